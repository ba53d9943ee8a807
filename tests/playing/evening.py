"""An evening at a table in memory, on a clock that stands still: who is told what, and when."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from izakaya.playing.guest import Guest
from izakaya.playing.messages import Answer, GoOn, Orders
from tests.playing.kept_in_memory import Answered, Room
from tests.playing.still_clock import MIDNIGHT
from tests.playing.twins import without_names

Frame = tuple[float, str]


@dataclass
class Evening:
    """A table in memory, its guests, and all that each of them is told, with the moment."""

    room: Room
    guests: dict[str, Guest] = field(default_factory=dict)
    told: dict[str, list[tuple[float, dict[str, Any]]]] = field(default_factory=dict)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def come(self, name: str, shows: bool = False) -> Guest:
        guest = Guest(name, name)
        guest.shows = shows
        self.guests[name] = guest
        self.told.setdefault(name, [])
        live = self.room.live
        live.presence.come(guest)
        self.tasks.append(asyncio.create_task(self.listen(guest)))
        async with live.lock:
            live.broadcast.greet(guest, None, [])
            live.broadcast.seats()
        await settled()
        return guest

    async def go(self, name: str) -> None:
        live = self.room.live
        live.presence.go(self.guests.pop(name))
        live.broadcast.seats()
        await settled()

    async def listen(self, guest: Guest) -> None:
        while (data := await guest.waiting.get()) is not None:
            self.told[guest.person].append((now(), json.loads(data)))

    def begin(self) -> None:
        self.tasks.append(asyncio.create_task(self.room.driver.run()))

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def answer(self, name: str, option: int) -> None:
        seat = self.guests[name].seat
        asked = self.room.live.window.asked_of(seat)
        assert asked is not None, f"{name} is not asked"
        await self.room.answering.take(
            self.room.live, self.guests[name], Answer(number=asked.number, option=option, client=f"{name}-a")
        )
        await settled()

    async def go_on(self, name: str) -> None:
        live = self.room.live
        await self.room.answering.go_on(live, self.guests[name], GoOn(number=live.answered, client="g"))
        await settled()

    def see(self, name: str) -> None:
        live = self.room.live
        seat = self.guests[name].seat
        assert seat is not None
        live.window.see(live.answered, seat)

    def play(self, *options: int) -> None:
        """Answers that were given before anybody looked."""
        answers = self.room.store.answers.past
        answers.extend(
            Answered(number, option, MIDNIGHT) for number, option in enumerate(options, len(answers))
        )
        self.room.live.apply(self.room.live.played(options), MIDNIGHT + now())

    def order(self, name: str, **orders: Any) -> None:
        live = self.room.live
        seat = self.guests[name].seat
        assert seat is not None
        live.orders.set(seat, live.orders.to_keep(Orders(**orders)))

    async def closed(self, answers: int) -> float:
        """When the window has closed that opened after so many answers, by the clock of the game."""
        while self.room.live.answered <= answers:
            await asyncio.sleep(0.01)
        await settled()
        return now()

    def frames(self, name: str, since: float = 0.0) -> list[Frame]:
        kept = [(at, said) for at, said in self.told[name] if at >= since and said["is"] != "accepted"]
        return [(round(at, 3), without_names(said)) for at, said in kept]


def now() -> float:
    return asyncio.get_running_loop().time()


async def settled() -> None:
    """Until everybody has done what they could do at this moment."""
    for _ in range(12):
        await asyncio.sleep(0)
