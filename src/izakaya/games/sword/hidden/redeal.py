"""Dealing anew all that a seat cannot know: other roles, other hands, the deck, and how they came to be.

What comes out depends only on what the seat can know and on the chance given, never on the truth that is dealt over. The
new table has a whole past of its own: the log with every card that the seat has not seen imagined anew, so that to the
others, too, it is a table like any other (`imagining.py`). Where no such past is found, which takes a contrived one, the cards are dealt
in agreement with what lies open, and the log says no more than that (`openly.py`).
"""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sword import data
from izakaya.games.sword.data import NINJA_1, NINJA_3, SHOGUN
from izakaya.games.sword.hidden.imagining import imagine
from izakaya.games.sword.hidden.memory import SPECTATOR
from izakaya.games.sword.hidden.openly import deal_openly
from izakaya.games.sword.hidden.seen import Seen
from izakaya.games.sword.table import SwordTable
from izakaya.table.chance import Chance


def redeal(t: SwordTable, seat: object, chance: Chance) -> SwordTable:
    eyes = t.seat_of(seat)
    me: i64 = SPECTATOR if eyes is None else eyes
    new = t.bare_copy()
    new.remembering = True
    new.chance = chance.branch()
    if not t.over:
        new.hide_origin()
        deal_roles(new, me, chance)
    seen = Seen(t, me)
    past = imagine(seen, chance)
    if past is not None:
        past.lay(new)
    else:
        deal_openly(seen, new, chance)
    return new


def deal_roles(t: SwordTable, me: i64, chance: Chance) -> None:
    """W1, W39: everybody knows the Shogun and their own role; which Ninja was left out nobody knows."""
    others, ninja = data.roles_for(t.seats)
    pool: list[int] = [role for role in others if role != SHOGUN]
    stars: list[int] = list(range(NINJA_1, NINJA_3 + 1))
    if me < t.seats:
        own: int = t.roles[me]
        if own in stars:
            stars.remove(own)
            ninja -= 1
        elif own in pool:
            pool.remove(own)
    for _ in range(ninja):
        pool.append(stars.pop(chance.below(len(stars))))
    roles = t.roles[:]
    for seat in range(t.seats):
        if seat != me and roles[seat] != SHOGUN:
            roles[seat] = pool.pop(chance.below(len(pool)))
    t.roles = roles
