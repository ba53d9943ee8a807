"""A match: bots against each other over many games, so that it shows who plays better.

Every deal is played once for each way to sit down: seats are rotated, and luck in the deal is everybody's in turn. In a game
with sides a side can be given to a bot instead (`by_side`): then the deal decides where it sits.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from time import perf_counter
from typing import Final

from izakaya.bots.named import is_master, is_own, let_play, player_named
from izakaya.bots.player import Player
from izakaya.games import GAMES, new_table
from izakaya.lab.evening import leave_interrupts_to_the_host
from izakaya.locale import Speech
from izakaya.table.errors import IzakayaError
from izakaya.table.game import Game
from izakaya.table.table import Table
from izakaya.words.about import game_name

#: Games of players who are surely quick that a core plays before it reports.
BATCH: Final = 20


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

    def check(self) -> None:
        """Say what is wrong with it, before anything is played."""
        if self.game not in GAMES:
            raise BadMatch(f"There is no game {self.game[:40]!r}; there are: {', '.join(GAMES)}.")
        if self.games < 1:
            raise BadMatch(f"A match has at least one game, not {self.games}.")
        new_table(self.game, seats=self.seats, seed=0, **self.options)
        if self.by_side:
            self.check_sides()
        elif len(self.players) != self.seats:
            many = "more" if len(self.players) > self.seats else "fewer"
            raise BadMatch(
                f"There are {many} players than seats: {len(self.players)} players for {self.seats} seats; "
                f"name {self.seats}."
            )
        for name in self.levels():
            self.sit_down(name, 0)
        if (self.seconds is not None or self.iterations is not None) and not any(
            map(is_master, self.levels())
        ):
            raise BadMatch(
                "No master plays here, and only masters think for seconds or iterations; leave them out."
            )

    def check_sides(self) -> None:
        if not GAMES[self.game].sides:
            raise BadMatch(no_sides(GAMES[self.game]))
        if self.players:
            raise BadMatch("Name a player for each seat or for each side, not both.")
        here = self.sides()
        if sorted(self.by_side) != sorted(here):
            raise BadMatch(
                f"With {self.seats} players the sides are {', '.join(here)}; name a player for each, "
                f"as in {','.join(f'{side}=adept' for side in here)}."
            )

    def sides(self) -> list[str]:
        """The sides at a table of so many, in the game's order."""
        return list(sides_at(self.game, self.seats))

    def levels(self) -> list[str]:
        """The different players of the match."""
        return list(dict.fromkeys([*self.players, *self.by_side.values()]))

    def sit_down(self, name: str, mood: int) -> Player:
        return player_named(name, mood, seconds=self.seconds, iterations=self.iterations)

    def seed_of(self, deal: int) -> int:
        """The seed of a deal, with which anybody can lay that table again."""
        return int.from_bytes(
            hashlib.sha256(f"izakaya match {self.seed} {deal}".encode()).digest()[:16], "big"
        )

    def mood_of(self, number: int, seat: int) -> int:
        return int.from_bytes(
            hashlib.sha256(f"izakaya match {self.seed} {number} {seat}".encode()).digest()[:7], "big"
        )

    def seating(self, number: int, table: Table) -> list[int]:
        """For each seat, which of the players sits there (or, with sides, which of the sides)."""
        if self.by_side:
            game = GAMES[self.game]
            return [game.sides.index(game.side(table, seat)) for seat in range(self.seats)]
        turn = number % self.seats
        return [(seat + turn) % self.seats for seat in range(self.seats)]

    def deal_of(self, number: int) -> int:
        return number if self.by_side else number // self.seats


@dataclass(frozen=True)
class MatchGame:
    """One game of a match: who sat where, who won, and how long the slowest decision of each player took."""

    number: int
    seating: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    teams: tuple[str, ...]
    points: tuple[int, ...]
    slowest: Mapping[str, float]


@cache
def sides_at(name: str, seats: int) -> tuple[str, ...]:
    """The sides of a game at a table of so many, as one is really dealt."""
    game = GAMES[name]
    table = new_table(name, seats=seats, seed=0)
    here = {game.side(table, seat) for seat in range(seats)}
    return tuple(side for side in game.sides if side in here)


def no_sides(game: Game) -> str:
    """What is said to whoever gives sides to players in a game that has none."""
    speech = Speech("en")
    others = [game_name(speech, each) for each in GAMES.values() if each.sides]
    has = "has" if len(others) == 1 else "have"
    return (
        f"Only {speech.listing(others)} {has} sides to give to a player; "
        f"in {game_name(speech, game)} name a player for each seat."
    )


def play(match: Match, number: int) -> MatchGame:
    """One game of the match."""
    table = new_table(
        match.game, seats=match.seats, seed=match.seed_of(match.deal_of(number)), **match.options
    )
    seating = match.seating(number, table)
    sides = GAMES[match.game].sides
    names = [match.by_side[sides[who]] if match.by_side else match.players[who] for who in seating]
    bots = [match.sit_down(name, match.mood_of(number, seat)) for seat, name in enumerate(names)]
    slowest: dict[str, float] = {}
    table.settle()
    while not table.over:
        seat = table.asked
        assert seat is not None
        start = perf_counter()
        let_play(bots[seat], names[seat], table)
        slowest[names[seat]] = max(slowest.get(names[seat], 0.0), perf_counter() - start)
        table.settle()
    result = table.result()
    return MatchGame(
        number, tuple(seating), result.winners, result.reason, result.teams, result.points, slowest
    )


def play_batch(match: Match, numbers: Sequence[int]) -> list[MatchGame]:
    return [play(match, number) for number in numbers]


def play_match(match: Match, cores: int | None = None) -> Iterator[list[MatchGame]]:
    """Play all games and give them as they end, in no particular order. Whoever stops listening ends the match."""
    slow = any(is_master(name) or is_own(name) for name in match.levels())
    size = 1 if slow else BATCH
    batches = [range(first, min(first + size, match.games)) for first in range(0, match.games, size)]
    work = partial(play_batch, match)
    cores = min(cores or os.cpu_count() or 1, len(batches))
    if cores <= 1:
        yield from map(work, batches)
        return
    with multiprocessing.get_context("spawn").Pool(cores, leave_interrupts_to_the_host) as pool:
        yield from pool.imap_unordered(work, batches)
