"""The plain judgement: of a game that nobody has told the house anything about, only how it ends is known."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.judgement import NO_WORTHS, Judgement
from izakaya.bots.thinking.temper import EVEN, Temper
from izakaya.table.chance import Chance
from izakaya.table.table import Table

ROUNDS: Final = 24  # games imagined for each option …
ENOUGH: Final = 15000  # … unless they are long: so many decisions together are enough thought for one


@final
class PlainJudgement(Judgement):
    """At a glance all options are alike, and imagined games go on at random. Their ends, or the outlook, tell which option was good.

    An adept considers an option by the share of such games that are won with it (flat Monte Carlo: B. Abramson, "Expected-Outcome: A
    General Model of Static Evaluation", 1990). A master grows its tree from them, as information-set search does without knowledge.
    Both are counted in decisions and not by the clock, so that the same seed plays the same game.
    """

    def __init__(self, temper: Temper = EVEN) -> None:
        super().__init__(temper)
        self.at_random = True
        self.won: vec[float] = NO_WORTHS[:]

    def consider(self, t: Table, count: i64, chance: Chance) -> None:
        """Play games with each option, all options in the same deals, and see who wins."""
        me = t.asked_seat()
        won = self.won
        for i in range(count):
            won[i] = 0.0
        horizon = self.horizon(t)
        rounds: i64 = 0
        made: i64 = 0
        while rounds < ROUNDS and made < ENOUGH:
            deal = t.redeal(int(me), chance)
            for i in range(count):
                imagined = deal.bare_copy()
                imagined.chance = chance
                imagined.take(t.offered[i])
                made += imagined.play_out(chance, horizon)
                won[i] += self.value(imagined, me)
            rounds += 1
        for i in range(count):
            self.worths[i] = won[i] / float(rounds)
