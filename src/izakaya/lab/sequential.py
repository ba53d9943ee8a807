"""A sequential test: when a match has shown enough, and what it has shown.

Its unit is the deal. Games of one deal are not independent of each other; deals are, and each gives one value: a share of wins, or
the difference to an even table. The question is whether the mean of these values is `low` or less, or `high` or more.

Two gamblers watch the deals. The first bets on every next deal that the mean is more than `low`. If it is not, no way to bet makes
money on the average, so the probability that the gambler ever has 1/alpha times what it began with is at most alpha (Ville's
inequality): when it has, we believe it. The other bets in the same way that the mean is less than `high`. That holds for values of any
distribution between `least` and `most`, however few deals there are and however often one looks; see Waudby-Smith and Ramdas,
"Estimating means of bounded random variables by betting", JRSS B 86 (2024).

How much is bet is what wins most if the mean is at the far end, from the spread of the deals so far. Then the logarithm of the winnings
goes as the log-likelihood ratio of the generalised SPRT does, which judges chess engines by pairs of games; but that one takes the
values to be normal. With few outcomes and lopsided shares, as one seat in eight has, it errs three to five times as often as it promises.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, log1p
from typing import Final

from izakaya.table.errors import IzakayaError

BETTER: Final = "better"
NOT_BETTER: Final = "not better"
UNDECIDED: Final = "undecided"

#: Nobody believes a test of fewer deals, whatever it says.
LEAST_DEALS: Final = 10
#: The part of its money that a gambler may lose in one deal. With more it could be ruined by bad luck, with much less it learns little.
BOLDNESS: Final = 0.8
#: The spread of deals that are all the same so far is not believed to be nothing.
LEAST_SPREAD: Final = 1e-4


class BadTest(IzakayaError):
    """A sequential test that cannot be made."""


@dataclass(frozen=True)
class Hypotheses:
    """Is the mean `low` or less, or `high` or more? `alpha` is the probability to say more where it is `low`, `beta` to say less where
    it is `high`. All values lie from `least` to `most`.
    """

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05
    least: float = 0.0
    most: float = 1.0

    def __post_init__(self) -> None:
        if not self.least < self.low < self.high < self.most:
            raise BadTest(
                f"A sequential test asks for less and for more, both between {self.least:g} and {self.most:g}, "
                f"not for {self.low:g} and {self.high:g}."
            )
        for name, rate in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0.0 < rate < 0.5:
                raise BadTest(
                    f"{name} is the probability of an error, more than 0 and less than 0.5, not {rate:g}."
                )

    @property
    def upper(self) -> float:
        """The logarithm of the winnings that the gambler on more must have made."""
        return -log(self.alpha)

    @property
    def lower(self) -> float:
        """The same for the gambler on less."""
        return -log(self.beta)


class SequentialTest:
    """Takes the values of the deals one by one, in their order, until it has decided; what comes later changes nothing any more."""

    def __init__(self, asked: Hypotheses) -> None:
        self.asked = asked
        self.deals = 0
        self.verdict = UNDECIDED
        self.more = 0.0
        """The logarithm of what the gambler has who bets that the mean is more than `low`."""
        self.less = 0.0
        """The logarithm of what the gambler has who bets that the mean is less than `high`."""
        self.course: list[tuple[float, float]] = []
        """`more` and `less` after every deal."""
        # Before anything is known: the mean in the middle, the spread as wide as it can be, both as if one deal had shown it.
        self.mean = (asked.low + asked.high) / 2
        self.squares = (asked.most - self.mean) * (self.mean - asked.least)

    @property
    def decided(self) -> bool:
        return self.verdict != UNDECIDED

    def add(self, value: float) -> None:
        """The value of the next deal."""
        asked = self.asked
        if not asked.least - 1e-9 <= value <= asked.most + 1e-9:
            raise BadTest(
                f"A deal's value lies between {asked.least:g} and {asked.most:g}; {value:g} does not."
            )
        if self.decided:
            return
        bet = self.bet()
        self.more += log1p(min(bet, BOLDNESS / (asked.low - asked.least)) * (value - asked.low))
        self.less += log1p(min(bet, BOLDNESS / (asked.most - asked.high)) * (asked.high - value))
        self.course.append((self.more, self.less))
        self.learn(value)
        if self.deals >= LEAST_DEALS:
            if self.more >= asked.upper:
                self.verdict = BETTER
            elif self.less >= asked.lower:
                self.verdict = NOT_BETTER

    def bet(self) -> float:
        """How much is bet on the next deal, known before it is: what wins most where the mean is at the far end."""
        asked = self.asked
        far = asked.high - asked.low
        least = LEAST_SPREAD * (asked.most - asked.least) ** 2
        spread = max(self.squares / (self.deals + 1), least)
        return far / (spread + far * far)

    def learn(self, value: float) -> None:
        self.deals += 1
        before = self.mean
        self.mean += (value - before) / (self.deals + 1)
        self.squares += (value - before) * (value - self.mean)
