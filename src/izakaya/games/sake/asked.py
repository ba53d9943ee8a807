"""What is asked at a table of SAKE, as numbers: the facts that `Question.facts` tells by their names.

To ask a question for its facts and look each of them up takes longer than all else that is written of a table, so those that are asked
most are read here themselves.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sake.data import BACKS, NAMES, PLACE_NAMES, WEAPONS
from izakaya.games.sake.meaning import piece_number
from izakaya.games.sake.questions.attack import Interruption
from izakaya.games.sake.questions.deeds import Deed
from izakaya.games.sake.questions.defence import Defend
from izakaya.games.sake.questions.fading import Fade
from izakaya.games.sake.questions.spirits import Elation, SpiritDeed
from izakaya.games.sake.questions.torment import Help, Resist, TormentWith
from izakaya.games.sake.questions.turn import Act, Wield
from izakaya.games.sake.questions.walking import Strike, Walk
from izakaya.games.sake.table import DownToFour, SakeTable

ASKS: Final = (
    *("act", "walk", "strike", "strike-anew", "interrupt", "fade", "defend", "burn", "wield", "rewield"),
    *("pay", "throw", "name", "name-gear", "spoil-sake", "place-sake", "move-sake", "elation", "spirit-deed"),
    *("torment-with", "help", "resist", "give-up-sake", "deal-sake", "add-steps", "remove-steps"),
    *("forced-discard", "down-to-four", "choose-hand"),
)
#: What a deed may be done with: a weapon, or one of the last three.
MEANS: Final = (*NAMES[:WEAPONS], "bare-hands", "event", "minion")
#: Facts of a question that are numbers, told as one more, so that 0 is where there is none; a walk is told as it is.
NUMBERS: Final = (
    "number",
    "strength",
    "ranged",
    "walking",
    "striking",
    "wounds",
    "defended",
    "iaido",
    "walk",
)
NUMBER: Final = 0
STRENGTH: Final = 1
RANGED: Final = 2
WALKING: Final = 3
STRIKING: Final = 4
WOUNDS: Final = 5
DEFENDED: Final = 6
IAIDO: Final = 7
WALK: Final = 8
# Facts that are one of several things: which one, or -1.
ASK: Final = 9
BY: Final = 10
TARGET: Final = 11
MEAN: Final = 12
NAME: Final = 13
PLACE: Final = 14
BACK: Final = 15
#: The card that one is about to use, as one more.
OWN_CARD: Final = 16
LENGTH: Final = 17
SEAT: Final = 17  # a fact that is told elsewhere: who is asked
FACTS: Final[dict[str, int]] = {
    **{name: number for number, name in enumerate(NUMBERS)},
    "ask": ASK,
    "by": BY,
    "target": TARGET,
    "weapon": MEAN,
    "card": NAME,
    "place": PLACE,
    "back": BACK,
    "seat": SEAT,
}


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


ASK_NUMBER: Final = numbered(ASKS)
MEAN_NUMBER: Final = numbered(MEANS)
NAME_NUMBER: Final = numbered(tuple(NAMES))
PLACE_NUMBER: Final = numbered(tuple(PLACE_NAMES))
BACK_NUMBER: Final = numbered(tuple(BACKS))
# The questions that are read here, by their place in ASKS.
ACT_ASKED: Final = 0
WALK_ASKED: Final = 1
STRIKE_ASKED: Final = 2
INTERRUPT_ASKED: Final = 4
FADE_ASKED: Final = 5
DEFEND_ASKED: Final = 6
WIELD_ASKED: Final = 8
ELATION_ASKED: Final = 17
SPIRIT_DEED_ASKED: Final = 18
TORMENT_WITH_ASKED: Final = 19
HELP_ASKED: Final = 20
RESIST_ASKED: Final = 21
DOWN_TO_FOUR_ASKED: Final = 27


def read_question(t: SakeTable, seat: i64, found: vec[i64]) -> None:
    """Write what is asked into `found`, as this seat is told it."""
    for fact in range(i64(ASK)):
        found[fact] = 0
    for fact in range(i64(ASK), i64(OWN_CARD)):
        found[fact] = -1
    found[OWN_CARD] = 0
    asked = t.question
    if t.over:
        return
    if isinstance(asked, Act):
        found[ASK] = ACT_ASKED
        found[NUMBER] = t.plays_left + 1
    elif isinstance(asked, SpiritDeed):
        found[ASK] = SPIRIT_DEED_ASKED
    elif isinstance(asked, DownToFour):
        found[ASK] = DOWN_TO_FOUR_ASKED
    elif isinstance(asked, Wield):
        found[ASK] = WIELD_ASKED
    elif isinstance(asked, Strike):
        read_plan(t, seat, asked.seat, STRIKE_ASKED, asked.chosen, asked.iaido, found)
        if seat == asked.seat:
            found[WALK] = asked.walk
    elif isinstance(asked, Interruption):
        found[ASK] = INTERRUPT_ASKED
        read_deed(asked.deed, found)
        found[WALKING] = one_more_if(asked.walking)
        found[STRIKING] = one_more_if(asked.striking)
    elif isinstance(asked, Fade):
        found[ASK] = FADE_ASKED
        read_deed(asked.deed, found)
    elif isinstance(asked, Elation):
        found[ASK] = ELATION_ASKED
        found[BACK] = t.top_back()
    elif isinstance(asked, Help):
        found[ASK] = HELP_ASKED
        found[TARGET] = asked.victim
        found[BACK] = asked.back
    elif isinstance(asked, Resist):
        found[ASK] = RESIST_ASKED
        found[BY] = asked.by
        found[STRENGTH] = asked.strength + 1
    elif isinstance(asked, Defend):
        found[ASK] = DEFEND_ASKED
        read_deed(asked.deed, found)
        found[WOUNDS] = asked.wounds + 1
        found[DEFENDED] = one_more_if(asked.defended)
    elif isinstance(asked, Walk):
        read_plan(t, seat, asked.seat, WALK_ASKED, asked.chosen, asked.iaido, found)
    elif isinstance(asked, TormentWith):
        found[ASK] = TORMENT_WITH_ASKED
        found[TARGET] = asked.victim
    else:
        read_facts(t, seat, found)


def one_more_if(told: bool) -> i64:
    """A fact that is true or not, as it is written: 0 is where nothing is told."""
    if told:
        return 2
    return 1


def read_deed(deed: Deed, found: vec[i64]) -> None:
    found[BY] = deed.by
    found[WALK] = deed.walk
    if deed.target >= 0:
        found[TARGET] = deed.target
        found[MEAN] = deed.weapon
        if deed.strength >= 0:
            found[STRENGTH] = deed.strength + 1
        found[RANGED] = one_more_if(deed.ranged)


def read_plan(
    t: SakeTable, seat: i64, planner: i64, asked: i64, card: i64, iaido: bool, found: vec[i64]
) -> None:
    """A card that somebody is about to use: the others know no more than that it is to act."""
    found[ASK] = ACT_ASKED
    found[NUMBER] = t.plays_left + 1
    if seat == planner:
        found[ASK] = asked
        found[NAME] = t.deck_data.name[card]
        found[OWN_CARD] = card + 1
        found[IAIDO] = one_more_if(iaido)


def read_facts(t: SakeTable, seat: i64, found: vec[i64]) -> None:
    """A question that is seldom asked tells its facts itself."""
    asked = t.question
    facts = asked.facts(t)
    if seat == asked.seat:
        facts.update(asked.own_facts(t))
    for fact, value in facts.items():
        which: i64 = FACTS[fact]
        if isinstance(value, str):
            found[which] = number_of(which, value)
        elif which < WALK:
            found[which] = value + 1
        elif which < OWN_CARD:
            found[which] = value


def number_of(which: i64, name: str) -> i64:
    """Which of several things a fact names."""
    if which == ASK:
        return ASK_NUMBER[name]
    if which == TARGET:
        return piece_number(name)
    if which == MEAN:
        return MEAN_NUMBER[name]
    if which == PLACE:
        return PLACE_NUMBER[name]
    if which == BACK:
        return BACK_NUMBER[name]
    return NAME_NUMBER[name]
