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
AT: Final = 128  # + kind and seat: a card at a seat; Geisha: at its hand
STRIP: Final = 336  # + property and seat: Geisha at a property in play
LIMIT: Final = 368
# Of what is played at somebody, the last bits are the seat. Seven need no more, and what begins a row of them has none of its own.
SEAT_BITS: Final = 3
ONE_SEAT: Final = 7

# Options made of their parts, and taken apart again. Those of a card alone need no more than `option - PLAY`.


def to_aim(kind: i64, seat: i64) -> i64:
    return AT + (kind << SEAT_BITS) + seat


def kind_aimed(option: i64) -> i64:
    """The kind of card that is played at a seat."""
    return (option - AT) >> SEAT_BITS


def to_strip(place: i64, seat: i64) -> i64:
    return STRIP + (place << SEAT_BITS) + seat


def place_stripped(option: i64) -> i64:
    """The place of the property that Geisha hits."""
    return (option - STRIP) >> SEAT_BITS


def target_of(option: i64) -> i64:
    """The seat at which a card is played, Geisha at a property too."""
    return option & ONE_SEAT


def kind_in(option: i64) -> i64:
    """The kind of card that an option uses; -1 if none."""
    if PLAY <= option < PLAY + KINDS:
        return option - PLAY
    if DISCARD <= option < DISCARD + KINDS:
        return option - DISCARD
    if ANSWER <= option < ANSWER + KINDS:
        return option - ANSWER
    if option >= STRIP:
        return GEISHA
    return kind_aimed(option) if option >= AT else -1


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
    if STRIP <= option < LIMIT:
        seat = target_of(option)
        name = CARDS[ARMOUR + place_stripped(option)]
        return Move("strip", card=CARDS[GEISHA], target=seat, place=name) if seat < MOST_SEATS else None
    if AT <= option < to_aim(KINDS, 0):
        kind = kind_aimed(option)
        seat = target_of(option)
        if seat >= MOST_SEATS:
            return None
        if kind < WEAPONS:
            return Move("attack", weapon=CARDS[kind], target=seat)
        if kind == BUSHIDO:
            return Move("lay", card=CARDS[kind], target=seat)
        if kind in (GEISHA, DIVERSION, BREATHING):
            return Move("play", card=CARDS[kind], target=seat)
    return None
