"""The moments of a game at which somebody looks up: the first decision of every turn, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from izakaya.games import GAMES
from izakaya.table.errors import IzakayaError, NotOver
from izakaya.table.record import Record
from izakaya.table.table import Table

TURN: Final = "turn"  # the news that somebody's turn has begun


class NoSuchMoment(IzakayaError):
    """A moment that the game never had."""


@dataclass(frozen=True)
class Moment:
    """`number` answers had been given; the turn of `seat` had begun, or the game had ended in it."""

    number: int
    seat: int


def finished(record: Record) -> Table:
    """The table after the last answer, of a game that is over: of one that goes on nothing is told."""
    table = record.replay(GAMES)
    if not table.over:
        raise NotOver("The game is still going on; it can be looked back at when it is over.")
    return table


def at_moment(record: Record, number: int) -> Table:
    """The table after so many answers."""
    if not 0 <= number <= len(record.answers):
        raise NoSuchMoment(
            f"There is no moment {number}: this game has those from 0 to {len(record.answers)}."
        )
    return next(table.copy() for table in played_again(record) if table.answered == number)


def played_again(record: Record) -> Iterator[Table]:
    """The very same table after every answer, from none at all to the last."""
    table = record.begin(GAMES)
    table.telling = True
    yield table
    for answer in record.answers:
        table.answer(answer)
        yield table


def whose_turn(table: Table) -> int:
    turn = table.view(None)["turn"]
    assert isinstance(turn, int), "every game says whose turn it is"
    return turn


def moments_of(record: Record) -> list[Moment]:
    """Every first decision of a turn, and last the end."""
    found: list[Moment] = []
    begun: tuple[int, int] | None = (
        None  # how many turns had been told of, and whose it was: some have two in a row
    )
    told = turns = 0
    for table in played_again(record):
        turns += sum(news.what == TURN for news in table.news[told:])
        told = len(table.news)
        if table.over:
            found.append(Moment(int(table.answered), -1 if begun is None else begun[1]))
        elif len(table.options()) > 1 and (turns, whose_turn(table)) != begun:
            begun = turns, whose_turn(table)
            found.append(Moment(int(table.answered), begun[1]))
    return found
