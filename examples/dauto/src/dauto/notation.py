"""Positions of Dauto as text, exact both ways."""

from __future__ import annotations

from dauto.table import RANKS, DautoTable, Doubt, Lay, without
from izakaya.table.chance import Chance
from izakaya.table.errors import BadNotation
from izakaya.table.game import Game
from izakaya.table.notation import read_chance, read_versioned, write_bag, write_chance
from izakaya.table.origin import Origin


def write(t: DautoTable) -> str:
    lines = [f"{t.origin.game} {t.origin.rules}"]
    lines += [f"seat {seat} hand {bag(hand)}" for seat, hand in enumerate(t.hands)]
    for watcher, row in enumerate(t.known):
        lines += [f"known {watcher} {seat} {bag(cards)}" for seat, cards in enumerate(row) if cards]
    lines.append("pile " + " ".join(f"{owner} {RANKS[rank]}" for owner, rank in t.pile))
    lines.append(f"calls {t.calls}")
    if t.over:
        lines.append("over")
    elif isinstance(t.question, Doubt):
        lines.append(f"doubt {t.asked}")
    lines.append(write_chance(t.chance))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def bag(cards: tuple[int, ...]) -> str:
    return write_bag([cards.count(rank) for rank in range(len(RANKS))], RANKS)


def read(game: Game, text: object) -> DautoTable:
    rules, lines = read_versioned(text, game.name, game.versions())
    seats = sum(line.peek() == "seat" for line in lines)
    if not game.least <= seats <= game.most:
        raise BadNotation(f"The position has {seats} seats; Dauto is for {game.least} to {game.most}.")
    t = DautoTable(game, Origin(game.name, rules, seats, 0, {}, str(text)), seats, Chance(0))
    doubter = -1
    for line in lines:
        word = line.word()
        if word == "seat":
            seat = line.number_up_to(seats - 1, "a seat")
            line.keyword("hand")
            t.hands[seat] = tuple(sorted(line.bag(RANKS)))
        elif word == "known":
            watcher = line.number_up_to(seats, "a watcher")
            seat = line.number_up_to(seats - 1, "a seat")
            t.known[watcher][seat] = tuple(sorted(line.bag(RANKS)))
        elif word == "pile":
            while line.more():
                owner = line.number_up_to(seats - 1, "a seat")
                t.pile.append((owner, line.one_of(RANKS, "rank")))
        elif word == "calls":
            t.calls = line.number_up_to(t.last_call, "the number of calls")
        elif word == "doubt":
            doubter = line.number_up_to(seats - 1, "a seat")
        elif word == "over":
            t.over = True
        elif word == "chance":
            t.chance = read_chance(line)
        else:
            raise line.error(f"{word[:40]!r} is not understood here")
        line.end()
    check(t, doubter)
    return t


def check(t: DautoTable, doubter: int) -> None:
    """Whether there can be such a table; then it asks what it is to ask."""
    cards = [rank for hand in t.hands for rank in hand] + [rank for _, rank in t.pile]
    if any(cards.count(rank) > 4 for rank in cards):
        raise BadNotation("There are more than four cards of one rank (D1).")
    for seat, hand in enumerate(t.hands):
        try:
            [without(hand, row[seat]) for row in t.known]
        except ValueError:
            raise BadNotation(f"Seat {seat} is known to hold what it does not hold.") from None
    ended = doubter < 0 and (t.calls == t.last_call or not all(t.hands))
    if t.over != ended:
        raise BadNotation("A game is over when a hand is empty or all rounds are played (D5, D6).")
    if t.over:
        return
    t.push(Lay(t.turn))
    if doubter >= 0:
        if doubter == t.turn or not t.pile or t.pile[-1][0] != t.turn:
            raise BadNotation(f"What can be doubted is what seat {t.turn} has just laid (D3).")
        t.push(Doubt(doubter))
