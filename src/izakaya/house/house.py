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
from izakaya.house.bot_workers import BotWorkers, ThoughtOwner
from izakaya.house.garbage_collection import GarbageCollection
from izakaya.house.hindsight import Hindsight
from izakaya.house.metrics import Metrics
from izakaya.house.networks import networks_of
from izakaya.house.process_bus import ProcessBus
from izakaya.house.rate_limits import CONNECTIONS, CONNECTIONS_FROM, CONNECTIONS_OF_ONE, RateLimiter
from izakaya.house.replay_pages import ReplayPages
from izakaya.house.review_jobs import ReviewJobs
from izakaya.house.storage import HouseStore
from izakaya.playing import clock as time
from izakaya.playing.answering import Answering
from izakaya.playing.driver import Driver
from izakaya.playing.errors import DoesNotReplay, RequestError, no_such_table
from izakaya.playing.guest import Guest
from izakaya.playing.live import LiveTable
from izakaya.playing.messages import Countdown
from izakaya.playing.state import named
from izakaya.playing.storage import StoredTable

TICK: Final = 2.0
PRESENCE_LEASE: Final = 15.0  # seconds for which a person is believed to be here without a new sign
IDLE_TABLE: Final = 60.0  # seconds for which a table without guests stays in memory
TABLE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
RULES: Final = {game.name: game.versions() for game in GAMES.values()}

log = structlog.get_logger()


class House:
    """One server process: its tables in memory, their drivers, housekeeping. `name` tells it from other processes at the same
    database.
    """

    def __init__(
        self, store: HouseStore, bus: ProcessBus, bots: BotWorkers, metrics: Metrics, limited: bool = True
    ) -> None:
        self.name = secrets.token_hex(8)
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.limited = limited  # whether one person may lay only so many tables; benchmarks lay a thousand
        self.bots = bots
        self.hindsight = Hindsight(store, self.bots)
        self.review_jobs = ReviewJobs(store, self.bots, self.name)
        self.garbage = GarbageCollection()
        self.rate_limiter = RateLimiter()
        self.replay_pages = ReplayPages(self.bots)
        self.connections: Counter[str] = Counter()  # open ones, by person and by address
        self.answering = Answering(store, self.publish, self.count_answers)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.background_tasks: list[asyncio.Task[None]] = []
        self.message_tasks: set[asyncio.Task[None]] = set()
        self.renewal = 0.0  # when to give the next sign of life
        self.secret = ""

    # Opening and closing.

    async def open(self) -> None:
        for left_out in REFUSED:
            log.warning("a game is left out", why=left_out)
        await self.bus.open()
        self.secret = await self.store.prepare()
        self.garbage.begin()
        log.info("the house is open", house=self.name, games=sorted(GAMES))
        self.background_tasks = [asyncio.create_task(self.housekeeping()), asyncio.create_task(self.listen())]

    async def close(self) -> None:
        tasks = [*self.background_tasks, *self.drivers.values(), *self.message_tasks, *self.loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for live in self.tables.values():
            live.presence.disconnect()
        self.hindsight.close()
        await self.review_jobs.close()
        self.bots.close()
        self.garbage.end()
        await self.store.leases.release(self.name)
        await self.store.close()
        await self.bus.close()
        log.info("the house is closed", house=self.name)

    async def housekeeping(self) -> None:
        """Every few seconds: heartbeat, tables whose lease has expired, presence, eviction of idle tables, garbage collection."""
        while True:
            try:
                for table, driving in list(self.drivers.items()):
                    if driving.done():  # it died of something: another attempt
                        self.drivers.pop(table, None)
                        self.renewal = 0.0
                kept = driven = set(self.drivers)
                if time.time() >= self.renewal:
                    self.renewal = time.time() + self.store.leases.lease / 3 - TICK / 2
                    kept = set(await self.store.leases.renew(self.name))
                for table in driven - kept:
                    # Another process drives it now, or the game is over.
                    task = self.drivers.pop(table, None)
                    if task is not None:
                        task.cancel()
                for table in {*await self.store.leases.claim(self.name, RULES), *(kept - set(self.drivers))}:
                    await self.drive(table)
                await self.sweep()
                self.garbage.collect_if_due()
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(TICK)

    async def sweep(self) -> None:
        now = time.time()
        for live in list(self.tables.values()):
            if live.id not in self.drivers and live.presence.empty_for(now) > IDLE_TABLE:
                self.tables.pop(live.id, None)
        if self.store.is_shared:
            await self.bus.hear_only_of({*self.tables, *self.loading})
            await self.sync_with_processes(now)
        self.metrics.set_gauges(
            len(self.tables), sum(len(live.presence.guests) for live in self.tables.values())
        )

    async def sync_with_processes(self, now: float) -> None:
        """Tell other processes who is here, and find out what they stored and died before they could tell."""
        tables = list(self.tables.values())
        seen = [(live.id, seat) for live in tables for seat in live.presence.renew(now, PRESENCE_LEASE)]
        if seen:
            # In the same order at every process: somebody at two of them is seen by both.
            await self.store.seats.see_here(sorted(seen), now + PRESENCE_LEASE)
        stored = await self.store.answers.counted([live.id for live in tables if live.playing])
        for live in tables:
            if stored.get(live.id, 0) > live.answered:
                async with live.lock:
                    await self.answering.catch_up(live)

    async def see_here(self, live: LiveTable, seat: int) -> None:
        """Somebody has come to their seat: all processes hear of it. The caller holds the lock."""
        if self.store.is_shared:
            until = time.time() + PRESENCE_LEASE
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
                # The driver of before may have died between storing what waits in the window and telling us.
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
        if table not in self.drivers and await self.store.leases.claim(self.name, RULES, table):
            await self.drive(table)

    async def wake(self, live: LiveTable) -> None:
        """A guest has come: a game that waited for that goes on."""
        if live.playing and live.id not in self.drivers:
            await self.store.leases.set_asleep(live.id, False)
            await self.begin_driving(live.id)

    async def put_to_sleep(self, live: LiveTable) -> bool:
        """Nobody has been here for long, and it is a person's turn: the game waits without costing anything."""
        async with live.lock:
            live.sit(await self.store.seats.at(live.id))
            if live.presence.is_anybody_here():
                return False
            await self.store.leases.set_asleep(live.id, True)
            self.drivers.pop(live.id, None)
        return True

    def count_answers(self, number: int) -> None:
        """So many answers were stored."""
        self.metrics.answered(number)
        self.garbage.answer_at = time.monotonic()

    # Tables.

    async def table(self, name: str) -> LiveTable:
        """A table as it stands now; it is laid again from its answers if nobody here has it before them."""
        live = self.tables.get(name)
        if live is not None:
            return live
        loading = self.loading.get(name)
        if loading is None:
            # All callers wait for the same task: two copies of one table would diverge.
            loading = self.loading[name] = asyncio.create_task(self.load_into_memory(name))
            loading.add_done_callback(lambda done: self.table_loaded(name, done))
        return await asyncio.shield(loading)

    async def load_into_memory(self, name: str) -> LiveTable:
        await self.bus.hear_of(name)  # before it is read, so that nothing falls in between
        live = self.tables[name] = await self.load(name)
        return live

    def table_loaded(self, name: str, loading: asyncio.Task[LiveTable]) -> None:
        del self.loading[name]
        if not loading.cancelled():
            loading.exception()  # the callers get it; without callers nobody needs it

    def thought_owner(self, position: str) -> ThoughtOwner:
        """For whom a bot thinks about a position, by the name of the position."""
        live = self.tables.get(position.partition(" ")[0])
        return (
            ThoughtOwner() if live is None else ThoughtOwner(live.row.owner, live.presence.is_anybody_here())
        )

    def count_connection(self, guest: Guest) -> None:
        self.connections.update(counted(guest))

    def uncount_connection(self, guest: Guest) -> None:
        for who in counted(guest):
            self.connections[who] -= 1
            if self.connections[who] <= 0:
                del self.connections[who]

    def may_connect(self, live: LiveTable, guest: Guest) -> bool:
        """Connection limit: whether this person, and others of the same network, may open one more."""
        if live.presence.connections(guest.person) >= CONNECTIONS:
            return False
        if not self.limited:
            return True
        return self.connections[guest.person] < CONNECTIONS_OF_ONE and all(
            self.connections[network] < CONNECTIONS_FROM * homes
            for network, homes in networks_of(guest.address)
            if network
        )

    async def table_for(self, person: str, name: str) -> LiveTable:
        """A table for somebody who may be there."""
        live = await self.table(name)
        if person in live.presence.removed:
            raise RequestError("removed", 403)
        return live

    async def load(self, name: str) -> LiveTable:
        row = await self.store.tables.find(name) if TABLE_NAME.fullmatch(name) else None
        if row is None:
            raise no_such_table()
        trouble = not_playable(row)
        if trouble is not None:
            raise trouble
        live = LiveTable(row, await self.store.seats.at(name))
        live.presence.remove(await self.store.tables.removed_from(name))
        try:
            await self.answering.catch_up(live)
        except DoesNotReplay as problem:
            log.error(
                "a table is put aside: its answers do not replay", table=named(name), answers=problem.number
            )
            await self.store.tables.shelve(name, problem.number)
            raise RequestError("shelved", 410, answers=problem.number) from problem
        if row.state == "over" and not live.table.over:
            raise RequestError("ended-early", 410)
        live.asked_since(row.asked_at)
        await self.answering.recall_intents(live)
        return live

    async def refresh(self, live: LiveTable) -> None:
        """Somebody sat down, left, ordered or chose something, the game began, or a clock started anew. The caller holds the lock."""
        row = await self.store.tables.find(live.id)
        if row is None:  # the administrator has deleted it
            self.unload(live.id)
            return
        began = live.reload(row, await self.store.seats.at(live.id))
        live.presence.remove(await self.store.tables.removed_from(live.id))
        if began:
            live.broadcast.begin(await chat.lines(self.store, live))
        elif live.broadcast.moved():
            lines = await chat.lines(self.store, live)
            for guest in live.broadcast.moved():
                live.broadcast.greet(guest, None, lines)
        live.broadcast.seats()

    async def tell_seats(self, table: str) -> None:
        """Who sits at a table has been stored anew: everybody there hears of it, at all processes."""
        live = self.tables.get(table)
        if live is not None:
            async with live.lock:
                await self.refresh(live)
        self.publish(table, "seats")

    def unload(self, table: str) -> None:
        """Evict a table that was deleted or ended by the administrator: its guests are disconnected, and learn why when they come
        back.
        """
        driver = self.drivers.pop(table, None)
        if driver is not None:
            driver.cancel()
        live = self.tables.pop(table, None)
        if live is not None:
            live.presence.disconnect()

    # Between processes.

    def publish(self, table: str, kind: str, **data: Any) -> None:
        self.bus.publish({"table": table, "kind": kind, "from": self.name, **data})

    async def listen(self) -> None:
        """Hear what other processes did. A lost message costs nothing but time: `look_around` finds out too."""
        while True:
            try:
                async with self.bus.subscribe() as messages:
                    async for message in messages:
                        if message["from"] != self.name:
                            self.receive(message)
            except Exception:
                log.exception("the news of other processes cannot be heard")
            await asyncio.sleep(1.0)

    def receive(self, message: dict[str, Any]) -> None:
        """Tables do not wait for one another; at one table the lock keeps the order."""
        if message["kind"] == "missed":
            for live in self.tables.values():
                self.run_task(self.apply_message(live, {"kind": "answers"}))
                self.run_task(self.apply_message(live, {"kind": "seats"}))
        elif message["table"] in self.tables:
            self.run_task(self.apply_message(self.tables[message["table"]], message))

    def run_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.message_tasks.add(task)
        task.add_done_callback(self.message_done)

    def message_done(self, task: asyncio.Task[None]) -> None:
        self.message_tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("news of another process were lost", exc_info=task.exception())

    async def apply_message(self, live: LiveTable, message: Mapping[str, Any]) -> None:
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
            elif kind == "wish":
                live.presence.wish(str(message["person"]), str(message["name"]), message["seat"])
                live.broadcast.seats()
            elif kind == "chat":
                await chat.spread(self.store, live, int(message["number"]))
            elif kind == "countdown":
                ends = message["ends"]
                live.broadcast.count_down(
                    None if ends is None else Countdown(seat=message["seat"], why=message["why"], ends=ends)
                )


def counted(guest: Guest) -> list[str]:
    """As whose a connection counts: the person's, and that of each network around the address."""
    return [guest.person, *(network for network, _ in networks_of(guest.address))]


def not_playable(row: StoredTable) -> RequestError | None:
    """Why a stored table cannot be laid here, if it cannot: games and their rules come and go, tables are kept."""
    if row.shelved is not None:
        return RequestError("shelved", 410, answers=row.shelved)
    if row.game not in GAMES:
        return RequestError("game-gone", 410, game=row.game)
    if not GAMES[row.game].plays(row.rules):
        return RequestError("other-rules", 410, rules=row.rules)
    return None
