"""Tables dealt from other deck files than that of the house."""

from __future__ import annotations

import re

import pytest

import izakaya
from izakaya.bots.sake.sight import blows
from izakaya.games.sake.deck_file import read_deck
from izakaya.games.sake.table import SakeTable
from tests.sake.at_the_table import (
    asks,
    attack,
    circle,
    exchanged,
    found,
    gear,
    hand,
    life,
    moves,
    offered,
    play,
    position,
    question,
    sake,
    seen,
)
from tests.sake.figures import DECK
from tests.sake.test_deck_file import TEXT, changed


def edition() -> str:
    """A Wakizashi that reaches 3 for 9, life points of 2, and other boxes."""
    text = changed(
        "wakizashi = { range = 1, far = false, ranged = false, attack = 2,",
        "wakizashi = { range = 3, far = false, ranged = false, attack = 9,",
    )
    text = re.sub(r"life = \d", "life = 2", text)
    return re.sub(r'(\["[a-z]+", "[a-z-]+", \d+), \d, \d, \d, \d,', r"\1, 7, 6, 5, 3,", text)


PEOPLE = "miyamoto-musashi, yagyu-jubei, hojo-masako"


def other_table() -> izakaya.Table:
    return izakaya.new_table("sake", seats=3, seed=11, first="0", samurai=PEOPLE, deck=edition())


def with_a_wakizashi() -> izakaya.Table:
    """The same table, but seat 0 has a Wakizashi instead of the Katana."""
    text = exchanged(other_table().notation(), "katana-1", "wakizashi-1")
    return izakaya.parse(text.replace("wielding katana", "wielding wakizashi", 1))


def test_a_table_dealt_from_another_deck_uses_its_values() -> None:
    table = with_a_wakizashi()
    assert [life(table, seat) for seat in range(3)] == [2, 2, 2]
    card = seen(table, 0)["hand"][0]
    assert (card["attack"], card["defence"], card["movement"], card["drinking"]) == (7, 6, 5, 3)
    play(table, "attack", card=hand(table, 0)[0])
    play(table, "strike", weapon="wakizashi", target=1)
    while asks(table) == "interrupt":
        table.answer(0)
    assert question(table)["strength"] == 7 + 9


def test_the_house_is_untouched_by_another_deck() -> None:
    other_table()
    table = izakaya.new_table("sake", seats=3, seed=11, first="0", samurai=PEOPLE)
    assert not offered(table, "attack")
    assert gear(table, 0) == ["katana"]
    assert all(card["attack"] < 7 for card in seen(table, 0)["hand"])


def played_on(table: izakaya.Table, answers: int) -> izakaya.Table:
    for number in range(answers):
        if not table.over:
            options = table.options()
            table.answer(options[(7 * number + 3) % len(options)])
    return table


def test_its_record_replays() -> None:
    table = played_on(other_table(), 60)
    record = izakaya.read_record(izakaya.Record.of(table).text())
    again = izakaya.replay(record)
    assert again.notation() == table.notation()
    assert again.view_bytes(0) == table.view_bytes(0)


def test_its_notation_round_trips_and_keeps_the_values() -> None:
    table = played_on(other_table(), 25)
    text = table.notation()
    again = izakaya.parse(text)
    assert again.notation() == text
    assert [again.describe(option) for option in again.options()] == [
        table.describe(option) for option in table.options()
    ]
    played_on(table, 30)
    played_on(again, 30)
    assert again.notation() == table.notation()
    assert seen(again)["people"] == seen(table)["people"]


def values(table: izakaya.Table) -> dict[str, object]:
    """Every value of the deck a table was dealt from."""
    assert isinstance(table, SakeTable)
    deck = table.deck_data
    numbers = {name: getattr(deck, name) for name in ("steps", "sake", "steps_between", "sake_for_two")}
    numbers |= {name: getattr(deck, name) for name in ("minion_attack", "minion_defence", "minion_movement")}
    rows = ["attack", "defence", "movement", "drinking", "back", "name", "life"]
    rows += ["weapon_range", "weapon_far", "weapon_ranged", "weapon_attack", "weapon_defence"]
    return numbers | {name: list(getattr(deck, name)) for name in rows} | {"labels": deck.labels}


def test_its_notation_keeps_every_value() -> None:
    text = edition().replace(
        "naginata = { range = 3, far = false, ranged = false",
        "naginata = { range = 2, far = true, ranged = true",
    )
    table = izakaya.new_table("sake", seats=3, seed=11, deck=text)
    house = izakaya.new_table("sake", seats=3, seed=11)
    assert values(izakaya.parse(table.notation())) == values(table)
    unlike = [name for name, value in values(table).items() if value != values(house)[name]]
    assert {"weapon_range", "weapon_far", "weapon_ranged", "weapon_attack", "life", "drinking"} <= set(unlike)


def test_bamboo_grove_no_attack_is_weaker_than_0() -> None:
    text = changed(
        "wakizashi = { range = 1, far = false, ranged = false, attack = 2",
        "wakizashi = { range = 4, far = true, ranged = true, attack = 0",
    )
    dealt = izakaya.new_table("sake", seats=3, seed=1, deck=text).notation().splitlines()
    words = ("weapon", "samurai", "followers", "counters", "card")
    cards = "\n".join(line for line in dealt if line.startswith(words))
    table = izakaya.parse(
        f"sake 4\n{cards}\nhouse bamboo-grove unarmed first 0\nseat 0 date-masamune hand blurred-vision-2 gear wakizashi-1\n"
        "seat 1 hojo-masako\nseat 2 tomoe-gozen\ncircle seat-0 5 seat-1 5 seat-2 5"
    )
    attack(table, "blurred-vision", "wakizashi", 1)
    assert question(table)["strength"] == 0


def test_a_wrong_deck_is_refused_when_the_table_is_set_up() -> None:
    with pytest.raises(izakaya.UnknownOption, match="not TOML"):
        izakaya.new_table("sake", seats=3, seed=1, deck="[[[")


def test_a_record_with_a_wrong_deck_is_refused_in_a_sentence() -> None:
    record = izakaya.Record("sake", 4, 3, {"deck": "[[["}, 1, "", [])
    with pytest.raises(izakaya.BadRecord, match="not TOML"):
        izakaya.replay(record)


def test_the_file_of_the_house_itself_is_a_deck_like_any_other() -> None:
    table = izakaya.new_table("sake", seats=3, seed=11, first="0", samurai=PEOPLE, deck=TEXT)
    plain = izakaya.new_table("sake", seats=3, seed=11, first="0", samurai=PEOPLE)
    assert seen(played_on(table, 40), 0)["people"] == seen(played_on(plain, 40), 0)["people"]
    assert izakaya.parse(table.notation()).notation() == table.notation()


# The ends of what a deck file may say.


def test_K11_a_movement_box_of_9_goes_as_far_as_there_is_room() -> None:
    text = re.sub(r'(\["[a-z]+", "[a-z-]+", \d+, \d, \d), \d, (\d),', r"\1, 9, \2,", TEXT)
    table = izakaya.new_table("sake", seats=3, seed=11, first="0", samurai=PEOPLE, deck=text)
    wide = table.notation().replace("circle seat-0 3 seat-1 3 seat-2 3", "circle seat-0 9 seat-1 9 seat-2 9")
    table = izakaya.parse(wide)
    play(table, "move", card=hand(table, 0)[0])
    offers = [(move.way, move.number) for move in moves(table)]
    room = range(1, 9)
    assert offers == [("go-clockwise", n) for n in room] + [("go-counter", n) for n in room]
    play(table, "go-clockwise", number=8)
    while asks(table) == "interrupt":
        table.answer(0)
    assert circle(table) == "seat-0 1 seat-1 9 seat-2 17"


def test_K40_a_spirit_has_room_for_much_sake() -> None:
    table = other_table()
    written = re.sub(r"seat 2 (\S+) .*", r"seat 2 \1 spirit hand sake 15", table.notation())
    written = re.sub(r"(?m)^(masu|deck|pile|circle|ask|shown|chance).*\n", "", written)
    spirits = izakaya.parse(written + "line seat-0 3 seat-1\nmasu 5\n")
    assert sake(spirits, 2) == 15
    assert izakaya.parse(spirits.notation()).notation() == spirits.notation()


def test_copies_may_be_numbered_otherwise() -> None:
    text = TEXT
    for copy in range(10, 0, -1):
        text = text.replace(f'"minion", "minion", {copy},', f'"minion", "minion", {copy + 10},')
    table = izakaya.new_table("sake", seats=3, seed=11, first="0", samurai=PEOPLE, deck=text)
    for number in range(300):
        assert izakaya.parse(table.notation()).notation() == table.notation()
        if table.over:
            break
        options = found(table, "minion") or table.options()
        table.answer(options[(7 * number + 3) % len(options)])


def test_a_view_tells_the_figures_of_open_cards_where_they_are_not_the_houses() -> None:
    text = "gear katana-1 pipe-2 hand roar-1"
    table = position(
        f"seat 0 date-masamune {text}\nseat 1 hojo-masako\nseat 2 tomoe-gozen\npile falter-1\n"
        "circle seat-0 1 minion-3 2 seat-1 3 seat-2 3\nminion-3 of 0 clockwise"
    )
    fronts = {front["card"]: front for front in seen(table)["fronts"]}
    assert {"katana-1", "pipe-2", "falter-1", "minion-3"} <= set(fronts)
    assert "roar-1" not in fronts, "it is in a hand"
    deck = read_deck(DECK)
    card = deck.labels.index("falter-1")
    assert (fronts["falter-1"]["attack"], fronts["falter-1"]["drinking"]) == (
        deck.attack[card],
        deck.drinking[card],
    )
    assert "fronts" not in seen(izakaya.new_table("sake", seats=3, seed=11))
    assert "fronts" in seen(other_table())


def test_a_novice_reckons_with_the_figures_of_its_own_table() -> None:
    """The Wakizashi of this deck reaches 3 steps: code that reckons with our deck thinks that nobody is in reach."""
    view = seen(with_a_wakizashi(), 0)
    assert [(target["seat"], strength) for target, strength in blows(view, 7)] == [(1, 16), (2, 16)]
