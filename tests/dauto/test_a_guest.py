"""A third game, from a package that touches no file of the house: all that the house promises holds for it.

Each test runs in processes of its own, which find the game on their path; so every other test sees the house as it is.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Done, process, records_of
from tests.dauto.installing import EXAMPLE, ROOT


def python(path: str, *words: str, code: str = "") -> Done:
    return subprocess.run(
        [sys.executable, *words, *(["-c", code] if code else [])],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_house_has_it_after_an_install_and_nothing_else_has_changed(path: str) -> None:
    code = "import izakaya; print(list(izakaya.GAMES), izakaya.games.REFUSED)"
    assert python(path, code=code).stdout == "['sword', 'sake', 'dauto'] ()\n"
    assert "dauto" not in python(os.environ.get("PYTHONPATH", ""), code=code).stdout


def test_it_is_short() -> None:
    """What a game has to say fits on a few pages; an author who makes it longer should find out why."""
    lines = [
        line
        for file in EXAMPLE.rglob("src/**/*.py")
        for line in file.read_text().splitlines()
        if line.strip()
    ]
    assert len(lines) < 320


def test_it_passes_the_conformance_suite_unchanged(path: str) -> None:
    done = python(
        path,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-m",
        "not long",
        "tests/conformance",
        "-k",
        "dauto",
    )
    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout


@pytest.mark.parametrize("language", ["it", "ja"])
def test_it_is_played_in_the_terminal_and_replayed(tmp_path: Path, path: str, language: str) -> None:
    words = ["play", "dauto", "--seats", "3", "--seed", "6", "--bots", "random", "--lang", language]
    done = process(tmp_path, *words, typed=["?", "why", *["1"] * 200], PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    says = {
        "it": "come asso?",
        "ja": "as ace?",
    }  # where there is no Japanese there is English
    assert says[language] in done.stdout
    (record,) = records_of(tmp_path)
    kept = json.loads(record.read_text())
    assert kept["game"] == "dauto"
    assert len(kept["answers"]) > 20
    again = process(tmp_path, "replay", str(record), "--lang", language, typed=["e"], PYTHONPATH=path)
    assert again.returncode == 0, again.stderr
    assert again.stdout.count("\n") > 10


def test_a_record_of_it_is_refused_in_a_sentence_where_it_is_not_installed(tmp_path: Path, path: str) -> None:
    words = ["play", "dauto", "--seats", "3", "--seed", "6", "--bots", "random", "--lang", "en"]
    assert process(tmp_path, *words, typed=["1"] * 200, PYTHONPATH=path).returncode == 0
    (record,) = records_of(tmp_path)
    done = process(tmp_path, "replay", str(record), "--lang", "en")
    assert done.returncode != 0
    assert "is of a game, or of rules, that this version does not have" in done.stderr
    assert "Traceback" not in done.stderr


def test_matches_are_measured(tmp_path: Path, path: str) -> None:
    figures = tmp_path / "match.json"
    words = [
        "match",
        "--game",
        "dauto",
        "--seats",
        "3",
        "--players",
        "master,novice,random",
        "--iterations",
        "4",
    ]
    done = process(tmp_path, *words, "--games", "3", "--seed", "1", "--json", str(figures), PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    told = json.loads(figures.read_text())
    assert "master" in json.dumps(told)
    assert "novice" in json.dumps(told)


def test_a_master_finds_out_by_search_what_cannot_be_true(path: str) -> None:
    """A player with all four aces knows that nobody else lays one, though no judgement of Dauto says so: and here it is the last card."""
    done = python(
        path,
        code="""
import izakaya
from izakaya.bots import ask_bot, bot
LIE = izakaya.parse('''
dauto 2
seat 0 hand
seat 1 hand seven eight nine ten jack
seat 2 hand ace*4 king
pile 2 three 0 two
calls 0
doubt 2
''')
print(*(LIE.describe(ask_bot(bot("master", seed, iterations=150), LIE)).way for seed in range(5)))
""",
    )
    assert done.stdout == "doubt doubt doubt doubt doubt\n", done.stderr


def test_all_four_levels_and_hints_know_what_to_do(path: str) -> None:
    done = python(
        path,
        code="""
import izakaya
from izakaya.bots import BOTS, ask_bot, bot
from izakaya.bots.hint import hint
from izakaya.locale import Speech
for level in BOTS:
    table = izakaya.new_table("dauto", seats=4, seed=3)
    players = [bot(level, seat, **({"iterations": 20} if level == "master" else {})) for seat in range(4)]
    asked = 0
    while table.choices() and asked < 30:
        option = ask_bot(players[table.asked], table)
        assert option in table.options(), (level, option)
        table.answer(option)
        asked += 1
    assert asked == 30
    if level == "master":
        table.choices()
        for language in ("en", "it", "de", "es", "ja"):
            advice = hint(table, table.asked, Speech(language), iterations=20)
            assert advice.option in table.options() and all(advice.sentences)
print("done")
""",
    )
    assert done.stdout == "done\n", done.stderr


def test_a_broken_package_beside_it_is_named_and_the_house_opens(tmp_path: Path, path: str) -> None:
    broken = tmp_path / "broken"
    info = broken / "half_a_game-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: half-a-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[izakaya.games]\nhalf = half_a_game:GAME\n")
    (broken / "half_a_game.py").write_text(
        "from izakaya.table.game import Game\nGAME = Game('half', 1, 3, 5)\n"
    )
    words = ["play", "dauto", "--seats", "3", "--seed", "6", "--bots", "random", "--lang", "en"]
    done = process(tmp_path, *words, typed=["1"] * 200, PYTHONPATH=os.pathsep.join([str(broken), path]))
    assert done.returncode == 0, done.stderr
    assert "half" in done.stderr
    assert "deal" in done.stderr
    assert "Traceback" not in done.stderr
