"""Why something cannot be done in SAKE: the rule behind a missing option. It speaks only of what the asked seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sake.circle import MINIONS
from izakaya.games.sake.data import (
    FALTER,
    FLAGON,
    GEAR,
    MINION,
    ON_LIFE,
    PIPE,
    PLACES,
    RICE_BOWL,
    RICEBALLS,
    ROAR,
    STOMACH,
    WEAPONS,
)
from izakaya.games.sake.meaning import (
    ACTIVATE,
    ATTACK,
    BARE_HANDS,
    BURN_TO_DRAW,
    BURN_TO_PLAY,
    CARD,
    DEFEND,
    DRINK,
    IAIDO,
    INTERRUPT,
    MINION_CLOCKWISE,
    MINION_COUNTER,
    MOVEMENT,
    PAY,
    SACRIFICE,
    SEAT,
    STEAL,
    STRIKE,
    TEXT,
    THROW,
    card_of,
    item_of,
    target_of,
    to_activate,
    to_strike,
    to_use,
    way_of,
    weapon_of,
)
from izakaya.games.sake.questions.attack import Interruption, StrikeAnew
from izakaya.games.sake.questions.burns import Burn
from izakaya.games.sake.questions.defence import Defend
from izakaya.games.sake.questions.discards import Forced
from izakaya.games.sake.questions.events import Name, Throw, event_is_far, event_reach
from izakaya.games.sake.questions.spirits import SpiritDeed
from izakaya.games.sake.questions.torment import GiveUpSake, Resist
from izakaya.games.sake.questions.turn import Act, Wield
from izakaya.games.sake.questions.walking import Strike, movement_of
from izakaya.games.sake.state import LIVING, ROW, SPIRIT
from izakaya.games.sake.table import SakeTable
from izakaya.table.move import Refusal
from izakaya.table.seats import is_among

# Questions at which one may also burn (K30).
BURNING = (Act, Wield, StrikeAnew, Throw, Interruption, Defend, Burn, Forced, Resist, GiveUpSake)


def why_not(t: SakeTable, option: i64) -> Refusal:
    """The first rule that forbids the option."""
    question = t.question
    me = question.seat
    if option in t.options():
        return Refusal("it-is-on-offer", "K8")
    if option >= CARD:
        if not holds(t, me, card_of(option)):
            return Refusal("not-in-hand", "K8")
        if isinstance(question, Act):
            return why_not_card(t, me, way_of(option), card_of(option))
        return why_not_answer(t, way_of(option))
    if 0 < option < ACTIVATE:
        return why_not_burn(t, me, option)
    if isinstance(question, Act) and ACTIVATE <= option < PAY:
        return why_not_item(t, me, item_of(option))
    if isinstance(question, (Strike, StrikeAnew)) and STRIKE <= option < THROW:
        walk: i64 = question.walk if isinstance(question, Strike) else 0
        return why_not_strike(t, me, weapon_of(option), target_of(option), walk)
    if isinstance(question, Throw) and THROW <= option < CARD:
        return why_not_thrown(t, me, question.name, option - THROW)
    if isinstance(question, Name) and SEAT <= option < SEAT + MINIONS:
        return why_not_named(t, me, question.name, option - SEAT)
    if isinstance(question, SpiritDeed):
        return why_not_deed(t, me, option)
    return Refusal("not-asked", "K8")


def holds(t: SakeTable, seat: i64, card: i64) -> bool:
    for i in range(seat * ROW, seat * ROW + t.hand_size[seat]):
        if t.hands[i] == card:
            return True
    return False


def why_not_card(t: SakeTable, me: i64, way: i64, card: i64) -> Refusal:
    """Missing uses of a card in phase 1."""
    deck = t.deck_data
    name = deck.name[card]
    if way in (DEFEND, SACRIFICE):
        return Refusal("only-when-attacked", "K23")
    if way == INTERRUPT or (way == TEXT and FALTER <= name < MINION):
        return Refusal("only-in-anothers-turn", "K17")
    if t.plays_left <= 0:
        return Refusal("card-limit", "K18")
    if way == IAIDO and t.sitting[me] == 0:
        return Refusal("not-sitting", "K12")
    if way == ATTACK or way == IAIDO:
        return Refusal("nothing-in-reach", "K9" if way == ATTACK else "K12")
    if way == MOVEMENT:
        return Refusal("empty-box", "K13") if movement_of(t, me, card) == 0 else Refusal("no-room", "K7")
    if way == DRINK:
        if deck.drinking[card] == 0:
            return Refusal("empty-box", "K13")
        return Refusal("masu-empty", "K13") if t.masu == 0 else Refusal("no-free-place", "K32")
    if way == MINION_CLOCKWISE or way == MINION_COUNTER:
        return Refusal("no-neighbour", "K16") if name == MINION else Refusal("not-a-minion", "K16")
    if way == TEXT and name < GEAR:
        return Refusal("already-in-play", "K15")
    if way == TEXT and name != MINION:
        return why_not_event(t, me, name)
    return Refusal("not-asked", "K8")


def why_not_event(t: SakeTable, me: i64, name: i64) -> Refusal:
    """K14: it could do nothing."""
    if name == ROAR and t.sake_of(me) == 0:
        return Refusal("no-sake-to-pay", "K35")
    if name in (RICEBALLS, ROAR) or name < RICEBALLS - 1:
        return Refusal("nothing-in-reach", "K14")
    return Refusal("does-nothing", "K14")


def why_not_item(t: SakeTable, me: i64, item: i64) -> Refusal:
    if t.gear[me * GEAR + item] < 0:
        return Refusal("not-in-play", "K35")
    if t.sake[me * PLACES + item] > 0:
        return Refusal("sake-on-it", "K32")
    if t.is_asleep(me, item):
        return Refusal("asleep", "K34")
    if item not in (PIPE, FLAGON, RICE_BOWL):
        return Refusal("always-works", "K35")
    if t.sake_of(me) == 0:
        return Refusal("no-sake-to-pay", "K35")
    return Refusal("no-wounds", "K37") if item == RICE_BOWL else Refusal("does-nothing", "K35")


def why_not_burn(t: SakeTable, me: i64, option: i64) -> Refusal:
    question = t.question
    if t.states[me] != LIVING:
        return Refusal("spirits-burn-nothing", "K40")
    if not isinstance(question, BURNING) or (isinstance(question, Forced) and question.begun):
        return Refusal("not-asked", "K30")
    if option < BURN_TO_DRAW:
        if is_among(me, t.souls):
            return Refusal("soul-once-a-turn", "K36")
        if t.sake[me * PLACES + ON_LIFE] > 0:
            return Refusal("sake-on-life", "K32")
        return Refusal("leave-one-life", "K36", 1, t.life_size[me])
    place = option - (BURN_TO_PLAY if option >= BURN_TO_PLAY else BURN_TO_DRAW)
    if place < PLACES and t.sake[me * PLACES + place] > 0:
        return (
            Refusal("only-in-phase-one", "K34")
            if option >= BURN_TO_PLAY
            else Refusal("no-card-to-draw", "K38")
        )
    return Refusal("no-sake-there", "K34")


def why_not_answer(t: SakeTable, way: i64) -> Refusal:
    """Missing answers in another's turn."""
    question = t.question
    if isinstance(question, Interruption) and way == INTERRUPT:
        return Refusal("nothing-of-that-to-cancel", "K29")
    if isinstance(question, Resist) and way == SACRIFICE:
        return Refusal("not-against-torment", "K25")
    if isinstance(question, Defend):
        if way == DEFEND:
            return Refusal("one-card-only", "K23")
        if way == SACRIFICE:
            return Refusal("not-a-minion", "K25")
    return Refusal("not-asked", "K30")


def why_not_strike(t: SakeTable, me: i64, weapon: i64, piece: i64, walk: i64) -> Refusal:
    if weapon < WEAPONS and t.gear[me * GEAR + weapon] < 0:
        return Refusal("not-in-play", "K9")
    if weapon < WEAPONS and t.sake[me * PLACES + weapon] > 0:
        return Refusal("sake-on-it", "K32")
    if weapon < WEAPONS and t.is_asleep(me, weapon):
        return Refusal("asleep", "K34")
    if weapon == BARE_HANDS and t.usable_weapons(me) > 0 and not t.always_punch:
        return Refusal("armed", "K9")
    return why_not_reach(t, me, piece, t.deck_data.reach_of(weapon), t.deck_data.is_far(weapon), walk)


def why_not_thrown(t: SakeTable, me: i64, name: i64, piece: i64) -> Refusal:
    return why_not_reach(t, me, piece, event_reach(name), event_is_far(name), 0)


def why_not_reach(t: SakeTable, me: i64, piece: i64, reach: i64, far: bool, walk: i64) -> Refusal:
    """K6: with the nearer distance, which is the one a person would count."""
    if t.circle.place_of(piece) < 0:
        if piece < t.seats and t.states[piece] == SPIRIT:
            return Refusal("not-at-spirits", "K43")
        return Refusal("not-there", "K5")
    if t.circle.side_of(piece) == me:
        return Refusal("not-yourself", "K6")
    near = t.circle.distances(me, piece, walk)[0]
    return Refusal("needs-at-least" if far else "needs-exactly", "K6", reach, near)


def why_not_named(t: SakeTable, me: i64, name: i64, seat: i64) -> Refusal:
    if seat == me:
        return Refusal("not-yourself", "K6" if name == RICEBALLS else "K14")
    if seat >= t.seats or t.states[seat] != LIVING:
        return Refusal("not-a-samurai", "K40")
    if name == STOMACH:
        return Refusal("no-sake-there", "K14")
    if t.hand_size[seat] == 0:
        return Refusal("empty-hand", "K14")
    return why_not_thrown(t, me, name, seat)


def why_not_deed(t: SakeTable, me: i64, option: i64) -> Refusal:
    if option == STEAL:
        return Refusal("masu-empty", "K41")
    if SEAT <= option < SEAT + t.seats and t.states[option - SEAT] != LIVING:
        return Refusal("not-a-samurai", "K42")
    return Refusal("wrong-back", "K40")


def missing(t: SakeTable) -> list[int]:
    """What the asked seat might expect from what it holds, but cannot do."""
    if t.over:
        return []
    question = t.question
    me = question.seat
    offered = t.options()
    expected: list[int] = []
    if isinstance(question, Act):
        expected = expected_in_phase_one(t, me)
    elif isinstance(question, (Strike, StrikeAnew)):
        for weapon in range(i64(WEAPONS)):
            if t.gear[me * GEAR + weapon] >= 0:
                expected += [int(to_strike(weapon, piece)) for piece in targets(t, me)]
    elif isinstance(question, Throw):
        expected = [int(THROW + piece) for piece in targets(t, me)]
    elif isinstance(question, Name):
        expected = [int(SEAT + seat) for seat in range(t.seats) if t.states[seat] == LIVING]
    elif isinstance(question, SpiritDeed):
        expected = [STEAL] + [int(SEAT + seat) for seat in range(t.seats) if t.states[seat] == LIVING]
    elif isinstance(question, Interruption):
        expected = [
            int(to_use(INTERRUPT, card)) for card in hand(t, me) if FALTER <= t.deck_data.name[card] < MINION
        ]
    elif isinstance(question, Defend):
        expected = [int(to_use(DEFEND, card)) for card in hand(t, me)]
    return [option for option in expected if option not in offered]


def hand(t: SakeTable, seat: i64) -> list[int]:
    return [int(t.hands[i]) for i in range(seat * ROW, seat * ROW + t.hand_size[seat])]


def targets(t: SakeTable, me: i64) -> list[int]:
    """Every piece of somebody else."""
    found = [int(t.circle.pieces[i]) for i in range(t.circle.count)]
    return [piece for piece in found if t.circle.side_of(piece) != me]


def expected_in_phase_one(t: SakeTable, me: i64) -> list[int]:
    expected: list[int] = []
    for card in hand(t, me):
        name = t.deck_data.name[card]
        ways = [ATTACK, MOVEMENT, DRINK]
        if t.sitting[me] == 1:
            ways.append(IAIDO)
        ways += [MINION_CLOCKWISE, MINION_COUNTER] if name == MINION else [TEXT]
        expected += [int(to_use(way, card)) for way in ways]
    for item in range(i64(PIPE), i64(GEAR)):
        if t.gear[me * GEAR + item] >= 0 and item in (PIPE, FLAGON, RICE_BOWL):
            expected.append(int(to_activate(item)))
    return expected
