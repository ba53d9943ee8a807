"""Judgement: what an experienced player thinks of the options at a glance, without looking ahead.

It is used three ways: the adept plays by it, search imagines by it how a game goes on, and it gives the reasons that a bot can put
into words. It judges for the seat that is asked, from what that seat may know: what lies open and its own hand. A table in search
holds other hands too, dealt anew; to look at them here would be to cheat, and to play badly on the true table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from izakaya.bots.thinking.outlook import Outlook
from izakaya.bots.thinking.temper import EVEN, Temper
from izakaya.table.chance import Chance
from izakaya.table.table import Table

MOST_OPTIONS: Final = 256
NO_WORTHS: Final = vec[float]([0.0] * MOST_OPTIONS)
NEVER: Final = -1000.0  # an option that no sensible player considers
SENSIBLE: Final = -500.0
HARDLY: Final = 0.5  # standard errors that an option must be ahead of what is best at a glance
HOPELESS: Final = 3.0  # options so many temperatures below the best are left out
WORD: Final = 4294967296.0


LONGEST: Final = 2000  # decisions of a game that is played out at random; what is not over then is nobody's


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The judgement of one game, the part `judgement` of it: a class made of this one, made with a temper.

    `worths[i]` is what option `i` of those offered is worth; 1 is about one point of victory. A game's own judgement weighs its
    options, and that may be all. `reflex` makes its imagined games quicker, `believe` makes them truer. `t` is a table of the game.
    """

    def __init__(self, temper: Temper = EVEN) -> None:
        self.temper = temper
        self.worths: vec[float] = NO_WORTHS[:]
        self.likely: vec[float] = NO_WORTHS[:]
        self.at_random: bool = False  # whether imagined games go on at random outside the tree
        # What was learned of who wins; none where nothing was. Then imagined games are played to their end.
        self.outlook: Outlook | None = None
        self.ahead: i64 = 12  # decisions for each seat that imagined games go on before the outlook is asked

    def weigh(self, t: Table, count: i64) -> None:
        """Write into `worths` what each of the options just asked for is worth to the asked seat. Here: all the same."""
        for i in range(count):
            self.worths[i] = 0.0

    def consider(self, t: Table, count: i64, chance: Chance) -> None:
        """Do the same for somebody who will look no further ahead: it may take a moment. `t` is a world that may be dealt anew."""
        self.weigh(t, count)

    def reflex(self, t: Table) -> i64:
        """An answer that needs no thought in imagined games, not even what else is on offer; -1 if the question does need it.

        Only for questions that surely offer two options or more.
        """
        return -1

    def horizon(self, t: Table) -> i64:
        """Decisions after which an imagined game is judged as it stands (`value`)."""
        return LONGEST if self.outlook is None else self.ahead * t.seats

    def value(self, t: Table, seat: i64) -> float:
        """How a table stands for a seat, from 0 (lost) to 1 (won); of a table that is over, what it got.

        Else what the outlook says; without one, what comes of it when a copy is played on at random.
        """
        if not t.over:
            if self.outlook is not None:
                return self.outlook.chance(t, seat)
            chance = t.chance.copy()
            t = t.bare_copy()
            t.play_out(chance, LONGEST)
        return outcome(t, seat)

    def doubt(self, t: Table, option: i64) -> float:
        """By how many standard errors an option must be ahead of what is best at a glance, to be given instead of it."""
        return HARDLY

    def believe(self, t: Table, seat: i64, chance: Chance) -> None:
        """Let a table dealt anew for this seat fit what its players have done: the better a deal fits, the oftener it comes.

        It is asked before each imagined game, of several that may be played from the same deal.
        """

    def pick(self, count: i64, temperature: float, chance: Chance) -> i64:
        """The place of one of the options weighed: the better the likelier, the more so the lower the temperature.

        That is a Boltzmann distribution (softmax) over the worths, cut off where an option is hopeless.
        """
        worths = self.worths
        likely = self.likely
        best = worths[0]
        for i in range(i64(1), count):
            if worths[i] > best:
                best = worths[i]
        # (1 + x/3)**3 is near enough to exp(x), and far cheaper.
        slope = 1.0 / (HOPELESS * temperature)
        level = 1.0 - best * slope
        total = 0.0
        for i in range(count):
            near = level + worths[i] * slope
            if near > 0.0:
                near = near * near * near
                total += near
            else:
                near = 0.0
            likely[i] = near
        lot = float(chance.word()) / WORD * total
        last: i64 = 0
        for i in range(count):
            near = likely[i]
            if near > 0.0:
                last = i
                lot -= near
                if lot < 0.0:
                    break
        return last

    def best(self, count: i64, noise: float, chance: Chance) -> i64:
        """The place of the best option, where worths closer together than the noise are as good as equal."""
        worths = self.worths
        best: i64 = 0
        most = NEVER * 2.0
        for i in range(count):
            liking = worths[i] + noise * float(chance.word()) / WORD
            if liking > most:
                most = liking
                best = i
        return best


def outcome(t: Table, seat: i64) -> float:
    """What a seat got of the victory: all that its side won, and a part of what several won each for itself. Unfinished: a fair share."""
    if not t.over:
        return 1.0 / float(t.seats)
    result = t.score()
    winners = result.winners
    if int(seat) not in winners:
        return 0.0
    parts: i64 = 0
    named: list[str] = []
    for winner in winners:
        side = result.teams[winner]
        if not side or side not in named:
            named.append(side)
            parts += 1
    return 1.0 / float(parts)
