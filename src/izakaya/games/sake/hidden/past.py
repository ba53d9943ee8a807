"""A past that fits what one watcher has seen of the cards of one back.

To a watcher who saw a card go from one hand to another it may have been any card of that back. So it guesses: a **guess** says how many
cards of each age lie in which hand, and where the cards are that the watcher knows. Each guess is weighed by how many ways there are
for it to come true; when a card of some age leaves a hand, guesses without one there are dropped. Guesses that have come to say the
same are one, but remember what came before them, so that a whole past can be told: the likelier, the oftener.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sake.data import MOST_SEATS
from izakaya.games.sake.hidden.memory import (
    HELD,
    KNEW,
    LEFT,
    RETURNED,
    Memory,
    age_in,
    card_in,
    seat_in,
    taker_in,
    what_in,
)
from izakaya.table.chance import Chance

FEW: Final = (
    2000  # guesses kept at once: more come up only in a contrived log, and then the likeliest are kept
)
# A place of a guess is one number: the hand, and below it the age of a card, or the card itself if the watcher knows it.
KNOWN_CARD: Final = 1 << 24  # above every age
SEAT_AT: Final = 32
ONE_KIND: Final = (1 << SEAT_AT) - 1
WORDS: Final = 4294967296.0  # of chance
UNDECIDED: Final = -1


@final
class Guess:
    """See the module. `places` are seats and ages (or known cards), sorted."""

    def __init__(self, places: tuple[int, ...], weight: float) -> None:
        self.places = places
        self.weight: float = weight
        # What it may have been before the last card that was not seen, which age that was, and the weight of each.
        self.before: list[Guess] = []
        self.moved: list[int] = []
        self.shares: list[float] = []

    def add(self, place: int) -> None:
        self.places = tuple(sorted((*self.places, place)))

    def lose(self, place: int) -> None:
        """A card was seen to leave: any of those that could be it."""
        count = self.places.count(place)
        self.weight *= count
        if count > 0:
            self.places = without(self.places, place)


def without(places: tuple[int, ...], place: int) -> tuple[int, ...]:
    at = places.index(place)
    return places[:at] + places[at + 1 :]


def place_of(seat: i64, kind: i64) -> int:
    """In a hand a card of some age, or a known one."""
    return (seat << SEAT_AT) | kind


def hand_of(place: int) -> int:
    return place >> SEAT_AT


def kind_at(place: int) -> int:
    return place & ONE_KIND


def known_as(card: int) -> int:
    """What a guess calls a card that the watcher knows."""
    return KNOWN_CARD | card


@final
class Past:
    """The cards of one back, as one watcher may imagine their past."""

    def __init__(self, memory: Memory, me: i64, back: i64, backs: vec[i64]) -> None:
        self.me: i64 = me
        self.back: i64 = back
        self.traces: list[int] = [i for i in range(memory.logged) if backs[card_in(memory.log[i])] == back]
        self.log: list[int] = memory.log
        self.known: list[int] = []  # the cards that the watcher knows in other hands
        self.ages: dict[int, int] = {}
        self.guesses: list[Guess] = []
        few = FEW
        while not self.guesses:
            self.guess(few)
            few *= 4
        # A past that has been told: its cards, each with its age and, once it is decided, what it is.
        self.age_of: list[int] = []
        self.card_of: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        self.brought: dict[
            int, int
        ] = {}  # by trace: the card that it is about, if the watcher did not see it

    def kind(self, card: int) -> int:
        """What a guess calls this card."""
        return known_as(card) if card in self.known else self.ages[card]

    def guess(self, few: int) -> None:
        me = self.me
        self.known = []
        self.ages = {}
        guesses = [Guess((), 1.0)]
        for i in self.traces:
            happened: i64 = self.log[i]
            what = what_in(happened)
            seat = seat_in(happened)
            card: int = card_in(happened)
            if what == KNEW:
                if seat == me:
                    self.known.append(card)
            elif what == HELD or what == RETURNED:
                self.ages[card] = age_in(happened)
                if seat != me:
                    if what == RETURNED:
                        self.known.append(card)
                    each_adds(guesses, place_of(seat, self.kind(card)))
            elif what == LEFT:
                if seat != me:
                    guesses = each_loses(guesses, place_of(seat, self.kind(card)))
                    self.forget(card)
            else:
                taker = taker_in(happened)
                if seat == me:
                    self.known.append(card)
                    each_adds(guesses, place_of(taker, self.kind(card)))
                elif taker == me:
                    guesses = each_loses(guesses, place_of(seat, self.kind(card)))
                    self.forget(card)
                else:
                    guesses = spread(guesses, seat, taker)
                    if len(guesses) > few:
                        guesses.sort(key=lambda guess: -guess.weight)
                        guesses = guesses[:few]
        self.guesses = guesses

    def forget(self, card: int) -> None:
        if card in self.known:
            self.known.remove(card)

    def where(self, card: int) -> list[int]:
        """The hands in which a card that the watcher knows may be."""
        found: list[int] = []
        for guess in self.guesses:
            for place in guess.places:
                if kind_at(place) == known_as(card) and hand_of(place) not in found:
                    found.append(hand_of(place))
        found.sort()
        return found

    # Telling one past.

    def tell(self, chance: Chance) -> None:
        """Decide what the cards were that went from hand to hand unseen, and follow all of them."""
        guess = self.guesses[lot([guess.weight for guess in self.guesses], chance)]
        moved: list[int] = []
        while guess.before:
            number = lot(guess.shares, chance)
            moved.append(guess.moved[number])
            guess = guess.before[number]
        me = self.me
        # A card may have come and gone more than once, each time of another age: so they are followed from the start.
        self.known = []
        self.ages = {}
        for i in self.traces:
            happened: i64 = self.log[i]
            what = what_in(happened)
            seat: int = seat_in(happened)
            card: int = card_in(happened)
            if what == KNEW:
                if seat == me:
                    self.known.append(card)
            elif what == HELD or what == RETURNED:
                self.ages[card] = age_in(happened)
                if seat != me:
                    if what == RETURNED:
                        self.known.append(card)
                    self.brought[i] = self.arrive(seat, card, age_in(happened))
            elif what == LEFT:
                if seat != me:
                    self.decide(self.leave(seat, self.kind(card)), card)
            else:
                taker: int = taker_in(happened)
                if seat == me:
                    self.known.append(card)
                    self.arrive(taker, card, 0)
                elif taker == me:
                    self.decide(self.leave(seat, self.kind(card)), card)
                else:
                    number = self.leave(seat, moved.pop())
                    self.hands[taker].append(number)
                    self.brought[i] = number

    def arrive(self, seat: int, card: int, age: int) -> int:
        self.age_of.append(age)
        self.card_of.append(card if card in self.known else UNDECIDED)
        self.hands[seat].append(len(self.age_of) - 1)
        return len(self.age_of) - 1

    def leave(self, seat: int, kind: int) -> int:
        """The first card of this kind in a hand; of those that nothing tells apart it may as well be the first."""
        for number in self.hands[seat]:
            card = self.card_of[number]
            if (known_as(card) if card >= 0 else self.age_of[number]) == kind:
                self.hands[seat].remove(number)
                return number
        raise AssertionError("the past that was told is not the one that was guessed")

    def decide(self, number: int, card: int) -> None:
        self.card_of[number] = card
        self.forget(card)

    def put(self, seat: int, age: int, card: int) -> None:
        """An undecided card of this age in this hand is this one."""
        for number in self.hands[seat]:
            if self.card_of[number] == UNDECIDED and self.age_of[number] == age:
                self.card_of[number] = card
                return


def each_adds(guesses: list[Guess], place: int) -> None:
    for guess in guesses:
        guess.add(place)


def each_loses(guesses: list[Guess], place: int) -> list[Guess]:
    for guess in guesses:
        guess.lose(place)
    return levelled([guess for guess in guesses if guess.weight > 0.0])


def levelled(guesses: list[Guess]) -> list[Guess]:
    """Only to each other do weights matter: kept at one and below, they never become too great."""
    heaviest = max([guess.weight for guess in guesses], default=1.0)
    for guess in guesses:
        guess.weight /= heaviest
    return guesses


def spread(guesses: list[Guess], giver: i64, taker: i64) -> list[Guess]:
    """A card went from hand to hand, and the watcher does not know which: every guess becomes several."""
    after: dict[tuple[int, ...], Guess] = {}
    for guess in guesses:
        last = -1
        for place in guess.places:
            if hand_of(place) != giver or place == last:
                continue
            last = place
            kind = kind_at(place)
            places = tuple(sorted((*without(guess.places, place), place_of(taker, kind))))
            share = guess.weight * guess.places.count(place)
            if places not in after:
                after[places] = Guess(places, 0.0)
            found = after[places]
            found.weight += share
            found.before.append(guess)
            found.moved.append(kind)
            found.shares.append(share)
    return levelled(list(after.values()))


def lot(weights: list[float], chance: Chance) -> int:
    """One of them, each as likely as it is heavy."""
    if len(weights) == 1:
        return 0
    mark = sum(weights) * (float(chance.word()) / WORDS)
    for number, weight in enumerate(weights):
        mark -= weight
        if mark < 0.0:
            return number
    return 0
