"""The texts of the events (section 10 of the rules); those that change steps are in test_step_events."""

from __future__ import annotations

import pytest

import izakaya
from tests.sake.at_the_table import (
    asks,
    burn_nothing,
    gear,
    hand,
    let_pass,
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
    sake_places,
    seen,
    state,
    three,
    told_of,
    why_not,
    wounds,
)

FAR = "circle seat-0 4 seat-1 4 seat-2 4"


def targets(table: izakaya.Table) -> list[int | str | None]:
    return [move.target if move.place is None else move.place for move in moves(table) if move.way == "throw"]


# Throwing Chopsticks.


def test_throwing_chopsticks_two_ranged_attacks_of_strength_1() -> None:
    table = three(a="hand throwing-chopsticks-1")
    play(table, "text", card="throwing-chopsticks")
    play(table, "throw", target=1)
    assert (question(table)["strength"], question(table)["ranged"]) == (1, 1)
    pass_(table)
    assert wounds(table, 1) == 1
    play(table, "throw", target=2)
    assert (question(table)["strength"], question(table)["ranged"]) == (1, 1)
    pass_(table)
    assert wounds(table, 2) == 1
    assert pile(table) == ["throwing-chopsticks-1"]
    assert seen(table)["plays_left"] == 1


def test_throwing_chopsticks_both_at_the_same() -> None:
    table = three(a="hand throwing-chopsticks-1")
    play(table, "text", card="throwing-chopsticks")
    for _ in range(2):
        play(table, "throw", target=1)
        pass_(table)
    assert wounds(table, 1) == 2
    assert (table.asked, asks(table)) == (0, "act")


def test_throwing_chopsticks_the_second_target_is_chosen_after_the_first_is_resolved() -> None:
    table = three(a="hand throwing-chopsticks-1", b="life 1")
    play(table, "text", card="throwing-chopsticks")
    play(table, "throw", target=1)
    pass_(table)
    assert state(table, 1) == "spirit"
    assert targets(table) == [2], "events do not attack Spirits"


@pytest.mark.parametrize(
    ("gaps", "hit"),
    [("2 3 2", [1, 2]), ("1 3 2", [2]), ("3 1 1", [1]), ("2 1 9", [1, 2])],
)
def test_throwing_chopsticks_range_2_or_more_on_both_sides(gaps: str, hit: list[int]) -> None:
    a, b, c = gaps.split()
    table = three(a="hand throwing-chopsticks-1", rest=f"circle seat-0 {a} seat-1 {b} seat-2 {c}")
    play(table, "text", card="throwing-chopsticks")
    assert targets(table) == hit


def test_throwing_chopsticks_when_nobody_is_left_in_reach_the_second_is_lost() -> None:
    table = position(
        "seat 0 date-masamune hand throwing-chopsticks-1\nseat 1 hojo-masako life 1\nseat 2 tomoe-gozen\n"
        "circle seat-0 2 seat-1 3 seat-2 1"
    )
    play(table, "text", card="throwing-chopsticks")
    play(table, "throw", target=1)
    pass_(table)
    while asks(table) == "down-to-four":
        table.answer(table.options()[0])
    assert targets(table) == []
    if asks(table) == "throw":
        pass_(table)
    assert (table.asked, asks(table)) == (0, "act")
    assert "throwing-chopsticks-1" in pile(table)


def test_attack_events_may_hit_enemy_minions_and_not_own_ones() -> None:
    table = three(
        a="hand burning-ramen-1",
        rest="circle seat-0 3 minion-1 1 seat-1 3 seat-2 1 minion-2 4\n"
        "minion-1 of 1 counter\nminion-2 of 0 counter",
        top="sakuragi-1",
    )
    play(table, "text", card="burning-ramen")
    assert targets(table) == ["minion-1", 1, 2]
    play(table, "throw", place="minion-1")
    burn_nothing(table)
    assert pile(table) == ["sakuragi-1", "minion-1", "burning-ramen-1"]


# Burning Ramen.


@pytest.mark.parametrize(("gaps", "hit"), [("3 3 3", [1, 2]), ("2 3 3", [2]), ("3 1 2", [1]), ("9 2 1", [1])])
def test_burning_ramen_range_3_or_more(gaps: str, hit: list[int]) -> None:
    a, b, c = gaps.split()
    table = three(a="hand burning-ramen-1", rest=f"circle seat-0 {a} seat-1 {b} seat-2 {c}")
    play(table, "text", card="burning-ramen")
    assert targets(table) == hit


def test_burning_ramen_is_a_ranged_attack_of_strength_2() -> None:
    table = three(a="hand burning-ramen-1")
    play(table, "text", card="burning-ramen")
    play(table, "throw", target=2)
    assert (question(table)["strength"], question(table)["ranged"]) == (2, 1)
    pass_(table)
    assert wounds(table, 2) == 2


# Roar.


def test_roar_spends_1_sake_for_a_ranged_attack_of_strength_4() -> None:
    table = three(a="hand roar-1 sake life board", rest="circle seat-0 2 seat-1 3 seat-2 3")
    play(table, "text", card="roar")
    assert asks(table) == "pay"
    play(table, "pay", place="board")
    play(table, "throw", target=1)
    assert (question(table)["strength"], question(table)["ranged"]) == (4, 1)
    assert sake_places(table, 0) == ["life"]
    assert masu(table) == 8, "spent sake leaves the game"
    pass_(table)
    assert wounds(table, 1) == 4


def test_roar_can_be_paid_from_any_place() -> None:
    table = three(a="hand roar-1 sake life board katana", rest="circle seat-0 2 seat-1 3 seat-2 3")
    play(table, "text", card="roar")
    assert [move.place for move in moves(table)] == ["katana", "life", "board"]


@pytest.mark.parametrize(("gaps", "hit"), [("2 3 3", [1]), ("1 1 3", [2]), ("1 3 2", [2]), ("2 5 2", [1, 2])])
def test_roar_reaches_exactly_2(gaps: str, hit: list[int]) -> None:
    a, b, c = gaps.split()
    table = three(a="hand roar-1 sake life", rest=f"circle seat-0 {a} seat-1 {b} seat-2 {c}")
    play(table, "text", card="roar")
    play(table, "pay", place="life")
    assert targets(table) == hit


def test_K35_roars_sake_is_lost_even_if_the_attack_is_cancelled() -> None:
    table = three(
        a="hand roar-1 sake life", b="hand blurred-vision-1", rest="circle seat-0 2 seat-1 3 seat-2 3"
    )
    play(table, "text", card="roar")
    play(table, "pay", place="life")
    play(table, "throw", target=1)
    play(table, "interrupt", card="blurred-vision")
    assert (sake(table, 0), wounds(table, 1)) == (0, 0)
    assert pile(table) == ["blurred-vision-1", "roar-1"]


# Riceballs in the Face.


def test_riceballs_a_samurai_at_4_or_more_discards_2_of_its_choice() -> None:
    table = three(a="hand riceballs-in-the-face-1", b="hand roar-1 roar-2 roar-3", rest=FAR)
    play(table, "text", card="riceballs-in-the-face")
    play(table, "choose", target=1)
    assert (table.asked, asks(table)) == (1, "forced-discard")
    assert not offered(table, "pass")
    play(table, "discard", card="roar-1")
    play(table, "discard", card="roar-3")
    assert hand(table, 1) == ["roar-2"]
    assert pile(table) == ["roar-1", "roar-3", "riceballs-in-the-face-1"]
    assert (table.asked, asks(table)) == (0, "act")


def test_riceballs_as_many_as_there_are() -> None:
    table = three(a="hand riceballs-in-the-face-1", b="hand roar-1", rest=FAR)
    play(table, "text", card="riceballs-in-the-face")
    play(table, "choose", target=1)
    play(table, "discard", card="roar-1")
    assert (table.asked, asks(table)) == (0, "act")


@pytest.mark.parametrize(
    ("gaps", "hit"), [("4 4 4", [1, 2]), ("5 9 6", [1, 2]), ("3 4 4", [2]), ("4 1 3", [1]), ("3 9 3", [])]
)
def test_riceballs_range_4_or_more_on_both_sides(gaps: str, hit: list[int]) -> None:
    a, b, c = gaps.split()
    table = three(
        a="hand riceballs-in-the-face-1",
        b="hand roar-1",
        c="hand roar-2",
        rest=f"circle seat-0 {a} seat-1 {b} seat-2 {c}",
    )
    if not hit:
        assert not offered(table, "text")
        return
    play(table, "text", card="riceballs-in-the-face")
    assert [move.target for move in moves(table)] == hit


def test_riceballs_are_no_attack() -> None:
    table = three(a="hand riceballs-in-the-face-1", b="hand blurred-vision-1 minion-1", rest=FAR)
    play(table, "text", card="riceballs-in-the-face")
    play(table, "choose", target=1)
    assert {move.way for move in moves(table)} <= {"discard", "burn-soul"}


# Sakuragi, Fake Wounds.


def test_sakuragi_draw_2() -> None:
    table = three(a="hand sakuragi-1 roar-1", top="pipe-1 pipe-2")
    play(table, "text", card="sakuragi")
    assert sorted(hand(table, 0)) == ["pipe-1", "pipe-2", "roar-1"]
    assert pile(table) == ["sakuragi-1"]


def test_K37_fake_wounds_recover_2_from_the_top_of_wounds() -> None:
    table = three(a="hand fake-wounds-1 life pipe-1 wounds pipe-2 pipe-3 pipe-4")
    play(table, "text", card="fake-wounds")
    assert (life(table, 0), wounds(table, 0)) == (3, 1)
    assert "life pipe-1 pipe-4 pipe-3 wounds pipe-2 " in table.notation()


def test_K37_fake_wounds_recover_as_many_as_there_are() -> None:
    table = three(a="hand fake-wounds-1 life 4 wounds 1")
    play(table, "text", card="fake-wounds")
    assert (life(table, 0), wounds(table, 0)) == (5, 0)


# Drunken Purchase.


def test_drunken_purchase_name_a_weapon_or_item_of_any_samurai() -> None:
    table = three(a="hand drunken-purchase-1 gear flagon-1", b="gear katana-2 pipe-1", c="gear")
    play(table, "text", card="drunken-purchase")
    offers = [(move.target, move.card) for move in moves(table)]
    assert offers == [(0, "flagon"), (1, "katana"), (1, "pipe")]
    play(table, "gear", target=1, card="pipe")
    assert (table.asked, asks(table)) == (1, "burn")
    assert gear(table, 1) == ["katana", "pipe"]
    pass_(table)
    assert gear(table, 1) == ["katana"]
    assert pile(table) == ["pipe-1", "drunken-purchase-1"]


def test_drunken_purchase_of_ones_own_is_allowed() -> None:
    table = three(a="hand drunken-purchase-1")
    play(table, "text", card="drunken-purchase")
    play(table, "gear", target=0, card="katana")
    assert gear(table, 0) == []
    assert (table.asked, asks(table)) == (0, "act")


def test_K30_drunken_purchase_its_owner_may_burn_the_sake_on_it_first() -> None:
    table = three(a="hand drunken-purchase-1", b="gear katana-2 pipe-1 sake pipe", top="roar-1")
    play(table, "text", card="drunken-purchase")
    play(table, "gear", target=1, card="pipe")
    play(table, "burn-to-draw", place="pipe")
    assert hand(table, 1) == ["roar-1"]
    pass_(table)
    assert sake(table, 1) == 0
    assert gear(table, 1) == ["katana"]


def test_K33_drunken_purchase_takes_the_sake_on_the_card_out_of_the_game() -> None:
    table = three(a="hand drunken-purchase-1", b="gear katana-2 pipe-1 sake pipe")
    play(table, "text", card="drunken-purchase")
    play(table, "gear", target=1, card="pipe")
    pass_(table)
    assert (sake(table, 1), masu(table)) == (0, 8)


def test_drunken_purchase_owners_with_nothing_to_burn_are_not_asked() -> None:
    table = three(a="hand drunken-purchase-1", b="life 1 gear pipe-1")
    play(table, "text", card="drunken-purchase")
    play(table, "gear", target=1, card="pipe")
    assert (table.asked, asks(table)) == (0, "act")


# Weak Stomach.


def test_weak_stomach_choose_1_sake_of_another_samurai_which_leaves_the_game() -> None:
    table = three(a="hand weak-stomach-1", b="sake life board")
    play(table, "text", card="weak-stomach")
    play(table, "choose", target=1)
    assert (table.asked, asks(table)) == (1, "burn")
    pass_(table)
    assert (table.asked, asks(table)) == (0, "spoil-sake")
    assert [move.place for move in moves(table)] == ["life", "board"]
    play(table, "sake", target=1, place="life")
    assert sake_places(table, 1) == ["board"]
    assert masu(table) == 8


def test_weak_stomach_is_for_another_not_for_oneself() -> None:
    table = three(a="hand weak-stomach-1 sake life", c="sake board")
    play(table, "text", card="weak-stomach")
    assert [move.target for move in moves(table)] == [2]
    assert why_not(table, "choose", target=0).rule


def test_weak_stomach_nothing_is_left_if_all_was_burned() -> None:
    table = three(a="hand weak-stomach-1", b="sake board", top="roar-1")
    play(table, "text", card="weak-stomach")
    play(table, "choose", target=1)
    play(table, "burn-to-draw", place="board")
    if asks(table) == "burn":
        pass_(table)
    if asks(table) == "spoil-sake":
        pass_(table)
    assert (table.asked, asks(table)) == (0, "act")
    assert told_of(table, "spoiled") == []


def test_weak_stomach_leaves_spirits_alone() -> None:
    table = position(
        "seat 0 date-masamune hand weak-stomach-1\nseat 1 hojo-masako sake board\nseat 2 tomoe-gozen\n"
        "seat 3 yagyu-jubei spirit sake 2"
    )
    play(table, "text", card="weak-stomach")
    assert [move.target for move in moves(table)] == [1]


@pytest.mark.parametrize("card", ["strategic-stench-1", "sakuragi-1", "drunken-purchase-1"])
def test_K29_events_that_are_no_attacks_open_no_window(card: str) -> None:
    table = three(a=f"hand {card}", b="hand blurred-vision-1 falter-1")
    play(table, "text", card=card)
    let_pass(table)
    assert told_of(table, "interrupted") == []
    assert asks(table) != "interrupt"
