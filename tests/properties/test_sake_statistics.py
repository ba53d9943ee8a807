"""Redealing SAKE is fair: every hidden card lies everywhere as often as there is room for its back."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from izakaya import Chance, Table, new_table
from izakaya.testing import at_random, play
from tests.properties.sake_position import BACK_OF, Position, position

DEALS = 400
MIXED = ("renewed", "minion-returned", "passed-card")


def fits(counts: Counter[object], expected: dict[object, float]) -> bool:
    """Whether what was counted is what was expected, by chi-square; six deviations wide, for the luck here is
    fixed.
    """
    assert counts.keys() <= expected.keys()
    chi_square = sum((counts[cell] - mean) ** 2 / mean for cell, mean in expected.items())
    free = len(expected) - 1
    widest: float = free + 6 * (2 * free) ** 0.5 + 6
    return chi_square < widest


def hidden_places(found: Position, seat: int | None) -> dict[str, list[str]]:
    """The cards of every place whose fronts the seat does not see; the top card is a place of its own."""
    places = {"deck": found.deck[:-1], "top": found.deck[-1:]}
    for number, person in enumerate(found.people):
        if number != seat:
            places[f"hand {number}"] = person.hand
        places[f"life {number}"] = person.life
        places[f"wounds {number}"] = person.wounds
    return {place: cards for place, cards in places.items() if cards}


def early(seats: int) -> Table:
    """A table before any pile has been renewed: then every hidden card may lie anywhere that has its back."""
    for seed in range(seats, seats + 20):
        table = new_table("sake", seats=seats, seed=seed)
        for _ in islice(play(table, at_random(seats)), 60):
            pass
        if not any(news.what in MIXED for news in table.news):
            return table
    raise AssertionError("In every game something is mixed within sixty questions.")


@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("played", [False, True], ids=["dealt", "played"])
def test_every_hidden_card_is_everywhere_as_often_as_there_is_room(seats: int, played: bool) -> None:
    table = early(seats) if played else new_table("sake", seats=seats, seed=seats)
    truth = position(table)
    chance = Chance.quick(8)
    for seat in (0, seats - 1, None):
        hidden = hidden_places(truth, seat)
        room = {
            (place, back): sum(BACK_OF[card] == back for card in cards)
            for place, cards in hidden.items()
            for back in set(BACK_OF.values())
        }
        total = Counter(BACK_OF[card] for cards in hidden.values() for card in cards)
        counts: dict[str, Counter[object]] = {card: Counter() for cards in hidden.values() for card in cards}
        for _ in range(DEALS):
            for place, cards in hidden_places(position(table.redeal(seat, chance)), seat).items():
                for card in cards:
                    counts[card][place] += 1
        for card, found in counts.items():
            back = BACK_OF[card]
            expected: dict[object, float] = {
                place: DEALS * room[place, back] / total[back] for place in hidden if room[place, back]
            }
            assert fits(found, expected), (card, found, expected)


@pytest.mark.parametrize("seats", [3, 8])
def test_the_order_of_the_draw_pile_is_any_order(seats: int) -> None:
    """But for the back on top: below it, backs too come in any order."""
    table = new_table("sake", seats=seats, seed=seats)
    truth = position(table)
    chance = Chance.quick(7)
    below = len(truth.deck) - 1
    backs = Counter(BACK_OF[card] for card in truth.deck[:-1])
    counts: Counter[object] = Counter()
    follow: Counter[object] = Counter()
    for _ in range(DEALS):
        deck = position(table.redeal(0, chance)).deck
        for at, card in enumerate(deck[:-1]):
            counts[at, BACK_OF[card]] += 1
        follow[BACK_OF[deck[0]], BACK_OF[deck[-2]]] += 1
    expected: dict[object, float] = {
        (at, back): DEALS * backs[back] / below for at in range(below) for back in backs
    }
    assert fits(counts, expected)
    pairs: dict[object, float] = {
        (one, two): DEALS * backs[one] * (backs[two] - (one == two)) / (below * (below - 1))
        for one in backs
        for two in backs
    }
    assert fits(follow, pairs)


def test_the_luck_ahead_is_dealt_anew() -> None:
    """What will be turned up, passed and shuffled is none of the seat's knowledge."""
    table = new_table("sake", seats=4, seed=1)
    chance = Chance.quick(8)
    states = {table.redeal(0, chance).chance.state for _ in range(50)}
    assert len(states) == 50
