"""Section 9, continued: what a Spirit is, K40, and its turn, K41."""

from __future__ import annotations

import pytest

from tests.sake.at_the_table import (
    asks,
    attack,
    circle,
    end_turn,
    hand,
    masu,
    moves,
    offered,
    pass_,
    person,
    play,
    sake,
    sake_places,
    seen,
    turn,
)
from tests.sake.haunting import haunted

# K40: what a Spirit is.


def test_K40_what_affects_samurai_does_not_affect_a_spirit() -> None:
    table = haunted(
        "hand riceballs-in-the-face-1 weak-stomach-1 gear katana-1 pipe-1 sake board wielding katana",
        "life 1 hand roar-1 sake board",
        "spirit hand roar-2 roar-3 sake 2",
        more="turn 0 plays 4\nline seat-0 5 seat-1",
    )
    play(table, "text", card="weak-stomach-1")
    assert [made.target for made in moves(table)] == [1]
    play(table, "choose", target=1)
    pass_(table)
    play(table, "sake", place="board", target=1)
    play(table, "text", card="riceballs-in-the-face-1")
    assert [made.target for made in moves(table)] == [1]
    play(table, "choose", target=1)
    play(table, "discard", card="roar-1")
    assert not offered(table, "activate", card="pipe")
    assert (hand(table, 2), sake(table, 2)) == (["roar-2", "roar-3"], 2)


def test_K40_the_pipe_leaves_spirits_alone() -> None:
    table = haunted(
        "gear katana-1 pipe-1 sake board wielding katana",
        "life 1 hand roar-1",
        "spirit hand roar-2 sake 2",
        more="turn 0",
    )
    play(table, "activate", card="pipe")
    play(table, "pay", place="board")
    assert table.asked == 1
    play(table, "discard", card="roar-1")
    assert (table.asked, asks(table)) == (0, "act")


@pytest.mark.parametrize("location", ["distillery", "hot-spring"])
def test_K40_the_house_does_nothing_for_a_spirit(location: str) -> None:
    table = haunted(more=f"house {location} unarmed first 0\nturn 1", two="spirit sake 1")
    end_turn(table)
    assert (turn(table), asks(table)) == (2, "elation")
    assert sake(table, 2) == 1
    assert masu(table) == 10


def test_K40_its_hand_is_of_no_use_by_the_fronts() -> None:
    table = haunted(three="spirit hand sakuragi-1 minion-1 katana-8 falter-1", top="roar-3")
    while turn(table) == 3:
        assert {made.way for made in moves(table)} <= {
            "pass",
            "steal",
            "choose",
            "cards",
            "sake",
            "give",
            "discard",
        }
        table.answer(table.options()[0])


def test_K40_only_cards_that_match_the_back_on_top_are_played() -> None:
    # After the draw a drowsy card is on top: three of the five cards fit.
    table = haunted("sake board", three="spirit hand roar-1 roar-4 roar-2", top="falter-1 minion-2")
    pass_(table)
    play(table, "choose", target=0)
    assert [made.number for made in moves(table)] == [1, 2, 3]
    play(table, "cards", number=3)
    assert hand(table, 3) == ["roar-2"]


def test_K40_without_a_match_there_is_no_torment() -> None:
    table = haunted("sake board", three="spirit hand roar-1", top="falter-2 falter-4")
    pass_(table)
    assert [made.way for made in moves(table)] == ["pass", "steal"]


def test_K40_the_card_just_drawn_may_match() -> None:
    table = haunted("sake board", three="spirit", top="falter-1 falter-4")
    pass_(table)
    assert offered(table, "choose", target=0)


def test_K40_no_limit_of_sake_on_its_board() -> None:
    table = haunted(three="spirit sake 7")
    pass_(table)
    play(table, "steal")
    assert sake(table, 3) == 8


def test_K40_it_burns_neither_sake_nor_soul() -> None:
    table = haunted(
        three="spirit hand roar-1 sake 5", two="spirit hand roar-4 sake 3", top="falter-1 falter-4"
    )
    for _ in range(2):
        assert not any(made.way.startswith("burn") for made in moves(table))
        pass_(table)
    table = haunted("hand sakuragi-1", two="spirit hand roar-1 sake 5", more="turn 0", top="falter-1")
    attack(table, "sakuragi-1", "katana", 2)
    assert asks(table) == "fade"
    assert [made.way for made in moves(table)] == ["pass", "fade"]


def test_K40_a_spirit_has_no_skill_any_more() -> None:
    # Tomoe would draw 3.
    table = haunted(three="spirit", top="falter-2 roar-1")
    assert not person(table, 3)["skill"]
    pass_(table)
    assert hand(table, 3) == ["roar-1"]


# K41: its turn.


def test_K41_elation_is_if_it_likes() -> None:
    for top in ("roar-1", "roar-2", "roar-3"):
        table = haunted("hand minion-1 sake board", top=top)
        before = circle(table)
        assert (asks(table), table.asked) == ("elation", 3)
        pass_(table)
        assert asks(table) == "spirit-deed"
        assert (circle(table), sake_places(table, 0), hand(table, 0)) == (before, ["board"], ["minion-1"])


def test_K41_it_is_asked_even_if_nothing_is_possible() -> None:
    table = haunted(top="roar-3")
    assert asks(table) == "elation"
    assert [made.way for made in moves(table)] == ["pass"]


def test_K41_troublesome_adds_or_removes_a_step_anywhere() -> None:
    three = "spirit"
    living = {"two": "", "three": three, "top": "roar-2"}
    table = haunted(**living)
    assert sorted((made.way, made.place) for made in moves(table) if made.way != "pass") == [
        (way, place) for way in ("add-step", "remove-step") for place in ("seat-0", "seat-1", "seat-2")
    ]
    play(table, "add-step", place="seat-1")
    assert circle(table) == "seat-0 3 seat-1 4 seat-2 3"
    assert asks(table) == "spirit-deed"
    table = haunted(**living)
    play(table, "remove-step", place="seat-2")
    assert circle(table) == "seat-0 3 seat-1 3 seat-2 2"


def test_K41_a_step_is_added_or_removed_by_the_rules_of_steps() -> None:
    table = haunted(two="", more="turn 3\ncircle seat-0 1 seat-1 26 seat-2 1", top="roar-2")
    assert [(made.way, made.place) for made in moves(table)[1:]] == [("remove-step", "seat-1")]


def test_K41_quarrelsome_moves_a_sake_to_another_free_place_of_the_same_samurai() -> None:
    table = haunted("sake board katana", "gear katana-2 pipe-1 sake life wielding katana", top="roar-3")
    assert sorted((made.target, made.place) for made in moves(table) if made.way == "sake") == [
        (0, "board"),
        (0, "katana"),
        (1, "life"),
    ]
    play(table, "sake", target=1, place="life")
    assert sorted(made.place or "" for made in moves(table)) == ["board", "katana", "pipe"]
    play(table, "place", place="pipe")
    pass_(table)
    assert sake_places(table, 1) == ["pipe"]
    assert asks(table) == "spirit-deed"


def test_K41_with_no_free_place_no_sake_is_moved() -> None:
    table = haunted("sake board katana life", top="roar-3")
    assert [made.way for made in moves(table)] == ["pass"]


def test_K41_a_spirits_sake_is_not_moved() -> None:
    table = haunted(two="spirit sake 2", three="spirit sake 2", top="roar-3")
    assert [made.way for made in moves(table)] == ["pass"]


def test_K41_drowsy_passes_a_random_card_from_a_samurai_to_another() -> None:
    table = haunted("life 1 hand roar-2 roar-3 minion-1", "life 1", top="roar-1")
    assert [(made.place, made.target) for made in moves(table) if made.way == "give"] == [("seat-0", 1)]
    play(table, "give", place="seat-0", target=1)
    assert len(hand(table, 0)) == 2
    assert len(hand(table, 1)) == 1
    assert sorted(hand(table, 0) + hand(table, 1)) == ["minion-1", "roar-2", "roar-3"]


def test_K41_which_card_is_random() -> None:
    given = set()
    for seed in range(12):
        table = haunted(
            "life 1 hand roar-2 roar-3 minion-1",
            "life 1",
            more=f"turn 3\nchance seed {seed} at 0",
            top="roar-1",
        )
        play(table, "give", place="seat-0", target=1)
        given.add(hand(table, 1)[0])
    assert given == {"roar-2", "roar-3", "minion-1"}


def test_K41_drowsy_is_between_samurai_only() -> None:
    table = haunted("hand minion-1", "hand minion-2", "spirit hand minion-3", top="roar-1")
    assert sorted((made.place, made.target) for made in moves(table) if made.way == "give") == [
        ("seat-0", 1),
        ("seat-1", 0),
    ]


def test_K41_then_it_draws_the_top_card() -> None:
    table = haunted(top="falter-2 roar-1")
    assert (seen(table)["top_back"], hand(table, 3)) == ("drowsy", [])
    pass_(table)
    assert hand(table, 3) == ["roar-1"]
    assert seen(table)["top_back"] == "troublesome"


def test_K41_it_steals_one_sake_from_the_masu_onto_its_board() -> None:
    table = haunted(three="spirit sake 1")
    pass_(table)
    play(table, "steal")
    assert (sake(table, 3), masu(table)) == (2, 9)
    assert turn(table) == 0


def test_K41_or_torments_or_neither() -> None:
    table = haunted("sake board", three="spirit hand roar-1", top="falter-1 falter-2")
    pass_(table)
    assert [(made.way, made.target) for made in moves(table)] == [
        ("pass", None),
        ("steal", None),
        ("choose", 0),
        ("choose", 1),
    ]
    pass_(table)
    assert (turn(table), masu(table)) == (0, 10)


def test_K41_from_an_empty_masu_nothing_is_stolen() -> None:
    table = haunted(more="turn 3\nmasu 0\nrounds 0 extra 0 minions 0 sudden 1")
    pass_(table)
    assert not offered(table, "steal")


def test_K41_after_its_turn_comes_the_next_seat() -> None:
    table = haunted(more="turn 2")
    end_turn(table)
    assert (turn(table), table.asked, asks(table)) == (3, 3, "elation")
    end_turn(table)
    assert (turn(table), table.asked, asks(table)) == (0, 0, "act")
