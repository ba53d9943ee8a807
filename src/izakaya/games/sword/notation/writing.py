"""Positions of Samurai Sword as text, exact both ways: writing. Reading is in `reading.py`, the log in `log.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from izakaya.games.sword import data
from izakaya.games.sword.data import ARMOUR, CARDS, CHARACTERS, KINDS, PROPERTIES, ROLES
from izakaya.games.sword.hidden.memory import dealt_at_once
from izakaya.games.sword.notation.log import write_log
from izakaya.games.sword.table import REASONS, SwordTable
from izakaya.table.notation import write_bag, write_chance

LAID: Final = CARDS[ARMOUR : ARMOUR + PROPERTIES]
SEATS: Final = tuple(str(seat) for seat in range(data.MOST_SEATS))


def write(t: SwordTable) -> str:
    lines = [f"{t.origin.game} {t.origin.rules}"]
    if list(t.cards) != list(data.STANDARD):
        lines.append("cards " + write_bag(list(t.cards), CARDS))
    if t.geisha_at_own:
        lines.append("geisha anyone")
    for seat in range(t.seats):
        lines.append(write_person(t, seat))
    lines.append(f"turn {t.turn} weapons {t.weapons_played}")
    lines.append(("deck " + write_bag(list(t.deck), CARDS)).rstrip())
    lines.append(" ".join(["pile"] + [CARDS[t.pile[i]] for i in range(t.pile_size)]))
    lines.append(f"run-outs {t.run_outs}")
    for question in t.pending():
        lines.append("ask " + question.words(t))
    if t.over:
        blow = f" blow {t.blow_by} at {t.blow_at}" if t.blow_by >= 0 else ""
        lines.append(f"over {REASONS[t.ended]}{blow}")
    if t.remembering and t.log[: t.logged] != dealt_at_once(t.hands, t.seats):
        lines += write_log(t.log, t.logged)
    lines.append(write_chance(t.chance))
    return "\n".join(lines) + "\n"


def write_person(t: SwordTable, seat: i64) -> str:
    words = [f"seat {seat} {ROLES[t.roles[seat]]} {CHARACTERS[t.characters[seat]]}"]
    words.append(f"resilience {t.resilience[seat]} honour {t.honour[seat]}")
    if t.sizes[seat] > 0:
        words.append("hand " + write_bag(list(t.hands[seat * KINDS : seat * KINDS + KINDS]), CARDS))
    laid = write_bag(list(t.laid[seat * PROPERTIES : seat * PROPERTIES + PROPERTIES]), LAID)
    if laid:
        words.append("laid " + laid)
    if t.aims[seat] != 0:
        words.append("aimed " + write_bag([int(t.aimed(seat, other)) for other in range(len(SEATS))], SEATS))
    return " ".join(words)
