"""What happened to hidden cards, as a log: all that an attentive player can remember of them.

The log says who drew, what left a hand for all to see, what went from hand to hand by Diversion, what Ieyasu took from the pile, what
was revealed, and when the deck ran out (W22). It holds the truth, as the table does; `redeal` and `sightings` read of it only what
one watcher has seen. Two things follow from it that lie nowhere on the table: when the deck runs out everybody sees which cards go
into the new one, and a card may be seen on its way into a hand.

An event is one small integer. Copies of a table share the list, and each knows how much of it is its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword.data import CARDS, IEYASU, KINDS, kind_of
from izakaya.table.errors import BadNotation
from izakaya.table.notation import PositionLine

SPECTATOR: Final = 7  # the number of a watcher without a seat

# What an event is, above bit 16; below it stand the seat (12), the victim of Diversion (8) and the kind of card.
DREW: Final = 0  # also: was dealt
LEFT: Final = 1  # for all to see
DIVERTED: Final = 2
TOOK: Final = 3  # from the pile
REVEALED: Final = 4
RAN_OUT: Final = 5


def event(what: i64, seat: i64, victim: i64, kind: i64) -> i64:
    return (what << 16) | (seat << 12) | (victim << 8) | kind


def dealt_at_once(hands: vec[i64], seats: i64) -> list[int]:
    """The log of a position of which nothing else is known: all hands were dealt from one deck."""
    log: list[int] = []
    for seat in range(seats):
        for kind in range(i64(KINDS)):
            for _ in range(hands[seat * KINDS + kind]):
                log.append(event(DREW, seat, 0, kind))
    return log


def sightings(log: list[int], count: i64, watcher: i64) -> list[tuple[int, int]]:
    """What a watcher knows of cards in other hands: kinds of card, each with the hands (a bit set) one of which holds it."""
    seen: list[tuple[int, int]] = []
    for i in range(count):
        packed: i64 = log[i]
        what = packed >> 16
        seat = (packed >> 12) & 15
        victim = (packed >> 8) & 15
        kind = packed & 255
        if what == LEFT:
            seen = less_one(seen, kind, seat)
        elif what == TOOK and seat != watcher:
            seen.append((kind, 1 << seat))
        elif what == DIVERTED:
            if seat == watcher:
                seen = less_one(seen, kind, victim)
            elif victim == watcher:
                seen.append((kind, 1 << seat))
            else:
                # It may have been any card: those that were there may now be here.
                seen = [
                    (card, hands | (1 << seat) if (hands >> victim) & 1 else hands) for card, hands in seen
                ]
    seen.sort()
    return seen


def less_one(seen: list[tuple[int, int]], kind: int, seat: int) -> list[tuple[int, int]]:
    """A card of this kind left this hand: one sighting that could be it is over.

    If it is not clear which one, the remaining ones that could have been it become as vague as all of them together.
    """
    clear = (kind, 1 << seat)
    if clear in seen:
        seen.remove(clear)
        return seen
    could = [hands for card, hands in seen if card == kind and (hands >> seat) & 1]
    if not could:
        return seen
    union = 0
    for hands in could:
        union |= hands
    rest = [(card, hands) for card, hands in seen if card != kind or not (hands >> seat) & 1]
    return rest + [(kind, union)] * (len(could) - 1)


# As text: a line for each deck there was, of words such as
#   0+bokken     seat 0 was dealt or drew a Bokken
#   3-parry      a Parry left the hand of seat 3 for all to see
#   2<4:katana   seat 2 took a Katana from seat 4 by Diversion
#   1^katana     seat 1 (Ieyasu) took a Katana from the pile
#   !bokken      a Bokken was revealed from the deck


def write_log(log: list[int], count: i64) -> list[str]:
    lines: list[str] = []
    words = ["log"]
    for i in range(count):
        packed = log[i]
        what = packed >> 16
        seat = (packed >> 12) & 15
        name = CARDS[packed & 255] if what != RAN_OUT else ""
        if what == DREW:
            words.append(f"{seat}+{name}")
        elif what == LEFT:
            words.append(f"{seat}-{name}")
        elif what == DIVERTED:
            words.append(f"{seat}<{(packed >> 8) & 15}:{name}")
        elif what == TOOK:
            words.append(f"{seat}^{name}")
        elif what == REVEALED:
            words.append(f"!{name}")
        else:
            lines.append(" ".join(words))
            words = ["log"]
    lines.append(" ".join(words))
    return lines


def read_log(lines: list[PositionLine], seats: int) -> list[int]:
    log: list[int] = []
    for line in lines:
        if line is not lines[0]:
            log.append(int(event(RAN_OUT, 0, 0, 0)))
        while line.more():
            log.append(read_event(line, seats))
    return log


def read_event(line: PositionLine, seats: int) -> int:
    word = line.word()
    if word[0] == "!":
        return int(event(REVEALED, 0, 0, read_kind(line, word, word[1:])))
    places = [str(seat) for seat in range(seats)]
    mark = word[1:2]
    if word[0] not in places or mark not in ("+", "-", "<", "^"):
        raise line.error(
            f"{word[:40]!r} is nothing that a log speaks of, such as 0+bokken, 3-parry or 2<4:katana"
        )
    seat = int(word[0])
    if mark != "<":
        what = DREW if mark == "+" else LEFT if mark == "-" else TOOK
        return int(event(what, seat, 0, read_kind(line, word, word[2:])))
    if word[2:3] not in places or word[3:4] != ":" or word[2] == word[0]:
        raise line.error(f"{word[:40]!r} does not say who took a card from whom, as 2<4:katana does")
    return int(event(DIVERTED, seat, int(word[2]), read_kind(line, word, word[4:])))


def read_kind(line: PositionLine, word: str, name: str) -> int:
    kind = kind_of(name)
    if kind < 0:
        raise line.error(f"{word[:40]!r} names no card")
    return kind


def check_log(
    log: list[int], cards: list[int], characters: list[int], hands: list[int], deck: list[int]
) -> None:
    """Refuse a log that cannot have led to these hands and this deck, so that redealing always finds a way."""
    decks = [[0] * KINDS]
    for packed in log:
        what = packed >> 16
        if what == RAN_OUT:
            decks.append([0] * KINDS)
        elif what == DREW or what == REVEALED:
            decks[-1][packed & 255] += 1
    for kind in range(KINDS):
        decks[-1][kind] += deck[kind]
    held = [0] * len(hands)
    there = decks[0][:]  # in the hands and in the deck together
    number = 0
    for packed in log:
        what = packed >> 16
        seat = (packed >> 12) & 15
        kind = packed & 255
        if what == RAN_OUT:
            number += 1
            if sum(decks[number]) == 0:
                raise BadNotation(
                    "The log has an empty deck after a deck that ran out; by W23 there would be no new deck."
                )
            there = [there[k] + decks[number][k] for k in range(KINDS)]
        elif what == REVEALED:
            there[kind] -= 1
        elif what == DREW:
            held[seat * KINDS + kind] += 1
        elif what == TOOK:
            if characters[seat] != IEYASU:
                raise BadNotation(
                    f"In the log seat {seat} takes a card from the pile, but only Ieyasu may (W38)."
                )
            held[seat * KINDS + kind] += 1
            there[kind] += 1
        else:
            loser = seat if what == LEFT else (packed >> 8) & 15
            if held[loser * KINDS + kind] == 0:
                raise BadNotation(
                    f"In the log {CARDS[kind]} leaves the hand of seat {loser}, which does not hold it."
                )
            held[loser * KINDS + kind] -= 1
            if what == LEFT:
                there[kind] -= 1
            else:
                held[seat * KINDS + kind] += 1
        for k in range(KINDS):
            if there[k] > cards[k]:
                raise BadNotation(
                    f"The log has more {CARDS[k]} in hands and deck at once than the {cards[k]} there are."
                )
    if held != hands:
        raise BadNotation(
            "The log does not lead to the hands of the position; leave it out, and all counts as just dealt."
        )
