"""What the command refuses: one sentence in the person's language, and nothing else."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

import izakaya as house
from izakaya.cli.main import COMMANDS, LAB, main
from tests.cli.terminal import command, environment, izakaya, process, records_of


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["sing"], "There is no command “sing”"),
        (["play"], "Which game?"),
        (["play", "chess"], "There is no game “chess”"),
        (["play", "sword", "--seats", "2"], "Samurai Sword is for 3 to 7 players, not 2."),
        (["play", "sword", "--seats", "9"], "Samurai Sword is for 3 to 7 players, not 9."),
        (["play", "sword", "--seats", "five"], "--seats needs a whole number, not “five”."),
        (["play", "sword", "--seats"], "--seats needs a value"),
        (["play", "sword", "--seats", "9" * 5000], "--seats needs a whole number"),
        (["play", "sword", "--seat", "5"], "There is no seat 5 at this table; choose one from 0 to 4."),
        (["play", "sword", "--seat", "-1"], "There is no seat -1"),
        (["play", "sword", "--seed", "-1"], "A seed is a whole number from 0"),
        (["play", "sword", "--seed", str(2**256)], "A seed is a whole number from 0"),
        (["play", "sword", "--bots", "genius"], "There is no bot “genius”; there are: "),
        (["play", "sword", "--option", "jokers=2"], "has no setting “jokers”; it has: characters, geisha."),
        (["play", "sword", "--option", "characters"], "has no setting “characters”"),
        (["play", "sword", "--option", "characters=zorro"], "does not take the setting characters=zorro"),
        (["play", "sword", "--option", "characters=tomoe,tomoe"], "nobody twice"),
        (["play", "sword", "--fast"], "I do not understand “--fast”"),
        (["play", "sword", "now"], "I do not understand “now”"),
        (["--fast"], "I do not understand “--fast”"),
        (["play", "sword", "--record", "/dev/null/game.json"], "could not be saved"),
        (["play", "sword", "--record", "/"], "could not be saved"),
        (["play", "sword", "--lang", "fr"], "There is no language “fr” here; there are: en, it, de, es, ja."),
        (["replay"], "Which file?"),
        (["replay", "nowhere.json"], "There is no file nowhere.json."),
    ],
)
def test_what_cannot_be_is_one_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    done = izakaya(tmp_path, *words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""
    assert records_of(tmp_path) == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["paly", "sake"], "Did you mean play or replay?"),
        (["play", "skae"], "Did you mean sake?"),
        (["learn", "swrod"], "Did you mean sword?"),
        (["puzzle", "saek"], "Did you mean sake?"),
        (["play", "sword", "--seet", "3"], "Did you mean --seed, --seat or --seats?"),
        (["serve", "--prot=9000"], "Did you mean --port?"),
        (["play", "sword", "--bots", "mastre"], "Did you mean master?"),
        (["play", "sword", "--bots", "adept/carefull"], "Did you mean careful?"),
        (["play", "sword", "--option", "charaters=tomoe"], "Did you mean characters?"),
        (["play", "sword", "--option", "characters=tomoe,hanzoo"], "Did you mean hanzo?"),
        (["play", "sake", "--location", "in"], "Did you mean inn?"),
        (["match", "--gams", "3"], "Did you mean --games or --game?"),
        (["match", "--game", "swrod", "--players", "random"], "Did you mean sword?"),
        (["match", "--game", "sword", "--versus", "adpet,random"], "Did you mean adept?"),
        (["balance", "skae"], "Did you mean sake?"),
        (["calibrate", "skae"], "Did you mean sake?"),
        (["puzzles", "skae"], "Did you mean sake?"),
        (["tune", "skae"], "Did you mean sake?"),
        (["games", "skae", "--out", "x"], "Did you mean sake?"),
        (["games", "sake", "--out", "x", "--seets", "3"], "Did you mean --seats or --seed?"),
        (["admin", "gusts"], "Did you mean guests?"),
        (["mcp", "--huose", "x"], "Did you mean --house?"),
    ],
    ids=lambda one: " ".join(one)[:30] if isinstance(one, list) else "",
)
def test_an_unknown_word_is_refused_with_the_nearest(
    tmp_path: Path, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(words)
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    assert code == 2
    said = capsys.readouterr().err
    assert said.endswith(f"{sentence}\n")
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("it", "Intendevi --seed, --seat o --seats?"),
        ("de", "Meintest du --seed, --seat oder --seats?"),
        ("es", "¿Querías decir --seed, --seat o --seats?"),
        ("ja", "もしかして：--seed、--seatか--seats"),
    ],
)
def test_the_nearest_words_are_named_in_the_persons_language(
    tmp_path: Path, language: str, sentence: str
) -> None:
    assert sentence in izakaya(tmp_path, "play", "sword", "--seet", "3", "--lang", language).stderr


def test_a_word_that_resembles_nothing_is_refused_without_a_guess(tmp_path: Path) -> None:
    assert "Did you mean" not in izakaya(tmp_path, "xyzzy").stderr


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("it", "Samurai Sword è per 3–7 giocatori, non 9."),
        ("de", "Samurai Sword ist für 3 bis 7 Personen, nicht 9."),
        ("es", "Samurai Sword es para 3 a 7 jugadores, no 9."),
        ("ja", "サムライソードは3人から7人で遊びます（9人では遊べません）。"),
    ],
)
def test_refusals_speak_the_persons_language(tmp_path: Path, language: str, sentence: str) -> None:
    by_flag = izakaya(tmp_path, "play", "sword", "--seats", "9", "--lang", language)
    by_system = izakaya(tmp_path, "play", "sword", "--seats", "9", LANG=f"{language}_XX.UTF-8")
    assert by_flag.stderr == by_system.stderr == sentence + "\n"


def test_the_language_may_stand_before_the_command(tmp_path: Path) -> None:
    assert "Quale gioco?" in izakaya(tmp_path, "--lang", "it", "play").stderr


def test_version(tmp_path: Path) -> None:
    core = "compiled" if house.compiled else "interpreted"
    said = f"izakaya {house.__version__}, {core} core\n"
    assert izakaya(tmp_path, "--version").stdout == said
    assert process(tmp_path, "--version").stdout == said


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help(tmp_path: Path, words: list[str]) -> None:
    done = izakaya(tmp_path, *words)
    assert done.returncode == 0
    assert "izakaya play sword" in done.stdout


@pytest.mark.parametrize(
    ("game", "card", "rules"), [("sword", "Bokken", "W1 and W2"), ("sake", "Naginata", "K1 and K2")]
)
def test_help_at_a_table_names_its_own_cards_and_rules(
    tmp_path: Path, game: str, card: str, rules: str
) -> None:
    told = izakaya(tmp_path, "play", game, "--seed", "3", typed=["?", "q"]).stdout
    assert f"also why {card}\n" in told
    assert f"the rules in short; {rules} explain one rule each" in told


@pytest.mark.parametrize("language", ["en", "it", "de", "es", "ja"])
def test_help_names_every_command(tmp_path: Path, language: str) -> None:
    said = izakaya(tmp_path, "--help", "--lang", language).stdout
    assert [name for name in (*COMMANDS, *LAB) if f"  izakaya {name} " not in said] == []


@pytest.mark.parametrize("name", ["play", "replay"])
@pytest.mark.parametrize("language", ["en", "it", "de", "es", "ja"])
def test_help_for_a_command(tmp_path: Path, name: str, language: str) -> None:
    done = izakaya(tmp_path, name, "--help", "--lang", language)
    assert done.returncode == 0
    assert f"izakaya {name}" in done.stdout
    assert "--seat " in done.stdout


def test_the_tools_of_the_lab_may_come_after_a_language(tmp_path: Path) -> None:
    done = izakaya(tmp_path, "--lang", "it", "match", "--games", "0")
    assert done.returncode == 2
    assert done.stderr == "--games is a number from 1 to 10000000, not 0.\n"


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")
def test_a_closed_pipe_prints_no_traceback(tmp_path: Path) -> None:
    words = ["match", "--seats", "3", "--players", "random,random,random", "--games", "60", "--json", "-"]
    with subprocess.Popen(
        command(*words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(tmp_path)
    ) as match:
        assert match.stdout is not None
        assert match.stderr is not None
        match.stdout.close()
        said = match.stderr.read()
    assert match.returncode == 0
    assert "Traceback" not in said
    assert "BrokenPipe" not in said
