"""Speaking to a person: messages from the Fluent files, in the person's own language."""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from izakaya.table.errors import IzakayaError

LANGUAGES: Final = ("en", "it", "de", "es", "ja")
"""The languages of the house."""
ROOMS: Final = ("cli", "rules", "sword", "sake", "bots", "server")


class UnknownLanguage(IzakayaError):
    """A language that the house does not speak."""


class MissingMessage(IzakayaError):
    """A sentence that a language lacks, or one of its parts: a mistake of ours, never of the person's."""


def language_of(tag: str) -> str | None:
    """The language of a tag such as `it`, `it_IT.UTF-8` or `de-AT`, if the house speaks it."""
    name = tag.replace("_", "-").partition(".")[0].partition("-")[0].strip().lower()
    return name if name in LANGUAGES else None


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the system asks for, English if it asks for none of ours."""
    variables = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if variables.get(variable):
            # The first one that is set decides, as everywhere on the system.
            return language_of(variables[variable]) or "en"
    if environment is None:
        return language_of(locale.getlocale()[0] or "") or "en"
    return "en"


class Speech:
    """One language. `say` never falls back to another: a missing message is an error, and a test finds it."""

    def __init__(self, language: str) -> None:
        found = language_of(language)
        if found is None:
            raise UnknownLanguage(
                f"There is no language {language[:40]!r} here; there are: {', '.join(LANGUAGES)}."
            )
        self.language = found
        # The marks that isolate names for right-to-left scripts would only disturb a terminal.
        self.bundle = FluentBundle([found], use_isolating=False)
        for room in ROOMS:
            text = files(__package__).joinpath(found, f"{room}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def say(self, name: str, /, **parts: str | int) -> str:
        """The message of this name, or `message.attribute`, with its parts filled in."""
        message_name, _, attribute = name.partition(".")
        if not self.bundle.has_message(message_name):
            raise MissingMessage(f"The language {self.language} has no message {name!r}.")
        message = self.bundle.get_message(message_name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingMessage(f"The language {self.language} has no message {name!r}.")
        text, problems = self.bundle.format_pattern(pattern, parts)
        if problems:
            raise MissingMessage(f"The message {name!r} of {self.language} lacks a part: {problems[0]}")
        return str(text)

    def knows(self, name: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(name)

    def listing(self, words: Sequence[str], way: str = "and") -> str:
        """Several words as one list: `way` is `and` or `or`."""
        if not words:
            return ""
        text = words[0]
        for word in words[1:-1]:
            text = self.say("list-more", before=text, after=word)
        if len(words) > 1:
            text = self.say(f"list-{way}", before=text, after=words[-1])
        return text
