"""Thinking is shared: people's tables first, then the guest who has used least; and the more wait, the shorter a master thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from izakaya.house.bot_workers import ThoughtOwner
from izakaya.server.fair_queue import LEAST_SHARE, FairQueue

THOUGHT = 0.01  # seconds


async def think(queue: FairQueue, whom: ThoughtOwner, done: list[str], shares: list[float]) -> None:
    async def work(share: float) -> None:
        shares.append(share)
        await asyncio.sleep(THOUGHT)

    await queue.run(lambda: whom, work)
    done.append(whom.owner)


async def evening() -> tuple[list[str], list[float]]:
    queue = FairQueue(1)
    done: list[str] = []
    shares: list[float] = []
    greedy = [asyncio.create_task(think(queue, ThoughtOwner("eve", True), done, shares)) for _ in range(30)]
    nobody = asyncio.create_task(think(queue, ThoughtOwner("bots", False), done, shares))
    await asyncio.sleep(THOUGHT * 3)
    before = len(done)
    modest = [
        asyncio.create_task(think(queue, ThoughtOwner(name, True), done, shares)) for name in ("anna", "ben")
    ]
    await asyncio.gather(*modest)
    # A guest who came later and had used nothing waited for no more than what was under way when they came, and not for thirty others.
    assert {"anna", "ben"} <= set(done[before : before + 5]), done
    # Somebody who loses patience takes nobody's turn.
    greedy[-1].cancel()
    await asyncio.gather(*greedy, nobody, return_exceptions=True)
    assert queue.thinking == 0
    assert not queue.waiting
    return done, shares


def test_a_greedy_guest_waits_for_modest_ones() -> None:
    done, shares = asyncio.run(evening())
    assert done[-1] == "bots"  # where nobody waits
    assert done.count("eve") == 29
    assert min(shares) == LEAST_SHARE
    assert shares[-1] == 1.0


def test_a_thought_that_fails_lets_the_next_begin() -> None:
    async def fails(share: float) -> None:
        raise ValueError("enough")

    async def two() -> None:
        queue = FairQueue(1)
        with pytest.raises(ValueError, match="enough"):
            await queue.run(lambda: ThoughtOwner("anna"), fails)
        done: list[str] = []
        await think(queue, ThoughtOwner("ben"), done, [])
        assert done == ["ben"]

    asyncio.run(two())


def test_a_table_to_which_people_come_is_passed_over_no_longer() -> None:
    async def evening() -> list[str]:
        queue = FairQueue(1)
        done: list[str] = []
        come = {"late": False}

        async def thinks(owner: str, whose: Callable[[], ThoughtOwner]) -> None:
            async def work(share: float) -> None:
                await asyncio.sleep(THOUGHT)

            await queue.run(whose, work)
            done.append(owner)

        others = [asyncio.create_task(thinks("eve", lambda: ThoughtOwner("eve", True))) for _ in range(5)]
        late = asyncio.create_task(thinks("late", lambda: ThoughtOwner("anna", come["late"])))
        await asyncio.sleep(0)
        come["late"] = True
        await asyncio.gather(*others, late)
        return done

    assert asyncio.run(evening()).index("late") < 3
