"""Dealing anew all that a seat cannot know: the fronts of other hands, of every Life and Wounds pile, and the order of the draw pile.

Everybody sees the back of every card and remembers its age (`memory.py`), so cards of the same back and age are dealt among
themselves. What comes out depends only on what the seat can know and on the chance given, never on the truth that is dealt over.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from izakaya.games.sake.data import BACKS, CARDS
from izakaya.games.sake.hidden.memory import (
    AGE,
    HELD,
    KNEW,
    KNOWN,
    PASSED,
    SPECTATOR,
    Memory,
    card_in,
    of_another,
    seat_in,
    what_in,
)
from izakaya.games.sake.hidden.past import Past
from izakaya.games.sake.questions.walking import Strike, Walk
from izakaya.games.sake.state import PILE, ROW, sort_row
from izakaya.games.sake.table import SakeTable
from izakaya.table.chance import Chance
from izakaya.table.seats import only

# Places for hidden cards: the hands by their seats, then every place of a Life or Wounds pile, and the draw pile.
# Plain numbers, which compiled code reads fastest: there are 8 seats, and 8 piles of 16 places.
IN_LIFE: Final = 8
IN_WOUNDS: Final = 136
IN_DECK: Final = 264
# While cards and places are sorted, their age and back stand above them.
BACK_AT: Final = 12
AGE_AT: Final = 14
BELOW: Final = (1 << BACK_AT) - 1


def group_of(age: i64, back: i64) -> i64:
    return (age << AGE_AT) | (back << BACK_AT)


def redeal(t: SakeTable, seat: object, chance: Chance) -> SakeTable:
    eyes = t.seat_of(seat)
    me: i64 = SPECTATOR if eyes is None else eyes
    new = t.bare_copy()
    if not t.over:
        new.hide_origin()
    new.remembering = t.remembering
    new.memory = t.memory.copy() if t.remembering else Memory.blank()
    new.chance = chance.branch()
    if isinstance(new.question, (Walk, Strike)) and new.question.seat != me:
        # Somebody has chosen a card but not declared it: to me it is still choosing.
        new.pop()
        new.offers = -1
    Dealer(new, me, chance).deal()
    return new


@final
class Dealer:
    """Deals over one table. Cards and places are sorted by age and back, so that those that belong together lie side by side."""

    def __init__(self, new: SakeTable, me: i64, chance: Chance) -> None:
        self.new = new
        self.me: i64 = me
        self.chance = chance
        self.top: i64 = new.top_back()
        self.cards: vec[i64] = vec[i64]()  # hidden from me
        self.places: vec[i64] = vec[i64]()  # where they may lie
        self.pasts: list[Past | None] = [None for _ in range(len(BACKS))]

    def deal(self) -> None:
        self.gather()
        sort_row(self.cards, 0, len(self.cards))
        sort_row(self.places, 0, len(self.places))
        self.mix()
        self.lay()
        if self.new.memory.logged > 0:
            self.lay_log()
        self.forget()

    def group(self, card: i64) -> i64:
        """What a card shares with those of the same back and age."""
        new = self.new
        return group_of(new.memory.counts[AGE + card], new.deck_data.back[card])

    def hide(self, card: i64, place: i64) -> None:
        group = self.group(card)
        self.cards = append(self.cards, group | card)
        self.places = append(self.places, group | place)

    def gather(self) -> None:
        """Pick up all cards that I cannot see; only those that I know stay in their hands."""
        new = self.new
        for back in range(i64(len(BACKS))):
            if new.memory.is_logged(back):
                retold = Past(new.memory, self.me, back, new.deck_data.back)
                retold.tell(self.chance)
                self.pasts[back] = retold
        for seat in range(new.seats):
            if seat != self.me:
                self.gather_hand(seat)
            for i in range(seat * PILE, seat * PILE + new.life_size[seat]):
                self.hide(new.life[i], IN_LIFE + i)
            for i in range(seat * PILE, seat * PILE + new.wound_size[seat]):
                self.hide(new.wounds[i], IN_WOUNDS + i)
        for i in range(new.deck_size):
            self.hide(new.deck[i], IN_DECK)
        for past in self.pasts:
            if past is not None:
                self.gather_past(past)

    def gather_hand(self, seat: i64) -> None:
        new = self.new
        new.own_up_hands()
        kept: i64 = 0
        for i in range(seat * ROW, seat * ROW + new.hand_size[seat]):
            card = new.hands[i]
            known = new.memory.knows(self.me, card)
            if new.memory.is_logged(new.deck_data.back[card]):
                if not known:
                    self.cards = append(self.cards, self.group(card) | card)
            elif known:
                new.hands[seat * ROW + kept] = card
                kept += 1
            else:
                self.hide(card, seat)
        new.hand_size[seat] = kept

    def gather_past(self, past: Past) -> None:
        """The places that a past gives to cards, and the known cards themselves."""
        for seat in range(self.new.seats):
            if seat != self.me:
                for number in past.hands[seat]:
                    card: i64 = past.card_of[number]
                    if card >= 0:
                        self.hold(seat, card)
                    else:
                        age: i64 = past.age_of[number]
                        self.places = append(self.places, group_of(age, past.back) | seat)

    def hold(self, seat: i64, card: i64) -> None:
        new = self.new
        new.own_up_hands()
        new.hands[seat * ROW + new.hand_size[seat]] = card
        new.hand_size[seat] += 1

    def mix(self) -> None:
        """Any card of a group for every place but those in the draw pile, which is shuffled anyhow."""
        cards = self.cards
        size: i64 = len(cards)
        first: i64 = 0
        while first < size:
            group = cards[first] >> BACK_AT
            last = first + 1
            while last < size and cards[last] >> BACK_AT == group:
                last += 1
            while first < last and self.places[first] & BELOW != IN_DECK:
                lot = first + self.chance.below(last - first)
                card = cards[lot]
                cards[lot] = cards[first]
                cards[first] = card
                first += 1
            # What a lot has moved about lies in the draw pile in no order that tells anything.
            first = last

    def lay(self) -> None:
        new = self.new
        new.own_up_boards()
        new.deck = new.deck[:]
        deck: i64 = 0
        for i in range(i64(len(self.cards))):
            card = self.cards[i] & BELOW
            place = self.places[i] & BELOW
            if place == IN_DECK:
                new.deck[deck] = card
                deck += 1
            elif place >= IN_WOUNDS:
                new.wounds[place - IN_WOUNDS] = card
            elif place >= IN_LIFE:
                new.life[place - IN_LIFE] = card
            else:
                self.hold(place, card)
                past = self.pasts[new.deck_data.back[card]]
                if past is not None:
                    past.put(place, new.memory.counts[AGE + card], card)
        for seat in range(new.seats):
            if seat != self.me:
                sort_row(new.hands, seat * ROW, seat * ROW + new.hand_size[seat])
        self.shuffle_deck()

    def shuffle_deck(self) -> None:
        """Any order, but for the back on top."""
        new = self.new
        size = new.deck_size
        if size == 0:
            return
        deck = new.deck
        tops: i64 = 0
        for i in range(size):
            if new.deck_data.back[deck[i]] == self.top:
                tops += 1
        lot = self.chance.below(tops)
        at: i64 = 0
        while new.deck_data.back[deck[at]] != self.top or lot > 0:
            if new.deck_data.back[deck[at]] == self.top:
                lot -= 1
            at += 1
        card = deck[at]
        deck[at] = deck[size - 1]
        deck[size - 1] = card
        for i in range(size - 2, i64(0), -1):
            j = self.chance.below(i + 1)
            card = deck[i]
            deck[i] = deck[j]
            deck[j] = card

    # Memory.

    def lay_log(self) -> None:
        """A log of the cards as they are imagined."""
        memory = self.new.memory
        backs = self.new.deck_data.back
        log: list[int] = []
        starts: list[list[int]] = [[] for _ in range(len(BACKS))]  # per back: where its beginning is
        begun = [False] * len(BACKS)
        for i in range(memory.logged):
            happened = memory.log[i]
            what = what_in(happened)
            back = backs[card_in(happened)]
            if what == KNEW and seat_in(happened) != self.me:
                continue
            past = self.pasts[back]
            if past is not None and i in past.brought:
                happened = int(of_another(happened, past.card_of[past.brought[i]]))
            begun[back] = begun[back] or what == PASSED
            if (what == KNEW or what == HELD) and not begun[back]:
                starts[back].append(len(log))
            log.append(happened)
        # In which order hands were written down at the beginning must not tell what they held.
        for start in starts:
            words = sorted([log[at] for at in start])
            for number, at in enumerate(start):
                log[at] = words[number]
        memory.log = log
        memory.logged = len(log)

    def forget(self) -> None:
        """What others have seen is theirs: the new deal need not agree with it."""
        self.new.memory.touch()
        counts = self.new.memory.counts
        for at in range(i64(KNOWN), i64(KNOWN + CARDS)):
            counts[at] &= only(self.me)
        if self.new.memory.logged > 0:
            self.new.memory.learn(self.new.deck_data.back, self.new.seats)
