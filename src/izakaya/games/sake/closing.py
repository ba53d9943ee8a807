"""The circle closes when a samurai leaves it (K39)."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sake.circle import CLOCKWISE, COUNTER, EMPTY, MINIONS, Circle


def bury(circle: Circle, seat: i64) -> list[int]:
    """K39: take a samurai without minions out of the circle and close it; returns the others' minions that lost their place."""
    following = circle.samurai_after(seat, CLOCKWISE)
    previous = circle.samurai_after(seat, COUNTER)
    if following < 0 or previous < 0 or following == previous:
        return leave_alone(circle, seat)
    if circle.distance(seat, following, CLOCKWISE) <= circle.distance(seat, previous, COUNTER):
        gone = clear_stretch(circle, previous, seat)
    else:
        gone = clear_stretch(circle, seat, following)
    circle.remove(seat)
    if circle.samurai_after(following, CLOCKWISE) == previous:
        gone += straighten(circle, following, previous)
    return gone


def clear_stretch(circle: Circle, seat: i64, other: i64) -> list[int]:
    """Take all steps and minions away between a samurai and the next one clockwise; returns the minions."""
    gone = minions_between(circle, seat, other)
    for minion in gone:
        circle.remove(minion)
    circle.gaps[circle.place_of(seat)] = 0
    return gone


def minions_between(circle: Circle, seat: i64, other: i64) -> list[int]:
    """The minions met going clockwise from one samurai to another."""
    found: list[int] = []
    at = circle.after(circle.place_of(seat), CLOCKWISE)
    while at >= 0 and circle.pieces[at] != other:
        if circle.pieces[at] >= MINIONS:
            found.append(circle.pieces[at])
        at = circle.after(at, CLOCKWISE)
    return found


def straighten(circle: Circle, a: i64, b: i64) -> list[int]:
    """Two samurai are left: only the smaller stretch between them stays, in a tie the one clockwise of `a`."""
    circle.changes += 1
    if circle.distance(a, b, CLOCKWISE) <= circle.distance(b, a, CLOCKWISE):
        gone = clear_stretch(circle, b, a)
        first = circle.place_of(a)
    else:
        gone = clear_stretch(circle, a, b)
        first = circle.place_of(b)
    pieces = EMPTY[:]
    gaps = EMPTY[:]
    for i in range(circle.count):
        pieces[i] = circle.pieces[(first + i) % circle.count]
        gaps[i] = circle.gaps[(first + i) % circle.count]
    circle.pieces = pieces
    circle.gaps = gaps
    circle.open = True
    return gone


def leave_alone(circle: Circle, seat: i64) -> list[int]:
    """The second to last samurai goes: no steps and no minions are left around the last one, if there is one."""
    circle.changes += 1
    gone: list[int] = []
    last: i64 = -1
    for i in range(circle.count):
        piece = circle.pieces[i]
        if piece >= MINIONS:
            gone.append(piece)
        elif piece != seat:
            last = piece
    for minion in gone:
        circle.give_minion(minion, -1)
    circle.gaps = EMPTY[:]
    circle.open = False
    circle.count = 0 if last < 0 else 1
    circle.pieces[0] = last
    return gone
