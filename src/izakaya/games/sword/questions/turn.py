"""A turn of Samurai Sword: Recovery, Bushido, drawing, playing, discarding, and on to the next seat (W5–W10)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sword.blows import FAR, measure
from izakaya.games.sword.data import (
    ARMOUR,
    BATTLECRY,
    BREATHING,
    BUSHIDO,
    BUSHIDO_PLACE,
    DAIMYO,
    DIVERSION,
    GEISHA,
    HAND_LIMIT,
    HIDEYOSHI,
    IEYASU,
    JUJUTSU,
    KINDS,
    KOJIRO,
    NOBUNAGA,
    PROPERTIES,
    RANGE,
    TEA_CEREMONY,
    WEAPONS,
)
from izakaya.games.sword.hidden.traces import TOOK, trace
from izakaya.games.sword.meaning import (
    ANSWER,
    AT,
    BLEED,
    DISCARD,
    FROM_DECK,
    FROM_PILE,
    PASS,
    PLAY,
    STRIP,
    kind_aimed,
    place_stripped,
    target_of,
    to_aim,
    to_strip,
)
from izakaya.games.sword.questions.answers import offer_weapons
from izakaya.games.sword.questions.cards import play, play_at, strip
from izakaya.games.sword.table import SwordTable
from izakaya.table.question import Question


def begin_turn(t: SwordTable, seat: i64) -> None:
    """W6, W7: Recovery and the Bushido check; then the Draw phase."""
    t.turn = seat
    t.weapons_played = 0
    if t.telling:
        t.tell("turn", seat)
    if t.resilience[seat] == 0:
        t.resilience[seat] = t.full_resilience(seat)
        if t.telling:
            t.tell("recovered", seat)
    if t.laid[seat * PROPERTIES + BUSHIDO_PLACE] > 0:
        kind = t.reveal(seat)
        if t.over:
            return
        if kind >= 0:
            if kind < WEAPONS:
                t.next(BushidoCheck(seat))
                return
            pass_bushido(t, seat)
    begin_draw(t, seat)


def begin_draw(t: SwordTable, seat: i64) -> None:
    """W8, W38."""
    if t.characters[seat] == IEYASU and t.pile_size > 0:
        t.next(FirstCard(seat))
    else:
        draw_phase(t, seat, 0)


def draw_phase(t: SwordTable, seat: i64, already: i64) -> None:
    """W8: draw what is due, then on to the Play phase."""
    due: i64 = 2
    if t.characters[seat] == HIDEYOSHI:
        due += 1
    if t.is_lone_shogun(seat):
        due += 1
    for _card in range(due - already):
        t.draw(seat)
    if not t.over:
        t.next(Play(seat))


def end_turn(t: SwordTable, seat: i64) -> None:
    """W5: on to the next seat clockwise."""
    begin_turn(t, t.left_of(seat))


def pass_bushido(t: SwordTable, seat: i64) -> None:
    """W34: to the player on the left."""
    left = t.left_of(seat)
    t.laid[seat * PROPERTIES + BUSHIDO_PLACE] -= 1
    t.laid[left * PROPERTIES + BUSHIDO_PLACE] += 1
    if t.telling:
        t.tell("bushido-passed", seat, target=left)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BushidoCheck(Question):
    """W34, W7: a weapon was revealed. Discard a weapon and pass Bushido on, or lose 1 Honour and be rid of it."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, -1)

    def options(self, t: SwordTable) -> None:
        t.offer(PASS)
        offer_weapons(t, self.seat)

    def answer(self, t: SwordTable, option: i64) -> None:
        me = self.seat
        if option == PASS:
            t.laid[me * PROPERTIES + BUSHIDO_PLACE] -= 1
            if t.telling:
                t.tell("bushido-gone", me)
            if not t.is_lone_shogun(me):
                t.lose_honour(me)
            t.discard(BUSHIDO)
        else:
            kind = option - ANSWER
            t.leave(me, kind)
            if t.telling:
                t.tell("discarded", me, card=kind)
            t.discard(kind)
            if not t.over:
                pass_bushido(t, me)
        if not t.over:
            begin_draw(t, me)

    def facts(self, t: SwordTable) -> dict[str, str | int]:
        return {"ask": "bushido", "seat": int(self.seat)}

    def words(self, t: SwordTable) -> str:
        return f"bushido {self.seat}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FirstCard(Question):
    """W36, W38: Ieyasu's first card of the Draw phase, from the deck or the top of the pile."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, -1)

    def options(self, t: SwordTable) -> None:
        t.offer(FROM_DECK)
        t.offer(FROM_PILE)

    def answer(self, t: SwordTable, option: i64) -> None:
        me = self.seat
        if option == FROM_DECK:
            draw_phase(t, me, 0)
            return
        t.pile_size -= 1
        kind: i64 = t.pile[t.pile_size]
        t.hands[me * KINDS + kind] += 1
        t.sizes[me] += 1
        if t.remembering:
            t.remember(trace(TOOK, me, 0, kind))
        if t.telling:
            t.tell("took-discard", me, card=kind)
        draw_phase(t, me, 1)

    def facts(self, t: SwordTable) -> dict[str, str | int]:
        return {"ask": "first-card", "seat": int(self.seat)}

    def words(self, t: SwordTable) -> str:
        return f"first-card {self.seat}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Play(Question):
    """W9: the Play phase. Any number of cards, weapons up to the limit; the question stays until the phase is ended."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, -1)

    def options(self, t: SwordTable) -> None:
        me = self.seat
        seats = t.seats
        hands = t.hands
        first = me * KINDS
        offered = t.offered
        offered[0] = PASS
        n: i64 = 1
        if t.weapons_played < t.weapon_limit(me):
            n = self.offer_attacks(t, n)
        for kind in range(i64(ARMOUR), i64(BUSHIDO)):
            offered[n] = PLAY + kind
            n += hands[first + kind] > 0
        if hands[first + BUSHIDO] > 0 and t.bushido_at() < 0:
            at = to_aim(BUSHIDO, 0)
            for seat in range(seats):
                offered[n] = at + seat
                n += 1
        if hands[first + GEISHA] > 0:
            n = self.offer_geisha(t, n)
        if hands[first + DIVERSION] > 0:
            sizes = t.sizes
            at = to_aim(DIVERSION, 0)
            for seat in range(seats):
                offered[n] = at + seat
                n += seat != me and sizes[seat] > 0
        if hands[first + BREATHING] > 0:
            at = to_aim(BREATHING, 0)
            for seat in range(seats):
                offered[n] = at + seat
                n += seat != me
        offered[n] = PLAY + BATTLECRY
        n += hands[first + BATTLECRY] > 0
        offered[n] = PLAY + JUJUTSU
        n += hands[first + JUJUTSU] > 0
        offered[n] = PLAY + TEA_CEREMONY
        n += hands[first + TEA_CEREMONY] > 0
        offered[n] = PLAY + DAIMYO
        n += hands[first + DAIMYO] > 0
        if t.characters[me] == NOBUNAGA and t.resilience[me] > 1 and t.deck_size > 0:
            offered[n] = BLEED
            n += 1
        t.offers = n

    def offer_attacks(self, t: SwordTable, n: i64) -> i64:
        """W15."""
        me = self.seat
        seats = t.seats
        first = me * KINDS
        measure(t, me)
        hands = t.hands
        difficulties = t.difficulties
        offered = t.offered
        everywhere = t.characters[me] == KOJIRO
        reach: i64 = FAR - 1
        for kind in range(i64(WEAPONS)):
            if hands[first + kind] > 0:
                if not everywhere:
                    reach = RANGE[kind]
                at = to_aim(kind, 0)
                for seat in range(seats):
                    offered[n] = at + seat
                    n += difficulties[seat] <= reach
        return n

    def offer_geisha(self, t: SwordTable, n: i64) -> i64:
        """W32: at a hand or at a property in play; with the table option, at a property of one's own too."""
        me = self.seat
        sizes = t.sizes
        laid = t.laid
        offered = t.offered
        at = to_aim(GEISHA, 0)
        own = t.geisha_at_own
        for seat in range(t.seats):
            if seat != me:
                offered[n] = at + seat
                n += sizes[seat] > 0
            if seat != me or own:
                for place in range(i64(PROPERTIES)):
                    offered[n] = to_strip(place, seat)
                    n += laid[seat * PROPERTIES + place] > 0
        return n

    def answer(self, t: SwordTable, option: i64) -> None:
        me = self.seat
        if option == PASS:
            if t.sizes[me] > HAND_LIMIT:
                t.next(Discard(me))
            else:
                end_turn(t, me)
        elif option >= STRIP:
            strip(t, me, place_stripped(option), target_of(option))
        elif option >= AT:
            play_at(t, me, kind_aimed(option), target_of(option))
        elif option == BLEED:
            t.resilience[me] -= 1
            if t.telling:
                t.tell("bled", me)
            t.draw(me)
        else:
            play(t, me, option - PLAY)

    def facts(self, t: SwordTable) -> dict[str, str | int]:
        return {"ask": "play", "seat": int(self.seat)}

    def words(self, t: SwordTable) -> str:
        return f"play {self.seat}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Discard(Question):
    """W10: down to 7 cards, one by one."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, -1)

    def options(self, t: SwordTable) -> None:
        first = self.seat * KINDS
        hands = t.hands
        offered = t.offered
        n: i64 = 0
        for kind in range(i64(KINDS)):
            offered[n] = DISCARD + kind
            n += hands[first + kind] > 0
        t.offers = n

    def answer(self, t: SwordTable, option: i64) -> None:
        me = self.seat
        kind = option - DISCARD
        t.leave(me, kind)
        if t.telling:
            t.tell("discarded", me, card=kind)
        t.discard(kind)
        if t.sizes[me] <= HAND_LIMIT and not t.over:
            end_turn(t, me)

    def facts(self, t: SwordTable) -> dict[str, str | int]:
        return {"ask": "discard", "seat": int(self.seat)}

    def words(self, t: SwordTable) -> str:
        return f"discard {self.seat}"
