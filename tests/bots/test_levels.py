"""The levels: legal at every table, the same for the same seed, and each better than the one below."""

from __future__ import annotations

import pytest

import izakaya
from izakaya import IzakayaError, new_table
from izakaya.bots import BOTS, BadBudget, UnknownBot, UnknownTemperament, ask_bot, bot
from izakaya.bots.player import NeedsWorld
from tests.bots.tables import TABLES, play, seat
from tests.sake.figures import DECK


@pytest.mark.parametrize("level", [level for level in BOTS if level != "master"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whole_games_of_legal_answers(level: str, game: str, seats: int) -> None:
    table = play(new_table(game, seats=seats, seed=seats), [seat(level, s) for s in range(seats)])
    assert table.over


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_master_gives_legal_answers(game: str, seats: int) -> None:
    """Whole games; interpreted, where a master is slow, only their beginnings."""
    table = new_table(game, seats=seats, seed=seats)
    before = table.answered
    most = 100_000 if izakaya.compiled else 6
    play(table, [bot("master", s, iterations=2) for s in range(seats)], most)
    assert table.over or (not izakaya.compiled and table.answered >= before + 6)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", ["sword", "sake"])
def test_the_same_seed_is_the_same_player(level: str, game: str) -> None:
    most = 12 if level == "master" else 100_000
    games = [play(new_table(game, seed=7), [seat(level, s) for s in range(5)], most) for _ in range(2)]
    assert games[0].past == games[1].past


def test_without_a_seed_bots_differ() -> None:
    answers = {ask_bot(bot("random"), new_table("sake", seed=1)) for _ in range(40)}
    assert len(answers) > 1


def test_an_unknown_level() -> None:
    with pytest.raises(
        UnknownBot, match=r"There is no bot 'genius'; there are: master, adept, novice, random\."
    ) as caught:
        bot("genius", 1)
    assert isinstance(caught.value, IzakayaError)


@pytest.mark.parametrize("seconds", [0, -1, -0.5, float("nan"), float("inf"), True, "1"])
def test_a_budget_of_no_time(seconds: object) -> None:
    with pytest.raises(BadBudget, match=r"A bot thinks for more than 0 seconds"):
        bot("master", 1, seconds=seconds)  # type: ignore[arg-type]


@pytest.mark.parametrize("iterations", [0, -1, 1.5, True, "9"])
def test_a_budget_of_no_iterations(iterations: object) -> None:
    with pytest.raises(BadBudget, match=r"A bot thinks for 1 or more iterations"):
        bot("master", 1, iterations=iterations)  # type: ignore[arg-type]


def test_only_masters_need_a_budget() -> None:
    with pytest.raises(BadBudget, match=r"Only the master thinks ahead: adept needs no seconds"):
        bot("adept", 1, seconds=1)


def test_an_unknown_temperament() -> None:
    with pytest.raises(
        UnknownTemperament,
        match=r"There is no temperament 'sleepy'; there are: even, aggressive, careful, thirsty\.",
    ):
        bot("adept", 1, temperament="sleepy")


def test_a_thinker_asked_without_a_world_says_how_to_ask() -> None:
    table = new_table("sake", seed=1)
    asked = table.asked
    with pytest.raises(NeedsWorld, match=r"ask it with ask_bot\(bot, table\)"):
        bot("adept", 1).choose(table.view(asked))


def share(game: str, level: str, games: int, deck: str = "") -> float:
    """The share of the wins of one such bot among four random ones."""
    total = 0.0
    for number in range(games):
        mine = number % 5
        bots = [bot(level if s == mine else "random", number * 10 + s) for s in range(5)]
        winners = (
            play(new_table(game, seats=5, seed=number, **({"deck": deck} if deck else {})), bots)
            .result()
            .winners
        )
        total += (mine in winners) / len(winners)
    return total / games


def test_an_adept_of_sake_wins_most_games_among_random_players() -> None:
    """With a deck with which few die."""
    assert share("sake", "adept", 30, deck=DECK) > 0.6


def test_an_adept_of_sake_wins_more_than_its_share_though_the_dead_win_as_a_team() -> None:
    """Random players soon kill each other, and then their Spirits win most games together: a fifth would be fair."""
    assert share("sake", "adept", 60) > 0.27


def test_adepts_of_samurai_sword_beat_random_players() -> None:
    assert share("sword", "adept", 40) > share("sword", "random", 40)
