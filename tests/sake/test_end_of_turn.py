"""Phases 3 and 4: drawing (K21) and wielding (K22)."""

from __future__ import annotations

import pytest

import izakaya
from tests.sake.at_the_table import (
    asks,
    attack,
    gear,
    hand,
    move,
    moves,
    offered,
    pass_,
    play,
    position,
    question,
    sake_places,
    three,
    told_of,
    turn,
    wielded,
)


def test_K21_draw_2() -> None:
    table = three(top="roar-1 roar-2 roar-3")
    pass_(table)
    assert hand(table, 0) == ["roar-2", "roar-3"]
    assert asks(table) == "wield"


def test_K21_only_the_one_who_draws_sees_the_cards() -> None:
    table = three(top="roar-2 roar-3")
    pass_(table)
    assert [event["cards"] for event in told_of(table, "drew", 0)] == [["roar-3"], ["roar-2"]]
    assert [event["cards"] for event in told_of(table, "drew", 1)] == [[None], [None]]


@pytest.mark.parametrize(("words", "drawn"), [("", 3), ("sake board", 2)])
def test_tomoe_draws_3_while_her_skill_works(words: str, drawn: int) -> None:
    table = three(c=words, rest="house inn unarmed first 2")
    pass_(table)
    assert len(hand(table, 2)) == drawn


def test_K21_more_than_four_are_discarded_before_wielding() -> None:
    table = three(a="hand sakuragi-1 sakuragi-2 sakuragi-3 sakuragi-4", top="roar-1 roar-2")
    pass_(table)
    assert (table.asked, asks(table)) == (0, "down-to-four")
    play(table, "discard", card="sakuragi-1")
    play(table, "discard", card="roar-2")
    assert hand(table, 0) == ["sakuragi-2", "sakuragi-3", "sakuragi-4", "roar-1"]
    assert asks(table) == "wield"


def test_K22_choose_the_weapon_to_wield_or_none() -> None:
    table = three(a="gear katana-8 naginata-1 pipe-1 wielding katana")
    pass_(table)
    assert [option.weapon for option in moves(table) if option.way == "wield"] == ["katana", "naginata"]
    play(table, "wield", weapon="naginata")
    assert wielded(table, 0) == "naginata"
    assert turn(table) == 1


def test_K22_or_none() -> None:
    table = three()
    pass_(table)
    pass_(table)
    assert wielded(table, 0) is None
    assert turn(table) == 1


def test_K22_a_weapon_with_sake_on_it_may_be_wielded_but_does_not_work() -> None:
    table = three(a="gear katana-8 naginata-1 sake naginata wielding katana life 8 hand sakuragi-2")
    pass_(table)
    play(table, "wield", weapon="naginata")
    assert wielded(table, 0) == "naginata"
    # It does not defend: the box alone counts.
    table = three(
        a="gear katana-8 naginata-1 sake naginata wielding naginata life 8 hand sakuragi-2",
        b="hand roar-1 standing",
        rest="circle seat-0 1 seat-1 3 seat-2 3\nhouse inn unarmed first 1",
    )
    attack(table, "roar", "katana", 0)
    pass_(table)
    play(table, "defend", card="sakuragi")
    assert told_of(table, "defended")[0]["number"] == 1


def test_K22_sake_put_on_the_wielded_weapon_does_not_free_you_to_choose_another() -> None:
    # A Spirit's quarrelsome Elation moves the sake from Life onto the wielded Katana.
    table = position(
        "house inn unarmed first 2\nseat 0 date-masamune gear katana-8 naginata-1 sake life wielding katana\n"
        "seat 1 hojo-masako\nseat 2 tomoe-gozen spirit\nseat 3 yagyu-jubei",
        top="sakuragi-1",
    )
    play(table, "sake", target=0, place="life")
    play(table, "place", place="katana")
    assert (table.asked, asks(table)) == (0, "burn")
    pass_(table)
    assert sake_places(table, 0) == ["katana"]
    assert wielded(table, 0) == "katana"
    assert (table.asked, asks(table)) == (2, "spirit-deed")


def purchase(of: str, owner: int, a: str = "", b: str = "") -> izakaya.Table:
    """Seat 0 buys a weapon of somebody; owners who could burn their soul let it be."""
    table = three(a=f"hand drunken-purchase-1 {a}", b=b)
    play(table, "text", card="drunken-purchase")
    play(table, "gear", card=of, target=owner)
    if asks(table) == "burn":
        pass_(table)
    return table


def test_K22_if_the_wielded_weapon_is_lost_in_anothers_turn_wield_another_at_once() -> None:
    table = purchase("katana", 1, b="gear katana-8 naginata-1 wielding katana")
    assert (table.asked, asks(table)) == (1, "rewield")
    assert [option.weapon for option in moves(table)] == [None, "naginata"]
    play(table, "wield", weapon="naginata")
    assert wielded(table, 1) == "naginata"
    assert (table.asked, asks(table)) == (0, "act")


def test_K22_at_once_if_you_like() -> None:
    table = purchase("katana", 1, b="gear katana-8 naginata-1 wielding katana")
    pass_(table)
    assert wielded(table, 1) is None


def test_K22_also_one_with_sake_on_it() -> None:
    table = purchase("katana", 1, b="gear katana-8 naginata-1 sake naginata wielding katana")
    play(table, "wield", weapon="naginata")
    assert wielded(table, 1) == "naginata"


def test_K22_without_another_weapon_there_is_nothing_to_choose() -> None:
    table = purchase("katana", 1, b="gear katana-8 pipe-1 wielding katana")
    assert (table.asked, asks(table)) == (0, "act")
    assert wielded(table, 1) is None


def test_K22_losing_a_weapon_that_is_not_wielded_changes_nothing() -> None:
    table = purchase("naginata", 1, b="gear katana-8 naginata-1 wielding katana")
    assert (table.asked, asks(table)) == (0, "act")
    assert wielded(table, 1) == "katana"


def test_K22_in_your_own_turn_you_choose_in_phase_4_anyway() -> None:
    table = purchase("katana", 0, a="gear katana-8 naginata-1 wielding katana")
    assert (table.asked, asks(table)) == (0, "act")
    assert gear(table, 0) == ["naginata"]
    assert wielded(table, 0) is None
    pass_(table)
    play(table, "wield", weapon="naginata")
    assert wielded(table, 0) == "naginata"


def test_K22_a_new_weapon_of_the_name_of_the_lost_one_is_not_wielded_by_itself() -> None:
    table = purchase("katana", 0, a="katana-7")
    play(table, "text", card="katana")
    assert gear(table, 0) == ["katana"]
    assert wielded(table, 0) is None


def test_K30_in_phase_4_one_may_still_burn() -> None:
    table = three(a="sake board", top="roar-1 roar-2 roar-3")
    pass_(table)
    play(table, "burn-to-draw", place="board")
    assert hand(table, 0) == ["roar-1", "roar-2", "roar-3"]
    assert asks(table) == "wield"


def test_what_was_counted_in_a_turn_is_forgotten_in_the_next() -> None:
    table = three(a="hand roar-1", rest="turn 0 plays 0 struck souls 0 1")
    pass_(table)
    pass_(table)
    assert (table.asked, turn(table)) == (1, 1)
    assert question(table)["number"] == 2
    assert offered(table, "burn-soul")


def test_phases_follow_each_other() -> None:
    table = three(a="hand sakuragi-1", top="roar-1 roar-2")
    move(table, "sakuragi", 1)
    pass_(table)
    assert len(hand(table, 0)) == 2
    pass_(table)
    assert (turn(table), asks(table)) == (1, "act")
