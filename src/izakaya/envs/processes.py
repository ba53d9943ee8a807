"""Worker processes that share a hall: each steps its share of the tables, and writes into memory that all of them share.

The core answers for one table after the other, and Python lets one thread at a time do so: more cores take more processes.
"""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import pairwise
from mmap import mmap
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import gettempdir, mkstemp
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from izakaya.envs.arrays import VECTORS, TablesWanted, arrays_of, make_hall
from izakaya.table.errors import BadStep, IzakayaError
from izakaya.table.hall import OPTION_BYTES, WAIT

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
IN_MEMORY: Final = "/dev/shm"
ALIGNED: Final = 64  # bytes
PATIENCE: Final = 5.0  # seconds, for a process to go once nobody tells it anything any more


class LostWorker(IzakayaError):
    """A worker process has ended."""


class NoRoom(IzakayaError):
    """There is no memory for what processes are to share."""


class Share:
    """The tables of one process. What they say is copied into the memory that all of them share."""

    def __init__(
        self, file: Path, lengths: dict[str, int], wanted: TablesWanted, count: int, first: int, end: int
    ) -> None:
        self.first = first
        self.hall = make_hall(wanted, first, end - first)
        self.mine = arrays_of(self.hall)
        self.shared = {
            name: whole[first * lengths[name] : end * lengths[name]]
            for name, whole in arrays_in(file, lengths, count).items()
        }
        self.publish()

    def do(self, command: str, what: Any, option: int) -> object:
        """What a process is told to do; an answer only to the question why an option is refused."""
        if command == REFUSE:
            # Only its sentence: a compiled exception loses its numbers on the way from one process to another.
            return str(self.hall.refusal(what - self.first, option))
        if command == STEP:
            self.hall.step(what)
        else:
            self.hall.restart(what - self.first)
        self.publish()
        return None

    def publish(self) -> None:
        """Let the others see what stands in the vectors of one's own tables."""
        for name, numbers in self.mine.items():
            self.shared[name][:] = numbers


class Crew:
    """The worker processes, and the memory they share. `arrays` are those of all tables together, each flat.

    This process keeps the first share itself: it would only wait for the others meanwhile, and waking somebody who waits takes time too.
    """

    def __init__(self, wanted: TablesWanted, count: int, processes: int) -> None:
        # One table tells how long the rows are; it is the same everywhere.
        sample = arrays_of(make_hall(wanted, 0, 1))
        self.lengths = {name: len(sample[name]) for name in VECTORS}
        self.count = count
        self.bounds = [count * i // processes for i in range(processes + 1)]
        self.lines: list[Connection] = []
        self.workers: list[Any] = []
        context = get_context("spawn")
        file = new_file(places(self.lengths, count)[""])
        try:
            self.arrays = arrays_in(file, self.lengths, count)
            for i in range(1, processes):
                ours, theirs = context.Pipe()
                share = (file, self.lengths, wanted, count, self.bounds[i], self.bounds[i + 1])
                worker = context.Process(target=keep_tables, args=(theirs, *share), daemon=True)
                worker.start()
                theirs.close()
                self.lines.append(ours)
                self.workers.append(worker)
            self.own = Share(file, self.lengths, wanted, count, 0, self.bounds[1])
            self.wait_for_all()
        except BaseException:
            self.close()
            raise
        finally:
            # Everybody who needs it has it open; so it goes with the last of them, however that ends.
            with suppress(OSError):
                file.unlink()

    def step(self, chosen: bytes) -> None:
        """Answer at every table. Whether that can be done is looked up here, before anybody does anything."""
        options = np.frombuffer(chosen, "<i8")
        width = self.lengths["mask"]
        mask = self.arrays["mask"].reshape(self.count, width)
        offered = mask[np.arange(self.count), np.clip(options, 0, width - 1)] == 1
        wrong = (options != WAIT) & ~(offered & (options >= 0) & (options < width))
        if wrong.any():
            table = int(wrong.argmax())
            option = int(options[table])
            raise BadStep(self.tell_worker(table, (REFUSE, table, option)), table, option)
        shares = [chosen[first * OPTION_BYTES : end * OPTION_BYTES] for first, end in pairwise(self.bounds)]
        for worker, share in enumerate(shares[1:]):
            self.send(worker, (STEP, share, 0))
        self.own.do(STEP, shares[0], 0)
        self.wait_for_all()

    def restart(self, i: int) -> None:
        """Deal the next game at a table."""
        self.tell_worker(i, (RESTART, i, 0))

    def tell_worker(self, table: int, command: tuple[str, object, int]) -> Any:
        """Have something done by the process that holds this table; its reply."""
        share = int(np.searchsorted(self.bounds, table, side="right")) - 1
        if share == 0:
            return self.own.do(*command)
        self.send(share - 1, command)
        return self.receive(share - 1)

    def send(self, worker: int, command: tuple[str, object, int]) -> None:
        try:
            self.lines[worker].send(command)
        except OSError:
            raise self.loss(worker) from None

    def receive(self, worker: int) -> Any:
        try:
            answer = self.lines[worker].recv()
        except (EOFError, OSError):
            raise self.loss(worker) from None
        if isinstance(answer, LostWorker):
            raise answer
        return answer

    def loss(self, worker: int) -> LostWorker:
        """What to say when a process does not answer any more."""
        process = self.workers[worker]
        process.join(PATIENCE)
        return LostWorker(
            f"A process that kept tables has gone (exit code {process.exitcode}); lay new tables, and if they are laid in a script, "
            'do it under `if __name__ == "__main__":`.'
        )

    def wait_for_all(self) -> None:
        for worker in range(len(self.lines)):
            self.receive(worker)

    def close(self) -> None:
        """Send everybody home. The shared memory goes when the last array that looks at it does."""
        for line in self.lines:
            line.close()
        for worker in self.workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.terminate()
                worker.join()
        self.lines, self.workers = [], []


def places(lengths: dict[str, int], count: int) -> dict[str, int]:
    """Where in the shared file the numbers of each vector begin, and under no name where all of them end."""
    found: dict[str, int] = {}
    at = 0
    for name in VECTORS:
        found[name] = at
        at += -(-lengths[name] * count * np.dtype(TYPES[name]).itemsize // ALIGNED) * ALIGNED
    found[""] = at
    return found


def new_file(size: int) -> Path:
    """A file of so many bytes, in memory where the system has a place for such files and room in it."""
    try:
        return file_in(IN_MEMORY, size)
    except OSError:
        pass
    try:
        return file_in(gettempdir(), size)
    except OSError as problem:
        raise NoRoom(
            f"There is no room for the {size} bytes that processes are to share: {problem.strerror}."
        ) from None


def file_in(folder: str, size: int) -> Path:
    handle, name = mkstemp(prefix="izakaya-", dir=folder)
    try:
        # All of it now: a process that writes where the room has run out is killed on the spot.
        if hasattr(os, "posix_fallocate"):
            os.posix_fallocate(handle, 0, size)
        else:
            os.truncate(handle, size)
    except OSError:
        Path(name).unlink()
        raise
    finally:
        os.close(handle)
    return Path(name)


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
        share = Share(file, lengths, wanted, count, first, end)
        line.send(None)
        while True:
            line.send(share.do(*line.recv()))
    except (EOFError, KeyboardInterrupt):
        return
    except Exception as problem:  # the waiting process must learn of it
        with suppress(OSError):
            line.send(LostWorker(f"A process that kept tables failed: {type(problem).__name__}: {problem}"))
