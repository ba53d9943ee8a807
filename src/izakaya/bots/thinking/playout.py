"""Playing on: how an imagined game goes on outside of what is searched, everybody answering as a good player would."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from izakaya.bots.thinking.judgement import Judgement
from izakaya.table.chance import Chance
from izakaya.table.table import Table

LOOK_AT_CLOCK: Final = 64  # decisions
OUT_OF_TIME: Final = -1


def go_on(t: Table, judgement: Judgement, temperature: float, chance: Chance, made: i64) -> i64:
    """One answer of the asked seat, after `made` decisions. Returns the decisions made then: where there is no choice, as many as before.

    By judgement, the better the likelier (`temperature`), from what the seat could know itself.
    """
    answer = judgement.reflex(t)
    if answer >= 0:
        t.take(answer)
        return made + 1
    count = t.ask()
    if count == 1:
        t.take(t.offered[0])
        return made
    judgement.weigh(t, count)
    place = judgement.pick(count, temperature, chance)
    t.take(t.offered[place])
    return made + 1


def play_on(
    t: Table,
    judgement: Judgement,
    temperature: float,
    chance: Chance,
    made: i64,
    horizon: i64,
    deadline: float,
) -> i64:
    """Play from `made` decisions up to the horizon, or the end of the game. Returns the decisions made in all, or `OUT_OF_TIME`.

    The clock is looked at now and then: an unfinished thought counts for nothing.
    """
    look = made + LOOK_AT_CLOCK
    while not t.over and made < horizon:
        if judgement.at_random:
            stretch = horizon - made
            if stretch > LOOK_AT_CLOCK:
                stretch = LOOK_AT_CLOCK
            made += t.play_out(chance, stretch)
        else:
            made = go_on(t, judgement, temperature, chance, made)
        if made >= look or judgement.at_random:
            look = made + LOOK_AT_CLOCK
            if perf_counter() > deadline:
                return OUT_OF_TIME
    return made
