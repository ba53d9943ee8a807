"""A lesson as it is told to one reader: what a browser needs to show it on the real table, without asking again.

Every name here is part of the protocol, as in `playing/messages.py`.
"""

from __future__ import annotations

from izakaya.games import GAMES
from izakaya.lessons.giving import Begun, Moved, Said, giving
from izakaya.lessons.lesson import Lesson
from izakaya.locale import Speech
from izakaya.playing import questions
from izakaya.playing.message_parts import (
    EndingTold,
    GameName,
    LogLine,
    Seen,
    TableInfo,
    TakenSeat,
    Told,
    View,
)
from izakaya.playing.messages import QuestionTold
from izakaya.playing.rendering import Rendering
from izakaya.table.table import Table
from izakaya.words.speaking import speech_of


class LessonAct(Told):
    """Something that happens before the next thing is said; `view` is how things stand after it."""

    news: list[Seen]
    lines: list[LogLine]
    view: View


class InsteadTold(Told):
    """What is said to a learner who chooses this option."""

    option: int
    text: str


class LessonMoment(Told):
    """What happens (`acts`), and then what is said beside `at`. With a `question` the newcomer is to answer it with `option`: other
    answers change nothing and are met with a kind sentence, `gently` or one of `instead`. The first act of a chapter only lays its
    table.
    """

    chapter: int
    acts: list[LessonAct]
    text: str
    at: str
    question: QuestionTold | None
    option: int | None
    gently: str
    instead: list[InsteadTold]
    ending: EndingTold | None


class LessonTold(Told):
    """A lesson from its beginning to its end, in one language."""

    game: GameName
    title: str
    chapters: list[str]
    tables: list[TableInfo]
    moments: list[LessonMoment]


def lesson_told(lesson: Lesson, language: str) -> LessonTold:
    speech = speech_of(language)
    return LessonTelling(lesson, speech).told()


class LessonTelling:
    """One lesson being told in one language."""

    def __init__(self, lesson: Lesson, speech: Speech) -> None:
        self.lesson = lesson
        self.speech = speech
        self.tables: list[TableInfo] = []
        self.moments: list[LessonMoment] = []
        self.acts: list[LessonAct] = []
        self.rendering: Rendering | None = None
        self.seen = 0

    def told(self) -> LessonTold:
        game = ""
        for event in giving(self.lesson):
            if isinstance(event, Begun):
                game = event.table.origin.game
                self.tables.append(seated(event.table, event.chapter.seat))
                self.rendering = Rendering(event.table, event.chapter.seat, self.speech.language)
                self.seen = len(event.table.news)
                self.acts = [LessonAct(news=[], lines=[], view=self.rendering.view(event.table))]
            elif isinstance(event, Moved):
                self.moved(event.table)
            else:
                self.said(event)
        return LessonTold(
            game=game,
            title=self.speech.say(f"lesson-{self.lesson.name}"),
            chapters=[self.speech.say(self.lesson.title_of(chapter)) for chapter in self.lesson.chapters],
            tables=self.tables,
            moments=self.moments,
        )

    def moved(self, table: Table) -> None:
        assert self.rendering is not None
        news = self.rendering.events(table, self.seen)
        self.seen = len(table.news)
        self.acts.append(
            LessonAct(news=news, lines=self.rendering.add_news(table.news), view=self.rendering.view(table))
        )

    def said(self, said: Said) -> None:
        assert self.rendering is not None
        question: QuestionTold | None = None
        gently = ""
        if said.option is not None:
            question = self.rendering.question(
                questions.question(said.table), said.table.is_reaction(), None, False
            )
            question.number = len(self.moments)
            right = next(offer.text for offer in question.offers if offer.option == said.option)
            gently = self.speech.say("lesson-gently", move=right)
        self.moments.append(
            LessonMoment(
                chapter=len(self.tables) - 1,
                acts=self.acts,
                text=self.speech.say(self.lesson.message(said.say.key)),
                at=said.say.at,
                question=question,
                option=said.option,
                gently=gently,
                instead=[
                    InsteadTold(option=option, text=self.speech.say(message))
                    for option, message in said.instead.items()
                ],
                ending=self.rendering.ending(said.table),
            )
        )
        self.acts = []


def seated(table: Table, me: int) -> TableInfo:
    """The table with the newcomer and bots at it, as a board wants to know it."""
    return TableInfo(
        id="",
        game=table.origin.game,
        rules=GAMES[table.origin.game].rules,
        seats=[
            TakenSeat(
                seat=seat,
                person="you" if seat == me else None,
                bot=None if seat == me else "novice",
                here=True,
            )
            for seat in range(int(table.seats))
        ],
        options={},
        level="novice",
        clock=None,
        window=None,
        silence="beats",
        pace=0,
        grace=30,
        public=False,
        state="playing",
        owner="you",
        you=me,
        commitment="",
        rematch=None,
    )
