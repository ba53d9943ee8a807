"""The options of SAKE: small integers with a fixed meaning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from izakaya.games.sake.circle import MINIONS, PIECES
from izakaya.games.sake.data import BACKS, CARDS, GEAR, NAMES, PIPE, PLACE_NAMES, PLACES, WEAPONS, Deck
from izakaya.table.move import Move

PASS: Final = 0  # end the phase, let it happen, none: whatever "no" means to the question
SOUL: Final = 0  # + number: burn the soul
BURN_TO_DRAW: Final = 16  # + place
BURN_TO_PLAY: Final = 32  # + place
ACTIVATE: Final = 48  # + item, counted from the first item
PAY: Final = 64  # + place: the cost of an item or event
PLACE: Final = 80  # + place: put sake there, or lose it from there
ADD_STEP: Final = 96  # + piece: on its clockwise side
REMOVE_STEP: Final = 128  # + piece
MOVE: Final = 160  # + direction * FARTHEST + steps
FARTHEST: Final = 12
WIELD: Final = 184  # + weapon
SEAT: Final = 192  # + seat
NUMBER: Final = 208  # + number of cards
BACK: Final = 232  # + back
STEAL: Final = 236
FADE: Final = 237
GEAR_OF: Final = 240  # + seat * GEAR + name
SAKE_OF: Final = 320  # + seat * PLACES + place
GIVE: Final = 416  # + giver * 8 + taker
STRIKE: Final = 480  # + (weapon, or 5 for bare hands) * PIECES + piece
THROW: Final = 588  # + piece: the target of an event
CARD: Final = 606  # + way * CARDS + card
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


def piece_name(piece: i64) -> str:
    """A piece in words that an interface can take apart: `seat-3`, `minion-7`."""
    return f"seat-{piece}" if piece < MINIONS else f"minion-{piece - MINIONS + 1}"


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
        return Move("activate", card=NAMES[PIPE + option - ACTIVATE])
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
        return Move(way, number=int((option - MOVE) % FARTHEST))
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
        return Move("gear", card=NAMES[(option - GEAR_OF) % GEAR], target=int((option - GEAR_OF) // GEAR))
    if SAKE_OF <= option < GIVE:
        return Move(
            "sake", place=PLACE_NAMES[(option - SAKE_OF) % PLACES], target=int((option - SAKE_OF) // PLACES)
        )
    if GIVE <= option < STRIKE:
        giver, taker = int((option - GIVE) >> 3), int((option - GIVE) & 7)
        return Move("give", place=piece_name(giver), target=taker) if giver != taker else None
    if STRIKE <= option < THROW:
        weapon = (option - STRIKE) // PIECES
        name = "bare-hands" if weapon == BARE_HANDS else NAMES[weapon]
        return at_piece(Move("strike", weapon=name), (option - STRIKE) % PIECES)
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
    way = (option - CARD) // CARDS
    card = (option - CARD) % CARDS
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
