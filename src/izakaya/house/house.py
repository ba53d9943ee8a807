"""Registry of all tables that this process serves, their drivers, and the messages between processes that share a database."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import Counter
from collections.abc import Coroutine, Mapping
from typing import Any, Final

import structlog

from izakaya.games import GAMES, REFUSED
from izakaya.house import chat
from izakaya.house.books import Books
from izakaya.house.counting import Counts
from izakaya.house.hindsight import Hindsight
from izakaya.house.limits import CONNECTIONS, CONNECTIONS_FROM, CONNECTIONS_OF_ONE, Allowances
from izakaya.house.others import Others
from izakaya.house.reviewing import Reviewing
from izakaya.house.stretches import Stretches
from izakaya.house.thinkers import ForWhom, Thinkers
from izakaya.house.tidying import Tidying
from izakaya.playing import clock as time
from izakaya.playing.answering import Answering
from izakaya.playing.driver import Driver
from izakaya.playing.guest import Guest
from izakaya.playing.keeping import StoredTable
from izakaya.playing.live import LiveTable
from izakaya.playing.messages import Countdown
from izakaya.playing.state import named
from izakaya.playing.troubles import TurnedAway, no_such_table

TICK: Final = 2.0
HERE: Final = 15.0  # seconds for which a person is believed to be here without a new sign
KEPT: Final = 60.0  # seconds for which a table without guests stays in memory
TABLE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
RULES: Final = {game.name: game.versions() for game in GAMES.values()}

log = structlog.get_logger()


class House:
    """One process. `name` tells it from the others at the same database."""

    def __init__(
        self, store: Books, others: Others, bots: Thinkers, counts: Counts, limited: bool = True
    ) -> None:
        self.name = secrets.token_hex(8)
        self.store = store
        self.others = others
        self.counts = counts
        self.limited = limited  # whether one person may lay only so many tables; benchmarks lay a thousand
        self.bots = bots
        self.hindsight = Hindsight(store, self.bots)
        self.reviewing = Reviewing(store, self.bots, self.name)
        self.tidying = Tidying()
        self.allowances = Allowances()
        self.stretches = Stretches(self.bots)
        self.connections: Counter[str] = Counter()  # open ones, by person and by address
        self.answering = Answering(store, self.publish, self.note_answers)
        self.tables: dict[str, LiveTable] = {}
        self.laying: dict[str, asyncio.Task[LiveTable]] = {}
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
        tasks = [*self.chores, *self.drivers.values(), *self.hearing, *self.laying.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.tables.values():
            live.presence.disconnect()
        self.hindsight.close()
        await self.reviewing.close()
        self.bots.close()
        self.tidying.end()
        await self.store.driving.release(self.name)
        await self.store.close()

    async def keep_house(self) -> None:
        """Every few seconds: a sign of life, tables whose driver is gone, guests who are here, tables left behind."""
        while True:
            try:
                for table, driving in list(self.drivers.items()):
                    if driving.done():  # it died of something: another attempt
                        self.drivers.pop(table, None)
                        self.renewal = 0.0
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
            if live.id not in self.drivers and live.presence.empty_for(now) > KEPT:
                self.tables.pop(live.id, None)
        if self.store.is_shared:
            await self.look_at_others(now)
        self.counts.standing(
            len(self.tables), sum(len(live.presence.guests) for live in self.tables.values())
        )

    async def look_at_others(self, now: float) -> None:
        """Tell other processes who is here, and find out what they stored and died before they could tell."""
        tables = list(self.tables.values())
        seen = [(live.id, seat) for live in tables for seat in live.presence.renew(now, HERE)]
        if seen:
            # In the same order at every process: somebody at two of them is seen by both.
            await self.store.seats.see_here(sorted(seen), now + HERE)
        stored = await self.store.answers.counted([live.id for live in tables if live.playing])
        for live in tables:
            if stored.get(live.id, 0) > live.answered:
                async with live.lock:
                    await self.answering.catch_up(live)

    async def see_here(self, live: LiveTable, seat: int) -> None:
        """Somebody has come to their seat: all processes hear of it. The caller holds the lock."""
        if self.store.is_shared:
            until = time.time() + HERE
            await self.store.seats.see_here([(live.id, seat)], until)
            live.presence.see(seat, until)
            self.publish(live.id, "seats")

    async def drive(self, table: str) -> None:
        """Take care of a table's bots, windows and clocks from now on."""
        if table in self.drivers:
            return
        try:
            live = await self.table(table)
            async with live.lock:
                await self.answering.catch_up(live)
                # Whoever drove it before may have stored what waits in the window, and died before it could tell.
                await self.answering.recall_intents(live)
                await self.refresh(live)
        except Exception:
            # One table that cannot be laid must not keep the others from being played.
            log.exception("a table cannot be driven", table=named(table))
            self.renewal = 0.0  # it is ours: soon another attempt
            return
        if table not in self.drivers:
            self.drivers[table] = asyncio.create_task(Driver(self, live).run())
            self.publish(table, "seats")

    def stop_driving(self, table: str) -> None:
        self.drivers.pop(table, None)

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
            live.sit(await self.store.seats.at(live.id))
            if live.presence.is_anybody_here():
                return False
            await self.store.driving.set_asleep(live.id, True)
            self.drivers.pop(live.id, None)
        return True

    def note_answers(self, number: int) -> None:
        """So many answers were stored."""
        self.counts.answered(number)
        self.tidying.answer_at = time.monotonic()

    # Tables.

    async def table(self, name: str) -> LiveTable:
        """A table as it stands now; it is laid again from its answers if nobody here has it before them."""
        live = self.tables.get(name)
        if live is not None:
            return live
        laying = self.laying.get(name)
        if laying is None:
            # Whoever asks for it meanwhile waits for the same: two of one table would go separate ways.
            laying = self.laying[name] = asyncio.create_task(self.lay(name))
            laying.add_done_callback(lambda done: self.laid_out(name, done))
        return await asyncio.shield(laying)

    async def lay(self, name: str) -> LiveTable:
        live = self.tables[name] = await self.laid(name)
        return live

    def laid_out(self, name: str, laying: asyncio.Task[LiveTable]) -> None:
        del self.laying[name]
        if not laying.cancelled():
            laying.exception()  # whoever asked for the table hears of it; if they have gone, nobody needs to

    def whose(self, position: str) -> ForWhom:
        """For whom somebody thinks about a position, by the name that bots know it by."""
        live = self.tables.get(position.partition(" ")[0])
        return ForWhom() if live is None else ForWhom(live.row.owner, live.presence.is_anybody_here())

    def comes_in(self, guest: Guest) -> None:
        self.connections.update((guest.person, guest.address))

    def goes_out(self, guest: Guest) -> None:
        self.connections.subtract((guest.person, guest.address))
        for who in (guest.person, guest.address):
            if self.connections[who] <= 0:
                del self.connections[who]

    def lets_in(self, live: LiveTable, guest: Guest) -> bool:
        """Whether this person, and whoever shares their address, may have one more connection."""
        if live.presence.connections(guest.person) >= CONNECTIONS:
            return False
        if not self.limited:
            return True
        return self.connections[guest.person] < CONNECTIONS_OF_ONE and (
            not guest.address or self.connections[guest.address] < CONNECTIONS_FROM
        )

    async def table_for(self, person: str, name: str) -> LiveTable:
        """A table for somebody who may be there."""
        live = await self.table(name)
        if person in live.presence.removed:
            raise TurnedAway("removed", 403)
        return live

    async def laid(self, name: str) -> LiveTable:
        row = await self.store.tables.find(name) if TABLE_NAME.fullmatch(name) else None
        if row is None:
            raise no_such_table()
        trouble = not_playable(row)
        if trouble is not None:
            raise trouble
        live = LiveTable(row, await self.store.seats.at(name))
        live.presence.remove(await self.store.tables.removed_from(name))
        await self.answering.catch_up(live)
        if row.state == "over" and not live.table.over:
            raise TurnedAway("ended-early", 410)
        live.asked_since(row.asked_at)
        await self.answering.recall_intents(live)
        return live

    async def refresh(self, live: LiveTable) -> None:
        """Somebody sat down, left, ordered or chose something, the game began, or a clock started anew. The caller holds the lock."""
        row = await self.store.tables.find(live.id)
        if row is None:  # the keeper has taken it away
            self.let_go(live.id)
            return
        began = live.reload(row, await self.store.seats.at(live.id))
        live.presence.remove(await self.store.tables.removed_from(live.id))
        if began:
            live.broadcast.begin(await chat.lines(self.store, live))
        live.broadcast.seats()

    def let_go(self, table: str) -> None:
        """A table that is no more, or whose game was ended by the keeper: whoever is at it has to come in anew, and hears why not."""
        driver = self.drivers.pop(table, None)
        if driver is not None:
            driver.cancel()
        live = self.tables.pop(table, None)
        if live is not None:
            live.presence.disconnect()

    # Between processes.

    def publish(self, table: str, kind: str, **data: Any) -> None:
        self.others.tell({"table": table, "kind": kind, "from": self.name, **data})

    async def listen(self) -> None:
        """Hear what other processes did. A lost message costs nothing but time: `look_around` finds out too."""
        while True:
            try:
                async with self.others.heard() as notices:
                    async for message in notices:
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
                await self.answering.catch_up(live)
            elif kind == "seats":
                await self.refresh(live)
            elif kind == "intent":
                live.window.wait_with(int(message["opened"]), int(message["number"]))
            elif kind == "go-on":
                live.window.go_on(int(message["opened"]), int(message["seat"]))
            elif kind == "shown":
                live.window.see(int(message["opened"]), int(message["seat"]))
            elif kind == "window":
                live.window.begin(int(message["opened"]), float(message["began"]))
            elif kind == "ready":
                live.presence.finish_reading(int(message["seat"]))
            elif kind == "hurry":
                live.presence.hurry(bool(message["on"]))
            elif kind == "chat":
                await chat.spread(self.store, live, int(message["number"]))
            elif kind == "countdown":
                ends = message["ends"]
                live.broadcast.count_down(
                    None if ends is None else Countdown(seat=message["seat"], why=message["why"], ends=ends)
                )


def not_playable(row: StoredTable) -> TurnedAway | None:
    """Why a stored table cannot be laid here, if it cannot: games and their rules come and go, tables are kept."""
    if row.game not in GAMES:
        return TurnedAway("game-gone", 410, game=row.game)
    if not GAMES[row.game].plays(row.rules):
        return TurnedAway("other-rules", 410, rules=row.rules)
    return None
