"""Phase 1 of a samurai's turn, judged: which card for what, whither, and whom to strike."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.sake.arithmetic import best_drink
from izakaya.bots.thinking.sake.stakes import best_rival, own_total
from izakaya.bots.thinking.temper import Temper
from izakaya.games.sake.circle import CLOCKWISE, COUNTER, is_one_of
from izakaya.games.sake.data import (
    ARMOUR,
    CHOPSTICKS,
    FAKE_WOUNDS,
    FLAGON,
    GEAR,
    LANTERNS,
    PIPE,
    PLACES,
    PURCHASE,
    RAMEN,
    RICE_BOWL,
    RICEBALLS,
    ROAR,
    SAKURAGI,
    SANDALS,
    STENCH,
    STOMACH,
    WEAPONS,
)
from izakaya.games.sake.ending import is_last_turn
from izakaya.games.sake.meaning import (
    ACTIVATE,
    ATTACK,
    BARE_HANDS,
    BURN_TO_DRAW,
    BURN_TO_PLAY,
    CARD,
    DRINK,
    IAIDO,
    MOVEMENT,
    PASS,
    TEXT,
    card_of,
    item_of,
    steps_of,
    walk_of,
    way_of,
)
from izakaya.games.sake.questions.deeds import strength_with
from izakaya.games.sake.questions.drinking import poured, wanted_of
from izakaya.games.sake.questions.events import event_is_far, event_reach, event_strength
from izakaya.games.sake.questions.walking import rooms
from izakaya.games.sake.state import LIVING, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import lives
from izakaya.lab.sake.first_adept.arithmetic import keep_worth, rivalry, worth_of_striking

NOTHING: Final = -9.0  # there is nobody to strike


def best_strike(t: SakeTable, me: i64, walk: i64, box: i64) -> float:
    """The best attack from where I would stand after so many steps clockwise."""
    return best_blow(t, me, walk, walk, box)


def best_blow(t: SakeTable, me: i64, least: i64, most: i64, box: i64) -> float:
    """The best attack after a walk of between so many and so many steps clockwise; what is negative goes the other way."""
    best = NOTHING
    armed = False
    for weapon in range(i64(WEAPONS)):
        if t.is_usable(me, weapon):
            armed = True
            worth = best_target(t, me, least, most, weapon, box)
            if worth > best:
                best = worth
    if not armed:
        return best_target(t, me, least, most, BARE_HANDS, box)
    return best


def best_target(t: SakeTable, me: i64, least: i64, most: i64, weapon: i64, box: i64) -> float:
    """The best attack with one weapon, or with BARE_HANDS."""
    deck = t.deck_data
    strength = strength_with(t, me, box, weapon)
    ranged = deck.is_ranged(weapon)
    reached = t.circle.reached(me, deck.reach_of(weapon), deck.is_far(weapon), least, most, False)
    best = best_of(t, me, reached, strength, ranged, NOTHING)
    for other in range(t.seats):
        if t.states[other] == SPIRIT and t.sake_total[other] > 0:
            worth = worth_of_striking(t, me, other, strength, ranged)
            if worth > best:
                best = worth
    return best


def best_of(t: SakeTable, me: i64, reached: i64, strength: i64, ranged: bool, best: float) -> float:
    """The best of the pieces that are reached, if it is better than this."""
    if reached != 0:
        circle = t.circle
        for i in range(circle.count):
            piece = circle.pieces[i]
            if is_one_of(piece, reached):
                worth = worth_of_striking(t, me, piece, strength, ranged)
                if worth > best:
                    best = worth
    return best


def best_iaido(t: SakeTable, me: i64, box: i64) -> float:
    """The best attack after a free movement of up to 2 steps (K12)."""
    return best_blow(t, me, -rooms(t, me, COUNTER, 2), rooms(t, me, CLOCKWISE, 2), box)


def best_walk(t: SakeTable, me: i64, most: i64, now: float) -> float:
    """What a movement is worth for the attack that can follow it, beside the best attack now."""
    best = best_blow(t, me, -rooms(t, me, COUNTER, most), rooms(t, me, CLOCKWISE, most), 1)
    if now > 0.0:
        best -= now
    if best < 0.0:
        return 0.0
    return best


def weigh_act(t: SakeTable, me: i64, temper: Temper, worths: vec[float], count: i64) -> None:
    """Every option of phase 1."""
    strike = NOTHING * 2.0
    iaido = NOTHING * 2.0
    walk = NOTHING * 2.0
    burning = NOTHING * 2.0
    last = is_last_turn(t, me)
    crowded = t.hand_size[me] > 2
    priced: i64 = -1
    cost = 0.0
    free: i64 = t.free_places(me)
    # What is needed for several options is worked out once, and only if there is a card to play at all.
    if t.plays_left > 0 and t.hand_size[me] > 0:
        strike = best_strike(t, me, 0, 1)
    for i in range(count):
        option = t.offered[i]
        if option == PASS:
            worths[i] = 0.0
        elif option < BURN_TO_DRAW:
            worths[i] = soul_worth(t, me, option, last)
        elif option < ACTIVATE:
            if option < BURN_TO_PLAY:
                worths[i] = -0.75 if t.hand_size[me] < 2 else -0.9
            else:
                if burning < NOTHING:
                    burning = burn_to_play_worth(t, me)
                worths[i] = burning
        elif option < CARD:
            worths[i] = item_worth(t, me, item_of(option))
        else:
            way = way_of(option)
            card = card_of(option)
            if card != priced:
                # The uses of a card stand side by side, so its price is worked out once.
                priced = card
                cost = 0.0 if last else keep_worth(t, me, card) * (0.25 if crowded else 0.6)
            if way == ATTACK:
                box = float(t.deck_data.attack[card]) - 1.0
                worths[i] = strike * temper.aggression + (0.12 * box if strike > 0.1 else 0.03 * box) - cost
            elif way == IAIDO:
                if iaido < NOTHING:
                    iaido = best_iaido(t, me, 1)
                box = float(t.deck_data.attack[card]) - 1.0
                worths[i] = (
                    iaido * temper.aggression + (0.12 * box if iaido > 0.1 else 0.03 * box) - cost - 0.02
                )
            elif way == MOVEMENT:
                if walk < NOTHING:
                    walk = best_walk(t, me, 3, strike) if t.plays_left > 1 else 0.0
                worths[i] = 0.5 * walk * temper.aggression - cost - 0.05
            elif way == DRINK:
                worths[i] = drink_worth(t, me, card, free) * temper.thirst - cost
            elif way == TEXT:
                worths[i] = text_worth(t, me, card, temper, last, strike, free) - cost
            else:
                worths[i] = (0.3 if t.circle.count < 12 and not last else 0.05) * temper.aggression - cost


def drink_worth(t: SakeTable, me: i64, card: i64, free: i64) -> float:
    gain = poured(t, wanted_of(t, me, t.deck_data.drinking[card]), free)
    worth = float(gain)
    if gain == t.masu:
        # K44: whoever empties the Masu has no turn after it; the others have one.
        lead = own_total(t, me) + gain - best_rival(t, me)
        worth += 0.5 if lead > 0 else -0.3 if lead == 0 else -0.8
    return worth


def text_worth(
    t: SakeTable, me: i64, card: i64, temper: Temper, last: bool, strike: float, free: i64
) -> float:
    """An event, a weapon or an item. `strike` is the best attack now, `free` the places for sake."""
    name = t.deck_data.name[card]
    if name < GEAR:
        return gear_worth(t, name, last, strike, free)
    if name == CHOPSTICKS:
        return 1.6 * best_throw(t, me, name) * temper.aggression
    if name == RAMEN:
        return best_throw(t, me, name) * temper.aggression
    if name == ROAR:
        return best_throw(t, me, name) * temper.aggression - 1.0
    if name == SAKURAGI:
        return 0.5 if t.hand_size[me] <= 3 else 0.3
    if name == STOMACH:
        return best_theft(t, me) + 0.05
    if name == PURCHASE:
        return best_purchase(t, me)
    if name == FAKE_WOUNDS:
        return recover_worth(t, me, last) * temper.caution
    if name == RICEBALLS:
        return 0.0 if last else 0.3
    if name == STENCH or name == LANTERNS:
        return 0.02
    return 0.0


def gear_worth(t: SakeTable, name: i64, last: bool, strike: float, free: i64) -> float:
    """K32: a place for sake is worth as much as the card itself."""
    worth = 0.0
    if t.masu > 0:
        worth += 0.75 if free == 0 else 0.45 if free == 1 else 0.2
    if name == ARMOUR:
        worth += 0.35
    elif name < WEAPONS:
        worth += 0.1 if t.plays_left > 1 and strike >= 0.15 else 0.25
    elif name == SANDALS:
        worth += 0.05
    elif name == FLAGON or name == RICE_BOWL or name == PIPE:
        worth += 0.1
    return worth * (0.5 if last else 1.0)


def best_throw(t: SakeTable, me: i64, name: i64) -> float:
    reached = t.circle.reached(me, event_reach(name), event_is_far(name), 0, 0, False)
    return best_of(t, me, reached, event_strength(name), True, 0.0)


def best_theft(t: SakeTable, me: i64) -> float:
    """Weak Stomach at the samurai whose sake is most in my way; it may burn it first."""
    best = 0.0
    for other in range(t.seats):
        if other != me and t.states[other] == LIVING and t.sake_total[other] > 0:
            worth = rivalry(t, me, other)
            if worth > best:
                best = worth
    return best


def best_purchase(t: SakeTable, me: i64) -> float:
    best = 0.0
    for other in range(t.seats):
        if other != me and t.states[other] == LIVING:
            for name in range(i64(GEAR)):
                if t.gear[other * GEAR + name] >= 0:
                    worth = gear_loss(t, me, other, name)
                    if worth > best:
                        best = worth
    return best


def gear_loss(t: SakeTable, me: i64, other: i64, name: i64) -> float:
    """What it is worth to me that somebody loses this weapon or item, with the sake on it."""
    rival = rivalry(t, me, other)
    worth = 0.12 * rival
    if t.sake[other * PLACES + name] > 0:
        worth += rival
    elif name == t.wielded[other]:
        worth += 0.25 * rival
    elif name == ARMOUR:
        worth += 0.2 * rival
    return worth


def recover_worth(t: SakeTable, me: i64, last: bool) -> float:
    gain = t.wound_size[me]
    if gain > 2:
        gain = 2
    left = lives(t, me)
    each = 0.5 if left <= 2 else 0.3 if left <= 3 else 0.15
    return float(gain) * each


def item_worth(t: SakeTable, me: i64, item: i64) -> float:
    """K35: an item costs a sake, which is a lot."""
    if item == RICE_BOWL:
        return recover_worth(t, me, False) - 1.0
    if item == FLAGON:
        return -0.4 if t.hand_size[me] <= 1 else -0.6
    return -0.7


def burn_to_play_worth(t: SakeTable, me: i64) -> float:
    """K34: a sake for one card more, if there is one that is worth it."""
    if t.plays_left > 0 or t.hand_size[me] == 0:
        return -1.0
    drink = best_drink(t, me)
    if drink >= 2:
        return 0.85 * float(drink) - 1.0
    best = best_strike(t, me, 0, 1)
    return best - 1.1 if best > 0.0 else -1.0


def soul_worth(t: SakeTable, me: i64, number: i64, last: bool) -> float:
    """K36: Life for cards. With nothing to fear any more it costs nothing."""
    if last and t.turn == me and t.plays_left > 0:
        return 0.1 * float(number) - 0.35 * float(number) * (1.0 if lives(t, me) - number < 4 else 0.6)
    left = lives(t, me) - number
    return (
        -0.45 * float(number)
        + (0.2 * float(number) if t.hand_size[me] + number <= 4 else 0.0)
        - (0.8 if left <= 2 else 0.0)
    )


def weigh_walk(t: SakeTable, me: i64, iaido: bool, box: i64, worths: vec[float], count: i64) -> None:
    """Where to: where the best attack is; otherwise near nobody's blade."""
    for i in range(count):
        option = t.offered[i]
        far = 0.01 * float(steps_of(option)) if iaido else 0.0
        worths[i] = best_strike(t, me, walk_of(option), box) - far
