"""A folder in which every game of a match is kept, in Parquet, from the moment it is over.

Games come in small parts, each written whole or not at all, so whoever is killed loses only the games that were under way; many small
parts become one larger, and at the end all of them `games.parquet`. Beside them `match.json` says what was played: the same match goes
on where it stopped, any other is refused. A row is a game with its seed and all it comes from, so rows of many matches can be put together.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import IO, Any, Final

import polars as pl
from polars.exceptions import PolarsError

from izakaya.lab.match import Match, MatchGame
from izakaya.lab.provenance import digest, machine, whence
from izakaya.table.errors import IzakayaError

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, flock

    def lock(file: IO[bytes]) -> None:
        """For as long as the file is open and whoever opened it lives; somebody else's lock is a `BlockingIOError`."""
        flock(file, LOCK_EX | LOCK_NB)

else:

    def lock(file: IO[bytes]) -> None:
        """There is no such lock: people have to look out themselves."""


MATCH: Final = "match.json"
GAMES_FILE: Final = "games.parquet"
LOCK: Final = ".lock"
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
#: Parts of a plan whose names make no sentence.
SAID: Final = {"versus": "two players", "by side": "players by role"}


class CannotKeep(IzakayaError):
    """A folder that cannot keep this match; what it keeps already stays as it is."""


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
    with opened(folder):
        prepare(folder, plan_of(matches))
        yield GameFolder(folder, matches)


def opened(folder: Path) -> IO[bytes]:
    """The lock of a folder, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("ab")
    except FileExistsError:
        raise CannotKeep(f"{folder} is a file; name a folder.") from None
    except OSError as problem:
        raise CannotKeep(f"{folder} cannot keep games: {problem.strerror or problem}.") from None
    try:
        lock(file)
    except BlockingIOError:
        file.close()
        raise CannotKeep(
            f"Another match is being kept in {folder} right now; wait for it, or name another folder."
        ) from None
    return file


def prepare(folder: Path, plan: Mapping[str, Any]) -> None:
    """Make sure that what is kept here is this match, or nothing yet."""
    for leftover in folder.glob("*.tmp"):
        leftover.unlink(missing_ok=True)
    said = folder / MATCH
    if said.exists():
        compare(folder, plan, read_plan(said))
    elif any(path.name != LOCK for path in folder.iterdir()):
        raise CannotKeep(f"There are other things in {folder}; name a folder that is new or empty.")
    else:
        about = {"match": plan, "begun": datetime.now(UTC).isoformat(timespec="seconds"), "on": machine()}
        text = json.dumps(about, ensure_ascii=False, indent=1) + "\n"
        write_whole(said, text.encode(), lasting=True)


def read_plan(path: Path) -> Mapping[str, Any]:
    try:
        plan = json.loads(path.read_text(encoding="utf-8"))["match"]
    except OSError as problem:
        raise CannotKeep(f"{path} cannot be read: {problem.strerror or problem}.") from None
    except (ValueError, TypeError, KeyError, RecursionError):
        plan = None
    if not isinstance(plan, dict):
        raise CannotKeep(f"{path} does not say which match is kept there; name another folder.")
    return plan


def compare(folder: Path, plan: Mapping[str, Any], kept: Mapping[str, Any]) -> None:
    for name, value in plan.items():
        if kept.get(name) != value:
            said = SAID.get(name, name)
            raise CannotKeep(
                f"{folder} keeps another match: its {said} {'are' if said[-1] == 's' else 'is'} "
                f"{shown(kept.get(name))}, not {shown(value)}; name another folder."
            )


def shown(value: object) -> str:
    if isinstance(value, list):
        text = ", ".join(map(str, value))
    else:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return f"{text[:100]}…" if len(text) > 100 else text or "nothing"


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


def write_whole(path: Path, data: bytes, *, lasting: bool) -> None:
    """All of it or nothing; if `lasting`, also when the lights go out."""
    unfinished = path.with_name(f"{path.name}.tmp")
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as problem:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise CannotKeep(
            f"{path} cannot be written: {problem.strerror or problem}; what was kept before is still there."
        ) from None
