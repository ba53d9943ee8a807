"""A game seen again: its record when it is over, and every moment of it through the eyes of a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from izakaya.house.elsewhere import elsewhere
from izakaya.house.house import House
from izakaya.house.messages import Frame, Story
from izakaya.house.person import Person
from izakaya.playing.live import LiveTable
from izakaya.playing.pieces import LogLine
from izakaya.playing.retelling import Retelling, log_line
from izakaya.playing.troubles import TurnedAway
from izakaya.table.news import News
from izakaya.table.record import Record
from izakaya.words import Heard, telling_for
from izakaya.words.speaking import speech_of

LONGEST: Final = 60  # frames at a time


async def record(house: House, table: str) -> tuple[str, str]:
    """The record of a finished game, and a name for its file."""
    live = await house.table(table)
    if not live.table.over:
        raise TurnedAway("not-over", 409)
    return Record.of(live.table).text(), f"{live.row.game}-{live.id}.json"


async def replay(
    house: House, person: Person | None, table: str, eyes: str, first: int, count: int, speaks: str
) -> Story:
    """A stretch of a game, moment by moment, in a language."""
    live = await house.table(table)
    may_see(live, eyes, person)
    if live.row.state == "open":
        raise TurnedAway("not-started", 409)
    whys: Mapping[int, str] = {}
    if live.table.over:
        whys = await house.hindsight.of(live, speaks, person.id if person else "")
    # Elsewhere, because nobody's answer should wait for it.
    frames = await elsewhere(frames_of, live, eyes, first, count, speaks, whys)
    ending = None
    if live.table.over:
        ending = Retelling(live.table, int(eyes) if eyes.isdigit() else None, speaks).ending(live.table)
    return Story(
        table=live.info(person.id if person else ""),
        eyes=eyes,
        length=live.answered + 1,
        first=first,
        frames=frames,
        ending=ending,
    )


def may_see(live: LiveTable, eyes: str, person: Person | None) -> None:
    """Before the end everybody has only their own eyes."""
    if eyes.isdigit() and int(eyes) >= len(live.seats):
        raise TurnedAway("no-such-seat", 404)
    if live.table.over or eyes == "none":
        return
    if person is None or eyes == "all" or live.seat_of(person.id) != int(eyes):
        raise TurnedAway("not-over", 403)


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
