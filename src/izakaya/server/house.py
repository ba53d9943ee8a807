"""The house: all tables that this process serves, and the news between the processes that share a database."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import structlog
from litestar.channels import ChannelsPlugin

from izakaya.server import chat, counted
from izakaya.server.driver import Driver
from izakaya.server.guest import Guest
from izakaya.server.live import LiveTable
from izakaya.server.messages import Accepted, Answer, Countdown
from izakaya.server.store import Store, StoredAnswer
from izakaya.server.thinking import Thinkers
from izakaya.server.troubles import Refusal, no_such_table
from izakaya.server.windows import PASS
from izakaya.table.errors import IzakayaError

CHANNEL: Final = "tables"
TICK: Final = 2.0
HERE: Final = 15.0  # seconds for which a person is believed to be here without a new sign
KEPT: Final = 60.0  # seconds for which a table without guests stays in memory

log = structlog.get_logger()


class House:
    """One process. `name` tells it from the others at the same database."""

    def __init__(self, store: Store, channels: ChannelsPlugin) -> None:
        self.name = secrets.token_hex(8)
        self.store = store
        self.channels = channels
        self.thinkers = Thinkers()
        self.tables: dict[str, LiveTable] = {}
        self.opening: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.chores: list[asyncio.Task[None]] = []
        self.secret = ""

    # Opening and closing.

    async def open(self) -> None:
        self.secret = await self.store.prepare()
        self.chores = [asyncio.create_task(self.keep_house()), asyncio.create_task(self.listen())]

    async def close(self) -> None:
        for task in [*self.chores, *self.drivers.values()]:
            task.cancel()
        for live in self.tables.values():
            for guest in live.guests:
                guest.send(None)
        self.thinkers.close()
        await self.store.release(self.name)
        await self.store.close()

    async def keep_house(self) -> None:
        """Every few seconds: a sign of life, tables whose driver is gone, guests who are here, tables left behind."""
        while True:
            try:
                kept = set(await self.store.renew(self.name))
                for table in set(self.drivers) - kept:
                    self.drivers.pop(table).cancel()
                for table in [*await self.store.claim(self.name), *(kept - set(self.drivers))]:
                    await self.drive(table)
                await self.look_around()
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(TICK)

    async def look_around(self) -> None:
        now = time.time()
        for live in list(self.tables.values()):
            for guest in live.guests:
                if guest.seat is not None and live.seats[guest.seat].here_until < now + HERE / 2:
                    live.seats[guest.seat].here_until = now + HERE
                    await self.store.set_seat(live.id, guest.seat, here_until=now + HERE)
            if live.guests:
                live.left_at = now
                if live.id not in self.drivers and live.row.state == "playing":
                    async with live.lock:
                        await self.catch_up(live)
            elif live.id not in self.drivers and now - live.left_at > KEPT:
                del self.tables[live.id]
        counted.tables.set(len(self.tables))
        counted.guests.set(sum(len(live.guests) for live in self.tables.values()))

    async def drive(self, table: str) -> None:
        """Take care of a table's bots, windows and clocks from now on."""
        if table not in self.drivers:
            live = await self.table(table)
            self.drivers[table] = asyncio.create_task(Driver(self, live).run())

    # Tables.

    async def table(self, name: str) -> LiveTable:
        """A table as it stands now; it is laid again from its answers if nobody here has it before them."""
        live = self.tables.get(name)
        if live is not None:
            return live
        async with self.opening[name]:
            if name in self.tables:
                return self.tables[name]
            row = await self.store.table(name)
            if row is None:
                raise no_such_table()
            live = LiveTable(row, await self.store.seats(name))
            await self.catch_up(live)
            live.given = set(await self.store.intents(name))
            self.tables[name] = live
        self.opening.pop(name, None)
        return live

    async def catch_up(self, live: LiveTable) -> None:
        """Play the answers that were stored since; the caller holds the lock, or is alone with the table."""
        rows = await self.store.answers(live.id, live.answered)
        if rows:
            live.apply([int(row.option) for row in rows], float(rows[-1].at))
            if live.row.clock_decision is not None:
                live.seats = await self.store.seats(live.id)

    async def refresh(self, live: LiveTable) -> None:
        """Somebody sat down, left, or the game began."""
        row = await self.store.table(live.id)
        assert row is not None, "tables are never removed"
        if row.state == "playing" and live.row.state == "open":
            live.asked_at = time.time()
            live.readers.clear()
        began = row.state != live.row.state and row.state == "playing"
        live.row = row
        live.seats = await self.store.seats(live.id)
        live.tell_seats()
        if began:
            for guest in list(live.guests):
                live.greet(guest, None, [])

    # Between processes.

    def publish(self, table: str, kind: str, **data: Any) -> None:
        self.channels.publish({"table": table, "kind": kind, "from": self.name, **data}, CHANNEL)

    async def listen(self) -> None:
        """Hear what other processes did. A lost message costs nothing but time: `look_around` finds out too."""
        while True:
            try:
                async with self.channels.start_subscription([CHANNEL]) as subscriber:
                    async for data in subscriber.iter_events():
                        message = json.loads(data)
                        live = self.tables.get(message["table"])
                        if live is not None and message["from"] != self.name:
                            await self.hear(live, message)
            except Exception:
                log.exception("the news of other processes cannot be heard")
                await asyncio.sleep(1.0)

    async def hear(self, live: LiveTable, message: dict[str, Any]) -> None:
        kind = message["kind"]
        if kind == "answers":
            async with live.lock:
                await self.catch_up(live)
        elif kind == "seats":
            async with live.lock:
                await self.refresh(live)
        elif kind == "intent":
            live.given.add(int(message["number"]))
            live.changed.set()
            live.ask()
        elif kind == "chat":
            await chat.spread(self, live, int(message["number"]))
        elif kind == "countdown":
            ends = message["ends"]
            live.count_down(
                None if ends is None else Countdown(seat=message["seat"], why=message["why"], ends=ends)
            )

    # Answers.

    async def commit(self, live: LiveTable, given: Sequence[StoredAnswer]) -> bool:
        """Store answers, then tell everybody; false if another process was faster. The caller holds the lock."""
        trial = live.table.copy()
        for answer in given:
            trial.answer(answer.option)
        at = time.time()
        if not await self.store.add_answers(live.id, given, at, trial.over):
            await self.catch_up(live)
            return False
        for answer in given:
            if answer.reserve is not None and answer.seat is not None:
                live.seats[answer.seat].reserve = answer.reserve
        counted.answers.inc(len(given))
        live.apply([answer.option for answer in given], at)
        self.publish(live.id, "answers")
        return True

    async def take(self, live: LiveTable, guest: Guest, answer: Answer) -> Accepted:
        """A guest's answer. Sent twice it counts once; late or impossible it is refused with the reason."""
        async with live.lock:
            asked = live.asked_of(guest.seat)
            if asked is None or asked.number != answer.number:
                # Maybe it was sent before, maybe another process has news that have not come here yet.
                number = await self.store.was_given(live.id, guest.person, answer.client)
                if number is not None:
                    return Accepted(client=answer.client, number=number)
                await self.catch_up(live)
                asked = live.asked_of(guest.seat)
            if guest.seat is None:
                raise Refusal("not-seated", 403)
            if asked is None or asked.number != answer.number:
                raise Refusal("game-over" if live.table.over else "too-late", number=answer.number)
            if answer.option not in asked.table.options():
                raise Refusal("not-offered", 422, why=why_not(asked.table, answer.option))
            done = await self.store_answer(live, guest, answer, asked.number)
            if not done and await self.store.was_given(live.id, guest.person, answer.client) is None:
                raise Refusal("too-late", number=answer.number)
            return Accepted(client=answer.client, number=answer.number)

    async def store_answer(self, live: LiveTable, guest: Guest, answer: Answer, number: int) -> bool:
        """In a window only the first reaction is told at once: a refusal waits for the end, like everybody's."""
        waits = live.in_window() and (number != live.answered or answer.option == PASS)
        if not waits:
            reserve = None if live.in_window() else live.reserve_after(guest.seat or 0, time.time())
            given = StoredAnswer(number, answer.option, guest.person, answer.client, guest.seat, reserve)
            return await self.commit(live, [given])
        opened = live.answered
        if not await self.store.add_intent(
            live.id, number, opened, answer.option, guest.person, answer.client
        ):
            return False
        live.given.add(number)
        live.ask()
        live.changed.set()
        self.publish(live.id, "intent", number=number)
        return True


def why_not(table: Any, option: int) -> str:
    """The rule that forbids an option, or nothing if it means nothing at all."""
    try:
        return str(table.why(option).rule)
    except IzakayaError:
        return ""
