"""Section 6, continued: what "at any time" means, K30."""

from __future__ import annotations

import pytest

import izakaya
from izakaya import Table
from tests.sake.at_the_table import (
    asks,
    attack,
    end_turn,
    exchanged,
    found,
    gear,
    hand,
    iaido,
    let_pass,
    life,
    move,
    moves,
    news,
    offered,
    pass_,
    person,
    play,
    position,
    question,
    sake,
    sake_places,
    state,
    steps,
    take_it,
    turn,
    wielded,
    wounds,
)
from tests.sake.interrupting import NEAR, four, interrupt

# K30: at any time.


def test_K30_in_your_own_turn_you_may_burn_in_phase_one_and_in_phase_four() -> None:
    table = four("hand sakuragi-4 sake board")
    assert offered(table, "burn-to-draw", place="board")
    assert offered(table, "burn-soul")
    pass_(table)
    assert asks(table) == "wield"
    assert offered(table, "burn-to-draw", place="board")
    assert offered(table, "burn-soul")


def test_K30_in_your_own_turn_also_when_you_choose_anew_after_falter() -> None:
    # The Naginata would reach, but sake stands on it: burning is what makes the choice.
    table = four(
        "hand sakuragi-4 gear katana-1 no-dachi-1 naginata-1 sake naginata wielding katana",
        "hand falter-1",
        where="circle seat-0 3 seat-1 3 seat-2 3 seat-3 2",
    )
    iaido(table, "sakuragi-4", 2, "katana", 1)
    interrupt(table, "falter-1")
    assert asks(table) == "strike-anew"
    play(table, "burn-to-draw", place="naginata")
    play(table, "strike", weapon="naginata", target=1)


def test_K30_in_your_own_turn_also_before_the_second_chopstick() -> None:
    # Suenaga's skill comes back with the sake on the board burned.
    table = position("""
        seat 0 takezaki-suenaga hand throwing-chopsticks-1 sake board
        seat 1 date-masamune
        seat 2 hojo-masako
    """)
    play(table, "text", card="throwing-chopsticks-1")
    play(table, "throw", target=1)
    take_it(table)
    play(table, "burn-to-draw", place="board")
    play(table, "throw", target=1)
    take_it(table)
    assert wounds(table, 1) == 1 + 2


def test_K30_a_player_who_is_asked_to_interrupt_may_burn() -> None:
    table = four("hand sakuragi-4", "hand roar-1 sake board")
    move(table, "sakuragi-4", 1)
    assert offered(table, "burn-to-draw", place="board")
    assert offered(table, "burn-soul", number=5)
    assert not offered(table, "burn-to-play")


def test_K30_a_card_drawn_by_burning_can_interrupt() -> None:
    table = four("hand sakuragi-4", "hand roar-1 sake board", top="falter-1")
    move(table, "sakuragi-4", 1)
    assert not offered(table, "interrupt")
    play(table, "burn-to-draw", place="board")
    interrupt(table, "falter-1")
    assert steps(table, 0, 1) == 3


def test_K30_after_a_burn_you_are_asked_again_and_those_who_passed_are_not() -> None:
    table = four("hand sakuragi-4", "hand roar-1", "hand roar-2 sake board katana", "hand roar-3")
    move(table, "sakuragi-4", 1)
    pass_(table)
    for place in ("board", "katana"):
        play(table, "burn-to-draw", place=place)
        assert table.asked == 2
        assert asks(table) == "interrupt"
    pass_(table)
    assert table.asked == 3
    pass_(table)
    assert asks(table) == "act"


def test_K30_the_target_of_an_attack_may_burn_before_and_after_its_defence() -> None:
    table = four("hand sakuragi-1", "hand roar-1 gear katana-2 wielding katana sake katana board", where=NEAR)
    attack(table, "sakuragi-1", "katana", 1)
    let_pass(table)
    assert asks(table) == "defend"
    play(table, "burn-to-draw", place="katana")
    play(table, "defend", card="roar-1")
    # 5 against box 1 and the Katana's 2, which counts again.
    assert question(table)["wounds"] == 2
    play(table, "burn-to-draw", place="board")
    assert asks(table) == "defend"
    pass_(table)
    assert wounds(table, 1) == 2


def test_K30_the_target_is_asked_to_defend_even_without_a_card() -> None:
    table = four("hand sakuragi-1", "sake katana", where=NEAR)
    attack(table, "sakuragi-1", "katana", 1)
    assert table.asked == 1
    assert asks(table) == "defend"
    assert offered(table, "burn-to-draw", place="katana")


def test_K30_forced_passes_are_questions_with_one_option() -> None:
    table = four("hand sakuragi-1", "life 1 hand roar-1", where=NEAR)
    move(table, "sakuragi-1", -1)
    assert table.asked == 1
    assert [made.way for made in moves(table)] == ["pass"]
    assert table.settle() == 1
    assert table.asked == 2  # it holds nothing, but it could burn its soul for a card (K29)
    assert [made.way for made in moves(table)] == ["pass", *["burn-soul"] * 4]
    assert table.settle() == 0


def named(card: str, one: str, target: int = 1) -> Table:
    """Seat 0 plays an event that names seat 1."""
    table = four(f"hand {card}", one, where="circle seat-0 5 seat-1 5 seat-2 5 seat-3 5")
    play(table, "text", card=card)
    play(table, "choose", target=target)
    return table


def test_K30_before_weak_stomach_its_victim_may_burn() -> None:
    table = named("weak-stomach-1", "sake board katana")
    assert (table.asked, asks(table)) == (1, "burn")
    play(table, "burn-to-draw", place="board")
    assert (table.asked, asks(table)) == (1, "burn")
    pass_(table)
    assert (table.asked, asks(table)) == (0, "spoil-sake")
    play(table, "sake", place="katana", target=1)
    assert sake(table, 1) == 0


def test_K30_before_drunken_purchase_the_owner_may_burn() -> None:
    table = four("hand drunken-purchase-1", "gear katana-2 pipe-1 sake pipe wielding katana")
    play(table, "text", card="drunken-purchase-1")
    play(table, "gear", card="pipe", target=1)
    assert (table.asked, asks(table)) == (1, "burn")
    play(table, "burn-to-draw", place="pipe")
    pass_(table)
    assert gear(table, 1) == ["katana"]
    assert len(hand(table, 1)) == 1
    assert asks(table) == "act"


def test_K30_before_riceballs_their_victim_may_burn_until_it_discards() -> None:
    table = named("riceballs-in-the-face-1", "hand roar-1 roar-2 sake board")
    assert (table.asked, asks(table)) == (1, "forced-discard")
    play(table, "burn-to-draw", place="board")
    play(table, "discard", card="roar-1")
    assert not offered(table, "burn-soul")
    play(table, "discard", card="roar-2")
    assert len(hand(table, 1)) == 1


def test_K30_before_the_pipe_every_other_samurai_may_burn_even_with_no_card() -> None:
    table = four(
        "gear katana-1 pipe-1 sake katana wielding katana", "sake board", "life 1", "life 1 hand roar-1"
    )
    play(table, "activate", card="pipe")
    play(table, "pay", place="katana")
    assert table.asked == 1
    play(table, "burn-to-draw", place="board")
    assert table.asked == 1
    table.answer(found(table, "discard")[0])
    # Seat 2 has no card and nothing to burn.
    assert table.asked == 3


@pytest.mark.parametrize(
    ("one", "asked"),
    [
        ("life 1", False),
        ("life 2", True),
        ("life 2 sake life", True),
        ("life 1 sake board", True),
    ],
)
def test_K30_only_whom_public_facts_let_burn_is_asked(one: str, asked: bool) -> None:
    table = four("hand drunken-purchase-1", one)
    play(table, "text", card="drunken-purchase-1")
    play(table, "gear", card="katana", target=1)
    assert (asks(table) == "burn") == asked


def test_K30_a_soul_burned_this_turn_is_a_public_fact() -> None:
    table = four("hand drunken-purchase-1", "", more="turn 0 plays 2 souls 1")
    play(table, "text", card="drunken-purchase-1")
    play(table, "gear", card="katana", target=1)
    assert asks(table) == "act"


def test_K30_nobody_else_is_asked_before_an_effect_that_does_not_name_them() -> None:
    table = four("hand turned-off-lanterns-1", "sake board", "sake board")
    play(table, "text", card="turned-off-lanterns-1")
    play(table, "remove-step", place="seat-1")
    play(table, "remove-step", place="seat-1")
    assert (table.asked, asks(table)) == (0, "act")


def test_K30_in_your_own_turn_nothing_of_yours_is_asked_about_twice() -> None:
    table = four("hand drunken-purchase-1 gear katana-1 yumi-1 sake board wielding katana")
    play(table, "text", card="drunken-purchase-1")
    play(table, "gear", card="katana", target=0)
    assert asks(table) == "act"
    assert wielded(table, 0) is None


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_K30_both_hands_of_a_drowsy_elation_may_burn_clockwise_from_the_spirit(
    order: tuple[int, int],
) -> None:
    giver, taker = order
    table = four("", "hand roar-1", "hand roar-2", "spirit", more="turn 3", top="roar-4")
    play(table, "give", place=f"seat-{giver}", target=taker)
    assert (table.asked, asks(table)) == (1, "burn")
    pass_(table)
    assert (table.asked, asks(table)) == (2, "burn")
    pass_(table)
    assert len(hand(table, taker)) == 2


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_K30_clockwise_from_the_spirit_goes_around(order: tuple[int, int]) -> None:
    giver, taker = order
    table = four("hand roar-1", "spirit", "hand roar-2", more="turn 1", top="roar-4")
    play(table, "give", place=f"seat-{giver}", target=taker)
    for seat in (2, 0):
        assert (table.asked, asks(table)) == (seat, "burn")
        pass_(table)
    assert (table.asked, asks(table)) == (1, "spirit-deed")


def test_K30_before_a_quarrelsome_elation_the_sake_may_be_burned() -> None:
    table = four("", "sake board", three="spirit", more="turn 3", top="roar-3")
    play(table, "sake", target=1, place="board")
    play(table, "place", place="katana")
    assert (table.asked, asks(table)) == (1, "burn")
    play(table, "burn-to-draw", place="board")
    pass_(table)
    assert sake_places(table, 1) == []
    assert asks(table) == "spirit-deed"


def test_K30_a_troublesome_elation_names_nobody() -> None:
    table = four("", "sake board", "sake board", "spirit", more="turn 3", top="roar-2")
    play(table, "add-step", place="seat-0")
    assert (table.asked, asks(table)) == (3, "spirit-deed")


def test_K30_whether_somebody_is_asked_does_not_depend_on_fronts() -> None:
    for one, other in (
        ("falter-1", "roar-1"),
        ("blurred-vision-1", "roar-2"),
        ("minion-2", "drunken-purchase-1"),
    ):
        first = four("hand sakuragi-1", f"hand {one}", "hand roar-3", where=NEAR)
        tables = [first, izakaya.parse(exchanged(first.notation(), one, other))]
        for table in tables:
            table.telling = True
            attack(table, "sakuragi-1", "katana", 1)
        while asks(tables[0]) != "act":
            assert tables[0].asked == tables[1].asked
            for eyes in (None, 0, 2, 3):
                assert tables[0].view_bytes(eyes) == tables[1].view_bytes(eyes)
                assert news(tables[0], eyes) == news(tables[1], eyes)
            for table in tables:
                pass_(table)
        assert asks(tables[1]) == "act"


def test_K30_in_the_turn_after_that_the_soul_can_be_burned_again() -> None:
    table = four("hand sakuragi-1", "hand roar-1", "hand roar-2")
    move(table, "sakuragi-1", 1)
    play(table, "burn-soul", number=1)
    assert not offered(table, "burn-soul")
    let_pass(table)
    end_turn(table)
    assert turn(table) == 1
    assert offered(table, "burn-soul", number=1)
    assert (life(table, 1), state(table, 1)) == (5, "samurai")
    assert person(table, 1)["wounds"] == []
