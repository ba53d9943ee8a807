"""`izakaya tune` on a tiny budget: it goes on after a kill, several at once write one study, and what is wrong is said in a sentence."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from optuna.storages.journal import JournalFileBackend

from izakaya import __version__
from izakaya.games.sake.deck_file import read_deck
from izakaya.lab import confirming, sheets, trial, tune, tune_command
from izakaya.lab.arguments import FAILED, INTERRUPTED, MISUNDERSTOOD
from izakaya.lab.balance_report import Season
from izakaya.lab.confirming import kept_beside
from izakaya.lab.cost import cost_of, costs
from izakaya.lab.estimate import UNKNOWN, Estimate
from izakaya.lab.evening import Evening, play
from izakaya.lab.folder import GAMES_FILE
from izakaya.lab.other_deck import DECK
from izakaya.lab.sake.tuning import SakeTuning
from izakaya.lab.study import OtherStudy, Study
from izakaya.lab.target import Target
from izakaya.lab.trial import Found, Trial, Tried, try_out
from izakaya.lab.tune_arguments import arguments
from izakaya.lab.tune_report import compose, gained_without
from izakaya.lab.verdict import Figures
from izakaya.lab.workers import Local
from tests.lab.snail import kill_in_the_middle

TINY = [
    "--seats",
    "3,5",
    "--games",
    "2",
    "--confirm",
    "3",
    "--best",
    "2",
    "--cores",
    "1",
    "--players",
    "random",
    "--masters",
    "0",
]


def tiny(study: Path, *words: str, trials: int = 4) -> list[str]:
    return ["sake", "--study", str(study), "--trials", str(trials), *TINY, *words]


def one(value: float) -> Estimate:
    return Estimate(value, value, value, 10)


# What a deck costs.


def test_what_a_target_costs() -> None:
    assert cost_of(Target(4, 6), {"rounds": one(3)}) == 0.5
    assert cost_of(Target(4, 6), {"rounds": one(5)}) == 0
    # Of several, the mean and the worst, half each.
    several = {"seat/0": one(0.8), "seat/1": one(1.2), "seat/2": one(1.4), "seat/3": UNKNOWN}
    assert cost_of(Target(0.8, 1.2), several) == pytest.approx((0.5 / 3 + 0.5) / 2)
    measured: dict[int, Figures] = {3: {"rounds": one(3), "deaths": one(9)}, 5: {"rounds": one(8)}}
    assert costs(measured, {3: {"rounds": Target(4, 6)}, 5: {"rounds": Target(4, 6)}}) == {"rounds": 1.5}


def test_what_would_be_gained_without_a_target() -> None:
    history = [
        Found(0, {}, 5.0, {"rounds": 1.0, "shared": 4.0}),
        Found(1, {}, 6.0, {"rounds": 5.5, "shared": 0.5}),
    ]
    assert gained_without(history, "rounds") == 4.5
    assert gained_without(history, "shared") == 4.0


def test_a_hopeless_trial_is_given_up_after_its_first_numbers_of_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[int] = []

    def figures(evening: Evening) -> Figures:
        played.append(evening.seats)
        return {"rounds": one(2)}

    monkeypatch.setattr(trial, "figures_of", figures)
    evenings = tuple(Evening("sake", seats, 1, 1) for seats in (3, 5, 8))
    targets = {seats: {"rounds": Target(4, 6)} for seats in (3, 5, 8)}
    assert try_out(Trial(7, evenings, targets, limit=1.5)) == Tried(7, {"rounds": 2.0}, given_up=True)
    assert played == [3, 5]
    assert try_out(Trial(8, evenings, targets, limit=2.5)) == Tried(8, {"rounds": 3.0}, given_up=False)


# A whole search.


def test_a_search_writes_a_deck_and_a_report(tmp_path: Path) -> None:
    study, deck, report, page = (
        tmp_path / name for name in ("a.study", "deck.toml", "report.md", "page.html")
    )
    start = tmp_path / "start.toml"
    start.write_text(SakeTuning.house().replace("life = 5", "life = 4"), encoding="utf-8")
    files = ["--out", str(deck), "--report", str(report), "--html", str(page), "--start", str(start)]
    assert tune.main(tiny(study, *files, "--masters", "1", "--iterations", "2", trials=5)) == 0
    read_deck(deck.read_text(encoding="utf-8"))
    text = report.read_text(encoding="utf-8")
    assert text.startswith("# SAKE: a deck from the lab")
    assert "from 5 trials of 2 games of randoms for each number of players, seed 1" in text.replace("\n", " ")
    assert all(
        heading in text
        for heading in (
            "## What each target costs",
            "## What was changed",
            "## With masters",
            "| all |",
            "Not sure: ",
            "**With masters** (1 game for each number of players) ",
        )
    )
    assert "Not confirmed with masters" not in text
    assert page.read_text(encoding="utf-8").count("<svg") == 7


def test_what_is_told_of_the_winner_comes_from_games_that_did_not_choose_it(tmp_path: Path) -> None:
    report = tmp_path / "report.md"
    words = tiny(tmp_path / "a.study", "--seats", "3", "--report", str(report), trials=2)
    quest = tune.planned(arguments().parse_args(words))
    study = Study(tmp_path / "a.study", quest.about(), quest.called(), quest.tuning, 1)
    findings = tune.look(quest, study, Local(1))
    winner = findings.winner
    [chosen] = [each for each in (findings.house, *findings.confirmed) if each.deck == winner.deck]
    assert chosen.cost == min(each.cost for each in (findings.house, *findings.confirmed))
    [evening] = quest.with_deck(winner.deck, games=3, seed=1)
    for seed, found in ((2, chosen), (3, winner)):
        [book] = found.books
        assert book.sheets == [book.note(play(replace(evening, seed=seed), number)) for number in range(3)]
    text = compose(findings)
    assert any(line.endswith(f"| {chosen.cost:.2f} | {winner.cost:.2f} |") for line in text.splitlines())
    assert "- **Not confirmed with masters**: all of it is of randoms." in text
    # What is the winner by luck is told so.
    lucky = replace(winner, found=Found(1, {}, 0.0, {}))
    unlucky = replace(findings, winner=lucky, house=lucky)
    assert "- **No better than the house's deck**: once more, it costs" in compose(unlucky)


def test_masters_confirm_the_winner_unless_nobody_wants_it() -> None:
    def masters(*words: str) -> tuple[int, int | None, float | None] | None:
        plan = tune.planned(arguments().parse_args(["sake", "--study", "x", *words])).masters
        return None if plan is None else (plan.games, plan.iterations, plan.seconds)

    assert masters() == (30, 100, None)
    assert masters("--masters", "5", "--iterations", "20") == (5, 20, None)
    assert masters("--seconds", "0.1") == (30, None, 0.1)
    assert masters("--masters", "0") is None


def test_a_study_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = tmp_path / "a.study"
    tried: list[int] = []
    real = trial.try_out

    def counted(item: Trial) -> Tried:
        tried.append(item.number)
        if len(tried) == 4:
            raise KeyboardInterrupt
        return real(item)

    monkeypatch.setattr(tune, "try_out", counted)
    words = tiny(study, "--report", str(tmp_path / "report.md"), trials=6)
    assert tune.main(words) == INTERRUPTED
    assert len(tried) == 4
    assert tune.main(words) == 0
    assert len(tried) == 4 + 3  # three were done before
    assert tune.main(words) == 0
    assert len(tried) == 4 + 3  # nothing is left to try


def test_a_study_goes_on_after_it_was_killed(tmp_path: Path) -> None:
    study = tmp_path / "a.study"
    words = tiny(study, "--report", str(tmp_path / "report.md"), trials=200)
    search = subprocess.Popen(
        [sys.executable, "-m", "izakaya.lab.tune", *words], stderr=subprocess.DEVNULL, env=os.environ
    )
    try:
        until = time.monotonic() + 60
        while not study.exists() or study.read_bytes().count(b"\n") < 5:
            assert time.monotonic() < until, "no trial was written down"
            time.sleep(0.02)
    finally:
        search.send_signal(signal.SIGKILL)
        search.wait()
    with study.open("ab") as file:
        file.write(b'{"op_code": 4, "worker')  # killed in the middle of a line
    done = opened(study).done
    assert done >= 3
    assert tune.main(tiny(study, "--report", str(tmp_path / "report.md"), trials=done + 2)) == 0
    assert opened(study).done == done + 2


@pytest.mark.usefixtures("snail")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
@pytest.mark.parametrize("killed_in", ["fresh-seeds", pytest.param("winner", marks=pytest.mark.long)])
def test_a_search_killed_while_confirming_goes_on_and_ends_the_same(killed_in: str, tmp_path: Path) -> None:
    """All trials are done; what is killed is a real process, in the middle of what follows them."""
    study, report = tmp_path / "a.study", tmp_path / "report.md"
    words = tiny(study, "--players", "snail:Snail", "--seats", "3", "--report", str(report), trials=2)
    assert tune.main(words) == 0
    undisturbed, whole = report.read_text(encoding="utf-8"), kept_games(study)
    shutil.rmtree(kept_beside(study))
    report.unlink()

    def has_kept() -> bool:
        return any(name.startswith(killed_in) for name in kept_games(study))

    kill_in_the_middle([sys.executable, "-m", "izakaya", "tune", *words], has_kept)
    before = kept_games(study)
    assert 0 < len(before) < len(whole)
    assert not report.exists()
    assert tune.main(words) == 0
    assert report.read_text(encoding="utf-8") == undisturbed
    # Nothing was played twice.
    assert sorted(kept_games(study)) == sorted(whole)
    assert set(before) <= set(kept_games(study))


def kept_games(study: Path) -> list[str]:
    """Every game that is kept beside a study, by the folder it lies in."""
    return [
        f"{file.parent.name} {kept['evening']} {kept['number']}"
        for file in kept_beside(study).glob(f"*/{GAMES_FILE}")
        for kept in map(json.loads, file.read_text(encoding="utf-8").splitlines())
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock")
def test_who_comes_second_waits_and_finds_the_games_of_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    study = tmp_path / "a.study"
    evenings = [Evening("sake", 3, 2, seed=1)]
    [first] = confirming.played(study, evenings, "winner", Local(1))
    [folder] = kept_beside(study).iterdir()
    with ExitStack() as somebody:
        somebody.enter_context(sheets.keeping(folder, Season(evenings, {}, DECK)))
        monkeypatch.setattr(confirming, "sleep", lambda _: somebody.close())
        [second] = confirming.played(study, evenings, "winner", Local(1))
    assert second.sheets == first.sheets
    assert f"Somebody else plays for {folder}; waiting" in capsys.readouterr().err
    assert len(kept_games(study)) == 2


def opened(path: Path) -> Study:
    quest = tune.planned(arguments().parse_args(tiny(path)))
    return Study(path, quest.about(), quest.called(), quest.tuning, 1)


def test_two_at_once_write_one_study_and_learn_from_each_other(tmp_path: Path) -> None:
    path = tmp_path / "a.study"
    one, other = opened(path), opened(path)
    for number in range(3):
        for study, cost in ((one, 5.0 + number), (other, 2.0 - number)):
            which, _, _ = next(study.begin(100))
            study.tell(Tried(which, {"rounds": cost}, given_up=False))
    assert one.done == other.done == 6
    assert one.best(1)[0].cost == other.best(1)[0].cost == 0.0
    one.listen()
    assert len(one.ideas.trials) == 6


def test_the_deck_of_the_house_is_the_first_trial(tmp_path: Path) -> None:
    study = opened(tmp_path / "a.study")
    which, point, limit = next(study.begin(10))
    assert (which, point, limit) == (0, study.tuning.start(0), float("inf"))


# What is wrong.


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is nothing to tune in 'chess'; there is in: sake."),
        (["sword"], "There is nothing to tune in 'sword'; there is in: sake."),
        (["sake"], "--study needs a file that keeps the trials, as in --study evening.study."),
        (["sake", "--study", "/"], "/ is a folder; name a file in it."),
        (
            ["sake", "--study", "nowhere/a.study"],
            "There is no folder nowhere to write a.study into; make it first.",
        ),
        (["sake", "--study", "x", "--trials", "0"], "--trials is a number from 1 to 1000000, not 0."),
        (["sake", "--study", "x", "--games", "0"], "--games is a number from 1 to"),
        (["sake", "--study", "x", "--best", "0"], "--best is a number from 1 to 100, not 0."),
        (["sake", "--study", "x", "--seats", "2"], "--seats lies between 3 and 8; '2' does not."),
        (["sake", "--study", "x", "--start", "nowhere.toml"], "nowhere.toml cannot be read: No such file"),
        (["sake", "--study", "x", "--start", __file__], "The deck is not TOML"),
        (["sake", "--study", "x", "--targets", __file__], "The targets are not TOML"),
        (["sake", "--study", "x", "--players", "tanuki"], "tanuki"),
        (
            ["sake", "--study", "x", "--masters", "0", "--iterations", "5"],
            "--seconds and --iterations are for masters;",
        ),
        (["sake", "--study", "x", "--out", "nowhere/deck.toml"], "There is no folder nowhere"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    words: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert tune.main(words) == MISUNDERSTOOD
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_targets_for_other_numbers_of_players_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    targets = tmp_path / "targets.toml"
    targets.write_text("[3-5]\nrounds = { least = 4, most = 6 }\n", encoding="utf-8")
    assert tune.main(["sake", "--study", str(tmp_path / "x"), "--targets", str(targets)]) == MISUNDERSTOOD
    assert capsys.readouterr().err == "There are no targets for 8 players; leave them out of --seats.\n"


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--seats", "3"], "numbers of players (3 and 5 there, 3 here)"),
        (["--games", "3"], "lengths of a trial (2 there, 3 here)"),
        (["--players", "adept"], "players (random there, adept here)"),
        (["--seed", "2"], "seeds (1 there, 2 here)"),
        (["--targets", "mine.toml"], "targets (the house's there, mine.toml here)"),
        (["--start", "mine.deck"], "decks (the house's there, the house's and mine.deck here)"),
    ],
)
def test_a_study_of_something_else_is_refused(
    words: list[str],
    what: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text("[3-8]\nrounds = { least = 4 }\n", encoding="utf-8")
    Path("mine.deck").write_text(SakeTuning.house() + "# mine\n", encoding="utf-8")
    opened(Path("a.study"))
    assert tune.main(tiny(Path("a.study"), *words)) == MISUNDERSTOOD
    said = capsys.readouterr().err
    assert said.startswith(f"a.study is a study with other {what}")
    assert said.endswith("; name another file, or go on with the same.\n")


def test_a_deck_that_was_changed_since_is_named_by_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.deck").write_text(SakeTuning.house() + "# mine\n", encoding="utf-8")
    words = tiny(Path("a.study"), "--start", "mine.deck", trials=1)
    quest = tune.planned(arguments().parse_args(words))
    Study(Path("a.study"), quest.about(), quest.called(), quest.tuning, 1)
    Path("mine.deck").write_text(SakeTuning.house() + "# still mine\n", encoding="utf-8")
    assert tune.main(words) == MISUNDERSTOOD
    assert capsys.readouterr().err == (
        "a.study is a study with other decks (mine.deck has been changed since it was begun); "
        "name another file, or go on with the same.\n"
    )
    # And so are rules and bots, of which nobody knows a digest.
    Path("mine.deck").write_text(SakeTuning.house() + "# mine\n", encoding="utf-8")
    monkeypatch.setattr(tune, "source", lambda: "another")
    assert tune.main(words) == MISUNDERSTOOD
    assert f"other rules and bots (Izakaya {__version__} has been changed since" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["no journal\n", "no journal", "{}\n", "[1]\n", '{"op_code": 77}\n'])
def test_a_file_that_is_no_study_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "a.study"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(OtherStudy, match=r"a\.study is no study; name another file"):
        opened(path)
    assert path.read_text(encoding="utf-8") == text  # nothing is written into what is not ours


def test_a_full_disk_is_told_of_and_keeps_what_was_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    study = tmp_path / "a.study"
    real, told = JournalFileBackend.append_logs, [0]

    def full(self: JournalFileBackend, logs: list[dict[str, Any]]) -> None:
        told[0] += any("value" in log for log in logs)  # a trial
        if told[0] == 3:
            raise OSError(28, "No space left on device")
        real(self, logs)

    with monkeypatch.context() as disk:
        disk.setattr(JournalFileBackend, "append_logs", full)
        assert tune.main(tiny(study)) == FAILED
    assert capsys.readouterr().err.endswith(f"{study} cannot be written: No space left on device.\n")
    assert opened(study).done == 2


def test_an_error_of_the_work_is_not_blamed_on_the_study(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(item: Trial) -> Tried:
        raise FileNotFoundError(2, "No such file or directory", "my-openings.bin")

    monkeypatch.setattr(tune, "try_out", lost)
    with pytest.raises(FileNotFoundError, match=r"my-openings\.bin"):
        tune.main(tiny(tmp_path / "a.study"))


def test_a_report_that_cannot_be_written_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no disk here is always full")
    deck = tmp_path / "deck.toml"
    words = tiny(tmp_path / "a.study", "--out", str(deck), "--report", str(full), trials=1)
    assert tune.main(words) == FAILED
    assert capsys.readouterr().out.startswith("# SAKE: a deck from the lab")
    assert deck.exists()


def test_without_the_tools_of_the_lab_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)
    for name in ("izakaya.lab.tune", "izakaya.lab.study"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    assert tune_command.main(["sake"]) == MISUNDERSTOOD
    assert capsys.readouterr().err == (
        "izakaya tune needs optuna, which is not installed; the tools of the lab come with: pip install 'izakaya[lab]'.\n"
    )


WITHOUT_THE_LAB = """
import sys
for name in ("optuna", "altair", "polars", "ray", "vl_convert"):
    sys.modules[name] = None
from izakaya.cli.main import main
sys.exit(main(["tune", "--help"]))
"""


def test_help_needs_no_tools_of_the_lab() -> None:
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_THE_LAB], capture_output=True, text=True, check=False
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith("usage: izakaya tune ")
    assert "--masters" in told.stdout
