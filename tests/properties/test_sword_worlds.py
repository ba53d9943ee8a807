"""Redealing reaches every world that a seat cannot rule out, and no other: compared with brute force on tiny
decks.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice

import pytest

from izakaya import Chance, Table, parse
from izakaya.testing import at_random, play
from tests.conformance.eyes import everyone
from tests.golden.playthrough import move_words
from tests.properties.worlds import Mind, TooManyWorlds, World, world_of

# Parry fills up: it cannot be played of one's own will, and 22 of them make the box big enough for three.
START = """
sword 1
cards parry*24 diversion*2 katana daimyo focus
seat 0 shogun benkei hand diversion
seat 1 ninja-1 chiyome hand katana parry
seat 2 ninja-2 goemon hand parry
deck daimyo focus diversion
pile parry*22
ask play 0
chance quick 5
"""

RUN_OUT = """
sword 1
cards parry*20 bokken*3 daimyo diversion*2 geisha breathing
seat 0 shogun benkei hand bokken
seat 1 ninja-1 chiyome hand bokken daimyo
seat 2 ninja-2 goemon hand parry
deck diversion parry geisha
pile parry*18 bokken breathing diversion
ask play 0
chance quick 5
"""

IEYASU = """
sword 1
cards parry*24 bokken katana daimyo diversion*2 geisha
seat 0 shogun ieyasu hand parry
seat 1 ninja-1 chiyome hand diversion parry
seat 2 ninja-2 goemon hand parry
deck daimyo bokken diversion geisha parry
pile parry*20 katana
ask first-card 0
chance quick 5
"""

BUSHIDO = """
sword 1
cards parry*22 bokken*2 bushido daimyo diversion geisha
seat 0 shogun benkei hand diversion
seat 1 ninja-1 chiyome hand parry bokken laid bushido
seat 2 ninja-2 goemon hand bokken
deck daimyo parry geisha
pile parry*20
ask play 0
chance quick 5
"""


DEALS = 600
#: A world that should turn up so often among the deals, and never does, is out of reach.
OFTEN = 25.0


def deal(table: Table, seat: int | None, luck: int = 99) -> Counter[World]:
    chance = Chance.quick(luck)
    return Counter(world_of(table.redeal(seat, chance)) for _ in range(DEALS))


def compare(table: Table, mind: Mind) -> None:
    """The worlds dealt are possible, and those possible are dealt."""
    possible = mind.worlds
    assert world_of(table) in possible, "the brute force itself is wrong"
    dealt = deal(table, mind.seat)
    impossible = dealt.keys() - possible.keys()
    assert not impossible, f"seat {mind.seat} can rule out {min(impossible)}, dealt at\n{table.notation()}"
    for world, weight in possible.items():
        assert dealt[world] or weight * DEALS < OFTEN, (
            f"seat {mind.seat} is never dealt {world} at\n{table.notation()}"
        )


def check_frequencies(table: Table, mind: Mind) -> None:
    """Each world turns up about as often as it is likely."""
    dealt = deal(table, mind.seat, luck=7) + deal(table, mind.seat, luck=8) + deal(table, mind.seat, luck=9)
    for world, weight in mind.worlds.items():
        expected = weight * dealt.total()
        # Six deviations: with fixed luck this is a fact about the dealing, not about the day.
        assert abs(dealt[world] - expected) < 6 * expected**0.5 + 3, (
            f"seat {mind.seat}: {dealt[world]} deals, not {expected:.0f}, of {world} at\n{table.notation()}"
        )


def follow(table: Table, answers: Iterable[str | int]) -> list[Mind]:
    """Give these answers, in words or as options, while every seat minds the news."""
    table.telling = True
    minds = [Mind(table, seat) for seat in everyone(table)]
    for answer in answers:
        heard = len(table.news)
        table.answer(answer if isinstance(answer, int) else in_words(table, answer))
        for mind in minds:
            mind.hear(table, table.news[heard:])
    return minds


def in_words(table: Table, words: str) -> int:
    options = {move_words(table.describe(option)): option for option in table.options()}
    return options[words]


def random_answers(text: str, luck: int, count: int) -> list[int]:
    table = parse(text)
    table.chance = Chance.quick(1000 + luck)
    return list(islice(play(table, at_random(luck)), count))


TEXTS = {"start": START, "run-out": RUN_OUT, "ieyasu": IEYASU, "bushido": BUSHIDO}

# What everybody watches happen.
SCENES = {
    "nothing yet": (START, []),
    "a Diversion": (START, ["play diversion at 1"]),
    "a Diversion, and a turn after it": (START, ["play diversion at 1", "pass"]),
    "Ieyasu takes a discard": (IEYASU, ["take-discard"]),
    "Ieyasu takes a discard, and another draws": (IEYASU, ["take-discard", "pass"]),
    "the card Ieyasu took may have been diverted": (IEYASU, ["take-discard", "pass", "play diversion at 0"]),
    "a revealed card": (BUSHIDO, ["pass"]),
    "the deck runs out": (RUN_OUT, ["pass", "pass"]),
    "the deck runs out, and others draw": (RUN_OUT, ["pass", "pass", "pass"]),
}


@pytest.mark.parametrize("scene", SCENES)
def test_every_world_and_no_other(scene: str) -> None:
    text, answers = SCENES[scene]
    for luck in range(4):
        table = parse(text)
        table.chance = Chance.quick(luck)
        for mind in follow(table, answers):
            compare(table, mind)


@pytest.mark.parametrize("scene", SCENES)
def test_every_world_as_often_as_it_is_likely(scene: str) -> None:
    text, answers = SCENES[scene]
    table = parse(text)
    for mind in follow(table, answers):
        check_frequencies(table, mind)


def after_random_play(name: str, luck: int, count: int) -> Iterator[tuple[Table, Mind]]:
    """What each seat may think after so many answers, unless the game is over or the worlds are too many to list."""
    table = parse(TEXTS[name])
    answers = random_answers(TEXTS[name], luck, count)
    table.chance = Chance.quick(1000 + luck)
    with suppress(TooManyWorlds):
        minds = follow(table, answers)
        if not table.over:
            yield from ((table, mind) for mind in minds)


@pytest.mark.parametrize("luck", [0, *(pytest.param(luck, marks=pytest.mark.long) for luck in range(1, 8))])
@pytest.mark.parametrize("name", TEXTS)
def test_after_random_play_no_world_that_a_seat_can_rule_out(name: str, luck: int) -> None:
    for count in (3, 8):
        for table, mind in after_random_play(name, luck, count):
            compare(table, mind)


@pytest.mark.parametrize("luck", range(4))
@pytest.mark.parametrize("name", TEXTS)
def test_after_random_play_the_odds_are_about_right(name: str, luck: int) -> None:
    """Not to the last digit: a few pasts are imagined and weighed, not all of them."""
    for table, mind in after_random_play(name, luck, 9):
        dealt = deal(table, mind.seat)
        off = sum(abs(dealt[world] / DEALS - weight) for world, weight in mind.worlds.items()) / 2
        by_luck = sum((weight / DEALS) ** 0.5 for weight in mind.worlds.values()) / 2
        assert off < 0.1 + 2 * by_luck, f"seat {mind.seat} is dealt at wrong odds at\n{table.notation()}"


@pytest.mark.parametrize("luck", range(6))
@pytest.mark.parametrize("name", TEXTS)
def test_true_twins_cannot_be_told_apart(name: str, luck: int) -> None:
    """Many tables, dealt differently and played with the same answers: if a seat has heard the same, it is
    shown the same, and
    redealt to it they are the same table to the last letter."""
    start = parse(TEXTS[name])
    answers = random_answers(TEXTS[name], luck, 6)
    for seat in everyone(start):
        twins: dict[str, list[Table]] = {}
        for deal_luck in range(60):
            twin = start.redeal(seat, Chance(deal_luck))
            twin.chance = Chance.quick(deal_luck if deal_luck % 2 else 1000 + luck)
            twin.telling = True
            for option in answers:
                if option not in twin.options():
                    break
                twin.answer(option)
            else:
                heard = json.dumps([news.seen_by(seat) for news in twin.news])
                if not twin.over:
                    twins.setdefault(heard, []).append(twin)
        for group in twins.values():
            assert len({twin.view_bytes(seat) for twin in group}) == 1
            redealt = {twin.redeal(seat, Chance(7)).notation() for twin in group}
            assert len(redealt) == 1, "\n".join(sorted(redealt)[:2])
