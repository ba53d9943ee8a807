"""The drinking box (K13) and where the sake goes (K32), and what cannot be played for a box of 0."""

from __future__ import annotations

from pathlib import Path

import pytest

import izakaya
from izakaya.games import sake as game
from tests.sake.at_the_table import (
    asks,
    drink,
    hand,
    life,
    masu,
    moves,
    offered,
    pile,
    play,
    position,
    sake,
    sake_places,
    seen,
    told_of,
    why_not,
)

# Seat 0 is no Masamune here, who drinks more.
OTHERS = "\nseat 1 date-masamune\nseat 2 tomoe-gozen\n"


def drinker(words: str, rest: str = "", top: str = "") -> izakaya.Table:
    return position(f"seat 0 hojo-masako {words}{OTHERS}{rest}", top)


@pytest.mark.parametrize(("card", "count"), [("roar-3", 1), ("fake-wounds-2", 2)])
def test_K13_that_many_sake_from_the_masu(card: str, count: int) -> None:
    table = drinker(f"hand {card}")
    play(table, "drink", card=card, number=count)
    for _ in range(count):
        assert asks(table) == "place-sake"
        table.answer(table.options()[0])
    assert asks(table) == "act"
    assert sake(table, 0) == count
    assert masu(table) == 8 - count
    assert pile(table) == [card]


def test_K13_fewer_if_the_masu_does_not_allow_it() -> None:
    table = drinker("hand fake-wounds-2", "masu 1")
    drink(table, "fake-wounds", "life")
    assert sake(table, 0) == 1
    assert masu(table) == 0
    assert asks(table) == "act"


def test_K13_fewer_if_the_free_places_do_not_allow_it() -> None:
    table = drinker("hand fake-wounds-2 sake katana life")
    drink(table, "fake-wounds", "board")
    assert sake(table, 0) == 3
    assert masu(table) == 7


def test_K13_nobody_may_take_fewer_than_the_box_says() -> None:
    table = drinker("hand fake-wounds-2")
    play(table, "drink", card="fake-wounds")
    play(table, "place", place="life")
    assert not offered(table, "pass")
    assert asks(table) == "place-sake"


def test_K13_with_no_free_place_there_is_no_drinking() -> None:
    table = drinker("hand fake-wounds-2 sake katana life board")
    assert not offered(table, "drink")
    assert why_not(table, "drink", card="fake-wounds").rule in ("K13", "K32")


def test_K13_with_an_empty_masu_there_is_no_drinking() -> None:
    table = drinker("hand fake-wounds-2", "masu 0\nrounds 3 extra 0 minions 0 sudden 2")
    assert not offered(table, "drink")
    assert why_not(table, "drink", card="fake-wounds").rule == "K13"


def test_K13_a_drinking_box_of_0_cannot_be_played() -> None:
    table = drinker("hand roar-1")
    assert not offered(table, "drink")
    assert why_not(table, "drink", card="roar").rule == "K13"


@pytest.mark.parametrize("location", ["inn", "rope-bridge"])
@pytest.mark.parametrize("samurai", ["hojo-masako", "date-masamune"])
def test_K13_a_movement_or_drinking_box_of_0_is_not_helped_by_sandals_skill_or_place(
    location: str, samurai: str
) -> None:
    lines = Path(game.__file__).with_name("deck.toml").read_text(encoding="utf-8").splitlines()
    for i, line in enumerate(lines):
        if line.startswith('  ["'):
            values = line.split(", ")
            values[5] = values[6] = "0"
            lines[i] = ", ".join(values)
    table = izakaya.new_table(
        "sake", seats=3, seed=4, first="0", samurai=samurai, location=location, deck="\n".join(lines)
    )
    while asks(table) != "act":
        table.answer(table.options()[0])
    assert table.asked == 0
    assert hand(table, 0)
    assert not offered(table, "move")
    assert not offered(table, "drink")
    assert why_not(table, "move", card=hand(table, 0)[0]).rule == "K13"


def test_K32_each_sake_goes_to_a_weapon_an_item_life_or_the_board() -> None:
    table = drinker("hand fake-wounds-2 gear katana-8 pipe-1")
    play(table, "drink", card="fake-wounds")
    assert [option.place for option in moves(table)] == ["katana", "pipe", "life", "board"]
    play(table, "place", place="pipe")
    assert [option.place for option in moves(table)] == ["katana", "life", "board"]
    play(table, "place", place="board")
    assert sake_places(table, 0) == ["pipe", "board"]


def test_K13_a_drinker_is_told_of() -> None:
    table = drinker("hand fake-wounds-2")
    drink(table, "fake-wounds", "life", "board")
    assert told_of(table, "drank") == [{"what": "drank", "seat": 0, "number": 2, "cards": ["fake-wounds-2"]}]


def test_masamune_drinks_one_more() -> None:
    table = position("seat 0 date-masamune hand roar-3\nseat 1 hojo-masako\nseat 2 tomoe-gozen")
    drink(table, "roar", "life", "katana")
    assert sake(table, 0) == 2
    assert asks(table) == "act"


def test_masamunes_one_more_is_fixed_before_placing() -> None:
    table = position("seat 0 date-masamune hand roar-3\nseat 1 hojo-masako\nseat 2 tomoe-gozen")
    drink(table, "roar", "board", "katana")
    assert sake(table, 0) == 2, "the sake on the board came too late to stop the second"


def test_masamunes_one_more_is_within_the_free_places_and_the_masu() -> None:
    people = "seat 0 date-masamune hand fake-wounds-2 {}\nseat 1 hojo-masako\nseat 2 tomoe-gozen\n{}"
    table = position(people.format("sake life", ""))
    drink(table, "fake-wounds", "katana", "board")
    assert sake(table, 0) == 3
    table = position(people.format("", "masu 2"))
    drink(table, "fake-wounds", "katana", "life")
    assert masu(table) == 0
    assert asks(table) == "act"


def test_masamune_with_sake_on_the_board_drinks_as_others_do() -> None:
    table = position("seat 0 date-masamune hand roar-3 sake board\nseat 1 hojo-masako\nseat 2 tomoe-gozen")
    drink(table, "roar", "life")
    assert asks(table) == "act"
    assert sake(table, 0) == 2


def test_distillery_each_samurai_takes_1_at_the_beginning_of_its_turn() -> None:
    table = izakaya.new_table(
        "sake",
        seats=3,
        seed=2,
        first="1",
        location="distillery",
        samurai="hojo-masako, yagyu-jubei, date-masamune",
    )
    assert (table.asked, asks(table)) == (1, "place-sake")
    assert masu(table) == 7
    play(table, "place", place="board")
    assert asks(table) == "act"
    assert sake(table, 1) == 1


def test_distillery_masamune_takes_no_more_than_others() -> None:
    table = izakaya.new_table(
        "sake",
        seats=3,
        seed=2,
        first="2",
        location="distillery",
        samurai="hojo-masako, yagyu-jubei, date-masamune",
    )
    play(table, "place", place="life")
    assert asks(table) == "act"
    assert sake(table, 2) == 1


def turn_before(words: str, location: str, rest: str = "") -> izakaya.Table:
    """The turn before that of seat 0 has just ended."""
    table = position(
        f"house {location} unarmed first 0\nseat 0 hojo-masako {words}{OTHERS}turn 2\n{rest}\n"
        "ask end-turn 2\nask wield 2"
    )
    table.answer(0)
    return table


def test_distillery_nothing_if_there_is_no_free_place() -> None:
    table = turn_before("sake katana life board", "distillery")
    assert (table.asked, asks(table)) == (0, "act")
    assert masu(table) == 8


def test_distillery_can_empty_the_masu_and_begin_sudden_death() -> None:
    table = turn_before("", "distillery", "masu 1")
    assert asks(table) == "place-sake"
    assert seen(table)["sudden_from"] == 0


def test_distillery_pours_nothing_for_spirits() -> None:
    table = position(
        "house distillery unarmed first 0\nseat 0 hojo-masako\nseat 1 date-masamune\nseat 2 tomoe-gozen\n"
        "seat 3 yagyu-jubei spirit\nturn 2\nask end-turn 2\nask wield 2"
    )
    table.answer(0)
    assert table.asked == 3
    assert asks(table) != "place-sake"
    assert sake(table, 3) == 0


@pytest.mark.parametrize("hurt", [1, 2, 3])
def test_hot_spring_each_samurai_recovers_1_at_the_beginning_of_its_turn(hurt: int) -> None:
    table = turn_before(f"life 2 wounds {hurt}", "hot-spring")
    assert (table.asked, asks(table)) == (0, "act")
    assert life(table, 0) == 3
    assert len(seen(table)["people"][0]["wounds"]) == hurt - 1


def test_hot_spring_does_nothing_to_the_unhurt_and_to_others() -> None:
    table = turn_before("life 5", "hot-spring")
    assert life(table, 0) == 5
    assert asks(table) == "act"


@pytest.mark.parametrize("location", ["inn", "bamboo-grove", "rope-bridge"])
def test_the_inn_and_the_other_places_give_nothing_at_the_beginning(location: str) -> None:
    table = turn_before("life 3 wounds 2", location, "circle seat-0 3 seat-1 3 seat-2 3")
    assert (life(table, 0), sake(table, 0), masu(table)) == (3, 0, 8)


def test_rope_bridge_two_steps_between_neighbours_at_setup() -> None:
    table = izakaya.new_table("sake", seats=4, seed=2, location="rope-bridge")
    assert [piece["steps"] for piece in seen(table)["circle"]] == [2, 2, 2, 2]
