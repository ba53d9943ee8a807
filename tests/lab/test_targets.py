"""Estimates with their intervals, and targets: what is reached, what is missed, and what a wrong file is told."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from izakaya.lab.estimate import Estimate, average, beyond, difference, middle, rate
from izakaya.lab.sake.book import WANTED, SakeBook
from izakaya.lab.target import MISSED, REACHED, UNSURE, BadTargets, Target, read_targets
from izakaya.lab.verdict import verdict_on
from izakaya.lab.writing import bounds, with_interval


def test_intervals_of_known_figures() -> None:
    half = rate(50, 100)
    assert (half.value, half.low, half.high) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    two = average([1, 3])
    assert (two.value, two.low, two.high) == pytest.approx((2, 0, 2 + 12.706), abs=1e-3)
    middle_of_100 = middle(range(1, 101))
    assert (middle_of_100.value, middle_of_100.low, middle_of_100.high) == (50.5, 40, 61)
    assert not rate(0, 0).known
    assert not average([]).known
    assert middle([5]).low == -inf


@pytest.mark.parametrize(
    ("games", "quantile"),
    [(2, 12.7062), (3, 4.3027), (5, 2.7764), (10, 2.2622), (11, 2.2281), (31, 2.0423), (61, 2.0003)],
)
def test_means_of_few_games_are_trusted_less(games: int, quantile: float) -> None:
    assert beyond(games) == pytest.approx(quantile, abs=3e-4)


def test_means_of_many_games_are_what_they_were() -> None:
    values = [float(number % 7) for number in range(300)]
    found = average(values)
    span = 1.959964 * (sum((value - found.value) ** 2 for value in values) / 299 / 300) ** 0.5
    assert (found.low, found.high) == (found.value - span, found.value + span)


def test_games_that_are_all_alike_prove_nothing_while_they_are_few() -> None:
    alike = average([2 / 3] * 3)
    assert (alike.value, alike.low, alike.high) == (2 / 3, -inf, inf)
    assert Target(least=0.5).verdict(alike) == Target(most=0.5).verdict(alike) == UNSURE
    assert with_interval(alike) == "0.67"
    assert average([0.0] * 19).high == inf
    assert Target(least=0.5).verdict(average([0.0] * 20)) == MISSED


@pytest.mark.parametrize("games", [3, 5, 12])
def test_intervals_of_few_games_hold_too(games: int) -> None:
    luck = Random(games)
    held = 0
    for _ in range(1000):
        found = average([luck.gauss(50, 5) for _ in range(games)])
        held += found.low <= 50 <= found.high
    assert 930 <= held <= 970


def test_intervals_hold_nineteen_times_in_twenty() -> None:
    luck = Random(5)
    held = {"mean": 0, "median": 0, "rate": 0}
    for _ in range(400):
        values = [luck.expovariate(1) for _ in range(120)]
        for name, truth, found in (
            ("mean", 1.0, average(values)),
            ("median", 0.6931, middle(values)),
            ("rate", 0.3679, rate(sum(value > 1 for value in values), 120)),
        ):
            held[name] += found.low <= truth <= found.high
    assert all(400 * 0.92 <= count <= 400 * 0.99 for count in held.values()), held


def test_a_difference_is_wider_than_what_it_is_made_of() -> None:
    more = difference(Estimate(3, 2, 4, 10), Estimate(1, 0, 2, 20))
    assert (more.value, more.low, more.high) == pytest.approx((2, 2 - 2**0.5, 2 + 2**0.5))
    assert not difference(Estimate(3, 2, 4, 10), rate(0, 0)).known


def test_a_target_is_reached_missed_or_not_sure() -> None:
    target = Target(4, 6)
    assert target.verdict(Estimate(5, 4, 6, 9)) == REACHED
    assert target.verdict(Estimate(3, 2.5, 3.5, 9)) == MISSED
    assert target.verdict(Estimate(7, 6.1, 8, 9)) == MISSED
    assert target.verdict(Estimate(5, 3.9, 6, 9)) == UNSURE
    assert target.verdict(rate(0, 0)) == UNSURE
    assert Target(least=0.5).verdict(Estimate(9, 0.5, 99, 9)) == REACHED
    assert verdict_on(target, [Estimate(5, 4, 6, 9), Estimate(5, 3, 6, 9)]) == UNSURE
    assert verdict_on(target, [Estimate(5, 4, 6, 9), Estimate(1, 1, 1, 9)]) == MISSED


def test_how_far_outside_is_measured_in_widths() -> None:
    assert [Target(4, 6).excess(value) for value in (3, 4, 5, 6, 9)] == [0.5, 0, 0, 0, 1.5]
    assert Target(most=0.35).excess(0.7) == pytest.approx(1)
    assert Target(least=0.5).excess(0.1) == pytest.approx(0.8)


def test_figures_and_targets_in_words() -> None:
    assert with_interval(Estimate(4.2, 4, 4.4, 9)) == "4.20 (4.00–4.40)"
    assert with_interval(Estimate(0.125, 0.1, 0.15, 9), percent=True) == "12.5 % (10.0–15.0)"
    assert with_interval(rate(0, 0)) == "–"
    assert with_interval(average([0.5]), percent=True) == "50.0 %"
    assert [bounds(Target(4, 6)), bounds(Target(most=0.35), True), bounds(Target(least=0.5))] == [
        "4–6",
        "under 35 %",
        "at least 0.5",
    ]


def test_the_targets_of_the_house() -> None:
    targets = read_targets(SakeBook.usual_targets(), WANTED, 3, 8)
    assert sorted(targets) == [3, 4, 5, 6, 7, 8]
    assert all(set(targets[seats]) == set(WANTED) for seats in targets)
    assert (targets[4]["spirits"], targets[5]["spirits"]) == (Target(most=0.15), Target(0.03, 0.25))
    assert (targets[8]["shared"], targets[3]["card"]) == (Target(most=0.04), Target(least=0.05))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[3-8", "The targets are not TOML: "),
        ("", "The targets are empty; they begin with a section such as [3-8]."),
        ("rounds = 4", "The targets stand in sections such as [3-8]; 'rounds' stands in none."),
        (
            "[few]\nrounds = { least = 4 }",
            "A section of the targets is a span of players such as [3-8], not [few].",
        ),
        (
            "[2-4]\nrounds = { least = 4 }",
            "The section [2-4] of the targets does not lie between 3 and 8 players.",
        ),
        ("[3-5]\n[5-8]\n", "The targets have two sections for 5 players."),
        (
            "[5]\nfun = { least = 4 }",
            "The target 'fun' in [5] is of no figure that is measured; there are: rounds,",
        ),
        ("[5]\nrounds = 4", "The target 'rounds' in [5] needs bounds, as in { least = 4, most = 6 }."),
        ("[5]\nrounds = { about = 4 }", "The target 'rounds' in [5] needs bounds"),
        (
            "[5]\nspirits = { most = 25 }",
            "The target 'spirits' in [5] has a bound '25'; it is a number from 0 to 1.",
        ),
        (
            "[5]\nrounds = { least = -1 }",
            "The target 'rounds' in [5] has a bound '-1'; it is a number of 0 or more.",
        ),
        (
            "[5]\nrounds = { least = nan }",
            "The target 'rounds' in [5] has a bound 'nan'; it is a number of 0 or more.",
        ),
        (
            "[5]\nrounds = { least = inf }",
            "The target 'rounds' in [5] has a bound 'inf'; it is a number of 0 or more.",
        ),
        ("[5]\nrounds = { most = +inf }", "The target 'rounds' in [5] has a bound 'inf';"),
        (
            "[5]\nrounds = { least = 6, most = 4 }",
            "The target 'rounds' in [5] leaves no room between its bounds.",
        ),
        ("#" * 70000, "A file of targets has at most 65536 characters, this one has 70000."),
    ],
)
def test_a_wrong_file_of_targets_is_told_so(text: str, sentence: str) -> None:
    with pytest.raises(BadTargets) as refused:
        read_targets(text, WANTED, 3, 8)
    assert str(refused.value).startswith(sentence)
