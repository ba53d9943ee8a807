"""Whole games in the terminal, through a pipe."""

from __future__ import annotations

import hashlib
import os
import pty
import re
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest

from izakaya import Record, read_record, replay
from izakaya.cli.play import started_as
from tests.cli.terminal import PATIENCE, command, environment, izakaya, process, records_of

FIRST = ["1"] * 3000
OUT_OF_REACH = {
    "en": r"out of reach: Difficulty \d, range \d \(W15\)",
    "it": r"fuori portata: Difficoltà \d, portata \d \(W15\)",
    "de": r"außer Reichweite: Schwierigkeitsgrad \d, Reichweite \d \(W15\)",
    "es": r"fuera de alcance: Dificultad \d, alcance \d \(W15\)",
    "ja": r"届きません：難度\d、間合い\d（W15）",
}


def the_record(home: Path) -> Record:
    (path,) = records_of(home)
    return read_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "seats"), [("en", 3), ("it", 5), ("de", 4), ("es", 7), ("ja", 6)])
def test_a_whole_game_through_a_pipe(tmp_path: Path, language: str, seats: int) -> None:
    words = ("play", "sword", "--seats", str(seats), "--lang", language, "--seed", "11")
    run = process if language == "en" else izakaya
    done = run(tmp_path, *words, typed=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    record = the_record(tmp_path)
    table = replay(record)
    assert table.over
    assert (record.seats, record.seed) == (seats, 11)
    seal = hashlib.sha256(b"izakaya seed 11").hexdigest()
    assert seal in done.stdout.splitlines()[0]
    assert "printf 'izakaya seed 11' | sha256sum" in done.stdout
    assert str(records_of(tmp_path)[0]) in done.stdout


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    games = [izakaya(tmp_path, "play", "sword", "--seed", "4", typed=FIRST).stdout for _ in range(2)]
    shown = [game.partition("sha256sum")[0] for game in games]
    assert shown[0] == shown[1]
    first, second = [path.read_text(encoding="utf-8") for path in records_of(tmp_path)]
    assert first == second


def test_a_game_is_saved_where_the_person_says(tmp_path: Path) -> None:
    path = tmp_path / "games" / "mine.json"
    done = izakaya(tmp_path, "play", "sword", "--seed", "4", "--record", str(path), typed=["quit"])
    assert done.returncode == 0
    assert read_record(path.read_text(encoding="utf-8")).seed == 4
    assert records_of(tmp_path) == []


@pytest.mark.parametrize("typed", [[], ["?"], ["0"], ["quit"]])
def test_leaving_early_is_clean_and_saves(tmp_path: Path, typed: list[str]) -> None:
    run = process if not typed else izakaya
    done = run(tmp_path, "play", "sword", "--seed", "4", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert not replay(the_record(tmp_path)).over


def test_an_unfinished_game_does_not_tell_its_seed(tmp_path: Path) -> None:
    done = izakaya(tmp_path, "play", "sword", "--seed", "271828182845904", typed=["log", "quit"])
    assert "271828182845904" not in done.stdout


def opened(home: Path, *words: str) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(command(*words), stdin=pipe, stdout=pipe, stderr=pipe, env=environment(home))


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 130)])
def test_an_interruption_is_clean_and_saves(tmp_path: Path, number: signal.Signals, code: int) -> None:
    with opened(tmp_path, "play", "sword", "--lang", "de") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        shown = b""
        while not shown.endswith(b"> "):
            shown += os.read(process.stdout.fileno(), 65536)
        process.send_signal(number)
        rest = process.stdout.read()
        errors = process.stderr.read()
        assert process.wait(PATIENCE) == code
    assert errors == b""
    assert "Unterbrochen." in rest.decode()
    assert replay(the_record(tmp_path)).answered >= 0


@pytest.mark.parametrize("language", list(OUT_OF_REACH))
def test_why_names_the_rule(tmp_path: Path, language: str) -> None:
    # With this seed the person soon holds weapons that do not reach everybody.
    words = ("play", "sword", "--seats", "7", "--lang", language, "--seed", "2")
    done = izakaya(tmp_path, *words, typed=["why", "0"] * 12)
    assert done.returncode == 0
    assert re.search(OUT_OF_REACH[language], done.stdout)
    assert re.search(r"^  W15", done.stdout, re.MULTILINE)


def test_why_about_something(tmp_path: Path) -> None:
    typed = ["why 1", "why tea", "why no-such-thing", "why 99"]
    done = izakaya(tmp_path, "play", "sword", "--seed", "5", typed=typed)
    answers = done.stdout.partition("> why 1")[2]
    assert "Number 1 is on offer" in answers
    assert "Tea Ceremony: not in your hand (W9)" in answers
    assert "I do not understand “no-such-thing”" in answers
    assert "a number from 0 to 2" in answers


def test_help_explains_commands_cards_and_rules(tmp_path: Path) -> None:
    done = izakaya(tmp_path, "play", "sword", "--seed", "5", typed=["?", "W15", "W41", "daimyo", "hanz"])
    answers = done.stdout.partition("> ?")[2]
    assert "why something is not on offer" in answers
    assert "Kiseru: A weapon" in answers
    assert "Only the Shogun is known" in answers
    assert "W15: A weapon reaches" in answers
    assert "no explanation for rule W41 " in answers
    assert "Daimyo: Draw 2 cards." in answers
    assert "Hanzō: may parry" in answers


@pytest.mark.parametrize(
    ("language", "words"),
    [("it", "perche"), ("it", "PERCHÉ"), ("de", "warum"), ("es", "porque"), ("ja", "なぜ"), ("ja", "why")],
)
def test_commands_are_understood_in_the_persons_language(tmp_path: Path, language: str, words: str) -> None:
    done = izakaya(tmp_path, "play", "sword", "--lang", language, "--seed", "5", typed=[words])
    assert "(W11)" in done.stdout.replace("（", "(").replace("）", ")")


@pytest.mark.parametrize(
    "nonsense",
    [
        "99",
        "-1",
        "1.5",
        "1e3",
        "９９９",
        "foo",
        "\x00\x01",
        "１" * 5000,
        "0x1",
        "∞",
        "²",
        "cards now",
        "why " + "x" * 9000,
    ],
)
def test_nonsense_is_answered_and_changes_nothing(tmp_path: Path, nonsense: str) -> None:
    done = izakaya(tmp_path, "play", "sword", "--seed", "5", typed=[nonsense, "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    answers = done.stdout.rpartition("0  Take")[2]
    assert "from 0 to 2" in answers
    izakaya(tmp_path, "play", "sword", "--seed", "5", typed=["quit"])
    first, second = [path.read_text(encoding="utf-8") for path in records_of(tmp_path)]
    assert first == second


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    done = subprocess.run(
        command("play", "sword", "--seed", "5"),
        input=b"\xff\xfe\x80\nquit\n",
        capture_output=True,
        timeout=PATIENCE,
        env=environment(tmp_path),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_wide_digits_are_digits(tmp_path: Path) -> None:
    izakaya(tmp_path, "play", "sword", "--seed", "5", "--lang", "ja", typed=["２", "終了"])
    assert len(the_record(tmp_path).answers) > 0


def test_settings_of_the_game_and_another_seat(tmp_path: Path) -> None:
    words = ("--option", "characters=tomoe,random,hanzo", "--seat", "2", "--bots", "random", "--seats", "4")
    done = izakaya(tmp_path, "play", "sword", *words, typed=["quit"])
    assert "You are Hanzō" in done.stdout
    assert the_record(tmp_path).options == {"characters": "tomoe,random,hanzo"}


def test_a_reader_who_goes_away_does_not_break_the_game(tmp_path: Path) -> None:
    with opened(tmp_path, "play", "sword") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        process.stdin.write(b"1\n" * 50)
        process.stdin.close()
        errors = process.stderr.read()
        process.wait(PATIENCE)
    assert errors == b""
    assert len(records_of(tmp_path)) == 1


def test_on_a_terminal_there_are_colours(tmp_path: Path) -> None:
    mine, theirs = pty.openpty()
    with subprocess.Popen(
        command("play", "sword", "--lang", "it"),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(tmp_path, TERM="xterm-256color"),
        start_new_session=True,
    ) as process:
        os.close(theirs)
        shown = read_until(mine, b"> ")
        os.write(mine, b"esci\n")
        shown += read_until(mine, b"izakaya replay")
        assert process.wait(PATIENCE) == 0
    os.close(mine)
    assert b"\x1b[1m" in shown
    assert "Lasci il tavolo." in shown.decode(errors="replace")


def read_until(stream: int, end: bytes) -> bytes:
    shown = b""
    deadline = time.monotonic() + PATIENCE
    while end not in shown:
        assert time.monotonic() < deadline, shown
        if select.select([stream], [], [], 1.0)[0]:
            shown += os.read(stream, 65536)
    return shown


def test_the_hint_names_the_command_as_it_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "izakaya"
    script.touch(mode=0o755)
    monkeypatch.setattr("sys.argv", [str(script)])
    monkeypatch.setenv("PATH", str(tmp_path / "elsewhere"))
    assert started_as() == str(script)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert started_as() == "izakaya"
    monkeypatch.setattr("sys.argv", ["cli/__main__.py"])
    assert started_as() == "izakaya"


def test_a_game_that_spares_nobody_a_question_has_no_every(tmp_path: Path) -> None:
    sword = izakaya(tmp_path, "play", "sword", "--seed", "1", typed=["?", "every", "quit"]).stdout
    assert "ask me everything" not in sword
    assert "From now on" not in sword
    sake = izakaya(tmp_path, "play", "sake", "--seed", "1", typed=["?", "every", "quit"]).stdout
    assert "ask me everything" in sake
    assert "From now on" in sake


def test_settings_are_seen_and_chosen_in_the_conversation(tmp_path: Path) -> None:
    typed = ["settings", "settings 1", "settings 1 3", "settings samurai random,tomoe", "settings", "quit"]
    done = izakaya(tmp_path, "play", "sake", "--seats", "3", "--seed", "5", typed=typed)
    assert "Where you drink: Inn (nothing special: just a smoky room, and sake)" in done.stdout
    assert "   5  Rope Bridge (" in done.stdout
    assert "Dealt anew. Where you drink: Hot Spring (" in done.stdout
    assert "Dealt anew. Who sits where: by lot, Tomoe Gozen" in done.stdout
    assert the_record(tmp_path).options == {"location": "hot-spring", "samurai": "random,tomoe-gozen"}
    assert the_record(tmp_path).seed == 5


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("settings 9 1", "There is no setting “9”; settings shows them all."),
        ("settings 1 moon", "SAKE does not take the setting location=moon: location is one of inn, "),
        ("settings deck nowhere.toml", "There is no file nowhere.toml."),
    ],
)
def test_settings_that_do_not_fit_are_refused_and_the_game_goes_on(
    tmp_path: Path, words: str, sentence: str
) -> None:
    done = izakaya(tmp_path, "play", "sake", "--seats", "3", "--seed", "5", typed=[words, "quit"])
    assert sentence in " ".join(done.stdout.split())
    assert the_record(tmp_path).options == {}


def test_settings_are_chosen_before_the_first_answer(tmp_path: Path) -> None:
    done = izakaya(
        tmp_path, "play", "sake", "--seats", "3", "--seed", "5", typed=["0", "settings 1 2", "quit"]
    )
    assert "You have answered already." in done.stdout
    assert the_record(tmp_path).options == {}
