"""A circle of SAKE in words."""

from __future__ import annotations

from izakaya.games.sake.circle import MINIONS, Circle


def laid(text: str, owners: dict[int, int] | None = None, line: bool = False) -> Circle:
    """A circle from words such as `0 3 m4 1 1 3 2 3`: pieces, the steps after each; owners by minion."""
    words = text.split()
    circle = Circle.around(0, 0)
    circle.open = line
    for i in range(0, len(words), 2):
        name = words[i]
        circle.pieces[circle.count] = MINIONS + int(name[1:]) - 1 if name[0] == "m" else int(name)
        circle.gaps[circle.count] = int(words[i + 1]) if i + 1 < len(words) else 0
        circle.count += 1
    for number, owner in (owners or {}).items():
        circle.owners[number - 1] = owner
    return circle


def minion(number: int) -> int:
    return MINIONS + number - 1


def shown(circle: Circle) -> str:
    """The circle in the words it was laid with, beginning with its first piece."""
    words: list[str] = []
    for i in range(int(circle.count)):
        piece = int(circle.pieces[i])
        words.append(str(piece) if piece < MINIONS else f"m{piece - MINIONS + 1}")
        if not (circle.open and i == circle.count - 1):
            words.append(str(circle.gaps[i]))
    return " ".join(words)
