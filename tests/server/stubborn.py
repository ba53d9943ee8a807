"""Somebody who plays on whatever happens to the house, and remembers what it has promised."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from izakaya.games import read_record, replay
from izakaya.playing.questions import PASS, place_of
from izakaya.table.record import Record
from tests.server.house import Guest, Person, Process, Told

LOST = (ConnectionError, OSError, ConnectionClosed, InvalidHandshake, InvalidMessage)


@dataclass
class Promise:
    """An answer that was acknowledged."""

    number: int
    option: int

    def is_kept(self, record: Record) -> bool:
        """Whether the record has it. A question further on in a window never came if somebody before it reacted."""
        place = place_of(self.number)
        first = place - self.number // 100_000
        if any(option != PASS for option in record.answers[first:place]):
            return True
        return record.answers[place] == self.option


@dataclass
class Stubborn:
    person: Person
    table: str
    chance: random.Random
    houses: Callable[[], Process]  # where to go next
    promises: list[Promise] = field(default_factory=list)
    news: list[dict[str, object]] = field(default_factory=list)
    since: int | None = None
    pending: Told | None = None
    comings: int = 0

    async def play(self) -> None:
        while True:
            try:
                self.person.house = self.houses()
                guest = await self.person.go_to(self.table, since=self.since)
                self.comings += 1
                if await self.sit_at(guest):
                    return
            except LOST:
                await asyncio.sleep(0.05)

    async def sit_at(self, guest: Guest) -> bool:
        """Until the end, or until the house is gone."""
        if self.pending is not None:
            await guest.say("answer", **self.pending)
        while True:
            told = await guest.hear(
                "question", "news", "welcome", "accepted", "refused", "ended", patience=60
            )
            match told["is"]:
                case "welcome":
                    assert self.since is None, "what was told before is no longer true"
                    self.since = told["number"]
                    if told["ending"] is not None:
                        return True
                case "news":
                    assert told["first"] == self.since
                    self.since = told["number"]
                    self.news += told["events"]
                    if told["view"]["over"]:
                        return True
                case "accepted" if self.pending is not None and told["client"] == self.pending["client"]:
                    self.promises.append(Promise(self.pending["number"], self.pending["option"]))
                    self.pending = None
                case "refused" if told["reason"] == "our-fault" and self.pending is not None:
                    # The house could not reach its database; nobody knows what it has stored.
                    await asyncio.sleep(0.05)
                    await guest.say("answer", **self.pending)
                case "refused":
                    assert told["reason"] in ("too-late", "game-over"), told
                    self.pending = None
                case "question":
                    await asyncio.sleep(self.chance.random() * 0.02)
                    option = self.chance.choice(told["offers"])["option"]
                    self.pending = {
                        "number": told["number"],
                        "option": option,
                        "client": secrets.token_hex(8),
                    }
                    await guest.say("answer", **self.pending)
                case "ended":
                    return True


async def check_kept(players: list[Stubborn], house: Process, watcher: Person, table: str) -> None:
    """The record holds every promise, and each player was told each event once."""
    record = read_record((await watcher.http.get(f"/api/tables/{table}/record")).text)
    end = replay(record)
    assert end.over
    for seat, player in enumerate(players):
        assert player.promises
        assert all(promise.is_kept(record) for promise in player.promises)
        told = [news.seen_by(seat) for news in end.news]
        assert told[len(told) - len(player.news) :] == player.news, "each event was told once"
    assert "Traceback" not in house.journal()
