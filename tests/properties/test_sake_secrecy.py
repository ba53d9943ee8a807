"""Redealing SAKE anywhere in a game, and what twins show to a seat."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from izakaya import BadAnswer, Chance, Table, compiled, parse
from izakaya.testing import Plan, games, plans, play
from tests.conformance.eyes import everyone
from tests.properties.sake_position import BACK_OF, LABELS, Position, position

LUCK = st.integers(0, 2**32)
SEATS = range(3, 9) if compiled else (3, 8)
BOX = Counter(LABELS)
LARGEST_OPTION = 1700  # beyond the last that means anything


def backs(cards: list[str]) -> list[str]:
    return [BACK_OF[card] for card in cards]


@pytest.mark.parametrize("seats", SEATS)
@given(data=st.data(), luck=LUCK)
def test_a_redealt_table_is_legal_and_looks_the_same(seats: int, data: st.DataObject, luck: int) -> None:
    table = data.draw(games("sake", seats))
    truth = position(table)
    for seat in everyone(table):
        new = table.redeal(seat, Chance(luck))
        assert new.view_bytes(seat) == table.view_bytes(seat)
        check_public(truth, position(new), seat)
        assert parse(new.notation()).notation() == new.notation()
        new.playouts(1, seed=luck & 0xFFFF)
        twin = table.redeal(seat, Chance(luck + 1))
        assert twin.redeal(seat, Chance(7)).notation() == new.redeal(seat, Chance(7)).notation()


def check_public(truth: Position, new: Position, seat: int | None) -> None:
    """What lies open, the own hand and every back are as they were."""
    assert new.all_cards() == BOX
    for known in ("pieces", "gaps", "is_line", "owners", "pile", "masu", "turn", "plays"):
        assert getattr(new, known) == getattr(truth, known)
    assert new.resolving() == truth.resolving()
    assert len(new.deck) == len(truth.deck)
    assert backs(new.deck[-1:]) == backs(truth.deck[-1:])
    for number, (person, true) in enumerate(zip(new.people, truth.people, strict=True)):
        for known in ("samurai", "state", "sitting", "gear", "sake", "wielding"):
            assert getattr(person, known) == getattr(true, known)
        assert sorted(backs(person.hand)) == sorted(backs(true.hand))
        assert backs(person.life) == backs(true.life)
        assert backs(person.wounds) == backs(true.wounds)
        if number == seat:
            assert person.hand == true.hand


@given(table=games("sake", ways=("at random", "busily")), luck=LUCK)
def test_what_a_seat_has_seen_is_where_it_knows_it_to_be(table: Table, luck: int) -> None:
    """A card seen on its way into a hand (a drowsy elation, a minion that returns) is there in every deal,
    until it is seen to leave.
    """
    for seat in everyone(table):
        for new in (table, table.redeal(seat, Chance(luck))):
            hands = [person.hand for person in position(new).people]
            seen = new.view(seat)["seen"]
            assert isinstance(seen, list)
            for sighting in seen:
                assert any(sighting["card"] in hands[home] for home in sighting["hands"])


@given(plan=plans("sake", ways=("at random", "busily")), luck=LUCK)
def test_no_pile_holds_a_card_that_was_ever_seen(plan: Plan, luck: int) -> None:
    """Life and Wounds lie there since the deal: what has been seen since, by all or by the seat, is not
    there.
    """
    table = plan.table()
    seen: dict[int | None, set[str]] = {seat: set() for seat in everyone(table)}
    heard = 0
    for number, _ in enumerate(play(table, plan.pick())):
        for seat, cards in seen.items():
            for news in table.news[heard:]:
                shown = news.seen_by(seat).get("cards", [])
                assert isinstance(shown, list)
                cards.update(card for card in shown if card in BOX)
        heard = len(table.news)
        if number % 12 == 0:
            for seat, cards in seen.items():
                for person in position(table.redeal(seat, Chance(luck))).people:
                    assert not cards & {*person.life, *person.wounds}


@given(plan=plans("sake", ways=("at random", "busily")), luck=LUCK)
def test_hands_that_have_not_drawn_hold_only_old_cards(plan: Plan, luck: int) -> None:
    """When the draw pile is renewed everybody sees what goes into it; so a player who has not drawn from it holds
    nothing of it.
    """
    table = plan.table()
    heard = len(table.news)
    renewed: set[str] = set()
    untouched: set[int] = set()
    for number, _ in enumerate(play(table, plan.pick())):
        for news in table.news[heard:]:
            if news.what == "renewed":
                untouched = set(range(table.seats))
            elif news.what in ("drew", "minion-returned"):
                untouched.discard(news.seat)
            elif news.what == "passed-card":
                untouched.discard(news.target)
        if any(news.what == "renewed" for news in table.news[heard:]):
            renewed = set(position(table).deck)
        heard = len(table.news)
        if renewed and number % 6 == 0:
            for seat in everyone(table):
                people = position(table.redeal(seat, Chance(luck))).people
                for other in untouched:
                    if other != seat:
                        assert not renewed & set(people[other].hand)


@given(table=games("sake", ways=("at random", "busily")), luck=LUCK)
def test_twins_ask_and_refuse_alike(table: Table, luck: int) -> None:
    seat = table.asked
    if seat is None:
        return
    twin = table.redeal(seat, Chance(luck))
    assert twin.options() == table.options()
    assert twin.missing() == table.missing()
    for option in range(LARGEST_OPTION):
        if option not in table.options():
            assert refusal(twin, option) == refusal(table, option)


def refusal(table: Table, option: int) -> str:
    try:
        table.answer(option)
    except BadAnswer as problem:
        return f"{type(problem).__name__}: {problem}"
    raise AssertionError(f"option {option} was taken though not offered")
