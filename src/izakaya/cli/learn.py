"""`izakaya learn`: the guided first game of a game, or a teacher's own lesson, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from izakaya.cli.arguments import Words, quote
from izakaya.cli.play import started_as
from izakaya.cli.room import Room
from izakaya.cli.rooms import room_for
from izakaya.cli.terminal import Terminal
from izakaya.cli.trouble import Trouble
from izakaya.lessons.found import first_lesson, taught
from izakaya.lessons.giving import Begun, Moved, Said, giving
from izakaya.lessons.lesson import LONGEST, Lesson, LessonChapter, read_lesson
from izakaya.lessons.trouble import LessonTrouble
from izakaya.lessons.words import (
    MissingWords,
    lacking,
    languages_of,
    place_of_words,
    speech_beside,
    things_said,
)
from izakaya.locale import Speech
from izakaya.table.errors import nearest
from izakaya.words import Choice, Heard
from izakaya.words.spelling import plain


def help_text(speech: Speech) -> str:
    return speech.say("help-learn", games=" | ".join(taught()))


def run(words: Sequence[str], speech: Speech, terminal: Terminal) -> int:
    parser = Words("learn")
    parser.add_argument("lesson", nargs="?")
    parser.add_argument("--check", action="store_true")
    said = parser.understand(words)
    games = taught()
    if said.lesson is None:
        raise Trouble("error-no-lesson", games=", ".join(games))
    file = Path(said.lesson).expanduser()
    if said.lesson in games:
        lesson = first_lesson(said.lesson)
        assert lesson is not None
        if said.check:
            return check(lesson, file, speech, terminal)
        return attend(lesson, speech, terminal, said.lesson)
    try:
        lesson = read_lesson(read_file(file))
        if said.check:
            return check(lesson, file, speech, terminal)
        spoken = speech_beside(file, speech.language)
        missing = lacking(lesson, spoken)
        if missing:
            raise MissingWords(lesson, speech.language, missing)
        things_said(lesson)
    except MissingWords as lacks:
        raise Trouble(
            "error-lesson-words",
            file=quote(str(file)),
            language=lacks.language,
            words=", ".join(lacks.missing[:12]),
            place=str(place_of_words(file, lacks.language)),
        ) from None
    except LessonTrouble as trouble:
        raise Trouble("error-lesson", file=quote(str(file)), problem=str(trouble)) from None
    return attend(lesson, spoken, terminal, str(file))


def read_file(file: Path) -> str:
    name = quote(str(file))
    try:
        if not file.exists():
            raise Trouble(
                "error-no-lesson-file", nearest(name, taught()), file=name, games=", ".join(taught())
            )
        if file.stat().st_size > 4 * LONGEST:
            raise Trouble("error-lesson", file=name, problem=str(LessonTrouble(1, "it is far too long")))
        return file.read_text(encoding="utf-8")
    except (OSError, ValueError):
        raise Trouble("error-file-unreadable", file=name) from None


def check(lesson: Lesson, file: Path, speech: Speech, terminal: Terminal) -> int:
    """Whether a lesson can be given, and in which languages."""
    moments = things_said(lesson)
    there, nowhere = languages_of(lesson, file)
    terminal.show(
        speech.say(
            "lesson-fine",
            file=quote(str(file)),
            chapters=len(lesson.chapters),
            moments=moments,
            languages=", ".join(there) or "–",
        )
    )
    if nowhere:
        terminal.show(speech.say("lesson-not-yet", languages=", ".join(nowhere)))
    return 0


@dataclass
class LessonPage:
    """One thing that is said: what is shown before it, what it says, and the question if there is one."""

    before: list[RenderableType]
    text: str
    question: list[RenderableType]
    choices: list[Choice]
    option: int | None
    instead: dict[int, str]


def attend(lesson: Lesson, speech: Speech, terminal: Terminal, name: str) -> int:
    """Page after page, until the end or until the person leaves."""
    say = speech.say
    game = next(event.table.origin.game for event in giving(lesson) if isinstance(event, Begun))
    pages = Pages(lesson, speech).pages
    terminal.show("", Text(say(f"lesson-{lesson.name}"), style="bold"), say("lesson-keys"))
    at = 0
    while at < len(pages):
        page = pages[at]
        terminal.show(*page.before, "", Padding(Text(page.text, style="bold green"), (0, 2)), *page.question)
        step = answered(page, speech, terminal)
        if step is None:
            terminal.show(say("lesson-left", command=f"{started_as()} learn {name}"))
            return 0
        if at + step < 0:
            terminal.show(say("lesson-first"))
        at = max(0, at + step)
    terminal.show("", say("lesson-over", command=f"{started_as()} play {game}"))
    return 0


def answered(page: LessonPage, speech: Speech, terminal: Terminal) -> int | None:
    """One page on, or one back; `None` if the person leaves. A wrong answer is met kindly, and the question stands."""
    while True:
        prompt = "lesson-go-on" if page.option is None else "play-prompt"
        words = terminal.ask(speech.say(prompt))
        typed = "" if words is None else plain(words)
        if words is None or typed in ("q", "quit", plain(speech.say("command-quit"))):
            return None
        if typed in ("b", "back", plain(speech.say("command-back"))):
            return -1
        chosen = [
            one for one in page.choices if typed.isdecimal() and len(typed) < 5 and one.number == int(typed)
        ]
        if page.option is None:
            return 1
        if not chosen:
            terminal.show(*(page.question if not typed else [speech.say("lesson-keys")]))
        elif chosen[0].option == page.option:
            return 1
        else:
            terminal.show(Padding(Text(page.instead[chosen[0].option], style="green"), (0, 2)))


class Pages:
    """All pages of a lesson, made once: going back shows again what was shown."""

    def __init__(self, lesson: Lesson, speech: Speech) -> None:
        self.lesson = lesson
        self.speech = speech
        self.pages: list[LessonPage] = []
        self.before: list[RenderableType] = []
        self.heard: list[Heard] = []
        self.told = 0
        for event in giving(lesson):
            if isinstance(event, Begun):
                self.begin(event)
            elif isinstance(event, Said):
                self.page(event)
            else:
                self.listen(event)

    def begin(self, begun: Begun) -> None:
        self.chapter: LessonChapter = begun.chapter
        self.room: Room = room_for(begun.table, self.speech, begun.chapter.seat)
        self.heard = []
        self.told = 0
        title = self.speech.say(
            "lesson-chapter",
            number=self.lesson.chapters.index(begun.chapter) + 1,
            chapters=len(self.lesson.chapters),
            title=self.speech.say(self.lesson.title_of(begun.chapter)),
        )
        self.before = ["", Text(f"═══ {title} ═══", style="bold yellow"), ""]
        self.before += self.room.table(begun.table.view(begun.chapter.seat))

    def listen(self, moved: Moved) -> None:
        news = moved.table.news[len(self.heard) :]
        self.heard += [Heard.by(self.chapter.seat, one) for one in news]

    def page(self, said: Said) -> None:
        table, room, say = said.table, self.room, self.speech.say
        view = table.view(self.chapter.seat)
        if self.told < len(self.heard):
            self.before += ["", *room.log(self.heard, self.told)]
            self.told = len(self.heard)
            if table.over:
                self.before += ["", *room.ending(table, self.heard)]
            else:
                self.before += ["", *room.table(view)]
        question: list[RenderableType] = []
        choices: list[Choice] = []
        instead: dict[int, str] = {}
        if said.option is not None:
            choices = room.choices(table, view)
            question = ["", Text(room.question(table, view), style="bold"), *listed(choices)]
            right = next(choice.text for choice in choices if choice.option == said.option)
            instead = {choice.option: say("lesson-gently", move=right) for choice in choices}
            instead |= {option: say(message) for option, message in said.instead.items()}
        text = say(self.lesson.message(said.say.key))
        self.pages.append(LessonPage(self.before, text, question, choices, said.option, instead))
        self.before = []


def listed(choices: Sequence[Choice]) -> list[RenderableType]:
    """The choices with their numbers, under their headings."""
    shown: list[RenderableType] = []
    group = ""
    for choice in choices:
        if choice.group != group:
            group = choice.group
            shown.append(Text(" " + group, style="dim"))
        line = Text(f" {choice.number:>3}  ", style="bold cyan")
        line.append(choice.text, style="not bold default")
        shown.append(line)
    return shown
