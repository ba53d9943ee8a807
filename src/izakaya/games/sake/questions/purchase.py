"""A weapon or item is lost to Drunken Purchase; and which weapon to wield (K22)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.data import GEAR, NAMES, WEAPONS
from izakaya.games.sake.meaning import PASS, WIELD, gear_name, gear_owner, to_name_gear
from izakaya.games.sake.questions.burns import let_burn
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question


def offer_gear(t: SakeTable, only_count: bool) -> bool:
    """Drunken Purchase: a weapon or item of any samurai."""
    found = False
    for owner in range(t.seats):
        for name in range(i64(GEAR)):
            if t.gear[owner * GEAR + name] >= 0:
                if only_count:
                    return True
                t.offer(to_name_gear(owner, name))
                found = True
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NameGear(Question):
    """Drunken Purchase: name a weapon or item; its owner may burn; it is discarded."""

    def options(self, t: SakeTable) -> None:
        offer_gear(t, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        owner = gear_owner(option)
        name = gear_name(option)
        if t.telling:
            t.tell("named-gear", self.seat, target=owner, card=t.gear[owner * GEAR + name])
        t.next(Purchase(owner, name))
        let_burn(t, owner)

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "name-gear", "seat": int(self.seat)}

    def words(self, t: SakeTable) -> str:
        return f"name-gear {self.seat}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Purchase(Question):
    """The step of Drunken Purchase: the card is discarded; K22: the loser of a wielded weapon may take another."""

    def __init__(self, owner: i64, name: i64) -> None:
        super().__init__(-1)
        self.owner: i64 = owner
        self.name: i64 = name

    def go(self, t: SakeTable) -> None:
        t.pop()
        owner = self.owner
        was_wielded = t.wielded[owner] == self.name
        t.lose_gear(owner, self.name)
        if was_wielded and owner != t.turn:
            for weapon in range(i64(WEAPONS)):
                if t.gear[owner * GEAR + weapon] >= 0:
                    t.push(Rewield(owner))
                    return

    def words(self, t: SakeTable) -> str:
        return f"purchase {self.owner} {NAMES[self.name]}"


def offer_weapons(t: SakeTable, seat: i64) -> None:
    """K22: none, or a weapon in play; one with sake on it may be wielded too."""
    t.offer(PASS)
    for weapon in range(i64(WEAPONS)):
        if t.gear[seat * GEAR + weapon] >= 0:
            t.offer(WIELD + weapon)


def wield(t: SakeTable, seat: i64, option: i64) -> None:
    weapon: i64 = -1
    if option != PASS:
        weapon = option - WIELD
    if t.wielded[seat] != weapon:
        t.touch_boards(seat)
        t.wielded[seat] = weapon
    if option != PASS and t.telling:
        t.tell("wielded", seat, card=t.gear[seat * GEAR + option - WIELD])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rewield(Question):
    """K22: the wielded weapon was lost in another's turn; wield another at once if you like."""

    def options(self, t: SakeTable) -> None:
        offer_weapons(t, self.seat)

    def answer(self, t: SakeTable, option: i64) -> None:
        t.pop()
        wield(t, self.seat, option)

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "rewield", "seat": int(self.seat)}

    def words(self, t: SakeTable) -> str:
        return f"rewield {self.seat}"
