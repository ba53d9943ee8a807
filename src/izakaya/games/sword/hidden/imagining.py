"""A past that fits what one watcher has seen of a table, as likely as it is.

Some pasts (`past.py`) foretell what was really seen better than others, and some come to a dead end: a card is seen to leave a hand
that cannot hold it. So a few are imagined side by side, each weighed by how likely it made what was seen, and when they
become uneven the light ones give way to copies of the heavy ones. The more there are, the closer the choice comes to
the true odds. If all come to a dead end, what follows from the whole log is found out (`seen.py`), and more are tried.

In the field's words this is a particle filter (N. Gordon, D. Salmond, A. Smith, "Novel Approach to Nonlinear/Non-Gaussian Bayesian State
Estimation", 1993) with systematic resampling (G. Kitagawa, "Monte Carlo Filter and Smoother", 1996).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from izakaya.games.sword.hidden.past import Past
from izakaya.games.sword.hidden.seen import Seen
from izakaya.games.sword.hidden.traces import (
    DIVERTED,
    DREW,
    LEFT,
    TOOK,
    kind_in,
    loser_in,
    seat_in,
    victim_in,
    what_in,
)
from izakaya.table.chance import Chance

MOST_SELDOM: Final = 64
WORDS: Final = 4294967296.0  # of chance
FEWEST: Final = 4  # pasts side by side …
MOST: Final = 4096  # … and as many as it takes, up to this


def imagine(seen: Seen, chance: Chance) -> Past | None:
    """A past that fits what was seen; none if even thousands fail, which takes a contrived log."""
    number: i64 = FEWEST if seen.tells else 1
    seldom: i64 = 1
    while number <= MOST:
        pasts = side_by_side(seen, number, seldom, chance)
        if pasts:
            past = choose(pasts, chance)
            past.decide_rest(chance)
            return past
        # Nothing but dead ends: think harder, try more, and avoid more and more what seems to lead to them.
        seen.conclude()
        number *= 2
        seldom = min(seldom * 2, MOST_SELDOM)
    return None


def side_by_side(seen: Seen, number: i64, seldom: i64, chance: Chance) -> list[Past]:
    """So many pasts, weighed; none if all came to a dead end."""
    pasts = [Past(seen, seldom) for _ in range(number)]
    log = seen.log
    me = seen.me
    for i in range(seen.count):
        happened: i64 = log[i]
        what = what_in(happened)
        seat = seat_in(happened)
        victim = victim_in(happened)
        if what == LEFT or (what == DIVERTED and seat == me):
            loser = loser_in(happened)
            if loser != me:
                for past in pasts:
                    past.lose(loser, kind_in(happened), i, chance)
                pasts = weighed(pasts, chance)
                if not pasts:
                    return pasts
        elif seat != me:
            if what == DREW or what == TOOK or (what == DIVERTED and victim == me):
                for past in pasts:
                    past.gain(seat, i)
            elif what == DIVERTED:
                for past in pasts:
                    past.divert(seat, victim, i, chance)
                pasts = weighed(pasts, chance)
    if seen.t.over:
        for past in pasts:
            past.show_daimyo(chance)
        pasts = weighed(pasts, chance)
    return pasts


def weighed(pasts: list[Past], chance: Chance) -> list[Past]:
    """The pasts after something was seen: renewed if one has come to a dead end or outweighs the others together."""
    together: float = 0.0
    heaviest: float = 0.0
    dead = False
    for past in pasts:
        weight = past.weight
        together += weight
        if weight > heaviest:
            heaviest = weight
        if weight == 0.0:
            dead = True
    if heaviest == 0.0:
        return []
    number: i64 = len(pasts)
    mean = together / float(number)
    if number == 1 or (not dead and heaviest * 2.0 < together):
        # Only to each other do weights matter: kept around one, they never become too small to tell apart.
        for past in pasts:
            past.weight = past.weight / mean
        return pasts
    renewed: list[Past] = []
    mark = mean * (float(chance.word()) / WORDS)
    passed: float = 0.0
    for past in pasts:
        passed += past.weight
        past.weight = 1.0
        original = True
        while mark < passed and len(renewed) < number:
            renewed.append(past if original else past.copy())
            original = False
            mark += mean
    return renewed


def choose(pasts: list[Past], chance: Chance) -> Past:
    """One of them, each as likely as it is heavy."""
    together: float = 0.0
    for past in pasts:
        together += past.weight
    lot = together * (float(chance.word()) / WORDS)
    for past in pasts:
        lot -= past.weight
        if lot < 0.0:
            return past
    return pasts[0]
