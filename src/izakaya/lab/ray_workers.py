"""The workers of a cluster of Ray: one that is started here, or one that is there already and may have many machines.

Every machine needs the same version of Izakaya; what one has begun when it dies, another begins again.
"""

from __future__ import annotations

import logging
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from platform import node
from time import monotonic
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import ray
from ray.exceptions import (
    NodeDiedError,
    ObjectStoreFullError,
    OutOfDiskError,
    OutOfMemoryError,
    RayError,
    RayTaskError,
    RuntimeEnvSetupError,
    WorkerCrashedError,
)

import izakaya
from izakaya.lab.provenance import source
from izakaya.lab.workers import HERE, TRIES, Workers, WorkersDied, attempt, outcome
from izakaya.table.errors import IzakayaError

A = TypeVar("A")
B = TypeVar("B")

#: Ray's own words for the cluster that runs on this machine already.
AUTO: Final = "auto"
#: How long somebody at an address may take to answer at all, and then to let us in.
ANSWERS: Final = 3.0
LETS_IN: Final = 20.0
#: How often the machines of the cluster are counted: some come later.
COUNTED: Final = 5.0
QUIET: Final[dict[str, Any]] = {"logging_level": logging.ERROR, "log_to_driver": False}
#: Joins a cluster and leaves it again. In a process of its own, for where nobody answers as expected, Ray waits for minutes.
KNOCK: Final = (
    "import logging, sys, ray; ray.init(sys.argv[1], logging_level=logging.ERROR, log_to_driver=False)"
)


class NoCluster(IzakayaError):
    """There is no cluster of Ray where one was said to be, or none can be started here."""


class ClusterFailed(IzakayaError):
    """The cluster was there, and does not go on."""


class OtherVersion(IzakayaError):
    """A machine of the cluster has another version of Izakaya, which would play other games."""


@contextmanager
def join(address: str, cores: int | None = None, modules: Sequence[str] = ()) -> Iterator[Workers]:
    """The workers at this address; with none, those of a cluster that is started here, with so many cores, and ended afterwards."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a lab keeps its figures to itself
    carried: dict[str, Any] = {"py_modules": own_files(modules)} if own_files(modules) else {}
    if address == HERE:
        try:
            ray.init("local", num_cpus=cores, include_dashboard=False, runtime_env=carried, **QUIET)
        except (RayError, RuntimeError, OSError, ValueError) as problem:
            raise NoCluster(f"Ray cannot be started here: {first_line(problem)}.") from problem
    else:
        if cores is not None:
            raise NoCluster(
                "The cores of a cluster are all its own; leave --cores out, or the address of --ray."
            )
        knock(address)
        try:
            ray.init(address, runtime_env=carried, **QUIET)
        except (RayError, RuntimeError, OSError, ValueError) as problem:
            raise NoCluster(
                f"There is no cluster of Ray at {address[:80]}: {first_line(problem)}."
            ) from problem
    try:
        yield Cluster()
    finally:
        with suppress(ConnectionError):
            ray.shutdown()


def own_files(modules: Sequence[str]) -> list[str]:
    """Files and packages of the folder one is in that these modules are, or lie in. What is installed is not carried along."""
    tops = {module.partition(".")[0]: None for module in modules}
    tops.pop(izakaya.__name__, None)  # every machine has its own, and it must be the same
    places = [Path(name) for top in tops for name in (top, f"{top}.py") if Path(name).exists()]
    return [str(place.resolve()) for place in places]


def knock(address: str) -> None:
    """Make sure, within seconds, that somebody is there who lets us in."""
    if address != AUTO:
        try:
            place = urlsplit(address if "://" in address else f"//{address}")
            where = (place.hostname or "", place.port or 0)
        except ValueError:
            where = ("", 0)
        if not all(where):
            raise NoCluster(f"An address of Ray is like 10.0.0.1:6379, or auto, not {address[:80]!r}.")
        try:
            socket.create_connection(where, ANSWERS).close()
        except OSError as problem:
            raise NoCluster(
                f"There is no cluster of Ray at {address[:80]}: {problem.strerror or problem}."
            ) from None
    try:
        knocked = subprocess.run(
            [sys.executable, "-c", KNOCK, address],
            capture_output=True,
            text=True,
            timeout=LETS_IN,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise NoCluster(
            f"There is no cluster of Ray at {address[:80]}: somebody is there who does not answer as Ray does."
        ) from None
    if knocked.returncode:
        why = (knocked.stderr.strip().splitlines() or ["no reason is given"])[-1]
        raise NoCluster(f"There is no cluster of Ray at {address[:80]}: {why.rstrip('.')[:300]}.")


def first_line(problem: Exception) -> str:
    return (str(problem).strip().splitlines() or [type(problem).__name__])[0].rstrip(".")[:300]


@ray.remote(num_cpus=1, max_retries=TRIES - 1)
def toil(ours: str, work: Callable[[Any], Any], item: Any) -> tuple[bool, Any]:
    """One item, on whatever machine; Ray begins it again elsewhere if that one dies."""
    if source() != ours:
        return False, OtherVersion(
            f"{node()} has another Izakaya ({izakaya.__version__}, {source()}) than is here ({ours}): "
            "install the same on all machines."
        )
    return attempt(work, item)


def cores_there() -> int:
    """The cores of all machines that are there now."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


def explained(problem: Exception) -> IzakayaError | None:
    """What a problem of Ray's means to the caller that waits for the games; None if it is none of Ray's."""
    why = first_line(problem)
    match problem:
        case RayTaskError():
            last = str(problem).strip().splitlines()[-1].rstrip(".")[:300]
            return ClusterFailed(f"A machine of the cluster cannot do this work: {last}.")
        case OutOfMemoryError():
            return ClusterFailed(
                "A machine of the cluster has too little memory for these games, however often they are begun; "
                "give it more, or fewer cores."
            )
        case WorkerCrashedError() | NodeDiedError():
            return WorkersDied()
        case OutOfDiskError() | ObjectStoreFullError():
            return ClusterFailed(f"A machine of the cluster has no room left: {why}.")
        case RuntimeEnvSetupError():
            return ClusterFailed(
                f"A machine of the cluster cannot be given the files of your players: {why}."
            )
        case RayError():
            return ClusterFailed(f"The cluster of Ray does not go on: {why}.")
        case ConnectionError():
            return ClusterFailed(f"The cluster of Ray does not answer any more: {why}.")
    # Of a cluster at ray:// some errors are those of its telephone, which not everybody has.
    if type(problem).__module__.partition(".")[0] == "grpc":
        return ClusterFailed(f"The cluster of Ray does not answer any more: {why}.")
    return None


@contextmanager
def of_ray() -> Iterator[None]:
    """Around what is asked of Ray and nothing else: an error of the work, or of a file, is not the cluster's."""
    try:
        yield
    except Exception as problem:
        told = explained(problem)
        if told is None:
            raise
        raise told from problem


class Cluster:
    """Those of the cluster that was joined."""

    def spread(self, work: Callable[[A], B], items: Iterable[A]) -> Generator[B, None, None]:
        tasks = iter(items)
        begun: list[Any] = []
        room, counted = 0, -COUNTED
        with of_ray():
            known = ray.put(work)
        try:
            while True:
                if monotonic() - counted >= COUNTED:
                    # Twice as many as can be done at once, so that nobody waits for the next.
                    with of_ray():
                        room, counted = 2 * cores_there(), monotonic()
                for _, item in zip(range(room - len(begun)), tasks, strict=False):
                    with of_ray():
                        begun.append(toil.remote(source(), known, item))
                if not begun:
                    return
                with of_ray():
                    done, begun = ray.wait(begun, timeout=COUNTED)
                for task in done:
                    with of_ray():
                        answer = ray.get(task)
                    yield outcome(answer)
        finally:
            for task in begun:
                with suppress(Exception):  # a cluster that is gone cancels nothing
                    ray.cancel(task, force=True)
