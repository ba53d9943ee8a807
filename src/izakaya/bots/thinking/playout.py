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

    Everybody answers by judgement, the better the likelier (`temperature`), each from what it could know itself. The clock is looked at
    now and then: an unfinished thought counts for nothing.
    """
    care = judgement.care
    at_random = judgement.at_random
    look = made + LOOK_AT_CLOCK
    while not t.over and made < horizon:
        if at_random:
            stretch = horizon - made
            if stretch > LOOK_AT_CLOCK:
                stretch = LOOK_AT_CLOCK
            made += t.play_out(chance, stretch)
            if perf_counter() > deadline:
                return OUT_OF_TIME
            continue
        answer = judgement.reflex(t, made >= care)
        if answer >= 0:
            t.take(answer)
            made += 1
            continue
        count = t.ask()
        if count == 1:
            t.take(t.offered[0])
            continue
        made += 1
        place: i64 = -1
        if made > care:
            place = judgement.hasty(t, count, chance)
        if place < 0:
            judgement.weigh(t, count)
            place = judgement.pick(count, temperature, chance)
        t.take(t.offered[place])
        if made >= look:
            look = made + LOOK_AT_CLOCK
            if perf_counter() > deadline:
                return OUT_OF_TIME
    return made
