"""The house: all tables that this process serves, and the news between the processes that share a database."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

import structlog
from litestar.channels import ChannelsPlugin

from izakaya.games import GAMES, REFUSED
from izakaya.server import chat, counted
from izakaya.server.bot_processes import BotProcesses
from izakaya.server.driver import Driver
from izakaya.server.guest import Guest
from izakaya.server.hindsight import Hindsight
from izakaya.server.journal import named
from izakaya.server.live import LiveTable
from izakaya.server.socket_messages import Accepted, Answer, Countdown
from izakaya.server.store import Given, Store, StoredAnswer, TableRow
from izakaya.server.tidying import Tidying
from izakaya.server.troubles import TurnedAway, no_such_table
from izakaya.server.windows import PASS, Asked, place_of
from izakaya.table.errors import IzakayaError

CHANNEL: Final = "tables"
TICK: Final = 2.0
HERE: Final = 15.0  # seconds for which a person is believed to be here without a new sign
KEPT: Final = 60.0  # seconds for which a table without guests stays in memory
TABLE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
RULES: Final = {game.name: game.rules for game in GAMES.values()}

log = structlog.get_logger()


class House:
    """One process. `name` tells it from the others at the same database."""

    def __init__(self, store: Store, channels: ChannelsPlugin, limited: bool = True) -> None:
        self.name = secrets.token_hex(8)
        self.store = store
        self.channels = channels
        self.limited = limited  # whether one person may lay only so many tables; benchmarks lay a thousand
        self.bots = BotProcesses()
        self.hindsight = Hindsight(store, self.bots)
        self.tidying = Tidying()
        self.tables: dict[str, LiveTable] = {}
        self.opening: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.chores: list[asyncio.Task[None]] = []
        self.hearing: set[asyncio.Task[None]] = set()
        self.renewal = 0.0  # when to give the next sign of life
        self.secret = ""

    # Opening and closing.

    async def open(self) -> None:
        for left_out in REFUSED:
            log.warning("a game is left out", why=left_out)
        self.secret = await self.store.prepare()
        self.tidying.begin()
        self.chores = [asyncio.create_task(self.keep_house()), asyncio.create_task(self.listen())]

    async def close(self) -> None:
        tasks = [*self.chores, *self.drivers.values(), *self.hearing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.tables.values():
            for guest in live.guests:
                guest.send(None)
        self.hindsight.close()
        self.bots.close()
        self.tidying.end()
        await self.store.driving.release(self.name)
        await self.store.close()

    async def keep_house(self) -> None:
        """Every few seconds: a sign of life, tables whose driver is gone, guests who are here, tables left behind."""
        while True:
            try:
                kept = driven = set(self.drivers)
                if time.time() >= self.renewal:
                    self.renewal = time.time() + self.store.driving.lease / 3 - TICK / 2
                    kept = set(await self.store.driving.renew(self.name))
                for table in driven - kept:
                    # Another process drives it now, or the game is over.
                    task = self.drivers.pop(table, None)
                    if task is not None:
                        task.cancel()
                for table in {*await self.store.driving.claim(self.name, RULES), *(kept - set(self.drivers))}:
                    await self.drive(table)
                await self.look_around()
                self.tidying.look()
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(TICK)

    async def look_around(self) -> None:
        now = time.time()
        for live in list(self.tables.values()):
            if live.guests:
                live.left_at = now
            elif live.id not in self.drivers and now - live.left_at > KEPT:
                self.tables.pop(live.id, None)
        if self.store.is_postgres:
            await self.look_at_others(now)
        counted.tables.set(len(self.tables))
        counted.guests.set(sum(len(live.guests) for live in self.tables.values()))

    async def look_at_others(self, now: float) -> None:
        """Tell other processes who is here, and find out what they stored and died before they could tell."""
        tables = list(self.tables.values())
        seen: list[tuple[str, int]] = []
        for live in tables:
            for guest in live.guests:
                if guest.seat is not None and live.seats[guest.seat].here_until < now + HERE / 2:
                    live.seats[guest.seat].here_until = now + HERE
                    seen.append((live.id, guest.seat))
        if seen:
            # In the same order at every process: somebody at two of them is seen by both.
            await self.store.seats.see_here(sorted(seen), now + HERE)
        stored = await self.store.answers.counted([live.id for live in tables if live.playing])
        for live in tables:
            if stored.get(live.id, 0) > live.answered:
                async with live.lock:
                    await self.catch_up(live)

    async def see_here(self, live: LiveTable, seat: int) -> None:
        """Somebody has come to their seat: all processes hear of it. The caller holds the lock."""
        if self.store.is_postgres:
            until = time.time() + HERE
            await self.store.seats.see_here([(live.id, seat)], until)
            live.seats[seat].here_until = until
            self.publish(live.id, "seats")

    async def drive(self, table: str) -> None:
        """Take care of a table's bots, windows and clocks from now on."""
        if table in self.drivers:
            return
        try:
            live = await self.table(table)
            async with live.lock:
                await self.catch_up(live)
                # Whoever drove it before may have stored what waits in the window, and died before it could tell.
                live.given |= set(await self.store.answers.intents(table, live.answered))
                await self.refresh(live)
        except Exception:
            # One table that cannot be laid must not keep the others from being played.
            log.exception("a table cannot be driven", table=named(table))
            self.renewal = 0.0  # it is ours: soon another attempt
            return
        if table not in self.drivers:
            self.drivers[table] = asyncio.create_task(Driver(self, live).run())
            self.publish(table, "seats")

    async def begin_driving(self, table: str) -> None:
        """Drive this table if nobody does."""
        if table not in self.drivers and await self.store.driving.claim(self.name, RULES, table):
            await self.drive(table)

    async def wake(self, live: LiveTable) -> None:
        """A guest has come: a game that waited for that goes on."""
        if live.playing and live.id not in self.drivers:
            await self.store.driving.set_asleep(live.id, False)
            await self.begin_driving(live.id)

    async def put_to_sleep(self, live: LiveTable) -> bool:
        """Nobody has been here for long, and it is a person's turn: the game waits without costing anything."""
        async with live.lock:
            live.seats = await self.store.seats.at(live.id)
            if live.guests or live.anybody_here():
                return False
            await self.store.driving.set_asleep(live.id, True)
            self.drivers.pop(live.id, None)
        return True

    # Tables.

    async def table(self, name: str) -> LiveTable:
        """A table as it stands now; it is laid again from its answers if nobody here has it before them."""
        live = self.tables.get(name)
        if live is not None:
            return live
        async with self.opening[name]:
            try:
                if name not in self.tables:
                    self.tables[name] = await self.laid(name)
                return self.tables[name]
            finally:
                self.opening.pop(name, None)

    async def laid(self, name: str) -> LiveTable:
        row = await self.store.tables.find(name) if TABLE_NAME.fullmatch(name) else None
        if row is None:
            raise no_such_table()
        trouble = not_playable(row)
        if trouble is not None:
            raise trouble
        live = LiveTable(row, await self.store.seats.at(name))
        await self.catch_up(live)
        live.asked_at = max(live.asked_at, row.asked_at)
        live.given = set(await self.store.answers.intents(name, live.answered))
        return live

    async def catch_up(self, live: LiveTable) -> None:
        """Play the answers that were stored since; the caller holds the lock, or is alone with the table."""
        rows = await self.store.answers.since(live.id, live.answered)
        if rows:
            live.apply([int(row.option) for row in rows], float(rows[-1].at))
            if live.row.clock_decision is not None:
                live.seats = await self.store.seats.at(live.id)

    async def refresh(self, live: LiveTable) -> None:
        """Somebody sat down, left or ordered something, the game began, or a clock started anew. The caller holds the lock."""
        row = await self.store.tables.find(live.id)
        assert row is not None, "tables are never removed"
        began = row.state != "open" and live.row.state == "open"
        live.row = row
        live.seats = await self.store.seats.at(live.id)
        live.asked_at = max(live.asked_at, row.asked_at)
        if began:
            live.asked_at = time.time()
            live.retellings.clear()
            lines = await chat.lines(self.store, live.id)
            for guest in list(live.guests):
                if guest.greeted:
                    live.greet(guest, None, [line for line in lines if line.person not in guest.muted])
        live.tell_seats()

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
                        if message["from"] != self.name:
                            self.hear(message)
            except Exception:
                log.exception("the news of other processes cannot be heard")
            await asyncio.sleep(1.0)

    def hear(self, message: dict[str, Any]) -> None:
        """Tables do not wait for one another; at one table the lock keeps the order."""
        if message["kind"] == "missed":
            for live in self.tables.values():
                self.in_passing(self.heard(live, {"kind": "answers"}))
                self.in_passing(self.heard(live, {"kind": "seats"}))
        elif message["table"] in self.tables:
            self.in_passing(self.heard(self.tables[message["table"]], message))

    def in_passing(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.hearing.add(task)
        task.add_done_callback(self.heard_out)

    def heard_out(self, task: asyncio.Task[None]) -> None:
        self.hearing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("news of another process were lost", exc_info=task.exception())

    async def heard(self, live: LiveTable, message: Mapping[str, Any]) -> None:
        kind = message["kind"]
        async with live.lock:
            if kind == "answers":
                await self.catch_up(live)
            elif kind == "seats":
                await self.refresh(live)
            elif kind == "intent":
                self.note_intent(live, int(message["opened"]), int(message["number"]))
            elif kind == "chat":
                await chat.spread(self.store, live, int(message["number"]))
            elif kind == "countdown":
                ends = message["ends"]
                live.count_down(
                    None if ends is None else Countdown(seat=message["seat"], why=message["why"], ends=ends)
                )

    def note_intent(self, live: LiveTable, opened: int, number: int) -> None:
        """Somebody has answered in the present window; if it is another one, that no longer matters."""
        if opened == live.answered:
            live.given.add(number)
            live.ask()
            live.changed.set()

    # Answers.

    async def commit(
        self, live: LiveTable, decide: Callable[[Mapping[int, StoredAnswer]], list[StoredAnswer]]
    ) -> bool:
        """Store answers, then tell everybody; false if another process was faster. The caller holds the lock."""

        trial = live.table.copy()
        in_haste = live.in_haste

        def deciding(meant: Mapping[int, StoredAnswer]) -> Given:
            answers = decide(meant)
            for answer in answers:
                trial.answer(answer.option)
            while in_haste and not trial.over and len(trial.options()) == 1:
                answers.append(StoredAnswer(int(trial.answered), trial.options()[0]))
                trial.answer(answers[-1].option)
            return Given(answers, trial.over)

        at = time.time()
        given = await self.store.answers.add(live.id, live.answered, live.in_window(), deciding, at)
        if given is None:
            await self.catch_up(live)
            return False
        for answer in given.answers:
            if answer.reserve is not None and answer.seat is not None:
                live.seats[answer.seat].reserve = answer.reserve
        counted.answers.inc(len(given.answers))
        self.tidying.answer_at = time.monotonic()
        live.apply([answer.option for answer in given.answers], at)
        self.publish(live.id, "answers")
        return True

    async def take(self, live: LiveTable, guest: Guest, answer: Answer) -> Accepted:
        """A guest's answer. Sent twice it counts once; late or impossible it is refused with the reason."""
        async with live.lock:
            asked = live.asked_of(guest.seat)
            if asked is None or asked.number != answer.number:
                # Maybe it was sent before, maybe another process has news that have not come here yet.
                await self.catch_up(live)
                if await self.was_given(live, guest, answer):
                    return Accepted(client=answer.client, number=answer.number)
                asked = live.asked_of(guest.seat)
            if guest.seat is None:
                raise TurnedAway("not-seated", 403)
            if asked is None or asked.number != answer.number:
                raise TurnedAway("game-over" if live.table.over else "too-late", number=answer.number)
            if answer.option not in asked.table.options():
                raise TurnedAway("not-offered", 422, why=why_not(asked.table, answer.option))
            if not await self.store_answer(live, guest, answer, asked) and not await self.was_given(
                live, guest, answer
            ):
                raise TurnedAway("too-late", number=answer.number)
            return Accepted(client=answer.client, number=answer.number)

    async def was_given(self, live: LiveTable, guest: Guest, answer: Answer) -> bool:
        return await self.store.answers.was_given(
            live.id, place_of(answer.number), guest.person, answer.client
        )

    async def store_answer(self, live: LiveTable, guest: Guest, answer: Answer, asked: Asked) -> bool:
        """In a window only the first reaction is told at once: a refusal waits for the end, like everybody's."""
        in_window = live.in_window()
        opened = live.answered
        reserve = None if in_window else live.reserve_after(asked.seat, time.time())
        given = StoredAnswer(asked.place, answer.option, guest.person, answer.client, asked.seat, reserve)
        if not in_window or (asked.place == opened and answer.option != PASS):
            return await self.commit(live, lambda _: [given])
        if not await self.store.answers.add_intent(live.id, opened, given):
            await self.catch_up(live)
            return False
        self.note_intent(live, opened, asked.place)
        self.publish(live.id, "intent", opened=opened, number=asked.place)
        return True


def not_playable(row: TableRow) -> TurnedAway | None:
    """Why a stored table cannot be laid here, if it cannot: games and their rules come and go, tables are kept."""
    if row.game not in GAMES:
        return TurnedAway("game-gone", 410, game=row.game)
    if row.rules != GAMES[row.game].rules:
        return TurnedAway("other-rules", 410, rules=row.rules)
    return None


def why_not(table: Any, option: int) -> str:
    """The rule that forbids an option; "none" if it means nothing at all."""
    try:
        return str(table.why(option).rule)
    except IzakayaError:
        return "none"
