"""The page of a match: figures, plots and provenance in one file that needs no network."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from izakaya.games.printed import digest
from izakaya.lab import match_command
from izakaya.lab.claim import read_claim, usual_claim
from izakaya.lab.course import Course
from izakaya.lab.match import Match, play
from izakaya.lab.match_command import main
from izakaya.lab.match_report import by_seat, compose


def headings(text: str) -> list[str]:
    return re.findall("<h2>([^<]+)</h2>", text)


def pictures(text: str) -> list[ElementTree.Element]:
    """All plots, which must be whole to be read."""
    return [ElementTree.fromstring(each) for each in re.findall("<svg.*?</svg>", text, re.DOTALL)]


def test_one_page_with_plots_that_needs_no_network(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "match.html"
    words = [
        "--seats",
        "3",
        "--versus",
        "novice,random",
        "--sprt",
        "share=0.7",
        "--games",
        "400",
        "--cores",
        "1",
    ]
    assert (
        main(
            [*words, "--option", "location=inn", "--report", str(out), "--json", str(tmp_path / "match.json")]
        )
        == 0
    )
    text = out.read_text(encoding="utf-8")
    assert headings(text) == ["Who wins", "Deal by deal", "By seat", "Length", "Where these games come from"]
    assert len(pictures(text)) == 5
    assert "logarithm of the winnings" in text
    # Whatever a browser would fetch.
    assert not re.findall(r"<script|<link|<img|src=|@import|url\((?!#)", text)
    assert "SAKE: novice versus random" in text
    assert "Decided after" in text
    assert "<li>location: inn</li>" in text
    for fact in ("izakaya", "source", "rules", "deck", "core", "python", "seed of the match"):
        assert f"<li>{fact}: " in text
    assert "The same command plays the same games again" in text
    # For programs and on the screen it says the same.
    [said] = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert said["sprt"]["verdict"] == "better"
    assert said["sprt"]["more"] >= said["sprt"]["upper"]
    assert said["claim"]["whom"] == "novice"
    assert len(said["played"]) == 2 * said["sprt"]["deals"] == 2 * said["deals"]["count"]
    verdict = re.search("Decided after [0-9]+ deals: novice wins more than a share of 50 %", text)
    assert verdict is not None
    assert verdict.group() in " ".join(capsys.readouterr().out.split())


def test_sides_have_two_tables_and_no_seats() -> None:
    match = Match("sword", 4, (), 4, by_side={"shogun": "novice", "ninja": "random"})
    even = Match("sword", 4, (), 4, by_side={"shogun": "random", "ninja": "random"})
    course = Course([match, even], read_claim("gain=0.2", match, even), stops=True)
    for which, each in enumerate(course.matches):
        course.take(which, [play(each, number) for number in range(4)])
    text = compose(course)
    assert headings(text) == ["Who wins", "Deal by deal", "Length", "Where these games come from"]
    assert "sword, 4 players: shogun random, ninja random; 4 of 4 games." in text
    assert "Not decided in 4 deals: does shogun win more than +0 points over the even table" in text


def test_a_match_without_a_test_shows_its_mean_and_what_is_not_known_is_left_out() -> None:
    match = Match("sake", 3, ("novice", "random", "random"), 9)
    course = Course([match], usual_claim(match, None))
    assert "No game was played to its end." in compose(course)
    course.take(0, [play(match, 0)])
    assert headings(compose(course)) == ["Who wins", "By seat", "Length", "Where these games come from"]
    course.take(0, [play(match, number) for number in range(1, 9)])
    text = compose(course)
    assert "mean of all deals so far" in text
    assert "logarithm" not in text
    everybody = Match("sake", 3, ("random",) * 3, 3)
    same = Course([everybody], usual_claim(everybody, None))
    same.take(0, [play(everybody, number) for number in range(3)])
    assert "Deal by deal" not in compose(same)


def test_the_shares_of_a_seat_are_of_those_who_sat_there() -> None:
    match = Match("sake", 3, ("novice", "random", "random"), 9)
    games = [play(match, number) for number in range(9)]
    rows = by_seat(match, games)
    assert [row["games"] for row in rows] == [3, 3, 3, 6, 6, 6]
    won = sum(row["games"] * row["share"] for row in rows)
    assert won == pytest.approx(sum(bool(game.winners) for game in games))


def test_masters_who_think_for_seconds_cannot_be_repeated() -> None:
    match = Match("sake", 3, ("master", "random", "random"), 3, seconds=0.001)
    course = Course([match], usual_claim(match, None))
    course.take(0, [play(match, 0)])
    assert "masters think: 0.001 seconds a decision" in compose(course)
    assert "no two of these matches are the same" in compose(course)


def test_a_match_with_another_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "deck.toml"
    house = Path(match_command.__file__).parents[1] / "games" / "sake" / "deck.toml"
    deck.write_text(house.read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    out = tmp_path / "match.html"
    words = ["--seats", "3", "--players", "random,random,random", "--games", "1", "--cores", "1"]
    assert main([*words, "--deck", str(deck), "--report", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert f"<li>deck: {digest([deck.read_bytes()])}</li>" in text
    assert text.count("<li>deck: ") == 1
    deck.write_text("cards = 3", encoding="utf-8")
    assert main([*words, "--deck", str(deck)]) == 2
    assert "The deck: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--report", "-"], "A report is a page for a browser; name a file, as in --report match.html."),
        (["--report", "/nowhere/match.html"], "There is no folder /nowhere"),
        (["--deck", "/nowhere/deck.toml"], "/nowhere/deck.toml cannot be read: No such file or directory."),
        (
            ["--game", "sword", "--deck", "deck.toml"],
            "Samurai Sword is played with one deck only; leave --deck out.",
        ),
        (["--sprt", "gain"], "--sprt is names and values"),
        (["--versus", "adept,novice"], "Name a player for each seat, or two that share the seats, not both."),
        (["--players", "", "--versus", "adept"], "Two different players share the seats, as in master,adept"),
        (["--players", "", "--versus", "adept,adept"], "Two different players share the seats"),
        (["--players", "", "--versus", "adept,genius"], "There is no bot 'genius'"),
        (["--players", "adpt"], "Did you mean adept?"),
        (["--game", "swrd", "--players", ""], "Did you mean sword?"),
        (
            ["--game", "sword", "--players", "", "--versus", "a,b", "--players-by-role", "shogun=adept"],
            "not both",
        ),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main(["--seats", "3", "--players", "adept,random,random", "--games", "3", *words]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert len(said.strip().splitlines()) == 1
