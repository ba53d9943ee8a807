"""The options of Samurai Sword: small integers with a fixed meaning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from izakaya.games.sword.data import (
    ARMOUR,
    BATTLECRY,
    BREATHING,
    BUSHIDO,
    CARDS,
    DAIMYO,
    DIVERSION,
    FAST_DRAW,
    GEISHA,
    JUJUTSU,
    KINDS,
    MOST_SEATS,
    PARRY,
    PROPERTIES,
    TEA_CEREMONY,
    WEAPONS,
)
from izakaya.table.move import Move

PASS: Final = 0  # end the phase, take the wound, lose the Honour: whatever "no" means to the question
PLAY: Final = 1  # + kind: a card that needs no target
FROM_PILE: Final = 26  # Ieyasu takes the top discard first
FROM_DECK: Final = 27
BLEED: Final = 28  # Nobunaga gives a Resilience for a card
DISCARD: Final = 32  # + kind: down to the hand limit
ANSWER: Final = 64  # + kind: this card in answer (to a weapon, Battlecry, Jujutsu, Bushido)
AT: Final = 128  # + kind * 8 + seat: a card at a seat; Geisha: at its hand
STRIP: Final = 336  # + property * 8 + seat: Geisha at a property in play
LIMIT: Final = 368


def meaning(option: i64) -> Move | None:
    """What the option means; `None` if it means nothing."""
    if option == PASS:
        return Move("pass")
    if option == FROM_PILE:
        return Move("take-discard")
    if option == FROM_DECK:
        return Move("take-deck")
    if option == BLEED:
        return Move("bleed")
    if PLAY <= option < PLAY + KINDS:
        kind = option - PLAY
        if ARMOUR <= kind <= FAST_DRAW:
            return Move("lay", card=CARDS[kind])
        if kind in (BATTLECRY, TEA_CEREMONY, DAIMYO, JUJUTSU):
            return Move("play", card=CARDS[kind])
        return None
    if DISCARD <= option < DISCARD + KINDS:
        return Move("discard", card=CARDS[option - DISCARD])
    if ANSWER <= option < ANSWER + KINDS:
        kind = option - ANSWER
        return Move("answer", card=CARDS[kind]) if kind < WEAPONS or kind == PARRY else None
    if STRIP <= option < STRIP + PROPERTIES * 8:
        seat = (option - STRIP) & 7
        name = CARDS[ARMOUR + ((option - STRIP) >> 3)]
        return Move("strip", card=CARDS[GEISHA], target=seat, place=name) if seat < MOST_SEATS else None
    if AT <= option < AT + KINDS * 8:
        kind = (option - AT) >> 3
        seat = (option - AT) & 7
        if seat >= MOST_SEATS:
            return None
        if kind < WEAPONS:
            return Move("attack", weapon=CARDS[kind], target=seat)
        if kind == BUSHIDO:
            return Move("lay", card=CARDS[kind], target=seat)
        if kind in (GEISHA, DIVERSION, BREATHING):
            return Move("play", card=CARDS[kind], target=seat)
    return None
