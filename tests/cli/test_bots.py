"""The bots: always legal, the same for the same seed, and the novice is better than chance."""

from __future__ import annotations

import pytest

from izakaya import IzakayaError, Table, new_table, parse
from izakaya.bots import Player, UnknownBot, bot
from izakaya.bots.sword.novice import enmity
from izakaya.games.sake.data import LOCATIONS
from izakaya.games.sword.sight import wounds_of
from izakaya.games.sword.table import SwordTable
from izakaya.games.sword.view import SwordView, view
from tests.sake.figures import figured

SIMPLE = ("novice", "random")


def play(table: Table, bots: list[Player]) -> Table:
    while not table.over:
        asked = table.asked
        assert asked is not None
        options = table.options()
        table.answer(options[0] if len(options) == 1 else bots[asked].choose(table.view(asked)))
    return table


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize(
    ("game", "seats"),
    [("sword", seats) for seats in range(3, 8)] + [("sake", seats) for seats in range(3, 9)],
)
def test_whole_games_of_legal_answers(name: str, game: str, seats: int) -> None:
    for seed in range(4):
        table = play(new_table(game, seats=seats, seed=seed), [bot(name, seat) for seat in range(seats)])
        assert table.over


@pytest.mark.parametrize("location", LOCATIONS)
def test_novices_drink_anywhere(location: str) -> None:
    table = new_table("sake", seats=4, seed=5, location=location, choose_hand="yes", bare_hands="always")
    assert play(table, [bot("novice", seat) for seat in range(4)]).over


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize("game", ["sword", "sake"])
def test_the_same_seed_is_the_same_player(name: str, game: str) -> None:
    games = [play(new_table(game, seed=7), [bot(name, seat) for seat in range(5)]) for _ in range(2)]
    assert games[0].past == games[1].past


def test_an_unknown_bot() -> None:
    with pytest.raises(
        UnknownBot, match=r"There is no bot 'genius'; there are: .*novice, random\."
    ) as caught:
        bot("genius", 1)
    assert isinstance(caught.value, IzakayaError)


def wins(name: str, games: int) -> int:
    """How often such a bot wins at seat 0 among random ones."""
    won = 0
    for seed in range(games):
        bots = [bot(name if seat == 0 else "random", seed * 10 + seat) for seat in range(5)]
        won += 0 in play(new_table("sword", seed=seed), bots).result().winners
    return won


def test_a_novice_wins_more_often_than_chance() -> None:
    assert wins("novice", 60) > wins("random", 60)


@pytest.mark.parametrize("games", [20, pytest.param(80, marks=pytest.mark.long)])
def test_a_novice_drinks_more_than_chance_among_novices(games: int) -> None:
    # Among players who play anyhow nearly everybody dies, and the Spirits win together: no test of skill. And a win is shared.
    won = {"novice": 0.0, "random": 0.0}
    for name in won:
        for seed in range(games):
            bots = [bot(name if seat == 0 else "novice", seed * 10 + seat) for seat in range(5)]
            winners = play(new_table("sake", seed=seed), bots).result().winners
            won[name] += (0 in winners) / len(winners)
    assert won["novice"] > won["random"]


def decide(position: str) -> dict[str, int]:
    """What thirty novices do in a position of SAKE, and how often."""
    table = parse(position)
    chosen: dict[str, int] = {}
    for seed in range(30):
        asked = table.asked
        assert asked is not None
        move = table.describe(bot("novice", seed).choose(table.view(asked)))
        chosen[move.way] = chosen.get(move.way, 0) + 1
    return chosen


def burns(name: str, games: int) -> tuple[int, int]:
    """How often such bots burned soul or sake when they could, and how often they could."""
    burned = could = 0
    for seed in range(games):
        table = new_table("sake", seats=5, seed=seed)
        bots = [bot(name, seed * 10 + seat) for seat in range(5)]
        while not table.over:
            asked = table.asked
            assert asked is not None
            options = table.options()
            answer = options[0] if len(options) == 1 else bots[asked].choose(table.view(asked))
            if len(options) > 1 and any(table.describe(one).way.startswith("burn") for one in options):
                could += 1
                burned += table.describe(answer).way.startswith("burn")
            table.answer(answer)
    return burned, could


def test_a_novice_does_not_burn_everything() -> None:
    # Not measured by what was drunk: with the house's deck there are evenings at which no novice drinks.
    burned, could = burns("novice", 10)
    assert could > 250
    assert burned * 10 < could
    burned, could = burns("random", 6)
    assert burned * 10 > could * 3


def test_a_novice_drinks_when_it_hardly_hurts() -> None:
    chosen = decide(
        figured("""
seat 0 date-masamune hand naginata-2 riceballs-in-the-face-4 katana-8
seat 1 tomoe-gozen
seat 2 yagyu-jubei""")
    )
    assert chosen.get("drink", 0) > 15


def test_a_novice_defends_its_life() -> None:
    chosen = decide(
        figured("""
seat 0 date-masamune standing hand no-dachi-2
seat 1 tomoe-gozen hand makeshift-armour-1 naginata-1 life 2 wounds 3
seat 2 yagyu-jubei hand
circle seat-0 1 seat-1 3 seat-2 3
turn 0 plays 1
ask end-turn 0
ask phases 0 2
ask act 0
ask end-card katana-7
ask defend 1 4 0 0 0 1 0 1 4 -1 0 1""")
    )
    assert chosen == {"defend": 30}


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
                foretold = wounds_of(seen, str(question["card"]), int(question["by"]), asked)
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
