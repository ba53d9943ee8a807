"""Driving a table: whatever has to be answered without a person, at a pace that tells nothing.

Of all processes that serve a table one is its driver: it lets bots think, closes windows, answers what is forced, watches the clocks
and lets a bot play for whoever has gone. If it dies, another one claims the table and goes on from the stored answers.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Final

import structlog

from izakaya.server.live import LiveTable
from izakaya.server.messages import Countdown, Orders
from izakaya.server.store import StoredAnswer
from izakaya.server.windows import PASS, Asked

if TYPE_CHECKING:
    from izakaya.server.house import House

COUNTDOWN: Final = 10.0  # seconds of warning before a bot plays for somebody whose time is up
FORCED_BEAT: Final = (0.6, 1.6)  # of a turn that leaves no choice, while people look on
LOOK: Final = 1.0  # how often to see whether a person is still here

log = structlog.get_logger()


class Driver:
    def __init__(self, house: House, live: LiveTable) -> None:
        self.house = house
        self.live = live

    async def run(self) -> None:
        while self.live.playing:
            try:
                await self.step()
            except Exception:
                log.exception("a table stumbled", table=self.live.id)
                await asyncio.sleep(1.0)
        self.house.drivers.pop(self.live.id, None)

    async def step(self) -> None:
        """Up to the next answer, whoever gives it."""
        live = self.live
        live.changed.clear()
        number = live.answered
        asked = live.all_asked()[0]
        await self.end_orders(asked)
        if live.in_window():
            await self.window(number)
            return
        options = asked.table.options()
        level = live.bot_at(asked.seat)
        if len(options) == 1:
            await self.pause(number, live.asked_at + self.beat())
            await self.give(number, [options[0]])
        elif level is not None:
            option = await self.house.thinkers.answer(live.id, asked.table, level)
            await self.pause(number, live.asked_at + live.row.pace)
            await self.give(number, [option])
        else:
            standing = live.standing(asked)
            if standing is not None:
                await self.pause(number, live.asked_at + self.beat())
                await self.give(number, [standing])
            else:
                await self.wait_for_person(number, asked.seat)

    def beat(self) -> float:
        if self.live.silent:
            return random.uniform(*FORCED_BEAT)
        return self.live.row.pace / 2

    async def pause(self, number: int, until: float) -> bool:
        """Wait, unless somebody answers in the meantime; whether the question is still open."""
        live = self.live
        while live.answered == number and live.playing:
            left = until - time.time()
            if left <= 0:
                return True
            live.changed.clear()
            try:
                await asyncio.wait_for(live.changed.wait(), left)
            except TimeoutError:
                return live.answered == number
        return False

    async def give(self, number: int, options: list[int]) -> None:
        async with self.live.lock:
            if self.live.answered == number and self.live.playing:
                given = [StoredAnswer(number + i, option) for i, option in enumerate(options)]
                await self.house.commit(self.live, given)

    # Reactions.

    async def window(self, number: int) -> None:
        """Collect the reactions of a window and tell them when it closes."""
        live = self.live
        asked = live.all_asked()
        thinking = {
            one.number: asyncio.create_task(self.bot_reaction(one))
            for one in asked
            if live.bot_at(one.seat) is not None
        }
        try:
            first = thinking.get(number)
            if first is not None:
                # A bot that reacts is heard at once, as a person would be.
                option = await first
                if option != PASS:
                    if await self.pause(number, live.asked_at + max(live.row.pace, FORCED_BEAT[0])):
                        await self.give(number, [option])
                    return
            ends = live.window_ends()
            if ends is None or not await self.pause(number, ends):
                return
            await self.close_window(number, asked, thinking)
        finally:
            for task in thinking.values():
                task.cancel()

    async def bot_reaction(self, asked: Asked) -> int:
        options = asked.table.options()
        if len(options) == 1:
            return options[0]
        level = self.live.bot_at(asked.seat) or self.live.row.level
        return await self.house.thinkers.answer(f"{self.live.id} {asked.number}", asked.table, level)

    async def close_window(
        self, number: int, asked: list[Asked], thinking: dict[int, asyncio.Task[int]]
    ) -> None:
        """Everybody's reaction in the order of the rules; the first that is no refusal ends the round."""
        live = self.live
        async with live.lock:
            if live.answered != number:
                return
            intents = await self.house.store.intents(live.id)
            given: list[StoredAnswer] = []
            for one in asked:
                meant = intents.get(one.number)
                if meant is not None and meant.opened == number:
                    answer = StoredAnswer(one.number, int(meant.option), meant.person, meant.client)
                elif one.number in thinking and thinking[one.number].done():
                    answer = StoredAnswer(one.number, thinking[one.number].result())
                else:
                    answer = StoredAnswer(one.number, PASS)
                given.append(answer)
                if answer.option != PASS:
                    break
            if await self.house.commit(live, given):
                await self.house.store.drop_intents(live.id)

    # People.

    async def end_orders(self, asked: Asked) -> None:
        """ "Until my turn" ends with one's turn."""
        live = self.live
        seat = asked.seat
        turn = asked.table.view(None)["turn"]
        if turn == seat and not asked.table.is_reaction() and live.orders(seat).until_my_turn:
            orders = live.orders(seat)
            kept = Orders(never=orders.never, spare=orders.spare)
            live.seats[seat].orders = {"do": "orders", "never": kept.never, "spare": kept.spare}
            await self.house.store.set_seat(live.id, seat, orders=live.seats[seat].orders)
            self.house.publish(live.id, "seats")
            live.ask()

    async def wait_for_person(self, number: int, seat: int) -> None:
        """Until the person answers; if the clock runs out or the person has gone, a bot plays on for them."""
        live = self.live
        gone_since: float | None = None
        while live.answered == number and live.playing and live.bot_at(seat) is None:
            now = time.time()
            if live.is_here(seat) or not self.others_here(seat):
                gone_since = None
            elif gone_since is None:
                live.seats = await self.house.store.seats(live.id)
                gone_since = None if live.is_here(seat) else now
            countdown = self.trouble(seat, gone_since, now)
            if countdown is not None and countdown.ends is not None and now >= countdown.ends:
                self.announce(None)
                await self.send_away(seat)
                return
            self.announce(countdown)
            live.changed.clear()
            if live.answered != number:
                return
            try:
                await asyncio.wait_for(live.changed.wait(), LOOK)
            except TimeoutError:
                continue

    def others_here(self, seat: int) -> bool:
        return any(place.seat != seat and self.live.is_here(place.seat) for place in self.live.seats)

    def trouble(self, seat: int, gone_since: float | None, now: float) -> Countdown | None:
        live = self.live
        deadline = live.deadline(seat)
        if deadline is not None and now >= deadline:
            return Countdown(seat=seat, why="time", ends=deadline + COUNTDOWN)
        if gone_since is not None:
            return Countdown(seat=seat, why="gone", ends=gone_since + live.row.grace)
        return None

    def announce(self, countdown: Countdown | None) -> None:
        live = self.live
        if countdown == live.countdown:
            return
        live.count_down(countdown)
        if countdown is None:
            self.house.publish(live.id, "countdown", ends=None)
        else:
            self.house.publish(
                live.id, "countdown", seat=countdown.seat, why=countdown.why, ends=countdown.ends
            )

    async def send_away(self, seat: int) -> None:
        """From now on a bot plays for this person, with what this seat knows, until the person comes back."""
        live = self.live
        async with live.lock:
            await self.house.store.set_seat(live.id, seat, away=True)
            live.seats[seat].away = True
            live.tell_seats()
        self.house.publish(live.id, "seats")
