"""Answers to others in SAKE, judged: interrupts, defence, torment, and what has to go."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.judgement import NEVER
from izakaya.bots.thinking.sake.arithmetic import (
    card_worth,
    death_cost,
    keep_worth,
    next_card,
    own_life_worth,
    place_worth,
    wounds_cost,
)
from izakaya.bots.thinking.sake.burning import burn_cost
from izakaya.bots.thinking.sake.mind import KINDS, Mind, holds
from izakaya.bots.thinking.sake.stakes import sake_worth
from izakaya.games.sake.data import FALTER, GEAR, HAND_LIMIT, MINION, ON_LIFE, PLACES, WEAPONS
from izakaya.games.sake.meaning import (
    BURN_TO_DRAW,
    BURN_TO_PLAY,
    CARD,
    PASS,
    PLACE,
    SACRIFICE,
    SOUL,
    WIELD,
    card_of,
    sake_place,
    way_of,
)
from izakaya.games.sake.questions.deeds import MINION_ATTACK, Deed
from izakaya.games.sake.questions.defence import Defend, defence_of, shield
from izakaya.games.sake.questions.torment import GiveUpSake, Resist, sake_taken
from izakaya.games.sake.state import LIVING, ROW, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import lives

UNHURT: Final = 99  # a defence against anything


def weigh_interruption(
    t: SakeTable, mind: Mind, me: i64, deed: Deed, striking: bool, worths: vec[float], count: i64
) -> None:
    """K27–K29: interrupt what would hurt."""
    danger = 0.0
    # Only cards can interrupt, and cards are offered right after PASS.
    if count > 1 and t.offered[1] >= CARD and striking and deed.target == me and t.states[me] == LIVING:
        strength = deed.strength
        if deed.weapon == MINION_ATTACK:
            strength = i64(mind.attack + 0.5) + t.deck_data.minion_attack
        danger = wounds_cost(t, mind, me, strength - best_defence(t, me, deed.ranged))
    for i in range(count):
        option = t.offered[i]
        if option == PASS:
            worths[i] = 0.0
        elif option < CARD:
            worths[i] = burn_cost(t, mind, me, option)
        elif t.deck_data.name[card_of(option)] == FALTER:
            worths[i] = -mind.lean.falter
            if not striking:
                worths[i] += mind.lean.trip
            elif not still_reaches(t, deed):
                worths[i] += danger
        else:
            worths[i] = danger - mind.lean.vision


def still_reaches(t: SakeTable, deed: Deed) -> bool:
    """K27: whether an Iaido could be turned on the same target from where it began."""
    if deed.walk == 0 or deed.target < 0:
        return True
    if deed.weapon > WEAPONS:
        return True
    deck = t.deck_data
    return t.circle.reaches(deed.by, deed.target, deck.reach_of(deed.weapon), deck.is_far(deed.weapon))


def best_defence(t: SakeTable, me: i64, ranged: bool) -> i64:
    """The best defence my hand allows; a Minion stops anything."""
    return UNHURT if holds(t, me, MINION) else best_card(t, me, ranged, True)


def best_card(t: SakeTable, me: i64, ranged: bool, skills: bool) -> i64:
    """The best defence a card of my hand gives; against a torment without skills."""
    best: i64 = 0
    for i in range(me * ROW, me * ROW + t.hand_size[me]):
        defence = defence_of(t, me, t.hands[i], ranged, skills)
        if defence > best:
            best = defence
    return best


def weigh_defence(
    t: SakeTable, mind: Mind, me: i64, question: Defend, worths: vec[float], count: i64
) -> None:
    """K23–K25: the cheapest card that does; a Minion if nothing else does; and a burn if the hand has no answer."""
    lean = mind.lean
    best = -wounds_cost(t, mind, me, question.wounds)
    worths[0] = best
    spent = 0.5 * next_card(lean, t.hand_size[me] - 1)
    for i in range(i64(1), count):
        option = t.offered[i]
        if option < CARD:
            continue
        card = card_of(option)
        price = spent + 0.8 * keep_worth(t, lean, me, card)
        if way_of(option) == SACRIFICE:
            worths[i] = -price - 0.05
        else:
            worths[i] = -wounds_cost(t, mind, me, question.left_after(t, card)) - price
        if worths[i] > best:
            best = worths[i]
    for i in range(i64(1), count):
        option = t.offered[i]
        if option >= CARD:
            continue
        if option < BURN_TO_DRAW:
            number = option - SOUL
            worths[i] = hope(t, mind, me, question, number, number, best)
            worths[i] += card_worth(t, lean, me, number) * 0.5
            worths[i] -= own_life_worth(mind, lives(t, me), number) * mind.temper.caution
        else:
            # The dead keep no sake.
            price = 0.0 if best <= -death_cost(t, mind, me) else sake_worth(mind, 1)
            worths[i] = hope(t, mind, me, question, 1, 0, best) + 0.5 * card_worth(t, lean, me, 1) - price


def hope(
    t: SakeTable, mind: Mind, me: i64, question: Defend, cards: i64, lives_fewer: i64, best: float
) -> float:
    """What a blow comes to if so many unseen cards are drawn first and the best of them defends, or what was `best` before."""
    if question.defended:
        return best - 0.3
    if cards > HAND_LIMIT:
        cards = HAND_LIMIT
    through = question.wounds - shield(t, me, question.deed.ranged, True)
    worth = 0.0
    for box in range(i64(KINDS)):
        likely = mind.odds[cards * KINDS + box]
        if likely > 0.0:
            wounds = through - box
            after = -mind.lean.parry
            if wounds > 0:
                # Life that was burned makes a wound cost more.
                after -= (
                    wounds_cost(t, mind, me, wounds + lives_fewer)
                    - own_life_worth(mind, lives(t, me), lives_fewer)
                    if wounds + lives_fewer < lives(t, me)
                    else wounds_cost(t, mind, me, UNHURT)
                )
            worth += likely * (after if after > best else best)
    escape = mind.escapes[cards]
    return worth * (1.0 - escape) - 0.5 * escape


def weigh_resistance(
    t: SakeTable, mind: Mind, me: i64, question: Resist, worths: vec[float], count: i64
) -> None:
    """K42: a card for the sake it saves; what will be stolen anyway is better burned than given to Spirits."""
    hurt = -2.0 * sake_worth(mind, sake_taken(t, me, question.strength))
    robbed = question.strength >= t.sake_total[me] and best_card(t, me, False, False) < question.strength
    for i in range(count):
        option = t.offered[i]
        if option >= CARD:
            card = card_of(option)
            loss = sake_taken(t, me, question.left_after(t, card))
            worths[i] = -2.0 * sake_worth(mind, loss) - 0.8 * keep_worth(t, mind.lean, me, card)
        elif option == PASS:
            worths[i] = hurt
        elif robbed and BURN_TO_DRAW <= option < BURN_TO_PLAY:
            worths[i] = hurt + 0.8 + card_worth(t, mind.lean, me, 1)
        else:
            worths[i] = hurt + burn_cost(t, mind, me, option)


def weigh_robbery(
    t: SakeTable, mind: Mind, me: i64, question: GiveUpSake, worths: vec[float], count: i64
) -> None:
    """K42: which sake the Spirits get; if they would get it all, it is better burned."""
    weigh_losses(t, mind, me, PLACE, worths, count)
    if question.left < t.sake_total[me]:
        return
    for i in range(count):
        if BURN_TO_DRAW <= t.offered[i] < BURN_TO_PLAY:
            worths[i] = 1.0 + card_worth(t, mind.lean, me, 1)


def weigh_discards(t: SakeTable, mind: Mind, me: i64, worths: vec[float], count: i64) -> None:
    for i in range(count):
        option = t.offered[i]
        if option < CARD:
            worths[i] = 0.0 if option == PASS else burn_cost(t, mind, me, option) - 1.0
        elif t.states[me] == SPIRIT:
            # What counts is the back: keep many of one kind.
            worths[i] = -0.2 * float(t.backs_in_hand(me, t.deck_data.back[card_of(option)]))
        else:
            worths[i] = -keep_worth(t, mind.lean, me, card_of(option))


def weigh_weapons(t: SakeTable, mind: Mind, me: i64, worths: vec[float], count: i64) -> None:
    """K22: what defends best in the others' turns."""
    for i in range(count):
        option = t.offered[i]
        if option == PASS:
            worths[i] = -0.5
        elif option < WIELD:
            worths[i] = -0.5 + burn_cost(t, mind, me, option)
        else:
            weapon = option - WIELD
            worths[i] = 0.4 * float(t.deck_data.weapon_defence[weapon]) if t.is_usable(me, weapon) else -0.2


def weigh_losses(t: SakeTable, mind: Mind, me: i64, first: i64, worths: vec[float], count: i64) -> None:
    """Sake that must go: from where it hinders most."""
    for i in range(count):
        option = t.offered[i]
        if first <= option < first + PLACES:
            worths[i] = -place_worth(t, mind.lean, me, option - first)
        else:
            worths[i] = 0.0 if option == PASS else -1.5 if option >= BURN_TO_DRAW else NEVER


def weigh_spoils(t: SakeTable, worths: vec[float], count: i64) -> None:
    """Take the sake that protects rather than the one that hinders."""
    for i in range(count):
        option = t.offered[i]
        worths[i] = 0.3 if option != PASS and sake_place(option) == ON_LIFE else 0.1


def quick_shield(t: SakeTable, me: i64) -> i64:
    """K22: the weapon that defends best; -1 if there is none at all."""
    best: i64 = -1
    most: i64 = -2
    for weapon in range(i64(WEAPONS)):
        if t.gear[me * GEAR + weapon] >= 0:
            defence: i64 = -1
            if t.sake[me * PLACES + weapon] == 0:
                defence = t.deck_data.weapon_defence[weapon]
            if defence > most:
                most = defence
                best = WIELD + weapon
    return best
