"""Movements and attacks of SAKE: declaring them, the windows for interrupts (K27–K29), defence (K23–K25) and fading (K43)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.burns import burn, let_burn, offer_burns
from izakaya.games.sake.circle import CLOCKWISE, COUNTER, MINIONS, PIECES
from izakaya.games.sake.data import (
    ARMOUR,
    BAMBOO_GROVE,
    BLURRED_VISION,
    CARDS,
    FALTER,
    ITTOSAI,
    JUBEI,
    MINION,
    MUNENORI,
    MUSASHI,
    NAMES,
    ON_BOARD,
    PLACES,
    SUENAGA,
    WEAPONS,
)
from izakaya.games.sake.meaning import (
    BARE_HANDS,
    CARD,
    DEFEND,
    FADE,
    INTERRUPT,
    PASS,
    SACRIFICE,
    STRIKE,
    piece_name,
)
from izakaya.games.sake.table import LIVING, ROW, SPIRIT, Question, SakeTable
from izakaya.games.sake.wounds import damage

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
        told: dict[str, str | int] = {"by": int(self.by)}
        if self.walk != 0:
            told["walk"] = int(self.walk)
        if self.target >= 0:
            told["target"] = piece_name(self.target)
            told["weapon"] = weapon_name(self.weapon)
            if self.strength >= 0:
                told["strength"] = int(self.strength)
            told["ranged"] = int(self.ranged)
        return told


def weapon_name(weapon: i64) -> str:
    if weapon < WEAPONS:
        return NAMES[weapon]
    return "bare-hands" if weapon == BARE_HANDS else "event" if weapon == EVENT else "minion"


# Who is in reach.


def offer_strikes(t: SakeTable, seat: i64, walk: i64, only_count: bool) -> i64:
    """K9, K43: every weapon with every target it reaches after walking so far; returns how many there are (at least whether any)."""
    found: i64 = 0
    deck = t.deck_data
    armed = False
    for weapon in range(i64(WEAPONS)):
        if not t.is_usable(seat, weapon):
            continue
        armed = True
        found += offer_targets(
            t, seat, walk, weapon, deck.weapon_range[weapon], deck.weapon_far[weapon] == 1, only_count
        )
        if only_count and found > 0:
            return found
    if not armed or t.always_punch:
        found += offer_targets(t, seat, walk, BARE_HANDS, 1, False, only_count)
    return found


def can_strike(t: SakeTable, seat: i64, least: i64, most: i64) -> bool:
    """K9, K43: whether anything is in reach after some walk of between so many and so many steps clockwise."""
    deck = t.deck_data
    armed = False
    for weapon in range(i64(WEAPONS)):
        if t.is_usable(seat, weapon):
            armed = True
            far = deck.weapon_far[weapon] == 1
            if t.circle.reaches_anybody(seat, deck.weapon_range[weapon], far, least, most):
                return True
    # Spirits are in everybody's reach.
    for other in range(t.seats):
        if t.states[other] == SPIRIT:
            return True
    return (not armed or t.always_punch) and t.circle.reaches_anybody(seat, 1, False, least, most)


def offer_targets(
    t: SakeTable, seat: i64, walk: i64, weapon: i64, reach: i64, far: bool, only_count: bool
) -> i64:
    found: i64 = 0
    circle = t.circle
    for i in range(circle.count):
        piece = circle.pieces[i]
        if circle.side_of(piece) != seat and circle.reaches(seat, piece, reach, far, walk):
            if only_count:
                return 1
            t.offer(STRIKE + weapon * PIECES + piece)
            found += 1
    for other in range(t.seats):
        if t.states[other] == SPIRIT:
            # With fists a Spirit is hit only by the unarmed: the option to punch is for someone 1 step away.
            if weapon == BARE_HANDS and t.usable_weapons(seat) > 0:
                continue
            if only_count:
                return 1
            t.offer(STRIKE + weapon * PIECES + other)
            found += 1
    return found


def strength_with(t: SakeTable, seat: i64, box: i64, weapon: i64) -> i64:
    """K9 and the skills: how strong an attack with this weapon (or bare hands) is."""
    strength = box
    ranged = False
    if weapon < WEAPONS:
        strength += t.deck_data.weapon_attack[weapon]
        ranged = t.deck_data.weapon_ranged[weapon] == 1
        if t.has_skill(seat, MUSASHI) and t.usable_weapons(seat) > 1:
            strength += 1
    return strength + bonus(t, seat, ranged)


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


# Declaring.


def declare(t: SakeTable, deed: Deed) -> None:
    """Everybody hears it; then the windows."""
    if deed.target >= 0 and deed.minion < 0:
        t.struck = True
    if t.telling:
        tell_deed(t, deed)
    open_window(t, deed, deed.walk != 0, deed.target >= 0, deed.by)


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


def open_window(t: SakeTable, deed: Deed, walking: bool, striking: bool, after: i64) -> None:
    """K29: ask the next samurai clockwise who holds a card; when all have passed, it happens."""
    if (walking or striking) and not is_untouchable(t, deed):
        seat = after
        while True:
            seat = t.left_of(seat)
            if seat == deed.by:
                break
            if t.states[seat] == LIVING and t.hand_size[seat] > 0:
                t.push(Window(seat, deed, walking, striking))
                return
    happen(t, deed, walking, striking)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Window(Question):
    """K27–K29: cancel a movement or an attack, burn, or let it happen."""

    def __init__(self, seat: i64, deed: Deed, walking: bool, striking: bool) -> None:
        super().__init__(seat)
        self.deed = deed
        self.walking: bool = walking
        self.striking: bool = striking

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        me = self.seat
        for i in range(me * ROW, me * ROW + t.hand_size[me]):
            card = t.hands[i]
            name = t.deck_data.name[card]
            if (name == FALTER and self.walking) or (name == BLURRED_VISION and self.striking):
                t.offer(CARD + INTERRUPT * CARDS + card)
        offer_burns(t, me, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        me = self.seat
        if burn(t, me, option):
            return
        t.pop()
        if option == PASS:
            open_window(t, self.deed, self.walking, self.striking, me)
            return
        card = option - CARD - INTERRUPT * CARDS
        t.leave_hand(me, card)
        if t.telling:
            t.tell("interrupted", me, target=self.deed.by, card=card)
        t.discard(card)
        if t.deck_data.name[card] == FALTER:
            if self.striking:
                strike_anew(t, self.deed)
        elif self.walking:
            # The movement is left: others, and this seat too, may still stop it.
            open_window(t, self.deed, True, False, me - 1 if me > 0 else t.seats - 1)

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        told = self.deed.facts()
        told["ask"] = "interrupt"
        told["seat"] = int(self.seat)
        told["walking"] = int(self.walking)
        told["striking"] = int(self.striking)
        return told

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
    """K27: the attack of a faltered Iaido, with a window of its own."""

    def __init__(self, seat: i64, box: i64) -> None:
        super().__init__(seat)
        self.box: i64 = box

    def options(self, t: SakeTable) -> None:
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
        weapon = (option - STRIKE) // PIECES
        target = (option - STRIKE) % PIECES
        declare(t, strike_deed(t, self.seat, 0, target, weapon, self.box))

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "strike-anew", "seat": int(self.seat)}

    def words(self, t: SakeTable) -> str:
        return f"strike-anew {self.seat} {self.box}"


def strike_deed(t: SakeTable, seat: i64, walk: i64, target: i64, weapon: i64, box: i64) -> Deed:
    ranged = weapon < WEAPONS and t.deck_data.weapon_ranged[weapon] == 1
    strength = strength_with(t, seat, box, weapon)
    return Deed(seat, walk, target, weapon, box, strength if strength > 0 else 0, ranged, -1, not t.struck)


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
        card = t.show_top(deed.by)
        strength = (
            t.deck_data.minion_attack
            + t.minion_bonus(deed.minion)
            + (t.deck_data.attack[card] if card >= 0 else 0)
        )
    if deed.target >= MINIONS:
        owner = t.circle.side_of(deed.target)
        t.push(Fight(deed.target, strength))
        if t.hand_size[owner] == 0 or is_untouchable(t, deed):
            let_burn(t, owner)  # K30: no window has asked it
    elif t.states[deed.target] == SPIRIT:
        let_fade(t, deed, deed.target, True)
    else:
        t.push(Defend(deed.target, deed, strength, False))


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
        defence = t.deck_data.minion_defence + t.minion_bonus(piece)
        if card >= 0:
            defence += t.deck_data.defence[card]
        if self.strength > defence:
            t.kill_minion(piece)
        elif t.telling:
            t.tell("minion-stands", t.circle.side_of(piece))

    def words(self, t: SakeTable) -> str:
        return f"fight {piece_name(self.piece)} {self.strength}"


# Defence.


def defence_of(t: SakeTable, seat: i64, card: i64, ranged: bool, skills: bool) -> i64:
    """K23: the strength of a defence with this card."""
    defence = t.deck_data.defence[card]
    weapon = t.wielded[seat]
    if weapon >= 0 and t.is_usable(seat, weapon) and (not ranged or (skills and t.has_skill(seat, SUENAGA))):
        defence += t.deck_data.weapon_defence[weapon]
    if t.is_usable(seat, ARMOUR):
        defence += 1
    if skills and not ranged and t.has_skill(seat, MUNENORI):
        defence += 1
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
                t.offer(CARD + DEFEND * CARDS + card)
            if t.deck_data.name[card] == MINION:
                t.offer(CARD + SACRIFICE * CARDS + card)
        offer_burns(t, me, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        me = self.seat
        if burn(t, me, option):
            return
        if option == PASS:
            t.pop()
            damage(t, me, self.deed.by, self.wounds)
        elif option >= CARD + SACRIFICE * CARDS:
            t.pop()
            card = option - CARD - SACRIFICE * CARDS
            t.leave_hand(me, card)
            if t.telling:
                t.tell("sacrificed", me, card=card)
            t.discard(card)
        else:
            card = option - CARD - DEFEND * CARDS
            defence = defence_of(t, me, card, self.deed.ranged, True)
            t.leave_hand(me, card)
            if t.telling:
                t.tell("defended", me, target=self.deed.by, card=card, number=defence)
            t.discard(card)
            if defence >= self.wounds:
                t.pop()
            else:
                t.next(Defend(me, self.deed, self.wounds - defence, True))

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        told = self.deed.facts()
        told["ask"] = "defend"
        told["seat"] = int(self.seat)
        told["wounds"] = int(self.wounds)
        told["defended"] = int(self.defended)
        return told

    def words(self, t: SakeTable) -> str:
        return f"defend {self.seat} {self.wounds} {int(self.defended)} {self.deed.words()}"


# Fading.


def let_fade(t: SakeTable, deed: Deed, after: i64, itself: bool) -> None:
    """K43: the Spirit attacked, then the others clockwise, may discard a card with the back on top; else it loses sake."""
    victim = deed.target
    seat = after
    while True:
        if not itself:
            seat = t.left_of(seat)
            if seat == victim:
                break
        itself = False
        if t.states[seat] == SPIRIT and t.top_back() >= 0 and t.backs_in_hand(seat, t.top_back()) > 0:
            t.push(Fade(seat, deed))
            return
    lost = t.sake[victim * PLACES + ON_BOARD]
    if lost > deed.strength:
        lost = deed.strength
    t.lose_sake(victim, ON_BOARD, lost)
    if t.telling:
        t.tell("spirit-hit", victim, target=deed.by, number=lost)


@final
@mypyc_attr(acyclic=True)
class Fade(Question):
    """K43: discard a card whose back matches the draw pile, and nothing happens to the Spirit attacked."""

    def __init__(self, seat: i64, deed: Deed) -> None:
        super().__init__(seat)
        self.deed = deed

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        t.offer(FADE)

    def answer(self, t: SakeTable, option: i64) -> None:
        t.pop()
        if option == PASS:
            let_fade(t, self.deed, self.seat, False)
            return
        card = any_with_back(t, self.seat, t.top_back())
        if t.telling:
            t.tell("faded", self.deed.target, target=self.seat)
        t.discard_from_hand(self.seat, card)

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        told = self.deed.facts()
        told["ask"] = "fade"
        told["seat"] = int(self.seat)
        return told

    def words(self, t: SakeTable) -> str:
        return f"fade {self.seat} {self.deed.words()}"


def any_with_back(t: SakeTable, seat: i64, back: i64) -> i64:
    """A Spirit plays cards by their backs alone, so luck says which one: a fixed choice would tell of those it keeps."""
    lot = t.chance.below(t.backs_in_hand(seat, back))
    for i in range(seat * ROW, seat * ROW + t.hand_size[seat]):
        if t.deck_data.back[t.hands[i]] == back:
            if lot == 0:
                return t.hands[i]
            lot -= 1
    return -1
