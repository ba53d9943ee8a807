"""An adept of SAKE plays the whole game: it walks, draws, sends minions, burns what is lost anyway, interrupts and haunts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from izakaya import new_table
from izakaya.bots import ask_bot, bot
from izakaya.bots.thinking.sake.judgement import SakeJudgement
from izakaya.games.sake.data import CARDS, Deck
from izakaya.games.sake.deck_file import HOUSE
from izakaya.games.sake.questions.burns import Burn
from izakaya.games.sake.questions.events import SpoilSake
from izakaya.games.sake.questions.purchase import Purchase
from izakaya.games.sake.table import SakeTable

pytestmark = pytest.mark.once

GAMES = 40
SEATS = 5


def evenings() -> Iterator[SakeTable]:
    """Tables of adepts, question by question; the one that is asked has not answered yet."""
    for seed in range(GAMES):
        table = cast(SakeTable, new_table("sake", seats=SEATS, seed=seed))
        bots = [bot("adept", seed * SEATS + seat) for seat in range(SEATS)]
        table.settle()
        while table.asked is not None:
            yield table
            table.answer(ask_bot(bots[table.asked], table))
            table.settle()


def test_every_part_of_the_rulebook_happens() -> None:
    ways: Counter[str] = Counter()
    died = 0
    tables = {}
    for table in evenings():
        tables[id(table)] = table
    for table in tables.values():
        for news in table.news:
            ways[news.what] += 1
        died += any(news.what == "died" for news in table.news)
    people = len(tables) * SEATS
    assert len(tables) == GAMES
    for deed in ("moves", "iaido"):
        assert ways[deed] / people > 0.3, deed
    assert (ways["played-minion"] + ways["played-minion-counter"]) / people > 0.4
    assert (ways["burned-to-draw"] + ways["burned-to-play"] + ways["burned-soul"]) / people > 0.5
    assert ways["interrupted"] / GAMES > 0.5
    assert ways["torments"] / died > 0.5
    assert ways["stole"] > 0


def test_K30_what_is_lost_anyway_is_burned_for_a_card() -> None:
    """The last sake before a Weak Stomach, and the sake on what is bought; but not one of several."""
    last = bought = 0
    for table in evenings():
        question = table.question
        if not isinstance(question, Burn) or table.deck_size == 0:
            continue
        seat = question.seat
        chosen = table.describe(ask_bot(bot("adept", 1), table))
        if isinstance(question.under, SpoilSake) and table.sake_total[seat] == 1:
            assert chosen.way == "burn-to-draw"
            last += 1
        elif isinstance(question.under, Purchase) and table.sake[seat * 12 + question.under.name] > 0:
            assert chosen.way == "burn-to-draw"
            bought += 1
        elif isinstance(question.under, SpoilSake) and table.sake_total[seat] > 2:
            assert chosen.way != "burn-to-draw"
    assert last > 0
    assert bought > 0


def test_the_odds_are_those_of_the_deck() -> None:
    """K23: how likely the best defence among so many unseen cards is each box."""
    mind = SakeJudgement().mind
    mind.look_at(HOUSE)
    kinds = len(mind.odds) // 5
    for cards in range(5):
        assert sum(mind.odds[cards * kinds + box] for box in range(kinds)) == pytest.approx(1)
    shares = Counter(int(HOUSE.defence[card]) for card in range(CARDS))
    for box, count in shares.items():
        assert mind.odds[kinds + box] == pytest.approx(count / CARDS)
    assert mind.escapes[0] == 0
    assert mind.escapes[1] == pytest.approx(10 / CARDS)
    # Another deck is counted anew.
    bare = Deck()
    mind.look_at(bare)
    assert mind.odds[kinds] == pytest.approx(1)
