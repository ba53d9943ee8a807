"""Where the adept's leanings come from, on a tiny budget."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from izakaya.bots.thinking.sake.leanings import USUAL
from izakaya.lab.arguments import MISUNDERSTOOD
from izakaya.lab.sake import leaning
from izakaya.lab.sake.leaning import figures, made_of, moved, names


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaning, "LOTS", 3)
    monkeypatch.setattr(leaning, "SEATS", (3, 3))


@pytest.mark.usefixtures("tiny")
def test_the_same_seed_finds_the_same_leanings_and_goes_on_from_there(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json", "more.json")]
    for path in files[:2]:
        assert leaning.main(["--minutes", "0", "--cores", "1", "--out", str(path)]) == 0
    first, second = (json.loads(path.read_text()) for path in files[:2])
    assert first == second
    assert set(first) == set(names())
    assert first != {name: round(value, 3) for name, value in figures(USUAL).items()}
    words = ["--minutes", "0", "--cores", "1", "--start", str(files[0]), "--out", str(files[2])]
    assert leaning.main(words) == 0
    assert json.loads(files[2].read_text()) != first


def test_there_and_back_again() -> None:
    usual = figures(USUAL)
    lot = [0.5] * len(usual)
    there = moved(usual, lot, 1)
    assert all(there[name] != usual[name] for name in usual)
    back = moved(there, lot, -1)
    assert figures(made_of(back)) == pytest.approx(usual)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--out", "nowhere/out.json"], "There is no folder nowhere"),
        (["--start", "start.json", "--out", "out.json"], "There is no leaning 'courage'"),
        (["--start", "deck.toml", "--out", "out.json"], "they are not JSON"),
        (["--deck", "start.json", "--out", "out.json"], "deck"),
        (["--seats", "2-4", "--out", "out.json"], "--seats lies between 3 and 8"),
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
    Path("start.json").write_text('{"courage": 1}')
    Path("deck.toml").write_text("form = 1")
    assert leaning.main(words) == MISUNDERSTOOD
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
