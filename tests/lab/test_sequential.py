"""The sequential test errs no more often than it promises, whatever a deal looks like.

Thousands of matches are made up, deal by deal, of tables where the truth is known: at the very edge of what the test has to tell
apart, where it is hardest. Many sit down, teams win together, wins are shared, and games of one deal go together.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Final

import pytest

from izakaya.lab.sequential import (
    BETTER,
    LEAST_DEALS,
    NOT_BETTER,
    UNDECIDED,
    BadTest,
    Hypotheses,
    SequentialTest,
)

#: One deal of a table at which the mean is this.
Deals = Callable[[Random, float], float]
MATCHES: Final = 900
MOST_DEALS: Final = 3000


def rotated(seats: int, alike: float) -> Deals:
    """One player against the others, a game from every seat; some deals are wins from everywhere (or from nowhere)."""

    def deal(chance: Random, share: float) -> float:
        here = chance.betavariate(share * alike, (1 - share) * alike)
        return sum(chance.random() < here for _ in range(seats)) / seats

    return deal


def swapped(seats: int, ties: float) -> Deals:
    """Half of the seats against the other half, and the deal again with the seats swapped; some wins are shared by any number of people."""

    def deal(chance: Random, share: float) -> float:
        value = 0.0
        strong = chance.random() < 0.3  # a seat so good that its player wins
        for game in range(2):
            ours = seats // 2 if game else seats - seats // 2
            if strong:
                value += game
                continue
            # Shares of what is fair at this table, so that the mean of both games is right.
            here = min(1.0, max(0.0, share + (share - 0.5) * 0.3 / 0.7 + (ours / seats - 0.5)))
            if chance.random() < ties:
                value += sum(chance.random() < here for _ in range(seats)) / seats
            else:
                value += chance.random() < here
        return value / 2

    return deal


def lumps(chance: Random, share: float) -> float:
    """All or nothing: the deal alone decides."""
    return float(chance.random() < share)


def thirds(chance: Random, share: float) -> float:
    """Wins always shared by three, of whom a team has some: few outcomes, and never everything."""
    here = share * 1.5
    return sum(chance.random() < here for _ in range(2)) / 3


def beside_even(same: float) -> Deals:
    """A side of a team game: the deal is won only with the better player, only with the other, or with both or neither."""

    def deal(chance: Random, gain: float) -> float:
        if chance.random() < same:
            return 0.0
        return 1.0 if chance.random() < 0.5 + gain / (1 - same) / 2 else -1.0

    return deal


TABLES: Final = {
    "3 seats, half and half": (swapped(3, 0.2), Hypotheses(0.5, 0.6)),
    "5 seats, half and half": (swapped(5, 0.1), Hypotheses(0.5, 0.6)),
    "8 seats, half and half, most wins shared": (swapped(8, 0.7), Hypotheses(0.5, 0.58)),
    "at least 60 %": (swapped(4, 0.1), Hypotheses(0.6, 0.7)),
    "one of 3": (rotated(3, 3.0), Hypotheses(1 / 3, 0.45)),
    "one of 5, deals all or nothing": (rotated(5, 0.3), Hypotheses(0.2, 0.35)),
    "one of 8": (rotated(8, 30.0), Hypotheses(0.125, 0.2)),
    "one of 8, the deal decides": (lumps, Hypotheses(0.125, 0.225)),
    "seven of 8": (rotated(8, 30.0), Hypotheses(0.875, 0.925)),
    "always shared by three": (thirds, Hypotheses(0.25, 0.35)),
    "sides, most deals the same": (beside_even(0.8), Hypotheses(0.0, 0.12, least=-1.0, most=1.0)),
    "sides, few deals the same": (beside_even(0.2), Hypotheses(0.0, 0.25, least=-1.0, most=1.0)),
    "sides, very sure": (beside_even(0.5), Hypotheses(0.0, 0.2, 0.01, 0.02, least=-1.0, most=1.0)),
}


#: One of them in every run, all of them at night.
NAMES: Final = [
    pytest.param(n, marks=() if n == "one of 5, deals all or nothing" else pytest.mark.long) for n in TABLES
]


def play(deal: Deals, mean: float, asked: Hypotheses, chance: Random) -> SequentialTest:
    test = SequentialTest(asked)
    while not test.decided and test.deals < MOST_DEALS:
        test.add(deal(chance, mean))
    return test


@pytest.mark.parametrize("name", NAMES)
def test_the_tables_are_what_they_are_said_to_be(name: str) -> None:
    deal, asked = TABLES[name]
    chance = Random(name)
    for mean in (asked.low, asked.high):
        values = [deal(chance, mean) for _ in range(8_000)]
        assert sum(values) / len(values) == pytest.approx(mean, abs=0.02)


@pytest.mark.parametrize("name", NAMES)
def test_errors_are_no_more_frequent_than_promised(name: str) -> None:
    deal, asked = TABLES[name]
    chance = Random(f"{name}, many times")
    at_low = [play(deal, asked.low, asked, chance) for _ in range(MATCHES)]
    at_high = [play(deal, asked.high, asked, chance) for _ in range(MATCHES)]
    assert sum(test.verdict == BETTER for test in at_low) <= credible(asked.alpha)
    assert sum(test.verdict == NOT_BETTER for test in at_high) <= credible(asked.beta)
    # And it comes to an end: what never decides never errs.
    assert sum(test.verdict == UNDECIDED for test in at_low + at_high) <= 0.01 * MATCHES


def credible(rate: float) -> float:
    """So many errors in so many matches do not yet show that the rate is higher."""
    return MATCHES * rate + 2 * sqrt(MATCHES * rate * (1 - rate))


@pytest.mark.long
@pytest.mark.parametrize("name", ["5 seats, half and half", "one of 5, deals all or nothing"])
def test_it_needs_hardly_more_deals_than_one_who_knows_the_spread(name: str) -> None:
    """Wald's own test, told the variance beforehand, is the quickest there can be."""
    deal, asked = TABLES[name]
    chance = Random(name)
    values = [deal(chance, asked.high) for _ in range(8_000)]
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / len(values)
    information = (asked.high - asked.low) ** 2 / (2 * variance)
    quickest = ((1 - asked.beta) * asked.upper - asked.beta * asked.lower) / information
    tests = [play(deal, asked.high, asked, chance) for _ in range(MATCHES)]
    assert sum(test.deals for test in tests) / MATCHES <= 1.4 * quickest


def test_one_who_takes_deals_to_be_normal_is_caught() -> None:
    """The generalised SPRT, as it judges pairs of games of chess, fails the examination: so it is one."""
    deal, asked = TABLES["one of 8, the deal decides"]
    chance = Random("normal")
    errors = 0
    for _ in range(MATCHES):
        total = squares = ratio = 0.0
        deals = 0
        while deals < LEAST_DEALS or -log(19) < ratio < log(19):
            value = deal(chance, asked.high)
            deals, total, squares = deals + 1, total + value, squares + value * value
            mean = total / deals
            variance = max(squares / deals - mean * mean, 1e-6)
            ratio = deals * (asked.high - asked.low) * (2 * mean - asked.low - asked.high) / (2 * variance)
        errors += ratio < 0
    assert errors > 2 * credible(asked.beta)


def test_one_who_looks_at_an_ordinary_interval_again_and_again_is_caught() -> None:
    deal, asked = TABLES["5 seats, half and half"]
    chance = Random("peeping")
    errors = 0
    for _ in range(MATCHES // 4):
        total = squares = 0.0
        for deals in range(1, 500):
            value = deal(chance, asked.low) - asked.low
            total, squares = total + value, squares + value * value
            if deals >= LEAST_DEALS and total > 1.645 * sqrt(squares):
                errors += 1
                break
    assert errors > 3 * credible(asked.alpha) / 4


def test_all_the_same_is_no_proof_before_there_are_some_deals() -> None:
    test = SequentialTest(Hypotheses(0.5, 0.6))
    for _ in range(LEAST_DEALS - 1):
        test.add(1.0)
    assert not test.decided
    test.add(1.0)
    assert test.verdict == BETTER
    assert test.deals == len(test.course) == LEAST_DEALS


def test_what_comes_after_the_verdict_changes_nothing() -> None:
    test = SequentialTest(Hypotheses(0.5, 0.6))
    for _ in range(200):
        test.add(0.5)
    assert test.verdict == NOT_BETTER
    before = (test.deals, test.more, test.less, list(test.course))
    for _ in range(200):
        test.add(1.0)
    assert (test.deals, test.more, test.less, test.course) == before
    assert test.verdict == NOT_BETTER


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ((0.5, 0.5), "asks for less and for more, both between 0 and 1, not for 0.5 and 0.5"),
        ((0.6, 0.5), "not for 0.6 and 0.5"),
        ((0.0, 0.5), "not for 0 and 0.5"),
        ((0.5, 1.0), "not for 0.5 and 1"),
        ((float("nan"), 0.5), "not for nan and 0.5"),
        ((0.5, 0.6, 0.0), "alpha is the probability of an error, more than 0 and less than 0.5, not 0"),
        ((0.5, 0.6, 0.05, 0.5), "beta is the probability of an error"),
    ],
)
def test_a_test_that_cannot_be(asked: tuple[float, ...], sentence: str) -> None:
    with pytest.raises(BadTest, match=sentence):
        Hypotheses(*asked)


def test_a_value_out_of_bounds_is_refused() -> None:
    with pytest.raises(BadTest, match=r"lies between 0 and 1; 1\.5 does not"):
        SequentialTest(Hypotheses(0.5, 0.6)).add(1.5)
