"""Speaking to a person: messages from the Fluent files, in the person's own language."""

from __future__ import annotations

import locale
import os
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from izakaya.games import GAMES
from izakaya.locale.messages import ROOMS, is_ours, text_of_room, texts_of_game
from izakaya.locale.phrases import Bundle, Phrase
from izakaya.table.errors import IzakayaError

LANGUAGES: Final = ("en", "it", "de", "es", "ja")
"""The languages of the house."""
REMEMBERED: Final = 50_000  # sentences of a language


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


def pattern_of(bundle: Bundle, name: str) -> Any:
    """What a bundle says under this name, `message` or `message.attribute`; `None` if it says nothing."""
    message_name, _, attribute = name.partition(".")
    if not bundle.has_message(message_name):
        return None
    message = bundle.get_message(message_name)
    return message.attributes.get(attribute) if attribute else message.value


class PartsNamed(Visitor):
    """The names of all parts of a message, and of the messages and terms that it is made of."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle
        self.names: dict[str, None] = {}
        self.seen: set[str] = set()

    def read(self, name: str) -> None:
        entry = self.bundle.entry(name)
        if entry is not None and name not in self.seen:
            self.seen.add(name)
            self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.read(node.id.name)


class Speech:
    """One language. `say` never falls back to another where the house speaks: a missing message is an error, and a test finds it.
    What a game from outside does not say in this language it says in English.
    """

    def __init__(self, language: str) -> None:
        found = language_of(language)
        if found is None:
            raise UnknownLanguage(
                f"There is no language {language[:40]!r} here; there are: {', '.join(LANGUAGES)}."
            )
        self.language = found
        # The house comes first: what a game calls by the same name is not heard.
        games = [text for game in GAMES for text in texts_of_game(game, found)]
        self.bundle = Bundle(found, [*(text_of_room(room, found) for room in ROOMS), *games])
        # Most of what is said at a table has been said before, to the next seat or a moment ago, and a sentence takes longer to make
        # than all that led to it. Who says it may offer more parts than it needs.
        self.said: dict[Hashable, str] = {}
        self.needed: dict[str, tuple[str, ...]] = {}
        self.phrases: dict[str, Phrase | None] = {}

    @cached_property
    def english(self) -> Bundle:
        """What games from outside say in English, for want of another language."""
        outside = [game for game in GAMES if self.language != "en" and not is_ours(game)]
        return Bundle("en", [text for game in outside for text in texts_of_game(game, "en")])

    def say(self, name: str, /, **parts: str | int) -> str:
        """The message of this name, or `message.attribute`, with its parts filled in."""
        needed = self.needed.get(name)
        if needed is None:
            needed = self.needed[name] = self.parts_of(name)
        key = (name, *map(parts.get, needed))
        text = self.said.get(key)
        return self.remember(key, self.put(name, parts)) if text is None else text

    def remember(self, key: Hashable, text: str) -> str:
        """Also what is made of several messages may be remembered among all that was said, by what it follows from."""
        if len(self.said) >= REMEMBERED:
            self.said.clear()
        self.said[key] = text
        return text

    def parts_of(self, name: str) -> tuple[str, ...]:
        """The parts that a message speaks of, in whatever case."""
        bundle = self.bundle if pattern_of(self.bundle, name) is not None else self.english
        found = PartsNamed(bundle)
        found.read(name.partition(".")[0])
        return tuple(found.names)

    def put(self, name: str, parts: Mapping[str, str | int]) -> str:
        """A message put into words anew, in this language or else in English."""
        if name not in self.phrases:
            self.phrases[name] = self.bundle.phrase(name) or self.english.phrase(name)
        phrase = self.phrases[name]
        if phrase is None:
            return self.put_slowly(name, parts)
        try:
            return phrase(parts)
        except KeyError as missing:
            raise MissingMessage(f"The message {name!r} of {self.language} lacks a part: {missing}") from None

    def put_slowly(self, name: str, parts: Mapping[str, str | int]) -> str:
        """The same with all that Fluent knows."""
        bundle, pattern = self.bundle, pattern_of(self.bundle, name)
        if pattern is None:
            bundle, pattern = self.english, pattern_of(self.english, name)
        if pattern is None:
            raise MissingMessage(f"The language {self.language} has no message {name!r}.")
        text, problems = bundle.format_pattern(pattern, dict(parts))
        if problems:
            raise MissingMessage(f"The message {name!r} of {self.language} lacks a part: {problems[0]}")
        return str(text)

    def knows(self, name: str) -> bool:
        """Whether there is such a message, or `message.attribute`."""
        return pattern_of(self.bundle, name) is not None or pattern_of(self.english, name) is not None

    def names(self) -> list[str]:
        """All messages by name: of the house and its games, in the order of their files."""
        return list(dict.fromkeys([*self.bundle.names(), *self.english.names()]))

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
