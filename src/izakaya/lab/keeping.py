"""A folder in which every game of a match is kept. A line is a game with its seed and all it comes from, so games of many matches can be
put together.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from izakaya.games.printed import digest
from izakaya.lab.folder import KeptGames, keeping_games
from izakaya.lab.match import Match, MatchGame
from izakaya.lab.provenance import machine, whence

MATCH: Final = "match"
#: Longer settings of a table, as the text of a deck, stand in a row by their digest.
LONGEST_SETTING: Final = 80
#: Which of the tables of a match: itself, or the even one beside it.
TABLES: Final = ("match", "even")


def plan_of(matches: Sequence[Match]) -> dict[str, Any]:
    """Everything that decides what happens in the games of a match. How many are played does not: more can be played later."""
    match = matches[0]
    players = [name for each in matches for name in each.levels()]
    return {
        **whence(match.game, match.options, players),
        "game": match.game,
        "seats": match.seats,
        "players": list(match.players),
        "versus": list(match.versus),
        "by side": dict(match.by_side),
        "even table": dict(matches[1].by_side) if len(matches) > 1 else {},
        "seed": match.seed,
        "seconds": match.seconds,
        "iterations": match.iterations,
        "options": dict(match.options),
    }


class GameFolder:
    """The games that a folder keeps of some matches of the same deals."""

    def __init__(self, kept: KeptGames, matches: Sequence[Match]) -> None:
        self.kept = kept
        self.matches = matches
        self.facts = facts(matches)

    def load(self) -> list[list[MatchGame]]:
        """The games of each match that are kept here, in their order."""
        found: list[dict[int, MatchGame]] = [{} for _ in self.matches]
        try:
            for game in self.kept.load():
                found[TABLES.index(game["table"])][game["number"]] = game_of(game)
        except (ValueError, TypeError, KeyError, IndexError):
            raise self.kept.damaged() from None
        return [[games[number] for number in sorted(games)] for games in found]

    def add(self, which: int, games: Sequence[MatchGame]) -> None:
        """Keep these games too."""
        self.kept.add({**self.row(which, game), **self.facts} for game in games)

    def row(self, which: int, game: MatchGame) -> dict[str, Any]:
        match = self.matches[which]
        deal = match.deal_of(game.number)
        return {
            "table": TABLES[which],
            "number": game.number,
            "deal": deal,
            "deal_seed": str(match.seed_of(deal)),
            "seating": game.seating,
            "players": match.players_at(game.seating),
            "winners": game.winners,
            "reason": game.reason,
            "teams": game.teams,
            "points": game.points,
            "turns": game.turns,
            "decisions": game.decisions,
            "seconds": game.seconds,
            "slowest": game.slowest,
        }


def facts(matches: Sequence[Match]) -> dict[str, Any]:
    """Where the games come from."""
    plan = plan_of(matches)
    match = matches[0]
    options = {
        name: value if len(value) <= LONGEST_SETTING else digest([value.encode()])
        for name, value in match.options.items()
    }
    return {
        "game": match.game,
        "seats": match.seats,
        "match_seed": str(match.seed),
        "thinking_seconds": match.seconds,
        "iterations": match.iterations,
        "options": json.dumps(options, ensure_ascii=False, sort_keys=True),
        **{
            name.replace(" ", "_"): plan[name]
            for name in ("izakaya", "source", "rules", "deck", "own players")
        },
        **machine(),
    }


@contextmanager
def keeping(folder: Path, matches: Sequence[Match]) -> Iterator[GameFolder]:
    """The folder of this match."""
    with keeping_games(folder, MATCH, plan_of(matches)) as kept:
        yield GameFolder(kept, matches)


def game_of(row: Mapping[str, Any]) -> MatchGame:
    return MatchGame(
        row["number"],
        tuple(row["seating"]),
        tuple(row["winners"]),
        row["reason"],
        tuple(row["teams"]),
        tuple(row["points"]),
        row["slowest"],
        row["turns"],
        row["decisions"],
        row["seconds"],
    )
