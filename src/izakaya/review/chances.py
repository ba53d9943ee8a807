"""How likely each seat is to win, from games that the house's quick players play to their end.

Two tables are asked. The whole table, with every card where it lies, tells how things really stood; a table dealt anew for a seat, as
its search would imagine it, tells how they looked from there. The players are those of search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import Final

from izakaya.bots.adept_and_master import judgement_of
from izakaya.bots.thinking.judgement import Judgement, outcome
from izakaya.bots.thinking.playout import play_on
from izakaya.bots.thinking.temper import EVEN
from izakaya.bots.thinking.thought import FOREVER
from izakaya.table.chance import QUICK_SEEDS, Chance
from izakaya.table.table import Table

TEMPERATURE: Final = 0.12  # how far the players stray from their best option, as in search
LONGEST: Final = (
    2000  # decisions after which a game is left as it stands: it counts as a fair share for everybody
)
REUSES: Final = 4  # games from one deal of what a seat cannot know
LEAST: Final = 24  # games, however little time there is: fewer say nothing


class Chances:
    """Plays games of one kind to their end; `games` for each question at most, or fewer if they take longer than `seconds`."""

    def __init__(self, game: str, games: int, seed: int, seconds: float = 0.0) -> None:
        self.games = games
        self.seconds = seconds
        self.judgement: Judgement = judgement_of(game, EVEN)
        self.judgement.at_random = False
        self.chance = Chance.quick(seed & QUICK_SEEDS)
        self.played = 0  # games that the last answer is made of

    def whole(self, table: Table) -> list[float]:
        """For every seat, the share of games it wins from this very table."""
        seats = range(int(table.seats))
        won = [0.0 for _ in seats]
        for end in self.ends(lambda: table):
            for seat in seats:
                won[seat] += outcome(end, seat)
        return [one / self.played for one in won]

    def seen_by(self, table: Table, seat: int) -> float:
        """The share of games that a seat wins, from tables as they may be for all it can know."""
        deals = Deals(table, seat, self.chance)
        won = sum(float(outcome(end, seat)) for end in self.ends(deals.next, seat))
        return won / self.played

    def after(self, table: Table, options: Sequence[int]) -> list[float]:
        """For each of these options of the seat that is asked, the share of games it wins having given that answer, all from the same
        tables as they may be for all it can know.
        """
        seat = table.asked
        assert seat is not None, "nobody answers at a table that is over"
        deals = Deals(table, seat, self.chance)
        won = [0.0 for _ in options]
        for _ in self.counted():
            imagined = self.imagined(deals.next(), seat)
            for place, option in enumerate(options):
                t = imagined.bare_copy()
                t.ask()
                t.take(option)
                self.play_out(t)
                won[place] += outcome(t, seat)
        return [one / self.played for one in won]

    def ends(self, begin: Callable[[], Table], believer: int | None = None) -> Iterator[Table]:
        """The ends of so many games, one after the other. A look from a seat believes what its players' deeds tell of them."""
        for _ in self.counted():
            t = self.imagined(begin(), believer)
            self.play_out(t)
            yield t

    def counted(self) -> Iterator[int]:
        """Once for every game there is time for."""
        since = process_time()
        self.played = 0
        while self.played < self.games:
            if self.seconds > 0.0 and self.played >= LEAST and process_time() - since > self.seconds:
                return
            self.played += 1
            yield self.played

    def imagined(self, table: Table, believer: int | None) -> Table:
        """A copy to be played out."""
        t = table.bare_copy()
        t.chance = self.chance
        if believer is not None:
            self.judgement.believe(t, believer, self.chance)
        return t

    def play_out(self, t: Table) -> None:
        """Play this very table to its end, or until it has taken too long."""
        play_on(t, self.judgement, TEMPERATURE, self.chance, 0, LONGEST, FOREVER)


class Deals:
    """Tables as they may be for a seat, several games from each: to deal anew is a good part of the work."""

    def __init__(self, table: Table, seat: int, chance: Chance) -> None:
        self.table = table
        self.seat = seat
        self.chance = chance
        self.deal = table
        self.left = 0

    def next(self) -> Table:
        if self.left == 0:
            self.deal = self.table.redeal(self.seat, self.chance)
            self.left = REUSES
        self.left -= 1
        return self.deal
