"""A puzzle as it is told to one reader: the table as the asked seat sees it, the question, and what is said of the answer.

Every name here is part of the protocol, as in `playing/messages.py`.
"""

from __future__ import annotations

from izakaya.bots.spoken import names, spoken
from izakaya.lessons.puzzle import Puzzle
from izakaya.lessons.told import seated
from izakaya.playing import questions
from izakaya.playing.message_parts import GameName, TableInfo, Told, View
from izakaya.playing.messages import QuestionTold
from izakaya.playing.rendering import Rendering
from izakaya.words.speaking import speech_of


class PuzzleTold(Told):
    """Puzzle `number` of `count`. `option` is the answer; `reasons` say why, sentence by sentence, and `won` and `won_next` how many of a
    hundred imagined games are won with it and with the next best, `next`.
    """

    game: GameName
    number: int
    count: int
    table: TableInfo
    view: View
    question: QuestionTold
    option: int
    next: int
    reasons: list[str]
    won: int
    won_next: int


def puzzle_told(puzzle: Puzzle, count: int, language: str) -> PuzzleTold:
    table = puzzle.table()
    seat = table.asked
    assert seat is not None, "a puzzle is a question"
    rendering = Rendering(table, seat, language)
    question = rendering.question(questions.question(table), table.is_reaction(), None, False)
    question.number = puzzle.number
    speech = speech_of(language)
    return PuzzleTold(
        game=table.origin.game,
        number=puzzle.number,
        count=count,
        table=seated(table, seat),
        view=rendering.view(table),
        question=question,
        option=puzzle.option(table, puzzle.answer),
        next=puzzle.option(table, puzzle.next),
        reasons=spoken(puzzle.reason(table), speech, names(table, speech)),
        won=puzzle.won[0],
        won_next=puzzle.won[1],
    )
