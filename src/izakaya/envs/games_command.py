"""`izakaya games`: finished games of given bots as Parquet, one row a decision, to learn from."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

import izakaya
from izakaya.bots.named import player_named
from izakaya.bots.player import ask_bot
from izakaya.envs.needed import needed
from izakaya.envs.observers import OBSERVERS, game_named
from izakaya.games import GAMES
from izakaya.table.errors import IzakayaError
from izakaya.table.hall import LOST, WON, deal_seed
from izakaya.words.arguments import MISUNDERSTOOD, Arguments

#: Games in one piece of work, and in one file.
IN_A_PIECE: Final = 20
IN_A_FILE: Final = 2_000
COLUMNS: Final = {
    "game_number": "the game, from 0; its deal is that of `seed`",
    "seed": "with which `izakaya.new_table` deals the same, as text",
    "decision": "the decision within the game, from 0; forced answers are no decisions",
    "seat": "who decided",
    "player": "which bot that was",
    "observation": "what the seat saw, as numbers (docs/environments.md has the parts)",
    "options": "what was on offer: the mask, as the numbers of the options",
    "answer": "the option that was taken",
    "reward": "1 if the seat won the game in the end, -1 if it lost",
}


class Piece(NamedTuple):
    """Some games to be played, the same wherever that is done."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    iterations: int | None
    numbers: tuple[int, ...]


def play(piece: Piece) -> list[dict[str, Any]]:
    """Play them; one entry for each decision."""
    rows: list[dict[str, Any]] = []
    observer = OBSERVERS[piece.game](piece.seats)
    for number in piece.numbers:
        seed = deal_seed(piece.seed, number, 0)
        table = game_named(piece.game).new_table(piece.seats, seed, {})
        table.telling = False
        names = [piece.bots[(seat + number) % len(piece.bots)] for seat in range(piece.seats)]
        players = [
            player_named(name, deal_seed(piece.seed, number, seat + 1), iterations=piece.iterations)
            for seat, name in enumerate(names)
        ]
        first = len(rows)
        while options := table.choices():
            seat = table.asked
            assert seat is not None
            answer = ask_bot(players[seat], table)
            rows.append(
                {
                    "game_number": number,
                    "seed": str(seed),
                    "decision": len(rows) - first,
                    "seat": seat,
                    "player": names[seat],
                    "observation": np.array(memoryview(observer.row(table, seat))),
                    "options": sorted(options),
                    "answer": answer,
                    "reward": 0.0,
                }
            )
            table.answer(answer)
        winners = table.result().winners
        for row in rows[first:]:
            row["reward"] = WON if row["seat"] in winners else LOST
    return rows


def pieces(piece: Piece, games: int) -> Iterator[Piece]:
    for first in range(0, games, IN_A_PIECE):
        yield piece._replace(numbers=tuple(range(first, min(games, first + IN_A_PIECE))))


def frame_of(rows: list[dict[str, Any]]) -> Any:
    """The rows as a table of Polars."""
    pl = needed("polars")
    columns: dict[str, Any] = {name: [row[name] for row in rows] for name in COLUMNS}
    columns["observation"] = pl.Series("observation", np.stack(columns["observation"]))
    kinds = {
        "game_number": pl.Int64,
        "decision": pl.Int32,
        "seat": pl.Int8,
        "answer": pl.Int16,
        "reward": pl.Float32,
    }
    frame = pl.DataFrame(columns).with_columns(pl.col("options").cast(pl.List(pl.Int16)))
    return frame.with_columns([pl.col(name).cast(kind) for name, kind in kinds.items()]).select(list(COLUMNS))


def write(piece: Piece, games: int, folder: Path, processes: int) -> int:
    """Play so many games and write them; how many decisions there were."""
    needed("polars")  # or say so before anything is played
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.glob("games-*.parquet")):
        raise IzakayaError(f"There are games in {folder} already; name another folder.")
    decisions = files = played = 0
    rows: list[dict[str, Any]] = []

    def put_down() -> None:
        nonlocal files, rows
        if rows:
            frame_of(rows).write_parquet(folder / f"games-{files:05}.parquet", compression="zstd")
            files += 1
            rows = []

    with get_context("spawn").Pool(processes) if processes > 1 else OneProcess() as workers:
        for done in workers.imap(play, pieces(piece, games)):
            rows += done
            decisions += len(done)
            played += IN_A_PIECE
            if played % IN_A_FILE == 0:
                put_down()
    put_down()
    provenance = about(piece, games, decisions)
    (folder / "provenance.json").write_text(
        json.dumps(provenance, indent=2, ensure_ascii=False) + "\n", encoding="utf-8"
    )
    return decisions


class OneProcess:
    """As a pool of one, without another process."""

    def __enter__(self) -> OneProcess:
        return self

    def __exit__(self, *_: object) -> None:
        """Nobody has to be sent home."""

    def imap(self, work: Any, items: Iterator[Piece]) -> Iterator[Any]:
        return map(work, items)


def about(piece: Piece, games: int, decisions: int) -> dict[str, Any]:
    """Where the games come from: enough to play them again, and to read them without this program."""
    observer = OBSERVERS[piece.game](piece.seats)
    parts = [
        {"name": part.name, "start": part.start, "shape": list(part.shape), "says": part.says}
        for part in observer.parts
    ]
    return {
        "izakaya": izakaya.__version__,
        "compiled": izakaya.compiled,
        "python": platform.python_version(),
        "date": datetime.now(UTC).date().isoformat(),
        "game": piece.game,
        "rules": GAMES[piece.game].rules,
        "seats": piece.seats,
        "bots": list(piece.bots),
        "iterations": piece.iterations,
        "seed": str(piece.seed),
        "games": games,
        "decisions": decisions,
        "columns": COLUMNS,
        "observation": {
            "version": observer.version,
            "size": int(observer.size),
            "options": observer.options,
            "parts": parts,
        },
    }


def main(argv: Sequence[str] | None = None) -> int:
    """Write games; the number is what the shell is told."""
    parser = Arguments("games", __doc__ or "")
    parser.add_argument("game", choices=list(GAMES), help="the game to play")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="where the Parquet files go"
    )
    parser.add_argument("--seats", type=int, default=5, help="how many play (5)")
    parser.add_argument("--games", type=int, default=1000, help="how many games (1000)")
    parser.add_argument(
        "--bots",
        default="adept",
        help="who plays: a level or player for all seats, or several with commas between, who change places",
    )
    parser.add_argument("--iterations", type=int, help="how long masters think, in imagined games")
    parser.add_argument("--seed", type=int, default=0, help="of all deals and moods (0)")
    parser.add_argument("--processes", type=int, default=1, help="processes that play (1)")
    said = parser.parse_args(argv)
    if said.games < 1 or said.processes < 1:
        parser.error("at least one game, and one process")
    piece = Piece(said.game, said.seats, tuple(said.bots.split(",")), said.seed, said.iterations, ())
    try:
        game_named(said.game).new_table(said.seats, 0, {})
        for name in piece.bots:
            player_named(name, 0, iterations=said.iterations)
        decisions = write(piece, said.games, said.out, said.processes)
    except IzakayaError as problem:
        print(problem, file=sys.stderr)
        return MISUNDERSTOOD
    print(f"{said.games} games, {decisions} decisions: {said.out}")
    return 0
