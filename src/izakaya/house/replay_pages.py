"""Cache of replay pages: a few moments of a game at a time, as one seat saw them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from izakaya.games import GAMES
from izakaya.house.bot_workers import BotWorkers
from izakaya.house.messages import Frame
from izakaya.playing.live import LiveTable
from izakaya.playing.message_parts import LogLine
from izakaya.playing.rendering import log_lines
from izakaya.table.news import News
from izakaya.table.record import Record
from izakaya.words import Heard, telling_for
from izakaya.words.speaking import speech_of

KEPT: Final = 8_000_000  # bytes of pages

Key = tuple[object, ...]


class ReplayPages:
    """LRU cache of encoded pages of finished games. Pages are rendered in another process, each once however many ask for it."""

    def __init__(self, workers: BotWorkers) -> None:
        self.workers = workers
        self.kept: dict[Key, bytes] = {}
        self.size = 0
        self.making: dict[Key, asyncio.Task[bytes]] = {}

    async def of(
        self, live: LiveTable, eyes: str, first: int, count: int, language: str, whys: Mapping[int, str]
    ) -> msgspec.Raw:
        own_names = live.own_names()
        key = (live.id, live.answered, eyes, first, count, language, bool(whys), own_names)
        found = self.kept.pop(key, None)
        if found is None:
            making = self.making.get(key)
            if making is None:
                record = Record.of(live.table).text()
                work = self.workers.run_in_background(
                    encoded, record, eyes, first, count, language, dict(whys), own_names
                )
                making = self.making[key] = asyncio.ensure_future(work)
                making.add_done_callback(lambda _: self.making.pop(key, None))
            # Shielded: a client that disconnects does not cancel it for the others.
            found = await asyncio.shield(making)
        else:
            self.size -= len(found)
        if live.table.over:
            self.keep(key, found)
        return msgspec.Raw(found)

    def keep(self, key: Key, found: bytes) -> None:
        """As the latest; those that nobody has looked at for longest go."""
        before = self.kept.pop(key, b"")
        self.kept[key] = found
        self.size += len(found) - len(before)
        while self.size > KEPT and len(self.kept) > 1:
            self.size -= len(self.kept.pop(next(iter(self.kept))))


def encoded(
    record: str,
    eyes: str,
    first: int,
    count: int,
    language: str,
    whys: Mapping[int, str],
    own_names: Sequence[str],
) -> bytes:
    return msgspec.json.encode(frames_of(Record.read(record), eyes, first, count, language, whys, own_names))


def frames_of(
    record: Record,
    eyes: str,
    first: int,
    count: int,
    language: str,
    whys: Mapping[int, str],
    own_names: Sequence[str] = (),
) -> list[Frame]:
    """The moments are played again from the start: a replay keeps nothing but the record."""
    game = GAMES[record.game]
    table = record.begin(GAMES)
    table.telling = True
    seat = int(eyes) if eyes.isdigit() else None
    telling = telling_for(table, speech_of(language), seat, own_names)
    past = record.answers
    all_heard: list[Heard] = []
    frames: list[Frame] = []
    why = ""
    by: int | None = None
    answered: int | None = None
    for number in range(min(len(past), first + count - 1) + 1):
        since = len(all_heard)
        heard = [Heard.opened(news) if eyes == "all" else Heard.by(seat, news) for news in table.news[since:]]
        all_heard += heard
        lines: list[LogLine] = []
        if heard:
            lines = log_lines(telling.log(all_heard, since, asked=all_heard[-1].seat))
        # What is chosen in several steps is explained by the first of them, when its outcome is told.
        if not why and number - 1 in whys:
            why, by = whys[number - 1], answered
        if number >= first:
            frames.append(
                Frame(
                    number=number,
                    view=dict(game.open_view(table)) if eyes == "all" else dict(table.view(seat)),
                    news=[
                        opened(news) if eyes == "all" else news.seen_by(seat) for news in table.news[since:]
                    ],
                    lines=lines,
                    seat=table.asked if not table.is_reaction() or eyes == "all" else None,
                    by=by if lines else None,
                    why=why if lines else "",
                )
            )
        if lines:
            why, by = "", None
        if number < len(past):
            answered = table.asked
            table.answer(past[number])
    return frames


def opened(news: News) -> dict[str, object]:
    """News with their cards open to all."""
    seen = news.seen_by(None)
    return {**seen, "cards": list(news.cards)} if news.cards else seen
