"""Friends are called by their own names, and whom they play comes second."""

from __future__ import annotations

import pytest

from izakaya import new_table
from izakaya.locale import LANGUAGES, Speech
from izakaya.words import Heard, Telling, telling_for

PEOPLE = ("Anna", "", "Ben", "")


def telling(game: str, language: str = "en", reader: int | None = 0) -> Telling:
    table = new_table(game, 4, seed=7)
    return telling_for(table, Speech(language), reader, PEOPLE)


def told(telling: Telling, *heard: Heard) -> list[str]:
    return [line.text for line in telling.log(heard)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["sword", "sake"])
def test_a_turn_is_headed_by_the_person_and_then_whom_they_play(game: str, language: str) -> None:
    friends = telling(game, language, None)
    bots = telling_for(new_table(game, 4, seed=7), Speech(language), None)
    [heading] = told(friends, Heard("turn", 2))
    [character] = told(bots, Heard("turn", 2))
    assert heading.find("Ben") == 0 or heading.find("Ben") < heading.find(bots.names.person(2))
    assert bots.names.person(2) in heading
    assert "Ben" not in character


@pytest.mark.parametrize("game", ["sword", "sake"])
def test_a_sentence_has_the_own_name_alone_and_a_bot_keeps_whom_it_plays(game: str) -> None:
    friends = telling(game, reader=None)
    alone = telling_for(new_table(game, 4, seed=7), Speech("en"), None)
    assert friends.names.person(2).startswith("Ben")
    assert friends.names.person(1) == alone.names.person(1)
    assert alone.names.person(2) not in told(friends, Heard("drew", 2, cards=(None,)))[0]


def test_others_are_introduced_by_both_names_and_oneself_by_whom_one_plays() -> None:
    table = new_table("sword", 4, seed=7)
    friends = telling_for(table, Speech("en"), 0, PEOPLE)
    alone = telling_for(table, Speech("en"), 0)
    said = friends.welcome(table.view(0))
    assert alone.names.person(0) in said[0]
    assert any(line.startswith(f"Ben ({alone.names.person(2)}):") for line in said)
    assert any(line.startswith(f"{alone.names.person(1)}:") for line in said)


def test_readers_of_one_language_at_two_tables_of_the_same_characters_read_their_own_names() -> None:
    table = new_table("sword", 4, seed=7)
    speech = Speech("en")
    heard = [Heard("turn", 2)]
    first = telling_for(table, speech, None, PEOPLE).log(heard)[0].text
    second = telling_for(table, speech, None, ("Carla", "", "Dora", "")).log(heard)[0].text
    assert "Ben" in first
    assert "Dora" in second
