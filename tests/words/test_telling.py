"""A table in words: bit by bit or at once, with all that an interface needs to show it, and nothing secret."""

from __future__ import annotations

import subprocess
import sys

import pytest

from izakaya import Chance, new_table
from izakaya.games import GAMES
from izakaya.games.sake import data
from izakaya.games.sword import data as data_of_sword
from izakaya.games.sword.table import SwordTable
from izakaya.locale import LANGUAGES, Speech
from izakaya.words import TELLINGS, Heard, Line, Telling, telling_for
from izakaya.words.sake.drinkers import Drinkers
from tests.words.played import both_games, finished, heard, played


def test_every_game_can_be_told() -> None:
    assert list(TELLINGS) == list(GAMES)


def test_no_terminal_is_needed() -> None:
    check = "import izakaya.words, sys; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


@pytest.mark.parametrize(
    ("seats", "shogun", "ninja"),
    [
        (4, "Your Samurai is on your side", "The other Ninja is with you"),
        (6, "Your Samurai is on your side", "The other Ninja are with you"),
        (7, "Your Samurai are on your side", "The other Ninja are with you"),
    ],
)
def test_an_aim_counts_the_friends_at_the_table_W1(seats: int, shogun: str, ninja: str) -> None:
    table = new_table("sword", seats=seats, seed=3)
    assert isinstance(table, SwordTable)
    aims: dict[str, str] = {}
    for seat in range(seats):
        role = data_of_sword.ROLES[table.roles[seat]]
        aims[role.partition("-")[0]] = telling_for(table, Speech("en"), seat).welcome(table.view(seat))[1]
    assert aims["shogun"].startswith(shogun)
    assert aims["ninja"].startswith(ninja)


# The chronicle.


@both_games
@pytest.mark.parametrize("reader", [None, 0])
def test_the_chronicle_bit_by_bit(game: str, reader: int | None) -> None:
    speech = Speech("en")
    table = new_table(game, seats=4, seed=3)
    patient = telling_for(table, speech, reader)
    told = 0
    lines: list[Line] = []
    for table in played(game, 4, 3):
        events = heard(table, reader)
        new = patient.log(events, told, table.asked)
        assert new == telling_for(table, speech, reader).log(events, told, table.asked)
        assert all(told <= line.number < len(events) for line in new)
        assert all(events[line.number].what == line.what or line.what == "drew-each" for line in new)
        told = len(events)
        lines += new
    numbers = [line.number for line in lines]
    assert numbers == sorted(numbers)
    assert {line.kind for line in lines} == {"turn", "event"} | ({"cry"} if game == "sake" else set())
    assert sum(line.kind == "turn" for line in lines) == sum(news.what == "turn" for news in table.news)


def test_telling_bit_by_bit_hears_everything_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished("sake", 3, 1)
    events = heard(table, 0)
    times = 0
    hear = Drinkers.hear

    def counted(drinkers: Drinkers, event: Heard) -> None:
        nonlocal times
        times += 1
        hear(drinkers, event)

    monkeypatch.setattr(Drinkers, "hear", counted)
    telling = telling_for(table, Speech("en"), 0)
    for number in range(0, len(events), 2):
        telling.log(events[: number + 2], number)
    # Once when it is told, once when it has become the past.
    assert times <= 2 * len(events)


def test_the_past_may_be_told_again() -> None:
    table = finished("sake", 3, 2)
    events = heard(table, 1)
    telling = telling_for(table, Speech("en"), 1)
    half = len(events) // 2
    late = telling.log(events, half)
    telling.log(events, len(events))
    assert telling.log(events, half) == late
    assert telling.log(events[:half]) == telling_for(table, Speech("en"), 1).log(events[:half])


def test_an_attack_is_told_with_its_card_whenever_it_is_told() -> None:
    telling = telling_for(new_table("sake", seats=3, seed=1), Speech("en"), 0)
    events = [Heard("attacks", 1, cards=("sakuragi-1",)), Heard("strikes", 1, 0, ("katana-1",), 5)]
    (line,) = telling.log(events)
    assert telling.log(events[:1]) == []
    assert telling.log(events, 1) == [line]
    assert (line.number, line.what) == (1, "strikes")
    assert "Sakuragi" in line.text


def test_one_line_for_cards_drawn_together_shows_with_the_last_of_them() -> None:
    telling = telling_for(new_table("sword", seats=3, seed=1), Speech("en"), 0)
    drawn = [Heard("turn", 1), Heard("drew", 1, cards=(None,)), Heard("drew", 1, cards=(None,))]
    assert [(line.kind, line.number) for line in telling.log(drawn)] == [("turn", 0), ("event", 2)]


def test_a_cry_is_there_without_the_name() -> None:
    telling = telling_for(new_table("sake", seats=3, seed=1), Speech("en"), 0)
    event, cry = telling.log([Heard("drank", 2, number=2)])
    assert (cry.kind, cry.seat, cry.words, cry.number) == ("cry", 2, "SAKEEE!", 0)
    assert cry.text == f"{telling.names.person(2)}: “SAKEEE!”"
    assert (event.kind, event.words) == ("event", "")


def test_nobody_boasts_while_still_being_asked() -> None:
    telling = telling_for(new_table("sake", seats=3, seed=1), Speech("en"), 0)
    defence = [Heard("placed-sake", 1, number=data.ON_BOARD), Heard("defended", 1, 0, ("katana-8",), 2)]
    assert [line.kind for line in telling.log(defence, 1, asked=2)] == ["event", "cry"]
    assert [line.kind for line in telling.log(defence, 1, asked=1)] == ["event"]


# Three players of Samurai Sword.


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_hear_of_no_samurai_and_the_ninja_know_each_other(language: str) -> None:
    speech = Speech(language)
    table, five = new_table("sword", seats=3, seed=1), new_table("sword", seats=5, seed=1)
    samurai = speech.say("role-samurai")
    for reader in range(3):
        telling = telling_for(table, speech, reader)
        words = [telling.welcome(table.view(reader))[1], telling.summary()]  # the title names the game
        assert not any(samurai in text for text in words)
    end = telling_for(finished("sword", 3, 2), speech, None).ending(finished("sword", 3, 2), [])
    assert samurai not in end.sides_text + end.winners
    assert any(samurai in telling_for(five, speech, seat).summary() for seat in range(5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_W8_W9_the_summary_of_three_says_what_the_shogun_does_more_of(language: str) -> None:
    speech = Speech(language)
    shogun = speech.say("role-shogun")
    for seats in range(3, 8):
        _, _, turn, *_ = telling_for(new_table("sword", seats=seats), speech, None).summary().splitlines()
        assert turn.count(shogun) == (2 if seats == 3 else 0)
        assert ("3" in turn) is (seats == 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_W1_nobody_reads_of_a_ronin_who_does_not_play(language: str) -> None:
    speech = Speech(language)
    ronin = speech.say("role-ronin")
    for seats in range(3, 8):
        telling = telling_for(new_table("sword", seats=seats), speech, None)
        plays = data_of_sword.RONIN in data_of_sword.roles_for(seats)[0]
        assert (ronin in telling.summary()) is plays
        assert (ronin in explained(telling, "daimyo")) is plays


# What cards do at this table.


def explained(telling: Telling, card: str) -> str:
    found = telling.explain(card)
    assert found is not None
    return found.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_K35_items_say_whether_this_table_keeps_them(language: str) -> None:
    speech = Speech(language)
    kept, once = (
        telling_for(new_table("sake", seats=3, items=items), speech, 0) for items in ("kept", "single-use")
    )
    costly = [card for card in data.NAMES if explained(kept, card) != explained(once, card)]
    assert sorted(costly) == ["flagon", "pipe", "rice-bowl"]
    for card in costly:
        assert explained(kept, card).endswith(speech.say("sake-item-used", items="kept"))
        assert explained(once, card).endswith(speech.say("sake-item-used", items="single-use"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_W32_geisha_says_at_whom_it_may_be_played_at_this_table(language: str) -> None:
    speech = Speech(language)
    others, anyone = (
        telling_for(new_table("sword", seats=5, geisha=geisha), speech, 0) for geisha in ("others", "anyone")
    )
    freer = [card for card in data_of_sword.CARDS if explained(others, card) != explained(anyone, card)]
    assert freer == ["geisha"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_W34_bushido_spares_the_shogun_of_three(language: str) -> None:
    speech = Speech(language)
    for seats in range(3, 8):
        text = explained(telling_for(new_table("sword", seats=seats), speech, 0), "bushido")
        assert (speech.say("role-shogun") in text) is (seats == 3)


# What is missing.


@both_games
def test_what_is_missing_says_where_it_shows(game: str) -> None:
    speech = Speech("en")
    reasons = 0
    for table in played(game, 4, 5):
        asked = table.asked
        if asked is None or table.answered % 4:
            continue
        view = table.view(asked)
        hand = view["hand"]
        held = list(hand) if isinstance(hand, dict) else [card["card"] for card in hand]  # type: ignore[attr-defined]
        whys = telling_for(table, speech, asked).missing(table, view)
        for why in whys:
            assert why.what
            assert why.reason
            assert why.rule_text
            assert why.options
            assert set(why.cards) <= set(held)
            assert set(why.targets) <= set(range(4))
            assert not set(why.options) & set(table.options())
        reasons += len(whys)
    assert reasons > 50


def test_a_card_out_of_hand() -> None:
    table = new_table("sake", seats=3, seed=5, first="0")
    telling = telling_for(table, Speech("en"), 0)
    held = {card["name"] for card in table.view(0)["hand"]}  # type: ignore[attr-defined]
    name = next(name for name in ("yumi", "naginata", "pipe") if name not in held)
    (why,) = telling.missing(table, table.view(0), name)
    assert (why.cards, why.options, why.rule) == ((name,), (), "K8")
    assert telling.missing(table, table.view(0), "no such thing") == []


@both_games
def test_what_cannot_be_known_changes_no_word(game: str) -> None:
    speech = Speech("en")
    for table in played(game, 4, 7):
        me = table.asked
        if me is None or table.answered % 10:
            continue
        if table.answered > 100:
            break
        other = table.redeal(me, Chance(table.answered))
        for one in (table, other):
            telling = telling_for(one, speech, me)
            view = one.view(me)
            said = (telling.question(one, view), telling.choices(one, view), telling.missing(one, view))
            if one is table:
                expected = said
        assert said == expected


# Names, explanations, and the end.


@both_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_sits_here(game: str, language: str) -> None:
    table = new_table(game, seats=3, seed=2)
    telling = telling_for(table, Speech(language), 1)
    title, *lines = telling.welcome(table.view(1))
    assert telling.names.person(1) in title
    assert lines[-2:] == [telling.names.ability(2), telling.names.ability(0)]
    assert telling.names.ability(1) in lines
    assert (telling.names.here() in lines) == (game == "sake")
    cards = telling.cards(table.view(1))
    assert [telling.explain(card.name) for card in cards] == cards
    assert all(card.line == f"{card.name}: {card.text}" for card in cards)


@both_games
def test_the_end(game: str) -> None:
    table = finished(game, 4, 9)
    result = table.result()
    for reader in (None, 2):
        ending = telling_for(table, Speech("en"), reader).ending(table, heard(table, reader))
        assert [row.winner for row in ending.rows] == sorted(
            (row.winner for row in ending.rows), reverse=True
        )
        assert {row.seat for row in ending.rows if row.winner} == set(result.winners)
        assert [row.points for row in sorted(ending.rows, key=lambda row: row.seat)] == list(result.points)
        assert ending.winners
        assert len(ending.story) >= 2
        assert bool(ending.sides_text) == bool(ending.reasons) == (game == "sword")
