"""The state of a table of SAKE, and what happens to it: cards, sake, wounds, death, the end.

Questions and steps (`turn.py`, `attack.py`, `events.py`, `spirits.py` …) decide what happens; here, and in `wounds.py` and `ending.py`,
it happens. Hands, Life and
Wounds are rows of card numbers in flat vectors: seat `s` holds `hands[s * ROW] … hands[s * ROW + hand_size[s] - 1]`, sorted.
The top of a pile is its last card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.circle import MINIONS, Circle
from izakaya.games.sake.data import (
    BACKS,
    CARDS,
    GEAR,
    HAND_LIMIT,
    HOUSE,
    MASAKO,
    NO_BACK,
    ON_BOARD,
    ON_LIFE,
    PLACES,
    WEAPONS,
    Deck,
)
from izakaya.games.sake.meaning import CARD, DISCARD
from izakaya.games.sake.memory import Memory
from izakaya.table.chance import Chance
from izakaya.table.move import Move, Refusal, Result
from izakaya.table.news import EVERYONE, NOBODY, News
from izakaya.table.table import Origin, Table

ROW: Final = 24  # room for one hand
PILE: Final = 16  # room for one Life or Wounds pile; with `choose_hand` the whole deal lies there first
OFFERS: Final = vec[i64]([0] * 256)
EIGHT: Final = vec[i64]([0] * 8)
NO_WEAPON: Final = vec[i64]([-1] * 8)
NO_HANDS: Final = vec[i64]([0] * (ROW * 8))
NO_PILES: Final = vec[i64]([0] * (PILE * 8))
NO_GEAR: Final = vec[i64]([-1] * (GEAR * 8))
NO_SAKE: Final = vec[i64]([0] * (PLACES * 8))
NO_CARDS: Final = vec[i64]([0] * CARDS)
NO_MINIONS: Final = vec[i64]([0] * 10)
NO_MEMORY: Final = Memory()
NO_CIRCLE: Final = Circle()

# What a player is.
LIVING: Final = 0
SPIRIT: Final = 1
GONE: Final = 2
STATES: Final = ("samurai", "spirit", "gone")

# Why a game ended.
GOING_ON: Final = 0
DRUNKEST: Final = 1  # K45
SPIRITS: Final = 2  # K45
NO_SAMURAI: Final = 3  # K47
SHARED: Final = 4  # K46
REASONS: Final = ("", "drunkest", "spirits", "no-samurai", "shared")


@mypyc_attr(acyclic=True)
class Question:
    """One seat, some options, what an answer does; or, with no seat, a step that is taken without asking (`go`).

    `card` is a card being resolved, which lies in no pile yet; -1 if none. `under` is what comes after it. A question never changes
    once it is asked, so tables and their copies share them.
    """

    under: Question

    def __init__(self, seat: i64, card: i64 = -1) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def options(self, t: SakeTable) -> None:
        """Offer what may be answered (`t.offer`)."""
        raise NotImplementedError

    def answer(self, t: SakeTable, option: i64) -> None:
        """Do what the option means."""
        raise NotImplementedError

    def go(self, t: SakeTable) -> None:
        """Steps only: take it."""
        raise NotImplementedError

    def is_reaction(self) -> bool:
        """Whether this answers somebody else's move."""
        return False

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        """What is being asked, for people: everybody may know it."""
        raise NotImplementedError

    def words(self, t: SakeTable) -> str:
        """Everything about it, for the notation."""
        raise NotImplementedError


NO_QUESTION: Final = Question(NOBODY)
NO_QUESTION.under = NO_QUESTION


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SakeTable(Table):
    """A table of SAKE."""

    def __init__(self, origin: Origin, seats: i64, chance: Chance) -> None:
        super().__init__(origin, seats, chance)
        self.deck_data: Deck = HOUSE  # never changes
        self.location: i64 = 0  # never changes
        self.always_punch: bool = False  # K9: the table option bare_hands = always
        self.first: i64 = 0  # K4: who is addressed with -san
        self.samurai: vec[i64] = EIGHT  # per seat; never changes
        self.states: vec[i64] = EIGHT
        self.sitting: vec[i64] = EIGHT
        self.wielded: vec[i64] = NO_WEAPON  # the name of a weapon, -1 for none
        self.hands: vec[i64] = NO_HANDS
        self.hand_size: vec[i64] = EIGHT
        self.life: vec[i64] = NO_PILES
        self.life_size: vec[i64] = EIGHT
        self.wounds: vec[i64] = NO_PILES
        self.wound_size: vec[i64] = EIGHT
        self.gear: vec[i64] = NO_GEAR  # the card before a seat, by name; -1 for none
        self.sake: vec[i64] = NO_SAKE  # by seat and place
        self.sake_total: vec[i64] = EIGHT  # by seat
        self.deck: vec[i64] = NO_CARDS
        self.deck_size: i64 = 0
        self.pile: vec[i64] = NO_CARDS  # the discards
        self.pile_size: i64 = 0
        self.masu: i64 = 0
        self.circle: Circle = NO_CIRCLE
        self.minion_way: vec[i64] = NO_MINIONS  # the direction in which it was played
        self.minion_age: vec[i64] = NO_MINIONS  # when it was played
        self.minions_played: i64 = 0
        # The turn.
        self.turn: i64 = 0
        self.plays_left: i64 = 0
        self.struck: bool = False  # Ittōsai: an attack has been declared this turn
        self.souls: i64 = 0  # K36: a bit for each seat that has burned its soul this turn
        self.crowded: bool = False  # some hand may be over the limit
        # The end.
        self.first_turns: i64 = 0
        self.sudden_from: i64 = NOBODY  # K44: the seat whose turn began the round of sudden death
        self.extra_rounds: i64 = 0
        self.ended: i64 = GOING_ON
        self.winners: i64 = 0  # a bit for each seat
        self.question: Question = NO_QUESTION
        self.remembering: bool = True
        self.memory: Memory = NO_MEMORY

    def copy(self) -> SakeTable:
        t = self.bare_copy()
        t.remembering = self.remembering
        t.memory = self.memory.copy()
        t.chance = self.chance.copy()
        return t

    def bare_copy(self) -> SakeTable:
        t = SakeTable(self.origin, self.seats, self.chance)
        t.adopt(self)
        t.deck_data = self.deck_data
        t.location = self.location
        t.always_punch = self.always_punch
        t.first = self.first
        t.samurai = self.samurai
        t.states = self.states[:]
        t.sitting = self.sitting[:]
        t.wielded = self.wielded[:]
        t.hands = self.hands[:]
        t.hand_size = self.hand_size[:]
        t.life = self.life[:]
        t.life_size = self.life_size[:]
        t.wounds = self.wounds[:]
        t.wound_size = self.wound_size[:]
        t.gear = self.gear[:]
        t.sake = self.sake[:]
        t.sake_total = self.sake_total[:]
        t.deck = self.deck[:]
        t.deck_size = self.deck_size
        t.pile = self.pile[:]
        t.pile_size = self.pile_size
        t.masu = self.masu
        t.circle = self.circle.copy()
        t.minion_way = self.minion_way[:]
        t.minion_age = self.minion_age[:]
        t.minions_played = self.minions_played
        t.turn = self.turn
        t.plays_left = self.plays_left
        t.struck = self.struck
        t.souls = self.souls
        t.crowded = self.crowded
        t.first_turns = self.first_turns
        t.sudden_from = self.sudden_from
        t.extra_rounds = self.extra_rounds
        t.ended = self.ended
        t.winners = self.winners
        t.question = self.question
        t.remembering = False
        t.memory = self.memory
        return t

    # Asking.

    # Python calls a method of a compiled class fastest on the very class that defines it, so these two, which are
    # called at every step, are defined here again.

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

    def take(self, option: i64) -> None:
        self.offers = -1
        self.question.answer(self, option)
        self.go_on()

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
        for i in range(self.seats):
            seat = (self.turn + i) % self.seats
            if self.hand_size[seat] > HAND_LIMIT:
                self.push(DownToFour(seat))
                return True
        self.crowded = False
        return False

    def offer(self, option: i64) -> None:
        self.offered[self.offers] = option
        self.offers += 1

    def push(self, question: Question) -> None:
        """Ask (or do) this first, and then what was to come."""
        question.under = self.question
        self.question = question

    def pop(self) -> None:
        """The question has been answered for good: on to the one under it."""
        self.question = self.question.under

    def next(self, question: Question) -> None:
        """The question has been answered for good, and this one takes its place."""
        question.under = self.question.under
        self.question = question

    def pending(self) -> list[Question]:
        """All questions and steps still to come, the one being asked last."""
        found: list[Question] = []
        question = self.question
        while question is not NO_QUESTION:
            found.append(question)
            question = question.under
        found.reverse()
        return found

    def asked_seat(self) -> i64:
        if self.over:
            return NOBODY
        return self.question.seat

    def is_reaction(self) -> bool:
        return not self.over and self.question.is_reaction()

    def clear(self) -> None:
        """Pending questions are dropped; cards that were being resolved are put on the pile."""
        for question in self.pending():
            if question.card >= 0:
                self.put_down(question.card)
        self.question = NO_QUESTION

    # Telling.

    def tell(
        self,
        what: str,
        seat: i64,
        target: i64 = NOBODY,
        card: i64 = -1,
        number: i64 = 0,
        eyes: i64 = EVERYONE,
    ) -> None:
        """Add an event to the news. Callers ask `telling` first, so that playouts make none."""
        cards: tuple[str, ...] = () if card < 0 else (self.deck_data.labels[card],)
        self.add_news(News(what, seat, target, cards, number, eyes))

    # Cards.

    def top_back(self) -> i64:
        """The back that shows on the draw pile; NO_BACK if there is no card (K38)."""
        if self.deck_size == 0:
            return NO_BACK
        return self.deck_data.back[self.deck[self.deck_size - 1]]

    def turn_up(self) -> i64:
        """Take the top card off the draw pile; -1 if there is none. Whoever takes it sees to `renew`."""
        if self.deck_size == 0:
            return -1
        self.deck_size -= 1
        return self.deck[self.deck_size]

    def renew(self) -> bool:
        """K38: when the draw pile is empty, the discards are shuffled and become it, at once."""
        size = self.pile_size
        if self.deck_size > 0 or size == 0:
            return False
        deck = self.deck
        pile = self.pile
        for i in range(size):
            deck[i] = pile[i]
        for i in range(size - 1, i64(0), -1):
            j = self.chance.below(i + 1)
            card = deck[i]
            deck[i] = deck[j]
            deck[j] = card
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
                self.tell("drew", seat, card=card, eyes=1 << seat)
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
        self.pile[self.pile_size] = card
        self.pile_size += 1

    def discard(self, card: i64) -> None:
        """Put a card on the discards, for all to see."""
        self.put_down(card)
        self.renew()

    def add_to_hand(self, seat: i64, card: i64) -> None:
        hands = self.hands
        at = seat * ROW + self.hand_size[seat]
        while at > seat * ROW and hands[at - 1] > card:
            hands[at] = hands[at - 1]
            at -= 1
        hands[at] = card
        self.hand_size[seat] += 1
        if self.hand_size[seat] > HAND_LIMIT:
            self.crowded = True

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand for all to see."""
        self.take_from_hand(seat, card)
        if self.remembering:
            backs = self.deck_data.back
            self.memory.left(seat, card, backs, self.backs_in_hand(seat, backs[card]))

    def take_from_hand(self, seat: i64, card: i64) -> None:
        hands = self.hands
        at = seat * ROW
        last = at + self.hand_size[seat] - 1
        while hands[at] != card:
            at += 1
        while at < last:
            hands[at] = hands[at + 1]
            at += 1
        hands[last] = 0
        self.hand_size[seat] -= 1

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        self.leave_hand(seat, card)
        if self.telling:
            self.tell("discarded", seat, card=card)
        self.discard(card)

    def offer_hand(self, seat: i64, way: i64) -> None:
        """Offer every card of a hand for this use."""
        for i in range(seat * ROW, seat * ROW + self.hand_size[seat]):
            self.offer(CARD + way * CARDS + self.hands[i])

    def backs_in_hand(self, seat: i64, back: i64) -> i64:
        """How many cards of a hand show this back."""
        count: i64 = 0
        for i in range(seat * ROW, seat * ROW + self.hand_size[seat]):
            if self.deck_data.back[self.hands[i]] == back:
                count += 1
        return count

    # Samurai.

    def is_living(self, seat: i64) -> bool:
        return self.states[seat] == LIVING

    def living(self) -> i64:
        """How many samurai are alive."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.states[seat] == LIVING:
                count += 1
        return count

    def has_skill(self, seat: i64, samurai: i64) -> bool:
        """Whether this seat is this samurai and its skill works (K32)."""
        return (
            self.samurai[seat] == samurai
            and self.states[seat] == LIVING
            and self.sake[seat * PLACES + ON_BOARD] == 0
        )

    def is_usable(self, seat: i64, name: i64) -> bool:
        """A weapon or item in play without sake on it (K32)."""
        return self.gear[seat * GEAR + name] >= 0 and self.sake[seat * PLACES + name] == 0

    def gear_card(self, seat: i64, name: i64) -> i64:
        """The card of this name before a seat; -1 if there is none (or it is no name of gear)."""
        if name < GEAR:
            return self.gear[seat * GEAR + name]
        return -1

    def usable_weapons(self, seat: i64) -> i64:
        count: i64 = 0
        for name in range(i64(WEAPONS)):
            if self.is_usable(seat, name):
                count += 1
        return count

    def has_place(self, seat: i64, place: i64) -> bool:
        """K32: whether there is such a place, and it is free."""
        if self.sake[seat * PLACES + place] > 0:
            return False
        return place >= GEAR or self.gear[seat * GEAR + place] >= 0

    def free_places(self, seat: i64) -> i64:
        count: i64 = 0
        sake = self.sake
        gear = self.gear
        for place in range(i64(PLACES)):
            if sake[seat * PLACES + place] == 0 and (place >= GEAR or gear[seat * GEAR + place] >= 0):
                count += 1
        return count

    def sake_of(self, seat: i64) -> i64:
        return self.sake_total[seat]

    def spirits_sake(self) -> i64:
        """K45: what all Spirits have together; -1 if there are none."""
        total: i64 = -1
        for seat in range(self.seats):
            if self.states[seat] == SPIRIT:
                total = (total if total > 0 else 0) + self.sake_of(seat)
        return total

    def box_steps(self) -> i64:
        """K3: the step counters that are not on the table."""
        return self.deck_data.steps - self.circle.steps()

    def minion_card(self, piece: i64) -> i64:
        return self.deck_data.first_minion() + piece - MINIONS

    def minion_bonus(self, piece: i64) -> i64:
        """Masako's minions have +1 while her skill works."""
        return 1 if self.has_skill(self.circle.side_of(piece), MASAKO) else 0

    def can_burn_soul(self, seat: i64) -> bool:
        """K36, K32."""
        if self.states[seat] != LIVING or (self.souls >> seat) & 1 == 1:
            return False
        return self.life_size[seat] > 1 and self.sake[seat * PLACES + ON_LIFE] == 0

    def can_burn(self, seat: i64) -> bool:
        """K30: whether public facts let this seat burn sake or soul now."""
        return self.states[seat] == LIVING and (self.sake_of(seat) > 0 or self.can_burn_soul(seat))

    # Sake.

    def take_from_masu(self, count: i64) -> None:
        """K44: an empty Masu begins sudden death, and the present turn is its first."""
        self.masu -= count
        if self.masu == 0 and self.sudden_from < 0:
            self.sudden_from = self.turn
            if self.telling:
                self.tell("sudden-death", self.turn)

    def put_sake(self, seat: i64, place: i64) -> None:
        self.sake[seat * PLACES + place] += 1
        self.sake_total[seat] += 1
        if self.telling and self.states[seat] == LIVING:
            self.tell("placed-sake", seat, number=place)

    def lose_sake(self, seat: i64, place: i64, count: i64 = 1) -> None:
        """Out of the game."""
        self.sake[seat * PLACES + place] -= count
        self.sake_total[seat] -= count

    # Leaving the table.

    def lose_gear(self, seat: i64, name: i64) -> None:
        """K33: a weapon or item is discarded, and sake on it leaves the game."""
        card = self.gear[seat * GEAR + name]
        self.gear[seat * GEAR + name] = -1
        self.lose_sake(seat, name, self.sake[seat * PLACES + name])
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

    def pass_card(self, giver: i64, taker: i64) -> None:
        """K41: a random card goes from hand to hand; only the two know which, the others see its back."""
        card = self.any_card_of(giver)
        back = self.deck_data.back[card]
        if self.remembering:
            self.memory.passed(giver, taker, card, self.deck_data.back, self.in_hands(back))
        self.take_from_hand(giver, card)
        self.add_to_hand(taker, card)
        if self.telling:
            self.tell(
                "passed-card",
                giver,
                target=taker,
                card=card,
                eyes=(1 << giver) | (1 << taker),
                number=back + 1,
            )

    def in_hands(self, back: i64) -> list[int]:
        """All cards of this back in hands, as seats and cards."""
        held: list[int] = []
        for seat in range(self.seats):
            for i in range(seat * ROW, seat * ROW + self.hand_size[seat]):
                if self.deck_data.back[self.hands[i]] == back:
                    held.append((seat << 8) | self.hands[i])
        return held

    def any_card_of(self, seat: i64) -> i64:
        """A random card of a hand. Counted by backs, which all see, so that its back follows from what all know and luck."""
        lot = self.chance.below(self.hand_size[seat])
        for back in range(i64(len(BACKS))):
            for i in range(seat * ROW, seat * ROW + self.hand_size[seat]):
                if self.deck_data.back[self.hands[i]] == back:
                    if lot == 0:
                        return self.hands[i]
                    lot -= 1
        return -1

    def burn_soul(self, seat: i64, count: i64) -> None:
        """K36: from the top of Life into the hand."""
        self.souls |= 1 << seat
        if self.telling:
            self.tell("burned-soul", seat, number=count)
        for _card in range(count):
            self.life_size[seat] -= 1
            card = self.life[seat * PILE + self.life_size[seat]]
            self.add_to_hand(seat, card)
            if self.remembering:
                self.memory.gained(seat, card, self.deck_data.back[card])
            if self.telling:
                self.tell("took-life", seat, card=card, eyes=1 << seat)

    def discard_hand(self, seat: i64) -> None:
        while self.hand_size[seat] > 0:
            self.discard_from_hand(seat, self.hands[seat * ROW])

    # The end.

    def finish_spirits(self, reason: i64) -> None:
        """All Spirits win as a team."""
        winners: i64 = 0
        for seat in range(self.seats):
            if self.states[seat] == SPIRIT:
                winners |= 1 << seat
        self.finish(reason, winners)

    def finish(self, reason: i64, winners: i64) -> None:
        self.over = True
        self.ended = reason
        self.winners = winners
        if self.telling:
            self.tell("ended", NOBODY, number=reason)

    # For people and interfaces: each in a file of its own, which knows this one.

    def meaning(self, option: i64) -> Move | None:
        from izakaya.games.sake.meaning import meaning

        return meaning(self.deck_data, option)

    def why_not(self, option: i64) -> Refusal:
        from izakaya.games.sake.refusals import why_not

        return why_not(self, option)

    def missing(self) -> list[int]:
        from izakaya.games.sake.refusals import missing

        return missing(self)

    def view(self, seat: object) -> Mapping[str, object]:
        from izakaya.games.sake.view import view

        return view(self, seat)

    def score(self) -> Result:
        from izakaya.games.sake.scoring import score

        return score(self)

    def notation(self) -> str:
        from izakaya.games.sake.notation import write

        return write(self)

    def redeal(self, seat: object, chance: Chance) -> SakeTable:
        from izakaya.games.sake.redeal import redeal

        return redeal(self, seat, chance)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DownToFour(Question):
    """K31: more than 4 cards in hand; discard, one by one, cards of your choice."""

    def options(self, t: SakeTable) -> None:
        t.offer_hand(self.seat, DISCARD)

    def answer(self, t: SakeTable, option: i64) -> None:
        t.discard_from_hand(self.seat, option - CARD - DISCARD * CARDS)
        if t.hand_size[self.seat] <= HAND_LIMIT:
            t.pop()

    def is_reaction(self) -> bool:
        return True

    def facts(self, t: SakeTable) -> dict[str, str | int]:
        return {"ask": "down-to-four", "seat": int(self.seat)}

    def words(self, t: SakeTable) -> str:
        return f"down-to-four {self.seat}"


def sort_row(row: vec[i64], first: i64, last: i64) -> None:
    """Insertion sort: rows are short, or nearly sorted, or rarely sorted."""
    for i in range(first + 1, last):
        card = row[i]
        j = i
        while j > first and row[j - 1] > card:
            row[j] = row[j - 1]
            j -= 1
        row[j] = card
