"""Finished games as Parquet: every row is what the seat saw and did, and the game can be played again."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from izakaya import new_table
from izakaya.cli.main import main
from izakaya.envs import OBSERVERS
from izakaya.envs.games_command import COLUMNS
from tests.envs.rows import row_of


@pytest.mark.parametrize(("game", "bots"), [("sword", "adept,random"), ("sake", "random")])
def test_games_are_written_and_can_be_read(
    game: str, bots: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    words = [
        "games",
        game,
        "--out",
        str(folder),
        "--seats",
        "3",
        "--games",
        "3",
        "--bots",
        bots,
        "--seed",
        "4",
    ]
    assert main(words) == 0
    assert "3 games" in capsys.readouterr().out
    frame = pl.read_parquet(folder / "*.parquet")
    about = json.loads((folder / "provenance.json").read_text(encoding="utf-8"))
    assert frame.columns == list(COLUMNS) == list(about["columns"])
    assert about["decisions"] == len(frame) > 50
    observer = OBSERVERS[game](3)
    assert about["observation"]["version"] == observer.version
    for number in range(3):
        rows = frame.filter(pl.col("game_number") == number)
        table = new_table(game, seats=3, seed=int(rows["seed"][0]))
        for row in rows.iter_rows(named=True):
            options = table.choices()
            assert (row["seat"], row["options"]) == (table.asked, sorted(options))
            if row["decision"] % 5 == 0:
                assert (np.array(row["observation"]) == row_of(observer, table, table.asked)).all()
            table.answer(row["answer"])
        assert not table.choices()
        winners = table.result().winners
        assert all(
            (reward > 0) == (seat in winners)
            for seat, reward in zip(rows["seat"], rows["reward"], strict=True)
        )
        assert set(rows["player"]) <= set(bots.split(","))
    # What is there is never written over.
    assert main(words) == 2
    assert "already" in capsys.readouterr().err


def test_what_cannot_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "sword", "--out", str(tmp_path), "--seats", "9"]) == 2
    assert "3 to 7 players" in capsys.readouterr().err
    assert main(["games", "sword", "--out", str(tmp_path), "--bots", "grandmaster"]) == 2
    assert "There is no bot" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.parquet"))
