"""Hints: the master's choice and its reason, in the reader's language, from what the reader's seat may know."""

from __future__ import annotations

from time import thread_time

import pytest

from izakaya import Chance, NoSuchSeat, TableOver, new_table
from izakaya.bots import NotAsked, ask_bot, bot, hint
from izakaya.bots.adept_and_master import judgement_of, looking_ahead
from izakaya.bots.thinking.temper import EVEN
from izakaya.locale import LANGUAGES, Speech
from izakaya.table.table import NO_END
from tests.bots.tables import TABLES

ENGLISH = Speech("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["sword", "sake"])
def test_a_hint_is_an_option_with_a_reason(game: str, language: str) -> None:
    table = new_table(game, seed=4)
    options = table.choices()
    seat = table.asked
    assert seat is not None
    before = table.notation()
    found = hint(table, seat, Speech(language), None, iterations=5, seed=1)
    assert found.option in options
    assert len(found.sentences) >= 1
    assert all(found.sentences)
    assert table.notation() == before


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hints_are_honest(game: str, seats: int) -> None:
    """Tables that differ only in what the seat cannot know get the same hint, word for word."""
    table = new_table(game, seats=seats, seed=seats)
    drivers = [bot("adept", seat) for seat in range(seats)]
    compared = 0
    for number in range(60):
        if not table.choices():
            break
        seat = table.asked
        assert seat is not None
        if number % 20 == 7:
            hints = {
                hint(twin, seat, ENGLISH, None, iterations=3, seed=number)
                for twin in (table, table.redeal(seat, Chance.quick(1)), table.redeal(seat, Chance.quick(2)))
            }
            assert len(hints) == 1
            compared += 1
        table.answer(ask_bot(drivers[seat], table))
    assert compared > 1


def test_a_hint_for_a_plain_choice_takes_no_time() -> None:
    """Where only one answer makes sense, a minute to think is not used."""
    table = new_table("sake", seed=3)
    drivers = [bot("random", seat) for seat in range(5)]
    while table.choices():
        seat = table.asked
        assert seat is not None
        chance = Chance.quick(1)
        if looking_ahead(table.redeal(seat, chance), seat, judgement_of("sake", EVEN), chance).is_plain():
            start = thread_time()
            found = hint(table, seat, ENGLISH, seconds=60.0)
            assert thread_time() - start < 20.0
            assert not any("imagined" in sentence for sentence in found.sentences)
            return
        table.answer(ask_bot(drivers[seat], table))
    raise AssertionError("in a whole game nothing was plain")


def test_a_hint_calls_people_as_the_reader_does() -> None:
    for seed in range(30):
        table = new_table("sword", seed=seed)
        table.choices()
        assert table.asked is not None
        names = hint(
            table, table.asked, ENGLISH, None, iterations=8, seed=1, name=lambda seat: f"Guest {seat}"
        )
        if "Guest" in names.sentences[0]:
            usual = hint(table, table.asked, ENGLISH, None, iterations=8, seed=1)
            assert "Guest" not in usual.sentences[0]
            return
    raise AssertionError("in thirty deals nobody was to be struck")


def test_a_hint_is_for_the_seat_that_is_asked() -> None:
    table = new_table("sake", seed=1)
    table.choices()
    assert table.asked is not None
    other = (table.asked + 1) % 5
    with pytest.raises(NotAsked, match=rf"Seat {other} is not asked anything now; a hint is for seat"):
        hint(table, other, ENGLISH)
    with pytest.raises(NoSuchSeat):
        hint(table, 9, ENGLISH)


def test_after_the_end_there_are_no_hints() -> None:
    table = new_table("sword", seats=3, seed=1)
    table.play_out(Chance.quick(1), NO_END)
    with pytest.raises(TableOver, match="nothing left to advise"):
        hint(table, 0, ENGLISH)
