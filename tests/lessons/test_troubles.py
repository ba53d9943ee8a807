"""A lesson that cannot be given says why: the line, what is wrong, and what would be possible."""

from __future__ import annotations

from pathlib import Path

import pytest

from izakaya.lessons.giving import Moved, Said, giving
from izakaya.lessons.lesson import read_lesson
from izakaya.lessons.moves import fits, written
from izakaya.lessons.trouble import LessonTrouble
from izakaya.lessons.words import MissingWords, languages_of, things_said
from izakaya.table.move import Move
from tests.lessons.page import EXAMPLE, block


def line_of(text: str) -> int:
    return EXAMPLE[: EXAMPLE.index(text)].count("\n") + 1


def test_the_example_of_the_page_can_be_given() -> None:
    lesson = read_lesson(EXAMPLE)
    events = list(giving(lesson))
    assert sum(isinstance(event, Said) for event in events) == 6
    assert any(isinstance(event, Moved) for event in events)
    [wrong] = [event.instead for event in giving(lesson) if isinstance(event, Said) and event.instead]
    assert list(wrong.values()) == ["lesson-first-blow-friend"]


def test_the_words_of_the_page_are_those_of_its_example(tmp_path: Path) -> None:
    file = tmp_path / "first-blow.lesson"
    file.write_text(EXAMPLE, encoding="utf-8")
    words = tmp_path / "first-blow.en.ftl"
    words.write_text(block("ftl"), encoding="utf-8")
    lesson = read_lesson(EXAMPLE)
    assert languages_of(lesson, file) == (["en"], ["it", "de", "es", "ja"])
    words.write_text(block("ftl").replace("lesson-first-blow-hit =", "something-else ="), encoding="utf-8")
    with pytest.raises(
        MissingWords,
        match=rf"^Line {line_of('say hit')} of the lesson: the language en has no message lesson-first-blow-hit\.$",
    ):
        languages_of(lesson, file)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "you attack kiseru at 1",
            "you attack katana at 1",
            r"'attack katana at 1' is not possible here; possible are: pass, attack kiseru at 1, .*\.",
        ),
        (
            "you attack kiseru at 1",
            "you attack kiseru",
            r"'attack kiseru' may mean several things: attack kiseru at 1, attack kiseru at 2\.",
        ),
        (
            "or attack kiseru at 2: friend",
            "or drink flagon: friend",
            r"'drink flagon' is not possible instead; possible are: pass, attack kiseru at 1.*\.",
        ),
        (
            "or attack kiseru at 2: friend",
            "or attack kiseru at 2",
            r"`or` is a move, a colon, and what is said to it: or pass: not-yet\.",
        ),
        (
            "say hit at seat-1",
            "say hit at seat-7",
            r"'seat-7' is no thing on the table to stand beside; there are: .*seat-SEAT.*\.",
        ),
        (
            "say hit at seat-1",
            "say HIT",
            r"what is said is a word of small letters, figures and hyphens such as first-cup, not 'HIT'\.",
        ),
        (
            "say hello\nsay strike at card-kiseru\n",
            "",
            r"the newcomer is told what to do: before `you` stands a `say`\.",
        ),
        (
            "they 1 attack bokken at 0",
            "they 2 attack bo at 0",
            r"seat 1 is to answer first, with one of these: pass, attack bokken at 0.*\.",
        ),
        (
            "they 1 attack bokken at 0",
            "they one attack bokken at 0",
            r"a seat is a figure, counted from 0, not 'one'\.",
        ),
        (
            "you answer parry",
            "you answer daimyo",
            r"'answer daimyo' is not possible here; possible are: pass, answer parry\.",
        ),
        ("say well-done\n", "", r"a chapter ends with something that is said\."),
        (
            "say hello",
            "sing hello",
            r"'sing' begins no line; a line begins with lesson, chapter, you, position, say, they or or\.",
        ),
        ("chapter blow", "chapter Blow!", r"the name of a chapter is a word of small letters.*not 'Blow!'\."),
        (
            "hand kiseru parry",
            "hand kiseru excalibur",
            r"the position of the chapter 'blow' cannot be laid \(Line 2 of the position: 'excalibur' is not understood here\.\)\.",
        ),
        ("  sword 1", "  whist 1", r"the position is of a game 'whist'; there are: .*sake.*\."),
        ("you 0\n", "you 5\n", r"the newcomer sits at seat 5, but there are 3 seats\."),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, sentence: str) -> None:
    assert EXAMPLE.count(old) == 1
    with pytest.raises(LessonTrouble, match=rf"^Line \d+ of the lesson: {sentence}$"):
        things_said(read_lesson(EXAMPLE.replace(old, new)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# nothing\n",
        "lesson x\n",
        "chapter a\n",
        "  sword 1\n",
        "lesson a\nlesson b\n",
        "lesson a\nchapter b\nsay c\n",
        "lesson a\nchapter b\nchapter b\n",
        "x" * 300_000,
    ],
)
def test_what_is_no_lesson_is_refused(text: str) -> None:
    with pytest.raises(LessonTrouble, match=r"^Line \d+ of the lesson: .*\.$"):
        read_lesson(text)


def test_a_line_number_is_that_of_the_file() -> None:
    with pytest.raises(LessonTrouble) as found:
        things_said(read_lesson(EXAMPLE.replace("you answer parry", "you answer bokken")))
    assert found.value.line == line_of("you answer parry")


@pytest.mark.parametrize(
    ("words", "move", "fitting"),
    [
        ("drink flagon-1", Move("drink", card="flagon-1", number=3), True),
        ("drink flagon", Move("drink", card="flagon-1", number=3), True),
        ("drink 3", Move("drink", card="flagon-1", number=3), True),
        ("drink 2", Move("drink", card="flagon-1", number=3), False),
        ("drink flag", Move("drink", card="flagon-1", number=3), False),
        ("strike katana at 2", Move("strike", weapon="katana", target=2), True),
        ("strike katana at 1", Move("strike", weapon="katana", target=2), False),
        ("strike at", Move("strike", weapon="katana", target=2), False),
        ("pass", Move("pass"), True),
        ("pass", Move("attack", weapon="bo", target=1), False),
    ],
)
def test_a_move_is_known_by_what_leaves_no_doubt(words: str, move: Move, fitting: bool) -> None:
    assert fits(words, move) is fitting
    assert fits(written(move), move)
