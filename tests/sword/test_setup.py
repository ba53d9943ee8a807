"""Section 2: setup, W1–W5."""

from __future__ import annotations

from collections import Counter

import pytest

import izakaya
from izakaya import Table
from tests.sword.at_the_table import (
    RESILIENCE,
    all_cards,
    asks,
    cards,
    deck,
    end_phase,
    four,
    honour,
    person,
    resilience,
    role,
    seen,
    told,
    turn,
)

SEATS = [3, 4, 5, 6, 7]
DEALS = range(60)


def deals(seats: int) -> list[Table]:
    return [izakaya.new_table("sword", seats=seats, seed=seed) for seed in DEALS]


def roles(table: Table) -> list[str]:
    return [role(table, seat) for seat in range(table.seats)]


def shogun(table: Table) -> int:
    return roles(table).index("shogun")


def dealt(table: Table) -> list[int]:
    """The cards dealt to each seat before the first turn."""
    hands = [0] * table.seats
    for event in told(table):
        if event["what"] == "turn":
            break
        if event["what"] == "drew":
            hands[int(str(event["seat"]))] += 1
    return hands


@pytest.mark.parametrize(
    ("seats", "others", "ninja"),
    [
        (3, ["shogun"], 2),
        (4, ["samurai", "shogun"], 2),
        (5, ["ronin", "samurai", "shogun"], 2),
        (6, ["ronin", "samurai", "shogun"], 3),
        (7, ["ronin", "samurai", "samurai", "shogun"], 3),
    ],
)
def test_W1_roles_by_number_of_players(seats: int, others: list[str], ninja: int) -> None:
    for table in deals(seats):
        stars = [name for name in roles(table) if name.startswith("ninja-")]
        assert sorted(name for name in roles(table) if name not in stars) == others
        assert len(stars) == ninja
        assert len(set(stars)) == ninja


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_W1_the_missing_ninja_is_any_of_the_three(seats: int) -> None:
    missing = Counter(
        ninja
        for table in deals(seats)
        for ninja in ("ninja-1", "ninja-2", "ninja-3")
        if ninja not in roles(table)
    )
    assert set(missing) == {"ninja-1", "ninja-2", "ninja-3"}


@pytest.mark.parametrize("seats", SEATS)
def test_W1_anybody_may_become_shogun(seats: int) -> None:
    assert {shogun(table) for table in deals(seats)} == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_W1_only_the_shogun_is_face_up_and_everybody_knows_their_own_role(seats: int) -> None:
    table = izakaya.new_table("sword", seats=seats, seed=7)
    for eyes in [None, *range(seats)]:
        for seat in range(seats):
            known = person(table, seat, eyes)["role"]
            assert (known is not None) == (seat in (eyes, shogun(table)))


def test_W1_with_three_players_everybody_knows_the_two_ninja() -> None:
    for table in deals(3):
        for eyes in (None, 0, 1, 2):
            for seat in range(3):
                side = "shogun" if seat == shogun(table) else "ninja"
                assert person(table, seat, eyes)["side"] == side


def test_W1_with_four_players_only_the_samurai_can_tell_the_sides_of_all() -> None:
    for table in deals(4):
        for eyes in (None, 0, 1, 2, 3):
            told = [person(table, seat, eyes)["side"] for seat in range(4)]
            mine = None if eyes is None else roles(table)[eyes]
            if mine == "samurai":
                assert (told.count("shogun"), told.count("ninja")) == (2, 2)
            else:
                assert told.count(None) == (2 if mine in ("ninja-1", "ninja-2", "ninja-3") else 3)


@pytest.mark.parametrize("seats", [5, 6, 7])
def test_W1_with_more_players_a_side_is_known_where_the_role_is(seats: int) -> None:
    for table in deals(seats):
        for eyes in [None, *range(seats)]:
            for seat in range(seats):
                seen = person(table, seat, eyes)
                assert (seen["side"] is None) == (seen["role"] is None)


@pytest.mark.parametrize("seats", SEATS)
def test_W2_everybody_has_one_character_of_their_own_face_up(seats: int) -> None:
    for table in deals(seats):
        names = [person(table, seat)["character"] for seat in range(seats)]
        assert len(set(names)) == seats
        for eyes in range(seats):
            assert [person(table, seat, eyes)["character"] for seat in range(seats)] == names


def test_W2_characters_are_random_and_all_twelve_turn_up() -> None:
    names = {person(table, seat)["character"] for table in deals(7) for seat in range(7)}
    assert names == set(RESILIENCE)


@pytest.mark.parametrize("name", RESILIENCE)
def test_W2_resilience_begins_at_the_printed_value(name: str) -> None:
    table = izakaya.new_table("sword", seats=3, seed=3, characters=name)
    assert person(table, 0)["character"] == name
    assert resilience(table, 0) == person(table, 0)["full"] == RESILIENCE[name]


@pytest.mark.parametrize(
    ("seats", "first", "others"), [(3, 6, 3), (4, 5, 3), (5, 5, 3), (6, 5, 4), (7, 5, 4)]
)
def test_W3_honour_at_the_start(seats: int, first: int, others: int) -> None:
    for table in deals(seats):
        for seat in range(seats):
            assert honour(table, seat) == (first if seat == shogun(table) else others)


@pytest.mark.parametrize("seats", SEATS)
def test_W4_hands_clockwise_from_the_shogun(seats: int) -> None:
    for table in deals(seats):
        hands = dealt(table)
        clockwise = [hands[(shogun(table) + place) % seats] for place in range(seats)]
        assert clockwise == [4, 5, 5, 6, 6, 7, 7][:seats]


@pytest.mark.parametrize("seats", SEATS)
def test_W4_the_rest_is_the_deck_and_nothing_is_discarded_yet(seats: int) -> None:
    for table in deals(seats):
        assert deck(table) == 90 - sum(all_cards(table))
        assert seen(table)["pile"] == []


@pytest.mark.parametrize("seats", SEATS)
def test_W5_the_shogun_takes_the_first_turn(seats: int) -> None:
    for table in deals(seats):
        assert turn(table) == table.asked == shogun(table)
        assert asks(table) == "play"


@pytest.mark.parametrize("seats", SEATS)
def test_W5_turns_go_clockwise_all_around(seats: int) -> None:
    table = izakaya.new_table("sword", seats=seats, seed=11)
    for place in range(2 * seats):
        assert turn(table) == (shogun(table) + place) % seats
        end_phase(table)
        while asks(table) != "play":
            table.answer(table.options()[0])


def test_W5_a_harmless_neighbour_takes_its_turn_like_any_other() -> None:
    table = four("goemon hand bokken", "kojiro", "musashi resilience 0 hand bokken", "tomoe hand bokken")
    end_phase(table)
    assert turn(table) == 1
    end_phase(table)
    assert turn(table) == 2


def test_W5_left_is_the_next_seat_clockwise_even_if_harmless() -> None:
    table = four(
        "goemon hand daimyo",
        "kojiro hand daimyo laid bushido",
        "musashi resilience 0 hand daimyo",
        "tomoe hand daimyo",
        cards="bushido daimyo*40",
    )
    end_phase(table)
    assert person(table, 2)["laid"] == {"bushido": 1}


def test_W5_left_of_the_last_seat_is_the_first() -> None:
    table = four(
        "goemon hand daimyo",
        "kojiro hand daimyo",
        "musashi hand daimyo",
        "tomoe hand daimyo laid bushido",
        cards="bushido daimyo*40",
        turn="2",
    )
    end_phase(table)
    assert person(table, 0)["laid"] == {"bushido": 1}
    end_phase(table)
    assert turn(table) == 0
    assert cards(table, 0) == 3
