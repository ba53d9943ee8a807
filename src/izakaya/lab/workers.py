"""Who does the work of the lab: the cores of this machine, or a cluster of Ray.

Work is a function of a module and many items to call it with; results come as they are done, in no particular order. If a worker is
killed, another begins its item again. So work must depend on its item alone, and then it makes no difference where it is done.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from importlib import import_module
from itertools import chain
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol, TypeVar, cast

from izakaya.table.errors import IzakayaError

A = TypeVar("A")
B = TypeVar("B")

#: So often an item is begun: whatever kills that many workers is no accident.
TRIES: Final = 4
#: The address of a cluster that is to be started here.
HERE: Final = ""


class WorkersDied(IzakayaError):
    """One and the same item killed one worker after the other."""

    def __init__(self) -> None:
        super().__init__(
            f"{TRIES} workers died over the same games, one after the other; is there too little memory?"
        )


class NoWorkers(IzakayaError):
    """No process can be started to do the work."""


class LabMissing(IzakayaError):
    """Something was asked for that needs the tools of the lab, and they are not installed."""


class Workers(Protocol):
    """Those who do the work."""

    def spread(self, work: Callable[[A], B], items: Iterable[A]) -> Generator[B, None, None]:
        """The result of every item, as they are done. An error in the work is raised here; a caller that stops listening stops the work."""
        ...


def hire(cores: int | None, ray: str | None, modules: Sequence[str] = ()) -> AbstractContextManager[Workers]:
    """The workers that were asked for: cores of this machine (all if None), or with `ray` those of the cluster at this address.

    `modules` are somebody's own that the work needs: a cluster is given those that lie in the folder one is in.
    """
    if ray is None:
        return nullcontext(Local(cores))
    join = of_the_lab("izakaya.lab.ray_workers", "--ray").join
    return cast("AbstractContextManager[Workers]", join(ray, cores, modules))


def of_the_lab(module: str, asked: str, extra: str = "lab") -> Any:
    """A module that needs the tools of the lab, or of another extra; `asked` is what a person asked for."""
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.startswith("izakaya"):
            raise
        raise LabMissing(
            f"{asked} needs {problem.name.partition('.')[0]}, which is not installed; "
            f"the tools of the lab come with: pip install 'izakaya[{extra}]'."
        ) from None


@dataclass(frozen=True)
class Local:
    """The cores of this machine, all of them if none is said, each with a process of its own."""

    cores: int | None = None

    def spread(self, work: Callable[[A], B], items: Iterable[A]) -> Generator[B, None, None]:
        cores = self.cores or os.cpu_count() or 1
        tasks = map(Task, items)
        first = [task for _, task in zip(range(2), tasks, strict=False)]
        if cores == 1 or len(first) < 2:
            # Nothing to share: a process of its own would only cost the time to begin.
            yield from (work(task.item) for task in chain(first, tasks))
        else:
            yield from share_out(work, first, tasks, cores)


class Task:
    """An item, and how often it was begun."""

    def __init__(self, item: Any) -> None:
        self.item = item
        self.tries = 0


class Hand:
    """A process that works on one task at a time."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        # Spawned, not forked: the same on every platform, and safe beside threads.
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=toil, args=(work, theirs), daemon=True)
        try:
            self.process.start()
        except OSError as problem:
            raise NoWorkers(
                f"No more processes can be started here: {problem.strerror or problem}; let --cores be fewer."
            ) from None
        theirs.close()

    def begin(self, task: Task) -> None:
        self.task = task
        task.tries += 1
        # One that died in its sleep is noticed when its answer is waited for.
        with suppress(ConnectionError):
            self.line.send(task.item)

    def result(self) -> Any:
        return outcome(self.line.recv())

    def dismiss(self) -> None:
        self.process.terminate()
        self.process.join()
        self.line.close()


def share_out(
    work: Callable[[Any], B], lost: list[Task], tasks: Iterator[Task], cores: int
) -> Generator[B, None, None]:
    """Keep so many processes busy; what one that was killed had begun is begun again by another."""
    idle: list[Hand] = []
    busy: dict[object, Hand] = {}
    done: list[B] = []
    try:
        while True:
            while len(busy) < cores and (task := lost.pop(0) if lost else next(tasks, None)) is not None:
                hand = idle.pop() if idle else Hand(work)
                busy[hand.line] = hand
                hand.begin(task)
            # Only now that everybody has something to do.
            yield from done
            done.clear()
            if not busy:
                return
            for line in wait([hand.line for hand in busy.values()]):
                hand = busy[line]
                try:
                    done.append(hand.result())
                except (EOFError, ConnectionError):
                    hand.dismiss()
                    if hand.task.tries >= TRIES:
                        raise WorkersDied from None
                    lost.append(hand.task)
                else:
                    idle.append(hand)
                del busy[line]
    finally:
        for hand in (*idle, *busy.values()):
            hand.dismiss()


def toil(work: Callable[[Any], Any], line: Connection[Any, Any]) -> None:
    """What a process does all day: until the host, to whom all interrupts are left, has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        while True:
            line.send(attempt(work, line.recv()))


def attempt(work: Callable[[Any], Any], item: Any) -> tuple[bool, Any]:
    """Whether the work could be done, and its result; or what was in the way, for the host to judge."""
    try:
        return True, work(item)
    except Exception as problem:
        return False, portable(problem)


def outcome(answer: tuple[bool, Any]) -> Any:
    """The result of an attempt, for the host."""
    done, result = answer
    if not done:
        raise result
    return result


def portable(problem: Exception) -> Exception:
    """The problem as it can be told to another process, with a note where it happened."""
    where = "".join(traceback.format_exception(problem))
    try:
        told = cast(Exception, pickle.loads(pickle.dumps(problem)))
    except Exception:  # of other people's errors, some cannot travel
        told = RuntimeError(str(problem))
    told.add_note(where)
    return told
