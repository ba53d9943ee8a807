"""A match as it goes: games as they come, and the sequential test that may end it."""

from __future__ import annotations

from collections.abc import Sequence

from izakaya.lab.claim import Claim
from izakaya.lab.estimate import Estimate, mean_of
from izakaya.lab.match import Match, MatchGame
from izakaya.lab.sequential import SequentialTest


class Course:
    """The games of a match, and of the even table beside it if there is one.

    With a claim every deal has a value, as soon as all its games and all earlier deals are there: short games end first, and
    taking deals as they come would favour in whatever wins short games. With `stops` the match ends when the test has decided.
    """

    def __init__(self, matches: Sequence[Match], claim: Claim | None = None, stops: bool = False) -> None:
        self.matches = list(matches)
        self.played: list[list[MatchGame]] = [[] for _ in matches]
        self.claim = claim
        self.test = SequentialTest(claim.hypotheses()) if claim is not None and stops else None
        self.values: list[float] = []
        self.waiting: dict[int, list[list[MatchGame]]] = {}

    @property
    def decided(self) -> bool:
        return self.test is not None and self.test.decided

    @property
    def mean(self) -> Estimate:
        """Of all deals whose value is known: games of one deal are not independent of each other, deals are."""
        return mean_of(self.values)

    def take(self, which: int, games: Sequence[MatchGame]) -> None:
        """Games of one of the matches, in any order. Those of deals after the verdict are not counted."""
        self.played[which] += games
        if self.claim is None:
            return
        match = self.matches[which]
        for game in games:
            deal = match.deal_of(game.number)
            self.waiting.setdefault(deal, [[] for _ in self.matches])[which].append(game)
        while not self.decided and self.is_whole(len(self.values)):
            games_of_deal = self.waiting.pop(len(self.values))
            self.values.append(self.claim.value(games_of_deal, self.matches[0]))
            if self.test is not None:
                self.test.add(self.values[-1])
        if self.decided:
            self.forget_later_deals()

    def is_whole(self, deal: int) -> bool:
        """Whether all games of this deal are there."""
        tables = self.waiting.get(deal)
        ways = self.matches[0].ways
        return tables is not None and all(len(games) == ways for games in tables)

    def forget_later_deals(self) -> None:
        """What was under way at the verdict depends on who is how quick; without it, the same match always ends with the same figures."""
        self.waiting.clear()
        deals = len(self.values)
        for match, games in zip(self.matches, self.played, strict=True):
            games[:] = [game for game in games if match.deal_of(game.number) < deals]
