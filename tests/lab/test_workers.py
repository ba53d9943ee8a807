"""Work spread over processes: nothing is lost when a process dies, and errors arrive where somebody can read them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from izakaya.lab import workers
from izakaya.lab.workers import LabMissing, Local, NoWorkers, WorkersDied, hire, of_the_lab

KILLS = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


class Stubborn(Exception):
    """An error that cannot travel: it is made of two things, and remembers one."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def square(number: int) -> int:
    return number * number


def fall_once(folder: Path, number: int) -> int:
    """Killed in the middle of every third item, the first time."""
    mark = folder / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def fall(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def stumble(number: int) -> int:
    if number == 2:
        raise ValueError("two is one too many")
    if number == 3:
        raise Stubborn(1, 2)
    return number


@pytest.mark.parametrize(("cores", "items"), [(1, 0), (1, 9), (2, 0), (2, 1), (2, 9)])
def test_everything_is_done_once(cores: int, items: int) -> None:
    assert sorted(Local(cores).spread(square, range(items))) == [n * n for n in range(items)]


@KILLS
def test_who_dies_loses_nothing(tmp_path: Path) -> None:
    done = Local(2).spread(partial(fall_once, tmp_path), range(5))
    assert sorted(done) == [n * n for n in range(5)]
    assert multiprocessing.active_children() == []


@KILLS
def test_what_kills_everybody_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "TRIES", 2)
    with pytest.raises(WorkersDied, match="2 workers died over the same games, one after the other"):
        list(Local(2).spread(fall, range(2)))
    assert multiprocessing.active_children() == []


def test_where_no_process_can_be_started_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(self: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", refused)
    with pytest.raises(NoWorkers, match="No more processes can be started here: Resource temporarily"):
        list(Local(2).spread(square, range(4)))


@pytest.mark.parametrize("cores", [1, 2])
def test_an_error_in_the_work_is_raised_by_the_host(cores: int) -> None:
    with pytest.raises(ValueError, match="two is one too many") as raised:
        list(Local(cores).spread(stumble, [2, 2]))
    if cores == 2:
        assert "in stumble" in raised.value.__notes__[0]
        with pytest.raises(RuntimeError, match="1 and 2") as raised_too:
            list(Local(cores).spread(stumble, [3, 3]))
        assert "in stumble" in raised_too.value.__notes__[0]


def test_closing_the_iterator_stops_the_work() -> None:
    results = Local(2).spread(square, iter(range(10**12)))
    assert next(iter(results)) in (0, 1)
    results.close()
    assert multiprocessing.active_children() == []


def test_without_the_tools_of_the_lab_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "izakaya.lab.ray_workers", raising=False)
    with pytest.raises(
        LabMissing, match=r"--ray needs ray, which is not installed; .*pip install 'izakaya\[lab\]'"
    ):
        hire(None, workers.HERE)


def test_a_fault_of_our_own_is_no_missing_tool() -> None:
    with pytest.raises(ModuleNotFoundError):
        of_the_lab("izakaya.lab.no_such_room", "--ray")
