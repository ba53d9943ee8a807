"""A match: bots against each other over many games, so that it shows who plays better.

Every deal is played once for each way to sit down, so luck in the deal is everybody's in turn:

- with a bot for each seat, the seats are rotated;
- with two kinds of bots (`versus`), each has half of the seats, drawn by lot, and then the other half;
- in a game with sides a side can be given to a bot (`by_side`): then the deal decides where it sits, and is played once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache, partial
from time import perf_counter
from typing import Final

from izakaya.bots.named import is_master, let_play, player_named
from izakaya.bots.player import Player
from izakaya.games import GAMES, new_table
from izakaya.lab.workers import Workers
from izakaya.locale import Speech
from izakaya.table.chance import Chance, shuffled
from izakaya.table.errors import IzakayaError, did_you_mean
from izakaya.table.game import Game
from izakaya.table.table import Table
from izakaya.words.about import game_name

#: How long a worker plays before it reports, if a game does not take longer: often enough for a bar to watch.
REPORTS: Final = 0.4
#: Games that a worker plays before it reports, however quick they are.
MOST_AT_ONCE: Final = 100


class BadMatch(IzakayaError):
    """A match that cannot be played."""


@dataclass(frozen=True)
class Match:
    """Who plays what, how often. Players are named as in `izakaya.bots.named`: `adept`, `master/thirsty`, `mybots:Kappa`."""

    game: str
    seats: int
    players: tuple[str, ...]
    games: int
    seed: int = 1
    seconds: float | None = None
    iterations: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    by_side: Mapping[str, str] = field(default_factory=dict)
    versus: tuple[str, ...] = ()

    def check(self) -> None:
        """Say what is wrong with it, before anything is played."""
        if self.game not in GAMES:
            raise BadMatch(
                f"There is no game {self.game[:40]!r}; there are: {', '.join(GAMES)}.{did_you_mean(self.game, GAMES)}"
            )
        if self.games < 1:
            raise BadMatch(f"A match has at least one game, not {self.games}.")
        new_table(self.game, seats=self.seats, seed=0, **self.options)
        if not self.levels():
            raise BadMatch("Name the players: --players master,adept,adept,adept,adept.")
        if self.by_side:
            self.check_sides()
        elif self.versus:
            self.check_versus()
        for name in self.levels():
            self.sit_down(name, 0)
        if self.players and len(self.players) != self.seats:
            many = "more" if len(self.players) > self.seats else "fewer"
            raise BadMatch(
                f"There are {many} players than seats: {len(self.players)} players for {self.seats} seats; "
                f"name {self.seats}."
            )
        if (self.seconds is not None or self.iterations is not None) and not any(
            map(is_master, self.levels())
        ):
            raise BadMatch(
                "No master plays here, and only masters think for seconds or iterations; leave them out."
            )

    def check_sides(self) -> None:
        if not GAMES[self.game].sides:
            raise BadMatch(no_sides(GAMES[self.game]))
        if self.players or self.versus:
            raise BadMatch("Name a player for each seat or for each side, not both.")
        here = self.sides()
        if sorted(self.by_side) != sorted(here):
            raise BadMatch(
                f"With {self.seats} players the sides are {', '.join(here)}; name a player for each, "
                f"as in {','.join(f'{side}=adept' for side in here)}."
            )

    def check_versus(self) -> None:
        if self.players:
            raise BadMatch("Name a player for each seat, or two that share the seats, not both.")
        if len(set(self.versus)) != 2 or len(self.versus) != 2:
            raise BadMatch(
                f"Two different players share the seats, as in master,adept, not {','.join(self.versus)[:80]!r}."
            )

    def sides(self) -> list[str]:
        """The sides at a table of so many, in the game's order."""
        return list(sides_at(self.game, self.seats))

    def levels(self) -> list[str]:
        """The different players of the match."""
        return list(dict.fromkeys([*self.players, *self.by_side.values(), *self.versus]))

    def sit_down(self, name: str, mood: int) -> Player:
        return player_named(name, mood, seconds=self.seconds, iterations=self.iterations)

    def seed_of(self, deal: int) -> int:
        """The seed of a deal, with which anybody can lay that table again."""
        return self.drawn(f"{deal}", 16)

    def mood_of(self, number: int, seat: int) -> int:
        return self.drawn(f"{number} {seat}", 7)

    def drawn(self, what: str, size: int) -> int:
        drawn = hashlib.sha256(f"izakaya match {self.seed} {what}".encode())
        return int.from_bytes(drawn.digest()[:size], "big")

    @property
    def ways(self) -> int:
        """How many games are played of a deal, one for each way to sit down."""
        if self.by_side:
            return 1
        return 2 if self.versus else self.seats

    def deal_of(self, number: int) -> int:
        return number // self.ways

    def seating(self, number: int, table: Table) -> list[int]:
        """For each seat, which of the players sits there (or, with sides, which of the sides)."""
        if self.by_side:
            game = GAMES[self.game]
            return [game.sides.index(game.side(table, seat)) for seat in range(self.seats)]
        if self.versus:
            return self.halves(number)
        turn = number % self.seats
        return [(seat + turn) % self.seats for seat in range(self.seats)]

    def halves(self, number: int) -> list[int]:
        """Half of the seats by lot, rounded down, for the first of two players; in the second game of a deal the other half."""
        lots = Chance(self.drawn(f"halves {self.deal_of(number)}", 16))
        first = shuffled(self.seats, lots)[: self.seats // 2]
        swapped = number % 2
        return [int((seat in first) == bool(swapped)) for seat in range(self.seats)]

    def players_at(self, seating: Sequence[int]) -> list[str]:
        """The name of the player at each seat."""
        if self.by_side:
            return [self.by_side[GAMES[self.game].sides[side]] for side in seating]
        return [(self.versus or self.players)[who] for who in seating]


@dataclass(frozen=True)
class MatchGame:
    """One game of a match: who sat where, who won, how long the game was, and how long the slowest decision of each player took."""

    number: int
    seating: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    teams: tuple[str, ...]
    points: tuple[int, ...]
    slowest: Mapping[str, float]
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0


@cache
def sides_at(name: str, seats: int) -> tuple[str, ...]:
    """The sides of a game at a table of so many, as one is really dealt."""
    game = GAMES[name]
    table = new_table(name, seats=seats, seed=0)
    here = {game.side(table, seat) for seat in range(seats)}
    return tuple(side for side in game.sides if side in here)


def no_sides(game: Game) -> str:
    """What is said to a caller that gives sides to players in a game that has none."""
    speech = Speech("en")
    others = [game_name(speech, each) for each in GAMES.values() if each.sides]
    has = "has" if len(others) == 1 else "have"
    return (
        f"Only {speech.listing(others)} {has} sides to give to a player; "
        f"in {game_name(speech, game)} name a player for each seat."
    )


def play(match: Match, number: int) -> MatchGame:
    """One game of the match."""
    begun = perf_counter()
    table = new_table(
        match.game, seats=match.seats, seed=match.seed_of(match.deal_of(number)), **match.options
    )
    seating = match.seating(number, table)
    names = match.players_at(seating)
    bots = [match.sit_down(name, match.mood_of(number, seat)) for seat, name in enumerate(names)]
    slowest: dict[str, float] = {}
    decisions = 0
    table.settle()
    while not table.over:
        seat = table.asked
        assert seat is not None
        start = perf_counter()
        let_play(bots[seat], names[seat], table)
        slowest[names[seat]] = max(slowest.get(names[seat], 0.0), perf_counter() - start)
        decisions += 1
        table.settle()
    result = table.result()
    return MatchGame(
        number,
        tuple(seating),
        result.winners,
        result.reason,
        result.teams,
        result.points,
        slowest,
        sum(news.what == "turn" for news in table.news),
        decisions,
        perf_counter() - begun,
    )


#: Which of several matches, and the numbers of some of its games.
Batch = tuple[int, tuple[int, ...]]
#: Which of several matches, and some games of it.
Batched = tuple[int, list[MatchGame]]


def play_batch(matches: Sequence[Match], batch: Batch) -> Batched:
    which, numbers = batch
    return which, [play(matches[which], number) for number in numbers]


class Pace:
    """How long games take: workers get as many at once as they can play before they have to report."""

    def __init__(self) -> None:
        self.games = 0
        self.seconds = 0.0

    def learn(self, games: Sequence[MatchGame]) -> None:
        self.games += len(games)
        self.seconds += sum(game.seconds for game in games)

    def at_once(self) -> int:
        if not self.seconds:
            return 1
        return max(1, min(MOST_AT_ONCE, int(REPORTS * self.games / self.seconds)))


def play_match(
    matches: Sequence[Match], workers: Workers, have: Sequence[Collection[int]] = ()
) -> Generator[Batched, None, None]:
    """Play all games and give them as they end, in no particular order. A caller that stops listening ends the match.

    Matches of the same deals are played side by side. `have` are the numbers of games that need not be played again, for each match.
    """
    pace = Pace()
    work = partial(play_batch, tuple(matches))
    with closing(workers.spread(work, batches(matches, have or [()] * len(matches), pace))) as coming:
        for which, games in coming:
            pace.learn(games)
            yield which, games


def batches(matches: Sequence[Match], have: Sequence[Collection[int]], pace: Pace) -> Iterator[Batch]:
    first = 0
    while first < max(match.games for match in matches):
        after = first + pace.at_once()
        for which, match in enumerate(matches):
            numbers = range(first, min(after, match.games))
            left = tuple(number for number in numbers if number not in have[which])
            if left:
                yield which, left
        first = after
