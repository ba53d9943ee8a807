"""The pace is the person's: nobody plays before they have read who they are, and bots hurry for a person who is alone with them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from izakaya.playing.driver import READING
from izakaya.playing.guest import Guest
from tests.playing.evening import Evening, now
from tests.playing.kept_in_memory import Room
from tests.playing.still_clock import MIDNIGHT, run_still
from tests.playing.twins import twins

WINDOW = 8.0


async def welcomed(people: Sequence[str], readers: dict[str, float | None]) -> float:
    """When the first bot plays, if these people close the scroll so late; `None` leaves it open."""
    able, _ = twins()
    seats: list[str | None] = [None, *people]
    evening = Evening(Room("sword", 3, able.seed, [*seats, *[None] * (3 - len(seats))], WINDOW, pace=0.5))
    live = evening.room.live
    live.asked_at = MIDNIGHT
    for name in people:
        if name in readers:
            await evening.come(name, shows=True)
    evening.begin()

    async def close(name: str, late: float | None) -> None:
        if late is not None:
            await asyncio.sleep(late)
            live.presence.finish_reading(evening.guests[name].seat or 0)

    await asyncio.gather(*(close(name, late) for name, late in readers.items()))
    for _ in range(30_000):
        if live.answered:
            break
        await asyncio.sleep(0.01)
    played = now()
    await evening.end()
    return played


@pytest.mark.parametrize(
    ("people", "readers", "played"),
    [
        (["anna"], {"anna": 40.0}, 40.0),
        (["anna"], {"anna": 200.0}, 200.0),
        (["anna", "ben"], {"anna": 4.0, "ben": 9.0}, 9.0),
        (["anna", "ben"], {"anna": 4.0}, 4.0),  # Ben has not come
        (["anna", "ben"], {"anna": 4.0, "ben": None}, READING),
    ],
)
def test_nobody_plays_behind_the_scroll(
    monkeypatch: pytest.MonkeyPatch, people: list[str], readers: dict[str, float | None], played: float
) -> None:
    found = run_still(monkeypatch, welcomed(people, readers))
    assert played <= found <= played + 1.0


async def at_the_door(seconds: float) -> float:
    """When the first bot plays, if somebody comes in, says hello so much later, and then reads for two seconds."""
    able, _ = twins()
    evening = Evening(Room("sword", 3, able.seed, [None, "anna", None], WINDOW, pace=0.5))
    live = evening.room.live
    live.asked_at = MIDNIGHT
    stranger = Guest("anna", "anna")
    live.presence.come(stranger)
    evening.begin()
    await asyncio.sleep(seconds)
    assert live.answered == 0
    live.presence.go(stranger)
    anna = await evening.come("anna", shows=True)
    await asyncio.sleep(2.0)
    live.presence.finish_reading(anna.seat or 0)
    while not live.answered:
        await asyncio.sleep(0.01)
    played = now()
    await evening.end()
    return played


def test_nobody_plays_while_somebody_is_about_to_say_hello(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 7.0 <= run_still(monkeypatch, at_the_door(5.0)) <= 8.0


async def hurried(people: int) -> float:
    """How long bots take for twenty answers when somebody has seen enough of them."""
    seats = ["anna", "ben"][:people]
    evening = Evening(Room("sake", 5, 3, [*seats, *[None] * (5 - people)], WINDOW, pace=3.0))
    for name in seats:
        await evening.come(name)
    live = evening.room.live
    for _ in range(60):
        while live.window.asked_of(0) is not None or live.window.asked_of(1) is not None:
            evening.play(live.table.options()[0])
        if live.bot_at(int(live.table.asked or 0)) is not None:
            break
    live.presence.hurry(True)
    evening.begin()
    began, first = now(), live.answered
    while live.window.asked_of(0) is None and live.window.asked_of(1) is None and live.answered < first + 4:
        await asyncio.sleep(0.05)
    took = (now() - began) / max(1, live.answered - first)
    await evening.end()
    return took


def test_bots_hurry_for_somebody_who_is_alone_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_still(monkeypatch, hurried(1)) < 0.5
    assert run_still(monkeypatch, hurried(2)) > 2.0
