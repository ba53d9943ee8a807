"""What happened to hidden cards, as a log: all that an attentive player can remember of them.

The log says who drew, what left a hand for all to see, what went from hand to hand by Diversion, what Ieyasu took from the pile, what
was revealed, and when the deck ran out (W22). It holds the truth, as the table does; `redeal` and `sightings` read of it only what
one watcher has seen. Two things follow from it that lie nowhere on the table: when the deck runs out everybody sees which cards go
into the new one, and a card may be seen on its way into a hand.

Copies of a table share the list, and each knows how much of it is its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword.data import KINDS
from izakaya.games.sword.hidden.traces import (
    DIVERTED,
    DREW,
    LEFT,
    TOOK,
    kind_in,
    seat_in,
    trace,
    victim_in,
    what_in,
)
from izakaya.table.seats import is_among, only

SPECTATOR: Final = 7  # the number of a watcher without a seat


def dealt_at_once(hands: vec[i64], seats: i64) -> list[int]:
    """The log of a position of which nothing else is known: all hands were dealt from one deck."""
    log: list[int] = []
    for seat in range(seats):
        for kind in range(i64(KINDS)):
            for _ in range(hands[seat * KINDS + kind]):
                log.append(trace(DREW, seat, 0, kind))
    return log


def sightings(log: list[int], count: i64, watcher: i64) -> list[tuple[int, int]]:
    """What a watcher knows of cards in other hands: kinds of card, each with the hands (a bit set) one of which holds it."""
    seen: list[tuple[int, int]] = []
    for i in range(count):
        seen = seen_after(seen, log[i], watcher)
    seen.sort()
    return seen


def seen_after(seen: list[tuple[int, int]], happened: i64, watcher: i64) -> list[tuple[int, int]]:
    """What a watcher knows after one more trace; for a reader that goes on from where the log was read before."""
    what = what_in(happened)
    if what == LEFT:
        if seen:
            return less_one(seen, kind_in(happened), seat_in(happened))
    elif what == TOOK or what == DIVERTED:
        seat = seat_in(happened)
        victim = victim_in(happened)
        kind = kind_in(happened)
        if what == TOOK:
            if seat != watcher:
                seen.append((kind, only(seat)))
        elif seat == watcher:
            return less_one(seen, kind, victim)
        elif victim == watcher:
            seen.append((kind, only(seat)))
        else:
            # It may have been any card: those that were there may now be here.
            return [(card, hands | only(seat) if is_among(victim, hands) else hands) for card, hands in seen]
    return seen


def less_one(seen: list[tuple[int, int]], kind: int, seat: int) -> list[tuple[int, int]]:
    """A card of this kind left this hand: one sighting that could be it is over.

    If it is not clear which one, the remaining ones that could have been it become as vague as all of them together.
    """
    clear = (kind, only(seat))
    if clear in seen:
        seen.remove(clear)
        return seen
    could = [hands for card, hands in seen if card == kind and is_among(seat, hands)]
    if not could:
        return seen
    union = 0
    for hands in could:
        union |= hands
    rest = [(card, hands) for card, hands in seen if card != kind or not is_among(seat, hands)]
    return rest + [(kind, union)] * (len(could) - 1)
