"""The options of SAKE: small integers with a fixed meaning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from izakaya.games.sake.circle import MINIONS, PIECES
from izakaya.games.sake.data import (
    BACKS,
    CARDS,
    GEAR,
    MOST_SEATS,
    NAMES,
    PIPE,
    PLACE_NAMES,
    PLACES,
    WEAPONS,
    Deck,
)
from izakaya.table.move import Move

PASS: Final = 0  # end the phase, let it happen, none: whatever "no" means to the question
SOUL: Final = 0  # + number: burn the soul
BURN_TO_DRAW: Final = 16  # + place
BURN_TO_PLAY: Final = 32  # + place
ACTIVATE: Final = 48  # + item, counted from the first item: `to_activate`
PAY: Final = 64  # + place: the cost of an item or event
PLACE: Final = 80  # + place: put sake there, or lose it from there
ADD_STEP: Final = 96  # + piece: on its clockwise side
REMOVE_STEP: Final = 128  # + piece
MOVE: Final = 160  # + direction * FARTHEST + steps: `to_walk`
FARTHEST: Final = 12
WIELD: Final = 184  # + weapon
SEAT: Final = 192  # + seat
NUMBER: Final = 208  # + number of cards
BACK: Final = 232  # + back
STEAL: Final = 236
FADE: Final = 237
GEAR_OF: Final = 240  # + seat * GEAR + name: `to_name_gear`
SAKE_OF: Final = 320  # + seat * PLACES + place: `to_name_sake`
GIVE: Final = 416  # + giver * MOST_SEATS + taker: `to_give`
STRIKE: Final = 480  # + weapon (or BARE_HANDS) * PIECES + piece: `to_strike`
THROW: Final = 588  # + piece: the target of an event
CARD: Final = 606  # + way * CARDS + card: `to_use`
BARE_HANDS: Final = WEAPONS

# Ways to use a card.
ATTACK: Final = 0
MOVEMENT: Final = 1
IAIDO: Final = 2
DRINK: Final = 3
TEXT: Final = 4
MINION_CLOCKWISE: Final = 5
MINION_COUNTER: Final = 6
DEFEND: Final = 7
INTERRUPT: Final = 8
DISCARD: Final = 9
SACRIFICE: Final = 10
WAYS: Final = (
    "attack",
    "move",
    "iaido",
    "drink",
    "text",
    "minion",
    "minion",
    "defend",
    "interrupt",
    "discard",
    "sacrifice",
)
LIMIT: Final = CARD + CARDS * len(WAYS)

# Options made of their parts, and taken apart again. Those that are one thing beyond a mark above need no more than `option - SEAT`.


def to_use(way: i64, card: i64) -> i64:
    return CARD + way * CARDS + card


def way_of(option: i64) -> i64:
    """In which of the WAYS a card is used."""
    return (option - CARD) // CARDS


def card_of(option: i64) -> i64:
    return (option - CARD) % CARDS


def to_activate(item: i64) -> i64:
    return ACTIVATE + item - PIPE


def item_of(option: i64) -> i64:
    return PIPE + option - ACTIVATE


def to_walk(direction: i64, steps: i64) -> i64:
    return MOVE + direction * FARTHEST + steps


def steps_of(option: i64) -> i64:
    return (option - MOVE) % FARTHEST


def walk_of(option: i64) -> i64:
    """The steps clockwise of a movement; negative for the other way."""
    return option - MOVE if option < MOVE + FARTHEST else MOVE + FARTHEST - option


def to_strike(weapon: i64, piece: i64) -> i64:
    return STRIKE + weapon * PIECES + piece


def weapon_of(option: i64) -> i64:
    """The weapon of a strike, or BARE_HANDS."""
    return (option - STRIKE) // PIECES


def target_of(option: i64) -> i64:
    """The piece at which a strike is aimed."""
    return (option - STRIKE) % PIECES


def to_name_gear(owner: i64, name: i64) -> i64:
    return GEAR_OF + owner * GEAR + name


def gear_owner(option: i64) -> i64:
    return (option - GEAR_OF) // GEAR


def gear_name(option: i64) -> i64:
    return (option - GEAR_OF) % GEAR


def to_name_sake(owner: i64, place: i64) -> i64:
    return SAKE_OF + owner * PLACES + place


def sake_owner(option: i64) -> i64:
    return (option - SAKE_OF) // PLACES


def sake_place(option: i64) -> i64:
    return (option - SAKE_OF) % PLACES


def to_give(giver: i64, taker: i64) -> i64:
    return GIVE + giver * MOST_SEATS + taker


def giver_of(option: i64) -> i64:
    return (option - GIVE) // MOST_SEATS


def taker_of(option: i64) -> i64:
    return (option - GIVE) % MOST_SEATS


# What they mean.


def piece_name(piece: i64) -> str:
    """A piece in words that an interface can take apart: `seat-3`, `minion-7`."""
    return f"seat-{piece}" if piece < MINIONS else f"minion-{piece - MINIONS + 1}"


def piece_number(name: str) -> int:
    """The piece of which this is the name."""
    kind, _, number = name.partition("-")
    return int(number) if kind == "seat" else MINIONS + int(number) - 1


def meaning(deck: Deck, option: i64) -> Move | None:
    """What the option means; `None` if it means nothing."""
    if option >= CARD:
        return meaning_of_card(deck, option)
    if option == PASS:
        return Move("pass")
    if option < BURN_TO_DRAW:
        return Move("burn-soul", number=int(option - SOUL))
    if BURN_TO_DRAW <= option < BURN_TO_DRAW + PLACES:
        return Move("burn-to-draw", place=PLACE_NAMES[option - BURN_TO_DRAW])
    if BURN_TO_PLAY <= option < BURN_TO_PLAY + PLACES:
        return Move("burn-to-play", place=PLACE_NAMES[option - BURN_TO_PLAY])
    if ACTIVATE <= option < ACTIVATE + GEAR - WEAPONS:
        return Move("activate", card=NAMES[item_of(option)])
    if PAY <= option < PAY + PLACES:
        return Move("pay", place=PLACE_NAMES[option - PAY])
    if PLACE <= option < PLACE + PLACES:
        return Move("place", place=PLACE_NAMES[option - PLACE])
    if ADD_STEP <= option < ADD_STEP + PIECES:
        return Move("add-step", place=piece_name(option - ADD_STEP))
    if REMOVE_STEP <= option < REMOVE_STEP + PIECES:
        return Move("remove-step", place=piece_name(option - REMOVE_STEP))
    if MOVE <= option < MOVE + 2 * FARTHEST:
        way = "go-clockwise" if option < MOVE + FARTHEST else "go-counter"
        return Move(way, number=int(steps_of(option)))
    if WIELD <= option < WIELD + WEAPONS:
        return Move("wield", weapon=NAMES[option - WIELD])
    if SEAT <= option < SEAT + MINIONS:
        return Move("choose", target=int(option - SEAT))
    if NUMBER < option < BACK:
        return Move("cards", number=int(option - NUMBER))
    if BACK <= option < BACK + len(BACKS):
        return Move("choose-back", card=BACKS[option - BACK])
    if option == STEAL:
        return Move("steal")
    if option == FADE:
        return Move("fade")
    return meaning_at(option)


def meaning_at(option: i64) -> Move | None:
    """Options that name something of somebody."""
    if GEAR_OF <= option < SAKE_OF:
        return Move("gear", card=NAMES[gear_name(option)], target=int(gear_owner(option)))
    if SAKE_OF <= option < GIVE:
        return Move("sake", place=PLACE_NAMES[sake_place(option)], target=int(sake_owner(option)))
    if GIVE <= option < STRIKE:
        giver, taker = int(giver_of(option)), int(taker_of(option))
        return Move("give", place=piece_name(giver), target=taker) if giver != taker else None
    if STRIKE <= option < THROW:
        weapon = weapon_of(option)
        name = "bare-hands" if weapon == BARE_HANDS else NAMES[weapon]
        return at_piece(Move("strike", weapon=name), target_of(option))
    if THROW <= option < CARD:
        return at_piece(Move("throw"), option - THROW)
    return None


def at_piece(move: Move, piece: i64) -> Move:
    """A seat is the target itself; a minion is named as the place."""
    if piece < MINIONS:
        return Move(move.way, weapon=move.weapon, target=int(piece))
    return Move(move.way, weapon=move.weapon, place=piece_name(piece))


def meaning_of_card(deck: Deck, option: i64) -> Move | None:
    if option >= LIMIT:
        return None
    way = way_of(option)
    card = card_of(option)
    label = deck.labels[card]
    if way == ATTACK or way == IAIDO:
        return Move(WAYS[way], card=label, number=int(deck.attack[card]))
    if way == MOVEMENT:
        return Move(WAYS[way], card=label, number=int(deck.movement[card]))
    if way == DRINK:
        return Move(WAYS[way], card=label, number=int(deck.drinking[card]))
    if way == DEFEND:
        return Move(WAYS[way], card=label, number=int(deck.defence[card]))
    if way == MINION_CLOCKWISE:
        return Move(WAYS[way], card=label, place="clockwise")
    if way == MINION_COUNTER:
        return Move(WAYS[way], card=label, place="counter")
    return Move(WAYS[way], card=label)
