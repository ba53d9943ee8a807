"""The report on many games of SAKE: its figures, its arguments, and what it says of wrong ones."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from izakaya.bots.named import GaveUp
from izakaya.games import GAMES
from izakaya.games.sake.data import SAMURAI
from izakaya.games.sake.deck_file import HOUSE
from izakaya.lab import balance, filling
from izakaya.lab.arguments import FAILED, INTERRUPTED, MISUNDERSTOOD
from izakaya.lab.estimate import rate
from izakaya.lab.evening import BATCH, Evening, play, play_evenings
from izakaya.lab.figures import length, mean, percent, quantile, table
from izakaya.lab.sake.book import SakeBook, ends
from izakaya.lab.sake.sheet import USES, SakeSheet, to_count
from izakaya.lab.verdict import extremes
from izakaya.lab.workers import Local

MUSASHI, JUBEI, TOMOE, MASAKO = "miyamoto-musashi", "yagyu-jubei", "tomoe-gozen", "hojo-masako"
WEAK_STOMACH = HOUSE.labels.index("weak-stomach-2")


def deck_with(name: str, boxes: dict[int, str]) -> str:
    """The deck of the house with these boxes (attack, defence, movement, drinking) on copies of a card."""
    file = Path(balance.__file__).parents[1] / "games" / "sake" / "deck.toml"
    text = file.read_text(encoding="utf-8")
    for copy, values in boxes.items():
        text = re.sub(rf'("{name}", {copy}), \d, \d, \d, \d', rf"\g<1>, {values}", text)
    return text


def sheet(reason: str, winners: tuple[int, ...], sake: int = 1, extra: int = 0, **more: Any) -> SakeSheet:
    noted = SakeSheet(
        ended=True,
        turns=10,
        decisions=50,
        calm=6,
        dead=(),
        extra_rounds=extra,
        closing_time=False,
        reason=reason,
        sake=sake,
        samurai=(MUSASHI, JUBEI, TOMOE),
        winners=winners,
        moves=0,
        iaidos=3,
        minions=0,
        sake_burned=1,
        souls_burned=2,
        interrupts=0,
        torments=0,
        uses=(),
    )
    return replace(noted, **more)


BOOK = SakeBook(
    3,
    [
        sheet(
            "drunkest", (0,), calm=12, uses=(to_count(WEAK_STOMACH, "text"), to_count(WEAK_STOMACH, "attack"))
        ),
        sheet("spirits", (1, 2), dead=(2, 1), torments=3, moves=6, uses=(to_count(WEAK_STOMACH, "text"),)),
        sheet("shared", (0, 2), sake=0, extra=10, interrupts=4, minions=3),
        sheet("no-samurai", (0, 1, 2), extra=2, calm=9, dead=(0, 1, 2)),
    ],
)


def test_figures() -> None:
    assert mean([1, 2, 6]) == 3
    assert [quantile(range(1, 101), share) for share in (0.05, 0.5, 0.95)] == [5, 50, 95]
    assert quantile([7], 0.05) == quantile([7], 0.95) == 7
    assert length([1, 2, 3, 4]) == ["2.5", "2", "1–4"]
    assert (percent(1, 8), percent(0, 0)) == ("12.5 %", "–")
    assert table(["a", "b"], [["x", "1"]]) == ["| a | b |", "|---|---:|", "| x | 1 |"]


def test_figures_of_a_few_games() -> None:
    figures = {name: estimate.value for name, estimate in BOOK.figures().items() if estimate.known}
    assert figures["rounds"] == 2.5  # 2, 2, 3 and 4 rounds of three
    assert figures["deaths"] == pytest.approx((2 + 3) / 4 / 3)
    assert (figures["spirits"], figures["extra-rounds"], figures["shared"]) == (0.5, 0.5, 0.25)
    assert (figures["movement"], figures["iaido"], figures["minions"], figures["burns"]) == (0.5, 1, 0.25, 1)
    assert figures["interrupts"] == 1
    assert figures["torments"] == 1.5  # 3 and 0 in the two games in which somebody died
    assert figures["card/weak-stomach"] == pytest.approx(2 / 3)
    assert figures["box/attack"] == pytest.approx(1 / 3)
    assert figures["box/drinking"] == 0
    assert figures["drinks"] == 0


def test_a_win_is_divided_among_those_who_won_it() -> None:
    shares = [1 + 1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 2 + 1 / 2 + 1 / 3]
    for place, (name, share) in enumerate(zip((MUSASHI, JUBEI, TOMOE), shares, strict=True)):
        assert BOOK.won_by(name).value == BOOK.won_from(place).value == pytest.approx(share / 4 * 3)
    assert sum(BOOK.won_from(place).value for place in range(3)) == pytest.approx(3)
    assert not BOOK.won_by(MASAKO).known
    assert BOOK.killed(TOMOE).value == 0.5


def test_a_box_of_nought_is_none_and_counts_only_among_copies_that_have_it() -> None:
    boxes = dict.fromkeys((1, 3, 4), "1, 1, 3, 0") | {2: "2, 0, 2, 1"}
    deck = {"deck": deck_with("weak-stomach", boxes)}
    second = HOUSE.labels.index("weak-stomach-2")
    first = HOUSE.labels.index("weak-stomach-1")
    uses = [to_count(first, "text")] * 6 + [to_count(second, "drinking")] + [to_count(second, "text")] * 3
    shares = SakeBook(3, [sheet("drunkest", (0,), uses=tuple(uses))], deck).card_uses()
    assert (shares["weak-stomach", "drinking"].value, shares["weak-stomach", "drinking"].count) == (0.25, 4)
    assert (shares["weak-stomach", "defence"].value, shares["weak-stomach", "defence"].count) == (0, 6)
    assert shares["weak-stomach", "text"].value == 0.9
    plain = SakeBook(
        3, [], {"deck": deck_with("weak-stomach", dict.fromkeys(range(1, 5), "1, 1, 1, 0"))}
    ).card_uses()
    assert ("weak-stomach", "drinking") not in plain
    assert ("weak-stomach", "attack") in plain


def test_the_ends_of_games_are_told_apart() -> None:
    shares = {row[0]: row[1] for row in ends([BOOK])}
    quarter, half = "25.0 % (4.6–69.9)", "50.0 % (15.0–85.0)"
    assert shares["won by one samurai"] == quarter
    assert shares["won by the Spirits"] == half
    assert shares["shared"] == shares["– with no sake left at all"] == quarter
    assert shares["with a tie, so with extra rounds"] == half
    assert shares["extra rounds, where there are any"] == "6.00 (0.00–56.82)"
    assert shares["deaths in a game"].startswith("1.25 (0.00–")


def test_who_is_the_lowest_and_the_highest_is_told_by_name() -> None:
    figures = {
        "rounds": rate(1, 2),
        **{f"seat/{place}": rate(place + 1, 8) for place in range(3)},
        "samurai/tomoe-gozen": rate(0, 0),
        "card/katana": rate(1, 20),
        "card/yumi": rate(19, 20),
    }
    lines = extremes({3: figures}, SakeBook)
    assert lines[0] == "|  | 3 |"
    assert "| lowest seat | first 0.12 (0.02–0.47) |" in lines
    assert "| highest seat | 2 after 0.38 (0.14–0.69) |" in lines
    assert "| lowest samurai | – |" in lines
    assert "| lowest card | katana 5.0 % (0.9–23.6) |" in lines
    assert not any("rounds" in line for line in lines)


@pytest.mark.parametrize(("player", "games"), [("random", 20), ("adept", 20)])
def test_a_sheet_says_what_happened(player: str, games: int) -> None:
    """What is counted from the answers is held against the news, and the other way round."""
    seen: Counter[str] = Counter()
    for number in range(games):
        played = play(Evening("sake", 4, games, seed=1, player=player), number)
        noted = SakeBook.note(played)
        result = played.table.result()
        view = played.table.view(None)
        people = view["people"]
        assert isinstance(people, list)
        assert isinstance(view["first"], int)
        assert noted.ended
        assert noted.reason == result.reason
        assert {noted.samurai[place] for place in noted.winners} == {
            people[seat]["samurai"] for seat in result.winners
        }
        assert noted.samurai[0] == people[view["first"]]["samurai"]
        assert noted.extra_rounds == view["extra_rounds"]
        told = played.happened
        assert (noted.moves, noted.iaidos, noted.interrupts) == (
            told["moves"],
            told["iaido"],
            told["interrupted"],
        )
        assert noted.minions == told["played-minion"] + told["played-minion-counter"]
        assert noted.sake_burned == told["burned-to-draw"] + told["burned-to-play"]
        assert noted.souls_burned == told["burned-soul"]
        whats = [news.what for news in played.table.news]
        if "sudden-death" in whats:
            assert noted.calm == whats[: whats.index("sudden-death")].count("turn")
        moves = [use for use in noted.uses if USES[use % len(USES)] == "movement"]
        labels = [news.cards[0] for news in played.table.news if news.what == "moves"]
        assert [HOUSE.labels[use // len(USES)] for use in moves] == labels
        assert len(noted.uses) == sum(told[what] for what in USED)
        seen.update(told)
    assert all(
        seen[what] for what in ("moves", "iaido", "interrupted", "played-minion", "burned-to-draw", "died")
    )


#: All news of a card that is used for its text or a box.
USED = (
    "moves",
    "iaido",
    "attacks",
    "drank",
    "laid",
    "played",
    "played-minion",
    "played-minion-counter",
    "defended",
    "sacrificed",
    "interrupted",
)


def test_the_report_is_written_and_the_same_again(tmp_path: Path) -> None:
    texts = []
    for name, cores in (("one.md", "1"), ("two.md", "2")):
        out = tmp_path / name
        words = [
            "sake",
            "--games",
            "60",
            "--seats",
            "3-4",
            "--seed",
            "9",
            "--cores",
            cores,
            "--out",
            str(out),
        ]
        assert balance.main(words) == 0
        texts.append(out.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert "seed 9, 60 games" in texts[0]
    assert all(name in texts[0] for name in SAMURAI)
    assert "| 3 | 60 | 0 |" in texts[0]
    assert "| 4 | 60 | 0 |" in texts[0]


def test_the_report_is_printed_if_no_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["sake", "--games", "2", "--seats", "3", "--option", "location=hot-spring"]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("# SAKE")
    assert "location hot-spring" in printed.out


def test_what_was_played_is_kept(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> Iterator[tuple[int, dict[int, SakeSheet]]]:
        yield 0, dict(enumerate(BOOK.sheets))
        raise KeyboardInterrupt

    monkeypatch.setattr(filling, "play_evenings", stopped)
    assert balance.main(["sake", "--games", "50", "--seats", "3-8"]) == INTERRUPTED
    printed = capsys.readouterr().out
    assert "interrupted: this is a report on those that were played, 4 of 300." in printed
    assert "| 3 | 4 | 0 |" in printed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], f"There is no report on 'chess'; there is one on: {', '.join(GAMES)}."),
        (["sake", "--games", "0"], "--games is a number from 1"),
        (["sake", "--seats", "9"], "--seats lies between 3 and 8"),
        (["sake", "--seats", "5-4"], "--seats lies between 3 and 8"),
        (
            ["sake", "--seats", "many"],
            "--seats is a number of players, several as in 3,5, or a span like 3-8, not 'many'.",
        ),
        (["sake", "--seed", "-1"], "--seed is a number from 0"),
        (["sake", "--out", "/"], "/ is a folder; name a file in it."),
        (["sake", "--option", "location"], "--option is a name and a value"),
        (["sake", "--option", "location=moon"], "location is one of"),
        (["sake", "--option", "weather=rain"], "no option 'weather'"),
        (["sake", "--out", "nowhere/at/all.md"], "There is no folder"),
        (["sake", "--json", "nowhere/at/all.json"], "There is no folder"),
        (["sake", "--deck", "nowhere.toml"], "nowhere.toml cannot be read: No such file or directory."),
        (["sake", "--deck", __file__], "The deck is not TOML"),
        (["sword", "--deck", __file__], "Samurai Sword is played with one deck only; leave --deck out."),
        (["sake", "--players", "grandmaster"], "grandmaster"),
        (
            ["sake", "--players", "adept", "--iterations", "10"],
            "Only masters think for seconds or iterations",
        ),
        (["sake", "--players", "nobody:Here"], "The player 'nobody:Here' cannot be brought"),
        (
            ["sake", "--compare", "deck"],
            "--compare is a setting with a few values, not 'deck'; there are: location",
        ),
        (
            ["sake", "--compare", "location", "--option", "location=inn"],
            "--compare plays with every location;",
        ),
        (["sake", "--targets", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["sake", "--targets", __file__], "The targets are not TOML"),
        (["sword", "--targets", __file__], "There are no targets for Samurai Sword; leave --targets out."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert balance.main(words) == MISUNDERSTOOD
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["sake", "--cores", "0"],
            "--cores is 1 or more, not 0; izakaya balance --help shows what can be said.",
        ),
        (["sake", "--games", "x"], "--games needs a whole number, not 'x'; izakaya balance --help shows"),
    ],
)
def test_no_page_of_usage_hides_what_is_wrong(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        balance.main(words)
    assert left.value.code == MISUNDERSTOOD
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1


def test_levels_decks_and_locations(tmp_path: Path) -> None:
    deck, out, figures = tmp_path / "deck.toml", tmp_path / "report.md", tmp_path / "figures.json"
    deck.write_text(deck_with("weak-stomach", dict.fromkeys(range(1, 5), "1, 1, 1, 0")), encoding="utf-8")
    words = ["sake", "--players", "adept", "--games", "12", "--seats", "3,5", "--cores", "1", "--seed", "3"]
    words += ["--deck", str(deck), "--compare", "location", "--out", str(out), "--json", str(figures)]
    assert balance.main(words) == 0
    text = out.read_text(encoding="utf-8")
    assert text.startswith("# SAKE: games of adepts in figures")
    assert "12 games for each number of players, deck " in text
    assert "| rounds until sudden death, median | 2.5–5 |" in text
    assert [line for line in text.splitlines() if line.startswith("### ")] == [
        "### distillery",
        "### hot-spring",
        "### bamboo-grove",
        "### rope-bridge",
    ]
    # At the plain inn and at each of the others.
    assert sum(line.startswith("| lowest samurai | ") for line in text.splitlines()) == 5
    told = json.loads(figures.read_text(encoding="utf-8"))
    assert [(table["seats"], table["options"]["location"]) for table in told["tables"]][:3] == [
        (3, "inn"),
        (5, "inn"),
        (3, "distillery"),
    ]
    rounds = told["tables"][1]["figures"]["rounds"]
    assert (rounds["least"], rounds["most"], rounds["count"]) == (2.5, 5, 12)
    assert rounds["low"] <= rounds["value"] <= rounds["high"]
    assert rounds["verdict"] in ("reached", "missed", "not sure")
    assert {"card/weak-stomach", "box/drinking"} <= told["tables"][0]["figures"].keys()
    assert told["whole"] is True


def test_figures_go_through_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["sake", "--games", "2", "--seats", "3", "--cores", "1", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["tables"][0]["games"] == 2


def test_games_of_adepts_are_the_same_on_one_core_and_on_two() -> None:
    evening = Evening("sake", 3, BATCH + 2, seed=2, player="adept")
    one, two = (
        sorted(
            f"{number} {sheet}"
            for _, some in play_evenings([evening], SakeBook.note, Local(cores))
            for number, sheet in some.items()
        )
        for cores in (1, 2)
    )
    assert one == two


def test_a_player_who_gives_up_leaves_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(*_: object) -> Iterator[tuple[int, dict[int, SakeSheet]]]:
        yield 0, dict(enumerate(BOOK.sheets))
        raise GaveUp("The player 'mybots:Kappa' gave up: it is late.")

    monkeypatch.setattr(filling, "play_evenings", tired)
    assert balance.main(["sake", "--games", "50", "--seats", "3"]) == FAILED
    printed = capsys.readouterr()
    assert printed.err.endswith("The player 'mybots:Kappa' gave up: it is late.\n")
    assert "| 3 | 4 | 0 |" in printed.out
