"""Answers: from a guest's message to a table that has changed. Stored first, then told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from izakaya.playing import clock as time
from izakaya.playing.guest import Guest
from izakaya.playing.keeping import Given, Keeper, Meant, StoredAnswer
from izakaya.playing.live import LiveTable
from izakaya.playing.messages import Accepted, Answer, GoOn
from izakaya.playing.troubles import TurnedAway
from izakaya.playing.windows import PASS, Asked, is_first_to_speak, place_of
from izakaya.table.errors import IzakayaError
from izakaya.table.table import Table


class Publish(Protocol):
    """Lets whoever else serves this table hear that something has happened there."""

    def __call__(self, table: str, kind: str, **data: Any) -> None: ...


class Answering:
    """`stored` is told how many answers were stored. Whoever calls holds the table's lock, but for `take`."""

    def __init__(self, keeper: Keeper, publish: Publish, stored: Callable[[int], None]) -> None:
        self.keeper = keeper
        self.publish = publish
        self.stored = stored

    async def catch_up(self, live: LiveTable) -> None:
        """Play the answers that were stored since."""
        found = await self.keeper.answers.since(live.id, live.answered)
        if found:
            live.apply([int(answer.option) for answer in found], float(found[-1].at))
            self.say_what_is_seen(live)
            if live.row.clock_decision is not None:
                live.seats = await self.keeper.seats.at(live.id)

    async def recall_intents(self, live: LiveTable) -> None:
        """What waits in the present window was stored, maybe by another process."""
        meant = await self.keeper.answers.intents(live.id, live.answered)
        live.given |= set(meant)
        for asked in live.all_asked():
            if asked.place in meant and meant[asked.place].option != PASS:
                live.beats.gone_on.add(asked.seat)

    async def commit(self, live: LiveTable, decide: Callable[[Meant], list[StoredAnswer]]) -> bool:
        """Store answers, then tell everybody; false if another process was faster."""

        trial = live.table.copy()
        in_haste = live.in_haste

        def deciding(meant: Meant) -> Given:
            answers = decide(meant)
            for answer in answers:
                trial.answer(answer.option)
            while in_haste and not trial.over and len(trial.options()) == 1:
                answers.append(StoredAnswer(int(trial.answered), trial.options()[0]))
                trial.answer(answers[-1].option)
            return Given(answers, trial.over)

        at = time.time()
        given = await self.keeper.answers.add(live.id, live.answered, live.in_window(), deciding, at)
        if given is None:
            await self.catch_up(live)
            return False
        for answer in given.answers:
            if answer.reserve is not None and answer.seat is not None:
                live.seats[answer.seat].reserve = answer.reserve
        self.stored(len(given.answers))
        live.apply([answer.option for answer in given.answers], at)
        self.publish(live.id, "answers")
        self.say_what_is_seen(live)
        return True

    async def take(self, live: LiveTable, guest: Guest, answer: Answer) -> Accepted:
        """A guest's answer. Sent twice it counts once; late or impossible it is refused with the reason."""
        async with live.lock:
            asked = live.asked_of(guest.seat)
            if asked is None or asked.number != answer.number:
                # Maybe it was sent before, maybe another process has news that have not come here yet.
                await self.catch_up(live)
                if await self.was_given(live, guest, answer):
                    return Accepted(client=answer.client, number=answer.number)
                asked = live.asked_of(guest.seat)
            if guest.seat is None:
                raise TurnedAway("not-seated", 403)
            if asked is None or asked.number != answer.number:
                raise TurnedAway("game-over" if live.table.over else "too-late", number=answer.number)
            if answer.option not in asked.table.options():
                raise TurnedAway("not-offered", 422, why=why_not(asked.table, answer.option))
            if not await self.store_answer(live, guest, answer, asked) and not await self.was_given(
                live, guest, answer
            ):
                raise TurnedAway("too-late", number=answer.number)
            return Accepted(client=answer.client, number=answer.number)

    async def was_given(self, live: LiveTable, guest: Guest, answer: Answer) -> bool:
        return await self.keeper.answers.was_given(
            live.id, place_of(answer.number), guest.person, answer.client
        )

    async def store_answer(self, live: LiveTable, guest: Guest, answer: Answer, asked: Asked) -> bool:
        """In a window only the first reaction is told at once: a refusal waits for the end, like everybody's."""
        in_window = live.in_window()
        opened = live.answered
        reserve = None if in_window else live.reserve_after(asked.seat, time.time())
        given = StoredAnswer(asked.place, answer.option, guest.person, answer.client, asked.seat, reserve)
        if not in_window:
            return await self.commit(live, lambda _: [given])
        if answer.option != PASS and is_first_to_speak(live.all_asked(), asked):
            return await self.commit(live, lambda meant: [*refused_before(meant, opened, asked), given])
        if not await self.keeper.answers.add_intent(live.id, opened, given):
            await self.catch_up(live)
            return False
        if answer.option != PASS:
            # Whoever has reacted has no more to say.
            live.beats.gone_on.add(asked.seat)
            self.publish(live.id, "go-on", opened=opened, seat=asked.seat)
        self.note_intent(live, opened, asked.place)
        self.publish(live.id, "intent", opened=opened, number=asked.place)
        return True

    def note_intent(self, live: LiveTable, opened: int, number: int) -> None:
        """Somebody has answered in the present window; if it is another one, that no longer matters."""
        if opened == live.answered:
            live.given.add(number)
            live.ask()
            live.changed.set()

    async def go_on(self, live: LiveTable, guest: Guest, message: GoOn) -> Accepted:
        """A guest has no more to say in a window. One that has closed by now no longer needs it."""
        async with live.lock:
            if message.number > live.answered:
                await self.catch_up(live)
            if guest.seat is None:
                raise TurnedAway("not-seated", 403)
            if message.number > live.answered:
                raise TurnedAway("too-late", number=message.number)
            self.note_gone_on(live, message.number, guest.seat)
        self.publish(live.id, "go-on", opened=message.number, seat=guest.seat)
        return Accepted(client=message.client, number=message.number)

    def note_gone_on(self, live: LiveTable, opened: int, seat: int) -> None:
        if opened == live.answered and live.in_window():
            live.beats.gone_on.add(seat)
            live.ask()
            live.changed.set()

    def note_seen(self, live: LiveTable, opened: int, seat: int) -> None:
        if opened == live.answered and live.in_window():
            live.beats.seen.add(seat)
            live.changed.set()

    def note_began(self, live: LiveTable, opened: int, began: float) -> None:
        """The driver has seen that everybody sees the window."""
        if opened == live.answered:
            live.beats.began = began
            live.ask()

    def say_what_is_seen(self, live: LiveTable) -> None:
        """Whoever drives this table elsewhere waits for people who are here, but not for programs that show nothing."""
        if live.in_window() and any(not live.has_guest_at(seat) for seat in live.those_here()):
            for seat in live.those_here():
                if live.has_guest_at(seat) and live.has_seen(seat):
                    self.publish(live.id, "shown", opened=live.answered, seat=seat)


def refused_before(meant: Meant, opened: int, asked: Asked) -> list[StoredAnswer]:
    """What the same seat has refused in this window before it reacted."""
    return [meant.get(place) or StoredAnswer(place, PASS) for place in range(opened, asked.place)]


def why_not(table: Table, option: int) -> str:
    """The rule that forbids an option; "none" if it means nothing at all."""
    try:
        return str(table.why(option).rule)
    except IzakayaError:
        return "none"
