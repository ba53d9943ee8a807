"""Phase 2: minions (K19, K20), with Masako's."""

from __future__ import annotations

import pytest

import izakaya
from izakaya.games.sake.data import SAMURAI
from izakaya.games.sake.deck_file import HOUSE
from tests.sake.at_the_table import (
    asks,
    attack,
    burn_nothing,
    circle,
    deck,
    hand,
    let_pass,
    life,
    news,
    offered,
    pass_,
    pile,
    play,
    position,
    question,
    state,
    steps,
    three,
    told_of,
    wounds,
)


def facing(gap: int, b: str = "", top: str = "roar-1", c: str = "") -> izakaya.Table:
    """A minion of seat 0 so many steps before seat 1, which has a long life; phase 1 is over after a pass."""
    return three(
        b=f"life 8 {b}",
        c=c,
        rest=f"circle seat-0 0 minion-1 {gap} seat-1 3 seat-2 3\nminion-1 of 0 clockwise",
        top=top,
    )


@pytest.mark.parametrize(("gap", "walked"), [(6, 2), (4, 2), (3, 2), (2, 1), (1, 0)])
def test_K19_a_minion_moves_up_to_its_movement_until_1_step_from_the_first_enemy(
    gap: int, walked: int
) -> None:
    table = facing(gap)
    pass_(table)
    assert steps(table, 0, "minion-1") == walked
    assert steps(table, "minion-1", 1) == gap - walked


@pytest.mark.parametrize(("gap", "strikes"), [(1, True), (2, True), (3, True), (4, False)])
def test_K19_once_there_it_attacks_at_once_or_after_moving(gap: int, strikes: bool) -> None:
    table = facing(gap)
    pass_(table)
    assert (asks(table) == "defend") is strikes
    assert (told_of(table, "minion-strikes") != []) is strikes


def test_K19_it_moves_in_its_own_direction_only() -> None:
    table = three(
        rest="circle seat-0 3 seat-1 3 seat-2 5 minion-1 0\nminion-1 of 0 counter",
    )
    pass_(table)
    assert circle(table) == "seat-0 3 seat-1 3 seat-2 3 minion-1 2"


def test_K19_strength_is_the_top_cards_attack_box_and_the_minions_attack() -> None:
    table = facing(1, top="roar-2 roar-1")
    pass_(table)
    assert pile(table) == ["roar-1"]
    assert question(table)["wounds"] == 2
    pass_(table)
    assert wounds(table, 1) == 2


def test_K19_the_card_turned_up_is_discarded_and_everybody_sees_it() -> None:
    table = facing(1, top="roar-1")
    pass_(table)
    assert told_of(table, "turned-up") == [{"what": "turned-up", "seat": 0, "cards": ["roar-1"]}]
    assert pile(table) == ["roar-1"]


def test_K19_the_window_comes_before_the_card_is_turned() -> None:
    table = facing(1, b="hand sakuragi-1", top="roar-1")
    pass_(table)
    assert (table.asked, asks(table)) == (1, "interrupt")
    assert pile(table) == []
    assert "strength" not in question(table)
    let_pass(table)
    assert pile(table) == ["roar-1"]


def test_K19_blurred_vision_stops_the_blow_and_no_card_is_turned() -> None:
    table = facing(1, b="hand blurred-vision-1", top="roar-1")
    pass_(table)
    play(table, "interrupt", card="blurred-vision")
    assert told_of(table, "turned-up") == []
    assert wounds(table, 1) == 0
    assert pile(table) == ["blurred-vision-1"]
    assert asks(table) == "wield"


def test_K19_falter_does_not_stop_minions() -> None:
    table = facing(3, b="hand falter-1")
    pass_(table)
    assert steps(table, 0, "minion-1") == 2, "it has walked already"
    assert not offered(table, "interrupt")


def test_K19_minions_act_in_the_order_played() -> None:
    table = three(
        b="life 8",
        c="life 8",
        rest="circle seat-0 0 minion-1 2 seat-1 3 seat-2 2 minion-2 0\n"
        "minion-1 of 0 clockwise age 5\nminion-2 of 0 counter age 3",
        top="roar-1 sakuragi-2",
    )
    pass_(table)
    assert question(table)["target"] == "seat-2"
    assert question(table)["wounds"] == 1
    pass_(table)
    assert question(table)["target"] == "seat-1"
    assert question(table)["wounds"] == 2


@pytest.mark.parametrize(("first", "second"), [(3, 5), (5, 3)])
def test_K19_of_two_minions_played_in_one_turn_the_first_acts_first(first: int, second: int) -> None:
    table = three(a="hand minion-3 minion-5", b="life 8", c="life 8")
    play(table, "minion", card=f"minion-{first}", place="counter")
    play(table, "minion", card=f"minion-{second}", place="clockwise")
    pass_(table)
    assert question(table)["target"] == "seat-2"
    pass_(table)
    assert question(table)["target"] == "seat-1"


def test_K19_a_minion_played_this_turn_acts_in_this_turn() -> None:
    table = three(a="hand minion-4", b="life 8", top="roar-1")
    play(table, "minion", card="minion", place="clockwise")
    pass_(table)
    assert steps(table, 0, "minion-4") == 2
    assert asks(table) == "defend"


def test_K19_others_minions_do_not_act() -> None:
    table = three(
        rest="circle seat-0 1 minion-1 2 seat-1 3 seat-2 3\nminion-1 of 1 counter",
    )
    pass_(table)
    assert circle(table) == "seat-0 1 minion-1 2 seat-1 3 seat-2 3"
    assert asks(table) == "wield"


def test_K19_those_that_left_are_skipped() -> None:
    # Seat 1 dies of the first minion; the second was on the stretch that goes, and returns to the hand.
    table = position(
        "seat 0 date-masamune\nseat 1 hojo-masako life 1\nseat 2 tomoe-gozen\nseat 3 yagyu-munenori\n"
        "circle seat-0 5 minion-2 0 minion-1 1 seat-1 2 seat-2 3 seat-3 3\n"
        "minion-1 of 0 clockwise age 0\nminion-2 of 0 clockwise age 1",
        top="roar-1",
    )
    pass_(table)
    pass_(table)
    assert state(table, 1) == "spirit"
    assert circle(table) == "seat-0 2 seat-2 3 seat-3 3"
    assert {"minion-1", "minion-2"} <= set(hand(table, 0))
    assert len(told_of(table, "minion-strikes")) == 1


def test_K19_it_attacks_the_first_enemy_piece_be_it_a_minion() -> None:
    table = three(
        rest="circle seat-0 0 minion-1 1 minion-2 1 seat-1 3 seat-2 3\n"
        "minion-1 of 0 clockwise\nminion-2 of 1 counter",
        top="sakuragi-1 roar-1",
    )
    pass_(table)
    burn_nothing(table)
    # roar-1 attacks for 2; sakuragi-1 defends with 0.
    assert pile(table)[:3] == ["roar-1", "sakuragi-1", "minion-2"]
    assert circle(table) == "seat-0 0 minion-1 2 seat-1 3 seat-2 3"


def test_K19_it_never_attacks_spirits() -> None:
    table = position(
        "seat 0 date-masamune\nseat 1 hojo-masako spirit sake 2\nseat 2 tomoe-gozen\nseat 3 yagyu-jubei\n"
        "circle seat-0 0 minion-1 5 seat-2 3 seat-3 3\nminion-1 of 0 clockwise"
    )
    pass_(table)
    assert steps(table, 0, "minion-1") == 2
    assert told_of(table, "minion-strikes") == []


def test_K20_a_samurai_attacked_by_a_minion_defends_as_usual_in_melee() -> None:
    table = facing(1, b="hand sakuragi-2", top="roar-1")
    pass_(table)
    let_pass(table)
    assert question(table)["ranged"] == 0
    play(table, "defend", card="sakuragi")
    assert told_of(table, "defended")[0]["number"] == 1 + 2
    assert wounds(table, 1) == 0


def test_K20_a_samurai_may_sacrifice_a_minion_of_its_own() -> None:
    table = facing(1, b="hand minion-3", top="roar-1")
    pass_(table)
    let_pass(table)
    play(table, "sacrifice", card="minion")
    assert wounds(table, 1) == 0
    assert "minion-3" in pile(table)


MINION_AHEAD = "circle seat-0 1 minion-2 1 seat-1 3 seat-2 3\nminion-2 of 1 counter"


@pytest.mark.parametrize("top", ["sakuragi-1", "falter-1", "fake-wounds-1"])
def test_K20_any_damage_kills_a_minion(top: str) -> None:
    table = position(
        f"seat 0 date-masamune hand roar-1\nseat 1 yagyu-munenori\nseat 2 tomoe-gozen\n{MINION_AHEAD}",
        top=top,
    )
    attack(table, "roar", "katana", place="minion-2")
    burn_nothing(table)
    assert pile(table) == [top, "minion-2", "roar-1"]
    assert circle(table) == "seat-0 2 seat-1 3 seat-2 3"


@pytest.mark.parametrize(
    ("card", "top", "killed"),
    [
        ("roar-1", "sakuragi-2", True),
        ("roar-1", "falter-1", False),
        ("roar-2", "sakuragi-2", False),
        ("roar-2", "sakuragi-1", True),
        ("falter-2", "sakuragi-1", False),
    ],
)
def test_K20_a_minion_defends_with_the_top_cards_box_and_its_own_defence(
    card: str, top: str, killed: bool
) -> None:
    table = position(
        f"seat 0 date-masamune hand {card} gear\nseat 1 yagyu-munenori\nseat 2 tomoe-gozen\n{MINION_AHEAD}",
        top=top,
    )
    attack(table, card, "bare-hands", place="minion-2")
    burn_nothing(table)
    assert ("minion-2" in pile(table)) is killed
    assert top in pile(table)


def test_K20_nobody_defends_for_a_minion() -> None:
    table = three(a="hand roar-1", b="hand minion-5", rest=MINION_AHEAD, top="sakuragi-1")
    attack(table, "roar", "katana", place="minion-2")
    assert asks(table) == "interrupt"
    let_pass(table)
    assert (table.asked, asks(table)) == (0, "act")


def test_K20_with_no_card_anywhere_the_box_counts_0() -> None:
    table = position(
        no_cards_left("hand roar-1")
        + "circle seat-0 1 minion-2 1 seat-1 3 seat-2 3 seat-3 3 seat-4 3 seat-5 3 seat-6 3 seat-7 3\n"
        "minion-2 of 1 counter\ndeck\npile"
    )
    assert deck(table) == []
    attack(table, "roar", "bare-hands", place="minion-2")
    burn_nothing(table)
    assert told_of(table, "turned-up") == []
    assert told_of(table, "minion-killed") != []


def test_K19_with_no_card_anywhere_a_minions_attack_is_its_own() -> None:
    table = position(
        no_cards_left("hand roar-1")
        + "circle seat-0 0 minion-2 1 seat-1 3 seat-2 3 seat-3 3 seat-4 3 seat-5 3 seat-6 3 seat-7 3\n"
        "minion-2 of 0 clockwise\ndeck\npile"
    )
    pass_(table)
    assert asks(table) == "defend"
    assert question(table)["wounds"] == 0


def no_cards_left(words: str) -> str:
    """Eight seats that hold every card but minion-2 between them."""
    left = [card for card in HOUSE.labels if card not in words.split() and card != "minion-2"]
    names = ["date-masamune"] + [name for name in SAMURAI if name != "date-masamune"]
    lines: list[str] = []
    for seat in range(8):
        mine = left[seat::8]
        piles = f"life {' '.join(mine[:8])} wounds {' '.join(mine[8:])}"
        lines.append(f"seat {seat} {names[seat]} gear {words if seat == 0 else ''} {piles}")
    return "\n".join(lines) + "\n"


def test_K30_the_owner_of_an_attacked_minion_may_burn_before_its_card_is_turned() -> None:
    table = three(a="hand roar-1", rest=MINION_AHEAD, top="sakuragi-1")
    attack(table, "roar", "katana", place="minion-2", all_asked=True)
    assert (table.asked, asks(table)) == (1, "interrupt")
    assert offered(table, "burn-soul")
    assert pile(table) == []
    pass_(table)
    assert pile(table) == ["sakuragi-1", "minion-2", "roar-1"]


def test_K30_where_nobody_may_interrupt_the_owner_is_asked_only_to_burn() -> None:
    people = "seat 0 yagyu-jubei hand roar-1\nseat 1 date-masamune\nseat 2 tomoe-gozen\n"
    table = position(people + MINION_AHEAD, top="sakuragi-1")
    attack(table, "roar", "katana", place="minion-2", all_asked=True)
    assert (table.asked, asks(table)) == (1, "burn")
    assert pile(table) == []
    pass_(table)
    assert pile(table) == ["sakuragi-1", "minion-2", "roar-1"]


def test_K30_an_owner_who_was_asked_in_the_window_is_not_asked_again() -> None:
    table = three(a="hand roar-1", b="hand sakuragi-2", rest=MINION_AHEAD, top="sakuragi-1")
    attack(table, "roar", "katana", place="minion-2")
    assert offered(table, "burn-soul")
    let_pass(table)
    assert (table.asked, asks(table)) == (0, "act")


def test_masakos_minions_attack_with_one_more_while_the_skill_works() -> None:
    people = "seat 0 hojo-masako {}\nseat 1 yagyu-munenori life 8\nseat 2 tomoe-gozen\n"
    rest = "circle seat-0 0 minion-1 1 seat-1 3 seat-2 3\nminion-1 of 0 clockwise"
    table = position(people.format("") + rest, top="roar-1")
    pass_(table)
    assert question(table)["wounds"] == 3
    table = position(people.format("sake board") + rest, top="roar-1")
    pass_(table)
    assert question(table)["wounds"] == 2


@pytest.mark.parametrize(("words", "killed"), [("", False), ("sake board", True)])
def test_masakos_minions_defend_with_one_more_while_the_skill_works(words: str, killed: bool) -> None:
    table = three(a="hand roar-1 gear", b=words, rest=MINION_AHEAD, top="sakuragi-2")
    attack(table, "roar", "bare-hands", place="minion-2")
    burn_nothing(table)
    assert ("minion-2" in pile(table)) is killed


def test_masakos_minions_do_not_count_toward_the_limit() -> None:
    table = position(
        "seat 0 hojo-masako hand minion-1 minion-2 minion-3 roar-1\n"
        "seat 1 date-masamune\nseat 2 tomoe-gozen\nturn 0 plays 0"
    )
    play(table, "minion", card="minion-1", place="clockwise")
    play(table, "minion", card="minion-2", place="counter")
    assert offered(table, "minion", card="minion-3")
    assert not offered(table, "move")
    assert question(table)["number"] == 0


def test_masakos_minions_count_with_sake_on_her_board() -> None:
    table = position(
        "seat 0 hojo-masako hand minion-1 minion-2 minion-3 sake board\n"
        "seat 1 date-masamune\nseat 2 tomoe-gozen\nturn 0 plays 1"
    )
    play(table, "minion", card="minion-1", place="clockwise")
    assert not offered(table, "minion")


def test_a_walk_of_a_minion_is_told() -> None:
    table = facing(6)
    pass_(table)
    assert {"what": "minion-walks", "seat": 0, "number": 2} in news(table)
    assert life(table, 1) == 8
