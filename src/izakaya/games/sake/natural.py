"""What makes a deck natural: the boxes of a card leave a choice, and a hand leaves several (13.1 of the rules).

The rulebooks print four boxes on every card, "a number in each". The deck of the house has to have all of this; an owner's deck may
hold whatever is printed on the cards.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Final

from izakaya.games.sake.data import BACKS, CARDS, GEAR, LEAST_SEATS, MOST_SEATS, STARTING_HAND, TYPES, Deck

#: What a deck may lack, in the order in which it is said.
CONDITIONS: Final = (
    "values",
    "great-cards",
    "blank-cards",
    "two-boxes",
    "three-boxes",
    "attack",
    "defence",
    "movement",
    "drinking",
    "small-drinks",
    "printed-values",
    "small-gear",
    "copies",
    "backs",
    "lives",
    "drink-in-hand",
    "choice-in-hand",
)
#: The boxes of a card, in their order; what is used in one's own turn is all but the defence.
BOXES: Final = ("attack", "defence", "movement", "drinking")
ATTACK, DEFENCE, MOVEMENT, DRINKING = range(4)
USUAL, GREAT = 3, 4
MOST_GREAT: Final = 3
#: How large a part of the cards has so many boxes above 0, and how large a part has each box.
TWO_BOXES, THREE_BOXES = 0.85, 0.5
HAVING: Final = (0.6, 0.6, 0.6, 0.4)
#: What the worked examples of the rulebooks print, each on several cards.
PRINTED: Final = ((ATTACK, (0, 1, 2)), (DEFENCE, (0, 1, 2)), (DRINKING, (2,)))
SEVERAL: Final = 3
LEAST_LIFE, MOST_LIFE = 4, 7
GOOD_HANDS: Final = 0.85

Card = tuple[int, int, int, int]


def lacks(deck: Deck) -> list[str]:
    """What this deck lacks to be natural: some of the CONDITIONS."""
    cards = [boxes_of(deck, card) for card in range(CARDS)]
    names = [int(deck.name[card]) for card in range(CARDS)]
    great = [names[card] for card in range(CARDS) if max(cards[card]) == GREAT]
    filled = [sum(box > 0 for box in card) for card in cards]
    drinks = Counter(card[DRINKING] for card in cards)
    lives = [int(life) for life in deck.life]
    good = {
        "values": all(0 <= box <= GREAT for card in cards for box in card),
        "great-cards": len(great) == len(set(great)) <= MOST_GREAT
        and all(card.count(GREAT) <= 1 for card in cards),
        "blank-cards": min(filled) > 0,
        "two-boxes": part(filled, 2) >= TWO_BOXES,
        "three-boxes": part(filled, 3) >= THREE_BOXES,
        "small-drinks": 2 * drinks[1] > CARDS - drinks[0] and drinks[1] > drinks[2] > sum_above(drinks, 2),
        "printed-values": all(
            sum(card[box] == value for card in cards) >= SEVERAL
            for box, values in PRINTED
            for value in values
        ),
        "small-gear": mean_boxes(cards, names, 0, GEAR) < mean_boxes(cards, names, *TYPES["event"]),
        "copies": len(set(zip(names, cards, strict=True))) == CARDS,
        "backs": backs_are_even(deck, names),
        "lives": LEAST_LIFE <= min(lives) < max(lives) <= MOST_LIFE,
        "drink-in-hand": good_hands([card[DRINKING] > 0 for card in cards], 1) >= GOOD_HANDS,
        "choice-in-hand": good_hands([leaves_choice(card) for card in cards], 2) >= GOOD_HANDS,
    }
    for box, name in enumerate(BOXES):
        good[name] = part([card[box] for card in cards], 1) >= HAVING[box]
    return [condition for condition in CONDITIONS if not good[condition]]


def boxes_of(deck: Deck, card: int) -> Card:
    return int(deck.attack[card]), int(deck.defence[card]), int(deck.movement[card]), int(deck.drinking[card])


def leaves_choice(card: Card) -> bool:
    """Whether two of the boxes that are used in one's own turn are above 0."""
    return sum(card[box] > 0 for box in (ATTACK, MOVEMENT, DRINKING)) >= 2


def part(values: list[int], least: int) -> float:
    return sum(value >= least for value in values) / len(values)


def sum_above(drinks: Counter[int], most: int) -> int:
    return sum(count for value, count in drinks.items() if value > most)


def mean_boxes(cards: list[Card], names: list[int], first: int, last: int) -> float:
    """The sum of the boxes of a card, on average over these names."""
    sums = [sum(card) for card, name in zip(cards, names, strict=True) if first <= name < last]
    return sum(sums) / len(sums)


def backs_are_even(deck: Deck, names: list[int]) -> bool:
    """A third of all cards each, and of the copies of every name."""
    spread: dict[int, list[int]] = {name: [0] * len(BACKS) for name in names}
    total = [0] * len(BACKS)
    for card, name in enumerate(names):
        spread[name][int(deck.back[card])] += 1
        total[int(deck.back[card])] += 1
    return all(max(counts) - min(counts) <= 1 for counts in (total, *spread.values()))


def good_hands(fitting: list[bool], wanted: int) -> float:
    """How likely a hand that is dealt holds so many fitting cards, at the number of players with which that is least likely.

    Everybody has a Katana in play before the deal (K1); they are the first cards.
    """
    return min(
        at_least(wanted, CARDS - seats, sum(fitting[seats:])) for seats in range(LEAST_SEATS, MOST_SEATS + 1)
    )


def at_least(wanted: int, cards: int, fitting: int) -> float:
    hands = sum(
        comb(fitting, count) * comb(cards - fitting, STARTING_HAND - count)
        for count in range(wanted, STARTING_HAND + 1)
    )
    return hands / comb(cards, STARTING_HAND)
