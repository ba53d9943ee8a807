"""Presence: which guests are connected to a table, and which of its people are here, away, or still reading."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from izakaya.playing import clock as time
from izakaya.playing.guest import Guest
from izakaya.playing.message_parts import Wish
from izakaya.playing.state import TableState

MOST_WISHES: Final = 8  # people who would like to sit down; the oldest wish is forgotten first
BELIEVED: Final = (
    60.0  # seconds; who is said to be here for longer was seen by a clock that has been set back since
)


class Presence:
    """Guests are those of this process. Of people at other processes it knows until when they are believed to be here."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.guests: set[Guest] = set()
        self.removed: set[str] = set()  # people whom the owner has shown out
        self.wishes: dict[
            str, Wish
        ] = {}  # of people who would like to play on in the place of a bot, by person
        self.ready: set[int] = set()  # seats that have read who they are and may see the game begin
        self.hurried = False  # whether the only person here has seen enough of the bots' turns
        self.left_at = time.time()  # when the last guest went

    # Guests of this process.

    def come(self, guest: Guest) -> None:
        self.guests.add(guest)

    def go(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.left_at = time.time()

    def disconnect(self, people: Container[str] | None = None) -> bool:
        """Close the connections of these people, or all; whether there were any."""
        found = [guest for guest in self.guests if people is None or guest.person in people]
        for guest in found:
            guest.send(None)
        return bool(found)

    def remove(self, people: set[str]) -> None:
        """The owner has shown these people out: who comes back hears why not."""
        self.removed = people
        self.disconnect(people)

    # Who arranges the table, and who would like to sit down.

    def host(self) -> str:
        """The owner, or while the owner is gone the next who sits here."""
        owner = self.state.row.owner
        seat = self.state.seat_of(owner)
        if self.connections(owner) or (seat is not None and self.is_here(seat)):
            return owner
        places = self.state.seats[seat or 0 :] + self.state.seats[: seat or 0]
        return next((one.person for one in places if one.person and self.is_here(one.seat)), owner)

    def may_arrange(self, person: str) -> bool:
        """The host may, and everybody who sits at a table at which its owner does not."""
        if person in (self.state.row.owner, self.host()):
            return True
        return self.state.seat_of(self.state.row.owner) is None and self.state.seat_of(person) is not None

    def wish(self, person: str, name: str, seat: int | None) -> None:
        """Somebody would like to play on in the place of the bot at this seat; `None`: no longer."""
        self.wishes.pop(person, None)
        if seat is not None:
            self.wishes[person] = Wish(person=person, name=name, seat=seat)
        while len(self.wishes) > MOST_WISHES:
            del self.wishes[next(iter(self.wishes))]

    def open_wishes(self) -> list[Wish]:
        """Those that can still be granted."""
        if not self.state.playing:
            return []
        seats = self.state.seats
        return [
            wish
            for wish in self.wishes.values()
            if seats[wish.seat].person is None and self.state.seat_of(wish.person) is None
        ]

    def connections(self, person: str) -> int:
        return len([guest for guest in self.guests if guest.person == person])

    def empty_for(self, now: float) -> float:
        """For how many seconds nobody has been connected."""
        return 0.0 if self.guests else now - self.left_at

    def guests_at(self, seat: int) -> list[Guest]:
        """Those of this seat's person."""
        person = self.state.seats[seat].person
        return [guest for guest in self.guests if person is not None and guest.person == person]

    # People at their seats, at whatever process.

    def is_here(self, seat: int) -> bool:
        place = self.state.seats[seat]
        if place.person is None:
            return False
        if self.state.shared:
            return bool(self.guests)
        left = place.here_until - time.time()
        return 0 < left < BELIEVED or bool(self.guests_at(seat))

    def here(self) -> list[int]:
        """The seats of people who look on: somebody who has gone holds up nobody."""
        return [place.seat for place in self.state.seats if not place.away and self.is_here(place.seat)]

    def is_anybody_here(self) -> bool:
        return bool(self.guests) or any(self.is_here(place.seat) for place in self.state.seats)

    def are_others_here(self, seat: int) -> bool:
        return any(place.seat != seat and self.is_here(place.seat) for place in self.state.seats)

    def see(self, seat: int, until: float) -> None:
        """The person of this seat is believed to be here until then, without a new sign."""
        self.state.seats[seat].here_until = until

    def renew(self, now: float, seconds: float) -> list[int]:
        """Believe in everybody connected for so many seconds more; the seats for which more than half of that is new."""
        seats: list[int] = []
        for guest in self.guests:
            if guest.seat is not None and self.state.seats[guest.seat].here_until < now + seconds / 2:
                self.see(guest.seat, now + seconds)
                seats.append(guest.seat)
        return seats

    def set_away(self, seat: int, away: bool) -> None:
        """Whether a bot plays for the person of this seat."""
        self.state.seats[seat].away = away

    # What they say of the pace.

    def is_reading(self, seat: int) -> bool:
        """Whether this seat's person may be before a screen with the welcome. Who has come in and not said hello yet may be."""
        if seat in self.ready:
            return False
        here = self.guests_at(seat)
        return any(guest.shows for guest in here) or (bool(here) and not any(guest.greeted for guest in here))

    def finish_reading(self, seat: int) -> None:
        self.ready.add(seat)
        self.state.bell.set()

    def hurry(self, on: bool) -> None:
        self.hurried = on
        self.state.bell.set()

    def is_hurried(self) -> bool:
        """With others at the table nobody is hurried; those who share a device are."""
        return self.hurried and (self.state.people == 1 or self.state.shared)
