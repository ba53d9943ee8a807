"""Positions of SAKE as text: writing. Reading is in `reading.py`, questions in `frames.py`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sake.circle import CLOCKWISE, MINIONS, PIECES
from izakaya.games.sake.data import GEAR, LOCATIONS, NAMES, ON_BOARD, PLACE_NAMES, PLACES, SAMURAI
from izakaya.games.sake.deck_file import HOUSE
from izakaya.games.sake.meaning import piece_name
from izakaya.games.sake.notation.edition import write_deck
from izakaya.games.sake.notation.remembered import write_memory
from izakaya.games.sake.notation.standing import write_circle
from izakaya.games.sake.state import LIVING, PILE, REASONS, ROW, SPIRIT, STATES
from izakaya.games.sake.table import SakeTable
from izakaya.table.notation import write_chance
from izakaya.table.seats import listed


def write(t: SakeTable) -> str:
    lines = [f"{t.origin.game} {t.origin.rules}"]
    if t.deck_data is not HOUSE:
        lines += write_deck(t.deck_data)
    punch = "always" if t.always_punch else "unarmed"
    kept = " kept" if t.keeps_items else ""
    lines.append(f"house {LOCATIONS[t.location]} {punch} first {t.first}{kept}")
    for seat in range(t.seats):
        lines.append(write_person(t, seat))
    lines.append(write_circle(t))
    for m in range(i64(PIECES - MINIONS)):
        if t.circle.owners[m] >= 0:
            way = "clockwise" if t.minion_way[m] == CLOCKWISE else "counter"
            lines.append(f"{piece_name(MINIONS + m)} of {t.circle.owners[m]} {way} age {t.minion_age[m]}")
    lines.append(f"masu {t.masu}")
    struck = " struck" if t.struck else ""
    souls = "".join(f" {seat}" for seat in listed(t.souls))
    asleep = names_line(" asleep", t.asleep) + names_line(" still-asleep", t.still_asleep)
    lines.append(f"turn {t.turn} plays {t.plays_left}{struck}{asleep} souls{souls}")
    sudden = f" sudden {t.sudden_from}" if t.sudden_from >= 0 else ""
    lines.append(f"rounds {t.first_turns} extra {t.extra_rounds} minions {t.minions_played}{sudden}")
    lines.append(cards_line(t, "deck", t.deck, 0, t.deck_size))
    lines.append(cards_line(t, "pile", t.pile, 0, t.pile_size))
    for question in t.pending():
        lines.append("ask " + question.words(t))
    if t.over:
        winners = "".join(f" {seat}" for seat in listed(t.winners))
        lines.append(f"over {REASONS[t.ended]}{winners}")
    if t.remembering:
        lines += write_memory(t)
    lines.append(write_chance(t.chance))
    return "\n".join(lines) + "\n"


def names_line(word: str, names: i64) -> str:
    """K34: gear by its names; nothing if there is none."""
    return " ".join([word] + [NAMES[name] for name in listed(names)]) if names else ""


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
