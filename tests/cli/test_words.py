"""Every sentence about a game, in every language: whole games are rendered, and nothing is missing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from izakaya import Table, new_table
from izakaya.bots import bot
from izakaya.cli.conversation import COMMANDS
from izakaya.cli.rooms import room_for
from izakaya.games.sake.data import LOCATIONS, NAMES, SAMURAI
from izakaya.games.sword.data import CARDS, CHARACTERS
from izakaya.locale import LANGUAGES, Speech
from izakaya.words import Heard
from izakaya.words.spelling import plain
from tests.cli.terminal import text

FAMILIES: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "sword": (("card", CARDS), ("character", CHARACTERS)),
    "sake": (("sake-card", NAMES), ("sake-samurai", SAMURAI), ("sake-location", LOCATIONS)),
}
SETTINGS: tuple[dict[str, str], ...] = (
    {"location": "distillery", "choose_hand": "yes"},
    {"location": "hot-spring", "bare_hands": "always"},
)


def render_decision(table: Table, speech: Speech, me: int) -> None:
    seen = table.view(me)
    room = room_for(table, speech, me)
    choices = room.choices(table, seen)
    assert sorted(choice.option for choice in choices) == sorted(table.options())
    numbers = [choice.number for choice in choices]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) < len(numbers) + 1
    words = [choice.text for choice in choices]
    assert len(set(words)) == len(words)
    assert "\n" not in room.question(table, seen)
    # Drawing is slow and has few sentences of its own: now and then is enough.
    if table.answered % 7 == 0:
        text([*room.table(seen), *room.cards(seen), *room.why(table, seen, "")])


GAMES = (("sword", 3), ("sake", 5), ("sword", 5), ("sake", 3), ("sword", 7))


def in_words() -> Iterator[object]:
    """Every language plays two of the games, and all five where there is time."""
    for number, language in enumerate(LANGUAGES):
        for place, game in enumerate(GAMES):
            marks = [] if (place - number) % len(GAMES) < 2 else [pytest.mark.long]
            yield pytest.param(language, *game, marks=marks)


@pytest.mark.parametrize(("language", "game", "seats"), list(in_words()))
def test_whole_games_in_words(language: str, game: str, seats: int) -> None:
    speech = Speech(language)
    for seed in range(2):
        table = new_table(game, seats=seats, seed=seed, **(SETTINGS[seed] if game == "sake" else {}))
        bots = [bot("random" if seed else "novice", seat) for seat in range(seats)]
        while not table.over:
            asked = table.asked
            assert asked is not None
            options = table.options()
            if len(options) > 1:
                render_decision(table, speech, asked)
            table.answer(options[0] if len(options) == 1 else bots[asked].choose(table.view(asked)))
        for reader in (None, 0):
            room = room_for(table, speech, reader)
            events = [Heard.opened(n) if reader is None else Heard.by(reader, n) for n in table.news]
            views = [table.view(seat) for seat in range(seats)]
            text([*room.log(events), *room.ending(table, events), *room.hands(views)])
            text(room.table(room.opened(views)))


@pytest.mark.parametrize("game", list(FAMILIES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_person_explains_itself_by_name(language: str, game: str) -> None:
    speech = Speech(language)
    room = room_for(new_table(game, seed=1), speech, 0)
    for family, ids in FAMILIES[game]:
        for name in ids:
            own = speech.say(f"{family}-{name}")
            called = speech.say(f"{family}-{name}.full") if family == "sake-samurai" else own
            assert text(room.explain(own)).startswith(called)
            assert text(room.explain(name.upper())).startswith(called)
    assert room.explain("no such thing") == []
    assert room.explain("") == []


@pytest.mark.parametrize("game", list(FAMILIES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_names_are_alike(language: str, game: str) -> None:
    speech = Speech(language)
    names = [plain(speech.say(f"{family}-{name}")) for family, ids in FAMILIES[game] for name in ids]
    names += [plain(speech.say(f"command-{name}")) for name in COMMANDS]
    assert len(set(names)) == len(names)


def test_the_table_goes_clockwise_from_the_reader() -> None:
    table = new_table("sword", seats=4, seed=8, characters="tomoe,benkei,hanzo,ieyasu")
    room = room_for(table, Speech("en"), 1)
    shown = [line.rstrip() for line in text(room.table(table.view(1))).splitlines()]
    names = [next(word for word in line.split() if word != "▶") for line in shown[1:5]]
    assert names == ["Benkei", "Hanzō", "Ieyasu", "Tomoe"]
    assert shown[1].lstrip("▶ ").startswith("Benkei (you)")
    assert any(line.startswith("Deck ") for line in shown)
    assert any(line.startswith("Your hand, ") for line in shown)


@pytest.mark.parametrize(
    ("seats", "worths"),
    [
        (3, "Shogun ×2 · Ninja ×1"),
        (4, "Shogun ×1 · Samurai ×2 · Ninja ×2 with more stars, ×1 with fewer"),
        (5, "Shogun ×1 · Samurai ×1 · Ninja ×1 · Ronin ×2"),
        (6, "Shogun ×1 · Samurai ×2 · Ninja ×1 · Ronin ×3"),
        (7, "Shogun ×1 · Samurai ×1 · Ninja ×1 · Ronin ×3"),
    ],
)
def test_W25_the_table_shows_how_much_honour_counts(seats: int, worths: str) -> None:
    table = new_table("sword", seats=seats, seed=1)
    room = room_for(table, Speech("en"), 0)
    assert f"Honour counts at the end: {worths}" in text(room.table(table.view(0)))


def test_W1_three_know_who_the_ninja_are_and_of_four_the_samurai() -> None:
    for seats in (3, 4):
        table = new_table("sword", seats=seats, seed=1)
        for seat in range(seats):
            drawn = text(room_for(table, Speech("en"), seat).table(table.view(seat)))
            mine = next(line for line in drawn.splitlines() if "(you)" in line)
            assert ("?" in drawn) is not (seats == 3 or "Samurai" in mine)
