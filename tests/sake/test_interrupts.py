"""Section 6: Falter and Blurred Vision, K27 and K28."""

from __future__ import annotations

import pytest

from izakaya import Table
from tests.sake.at_the_table import (
    asks,
    attack,
    circle,
    deck,
    hand,
    iaido,
    let_pass,
    move,
    moves,
    offered,
    pass_,
    pile,
    play,
    position,
    question,
    sake,
    seen,
    sitting,
    steps,
    take_it,
    told_of,
    wounds,
    written,
)
from tests.sake.interrupting import NEAR, asked_in_turn, can_interrupt, four, interrupt

# K27: Falter.


def test_K27_falter_cancels_a_movement() -> None:
    table = four("hand sakuragi-4", "hand falter-1")
    before = circle(table)
    move(table, "sakuragi-4", 2)
    interrupt(table, "falter-1")
    assert circle(table) == before
    assert table.asked == 0
    assert asks(table) == "act"


def test_K27_without_falter_the_movement_happens() -> None:
    table = four("hand sakuragi-4", "hand falter-1")
    move(table, "sakuragi-4", 2)
    let_pass(table)
    assert steps(table, 0, 1) == 1
    assert steps(table, 3, 0) == 5


def test_K27_the_card_of_a_faltered_movement_is_spent() -> None:
    table = four("hand sakuragi-4", "hand falter-1")
    move(table, "sakuragi-4", 2)
    interrupt(table, "falter-1")
    assert hand(table, 0) == []
    assert hand(table, 1) == []
    assert pile(table) == ["falter-1", "sakuragi-4"]
    assert seen(table)["plays_left"] == 1


def test_K27_a_player_who_falters_stands_all_the_same() -> None:
    table = four("hand sakuragi-4", "hand falter-1")
    move(table, "sakuragi-4", 2)
    interrupt(table, "falter-1")
    assert not sitting(table, 0)
    table = four("hand sakuragi-4 roar-1", "hand falter-1")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "falter-1")
    assert not sitting(table, 0)
    assert not offered(table, "iaido")


def test_K27_falter_cancels_the_movement_of_an_iaido() -> None:
    table = four("hand sakuragi-4 gear katana-1 naginata-1 wielding katana", "hand falter-1")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "falter-1")
    assert steps(table, 0, 1) == 3
    assert asks(table) == "strike-anew"


def test_K27_falter_does_nothing_to_an_iaido_of_no_steps() -> None:
    table = four("hand sakuragi-4", "hand falter-1", where=NEAR)
    iaido(table, "sakuragi-4", 0, "katana", 1)
    assert table.asked == 1
    assert not can_interrupt(table, "falter")
    table = four("hand sakuragi-4", "hand falter-1")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    assert can_interrupt(table, "falter")


def test_K27_falter_does_nothing_to_a_plain_attack() -> None:
    table = four("hand sakuragi-4", "hand falter-1", where=NEAR)
    attack(table, "sakuragi-4", "katana", 1)
    assert not can_interrupt(table, "falter")


def test_K27_after_a_faltered_iaido_target_and_weapon_are_chosen_anew() -> None:
    table = four(
        "hand sakuragi-4 gear katana-1 naginata-1 wielding katana",
        "hand falter-1",
        where="circle seat-0 3 seat-1 3 seat-2 3 seat-3 1",
    )
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "falter-1")
    assert table.asked == 0
    assert asks(table) == "strike-anew"
    # From where it stands: the Katana reaches seat 3 and the Naginata seat 1.
    assert sorted((made.weapon, made.target) for made in moves(table) if made.way == "strike") == [
        ("katana", 3),
        ("naginata", 1),
    ]


def test_K27_the_attack_of_a_faltered_iaido_may_be_let_be() -> None:
    table = four("hand sakuragi-4 roar-1 gear katana-1 naginata-1 wielding katana", "hand falter-1 roar-2")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "falter-1")
    assert asks(table) == "strike-anew"
    pass_(table)
    # No second window, no blow: the card and the tile are spent, and the turn goes on.
    assert (table.asked, asks(table)) == (0, "act")
    assert (steps(table, 0, 1), wounds(table, 1)) == (3, 0)
    assert pile(table) == ["falter-1", "sakuragi-4"]
    assert not sitting(table, 0)
    assert seen(table)["plays_left"] == 1


def test_K27_an_attack_let_be_has_been_declared_all_the_same() -> None:
    table = four("hand sakuragi-4 gear katana-1 naginata-1 wielding katana", "hand falter-1")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "falter-1")
    assert not seen(table)["struck"]
    pass_(table)
    assert seen(table)["struck"]


def test_K27_the_new_attack_has_the_value_of_the_box() -> None:
    table = four("hand sakuragi-1 gear katana-1 naginata-1 wielding katana", "hand falter-1")
    iaido(table, "sakuragi-1", 2, "katana", 1)
    interrupt(table, "falter-1")
    play(table, "strike", weapon="naginata", target=1)
    take_it(table)
    assert wounds(table, 1) == 2 + 3


@pytest.mark.parametrize(("struck", "strength"), [("", 1 + 3 + 1), (" struck", 1 + 3)])
def test_K27_it_is_still_the_same_attack_to_ittosai(struck: str, strength: int) -> None:
    table = position(f"""
        seat 0 ito-ittosai hand sakuragi-4 gear katana-1 naginata-1 wielding katana
        seat 1 takezaki-suenaga hand falter-1 roar-1
        seat 2 hojo-masako
        turn 0 plays 2{struck}
    """)
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "falter-1")
    play(table, "strike", weapon="naginata", target=1)
    assert question(table)["strength"] == strength


def test_K27_there_is_a_new_window_for_blurred_vision_even_for_those_who_passed() -> None:
    table = four(
        "hand sakuragi-4 gear katana-1 naginata-1 wielding katana",
        "hand blurred-vision-1 roar-1",
        "hand falter-1",
        "hand roar-2",
    )
    iaido(table, "sakuragi-4", 2, "katana", 1)
    assert table.asked == 1
    pass_(table)
    interrupt(table, "falter-1")
    play(table, "strike", weapon="naginata", target=1)
    assert table.asked == 1
    assert not can_interrupt(table, "falter")
    interrupt(table, "blurred-vision-1")
    assert asks(table) == "act"
    assert wounds(table, 1) == 0


def test_K27_the_new_window_is_not_for_falter() -> None:
    table = four("hand sakuragi-4 gear katana-1 naginata-1 wielding katana", "hand falter-1 falter-2")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "falter-1")
    play(table, "strike", weapon="naginata", target=1)
    assert table.asked == 1
    assert not can_interrupt(table, "falter")


def test_K27_if_nothing_reaches_from_there_the_attack_is_lost() -> None:
    table = four("hand sakuragi-4", "hand falter-1")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "falter-1")
    assert asks(table) == "act"
    assert table.asked == 0
    assert wounds(table, 1) == 0
    assert pile(table) == ["falter-1", "sakuragi-4"]


def faltered_with_sake_on_the_yumi() -> Table:
    """With sake on its only weapon seat 0 punches; with the Yumi in hand again there is no punch (K9)."""
    table = position("""
        seat 0 ito-ittosai hand sakuragi-1 sakuragi-4 life 1 gear yumi-1 sake yumi
        seat 1 takezaki-suenaga hand falter-1
        seat 2 hojo-masako
        circle seat-0 2 seat-1 3 seat-2 1
    """)
    iaido(table, "sakuragi-1", 1, "bare-hands", 1)
    interrupt(table, "falter-1")
    assert asks(table) == "strike-anew"
    return table


def test_K27_K34_a_weapon_burned_from_for_one_card_more_sleeps_on_so_fists_still_strike() -> None:
    table = faltered_with_sake_on_the_yumi()
    play(table, "burn-to-play", place="yumi")
    play(table, "strike", weapon="bare-hands", target=2)
    let_pass(table)
    assert asks(table) == "defend"


def test_K27_if_nothing_reaches_after_a_burn_the_attack_is_lost() -> None:
    table = faltered_with_sake_on_the_yumi()
    play(table, "burn-to-draw", place="yumi")
    assert (table.asked, asks(table)) == (0, "act")
    assert "sakuragi-1" in pile(table)
    assert written(table, "turn")[0].endswith("struck souls"), (
        "it was the first attack of this turn all the same"
    )


def test_K27_a_spirit_is_in_reach_after_a_faltered_iaido() -> None:
    table = four("hand sakuragi-4", "hand falter-1", three="spirit sake 2")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "falter-1")
    play(table, "strike", weapon="katana", target=3)
    let_pass(table)
    assert sake(table, 3) == 0


def test_K27_falter_does_not_stop_minions() -> None:
    table = four(
        "",
        "hand falter-1",
        where="circle seat-0 0 minion-1 3 seat-1 3 seat-2 3 seat-3 3\nminion-1 of 0 clockwise",
    )
    pass_(table)
    assert steps(table, 0, "minion-1") == 2
    assert asks(table) == "interrupt"
    assert table.asked == 1
    assert not can_interrupt(table, "falter")


# K28: Blurred Vision.


def blurred(table: Table) -> Table:
    """Seat 1 cancels the attack."""
    let_pass(table, until=1)
    interrupt(table, "blurred-vision-1")
    return table


def test_K28_it_cancels_an_attack_with_a_weapon() -> None:
    table = four("hand sakuragi-4", "hand blurred-vision-1", where=NEAR)
    attack(table, "sakuragi-4", "katana", 1)
    blurred(table)
    assert wounds(table, 1) == 0
    assert asks(table) == "act"
    assert pile(table) == ["blurred-vision-1", "sakuragi-4"]


def test_K28_it_need_not_be_the_target_that_cancels() -> None:
    table = four("hand sakuragi-4", "", "hand blurred-vision-1", where=NEAR)
    attack(table, "sakuragi-4", "katana", 1)
    interrupt(table, "blurred-vision-1")
    assert asks(table) == "act"
    assert wounds(table, 1) == 0


def test_K28_it_cancels_bare_hands() -> None:
    table = four("hand sakuragi-4 gear", "hand blurred-vision-1", where=NEAR)
    attack(table, "sakuragi-4", "bare-hands", 1)
    blurred(table)
    assert asks(table) == "act"
    assert wounds(table, 1) == 0


def test_K28_it_cancels_the_attack_of_an_iaido_but_not_its_movement() -> None:
    table = four("hand sakuragi-4", "hand blurred-vision-1")
    iaido(table, "sakuragi-4", 2, "katana", 1)
    blurred(table)
    let_pass(table)
    assert steps(table, 0, 1) == 1
    assert wounds(table, 1) == 0
    assert asks(table) == "act"


def test_K28_it_cancels_a_ranged_event() -> None:
    table = four("hand burning-ramen-1", "hand blurred-vision-1")
    play(table, "text", card="burning-ramen-1")
    play(table, "throw", target=1)
    blurred(table)
    assert wounds(table, 1) == 0
    assert asks(table) == "act"


def test_K28_it_cancels_one_of_the_two_chopsticks() -> None:
    table = four("hand throwing-chopsticks-1", "hand blurred-vision-1")
    play(table, "text", card="throwing-chopsticks-1")
    play(table, "throw", target=1)
    blurred(table)
    assert asks(table) == "throw"
    play(table, "throw", target=1)
    take_it(table)
    assert wounds(table, 1) == 1


def test_K28_each_of_the_two_chopsticks_has_its_own_window() -> None:
    table = four("hand throwing-chopsticks-1", "hand blurred-vision-1 blurred-vision-2")
    play(table, "text", card="throwing-chopsticks-1")
    for card in ("blurred-vision-1", "blurred-vision-2"):
        play(table, "throw", target=1)
        interrupt(table, card)
    assert asks(table) == "act"
    assert wounds(table, 1) == 0


def test_K28_it_cancels_an_attack_on_a_spirit_before_it_may_fade() -> None:
    table = four("hand sakuragi-4", "hand blurred-vision-1", three="spirit hand roar-1 sake 2", top="roar-4")
    attack(table, "sakuragi-4", "katana", 3)
    assert asks(table) == "interrupt"
    blurred(table)
    assert asks(table) == "act"
    assert sake(table, 3) == 2
    assert hand(table, 3) == ["roar-1"]


def test_K28_it_cancels_the_attack_of_a_minion_before_its_card_is_turned() -> None:
    table = four(
        "",
        "hand blurred-vision-1",
        where="circle seat-0 2 minion-1 1 seat-1 3 seat-2 3 seat-3 3\nminion-1 of 0 clockwise",
    )
    before = deck(table)
    pass_(table)
    assert asks(table) == "interrupt"
    assert deck(table) == before
    interrupt(table, "blurred-vision-1")
    # Only the two cards of phase 3 have been drawn.
    assert deck(table) == before[:-2]
    assert not told_of(table, "turned-up")
    assert wounds(table, 1) == 0


def test_K28_it_cancels_an_attack_on_a_minion() -> None:
    table = four(
        "hand sakuragi-4",
        "hand blurred-vision-1",
        where="circle seat-0 1 minion-1 2 seat-1 3 seat-2 3 seat-3 3\nminion-1 of 1 counter",
        top="falter-4",
    )
    attack(table, "sakuragi-4", "katana", place="minion-1")
    blurred(table)
    assert "minion-1" in circle(table)
    assert deck(table)[-1] == "falter-4"


def test_K28_it_is_for_attacks_of_opponents_only() -> None:
    table = four("hand sakuragi-4 blurred-vision-2", "hand roar-1", where=NEAR)
    assert not offered(table, "interrupt")
    attack(table, "sakuragi-4", "katana", 1)
    assert asked_in_turn(table) == [1, 2, 3]
    assert asks(table) == "defend"


def test_K28_it_does_not_cancel_a_torment() -> None:
    table = four(
        "hand blurred-vision-1 sake board", three="spirit hand roar-1", more="turn 3", top="roar-4 falter-1"
    )
    pass_(table)
    play(table, "choose", target=0)
    play(table, "cards", number=1)
    assert asks(table) == "resist"
    assert not offered(table, "interrupt")
