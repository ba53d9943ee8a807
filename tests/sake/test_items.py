"""The items (section 10) and what activating them costs (K35)."""

from __future__ import annotations

import pytest

import izakaya
from izakaya import Refusal
from izakaya.testing import busily
from tests.sake.at_the_table import (
    asks,
    gear,
    hand,
    life,
    masu,
    moves,
    offered,
    pass_,
    pile,
    play,
    position,
    question,
    sake,
    seen,
    three,
    why_not,
    wounds,
)

KEPT = "house inn unarmed first 0 kept\n"


def test_pipe_every_other_samurai_discards_1_clockwise() -> None:
    table = three(
        a="gear katana-1 pipe-1 sake life hand roar-4", b="hand roar-1 roar-2 life 1", c="hand roar-3 life 1"
    )
    play(table, "activate", card="pipe")
    play(table, "pay", place="life")
    assert (table.asked, asks(table)) == (1, "forced-discard")
    play(table, "discard", card="roar-2")
    assert table.asked == 2
    play(table, "discard", card="roar-3")
    assert (hand(table, 0), hand(table, 1), hand(table, 2)) == (["roar-4"], ["roar-1"], [])
    assert (table.asked, asks(table)) == (0, "act")
    assert sake(table, 0) == 0


def test_pipe_needs_somebody_with_a_card() -> None:
    table = three(a="gear pipe-1 sake life hand roar-4", b="life 1", c="life 1")
    assert not offered(table, "activate")


def test_pipe_leaves_spirits_alone() -> None:
    table = position(
        "seat 0 date-masamune gear pipe-1 sake life\nseat 1 hojo-masako spirit hand roar-1\n"
        "seat 2 tomoe-gozen hand roar-2 life 1\nseat 3 yagyu-jubei life 1"
    )
    play(table, "activate", card="pipe")
    play(table, "pay", place="life")
    assert table.asked == 2
    play(table, "discard", card="roar-2")
    assert hand(table, 1) == ["roar-1"]
    assert (table.asked, asks(table)) == (0, "act")


def test_flagon_draw_2() -> None:
    table = three(a="gear flagon-1 sake board", top="roar-1 roar-2")
    play(table, "activate", card="flagon")
    play(table, "pay", place="board")
    assert hand(table, 0) == ["roar-1", "roar-2"]
    assert (sake(table, 0), masu(table)) == (0, 8)


def test_rice_bowl_recover_2() -> None:
    table = three(a="gear rice-bowl-1 life 2 wounds 3 sake board")
    play(table, "activate", card="rice-bowl")
    play(table, "pay", place="board")
    assert (life(table, 0), wounds(table, 0)) == (4, 1)


def test_K37_rice_bowl_with_no_wounds_cannot_be_used() -> None:
    table = three(a="gear rice-bowl-1 sake board")
    assert not offered(table, "activate")
    assert why_not(table, "activate", card="rice-bowl").rule in ("K35", "K37")


@pytest.mark.parametrize("item", ["sandals", "makeshift-armour"])
def test_sandals_and_armour_are_not_activated(item: str) -> None:
    table = three(a=f"gear {item}-1 sake board")
    assert not offered(table, "activate")


def test_K35_with_items_kept_it_may_be_repeated_while_you_can_pay() -> None:
    table = three(
        a="gear katana-1 flagon-1 sake board life", rest=f"{KEPT}turn 0 plays 0", top="roar-1 roar-2 roar-3"
    )
    play(table, "activate", card="flagon")
    play(table, "pay", place="board")
    play(table, "activate", card="flagon")
    play(table, "pay", place="life")
    assert not offered(table, "activate")
    assert seen(table)["plays_left"] == 0
    assert gear(table, 0) == ["katana", "flagon"], "items leave play only through events"
    assert pile(table) == []


def test_K35_the_item_must_be_usable_so_it_is_not_paid_from_the_item_itself() -> None:
    table = three(a="gear flagon-1 sake flagon board")
    assert not offered(table, "activate")
    table = three(a="gear flagon-1 pipe-1 sake pipe", top="roar-1 roar-2")
    play(table, "activate", card="flagon")
    assert [move.place for move in moves(table)] == ["pipe"]


def test_K35_without_sake_there_is_nothing_to_pay() -> None:
    table = three(a="gear flagon-1")
    assert not offered(table, "activate")
    assert why_not(table, "activate", card="flagon").rule == "K35"


def test_K35_an_item_played_this_turn_can_be_used_at_once() -> None:
    table = three(a="hand flagon-1 sake board", top="roar-1 roar-2")
    play(table, "text", card="flagon")
    play(table, "activate", card="flagon")
    play(table, "pay", place="board")
    assert hand(table, 0) == ["roar-1", "roar-2"]


def test_K35_only_in_phase_1_of_your_own_turn() -> None:
    table = three(a="gear katana-1 flagon-1 sake board")
    pass_(table)
    assert asks(table) == "wield"
    assert not offered(table, "activate")
    table = three(
        a="hand roar-1",
        b="hand sakuragi-1 gear katana-2 flagon-1 sake board",
        rest="circle seat-0 1 seat-1 3 seat-2 3",
    )
    play(table, "attack", card="roar")
    play(table, "strike", target=1)
    assert (table.asked, question(table)["ask"]) == (1, "interrupt")
    assert not offered(table, "activate")
    pass_(table)
    assert asks(table) == "defend"
    assert not offered(table, "activate")


# Used up, and the table option items = kept.


@pytest.mark.parametrize(
    ("item", "rest"),
    [("flagon", ""), ("rice-bowl", "wounds 2"), ("pipe", "")],
)
def test_K35_an_item_with_a_cost_is_discarded_after_its_effect(item: str, rest: str) -> None:
    table = three(
        a=f"hand roar-4 {rest} gear katana-1 {item}-1 sandals-1 sake board sandals",
        b="hand roar-1 life 1",
        c="life 1",
        top="roar-2 roar-3",
    )
    play(table, "activate", card=item)
    assert set(gear(table, 0)) == {"katana", "sandals", item}
    play(table, "pay", place="board")
    if item == "pipe":
        assert (table.asked, asks(table)) == (1, "forced-discard")
        assert item in gear(table, 0), "it is discarded after its effect"
        play(table, "discard", card="roar-1")
    assert gear(table, 0) == ["katana", "sandals"]
    assert pile(table)[-1] == f"{item}-1"
    assert (table.asked, asks(table)) == (0, "act")
    assert not offered(table, "activate")
    assert why_not(table, "activate", card=item) == Refusal("not-in-play", "K35")
    assert sake(table, 0) == 1


def test_K35_a_full_hand_is_discarded_down_and_then_the_item() -> None:
    table = three(
        a="hand roar-1 roar-2 roar-3 gear flagon-1 sake life",
        top="falter-1 falter-2",
    )
    play(table, "activate", card="flagon")
    play(table, "pay", place="life")
    assert asks(table) == "down-to-four"
    written_down = izakaya.parse(table.notation())
    assert written_down.notation() == table.notation()
    play(table, "discard", card="roar-1")
    assert pile(table) == ["roar-1", "flagon-1"]
    assert gear(table, 0) == []


def test_K35_items_kept_is_a_table_option_and_stays_with_the_table() -> None:
    table = izakaya.new_table("sake", seats=3, seed=1, items="kept")
    assert seen(table)["items"] == "kept"
    assert izakaya.replay(izakaya.Record.of(table)).notation() == table.notation()
    assert seen(izakaya.parse(table.notation()).copy())["items"] == "kept"
    assert seen(izakaya.new_table("sake", seats=3, seed=1))["items"] == "single-use"
    with pytest.raises(izakaya.UnknownOption, match="items is one of single-use, kept"):
        izakaya.new_table("sake", seats=3, seed=1, items="thrice")


def test_K35_games_with_items_kept_are_played_to_their_end() -> None:
    for seed in range(4):
        table = izakaya.new_table("sake", seats=3 + seed, seed=seed, items="kept")
        pick = busily(seed)
        while not table.over:
            table.answer(pick(table.options()))
            if table.answered % 10 == 0:
                assert izakaya.parse(table.notation()).notation() == table.notation()
