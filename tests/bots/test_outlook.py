"""The outlook: who wins, from what lies on the table; and that masters ask for it instead of playing to the end."""

from __future__ import annotations

from math import log
from typing import cast

import pytest

from izakaya import Chance, new_table, parse
from izakaya.bots.adept_and_master import judgement_of, looking_ahead
from izakaya.bots.learned import SIGNS, outlook_of
from izakaya.bots.thinking.outlook import Outlook
from izakaya.bots.thinking.temper import EVEN
from izakaya.games import GAMES
from izakaya.games.sake.state import GONE
from izakaya.games.sake.table import SakeTable
from izakaya.lab.learning.looking import Lesson, played
from izakaya.table.table import Table

TAUGHT = [name for name, game in GAMES.items() if "signs" in game.parts]


def outlook(game: str) -> Outlook:
    found = outlook_of(game)
    assert found is not None
    return found


def standing(first: str, second: str, third: str, rest: str) -> SakeTable:
    return cast(
        SakeTable,
        parse(
            f"""sake 4
            seat 0 date-masamune {first}
            seat 1 yagyu-jubei {second}
            seat 2 ito-ittosai {third}
            house inn unarmed first 0
            {rest}
            """
        ),
    )


def at_random(game: str, seats: int) -> list[Table]:
    """Tables on the way through a game in which anything is answered."""
    t = new_table(game, seats=seats, seed=seats).bare_copy()
    chance = Chance.quick(seats)
    t.chance = chance
    found: list[Table] = []
    while not t.over:
        t.play_out(chance, 8)
        if not t.over:
            found.append(t.bare_copy())
    return found


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_the_victory_is_divided_among_all_sides_that_are_there(game: str, seats: int) -> None:
    looking = outlook(game)
    signs = SIGNS[game]
    assert signs is not None
    tables = at_random(game, seats)
    assert len(tables) > 5
    for t in tables:
        chances = {int(signs.row_of(t, seat)): looking.chance(t, seat) for seat in range(seats)}
        out = chances.pop(-1, 0.0)
        assert out == 0.0
        assert sum(chances.values()) == pytest.approx(1.0)
        assert sorted(chances) == list(range(int(looking.read(t))))
        if isinstance(t, SakeTable):
            assert len(chances) == sum(t.states[seat] != GONE for seat in range(seats))
        else:
            assert len(chances) == (3 if seats > 4 else 2)


def test_sake_wins_and_so_does_a_life_to_spare() -> None:
    """K45: in the last turn of sudden death the leader's outlook is the best; with all else alike more Life is better."""
    t = standing(
        "hand sake katana life", "hand sake life", "hand", "masu 0\nrounds 3 extra 0 minions 0 sudden 1"
    )
    looking = outlook("sake")
    shares = [looking.chance(t, seat) for seat in range(3)]
    assert shares[0] > 0.5
    assert shares[0] > shares[1] > shares[2]


def test_points_and_honour_win_at_samurai_sword() -> None:
    """W24, W25: the Shogun's side leads by far, and a Ninja has one Honour left; or the other way round."""
    lines = """sword 1
        seat 0 shogun musashi honour {ours} hand wakizashi parry
        seat 1 samurai tomoe honour {ours} hand bokken
        seat 2 ninja-1 hanzo honour {theirs} hand parry
        seat 3 ninja-2 goemon honour {theirs} hand bokken
        turn 0
        """
    looking = outlook("sword")
    good, bad = (parse(lines.format(ours=ours, theirs=theirs)) for ours, theirs in ((5, 1), (1, 5)))
    assert looking.chance(good, 0) == looking.chance(good, 1) > 0.8
    assert looking.chance(bad, 0) < 0.2
    assert looking.chance(bad, 2) == pytest.approx(1.0 - looking.chance(bad, 0))


@pytest.mark.parametrize(("game", "seats", "better"), [("sake", 3, 0.1), ("sake", 5, 0.1), ("sword", 5, 0.1)])
def test_it_foresees_games_it_has_not_seen(game: str, seats: int, better: float) -> None:
    """By the surprise at who won, beside one who thinks all sides alike."""
    looks = played(Lesson(game, seats, 77_000_000, 40))
    looking = outlook(game)
    width = len(looking.signs.names)
    lost = blind = 0.0
    at = 0
    for sides in looks.sides:
        for i in range(sides * width):
            looking.rows[i] = looks.rows[at * width + i]
        looking.judge(sides)
        lost -= sum(looks.won[at + side] * log(looking.chances[side]) for side in range(sides))
        blind += log(sides)
        at += sides
    assert lost / len(looks.sides) < blind / len(looks.sides) - better


@pytest.mark.parametrize("game", TAUGHT)
def test_imagined_games_go_on_for_a_while_and_all_of_it_is_weighed(game: str) -> None:
    table = new_table(game, seats=5, seed=4)
    seat = table.asked
    assert seat is not None
    chance = Chance.quick(1)
    judgement = judgement_of(game, EVEN)
    looking = looking_ahead(table.redeal(seat, chance), seat, judgement, chance)
    looking.run(100, 0.0)
    assert looking.decisions <= looking.iterations * looking.horizon
    # What it thinks of the position is what is to be expected, and neither won nor lost.
    assert all(0.0 < thought.value < 1.0 for thought in looking.thoughts())
