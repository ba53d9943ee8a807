"""Messages of the Fluent files, read when they are first said and put together quickly ever after.

Reading all that a language can say takes half a second, and an evening needs a tenth of it; so a file is only cut into its messages at
first. A message that has been read becomes a phrase: a function of its parts. What Fluent knows and we do not use (functions, terms
with arguments) is left to `fluent.runtime`, which says everything else exactly as a phrase does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

Parts = Mapping[str, str | int]
Phrase = Callable[[Parts], str]

# A message or a term begins at the edge of the page; all that belongs to it is set in.
BEGINNING: Final = re.compile(r"^(-?)([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
PLAIN: Final = 1000  # smaller numbers are written alike everywhere


class Unusual(Exception):
    """Something that `fluent.runtime` has to say."""


class Entries(dict[str, Any]):
    """Messages or terms by their names: as text until somebody asks for them, then as they were read."""

    def __getitem__(self, name: str) -> Any:
        entry = super().__getitem__(name)
        if isinstance(entry, str):
            read = [one for one in FluentResource(entry).body if isinstance(one, (ast.Message, ast.Term))]
            if not read:
                del self[name]  # it cannot be read: so it is not there
                raise KeyError(name)
            entry = self[name] = read[0]
        return entry

    def get(self, name: str, default: Any = None) -> Any:
        try:
            return self[name]
        except KeyError:
            return default


class Bundle(FluentBundle):
    """What one language says in several texts; the first that says something is heard."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        # The marks that isolate names for right-to-left scripts would only disturb a terminal.
        super().__init__([language], use_isolating=False)
        self._messages = Entries()
        self._terms = Entries()
        for text in texts:
            found = list(BEGINNING.finditer(text))
            ends = [following.start() for following in found[1:]] + [len(text)]
            for beginning, end in zip(found, ends, strict=True):
                entries = self._terms if beginning[1] else self._messages
                entries.setdefault(beginning[2], text[beginning.start() : end])

    def has_message(self, message_id: str) -> bool:
        return self.entry(message_id) is not None

    def entry(self, name: str) -> Any:
        """A message as it was read; `None` if there is none."""
        return self._messages.get(name)

    def names(self) -> list[str]:
        return list(self._messages)

    def phrase(self, name: str) -> Phrase | None:
        """What is said under this name, `message` or `message.attribute`; `None` if only `fluent.runtime` can."""
        message_name, _, attribute = name.partition(".")
        try:
            return self.pattern(self._messages[message_name], attribute)
        except (KeyError, Unusual):
            return None

    def pattern(self, entry: ast.Message | ast.Term, attribute: str) -> Phrase:
        said = {"": entry.value} | {one.id.name: one.value for one in entry.attributes}
        value = said.get(attribute)
        if value is None:
            raise Unusual
        return self.joined([self.element(element) for element in value.elements])

    def joined(self, pieces: Sequence[str | Phrase]) -> Phrase:
        if all(isinstance(piece, str) for piece in pieces):
            text = "".join(str(piece) for piece in pieces)
            return lambda parts: text
        if len(pieces) == 1:
            (only,) = pieces
            assert not isinstance(only, str)
            return only
        return lambda parts: "".join([piece if isinstance(piece, str) else piece(parts) for piece in pieces])

    def element(self, element: ast.TextElement | ast.Placeable) -> str | Phrase:
        if isinstance(element, ast.TextElement):
            return element.value
        return self.placed(element.expression)

    def placed(self, expression: Any) -> str | Phrase:
        if isinstance(expression, ast.Placeable):
            return self.placed(expression.expression)
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.VariableReference):
            return self.variable(expression.id.name)
        if isinstance(expression, ast.MessageReference):
            attribute = "" if expression.attribute is None else expression.attribute.name
            return self.pattern(self._messages[expression.id.name], attribute)
        if isinstance(expression, ast.TermReference) and expression.arguments is None:
            if expression.attribute is not None:
                raise Unusual
            term = self.pattern(self._terms[expression.id.name], "")
            return lambda parts: term({})
        if isinstance(expression, ast.SelectExpression):
            return self.select(expression)
        raise Unusual

    def variable(self, name: str) -> Phrase:
        def said(parts: Parts) -> str:
            value = parts[name]
            return value if isinstance(value, str) else self.number(value)

        return said

    def number(self, value: int) -> str:
        if -PLAIN < value < PLAIN:
            return str(int(value))
        return str(FluentInt(value).format(self._babel_locale))

    def select(self, expression: ast.SelectExpression) -> Phrase:
        if not isinstance(expression.selector, ast.VariableReference):
            raise Unusual
        name = expression.selector.id.name
        words: dict[str, Phrase] = {}
        numbers: dict[int, Phrase] = {}
        usual: Phrase | None = None
        for variant in expression.variants:
            said = self.joined([self.element(element) for element in variant.value.elements])
            if variant.default:
                usual = said
            if isinstance(variant.key, ast.Identifier):
                words.setdefault(variant.key.name, said)
            elif variant.key.value.isdecimal() and not words:
                numbers.setdefault(int(variant.key.value), said)
            else:
                raise Unusual  # a fraction, or a number after the words that it may be one of
        assert usual is not None
        fallback = usual
        plural = self._plural_form

        def chosen(parts: Parts) -> str:
            value = parts[name]
            if isinstance(value, str):
                return words.get(value, fallback)(parts)
            found = numbers.get(value)
            return (words.get(plural(value), fallback) if found is None else found)(parts)

        return chosen
