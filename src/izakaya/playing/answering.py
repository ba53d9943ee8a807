"""Write path of an answer: checked, played on a copy, stored, then broadcast."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from izakaya.playing import clock as time
from izakaya.playing.continuation import Continuation
from izakaya.playing.errors import DoesNotReplay, RequestError
from izakaya.playing.guest import Guest
from izakaya.playing.live import LiveTable
from izakaya.playing.messages import Accepted, Answer, GoOn
from izakaya.playing.questions import PASS, Asked, is_first_to_speak, place_of
from izakaya.playing.storage import GameStore, Given, Meant, PastAnswer, StoredAnswer
from izakaya.table.errors import IzakayaError
from izakaya.table.table import Table


class Publish(Protocol):
    """Tells other processes that serve this table that something has happened there."""

    def __call__(self, table: str, kind: str, **data: Any) -> None: ...


class Answering:
    """Stores answers of guests and of the driver. `stored` is called with the number of answers. The caller holds the lock of the
    table, but for `take` and `go_on`.
    """

    def __init__(self, storage: GameStore, publish: Publish, stored: Callable[[int], None]) -> None:
        self.storage = storage
        self.publish = publish
        self.stored = stored

    async def catch_up(self, live: LiveTable) -> None:
        """Play the answers that were stored since."""
        found = await self.storage.answers.since(live.id, live.answered)
        if found:
            live.apply(replayed(live, found), float(found[-1].at))
            self.publish_seen(live)
            if live.row.clock_decision is not None:
                live.sit(await self.storage.seats.at(live.id))

    async def recall_intents(self, live: LiveTable) -> None:
        """Know again who has answered in the present window."""
        live.window.recall(await self.waiting(live))

    async def commit(self, live: LiveTable, decide: Callable[[Meant], list[StoredAnswer]]) -> bool:
        """Store answers, then tell everybody; false if another process was faster.

        Those that close a window depend on what waits in it. If more has come in by the time they are stored, they are decided anew.
        """
        opened = live.answered
        closing = await self.waiting(live) if live.window.is_open() else None
        while not await self.store(live, decide(closing or {}), closing):
            known = closing
            await self.catch_up(live)
            closing = await self.waiting(live) if live.window.is_open() else None
            if live.answered != opened or closing == known:
                return False
        return True

    async def waiting(self, live: LiveTable) -> Meant:
        """What waits for the end of the present window, as it is stored, maybe by another process."""
        return await self.storage.answers.intents(live.id, live.answered)

    async def store(self, live: LiveTable, answers: list[StoredAnswer], closing: Meant | None) -> bool:
        """Play answers on a copy, store them, and only then go on with the copy and tell everybody."""
        played = live.played(answer.option for answer in answers)
        if live.in_haste:
            answers += [StoredAnswer(number, option) for number, option in played.settle()]
        at = time.time()
        if not await self.storage.answers.add(live.id, Given(answers, played.table.over), at, closing):
            return False
        for answer in answers:
            if answer.reserve is not None and answer.seat is not None:
                live.leave_reserve(answer.seat, answer.reserve)
        self.stored(len(answers))
        live.apply(played, at)
        self.publish(live.id, "answers")
        self.publish_seen(live)
        return True

    async def take(self, live: LiveTable, guest: Guest, answer: Answer) -> Accepted:
        """A guest's answer. Sent twice it counts once; late or impossible it is refused with the reason."""
        async with live.lock:
            asked = live.window.asked_of(guest.seat)
            if asked is None or asked.number != answer.number:
                # Maybe it was sent before, maybe another process has news that have not come here yet.
                await self.catch_up(live)
                if await self.was_given(live, guest, answer):
                    return Accepted(client=answer.client, number=answer.number)
                asked = live.window.asked_of(guest.seat)
            if guest.seat is None:
                raise RequestError("not-seated", 403)
            if asked is None or asked.number != answer.number:
                raise RequestError("game-over" if live.table.over else "too-late", number=answer.number)
            if answer.option not in asked.table.options():
                raise RequestError("not-offered", 422, why=why_not(asked.table, answer.option))
            if not await self.store_answer(live, guest, answer, asked) and not await self.was_given(
                live, guest, answer
            ):
                raise RequestError("too-late", number=answer.number)
            return Accepted(client=answer.client, number=answer.number)

    async def was_given(self, live: LiveTable, guest: Guest, answer: Answer) -> bool:
        return await self.storage.answers.was_given(
            live.id, place_of(answer.number), guest.person, answer.client
        )

    async def store_answer(self, live: LiveTable, guest: Guest, answer: Answer, asked: Asked) -> bool:
        """In a window only the first reaction is told at once: a refusal waits for the end, like everybody's."""
        in_window = live.window.is_open()
        opened = live.answered
        reserve = None if in_window else live.reserve_after(asked.seat, time.time())
        given = StoredAnswer(asked.place, answer.option, guest.person, answer.client, asked.seat, reserve)
        if not in_window:
            return await self.commit(live, lambda _: [given])
        if answer.option != PASS and is_first_to_speak(live.window.all_asked(), asked):
            return await self.commit(live, lambda meant: [*refused_before(meant, opened, asked), given])
        if not await self.storage.answers.add_intent(live.id, opened, given):
            await self.catch_up(live)
            return False
        reacted = None if answer.option == PASS else asked.seat
        if reacted is not None:
            self.publish(live.id, "go-on", opened=opened, seat=reacted)
        live.window.wait_with(opened, asked.place, reacted)
        self.publish(live.id, "intent", opened=opened, number=asked.place)
        return True

    async def go_on(self, live: LiveTable, guest: Guest, message: GoOn) -> Accepted:
        """A guest has no more to say in a window. One that has closed by now no longer needs it."""
        async with live.lock:
            if message.number > live.answered:
                await self.catch_up(live)
            if guest.seat is None:
                raise RequestError("not-seated", 403)
            if message.number > live.answered:
                raise RequestError("too-late", number=message.number)
            live.window.go_on(message.number, guest.seat)
        self.publish(live.id, "go-on", opened=message.number, seat=guest.seat)
        return Accepted(client=message.client, number=message.number)

    def publish_seen(self, live: LiveTable) -> None:
        """Tell the driver of this table, if that is another process, who has seen the window."""
        for seat in live.window.seen_here():
            self.publish(live.id, "shown", opened=live.answered, seat=seat)


def replayed(live: LiveTable, answers: Sequence[PastAnswer]) -> Continuation:
    """What stored answers make of the table; `DoesNotReplay` if one is missing or was not on offer."""
    played = live.played(())
    for number, answer in enumerate(answers, live.answered):
        if answer.number != number:
            raise DoesNotReplay(number)
        try:
            played.answer(int(answer.option))
        except Exception as problem:  # of the game, whatever it is
            raise DoesNotReplay(number) from problem
    return played


def refused_before(meant: Meant, opened: int, asked: Asked) -> list[StoredAnswer]:
    """What the same seat has refused in this window before it reacted."""
    return [meant.get(place) or StoredAnswer(place, PASS) for place in range(opened, asked.place)]


def why_not(table: Table, option: int) -> str:
    """The rule that forbids an option; "none" if it means nothing at all."""
    try:
        return str(table.why(option).rule)
    except IzakayaError:
        return "none"
