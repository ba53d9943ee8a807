"""Reaction window: hides who can react, by waiting the same time for everybody.

It closes at one of a few beats, once everybody present has gone on. Every person at the table goes on at every window, asked or
not, and nobody is told who has. So the clock shows at which quarter of its time the last person went on, and never whether there
was anything to refuse. All that decides here is public: who is present, how long windows are, whether bots alone are asked.
"""

from __future__ import annotations

import math
from typing import Final

from izakaya.playing.hot_seat import CURTAIN, NOBODY, goes_unasked, handed_to
from izakaya.playing.messages import Handed
from izakaya.playing.orders import StandingOrders
from izakaya.playing.presence import Presence
from izakaya.playing.questions import PASS, Asked, asked_together, can_be_refused, question
from izakaya.playing.state import TableState
from izakaya.playing.storage import Meant

QUARTERS: Final = 4
# Seconds in which a window must have come to everybody's eyes, or its clock runs without them.
SHOWN_WITHIN: Final = 5.0
HAIR: Final = 1e-6  # seconds: a beat that is met exactly is not missed


class ReactionWindow:
    """The present questions and, if others must not learn who can react, the window they are asked in.

    With the next answer it is another window. Nothing of it is stored but the answers that wait: a house that starts again asks again.
    """

    def __init__(self, state: TableState, presence: Presence, orders: StandingOrders) -> None:
        self.state = state
        self.presence = presence
        self.orders = orders
        self.given: set[int] = set()  # answers that wait for its end, by their numbers
        self.seen: set[int] = set()  # seats
        self.gone_on: set[int] = set()  # seats
        self.began: float | None = None  # since when its clock runs
        self.all_at: float | None = None  # since when everybody has gone on
        self.asking: list[Asked] = []
        self.asking_for = (-1, False)

    def reset(self, at: float) -> None:
        """Another question is asked, since then."""
        self.given.clear()
        self.seen.clear()
        self.gone_on.clear()
        self.began = self.all_at = None
        if self.is_open() and self.presence.here():
            self.runs(at)

    # What people do. `opened` is the number of the window they mean: if it is another one, it no longer matters.

    def go_on(self, opened: int, seat: int) -> None:
        """This seat has no more to say."""
        if opened == self.state.answered and self.is_open():
            self.gone_on.add(seat)
            self.state.update_questions()
            self.state.bell.set()

    def see(self, opened: int, seat: int) -> None:
        """The window has come to the eyes of this seat's person."""
        if opened == self.state.answered and self.is_open():
            self.seen.add(seat)
            self.state.bell.set()

    def wait_with(self, opened: int, answer: int, reacted: int | None = None) -> None:
        """The answer of this number waits for the end. The seat that has `reacted` by it has no more to say."""
        if opened == self.state.answered:
            self.given.add(answer)
            if reacted is not None:
                self.gone_on.add(reacted)
            self.state.update_questions()
            self.state.bell.set()

    def begin(self, opened: int, began: float) -> None:
        """The driver, maybe of another process, has seen that everybody sees the window."""
        if opened == self.state.answered:
            self.began = began
            self.state.update_questions()

    def recall(self, meant: Meant) -> None:
        """What waits was stored, maybe by another process."""
        self.given |= set(meant)
        for asked in self.all_asked():
            if asked.place in meant and meant[asked.place].option != PASS:
                self.gone_on.add(asked.seat)

    # Whether there is one, and when it closes.

    @property
    def silent(self) -> bool:
        """Whether there is anybody from whom a reaction is to be hidden: bots do not look at clocks. A window in
        which somebody has answered stays one until it closes, even if people leave the table.
        """
        row = self.state.row
        if row.window is None or row.silence == CURTAIN:
            return False
        return self.state.people > 1 or bool(self.given)

    def is_open(self) -> bool:
        # Asked at every turn: what most tables can say at once comes first.
        if self.state.row.window is None:
            return False
        return self.silent and self.state.playing and can_be_refused(self.state.table)

    def ends(self) -> float | None:
        """When it closes if not everybody goes on before: the same for all."""
        if not self.is_open():
            return None
        if self.began is not None:
            return self.began + self.length()
        return self.state.asked_at + (SHOWN_WITHIN if self.has_beats() else 0.0) + self.length()

    def length(self) -> float:
        """One in which nobody but bots is asked need not wait for people: everybody can tell, as who is asked follows from what
        all know.
        """
        row = self.state.row
        whole = row.window or 0.0
        return whole if row.silence == "strict" or self.asks_people() else whole / QUARTERS

    def has_beats(self) -> bool:
        """Whether it may close before its end."""
        return self.state.row.silence != "strict" and self.asks_people()

    def runs(self, now: float) -> bool:
        """Whether its clock runs: it waits until everybody sees the window, though not for long."""
        if self.began is None:
            latest = self.state.asked_at + SHOWN_WITHIN
            if not self.has_beats():
                self.began = self.state.asked_at
            elif self.all_have_seen() or now >= latest:
                self.began = min(now, latest)
        return self.began is not None

    def closes(self, now: float) -> float:
        """When it closes, as things stand. Somebody who comes back to the table may still have to go on."""
        assert self.began is not None, "its clock runs"
        if self.has_beats():
            if not self.all_have_gone_on():
                self.all_at = None
            elif self.all_at is None:
                self.all_at = now
        if self.all_at is None:
            return self.began + self.length()
        return next_beat(self.began, self.length(), self.all_at)

    def asks_people(self) -> bool:
        """Whether it asks anybody but bots."""
        return any(self.state.bot_at(asked.seat) is None for asked in self.all_asked())

    def all_have_seen(self) -> bool:
        return all(self.has_seen(seat) for seat in self.presence.here())

    def has_seen(self, seat: int) -> bool:
        """Whether it has come to the eyes of this seat's person. Of programs that do not say so we believe it."""
        if seat in self.seen or self.has_gone_on(seat):
            return True
        here = self.presence.guests_at(seat)
        return bool(here) and not any(guest.shows for guest in here)

    def seen_here(self) -> list[int]:
        """The seats at this process that have seen it, if a driver elsewhere may have to know: it waits for people who are here, but
        not for programs that show nothing.
        """
        if not self.is_open():
            return []
        here = self.presence.here()
        ours = [seat for seat in here if self.presence.guests_at(seat)]
        return [seat for seat in ours if self.has_seen(seat)] if len(ours) < len(here) else []

    def all_have_gone_on(self) -> bool:
        here = self.presence.here()
        return bool(here) and all(self.has_gone_on(seat) for seat in here)

    def has_gone_on(self, seat: int) -> bool:
        """Whether this seat's person has no more to say. Somebody who passes until their turn goes on without a word, whether they are
        asked or not.
        """
        if seat in self.gone_on or self.orders.of(seat).until_my_turn:
            return True
        answered = any(asked.seat == seat and asked.place in self.given for asked in self.all_asked())
        return answered and self.asked_of(seat) is None

    # Who is asked.

    def all_asked(self) -> list[Asked]:
        """Who is asked now: one seat, or all of a window."""
        if not self.state.playing:
            return []
        state = (self.state.answered, self.is_open())
        if self.asking_for != state:
            table = self.state.table
            self.asking = asked_together(table) if state[1] else [question(table)]
            self.asking_for = state
        return self.asking

    def asked_of(self, seat: int | None) -> Asked | None:
        """What this seat's person is to decide now: nothing that is forced, ordered or answered already."""
        for asked in self.all_asked():
            if asked.seat == seat and asked.place not in self.given:
                place = self.state.seats[asked.seat]
                if place.person is None or place.away or seat in self.gone_on:
                    return None
                if not self.is_settled(asked) and self.orders.answer(asked) is None:
                    return asked
                # In a window this is a refusal, and something else may be asked after it.
        return None

    def is_settled(self, asked: Asked) -> bool:
        """Whether nobody needs to be asked, because there is but one answer.

        While others look on, a person who can do nothing in their own turn says so themselves, as everybody does who has
        done enough: if the house said it, the others would learn that there was nothing to be done.
        """
        options = asked.table.options()
        if len(options) != 1:
            return False
        if self.state.shared:
            return goes_unasked(asked, self.state.turn())
        return self.is_open() or not self.silent or options[0] != PASS

    def handed(self) -> Handed:
        """Who is to take the device, if people share one."""
        asked = self.all_asked()[0] if self.state.shared and self.state.playing else None
        if asked is None or self.asked_of(asked.seat) is None:
            return NOBODY
        return handed_to(asked, len(self.state.table.news))


def next_beat(began: float, length: float, now: float) -> float:
    """The beat at which a window closes when the last person goes on now."""
    quarter = length / QUARTERS
    passed = math.ceil((now - began - HAIR) / quarter)
    return began + quarter * min(max(passed, 1), QUARTERS)
