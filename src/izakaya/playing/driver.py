"""Driver: the task that runs the bots, windows, clocks and forced answers of a table, at a pace that tells nothing.

Of all processes that serve a table one is its driver: it runs bots, closes windows, answers forced questions, watches clocks and
lets a bot play for a person who has gone. If it dies, another process claims the table and goes on from the stored answers.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final, Protocol

import structlog

from izakaya.playing import clock as time
from izakaya.playing.answering import Answering
from izakaya.playing.live import LiveTable
from izakaya.playing.messages import Countdown
from izakaya.playing.questions import PASS, Asked
from izakaya.playing.state import named
from izakaya.playing.storage import GameStore, Meant, StoredAnswer
from izakaya.playing.window import QUARTERS, SHOWN_WITHIN
from izakaya.table.table import Table

COUNTDOWN: Final = 10.0  # seconds of warning before a bot plays for somebody whose time is up
THINKING: Final = 0.6  # the share of a window's first beat in which bots make up their minds
FORCED_BEAT: Final = (0.6, 1.6)  # of a turn that leaves no choice, while people look on
LOOK: Final = 1.0  # how often to see whether a person who is not before us has come, or time is up
LONG_LOOK: Final = (
    15.0  # how often when all is well: everybody who comes, goes or answers wakes the driver anyway
)
READING: Final = 60.0  # seconds in which several people read who they are before the game begins without those who still do
KEPT: Final = 60.0  # seconds after which a game that waits for people who are all gone goes to sleep

log = structlog.get_logger()


class Bots(Protocol):
    """Where bots compute their answers."""

    async def answer(self, name: str, table: Table, level: str, seconds: float | None = None) -> int:
        """What a bot of this level answers at this table; `name` is what the position is known by. It thinks for no longer
        than so many seconds.
        """
        ...


class DriverHost(Protocol):
    """What a driver needs of its process."""

    answering: Answering

    @property
    def store(self) -> GameStore: ...

    @property
    def bots(self) -> Bots: ...

    def publish(self, table: str, kind: str, **data: Any) -> None:
        """Let the other processes hear of it."""
        ...

    async def put_to_sleep(self, live: LiveTable) -> bool:
        """Let a game wait for which nobody is here; false if somebody is."""
        ...

    def stop_driving(self, table: str) -> None:
        """The game is over, or somebody else drives it."""
        ...


class Driver:
    """One task for each table that this process drives."""

    def __init__(self, house: DriverHost, live: LiveTable) -> None:
        self.house = house
        self.live = live
        self.resting = False

    async def run(self) -> None:
        while self.live.playing and not self.resting:
            try:
                await self.step()
            except Exception:
                log.exception("a table stumbled", table=named(self.live.id))
                await asyncio.sleep(1.0)
        if not self.resting:
            self.house.stop_driving(self.live.id)

    async def step(self) -> None:
        """Wait for the next answer, from wherever it comes."""
        live = self.live
        live.bell.clear()
        number = live.answered
        if number == 0:
            await self.welcome()
            if self.resting:
                return
        await self.end_orders()
        if not live.playing or live.answered != number:
            return
        asked = live.window.all_asked()[0]
        if live.window.is_open():
            await self.window(number)
            return
        level = live.bot_at(asked.seat)
        if level is not None:
            # A bot takes its time, whether there is anything to choose or not.
            option = await self.choice(asked, level)
            await self.pause(number, live.asked_at + live.row.pace, hurried=True)
            await self.give_for_bot(number, asked.seat, option)
            return
        standing = asked.table.options()[0] if live.window.is_settled(asked) else live.orders.answer(asked)
        if standing is not None:
            await self.pause(number, live.asked_at + self.beat(), hurried=True)
            await self.give(number, standing)
        else:
            live.presence.hurry(False)
            await self.wait_for_person(number, asked.seat)

    def beat(self) -> float:
        if self.live.window.silent:
            return random.uniform(*FORCED_BEAT)
        return self.live.row.pace / 2

    async def choice(self, asked: Asked, level: str, seconds: float | None = None) -> int:
        """What a bot of this level answers."""
        options = asked.table.options()
        if len(options) == 1:
            return options[0]
        return await self.house.bots.answer(asked.name(self.live.id), asked.table, level, seconds)

    async def pause(self, number: int, until: float, hurried: bool = False) -> bool:
        """Wait, unless somebody answers in the meantime; whether the question is still open. `hurried` pauses are those that
        somebody who is alone with bots may do without, or all who share a device.
        """
        live = self.live
        while live.answered == number and live.playing:
            left = until - time.time()
            if left <= 0 or (hurried and live.presence.is_hurried()):
                return True
            live.bell.clear()
            await live.bell.wait(left)
        return False

    async def give(self, number: int, option: int) -> None:
        async with self.live.lock:
            await self.store(number, option)

    async def give_for_bot(self, number: int, seat: int, option: int) -> None:
        """Unless the person for whom it has been playing came back in the meantime."""
        async with self.live.lock:
            if self.live.bot_at(seat) is not None:
                await self.store(number, option)

    async def store(self, number: int, option: int) -> None:
        if self.live.answered == number and self.live.playing:
            await self.house.answering.commit(self.live, lambda _: [StoredAnswer(number, option)])

    # Before the first turn.

    async def welcome(self) -> None:
        """Nobody plays behind the words that welcome somebody. A game with one person waits for that person to come and read; several
        do not wait for one of them for ever. The clock of the first question runs from then on.
        """
        live = self.live
        while live.playing and live.answered == 0 and (left := self.reading(time.time())) > 0:
            if live.presence.empty_for(time.time()) > KEPT and await self.house.put_to_sleep(live):
                self.resting = True
                return
            live.bell.clear()
            await live.bell.wait(left)
        if live.playing and live.answered == 0 and live.presence.ready:
            async with live.lock:
                live.restart_clock()
                live.broadcast.update_questions()

    def reading(self, now: float) -> float:
        """How long to wait for people who have not read who they are, until the next look."""
        live = self.live
        here = live.presence.here()
        if any(live.presence.is_reading(seat) for seat in here):
            return LONG_LOOK if live.people == 1 else live.asked_at + READING - now
        return LOOK if live.people == 1 and not here else 0.0

    # Reactions.

    async def window(self, number: int) -> None:
        """Collect the reactions of a window and tell them when it closes. What bots do changes nothing about when."""
        live = self.live
        asked = live.window.all_asked()
        bots = [(one, level) for one in asked if (level := live.bot_at(one.seat)) is not None]
        # As much time as all of them together have if the first beat is the last.
        seconds = THINKING * (live.row.window or 0.0) / QUARTERS / max(1, len(bots))
        thinking = {one.place: asyncio.create_task(self.choice(one, level, seconds)) for one, level in bots}
        try:
            if await self.wait_for_window(number, asked, thinking.get(number)):
                await self.close_window(number, asked, thinking)
        finally:
            for task in thinking.values():
                task.cancel()

    async def wait_for_window(self, number: int, asked: list[Asked], first: asyncio.Task[int] | None) -> bool:
        """Until it is time to close it; not if somebody has been heard before."""
        live = self.live
        if first is not None:
            first.add_done_callback(lambda _: live.bell.set())
        while live.answered == number and live.playing:
            live.bell.clear()
            if first is not None and first.done():
                # A bot that reacts is heard at once, as a person would be. One that is too slow has missed it.
                if reaction(first) != PASS:
                    if await self.pause(number, live.asked_at + max(live.row.pace, FORCED_BEAT[0])):
                        await self.give_for_bot(number, asked[0].seat, reaction(first))
                    return False
                first = None
            now = time.time()
            ran = live.window.began is not None
            if live.window.runs(now):
                left = live.window.closes(now) - now
                if left <= 0:
                    return True
                if not ran:
                    # Now everybody sees it, and is told until when.
                    live.broadcast.update_questions()
                    self.house.publish(live.id, "window", opened=number, began=live.window.began)
            else:
                left = live.asked_at + SHOWN_WITHIN - now
            await live.bell.wait(max(0.0, left))
        return False

    async def close_window(
        self, number: int, asked: list[Asked], thinking: dict[int, asyncio.Task[int]]
    ) -> None:
        """Everybody's reaction in the order of the rules; the first that is no refusal ends the round."""

        chosen = {place: reaction(task) for place, task in thinking.items()}
        for one in asked:
            if one.place not in chosen:
                # Hardly ever anything but a refusal: an only weapon is wielded.
                chosen[one.place] = self.live.orders.answer(one) or PASS

        def in_order(meant: Meant) -> list[StoredAnswer]:
            given: list[StoredAnswer] = []
            for one in asked:
                option = chosen.get(one.place, PASS)
                given.append(meant.get(one.place) or StoredAnswer(one.place, option))
                if given[-1].option != PASS:
                    break
            return given

        async with self.live.lock:
            if self.live.answered == number and self.live.playing:
                await self.house.answering.commit(self.live, in_order)

    # People.

    async def end_orders(self) -> None:
        """ "Until my turn" ends with one's next turn."""
        live = self.live
        if not live.orders.wait_for_turn():
            return
        async with live.lock:
            changed = live.orders.changed_by_turn()
            for seat, orders in changed:
                await self.house.store.seats.set(live.id, seat, orders=orders)
                live.orders.set(seat, orders)
        if changed:
            self.house.publish(live.id, "seats")

    async def wait_for_person(self, number: int, seat: int) -> None:
        """Until the person answers; if the clock runs out or the person has gone, a bot plays on for them."""
        live = self.live
        gone_since: float | None = None
        while True:
            now = time.time()
            if live.presence.empty_for(now) > KEPT and await self.house.put_to_sleep(live):
                self.resting = True
                return
            if live.presence.is_here(seat) or not live.presence.are_others_here(seat):
                gone_since = None
            elif gone_since is None:
                async with live.lock:
                    live.sit(await self.house.store.seats.at(live.id))
                gone_since = None if live.presence.is_here(seat) else now
            countdown = self.trouble(seat, gone_since, now)
            if countdown is not None and countdown.ends is not None and now >= countdown.ends:
                self.announce(None)
                await self.send_away(number, seat, countdown)
                return
            self.announce(countdown)
            live.bell.clear()
            if live.answered != number:
                return
            await live.bell.wait(self.until_next_look(seat, now))
            if live.answered != number or not live.playing or live.window.asked_of(seat) is None:
                return

    def until_next_look(self, seat: int, now: float) -> float:
        """A thousand tables that look around all the time would be most of what the house does."""
        live = self.live
        if live.broadcast.countdown is not None or not live.presence.guests_at(seat):
            return LOOK
        deadline = live.deadline(seat)
        return LONG_LOOK if deadline is None else min(max(0.0, deadline - now), LONG_LOOK)

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
        if not live.broadcast.count_down(countdown):
            return
        if countdown is None:
            self.house.publish(live.id, "countdown", ends=None)
        else:
            self.house.publish(
                live.id, "countdown", seat=countdown.seat, why=countdown.why, ends=countdown.ends
            )

    async def send_away(self, number: int, seat: int, why: Countdown) -> None:
        """From now on a bot plays for this person, with what this seat knows, until the person comes back."""
        live = self.live
        async with live.lock:
            if live.answered != number or (why.why == "gone" and live.presence.is_here(seat)):
                return  # at the last moment
            spent = {"reserve": 0.0} if why.why == "time" else {}
            await self.house.store.seats.set(live.id, seat, away=True, **spent)
            if spent:
                live.leave_reserve(seat, 0.0)
            live.presence.set_away(seat, True)
            live.broadcast.seats()
        self.house.publish(live.id, "seats")


def reaction(thinking: asyncio.Task[int]) -> int:
    """What a bot does in a window; nothing if it has not decided in time, or has failed."""
    if not thinking.done() or thinking.cancelled() or thinking.exception() is not None:
        return PASS
    return thinking.result()
