"""An adept of SAKE plays the whole game: it walks, draws, sends minions, burns what is lost anyway, interrupts and haunts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

import izakaya
from izakaya import new_table
from izakaya.bots import ask_bot, bot
from izakaya.bots.thinking.sake.judgement import SakeJudgement
from izakaya.games.sake.data import CARDS, Deck
from izakaya.games.sake.deck_file import HOUSE
from izakaya.games.sake.questions.burns import Burn
from izakaya.games.sake.questions.events import SpoilSake
from izakaya.games.sake.questions.purchase import Purchase
from izakaya.games.sake.table import SakeTable
from tests.sake.at_the_table import offered, play, position
from tests.sake.haunting import haunted
from tests.sake.last_orders import LAST, four

GAMES = 40
SEATS = 5
BESIDE = "circle seat-0 3 seat-1 3 seat-2 1 seat-3 1"


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


def test_K10_nobody_is_attacked_with_strength_0() -> None:
    """Unarmed, with a box of 0 and nothing else to do: the card is kept."""
    table = position(
        "seat 0 date-masamune hand fake-wounds-1 gear pipe-1 wielding nothing\n"
        "seat 1 hojo-masako hand roar-1\nseat 2 tomoe-gozen hand roar-2\n"
        "circle seat-0 1 seat-1 1 seat-2 1\nmasu 0\nrounds 3 extra 0 minions 0 sudden 2"
    )
    assert offered(table, "attack")
    assert offered(table, "iaido")
    for temper in ("even", "aggressive"):
        chosen = table.describe(ask_bot(bot("adept", 1, temperament=temper), table))
        assert chosen.way not in ("attack", "iaido"), temper


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


# Sudden death: everybody's sake lies open, and the one with the most wins (K44, K45).


def deeds(table: izakaya.Table, seat: int) -> list[izakaya.Move]:
    """What an adept does in this seat, until its turn is over; the others let it happen."""
    adept = bot("adept", 1)
    done = []
    turn_of = cast(SakeTable, table).turn
    while not table.over and cast(SakeTable, table).turn == turn_of:
        option = ask_bot(adept, table) if table.asked == seat else table.options()[0]
        if table.asked == seat:
            done.append(table.describe(option))
        table.answer(option)
        table.settle()
    return done


def test_K44_in_the_last_turn_it_strikes_a_player_with_more_than_itself() -> None:
    """Seat 2 would be as easy to hit, but it has no more than seat 3, and nothing is won by it."""
    table = four("sake board life", "", "sake life", "hand no-dachi-2 sake board", where=BESIDE, more=LAST)
    struck = [move.target for move in deeds(table, 3) if move.way == "strike"]
    assert struck[:1] == [0]


def test_K44_a_leader_by_one_burns_nothing_in_the_last_turn() -> None:
    table = four("", "", "", "hand roar-1 falter-1 gear flagon-1 sake board", where=BESIDE, more=LAST)
    assert not [move for move in deeds(table, 3) if move.way in ("burn-to-draw", "burn-to-play", "activate")]
    assert table.over
    assert table.result().winners == (3,)


def test_K45_spirits_torment_those_who_stand_between_them_and_the_victory() -> None:
    table = haunted(
        "sake board katana",
        "sake board",
        three="spirit hand roar-1 roar-4 sake 1",
        more="masu 0\nturn 3\nrounds 5 extra 0 minions 0 sudden 0",
        top="falter-1 falter-2",
    )
    assert [move.target for move in deeds(table, 3) if move.way == "choose"][:1] == [0]


def test_K32_sake_is_put_where_no_wound_takes_it() -> None:
    """An item works as well with sake on it as long as nobody wants to use it; on Life the first wound takes it away."""
    table = four("hand katana-1 gear sandals-1 pipe-1", more="masu 9")
    play(table, "drink", card="katana-1")
    places = [move.place for move in deeds(table, 0) if move.way == "place"]
    assert len(places) == 2
    assert "life" not in places
