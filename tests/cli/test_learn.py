"""Lessons in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from izakaya.cli.learn import Pages
from izakaya.lessons.found import first_lesson, taught
from izakaya.locale import LANGUAGES
from izakaya.words.speaking import speech_of
from tests.cli.terminal import izakaya
from tests.lessons.page import EXAMPLE, block


def right_answers(game: str, language: str) -> list[str]:
    """What somebody types who does as asked."""
    lesson = first_lesson(game)
    assert lesson is not None
    typed: list[str] = []
    for page in Pages(lesson, speech_of(language)).pages:
        right = [choice.number for choice in page.choices if choice.option == page.option]
        typed.append(str(right[0]) if right else "")
    return typed


@pytest.mark.parametrize(("game", "language"), [("sake", "it"), ("sword", "ja"), ("sword", "en")])
def test_a_whole_lesson(tmp_path: Path, game: str, language: str) -> None:
    typed = right_answers(game, language)
    done = izakaya(tmp_path, "learn", game, "--lang", language, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    speech = speech_of(language)
    lesson = first_lesson(game)
    assert lesson is not None
    shown = "".join(done.stdout.split())
    for chapter in lesson.chapters:
        assert "".join(speech.say(lesson.title_of(chapter)).split()) in shown
    assert "".join(speech.say(lesson.message("counted")).split()) in shown
    assert done.stdout.rstrip().endswith(f"play {game}")


def test_a_wrong_answer_is_met_kindly_and_nothing_moves(tmp_path: Path) -> None:
    done = izakaya(tmp_path, "learn", "sword", typed=["", "", "", "", "1", "99", "what", "", "6", "q"])
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Of Benkei alone you know who he is") == 1
    assert (
        done.stdout.count("Enter: on · a number: do that") == 3
    )  # at the beginning, and where nothing was understood
    assert done.stdout.count("Your turn: what do you play? Weapons this turn: 0 of 1.") == 2
    assert "Benkei loses 3 of his 5 Resilience" in done.stdout
    assert "You leave the lesson." in done.stdout


def test_a_step_back(tmp_path: Path) -> None:
    done = izakaya(tmp_path, "learn", "sword", typed=["b", "", "b", "q"])
    assert done.stdout.count("Good evening! You are Hideyoshi") == 3
    assert "This is the beginning." in done.stdout


def test_the_input_ends_in_the_middle(tmp_path: Path) -> None:
    done = izakaya(tmp_path, "learn", "sake", typed=[""])
    assert done.returncode == 0
    assert "You leave the lesson." in done.stdout


def test_the_help_names_it_in_every_language(tmp_path: Path) -> None:
    assert "izakaya learn" in izakaya(tmp_path, "--help").stdout
    for language in LANGUAGES:
        told = izakaya(tmp_path, "learn", "--help", "--lang", language).stdout
        assert all(game in told for game in taught())


def test_the_lessons_of_the_house_can_be_given(tmp_path: Path) -> None:
    for game in taught():
        fine = izakaya(tmp_path, "learn", game, "--check", COLUMNS="400").stdout
        assert fine.startswith(f"{game} is a lesson that can be given")
        assert fine.endswith(f"Its words are there in: {', '.join(LANGUAGES)}.\n")


def test_a_teachers_own_lesson(tmp_path: Path) -> None:
    file = tmp_path / "first-blow.lesson"
    file.write_text(EXAMPLE, encoding="utf-8")
    (tmp_path / "first-blow.en.ftl").write_text(block("ftl"), encoding="utf-8")
    fine = izakaya(tmp_path, "learn", str(file), "--check", COLUMNS="400").stdout
    assert "1 chapters, 6 things said. Its words are there in: en." in fine
    assert "It has no words yet in: it, de, es, ja." in fine
    done = izakaya(tmp_path, "learn", str(file), typed=["", "2", "1", "", "0", "1", ""], COLUMNS="200")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Goemon is with you!" in done.stdout
    assert "That is nearly all." in done.stdout
    lacks = izakaya(tmp_path, "learn", str(file), "--lang", "de")
    assert lacks.returncode == 2
    assert "first-blow.de.ftl" in lacks.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], r"Which lesson\? There are: .*sake.*; or name a file\."),
        (["go"], "There is no lesson for “go”, and no such file; there are: .*"),
        (["--chek", "sake"], "I do not understand .*"),
    ],
)
def test_what_cannot_be_learned_gets_a_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    done = izakaya(tmp_path, "learn", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(sentence + "\n", done.stderr)


def test_a_lesson_with_a_mistake_says_where(tmp_path: Path) -> None:
    file = tmp_path / "wrong.lesson"
    file.write_text(EXAMPLE.replace("you answer parry", "you answer bokken"), encoding="utf-8")
    for more in ([], ["--check"]):
        (tmp_path / "wrong.en.ftl").write_text(block("ftl"), encoding="utf-8")
        done = izakaya(tmp_path, "learn", str(file), *more)
        assert (done.returncode, done.stdout) == (2, "")
        assert "'answer bokken' is not possible here; possible are: pass, answer parry." in done.stderr
    file.write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in izakaya(tmp_path, "learn", str(file)).stderr
