"""What is noted of each game."""

from __future__ import annotations

from typing import Any, Final

from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.lab.book import Book
from izakaya.lab.plain import PlainBook

#: A class of `Book`.
BOOKS: Final[Parts[type[Book[Any]]]] = Parts(GAMES, "book", PlainBook)
