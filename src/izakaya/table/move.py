"""What an option means, and why one is missing: structures for people and interfaces, without words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Move:
    """The meaning of one option. `way` says what is done; the other parts are there where they apply.

    `card` is a card of the asked seat's own hand, by its name in the view's `hand`: screens light it up there, and a click on it chooses
    the option. `weapon` is a card that lies before that seat. Everything else that has a name goes to `place`: a pile, a spot on the
    table, a card of somebody else, a card that is only claimed or guessed. `target` is a seat, `number` how many or how much.

    No two options of a game mean the same `Move`.
    """

    way: str
    card: str | None = None
    weapon: str | None = None
    target: int | None = None
    place: str | None = None
    number: int | None = None

    def parts(self) -> dict[str, str | int]:
        """Only the parts that are there, in a fixed order."""
        parts: dict[str, str | int] = {"way": self.way}
        if self.card is not None:
            parts["card"] = self.card
        if self.weapon is not None:
            parts["weapon"] = self.weapon
        if self.target is not None:
            parts["target"] = self.target
        if self.place is not None:
            parts["place"] = self.place
        if self.number is not None:
            parts["number"] = self.number
        return parts


@dataclass(frozen=True)
class Refusal:
    """Why a move is not on offer: a reason that `locale/` puts into words, the rule behind it, and up to two numbers."""

    reason: str
    rule: str
    need: int = 0
    have: int = 0


@dataclass(frozen=True)
class Result:
    """Who won and why. `points` are each seat's own, `teams` name each seat's side, `sides` the points of each side."""

    winners: tuple[int, ...]
    reason: str
    points: tuple[int, ...]
    teams: tuple[str, ...]
    sides: dict[str, int]
