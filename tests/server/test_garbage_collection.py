"""What is forgotten in circles is found, but not while somebody waits."""

from __future__ import annotations

import gc
import weakref

from izakaya.house import garbage_collection
from izakaya.house.garbage_collection import AT_LEAST, AT_MOST, MOST_CLOSED, QUIET, GarbageCollection


class Knot:
    def __init__(self) -> None:
        self.itself = self


def test_it_is_done_at_good_moments_and_never_much_too_late() -> None:
    work = GarbageCollection()
    work.collected_at = work.answer_at = 1000.0
    assert not work.is_due(1000.0 + AT_LEAST - 1), "it was done a moment ago"
    assert work.is_due(1000.0 + AT_LEAST + 1), "nobody answers"
    work.answer_at = 1000.0 + AT_LEAST
    assert not work.is_due(1000.0 + AT_LEAST + QUIET / 2), "somebody does"
    work.answer_at = 1000.0 + AT_MOST
    assert work.is_due(1000.0 + AT_MOST + QUIET / 2), "they always do"
    work.collected_at = 1000.0 + AT_MOST
    work.closed_connections = MOST_CLOSED + 1
    assert work.is_due(1000.0 + AT_MOST + QUIET / 2), "many have gone"


def test_what_is_forgotten_goes() -> None:
    before = gc.get_threshold()
    work = GarbageCollection()
    work.begin()
    try:
        assert gc.get_threshold() == garbage_collection.THRESHOLDS
        knot = Knot()
        forgotten = weakref.ref(knot)
        gc.collect()  # it is old now: nobody would look at it by themselves
        del knot
        work.closed_connections = MOST_CLOSED + 1
        work.collect_if_due()
        assert forgotten() is None
        assert work.closed_connections == 0
    finally:
        work.end()
    assert gc.get_threshold() == before
