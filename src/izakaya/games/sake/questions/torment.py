"""Torment (K42): Spirits play cards by their backs, and a samurai defends its sake."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.data import BACKS, ON_BOARD, PLACES
from izakaya.games.sake.meaning import DEFEND, NUMBER, PASS, PLACE, SEAT, card_of
from izakaya.games.sake.questions.burns import burn, offer_burns
from izakaya.games.sake.questions.defence import defence_of
from izakaya.games.sake.questions.events import EndCard
from izakaya.games.sake.questions.fading import any_with_back
from izakaya.games.sake.state import SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question


def sake_taken(t: SakeTable, victim: i64, strength: i64) -> i64:
    """K42: the sake that so much of a torment takes: no more than there is."""
    had = t.sake_of(victim)
    return strength if strength < had else had


def spend_backs(t: SakeTable, seat: i64, back: i64, count: i64) -> None:
    """Play so many cards of this back; they are discarded when the torment is over."""
    for _card in range(count):
        card = any_with_back(t, seat, back)
        t.leave_hand(seat, card)
        if t.telling:
            t.tell("haunted", seat, card=card)
        t.push(EndCard(card))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TormentWith(Question):
    """K42: with how many matching cards."""

    def __init__(self, seat: i64, victim: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim

    def options(self, t: SakeTable) -> None:
        for count in range(t.backs_in_hand(self.seat, t.top_back())):
            t.offer(NUMBER + count + 1)

    def answer(self, t: SakeTable, option: i64) -> None:
        t.pop()
        back = t.top_back()
        count = option - NUMBER
        if t.telling:
            t.tell("torments", self.seat, target=self.victim, number=count)
        spend_backs(t, self.seat, back, count)
        t.push(Torment(self.seat, self.victim, back, count, self.seat))

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "torment-with", "seat": int(self.seat), "target": int(self.victim)}

    def words(self, t: SakeTable) -> str:
        return f"torment-with {self.seat} {self.victim}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Torment(Question):
    """The step of a torment: ask the next Spirit clockwise to help; after the last one the samurai defends."""

    def __init__(self, by: i64, victim: i64, back: i64, strength: i64, after: i64) -> None:
        super().__init__(-1)
        self.by: i64 = by
        self.victim: i64 = victim
        self.back: i64 = back
        self.strength: i64 = strength
        self.after: i64 = after

    def go(self, t: SakeTable) -> None:
        seat = t.left_of(self.after)
        while seat != self.by:
            if t.states[seat] == SPIRIT and t.backs_in_hand(seat, self.back) > 0:
                t.next(Torment(self.by, self.victim, self.back, self.strength, seat))
                t.push(Help(seat, self.victim, self.back))
                return
            seat = t.left_of(seat)
        t.next(Resist(self.victim, self.by, self.strength))

    def words(self, t: SakeTable) -> str:
        return f"torment {self.by} {self.victim} {BACKS[self.back]} {self.strength} {self.after}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Help(Question):
    """K42: another Spirit may add cards of the same back."""

    def __init__(self, seat: i64, victim: i64, back: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim
        self.back: i64 = back

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        for count in range(t.backs_in_hand(self.seat, self.back)):
            t.offer(NUMBER + count + 1)

    def answer(self, t: SakeTable, option: i64) -> None:
        t.pop()
        if option == PASS:
            return
        count = option - NUMBER
        torment = t.question
        t.pop()
        if t.telling:
            t.tell("helps", self.seat, target=self.victim, number=count)
        spend_backs(t, self.seat, self.back, count)
        if isinstance(torment, Torment):
            t.push(Torment(torment.by, torment.victim, torment.back, torment.strength + count, torment.after))

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "help", "seat": int(self.seat), "target": int(self.victim), "back": BACKS[self.back]}

    def words(self, t: SakeTable) -> str:
        return f"help {self.seat} {self.victim} {BACKS[self.back]}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Resist(Question):
    """K42: defend against a torment, with weapon and armour but without skills; burn before it."""

    def __init__(self, seat: i64, by: i64, strength: i64) -> None:
        super().__init__(seat)
        self.by: i64 = by
        self.strength: i64 = strength

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        t.offer_hand(self.seat, DEFEND)
        offer_burns(t, self.seat, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        me = self.seat
        if burn(t, me, option):
            return
        loss = self.strength
        if option != PASS:
            card = card_of(option)
            defence = self.defence_with(t, card)
            loss = self.left_after(t, card)
            t.leave_hand(me, card)
            if t.telling:
                t.tell("defended", me, target=self.by, card=card, number=defence)
            t.discard(card)
        # Who has nothing to burn has nothing to give up.
        if loss > 0 and not (t.brisk and not t.can_burn(me)):
            t.next(GiveUpSake(me, self.by, loss, 0))
        else:
            t.pop()

    def defence_with(self, t: SakeTable, card: i64) -> i64:
        """K42: how strong a defence with this card is."""
        return defence_of(t, self.seat, card, False, False)

    def left_after(self, t: SakeTable, card: i64) -> i64:
        """K42: the strength that is left of the torment when this card defends."""
        left = self.strength - self.defence_with(t, card)
        if left < 0:
            return 0
        return left

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "resist", "seat": int(self.seat), "by": int(self.by), "strength": int(self.strength)}

    def words(self, t: SakeTable) -> str:
        return f"resist {self.seat} {self.by} {self.strength}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GiveUpSake(Question):
    """K42: choose which sake to lose, as far as there is any; burn it rather, if you like."""

    def __init__(self, seat: i64, by: i64, left: i64, stolen: i64) -> None:
        super().__init__(seat)
        self.by: i64 = by
        self.left: i64 = left
        self.stolen: i64 = stolen

    def options(self, t: SakeTable) -> None:
        for place in range(i64(PLACES)):
            if t.sake[self.seat * PLACES + place] > 0:
                t.offer(PLACE + place)
        if t.offers == 0:
            t.offer(PASS)
        offer_burns(t, self.seat, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        if burn(t, self.seat, option):
            return
        stolen = self.stolen
        if option != PASS:
            t.lose_sake(self.seat, option - PLACE)
            stolen += 1
            if t.telling:
                t.tell("gave-up-sake", self.seat, target=self.by, number=option - PLACE)
        if option != PASS and self.left > 1 and t.sake_of(self.seat) > 0:
            t.next(GiveUpSake(self.seat, self.by, self.left - 1, stolen))
        elif stolen > 0:
            t.next(DealSake(self.by, stolen))
        else:
            t.pop()

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "give-up-sake", "seat": int(self.seat), "by": int(self.by), "number": int(self.left)}

    def words(self, t: SakeTable) -> str:
        return f"give-up-sake {self.seat} {self.by} {self.left} {self.stolen}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DealSake(Question):
    """K42: the tormentor deals out what was stolen among the Spirits."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, t: SakeTable) -> None:
        for seat in range(t.seats):
            if t.states[seat] == SPIRIT:
                t.offer(SEAT + seat)

    def answer(self, t: SakeTable, option: i64) -> None:
        spirit = option - SEAT
        if t.telling:
            t.tell("dealt-sake", self.seat, target=spirit)
        t.put_sake(spirit, ON_BOARD)
        if self.left > 1:
            t.next(DealSake(self.seat, self.left - 1))
        else:
            t.pop()

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "deal-sake", "seat": int(self.seat), "number": int(self.left)}

    def words(self, t: SakeTable) -> str:
        return f"deal-sake {self.seat} {self.left}"
