"""The words of a lesson: in the house's own files for its lessons, beside the file for a teacher's.

Beside `my.lesson` they stand in `my.en.ftl`, `my.it.ftl` and so on, each with the messages that the lesson names.
"""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentResource

from izakaya.lessons.giving import Said, giving
from izakaya.lessons.lesson import Lesson
from izakaya.lessons.trouble import LessonTrouble
from izakaya.locale import LANGUAGES, Speech


def place_of_words(file: Path, language: str) -> Path:
    return file.with_name(f"{file.stem}.{language}.ftl")


def speech_beside(file: Path, language: str) -> Speech:
    """The house's words in this language, and those beside the file."""
    speech = Speech(language)
    place = place_of_words(file, language)
    if place.is_file():
        speech.bundle.add_resource(FluentResource(place.read_text(encoding="utf-8")))
    return speech


def lacking(lesson: Lesson, speech: Speech) -> list[str]:
    """The messages of a lesson that a language does not have."""
    return [message for message in lesson.messages() if not speech.knows(message)]


def languages_of(lesson: Lesson, file: Path) -> tuple[list[str], list[str]]:
    """In which languages a lesson is there, and in which there is not one word of it. What is begun must be whole."""
    there: list[str] = []
    nowhere: list[str] = []
    for language in LANGUAGES:
        missing = lacking(lesson, speech_beside(file, language))
        if not missing:
            there.append(language)
        elif len(missing) == len(lesson.messages()):
            nowhere.append(language)
        else:
            raise MissingWords(lesson, language, missing)
    return there, nowhere


class MissingWords(LessonTrouble):
    """A language in which some of a lesson is said, and some not."""

    def __init__(self, lesson: Lesson, language: str, missing: list[str]) -> None:
        super().__init__(
            lesson.messages()[missing[0]], f"the language {language} has no message {', '.join(missing)}"
        )
        self.language = language
        self.missing = missing


def things_said(lesson: Lesson) -> int:
    """Give the lesson to nobody, to see that it can be given; how many things were said."""
    return sum(isinstance(event, Said) for event in giving(lesson))
