"""Who stands where, as text: the circle or line with the steps in it, and the minions."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sake.circle import CLOCKWISE, COUNTER, MINIONS, PIECES, Circle
from izakaya.games.sake.data import ROPE_BRIDGE
from izakaya.games.sake.meaning import piece_name
from izakaya.games.sake.state import LIVING
from izakaya.games.sake.table import SakeTable
from izakaya.table.errors import BadNotation
from izakaya.table.notation import PositionLine


def write_circle(t: SakeTable) -> str:
    """Pieces with the steps between them; a line begins with the word `line` and ends with a piece."""
    circle = t.circle
    words = ["line" if circle.open else "circle"]
    for i in range(circle.count):
        words.append(piece_name(circle.pieces[i]))
        if circle.count > 1 and not (circle.open and i == circle.count - 1):
            words.append(str(circle.gaps[i]))
    return " ".join(words)


def read_piece(t: SakeTable, word: str, line: PositionLine) -> int:
    kind, _, number = word.partition("-")
    if number.isascii() and number.isdigit() and len(number) <= 2:
        if kind == "seat" and int(number) < t.seats:
            return int(number)
        if kind == "minion" and 1 <= int(number) <= PIECES - MINIONS:
            return MINIONS + int(number) - 1
    raise line.error(f"{word[:40]!r} is no piece; pieces are seat-0, minion-3 and so on")


def read_minion(t: SakeTable, line: PositionLine) -> int:
    """Whose a minion is, which way it goes and since when; returns its card."""
    m = read_piece(t, line.words[0], line) - MINIONS
    line.keyword("of")
    owner = line.number_up_to(int(t.seats) - 1, "the seat")
    t.circle.owners[m] = owner
    t.minion_way[m] = COUNTER if line.one_of(("clockwise", "counter"), "direction") == 1 else CLOCKWISE
    if line.more():
        line.keyword("age")
        t.minion_age[m] = line.number_up_to(9999, "the age")
    line.end()
    return int(t.minion_card(MINIONS + m))


def read_circle(t: SakeTable, line: PositionLine, word: str) -> None:
    if t.circle.count > 0:
        raise line.error("the pieces stand in a circle or in a line, not both")
    circle = Circle.around(0, 0)
    while line.more():
        if circle.count == PIECES:
            raise line.error("there are too many pieces")
        piece = read_piece(t, line.word(), line)
        if circle.place_of(piece) >= 0:
            raise line.error("a piece stands in two places")
        circle.pieces[circle.count] = piece
        circle.count += 1
        if line.more():
            circle.gaps[circle.count - 1] = line.number_up_to(99, "the steps")
        elif word == "circle" and circle.count > 1:
            raise line.error("the steps after the last piece are missing")
    circle.open = word == "line"
    t.circle = circle


def stand_around(t: SakeTable) -> None:
    """Everybody alive in seating order, with the steps of the start between them."""
    steps: i64 = 2 if t.location == ROPE_BRIDGE else t.deck_data.steps_between
    circle = Circle.around(0, 0)
    for seat in range(t.seats):
        if t.states[seat] == LIVING:
            circle.pieces[circle.count] = seat
            circle.gaps[circle.count] = steps
            circle.count += 1
    if circle.count <= 2:
        circle.open = circle.count == 2
        if circle.count > 0:
            circle.gaps[circle.count - 1] = 0
    t.circle = circle


def check_circle(t: SakeTable) -> None:
    """K7, K39: everybody alive has a place, in the order of the seats; minions stand on their owners' side."""
    circle = t.circle
    order = [int(circle.pieces[i]) for i in range(circle.count)]
    samurai = [piece for piece in order if piece < MINIONS]
    living = [seat for seat in range(int(t.seats)) if t.states[seat] == LIVING]
    if sorted(samurai) != living:
        raise BadNotation("In the circle stand exactly the samurai who are alive.")
    if samurai and samurai[samurai.index(min(samurai)) :] + samurai[: samurai.index(min(samurai))] != living:
        raise BadNotation("The samurai do not stand in the order of their seats.")
    if circle.open != (len(living) == 2) or (circle.open and (order[0] >= MINIONS or order[-1] >= MINIONS)):
        raise BadNotation("Two samurai stand at the ends of a line, more in a circle (K39).")
    minions = [piece for piece in order if piece >= MINIONS]
    if len(living) < 2 and minions:
        raise BadNotation("Minions stand between samurai, so there must be two of them (K39).")
    for m in range(i64(PIECES - MINIONS)):
        owner = circle.owners[m]
        if (owner >= 0) != (MINIONS + m in minions):
            raise BadNotation("Every minion stands in the circle and has an owner.")
        if owner >= 0 and not is_behind(t, int(MINIONS + m), int(owner)):
            raise BadNotation("A minion stands on the side of its samurai toward which it was played (K16).")
    for i in range(circle.count):
        if (
            circle.count > 1
            and not (circle.open and i == circle.count - 1)
            and circle.gaps[i] < circle.least(i)
        ):
            raise BadNotation("Between enemies there is always at least 1 step (K7).")
    if t.box_steps() < 0:
        raise BadNotation(f"There are only {t.deck_data.steps} steps in the box (K3).")


def is_behind(t: SakeTable, minion: int, owner: int) -> bool:
    """Whether going back from a minion one meets its samurai before any other."""
    if t.states[owner] != LIVING:
        return False
    back = 1 - t.minion_way[minion - MINIONS]
    return t.circle.samurai_after(minion, back) == owner
