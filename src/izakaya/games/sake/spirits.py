"""The turn of a Spirit (K40–K42): elation, a card, then stealing or torment."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.attack import any_with_back, defence_of
from izakaya.games.sake.burns import burn, let_burn, offer_burns
from izakaya.games.sake.data import (
    BACKS,
    CARDS,
    DROWSY,
    ON_BOARD,
    PLACE_NAMES,
    PLACES,
    QUARRELSOME,
    TROUBLESOME,
)
from izakaya.games.sake.events import EndCard, change_step, offer_steps
from izakaya.games.sake.meaning import CARD, DEFEND, GIVE, NUMBER, PASS, PLACE, SAKE_OF, SEAT, STEAL
from izakaya.games.sake.table import LIVING, SPIRIT, Question, SakeTable

# Elation.


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
                if t.states[seat] == LIVING and t.free_places(seat) > 0:
                    for place in range(i64(PLACES)):
                        if t.sake[seat * PLACES + place] > 0:
                            t.offer(SAKE_OF + seat * PLACES + place)
        elif back == DROWSY:
            for giver in range(t.seats):
                if t.states[giver] == LIVING and t.hand_size[giver] > 0:
                    for taker in range(t.seats):
                        if taker != giver and t.states[taker] == LIVING:
                            t.offer(GIVE + giver * 8 + taker)

    def answer(self, t: SakeTable, option: i64) -> None:
        if option == PASS:
            t.pop()
        elif option >= GIVE:
            giver = (option - GIVE) >> 3
            taker = (option - GIVE) & 7
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
            t.next(MoveSakeTo(self.seat, (option - SAKE_OF) // PLACES, (option - SAKE_OF) % PLACES))
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
            t.pass_card(self.giver, self.taker)

    def words(self, t: SakeTable) -> str:
        return f"pass-card {self.giver} {self.taker}"


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
        if t.top_back() >= 0 and t.backs_in_hand(self.seat, t.top_back()) > 0:
            for seat in range(t.seats):
                if t.states[seat] == LIVING:
                    t.offer(SEAT + seat)

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


def spend_backs(t: SakeTable, seat: i64, back: i64, count: i64) -> None:
    """Play so many cards of this back; they are discarded when the torment is over."""
    for _card in range(count):
        card = any_with_back(t, seat, back)
        t.leave_hand(seat, card)
        if t.telling:
            t.tell("haunted", seat, card=card)
        t.push(EndCard(card))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TormentWith(Question):
    """K42: with how many matching cards."""

    def __init__(self, seat: i64, victim: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim

    def options(self, t: SakeTable) -> None:
        for count in range(t.backs_in_hand(self.seat, t.top_back())):
            t.offer(NUMBER + count + 1)

    def answer(self, t: SakeTable, option: i64) -> None:
        t.pop()
        back = t.top_back()
        count = option - NUMBER
        if t.telling:
            t.tell("torments", self.seat, target=self.victim, number=count)
        spend_backs(t, self.seat, back, count)
        t.push(Torment(self.seat, self.victim, back, count, self.seat))

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "torment-with", "seat": int(self.seat), "target": int(self.victim)}

    def words(self, t: SakeTable) -> str:
        return f"torment-with {self.seat} {self.victim}"


@final
@mypyc_attr(acyclic=True)
class Torment(Question):
    """The step of a torment: ask the next Spirit clockwise to help; after the last one the samurai defends."""

    def __init__(self, by: i64, victim: i64, back: i64, strength: i64, after: i64) -> None:
        super().__init__(-1)
        self.by: i64 = by
        self.victim: i64 = victim
        self.back: i64 = back
        self.strength: i64 = strength
        self.after: i64 = after

    def go(self, t: SakeTable) -> None:
        seat = t.left_of(self.after)
        if seat == self.by:
            t.next(Resist(self.victim, self.by, self.strength))
            return
        t.next(Torment(self.by, self.victim, self.back, self.strength, seat))
        if t.states[seat] == SPIRIT and t.backs_in_hand(seat, self.back) > 0:
            t.push(Help(seat, self.victim, self.back))

    def words(self, t: SakeTable) -> str:
        return f"torment {self.by} {self.victim} {BACKS[self.back]} {self.strength} {self.after}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Help(Question):
    """K42: another Spirit may add cards of the same back."""

    def __init__(self, seat: i64, victim: i64, back: i64) -> None:
        super().__init__(seat)
        self.victim: i64 = victim
        self.back: i64 = back

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        for count in range(t.backs_in_hand(self.seat, self.back)):
            t.offer(NUMBER + count + 1)

    def answer(self, t: SakeTable, option: i64) -> None:
        t.pop()
        if option == PASS:
            return
        count = option - NUMBER
        torment = t.question
        t.pop()
        if t.telling:
            t.tell("helps", self.seat, target=self.victim, number=count)
        spend_backs(t, self.seat, self.back, count)
        if isinstance(torment, Torment):
            t.push(Torment(torment.by, torment.victim, torment.back, torment.strength + count, torment.after))

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "help", "seat": int(self.seat), "target": int(self.victim), "back": BACKS[self.back]}

    def words(self, t: SakeTable) -> str:
        return f"help {self.seat} {self.victim} {BACKS[self.back]}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Resist(Question):
    """K42: defend against a torment, with weapon and armour but without skills; burn before it."""

    def __init__(self, seat: i64, by: i64, strength: i64) -> None:
        super().__init__(seat)
        self.by: i64 = by
        self.strength: i64 = strength

    def options(self, t: SakeTable) -> None:
        t.offer(PASS)
        t.offer_hand(self.seat, DEFEND)
        offer_burns(t, self.seat, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        me = self.seat
        if burn(t, me, option):
            return
        loss = self.strength
        if option != PASS:
            card = option - CARD - DEFEND * CARDS
            defence = defence_of(t, me, card, False, False)
            t.leave_hand(me, card)
            if t.telling:
                t.tell("defended", me, target=self.by, card=card, number=defence)
            t.discard(card)
            loss -= defence
        if loss > 0:
            t.next(GiveUpSake(me, self.by, loss, 0))
        else:
            t.pop()

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "resist", "seat": int(self.seat), "by": int(self.by), "strength": int(self.strength)}

    def words(self, t: SakeTable) -> str:
        return f"resist {self.seat} {self.by} {self.strength}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GiveUpSake(Question):
    """K42: choose which sake to lose, as far as there is any; burn it rather, if you like."""

    def __init__(self, seat: i64, by: i64, left: i64, stolen: i64) -> None:
        super().__init__(seat)
        self.by: i64 = by
        self.left: i64 = left
        self.stolen: i64 = stolen

    def options(self, t: SakeTable) -> None:
        for place in range(i64(PLACES)):
            if t.sake[self.seat * PLACES + place] > 0:
                t.offer(PLACE + place)
        if t.offers == 0:
            t.offer(PASS)
        offer_burns(t, self.seat, False)

    def answer(self, t: SakeTable, option: i64) -> None:
        if burn(t, self.seat, option):
            return
        stolen = self.stolen
        if option != PASS:
            t.lose_sake(self.seat, option - PLACE)
            stolen += 1
            if t.telling:
                t.tell("gave-up-sake", self.seat, target=self.by, number=option - PLACE)
        if option != PASS and self.left > 1 and t.sake_of(self.seat) > 0:
            t.next(GiveUpSake(self.seat, self.by, self.left - 1, stolen))
        elif stolen > 0:
            t.next(DealSake(self.by, stolen))
        else:
            t.pop()

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "give-up-sake", "seat": int(self.seat), "by": int(self.by), "number": int(self.left)}

    def words(self, t: SakeTable) -> str:
        return f"give-up-sake {self.seat} {self.by} {self.left} {self.stolen}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DealSake(Question):
    """K42: the tormentor deals out what was stolen among the Spirits."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, t: SakeTable) -> None:
        for seat in range(t.seats):
            if t.states[seat] == SPIRIT:
                t.offer(SEAT + seat)

    def answer(self, t: SakeTable, option: i64) -> None:
        spirit = option - SEAT
        if t.telling:
            t.tell("dealt-sake", self.seat, target=spirit)
        t.put_sake(spirit, ON_BOARD)
        if self.left > 1:
            t.next(DealSake(self.seat, self.left - 1))
        else:
            t.pop()

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "deal-sake", "seat": int(self.seat), "number": int(self.left)}

    def words(self, t: SakeTable) -> str:
        return f"deal-sake {self.seat} {self.left}"
