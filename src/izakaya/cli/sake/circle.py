"""The circle of SAKE, drawn as a line of people with the steps between them as dots."""

from __future__ import annotations

from rich.text import Text

from izakaya.cli.sake.names import Names
from izakaya.games.sake.view import Piece, SakeView

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


def beyond(view: SakeView, piece: str) -> tuple[str, int]:
    """The piece that stands clockwise of this one, and the steps between the two."""
    circle = view["circle"]
    for i, standing in enumerate(circle):
        if standing["piece"] == piece:
            return circle[(i + 1) % len(circle)]["piece"], standing["steps"] or 0
    raise AssertionError(f"{piece} is not in the circle")


def neighbour(view: SakeView, seat: int, clockwise: bool) -> int | None:
    """The next samurai on this side; nobody at the end of a line."""
    circle = view["circle"]
    at = next(i for i, piece in enumerate(circle) if piece["piece"] == f"seat-{seat}")
    for _ in range(len(circle) - 1):
        if clockwise:
            if circle[at]["steps"] is None:
                return None
            at = (at + 1) % len(circle)
        else:
            at = (at - 1) % len(circle)
            if circle[at]["steps"] is None:
                return None
        if not circle[at]["way"]:
            return circle[at]["owner"]
    return None


def distances(view: SakeView, piece: str, walk: int = 0) -> list[int]:
    """K5: the steps from the reader to a piece on either side, where there is such a side; the nearer first.

    `walk` is how many steps clockwise the reader would go before (counter-clockwise if negative).
    """
    circle = view["circle"]
    places = {standing["piece"]: i for i, standing in enumerate(circle)}
    mine, goal = places.get(f"seat-{view['seat']}"), places.get(piece)
    if mine is None or goal is None or mine == goal:
        return []
    found: list[int] = []
    for start, end, gone in ((mine, goal, walk), (goal, mine, -walk)):
        total = -gone
        at = start
        while at != end:
            steps = circle[at]["steps"]
            if steps is None:
                break
            total += steps
            at = (at + 1) % len(circle)
        else:
            found.append(total)
    return sorted(found)
