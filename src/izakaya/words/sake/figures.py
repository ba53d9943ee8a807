"""What an answer would lead to, in figures. The rules work them out: here they are only asked.

Only the seat that is being asked may be told these: they are about its own cards.
"""

from __future__ import annotations

from izakaya.games.sake.data import BACKS, NAMES, WEAPONS
from izakaya.games.sake.meaning import BARE_HANDS, piece_number
from izakaya.games.sake.questions.attack import StrikeAnew
from izakaya.games.sake.questions.choose_hand import ChooseHand, backs_in_life
from izakaya.games.sake.questions.deeds import strength_with
from izakaya.games.sake.questions.defence import Defend
from izakaya.games.sake.questions.drinking import sips as sips_of
from izakaya.games.sake.questions.events import throw_strength
from izakaya.games.sake.questions.torment import Resist, sake_taken
from izakaya.games.sake.questions.walking import movement_of
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import lives
from izakaya.table.move import Move


def asked(table: SakeTable) -> int:
    seat = table.asked
    assert seat is not None
    return seat


def card_number(table: SakeTable, label: str) -> int:
    return table.deck_data.labels.index(label)


def strength(table: SakeTable, box: int, weapon: str) -> int:
    """K9: how strong an attack with this box and weapon is."""
    number = BARE_HANDS if weapon == "bare-hands" else NAMES.index(weapon)
    return int(strength_with(table, asked(table), box, number))


def box_again(table: SakeTable) -> int:
    """K27: the box of a faltered Iaido, whose card has left the hand."""
    question = table.question
    assert isinstance(question, StrikeAnew)
    return int(question.box)


def picked(table: SakeTable) -> int:
    """K2: how many cards of the hand have been picked by their backs."""
    question = table.question
    assert isinstance(question, ChooseHand)
    return int(question.troublesome + question.quarrelsome + question.drowsy)


def backs_left(table: SakeTable, back: str) -> int:
    """K2: how many cards with this back can still be picked."""
    question = table.question
    assert isinstance(question, ChooseHand)
    number = BACKS.index(back)
    return int(backs_in_life(table, question.seat, number) - question.picked(number))


def strength_of_throw(table: SakeTable, event: str) -> int:
    """How strong the attack of an event is."""
    return int(throw_strength(table, asked(table), NAMES.index(event)))


def defence(table: SakeTable, label: str) -> tuple[int, int]:
    """K23, K42: how strong a defence with this card is; and the wounds, or the sake, that it still costs."""
    question = table.question
    assert isinstance(question, (Defend, Resist))
    card = card_number(table, label)
    left = question.left_after(table, card)
    if isinstance(question, Resist):
        left = sake_taken(table, question.seat, left)
    return int(question.defence_with(table, card)), int(left)


def is_deadly(table: SakeTable, wounds: int) -> bool:
    """K24: whether so many wounds kill."""
    return bool(wounds >= lives(table, asked(table)))


def loss(table: SakeTable, strength: int) -> int:
    """K42: the sake that a torment takes from a samurai that does not defend."""
    return int(sake_taken(table, asked(table), strength))


def distances(table: SakeTable, piece: str, walk: int) -> list[int]:
    """K5: how far away a piece is on either side, after so many steps clockwise; the nearer side first."""
    return table.circle.distances(asked(table), piece_number(piece), walk)


def steps(table: SakeTable, label: str) -> int:
    """K11: how far a movement action goes at most."""
    return int(movement_of(table, asked(table), card_number(table, label)))


def sips(table: SakeTable, box: int) -> int:
    """K13: how much a drinking action gives."""
    return int(sips_of(table, asked(table), box))


def weapon_defence(table: SakeTable, weapon: str) -> int:
    number = NAMES.index(weapon)
    assert number < WEAPONS
    return int(table.deck_data.weapon_defence[number])


def strikes_after(table: SakeTable, option: int) -> list[Move]:
    """All attacks to which an option leads, over one choice or two: nothing is played yet by then."""
    ahead = table.copy()
    ahead.answer(option)
    found: list[Move] = []
    for following in ahead.options():
        move = ahead.describe(following)
        if move.way == "strike":
            found.append(move)
        elif move.way in ("go-clockwise", "go-counter"):
            found += strikes_after(ahead, following)
    return list(dict.fromkeys(found))
