"""Process pool for bots, so that a master deep in thought blocks no other table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, Final, TypeVar

import izakaya
from izakaya.bots import ask_bot, bot, hint, reasons
from izakaya.core import is_compiled_ready
from izakaya.games import GAMES
from izakaya.house.bot_workers import ThoughtOwner
from izakaya.server.fair_queue import FairQueue
from izakaya.table.record import Record
from izakaya.table.table import Table
from izakaya.words.speaking import speech_of

Result = TypeVar("Result")

MASTER_SECONDS: Final = 0.7
REMEMBERED: Final = 50
EXIT_TIMEOUT: Final = 2.0  # seconds that bots have to go when the house closes
NICENESS: Final = 10  # how far processes stand back behind those that play
INSTANT: Final = ("random", "novice")  # these need no time worth mentioning


@dataclass(frozen=True)
class Position:
    """A table serialised for another process, with its record as text."""

    table: str
    record: str


# In a bot's process: tables it has thought about, so that each answer is played only once.
cached_tables: dict[str, Table] = {}


def exit_with_parent() -> None:
    """Exit when the server is killed: then nothing else ends the pool."""
    house = multiprocessing.parent_process()
    assert house is not None

    def watch() -> None:
        house.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house


def lower_priority() -> None:
    """Give way to the processes that play: for work that nobody at a table waits for."""
    exit_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def table_at(position: Position) -> Table:
    """The table of a position; answers since the last one are played on a cached table."""
    record = Record.read(position.record)
    answers = record.answers
    table = cached_tables.pop(position.table, None)
    if table is None or table.past[: table.answered] != answers[: table.answered]:
        table = record.begin(GAMES)
    for answer in answers[table.answered :]:
        table.answer(answer)
    cached_tables[position.table] = table
    while len(cached_tables) > REMEMBERED:
        cached_tables.pop(next(iter(cached_tables)))
    return table


def choose(position: Position, level: str, seed: int, most: float | None, share: float) -> int:
    seconds = min(MASTER_SECONDS * share, most or MASTER_SECONDS) if level == "master" else None
    return ask_bot(bot(level, seed, seconds=seconds), table_at(position))


def advise(position: Position, seat: int, language: str, share: float) -> tuple[int, list[str]]:
    found = hint(table_at(position), seat, speech_of(language), seconds=MASTER_SECONDS * share)
    return found.option, list(found.sentences)


def look_back(record: str, levels: Sequence[str | None]) -> list[dict[str, Any]]:
    return [{"number": one.number, **asdict(one.reason)} for one in reasons(Record.read(record), levels)]


class Pool:
    """A process pool that starts on first use and replaces processes that die."""

    def __init__(self, workers: int, prepare: Callable[[], None]) -> None:
        self.workers = workers
        self.prepare = prepare
        self.pool: ProcessPoolExecutor | None = None
        self.interpreted = False
        self.is_closed = False

    def processes(self) -> ProcessPoolExecutor:
        if self.pool is not None and self.interpreted and is_compiled_ready():
            # These processes think to its end what they have begun; new ones run the core that has come meanwhile.
            self.pool.shutdown(wait=False)
            self.pool = None
        if self.pool is None:
            self.interpreted = not izakaya.compiled and not is_compiled_ready()
            self.pool = ProcessPoolExecutor(
                self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=self.prepare
            )
        return self.pool

    async def run(self, work: Callable[..., Result], *parts: object) -> Result:
        loop = asyncio.get_running_loop()
        pool = self.processes()
        try:
            return await loop.run_in_executor(pool, partial(work, *parts))
        except BrokenProcessPool:
            if self.is_closed:
                raise
            # A process was killed: another one works instead, for all who have noticed.
            if self.pool is pool:
                self.pool = None
            return await loop.run_in_executor(self.processes(), partial(work, *parts))

    def close(self) -> None:
        """Terminate the processes and wait for them: uvicorn ends this process with the signal that ended it, and shared resources
        would be left behind.
        """
        self.is_closed = True
        if self.pool is not None:
            going = threading.Thread(target=terminate, args=(self.pool,), daemon=True)
            self.pool = None
            going.start()
            going.join(EXIT_TIMEOUT)


def terminate(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(cancel_futures=True)


class BotProcesses:
    """`BotWorkers` with two process pools: one for bots that play, one in the background for finished games."""

    def __init__(self) -> None:
        workers = max(1, (os.cpu_count() or 2) - 1)
        self.playing = Pool(workers, exit_with_parent)
        self.queue = FairQueue(workers)
        self.thought_owner: Callable[[str], ThoughtOwner] = lambda _: ThoughtOwner()  # the house knows
        self.looking_back = Pool(1, lower_priority)

    async def answer(self, name: str, table: Table, level: str, seconds: float | None = None) -> int:
        """The answer of a bot of this level at the seat that is asked, in no more than so many seconds of thinking."""
        seed = secrets.randbits(62)
        if level in INSTANT:
            return ask_bot(bot(level, seed), table)
        position = Position(name, Record.of(table).text())
        return await self.queue.run(
            lambda: self.thought_owner(name),
            lambda share: self.playing.run(choose, position, level, seed, seconds, share),
        )

    async def hint(self, name: str, table: Table, seat: int, language: str) -> tuple[int, list[str]]:
        """What the master would do at this seat, and why."""
        position = Position(name, Record.of(table).text())
        return await self.queue.run(
            lambda: self.thought_owner(name),
            lambda share: self.playing.run(advise, position, seat, language, share),
        )

    async def hindsight(self, table: Table, levels: Sequence[str | None]) -> list[dict[str, Any]]:
        """Why the bots of a finished game answered as they did: reasons as plain data, with the number of the answer."""
        return await self.looking_back.run(look_back, Record.of(table).text(), list(levels))

    async def run_in_background(self, work: Callable[..., Result], *parts: object) -> Result:
        """Any other work for which nobody at a table waits; a piece of it at a time, so that others have their turn in between."""
        return await self.looking_back.run(work, *parts)

    def close(self) -> None:
        self.playing.close()
        self.looking_back.close()
