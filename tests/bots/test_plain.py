"""A game that brings no judgement, no novice and no reasons has all four levels all the same, and they are what they are called."""

from __future__ import annotations

from time import process_time

import pytest

from izakaya import Chance, Record, new_table
from izakaya.bots import BOTS, Adept, Master, ask_bot, bot, hint, reasons
from izakaya.bots.adept_and_master import judgement_of
from izakaya.bots.novice import anyhow
from izakaya.bots.spoken import names
from izakaya.bots.thinking.temper import EVEN
from izakaya.games import GAMES
from izakaya.locale import LANGUAGES, Speech
from tests.bots.high_card import GREEDY, HIGH_CARD, HighCardTable, PlayCard
from tests.bots.tables import play, seat

PACE = 0.5  # seconds; a guest waits no longer for a bot that does not look ahead


@pytest.fixture(autouse=True)
def _guests(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (HIGH_CARD, GREEDY):
        monkeypatch.setitem(GAMES, game.name, game)


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_level_plays_whole_games(level: str, seats: int) -> None:
    table = play(new_table("high-card", seats=seats, seed=seats), [seat(level, s) for s in range(seats)])
    assert table.over


@pytest.mark.parametrize("level", BOTS)
def test_the_same_seed_is_the_same_player(level: str) -> None:
    games = [play(new_table("high-card", seats=3, seed=7), [seat(level, s) for s in range(3)]) for _ in "ab"]
    assert games[0].past == games[1].past


def last_to_play(hand: list[int], played: list[int], tricks: list[int]) -> HighCardTable:
    """The last of three, who has to follow to these cards; then there is one more trick."""
    table = HIGH_CARD.new_table(3, 1, {})
    assert isinstance(table, HighCardTable)
    table.hands = [[3], [4], hand]
    table.played = played
    table.tricks = tricks
    table.next(PlayCard(2))
    return table


@pytest.mark.parametrize("level", ["adept", "master"])
@pytest.mark.parametrize(
    ("hand", "played", "tricks", "best"),
    [([10, 25], [9, 7], [1, 1, 0], 10), ([2, 24], [9, 25], [0, 0, 1], 2)],
    ids=["wins cheaply", "throws away what is worth least"],
)
def test_those_who_think_find_what_is_plain(
    level: str, hand: list[int], played: list[int], tricks: list[int], best: int
) -> None:
    table = last_to_play(hand, played, tricks)
    for seed in range(8):
        player = bot(level, seed, iterations=200 if level == "master" else None)
        assert ask_bot(player, table) == best


def wins(level: str, games: int) -> float:
    """The share of games won, divided among winners, by one of this level between two who play at random."""
    share = 0.0
    for seed in range(games):
        players = [seat("random", s) for s in range(3)]
        place = seed % 3
        players[place] = bot(level, seed, iterations=150 if level == "master" else None)
        winners = play(new_table("high-card", seats=3, seed=seed), players).result().winners
        share += (place in winners) / len(winners)
    return share / games


@pytest.mark.parametrize("level", ["adept", "master"])
def test_those_who_think_win(level: str) -> None:
    assert wins(level, 60) > 0.4


def test_an_adept_does_not_keep_anybody_waiting() -> None:
    table = new_table("high-card", seats=5, seed=1)
    start = process_time()
    ask_bot(bot("adept", 1), table)
    assert process_time() - start < PACE


def test_an_unfinished_table_is_valued_by_playing_on_and_stays_as_it_was() -> None:
    table = last_to_play([24, 25], [1, 2], [0, 0, 1])
    judgement = judgement_of("high-card", EVEN)
    values = []
    for luck in range(40):
        table.chance = Chance.quick(luck)
        before = table.chance.copy().word()
        values.append(judgement.value(table, 2))
        assert table.chance.copy().word() == before
    assert not table.over
    assert sum(values) > 35
    assert judgement.value(table, 0) < 0.5


def test_a_novice_thinks_of_what_to_do_before_with_what() -> None:
    """One way to do nothing does not drown among ten cards."""
    options = [{"option": 0, "way": "pass"}, *({"option": card, "way": "play"} for card in range(1, 11))]
    chance = Chance(1)
    chosen = [anyhow({"options": options}, chance) for _ in range(400)]
    assert 150 < chosen.count(0) < 250
    assert set(chosen) == set(range(11))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_a_reason(language: str) -> None:
    table = new_table("high-card", seats=3, seed=2)
    found = hint(table, 0, Speech(language), None, iterations=40, seed=1)
    assert found.option in table.options()
    assert Speech(language).say("bot-other") == found.sentences[0]
    assert len(found.sentences) >= 2, "the reason, and the games imagined"


def test_every_decision_of_a_finished_game_has_a_reason() -> None:
    table = play(new_table("high-card", seats=3, seed=2), [seat("adept", s) for s in range(3)])
    decisions = reasons(Record.of(table), ["adept", "novice", "master"], iterations=5)
    assert {decision.seat for decision in decisions} == {0, 1, 2}
    assert all(decision.reason.why in ("bot-other", "bot-whim") for decision in decisions)


def test_a_game_may_bring_a_judgement_that_is_not_compiled() -> None:
    table = new_table("greedy-high-card", seats=3, seed=4)
    adept = bot("adept", 1)
    assert isinstance(adept, Adept)
    assert ask_bot(adept, table) == max(table.options())
    assert [thought.worth for thought in adept.thoughts] == sorted(map(float, table.options()), reverse=True)
    master = bot("master", 1, iterations=50)
    assert isinstance(master, Master)
    assert ask_bot(master, table) in table.options()
    assert play(table, [seat("master", s) for s in range(3)]).over


def test_people_without_a_name_are_called_by_their_seat() -> None:
    table = new_table("high-card", seats=3, seed=2)
    name = names(table, Speech("en"))
    assert [name(seat) for seat in range(3)] == ["Seat 1", "Seat 2", "Seat 3"]
