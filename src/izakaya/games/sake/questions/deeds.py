"""Deeds of SAKE, movements and attacks as they are declared; and who is in reach, and how strong an attack is (K5–K12, K43)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.circle import is_one_of
from izakaya.games.sake.data import BAMBOO_GROVE, ITTOSAI, MUSASHI, NAMES, SUENAGA, WEAPONS
from izakaya.games.sake.meaning import BARE_HANDS, piece_name, to_strike
from izakaya.games.sake.state import SPIRIT
from izakaya.games.sake.table import SakeTable

EVENT: Final = 6  # as the weapon of a deed: an event's attack
MINION_ATTACK: Final = 7


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deed:
    """A movement, an attack, or both (Iaido), as declared. `walk` is steps clockwise, negative for the other way.

    `box` is the attack box of the card played and `first` whether it is the first attack of the turn (Ittōsai), so that a faltered
    Iaido can be declared anew; `minion` is the attacking piece.
    """

    def __init__(
        self,
        by: i64,
        walk: i64,
        target: i64,
        weapon: i64,
        box: i64,
        strength: i64,
        ranged: bool,
        minion: i64,
        first: bool,
    ) -> None:
        self.by: i64 = by
        self.walk: i64 = walk
        self.target: i64 = target
        self.weapon: i64 = weapon
        self.box: i64 = box
        self.strength: i64 = strength
        self.ranged: bool = ranged
        self.minion: i64 = minion
        self.first: bool = first

    def words(self) -> str:
        numbers = [self.by, self.walk, self.target, self.weapon, self.box, self.strength, self.minion]
        return " ".join(str(number) for number in numbers) + f" {int(self.ranged)} {int(self.first)}"

    def facts(self) -> dict[str, str | int]:
        """What everybody has heard declared."""
        facts: dict[str, str | int] = {"by": int(self.by)}
        if self.walk != 0:
            facts["walk"] = int(self.walk)
        if self.target >= 0:
            facts["target"] = piece_name(self.target)
            facts["weapon"] = weapon_name(self.weapon)
            if self.strength >= 0:
                facts["strength"] = int(self.strength)
            facts["ranged"] = int(self.ranged)
        return facts


def weapon_name(weapon: i64) -> str:
    if weapon < WEAPONS:
        return NAMES[weapon]
    return "bare-hands" if weapon == BARE_HANDS else "event" if weapon == EVENT else "minion"


def strike_deed(t: SakeTable, seat: i64, walk: i64, target: i64, weapon: i64, box: i64) -> Deed:
    strength = strength_with(t, seat, box, weapon)
    return Deed(seat, walk, target, weapon, box, strength, t.deck_data.is_ranged(weapon), -1, not t.struck)


# Who is in reach.


def offer_strikes(t: SakeTable, seat: i64, walk: i64, only_count: bool) -> i64:
    """K9, K43: every weapon with every target it reaches after walking so far; returns how many there are (at least whether any)."""
    found: i64 = 0
    armed = False
    for weapon in range(i64(WEAPONS)):
        if not t.is_usable(seat, weapon):
            continue
        armed = True
        found += offer_targets(t, seat, walk, weapon, only_count)
        if only_count and found > 0:
            return found
    if not armed or t.always_punch:
        found += offer_targets(t, seat, walk, BARE_HANDS, only_count)
    return found


def can_strike(t: SakeTable, seat: i64, least: i64, most: i64) -> bool:
    """K9, K43: whether anything is in reach after some walk of between so many and so many steps clockwise."""
    # Spirits are in everybody's reach, and seen at once.
    for other in range(t.seats):
        if t.states[other] == SPIRIT:
            return True
    circle = t.circle
    deck = t.deck_data
    armed = False
    for weapon in range(i64(WEAPONS)):
        if t.is_usable(seat, weapon):
            armed = True
            if circle.reaches_anybody(seat, deck.reach_of(weapon), deck.is_far(weapon), least, most):
                return True
    if armed and not t.always_punch:
        return False
    return circle.reaches_anybody(seat, deck.reach_of(BARE_HANDS), deck.is_far(BARE_HANDS), least, most)


def offer_targets(t: SakeTable, seat: i64, walk: i64, weapon: i64, only_count: bool) -> i64:
    found: i64 = 0
    circle = t.circle
    deck = t.deck_data
    reached = circle.reached(seat, deck.reach_of(weapon), deck.is_far(weapon), walk, walk, only_count)
    if reached != 0:
        if only_count:
            return 1
        for i in range(circle.count):
            if is_one_of(circle.pieces[i], reached):
                t.offer(to_strike(weapon, circle.pieces[i]))
                found += 1
    states = t.states
    for other in range(t.seats):
        if states[other] == SPIRIT:
            # With fists a Spirit is hit only by the unarmed: the option to punch is for someone 1 step away.
            if weapon == BARE_HANDS and t.usable_weapons(seat) > 0:
                continue
            if only_count:
                return 1
            t.offer(to_strike(weapon, other))
            found += 1
    return found


# How strong.


def strength_with(t: SakeTable, seat: i64, box: i64, weapon: i64) -> i64:
    """K9 and the skills: how strong an attack with this weapon (or bare hands) is."""
    strength = box
    if weapon < WEAPONS:
        strength += t.deck_data.weapon_attack[weapon]
        if t.has_skill(seat, MUSASHI) and t.usable_weapons(seat) > 1:
            strength += 1
    strength += bonus(t, seat, t.deck_data.is_ranged(weapon))
    if strength < 0:
        return 0
    return strength


def minion_strength(t: SakeTable, piece: i64, card: i64) -> i64:
    """K19: how strong a minion's attack with the card that it turned up is; -1 if there was none."""
    strength = t.deck_data.minion_attack + t.minion_bonus(piece)
    if card >= 0:
        strength += t.deck_data.attack[card]
    return strength


def bonus(t: SakeTable, seat: i64, ranged: bool) -> i64:
    """What skills and the place add to any attack of a samurai."""
    more: i64 = 0
    if t.has_skill(seat, ITTOSAI) and not t.struck:
        more += 1
    if ranged:
        if t.has_skill(seat, SUENAGA):
            more += 1
        if t.location == BAMBOO_GROVE:
            more -= 1
    return more
