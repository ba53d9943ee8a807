"""All the ways the hidden cards of Samurai Sword can lie, given what one seat has seen: found by brute force.

A **world** says what every hand holds and what the deck still has. At first every deal of the hidden cards is
possible; each event
of the news then moves cards in every world, in every way that fits what the seat was shown of it, and drops
the worlds it cannot have happened
in. What is left is exactly what the seat cannot tell apart. Only for tiny decks: the sets grow quickly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from izakaya import News, Table
from tests.properties.position import Position, position

Bag = tuple[str, ...]  # sorted
World = tuple[tuple[Bag, ...], Bag]  # the hands seat by seat, and the deck
Weights = dict[World, float]

TOO_MANY = 4000


class TooManyWorlds(Exception):
    """The position is not tiny enough for brute force."""


def world_of(table: Table) -> World:
    """The world that is true on this table."""
    found = position(table)
    return tuple(pack(person.hand) for person in found.people), pack(found.deck)


def pack(cards: Counter[str]) -> Bag:
    return tuple(sorted(cards.elements()))


def without(bag: Bag, card: str) -> Bag:
    at = bag.index(card)
    return bag[:at] + bag[at + 1 :]


def plus(bag: Bag, card: str) -> Bag:
    return tuple(sorted((*bag, card)))


def first_worlds(table: Table, seat: int | None) -> Weights:
    """Every deal of the cards that the seat does not see, into hands of the sizes that it does see."""
    truth = position(table)
    hidden = truth.deck.copy()
    for number, person in enumerate(truth.people):
        if number != seat:
            hidden += person.hand
    return scaled(dict(deals(truth, seat, 0, pack(hidden))))


def deals(truth: Position, seat: int | None, number: int, left: Bag) -> Iterator[tuple[World, float]]:
    if number == len(truth.people):
        yield ((), left), 1.0
        return
    hand = pack(truth.people[number].hand)
    ways = Counter([hand]) if number == seat else Counter(combinations(left, len(hand)))
    for way, count in ways.items():
        rest = left if number == seat else pack(Counter(left) - Counter(way))
        for (hands, deck), weight in deals(truth, seat, number + 1, rest):
            yield ((way, *hands), deck), weight * count


def scaled(worlds: Weights) -> Weights:
    """The same likelihoods, adding up to 1."""
    total = sum(worlds.values())
    return {world: weight / total for world, weight in worlds.items()}


class Mind:
    """A seat that forgets nothing: told the news, it knows every world that is still possible, and how likely
    it is.

    It takes a card played for a random one of the hand: it knows the rules, not the players.
    """

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.worlds = first_worlds(table, seat)
        self.pile = position(table).pile
        self.heard: list[dict[str, object]] = []

    def hear(self, table: Table, events: Iterable[News]) -> None:
        """Take in what one answer did; `table` is looked at only for what lies open."""
        for event in events:
            seen = event.seen_by(self.seat)
            self.heard.append(seen)
            shown = seen.get("cards", [])
            assert isinstance(shown, list)
            self.take_in(event, shown[0] if shown else None)
            if len(self.worlds) > TOO_MANY:
                raise TooManyWorlds
        # A card played is put on the pile after its effect, at the end of an answer, without a word.
        self.pile = position(table).pile

    def take_in(self, event: News, card: str | None) -> None:
        what, who = event.what, event.seat
        if what == "drew":
            self.follow(lambda world: draws(world, who, card))
        elif what == "took-discard":
            taken = self.pile.pop()
            self.follow(lambda world: [((change(world[0], who, plus(world[0][who], taken)), world[1]), 1.0)])
        elif what == "revealed" and card is not None:
            self.follow(lambda world: reveals(world, card))
            self.pile.append(card)
        elif what in ("played", "answered", "discarded", "lost-card") and card is not None:
            self.follow(lambda world: losses(world, who, card))
            if what != "played":
                self.pile.append(card)
        elif what == "lost-property" and card is not None:
            self.pile.append(card)
        elif what == "bushido-gone":
            self.pile.append("bushido")
        elif what == "diverted":
            self.follow(lambda world: diversions(world, event.target, who, card))
        elif what == "ran-out":
            if event.number != len(self.pile):
                raise TooManyWorlds  # a card just resolved started the new deck (W23): too rare to follow
            laid = tuple(sorted(self.pile))
            self.follow(lambda world: [((world[0], laid), 1.0)] if not world[1] else [])
            self.pile = []

    def follow(self, step: Callable[[World], Iterable[tuple[World, float]]]) -> None:
        """Every world goes on in every way that this step allows."""
        after: Weights = {}
        for world, weight in self.worlds.items():
            for new, share in step(world):
                after[new] = after.get(new, 0.0) + weight * share
        self.worlds = scaled(after)


def change(hands: tuple[Bag, ...], seat: int, hand: Bag) -> tuple[Bag, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def kinds(bag: Bag, card: str | None) -> Iterator[tuple[str, float]]:
    """A random card of a bag, or only this one: its kind, and how likely it is."""
    for kind, count in Counter(bag).items():
        if card is None or kind == card:
            yield kind, count / len(bag)


def draws(world: World, seat: int, card: str | None) -> Iterator[tuple[World, float]]:
    """The seat draws this card, or any if it is not shown."""
    hands, deck = world
    for kind, share in kinds(deck, card):
        yield (change(hands, seat, plus(hands[seat], kind)), without(deck, kind)), share


def reveals(world: World, card: str) -> Iterator[tuple[World, float]]:
    """This card is the top of the deck."""
    hands, deck = world
    for kind, share in kinds(deck, card):
        yield (hands, without(deck, kind)), share


def losses(world: World, seat: int, card: str | None) -> Iterator[tuple[World, float]]:
    """This card, or any if it is not shown, leaves the seat's hand."""
    hands, deck = world
    for kind, share in kinds(hands[seat], card):
        yield (change(hands, seat, without(hands[seat], kind)), deck), share


def diversions(world: World, victim: int, taker: int, card: str | None) -> Iterator[tuple[World, float]]:
    """This card, or any if it is not shown, goes from one hand to another."""
    hands, deck = world
    for kind, share in kinds(hands[victim], card):
        left = change(hands, victim, without(hands[victim], kind))
        yield (change(left, taker, plus(left[taker], kind)), deck), share
