"""The circle of SAKE, drawn as a line of people with the steps between them as dots."""

from __future__ import annotations

from rich.text import Text

from izakaya.games.sake.view import Piece, SakeView
from izakaya.words.sake.names import Names

STEP = "·"
AROUND = "↻"


def from_me(view: SakeView) -> list[Piece]:
    """The pieces clockwise from the reader, if the reader is among them; a line keeps its ends."""
    circle = view["circle"]
    mine = [i for i, piece in enumerate(circle) if piece["piece"] == f"seat-{view['seat']}"]
    if not mine or is_line(view):
        return circle
    return circle[mine[0] :] + circle[: mine[0]]


def is_line(view: SakeView) -> bool:
    return any(piece["steps"] is None for piece in view["circle"])


def drawn(names: Names, view: SakeView) -> Text:
    """Clockwise from left to right, a dot for each step; the arrow leads back to the beginning."""
    line = Text("")
    for piece in from_me(view):
        minion = bool(piece["way"])
        style = "" if minion else "bold cyan" if piece["owner"] == view["seat"] else "bold"
        line.append(names.piece(view, piece["piece"]).replace(" ", "\u00a0"), style=style)
        if piece["steps"] is not None:
            line.append(f" {STEP * piece['steps']} " if piece["steps"] else " ", style="yellow")
    if not is_line(view) and view["circle"]:
        line.append(AROUND, style="dim")
    return line
