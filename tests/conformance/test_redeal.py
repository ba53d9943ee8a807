"""Redealing: all that a seat cannot know is dealt anew, consistent with all that it can. And secrecy, which
is the same promise.

Two tables that differ only in what a seat cannot know are twins to it; a redealt table is a twin of the table
it comes from.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise

import pytest

from izakaya import BadAnswer, Chance, IzakayaError, NoSuchSeat, Record, Table, new_table, parse
from izakaya.testing import at_random
from tests.conformance.eyes import (
    compare_news,
    everyone,
    expect_same,
    expect_same_cards_told,
    expect_same_redeal,
    expect_same_view,
    looks,
    play_on,
    stops,
)


def test_redealing_leaves_the_table_alone(table: Table) -> None:
    for t in stops(table, every=30):
        before = looks(t)
        for seat in everyone(t):
            t.redeal(seat, Chance(1))
        assert looks(t) == before


def test_a_seat_sees_no_difference(table: Table) -> None:
    for t in stops(table, every=7):
        for seat in everyone(t):
            for luck in range(3):
                expect_same_view(t, t.redeal(seat, Chance(luck)), seat)


def test_something_is_dealt_anew(table: Table) -> None:
    for seat in everyone(table):
        assert len({table.redeal(seat, Chance(luck)).notation() for luck in range(5)}) == 5


def test_redealing_depends_on_the_chance_alone(table: Table) -> None:
    for t in stops(table, every=40):
        for seat in everyone(t):
            assert t.redeal(seat, Chance(4)).notation() == t.redeal(seat, Chance(4)).notation()


def test_a_redealt_table_is_a_table(table: Table) -> None:
    for t in stops(table, every=20):
        for seat in everyone(t):
            new = t.redeal(seat, Chance(11))
            text = new.notation()
            assert parse(text).notation() == text
            assert (new.asked, new.over) == (t.asked, t.over)
            copy = new.copy()
            assert looks(copy) == looks(new)
            assert play_on(copy, at_random(2)).result().winners
            assert new.playouts(1, seed=1) > 0 or t.over or new.copy().settle() > 0


def test_a_redealt_table_can_be_redealt_to_anybody(table: Table) -> None:
    """Search that asks what the others might think deals within its own deals."""
    for t in stops(table, every=20):
        for seat in everyone(t):
            new = t.redeal(seat, Chance(12))
            for other in everyone(t):
                expect_same_view(new, new.redeal(other, Chance(13)), other)


def test_a_redealt_table_comes_from_what_the_seat_knows(table: Table) -> None:
    """Twins are redealt alike, to the last letter: nothing of the truth that was dealt over is left in the
    new table.
    """
    for t in stops(table, every=6):
        for seat in everyone(t):
            expect_same_redeal(t, t.redeal(seat, Chance(5)), seat, luck=7)


def test_a_redealt_table_does_not_carry_the_seed(seating: tuple[str, int]) -> None:
    """A bot with a redealt table must not be able to deal the true one from it."""
    game, seats = seating
    seed = 0x5EED_5EED_5EED_5EED_5EED
    for t in stops(new_table(game, seats=seats, seed=seed), every=40):
        if t.over:
            break
        new = t.redeal(0, Chance(3))
        with suppress(IzakayaError):  # a table that was never dealt need not have a record
            assert str(seed) not in Record.of(new).text()
        assert str(seed) not in new.notation()
        assert str(seed).encode() not in play_on(new, at_random(1)).view_bytes(0)


def test_nobody_redeals_from_a_seat_that_is_not_there(table: Table) -> None:
    for seat in (-1, int(table.seats), 2**31, 2**70):
        with pytest.raises(NoSuchSeat):
            table.redeal(seat, Chance(1))


def test_twins_ask_the_seat_the_same(table: Table) -> None:
    for t in stops(table, every=3):
        seat = t.asked
        if seat is None:
            break
        twin = t.redeal(seat, Chance(21))
        expect_same("options", t.options(), twin.options(), t, seat)
        expect_same("missing", t.missing(), twin.missing(), t, seat)
        for option in t.missing():
            expect_same("why_not", t.why(option), twin.why(option), t, seat)


def test_twins_refuse_in_the_same_words(table: Table) -> None:
    for t in stops(table, every=11):
        seat = t.asked
        if seat is None:
            break
        twin = t.redeal(seat, Chance(22))
        for option in [-1, 2**70, *range(400)]:
            if option not in t.options():
                expect_same("why_not", refusal(t, option), refusal(twin, option), t, seat)


def refusal(table: Table, option: int) -> str:
    with pytest.raises(BadAnswer) as refused:
        table.answer(option)
    return f"{type(refused.value).__name__}: {refused.value}"


def test_twins_tell_the_seat_the_same_news(table: Table) -> None:
    """Up to the first card that the seat is shown: that card may differ, being one it could not know."""
    for t in stops(table, every=1):
        if t.over:
            break
        for seat in everyone(t):
            twin = t.redeal(seat, Chance(23))
            both = [option for option in t.options() if option in twin.options()]
            for option in both[:: max(1, len(both) // 3)]:
                compare_news(t, twin, seat, option)


def test_news_tell_a_seat_of_no_card_that_it_then_does_not_know(table: Table) -> None:
    """Two answers that leave a seat with the same view and the same redeal are the same to it, so it is told of the same cards."""
    for t in stops(table, every=3):
        for one, other in pairwise(t.options()[:4]):
            here, there = answered(t, one), answered(t, other)
            for seat in everyone(t):
                if seat != t.asked and is_same_to(seat, here, there):
                    expect_same_cards_told(here, there, seat)


def answered(t: Table, option: int) -> Table:
    """A copy that tells what this answer does."""
    copy = t.copy()
    copy.telling = True
    copy.answer(option)
    return copy


def is_same_to(seat: int | None, here: Table, there: Table) -> bool:
    views = [t.view_bytes(seat) for t in (here, there)]
    return views[0] == views[1] and redealt(here, seat) == redealt(there, seat)


def redealt(t: Table, seat: int | None) -> str:
    return t.redeal(seat, Chance(24)).notation()
