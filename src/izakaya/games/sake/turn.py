"""The turn of a samurai, and the turns one after the other (K8–K22, K44–K48)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.attack import Deed, can_strike, declare, offer_strikes, strike_deed
from izakaya.games.sake.burns import burn, offer_burns
from izakaya.games.sake.circle import CLOCKWISE, COUNTER, PIECES
from izakaya.games.sake.data import (
    CARDS,
    CLOSING_TIME,
    DISTILLERY,
    FALTER,
    GEAR,
    HOT_SPRING,
    MASAKO,
    MINION,
    PIPE,
    ROPE_BRIDGE,
    SANDALS,
    TOMOE,
)
from izakaya.games.sake.drinking import PlaceSake, drink, drinkable
from izakaya.games.sake.ending import judge
from izakaya.games.sake.events import (
    EndCard,
    Pay,
    can_activate,
    can_play_text,
    offer_weapons,
    play_text,
    wield,
)
from izakaya.games.sake.meaning import (
    ACTIVATE,
    ATTACK,
    CARD,
    DRINK,
    FARTHEST,
    IAIDO,
    MINION_CLOCKWISE,
    MINION_COUNTER,
    MOVE,
    MOVEMENT,
    PASS,
    STRIKE,
    TEXT,
)
from izakaya.games.sake.minions import Minions, minions_of, play_minion
from izakaya.games.sake.spirits import Elation, SpiritDraw
from izakaya.games.sake.table import GONE, LIVING, ROW, Question, SakeTable
from izakaya.games.sake.wounds import recover

# Turns.


def begin_turn(t: SakeTable, seat: i64) -> None:
    """A new turn: what was counted in the last one is forgotten (K18, K36)."""
    t.turn = seat
    t.plays_left = 2
    t.struck = False
    t.souls = 0
    if t.telling:
        t.tell("turn", seat)
    t.next(EndTurn(seat))
    if t.states[seat] == LIVING:
        t.push(Phases(seat, 1))
        if t.location == DISTILLERY and drinkable(t, seat, 1) > 0:
            if t.telling:
                t.tell("was-poured", seat)
            t.push(PlaceSake(seat, 1))
            t.take_from_masu(1)
        elif t.location == HOT_SPRING and t.wound_size[seat] > 0:
            recover(t, seat, 1)
    else:
        t.push(SpiritDraw(seat))
        if t.top_back() >= 0:
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
            t.pop()  # K39: whoever dies in its own turn has no more of it
        elif self.phase == 1:
            t.next(Phases(me, 2))
            t.push(Act(me))
        elif self.phase == 2:
            t.next(Phases(me, 3))
            if t.circle.has_minions(me):
                t.push(Minions(me, minions_of(t, me)))
        elif self.phase == 3:
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


def movement_of(t: SakeTable, seat: i64, card: i64) -> i64:
    """K11: up to how many steps a movement action goes; Sandals, the Rope Bridge. 0 if the box cannot be played (K13)."""
    box = t.deck_data.movement[card]
    if box == 0:
        return 0
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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Act(Question):
    """Phase 1: play cards for a box or for their text, use items, burn; the question stays until the phase is ended (K8–K18)."""

    def options(self, t: SakeTable) -> None:
        me = self.seat
        t.offer(PASS)
        if t.hand_size[me] > 0:
            self.offer_cards(t)
        for item in range(i64(PIPE), i64(GEAR)):
            if can_activate(t, me, item):
                t.offer(ACTIVATE + item - PIPE)
        offer_burns(t, me, True)

    def offer_cards(self, t: SakeTable) -> None:
        me = self.seat
        deck = t.deck_data
        plays = t.plays_left > 0
        free_minions = t.has_skill(me, MASAKO)
        strikes = plays and can_strike(t, me, 0, 0)
        can_iaido = (
            plays
            and t.sitting[me] == 1
            and (strikes or can_strike(t, me, -rooms(t, me, COUNTER, 2), rooms(t, me, CLOCKWISE, 2)))
        )
        can_move = plays and (rooms(t, me, CLOCKWISE, 1) > 0 or rooms(t, me, COUNTER, 1) > 0)
        can_drink = plays and t.masu > 0 and t.free_places(me) > 0
        first = me * ROW
        for i in range(first, first + t.hand_size[me]):
            card = t.hands[i]
            name = deck.name[card]
            if strikes:
                t.offer(CARD + ATTACK * CARDS + card)
            if can_iaido:
                t.offer(CARD + IAIDO * CARDS + card)
            if can_move and deck.movement[card] > 0:
                t.offer(CARD + MOVEMENT * CARDS + card)
            if can_drink and deck.drinking[card] > 0:
                t.offer(CARD + DRINK * CARDS + card)
            if name == MINION:
                if plays or free_minions:
                    self.offer_minion(t, card)
            elif plays and name < GEAR:
                if t.gear[me * GEAR + name] < 0:
                    t.offer(CARD + TEXT * CARDS + card)
            elif plays and name < FALTER and can_play_text(t, me, name):
                t.offer(CARD + TEXT * CARDS + card)

    def offer_minion(self, t: SakeTable, card: i64) -> None:
        """K16: toward a neighbour, if there is one on that side."""
        at = t.circle.place_of(self.seat)
        if t.circle.count > 1:
            if t.circle.gap_beside(at, CLOCKWISE) >= 0:
                t.offer(CARD + MINION_CLOCKWISE * CARDS + card)
            if t.circle.gap_beside(at, COUNTER) >= 0:
                t.offer(CARD + MINION_COUNTER * CARDS + card)

    def answer(self, t: SakeTable, option: i64) -> None:
        me = self.seat
        if option == PASS:
            t.pop()
            return
        if burn(t, me, option):
            return
        if option < CARD:
            item = PIPE + option - ACTIVATE
            if t.telling:
                t.tell("activated", me, card=t.gear[me * GEAR + item])
            t.push(Pay(me, item))
            return
        way = (option - CARD) // CARDS
        card = (option - CARD) % CARDS
        if way == ATTACK:
            t.push(Strike(me, card, 0, False))
        elif way == IAIDO:
            t.push(Walk(me, card, True))
        elif way == MOVEMENT:
            t.push(Walk(me, card, False))
        else:
            play_card(t, me, card)
            self.use_card(t, way, card)

    def use_card(self, t: SakeTable, way: i64, card: i64) -> None:
        """Uses of a card that need no further choice before they are known to all."""
        me = self.seat
        name = t.deck_data.name[card]
        if way == DRINK:
            t.push(EndCard(card))
            drink(t, me, t.deck_data.drinking[card])
        elif way == MINION_CLOCKWISE or way == MINION_COUNTER:
            if t.has_skill(me, MASAKO):
                t.plays_left += 1
            play_minion(t, me, card, CLOCKWISE if way == MINION_CLOCKWISE else COUNTER)
        elif name < GEAR:
            t.gear[me * GEAR + name] = card
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


def play_card(t: SakeTable, seat: i64, card: i64) -> None:
    """K18: a card leaves the hand and counts."""
    t.plays_left -= 1
    t.leave_hand(seat, card)


def offer_walks(t: SakeTable, seat: i64) -> None:
    """K12: every free movement of an Iaido after which something is in reach."""
    for way in range(i64(2)):
        for steps in range(rooms(t, seat, way, 2) + 1):
            if steps == 0 and way == COUNTER:
                continue
            walk = steps if way == CLOCKWISE else -steps
            if can_strike(t, seat, walk, walk):
                t.offer(MOVE + way * FARTHEST + steps)


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
                t.offer(MOVE + way * FARTHEST + steps)

    def answer(self, t: SakeTable, option: i64) -> None:
        me = self.seat
        steps = (option - MOVE) % FARTHEST
        walk = steps if option < MOVE + FARTHEST else -steps
        if self.iaido:
            t.next(Strike(me, self.chosen, walk, True))
            return
        play_card(t, me, self.chosen)
        t.sitting[me] = 0
        t.next(EndCard(self.chosen))
        if t.telling:
            t.tell("moves", me, card=self.chosen)
        declare(t, Deed(me, walk, -1, -1, 0, 0, False, -1, False))

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "act", "seat": int(self.seat), "number": int(t.plays_left)}

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
        weapon = (option - STRIKE) // PIECES
        target = (option - STRIKE) % PIECES
        play_card(t, me, self.chosen)
        if self.iaido:
            t.sitting[me] = 0
        t.next(EndCard(self.chosen))
        if t.telling:
            t.tell("iaido" if self.iaido else "attacks", me, card=self.chosen)
        declare(t, strike_deed(t, me, self.walk, target, weapon, t.deck_data.attack[self.chosen]))

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "act", "seat": int(self.seat), "number": int(t.plays_left)}

    def words(self, t: SakeTable) -> str:
        return f"strike {self.seat} {t.deck_data.labels[self.chosen]} {self.walk} {int(self.iaido)}"
