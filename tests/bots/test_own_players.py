"""Somebody's own players: brought by name, watched over, and found on every core."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from izakaya.lab.match import Match, play_match
from izakaya.lab.match_command import main
from izakaya.lab.workers import Local

OWN_BOTS = """
class Kappa:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        return view["options"][0]["option"]


class Cheat(Kappa):
    def choose(self, view):
        return 31000


class Clumsy(Kappa):
    def choose(self, view):
        return view["treasure"]


class Mute:
    def __init__(self, seed):
        pass


class New(Kappa):
    pass
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder with somebody's own players in it, which one is in."""
    (tmp_path / "my_own_bots.py").write_text(OWN_BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    path = list(sys.path)
    yield
    sys.path[:] = path
    sys.modules.pop("my_own_bots", None)


WITH_OWN = ["--game", "sword", "--seats", "3", "--games", "2", "--cores", "1", "--players"]


@pytest.mark.usefixtures("own_bots")
def test_somebody_brings_a_player_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WITH_OWN, "my_own_bots:Kappa,random,adept"]) == 0
    assert "1. my_own_bots:Kappa" in capsys.readouterr().out


@pytest.mark.usefixtures("own_bots")
def test_the_name_of_an_own_player_stays_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    """Between colons, some words are pictures to the terminal."""
    words = [*WITH_OWN[:-1], "--versus", "my_own_bots:New,random"]
    assert main(words) == 0
    assert "my_own_bots:New: " in capsys.readouterr().out


@pytest.mark.usefixtures("own_bots")
def test_own_players_are_found_on_all_cores() -> None:
    match = Match("sword", 3, ("my_own_bots:Kappa", "random", "random"), 4)
    match.check()
    played = [game.number for _, games in play_match([match], Local(2)) for game in games]
    assert sorted(played) == [0, 1, 2, 3]


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "Cheat",
            "The player 'my_own_bots:Cheat' gave up: NotOffered: Option 31000 means nothing in this game",
        ),
        (
            "Clumsy",
            "The player 'my_own_bots:Clumsy' gave up: KeyError: 'treasure' (my_own_bots.py, line 17).",
        ),
    ],
)
def test_an_own_player_that_fails_is_named(
    name: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "match.json"
    assert main([*WITH_OWN, f"my_own_bots:{name},random,random", "--json", str(out)]) == 1
    said = capsys.readouterr()
    assert sentence in said.err
    assert "Traceback" not in said.err
    assert "no game was played" in said.out
    assert json.loads(out.read_text(encoding="utf-8"))[0]["played"] == []


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("my_own_bots:Mute", "has no choose(view)"),
        (
            "my_own_bots:Nobody",
            "cannot be brought: AttributeError: module 'my_own_bots' has no attribute 'Nobody'.",
        ),
        ("no_such_module:Kappa", "cannot be brought: ModuleNotFoundError: No module named 'no_such_module'."),
        (":", "cannot be brought: ValueError: Empty module name."),
    ],
)
def test_own_players_that_cannot_be_brought(
    name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*WITH_OWN, f"{name},random,random"]) == 2
    assert sentence in capsys.readouterr().err
