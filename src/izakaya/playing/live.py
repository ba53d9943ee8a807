"""A table that somebody plays or watches here: the game in memory, laid again from the stored answers, and its guests."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from izakaya.games import GAMES
from izakaya.playing import clock as time
from izakaya.playing.beats import QUARTERS, SHOWN_WITHIN, Beats
from izakaya.playing.bell import Bell
from izakaya.playing.curtain import CURTAIN, NOBODY, goes_unasked, handed_to
from izakaya.playing.guest import Guest, encoder
from izakaya.playing.keeping import Place, StoredTable
from izakaya.playing.messages import (
    ChatLine,
    Countdown,
    Ended,
    FromHouse,
    Handed,
    NoQuestion,
    Orders,
    OrdersTold,
    SeatsTold,
    Welcome,
    Window,
)
from izakaya.playing.naming import told_apart
from izakaya.playing.orders import standing_answer
from izakaya.playing.pieces import Branch, Clock, TableInfo, TakenSeat
from izakaya.playing.retelling import Retelling
from izakaya.playing.windows import PASS, Asked, asked_together, can_be_refused, question
from izakaya.table.news import EVERYONE
from izakaya.table.table import Table
from izakaya.words import Telling, telling_for
from izakaya.words.speaking import speech_of

LOG_SHOWN = 400  # lines of the log that a fresh view brings along
CATCHES_UP = 300  # news; whoever has missed more gets a fresh view
GIVEN_IN = "given_in"
NOTHING_ASKED = encoder.encode(NoQuestion())
BELIEVED = 60.0  # seconds; who is said to be here for longer was seen by a clock that has been set back since


class LiveTable:
    """Every process that serves a table has one; the database keeps them in step."""

    def __init__(self, row: StoredTable, seats: Sequence[Place]) -> None:
        self.id = row.id
        self.row = row
        self.seats = list(seats)
        self.game = GAMES[row.game]
        self.table = self.dealt()
        self.asked_at = row.asked_at
        self.given: set[int] = set()  # answers of the present window that wait for its end, by their numbers
        self.beats = Beats()
        self.ready: set[int] = set()  # seats that have read who they are and may see the game begin
        self.hurried = False  # whether the only person here has seen enough of the bots' turns
        self.guests: set[Guest] = set()
        self.removed: set[str] = set()  # people whom the owner has shown out
        self.retellings: dict[tuple[int | None, str | None], Retelling] = {}
        self.tellings: dict[int, Telling] = {}  # for orders: they look at questions, whatever the language
        self.ordered: dict[
            int, tuple[dict[str, Any], int | None]
        ] = {}  # what orders answer to each question, and which orders
        self.lock = asyncio.Lock()
        self.changed = Bell()
        self.is_driver_to_look = False  # at answers that have been given since it did
        self.window: tuple[int, float] | None = None  # as it was last told: its number, and when it ends
        self.handed_told = NOBODY
        self.countdown: Countdown | None = None
        self.left_at = time.time()  # when the last guest went
        self.asking: list[Asked] = []
        self.asking_for = (-1, False)
        self.seats_told: TableInfo | None = None

    def dealt(self) -> Table:
        row = self.row
        table = self.game.new_table(row.seat_count, int(row.seed), row.options, row.rules)
        table.telling = True
        return table

    def deal_anew(self) -> None:
        """With other options than before. Nobody has seen a card yet."""
        self.table = self.dealt()
        self.retellings.clear()
        self.tellings.clear()

    # What is being asked.

    @property
    def answered(self) -> int:
        return int(self.table.answered)

    @property
    def playing(self) -> bool:
        return self.row.state != "open" and not self.table.over

    @property
    def silent(self) -> bool:
        """Whether there is anybody from whom a reaction is to be hidden: bots do not look at clocks. A window in
        which somebody has answered stays one until it closes, whoever leaves the table.
        """
        if self.row.window is None or self.row.silence == CURTAIN:
            return False
        return self.people > 1 or bool(self.given)

    @property
    def shared(self) -> bool:
        """Whether all people here share one device, which goes from hand to hand."""
        return self.row.silence == CURTAIN and self.people > 1

    @property
    def people(self) -> int:
        return sum(seat.person is not None for seat in self.seats)

    @property
    def in_haste(self) -> bool:
        """Whether questions that leave no choice are answered together with what led to them: nobody looks on, as a
        table without a pace is one for programs, and from nobody is anything to be hidden.
        """
        return self.row.pace == 0 and not self.silent and not self.shared

    def in_window(self) -> bool:
        # Asked at every turn: what most tables can say at once comes first.
        if self.row.window is None:
            return False
        return self.silent and self.playing and can_be_refused(self.table)

    def window_ends(self) -> float | None:
        """When the present window closes if not everybody goes on before: the same for all, whoever has."""
        if not self.in_window():
            return None
        if self.beats.began is not None:
            return self.beats.began + self.window_length()
        return self.asked_at + (SHOWN_WITHIN if self.has_beats() else 0.0) + self.window_length()

    def window_length(self) -> float:
        """Of the present window. One in which nobody but bots is asked need not wait for people: everybody can tell, as who is
        asked follows from what all know.
        """
        whole = self.row.window or 0.0
        return whole if self.row.silence == "strict" or self.asks_people() else whole / QUARTERS

    def has_beats(self) -> bool:
        """Whether the present window may close before its end."""
        return self.row.silence != "strict" and self.asks_people()

    def window_runs(self, now: float) -> bool:
        """Whether the clock of the present window runs: it waits until everybody sees it, though not for long."""
        if self.beats.began is None:
            latest = self.asked_at + SHOWN_WITHIN
            if not self.has_beats():
                self.beats.began = self.asked_at
            elif self.all_have_seen() or now >= latest:
                self.beats.began = min(now, latest)
        return self.beats.began is not None

    def window_closes(self, now: float) -> float:
        """When the present window closes, as things stand."""
        if self.has_beats():
            self.beats.note(self.all_have_gone_on(), now)
        return self.beats.closes(self.window_length())

    def asks_people(self) -> bool:
        """Whether the present window asks anybody but bots."""
        return any(self.bot_at(asked.seat) is None for asked in self.all_asked())

    def those_here(self) -> list[int]:
        """The seats of people who look on: somebody who has gone holds up nobody."""
        return [place.seat for place in self.seats if not place.away and self.is_here(place.seat)]

    def all_have_seen(self) -> bool:
        return all(self.has_seen(seat) for seat in self.those_here())

    def has_seen(self, seat: int) -> bool:
        """Whether the present window has come to the eyes of this seat's person. Of programs that do not say so we believe it."""
        if seat in self.beats.seen or self.has_gone_on(seat):
            return True
        here = self.guests_at(seat)
        return bool(here) and not any(guest.shows for guest in here)

    def is_reading(self, seat: int) -> bool:
        """Whether this seat's person may be before a screen with the welcome. Who has come in and not said hello yet may be."""
        here = self.guests_at(seat)
        return any(guest.shows for guest in here) or (bool(here) and not any(guest.greeted for guest in here))

    def all_have_gone_on(self) -> bool:
        here = self.those_here()
        return bool(here) and all(self.has_gone_on(seat) for seat in here)

    def has_gone_on(self, seat: int) -> bool:
        """Whether this seat's person has no more to say in the present window. Whoever passes until their turn goes on
        without a word, whether they are asked or not.
        """
        if seat in self.beats.gone_on or self.orders(seat).until_my_turn:
            return True
        answered = any(asked.seat == seat and asked.place in self.given for asked in self.all_asked())
        return answered and self.asked_of(seat) is None

    def all_asked(self) -> list[Asked]:
        """Who is asked now: one seat, or all of a window."""
        if not self.playing:
            return []
        state = (self.answered, self.in_window())
        if self.asking_for != state:
            self.asking = asked_together(self.table) if state[1] else [question(self.table)]
            self.asking_for = state
        return self.asking

    def asked_of(self, seat: int | None) -> Asked | None:
        """What this seat's person is to decide now: nothing that is forced, ordered or answered already."""
        for asked in self.all_asked():
            if asked.seat == seat and asked.place not in self.given:
                place = self.seats[asked.seat]
                if place.person is None or place.away or seat in self.beats.gone_on:
                    return None
                if not self.is_settled(asked) and self.standing(asked) is None:
                    return asked
                # In a window this is a refusal, and something else may be asked after it.
        return None

    def is_settled(self, asked: Asked) -> bool:
        """Whether nobody needs to be asked, because there is but one answer.

        While others look on, whoever can do nothing in their own turn says so themselves, as everybody does who has
        done enough: if the house said it, the others would learn that there was nothing to be done.
        """
        options = asked.table.options()
        if len(options) != 1:
            return False
        if self.shared:
            return goes_unasked(asked, self.turn())
        return self.in_window() or not self.silent or options[0] != PASS

    def handed(self) -> Handed:
        """Who is to take the device, if people share one."""
        asked = self.all_asked()[0] if self.shared and self.playing else None
        if asked is None or self.asked_of(asked.seat) is None:
            return NOBODY
        return handed_to(asked, len(self.table.news))

    def standing(self, asked: Asked) -> int | None:
        """What the seat's standing orders answer."""
        if not can_be_refused(asked.table):
            return None  # as `standing_answer` would say: but nothing has to be read for it
        orders = self.seats[asked.seat].orders
        known = self.ordered.get(asked.number)
        if known is None or known[0] is not orders:
            if asked.seat not in self.tellings:
                self.tellings[asked.seat] = telling_for(self.table, speech_of("en"), asked.seat)
            telling = self.tellings[asked.seat]
            wanted = self.orders(asked.seat)
            if self.shared:
                # Whoever would be spared can do little: to whom the device goes must not tell that.
                wanted = msgspec.structs.replace(wanted, spare=False)
            found = standing_answer(wanted, asked.table, self.game, telling)
            known = self.ordered[asked.number] = orders, found
        return known[1]

    def orders(self, seat: int) -> Orders:
        return msgspec.convert(
            {name: order for name, order in self.seats[seat].orders.items() if name != GIVEN_IN}, Orders
        )

    def stored_orders(self, orders: Orders) -> dict[str, Any]:
        """Orders as they are kept, with the turn they were given in: "until my turn" means the next one."""
        return {**msgspec.to_builtins(orders), GIVEN_IN: self.turn()}

    def turn(self) -> int:
        return cast("int", self.table.view(None)["turn"])

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now."""
        place = self.seats[seat]
        if place.person is None:
            return place.bot or self.row.level
        return self.row.level if place.away else None

    def deadline(self, seat: int) -> float | None:
        """When the clock of this seat runs out."""
        if self.row.clock_decision is None:
            return None
        return self.asked_at + self.row.clock_decision + (self.seats[seat].reserve or 0.0)

    def reserve_after(self, seat: int, now: float) -> float | None:
        """The reserve left when this seat answers now."""
        reserve = self.seats[seat].reserve
        if self.row.clock_decision is None or reserve is None:
            return None
        return max(0.0, reserve - max(0.0, now - self.asked_at - self.row.clock_decision))

    def seat_of(self, person: str) -> int | None:
        for seat in self.seats:
            if seat.person == person:
                return seat.seat
        return None

    def is_here(self, seat: int) -> bool:
        """Whether the person of this seat is at the table, at whatever process."""
        if self.seats[seat].person is None:
            return False
        if self.shared:
            return bool(self.guests)
        left = self.seats[seat].here_until - time.time()
        return 0 < left < BELIEVED or self.has_guest_at(seat)

    def has_guest_at(self, seat: int) -> bool:
        """Whether the person of this seat is at the table at this process."""
        return bool(self.guests_at(seat))

    def guests_at(self, seat: int) -> list[Guest]:
        person = self.seats[seat].person
        return [guest for guest in self.guests if person is not None and guest.person == person]

    def anybody_here(self) -> bool:
        return any(self.is_here(place.seat) for place in self.seats)

    # Telling.

    def retelling(self, seat: int | None, language: str | None) -> Retelling:
        key = (seat, language)
        if key not in self.retellings:
            self.retellings[key] = Retelling(self.table, seat, language)
        return self.retellings[key]

    def retelling_of(self, guest: Guest) -> Retelling:
        return self.retelling(guest.seat if self.row.state != "open" else None, guest.language)

    def apply(self, options: Sequence[int], at: float) -> None:
        """Play stored answers and tell everybody."""
        first = len(self.table.news)
        said = {key: len(retelling.lines) for key, retelling in self.retellings.items()}
        for option in options:
            seat = self.table.asked
            if len(self.table.options()) == 1 and self.table.is_reaction():
                for retelling in self.retellings.values():
                    if retelling.seat == seat:
                        retelling.hear(self.table)
                        retelling.remark(self.table)
            self.table.answer(option)
        self.asked_at = at
        self.given.clear()
        self.ordered.clear()
        self.beats = Beats()
        in_window = self.in_window()
        if in_window and self.those_here():
            self.window_runs(at)
        for retelling in self.retellings.values():
            retelling.hear(self.table)
        asked = None if in_window else self.table.asked
        hidden = [news for news in self.table.news[first:] if news.cards and news.eyes != EVERYONE]
        encoded: dict[object, bytes] = {}
        for guest in self.guests:
            if not guest.greeted:
                continue
            retelling = self.retelling_of(guest)
            name = retelling.reads(hidden, guest.views)
            if name not in encoded:
                lines = retelling.lines[said.get((retelling.seat, retelling.language), 0) :]
                encoded[name] = encoder.encode(retelling.news(self.table, first, lines, guest.views))
            if guest.seat == asked and asked is not None:
                guest.hold()
            guest.send(encoded[name])
            if guest.asked is not None and not in_window and self.table.asked != guest.seat:
                guest.asked = None
                guest.send(NOTHING_ASKED)
        if self.table.over:
            self.finish()
        self.is_driver_to_look = True
        self.ask()

    def ask(self) -> None:
        """Show everybody what has changed about the questions: the window to all, the question to whom it is for."""
        window = self.window_told()
        if window != self.window:
            self.window = window
            self.tell(told_window(window))
        handed = self.handed()
        if handed != self.handed_told:
            self.handed_told = handed
            self.tell(handed)
        if self.countdown is not None and (self.table.over or self.table.asked != self.countdown.seat):
            self.count_down(None)
        if self.guests:
            # What is told to all leaves first. How long it takes to put a question, if there is anything to decide, must
            # delay nobody else's news: that could be measured.
            asyncio.get_running_loop().call_soon(self.ask_guests)
        else:
            self.call_driver()

    def window_told(self) -> tuple[int, float] | None:
        ends = self.window_ends()
        return None if ends is None else (self.answered, ends)

    def ask_guests(self) -> None:
        try:
            asked = {one.seat for one in self.all_asked()}
            for guest in self.guests:
                if guest.greeted and (guest.asked is not None or guest.seat in asked):
                    self.ask_guest(guest)
        finally:
            for guest in self.guests:
                guest.let_go()
            self.call_driver()
        for retelling in self.retellings.values():
            retelling.look_away()

    def call_driver(self) -> None:
        """After answers, if there is anything for whoever drives this table to do: to be woken at every answer only to see that a person
        is to give the next one was a tenth of what an answer cost.
        """
        if self.is_driver_to_look:
            self.is_driver_to_look = False
            if not self.waits_for_guest():
                self.changed.set()

    def waits_for_guest(self) -> bool:
        """Whether all that is to come is the answer of somebody who is here and has been asked, with no clock to be watched, no
        order that ends and no hurry.
        """
        row = self.row
        if row.clock_decision is not None or self.countdown is not None or self.shared or self.people < 2:
            return False
        if not self.playing or self.in_window() or any(place.orders for place in self.seats):
            return False
        seat, number = self.table.asked, self.answered
        return any(
            guest.seat == seat and guest.asked is not None and guest.asked[0] == number
            for guest in self.guests
        )

    def ask_guest(self, guest: Guest) -> None:
        asked = self.asked_of(guest.seat) if guest.seat is not None else None
        if asked is None:
            if guest.asked is not None:
                guest.asked = None
                guest.send(NOTHING_ASKED)
            return
        ends = self.window_ends() or self.deadline(asked.seat)
        # When its window ends is told to everybody: a question is not put again because others have been quicker to see it.
        known = (asked.number, None if self.in_window() else ends)
        if guest.asked != known:
            guest.asked = known
            # The view of a question further on in a window is that of the table as it would be asked at.
            later = asked.table is not self.table
            retelling = self.retelling_of(guest)
            guest.tell(retelling.question(asked, can_be_refused(asked.table), ends, later and guest.views))

    def count_down(self, countdown: Countdown | None) -> None:
        if countdown == self.countdown:
            return
        before = self.countdown
        self.countdown = countdown
        if countdown is not None:
            self.tell(countdown)
        elif before is not None:
            self.tell(Countdown(seat=before.seat, why=before.why, ends=None))

    def finish(self) -> None:
        for guest in self.guests:
            if guest.greeted:
                ending = self.retelling_of(guest).ending(self.table)
                guest.tell(Ended(ending=ending, table=self.info(guest.person)))

    def tell(self, message: FromHouse) -> None:
        data = encoder.encode(message)
        for guest in self.guests:
            if guest.greeted:
                guest.send(data)

    def tell_seats(self) -> None:
        """Who sits where, if it has changed: what somebody ordered for themselves is nobody else's business."""
        for guest in self.guests:
            guest.seat = self.seat_of(guest.person)
        info = self.info("")
        changed = info != self.seats_told
        self.seats_told = info
        for guest in self.guests:
            if guest.greeted and changed:
                guest.tell(SeatsTold(table=self.info(guest.person)))
            if guest.greeted:
                self.tell_orders(guest)
        self.ask()
        self.changed.set()

    def tell_orders(self, guest: Guest) -> None:
        """What the guest's own seat has ordered, if that is news to it: "until my turn" ends by itself."""
        orders = None if guest.seat is None else self.orders(guest.seat)
        if orders is not None and orders != guest.orders:
            guest.tell(OrdersTold(orders=orders))
        guest.orders = orders

    def greet(self, guest: Guest, since: int | None, chat: list[ChatLine]) -> None:
        """The fresh view, or only what a guest has missed."""
        guest.greeted = True
        guest.seat = self.seat_of(guest.person)
        guest.asked = None
        retelling = self.retelling_of(guest)
        # Of an open table nothing has been told: whoever knew who will sit where could choose a seat by it.
        dealt = self.row.state != "open"
        number = len(self.table.news) if dealt else 0
        if since is not None and 0 < since <= number and number - since <= CATCHES_UP:
            lines = [line for line in retelling.lines if line.number >= since]
            guest.tell(SeatsTold(table=self.info(guest.person)))
            self.tell_orders(guest)
            guest.tell(retelling.news(self.table, since, lines, guest.views))
            for line in chat:
                guest.tell(line)
            guest.tell(told_window(self.window_told()))
            if self.table.over:
                # It may have ended while the guest was gone.
                guest.tell(Ended(ending=retelling.ending(self.table), table=self.info(guest.person)))
        else:
            guest.orders = None if guest.seat is None else self.orders(guest.seat)
            guest.tell(
                Welcome(
                    table=self.info(guest.person),
                    number=number,
                    answers=self.answered,
                    view=retelling.view(self.table) if dealt and guest.views else None,
                    lines=retelling.lines[-LOG_SHOWN:] if dealt else [],
                    chat=chat,
                    muted=sorted(guest.muted),
                    orders=guest.orders,
                    now=time.time(),
                    window=self.window_ends(),
                    ending=retelling.ending(self.table),
                    welcome=retelling.welcome(self.table) if dealt else [],
                )
            )
            if self.in_window():
                guest.tell(told_window(self.window_told()))
        if self.shared:
            guest.tell(self.handed())
        if self.countdown is not None:
            guest.tell(self.countdown)
        self.ask_guest(guest)

    def info(self, person: str) -> TableInfo:
        row = self.row
        clock = (
            None
            if row.clock_decision is None
            else Clock(decision=row.clock_decision, reserve=row.clock_reserve or 0.0)
        )
        # Whoever looks on without a name is the device of those who play.
        watching = {guest.person for guest in self.guests if guest.seat is None and guest.person}
        return TableInfo(
            id=row.id,
            game=row.game,
            rules=row.rules,
            seats=[self.taken(seat, name) for seat, name in zip(self.seats, self.names(), strict=True)],
            options=row.options,
            level=row.level,  # type: ignore[arg-type]
            clock=clock,
            window=row.window,
            silence=row.silence,  # type: ignore[arg-type]
            pace=row.pace,
            grace=row.grace,
            public=row.public,
            state="over" if self.table.over else row.state,  # type: ignore[arg-type]
            owner=row.owner,
            you=self.seat_of(person),
            commitment=self.table.origin.commitment,
            rematch=row.rematch,
            watching=len(watching),
            branch=None if row.source is None else Branch(source=row.source, moment=row.moment or 0),
            quiet=row.quiet,
        )

    def names(self) -> list[str]:
        """What people are called at this table, each in a way that nobody else is."""
        return told_apart([seat.name for seat in self.seats])

    def name_of(self, person: str, name: str) -> str:
        """What somebody is called here who sits at the table or only watches."""
        seat = self.seat_of(person)
        if seat is not None:
            return self.names()[seat]
        return told_apart([*(place.name for place in self.seats), name])[-1]

    def taken(self, seat: Place, name: str) -> TakenSeat:
        return TakenSeat(
            seat=seat.seat,
            person=seat.person,
            name=name,
            bot=seat.bot,  # type: ignore[arg-type]
            here=self.is_here(seat.seat),
            away=seat.away,
            reserve=seat.reserve,
        )


def told_window(window: tuple[int, float] | None) -> Window:
    return Window(ends=None) if window is None else Window(number=window[0], ends=window[1])


def named(table: str) -> str:
    """A table in the journal: whoever reads it there is not invited by it."""
    return table[:6]
