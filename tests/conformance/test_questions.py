"""A table asks one seat one question at a time, and takes only what it offered."""

from __future__ import annotations

import pytest
from hypothesis import given

from izakaya import GAMES, Move, NotOffered, NotOver, Refusal, Result, Table, TableOver, new_table
from izakaya.table.table import LARGEST_OPTION
from izakaya.testing import Plan, at_random, plans
from tests.conformance.eyes import looks, play_on, stops

# Besides these, every small integer that is not on offer.
NEVER_OPTIONS: tuple[object, ...] = (
    -1, -(2**70), 32_767, 32_768, 2**31, 2**63, 2**64, 2**70, 10**5000,
    "0", "pass", "", None, 0.0, 1.5, float("nan"), float("inf"), (), [0], {}, b"0", object(),
)  # fmt: skip


def test_the_same_seed_deals_the_same_table(seating: tuple[str, int]) -> None:
    game, seats = seating
    one, two = (new_table(game, seats=seats, seed=77) for _ in range(2))
    assert looks(one) == looks(two)
    assert looks(play_on(one, at_random(5))) == looks(play_on(two, at_random(5)))


def test_different_seeds_deal_different_tables(seating: tuple[str, int]) -> None:
    game, seats = seating
    dealt = {new_table(game, seats=seats, seed=seed).notation() for seed in (0, 1, 2, 2**64, 2**256 - 1)}
    assert len(dealt) == 5


def test_without_a_seed_nobody_can_guess_the_deal(seating: tuple[str, int]) -> None:
    game, seats = seating
    assert new_table(game, seats=seats).notation() != new_table(game, seats=seats).notation()


def test_options_are_there_distinct_and_stable(table: Table) -> None:
    largest = GAMES[table.origin.game].largest_option
    assert largest <= LARGEST_OPTION
    for t in stops(table, every=1):
        options = t.options()
        assert t.options() == options
        assert len(set(options)) == len(options)
        assert all(type(option) is int and 0 <= option <= largest for option in options)
        if t.over:
            assert options == []
            assert t.asked is None
        else:
            assert options
            assert t.asked in range(t.seats)


def test_asking_changes_nothing(table: Table) -> None:
    for t in stops(table, every=7):
        before = t.notation()
        t.options(), t.asked, t.missing(), [t.view(seat) for seat in range(t.seats)]
        assert t.notation() == before


def test_every_option_has_a_meaning_of_its_own(table: Table) -> None:
    meanings: dict[Move, int] = {}
    for t in stops(table, every=1):
        for option in t.options():
            move = t.describe(option)
            assert isinstance(move, Move)
            assert move.way
            assert move.parts()["way"] == move.way
            assert move.target is None or move.target in range(t.seats)
            # "Fixed meaning": over the whole game, one integer is one move.
            assert meanings.setdefault(move, option) == option


def test_an_answer_that_is_not_offered_changes_nothing(table: Table) -> None:
    for t in stops(table, every=23):
        if t.over:
            break
        before = looks(t)
        offered = set(t.options())
        for number in range(-3, 400):
            if number not in offered:
                with pytest.raises(NotOffered):
                    t.answer(number)
        for thing in NEVER_OPTIONS:
            with pytest.raises(NotOffered) as refused:
                t.answer(thing)
            assert 10 < len(str(refused.value)) < 300
        assert looks(t) == before


def test_true_and_false_are_not_options_of_their_own(table: Table) -> None:
    """Python's True equals 1: a table may take it as 1 or refuse it, but not do a third thing."""
    for t in stops(table, every=11):
        for truth in (True, False):
            as_number, as_truth = t.copy(), t.copy()
            try:
                as_truth.answer(truth)
            except (NotOffered, TableOver):
                assert looks(as_truth) == looks(t)
                continue
            as_number.answer(int(truth))
            assert looks(as_truth) == looks(as_number)


def test_after_the_end_nothing_is_taken(table: Table) -> None:
    play_on(table, at_random(3))
    before = looks(table)
    for thing in (0, 1, -1, 2**70, "x", None):
        with pytest.raises(TableOver):
            table.answer(thing)
    with pytest.raises(TableOver):
        table.why(0)
    assert table.missing() == []
    assert table.settle() == 0
    assert looks(table) == before


def test_there_is_a_result_only_at_the_end(table: Table) -> None:
    for t in stops(table, every=9):
        if not t.over:
            with pytest.raises(NotOver):
                t.result()
    result = table.result()
    assert isinstance(result, Result)
    assert result == table.result()
    assert result.winners
    assert set(result.winners) <= set(range(table.seats))
    assert len(result.points) == len(result.teams) == table.seats
    assert set(result.teams) == set(result.sides)
    assert result.reason
    # Teams win together.
    winning = {result.teams[seat] for seat in result.winners}
    assert [seat for seat in range(table.seats) if result.teams[seat] in winning] == sorted(result.winners)


def test_settling_answers_only_what_is_forced(table: Table) -> None:
    pick = at_random(8)
    for _ in range(200):
        if table.over:
            break
        by_hand = table.copy()
        forced = 0
        while not by_hand.over and len(by_hand.options()) == 1:
            by_hand.answer(by_hand.options()[0])
            forced += 1
        assert table.settle() == forced
        assert looks(table)[:4] == looks(by_hand)[:4]
        if not table.over:
            assert len(table.options()) > 1
            table.answer(pick(table.options()))


def test_what_is_missing_has_a_reason_and_a_rule(table: Table) -> None:
    for t in stops(table, every=1):
        missing = t.missing()
        assert len(set(missing)) == len(missing)
        assert not set(missing) & set(t.options())
        for option in missing:
            assert isinstance(t.describe(option), Move)
            refusal = t.why(option)
            assert isinstance(refusal, Refusal)
            assert refusal.reason
            assert refusal.rule[0].isupper()
            assert refusal.rule[1:].isdigit()


def test_every_meaning_not_on_offer_has_a_rule(table: Table) -> None:
    for t in stops(table, every=17):
        if t.over:
            break
        for option in range(1000):
            try:
                t.describe(option)
            except NotOffered:
                with pytest.raises(NotOffered):
                    t.why(option)
                continue
            if option not in t.options():
                refusal = t.why(option)
                assert refusal.reason
                assert refusal.rule[1:].isdigit()
                with pytest.raises(NotOffered, match=refusal.rule):
                    t.answer(option)


@given(plan=plans())
def test_every_game_ends(plan: Plan) -> None:
    table = play_on(plan.table(), plan.pick())
    assert table.over
    assert table.result().winners
