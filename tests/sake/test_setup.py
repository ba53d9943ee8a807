"""Setting up SAKE (K1–K4), and the option to choose one's hand."""

from __future__ import annotations

from collections import Counter

import pytest

import izakaya
from izakaya import Table
from izakaya.games.sake.data import SAMURAI
from izakaya.games.sake.deck_file import HOUSE
from tests.sake.at_the_table import (
    asks,
    circle,
    deck,
    end_turn,
    gear,
    hand,
    life,
    masu,
    moves,
    offered,
    person,
    pile,
    play,
    seen,
    sitting,
    turn,
    wielded,
    wounds,
    written,
)

ALL = range(3, 9)
PLAIN = (
    "date-masamune, hojo-masako, miyamoto-musashi, yagyu-munenori, yagyu-jubei, ito-ittosai, takezaki-suenaga"
)
PLAIN_THREE = "date-masamune, hojo-masako, miyamoto-musashi"
LIFE = {name: int(life) for name, life in zip(SAMURAI, HOUSE.life, strict=True)}


def deal(seats: int = 3, seed: int = 1, **options: str) -> Table:
    return izakaya.new_table("sake", seats=seats, seed=seed, **options)


@pytest.mark.parametrize("seats", ALL)
def test_K1_everyone_is_another_samurai(seats: int) -> None:
    names = [someone["samurai"] for someone in seen(deal(seats))["people"]]
    assert len(set(names)) == seats
    assert set(names) <= set(SAMURAI)


def test_K1_the_samurai_are_random() -> None:
    at_seat_0 = {person(deal(3, seed), 0)["samurai"] for seed in range(80)}
    assert at_seat_0 == set(SAMURAI)


def test_K1_the_host_may_say_who_is_who() -> None:
    table = deal(4, samurai="tomoe-gozen, random, yagyu-jubei")
    assert person(table, 0)["samurai"] == "tomoe-gozen"
    assert person(table, 2)["samurai"] == "yagyu-jubei"


@pytest.mark.parametrize("seats", ALL)
def test_K1_everyone_sits(seats: int) -> None:
    table = deal(seats)
    assert all(sitting(table, seat) for seat in range(seats))


@pytest.mark.parametrize("seats", ALL)
def test_K1_one_katana_each_in_play_and_wielded(seats: int) -> None:
    table = deal(seats)
    for seat in range(seats):
        assert gear(table, seat) == ["katana"]
        assert wielded(table, seat) == "katana"


def all_cards(table: Table) -> Counter[str]:
    """Every card the notation tells of, wherever it lies."""
    cards = Counter(deck(table)) + Counter(pile(table))
    for line in written(table, "seat"):
        cards.update(word for word in line.split() if word in HOUSE.labels)
    return cards


@pytest.mark.parametrize("seats", ALL)
def test_K1_all_98_cards_are_there_and_no_location_among_them(seats: int) -> None:
    assert all_cards(deal(seats)) == Counter(HOUSE.labels)
    assert len(HOUSE.labels) == 98


def test_K1_the_spare_katana_are_shuffled_in() -> None:
    table = deal(3, samurai=PLAIN_THREE)
    in_play = [piece["card"] for seat in range(3) for piece in person(table, seat)["gear"]]
    elsewhere = [card for card in all_cards(table) if card.startswith("katana") and card not in in_play]
    assert len(in_play) == 3
    assert len(elsewhere) == 5


def test_K1_the_cards_are_shuffled() -> None:
    assert deck(deal(3, 1)) != deck(deal(3, 2))


@pytest.mark.parametrize("seats", ALL[:5])
def test_K2_four_cards_to_the_hand_and_life_points_to_life(seats: int) -> None:
    table = deal(seats, samurai=", ".join(PLAIN.split(", ")[:seats]))
    for seat in range(seats):
        assert len(hand(table, seat)) == 4
        assert life(table, seat) == LIFE[person(table, seat)["samurai"]]
        assert wounds(table, seat) == 0


def test_K2_nobody_knows_the_fronts_of_life_not_even_its_owner() -> None:
    table = deal(3)
    lies = written(table, "seat")[0].split(" life ")[1].split(" wounds")[0].split()
    for eyes in (None, 0, 1, 2):
        text = table.view_bytes(eyes).decode()
        assert not [card for card in lies if f'"{card}"' in text]
        assert set(person(table, 0, eyes)["life"]) <= {"troublesome", "quarrelsome", "drowsy"}


def test_K2_backs_of_hands_are_seen_by_all_and_fronts_by_the_owner() -> None:
    table = deal(3)
    backs = sorted(card["back"] for card in seen(table, 1)["hand"])
    assert person(table, 1, 0)["hand"] == backs
    assert person(table, 1)["hand"] == backs
    assert not [card for card in hand(table, 1) if f'"{card}"' in table.view_bytes(0).decode()]


def test_K2_which_four_is_random_unless_the_table_chooses() -> None:
    assert asks(deal(3, samurai=PLAIN_THREE)) == "act"
    assert asks(deal(3, samurai=PLAIN_THREE, choose_hand="no")) == "act"
    assert asks(deal(3, samurai=PLAIN_THREE, choose_hand="yes")) == "choose-hand"


def test_K2_choose_hand_each_seat_picks_four_by_their_backs() -> None:
    table = deal(3, samurai=PLAIN_THREE, choose_hand="yes", first="1")
    for seat in (1, 2, 0):
        backs = Counter(person(table, seat)["life"])
        assert sum(backs.values()) == LIFE[person(table, seat)["samurai"]] + 4
        chosen: list[str] = []
        for number in range(4):
            assert table.asked == seat
            assert asks(table) == "choose-hand"
            assert hand(table, seat) == [], f"the cards are not seen before all four are chosen ({number})"
            left = sorted(back for back in backs if backs[back] > 0)
            assert sorted(str(move.card) for move in moves(table)) == left
            play(table, "choose-back", card=left[0])
            backs[left[0]] -= 1
            chosen.append(left[0])
        assert person(table, seat)["hand"] == sorted(chosen)
        assert Counter(person(table, seat)["life"]) == +backs
    assert asks(table) == "act"
    assert table.asked == 1


def test_K2_choose_hand_a_back_that_is_used_up_is_not_offered() -> None:
    table = deal(3, samurai=PLAIN_THREE, choose_hand="yes", first="0")
    backs = Counter(person(table, 0)["life"])
    rare = min(backs, key=lambda back: backs[back])
    while offered(table, "choose-back", card=rare) and table.asked == 0:
        play(table, "choose-back", card=rare)
        backs[rare] -= 1
    assert table.asked != 0 or backs[rare] == 0


def test_tomoe_is_dealt_two_more_and_discards_two_before_the_first_turn() -> None:
    table = deal(3, samurai="date-masamune, tomoe-gozen, hojo-masako", first="0")
    assert len(hand(table, 1)) == 6
    assert life(table, 1) == LIFE["tomoe-gozen"]
    assert table.asked == 1
    assert asks(table) == "down-to-four"
    table.answer(table.options()[0])
    table.answer(table.options()[0])
    assert len(hand(table, 1)) == 4
    assert len(pile(table)) == 2
    assert (table.asked, asks(table)) == (0, "act")


def test_tomoe_who_chooses_her_hand_has_two_more_all_the_same() -> None:
    table = deal(3, samurai="tomoe-gozen, date-masamune, hojo-masako", first="0", choose_hand="yes")
    while asks(table) != "act":
        assert asks(table) == "choose-hand" or table.asked == 0, "only Tomoe has too many"
        table.answer(table.options()[0])
    assert [len(hand(table, seat)) for seat in range(3)] == [4, 4, 4]
    samurai = ("tomoe-gozen", "date-masamune", "hojo-masako")
    assert [life(table, seat) for seat in range(3)] == [LIFE[name] for name in samurai]
    assert len(pile(table)) == 2


@pytest.mark.parametrize("seats", ALL)
def test_K3_three_steps_between_neighbours(seats: int) -> None:
    assert circle(deal(seats)) == " ".join(f"seat-{seat} 3" for seat in range(seats))


@pytest.mark.parametrize(("seats", "sake"), [(3, 8), (4, 10), (5, 13), (6, 15), (7, 18), (8, 20)])
def test_K3_the_masu_holds_two_and_a_half_sake_a_player_rounded_up(seats: int, sake: int) -> None:
    assert masu(deal(seats)) == sake


@pytest.mark.parametrize(("seats", "left"), [(3, 19), (8, 4)])
def test_K3_the_box_has_28_steps(seats: int, left: int) -> None:
    assert seen(deal(seats))["steps_in_box"] == left


def test_K4_the_host_says_who_begins() -> None:
    for seat in range(3):
        table = deal(3, samurai=PLAIN_THREE, first=str(seat))
        assert (table.asked, turn(table), seen(table)["first"]) == (seat, seat, seat)


def test_K4_otherwise_a_random_seat_begins() -> None:
    assert {turn(deal(3, seed)) for seed in range(40)} == {0, 1, 2}


def test_K4_turns_go_clockwise() -> None:
    table = deal(4, samurai=", ".join(PLAIN.split(", ")[:4]), first="2")
    order = []
    for _ in range(6):
        order.append(turn(table))
        end_turn(table)
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"first": "3"}, "first is a seat from 0 to 2"),
        ({"first": "oldest"}, "first is a seat"),
        ({"location": "temple"}, "location is one of inn"),
        ({"samurai": "oda-nobunaga"}, "There is no samurai 'oda-nobunaga'"),
        ({"samurai": "tomoe-gozen, tomoe-gozen"}, "names tomoe-gozen twice"),
        ({"samurai": "random, random, random, random"}, "4 samurai for 3 seats"),
        ({"bare_hands": "never"}, "bare_hands is one of"),
        ({"choose_hand": "maybe"}, "choose_hand is one of"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_in_a_sentence(
    options: dict[str, str], problem: str
) -> None:
    with pytest.raises(izakaya.UnknownOption, match=problem):
        deal(3, 1, **options)


@pytest.mark.parametrize("seats", [2, 9])
def test_sake_is_for_3_to_8(seats: int) -> None:
    with pytest.raises(izakaya.WrongSeats):
        deal(seats)
