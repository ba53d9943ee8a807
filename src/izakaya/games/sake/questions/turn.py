"""The turn of a samurai, and the turns one after the other (K8–K22, K44–K48)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.circle import CLOCKWISE, COUNTER
from izakaya.games.sake.data import (
    CARDS_A_TURN,
    CLOSING_TIME,
    DISTILLERY,
    FALTER,
    GEAR,
    HOT_SPRING,
    MASAKO,
    MINION,
    PIPE,
    SANDALS,
    TOMOE,
)
from izakaya.games.sake.ending import judge
from izakaya.games.sake.meaning import (
    ATTACK,
    CARD,
    DRINK,
    IAIDO,
    MINION_CLOCKWISE,
    MINION_COUNTER,
    MOVEMENT,
    PASS,
    TEXT,
    card_of,
    item_of,
    to_activate,
    to_use,
    way_of,
)
from izakaya.games.sake.questions.burns import burn, offer_burns
from izakaya.games.sake.questions.deeds import can_strike
from izakaya.games.sake.questions.drinking import PlaceSake, drink, drinkable
from izakaya.games.sake.questions.events import EndCard, Pay, can_activate, can_play_text, play_text
from izakaya.games.sake.questions.minions import Minions, minions_of, play_minion
from izakaya.games.sake.questions.purchase import offer_weapons, wield
from izakaya.games.sake.questions.spirits import Elation, SpiritDeed, SpiritDraw, is_still
from izakaya.games.sake.questions.walking import Strike, Walk, play_card, rooms
from izakaya.games.sake.state import GONE, LIVING, ROW
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import recover
from izakaya.table.question import Question

# Turns.


def begin_turn(t: SakeTable, seat: i64) -> None:
    """A new turn: what was counted in the last one is forgotten (K18, K36)."""
    t.wake_all()
    t.turn = seat
    t.plays_left = CARDS_A_TURN
    t.struck = False
    t.souls = 0
    if t.telling:
        t.tell("turn", seat)
    t.next(EndTurn(seat))
    if t.states[seat] == LIVING:
        if t.location == DISTILLERY and drinkable(t, seat, 1) > 0:
            t.push(Phases(seat, 1))
            if t.telling:
                t.tell("was-poured", seat)
            t.push(PlaceSake(seat, 1))
            t.take_from_masu(1)
        else:
            if t.location == HOT_SPRING and t.wound_size[seat] > 0:
                recover(t, seat, 1)
            # Nothing comes before phase 1, so it begins at once.
            t.push(Phases(seat, 2))
            t.push(Act(seat))
    else:
        back = t.top_back()
        if t.brisk and is_still(t, back) and not t.crowded:
            # Nothing comes before the card, so it is drawn at once.
            t.push(SpiritDeed(seat))
            t.draw(seat, 1)
            return
        t.push(SpiritDraw(seat))
        if back >= 0:
            t.push(Elation(seat))


def next_seat(t: SakeTable, seat: i64) -> i64:
    """The next player clockwise who is still in the game."""
    while True:
        seat = t.left_of(seat)
        if t.states[seat] != GONE:
            return seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(Question):
    """The step to the next turn: closing time (K48), the end of a round of sudden death (K44–K46)."""

    def __init__(self, ending: i64) -> None:
        super().__init__(-1)
        self.ending: i64 = ending

    def go(self, t: SakeTable) -> None:
        following = next_seat(t, self.ending)
        if self.ending == t.first:
            t.first_turns += 1
            if t.first_turns == CLOSING_TIME and t.sudden_from < 0:
                t.masu = 0
                t.sudden_from = following
                if t.telling:
                    t.tell("closing-time", following)
                begin_turn(t, following)
                return
        if following == t.sudden_from:
            if judge(t):
                return
            t.sudden_from = next_seat(t, self.ending)
            t.next(
                BeginTurn(t.sudden_from)
            )  # a step of its own: first, hands that have grown are discarded down (K31)
            return
        begin_turn(t, following)

    def words(self, t: SakeTable) -> str:
        return f"end-turn {self.ending}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BeginTurn(Question):
    """The step into the first turn of the game or of an extra round (K46): first, hands are in order (K2, K31)."""

    def __init__(self, coming: i64) -> None:
        super().__init__(-1)
        self.coming: i64 = coming

    def go(self, t: SakeTable) -> None:
        begin_turn(t, self.coming)

    def words(self, t: SakeTable) -> str:
        return f"begin-turn {self.coming}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Phases(Question):
    """The step from one phase of a samurai's turn to the next."""

    def __init__(self, acting: i64, phase: i64) -> None:
        super().__init__(-1)
        self.acting: i64 = acting
        self.phase: i64 = phase

    def go(self, t: SakeTable) -> None:
        me = self.acting
        if t.states[me] != LIVING:
            t.pop()  # K39: a samurai that dies in its own turn has no more of it
        elif self.phase == 1:
            t.next(Phases(me, 2))
            t.push(Act(me))
        elif self.phase == 2 and t.circle.has_minions(me):
            t.next(Phases(me, 3))
            t.push(Minions(me, minions_of(t, me)))
        elif self.phase <= 3:
            # Drawing kills nobody: where nobody looks at what is pending, the next phase is there already.
            if t.brisk:
                t.next(Wield(me))
            else:
                t.next(Phases(me, 4))
            cards: i64 = 2
            if t.has_skill(me, TOMOE):
                cards = 3
            t.draw(me, cards)
        else:
            t.next(Wield(me))

    def words(self, t: SakeTable) -> str:
        return f"phases {self.acting} {self.phase}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Wield(Question):
    """K22: phase 4, the weapon for the others' turns."""

    def options(self, t: SakeTable) -> None:
        offer_weapons(t, self.seat)
        offer_burns(t, self.seat, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        if burn(t, self.seat, option):
            return
        t.pop()
        wield(t, self.seat, option)

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "wield", "seat": int(self.seat)}

    def words(self, t: SakeTable) -> str:
        return f"wield {self.seat}"


# Phase 1.


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Act(Question):
    """Phase 1: play cards for a box or for their text, use items, burn; the question stays until the phase is ended (K8–K18)."""

    def options(self, t: SakeTable) -> None:
        me = self.seat
        t.offer(PASS)
        if t.hand_size[me] > 0 and (t.plays_left > 0 or t.has_skill(me, MASAKO)):
            self.offer_cards(t)
        if t.sake_of(me) > 0:  # an item is paid for with it
            for item in range(i64(PIPE), i64(GEAR)):
                if can_activate(t, me, item):
                    t.offer(to_activate(item))
        offer_burns(t, me, True)

    def offer_cards(self, t: SakeTable) -> None:
        me = self.seat
        deck = t.deck_data
        plays = t.plays_left > 0
        strikes = plays and can_strike(t, me, 0, 0)
        can_iaido = (
            plays
            and t.sitting[me] == 1
            and (strikes or can_strike(t, me, -rooms(t, me, COUNTER, 2), rooms(t, me, CLOCKWISE, 2)))
        )
        can_move = plays and (rooms(t, me, CLOCKWISE, 1) > 0 or rooms(t, me, COUNTER, 1) > 0)
        shod = t.is_usable(me, SANDALS)
        can_drink = plays and t.masu > 0 and t.has_free_place(me)
        first = me * ROW
        offered = t.offered
        hands = t.hands
        gear = t.gear
        names = deck.name
        movement = deck.movement
        drinking = deck.drinking
        n = t.offers
        for i in range(first, first + t.hand_size[me]):
            card = hands[i]
            name = names[card]
            offered[n] = to_use(ATTACK, card)
            n += strikes
            offered[n] = to_use(IAIDO, card)
            n += can_iaido
            offered[n] = to_use(MOVEMENT, card)
            n += can_move and movement[card] + shod > 0
            offered[n] = to_use(DRINK, card)
            n += can_drink and drinking[card] > 0
            if name == MINION:
                if plays or t.has_skill(me, MASAKO):
                    n = self.offer_minion(t, card, n)
            elif plays and name < GEAR:
                offered[n] = to_use(TEXT, card)
                n += gear[me * GEAR + name] < 0
            elif plays and name < FALTER:
                offered[n] = to_use(TEXT, card)
                n += can_play_text(t, me, name)
        t.offers = n

    def offer_minion(self, t: SakeTable, card: i64, n: i64) -> i64:
        """K16: toward a neighbour, if there is one on that side; returns how many options there are now."""
        circle = t.circle
        at = circle.place_of(self.seat)
        if circle.count > 1:
            t.offered[n] = to_use(MINION_CLOCKWISE, card)
            n += circle.gap_beside(at, CLOCKWISE) >= 0
            t.offered[n] = to_use(MINION_COUNTER, card)
            n += circle.gap_beside(at, COUNTER) >= 0
        return n

    def answer(self, t: SakeTable, option: i64) -> None:
        me = self.seat
        if option == PASS:
            t.pop()
            return
        if burn(t, me, option):
            return
        if option < CARD:
            item = item_of(option)
            if t.telling:
                t.tell("activated", me, card=t.gear[me * GEAR + item])
            t.push(Pay(me, item))
            return
        way = way_of(option)
        card = card_of(option)
        if way == ATTACK:
            t.push(Strike(me, card, 0, False))
        elif way == IAIDO:
            t.push(Walk(me, card, True))
        elif way == MOVEMENT:
            t.push(Walk(me, card, False))
        elif way != DRINK and way != TEXT and t.has_skill(me, MASAKO):
            # Her minions count toward nothing, so they are not the card more of K34 either.
            t.leave_hand(me, card)
            self.use_card(t, way, card)
        else:
            play_card(t, me, card)
            self.use_card(t, way, card)

    def use_card(self, t: SakeTable, way: i64, card: i64) -> None:
        """Uses of a card that need no further choice before they are known to all."""
        me = self.seat
        name = t.deck_data.name[card]
        if way == DRINK:
            t.push(EndCard(card))
            drink(t, me, card)
        elif way == MINION_CLOCKWISE or way == MINION_COUNTER:
            play_minion(t, me, card, CLOCKWISE if way == MINION_CLOCKWISE else COUNTER)
            t.wake()
        elif name < GEAR:
            t.touch_boards(me)
            t.gear[me * GEAR + name] = card
            t.wake()
            if t.telling:
                t.tell("laid", me, card=card)
        else:
            if t.telling:
                t.tell("played", me, card=card)
            play_text(t, me, card)

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "act", "seat": int(self.seat), "number": int(t.plays_left)}

    def words(self, t: SakeTable) -> str:
        return f"act {self.seat}"
