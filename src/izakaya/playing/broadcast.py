"""Broadcast of a table to its guests: each in their own language, with what their seat may see.

Nothing is told before it is stored. What is told to all leaves before the questions, which are for single guests.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from izakaya.playing import clock as time
from izakaya.playing.continuation import Continuation
from izakaya.playing.guest import Guest, encoder
from izakaya.playing.hot_seat import NOBODY
from izakaya.playing.message_parts import TableInfo, Watcher
from izakaya.playing.messages import (
    ChatLine,
    Countdown,
    Ended,
    FromHouse,
    NoQuestion,
    OrdersTold,
    SeatsTold,
    Welcome,
    Window,
)
from izakaya.playing.orders import StandingOrders
from izakaya.playing.presence import Presence
from izakaya.playing.questions import can_be_refused
from izakaya.playing.rendering import Rendering
from izakaya.playing.state import TableState
from izakaya.playing.table_info import table_info
from izakaya.playing.window import ReactionWindow
from izakaya.table.news import EVERYONE

LOG_SHOWN: Final = 400  # lines of the log that a fresh view brings along
WATCHERS_TOLD: Final = 30  # by name; of a larger audience only the number is told
CATCHES_UP: Final = 300  # news; a guest who has missed more gets a fresh view
NOTHING_ASKED: Final = encoder.encode(NoQuestion())
NO_WINDOW: Final = Window(ends=None)


class Broadcast:
    """Sends messages and remembers what was sent: what has not changed is not sent again. It changes nothing about the table."""

    def __init__(
        self, state: TableState, presence: Presence, orders: StandingOrders, window: ReactionWindow
    ) -> None:
        self.state = state
        self.presence = presence
        self.orders = orders
        self.window = window
        self.renderings: dict[tuple[int | None, str | None], Rendering] = {}
        self.own_names: tuple[str, ...] = ()  # of those who play, as the renderings have them
        self.window_told = NO_WINDOW
        self.handed_told = NOBODY
        self.seats_told: TableInfo | None = None
        self.countdown: Countdown | None = None
        self.is_driver_to_look = False  # at answers that have been given since it did

    def tell(self, message: FromHouse) -> None:
        data = encoder.encode(message)
        for guest in self.presence.guests:
            if guest.greeted:
                guest.send(data)

    # What happens in the game.

    def rendering_of(self, guest: Guest) -> Rendering:
        key = (guest.seat if self.state.row.state != "open" else None, guest.language)
        if key not in self.renderings:
            self.renderings[key] = Rendering(self.state.table, *key, self.own_names)
        return self.renderings[key]

    def deal_anew(self) -> None:
        """Nothing has been told of this deal, or only to spectators."""
        self.renderings.clear()

    def news(self, played: Continuation) -> None:
        """What answers have made of the table."""
        table = self.state.table
        said = {key: len(rendering.lines) for key, rendering in self.renderings.items()}
        for forced, news in played.forced:
            for rendering in self.renderings.values():
                if rendering.seat == forced.asked:
                    rendering.add_news(table.news[:news])
                    rendering.remark(forced)
        for rendering in self.renderings.values():
            rendering.add_news(table.news)
        in_window = self.window.is_open()
        asked = None if in_window else table.asked
        hidden = [news for news in table.news[played.first :] if news.cards and news.eyes != EVERYONE]
        encoded: dict[object, bytes] = {}
        for guest in self.presence.guests:
            if not guest.greeted:
                continue
            rendering = self.rendering_of(guest)
            name = rendering.reads(hidden, guest.views)
            if name not in encoded:
                lines = rendering.lines[said.get((rendering.seat, rendering.language), 0) :]
                encoded[name] = encoder.encode(rendering.news(table, played.first, lines, guest.views))
            if guest.seat == asked and asked is not None:
                guest.hold()
            guest.send(encoded[name])
            if guest.asked is not None and not in_window and table.asked != guest.seat:
                guest.asked = None
                guest.send(NOTHING_ASKED)
        if table.over:
            for guest in self.presence.guests:
                if guest.greeted:
                    self.ended(guest)
        self.is_driver_to_look = True
        self.update_questions()

    def ended(self, guest: Guest) -> None:
        ending = self.rendering_of(guest).ending(self.state.table)
        guest.tell(Ended(ending=ending, table=self.info(guest.person)))

    # What is asked.

    def update_questions(self) -> None:
        """What has changed about the questions: the window to all, the question to whom it is for."""
        window = self.present_window()
        if window != self.window_told:
            self.window_told = window
            self.tell(window)
        handed = self.window.handed()
        if handed != self.handed_told:
            self.handed_told = handed
            self.tell(handed)
        table = self.state.table
        if self.countdown is not None and (table.over or table.asked != self.countdown.seat):
            self.count_down(None)
        if self.presence.guests:
            # What is told to all leaves first. How long it takes to put a question, if there is anything to decide, must
            # delay nobody else's news: that could be measured.
            asyncio.get_running_loop().call_soon(self.send_questions)
        else:
            self.wake_driver()

    def present_window(self) -> Window:
        ends = self.window.ends()
        return NO_WINDOW if ends is None else Window(number=self.state.answered, ends=ends)

    def send_questions(self) -> None:
        guests = self.presence.guests
        try:
            asked = {one.seat for one in self.window.all_asked()}
            for guest in guests:
                if guest.greeted and (guest.asked is not None or guest.seat in asked):
                    self.send_question(guest)
        finally:
            for guest in guests:
                guest.let_go()
            self.wake_driver()
        for rendering in self.renderings.values():
            rendering.look_away()

    def send_question(self, guest: Guest) -> None:
        asked = self.window.asked_of(guest.seat) if guest.seat is not None else None
        if asked is None:
            if guest.asked is not None:
                guest.asked = None
                guest.send(NOTHING_ASKED)
            return
        closing, deadline = self.window.ends(), self.state.deadline(asked.seat)
        ends = deadline if closing is None else closing
        # When its window ends is told to everybody: a question is not put again because others have been quicker to see it.
        known = (asked.number, deadline if closing is None else None)
        if guest.asked != known:
            guest.asked = known
            # The view of a question further on in a window is that of the table as it would be asked at.
            later = asked.table is not self.state.table
            rendering = self.rendering_of(guest)
            guest.tell(rendering.question(asked, can_be_refused(asked.table), ends, later and guest.views))

    def wake_driver(self) -> None:
        """After answers, if there is anything for the driver of this table to do: to be woken at every answer only to see that a person
        is to give the next one was a tenth of what an answer cost.
        """
        if self.is_driver_to_look:
            self.is_driver_to_look = False
            if not self.waits_for_guest():
                self.state.bell.set()

    def waits_for_guest(self) -> bool:
        """Whether all that is to come is the answer of somebody who is here and has been asked, with no clock to be watched, no
        order that ends and no hurry.
        """
        state = self.state
        if (
            state.row.clock_decision is not None
            or self.countdown is not None
            or state.shared
            or state.people < 2
        ):
            return False
        if not state.playing or self.window.is_open() or any(place.orders for place in state.seats):
            return False
        seat, number = state.table.asked, state.answered
        return any(
            guest.seat == seat and guest.asked is not None and guest.asked[0] == number
            for guest in self.presence.guests
        )

    def count_down(self, countdown: Countdown | None) -> bool:
        """Until a bot plays for somebody; `None` if nobody has to be warned. Whether that is new."""
        before, self.countdown = self.countdown, countdown
        if countdown == before:
            return False
        if countdown is not None:
            self.tell(countdown)
        elif before is not None:
            self.tell(Countdown(seat=before.seat, why=before.why, ends=None))
        return True

    # Who is there.

    def seats(self) -> None:
        """Who sits where, if it has changed: what somebody ordered for themselves is nobody else's business."""
        for guest in self.presence.guests:
            guest.seat = self.state.seat_of(guest.person)
        self.call_by_name()
        info = self.info("")
        changed = info != self.seats_told
        self.seats_told = info
        for guest in self.presence.guests:
            if guest.greeted and changed:
                guest.tell(SeatsTold(table=self.info(guest.person)))
            if guest.greeted:
                self.tell_orders(guest)
        self.update_questions()
        self.state.bell.set()

    def tell_orders(self, guest: Guest) -> None:
        """What the guest's own seat has ordered, if that is news to it: "until my turn" ends by itself."""
        orders = None if guest.seat is None else self.orders.of(guest.seat)
        if orders is not None and orders != guest.orders:
            guest.tell(OrdersTold(orders=orders))
        guest.orders = orders

    def chat(self, line: ChatLine) -> None:
        data = encoder.encode(line)
        for guest in self.presence.guests:
            if guest.greeted and line.person not in guest.muted:
                guest.send(data)

    def moved(self) -> list[Guest]:
        """Guests who sit elsewhere in a game since they were told how it stands, or sit no longer: they see with other eyes."""
        if self.state.row.state == "open":
            return []
        return [
            guest
            for guest in self.presence.guests
            if guest.greeted and guest.seat != self.state.seat_of(guest.person)
        ]

    def call_by_name(self) -> None:
        """From now on sentences speak of people by the names they have now."""
        own_names = self.state.own_names()
        if own_names != self.own_names:
            self.own_names = own_names
            self.renderings.clear()

    def greet(self, guest: Guest, since: int | None, chat: Sequence[ChatLine]) -> None:
        """The fresh view, or only what a guest has missed."""
        guest.greeted = True
        guest.seat = self.state.seat_of(guest.person)
        self.call_by_name()
        guest.asked = None
        heard = [line for line in chat if line.person not in guest.muted]
        # Of an open table nothing has been told: who knew the deal could choose a seat by it.
        number = len(self.state.table.news) if self.state.row.state != "open" else 0
        if since is not None and 0 < since <= number and number - since <= CATCHES_UP:
            self.resume(guest, since, heard)
        else:
            self.welcome(guest, number, heard)
        if self.state.shared:
            guest.tell(self.window.handed())
        if self.countdown is not None:
            guest.tell(self.countdown)
        self.send_question(guest)

    def resume(self, guest: Guest, since: int, chat: Sequence[ChatLine]) -> None:
        rendering = self.rendering_of(guest)
        lines = [line for line in rendering.lines if line.number >= since]
        guest.tell(SeatsTold(table=self.info(guest.person)))
        self.tell_orders(guest)
        guest.tell(rendering.news(self.state.table, since, lines, guest.views))
        for line in chat:
            guest.tell(line)
        guest.tell(self.present_window())
        if self.state.table.over:
            self.ended(guest)  # it may have ended while the guest was gone

    def welcome(self, guest: Guest, number: int, chat: list[ChatLine]) -> None:
        state = self.state
        rendering = self.rendering_of(guest)
        dealt = state.row.state != "open"
        guest.orders = None if guest.seat is None else self.orders.of(guest.seat)
        guest.tell(
            Welcome(
                table=self.info(guest.person),
                number=number,
                answers=state.answered,
                view=rendering.view(state.table) if dealt and guest.views else None,
                lines=rendering.lines[-LOG_SHOWN:] if dealt else [],
                chat=chat,
                muted=sorted(guest.muted),
                orders=guest.orders,
                now=time.time(),
                window=self.window.ends(),
                ending=rendering.ending(state.table),
                welcome=rendering.welcome(state.table) if dealt else [],
            )
        )
        if self.window.is_open():
            guest.tell(self.present_window())

    def begin(self, chat: Sequence[ChatLine]) -> None:
        """The game has begun: everybody gets a fresh view."""
        for guest in list(self.presence.guests):
            if guest.greeted:
                self.greet(guest, None, chat)

    def info(self, person: str) -> TableInfo:
        state = self.state
        info = table_info(state.row, state.seats, person, state.table.origin.commitment)
        if state.table.over:
            info.state = "over"
        for seat in info.seats:
            seat.here = self.presence.is_here(seat.seat)
        # A spectator without a name is the shared device of those who play.
        watching = {
            guest.person: guest.name
            for guest in self.presence.guests
            if guest.seat is None and guest.person and guest.greeted
        }
        info.host = self.presence.host()
        info.yours = bool(person) and self.presence.may_arrange(person)
        info.wishes = self.presence.open_wishes()
        info.watching = len(watching)
        info.watchers = [
            Watcher(person=person, name=state.name_of(person, name))
            for person, name in sorted(watching.items(), key=lambda one: (one[1], one[0]))
        ][:WATCHERS_TOLD]
        return info
