"""What is remembered of hidden cards (`memory.py`), as text.

`made 2 …` are the cards of the second new draw pile, as far as they have not gone into a later one; `seen by 0 …` the cards that seat 0
knows to be in somebody else's hand; and the log is one word for each trace:

    2?roar-1        seat 2 knew where Roar 1 was; 8 is the spectator
    0+roar-1@3      seat 0 has or gets Roar 1, which last went into the third new draw pile; @0 is the deal
    0!minion-2@1    the same before all eyes: a minion that returned
    3-sandals-1     Sandals 1 left the hand of seat 3 for all to see
    1>2:roar-1      Roar 1 went from seat 1 to seat 2
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from izakaya.games.sake.data import BACKS, CARDS
from izakaya.games.sake.hidden.memory import (
    AGE,
    HELD,
    KNEW,
    KNOWN,
    LEFT,
    PASSED,
    PILES,
    RETURNED,
    SPECTATOR,
    VAGUE,
    age_in,
    card_in,
    held_card,
    holder_of,
    seat_in,
    taker_in,
    trace,
    what_in,
)
from izakaya.games.sake.state import PILE
from izakaya.games.sake.table import SakeTable
from izakaya.table.errors import BadNotation
from izakaya.table.notation import PositionLine
from izakaya.table.seats import only

OLDEST: Final = 9999  # draw piles that a position may speak of


def write_memory(t: SakeTable) -> list[str]:
    """Of which cards each new draw pile was made, as far as they have not gone into a later one; and what was seen of hands."""
    lines: list[str] = []
    counts = t.memory.counts
    labels = t.deck_data.labels
    for age in range(i64(1), counts[PILES] + 1):
        made = [labels[card] for card in range(CARDS) if counts[AGE + card] == age]
        if made:
            lines.append(" ".join([f"made {age}", *made]))
    for watcher in range(i64(SPECTATOR + 1)):
        seen = [
            labels[card]
            for card in range(CARDS)
            if t.memory.knows(watcher, card) and not t.memory.is_logged(t.deck_data.back[card])
        ]
        if seen:
            name = "spectator" if watcher == SPECTATOR else str(watcher)
            lines.append(" ".join([f"seen by {name}", *seen]))
    if t.memory.logged > 0:
        lines.append(write_log(t.memory.log, t.memory.logged, labels))
    return lines


def write_log(log: list[int], logged: i64, labels: list[str]) -> str:
    words = ["log"]
    for i in range(logged):
        happened: i64 = log[i]
        what = what_in(happened)
        seat = seat_in(happened)
        label = labels[card_in(happened)]
        if what == KNEW:
            words.append(f"{seat}?{label}")
        elif what == LEFT:
            words.append(f"{seat}-{label}")
        elif what == PASSED:
            words.append(f"{seat}>{taker_in(happened)}:{label}")
        else:
            mark = "+" if what == HELD else "!"
            words.append(f"{seat}{mark}{label}@{age_in(happened)}")
    return " ".join(words)


def read_log(line: PositionLine, labels: list[str], seats: int) -> list[int]:
    log: list[int] = []
    while line.more():
        log.append(read_trace(line, labels, seats))
    return log


def read_trace(line: PositionLine, labels: list[str], seats: int) -> int:
    word = line.word()
    places = [str(seat) for seat in range(seats)]
    mark = word[1:2]
    watching = mark == "?" and word[0] == "8"
    if (word[0] not in places and not watching) or mark not in ("?", "+", "!", "-", ">"):
        raise line.error(
            f"{word[:40]!r} is nothing that a log speaks of, such as 0+roar-1@0, 3-sandals-1 or 1>2:roar-1"
        )
    seat = int(word[0])
    if mark == "?":
        return int(trace(KNEW, seat, 0, 0, read_label(line, word, word[2:], labels)))
    if mark == "-":
        return int(trace(LEFT, seat, 0, 0, read_label(line, word, word[2:], labels)))
    if mark == ">":
        if word[2:3] not in places or word[3:4] != ":" or word[2] == word[0]:
            raise line.error(f"{word[:40]!r} does not say who gave a card to whom, as 1>2:roar-1 does")
        return int(trace(PASSED, seat, int(word[2]), 0, read_label(line, word, word[4:], labels)))
    label, _, age = word[2:].partition("@")
    if not (age.isascii() and age.isdigit() and len(age) <= 4):
        raise line.error(f"{word[:40]!r} does not say how old the card is, as 0+roar-1@0 does")
    what = HELD if mark == "+" else RETURNED
    return int(trace(what, seat, 0, int(age), read_label(line, word, label, labels)))


def read_label(line: PositionLine, word: str, label: str, labels: list[str]) -> int:
    if label not in labels:
        raise line.error(f"{word[:40]!r} names no card")
    return labels.index(label)


def read_memory(
    t: SakeTable, made: list[PositionLine], seen: list[PositionLine], log: list[PositionLine]
) -> None:
    """All lines of what is remembered; the cards lie in their places already."""
    for line in made:
        read_made(t, line)
    for line in log:
        t.memory.log = read_log(line, t.deck_data.labels, int(t.seats))
        t.memory.logged = len(t.memory.log)
    held = held_now(t)
    check_log(t, held)
    for happened in t.memory.log:
        t.memory.counts[VAGUE + t.deck_data.back[card_in(happened)]] = 1
    for line in seen:
        read_seen(t, line, held)
    t.memory.learn(t.deck_data.back, t.seats)
    check_ages(t)


def read_made(t: SakeTable, line: PositionLine) -> None:
    counts = t.memory.counts
    age = line.number_up_to(OLDEST, "the draw pile")
    if age == 0 or not line.more():
        raise line.error("the first new draw pile is number 1, and made of some cards")
    if age > counts[PILES]:
        counts[PILES] = age
    while line.more():
        card = line.one_of(t.deck_data.labels, "card")
        if counts[AGE + card] != 0:
            raise line.error(f"{t.deck_data.labels[card]} last went into one draw pile, not into two")
        counts[AGE + card] = age


def read_seen(t: SakeTable, line: PositionLine, held: dict[int, int]) -> None:
    line.keyword("by")
    if line.peek() == "spectator":
        line.word()
        watcher = SPECTATOR
    else:
        watcher = line.number_up_to(int(t.seats) - 1, "the seat")
    while line.more():
        card = line.one_of(t.deck_data.labels, "card")
        label = t.deck_data.labels[card]
        if card not in held or seat_in(held[card]) == watcher:
            raise line.error(f"{label} is in nobody else's hand")
        if t.memory.is_logged(t.deck_data.back[card]):
            raise line.error(f"who knows of {label} is for the log to say, which speaks of cards of its back")
        t.memory.counts[KNOWN + card] |= only(watcher)


def held_now(t: SakeTable) -> dict[int, int]:
    """All cards in hands, each as the trace of somebody having it."""
    held: dict[int, int] = {}
    for back in range(i64(len(BACKS))):
        for code in t.in_hands(back):
            card = int(held_card(code))
            held[card] = int(trace(HELD, holder_of(code), 0, t.memory.counts[AGE + card], card))
    return held


def check_log(t: SakeTable, now: dict[int, int]) -> None:
    """Refuse a log that cannot have led to the hands, so that redealing always finds a way."""
    labels = t.deck_data.labels
    held: dict[int, int] = {}
    knew: list[int] = []
    for happened in t.memory.log:
        what = what_in(happened)
        seat = seat_in(happened)
        card = int(card_in(happened))
        if what == KNEW:
            knew.append(happened)
        elif what == HELD or what == RETURNED:
            if card in held or int(trace(KNEW, seat, 0, 0, card)) in knew:
                raise BadNotation(f"In the log {labels[card]} comes to seat {seat} from nowhere.")
            held[card] = int(trace(HELD, seat, 0, age_in(happened), card))
        elif card not in held or seat_in(held[card]) != seat:
            raise BadNotation(
                f"In the log {labels[card]} leaves the hand of seat {seat}, which does not hold it."
            )
        elif what == LEFT:
            del held[card]
            # A seat that knew of it then may draw it itself when it comes again.
            knew = [known for known in knew if card_in(known) != card]
        else:
            held[card] = int(trace(HELD, taker_in(happened), 0, age_in(held[card]), card))
    backs = [t.deck_data.back[card_in(happened)] for happened in t.memory.log]
    if held != {card: code for card, code in now.items() if t.deck_data.back[card] in backs}:
        raise BadNotation(
            "The log does not lead to the hands of the position; leave it out, and what was seen is forgotten."
        )


def check_ages(t: SakeTable) -> None:
    """The draw pile is of one age, and Life and Wounds lie there since the deal."""
    counts = t.memory.counts
    for i in range(t.deck_size):
        if counts[AGE + t.deck[i]] != counts[PILES]:
            raise BadNotation(
                f"{t.deck_data.labels[t.deck[i]]} is in the draw pile, which was not made of it."
            )
    for seat in range(t.seats):
        piles = [t.life[seat * PILE + i] for i in range(t.life_size[seat])]
        piles += [t.wounds[seat * PILE + i] for i in range(t.wound_size[seat])]
        for card in piles:
            if counts[AGE + card] != 0:
                raise BadNotation(
                    f"{t.deck_data.labels[card]} has been in a new draw pile, so it is in no Life or Wounds."
                )
