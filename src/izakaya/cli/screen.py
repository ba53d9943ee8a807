"""How the tables of a game are drawn in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from rich.console import RenderableType

from izakaya.words import View


class Screen(Protocol):
    """One table for one reader, in lines and colours.

    A game that brings its own makes a class of this one, or of `cli.plain.PlainScreen` if it wants to draw only some things in its own
    way; it is made with a table of the game and its telling (`words.telling.Telling`) for the reader.
    """

    styles: Mapping[str, str]
    """How the lines about some news look, by what happened: `{"wounded": "red"}`, in the words of `rich`."""

    def table(self, view: View) -> list[RenderableType]:
        """The table as the view shows it."""
        ...

    def opened(self, views: Sequence[View]) -> View:
        """A view in which everything lies open, from the views of all seats: for replays."""
        ...

    def hands(self, views: Sequence[View]) -> list[RenderableType]:
        """What everybody holds, from the views of all seats: for replays."""
        ...
