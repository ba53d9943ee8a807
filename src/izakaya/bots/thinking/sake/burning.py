"""Burning sake and soul in SAKE, judged (K30, K34, K36): what is lost anyway may as well be a card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.bots.thinking.judgement import NEVER
from izakaya.bots.thinking.sake.arithmetic import card_worth, own_life_worth
from izakaya.bots.thinking.sake.mind import Mind
from izakaya.bots.thinking.sake.stakes import sake_worth
from izakaya.games.sake.meaning import BURN_TO_DRAW, BURN_TO_PLAY, PASS, SOUL
from izakaya.games.sake.questions.burns import Burn
from izakaya.games.sake.questions.events import SpoilSake
from izakaya.games.sake.questions.purchase import Purchase
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.wounds import lives

FREE: Final = 10.0  # what costs nothing comes before all that does
ENOUGH: Final = 3  # cards in hand, with which nobody burns its soul for more


def burn_cost(t: SakeTable, mind: Mind, me: i64, option: i64) -> float:
    """Burning without need, in somebody else's turn: a card more to defend with."""
    if option < BURN_TO_DRAW:
        number = option - SOUL
        if t.hand_size[me] >= ENOUGH or number >= ENOUGH:
            return NEVER
        cost = own_life_worth(mind, lives(t, me), number) * mind.temper.caution
        return card_worth(t, mind.lean, me, number) - cost + mind.lean.burn_early
    if option < BURN_TO_PLAY:
        return card_worth(t, mind.lean, me, 1) - sake_worth(mind, 1) + mind.lean.burn_early
    return NEVER


def weigh_burns(t: SakeTable, mind: Mind, question: Burn, worths: vec[float], count: i64) -> None:
    """K30: asked before something of mine is hit. The last sake, or the sake on what is bought, is lost either way."""
    me = question.seat
    coming = question.under
    lost: i64 = -1  # the place whose sake goes
    all_lost = False
    if isinstance(coming, Purchase) and coming.owner == me:
        lost = coming.name
    elif isinstance(coming, SpoilSake) and coming.victim == me:
        all_lost = t.sake_total[me] == 1
    for i in range(count):
        option = t.offered[i]
        if option == PASS:
            worths[i] = 0.0
        elif option >= BURN_TO_DRAW and (all_lost or option - BURN_TO_DRAW == lost):
            worths[i] = FREE + card_worth(t, mind.lean, me, 1)
        else:
            worths[i] = burn_cost(t, mind, me, option)
