"""The questions of Samurai Sword, and the turn that leads from one to the next."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sword.data import (
    ARMOUR,
    BATTLECRY,
    BREATHING,
    BUSHIDO,
    CARDS,
    CHIYOME,
    DAIMYO,
    DIVERSION,
    FAST_DRAW,
    GEISHA,
    GINCHIYO,
    HAND_LIMIT,
    HANZO,
    HIDEYOSHI,
    IEYASU,
    JUJUTSU,
    KINDS,
    KOJIRO,
    MUSASHI,
    NOBUNAGA,
    PARRY,
    PROPERTIES,
    RANGE,
    SHOGUN,
    TEA_CEREMONY,
    TOMOE,
    USHIWAKA,
    WEAPONS,
    WOUNDS,
)
from izakaya.games.sword.meaning import ANSWER, AT, BLEED, DISCARD, FROM_DECK, FROM_PILE, PASS, PLAY, STRIP
from izakaya.games.sword.memory import DIVERTED, TOOK, event
from izakaya.games.sword.table import FAR, SwordTable
from izakaya.table.question import Question

# The turn.


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
    if t.laid[seat * PROPERTIES + 3] > 0:
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
    if t.seats == 3 and t.roles[seat] == SHOGUN:
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
    t.laid[seat * PROPERTIES + 3] -= 1
    t.laid[left * PROPERTIES + 3] += 1
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
            t.laid[me * PROPERTIES + 3] -= 1
            if t.telling:
                t.tell("bushido-gone", me)
            if not (t.seats == 3 and t.roles[me] == SHOGUN):
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
            t.remember(event(TOOK, me, 0, kind))
        if t.telling:
            t.tell("took-discard", me, card=kind)
        draw_phase(t, me, 1)

    def facts(self, t: SwordTable) -> dict[str, str | int]:
        return {"ask": "first-card", "seat": int(self.seat)}


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
            for seat in range(seats):
                offered[n] = AT + BUSHIDO * 8 + seat
                n += 1
        if hands[first + GEISHA] > 0:
            n = self.offer_geisha(t, n)
        if hands[first + DIVERSION] > 0:
            sizes = t.sizes
            for seat in range(seats):
                offered[n] = AT + DIVERSION * 8 + seat
                n += seat != me and sizes[seat] > 0
        if hands[first + BREATHING] > 0:
            for seat in range(seats):
                offered[n] = AT + BREATHING * 8 + seat
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
        t.measure(me)
        hands = t.hands
        difficulties = t.difficulties
        offered = t.offered
        everywhere = t.characters[me] == KOJIRO
        reach: i64 = FAR - 1
        for kind in range(i64(WEAPONS)):
            if hands[first + kind] > 0:
                if not everywhere:
                    reach = RANGE[kind]
                for seat in range(seats):
                    offered[n] = AT + kind * 8 + seat
                    n += difficulties[seat] <= reach
        return n

    def offer_geisha(self, t: SwordTable, n: i64) -> i64:
        """W32: at a hand or at a property in play."""
        me = self.seat
        sizes = t.sizes
        laid = t.laid
        offered = t.offered
        for seat in range(t.seats):
            if seat != me:
                offered[n] = AT + GEISHA * 8 + seat
                n += sizes[seat] > 0
                for p in range(i64(PROPERTIES)):
                    offered[n] = STRIP + p * 8 + seat
                    n += laid[seat * PROPERTIES + p] > 0
        return n

    def answer(self, t: SwordTable, option: i64) -> None:
        me = self.seat
        if option == PASS:
            if t.sizes[me] > HAND_LIMIT:
                t.next(Discard(me))
            else:
                end_turn(t, me)
        elif option >= STRIP:
            self.strip(t, (option - STRIP) >> 3, (option - STRIP) & 7)
        elif option >= AT:
            self.play_at(t, (option - AT) >> 3, (option - AT) & 7)
        elif option == BLEED:
            t.resilience[me] -= 1
            if t.telling:
                t.tell("bled", me)
            t.draw(me)
        else:
            self.play(t, option - PLAY)

    def play_at(self, t: SwordTable, kind: i64, target: i64) -> None:
        me = self.seat
        t.leave(me, kind)
        if t.telling:
            t.tell("played", me, target=target, card=kind)
        if kind < WEAPONS:
            t.weapons_played += 1
            t.remember_aim(me, target)
            t.push(Attacked(target, me, kind))
            return
        if kind == BUSHIDO:
            t.laid[target * PROPERTIES + 3] += 1
            return
        if kind == GEISHA:
            hit = t.any_card_of(target)
            t.leave(target, hit)
            if t.telling:
                t.tell("lost-card", target, card=hit)
            t.discard(hit)
        elif kind == DIVERSION:
            taken = t.any_card_of(target)
            t.hands[target * KINDS + taken] -= 1
            t.sizes[target] -= 1
            t.hands[me * KINDS + taken] += 1
            t.sizes[me] += 1
            if t.remembering:
                t.remember(event(DIVERTED, me, target, taken))
            if t.telling:
                t.tell("diverted", me, target=target, card=taken, eyes=(1 << me) | (1 << target))
        else:
            t.resilience[me] = t.full_resilience(me)
            t.draw(target)
        t.discard(kind)

    def strip(self, t: SwordTable, p: i64, target: i64) -> None:
        """W32: Geisha at a property in play."""
        t.leave(self.seat, GEISHA)
        if t.telling:
            t.tell("played", self.seat, target=target, card=GEISHA)
        t.laid[target * PROPERTIES + p] -= 1
        if t.telling:
            t.tell("lost-property", target, card=ARMOUR + p)
        t.discard(ARMOUR + p)
        t.discard(GEISHA)

    def play(self, t: SwordTable, kind: i64) -> None:
        me = self.seat
        t.leave(me, kind)
        if t.telling:
            t.tell("played", me, card=kind)
        if kind <= FAST_DRAW:
            t.laid[me * PROPERTIES + kind - ARMOUR] += 1
        elif kind == BATTLECRY or kind == JUJUTSU:
            challenge_next(t, me, me, kind)
        elif kind == TEA_CEREMONY:
            for _card in range(i64(3)):
                t.draw(me)
            seat = t.left_of(me)
            while seat != me:
                t.draw(seat)
                seat = t.left_of(seat)
            t.discard(kind)
        else:
            t.draw(me)
            t.draw(me)
            t.discard(kind)

    def facts(self, t: SwordTable) -> dict[str, str | int]:
        return {"ask": "play", "seat": int(self.seat)}


def offer_weapons(t: SwordTable, seat: i64) -> None:
    first = seat * KINDS
    hands = t.hands
    offered = t.offered
    n = t.offers
    for kind in range(i64(WEAPONS)):
        offered[n] = ANSWER + kind
        n += hands[first + kind] > 0
    t.offers = n


def offer_parries(t: SwordTable, seat: i64) -> None:
    """W17, W29; Hanzō (W37): a weapon too, unless it is his only card."""
    if t.hands[seat * KINDS + PARRY] > 0:
        t.offer(ANSWER + PARRY)
    if t.characters[seat] == HANZO and t.sizes[seat] > 1:
        offer_weapons(t, seat)


def give_answer(t: SwordTable, seat: i64, kind: i64) -> None:
    """W19: a card played in answer is discarded as it is played."""
    t.leave(seat, kind)
    if t.telling:
        t.tell("answered", seat, card=kind)
    t.discard(kind)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Attacked(Question):
    """W17–W19: the target of a weapon may parry; the question is asked whether it holds a Parry or not."""

    def __init__(self, seat: i64, by: i64, weapon: i64) -> None:
        super().__init__(seat, weapon)
        self.by: i64 = by

    def options(self, t: SwordTable) -> None:
        t.offer(PASS)
        offer_parries(t, self.seat)

    def answer(self, t: SwordTable, option: i64) -> None:
        me = self.seat
        by = self.by
        if option != PASS:
            give_answer(t, me, option - ANSWER)
        else:
            wounds = WOUNDS[self.card] + t.laid[by * PROPERTIES + 2]
            if t.characters[by] == MUSASHI:
                wounds += 1
            if t.characters[me] == GINCHIYO and wounds > 1:
                wounds -= 1
            lost = t.wound(me, by, wounds)
            if t.characters[me] == USHIWAKA:
                for _wound in range(lost):
                    t.draw(me)
            if t.characters[by] == TOMOE:
                t.draw(by)
        if not t.over:
            t.pop()
            t.discard(self.card)

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SwordTable) -> dict[str, str | int]:
        return {"ask": "attacked", "seat": int(self.seat), "by": int(self.by), "card": CARDS[self.card]}


def challenge_next(t: SwordTable, by: i64, after: i64, kind: i64) -> None:
    """W30: ask the next player clockwise whom Battlecry or Jujutsu concerns; after the last one the card is discarded."""
    seat = after
    while True:
        seat = t.left_of(seat)
        if seat == by:
            t.discard(kind)
            return
        if not t.is_harmless(seat) and t.characters[seat] != CHIYOME:
            t.push(Challenged(seat, by, kind))
            return


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Challenged(Question):
    """W30: answer Battlecry with a Parry, Jujutsu with a weapon, or take 1 wound."""

    def __init__(self, seat: i64, by: i64, card: i64) -> None:
        super().__init__(seat, card)
        self.by: i64 = by

    def options(self, t: SwordTable) -> None:
        t.offer(PASS)
        if self.card == BATTLECRY:
            offer_parries(t, self.seat)
        else:
            offer_weapons(t, self.seat)

    def answer(self, t: SwordTable, option: i64) -> None:
        if option == PASS:
            t.wound(self.seat, self.by, 1)
        else:
            give_answer(t, self.seat, option - ANSWER)
        if not t.over:
            t.pop()
            challenge_next(t, self.by, self.seat, self.card)

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SwordTable) -> dict[str, str | int]:
        return {"ask": "challenged", "seat": int(self.seat), "by": int(self.by), "card": CARDS[self.card]}


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
