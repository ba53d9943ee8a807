"""Why something cannot be done: each reason with the rule behind it and the numbers that explain it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import izakaya
from izakaya import NotOffered, Refusal, Table, TableOver
from tests.sake.at_the_table import (
    asks,
    attack,
    end_turn,
    iaido,
    let_pass,
    move,
    pass_,
    play,
    position,
    why_not,
)
from tests.sake.nothing_left import alive

NEAR = "circle seat-0 1 seat-1 3 seat-2 3"
TIGHT = "circle seat-0 1 seat-1 1 seat-2 1"


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


# Cards in phase 1.


def test_K8_not_in_hand() -> None:
    assert why_not(three("hand roar-1"), "attack", card="roar-2") == Refusal("not-in-hand", "K8")


def test_K23_only_when_attacked() -> None:
    table = three("hand roar-1 minion-1")
    assert why_not(table, "defend", card="roar-1") == Refusal("only-when-attacked", "K23")
    assert why_not(table, "sacrifice", card="minion-1") == Refusal("only-when-attacked", "K23")


def test_K17_only_in_anothers_turn() -> None:
    table = three("hand falter-1 blurred-vision-1")
    assert why_not(table, "interrupt", card="falter-1") == Refusal("only-in-anothers-turn", "K17")
    assert why_not(table, "text", card="blurred-vision-1") == Refusal("only-in-anothers-turn", "K17")


def test_K18_card_limit() -> None:
    table = three("hand roar-1 pipe-1", more="turn 0 plays 0")
    for way, card in (("move", "roar-1"), ("text", "pipe-1"), ("iaido", "roar-1")):
        assert why_not(table, way, card=card) == Refusal("card-limit", "K18")


def test_K12_not_sitting() -> None:
    assert why_not(three("standing hand roar-1"), "iaido", card="roar-1") == Refusal("not-sitting", "K12")


def test_nothing_in_reach() -> None:
    far = "circle seat-0 9 seat-1 9 seat-2 9"
    table = three("hand roar-1 sake board", more=far)
    assert why_not(table, "attack", card="roar-1") == Refusal("nothing-in-reach", "K9")
    assert why_not(table, "iaido", card="roar-1") == Refusal("nothing-in-reach", "K12")
    assert why_not(table, "text", card="roar-1") == Refusal("nothing-in-reach", "K14")
    table = three("hand burning-ramen-1 throwing-chopsticks-1 riceballs-in-the-face-1", more=TIGHT)
    for card in ("burning-ramen-1", "throwing-chopsticks-1", "riceballs-in-the-face-1"):
        assert why_not(table, "text", card=card) == Refusal("nothing-in-reach", "K14")


def test_K13_empty_box() -> None:
    assert why_not(three("hand roar-1"), "drink", card="roar-1") == Refusal("empty-box", "K13")


def test_K7_no_room() -> None:
    assert why_not(three("hand roar-1", more=TIGHT), "move", card="roar-1") == Refusal("no-room", "K7")


def test_K13_masu_empty() -> None:
    table = three("hand katana-8", more="masu 0\nrounds 0 extra 0 minions 0 sudden 1")
    assert why_not(table, "drink", card="katana-8") == Refusal("masu-empty", "K13")


def test_K32_no_free_place() -> None:
    table = three("hand katana-8 sake katana life board")
    assert why_not(table, "drink", card="katana-8") == Refusal("no-free-place", "K32")


def test_K16_no_neighbour() -> None:
    table = three("hand minion-1", "spirit", more="line seat-0 3 seat-2")
    assert why_not(table, "minion", card="minion-1", place="counter") == Refusal("no-neighbour", "K16")


def test_K16_not_a_minion() -> None:
    assert why_not(three("hand roar-1"), "minion", card="roar-1") == Refusal("not-a-minion", "K16")


def test_K15_already_in_play() -> None:
    table = three("hand katana-8 gear katana-1 pipe-1 wielding katana")
    assert why_not(table, "text", card="katana-8") == Refusal("already-in-play", "K15")


def test_K35_no_sake_to_pay() -> None:
    table = three(
        "hand roar-1 gear katana-1 flagon-1 wielding katana", more="circle seat-0 2 seat-1 3 seat-2 3"
    )
    assert why_not(table, "text", card="roar-1") == Refusal("no-sake-to-pay", "K35")
    assert why_not(table, "activate", card="flagon") == Refusal("no-sake-to-pay", "K35")


def test_does_nothing() -> None:
    table = three("hand turned-off-lanterns-1 weak-stomach-1 fake-wounds-1", more=TIGHT)
    for card in ("turned-off-lanterns-1", "weak-stomach-1", "fake-wounds-1"):
        assert why_not(table, "text", card=card) == Refusal("does-nothing", "K14")
    table = three("gear katana-1 pipe-1 sake katana wielding katana")
    assert why_not(table, "activate", card="pipe") == Refusal("does-nothing", "K35")


# Items.


def test_K35_not_in_play() -> None:
    assert why_not(three("sake board"), "activate", card="pipe") == Refusal("not-in-play", "K35")


def test_K32_sake_on_it() -> None:
    table = three("gear katana-1 flagon-1 sake flagon katana wielding katana")
    assert why_not(table, "activate", card="flagon") == Refusal("sake-on-it", "K32")
    table = three("hand roar-1 gear katana-1 wakizashi-1 sake katana wielding katana", more=NEAR)
    play(table, "attack", card="roar-1")
    assert why_not(table, "strike", weapon="katana", target=1) == Refusal("sake-on-it", "K32")


def test_K34_asleep() -> None:
    table = three("gear katana-1 flagon-1 sake flagon katana wielding katana", more=NEAR)
    play(table, "burn-to-play", place="flagon")
    assert why_not(table, "activate", card="flagon") == Refusal("asleep", "K34")
    table = three("hand roar-1 gear katana-1 wakizashi-1 sake katana wielding katana", more=NEAR)
    play(table, "burn-to-play", place="katana")
    play(table, "attack", card="roar-1")
    assert why_not(table, "strike", weapon="katana", target=1) == Refusal("asleep", "K34")


def test_K35_always_works() -> None:
    table = three("gear katana-1 sandals-1 sake board wielding katana")
    assert why_not(table, "activate", card="sandals") == Refusal("always-works", "K35")


def test_K37_no_wounds() -> None:
    table = three("gear katana-1 rice-bowl-1 sake board wielding katana")
    assert why_not(table, "activate", card="rice-bowl") == Refusal("no-wounds", "K37")


# Burning.


def test_K40_spirits_burn_nothing() -> None:
    table = three(two="spirit sake 2", more="turn 2")
    assert why_not(table, "burn-to-draw", place="board") == Refusal("spirits-burn-nothing", "K40")
    assert why_not(table, "burn-soul", number=1) == Refusal("spirits-burn-nothing", "K40")


def test_K36_soul_once_a_turn() -> None:
    table = three()
    play(table, "burn-soul", number=1)
    assert why_not(table, "burn-soul", number=1) == Refusal("soul-once-a-turn", "K36")


def test_K32_sake_on_life() -> None:
    assert why_not(three("sake life"), "burn-soul", number=1) == Refusal("sake-on-life", "K32")


@pytest.mark.parametrize("number", [3, 4])
def test_K36_leave_one_life_with_one_and_the_life_there_is(number: int) -> None:
    table = three("life 3")
    assert why_not(table, "burn-soul", number=number) == Refusal("leave-one-life", "K36", 1, 3)


def test_K34_only_in_phase_one() -> None:
    table = three("sake board")
    pass_(table)
    assert asks(table) == "wield"
    assert why_not(table, "burn-to-play", place="board") == Refusal("only-in-phase-one", "K34")


def test_K38_no_card_to_draw() -> None:
    table = alive("hand roar-1 roar-2 roar-3 sake board")
    assert why_not(table, "burn-to-draw", place="board") == Refusal("no-card-to-draw", "K38")


def test_no_sake_there() -> None:
    table = three("hand weak-stomach-1 sake board", "sake board")
    assert why_not(table, "burn-to-draw", place="katana") == Refusal("no-sake-there", "K34")
    assert why_not(table, "burn-to-play", place="katana") == Refusal("no-sake-there", "K34")
    play(table, "text", card="weak-stomach-1")
    assert why_not(table, "choose", target=2) == Refusal("no-sake-there", "K14")


def test_K30_burning_while_discarding_is_not_asked() -> None:
    # There is sake, a soul and a draw pile: the reason is that this is not the time.
    table = three("hand roar-1 roar-2 roar-3 roar-4 falter-1 sake board")
    assert asks(table) == "down-to-four"
    assert why_not(table, "burn-to-draw", place="board") == Refusal("not-asked", "K30")
    assert why_not(table, "burn-soul", number=1) == Refusal("not-asked", "K30")


def test_K30_burning_while_wielding_another_weapon_at_once_is_not_asked() -> None:
    table = three("hand drunken-purchase-1", "gear katana-1 yumi-1 sake board wielding katana")
    play(table, "text", card="drunken-purchase-1")
    play(table, "gear", card="katana", target=1)
    pass_(table)
    assert asks(table) == "rewield"
    assert why_not(table, "burn-to-draw", place="board") == Refusal("not-asked", "K30")


# Answers.


def test_K29_nothing_of_that_to_cancel() -> None:
    table = three("hand roar-1", "hand falter-1 blurred-vision-1", more=NEAR)
    attack(table, "roar-1", "katana", 1)
    assert why_not(table, "interrupt", card="falter-1") == Refusal("nothing-of-that-to-cancel", "K29")
    table = three("hand roar-1", "hand falter-1 blurred-vision-1")
    move(table, "roar-1", 1)
    assert why_not(table, "interrupt", card="blurred-vision-1") == Refusal("nothing-of-that-to-cancel", "K29")


def tormented() -> Table:
    table = three(
        "hand minion-1 falter-2 sake board", "", "spirit hand roar-1", "turn 2", "falter-1 falter-3"
    )
    pass_(table)
    play(table, "choose", target=0)
    play(table, "cards", number=1)
    assert asks(table) == "resist"
    return table


def test_K25_not_against_torment() -> None:
    assert why_not(tormented(), "sacrifice", card="minion-1") == Refusal("not-against-torment", "K25")


def test_not_asked() -> None:
    assert why_not(tormented(), "interrupt", card="falter-2") == Refusal("not-asked", "K30")
    table = three("hand roar-1", more=NEAR)
    play(table, "attack", card="roar-1")
    assert why_not(table, "pass") == Refusal("not-asked", "K8")
    assert why_not(three("hand minion-1"), "text", card="minion-1") == Refusal("not-asked", "K8")


def defending(one: str) -> Table:
    table = three("hand sakuragi-1", one, more=NEAR)
    attack(table, "sakuragi-1", "katana", 1)
    let_pass(table)
    assert asks(table) == "defend"
    return table


def test_K23_one_card_only() -> None:
    table = defending("hand roar-1 roar-2")
    play(table, "defend", card="roar-1")
    assert why_not(table, "defend", card="roar-2") == Refusal("one-card-only", "K23")


def test_K25_not_a_minion() -> None:
    assert why_not(defending("hand roar-1"), "sacrifice", card="roar-1") == Refusal("not-a-minion", "K25")


# Reach.


def striking(zero: str, more: str = NEAR, one: str = "") -> Table:
    table = three(f"hand roar-1 {zero}", one, more=more)
    play(table, "attack", card="roar-1")
    return table


def test_K9_not_in_play() -> None:
    assert why_not(striking(""), "strike", weapon="yumi", target=1) == Refusal("not-in-play", "K9")


def test_K9_armed() -> None:
    assert why_not(striking(""), "strike", weapon="bare-hands", target=1) == Refusal("armed", "K9")


def test_K6_needs_exactly_so_many_and_how_many_there_are() -> None:
    table = striking("gear katana-1 naginata-1 wielding katana")
    assert why_not(table, "strike", weapon="naginata", target=1) == Refusal("needs-exactly", "K6", 3, 1)
    assert why_not(table, "strike", weapon="katana", target=2) == Refusal("needs-exactly", "K6", 1, 3)


def test_K6_needs_at_least_so_many_and_how_many_there_are() -> None:
    table = striking("gear katana-1 yumi-1 wielding katana")
    assert why_not(table, "strike", weapon="yumi", target=1) == Refusal("needs-at-least", "K6", 4, 1)
    table = three("hand burning-ramen-1", more="circle seat-0 2 seat-1 3 seat-2 3")
    play(table, "text", card="burning-ramen-1")
    assert why_not(table, "throw", target=1) == Refusal("needs-at-least", "K6", 3, 2)


@pytest.mark.parametrize(("steps", "one", "two"), [(2, 1, 5), (-2, 5, 1)])
def test_K6_distances_are_those_after_the_walk_of_an_iaido(steps: int, one: int, two: int) -> None:
    table = three(
        "hand roar-1 gear katana-1 no-dachi-1 wielding katana", more="circle seat-0 3 seat-1 9 seat-2 3"
    )
    play(table, "iaido", card="roar-1")
    play(table, "go-clockwise" if steps > 0 else "go-counter", number=abs(steps))
    assert why_not(table, "strike", weapon="no-dachi", target=1) == Refusal("needs-exactly", "K6", 2, one)
    assert why_not(table, "strike", weapon="no-dachi", target=2) == Refusal("needs-exactly", "K6", 2, two)


def test_K27_distances_of_an_attack_chosen_anew_are_from_where_one_stands() -> None:
    table = three("hand roar-1 gear katana-1 naginata-1 wielding katana", "hand falter-1")
    iaido(table, "roar-1", 2, "katana", 1)
    play(table, "interrupt", card="falter-1")
    assert why_not(table, "strike", weapon="katana", target=1) == Refusal("needs-exactly", "K6", 1, 3)


def test_K43_not_at_spirits() -> None:
    table = three("hand burning-ramen-1", "", "spirit")
    play(table, "text", card="burning-ramen-1")
    assert why_not(table, "throw", target=2) == Refusal("not-at-spirits", "K43")


def test_K5_not_there() -> None:
    assert why_not(striking(""), "strike", weapon="katana", place="minion-5") == Refusal("not-there", "K5")
    assert why_not(striking(""), "strike", weapon="katana", target=7) == Refusal("not-there", "K5")


def test_not_yourself() -> None:
    assert why_not(striking(""), "strike", weapon="katana", target=0) == Refusal("not-yourself", "K6")
    own = "circle seat-0 1 minion-1 1 seat-1 3 seat-2 1\nminion-1 of 0 clockwise"
    table = striking("", own)
    assert why_not(table, "strike", weapon="katana", place="minion-1") == Refusal("not-yourself", "K6")


# Naming somebody.


def naming(card: str, one: str = "hand roar-1 sake board", two: str = "hand roar-2 sake board") -> Table:
    table = three(f"hand {card} sake board", one, two, "circle seat-0 5 seat-1 2 seat-2 5")
    play(table, "text", card=card)
    return table


def test_naming_not_yourself() -> None:
    assert why_not(naming("riceballs-in-the-face-1"), "choose", target=0) == Refusal("not-yourself", "K6")
    assert why_not(naming("weak-stomach-1"), "choose", target=0) == Refusal("not-yourself", "K14")


def test_K40_not_a_samurai() -> None:
    table = three("hand weak-stomach-1", "sake board", "spirit sake 2")
    play(table, "text", card="weak-stomach-1")
    assert why_not(table, "choose", target=2) == Refusal("not-a-samurai", "K40")


def test_K14_empty_hand() -> None:
    table = naming("riceballs-in-the-face-1", one="")
    assert why_not(table, "choose", target=1) == Refusal("empty-hand", "K14")


def test_K6_riceballs_need_at_least_four() -> None:
    table = three(
        "hand riceballs-in-the-face-1", "hand roar-1", "hand roar-2", "circle seat-0 3 seat-1 6 seat-2 5"
    )
    play(table, "text", card="riceballs-in-the-face-1")
    assert why_not(table, "choose", target=1) == Refusal("needs-at-least", "K6", 4, 3)


# Spirits.


def deed(zero: str = "", more: str = "turn 2") -> Table:
    table = three(zero, "", "spirit hand roar-1", more, "falter-2 falter-4")
    pass_(table)
    assert asks(table) == "spirit-deed"
    return table


def test_K41_masu_empty() -> None:
    table = deed(more="masu 0\nturn 2\nrounds 0 extra 0 minions 0 sudden 1")
    assert why_not(table, "steal") == Refusal("masu-empty", "K41")


def test_K40_wrong_back() -> None:
    assert why_not(deed(), "choose", target=0) == Refusal("wrong-back", "K40")


def test_K42_not_a_samurai() -> None:
    assert why_not(deed(), "choose", target=2) == Refusal("not-a-samurai", "K42")


# Around them.


def test_what_is_on_offer_is_said_to_be() -> None:
    table = three("hand roar-1")
    assert table.why(table.options()[0]).reason == "it-is-on-offer"


def test_every_reason_of_the_game_is_tested_here() -> None:
    source = (Path(izakaya.__file__).parent / "games" / "sake" / "refusals.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source))
    reasons |= {
        word
        for line in re.findall(r"Refusal\(.*", source)
        for word in re.findall(r'"([a-z]+-[a-z-]+)"', line)
    }
    here = Path(__file__).read_text(encoding="utf-8")
    untested = sorted(reason for reason in reasons if f'"{reason}"' not in here)
    assert len(reasons) >= 40
    assert not untested, f"no test names these reasons: {', '.join(untested)}"


def test_a_refused_answer_says_the_rule_and_changes_nothing() -> None:
    table = striking("")
    before = table.notation()
    option = next(option for option in range(480, 588) if table.describe(option).target == 2)
    with pytest.raises(NotOffered, match=r"needs exactly.*1.*3.*K6"):
        table.answer(option)
    assert table.notation() == before


def test_a_refusal_never_speaks_of_what_the_asked_seat_cannot_know() -> None:
    # Which card is in whose hand: to this seat a card elsewhere is simply not in its hand.
    table = three("hand roar-1", "hand roar-2", "life roar-3 roar-4")
    for card in ("roar-2", "roar-3", "roar-4", "falter-1"):
        assert why_not(table, "move", card=card) == Refusal("not-in-hand", "K8")


def test_missing_lists_what_the_hand_promises_but_the_rules_forbid() -> None:
    table = three("hand roar-1 katana-8", more="circle seat-0 9 seat-1 9 seat-2 9")
    missing = [(table.describe(option).way, table.describe(option).card) for option in table.missing()]
    assert ("attack", "roar-1") in missing
    assert ("text", "katana-8") in missing
    assert ("drink", "roar-1") in missing
    assert ("move", "roar-1") not in missing
    for option in table.missing():
        assert option not in table.options()
        assert table.why(option).rule.startswith("K")


def test_missing_in_a_window_names_the_interrupt_that_does_not_fit() -> None:
    table = three("hand roar-1", "hand falter-1 blurred-vision-1", more=NEAR)
    attack(table, "roar-1", "katana", 1)
    assert [table.describe(option).card for option in table.missing()] == ["falter-1"]


def test_after_the_end_nothing_is_refused_any_more() -> None:
    table = three("sake board", more="masu 0\nturn 2\nrounds 0 extra 0 minions 0 sudden 0")
    end_turn(table)
    assert table.over
    assert table.missing() == []
    with pytest.raises(TableOver):
        table.why(0)
