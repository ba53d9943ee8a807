"""Redealing is fair: every assignment of roles as often as any other, every hidden card everywhere as often
as there is room.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from izakaya import Chance, Table, new_table
from tests.conformance.eyes import everyone
from tests.properties.position import position

NINJA = ("ninja-1", "ninja-2", "ninja-3")
BESIDES = {
    3: [],
    4: ["samurai"],
    5: ["samurai", "ronin"],
    6: ["samurai", "ronin"],
    7: ["samurai", "samurai", "ronin"],
}
NINJA_COUNT = {3: 2, 4: 2, 5: 2, 6: 3, 7: 3}


def fits(counts: Counter[object], expected: dict[object, float]) -> bool:
    """Whether what was counted is what was expected, by chi-square; six deviations wide, for the luck here is
    fixed.
    """
    assert counts.keys() <= expected.keys()
    chi_square = sum((counts[cell] - mean) ** 2 / mean for cell, mean in expected.items())
    free = len(expected) - 1
    widest: float = free + 6 * (2 * free) ** 0.5 + 6
    return chi_square < widest


def assignments(table: Table, seat: int | None) -> set[tuple[str, ...]]:
    """Every way the roles can lie for this seat."""
    true = tuple(person.role for person in position(table).people)
    seats = len(true)
    found: set[tuple[str, ...]] = set()
    for ninja in combinations(NINJA, NINJA_COUNT[seats]):
        for order in set(permutations([*BESIDES[seats], *ninja])):
            others = iter(order)
            roles = tuple("shogun" if role == "shogun" else next(others) for role in true)
            if seat is None or roles[seat] == true[seat]:
                found.add(roles)
    return found


@pytest.mark.parametrize("seats", range(3, 8))
def test_every_assignment_of_roles_is_as_likely(seats: int) -> None:
    table = new_table("sword", seats=seats, seed=99)
    chance = Chance.quick(5)
    watchers = everyone(table) if seats < 6 else [0, 3, None]
    for seat in watchers:
        possible = assignments(table, seat)
        deals = 12 * len(possible)
        counts: Counter[object] = Counter(
            tuple(person.role for person in position(table.redeal(seat, chance)).people) for _ in range(deals)
        )
        assert len(possible) > 60 or len(counts) == len(possible)
        assert fits(counts, dict.fromkeys(possible, deals / len(possible)))


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_every_hidden_card_is_everywhere_as_often_as_there_is_room(seats: int) -> None:
    table = new_table("sword", seats=seats, seed=seats)
    truth = position(table)
    chance = Chance.quick(6)
    deals = 300
    for seat in (0, seats - 1, None):
        hidden = truth.deck.copy()
        room = {-1: truth.deck.total()}
        for number, person in enumerate(truth.people):
            if number != seat:
                hidden += person.hand
                room[number] = person.hand.total()
        counts: dict[str, Counter[object]] = {card: Counter() for card in hidden}
        for _ in range(deals):
            new = position(table.redeal(seat, chance))
            for place in room:
                for card, count in (new.deck if place < 0 else new.people[place].hand).items():
                    counts[card][place] += count
        for card, copies in hidden.items():
            share = deals * copies / hidden.total()
            assert set(counts[card]) == set(room)
            assert fits(counts[card], {place: share * size for place, size in room.items()})
