"""Verdicts on whole matches, from the games to the last word: with 3 to 8 seats, halves and single players, sides, luck in seats and
deals, and wins that are shared, the test errs no more often than it promises.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Final

import pytest

from izakaya.lab.claim import read_claim
from izakaya.lab.course import Course
from izakaya.lab.match import Match, MatchGame
from izakaya.lab.sequential import BETTER, NOT_BETTER, UNDECIDED

MATCHES: Final = 250
MOST_DEALS: Final = 400
#: Who wins a game: its seating, what luck each seat has in this deal, and the players' own luck.
Winners = Callable[[Match, list[int], list[float], Random], tuple[int, ...]]


def by_luck(match: Match, seating: list[int], luck: list[float], chance: Random) -> tuple[int, ...]:
    """Nobody is better: the luck of the seat decides, and sometimes several win together."""
    several = 1 + int(chance.random() < 0.3) * chance.randint(1, match.seats - 1)
    seats = list(range(match.seats))
    found: list[int] = []
    for _ in range(several):
        [seat] = chance.choices(seats, [luck[seat] for seat in seats])
        seats.remove(seat)
        found.append(seat)
    return tuple(sorted(found))


def by_strength(share: float) -> Winners:
    """The first player, wherever it sits, has this share of all wins; with whom of its kind a win is shared is luck."""

    def winners(match: Match, seating: list[int], luck: list[float], chance: Random) -> tuple[int, ...]:
        names = match.players_at(seating)
        first = match.levels()[0]
        ours = chance.random() < share
        seats = [seat for seat in range(match.seats) if (names[seat] == first) == ours]
        return tuple(sorted(set(chance.choices(seats, [luck[seat] for seat in seats], k=2))))

    return winners


def verdict(match: Match, claim: str, winners: Winners, chance: Random) -> str:
    """One match of made-up games, deal by deal until it is decided."""
    course = Course([match], read_claim(claim, match, None), stops=True)
    for deal in range(MOST_DEALS):
        # A few seats are much better than the others, other ones in each deal.
        luck = [chance.choice((0.1, 1.0, 5.0)) for _ in range(match.seats)]
        for way in range(match.ways):
            number = match.ways * deal + way
            seating = match.halves(number) if match.versus else turned(match, number)
            won = winners(match, seating, luck, chance)
            course.take(0, [MatchGame(number, tuple(seating), won, "", (), (), {})])
        if course.decided:
            break
    assert course.test is not None
    return course.test.verdict


def turned(match: Match, number: int) -> list[int]:
    return [(seat + number) % match.seats for seat in range(match.seats)]


def most(rate: float) -> float:
    """So many errors do not yet show that they are more frequent."""
    return MATCHES * rate + 2 * sqrt(MATCHES * rate * (1 - rate))


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_half_the_seats_against_the_other_half(seats: int) -> None:
    match = Match("sake", seats, (), 1, versus=("master", "adept"))
    chance = Random(seats)
    even = [verdict(match, "share=0.7", by_luck, chance) for _ in range(MATCHES)]
    better = [verdict(match, "share=0.7", by_strength(0.7), chance) for _ in range(MATCHES)]
    assert even.count(BETTER) <= most(0.05)
    assert better.count(NOT_BETTER) <= most(0.05)
    assert (even + better).count(UNDECIDED) <= 5


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_one_against_all_others(seats: int) -> None:
    match = Match("sake", seats, ("master", *["adept"] * (seats - 1)), 1)
    chance = Random(seats)
    even = [verdict(match, "gain=0.15", by_luck, chance) for _ in range(MATCHES // 2)]
    better = [verdict(match, "gain=0.15", by_strength(1 / seats + 0.15), chance) for _ in range(MATCHES // 2)]
    assert even.count(BETTER) <= most(0.05) / 2
    assert better.count(NOT_BETTER) <= most(0.05) / 2
    assert (even + better).count(UNDECIDED) <= 5


@pytest.mark.parametrize("gain", [0.0, 0.25])
def test_a_side_beside_an_even_table(gain: float) -> None:
    """The side wins two deals of five, and mostly the same ones at both tables; a whole team wins at once."""
    match = Match("sword", 5, (), 1, by_side={"shogun": "master", "ninja": "adept", "ronin": "adept"})
    even = Match("sword", 5, (), 1, by_side=dict.fromkeys(match.by_side, "adept"))
    teams = ("shogun", "shogun", "ninja", "ninja", "ronin")
    chance = Random(f"sides {gain}")
    verdicts = []
    for _ in range(MATCHES):
        course = Course([match, even], read_claim("gain=0.25", match, even), stops=True)
        for deal in range(MOST_DEALS):
            luck = chance.random()
            for which, rate in enumerate((0.4 + gain, 0.4)):
                here = luck if chance.random() < 0.6 else chance.random()
                won = (0, 1) if here < rate else (2, 3) if here < 0.9 else (4,)
                course.take(which, [MatchGame(deal, (0, 0, 1, 1, 2), won, "", teams, (), {})])
            if course.decided:
                break
        assert course.test is not None
        verdicts.append(course.test.verdict)
    assert verdicts.count(BETTER if gain == 0.0 else NOT_BETTER) <= most(0.05)
    assert verdicts.count(UNDECIDED) <= 5
