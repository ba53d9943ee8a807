"""Where the outlook's weights come from, on a tiny budget."""

from __future__ import annotations

from math import exp
from pathlib import Path
from random import Random

import pytest

from izakaya.bots.thinking.sake.outlook import PHASES, SIGNS
from izakaya.lab.arguments import MISUNDERSTOOD
from izakaya.lab.sake import outlook
from izakaya.lab.sake.outlook import Moment, fitted


def test_the_same_seed_writes_the_same_module(tmp_path: Path) -> None:
    files = [tmp_path / "one.py", tmp_path / "two.py"]
    for path in files:
        assert outlook.main(["--seats", "3,4", "--games", "6", "--cores", "1", "--out", str(path)]) == 0
    assert files[0].read_text() == files[1].read_text()
    found: dict[str, object] = {}
    exec(compile(files[0].read_text(), "weights", "exec"), found)
    weights = list(found["WEIGHTS"])  # type: ignore[call-overload]
    assert len(weights) == PHASES * SIGNS
    assert any(weights)


def test_it_finds_the_weights_that_made_the_games() -> None:
    """Two players, of whom one has a sign twice as strong: it is found how much likelier that makes it to win."""
    lot = Random(1)
    moments = []
    for _ in range(6000):
        wins = lot.random() < exp(0.8) / (exp(0.8) + exp(0.4))
        moments.append(Moment(1, [[(2, 2.0)], [(2, 1.0)]], [float(wins), float(not wins)]))
    weights = fitted(moments, 1)
    assert weights[SIGNS + 2] == pytest.approx(0.4, abs=0.1)
    assert not any(weight for at, weight in enumerate(weights) if at != SIGNS + 2)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--out", "nowhere/out.py"], "There is no folder nowhere"),
        (["--deck", "deck.toml", "--out", "out.py"], "deck"),
        (["--seats", "9", "--out", "out.py"], "--seats lies between 3 and 8"),
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
    Path("deck.toml").write_text("form = 1")
    assert outlook.main(words) == MISUNDERSTOOD
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
