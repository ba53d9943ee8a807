"""News: what happened, in a form that says who may see which part. Sentences are made of it at the edge (`words/`)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from izakaya.table.seats import is_among

EVERYONE: Final = -1
NOBODY: Final = -1


@final
class News:
    """One thing that happened. `what` names it; `seat` did it, `target` was concerned, `cards` took part, `number` says how much.

    `seat` and `target` are seats, or NOBODY; `cards` are names of cards. A claim ("calls it a queen") is a card that everybody sees.
    `eyes` is the set (`seats.py`) of those who may see `cards`; everybody may see the rest, also how many cards there were.
    """

    def __init__(
        self, what: str, seat: i64, target: i64, cards: tuple[str, ...], number: i64, eyes: i64
    ) -> None:
        self.what = what
        self.seat: int = seat
        self.target: int = target
        self.cards = cards
        self.number: int = number
        self.eyes: int = eyes

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """It as this seat sees it (`None` is a spectator); hidden cards are `None`, one for each."""
        seen = self.eyes == EVERYONE or (seat is not None and is_among(seat, self.eyes))
        parts: dict[str, object] = {"what": self.what}
        if self.seat != NOBODY:
            parts["seat"] = self.seat
        if self.target != NOBODY:
            parts["target"] = self.target
        if self.cards:
            parts["cards"] = list(self.cards) if seen else [None] * len(self.cards)
        if self.number != 0:
            parts["number"] = self.number
        return parts
