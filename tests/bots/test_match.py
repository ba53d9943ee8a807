"""Matches: seats rotated, deals duplicated, figures with their intervals, and errors that say what to do."""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import RLock

import polars as pl
import pytest
from rich.progress import Task, TaskID

from izakaya import new_table
from izakaya.bots import UnknownBot
from izakaya.lab import match_command
from izakaya.lab.bar import Bar, TimeLeft
from izakaya.lab.match import BadMatch, Batched, Match, MatchGame, play, play_match, sides_at
from izakaya.lab.match_command import main
from izakaya.lab.strength import gains, rate, strengths, wilson
from izakaya.lab.workers import Local
from izakaya.table.errors import IzakayaError

FIVE = ("adept", "random", "random", "random", "random")


def test_every_player_sits_once_at_every_seat_of_a_deal() -> None:
    match = Match("sake", 5, FIVE, 10)
    table = new_table("sake", seats=5, seed=1)
    for deal in (0, 1):
        numbers = range(deal * 5, deal * 5 + 5)
        assert {match.deal_of(number) for number in numbers} == {deal}
        seatings = [match.seating(number, table) for number in numbers]
        for seat in range(5):
            assert sorted(seating[seat] for seating in seatings) == [0, 1, 2, 3, 4]
    assert match.seed_of(0) != match.seed_of(1)


def test_sides_decide_where_a_bot_sits() -> None:
    match = Match("sword", 5, (), 4, by_side={"shogun": "adept", "ninja": "random", "ronin": "random"})
    match.check()
    game = play(match, 2)
    table = new_table("sword", seats=5, seed=match.seed_of(2))
    assert list(game.seating) == match.seating(2, table)
    assert [game.teams[seat] for seat in range(5)] == [
        ("shogun", "ninja", "ronin")[who] for who in game.seating
    ]
    assert sides_at("sword", 3) == ("shogun", "ninja")


@pytest.mark.parametrize(
    ("match", "words"),
    [
        (Match("sake", 5, FIVE[:4], 1), "There are fewer players than seats: 4 players for 5 seats; name 5."),
        (Match("sake", 3, FIVE, 1), "There are more players than seats: 5 players for 3 seats; name 3."),
        (Match("sake", 5, FIVE, 0), "A match has at least one game, not 0."),
        (Match("go", 5, FIVE, 1), "There is no game 'go'; there are: sword, sake."),
        (Match("sake", 5, (), 1, by_side={"shogun": "adept"}), "Only Samurai Sword has sides"),
        (Match("sword", 5, FIVE, 1, by_side={"shogun": "adept"}), "not both"),
        (
            Match("sword", 4, (), 1, by_side={"shogun": "adept"}),
            "the sides are shogun, ninja; name a player for each",
        ),
    ],
)
def test_a_match_that_cannot_be(match: Match, words: str) -> None:
    with pytest.raises(BadMatch, match=words.replace("(", r"\(")):
        match.check()


def test_players_are_checked_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot, match="There is no bot 'genius'"):
        Match("sake", 5, ("genius", *FIVE[1:]), 1).check()
    with pytest.raises(IzakayaError, match="more than 0 seconds"):
        Match("sake", 5, ("master", *FIVE[1:]), 1, seconds=-1.0).check()


def test_intervals() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == 1.0


def game_won_by(number: int, seating: tuple[int, ...], winners: tuple[int, ...]) -> MatchGame:
    return MatchGame(number, seating, winners, "drunkest", ("samurai",) * 3, (0, 0, 0), {"adept": 0.1})


def test_wins_and_shares_follow_the_player_not_the_seat() -> None:
    match = Match("sake", 3, ("adept", "random", "random"), 3)
    games = [
        game_won_by(0, (0, 1, 2), (0,)),
        game_won_by(1, (1, 2, 0), (2, 1)),
        game_won_by(2, (2, 0, 1), (0,)),
    ]
    adept, second, third, both = strengths(match, games)
    assert adept.wins == 2
    assert adept.share == pytest.approx(1.5 / 3)
    assert (second.wins, third.wins) == (0, 2)
    assert (both.player, both.games, both.wins) == ("all random", 6, 2)
    assert adept.fair == pytest.approx(1 / 3)
    assert adept.slowest == 0.1
    assert rate(match, games)[0][0] > rate(match, games)[1][0]


def test_a_match_of_masters_can_be_repeated() -> None:
    match = Match("sword", 3, ("master", "random", "adept"), 2, iterations=2)
    games = [[game for _, batch in play_match([match], Local(1)) for game in batch] for _ in range(2)]
    assert [(game.number, game.winners, game.points) for game in games[0]] == [
        (game.number, game.winners, game.points) for game in games[1]
    ]


def test_the_command_shows_a_table_and_writes_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "match.json"
    words = ["--game", "sake", "--seats", "3", "--players", "adept,random,random", "--games", "6"]
    assert main([*words, "--cores", "1", "--json", str(out)]) == 0
    shown = capsys.readouterr().out
    assert "adept" in shown
    assert "all random" in shown
    [figures] = json.loads(out.read_text(encoding="utf-8"))
    assert figures["game"] == "sake"
    assert len(figures["played"]) == 6
    assert {strength["player"] for strength in figures["strengths"]} >= {
        "1. adept",
        "2. random",
        "all random",
    }


def test_sides_are_shown_beside_an_even_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "sword", "--seats", "5", "--games", "3", "--cores", "1"]
    assert main([*words, "--players-by-role", "shogun=adept,ninja=random,ronin=random"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "shogun: adept" in shown
    assert "shogun: random" in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "adept,adept"], "There are fewer players than seats"),
        (["--players", "adept"] * 1 + ["--games", "0"], "--games is a number from 1"),
        ([], "Name the players: --players master,adept,adept,adept,adept."),
        (["--players-by-role", "shogun"], "--players-by-role is names and values"),
        (["--players", "a,b,c,d,e"], "There is no bot 'a'"),
        (["--players", ",".join(FIVE), "--json", "/nowhere/at/all.json"], "There is no folder"),
        (["--players", ",".join(FIVE), "--json", "/"], "/ is a folder; name a file in it."),
        (["--players", ",".join(FIVE), "--iterations", "9"], "No master plays here"),
        (["--players", ",".join(FIVE), "--seconds", "1"], "No master plays here"),
        (["--players", ",".join(FIVE), "--even", "adept"], "--even goes with --players-by-role"),
        (["--players", "a:b,random,random,random,random"], "The player 'a:b' cannot be brought"),
        (["--players", "random/thirsty,random,random,random,random"], "Only adepts and masters have"),
        (
            ["--players", "master,adept,adept,adept,adept", "--seconds", "nan"],
            "more than 0 seconds, not for nan",
        ),
        (["--seats", "9", "--players", "adept"], "sake is for 3 to 8 players"),
    ],
)
def test_bad_arguments(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--cores", "0"], "--cores is 1 or more, not 0; izakaya match --help shows what can be said.\n"),
        (["--seats", "x"], "--seats needs a whole number, not 'x'; izakaya match --help"),
        (["--seconds", "soon"], "--seconds needs a number, not 'soon'; izakaya match --help"),
        (["--sets", "3"], "There is no such thing to say here as --sets 3; izakaya match --help"),
    ],
)
def test_words_that_are_not_understood(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="a folder that takes no file although it says so")
def test_a_file_that_cannot_be_written_after_all_is_no_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", "3", "--players", "random,random,random", "--games", "1", "--json", "/proc/a.json"]
    assert main(words) in (1, 2)  # 2 where it is known beforehand
    assert "/proc/a.json cannot be written" in capsys.readouterr().err


def test_figures_alone_go_through_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "sword", "--seats", "5", "--games", "3", "--cores", "1", "--json", "-"]
    assert main([*words, "--players-by-role", "shogun=adept,ninja=random,ronin=random"]) == 0
    better, even = json.loads(capsys.readouterr().out)
    assert [gain["side"] for gain in better["gains"]] == ["shogun", "ninja", "ronin"]
    assert len(even["played"]) == 3


def test_the_time_left_is_known_even_if_games_take_minutes() -> None:
    """Two of eight games took a minute: the other six take three."""
    task = Task(TaskID(0), "sake", 8.0, 2.0, _get_time=lambda: 70.0, fields={"whole": 240.0}, _lock=RLock())
    task.start_time = 10.0
    assert str(TimeLeft().render(task)) == "0:03:00"
    task.fields["whole"] = None
    assert str(TimeLeft().render(task)) == "-:--:--"


def test_the_bar_reckons_with_all_games() -> None:
    with Bar() as bar:
        bar.begin("sake", 8)
        bar.played(2)
        [task] = bar.progress.tasks
        bar.played(2)
        assert task.completed == 4
        assert 0 <= task.fields["whole"] < 60


def test_without_a_terminal_there_are_lines(capsys: pytest.CaptureFixture[str]) -> None:
    with Bar() as bar:
        bar.begin("sake, 5 players", 50)
        bar.had(10)
        for _ in range(40):
            bar.played(1)
    told = capsys.readouterr().err.splitlines()
    assert [line.partition(",")[2].split(" of ")[0] for line in told] == [
        f" 5 players: {games}" for games in range(15, 51, 5)
    ]
    assert told[0].endswith("15 of 50, 0:00:00 so far, 0:00:00 left")


def test_after_a_minute_there_is_a_line_in_any_case(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("izakaya.lab.bar.SECONDS", 0.0)
    with Bar() as bar:
        bar.begin("sake", 1000)
        bar.played(1)
        bar.played(1)
    assert [line.split(",")[0] for line in capsys.readouterr().err.splitlines()] == [
        "sake: 1 of 1000",
        "sake: 2 of 1000",
    ]


def test_an_interrupted_match_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(matches: Sequence[Match], *how: object) -> Iterator[Batched]:
        yield 0, [play(matches[0], 0)]
        raise KeyboardInterrupt

    monkeypatch.setattr(match_command, "play_match", interrupted)
    out = tmp_path / "match.json"
    words = ["--game", "sword", "--seats", "3", "--players", "random,random,random", "--games", "9"]
    assert main([*words, "--json", str(out)]) == 130
    assert "1 of 9 games" in " ".join(capsys.readouterr().out.split())
    assert len(json.loads(out.read_text(encoding="utf-8"))[0]["played"]) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there is no Ctrl-C to send to another process")
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    """A real one, sent to the host and all its helpers, as a terminal does."""
    out = tmp_path / "match.json"
    words = [
        "--game",
        "sword",
        "--seats",
        "3",
        "--players",
        "random,random,random",
        "--games",
        "100000",
        "--cores",
        "2",
    ]
    screen, terminal = os.openpty()
    kept = tmp_path / "kept"
    command = [sys.executable, "-m", "izakaya", "match", *words, "--json", str(out), "--keep", str(kept)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=terminal,
        start_new_session=True,
        text=True,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "120"},
    ) as match:
        os.close(terminal)
        seen = b""
        while not re.search(rb"[1-9][0-9]*/100000", seen):
            assert select.select([screen], [], [], 60)[0], "for a minute the bar showed nothing new"
            seen += os.read(screen, 4096)
        os.killpg(match.pid, signal.SIGINT)
        # A terminal that nobody reads would hold the host up.
        threading.Thread(target=drain, args=(screen,), daemon=True).start()
        shown, _ = match.communicate(timeout=60)
    assert match.returncode == 130
    [figures] = json.loads(out.read_text(encoding="utf-8"))
    assert 0 < len(figures["played"]) < 100_000
    assert f"{len(figures['played'])} of 100000 games" in " ".join(shown.split())
    there = set(pl.read_ndjson(kept / "games.jsonl")["number"])
    assert {game["number"] for game in figures["played"]} <= there


def drain(screen: int) -> None:
    with contextlib.suppress(OSError):
        while os.read(screen, 4096):
            pass
    os.close(screen)


def sword_game(number: int, side: str) -> MatchGame:
    winner = ("shogun", "ninja", "ronin").index(side)
    return MatchGame(number, (0, 1, 2), (winner,), "honour", ("shogun", "ninja", "ronin"), (0, 0, 0), {})


def test_a_gain_is_counted_in_the_same_deals() -> None:
    """Ten deals in both matches; the side wins four of them only with the better player, and one only without."""
    match = Match("sword", 5, (), 12, by_side={"shogun": "master", "ninja": "adept", "ronin": "adept"})
    better = [sword_game(number, "shogun" if number < 6 else "ninja") for number in range(12)]
    even = [sword_game(number, "shogun" if number in (4, 5, 9) else "ninja") for number in range(10)]
    shogun, ninja, ronin = gains(match, better, even)
    assert (shogun.side, shogun.games) == ("shogun", 10)
    assert shogun.gain == pytest.approx(0.3)
    assert shogun.low < 0.0 < shogun.high < 0.9
    assert ninja.gain == pytest.approx(-0.3)
    assert (ronin.gain, ronin.low, ronin.high) == (0.0, 0.0, 0.0)
    assert gains(match, better, []) == []
