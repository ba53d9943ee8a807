"""The search: it finds what is plain, keeps its budget, and can be repeated."""

from __future__ import annotations

from izakaya import Chance, new_table, parse
from izakaya.bots import Master, ask_bot, bot
from izakaya.bots.adept_and_master import judgement_of
from izakaya.bots.thinking.search import Search
from izakaya.bots.thinking.temper import EVEN
from tests.sake.figures import figured


def master(seed: int, iterations: int) -> Master:
    found = bot("master", seed, iterations=iterations)
    assert isinstance(found, Master)
    return found


# What a master thinks is the same interpreted (test_thinking_alike), and takes fifty times as long.
def test_it_drinks_the_last_sake_that_wins() -> None:
    """K44, K45: with the lead and nobody left to move, the last sake from the Masu wins."""
    table = parse(
        figured("""
        seat 0 date-masamune hand burning-ramen-1 sake katana life
        seat 1 yagyu-jubei hand roar-1 sake life
        seat 2 ito-ittosai hand roar-2 sake life
        house inn unarmed first 0
        masu 1
        """)
    )
    for seed in range(8):
        player = master(seed, 2000)
        turn = table.copy()
        ways = []
        while turn.asked == 0 and "drink" not in ways:
            answer = ask_bot(player, turn)
            assert player.thoughts[0].visits > 0
            ways.append(turn.describe(answer).way)
            turn.answer(answer)
        # It may burn for a card to defend its lead with, and then drinks all the same.
        assert ways[-1] == "drink"
        assert "pass" not in ways


def test_it_strikes_the_blow_that_wins() -> None:
    """W21, W25: the enemy's last Honour, when the Shogun's side is far ahead."""
    table = parse(
        """sword 1
        seat 0 shogun musashi honour 6 hand wakizashi
        seat 1 ninja-1 hanzo resilience 1 honour 1 hand bokken
        seat 2 ninja-2 goemon honour 2 hand bokken
        turn 0
        """
    )
    move = table.describe(ask_bot(master(1, 200), table))
    assert (move.way, move.target) == ("attack", 1)


def test_iterations_are_counted_and_an_early_end_is_allowed_only_when_nothing_can_change() -> None:
    table = new_table("sword", seed=2)
    seat = table.asked
    assert seat is not None
    chance = Chance.quick(4)
    search = Search(table.redeal(seat, chance), seat, judgement_of("sword", EVEN), chance)
    search.run(30, 0.0)
    thoughts = search.thoughts()
    assert sum(thought.visits for thought in thoughts) == search.iterations <= 30
    left = 30 - int(search.iterations)
    second = thoughts[1].visits if len(thoughts) > 1 else 0
    assert left == 0 or thoughts[0].visits - second > left


def test_the_others_hands_stay_hidden_in_every_deal() -> None:
    """The searcher's own hand is the same in all imagined deals; theirs are not."""
    table = new_table("sake", seed=9)
    seat = table.asked
    assert seat is not None
    chance = Chance.quick(1)
    search = Search(table.redeal(seat, chance), seat, judgement_of("sake", EVEN), chance)
    hands = [str(search.deal_anew().view(seat)["hand"]) for _ in range(5)]
    assert len(set(hands)) == 1
    others = [str(search.deal_anew().view((seat + 1) % 5)["hand"]) for _ in range(5)]
    assert len(set(others)) > 1
