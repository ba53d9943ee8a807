"""Stepping through records, also broken and hostile ones."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import cast

import pytest

from izakaya import Record, Table, new_table, parse
from izakaya.bots import bot
from izakaya.locale import Speech
from tests.cli.terminal import izakaya

HOSTILE = "not a record of a game"


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(Record.of(played()).text(), encoding="utf-8")
    return path


def played() -> Table:
    table = new_table("sword", seats=4, seed=3)
    bots = [bot("novice", seat) for seat in range(4)]
    while not table.over:
        asked = table.asked
        assert asked is not None
        options = table.options()
        table.answer(options[0] if len(options) == 1 else bots[asked].choose(table.view(asked)))
    return table


def test_forward_back_and_to_a_step(tmp_path: Path, finished: Path) -> None:
    done = izakaya(tmp_path, "replay", str(finished), typed=["", "n", "b", "b", "b", "5", "what", "q"])
    assert (done.returncode, done.stderr) == (0, "")
    steps = [line.split()[1] for line in done.stdout.splitlines() if line.startswith("Step ")]
    assert steps == ["0", "1", "2", "1", "0", "5"]
    assert "This is the beginning." in done.stdout
    assert "\x1b" not in done.stdout


def test_the_end_is_told(tmp_path: Path, finished: Path) -> None:
    done = izakaya(tmp_path, "replay", str(finished), "--lang", "it", typed=["99999", ""])
    assert done.returncode == 0
    assert "La partita è finita" in done.stdout
    assert "Il verbale finisce qui." in done.stdout


def test_everything_lies_open_unless_a_seat_is_named(tmp_path: Path, finished: Path) -> None:
    everything = izakaya(tmp_path, "replay", str(finished)).stdout
    assert everything == izakaya(tmp_path, "replay", str(finished), "--seat", "all").stdout
    assert everything.count(" holds ") == 4
    own = izakaya(tmp_path, "replay", str(finished), "--seat", "1").stdout
    assert "(you)" in own
    assert " draws a card" in own or " cards." in own
    assert own.count(" holds ") == 0


def test_no_such_seat(tmp_path: Path, finished: Path) -> None:
    done = izakaya(tmp_path, "replay", str(finished), "--seat", "4")
    assert done.returncode == 2
    assert done.stderr == "There is no seat 4 at this table; choose one from 0 to 3.\n"


def test_an_unfinished_record(tmp_path: Path) -> None:
    path = tmp_path / "started.json"
    path.write_text(Record.of(new_table("sword", seats=3, seed=1)).text(), encoding="utf-8")
    assert "ends before the game does" in izakaya(tmp_path, "replay", str(path)).stdout


def test_a_record_that_begins_from_a_position(tmp_path: Path) -> None:
    table = parse(new_table("sword", seats=5, seed=1).notation())
    for _ in range(40):
        table.answer(table.options()[-1])
    path = tmp_path / "position.json"
    path.write_text(Record.of(table).text(), encoding="utf-8")
    done = izakaya(tmp_path, "replay", str(path), typed=[""] * 3)
    assert (done.returncode, done.stderr) == (0, "")
    assert "’s turn —" in izakaya(tmp_path, "replay", str(path), typed=["999", "log"]).stdout


def changed(finished: Path, **fields: object) -> str:
    return json.dumps({**json.loads(finished.read_text(encoding="utf-8")), **fields})


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"game": "chess"}, "that this version does not have"),
        ({"rules": 99}, "that this version does not have"),
        ({"seats": 99}, "that this version does not have"),
        ({"options": {"jokers": "2"}}, "that this version does not have"),
        ({"start": "sword 1\nnonsense"}, "that this version does not have"),
        ({"answers": [5000]}, "its answer 1 is not possible"),
        ({"answers": [10**400]}, "its answer 1 is not possible"),
        ({"answers": [-1]}, "its answer 1 is not possible"),
        ({"answers": ["0"]}, HOSTILE),
        ({"seed": 3}, HOSTILE),
        ({"seed": "9" * 79}, HOSTILE),
        ({"izakaya": 2}, HOSTILE),
    ],
)
def test_a_record_that_was_changed(
    tmp_path: Path, finished: Path, fields: dict[str, object], sentence: str
) -> None:
    path = tmp_path / "changed.json"
    path.write_text(changed(finished, **fields), encoding="utf-8")
    refused(tmp_path, path, sentence)


def test_more_answers_than_the_game_has(tmp_path: Path, finished: Path) -> None:
    answers = json.loads(finished.read_text(encoding="utf-8"))["answers"]
    path = tmp_path / "longer.json"
    path.write_text(changed(finished, answers=[*answers, 0]), encoding="utf-8")
    refused(tmp_path, path, f"its answer {len(answers) + 1} is not possible")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b"9" * 100_000,
        b'{"izakaya": 1}',
        b"hello\n" * 1000,
    ],
)
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "hostile.json"
    path.write_bytes(content)
    refused(tmp_path, path, HOSTILE)


def test_a_hundred_megabytes_of_nonsense_are_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as stream:
        stream.truncate(100 << 20)
    refused(tmp_path, path, "too large to be a record")


def test_a_folder_and_a_pipe_are_no_files(tmp_path: Path) -> None:
    refused(tmp_path, tmp_path, "cannot be read")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    refused(tmp_path, pipe, "cannot be read")


def refused(home: Path, path: Path, sentence: str) -> None:
    done = izakaya(home, "replay", str(path))
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


@pytest.fixture
def with_players(tmp_path: Path, finished: Path) -> Path:
    """The same game, with those who played it: a person, then bots; one of them is not of the house."""
    path = tmp_path / "players.json"
    fields = json.loads(finished.read_text(encoding="utf-8"))
    fields["players"] = [None, "novice", "adept/careful", "os:system"]
    path.write_text(json.dumps(fields), encoding="utf-8")
    return path


def test_bots_say_why_they_played(tmp_path: Path, with_players: Path) -> None:
    done = izakaya(tmp_path, "replay", str(with_players), typed=["why", *["", "why"] * 40])
    assert (done.returncode, done.stderr) == (0, "")
    people = cast("list[dict[str, str]]", played().view(None)["people"])
    names = [Speech("en").say(f"character-{person['character']}") for person in people]
    said = [line for line in done.stdout.splitlines() if line.startswith(tuple(names))]
    reasons = [line for line in said if ": " in line and "does not say why" not in line]
    assert "This is the beginning." in done.stdout
    assert any(line.startswith(f"{names[1]}: ") for line in reasons)
    assert any(line.startswith(f"{names[2]}: ") for line in reasons)
    assert f"{names[0]} does not say why" in done.stdout
    assert f"{names[3]} does not say why" in done.stdout
    assert not any(line.startswith((f"{names[0]}: ", f"{names[3]}: ")) for line in reasons)


@pytest.mark.parametrize("players", [None, 7, [], ["adept"], [1, 2, 3, 4], ["adept/sleepy"] * 4, ["x"] * 4])
def test_a_record_that_names_nobody_gives_no_reasons(tmp_path: Path, finished: Path, players: object) -> None:
    path = tmp_path / "odd.json"
    fields = json.loads(finished.read_text(encoding="utf-8")) | {"players": players}
    path.write_text(json.dumps(fields), encoding="utf-8")
    done = izakaya(tmp_path, "replay", str(path), typed=["", "why"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "does not say why" in done.stdout


def test_reasons_wait_for_open_cards_and_the_end(tmp_path: Path, with_players: Path) -> None:
    later = "after the end of the game, with all cards open"
    assert later in izakaya(tmp_path, "replay", str(with_players), "--seat", "0", typed=["", "why"]).stdout
    fields = json.loads(with_players.read_text(encoding="utf-8"))
    fields["answers"] = fields["answers"][:-1]
    with_players.write_text(json.dumps(fields), encoding="utf-8")
    assert later in izakaya(tmp_path, "replay", str(with_players), typed=["", "why"]).stdout
