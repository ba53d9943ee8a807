"""A game that brings no screen is drawn, played and replayed in the terminal all the same; its settings are arguments by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from izakaya import Table, new_table
from izakaya.cli.plain import PlainScreen
from izakaya.cli.rooms import SCREENS, room_for
from izakaya.games import GAMES
from izakaya.locale import LANGUAGES, Speech
from izakaya.words.plain.telling import PlainTelling
from tests.cli.terminal import izakaya, records_of, text
from tests.words.guest import TRICKS, Tricks
from tests.words.played import played


@pytest.fixture(autouse=True)
def _guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, TRICKS.name, TRICKS)


def screen_of(table: Table, reader: int | None, language: str = "en") -> PlainScreen:
    return PlainScreen(table, PlainTelling(table, Speech(language), reader))


@pytest.mark.parametrize("game", ["sword", "sake", "tricks"])
def test_any_view_can_be_drawn(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("izakaya.locale.speech.texts_of_game", lambda game, language: [])
    languages = dict(enumerate(LANGUAGES))
    for table in played(game, 4, 3):
        if table.answered % 20:
            continue
        screen = screen_of(table, 1, languages[table.answered // 20 % len(languages)])
        views = [table.view(seat) for seat in range(4)]
        for drawn in (
            screen.table(views[1]),
            screen.table(table.view(None)),
            screen.table(screen.opened(views)),
        ):
            assert len(text(drawn).splitlines()) >= 5
        assert len(text(screen.hands(views)).splitlines()) >= 4


def test_seats_hands_piles_and_facts_are_there() -> None:
    table = new_table("tricks", seats=3, seed=1)
    view: Mapping[str, object] = {
        "seats": 3,
        "seat": 1,
        "turn": 2,
        "over": False,
        "people": [{"seat": 0, "cards": 4}, {"seat": 1, "cards": 2, "asleep": True}, {"seat": 2, "cards": 0}],
        "hand": {"ace": 1, "red-two": 2},
        "piles": {"deck": {"count": 9}, "pile": {"count": 3, "top": "ace"}},
        "rounds_left": 5,
    }
    assert [line.rstrip() for line in text(screen_of(table, 1).table(view)).splitlines()] == [
        "   Who           Cards  Asleep",
        "   Seat 2 (you)      2  yes",
        "▶  Seat 3            0",
        "   Seat 1            4",
        "Deck 9 · Pile 3, on top ace",
        "Rounds left: 5",
        "",
        "Your hand, 3 cards:",
        "  ace",
        "  red two ×2",
    ]


def test_a_game_with_words_and_no_screen_is_drawn_plainly() -> None:
    table = new_table("sword", seats=4, seed=1)
    telling = room_for(table, Speech("en"), 0).telling
    drawn = text(PlainScreen(table, telling).table(table.view(0)))
    assert telling.names.person(2) in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_and_replayed(tmp_path: Path, language: str) -> None:
    assert SCREENS["tricks"] is PlainScreen
    typed = ["?", "why", "why 99", "cards", "rules", "log", "table", "T1", "seat 2", "every", *["1"] * 40]
    done = izakaya(tmp_path, "--lang", language, "play", "tricks", "--seats", "3", "--seed", "5", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    say = Speech(language).say
    assert f"═══ {say('play-over')} ═══" in done.stdout
    assert say("plain-seat", number=2) in done.stdout
    # A game that tells no news is shown before each question.
    assert done.stdout.count(say("table-who")) >= 7
    (record,) = records_of(tmp_path)
    seen = izakaya(tmp_path, "--lang", language, "replay", str(record), typed=["", "log", "why", "99"])
    assert (seen.returncode, seen.stderr) == (0, "")
    assert say("plain-points") in seen.stdout


def test_a_game_for_few_is_played_by_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "duel", Tricks("duel", 1, 2, 3))
    assert "Duel, 3 at the table" in izakaya(tmp_path, "play", "duel").stdout
    done = izakaya(tmp_path, "match", "--game", "duel", "--players", "random")
    assert done.stderr.endswith("name 3.\n")


# Settings.


def play(home: Path, *words: str) -> str:
    done = izakaya(home, "play", *words)
    return done.stderr or done.stdout


def test_every_setting_is_an_argument(tmp_path: Path) -> None:
    assert "Seal of the shuffle" in play(tmp_path, "tricks", "--long-table", "yes", "--seats", "3")
    table = new_table("tricks", seats=3, seed=1, long_table="yes")
    assert table.origin.options == {"long_table": "yes"}
    assert "sword" not in play(tmp_path, "sake", "--location", "inn")
    assert play(tmp_path, "tricks", "--location", "inn").startswith("Tricks has no setting “location”")
    assert play(tmp_path, "sword", "--long-table", "yes").startswith(
        "Samurai Sword has no setting “long_table”"
    )
    assert "Seal of the shuffle" in play(tmp_path, "sword", "--characters", "tomoe")
    assert "--long-table NAME   Tricks: Long table (no, yes)" in izakaya(tmp_path, "play", "--help").stdout


def test_what_the_house_calls_so_stays_the_house_s(tmp_path: Path) -> None:
    assert "--seed needs a whole number" in play(tmp_path, "tricks", "--seed", "yes")


def test_a_text_is_read_from_a_file_and_checked_by_its_game(tmp_path: Path) -> None:
    file = tmp_path / "colours.txt"
    for words, sentence in (
        ("red blue", "Seal of the shuffle"),
        ("blue", "cannot be used for the setting colours. Line 1 of the colours: there is no red."),
        ("red" * 100, "is too large for the setting colours."),
    ):
        file.write_text(words, encoding="utf-8")
        assert sentence in play(tmp_path, "tricks", "--colours", str(file), "--seats", "3")
    assert "There is no file" in play(tmp_path, "tricks", "--colours", str(tmp_path / "none"))


# Guests who were not let in.


@pytest.mark.parametrize(
    "words", [("play", "chess"), ("match", "--players", "random"), ("replay", "nothing")]
)
def test_who_is_left_out_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    left_out = "The game mah-jongg of the package tiles is left out: it is for 4 to 3 players."
    monkeypatch.setattr("izakaya.cli.main.REFUSED", (left_out,))
    done = izakaya(tmp_path, *words)
    assert done.stderr.splitlines()[0] == left_out
    assert (done.stdout + done.stderr).count("left out") == 1
    assert izakaya(tmp_path, "--help").stderr == ""
