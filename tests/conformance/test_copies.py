"""Copies are independent and have the same future; playouts are fast games from such copies."""

from __future__ import annotations

from izakaya import Chance, Record, Table, new_table, replay
from izakaya.table.table import NO_END
from izakaya.testing import ENDLESS, at_random
from tests.conformance.eyes import looks, play_on, stops, told


def test_a_copy_looks_the_same(table: Table) -> None:
    for t in stops(table, every=13):
        assert looks(t.copy()) == looks(t)
        assert looks(t.copy().copy()) == looks(t)


def test_a_copy_and_its_table_do_not_touch_each_other(table: Table) -> None:
    for t in stops(table, every=19):
        before = looks(t)
        copy = t.copy()
        copy_of_copy = copy.copy()
        play_on(copy, at_random(1))
        assert looks(t) == looks(copy_of_copy) == before
        play_on(copy_of_copy.copy(), at_random(2))
        assert looks(copy_of_copy) == before


def test_a_copy_has_the_same_future(table: Table) -> None:
    for t in stops(table, every=29):
        copy = t.copy()
        assert looks(play_on(copy, at_random(4))) == looks(play_on(t.copy(), at_random(4)))


def test_copies_do_not_share_their_past(table: Table) -> None:
    """Copies may share memory as they like, but a record must tell the story of its own table."""
    play_some(table, 10)
    left, right = table.copy(), table.copy()
    play_some(left, 10, luck=1)
    play_some(right, 10, luck=2)
    play_some(table, 10, luck=3)
    for t in (left, right, table):
        assert replay(Record.of(t)).notation() == t.notation()


def play_some(table: Table, answers: int, luck: int = 0) -> None:
    pick = at_random(luck)
    for _ in range(answers):
        if not table.over:
            table.answer(pick(table.options()))


def test_a_copy_tells_no_news_until_it_is_asked_to(table: Table) -> None:
    assert table.news
    copy = table.copy()
    assert copy.news == []
    play_some(copy, 5)
    assert copy.news == []
    telling = table.copy()
    telling.telling = True
    heard = len(table.news)
    play_some(telling, 5)
    play_some(table, 5)
    assert told(telling, None) == told(table, None, since=heard)


def test_news_never_change_the_game(table: Table) -> None:
    silent = table.copy()
    assert looks(play_on(silent, at_random(6))) == looks(play_on(table, at_random(6)))


def test_a_bare_copy_plays_to_its_end(table: Table) -> None:
    for t in stops(table, every=37):
        before = looks(t)
        bare = t.bare_copy()
        decisions = bare.play_out(Chance.quick(9), NO_END)
        assert bare.over
        assert bare.result().winners
        assert 0 <= decisions < ENDLESS
        assert (decisions == 0) or not t.over
        assert looks(t) == before


def test_playouts_count_decisions_and_depend_only_on_the_seed(seating: tuple[str, int]) -> None:
    game, seats = seating
    table = new_table(game, seats=seats, seed=5)
    before = looks(table)
    decisions = table.playouts(20, seed=3)
    assert decisions == table.playouts(20, seed=3) > 20
    assert decisions != table.playouts(20, seed=4)
    assert looks(table) == before
    assert table.playouts(0, seed=3) == 0
    # The luck of the table's own deal is not the playouts' luck.
    play_on(table, at_random(1))
    assert table.playouts(5, seed=3) == 0
