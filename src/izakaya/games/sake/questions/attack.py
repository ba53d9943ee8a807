"""Movements and attacks of SAKE: declaring them, interrupting them (K27–K29), and what comes of those not cancelled."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.circle import CLOCKWISE, COUNTER, MINIONS
from izakaya.games.sake.data import BLURRED_VISION, FALTER, JUBEI, WEAPONS
from izakaya.games.sake.meaning import INTERRUPT, PASS, card_of, target_of, to_use, weapon_of
from izakaya.games.sake.questions.burns import burn, let_burn, offer_burns
from izakaya.games.sake.questions.deeds import Deed, minion_strength, offer_strikes, strike_deed
from izakaya.games.sake.questions.defence import Defend, Fight
from izakaya.games.sake.questions.fading import let_fade
from izakaya.games.sake.state import ROW, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question


def declare(t: SakeTable, deed: Deed) -> None:
    """Everybody hears it, and may interrupt it."""
    if deed.target >= 0 and deed.minion < 0:
        t.struck = True
    if t.telling:
        tell_deed(t, deed)
    let_interrupt(t, deed, deed.walk != 0, deed.target >= 0, deed.by)


def tell_deed(t: SakeTable, deed: Deed) -> None:
    if deed.walk != 0:
        t.tell(
            "walks" if deed.walk > 0 else "walks-counter",
            deed.by,
            number=deed.walk if deed.walk > 0 else -deed.walk,
        )
    if deed.target >= 0:
        what = "strikes" if deed.target < MINIONS else "strikes-minion"
        target = deed.target if deed.target < MINIONS else t.circle.side_of(deed.target)
        if deed.minion >= 0:
            t.tell("minion-" + what, deed.by, target=target)
        else:
            card = t.gear_card(deed.by, deed.weapon) if deed.weapon < WEAPONS else i64(-1)
            t.tell(what, deed.by, target=target, card=card, number=deed.strength)


def is_untouchable(t: SakeTable, deed: Deed) -> bool:
    """Jūbei's own movements and attacks cannot be interrupted; his minions' can."""
    return t.has_skill(deed.by, JUBEI) and deed.minion < 0


def let_interrupt(t: SakeTable, deed: Deed, walking: bool, striking: bool, after: i64) -> None:
    """K29: ask the next samurai clockwise who may have an interrupt; when all have passed, it happens."""
    if (walking or striking) and not is_untouchable(t, deed):
        seat = after
        while True:
            seat = t.left_of(seat)
            if seat == deed.by:
                break
            if t.may_interrupt(seat) and not (t.brisk and is_helpless(t, seat, walking, striking)):
                t.push(Interruption(seat, deed, walking, striking))
                return
    happen(t, deed, walking, striking)


def cancels(name: i64, walking: bool, striking: bool) -> bool:
    """K27, K28: whether a card of this name stops one of what is declared."""
    return (name == FALTER and walking) or (name == BLURRED_VISION and striking)


def is_helpless(t: SakeTable, seat: i64, walking: bool, striking: bool) -> bool:
    """Whether this seat could only let it happen: it holds nothing that stops it, and has nothing to burn."""
    hands = t.hands
    names = t.deck_data.name
    for i in range(seat * ROW, seat * ROW + t.hand_size[seat]):
        if cancels(names[hands[i]], walking, striking):
            return False
    return not t.can_burn(seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Interruption(Question):
    """K27–K29: cancel a movement or an attack, burn, or let it happen."""

    def __init__(self, seat: i64, deed: Deed, walking: bool, striking: bool) -> None:
        super().__init__(seat)
        self.deed = deed
        self.walking: bool = walking
        self.striking: bool = striking

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        me = self.seat
        hands = t.hands
        names = t.deck_data.name
        for i in range(me * ROW, me * ROW + t.hand_size[me]):
            card = hands[i]
            if cancels(names[card], self.walking, self.striking):
                t.offer(to_use(INTERRUPT, card))
        offer_burns(t, me, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        me = self.seat
        if burn(t, me, option):
            return
        t.pop()
        if option == PASS:
            let_interrupt(t, self.deed, self.walking, self.striking, me)
            return
        card = card_of(option)
        t.leave_hand(me, card)
        if t.telling:
            t.tell("interrupted", me, target=self.deed.by, card=card)
        t.discard(card)
        if t.deck_data.name[card] == FALTER:
            if self.striking:
                strike_anew(t, self.deed)
        elif self.walking:
            # The movement is left: others, and this seat too, may still stop it.
            let_interrupt(t, self.deed, True, False, me - 1 if me > 0 else t.seats - 1)

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        facts = self.deed.facts()
        facts["ask"] = "interrupt"
        facts["seat"] = int(self.seat)
        facts["walking"] = int(self.walking)
        facts["striking"] = int(self.striking)
        return facts

    def words(self, t: SakeTable) -> str:
        return f"window {self.seat} {int(self.walking)} {int(self.striking)} {self.deed.words()}"


def strike_anew(t: SakeTable, deed: Deed) -> None:
    """K27: after a faltered Iaido, target and weapon are chosen anew from where the attacker stands; if nothing reaches, it is lost."""
    if offer_strikes(t, deed.by, 0, True) > 0:
        t.struck = not deed.first  # it is still the same attack
        t.push(StrikeAnew(deed.by, deed.box))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StrikeAnew(Question):
    """K27: the attack of a faltered Iaido, which may be let be, and interrupted too."""

    def __init__(self, seat: i64, box: i64) -> None:
        super().__init__(seat)
        self.box: i64 = box

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        offer_strikes(t, self.seat, 0, False)
        offer_burns(t, self.seat, True)

    def answer(self, t: SakeTable, option: i64) -> None:
        if burn(t, self.seat, option):
            # The burn may have armed the fists that were to strike: then nothing may be in reach any more.
            if offer_strikes(t, self.seat, 0, True) == 0:
                t.struck = True
                t.pop()
            return
        t.pop()
        if option == PASS:
            t.struck = True  # it was declared all the same
            return
        declare(t, strike_deed(t, self.seat, 0, target_of(option), weapon_of(option), self.box))

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "strike-anew", "seat": int(self.seat)}

    def words(self, t: SakeTable) -> str:
        return f"strike-anew {self.seat} {self.box}"


def happen(t: SakeTable, deed: Deed, walking: bool, striking: bool) -> None:
    """What was not cancelled."""
    if walking:
        if deed.walk > 0:
            t.circle.move(deed.by, CLOCKWISE, deed.walk)
        else:
            t.circle.move(deed.by, COUNTER, -deed.walk)
    if not striking:
        return
    strength = deed.strength
    if deed.minion >= 0:
        strength = minion_strength(t, deed.minion, t.show_top(deed.by))
    if deed.target >= MINIONS:
        owner = t.circle.side_of(deed.target)
        t.push(Fight(deed.target, strength))
        if not t.may_interrupt(owner) or is_untouchable(t, deed):
            let_burn(t, owner)  # K30: it could not interrupt, so it has not been asked
    elif t.states[deed.target] == SPIRIT:
        let_fade(t, deed, deed.target, True)
    else:
        t.push(Defend(deed.target, deed, strength, False))
