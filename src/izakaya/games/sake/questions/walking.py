"""Phase 1 of SAKE: a card for its movement or attack, chosen and then declared (K9–K12, K18)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.circle import CLOCKWISE, COUNTER
from izakaya.games.sake.data import ROPE_BRIDGE, SANDALS
from izakaya.games.sake.meaning import target_of, to_walk, walk_of, weapon_of
from izakaya.games.sake.questions.attack import declare
from izakaya.games.sake.questions.deeds import Deed, can_strike, offer_strikes, strike_deed
from izakaya.games.sake.questions.events import EndCard
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question


def movement_of(t: SakeTable, seat: i64, card: i64) -> i64:
    """K11: up to how many steps a movement action goes; Sandals, which make a 0 into 1, and the Rope Bridge. 0 is no action (K13)."""
    box = t.deck_data.movement[card]
    if t.is_usable(seat, SANDALS):
        box += 1
    if t.location == ROPE_BRIDGE and box > 1:
        box -= 1
    return box


def rooms(t: SakeTable, seat: i64, way: i64, most: i64) -> i64:
    """How far a samurai can go this way, at most so far."""
    box: i64 = 0
    if t.circle.open:
        box = t.box_steps()
    room = t.circle.room(seat, way, box)
    if room > most:
        return most
    return room


def play_card(t: SakeTable, seat: i64, card: i64) -> None:
    """K18: a card leaves the hand and counts."""
    t.plays_left -= 1
    t.play_asleep()
    t.leave_hand(seat, card)


def offer_walks(t: SakeTable, seat: i64) -> None:
    """K12: every free movement of an Iaido after which something is in reach."""
    for way in range(i64(2)):
        for steps in range(rooms(t, seat, way, 2) + 1):
            if steps == 0 and way == COUNTER:
                continue
            walk = steps if way == CLOCKWISE else -steps
            if can_strike(t, seat, walk, walk):
                t.offer(to_walk(way, steps))


def stand_up(t: SakeTable, seat: i64) -> None:
    if t.sitting[seat] != 0:
        t.touch_boards(seat)
        t.sitting[seat] = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Walk(Question):
    """K11, K12: which way and how far. Nobody else knows of the card yet: it is declared with the answer (Iaido: with the next)."""

    def __init__(self, seat: i64, chosen: i64, iaido: bool) -> None:
        super().__init__(seat)
        self.chosen: i64 = chosen
        self.iaido: bool = iaido

    def options(self, t: SakeTable) -> None:
        if self.iaido:
            offer_walks(t, self.seat)
            return
        most = movement_of(t, self.seat, self.chosen)
        for way in range(i64(2)):
            for steps in range(i64(1), rooms(t, self.seat, way, most) + 1):
                t.offer(to_walk(way, steps))

    def answer(self, t: SakeTable, option: i64) -> None:
        me = self.seat
        walk = walk_of(option)
        if self.iaido:
            t.next(Strike(me, self.chosen, walk, True))
            return
        play_card(t, me, self.chosen)
        stand_up(t, me)
        t.next(EndCard(self.chosen))
        if t.telling:
            t.tell("moves", me, card=self.chosen)
        declare(t, Deed(me, walk, -1, -1, 0, 0, False, -1, False))

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "act", "seat": int(self.seat), "number": int(t.plays_left)}

    def own_facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "walk", "card": t.deck_data.labels[self.chosen], "iaido": int(self.iaido)}

    def words(self, t: SakeTable) -> str:
        return f"walk {self.seat} {t.deck_data.labels[self.chosen]} {int(self.iaido)}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Strike(Question):
    """K9, K12: with which weapon, at whom. The whole attack is declared with the answer."""

    def __init__(self, seat: i64, chosen: i64, walk: i64, iaido: bool) -> None:
        super().__init__(seat)
        self.chosen: i64 = chosen
        self.walk: i64 = walk
        self.iaido: bool = iaido

    def options(self, t: SakeTable) -> None:
        offer_strikes(t, self.seat, self.walk, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        me = self.seat
        play_card(t, me, self.chosen)
        if self.iaido:
            stand_up(t, me)
        t.next(EndCard(self.chosen))
        if t.telling:
            t.tell("iaido" if self.iaido else "attacks", me, card=self.chosen)
        box = t.deck_data.attack[self.chosen]
        declare(t, strike_deed(t, me, self.walk, target_of(option), weapon_of(option), box))

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "act", "seat": int(self.seat), "number": int(t.plays_left)}

    def own_facts(self, t: SakeTable) -> dict[str, str | int]:
        facts: dict[str, str | int] = {"ask": "strike", "card": t.deck_data.labels[self.chosen]}
        facts["walk"] = int(self.walk)
        facts["iaido"] = int(self.iaido)
        return facts

    def words(self, t: SakeTable) -> str:
        return f"strike {self.seat} {t.deck_data.labels[self.chosen]} {self.walk} {int(self.iaido)}"
