"""The turn of a Spirit (K40–K42): elation, a card, then stealing or torment."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.data import (
    BACKS,
    DROWSY,
    NO_BACK,
    ON_BOARD,
    PLACE_NAMES,
    PLACES,
    QUARRELSOME,
    TROUBLESOME,
)
from izakaya.games.sake.meaning import (
    GIVE,
    PASS,
    PLACE,
    SAKE_OF,
    SEAT,
    STEAL,
    giver_of,
    sake_owner,
    sake_place,
    taker_of,
    to_give,
    to_name_sake,
)
from izakaya.games.sake.questions.burns import let_burn
from izakaya.games.sake.questions.steps import change_step, offer_steps
from izakaya.games.sake.questions.torment import TormentWith
from izakaya.games.sake.state import LIVING
from izakaya.games.sake.table import SakeTable
from izakaya.table.question import Question
from izakaya.table.seats import only

# Elation.


def is_still(t: SakeTable, back: i64) -> bool:
    """K41: whether an elation by this back (NO_BACK: by none) would find nothing to stir, as far as that is seen at a glance."""
    if back == NO_BACK:
        return True
    if back == QUARRELSOME:
        for seat in range(t.seats):
            if t.states[seat] == LIVING and t.sake_of(seat) > 0:
                return False
        return True
    return t.circle.count < 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Elation(Question):
    """K41: by the back on top: a step, another place for somebody's sake, or a card from hand to hand; or nothing."""

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        back = t.top_back()
        if back == TROUBLESOME:
            offer_steps(t, 1, False)
            offer_steps(t, -1, False)
        elif back == QUARRELSOME:
            for seat in range(t.seats):
                if t.states[seat] == LIVING and t.sake_of(seat) > 0 and t.has_free_place(seat):
                    for place in range(i64(PLACES)):
                        if t.sake[seat * PLACES + place] > 0:
                            t.offer(to_name_sake(seat, place))
        elif back == DROWSY:
            offered = t.offered
            states = t.states
            n = t.offers
            for giver in range(t.seats):
                if states[giver] == LIVING and t.hand_size[giver] > 0:
                    for taker in range(t.seats):
                        offered[n] = to_give(giver, taker)
                        n += taker != giver and states[taker] == LIVING
            t.offers = n

    def answer(self, t: SakeTable, option: i64) -> None:
        if option == PASS:
            t.pop()
        elif option >= GIVE:
            giver = giver_of(option)
            taker = taker_of(option)
            if t.telling:
                t.tell("stirs-hands", self.seat, target=giver, number=taker)
            t.next(PassCard(giver, taker))
            # Asked clockwise from the Spirit, so the later one is pushed first.
            if (giver - self.seat) % t.seats < (taker - self.seat) % t.seats:
                let_burn(t, taker)
                let_burn(t, giver)
            else:
                let_burn(t, giver)
                let_burn(t, taker)
        elif option >= SAKE_OF:
            t.next(MoveSakeTo(self.seat, sake_owner(option), sake_place(option)))
        else:
            t.pop()
            change_step(t, self.seat, option)

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "elation", "seat": int(self.seat), "back": BACKS[t.top_back()]}

    def words(self, t: SakeTable) -> str:
        return f"elation {self.seat}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PassCard(Question):
    """The step of a drowsy elation: a random card, if the giver still has one."""

    def __init__(self, giver: i64, taker: i64) -> None:
        super().__init__(-1)
        self.giver: i64 = giver
        self.taker: i64 = taker

    def go(self, t: SakeTable) -> None:
        t.pop()
        if t.hand_size[self.giver] > 0:
            pass_card(t, self.giver, self.taker)

    def words(self, t: SakeTable) -> str:
        return f"pass-card {self.giver} {self.taker}"


def pass_card(t: SakeTable, giver: i64, taker: i64) -> None:
    """K41: a random card goes from hand to hand; only the two know which, the others see its back."""
    card = t.any_card_of(giver)
    back = t.deck_data.back[card]
    if t.remembering:
        t.memory.passed(giver, taker, card, t.deck_data.back, t.in_hands(back))
    t.take_from_hand(giver, card)
    t.add_to_hand(taker, card)
    if t.telling:
        t.tell(
            "passed-card",
            giver,
            target=taker,
            card=card,
            eyes=only(giver) | only(taker),
            number=back + 1,
        )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveSakeTo(Question):
    """A quarrelsome elation: choose the other place."""

    def __init__(self, seat: i64, victim: i64, place: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim
        self.place: i64 = place

    def options(self, t: SakeTable) -> None:
        for place in range(i64(PLACES)):
            if t.has_place(self.victim, place):
                t.offer(PLACE + place)

    def answer(self, t: SakeTable, option: i64) -> None:
        if t.telling:
            t.tell("stirs-sake", self.seat, target=self.victim, number=self.place)
        t.next(MoveSake(self.victim, self.place, option - PLACE))
        let_burn(t, self.victim)

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {
            "ask": "move-sake",
            "seat": int(self.seat),
            "target": int(self.victim),
            "place": PLACE_NAMES[self.place],
        }

    def words(self, t: SakeTable) -> str:
        return f"move-sake-to {self.seat} {self.victim} {PLACE_NAMES[self.place]}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MoveSake(Question):
    """The step of a quarrelsome elation, unless the sake has been burned."""

    def __init__(self, victim: i64, place: i64, to: i64) -> None:
        super().__init__(-1)
        self.victim: i64 = victim
        self.place: i64 = place
        self.to: i64 = to

    def go(self, t: SakeTable) -> None:
        t.pop()
        if t.sake[self.victim * PLACES + self.place] > 0:
            t.lose_sake(self.victim, self.place)
            t.put_sake(self.victim, self.to)

    def words(self, t: SakeTable) -> str:
        return f"move-sake {self.victim} {PLACE_NAMES[self.place]} {PLACE_NAMES[self.to]}"


# The deed.


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SpiritDraw(Question):
    """The step of a Spirit's second phase: draw the top card."""

    def __init__(self, spirit: i64) -> None:
        super().__init__(-1)
        self.spirit: i64 = spirit

    def go(self, t: SakeTable) -> None:
        t.next(SpiritDeed(self.spirit))
        t.draw(self.spirit, 1)

    def words(self, t: SakeTable) -> str:
        return f"spirit-draw {self.spirit}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SpiritDeed(Question):
    """K41: steal from the Masu, torment a samurai, or neither."""

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        if t.masu > 0:
            t.offer(STEAL)
        back = t.top_back()
        if back >= 0 and t.backs_in_hand(self.seat, back) > 0:
            offered = t.offered
            states = t.states
            n = t.offers
            for seat in range(t.seats):
                offered[n] = SEAT + seat
                n += states[seat] == LIVING
            t.offers = n

    def answer(self, t: SakeTable, option: i64) -> None:
        if option == STEAL:
            t.pop()
            if t.telling:
                t.tell("stole", self.seat)
            t.put_sake(self.seat, ON_BOARD)
            t.take_from_masu(1)
        elif option == PASS:
            t.pop()
        else:
            t.next(TormentWith(self.seat, option - SEAT))

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "spirit-deed", "seat": int(self.seat)}

    def words(self, t: SakeTable) -> str:
        return f"spirit-deed {self.seat}"
