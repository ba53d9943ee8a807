"""Stretches of games, moment by moment, through somebody's eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

import msgspec

from izakaya.house.elsewhere import elsewhere
from izakaya.house.messages import Frame
from izakaya.playing.live import LiveTable
from izakaya.playing.pieces import LogLine
from izakaya.playing.retelling import log_line
from izakaya.table.news import News
from izakaya.words import Heard, telling_for
from izakaya.words.speaking import speech_of

KEPT: Final = 40  # stretches


class Stretches:
    """Stretches of finished games are told once and kept for a while; many look at the same. Each is made elsewhere, because nobody's
    answer should wait for it, and one at a time, because many at once would be felt all the same.
    """

    def __init__(self) -> None:
        self.kept: dict[tuple[object, ...], msgspec.Raw] = {}
        self.making = asyncio.Lock()

    async def of(
        self, live: LiveTable, eyes: str, first: int, count: int, language: str, whys: Mapping[int, str]
    ) -> msgspec.Raw:
        key = (live.id, eyes, first, count, language, bool(whys))
        async with self.making:
            found = self.kept.pop(key, None)
            if found is None:
                found = await elsewhere(encoded, live, eyes, first, count, language, whys)
            if live.table.over:
                self.kept[key] = found
            while len(self.kept) > KEPT:
                del self.kept[next(iter(self.kept))]
        return found


def encoded(
    live: LiveTable, eyes: str, first: int, count: int, language: str, whys: Mapping[int, str]
) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(frames_of(live, eyes, first, count, language, whys)))


def frames_of(
    live: LiveTable, eyes: str, first: int, count: int, language: str, whys: Mapping[int, str]
) -> list[Frame]:
    """The moments are played again from the start: a replay keeps nothing but the record."""
    row = live.row
    table = live.game.new_table(row.seat_count, int(row.seed), row.options, row.rules)
    table.telling = True
    seat = int(eyes) if eyes.isdigit() else None
    telling = telling_for(table, speech_of(language), seat)
    past = live.table.past[: live.answered]
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
            lines = [log_line(line) for line in telling.log(all_heard, since, asked=all_heard[-1].seat)]
        # What is chosen in several steps is explained by the first of them, when its outcome is told.
        if not why and number - 1 in whys:
            why, by = whys[number - 1], answered
        if number >= first:
            frames.append(
                Frame(
                    number=number,
                    view=dict(live.game.open_view(table)) if eyes == "all" else dict(table.view(seat)),
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
    """News with their cards open, whoever saw them then."""
    seen = news.seen_by(None)
    return {**seen, "cards": list(news.cards)} if news.cards else seen
