"""A hall that several processes keep, each its share of the tables; what they write lies in memory that all of them share.

The core answers for one table after the other, and Python lets one thread at a time do so: more cores take more processes.
"""

from __future__ import annotations

from contextlib import suppress
from mmap import mmap
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from izakaya.envs.arrays import VECTORS, TablesWanted, arrays_of, make_hall
from izakaya.table.errors import BadStep, IzakayaError
from izakaya.table.hall import WAIT

# What a process is told to do.
STEP: Final = "step"
RESTART: Final = "restart"
REFUSE: Final = "refuse"
#: How the numbers of each vector are written.
TYPES: Final[dict[str, npt.DTypeLike]] = {
    "asked": np.int64,
    "over": np.uint8,
    "mask": np.uint8,
    "rows": np.int16,
    "public": np.int16,
    "rewards": np.float64,
    "games": np.int64,
}
IN_MEMORY: Final = Path("/dev/shm")
ALIGNED: Final = 64  # bytes


class LostWorker(IzakayaError):
    """A process that kept tables has gone."""


class Crew:
    """The processes, and the memory they share. `arrays` are those of all tables together, each flat."""

    def __init__(self, wanted: TablesWanted, count: int, processes: int) -> None:
        # One table tells how long the rows are; it is the same everywhere.
        sample = arrays_of(make_hall(wanted, 0, 1))
        self.lengths = {name: len(sample[name]) for name in VECTORS}
        self.count = count
        self.bounds = [count * i // processes for i in range(processes + 1)]
        self.lines: list[Connection] = []
        self.workers: list[Any] = []
        context = get_context("spawn")
        self.file = new_file(self.lengths, count)
        try:
            self.arrays = arrays_in(self.file, self.lengths, count)
            for i in range(processes):
                ours, theirs = context.Pipe()
                share = (self.file, self.lengths, wanted, count, self.bounds[i], self.bounds[i + 1])
                worker = context.Process(target=keep_tables, args=(theirs, *share), daemon=True)
                worker.start()
                theirs.close()
                self.lines.append(ours)
                self.workers.append(worker)
            self.wait_for_all()
        except BaseException:
            self.close()
            raise

    def step(self, chosen: bytes) -> None:
        """Answer at every table. Whether that can be done is looked up here, before anybody does anything."""
        options = np.frombuffer(chosen, "<i2")
        width = self.lengths["mask"]
        mask = self.arrays["mask"].reshape(self.count, width)
        offered = mask[np.arange(self.count), np.clip(options, 0, width - 1)] == 1
        wrong = (options != WAIT) & ~offered
        if wrong.any():
            table = int(wrong.argmax())
            raise self.ask_one(self.keeper_of(table), (REFUSE, table, int(options[table])))
        for i, line in enumerate(self.lines):
            self.send(line, (STEP, chosen[2 * self.bounds[i] : 2 * self.bounds[i + 1]], 0))
        self.wait_for_all()

    def restart(self, i: int) -> None:
        """Deal the next game at a table."""
        self.ask_one(self.keeper_of(i), (RESTART, i, 0))

    def keeper_of(self, table: int) -> Connection:
        return self.lines[int(np.searchsorted(self.bounds, table, side="right")) - 1]

    def ask_one(self, line: Connection, wish: tuple[str, object, int]) -> Any:
        self.send(line, wish)
        return self.hear(line)

    def send(self, line: Connection, wish: tuple[str, object, int]) -> None:
        try:
            line.send(wish)
        except OSError:
            raise LostWorker("A process that kept tables has gone; lay new tables.") from None

    def hear(self, line: Connection) -> Any:
        try:
            answer = line.recv()
        except (EOFError, OSError):
            raise LostWorker("A process that kept tables has gone; lay new tables.") from None
        if isinstance(answer, Exception) and not isinstance(answer, BadStep):
            raise answer
        return answer

    def wait_for_all(self) -> None:
        for line in self.lines:
            self.hear(line)

    def close(self) -> None:
        """Send everybody home. The shared memory goes when the last array that looks at it does."""
        for line in self.lines:
            line.close()
        for worker in self.workers:
            worker.join(5)
            if worker.is_alive():
                worker.terminate()
        self.lines, self.workers = [], []
        with suppress(OSError):
            self.file.unlink()


def places(lengths: dict[str, int], count: int) -> dict[str, int]:
    """Where in the shared file the numbers of each vector begin, and under no name where all of them end."""
    found: dict[str, int] = {}
    at = 0
    for name in VECTORS:
        found[name] = at
        at += -(-lengths[name] * count * np.dtype(TYPES[name]).itemsize // ALIGNED) * ALIGNED
    found[""] = at
    return found


def new_file(lengths: dict[str, int], count: int) -> Path:
    """A file for all numbers, in memory where the system has a place for such files."""
    folder = IN_MEMORY if IN_MEMORY.is_dir() else None
    with NamedTemporaryFile(prefix="izakaya-", dir=folder, delete=False) as file:
        file.truncate(places(lengths, count)[""])
    return Path(file.name)


def arrays_in(file: Path, lengths: dict[str, int], count: int) -> dict[str, npt.NDArray[Any]]:
    """The numbers in the shared file, by name; it stays mapped as long as somebody looks at them."""
    with file.open("r+b") as opened:
        mapped = mmap(opened.fileno(), 0)
    return {
        name: np.frombuffer(mapped, TYPES[name], lengths[name] * count, at)
        for name, at in places(lengths, count).items()
        if name
    }


def keep_tables(
    line: Connection,
    file: Path,
    lengths: dict[str, int],
    wanted: TablesWanted,
    count: int,
    first: int,
    end: int,
) -> None:
    """What a process does: lay its share of the tables, and do what it is told until nobody tells it anything."""
    try:
        hall = make_hall(wanted, first, end - first)
        mine = arrays_of(hall)
        shared = {
            name: whole[first * lengths[name] : end * lengths[name]]
            for name, whole in arrays_in(file, lengths, count).items()
        }
        publish(mine, shared)
        line.send(None)
        while True:
            wish, what, option = line.recv()
            answer: object = None
            if wish == STEP:
                hall.step(what)
            elif wish == RESTART:
                hall.restart(what - first)
            else:
                answer = hall.refusal(what - first, option)
            publish(mine, shared)
            line.send(answer)
    except (EOFError, KeyboardInterrupt):
        return
    except Exception as problem:  # whoever waits for an answer must hear of it
        with suppress(OSError):
            line.send(LostWorker(f"A process that kept tables failed: {type(problem).__name__}: {problem}"))


def publish(mine: dict[str, npt.NDArray[Any]], shared: dict[str, npt.NDArray[Any]]) -> None:
    for name, numbers in mine.items():
        shared[name][:] = numbers
