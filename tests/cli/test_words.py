"""Every sentence about a game, in every language: whole games are rendered, and nothing is missing."""

from __future__ import annotations

import pytest

from izakaya import Table, new_table
from izakaya.bots import bot
from izakaya.cli.event import Event
from izakaya.cli.rooms import room_for
from izakaya.cli.spelling import plain
from izakaya.games.sword.data import CARDS, CHARACTERS
from izakaya.locale import LANGUAGES, Speech
from tests.cli.test_secrets import text


def render_decision(table: Table, speech: Speech, me: int) -> None:
    seen = table.view(me)
    room = room_for("sword")(speech, seen, me)
    choices = room.choices(seen)
    assert sorted(choice.option for choice in choices) == sorted(table.options())
    numbers = [choice.number for choice in choices]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) < len(numbers) + 1
    words = [choice.text for choice in choices]
    assert len(set(words)) == len(words)
    assert "\n" not in room.question(seen)
    # Drawing is slow and has few sentences of its own: now and then is enough.
    if table.answered % 7 == 0:
        text([*room.table(seen), *room.cards(seen), *room.why(table, seen, "")])


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_whole_games_in_words(language: str, seats: int) -> None:
    speech = Speech(language)
    for seed in range(2):
        table = new_table("sword", seats=seats, seed=seed)
        bots = [bot("random" if seed else "novice", seat) for seat in range(seats)]
        while not table.over:
            asked = table.asked
            assert asked is not None
            options = table.options()
            if len(options) > 1:
                render_decision(table, speech, asked)
            table.answer(options[0] if len(options) == 1 else bots[asked].choose(table.view(asked)))
        for reader in (None, 0):
            room = room_for("sword")(speech, table.view(reader), reader)
            events = [Event.opened(n) if reader is None else Event.heard(n, reader) for n in table.news]
            views = [table.view(seat) for seat in range(seats)]
            text([*room.log(events), *room.ending(table, events), *room.hands(views)])
            text(room.table(room.opened(views)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_person_explains_itself_by_name(language: str) -> None:
    speech = Speech(language)
    room = room_for("sword")(speech, new_table("sword", seed=1).view(0), 0)
    for family, ids in (("card", CARDS), ("character", CHARACTERS)):
        for name in ids:
            own = speech.say(f"{family}-{name}")
            assert text(room.explain(own)).startswith(own)
            assert text(room.explain(name.upper())).startswith(own)
    assert room.explain("no such thing") == []
    assert room.explain("") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_names_are_alike(language: str) -> None:
    speech = Speech(language)
    names = [plain(speech.say(f"card-{card}")) for card in CARDS]
    names += [plain(speech.say(f"character-{character}")) for character in CHARACTERS]
    names += [
        plain(speech.say(f"command-{name}"))
        for name in ("help", "why", "table", "log", "cards", "rules", "quit")
    ]
    assert len(set(names)) == len(names)


def test_the_table_goes_clockwise_from_the_reader() -> None:
    table = new_table("sword", seats=4, seed=8, characters="tomoe,benkei,hanzo,ieyasu")
    room = room_for("sword")(Speech("en"), table.view(1), 1)
    shown = [line.rstrip() for line in text(room.table(table.view(1))).splitlines()]
    names = [next(word for word in line.split() if word != "▶") for line in shown[1:5]]
    assert names == ["Benkei", "Hanzō", "Ieyasu", "Tomoe"]
    assert shown[1].lstrip("▶ ").startswith("Benkei (you)")
    assert any(line.startswith("Deck ") for line in shown)
    assert any(line.startswith("Your hand, ") for line in shown)
