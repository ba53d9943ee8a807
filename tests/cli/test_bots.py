"""The bots: always legal, the same for the same seed, and the novice is better than chance."""

from __future__ import annotations

import pytest

from izakaya import IzakayaError, Table, new_table
from izakaya.bots import BOTS, Player, UnknownBot, bot
from izakaya.bots.sword.sight import enmity, hit
from izakaya.games.sword.table import SwordTable
from izakaya.games.sword.view import SwordView, view


def play(table: Table, bots: list[Player]) -> Table:
    while not table.over:
        asked = table.asked
        assert asked is not None
        options = table.options()
        table.answer(options[0] if len(options) == 1 else bots[asked].choose(table.view(asked)))
    return table


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("seats", range(3, 8))
def test_whole_games_of_legal_answers(name: str, seats: int) -> None:
    for seed in range(6):
        table = play(new_table("sword", seats=seats, seed=seed), [bot(name, seat) for seat in range(seats)])
        assert table.over


@pytest.mark.parametrize("name", list(BOTS))
def test_the_same_seed_is_the_same_player(name: str) -> None:
    games = [play(new_table("sword", seed=7), [bot(name, seat) for seat in range(5)]) for _ in range(2)]
    assert games[0].past == games[1].past


def test_an_unknown_bot() -> None:
    with pytest.raises(UnknownBot, match=r"There is no bot 'genius'; there are: novice, random\.") as caught:
        bot("genius", 1)
    assert isinstance(caught.value, IzakayaError)


def wins(name: str, games: int) -> int:
    """How often such a bot wins at seat 0 among random ones."""
    won = 0
    for seed in range(games):
        bots = [bot(name if seat == 0 else "random", seed * 10 + seat) for seat in range(5)]
        won += 0 in play(new_table("sword", seed=seed), bots).result().winners
    return won


@pytest.mark.once
def test_a_novice_wins_more_often_than_chance() -> None:
    assert wins("novice", 60) > wins("random", 60)


def sword_view(table: Table, seat: int) -> SwordView:
    assert isinstance(table, SwordTable)
    return view(table, seat)


@pytest.mark.parametrize("seats", range(3, 8))
def test_the_wounds_foretold_are_the_wounds_taken(seats: int) -> None:
    hits = 0
    for seed in range(8):
        table = new_table("sword", seats=seats, seed=seed)
        bots = [bot("novice", seat) for seat in range(seats)]
        while not table.over:
            asked = table.asked
            assert asked is not None
            seen = sword_view(table, asked)
            told = len(table.news)
            options = table.options()
            answer = options[0] if len(options) == 1 else bots[asked].choose(table.view(asked))
            table.answer(answer)
            question = seen["question"]
            if question["ask"] == "attacked" and answer == 0:
                foretold = hit(seen, str(question["card"]), int(question["by"]), asked)
                news = table.news[told]
                assert (news.what, news.number) == (
                    "wounded",
                    min(foretold, seen["people"][asked]["resilience"]),
                )
                hits += 1
    assert hits > 20


def test_who_is_probably_an_enemy() -> None:
    table = new_table("sword", seats=5, seed=1)
    for seat in range(5):
        seen = sword_view(table, seat)
        mine = seen["people"][seat]["role"]
        shogun = next(person for person in seen["people"] if person["role"] == "shogun")
        assert enmity(seen, seen["people"][seat]) == 0
        if mine == "samurai":
            others = [person for person in seen["people"] if person["role"] is None]
            assert enmity(seen, shogun) == 0
            assert all(enmity(seen, person) == 1 for person in others)
        elif mine == "shogun":
            assert all(enmity(seen, p) == 0.75 for p in seen["people"] if p["seat"] != seat)
        else:
            assert enmity(seen, shogun) == 1
