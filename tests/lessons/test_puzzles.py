"""Puzzles: every position can be laid, its answer is among the offers, and nothing is told that the seat cannot know."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from izakaya.games import GAMES
from izakaya.lab.puzzle_making import puzzle_at
from izakaya.lessons.puzzle import Puzzle, puzzles_of, puzzling, read_puzzles
from izakaya.lessons.puzzle_told import puzzle_told
from izakaya.lessons.trouble import LessonTrouble
from izakaya.locale import LANGUAGES
from izakaya.table.chance import Chance
from izakaya.words import telling_for
from izakaya.words.speaking import speech_of
from tests.cli.terminal import izakaya

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
ALL = [(game, puzzle) for game in puzzling() for puzzle in puzzles_of(game)]


#: How many each game has.
COUNTS = {"sword": 30, "sake": 30}


def test_each_game_has_its_puzzles_and_the_browser_knows_it() -> None:
    assert {game: len(puzzles_of(game)) for game in puzzling()} == COUNTS
    for game in puzzling():
        puzzles = puzzles_of(game)
        assert [puzzle.number for puzzle in puzzles] == list(range(1, len(puzzles) + 1))
        assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    known = [
        file.parent.name for file in WEB.glob("*/game.ts") if "puzzling: true" in file.read_text("utf-8")
    ]
    assert sorted(known) == sorted(puzzling())


@pytest.mark.parametrize(("game", "puzzle"), ALL, ids=[f"{game}-{puzzle.number}" for game, puzzle in ALL])
def test_a_puzzle_is_a_question_with_a_best_answer(game: str, puzzle: Puzzle) -> None:
    table = puzzle.table()
    assert table.origin.game == game
    assert table.asked is not None
    options = table.options()
    answer = puzzle.option(table, puzzle.answer)
    assert answer in options
    assert puzzle.option(table, puzzle.next) in options
    assert puzzle.answer != puzzle.next
    assert len(options) > 2
    assert puzzle.won[0] > puzzle.won[1]
    assert read_puzzles(puzzle.text()) == [replace(puzzle, line=1)]


@pytest.mark.parametrize("game", puzzling())
def test_every_language_gives_a_reason(game: str) -> None:
    for puzzle in puzzles_of(game)[::7]:
        for language in LANGUAGES:
            told = puzzle_told(puzzle, 30, language)
            assert told.reasons
            assert told.option in {offer.option for offer in told.question.offers}
            assert told.question.text


@pytest.mark.parametrize("game", puzzling())
def test_nothing_is_told_that_the_seat_cannot_know(game: str) -> None:
    """The same is told of every table that looks the same from that seat."""
    for puzzle in puzzles_of(game)[::5]:
        table = puzzle.table()
        other = table.redeal(table.asked, Chance.quick(5))
        twin = replace(puzzle, position=other.notation())
        first, second = (puzzle_told(one, 30, "en") for one in (puzzle, twin))
        assert first.view == second.view
        assert first.question == second.question
        assert (first.reasons, first.option, first.table) == (second.reasons, second.option, second.table)


LAID = """puzzle 1
answer attack bokken at 1
next pass
won 60 40
why bot-strike target 1 games 100 won 0.6
position
  sword 1
  seat 0 ninja-1 hideyoshi hand bokken parry
  seat 1 shogun tomoe hand bokken
  seat 2 ninja-2 goemon hand bo
  turn 0
"""


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("attack bokken at 1", "attack nodachi at 1", "is not possible here; possible are: "),
        ("attack bokken at 1", "attack bokken", "may mean several things"),
        ("hand bokken parry", "hand bokken chopsticks", "cannot be laid"),
        ("sword 1", "chess 1", "there are: "),
        ("won 60 40", "won lots", "two numbers"),
        ("next pass\n", "", "lacks its next"),
        ("won 60 40", "cost 5", "begins no line of a puzzle"),
        ("puzzle 1\n", "", "before this line stands `puzzle`"),
        ("puzzle 1", "puzzle one", "no number of a puzzle"),
        ("won 0.6", "won many", "is no reason"),
    ],
)
def test_what_is_wrong_with_a_puzzle_is_said_in_a_sentence(before: str, after: str, problem: str) -> None:
    puzzle_told(read_puzzles(LAID)[0], 1, "en")
    with pytest.raises(LessonTrouble, match=problem):
        puzzle_told(read_puzzles(LAID.replace(before, after))[0], 1, "en")


def test_a_question_without_a_clear_answer_is_no_puzzle() -> None:
    """At the very beginning nearly everything is as good as anything else."""
    table = GAMES["sword"].new_table(3, 1, {})
    while len(table.options()) < 2:
        table.settle()
    assert puzzle_at(table, 1) is None


def test_the_terminal_poses_a_puzzle_and_says_why(tmp_path: Path) -> None:
    game = puzzling()[0]
    told = puzzle_told(puzzles_of(game)[-1], 30, "en")
    table = puzzles_of(game)[-1].table()
    choices = telling_for(table, speech_of("en"), table.asked).choices(table, table.view(table.asked))
    wrong = next(choice.number for choice in choices if choice.option != told.option)
    right = next(choice.number for choice in choices if choice.option == told.option)
    done = izakaya(tmp_path, "puzzle", game, "30", "--lang", "en", typed=[str(wrong), "what", str(right)])
    assert (done.returncode, done.stderr) == (0, "")
    shown = "".join(done.stdout.split())
    assert "Thereissomethingbetter" in shown
    assert "".join(told.reasons[0].split()) in shown
    assert done.stdout.rstrip().endswith("That was the last puzzle.")


def test_puzzles_that_are_not_there_are_refused_with_a_sentence(tmp_path: Path) -> None:
    for words, sentence in (
        (["chess"], "Which puzzles?"),
        ([puzzling()[0], "31"], "those from 1 to 30"),
        ([puzzling()[0], "x"], "those from 1 to 30"),
    ):
        done = izakaya(tmp_path, "puzzle", *words, "--lang", "en")
        assert done.returncode == 2
        assert sentence in done.stderr
