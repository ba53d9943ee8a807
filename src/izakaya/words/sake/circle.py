"""Who stands where in the circle of SAKE, and how far away."""

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
