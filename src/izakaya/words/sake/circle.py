"""Who stands beside whom in the circle of SAKE."""

from __future__ import annotations

from izakaya.games.sake.view import SakeView


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
