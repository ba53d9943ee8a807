"""Section 9, continued: torment, K42, and attacking a Spirit, K43."""

from __future__ import annotations

import pytest

from izakaya import Table
from tests.sake.at_the_table import (
    asks,
    attack,
    deck,
    hand,
    iaido,
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
    steps,
    told_of,
    turn,
    wounds,
)
from tests.sake.haunting import haunted

# K42: torment.


def torment(
    zero: str = "sake board katana", two: str = "spirit", one: str = "", number: int = 2, target: int = 0
) -> Table:
    """Seat 3 torments seat 0 with drowsy cards; a drowsy card stays on top."""
    three = "spirit hand roar-1 roar-4 minion-2"
    table = haunted(zero, one, two, three, top="falter-1 falter-2")
    pass_(table)
    play(table, "choose", target=target)
    play(table, "cards", number=number)
    return table


def test_K42_any_number_of_matching_cards_but_at_least_one() -> None:
    table = haunted("sake board", three="spirit hand roar-1 roar-4 minion-2 roar-2", top="falter-1 falter-2")
    pass_(table)
    play(table, "discard", card="roar-2")
    play(table, "choose", target=0)
    assert [made.number for made in moves(table)] == [1, 2, 3]


def test_K42_a_torment_is_as_strong_as_its_cards() -> None:
    for number in (1, 2, 3):
        table = torment(number=number)
        assert (asks(table), question(table)["strength"]) == ("resist", number)


def test_K42_other_spirits_clockwise_may_add_cards_of_that_back() -> None:
    table = position(
        """
        seat 0 date-masamune sake board katana life
        seat 1 yagyu-munenori spirit hand drunken-purchase-1 strategic-stench-1
        seat 2 hojo-masako
        seat 3 tomoe-gozen spirit hand roar-1
        seat 4 ito-ittosai spirit hand roar-4 roar-3
        seat 5 yagyu-jubei spirit hand roar-2
        turn 3
        """,
        "falter-1 falter-2",
    )
    pass_(table)
    play(table, "choose", target=0)
    play(table, "cards", number=1)
    # Seat 4 has one drowsy card, seat 5 none, seat 1 two.
    assert (table.asked, asks(table)) == (4, "help")
    assert [(made.way, made.number) for made in moves(table)] == [("pass", None), ("cards", 1)]
    play(table, "cards", number=1)
    assert (table.asked, asks(table)) == (1, "help")
    assert [(made.way, made.number) for made in moves(table)] == [("pass", None), ("cards", 1), ("cards", 2)]
    play(table, "cards", number=2)
    assert (table.asked, asks(table), question(table)["strength"]) == (0, "resist", 4)
    assert (hand(table, 4), hand(table, 1)) == (["roar-3"], [])


def test_K42_helping_is_free() -> None:
    table = torment(two="spirit hand strategic-stench-1")
    assert (table.asked, asks(table)) == (2, "help")
    pass_(table)
    assert question(table)["strength"] == 2
    assert hand(table, 2) == ["strategic-stench-1"]


def test_K42_the_cards_are_discarded() -> None:
    table = torment(two="spirit hand strategic-stench-1")
    play(table, "cards", number=1)
    pass_(table)
    play(table, "place", place="board")
    play(table, "place", place="katana")
    for _ in range(2):
        play(table, "choose", target=2)
    # Which of the tormentor's drowsy cards were played is luck; what it keeps is the rest.
    assert len(pile(table)) == 3
    assert "strategic-stench-1" in pile(table)
    assert not set(pile(table)) & set(hand(table, 3))


def test_K42_the_target_loses_the_difference_choosing_which() -> None:
    table = torment("hand roar-3 sake board katana life", number=2)
    pass_(table)
    assert (table.asked, asks(table)) == (0, "give-up-sake")
    assert [made.place for made in moves(table) if made.way == "place"] == ["katana", "life", "board"]
    play(table, "place", place="katana")
    play(table, "place", place="life")
    assert sake_places(table, 0) == ["board"]


def test_K42_as_far_as_it_has_any() -> None:
    table = torment("sake board", number=3)
    pass_(table)
    play(table, "place", place="board")
    assert (table.asked, asks(table), question(table)["number"]) == (3, "deal-sake", 1)
    table = torment("life 1", number=3)
    pass_(table)
    table.settle()
    assert turn(table) == 0
    assert sake(table, 3) == 0


def test_K42_the_tormentor_deals_them_out_among_spirits() -> None:
    table = torment()
    pass_(table)
    play(table, "place", place="board")
    play(table, "place", place="katana")
    assert (table.asked, asks(table)) == (3, "deal-sake")
    assert [made.target for made in moves(table)] == [2, 3]
    play(table, "choose", target=2)
    play(table, "choose", target=3)
    assert (sake(table, 0), sake(table, 2), sake(table, 3)) == (0, 1, 1)
    assert masu(table) == 10
    assert turn(table) == 0


def test_K42_it_defends_with_the_box_of_one_card_and_the_wielded_weapon() -> None:
    # Box 0 and the Katana's 2 are enough against 2.
    table = torment("hand roar-3 sake board")
    play(table, "defend", card="roar-3")
    assert (sake(table, 0), turn(table)) == (1, 0)


def test_K42_a_weapon_with_sake_does_not_help() -> None:
    table = torment("hand falter-3 sake board katana", number=3)
    play(table, "defend", card="falter-3")
    # 3 against box 2.
    assert (asks(table), question(table)["number"]) == ("give-up-sake", 1)


def test_K42_armour_helps() -> None:
    armed = "hand roar-3 gear katana-1 makeshift-armour-1 wielding katana sake katana board"
    table = torment(armed, number=2)
    play(table, "defend", card="roar-3")
    assert (asks(table), question(table)["number"]) == ("give-up-sake", 1)


def test_K42_only_one_card_defends() -> None:
    table = torment("hand roar-3 falter-3 gear sake board", number=3)
    play(table, "defend", card="falter-3")
    assert asks(table) == "give-up-sake"
    assert not offered(table, "defend")


def test_K42_without_a_card_there_is_no_defence() -> None:
    table = torment("sake board", number=1)
    pass_(table)
    assert asks(table) == "give-up-sake"


def test_K42_it_defends_without_skills() -> None:
    # Munenori defends 1 better against melee attacks, but a torment is no attack.
    table = torment("", one="hand roar-3 gear sake life", number=1, target=1)
    play(table, "defend", card="roar-3")
    assert asks(table) == "give-up-sake"


def test_K42_the_weapon_defends_whatever_its_range() -> None:
    table = torment("hand roar-3 gear wakizashi-1 wielding wakizashi sake board", number=3)
    play(table, "defend", card="roar-3")
    assert (sake(table, 0), turn(table)) == (1, 0)


def test_K42_no_minion_is_discarded_against_it() -> None:
    table = torment("hand minion-1 sake board")
    assert not offered(table, "sacrifice")
    assert offered(table, "defend", card="minion-1")


def test_K42_the_target_may_burn_before_and_after() -> None:
    table = torment("sake board katana life", number=2)
    play(table, "burn-to-draw", place="katana")
    assert asks(table) == "resist"
    pass_(table)
    assert asks(table) == "give-up-sake"
    play(table, "burn-to-draw", place="board")
    assert [made.place for made in moves(table) if made.way == "place"] == ["life"]
    play(table, "burn-to-draw", place="life")
    assert [made.way for made in moves(table) if not made.way.startswith("burn")] == ["pass"]
    pass_(table)
    assert (turn(table), sake(table, 3)) == (0, 0)
    assert len(hand(table, 0)) == 3


def test_K42_a_card_drawn_by_burning_may_defend() -> None:
    three = "spirit hand roar-1 roar-4 minion-2"
    table = haunted("sake board katana", "", "spirit", three, top="riceballs-in-the-face-3 falter-2")
    pass_(table)
    play(table, "choose", target=0)
    play(table, "cards", number=3)
    play(table, "burn-to-draw", place="katana")
    play(table, "defend", card="riceballs-in-the-face-3")
    # 3 against box 2 and the Katana's 2, which works again.
    assert (sake_places(table, 0), turn(table)) == (["board"], 0)


def test_K42_no_life_is_lost() -> None:
    table = torment("life 3 sake board", number=3)
    pass_(table)
    play(table, "place", place="board")
    play(table, "choose", target=3)
    assert (life(table, 0), wounds(table, 0)) == (3, 0)


def test_K42_only_a_samurai_is_tormented() -> None:
    table = haunted(two="spirit sake 3", three="spirit hand roar-1", top="falter-1 falter-2")
    pass_(table)
    assert [made.target for made in moves(table) if made.way == "choose"] == [0, 1]


def test_K42_torment_is_no_attack_nobody_interrupts_it() -> None:
    table = torment("hand blurred-vision-1 sake board", one="hand blurred-vision-2")
    assert (table.asked, asks(table)) == (0, "resist")
    assert not offered(table, "interrupt")


# K43: attacking a Spirit.


def struck(
    zero: str = "hand sakuragi-1",
    two: str = "spirit sake 3",
    three: str = "spirit",
    top: str = "falter-1",
    more: str = "",
) -> Table:
    """Seat 0 attacks seat 2, a Spirit, for 5."""
    table = haunted(zero, "", two, three, more or "turn 0", top)
    attack(table, "sakuragi-1", "katana", 2)
    return table


def test_K43_a_spirit_is_always_in_reach() -> None:
    table = haunted("hand sakuragi-1 gear katana-1 yumi-1 wielding katana", more="turn 0")
    play(table, "attack", card="sakuragi-1")
    assert sorted((made.weapon, made.target) for made in moves(table)) == [
        ("katana", 2),
        ("katana", 3),
        ("yumi", 2),
        ("yumi", 3),
    ]


def test_K43_with_bare_hands_too() -> None:
    table = haunted("hand sakuragi-1 gear", two="spirit sake 3", more="turn 0")
    attack(table, "sakuragi-1", "bare-hands", 2)
    assert sake(table, 2) == 1


@pytest.mark.parametrize("walk", [-2, 0, 2])
def test_K43_after_any_walk_of_an_iaido_too(walk: int) -> None:
    table = haunted("hand sakuragi-1", two="spirit sake 3", more="turn 0")
    iaido(table, "sakuragi-1", walk, "katana", 2)
    assert sake(table, 2) == 0
    assert steps(table, 0, 1) == 3 - walk


def test_K43_it_loses_one_sake_a_damage_out_of_the_game() -> None:
    table = haunted("hand burning-ramen-1", two="spirit sake 5", more="turn 0")
    attack(table, "burning-ramen-1", "katana", 2)
    assert (sake(table, 2), masu(table), asks(table)) == (2, 10, "act")
    assert told_of(table, "spirit-hit") == [{"what": "spirit-hit", "seat": 2, "target": 0, "number": 3}]


def test_K43_no_more_than_it_has() -> None:
    assert sake(struck(), 2) == 0


def test_K43_it_may_fade_with_a_matching_card() -> None:
    table = struck(two="spirit hand roar-1 roar-2 sake 3")
    assert (table.asked, asks(table)) == (2, "fade")
    play(table, "fade")
    assert (sake(table, 2), hand(table, 2)) == (3, ["roar-2"])
    assert pile(table) == ["roar-1", "sakuragi-1"]
    assert asks(table) == "act"


def test_K43_a_card_that_does_not_match_is_of_no_use() -> None:
    table = struck(two="spirit hand roar-2 roar-3 sake 3")
    assert asks(table) == "act"
    assert (sake(table, 2), len(hand(table, 2))) == (0, 2)


def test_K43_fading_is_free() -> None:
    table = struck(two="spirit hand roar-1 sake 3")
    pass_(table)
    assert (sake(table, 2), hand(table, 2)) == (0, ["roar-1"])


def test_K43_then_any_other_spirit_clockwise_may_discard_for_it() -> None:
    table = position(
        """
        seat 0 date-masamune hand sakuragi-1
        seat 1 yagyu-munenori spirit hand drunken-purchase-1
        seat 2 hojo-masako
        seat 3 tomoe-gozen spirit hand roar-1 sake 3
        seat 4 ito-ittosai spirit hand roar-2
        seat 5 yagyu-jubei spirit hand roar-4
        """,
        "falter-1",
    )
    attack(table, "sakuragi-1", "katana", 3)
    for seat in (3, 5):
        assert (table.asked, asks(table)) == (seat, "fade")
        pass_(table)
    assert (table.asked, asks(table)) == (1, "fade")
    play(table, "fade")
    assert (sake(table, 3), hand(table, 1), hand(table, 3)) == (3, [], ["roar-1"])


def test_K43_one_card_is_enough_for_any_strength() -> None:
    table = struck(two="spirit sake 3", three="spirit hand roar-1 roar-4")
    assert table.asked == 3
    play(table, "fade")
    assert sake(table, 2) == 3
    assert len(hand(table, 3)) == 1
    assert hand(table, 3)[0] in ("roar-1", "roar-4")


def test_K43_first_the_interrupts_then_the_fading() -> None:
    table = haunted(
        "hand sakuragi-1", "hand falter-2", "spirit hand roar-1 sake 3", more="turn 0", top="falter-1"
    )
    attack(table, "sakuragi-1", "katana", 2)
    assert (table.asked, asks(table)) == (1, "interrupt")
    let_pass(table)
    assert (table.asked, asks(table)) == (2, "fade")


def test_K43_a_spirit_does_not_defend_itself() -> None:
    table = struck(two="spirit hand roar-2 sake 9")
    assert sake(table, 2) == 9 - 5


def test_K43_events_do_not_attack_spirits() -> None:
    table = haunted("hand burning-ramen-1", more="turn 0")
    play(table, "text", card="burning-ramen-1")
    assert [made.target for made in moves(table) if made.way == "throw"] == [1]
    table = position("""
        seat 0 date-masamune hand burning-ramen-1 throwing-chopsticks-1
        seat 1 yagyu-munenori spirit sake 2
        seat 2 hojo-masako spirit sake 2
    """)
    assert not offered(table, "text")


def test_K43_minions_do_not_attack_spirits() -> None:
    # The Spirit between them has no place in the circle: the minion goes on to seat 2.
    table = position("""
        seat 0 date-masamune
        seat 1 yagyu-munenori spirit sake 2
        seat 2 hojo-masako
        seat 3 tomoe-gozen
        circle seat-0 0 minion-1 3 seat-2 3 seat-3 3
        minion-1 of 0 clockwise
    """)
    pass_(table)
    assert (table.asked, asks(table)) == (2, "defend")
    assert sake(table, 1) == 2


def test_K43_the_back_on_top_is_the_one_of_the_moment() -> None:
    # The first attack is faded with the only drowsy card; the top of the draw pile has not changed.
    table = haunted(
        "hand sakuragi-1 sakuragi-4", two="spirit hand roar-1 sake 3", more="turn 0", top="falter-1"
    )
    attack(table, "sakuragi-1", "katana", 2)
    play(table, "fade")
    attack(table, "sakuragi-4", "katana", 2)
    assert asks(table) == "act"
    assert sake(table, 2) == 0
    assert deck(table)[-1] == "falter-1"
