"""Cards of the house's deck by what stands on them: the worked examples of the rulebooks are played with any deck that has their boxes."""

from __future__ import annotations

from izakaya.games.sake.data import BACKS, CARDS, FALTER, GEAR
from izakaya.games.sake.deck_file import HOUSE


def event(but: tuple[str, ...] = (), **boxes: int) -> str:
    """An event with these boxes."""
    return card_of(range(GEAR, FALTER), but, boxes)


def weapon_or_item(but: tuple[str, ...] = (), **boxes: int) -> str:
    return card_of(range(GEAR), but, boxes)


def backed(back: str, count: int, but: tuple[str, ...] = ()) -> list[str]:
    """So many events with this back."""
    cards = [card for card in range(CARDS) if GEAR <= HOUSE.name[card] < FALTER]
    found = [HOUSE.labels[card] for card in cards if BACKS[HOUSE.back[card]] == back]
    return [label for label in found if label not in but][:count]


def card_of(names: range, but: tuple[str, ...], boxes: dict[str, int]) -> str:
    values = {"attack": HOUSE.attack, "defence": HOUSE.defence, "drinking": HOUSE.drinking}
    for card in range(CARDS):
        fits = all(values[box][card] == value for box, value in boxes.items())
        if fits and int(HOUSE.name[card]) in names and HOUSE.labels[card] not in but:
            return HOUSE.labels[card]
    raise AssertionError(f"the house's deck has no such card: {boxes}")
