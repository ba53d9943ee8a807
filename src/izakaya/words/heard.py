"""A piece of news as one reader heard it."""

from __future__ import annotations

from dataclasses import dataclass

from izakaya.table.news import NOBODY, News


@dataclass(frozen=True)
class Heard:
    """A piece of news without anything the reader may not see: a hidden card is `None`.

    `seats` is there when several people did the same, one after the other; `played` is the card played for
    it, where the game tells of the card and of its use in two pieces of news.
    """

    what: str
    seat: int = NOBODY
    target: int = NOBODY
    cards: tuple[str | None, ...] = ()
    number: int = 0
    seats: tuple[int, ...] = ()
    played: str | None = None

    @staticmethod
    def by(seat: int | None, news: News) -> Heard:
        """As this seat may see it; `None` is a spectator."""
        cards = news.seen_by(seat).get("cards", []) if news.cards else []
        assert isinstance(cards, list)
        return Heard(news.what, news.seat, news.target, tuple(cards), news.number)

    @staticmethod
    def opened(news: News) -> Heard:
        """With all cards open, for a replay."""
        return Heard(news.what, news.seat, news.target, news.cards, news.number)
