"""A folder in which every game of a match is kept, in Parquet, from the moment it is over.

Games come in small parts, each written whole or not at all, so whoever is killed loses only the games that were under way; many small
parts become one larger, and at the end all of them `games.parquet`. Beside them `match.json` says what was played: the same match goes
on where it stopped, any other is refused. A row is a game with its seed and all it comes from, so rows of many matches can be put together.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import polars as pl
from polars.exceptions import PolarsError

from izakaya.lab.folder import CannotKeep, opened, prepare, write_whole
from izakaya.lab.match import Match, MatchGame
from izakaya.lab.provenance import digest, machine, whence

MATCH: Final = "match"
GAMES_FILE: Final = "games.parquet"
#: So many games in small parts become one larger part.
BULK: Final = 5000
#: Longer settings of a table, as the text of a deck, stand in a row by their digest.
LONGEST_SETTING: Final = 80
#: Which of the tables of a match: itself, or the even one beside it.
TABLES: Final = ("match", "even")
SLOWEST: Final = pl.List(pl.Struct({"player": pl.String, "seconds": pl.Float64}))

#: The columns that say what happened in a game.
COLUMNS: Final[dict[str, Any]] = {
    "table": pl.String,
    "number": pl.Int64,
    "deal": pl.Int64,
    "deal_seed": pl.String,
    "seating": pl.List(pl.Int64),
    "players": pl.List(pl.String),
    "winners": pl.List(pl.Int64),
    "reason": pl.String,
    "teams": pl.List(pl.String),
    "points": pl.List(pl.Int64),
    "turns": pl.Int64,
    "decisions": pl.Int64,
    "seconds": pl.Float64,
    "slowest": SLOWEST,
}
#: The columns that say where it comes from: the same in all rows of a match.
FACTS: Final[dict[str, Any]] = {
    "game": pl.String,
    "seats": pl.Int64,
    "match_seed": pl.String,
    "thinking_seconds": pl.Float64,
    "iterations": pl.Int64,
    "options": pl.String,
    "izakaya": pl.String,
    "source": pl.String,
    "rules": pl.String,
    "deck": pl.String,
    "own_players": pl.String,
    "core": pl.String,
    "python": pl.String,
    "system": pl.String,
}


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

    def __init__(self, folder: Path, matches: Sequence[Match]) -> None:
        self.folder = folder
        self.matches = matches
        self.facts = facts(matches)
        self.parts: list[Path] = sorted(folder.glob("part-*.parquet"))
        self.small: list[Path] = []
        self.new: list[dict[str, Any]] = []

    def load(self) -> list[list[MatchGame]]:
        """The games of each match that are kept here, in their order."""
        found: list[dict[int, MatchGame]] = [{} for _ in self.matches]
        for path in (self.folder / GAMES_FILE, *self.parts):
            if path.exists():
                for row in read(path).iter_rows(named=True):
                    found[TABLES.index(row["table"])][row["number"]] = game_of(row)
        return [[games[number] for number in sorted(games)] for games in found]

    def add(self, which: int, games: Sequence[MatchGame]) -> None:
        """Keep these games too: when this returns, they are."""
        rows = [self.row(which, game) for game in games]
        self.small.append(self.write_part(rows))
        self.new += rows
        if len(self.new) >= BULK:
            self.write_part(self.new)
            self.drop(self.small)
            self.small, self.new = [], []

    def finish(self) -> None:
        """Everything in one file."""
        files = [path for path in (self.folder / GAMES_FILE, *self.parts) if path.exists()]
        if not files:
            return
        frame = pl.concat(map(read, files)).unique(["table", "number"], keep="first")
        table = pl.col("table").replace_strict(TABLES, range(len(TABLES)), return_dtype=pl.Int64)
        write_whole(self.folder / GAMES_FILE, parquet(frame.sort(table, "number")), lasting=True)
        self.drop(self.parts)
        self.parts, self.small, self.new = [], [], []

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
            "slowest": [{"player": name, "seconds": time} for name, time in game.slowest.items()],
        }

    def frame(self, rows: Sequence[Mapping[str, Any]]) -> pl.DataFrame:
        facts = (pl.lit(self.facts[name], dtype=kind).alias(name) for name, kind in FACTS.items())
        return pl.DataFrame(rows, schema=COLUMNS, orient="row").with_columns(facts)

    def write_part(self, rows: Sequence[Mapping[str, Any]]) -> Path:
        last = int(self.parts[-1].stem.removeprefix("part-")) if self.parts else 0
        path = self.folder / f"part-{last + 1:08}.parquet"
        write_whole(path, parquet(self.frame(rows)), lasting=len(rows) >= BULK)
        self.parts.append(path)
        return path

    def drop(self, paths: Iterable[Path]) -> None:
        for path in paths:
            with suppress(OSError):
                path.unlink()


def facts(matches: Sequence[Match]) -> dict[str, Any]:
    """Where the games come from, as columns."""
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
    """The folder, made if need be; nobody else may write there meanwhile."""
    with opened(folder, MATCH):
        prepare(folder, MATCH, plan_of(matches))
        yield GameFolder(folder, matches)


def read(path: Path) -> pl.DataFrame:
    try:
        return pl.read_parquet(BytesIO(path.read_bytes())).select([*COLUMNS, *FACTS])
    except OSError as problem:
        raise CannotKeep(f"{path} cannot be read: {problem.strerror or problem}.") from None
    except PolarsError:
        raise CannotKeep(
            f"{path} is damaged; move it away, and the games that it kept are played again."
        ) from None


def parquet(frame: pl.DataFrame) -> bytes:
    file = BytesIO()
    frame.write_parquet(file)
    return file.getvalue()


def game_of(row: Mapping[str, Any]) -> MatchGame:
    return MatchGame(
        row["number"],
        tuple(row["seating"]),
        tuple(row["winners"]),
        row["reason"],
        tuple(row["teams"]),
        tuple(row["points"]),
        {each["player"]: each["seconds"] for each in row["slowest"]},
        row["turns"],
        row["decisions"],
        row["seconds"],
    )
