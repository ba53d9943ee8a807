"""Section 8: where sake may stand and what it does there, K32; and what becomes of it, K33."""

from __future__ import annotations

from izakaya import Table
from tests.sake.at_the_table import (
    asks,
    attack,
    drink,
    end_turn,
    gear,
    let_pass,
    life,
    masu,
    moves,
    offered,
    pass_,
    person,
    play,
    position,
    question,
    sake,
    sake_places,
    take_it,
    wielded,
    wounds,
)

NEAR = "circle seat-0 1 seat-1 3 seat-2 3"


def three(zero: str = "", one: str = "", two: str = "", more: str = "") -> Table:
    return position(f"""
        seat 0 ito-ittosai {zero}
        seat 1 takezaki-suenaga {one}
        seat 2 hojo-masako {two}
        {more}
    """)


# Placing.


def places(table: Table) -> list[str]:
    return sorted(made.place or "" for made in moves(table) if made.way == "place")


def test_K32_a_place_on_each_weapon_and_item_on_life_and_on_the_board() -> None:
    table = three("hand katana-8 gear katana-1 yumi-1 pipe-1 sandals-1 wielding katana")
    play(table, "drink", card="katana-8")
    assert places(table) == ["board", "katana", "life", "pipe", "sandals", "yumi"]


def test_K32_at_most_one_on_each() -> None:
    table = three("hand katana-8")
    play(table, "drink", card="katana-8")
    play(table, "place", place="life")
    assert places(table) == ["board", "katana"]
    play(table, "place", place="board")
    assert sake_places(table, 0) == ["life", "board"]
    table = three("hand katana-8 sake katana board")
    play(table, "drink", card="katana-8")
    assert places(table) == ["life"]


def test_K32_each_sake_is_placed_at_once() -> None:
    table = three("hand katana-8")
    play(table, "drink", card="katana-8")
    assert (asks(table), question(table)["number"]) == ("place-sake", 2)
    assert not offered(table, "pass")
    play(table, "place", place="katana")
    assert (asks(table), question(table)["number"]) == ("place-sake", 1)
    play(table, "place", place="board")
    assert asks(table) == "act"


def test_K32_only_what_is_in_play_before_you_is_a_place() -> None:
    table = three("hand katana-8 pipe-1", "gear katana-2 sandals-1 wielding katana")
    play(table, "drink", card="katana-8")
    assert places(table) == ["board", "katana", "life"]


def test_K32_with_no_free_place_nothing_can_be_drunk() -> None:
    assert not offered(three("hand katana-8 sake katana life board"), "drink")
    assert offered(three("hand katana-8 sake katana life"), "drink")


def test_K32_it_never_moves_again_by_your_will() -> None:
    table = three("hand roar-1 gear katana-1 pipe-1 sake pipe wielding katana")
    assert not offered(table, "place")
    assert not offered(table, "sake")
    end_turn(table)
    assert sake_places(table, 0) == ["pipe"]


def test_K32_what_was_drunk_is_seen_by_all() -> None:
    table = three("hand katana-8")
    drink(table, "katana-8", "life", "board")
    for eyes in (None, 1, 2):
        someone = person(table, 0, eyes)
        assert (someone["sake"], someone["life_sake"], someone["board_sake"]) == (2, 1, 1)
    assert masu(table) == 6


# On a weapon or item.


def test_K32_a_weapon_with_sake_does_not_attack() -> None:
    assert offered(three("hand roar-1", more=NEAR), "attack")
    table = three("hand roar-1 gear katana-1 yumi-1 sake katana wielding katana", more=NEAR)
    assert not offered(table, "attack")


def test_K32_with_sake_on_the_only_weapon_there_are_bare_hands() -> None:
    table = three("hand roar-1 sake katana", more=NEAR)
    play(table, "attack", card="roar-1")
    assert [made.weapon for made in moves(table)] == ["bare-hands"]


def defended_with(one: str, card: str = "roar-1") -> int:
    """The Wounds of seat 1 after an attack for 6, defended with box 1."""
    table = three("hand sakuragi-1", f"hand {card} {one}", more=NEAR)
    attack(table, "sakuragi-1", "katana", 1)
    let_pass(table)
    play(table, "defend", card=card)
    pass_(table)
    return wounds(table, 1)


def test_K32_a_wielded_weapon_with_sake_does_not_defend() -> None:
    assert defended_with("") == 6 - 1 - 2
    assert defended_with("sake katana") == 6 - 1
    assert defended_with("sake board") == 6 - 1 - 2


def test_K32_armour_with_sake_does_not_defend() -> None:
    armed = "gear katana-8 makeshift-armour-1 wielding katana"
    assert defended_with(armed) == 6 - 1 - 2 - 1
    assert defended_with(f"{armed} sake makeshift-armour") == 6 - 1 - 2


def test_K32_sandals_with_sake_do_not_help() -> None:
    far = "circle seat-0 5 seat-1 5 seat-2 5"
    for places_, reach in (("", 4), (" sake sandals", 3)):
        table = three(f"hand sakuragi-4 gear katana-1 sandals-1 wielding katana{places_}", more=far)
        play(table, "move", card="sakuragi-4")
        assert max(made.number or 0 for made in moves(table)) == reach


def test_K32_an_item_with_sake_cannot_be_used() -> None:
    table = three("gear katana-1 flagon-1 sake katana wielding katana")
    assert offered(table, "activate", card="flagon")
    table = three("gear katana-1 flagon-1 sake flagon wielding katana")
    assert not offered(table, "activate")


def test_K32_a_weapon_works_again_when_its_sake_is_burned() -> None:
    table = three("hand roar-1 gear katana-1 yumi-1 sake katana wielding katana", more=NEAR)
    play(table, "burn-to-draw", place="katana")
    assert offered(table, "attack", card="roar-1")


# On Life.


def hit(one: str) -> Table:
    """Seat 1 has just taken 3: seat 0 has struck before, and its card has an empty attack box."""
    table = three("hand burning-ramen-1", one, more=f"{NEAR}\nturn 0 plays 2 struck")
    attack(table, "burning-ramen-1", "katana", 1)
    take_it(table)
    return table


def test_K32_sake_on_life_counts_as_one_life_point_lost_first() -> None:
    table = hit("life 5 sake life board")
    assert (life(table, 1), wounds(table, 1)) == (3, 2)
    assert sake_places(table, 1) == ["board"]


def test_K32_without_it_every_damage_is_a_card() -> None:
    table = hit("life 5 sake board")
    assert (life(table, 1), wounds(table, 1)) == (2, 3)


def test_K32_sake_lost_from_life_leaves_the_game() -> None:
    table = hit("life 5 sake life")
    assert (sake(table, 1), masu(table)) == (0, 8)


def test_K32_sake_on_life_can_save_a_life() -> None:
    assert person(hit("life 3 sake life"), 1)["state"] == "samurai"
    assert person(hit("life 3"), 1)["state"] == "spirit"


def only_the_sake_went(table: Table) -> None:
    """Damage of 1 took the sake on seat 1's Life out of the game, and no card."""
    assert (life(table, 1), wounds(table, 1)) == (5, 0)
    assert sake_places(table, 1) == ["board"]
    assert (sake(table, 1), masu(table)) == (1, 4)


def test_K32_an_attack_of_damage_1_takes_only_the_sake_on_life() -> None:
    table = three(
        "hand sakuragi-2 gear", "life 5 sake life board", more=f"{NEAR}\nmasu 4\nturn 0 plays 2 struck"
    )
    attack(table, "sakuragi-2", "bare-hands", 1)
    let_pass(table)
    assert question(table)["wounds"] == 1
    take_it(table)
    only_the_sake_went(table)


def test_K32_a_minions_blow_of_damage_1_takes_only_the_sake_on_life() -> None:
    table = position(
        """
        seat 0 ito-ittosai
        seat 1 takezaki-suenaga life 5 sake life board
        seat 2 hojo-masako
        circle seat-0 2 minion-1 1 seat-1 3 seat-2 3
        minion-1 of 0 clockwise
        masu 4
        """,
        top="sakuragi-2",
    )
    pass_(table)
    let_pass(table)
    assert question(table)["wounds"] == 1
    take_it(table)
    only_the_sake_went(table)


def test_K32_an_events_damage_of_1_takes_only_the_sake_on_life() -> None:
    table = three(
        "hand throwing-chopsticks-1", "life 5 sake life board", more="masu 4\nturn 0 plays 2 struck"
    )
    play(table, "text", card="throwing-chopsticks-1")
    play(table, "throw", target=1)
    let_pass(table)
    assert question(table)["wounds"] == 1
    take_it(table)
    only_the_sake_went(table)
    # The second chopstick finds no sake there any more.
    play(table, "throw", target=1)
    take_it(table)
    assert (life(table, 1), wounds(table, 1)) == (4, 1)
    assert sake_places(table, 1) == ["board"]


def test_K32_no_damage_leaves_the_sake_on_life() -> None:
    table = three(
        "hand burning-ramen-1",
        "hand riceballs-in-the-face-1 sake life",
        more=f"{NEAR}\nturn 0 plays 2 struck",
    )
    attack(table, "burning-ramen-1", "katana", 1)
    let_pass(table)
    play(table, "defend", card="riceballs-in-the-face-1")
    assert sake_places(table, 1) == ["life"]
    assert asks(table) == "act"


def test_K32_an_attack_of_no_strength_leaves_the_sake_on_life() -> None:
    table = three("hand burning-ramen-1 gear", "sake life", more=f"{NEAR}\nturn 0 plays 2 struck")
    attack(table, "burning-ramen-1", "bare-hands", 1)
    take_it(table)
    assert (sake_places(table, 1), wounds(table, 1)) == (["life"], 0)


def test_K32_with_sake_on_life_no_soul_can_be_burned() -> None:
    assert offered(three("sake board"), "burn-soul")
    table = three("sake life")
    assert not offered(table, "burn-soul")
    play(table, "burn-to-draw", place="life")
    assert offered(table, "burn-soul")


def test_K32_life_is_recovered_under_the_sake() -> None:
    table = three("hand fake-wounds-1 life 2 wounds 2 sake life")
    play(table, "text", card="fake-wounds-1")
    assert (life(table, 0), sake_places(table, 0)) == (4, ["life"])


# On the board.


def test_K32_with_sake_on_the_board_the_skill_does_not_work() -> None:
    assert person(three(), 0)["skill"]
    assert not person(three("sake board"), 0)["skill"]
    assert person(three("sake life katana"), 0)["skill"]
    for zero, strength in (("", 6), (" sake board", 5), (" sake life", 6)):
        table = three(f"hand sakuragi-1{zero}", more=NEAR)
        attack(table, "sakuragi-1", "katana", 1)
        assert question(table)["strength"] == strength


def test_K32_the_skill_works_again_when_the_sake_is_burned() -> None:
    table = three("hand sakuragi-1 sake board", more=NEAR)
    play(table, "burn-to-draw", place="board")
    attack(table, "sakuragi-1", "katana", 1)
    assert question(table)["strength"] == 6


# K33.


def test_K33_a_card_that_leaves_play_takes_its_sake_out_of_the_game() -> None:
    table = three("hand drunken-purchase-1", "gear katana-2 pipe-1 life 1 sake pipe board wielding katana")
    play(table, "text", card="drunken-purchase-1")
    play(table, "gear", card="pipe", target=1)
    pass_(table)
    assert gear(table, 1) == ["katana"]
    assert sake_places(table, 1) == ["board"]
    assert masu(table) == 8


def test_K33_one_laid_again_later_has_no_sake() -> None:
    table = three(
        "hand drunken-purchase-1 pipe-2 gear katana-1 pipe-1 sake pipe wielding katana", more="turn 0 plays 2"
    )
    play(table, "text", card="drunken-purchase-1")
    play(table, "gear", card="pipe", target=0)
    play(table, "text", card="pipe-2")
    assert gear(table, 0) == ["katana", "pipe"]
    assert sake(table, 0) == 0


def test_K33_sake_elsewhere_stays() -> None:
    table = three("hand drunken-purchase-1", "gear katana-2 pipe-1 sake katana wielding katana life 1")
    play(table, "text", card="drunken-purchase-1")
    play(table, "gear", card="pipe", target=1)
    pass_(table)
    assert sake_places(table, 1) == ["katana"]
    assert wielded(table, 1) == "katana"
