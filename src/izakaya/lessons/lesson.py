"""A lesson as it is written: chapters, each with a position and the steps from there on. docs/lessons.md tells how, with an example.

Lines that begin with a blank belong to the position. `#` begins a remark. What is said stands elsewhere, in every language under the
same name: `say hello` of the lesson `first` is the message `lesson-first-hello`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from izakaya.lessons.trouble import LessonTrouble

LONGEST: Final = 1 << 18
KEY: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
WORDS: Final = ("lesson", "chapter", "you", "position", "say", "they", "or")


@dataclass(frozen=True)
class Bubble:
    """Something is said, beside a thing on the table (`at`) or beside none. If it is the last thing before somebody is asked to
    do something, it is the request.
    """

    line: int
    key: str
    at: str = ""


@dataclass(frozen=True)
class Gentle:
    """What is said to a learner who does this instead of what was asked for."""

    line: int
    move: str
    key: str


@dataclass
class Deed:
    """The newcomer is asked to make a move (`seat` is `None`), or somebody else at the table makes one."""

    line: int
    seat: int | None
    move: str
    instead: list[Gentle] = field(default_factory=list)


@dataclass
class LessonChapter:
    """One position and what follows from it."""

    line: int
    name: str
    seat: int = 0
    position: str = ""
    steps: list[Bubble | Deed] = field(default_factory=list)


@dataclass
class Lesson:
    """A whole lesson. Its messages are called after its `name`."""

    name: str
    chapters: list[LessonChapter] = field(default_factory=list)

    def message(self, key: str) -> str:
        return f"lesson-{self.name}-{key}"

    def title_of(self, chapter: LessonChapter) -> str:
        return self.message(f"chapter-{chapter.name}")

    def messages(self) -> dict[str, int]:
        """All messages that it needs, each with the line that first asks for it."""
        found = {f"lesson-{self.name}": 1}
        for chapter in self.chapters:
            found.setdefault(self.title_of(chapter), chapter.line)
            for step in chapter.steps:
                if isinstance(step, Bubble):
                    found.setdefault(self.message(step.key), step.line)
                else:
                    for gentle in step.instead:
                        found.setdefault(self.message(gentle.key), gentle.line)
        return found


def read_lesson(text: str) -> Lesson:
    """The lesson of a file. What is wrong with how it is written is said; whether it can be played is seen when it is (`scenes`)."""
    if len(text) > LONGEST:
        raise LessonTrouble(1, f"a lesson has at most {LONGEST} characters, and this one has {len(text)}")
    reading = LessonReading()
    for number, line in enumerate(text.splitlines(), 1):
        reading.read(number, line)
    return reading.finished()


class LessonReading:
    """A lesson being read, line by line."""

    def __init__(self) -> None:
        self.lesson: Lesson | None = None
        self.chapter: LessonChapter | None = None
        self.last = 1

    def read(self, number: int, line: str) -> None:
        # A position has no remarks: there `#` would be a card that does not exist, and is refused as such.
        text = line.partition("#")[0].rstrip()
        if not text:
            return
        self.last = number
        if text[0].isspace():
            self.position_line(number, text)
            return
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if word not in WORDS:
            raise LessonTrouble(number, f"{word[:40]!r} begins no line; a line begins with {listed(WORDS)}")
        if word == "lesson":
            self.begin(number, rest)
        elif self.lesson is None:
            raise LessonTrouble(number, "before anything else stands `lesson` with its name")
        elif word == "chapter":
            self.new_chapter(number, rest)
        else:
            self.step(number, word, rest)

    def begin(self, number: int, name: str) -> None:
        if self.lesson is not None:
            raise LessonTrouble(number, "`lesson` stands twice; there is one in a file")
        self.lesson = Lesson(key_of(number, name, "the name of a lesson"))

    def new_chapter(self, number: int, name: str) -> None:
        assert self.lesson is not None
        if any(chapter.name == name for chapter in self.lesson.chapters):
            raise LessonTrouble(number, f"there is another chapter {name!r}")
        self.chapter = LessonChapter(number, key_of(number, name, "the name of a chapter"))
        self.lesson.chapters.append(self.chapter)

    def position_line(self, number: int, text: str) -> None:
        if self.chapter is None or self.chapter.steps:
            raise LessonTrouble(
                number, "a line that begins with a blank belongs to a position, at the beginning of a chapter"
            )
        self.chapter.position += text.strip() + "\n"

    def step(self, number: int, word: str, rest: str) -> None:
        chapter = self.chapter
        if chapter is None:
            raise LessonTrouble(number, "this belongs to a chapter, and none has begun")
        if word == "position":
            if rest:
                raise LessonTrouble(number, "`position` stands alone; its lines follow, each after a blank")
        elif word == "you" and not chapter.position:
            chapter.seat = seat_of(number, rest)
        elif not chapter.position:
            raise LessonTrouble(number, "before the first step a chapter needs a position")
        elif word == "say":
            key, _, at = rest.partition(" at ")
            chapter.steps.append(Bubble(number, key_of(number, key.strip(), "what is said"), at.strip()))
        elif word == "you":
            chapter.steps.append(Deed(number, None, move_of(number, rest)))
        elif word == "they":
            seat, _, move = rest.partition(" ")
            chapter.steps.append(Deed(number, seat_of(number, seat), move_of(number, move)))
        else:
            self.instead(number, rest, chapter)

    def instead(self, number: int, rest: str, chapter: LessonChapter) -> None:
        last = chapter.steps[-1] if chapter.steps else None
        if not isinstance(last, Deed) or last.seat is not None:
            raise LessonTrouble(number, "`or` follows what the newcomer is asked to do (`you`)")
        move, colon, key = rest.partition(":")
        if not colon:
            raise LessonTrouble(number, "`or` is a move, a colon, and what is said to it: or pass: not-yet")
        last.instead.append(
            Gentle(number, move_of(number, move), key_of(number, key.strip(), "what is said"))
        )

    def finished(self) -> Lesson:
        if self.lesson is None or not self.lesson.chapters:
            raise LessonTrouble(self.last, "a lesson needs a name and at least one chapter")
        for chapter in self.lesson.chapters:
            if not chapter.steps:
                raise LessonTrouble(chapter.line, f"nothing happens in the chapter {chapter.name!r}")
        return self.lesson


def key_of(number: int, text: str, what: str) -> str:
    if not KEY.fullmatch(text):
        raise LessonTrouble(
            number,
            f"{what} is a word of small letters, figures and hyphens such as first-cup, not {text[:40]!r}",
        )
    return text


def seat_of(number: int, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        raise LessonTrouble(number, f"a seat is a figure, counted from 0, not {text[:40]!r}")
    return int(text)


def move_of(number: int, text: str) -> str:
    move = " ".join(text.split())
    if not move:
        raise LessonTrouble(number, "the move is missing, such as `place katana` or `pass`")
    return move


def listed(words: tuple[str, ...]) -> str:
    return ", ".join(words[:-1]) + " or " + words[-1]
