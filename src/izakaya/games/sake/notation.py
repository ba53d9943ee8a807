"""Positions of SAKE as text: writing. Reading is in `reading.py`, questions in `frames.py`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sake import memory
from izakaya.games.sake.circle import CLOCKWISE, MINIONS
from izakaya.games.sake.data import (
    BACKS,
    CARDS,
    GEAR,
    LOCATIONS,
    NAMES,
    ON_BOARD,
    PLACE_NAMES,
    PLACES,
    SAMURAI,
    TYPES,
    WEAPONS,
    Deck,
)
from izakaya.games.sake.game import RULES
from izakaya.games.sake.meaning import piece_name
from izakaya.games.sake.memory import SPECTATOR
from izakaya.games.sake.table import LIVING, PILE, REASONS, ROW, SPIRIT, STATES, SakeTable
from izakaya.table.notation import write_chance


def write(t: SakeTable) -> str:
    lines = [f"sake {RULES}"]
    if t.deck_data.text:
        lines += write_deck(t.deck_data)
    lines.append(f"house {LOCATIONS[t.location]} {'always' if t.always_punch else 'unarmed'} first {t.first}")
    for seat in range(t.seats):
        lines.append(write_person(t, seat))
    lines.append(write_circle(t))
    for m in range(i64(10)):
        if t.circle.owners[m] >= 0:
            way = "clockwise" if t.minion_way[m] == CLOCKWISE else "counter"
            lines.append(f"{piece_name(MINIONS + m)} of {t.circle.owners[m]} {way} age {t.minion_age[m]}")
    lines.append(f"masu {t.masu}")
    struck = " struck" if t.struck else ""
    souls = "".join(f" {seat}" for seat in range(t.seats) if (t.souls >> seat) & 1 == 1)
    lines.append(f"turn {t.turn} plays {t.plays_left}{struck} souls{souls}")
    sudden = f" sudden {t.sudden_from}" if t.sudden_from >= 0 else ""
    lines.append(f"rounds {t.first_turns} extra {t.extra_rounds} minions {t.minions_played}{sudden}")
    lines.append(cards_line(t, "deck", t.deck, 0, t.deck_size))
    lines.append(cards_line(t, "pile", t.pile, 0, t.pile_size))
    for question in t.pending():
        lines.append("ask " + question.words(t))
    if t.over:
        winners = "".join(f" {seat}" for seat in range(t.seats) if (t.winners >> seat) & 1 == 1)
        lines.append(f"over {REASONS[t.ended]}{winners}")
    lines += write_memory(t)
    lines.append(write_chance(t.chance))
    return "\n".join(lines) + "\n"


def cards_line(t: SakeTable, word: str, cards: vec[i64], first: i64, count: i64) -> str:
    return " ".join([word] + [t.deck_data.labels[cards[i]] for i in range(first, first + count)])


def write_person(t: SakeTable, seat: i64) -> str:
    words = [f"seat {seat} {SAMURAI[t.samurai[seat]]} {STATES[t.states[seat]]}"]
    if t.states[seat] == LIVING:
        words.append("sitting" if t.sitting[seat] == 1 else "standing")
    words.append(cards_line(t, "hand", t.hands, seat * ROW, t.hand_size[seat]))
    if t.states[seat] == LIVING:
        words.append(cards_line(t, "life", t.life, seat * PILE, t.life_size[seat]))
        words.append(cards_line(t, "wounds", t.wounds, seat * PILE, t.wound_size[seat]))
        gear = [
            t.deck_data.labels[t.gear[seat * GEAR + name]]
            for name in range(i64(GEAR))
            if t.gear[seat * GEAR + name] >= 0
        ]
        words.append(" ".join(["gear", *gear]))
        places = [PLACE_NAMES[place] for place in range(i64(PLACES)) if t.sake[seat * PLACES + place] > 0]
        words.append(" ".join(["sake", *places]))
        words.append(f"wielding {NAMES[t.wielded[seat]] if t.wielded[seat] >= 0 else 'nothing'}")
    elif t.states[seat] == SPIRIT:
        words.append(f"sake {t.sake[seat * PLACES + ON_BOARD]}")
    return " ".join(words)


def write_circle(t: SakeTable) -> str:
    """Pieces with the steps between them; a line begins with the word `line` and ends with a piece."""
    circle = t.circle
    words = ["line" if circle.open else "circle"]
    for i in range(circle.count):
        words.append(piece_name(circle.pieces[i]))
        if circle.count > 1 and not (circle.open and i == circle.count - 1):
            words.append(str(circle.gaps[i]))
    return " ".join(words)


def write_memory(t: SakeTable) -> list[str]:
    lines: list[str] = []
    counts = t.memory.counts
    labels = t.deck_data.labels
    shown = [labels[card] for card in range(CARDS) if counts[memory.SHOWN + card] == 1]
    if shown:
        lines.append(" ".join(["shown", *shown]))
    if t.memory.ran:
        lines.append(
            " ".join(["fresh"] + [labels[card] for card in range(CARDS) if counts[memory.FRESH + card] == 1])
        )
        for seat in range(t.seats):
            numbers = [
                f"{counts[memory.LEAST_NEW + seat * 3 + b]}-{counts[memory.MOST_NEW + seat * 3 + b]}"
                for b in range(3)
            ]
            lines.append(f"new {seat} {' '.join(numbers)}")
    for seat in range(t.seats):
        unshown = [counts[memory.UNSHOWN + seat * 3 + b] for b in range(3)]
        if any(unshown):
            lines.append(f"unshown {seat} {unshown[0]} {unshown[1]} {unshown[2]}")
    for seen in t.memory.sightings:
        hands = " ".join(str(seat) for seat in range(int(t.seats)) if (seen >> seat) & 1 == 1)
        observer = "spectator" if seen >> 16 == SPECTATOR else str(seen >> 16)
        lines.append(f"seen by {observer} {labels[(seen >> 8) & 255]} in {hands}")
    return lines


def write_deck(deck: Deck) -> list[str]:
    """An edition of the cards other than the house's, value by value."""
    lines: list[str] = []
    for weapon in range(i64(WEAPONS)):
        far = "far" if deck.weapon_far[weapon] == 1 else "exact"
        ranged = "ranged" if deck.weapon_ranged[weapon] == 1 else "melee"
        values = f"{deck.weapon_range[weapon]} {far} {ranged} {deck.weapon_attack[weapon]} {deck.weapon_defence[weapon]}"
        lines.append(f"weapon {NAMES[weapon]} {values}")
    for samurai in range(i64(len(SAMURAI))):
        lines.append(f"samurai {SAMURAI[samurai]} {deck.life[samurai]}")
    lines.append(f"followers {deck.minion_attack} {deck.minion_defence} {deck.minion_movement}")
    lines.append(f"counters {deck.steps} {deck.sake} {deck.steps_between} {deck.sake_for_two}")
    for card in range(i64(CARDS)):
        name = deck.name[card]
        kind = next(key for key, span in TYPES.items() if span[0] <= name < span[1])
        boxes = f"{deck.attack[card]} {deck.defence[card]} {deck.movement[card]} {deck.drinking[card]}"
        copy = deck.labels[card].rpartition("-")[2]
        lines.append(
            f"card {kind} {NAMES[name]} {copy} {boxes} {BACKS[deck.back[card]]} {deck.origins[card]}"
        )
    return lines
