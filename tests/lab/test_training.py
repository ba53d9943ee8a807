"""`izakaya train`, on a tiny budget: the same games give the same file, a stopped command goes on, and what can be learned is learned."""

from __future__ import annotations

import json
from array import array
from math import exp, log
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec

from izakaya.bots.learned import SIGNS, read
from izakaya.bots.thinking.outlook import Outlook
from izakaya.games import GAMES
from izakaya.lab.arguments import MISUNDERSTOOD
from izakaya.lab.learning import train_command
from izakaya.lab.learning.fitting import chances, fitted, positions
from izakaya.lab.learning.looking import Lesson, Looks, played
from izakaya.lab.learning.measuring import foresights

SMALL = ["sword", "--seats", "3,5", "--games", "30", "--cores", "1", "--date", "2026-11-18"]


def test_the_same_command_learns_the_same_file_and_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    once, again = tmp_path / "once.json", tmp_path / "again.json"
    assert train_command.main([*SMALL, "--out", str(once), "--keep", str(tmp_path / "games")]) == 0
    assert "| 5 | 6 |" in capsys.readouterr().out
    kept = (tmp_path / "games" / "games.jsonl").read_text().splitlines(keepends=True)
    # Killed after the first piece of work, and in the middle of a line.
    (tmp_path / "games" / "games.jsonl").write_text(kept[0] + kept[1][:100])
    lessons: list[Lesson] = []

    def noted(lesson: Lesson) -> Looks:
        lessons.append(lesson)
        return played(lesson)

    monkeypatch.setattr(train_command, "played", noted)
    assert train_command.main([*SMALL, "--out", str(again), "--keep", str(tmp_path / "games")]) == 0
    assert len(lessons) == len(kept) - 1
    assert once.read_bytes() == again.read_bytes()
    assert train_command.main([*SMALL, "--seed", "2", "--out", str(again)]) == 0
    assert once.read_bytes() != again.read_bytes()
    # It says where it comes from, and the bots can read it.
    told = json.loads(once.read_text())["from"]
    assert told["command"] == "izakaya train sword --seats 3,5 --games 30 --seed 1 --date 2026-11-18"
    assert [one["seats"] for one in told["held out"]] == [3, 5]
    signs = SIGNS["sword"]
    assert signs is not None
    assert any(read(GAMES["sword"], signs, once))


def two_sides(games: int, lot: Random) -> Looks:
    """Games in which a side with a sign of 2 beats one with a sign of 1 by as much as exp(1.5) to 1. A second sign says nothing."""
    looks = Looks(Lesson("sword", 3, 0, games), [], [], array("f"), array("f"))
    for game in range(games):
        first = lot.random() < exp(1.5) / (exp(1.5) + 1)
        looks.sides.append(2)
        looks.games.append(game)
        looks.rows.extend([2.0, lot.random(), 1.0, lot.random()])
        looks.won.extend([float(first), float(not first)])
    return looks


def test_it_finds_what_made_the_games() -> None:
    found = positions([two_sides(6000, Random(1))], 2, 3)
    fresh = positions([two_sides(6000, Random(2))], 2, 3)
    (told,) = foresights(fitted(found, 1), fresh)
    sure = exp(1.5) / (exp(1.5) + 1)
    assert told.blind == pytest.approx(log(2))
    assert told.surprise == pytest.approx(-sure * log(sure) - (1 - sure) * log(1 - sure), abs=0.02)
    assert told.off < 0.04


def test_the_core_reads_a_net_as_it_was_fitted() -> None:
    """The same chances, from 1 side to as many as there can be, by a net of luck."""
    signs = SIGNS["sake"]
    assert signs is not None
    width = len(signs.names)
    lot = Random(3)
    looks = Looks(Lesson("sake", 8, 0, 1), [1, 2, 5, 8], [0, 0, 0, 0], array("f"), array("f"))
    looks.rows.extend(lot.choice([0.0, lot.gauss(0, 1)]) for _ in range(sum(looks.sides) * width))
    looks.won.extend([0.0] * sum(looks.sides))
    found = positions([looks], width, signs.most)
    outlook = Outlook(signs, vec[float]([0.0] * (3 * width * 16 + 16 + 16 * 8 + 8 + 8)))
    weights = [lot.gauss(0, 0.3) for _ in range(len(outlook.weights))]
    outlook = Outlook(signs, vec[float](weights))
    said = chances(weights, found)
    at = 0
    for look, sides in enumerate(looks.sides):
        for i in range(sides * width):
            outlook.rows[i] = looks.rows[at + i]
        outlook.judge(sides)
        assert [outlook.chances[side] for side in range(sides)] == pytest.approx(
            list(said[look][:sides]), abs=1e-4
        )
        at += sides * width


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game 'chess'"),
        (["sword", "--games", "4"], "--games lies between 5 and"),
        (["sword", "--seats", "9"], "--seats lies between 3 and 7"),
        (["sword", "--date", "today"], "--date is a day like"),
        (["sword", "--out", "nowhere/out.json"], "There is no folder nowhere"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert train_command.main(words) == MISUNDERSTOOD
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
