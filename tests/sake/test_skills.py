"""The eight samurai (section 12): each skill, and that it stops with sake on the board (K32).

Munenori and Suenaga's shield are in test_defence, Masamune in test_drinking, Masako in test_minions, Tomoe in
test_setup and test_end_of_turn.
"""

from __future__ import annotations

import pytest

import izakaya
from izakaya.games.sake.data import SAMURAI
from tests.sake.at_the_table import (
    asks,
    attack,
    circle,
    iaido,
    let_pass,
    life,
    move,
    pass_,
    person,
    play,
    position,
    question,
    take_it,
)

NEAR = "circle seat-0 1 seat-1 3 seat-2 3"


def led_by(samurai: str, words: str, b: str = "", rest: str = NEAR, top: str = "") -> izakaya.Table:
    others = [name for name in ("date-masamune", "hojo-masako", "tomoe-gozen") if name != samurai][:2]
    return position(f"seat 0 {samurai} {words}\nseat 1 {others[0]} {b}\nseat 2 {others[1]}\n{rest}", top)


@pytest.mark.parametrize("samurai", SAMURAI)
def test_K32_a_skill_does_not_work_with_sake_on_the_board(samurai: str) -> None:
    assert person(led_by(samurai, "sake life katana"), 0)["skill"]
    assert not person(led_by(samurai, "sake board"), 0)["skill"]


@pytest.mark.parametrize(
    ("samurai", "points"),
    [(name, 6 if name in ("yagyu-munenori", "takezaki-suenaga") else 5) for name in SAMURAI],
)
def test_life_points(samurai: str, points: int) -> None:
    assert life(led_by(samurai, ""), 0) == points


# Miyamoto Musashi.


@pytest.mark.parametrize(
    ("words", "strength"),
    [
        ("gear katana-1 no-dachi-1", 6),
        ("gear katana-1 no-dachi-1 naginata-1", 6),
        ("gear katana-1", 5),
        ("gear katana-1 pipe-1", 5),
        ("gear katana-1 no-dachi-1 sake no-dachi", 5),
        ("gear katana-1 no-dachi-1 sake board", 5),
    ],
)
def test_musashi_has_one_more_while_two_or_more_weapons_are_usable(words: str, strength: int) -> None:
    table = led_by("miyamoto-musashi", f"hand roar-1 {words}")
    attack(table, "roar", "katana", 1)
    assert question(table)["strength"] == strength


def test_musashi_adds_nothing_to_events_or_bare_hands() -> None:
    table = led_by(
        "miyamoto-musashi",
        "hand burning-ramen-1 gear katana-1 no-dachi-1",
        rest="circle seat-0 3 seat-1 3 seat-2 3",
    )
    play(table, "text", card="burning-ramen")
    play(table, "throw", target=1)
    assert question(table)["strength"] == 2
    table = led_by(
        "miyamoto-musashi",
        "standing hand roar-1 gear no-dachi-1 naginata-1",
        rest=NEAR + "\nhouse inn always first 0",
    )
    attack(table, "roar", "bare-hands", 1)
    assert question(table)["strength"] == 2


# Yagyū Jūbei.


@pytest.mark.parametrize(("words", "asked"), [("", False), ("sake board", True)])
def test_jubeis_movements_cannot_be_interrupted(words: str, asked: bool) -> None:
    table = led_by("yagyu-jubei", f"hand roar-3 {words}", b="hand falter-1", rest="")
    move(table, "roar", 1)
    assert (asks(table) == "interrupt") is asked


@pytest.mark.parametrize(("words", "asked"), [("", False), ("sake board", True)])
def test_jubeis_attacks_cannot_be_interrupted(words: str, asked: bool) -> None:
    table = led_by("yagyu-jubei", f"hand roar-3 {words}", b="hand blurred-vision-1")
    attack(table, "roar", "katana", 1)
    assert asks(table) == ("interrupt" if asked else "defend")


@pytest.mark.parametrize(("words", "asked"), [("", False), ("sake board", True)])
def test_jubeis_iaido_cannot_be_interrupted(words: str, asked: bool) -> None:
    table = led_by("yagyu-jubei", f"hand roar-3 {words}", b="hand blurred-vision-1 falter-1", rest="")
    iaido(table, "roar", 2, "katana", 1)
    assert asks(table) == ("interrupt" if asked else "defend")


@pytest.mark.parametrize(("words", "asked"), [("", False), ("sake board", True)])
def test_jubeis_attack_events_cannot_be_interrupted(words: str, asked: bool) -> None:
    table = led_by("yagyu-jubei", f"hand burning-ramen-1 {words}", b="hand blurred-vision-1", rest="")
    play(table, "text", card="burning-ramen")
    play(table, "throw", target=1)
    assert asks(table) == ("interrupt" if asked else "defend")


def test_jubeis_minions_can_be_interrupted() -> None:
    table = led_by(
        "yagyu-jubei",
        "",
        b="hand blurred-vision-1",
        rest="circle seat-0 0 minion-1 1 seat-1 3 seat-2 3\nminion-1 of 0 clockwise",
    )
    pass_(table)
    assert (table.asked, asks(table)) == (1, "interrupt")


# Itō Ittōsai.


def test_ittosai_has_one_more_to_the_first_attack_of_each_turn() -> None:
    table = led_by("ito-ittosai", "hand roar-1 roar-3", b="life 10")
    attack(table, "roar-1", "katana", 1)
    assert question(table)["strength"] == 6
    take_it(table)
    attack(table, "roar-3", "katana", 1)
    assert question(table)["strength"] == 5


def test_ittosai_even_if_it_is_cancelled() -> None:
    table = led_by("ito-ittosai", "hand roar-1 roar-3", b="hand blurred-vision-1")
    attack(table, "roar-1", "katana", 1)
    play(table, "interrupt", card="blurred-vision")
    attack(table, "roar-3", "katana", 1)
    let_pass(table)
    assert question(table)["strength"] == 5


def test_ittosai_attack_events_are_attacks_too() -> None:
    table = led_by("ito-ittosai", "hand throwing-chopsticks-1 roar-1", b="life 10", rest="")
    play(table, "text", card="throwing-chopsticks")
    play(table, "throw", target=1)
    assert question(table)["strength"] == 2
    take_it(table)
    play(table, "throw", target=1)
    assert question(table)["strength"] == 1


def test_ittosai_with_bare_hands_too() -> None:
    table = led_by("ito-ittosai", "hand roar-1 gear")
    attack(table, "roar", "bare-hands", 1)
    assert question(table)["strength"] == 3


def test_ittosai_not_with_sake_on_the_board() -> None:
    table = led_by("ito-ittosai", "hand roar-1 sake board")
    attack(table, "roar", "katana", 1)
    assert question(table)["strength"] == 5


def test_ittosai_the_skill_is_for_the_first_attack_declared_not_the_first_with_the_skill() -> None:
    table = led_by("ito-ittosai", "hand roar-1 roar-3 sake board", b="life 10")
    attack(table, "roar-1", "katana", 1)
    take_it(table)
    play(table, "burn-to-draw", place="board")
    attack(table, "roar-3", "katana", 1)
    let_pass(table)
    assert question(table)["strength"] == 5


def test_ittosai_not_his_minions() -> None:
    table = led_by(
        "ito-ittosai",
        "",
        b="life 8",
        rest="circle seat-0 0 minion-1 1 seat-1 3 seat-2 3\nminion-1 of 0 clockwise",
        top="roar-1",
    )
    pass_(table)
    assert question(table)["wounds"] == 2


def test_ittosai_a_faltered_iaido_chosen_anew_is_still_the_first_attack() -> None:
    table = led_by("ito-ittosai", "hand roar-1 gear katana-1 naginata-1", b="hand falter-1", rest="")
    iaido(table, "roar", 2, "katana", 1)
    play(table, "interrupt", card="falter")
    play(table, "strike", weapon="naginata", target=1)
    let_pass(table)
    assert question(table)["strength"] == 2 + 3 + 1
    assert circle(table) == "seat-0 3 seat-1 3 seat-2 3"


# Takezaki Suenaga.


@pytest.mark.parametrize(("words", "strength"), [("", 3), ("sake board", 2)])
def test_suenagas_ranged_attacks_have_one_more(words: str, strength: int) -> None:
    far = "circle seat-0 5 seat-1 5 seat-2 5"
    table = led_by("takezaki-suenaga", f"hand burning-ramen-1 {words}", rest=far)
    play(table, "text", card="burning-ramen")
    play(table, "throw", target=1)
    assert question(table)["strength"] == strength
    table = led_by("takezaki-suenaga", f"hand roar-2 gear yumi-1 {words}", rest=far)
    attack(table, "roar", "yumi", 1)
    assert question(table)["strength"] == strength, "1 for the box, 1 for the Yumi"


def test_suenagas_melee_attacks_do_not() -> None:
    table = led_by("takezaki-suenaga", "hand roar-1")
    attack(table, "roar", "katana", 1)
    assert question(table)["strength"] == 5
