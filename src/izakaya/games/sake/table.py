"""A table of SAKE, and what happens at it: questions, cards, sake, the end.

The questions (`questions/turn.py`, `attack.py`, `events.py`, `spirits.py` …) decide what happens; here, and in `wounds.py` and `ending.py`,
it happens. What lies on the table is in `state.py`.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.data import BACKS, GEAR, HAND_LIMIT, PLACES
from izakaya.games.sake.meaning import DISCARD, card_of, to_use
from izakaya.games.sake.state import LIVING, NO_CARDS, ROW, SPIRIT, SakeState
from izakaya.table.news import EVERYONE, NOBODY, News
from izakaya.table.question import Question
from izakaya.table.seats import only, without
from izakaya.table.table import OFFERS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SakeTable(SakeState):
    """A table of SAKE."""

    def copy(self) -> SakeTable:
        t = self.bare_copy()
        t.remembering = self.remembering
        t.memory = self.memory.copy()
        t.chance = self.chance.copy()
        return t

    def bare_copy(self) -> SakeTable:
        t = SakeTable(self.game, self.origin, self.seats, self.chance)
        t.adopt(self)
        t.lie_like(self)
        return t

    # Asking.

    # A method of a compiled class is called fastest on the very class that defines it, and within one unit of C it can be inlined, so
    # these, which are called at every step, are defined here again.

    def choices(self) -> list[int]:
        return super().choices()

    def answer(self, option: object) -> None:
        super().answer(option)

    def ask(self) -> i64:
        if len(self.offered) == 0:
            self.offered = OFFERS[:]
        self.offers = 0
        if not self.over:
            self.question.options(self)
        return self.offers

    def offer(self, option: i64) -> None:
        offers = self.offers
        self.offered[offers] = option
        self.offers = offers + 1

    def take(self, option: i64) -> None:
        self.offers = -1
        self.question.answer(self, option)
        self.go_on()

    def push(self, question: Question) -> None:
        question.under = self.question
        self.question = question

    def pop(self) -> None:
        self.question = self.question.under

    def next(self, question: Question) -> None:
        question.under = self.question.under
        self.question = question

    def go_on(self) -> None:
        """Take steps, and have hands discarded down (K31), until somebody is to be asked."""
        while not self.over:
            if self.crowded and self.push_discard():
                return
            if self.question.seat >= 0:
                return
            self.question.go(self)
        self.clear()

    def push_discard(self) -> bool:
        """K31: the first player clockwise from the acting one who holds too many cards is to discard."""
        if isinstance(self.question, DownToFour):
            return True
        seat = self.turn
        for _seat in range(self.seats):
            if self.hand_size[seat] > HAND_LIMIT:
                self.push(DownToFour(seat))
                return True
            seat = self.left_of(seat)
        self.crowded = False
        return False

    # Cards.

    def turn_up(self) -> i64:
        """Take the top card off the draw pile; -1 if there is none. The caller sees to `renew`."""
        if self.deck_size == 0:
            return -1
        self.deck_size -= 1
        return self.deck[self.deck_size]

    def renew(self) -> bool:
        """K38: when the draw pile is empty, the discards are shuffled and become it, at once."""
        size = self.pile_size
        if self.deck_size > 0 or size == 0:
            return False
        deck = self.pile[:size]
        for i in range(size - 1, i64(0), -1):
            j = self.chance.below(i + 1)
            card = deck[i]
            deck[i] = deck[j]
            deck[j] = card
        self.deck = deck
        self.deck_size = size
        self.pile_size = 0
        if self.remembering:
            self.memory.renewed(deck, size)
        if self.telling:
            self.tell("renewed", NOBODY, number=size)
        self.tell_top()
        return True

    def draw(self, seat: i64, count: i64) -> None:
        for _card in range(count):
            card = self.turn_up()
            if card < 0:
                return
            self.add_to_hand(seat, card)
            if self.remembering:
                self.memory.gained(seat, card, self.deck_data.back[card])
            if self.telling:
                self.tell("drew", seat, card=card, eyes=only(seat))
            if not self.renew():
                self.tell_top()

    def show_top(self, seat: i64) -> i64:
        """K19, K20: turn up the top card for a minion and discard it; -1 if there is none."""
        card = self.turn_up()
        if card >= 0:
            if self.telling:
                self.tell("turned-up", seat, card=card)
            if not self.renew():
                self.tell_top()
            self.discard(card)
        return card

    def tell_top(self) -> None:
        """Another back shows on the draw pile: everybody sees it."""
        if self.telling and self.deck_size > 0:
            self.add_news(News("top-back", NOBODY, NOBODY, (BACKS[self.top_back()],), 0, EVERYONE))

    def put_down(self, card: i64) -> None:
        size = self.pile_size
        if size == len(self.pile):
            # A copy has no more room than it needed. Now it gets room for all there are, once.
            pile = NO_CARDS[:]
            for i in range(size):
                pile[i] = self.pile[i]
            self.pile = pile
        self.pile[size] = card
        self.pile_size = size + 1

    def discard(self, card: i64) -> None:
        """Put a card on the discards, for all to see."""
        self.put_down(card)
        self.renew()

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand for all to see."""
        self.take_from_hand(seat, card)
        if self.remembering:
            backs = self.deck_data.back
            self.memory.left(seat, card, backs, self.backs_in_hand(seat, backs[card]))

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        self.leave_hand(seat, card)
        if self.telling:
            self.tell("discarded", seat, card=card)
        self.discard(card)

    def offer_hand(self, seat: i64, way: i64) -> None:
        """Offer every card of a hand for this use."""
        offered = self.offered
        hands = self.hands
        n = self.offers
        use = to_use(way, 0)
        for i in range(seat * ROW, seat * ROW + self.hand_size[seat]):
            offered[n] = use + hands[i]
            n += 1
        self.offers = n

    # Sake.

    def take_from_masu(self, count: i64) -> None:
        """K44: an empty Masu begins sudden death, and the present turn is its first."""
        self.masu -= count
        if self.masu == 0 and self.sudden_from < 0:
            self.sudden_from = self.turn
            if self.telling:
                self.tell("sudden-death", self.turn)

    def put_sake(self, seat: i64, place: i64) -> None:
        self.touch_boards(seat)
        self.sake[seat * PLACES + place] += 1
        self.sake_total[seat] += 1
        if self.telling and self.states[seat] == LIVING:
            self.tell("placed-sake", seat, number=place)

    def lose_sake(self, seat: i64, place: i64, count: i64 = 1) -> None:
        """Out of the game."""
        self.touch_boards(seat)
        self.sake[seat * PLACES + place] -= count
        self.sake_total[seat] -= count

    # Leaving the table.

    def lose_gear(self, seat: i64, name: i64) -> None:
        """K33: a weapon or item is discarded, and sake on it leaves the game."""
        self.touch_boards(seat)
        card = self.gear[seat * GEAR + name]
        self.gear[seat * GEAR + name] = -1
        if self.is_asleep(seat, name):
            self.asleep = without(name, self.asleep)
            self.still_asleep = without(name, self.still_asleep)
        if self.sake[seat * PLACES + name] > 0:
            self.lose_sake(seat, name)
            if self.telling:
                self.tell("lost-sake", seat, number=name)
        if self.wielded[seat] == name:
            self.wielded[seat] = -1
        if self.telling:
            self.tell("lost-gear", seat, card=card)
        self.discard(card)

    def kill_minion(self, piece: i64) -> None:
        if self.telling:
            self.tell("minion-killed", self.circle.side_of(piece), card=self.minion_card(piece))
        self.circle.remove(piece)
        self.discard(self.minion_card(piece))

    def discard_hand(self, seat: i64) -> None:
        while self.hand_size[seat] > 0:
            self.discard_from_hand(seat, self.hands[seat * ROW])

    # The end.

    def finish_spirits(self, reason: i64) -> None:
        """All Spirits win as a team."""
        winners: i64 = 0
        for seat in range(self.seats):
            if self.states[seat] == SPIRIT:
                winners |= only(seat)
        self.finish(reason, winners)

    def finish(self, reason: i64, winners: i64) -> None:
        self.over = True
        self.ended = reason
        self.winners = winners
        if self.telling:
            self.tell("ended", NOBODY, number=reason)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DownToFour(Question):
    """K31: more than 4 cards in hand; discard, one by one, cards of your choice."""

    def options(self, t: SakeTable) -> None:
        t.offer_hand(self.seat, DISCARD)

    def answer(self, t: SakeTable, option: i64) -> None:
        t.discard_from_hand(self.seat, card_of(option))
        if t.hand_size[self.seat] <= HAND_LIMIT:
            t.pop()

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "down-to-four", "seat": int(self.seat)}

    def words(self, t: SakeTable) -> str:
        return f"down-to-four {self.seat}"
