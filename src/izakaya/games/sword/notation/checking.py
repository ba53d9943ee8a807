"""What a table of Samurai Sword could never look like: such positions are refused, so that every one can be played to its end."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sword import data
from izakaya.games.sword.data import (
    ARMOUR,
    BUSHIDO_PLACE,
    CHIYOME,
    HAND_LIMIT,
    IEYASU,
    PROPERTIES,
    ROLES,
)
from izakaya.games.sword.questions.answers import Attacked, Challenged
from izakaya.games.sword.questions.turn import BushidoCheck, Discard, FirstCard, Play
from izakaya.games.sword.scoring import penalised_side
from izakaya.games.sword.table import MOST_CARDS, SWORD_MASTER, SwordTable, count_cards
from izakaya.table.errors import BadNotation
from izakaya.table.question import Question


def check_roles(t: SwordTable) -> None:
    """W1."""
    others, ninja = data.roles_for(t.seats)
    roles = sorted(list(t.roles)[: t.seats])
    stars = [role for role in roles if data.NINJA_1 <= role <= data.NINJA_3]
    rest = [role for role in roles if role not in stars]
    if rest != sorted(others) or len(stars) != ninja or len(set(stars)) != ninja:
        names = [ROLES[role] for role in others] + [f"{ninja} different ninja"]
        raise BadNotation(f"The roles do not fit W1: {t.seats} players are {', '.join(names)}.")


def check(t: SwordTable, asks: list[Question]) -> None:
    """Everything but the roles."""
    properties = sum(int(t.cards[ARMOUR + p]) for p in range(PROPERTIES))
    if count_cards(t.cards) <= HAND_LIMIT * t.seats + properties:
        raise BadNotation(
            "There are too few cards: hands and properties could hold them all, and the game would never end."
        )
    if count_cards(t.cards) > MOST_CARDS:
        raise BadNotation(f"There are too many cards: at most {MOST_CARDS}.")
    if t.deck_size == 0 and t.pile_size > 0 and not t.over:
        raise BadNotation("The deck is empty though cards lie on the pile; by W22 they would be the deck.")
    if sum(int(t.laid[seat * PROPERTIES + BUSHIDO_PLACE]) for seat in range(t.seats)) > 1:
        raise BadNotation("Two Bushido lie in play; by W34 there is at most one.")
    check_end(t)
    check_questions(t, asks)


def check_end(t: SwordTable) -> None:
    """W24, W28: a game is over if there is a reason, and only then."""
    gone = any(t.honour[seat] == 0 for seat in range(t.seats))
    if not t.over:
        if gone:
            raise BadNotation(
                "Somebody has no Honour, so by W24 the game is over; say so with 'over honour'."
            )
        return
    if t.blow_by == t.blow_at and t.blow_by >= 0:
        raise BadNotation("Nobody strikes the last blow at itself.")
    alone = t.one_stands()
    if t.ended == SWORD_MASTER:
        if not alone:
            raise BadNotation(
                "A Sword Master is the only one with Resilience left, and not among three (W28)."
            )
    elif not gone and not (alone and penalised_side(t) >= 0):
        raise BadNotation("The game is over for want of Honour, but everybody has some left (W24).")


def check_questions(t: SwordTable, asks: list[Question]) -> None:
    if t.over:
        if asks:
            raise BadNotation("The game is over, so nothing is asked (W40).")
        return
    base = asks[0]
    turn = t.turn
    if base.seat != turn or isinstance(base, (Attacked, Challenged)):
        raise BadNotation(f"The first question is one to seat {turn}, whose turn it is.")
    if isinstance(base, FirstCard) and (t.characters[turn] != IEYASU or t.pile_size == 0):
        raise BadNotation("Only Ieyasu may take a discard, and only while there is one (W38).")
    if isinstance(base, BushidoCheck) and t.laid[turn * PROPERTIES + BUSHIDO_PLACE] == 0:
        raise BadNotation(f"Bushido does not lie before seat {turn} (W34).")
    if isinstance(base, Discard) and t.sizes[turn] <= HAND_LIMIT:
        raise BadNotation(f"Seat {turn} holds no more than 7 cards and has nothing to discard (W10).")
    if t.resilience[turn] == 0:
        raise BadNotation(f"It is the turn of seat {turn}, so it has recovered and has Resilience (W6).")
    if len(asks) == 1:
        return
    top = t.question
    if len(asks) > 2 or not isinstance(base, Play):
        raise BadNotation("An answer is asked for only once, and only in the Play phase (W11).")
    by: i64 = -1
    if isinstance(top, (Attacked, Challenged)):
        by = top.by
    if by != turn:
        raise BadNotation(f"Only seat {turn}, whose turn it is, attacks or challenges (W11).")
    if t.is_harmless(top.seat):
        raise BadNotation(f"Seat {top.seat} is Harmless and cannot be attacked (W13).")
    if isinstance(top, Challenged) and t.characters[top.seat] == CHIYOME:
        raise BadNotation(
            "Chiyome is wounded only by weapons: battlecry and jujutsu do not challenge her (W36)."
        )
