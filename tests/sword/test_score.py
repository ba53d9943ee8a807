"""Section 8: the score, W25–W27."""

from __future__ import annotations

import pytest

from izakaya import Table
from tests.sword.at_the_table import all_honour, end_phase, four, hit, play, position, take_it

# W25: points.

PEOPLE = {
    3: ["shogun", "ninja-1", "ninja-3"],
    4: ["shogun", "samurai", "ninja-1", "ninja-3"],
    5: ["shogun", "samurai", "ronin", "ninja-1", "ninja-3"],
    6: ["shogun", "samurai", "ronin", "ninja-1", "ninja-2", "ninja-3"],
    7: ["shogun", "samurai", "ronin", "ninja-1", "ninja-2", "ninja-3", "samurai"],
}
NAMES = ["ieyasu", "kojiro", "hideyoshi", "musashi", "goemon", "tomoe", "benkei"]


def ended(roles: list[str], honours: list[int], hands: list[str] | None = None) -> Table:
    """A game that has just ended by W24, with so much Honour left."""
    lines = ["over honour"]
    for seat, role in enumerate(roles):
        hand = f"hand {hands[seat]}" if hands and hands[seat] else ""
        lines.append(f"seat {seat} {role} {NAMES[seat]} honour {honours[seat]} {hand}")
    return position("\n".join(lines))


@pytest.mark.parametrize(
    ("seats", "multipliers"),
    [
        (3, {"shogun": 2, "ninja-1": 1, "ninja-3": 1}),
        (4, {"shogun": 1, "samurai": 2, "ninja-1": 1, "ninja-3": 2}),
        (5, {"shogun": 1, "samurai": 1, "ronin": 2, "ninja-1": 1, "ninja-3": 1}),
        (6, {"shogun": 1, "samurai": 2, "ronin": 3, "ninja-1": 1, "ninja-2": 1, "ninja-3": 1}),
        (7, {"shogun": 1, "samurai": 1, "ronin": 3, "ninja-1": 1, "ninja-2": 1, "ninja-3": 1}),
    ],
)
def test_W25_honour_is_multiplied_by_role_and_number_of_players(
    seats: int, multipliers: dict[str, int]
) -> None:
    roles = PEOPLE[seats]
    honours = [0, *range(4, 3 + seats)]
    points = ended(roles, honours).result().points
    assert points == tuple(honour * multipliers[role] for role, honour in zip(roles, honours, strict=True))
    honours = [5, *range(3, 1 + seats), 0]
    points = ended(roles, honours).result().points
    assert points == tuple(honour * multipliers[role] for role, honour in zip(roles, honours, strict=True))


@pytest.mark.parametrize(
    ("fewer", "more"), [("ninja-1", "ninja-2"), ("ninja-1", "ninja-3"), ("ninja-2", "ninja-3")]
)
def test_W25_of_four_players_the_ninja_with_more_stars_counts_double(fewer: str, more: str) -> None:
    assert ended(["shogun", "samurai", fewer, more], [0, 3, 4, 5]).result().points == (0, 6, 4, 10)
    assert ended(["shogun", "samurai", more, fewer], [0, 3, 4, 5]).result().points == (0, 6, 8, 5)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_W25_a_daimyo_in_hand_is_one_point_never_multiplied_and_nothing_to_the_ronin(seats: int) -> None:
    roles = PEOPLE[seats]
    honours = [0] + [2] * (seats - 1)
    plain = ended(roles, honours).result().points
    for seat, role in enumerate(roles):
        for count in (1, 2, 3):
            hands = [f"daimyo*{count} parry" if other == seat else "parry" for other in range(seats)]
            points = ended(roles, honours, hands).result().points
            worth = 0 if role == "ronin" else count
            assert points[seat] == plain[seat] + worth
            assert [points[other] for other in range(seats) if other != seat] == [
                plain[other] for other in range(seats) if other != seat
            ]


def test_W25_a_daimyo_on_the_pile_is_worth_nothing() -> None:
    table = four(
        "ieyasu honour 2 hand parry",
        "kojiro honour 0 hand parry",
        others="honour 1 hand parry",
        pile="daimyo*3",
        over="honour",
    )
    assert table.result().points == (2, 0, 1, 2)


# W26: the killing blow.


def blow(victim: str, striker: str, honours: str = "honour 1", others: list[str] | None = None) -> Table:
    """The striker takes the last Honour of the victim with a Kiseru; five players."""
    rest = others or [role for role in PEOPLE[5] if role not in (victim, striker)]
    table = position(f"""
        seat 0 {striker} ieyasu hand kiseru
        seat 1 {victim} kojiro resilience 1 {honours} hand parry
        seat 2 {rest[0]} hideyoshi hand parry
        seat 3 {rest[1]} musashi hand parry
        seat 4 {rest[2]} goemon hand parry
        turn 0
    """)
    hit(table, "kiseru", 1)
    assert table.over
    return table


@pytest.mark.parametrize(
    ("victim", "striker", "sides"),
    [
        # Honour: 5 the Shogun, 3 the others; 1 goes from the victim, who had 1, to the striker.
        ("ninja-1", "ninja-3", {"shogun": 8, "ninja": 4 - 3, "ronin": 6}),
        ("ninja-3", "ninja-1", {"shogun": 8, "ninja": 4 - 3, "ronin": 6}),
        ("samurai", "shogun", {"shogun": 6 - 3, "ninja": 6, "ronin": 6}),
        ("shogun", "samurai", {"shogun": 4 - 3, "ninja": 6, "ronin": 6}),
    ],
)
def test_W26_the_game_ended_by_a_blow_within_a_team_costs_it_three(
    victim: str, striker: str, sides: dict[str, int]
) -> None:
    assert blow(victim, striker).result().sides == sides


@pytest.mark.parametrize(
    ("victim", "striker", "sides"),
    [
        ("ninja-1", "shogun", {"shogun": 9, "ninja": 3, "ronin": 6}),
        ("samurai", "ninja-1", {"shogun": 5, "ninja": 7, "ronin": 6}),
        ("ronin", "samurai", {"shogun": 9, "ninja": 6, "ronin": 0}),
        ("shogun", "ronin", {"shogun": 3, "ninja": 6, "ronin": 8}),
    ],
)
def test_W26_a_blow_at_another_team_costs_nothing(victim: str, striker: str, sides: dict[str, int]) -> None:
    assert blow(victim, striker).result().sides == sides


def test_W26_the_total_may_fall_below_zero() -> None:
    table = position("""
        seat 0 ninja-1 ieyasu honour 1 hand kiseru
        seat 1 ninja-2 kojiro resilience 1 honour 1 hand parry
        seat 2 shogun hideyoshi hand parry
        turn 0
    """)
    hit(table, "kiseru", 1)
    assert table.result().sides == {"ninja": 2 - 3, "shogun": 12}


def test_W26_only_the_defeat_that_ends_the_game_counts() -> None:
    # A Ninja fells the other Ninja first, who has Honour left, and then the Samurai, who has none.
    table = position("""
        seat 0 ninja-1 ieyasu hand battlecry
        seat 1 ninja-2 kojiro resilience 1 honour 2 hand armour
        seat 2 samurai hideyoshi resilience 1 honour 1 hand armour
        seat 3 shogun musashi hand armour
        turn 0
    """)
    play(table, "battlecry")
    take_it(table)
    take_it(table)
    assert table.over
    assert table.result().sides == {"ninja": 5 + 2, "shogun": 5}


def test_W26_the_other_way_round_it_does_count() -> None:
    table = position("""
        seat 0 ninja-1 ieyasu hand battlecry
        seat 1 samurai kojiro resilience 1 honour 2 hand armour
        seat 2 ninja-2 hideyoshi resilience 1 honour 1 hand armour
        seat 3 shogun musashi hand armour
        turn 0
    """)
    play(table, "battlecry")
    take_it(table)
    take_it(table)
    assert table.over
    assert table.result().sides == {"ninja": 5 - 3, "shogun": 5 + 2}


def test_W26_not_if_the_deck_runs_out_after_the_blow() -> None:
    # A Ninja fells Ushiwaka the Ninja, who has Honour left; his draw empties the deck and ends the game.
    table = position("""
        cards kiseru parry*40
        seat 0 ninja-1 ieyasu hand kiseru
        seat 1 ninja-2 ushiwaka resilience 2 honour 2 hand parry
        seat 2 samurai hideyoshi hand parry
        seat 3 shogun musashi hand parry
        pile parry*36
        turn 0
    """)
    hit(table, "kiseru", 1)
    assert table.over
    assert all_honour(table) == [3, 0, 2, 4]
    assert table.result().sides == {"ninja": 3, "shogun": 8}


def test_W26_not_for_honour_lost_to_bushido() -> None:
    table = position("""
        cards bushido bokken*40
        seat 0 ninja-1 ieyasu hand bokken
        seat 1 ninja-2 kojiro honour 1 hand bokken laid bushido
        seat 2 samurai hideyoshi hand bokken
        seat 3 shogun musashi hand bokken
        turn 0
    """)
    end_phase(table)
    take_it(table)
    assert table.result().sides == {"ninja": 3, "shogun": 11}


# W27: teams.


def winners(honours: list[int], seats: int = 5, hands: list[str] | None = None) -> tuple[int, ...]:
    return ended(PEOPLE[seats], honours, hands).result().winners


def test_W27_teams_add_up_and_most_points_wins() -> None:
    # Five players: Shogun and Samurai x1, Ronin x2, Ninja x1.
    assert winners([4, 3, 3, 0, 6]) == (0, 1)
    assert winners([4, 0, 1, 2, 3]) == (3, 4)
    assert winners([1, 3, 4, 0, 7]) == (2,)


def test_W27_a_team_wins_together_even_who_has_no_honour() -> None:
    assert winners([5, 0, 1, 1, 1]) == (0, 1)


def test_W27_ninja_win_every_tie_they_are_in() -> None:
    assert winners([3, 3, 1, 6, 0]) == (3, 4)
    assert winners([1, 0, 3, 3, 3]) == (3, 4)
    assert winners([3, 3, 3, 6, 0]) == (3, 4)


def test_W27_shogun_and_samurai_win_a_tie_with_the_ronin() -> None:
    assert winners([3, 3, 3, 1, 0]) == (0, 1)


def test_W27_one_point_more_beats_the_ninja() -> None:
    assert winners([4, 3, 0, 6, 0]) == (0, 1)
    assert winners([0, 1, 4, 6, 1]) == (2,)


def test_W27_a_daimyo_may_decide() -> None:
    assert winners([3, 3, 0, 6, 0]) == (3, 4)
    assert winners([3, 3, 0, 6, 0], hands=["", "daimyo", "", "", ""]) == (0, 1)


def test_W27_of_three_players_the_ninja_win_ties_with_the_shogun() -> None:
    assert winners([3, 6, 0], seats=3) == (1, 2)
    assert winners([4, 7, 0], seats=3) == (0,)
