"""The examples in the help of every command: there are two, and they work."""

from __future__ import annotations

import asyncio
import shlex
from pathlib import Path
from unittest.mock import patch

import pytest

from izakaya import Record, new_table
from izakaya.cli.examples import EXAMPLES, examples_of
from izakaya.cli.main import COMMANDS, LAB, main
from izakaya.cli.serve import address
from izakaya.server.store import Store
from izakaya.testing import at_random, play
from tests.cli.terminal import izakaya

#: What takes long, or waits for somebody: where its words have been understood, and the work would begin.
BEGINNINGS = {
    "serve": "izakaya.cli.serve.listening_at",
    "match --game sake": "izakaya.lab.match_command.hire",
    "balance sake": "izakaya.lab.balance.hire",
    "tune": "izakaya.lab.tune.hire",
    "calibrate": "izakaya.lab.calibrate_command.hire",
    "puzzles": "izakaya.lab.puzzles_command.hire",
    "train": "izakaya.lab.learning.train_command.hire",
    "games sword --out more": "izakaya.envs.games_command.write",
    "mcp --house": "izakaya.envs.mcp_command.HouseTable",
    "mcp": "izakaya.envs.mcp_command.serve",
}
LANGUAGES = ("en", "it", "de", "es", "ja")


class Begun(BaseException):
    """The words were understood."""


def test_every_command_has_two() -> None:
    assert EXAMPLES.keys() == COMMANDS.keys() | LAB.keys()
    assert {len(examples) for examples in EXAMPLES.values()} == {2}
    for command, examples in EXAMPLES.items():
        assert all(example.startswith(f"{command} ") for example in examples)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_they_end_the_help_in_every_language(tmp_path: Path, command: str, language: str) -> None:
    told = izakaya(tmp_path, command, "--help", "--lang", language).stdout
    assert told.splitlines()[-2:] == [f"  izakaya {example}" for example in examples_of(command)]


@pytest.mark.parametrize("command", LAB)
def test_they_end_the_help_of_the_tools(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-3:] == ["Examples:", *(f"  izakaya {example}" for example in examples_of(command))]
    assert told[0].startswith(f"usage: izakaya {command}")


async def founded(database: str) -> None:
    """A house of which nobody knows yet."""
    store = Store(database)
    await store.prepare()
    await store.close()


@pytest.mark.parametrize(
    "example", [example for command in EXAMPLES for example in examples_of(command)], ids=lambda one: one[:24]
)
def test_they_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, example: str) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    words = shlex.split(example)
    if words[0] == "replay":
        table = new_table("sake", seats=3, seed=1)
        for _ in play(table, at_random(1)):
            pass
        Path("game.json").write_text(Record.of(table).text())
    if words[0] == "admin":
        asyncio.run(founded(address("house.db" if "house.db" in words else None)))
    beginning = next((place for name, place in BEGINNINGS.items() if example.startswith(name)), None)
    if beginning is None:
        done = izakaya(tmp_path, *words, typed=["q"])
        assert done.returncode == 0, done.stderr
        assert done.stdout
        return
    with patch(beginning, side_effect=Begun), pytest.raises(Begun):
        izakaya(tmp_path, *words)
