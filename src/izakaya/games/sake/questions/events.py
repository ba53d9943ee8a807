"""The texts of events and items (section 10 of the rules), from choosing what they are about to their effect."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.circle import is_one_of
from izakaya.games.sake.data import (
    CHOPSTICKS,
    FAKE_WOUNDS,
    FLAGON,
    GEAR,
    LANTERNS,
    NAMES,
    PIPE,
    PLACES,
    PURCHASE,
    RAMEN,
    RICE_BOWL,
    RICEBALLS,
    ROAR,
    SAKURAGI,
    STENCH,
    STOMACH,
)
from izakaya.games.sake.meaning import (
    PASS,
    PAY,
    SEAT,
    THROW,
    sake_place,
    to_name_sake,
)
from izakaya.games.sake.questions.attack import declare
from izakaya.games.sake.questions.burns import burn, let_burn, offer_burns
from izakaya.games.sake.questions.deeds import EVENT, Deed, bonus
from izakaya.games.sake.questions.discards import Forced
from izakaya.games.sake.questions.purchase import NameGear, offer_gear
from izakaya.games.sake.questions.steps import ChangeSteps, offer_steps
from izakaya.games.sake.state import LIVING
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import recover
from izakaya.table.question import Question


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EndCard(Question):
    """K8: the step that discards a card after its effect."""

    def __init__(self, card: i64) -> None:
        super().__init__(-1, card)

    def go(self, t: SakeTable) -> None:
        t.pop()
        t.wake()
        t.discard(self.card)

    def words(self, t: SakeTable) -> str:
        return f"end-card {t.deck_data.labels[self.card]}"


# What events reach, and how strong their attacks are.


def event_reach(name: i64) -> i64:
    """How many steps away."""
    if name == RICEBALLS:
        return 4
    return 3 if name == RAMEN else 2


def event_is_far(name: i64) -> bool:
    """K6: all but the roar reach so many steps "or more"."""
    return name != ROAR


def event_strength(name: i64) -> i64:
    """As it is printed on the card."""
    if name == CHOPSTICKS:
        return 1
    return 2 if name == RAMEN else 4


def event_throws(name: i64) -> i64:
    """How many attacks an event is."""
    return 2 if name == CHOPSTICKS else 1


def throw_strength(t: SakeTable, seat: i64, name: i64) -> i64:
    """How strong the attack of an event is: with skills and the place, as every ranged one."""
    strength = event_strength(name) + bonus(t, seat, True)
    if strength < 0:
        return 0
    return strength


def offer_throws(t: SakeTable, seat: i64, name: i64, only_count: bool) -> i64:
    """Every samurai and enemy minion this attack event reaches; events do not attack Spirits (K43). Returns how many there are (at
    least whether any).
    """
    found: i64 = 0
    circle = t.circle
    reached = circle.reached(seat, event_reach(name), event_is_far(name), 0, 0, only_count)
    if reached == 0:
        return found
    if only_count:
        return 1
    for i in range(circle.count):
        if is_one_of(circle.pieces[i], reached):
            t.offer(THROW + circle.pieces[i])
            found += 1
    return found


# Whether a text could do anything (K14), and doing it.


def can_play_text(t: SakeTable, seat: i64, name: i64) -> bool:
    """K14: an event that could do nothing at all cannot be played."""
    if name == CHOPSTICKS or name == RAMEN:
        return offer_throws(t, seat, name, True) > 0
    if name == ROAR:
        return t.sake_of(seat) > 0 and offer_throws(t, seat, name, True) > 0
    if name == STENCH:
        return t.box_steps() > 0 and offer_steps(t, 1, True)
    if name == LANTERNS:
        return offer_steps(t, -1, True)
    if name == RICEBALLS:
        return offer_riceballs(t, seat, True)
    if name == SAKURAGI:
        return t.deck_size > 0
    if name == PURCHASE:
        return offer_gear(t, True)
    if name == STOMACH:
        return offer_stomachs(t, seat, True)
    return name == FAKE_WOUNDS and t.wound_size[seat] > 0


def play_text(t: SakeTable, seat: i64, card: i64) -> None:
    """An event has left the hand: its effect, or what is to be chosen first; then the card is discarded."""
    name = t.deck_data.name[card]
    t.push(EndCard(card))
    if name == CHOPSTICKS or name == RAMEN or name == ROAR:
        t.push(Throw(seat, name, event_throws(name)))
        if name == ROAR:
            t.push(Pay(seat, name))
    elif name == STENCH:
        t.push(ChangeSteps(seat, 1, 2))
    elif name == LANTERNS:
        t.push(ChangeSteps(seat, -1, 2))
    elif name == RICEBALLS or name == STOMACH:
        t.push(Name(seat, name))
    elif name == PURCHASE:
        t.push(NameGear(seat))
    elif name == SAKURAGI:
        t.draw(seat, 2)
    else:
        recover(t, seat, 2)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Throw(Question):
    """Attack events: choose the target. The second chopstick stays on the table only if nobody is in reach any more."""

    def __init__(self, seat: i64, name: i64, left: i64) -> None:
        super().__init__(seat)
        self.name: i64 = name
        self.left: i64 = left

    def options(self, t: SakeTable) -> None:
        if offer_throws(t, self.seat, self.name, False) == 0:
            t.offer(PASS)
        offer_burns(t, self.seat, True)

    def answer(self, t: SakeTable, option: i64) -> None:
        if burn(t, self.seat, option):
            return
        if self.left > 1:
            t.next(Throw(self.seat, self.name, self.left - 1))
        else:
            t.pop()
        if option != PASS:
            strength = throw_strength(t, self.seat, self.name)
            declare(t, Deed(self.seat, 0, option - THROW, EVENT, 0, strength, True, -1, not t.struck))

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "throw", "seat": int(self.seat), "card": NAMES[self.name], "number": int(self.left)}

    def words(self, t: SakeTable) -> str:
        return f"throw {self.seat} {NAMES[self.name]} {self.left}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pay(Question):
    """K35: pay 1 sake for an event or an item, from another place than the item itself."""

    def __init__(self, seat: i64, name: i64) -> None:
        super().__init__(seat)
        self.name: i64 = name

    def options(self, t: SakeTable) -> None:
        for place in range(i64(PLACES)):
            if t.sake[self.seat * PLACES + place] > 0:
                t.offer(PAY + place)

    def answer(self, t: SakeTable, option: i64) -> None:
        t.pop()
        t.lose_sake(self.seat, option - PAY)
        if t.telling:
            t.tell("paid", self.seat, number=option - PAY)
        if self.name < GEAR and not t.keeps_items:
            t.push(EndItem(self.seat, self.name))
        if self.name == FLAGON:
            t.draw(self.seat, 2)
        elif self.name == RICE_BOWL:
            recover(t, self.seat, 2)
        elif self.name == PIPE:
            t.push(PipeSmoke(self.seat, self.seat))

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "pay", "seat": int(self.seat), "card": NAMES[self.name]}

    def words(self, t: SakeTable) -> str:
        return f"pay {self.seat} {NAMES[self.name]}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EndItem(Question):
    """K35: the step that discards an item after its effect, unless the table option is items = kept."""

    def __init__(self, owner: i64, item: i64) -> None:
        super().__init__(-1)
        self.owner: i64 = owner
        self.item: i64 = item

    def go(self, t: SakeTable) -> None:
        t.pop()
        t.lose_gear(self.owner, self.item)

    def words(self, t: SakeTable) -> str:
        return f"end-item {self.owner} {NAMES[self.item]}"


def can_activate(t: SakeTable, seat: i64, item: i64) -> bool:
    """K35: usable, payable, and of some use."""
    if not t.is_usable(seat, item) or t.sake_of(seat) == 0:
        return False
    if item == FLAGON:
        return t.deck_size > 0
    if item == RICE_BOWL:
        return t.wound_size[seat] > 0
    if item != PIPE:
        return False
    for other in range(t.seats):
        if other != seat and t.states[other] == LIVING and t.hand_size[other] > 0:
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PipeSmoke(Question):
    """The step of the Pipe: every other samurai, clockwise, discards 1; before that it may burn (K30)."""

    def __init__(self, by: i64, after: i64) -> None:
        super().__init__(-1)
        self.by: i64 = by
        self.after: i64 = after

    def go(self, t: SakeTable) -> None:
        seat = t.left_of(self.after)
        if seat == self.by:
            t.pop()
            return
        t.next(PipeSmoke(self.by, seat))
        if t.states[seat] == LIVING and (t.hand_size[seat] > 0 or t.can_burn(seat)):
            t.push(Forced(seat, 1, False))

    def words(self, t: SakeTable) -> str:
        return f"pipe-smoke {self.by} {self.after}"


# Naming somebody, or something of somebody.


def offer_riceballs(t: SakeTable, seat: i64, only_count: bool) -> bool:
    found = False
    for other in range(t.seats):
        if other == seat or t.states[other] != LIVING or t.hand_size[other] == 0:
            continue
        if t.circle.reaches(seat, other, event_reach(RICEBALLS), event_is_far(RICEBALLS)):
            if only_count:
                return True
            t.offer(SEAT + other)
            found = True
    return found


def offer_stomachs(t: SakeTable, seat: i64, only_count: bool) -> bool:
    found = False
    for other in range(t.seats):
        if other != seat and t.states[other] == LIVING and t.sake_of(other) > 0:
            if only_count:
                return True
            t.offer(SEAT + other)
            found = True
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Name(Question):
    """Riceballs in the Face and Weak Stomach: name a samurai."""

    def __init__(self, seat: i64, name: i64) -> None:
        super().__init__(seat)
        self.name: i64 = name

    def options(self, t: SakeTable) -> None:
        if self.name == RICEBALLS:
            offer_riceballs(t, self.seat, False)
        else:
            offer_stomachs(t, self.seat, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        victim = option - SEAT
        if t.telling:
            t.tell("named", self.seat, target=victim)
        if self.name == RICEBALLS:
            t.next(Forced(victim, 2, False))
        else:
            t.next(SpoilSake(self.seat, victim))
            let_burn(t, victim)

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "name", "seat": int(self.seat), "card": NAMES[self.name]}

    def words(self, t: SakeTable) -> str:
        return f"name {self.seat} {NAMES[self.name]}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SpoilSake(Question):
    """Weak Stomach: choose one sake of the samurai named; if it has burned all, there is nothing left to choose."""

    def __init__(self, seat: i64, victim: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim

    def options(self, t: SakeTable) -> None:
        for place in range(i64(PLACES)):
            if t.sake[self.victim * PLACES + place] > 0:
                t.offer(to_name_sake(self.victim, place))
        if t.offers == 0:
            t.offer(PASS)

    def answer(self, t: SakeTable, option: i64) -> None:
        t.pop()
        if option != PASS:
            place = sake_place(option)
            t.lose_sake(self.victim, place)
            if t.telling:
                t.tell("spoiled", self.seat, target=self.victim, number=place)

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "spoil-sake", "seat": int(self.seat), "target": int(self.victim)}

    def words(self, t: SakeTable) -> str:
        return f"spoil-sake {self.seat} {self.victim}"
