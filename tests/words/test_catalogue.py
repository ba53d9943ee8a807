"""The catalogue: everything in the boxes is there once, with the figures the games play with and rules that exist."""

from __future__ import annotations

import json

from izakaya.games import GAMES
from izakaya.games.sake import data as sake
from izakaya.games.sword import data as sword
from izakaya.locale import Speech
from izakaya.words.catalogue import catalogue
from izakaya.words.sake.catalogue import box as sake_box
from izakaya.words.sword.catalogue import box as sword_box


def test_all_cards_people_and_places_are_there() -> None:
    assert [card["id"] for card in sword_box()["cards"]] == list(sword.CARDS)
    assert [person["id"] for person in sword_box()["characters"]] == list(sword.CHARACTERS)
    assert [role["id"] for role in sword_box()["roles"]] == list(sword.ROLES)
    assert [card["id"] for card in sake_box()["cards"]] == list(sake.NAMES)
    assert [person["id"] for person in sake_box()["samurai"]] == list(sake.SAMURAI)
    assert [place["id"] for place in sake_box()["locations"]] == list(sake.LOCATIONS)


def test_the_decks_are_complete() -> None:
    kinds = dict.fromkeys(("weapon", "property", "action"), 0)
    for card in sword_box()["cards"]:
        kinds[card["kind"]] += card["count"]
    assert kinds == {"weapon": 32, "property": 15, "action": 43}
    assert sum(card["count"] for card in sake_box()["cards"]) == sake.CARDS
    for sake_card in sake_box()["cards"]:
        assert [copy["copy"] for copy in sake_card["copies"]] == list(range(1, sake_card["count"] + 1))


def test_some_printed_figures() -> None:
    daikyu = sword_box()["cards"][sword.DAIKYU]
    assert (daikyu["range"], daikyu["wounds"], daikyu["count"]) == (5, 2, 1)
    katana = sake_box()["cards"][sake.KATANA]
    assert katana["weapon"] == {"range": 1, "far": False, "ranged": False, "attack": 3, "defence": 2}
    assert katana["count"] == 8
    assert sake_box()["cards"][sake.PIPE]["weapon"] is None


def test_every_card_says_in_signs_what_it_does() -> None:
    assert all(card["foot"] or card["kind"] == "weapon" for card in sword_box()["cards"])
    assert all(card["foot"] for card in sake_box()["cards"])
    feet = {card["id"]: card["foot"] for card in sake_box()["cards"]}
    assert feet["yumi"] == ["reach 4+", "strike +1", "arrow"]
    assert feet["throwing-chopsticks"] == ["reach 2+", "strike 1", "strike 1", "arrow"]
    assert feet["roar"] == ["pay", "reach 2", "strike 4", "arrow"]
    assert feet["minion"][0] == "walk 2"


def test_w1_w3_w25_by_number_of_players() -> None:
    rows = {row["seats"]: row for row in sword_box()["seats"]}
    assert rows[3]["worth"] == {"shogun": [2], "ninja": [1]}
    assert rows[4]["worth"] == {"shogun": [1], "samurai": [2], "ninja": [1, 2]}
    assert rows[7]["worth"] == {"shogun": [1], "samurai": [1], "ninja": [1], "ronin": [3]}
    assert (rows[3]["shogun_honour"], rows[3]["honour"]) == (6, 3)
    assert (rows[6]["shogun_honour"], rows[6]["honour"]) == (5, 4)
    assert rows[7]["hands"] == [4, 5, 5, 6, 6, 7, 7]
    assert rows[7]["roles"].count("samurai") == 2


def test_k3_by_number_of_players() -> None:
    assert [row["sake"] for row in sake_box()["seats"]] == [8, 10, 13, 15, 18, 20]
    assert [row["steps"] for row in sake_box()["seats"]] == [9, 12, 15, 18, 21, 24]


def test_every_rule_behind_a_card_has_its_sentence() -> None:
    speech = Speech("en")
    for game, box in (("sword", sword_box()), ("sake", sake_box())):
        rules = set(json.dumps(box).split('"')) & {f"{letter}{n}" for letter in "WK" for n in range(1, 49)}
        assert len(rules) > 10
        assert all(speech.knows(f"rule-{game}-{rule}") for rule in rules)


def test_every_game_has_its_box() -> None:
    assert list(catalogue()) == list(GAMES)
    assert (catalogue()["sword"], catalogue()["sake"]) == (sword_box(), sake_box())


def test_it_is_plain_data() -> None:
    assert json.loads(json.dumps(catalogue())) == catalogue()
