"""The bell of a table: who waits hears of every change, and of the time when it is up."""

from __future__ import annotations

import asyncio

from izakaya.playing.bell import Bell

LONG = 3600.0
PATIENCE = 30.0


async def waits(bell: Bell, seconds: float) -> None:
    async with asyncio.timeout(PATIENCE):
        await bell.wait(seconds)


def test_a_change_before_or_while_somebody_waits_is_heard() -> None:
    async def evening() -> None:
        bell = Bell()
        bell.set()
        await waits(bell, LONG)
        bell.clear()
        waiting = asyncio.create_task(waits(bell, LONG))
        await asyncio.sleep(0)
        assert not waiting.done()
        bell.set()
        await waiting

    asyncio.run(evening())


def test_time_is_up_though_it_was_to_be_later_before() -> None:
    async def evening() -> None:
        bell = Bell()
        for _ in range(3):
            first = asyncio.create_task(waits(bell, LONG))
            await asyncio.sleep(0)
            bell.set()
            await first
            bell.clear()
        await waits(bell, 0.01)

    asyncio.run(evening())


def test_an_alarm_that_was_set_is_kept_while_answers_come() -> None:
    async def evening() -> None:
        bell = Bell()
        alarms = set()
        for _ in range(5):
            waiting = asyncio.create_task(waits(bell, LONG))
            await asyncio.sleep(0)
            alarms.add(bell.alarm)
            bell.set()
            await waiting
            bell.clear()
        assert len(alarms) == 1

    asyncio.run(evening())


def test_a_cancelled_waiter_leaves_the_bell_to_the_next() -> None:
    async def evening() -> None:
        bell = Bell()
        first = asyncio.create_task(waits(bell, LONG))
        await asyncio.sleep(0)
        first.cancel()
        second = asyncio.create_task(waits(bell, LONG))
        await asyncio.gather(first, return_exceptions=True)
        await asyncio.sleep(0)
        bell.set()
        await second

    asyncio.run(evening())
