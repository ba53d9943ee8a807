"""Being attacked in SAKE: a samurai defends itself (K23–K25), a minion turns up a card (K20)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.data import ARMOUR, MINION, MUNENORI, SUENAGA
from izakaya.games.sake.meaning import DEFEND, PASS, SACRIFICE, card_of, piece_name, to_use, way_of
from izakaya.games.sake.questions.burns import burn, offer_burns
from izakaya.games.sake.questions.deeds import Deed
from izakaya.games.sake.state import ROW
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import damage
from izakaya.table.question import Question


def shield(t: SakeTable, seat: i64, ranged: bool, skills: bool) -> i64:
    """K23: what is added to any card that defends; against a torment without skills (K42)."""
    weapon = t.wielded[seat]
    if weapon >= 0 and not (
        t.is_usable(seat, weapon) and (not ranged or (skills and t.has_skill(seat, SUENAGA)))
    ):
        weapon = -1
    more = t.deck_data.cover(weapon, t.is_usable(seat, ARMOUR))
    if skills and not ranged and t.has_skill(seat, MUNENORI):
        more += 1
    return more


def defence_of(t: SakeTable, seat: i64, card: i64, ranged: bool, skills: bool) -> i64:
    """K23: the strength of a defence with this card."""
    return t.deck_data.defence[card] + shield(t, seat, ranged, skills)


def minion_defence(t: SakeTable, piece: i64, card: i64) -> i64:
    """K20: the strength of a minion's defence with the card that it turned up; -1 if there was none."""
    defence = t.deck_data.minion_defence + t.minion_bonus(piece)
    if card >= 0:
        defence += t.deck_data.defence[card]
    return defence


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Defend(Question):
    """K23–K25: one card for its defence box, or a Minion from hand, or neither. `wounds` is the damage as things stand."""

    def __init__(self, seat: i64, deed: Deed, wounds: i64, defended: bool) -> None:
        super().__init__(seat)
        self.deed = deed
        self.wounds: i64 = wounds
        self.defended: bool = defended

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        me = self.seat
        for i in range(me * ROW, me * ROW + t.hand_size[me]):
            card = t.hands[i]
            if not self.defended:
                t.offer(to_use(DEFEND, card))
            if t.deck_data.name[card] == MINION:
                t.offer(to_use(SACRIFICE, card))
        offer_burns(t, me, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        me = self.seat
        if burn(t, me, option):
            return
        if option == PASS:
            t.pop()
            damage(t, me, self.deed.by, self.wounds)
        elif way_of(option) == SACRIFICE:
            t.pop()
            card = card_of(option)
            t.leave_hand(me, card)
            if t.telling:
                t.tell("sacrificed", me, card=card)
            t.discard(card)
        else:
            card = card_of(option)
            defence = self.defence_with(t, card)
            left = self.left_after(t, card)
            t.leave_hand(me, card)
            if t.telling:
                t.tell("defended", me, target=self.deed.by, card=card, number=defence)
            t.discard(card)
            if left == 0:
                t.pop()
            else:
                t.next(Defend(me, self.deed, left, True))

    def defence_with(self, t: SakeTable, card: i64) -> i64:
        """K23: how strong a defence with this card is."""
        return defence_of(t, self.seat, card, self.deed.ranged, True)

    def left_after(self, t: SakeTable, card: i64) -> i64:
        """K24: the wounds that are left when this card defends."""
        left = self.wounds - self.defence_with(t, card)
        if left < 0:
            return 0
        return left

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        facts = self.deed.facts()
        facts["ask"] = "defend"
        facts["seat"] = int(self.seat)
        facts["wounds"] = int(self.wounds)
        facts["defended"] = int(self.defended)
        return facts

    def words(self, t: SakeTable) -> str:
        return f"defend {self.seat} {self.wounds} {int(self.defended)} {self.deed.words()}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Fight(Question):
    """The step of an attack on a minion (K20): it turns up a card to defend itself; any damage kills it."""

    def __init__(self, piece: i64, strength: i64) -> None:
        super().__init__(-1)
        self.piece: i64 = piece
        self.strength: i64 = strength

    def go(self, t: SakeTable) -> None:
        t.pop()
        piece = self.piece
        card = t.show_top(t.circle.side_of(piece))
        if self.strength > minion_defence(t, piece, card):
            t.kill_minion(piece)
        elif t.telling:
            t.tell("minion-stands", t.circle.side_of(piece))

    def words(self, t: SakeTable) -> str:
        return f"fight {piece_name(self.piece)} {self.strength}"
