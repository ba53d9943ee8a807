"""Redealing Samurai Sword anywhere in a game, and what twins show to a seat."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from izakaya import Chance, Table, compiled, new_table, parse
from izakaya.testing import Plan, busily, games, plans, play
from tests.conformance.eyes import everyone, play_on
from tests.properties.position import BOX, Person, Position, position

LUCK = st.integers(0, 2**32)
SEATS = range(3, 8) if compiled else (3, 7)


@pytest.mark.parametrize("seats", SEATS)
@given(data=st.data(), luck=LUCK)
def test_a_redealt_table_is_legal_and_looks_the_same(seats: int, data: st.DataObject, luck: int) -> None:
    table = data.draw(games("sword", seats))
    truth = position(table)
    for seat in everyone(table):
        new = table.redeal(seat, Chance(luck))
        assert new.view_bytes(seat) == table.view_bytes(seat)
        check_public(truth, position(new), seat, table.over)
        assert parse(new.notation()).notation() == new.notation()
        new.playouts(1, seed=luck & 0xFFFF)


def check_public(truth: Position, new: Position, seat: int | None, over: bool) -> None:
    """W39, written out here once more."""
    assert new.all_cards() == BOX
    assert (new.pile, new.resolving, new.run_outs, new.turn) == (
        truth.pile,
        truth.resolving,
        truth.run_outs,
        truth.turn,
    )
    assert new.deck.total() == truth.deck.total()
    for number, (person, true) in enumerate(zip(new.people, truth.people, strict=True)):
        assert (person.character, person.resilience, person.honour) == (
            true.character,
            true.resilience,
            true.honour,
        )
        assert person.laid == true.laid
        assert person.hand.total() == true.hand.total()
        if number == seat:
            assert (person.hand, person.role) == (true.hand, true.role)
        assert (person.role == "shogun") == (true.role == "shogun")
        if over:
            assert person.role == true.role
            # W25: the Ronin's are worth nothing, so they are not shown.
            assert person.hand["daimyo"] == true.hand["daimyo"] or true.role == "ronin"
    ninja = [person.role for person in new.people if person.role.startswith("ninja")]
    assert len(set(ninja)) == len(ninja)
    assert Counter(role_of(p.role) for p in new.people) == Counter(role_of(p.role) for p in truth.people)


def role_of(role: str) -> str:
    return "ninja" if role.startswith("ninja") else role


@given(table=games("sword", ways=("at random", "busily")), luck=LUCK)
def test_what_a_seat_has_seen_is_where_it_knows_it_to_be(table: Table, luck: int) -> None:
    """A card seen on its way into a hand (Diversion, Ieyasu) is there in every deal, until it is seen to
    leave.
    """
    for seat in everyone(table):
        for new in (table, table.redeal(seat, Chance(luck))):
            hands = [person.hand for person in position(new).people]
            seen = new.view(seat)["seen"]
            assert isinstance(seen, list)
            for sighting in seen:
                same = [other for other in seen if other == sighting]
                assert sum(hands[s][sighting["card"]] for s in sighting["hands"]) >= len(same)


def test_what_a_seat_has_seen_is_still_there_after_the_end() -> None:
    for seed in range(25):
        table = play_on(new_table("sword", seats=3 + seed % 5, seed=seed), busily(seed))
        for seat in everyone(table):
            hands = [person.hand for person in position(table.redeal(seat, Chance(seed))).people]
            seen = table.view(seat)["seen"]
            assert isinstance(seen, list)
            for sighting in seen:
                assert any(hands[s][sighting["card"]] for s in sighting["hands"]), (seed, seat, sighting)


@given(table=games("sword", ways=("at random", "busily")), luck=LUCK)
def test_in_a_redealt_table_the_others_have_not_seen_what_is_not_there(table: Table, luck: int) -> None:
    """What the others know in a redealt table is about its own cards, not those that were dealt over."""
    for seat in everyone(table):
        new = table.redeal(seat, Chance(luck))
        hands = [person.hand for person in position(new).people]
        for other in everyone(table):
            seen = new.view(other)["seen"]
            assert isinstance(seen, list)
            for sighting in seen:
                assert sum(hands[s][sighting["card"]] for s in sighting["hands"]) > 0
            new.redeal(other, Chance(luck + 1))


@given(plan=plans("sword", ways=("at random", "busily")), luck=LUCK)
def test_hands_that_have_not_drawn_hold_only_old_cards(plan: Plan, luck: int) -> None:
    """When the deck runs out everybody sees what goes into the new one; so a player who has not drawn from it
    holds nothing of it.
    """
    table = plan.table()
    heard = len(table.news)
    old: dict[
        int | None, Counter[str]
    ] = {}  # per watcher: the cards of the others when the deck ran out, less those seen since
    untouched: set[int] = set()
    for number, _ in enumerate(play(table, plan.pick())):
        for news in table.news[heard:]:
            if news.what == "ran-out":
                old, untouched = {}, set()
            elif news.what in ("drew", "took-discard", "diverted"):
                untouched -= {news.seat, news.target}
            elif news.what in ("played", "answered", "discarded", "lost-card") and news.seat in untouched:
                for seat, cards in old.items():
                    if seat != news.seat:
                        cards[news.cards[0]] -= 1
        after_run_out = table.news[heard:] and table.news[-1].what == "ran-out"
        heard = len(table.news)
        people = position(table).people
        if after_run_out:
            untouched = set(range(len(people)))
            old = {seat: others_hands(people, seat) for seat in everyone(table)}
        if old and number % 4 == 0:
            for seat, cards in old.items():
                new = position(table.redeal(seat, Chance(luck))).people
                held = sum((new[other].hand for other in untouched if other != seat), Counter[str]())
                assert held <= cards, (
                    f"seat {seat} knows that the hands {untouched - {seat}} do not hold {held - cards}"
                )


def others_hands(people: list[Person], seat: int | None) -> Counter[str]:
    return sum((person.hand for number, person in enumerate(people) if number != seat), Counter[str]())
