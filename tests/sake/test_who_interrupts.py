"""Section 6, continued: who is asked to interrupt, when and in which order, K29; and Jūbei, who is not."""

from __future__ import annotations

import pytest

from izakaya import Table
from izakaya.games.sake.data import SAMURAI
from izakaya.games.sake.deck_file import HOUSE
from tests.sake.at_the_table import (
    asks,
    attack,
    iaido,
    move,
    moves,
    offered,
    pass_,
    play,
    position,
    question,
    seen,
    sitting,
    steps,
    told_of,
    wounds,
)
from tests.sake.interrupting import NEAR, asked_in_turn, can_interrupt, four, interrupt

# K29: who is asked.


def test_K29_every_other_samurai_with_a_card_is_asked_clockwise_from_the_acting_one() -> None:
    table = four(hand_of(0), hand_of(1), hand_of(2), hand_of(3), where=NEAR)
    attack(table, "sakuragi-1", "katana", 1)
    assert asked_in_turn(table) == [1, 2, 3]


@pytest.mark.parametrize(("acting", "order"), [(1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_K29_clockwise_goes_around(acting: int, order: list[int]) -> None:
    table = four(hand_of(0), hand_of(1), hand_of(2), hand_of(3), more=f"turn {acting}")
    move(table, f"sakuragi-{acting + 1}", 1)
    assert asked_in_turn(table) == order


def hand_of(seat: int) -> str:
    return f"hand sakuragi-{seat + 1}"


def test_K29_a_player_with_no_card_and_nothing_to_burn_for_one_is_not_asked() -> None:
    table = four(hand_of(0), "life 1", hand_of(2), "life 1", where=NEAR)
    attack(table, "sakuragi-1", "katana", 1, all_asked=True)
    assert asked_in_turn(table) == [2]
    assert asks(table) == "defend"


@pytest.mark.parametrize(
    ("one", "asked"),
    [
        ("life 1", False),
        ("life 2", True),  # it can burn its soul
        ("life 2 sake life", True),  # no soul with sake on Life, but that sake
        ("life 1 sake board", True),
        ("life 1 sake katana", True),
        ("life 1 hand roar-1", True),
    ],
)
def test_K29_the_empty_handed_who_could_burn_for_a_card_are_asked_too(one: str, asked: bool) -> None:
    table = four(hand_of(0), one, "life 1", "life 1", where=NEAR)
    move(table, "sakuragi-1", -1, all_asked=True)
    assert asked_in_turn(table) == ([1] if asked else [])


def test_K29_a_player_who_has_burned_its_soul_this_turn_cannot_do_so_for_a_card() -> None:
    table = four(hand_of(0), "life 3", "life 3", "life 1", more="turn 0 plays 2 souls 1")
    move(table, "sakuragi-1", 1, all_asked=True)
    assert asked_in_turn(table) == [2]


def test_K29_with_no_card_to_draw_sake_buys_none() -> None:
    cards = [label for label in HOUSE.labels if not label.startswith("katana") and label != "sakuragi-1"]
    hands = {0: "sakuragi-1", 7: cards.pop()}
    people = [
        f"seat {seat} {SAMURAI[(seat + 3) % 8]} hand {hands.get(seat, '')} "
        f"life {cards[seat]} wounds {' '.join(cards[8 + seat :: 8])} {'sake board' if seat == 1 else ''}"
        for seat in range(8)
    ]
    table = position("\n".join(people) + "\nmasu 5")
    assert (seen(table)["deck"], seen(table)["pile"]) == (0, [])
    move(table, "sakuragi-1", 1, all_asked=True)
    assert asked_in_turn(table) == [7]


def test_K29_an_interrupt_drawn_by_a_burn_is_played_at_once() -> None:
    table = four(hand_of(0), "life 1 sake board", "life 1", "life 1", top="falter-1")
    move(table, "sakuragi-1", 1, all_asked=True)
    assert table.asked == 1
    assert not can_interrupt(table, "falter")
    play(table, "burn-to-draw", place="board", all_asked=True)
    assert table.asked == 1
    interrupt(table, "falter-1")
    assert (steps(table, 0, 1), asks(table)) == (3, "act")


def test_K29_with_nothing_anywhere_nobody_is_asked() -> None:
    table = four(hand_of(0), "life 1", "life 1", "life 1")
    move(table, "sakuragi-1", 1, all_asked=True)
    assert asks(table) == "act"
    assert steps(table, 0, 1) == 2


def test_K29_a_card_that_is_no_interrupt_is_enough_to_be_asked() -> None:
    table = four(hand_of(0), "hand roar-1")
    move(table, "sakuragi-1", 1)
    assert table.asked == 1
    assert not offered(table, "interrupt")


def test_K29_spirits_do_not_interrupt() -> None:
    table = four(hand_of(0), "", "spirit hand falter-1", hand_of(3))
    move(table, "sakuragi-1", 1)
    assert asked_in_turn(table) == [3]


def test_K29_an_iaido_can_lose_its_movement_to_one_and_its_attack_to_another() -> None:
    table = four(
        "hand sakuragi-4 gear katana-1 naginata-1 wielding katana", "hand falter-1", "hand blurred-vision-1"
    )
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "falter-1")
    play(table, "strike", weapon="naginata", target=1)
    assert table.asked == 2
    interrupt(table, "blurred-vision-1")
    assert (steps(table, 0, 1), wounds(table, 1), asks(table)) == (3, 0, "act")


def test_K29_also_first_its_attack_and_then_its_movement() -> None:
    table = four("hand sakuragi-4", "hand blurred-vision-1", "hand falter-1")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "blurred-vision-1")
    assert table.asked == 2
    interrupt(table, "falter-1")
    assert (steps(table, 0, 1), wounds(table, 1), asks(table)) == (3, 0, "act")
    assert not sitting(table, 0)


def test_K29_after_the_attack_is_lost_only_falter_is_of_use() -> None:
    table = four("hand sakuragi-4", "hand blurred-vision-1", "hand blurred-vision-2 falter-1")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "blurred-vision-1")
    assert table.asked == 2
    assert [made.card for made in moves(table) if made.way == "interrupt"] == ["falter-1"]


def test_K29_the_same_samurai_may_cancel_both() -> None:
    table = four("hand sakuragi-4", "hand blurred-vision-1 falter-1")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "blurred-vision-1")
    assert table.asked == 1
    interrupt(table, "falter-1")
    assert (steps(table, 0, 1), wounds(table, 1), asks(table)) == (3, 0, "act")


def test_K29_a_player_who_has_passed_is_not_asked_for_what_is_left() -> None:
    table = four("hand sakuragi-4", "hand falter-1", "hand blurred-vision-1 roar-1", "hand roar-2")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    pass_(table)
    interrupt(table, "blurred-vision-1")
    assert asked_in_turn(table) == [2, 3]
    assert steps(table, 0, 1) == 1


def test_K29_nobody_is_asked_when_nothing_is_left_to_cancel() -> None:
    table = four("hand sakuragi-4", "hand falter-1 roar-1", "hand falter-2", "hand falter-3")
    move(table, "sakuragi-4", 1)
    interrupt(table, "falter-1")
    assert asks(table) == "act"
    table = four(
        "hand sakuragi-4", "hand roar-1", "hand blurred-vision-2", "hand blurred-vision-3", where=NEAR
    )
    attack(table, "sakuragi-4", "katana", 1)
    pass_(table)
    interrupt(table, "blurred-vision-2")
    assert asks(table) == "act"


def test_K29_there_is_no_interrupting_an_interrupt() -> None:
    table = four("hand sakuragi-4 falter-4", "hand falter-1", "hand blurred-vision-1 falter-2")
    move(table, "sakuragi-4", 1)
    interrupt(table, "falter-1")
    assert table.asked == 0
    assert asks(table) == "act"
    assert told_of(table, "interrupted") == [
        {"what": "interrupted", "seat": 1, "target": 0, "cards": ["falter-1"]}
    ]


def test_K29_no_other_action_can_be_interrupted() -> None:
    table = four(
        "hand minion-1 pipe-1 sakuragi-4 riceballs-in-the-face-2",
        "hand falter-1 blurred-vision-1",
        more="turn 0 plays 4",
    )
    play(table, "minion", card="minion-1", place="clockwise")
    assert asks(table) == "act"
    play(table, "text", card="pipe-1")
    assert asks(table) == "act"
    play(table, "drink", card="riceballs-in-the-face-2")
    assert asks(table) == "place-sake"


def test_K29_everybody_hears_what_may_be_cancelled() -> None:
    table = four("hand sakuragi-1", "hand roar-1", "hand roar-2")
    iaido(table, "sakuragi-1", 2, "katana", 1)
    told = seen(table, 3)["question"]
    assert (told["by"], told["walk"], told["target"], told["weapon"], told["strength"]) == (
        0,
        2,
        "seat-1",
        "katana",
        5,
    )
    assert seen(table, 3)["asked"] == "reactions"
    assert "seat" not in told
    assert question(table)["seat"] == 1


# Jūbei.


def jubei(zero: str, more: str = "") -> Table:
    return position(f"""
        seat 0 yagyu-jubei {zero}
        seat 1 takezaki-suenaga hand falter-1 blurred-vision-1
        seat 2 hojo-masako hand falter-2 blurred-vision-2
        {more}
    """)


def test_K29_jubeis_movements_and_attacks_cannot_be_interrupted() -> None:
    table = jubei("hand sakuragi-4")
    move(table, "sakuragi-4", 2)
    assert (asks(table), steps(table, 0, 1)) == ("act", 1)
    table = jubei("hand sakuragi-4", "circle seat-0 1 seat-1 3 seat-2 3")
    attack(table, "sakuragi-4", "katana", 1)
    assert asks(table) == "defend"
    table = jubei("hand sakuragi-4")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    assert (asks(table), steps(table, 0, 1)) == ("defend", 1)


def test_K29_jubeis_attack_events_cannot_be_interrupted() -> None:
    table = jubei("hand burning-ramen-1")
    play(table, "text", card="burning-ramen-1")
    play(table, "throw", target=1)
    assert asks(table) == "defend"


def test_K29_jubeis_minions_can_be_interrupted() -> None:
    table = jubei("", "circle seat-0 2 minion-1 1 seat-1 3 seat-2 3\nminion-1 of 0 clockwise")
    pass_(table)
    assert asks(table) == "interrupt"
    assert can_interrupt(table, "blurred-vision")


def test_K29_with_sake_on_the_board_jubei_can_be_interrupted() -> None:
    table = jubei("hand sakuragi-4 sake board")
    move(table, "sakuragi-4", 2)
    assert asks(table) == "interrupt"
    assert can_interrupt(table, "falter")
