"""What a seat sees, as numbers: a flat row with named parts, for programs that learn.

An `Observer` writes one row into memory that somebody else holds. The numbers come from what `view` tells and from nothing else. The
row begins with what everybody sees, so that its first `public_size` numbers, written for nobody in particular, are a row of their own,
for critics and spectators.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from izakaya.table.table import Table

#: The number of a watcher without a seat.
WATCHER: Final = -1
#: Where a one stands that stands nowhere.
NOWHERE: Final = -1


@final
class Part:
    """A named part of the row: where it begins, how it is laid out, what it says. `public` if everybody sees it."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...], public: bool, says: str) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        self.public = public
        self.says = says

    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@mypyc_attr(allow_interpreted_subclasses=True)
class Notes:
    """What an observer keeps of one table and one row, so that it need write only what has changed: where the ones stand of parts that
    have no more than one (`point`), and where it has written into parts that are nearly all zero (`mark`).
    """

    def __init__(self, size: i64, pointers: i64) -> None:
        # By pointer: where its one stands, counted from where the row begins; NOWHERE if it stands nowhere.
        self.ones: vec[i64] = vec[i64]([NOWHERE] * int(pointers))
        self.marks: vec[i32] = vec[i32]([0] * int(size))
        self.marked: i64 = 0


def point(row: vec[i16], at: i64, ones: vec[i64], pointer: i64, place: i64) -> None:
    """Let the only one of a part stand in this place of the row that begins there, or NOWHERE."""
    before = ones[pointer]
    if before != place:
        if before != NOWHERE:
            row[at + before] = 0
        if place != NOWHERE:
            row[at + place] = 1
        ones[pointer] = place


def mark(row: vec[i16], at: i64, number: i64, notes: Notes) -> None:
    """Write a number where a zero is, and remember the place."""
    if number != 0:
        row[at] = i16(number)
        marked = notes.marked
        notes.marks[marked] = i32(at)
        notes.marked = marked + 1


def add_one(row: vec[i16], at: i64, notes: Notes) -> None:
    """One more of something that is counted there."""
    if row[at] == 0:
        mark(row, at, 1, notes)
    else:
        row[at] += 1


def wipe(row: vec[i16], notes: Notes) -> None:
    """Zeros again wherever something was marked."""
    marks = notes.marks
    for i in range(notes.marked):
        row[i64(marks[i])] = 0
    notes.marked = 0


def blank(row: vec[i16], at: i64, count: i64) -> None:
    """So many zeros from there on."""
    for i in range(at, at + count):
        row[i] = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what is seen of tables of one game with so many seats. What it keeps of a table stands in its `Notes`.

    `version` rises when the same view would give another row. `options` is how many options the game has: the length of a mask.
    """

    def __init__(self, seats: int, version: int, options: int) -> None:
        self.seats: i64 = seats
        self.version = version
        self.options = options
        self.parts: list[Part] = []
        self.size: i64 = 0
        self.public_size: i64 = 0

    def seen(self, name: str, shape: tuple[int, ...], says: str) -> int:
        """One more part that everybody sees; where it begins."""
        assert self.size == self.public_size, "what everybody sees comes first"
        at = self.add(name, shape, True, says)
        self.public_size = self.size
        return at

    def own(self, name: str, shape: tuple[int, ...], says: str) -> int:
        """One more part that only the seat itself sees; where it begins."""
        return self.add(name, shape, False, says)

    def add(self, name: str, shape: tuple[int, ...], public: bool, says: str) -> int:
        """One more part, after those there are; where it begins."""
        part = Part(name, int(self.size), shape, public, says)
        self.parts.append(part)
        self.size += part.size()
        return part.start

    def notes(self) -> Notes:
        """What it keeps of one table and one row, from one writing to the next."""
        return Notes(self.size, 0)

    def write(self, t: Any, seat: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        """Write what this seat sees into the row that begins there; the shorter row for WATCHER. It was written with these notes
        before, or is all zeros.
        """
        raise NotImplementedError

    def row(self, t: Table, seat: int | None) -> vec[i16]:
        """A row of its own, checked: what a seat sees, or with `None` everybody."""
        looker = t.seat_of(seat)
        row = vec[i16]([0] * int(self.public_size if looker is None else self.size))
        self.write(t, WATCHER if looker is None else looker, row, 0, self.notes())
        return row


def asked_place(t: Table, seat: i64) -> i64:
    """Who is asked, as one of seats + 2 places: a seat; or that somebody is asked for a reaction, which only that seat is told; or
    nobody, because the game is over.
    """
    asked = t.asked_seat()
    if asked < 0:
        return t.seats + 1
    if asked != seat and t.is_reaction():
        return t.seats
    return asked
