"""Burning sake and soul (K30, K34, K36): what may be done whenever a samurai is asked, and being asked only for that."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.data import PLACES
from izakaya.games.sake.meaning import BURN_TO_DRAW, BURN_TO_PLAY, PASS, SOUL
from izakaya.games.sake.state import PILE
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question
from izakaya.table.seats import only


def offer_burns(t: SakeTable, seat: i64, own_phase: bool) -> None:
    """Offer every burn that is possible; burning for another card to play only in phase 1 of one's own turn."""
    first = seat * PLACES
    left = t.sake_of(seat)
    offered = t.offered
    n = t.offers
    if left > 0:
        sake = t.sake
        can_draw = t.deck_size > 0
        for place in range(i64(PLACES)):
            there = sake[first + place]
            if there > 0:
                offered[n] = BURN_TO_DRAW + place
                n += can_draw
                offered[n] = BURN_TO_PLAY + place
                n += own_phase
                left -= there
                if left == 0:
                    break
    if t.can_burn_soul(seat):
        for count in range(i64(1), t.life_size[seat]):
            offered[n] = SOUL + count
            n += 1
    t.offers = n


def burn(t: SakeTable, seat: i64, option: i64) -> bool:
    """If the option is a burn, do it; the question stays, so that the seat is asked again."""
    if option == PASS or option >= BURN_TO_PLAY + PLACES:
        return False
    if option < BURN_TO_DRAW:
        burn_soul(t, seat, option - SOUL)
        return True
    to_draw = option < BURN_TO_PLAY
    place = option - (BURN_TO_DRAW if to_draw else BURN_TO_PLAY)
    t.lose_sake(seat, place)
    if t.telling:
        t.tell("burned-to-draw" if to_draw else "burned-to-play", seat, number=place)
    if to_draw:
        t.draw(seat, 1)
    else:
        t.plays_left += 1
        t.lull(place)
    return True


def burn_soul(t: SakeTable, seat: i64, count: i64) -> None:
    """K36: from the top of Life into the hand."""
    t.souls |= only(seat)
    if t.telling:
        t.tell("burned-soul", seat, number=count)
    t.touch_boards(seat)
    for _card in range(count):
        t.life_size[seat] -= 1
        card = t.life[seat * PILE + t.life_size[seat]]
        t.add_to_hand(seat, card)
        if t.remembering:
            t.memory.gained(seat, card, t.deck_data.back[card])
        if t.telling:
            t.tell("took-life", seat, card=card, eyes=only(seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Burn(Question):
    """K30: before an effect that names you or something of yours, you may burn. Asked only if public facts allow a burn."""

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        offer_burns(t, self.seat, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        if not burn(t, self.seat, option):
            t.pop()

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "burn", "seat": int(self.seat)}

    def words(self, t: SakeTable) -> str:
        return f"burn {self.seat}"


def let_burn(t: SakeTable, seat: i64) -> None:
    """Ask this seat, unless it is its own turn or it has nothing to burn."""
    if seat != t.turn and t.can_burn(seat):
        t.push(Burn(seat))
