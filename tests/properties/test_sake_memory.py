"""What redealing SAKE remembers over whole games: compared with an attentive player who hears the same news."""

from __future__ import annotations

from collections import Counter

import pytest

from izakaya import Chance, Move, Table, new_table, parse
from izakaya.testing import at_random, busily, play
from tests.conformance.eyes import everyone
from tests.properties.sake_position import BACK_OF, position
from tests.properties.sake_watcher import Truth, Watcher, ages_now, hear

BACKS = sorted(set(BACK_OF.values()))
DEALS = 120
FEW = 6  # ways that are all to come up


def vague(watcher: Watcher) -> bool:
    return any(len(ways) > 1 for ways in watcher.ways.values())


def check_deals(table: Table, watcher: Watcher, deals: int) -> None:
    """No deal that the watcher can rule out; and with many deals, every one that it cannot, as often as is likely."""
    truth = watcher.truth
    watcher.truth = Truth(0)
    watcher.truth.ages = ages = ages_now(table, truth)
    found: dict[str, Counter[object]] = {back: Counter() for back in BACKS}
    chance = Chance.quick(7)
    for _ in range(deals):
        new = table.redeal(watcher.me, chance)
        lies = position(new)
        assert all(ages[card] == truth.renewals for card in lies.deck)
        for person in lies.people:
            assert all(ages[card] == 0 for card in (*person.life, *person.wounds))
        for back in BACKS:
            way = watcher.way_of(new, back)
            assert way in watcher.ways[back], f"seat {watcher.me} can rule out {way} at\n{table.notation()}"
            found[back][way] += 1
    for back in BACKS:
        ways = watcher.ways[back]
        if deals == DEALS and 1 < len(ways) <= FEW:
            for way, weight in ways.items():
                share = weight / ways.total() * deals
                assert abs(found[back][way] - share) < 6 * share**0.5 + 3, (way, found[back], ways)
    watcher.truth = truth


@pytest.mark.parametrize(
    ("seats", "luck"),
    [
        (3, 1),
        (6, 1),
        *(
            pytest.param(*case, marks=pytest.mark.long)
            for case in ((4, 1), (4, 2), (4, 3), (5, 1), (5, 2), (8, 1))
        ),
    ],
)
def test_every_deal_and_no_other(seats: int, luck: int) -> None:
    table = new_table("sake", seats=seats, seed=luck)
    truth = Truth(seats)
    watchers = [Watcher(eyes, truth) for eyes in everyone(table)]
    heard = checked = 0
    answered: Move | None = None
    pick = (busily if luck == 2 else at_random)(luck)
    for number, option in enumerate(play(table, pick)):
        for news in table.news[heard:]:
            hear(news, answered, truth, watchers)
        heard = len(table.news)
        answered = table.describe(option)
        assert [set(person.hand) for person in position(table).people] == truth.hands
        for watcher in watchers:
            for back in BACKS:
                assert watcher.way_of(table, back) in watcher.ways[back], "the watcher itself is wrong"
            if vague(watcher) and number % 4 == 0 and checked < 40:
                checked += 1
                check_deals(table, watcher, DEALS)
            elif number % 16 == 0:
                check_deals(table, watcher, 1)
        if number % 8 == 0:
            text = table.notation()
            assert parse(text).notation() == text
