"""Section 7: no more than 4 cards in a hand, and who chooses what is discarded, K31."""

from __future__ import annotations

from izakaya import Table
from tests.sake.at_the_table import (
    asks,
    attack,
    found,
    hand,
    move,
    moves,
    offered,
    pass_,
    pile,
    play,
    position,
    seen,
    state,
    take_it,
    told_of,
)

FOUR = "roar-1 roar-2 roar-3 roar-4"


def three(zero: str = "", one: str = "", two: str = "", more: str = "", top: str = "") -> Table:
    return position(
        f"""
        seat 0 date-masamune {zero}
        seat 1 takezaki-suenaga {one}
        seat 2 hojo-masako {two}
        {more}
        """,
        top,
    )


def test_K31_down_to_four_and_no_further() -> None:
    table = three(f"hand {FOUR}", more="turn 0 plays 0", top="falter-1 falter-2")
    pass_(table)
    assert asks(table) == "down-to-four"
    play(table, "discard", card="roar-2")
    assert asks(table) == "down-to-four"
    play(table, "discard", card="falter-1")
    assert asks(table) == "wield"
    assert hand(table, 0) == ["roar-1", "roar-3", "roar-4", "falter-2"]
    assert pile(table) == ["roar-2", "falter-1"]


def test_K31_four_cards_are_not_too_many() -> None:
    table = three("hand roar-1 roar-2", more="turn 0 plays 0")
    pass_(table)
    assert asks(table) == "wield"
    assert len(hand(table, 0)) == 4


def test_K31_any_card_of_the_hand_may_go_and_nothing_else_is_possible() -> None:
    table = three(f"hand {FOUR} sake board", top="falter-2")
    play(table, "burn-to-draw", place="board")
    assert sorted((made.way, made.card) for made in moves(table)) == [
        ("discard", card) for card in sorted([*FOUR.split(), "falter-2"])
    ]


def test_K31_as_soon_as_the_effect_that_gave_them_is_complete() -> None:
    # Both cards of the Sakuragi are drawn before anything is discarded.
    table = three("hand sakuragi-1 roar-1 roar-2 roar-3 roar-4", "", top="falter-1 falter-2")
    play(table, "discard", card="roar-4")
    play(table, "text", card="sakuragi-1")
    assert asks(table) == "down-to-four"
    assert len(hand(table, 0)) == 5
    play(table, "discard", card="roar-1")
    assert asks(table) == "act"
    assert hand(table, 0) == ["roar-2", "roar-3", "falter-1", "falter-2"]


def test_K31_in_the_middle_of_anothers_turn_too() -> None:
    table = three("hand sakuragi-1", f"hand {FOUR} sake board")
    move(table, "sakuragi-1", 1)
    play(table, "burn-to-draw", place="board")
    assert (table.asked, asks(table)) == (1, "down-to-four")
    play(table, "discard", card="roar-3")
    assert (table.asked, asks(table)) == (1, "interrupt")


def test_K31_after_burning_the_soul_all_its_cards_are_there_to_choose_from() -> None:
    table = three(f"hand {FOUR} life 5")
    play(table, "burn-soul", number=4)
    assert len(hand(table, 0)) == 8
    for _ in range(4):
        assert asks(table) == "down-to-four"
        table.answer(found(table, "discard")[0])
    assert asks(table) == "act"
    assert len(hand(table, 0)) == 4


def test_K31_cards_from_a_drowsy_elation_count() -> None:
    table = three("hand roar-1", "hand falter-3 falter-4 minion-1 minion-2", "spirit", "turn 2", "roar-4")
    play(table, "give", place="seat-0", target=1)
    pass_(table)
    pass_(table)
    assert (table.asked, asks(table)) == (1, "down-to-four")
    assert offered(table, "discard", card="roar-1")


def test_K31_a_spirit_discards_too() -> None:
    table = three("", "", f"spirit hand {FOUR}", "turn 2", "falter-1")
    pass_(table)
    assert (table.asked, asks(table)) == (2, "down-to-four")
    play(table, "discard", card="falter-1")
    assert asks(table) == "spirit-deed"
    assert hand(table, 2) == FOUR.split()


def test_K31_a_player_who_dies_discards_from_the_wounds_it_took_up() -> None:
    table = three(
        "hand sakuragi-1",
        "hand katana-8 life 1 wounds roar-1 roar-2 roar-3 roar-4",
        more="circle seat-0 1 seat-1 3 seat-2 3",
    )
    attack(table, "sakuragi-1", "katana", 1)
    take_it(table)
    assert state(table, 1) == "spirit"
    assert (table.asked, asks(table)) == (1, "down-to-four")
    assert not offered(table, "discard", card="katana-8")
    play(table, "discard", card="roar-1")
    assert (table.asked, asks(table)) == (0, "act")


def test_K31_several_players_discard_clockwise_from_the_acting_one() -> None:
    # Seat 3 dies: its stretches are equal, so the one on its counter side goes, with seat 2's minion.
    table = position("""
        seat 0 date-masamune hand burning-ramen-1
        seat 1 takezaki-suenaga
        seat 2 hojo-masako hand roar-1 roar-2 roar-3 roar-4
        seat 3 tomoe-gozen life 1 wounds falter-1 falter-2 falter-3 falter-4
        circle seat-0 3 seat-1 3 seat-2 2 minion-1 1 seat-3 3
        minion-1 of 2 clockwise
    """)
    play(table, "text", card="burning-ramen-1")
    play(table, "throw", target=3)
    take_it(table)
    assert state(table, 3) == "spirit"
    assert (table.asked, asks(table)) == (2, "down-to-four")
    play(table, "discard", card="minion-1")
    assert (table.asked, asks(table)) == (3, "down-to-four")
    table.answer(found(table, "discard")[0])
    assert (table.asked, asks(table)) == (0, "act")


def test_K31_a_player_who_discards_from_a_hand_chooses() -> None:
    table = three("hand riceballs-in-the-face-1", "hand roar-1 roar-2 roar-3", more=WIDE)
    play(table, "text", card="riceballs-in-the-face-1")
    play(table, "choose", target=1)
    assert table.asked == 1
    play(table, "discard", card="roar-2")
    play(table, "discard", card="roar-1")
    assert hand(table, 1) == ["roar-3"]


WIDE = "circle seat-0 5 seat-1 5 seat-2 5"


def test_K31_as_many_as_there_are() -> None:
    table = three("hand riceballs-in-the-face-1", "hand roar-1", more=WIDE)
    play(table, "text", card="riceballs-in-the-face-1")
    play(table, "choose", target=1)
    play(table, "discard", card="roar-1")
    assert (table.asked, asks(table)) == (0, "act")


def test_K31_a_player_of_a_card_that_discards_from_the_table_chooses_there() -> None:
    table = three("hand drunken-purchase-1", "gear katana-1 pipe-1 sandals-1 life 1 wielding katana")
    play(table, "text", card="drunken-purchase-1")
    assert table.asked == 0
    assert sorted(made.card or "" for made in moves(table) if made.target == 1) == [
        "katana",
        "pipe",
        "sandals",
    ]


def test_K31_what_is_discarded_is_seen_by_all() -> None:
    table = three(f"hand {FOUR} sake board", top="falter-2")
    play(table, "burn-to-draw", place="board")
    play(table, "discard", card="falter-2")
    for eyes in (None, 1, 2):
        assert told_of(table, "discarded", eyes) == [{"what": "discarded", "seat": 0, "cards": ["falter-2"]}]
        assert seen(table, eyes)["pile"] == ["falter-2"]


def test_K31_a_position_with_too_many_cards_begins_with_discarding() -> None:
    table = three("", f"hand {FOUR} minion-1", "hand falter-1 falter-2 falter-3 falter-4 minion-2")
    assert (table.asked, asks(table)) == (1, "down-to-four")
    play(table, "discard", card="minion-1")
    assert (table.asked, asks(table)) == (2, "down-to-four")
    play(table, "discard", card="minion-2")
    assert (table.asked, asks(table)) == (0, "act")


def test_K31_clockwise_begins_with_the_one_whose_turn_it_is() -> None:
    table = three(
        "hand minion-5 minion-6 minion-7 minion-8 minion-9",
        f"hand {FOUR} minion-1",
        "hand falter-1 falter-2 falter-3 falter-4 minion-2",
        "turn 1",
    )
    asked: list[int | None] = []
    while asks(table) == "down-to-four":
        asked.append(table.asked)
        table.answer(found(table, "discard")[0])
    assert asked == [1, 2, 0]
