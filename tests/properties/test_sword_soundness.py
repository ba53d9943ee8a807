"""Whole random games of Samurai Sword: nothing is lost, nothing comes from nowhere, everything ends."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from izakaya import Record, Table, compiled, parse, read_record, replay
from izakaya.testing import Plan, at_random, games, plans, play
from tests.properties.position import BOX, Position, position
from tests.sword.at_the_table import RESILIENCE

SEATS = range(3, 8) if compiled else (3, 7)


@pytest.mark.parametrize("seats", SEATS)
@given(plan=plans("sword"))
def test_all_90_cards_are_always_there(seats: int, plan: Plan) -> None:
    assert BOX.total() == 90
    table = Plan("sword", seats, plan.seed, plan.way, plan.luck).table()
    for _ in play(table, plan.pick()):
        assert position(table).all_cards() == BOX
    assert position(table).all_cards() == BOX


@pytest.mark.parametrize("seats", SEATS)
@given(plan=plans("sword"))
def test_honour_and_resilience_are_conserved(seats: int, plan: Plan) -> None:
    """Honour goes from loser to victor (W20), and to the box when the deck runs out (W22) or for Bushido
    (W34).
    """
    table = Plan("sword", seats, plan.seed, plan.way, plan.luck).table()
    before = position(table)
    heard = len(table.news)
    honour = [person.honour for person in before.people]
    picked = play(table, plan.pick())
    while next(picked, None) is not None or table.over:
        after = position(table)
        for news in table.news[heard:]:
            if news.what == "ran-out":
                honour = [mine - 1 for mine in honour]
            elif news.what == "lost-honour":
                honour[news.seat] -= 1
            elif news.what == "defeated":
                honour[news.seat] -= 1
                honour[news.target] += 1
        heard = len(table.news)
        assert [person.honour for person in after.people] == honour
        check_people(before, after, table.over)
        before = after
        if table.over:
            break
    assert before.run_outs == sum(news.what == "ran-out" for news in table.news)
    assert before.run_outs <= (3 if seats in (4, 5) else 4)  # W40


def check_people(before: Position, after: Position, over: bool) -> None:
    for old, person in zip(before.people, after.people, strict=True):
        assert 0 <= person.resilience <= RESILIENCE[person.character]
        assert (person.role, person.character) == (old.role, old.character)
        assert person.honour >= 0
    assert over == any(person.honour == 0 for person in after.people) or over
    assert over or all(person.honour > 0 for person in after.people)
    assert after.people[after.turn].resilience > 0
    assert after.run_outs - before.run_outs in (0, 1, 2)
    assert sum(person.laid["bushido"] for person in after.people) <= 1
    assert after.honour() <= before.honour()


@given(table=games("sword"))
def test_no_wound_without_a_cause(table: Table) -> None:
    """From one question to the next, Resilience changes only as the news say."""
    if table.over:
        return
    before = position(table)
    heard = len(table.news)
    table.answer(table.options()[-1])
    after = position(table)
    resilience = [person.resilience for person in before.people]
    for news in table.news[heard:]:
        if news.what == "wounded":
            resilience[news.seat] -= news.number
        elif news.what == "bled":
            resilience[news.seat] -= 1
        elif news.what == "recovered" or (news.what == "played" and news.cards == ("breathing",)):
            resilience[news.seat] = RESILIENCE[before.people[news.seat].character]
    assert [person.resilience for person in after.people] == resilience


@given(table=games(), luck=st.integers(0, 1000))
def test_copy_position_and_record_are_exact_anywhere(table: Table, luck: int) -> None:
    text, record = table.notation(), Record.of(table).text()
    others = [table.copy(), parse(text), replay(read_record(record))]
    assert Record.of(others[-1]).text() == record
    mine = table.copy()
    for option in play(mine, at_random(luck)):
        for other in others:
            other.answer(option)
            assert other.notation() == others[0].notation()
    assert (table.notation(), others[0].notation()) == (text, mine.notation())
