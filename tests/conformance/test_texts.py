"""Positions and records as text: exact both ways."""

from __future__ import annotations

import pytest

from izakaya import BadRecord, Record, Table, new_table, parse, read_record, replay
from izakaya.testing import at_random, play
from tests.conformance.eyes import everyone, looks, play_on, stops


def test_a_position_is_exact_at_every_question(table: Table) -> None:
    for t in stops(table, every=1):
        text = t.notation()
        again = parse(text)
        assert again.notation() == text
        assert (again.asked, again.options(), again.over) == (t.asked, t.options(), t.over)


def test_a_position_shows_everybody_the_same(table: Table) -> None:
    """All but the promise of the seed: a position from a text was not dealt."""
    for t in stops(table, every=15):
        again = parse(t.notation())
        for seat in everyone(t):
            ours, theirs = dict(t.view(seat)), dict(again.view(seat))
            for view in (ours, theirs):
                view.pop("commitment")
                if view["result"] is not None:
                    view["result"] = {k: v for k, v in dict(view["result"]).items() if k != "seed"}  # type: ignore[call-overload]
            assert ours == theirs


def test_a_position_plays_on_as_the_table_would(table: Table) -> None:
    for t in stops(table, every=25):
        again = parse(t.notation())
        other = t.copy()
        for option in play(other, at_random(3)):
            assert again.notation() == other.notation()
            again.answer(option)
        assert again.notation() == other.notation()
        assert again.result() == other.result()


def test_blank_lines_and_comments_do_not_matter(table: Table) -> None:
    text = table.notation()
    decorated = "\n# a comment\n" + text.replace("\n", "   # and why\n\n")
    assert parse(decorated).notation() == text
    assert parse(text.replace("\n", "\r\n")).notation() == text


def test_a_record_replays_to_the_identical_table(table: Table) -> None:
    for t in stops(table, every=31):
        record = Record.of(t)
        text = record.text()
        again = read_record(text)
        assert again.text() == text
        replayed = replay(again)
        assert looks(replayed) == looks(t)
        assert Record.of(replayed).text() == text


def test_a_record_of_a_position_replays_too(seating: tuple[str, int]) -> None:
    game, seats = seating
    first_half = new_table(game, seats=seats, seed=8)
    for number, _ in enumerate(play(first_half, at_random(1))):
        if number == 40:
            break
    table = parse(first_half.notation())
    play_on(table, at_random(2))
    record = Record.of(table)
    assert looks(replay(read_record(record.text()))) == looks(table)
    assert play_on(first_half, at_random(2)).notation() == table.notation()


def test_a_replayed_table_has_the_same_news(table: Table) -> None:
    play_on(table, at_random(5))
    replayed = replay(read_record(Record.of(table).text()))
    for seat in everyone(table):
        assert [n.seen_by(seat) for n in replayed.news] == [n.seen_by(seat) for n in table.news]


def test_a_record_with_a_wrong_answer_is_refused(table: Table) -> None:
    play_on(table, at_random(5))
    record = Record.of(table)
    record.answers.append(0)
    with pytest.raises(BadRecord, match=str(len(record.answers))):
        replay(record)
    record.answers[3:] = [-1]
    with pytest.raises(BadRecord, match="Answer 4"):
        replay(record)
