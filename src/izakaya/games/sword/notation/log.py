"""The log of a table of Samurai Sword as text: a line for each deck there was, of words such as

0+bokken     seat 0 was dealt or drew a Bokken
3-parry      a Parry left the hand of seat 3 for all to see
2<4:katana   seat 2 took a Katana from seat 4 by Diversion
1^katana     seat 1 (Ieyasu) took a Katana from the pile
!bokken      a Bokken was revealed from the deck
"""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sword.data import CARDS, IEYASU, KINDS, kind_of
from izakaya.games.sword.hidden.traces import (
    DIVERTED,
    DREW,
    LEFT,
    RAN_OUT,
    REVEALED,
    TOOK,
    kind_in,
    loser_in,
    seat_in,
    trace,
    victim_in,
    what_in,
)
from izakaya.table.errors import BadNotation
from izakaya.table.notation import PositionLine


def write_log(log: list[int], count: i64) -> list[str]:
    lines: list[str] = []
    words = ["log"]
    for i in range(count):
        happened = log[i]
        what = what_in(happened)
        seat = seat_in(happened)
        name = CARDS[kind_in(happened)] if what != RAN_OUT else ""
        if what == DREW:
            words.append(f"{seat}+{name}")
        elif what == LEFT:
            words.append(f"{seat}-{name}")
        elif what == DIVERTED:
            words.append(f"{seat}<{victim_in(happened)}:{name}")
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
            log.append(int(trace(RAN_OUT, 0, 0, 0)))
        while line.more():
            log.append(read_trace(line, seats))
    return log


def read_trace(line: PositionLine, seats: int) -> int:
    word = line.word()
    if word[0] == "!":
        return int(trace(REVEALED, 0, 0, read_kind(line, word, word[1:])))
    places = [str(seat) for seat in range(seats)]
    mark = word[1:2]
    if word[0] not in places or mark not in ("+", "-", "<", "^"):
        raise line.error(
            f"{word[:40]!r} is nothing that a log speaks of, such as 0+bokken, 3-parry or 2<4:katana"
        )
    seat = int(word[0])
    if mark != "<":
        what = DREW if mark == "+" else LEFT if mark == "-" else TOOK
        return int(trace(what, seat, 0, read_kind(line, word, word[2:])))
    if word[2:3] not in places or word[3:4] != ":" or word[2] == word[0]:
        raise line.error(f"{word[:40]!r} does not say who took a card from whom, as 2<4:katana does")
    return int(trace(DIVERTED, seat, int(word[2]), read_kind(line, word, word[4:])))


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
    for happened in log:
        what = what_in(happened)
        if what == RAN_OUT:
            decks.append([0] * KINDS)
        elif what == DREW or what == REVEALED:
            decks[-1][kind_in(happened)] += 1
    for kind in range(KINDS):
        decks[-1][kind] += deck[kind]
    held = [0] * len(hands)
    there = decks[0][:]  # in the hands and in the deck together
    number = 0
    for happened in log:
        what = what_in(happened)
        seat = seat_in(happened)
        kind = kind_in(happened)
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
            loser = loser_in(happened)
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
