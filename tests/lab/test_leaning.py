"""Where the adept's leanings come from, and whether it is fitted to a deck, on a tiny budget."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from izakaya.bots.thinking.sake.leanings import USUAL
from izakaya.lab.arguments import FAILED, MISUNDERSTOOD
from izakaya.lab.evening import Evening
from izakaya.lab.sake import fitted, leaning
from izakaya.lab.sake.fitted import VARIANTS, Variant, play_deals
from izakaya.lab.sake.leaning import FAMILIES, begun, figures, made_of, moved, names
from izakaya.lab.sequential import BETTER, NOT_BETTER
from izakaya.lab.trial import UNFITTED, Trial, try_out

TINY = ["--seats", "3", "--cores", "1"]


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaning, "BATCH", 2)
    monkeypatch.setattr(leaning, "BATCHES", 2)


@pytest.mark.usefixtures("tiny")
def test_the_same_seed_finds_the_same_leanings_and_goes_on_from_there(tmp_path: Path) -> None:
    once, bits = tmp_path / "once.json", tmp_path / "bits.json"
    assert leaning.main([*TINY, "--rounds", "2", "--out", str(once)]) == 0
    for rounds in ("1", "2"):
        assert leaning.main([*TINY, "--rounds", rounds, "--out", str(bits)]) == 0
    found = json.loads(once.read_text())
    assert found["rounds"] == 2
    assert found["leanings"].keys() == set(names())
    assert found["leanings"] != {name: round(value, 4) for name, value in figures(USUAL).items()}
    for name, value in json.loads(bits.read_text())["leanings"].items():
        assert value == pytest.approx(found["leanings"][name], rel=0.01, abs=0.01)


def test_there_and_back_again() -> None:
    usual = figures(USUAL)
    there = moved(usual, dict.fromkeys((*usual, *FAMILIES), 0.5))
    assert all(there[name] != usual[name] for name in usual)
    assert figures(made_of(there)) == pytest.approx(there)
    assert moved(usual, {}) == usual


def test_a_family_moves_as_one() -> None:
    usual = figures(USUAL)
    there = moved(usual, {"wounds": 1.0})
    changed = {name for name in usual if there[name] != usual[name]}
    assert changed == set(FAMILIES["wounds"])
    assert len({round(there[name] / usual[name], 6) for name in changed}) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--out", "nowhere/out.json"], "There is no folder nowhere"),
        (["--out", "other.json"], "These are leanings of another adept"),
        (["--out", "deck.toml"], "These are no leanings"),
        (["--deck", "deck.toml", "--out", "out.json"], "deck"),
        (["--seats", "2-4", "--out", "out.json"], "--seats lies between 3 and 8"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("other.json").write_text('{"rounds": 1, "leanings": {"courage": 1}, "course": {}}')
    Path("deck.toml").write_text("form = 1")
    assert leaning.main(words) == MISUNDERSTOOD
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


# 13.3: is it fitted?


def test_who_is_like_the_adept_wins_half_and_who_gives_sake_away_wins_less() -> None:
    usual = begun(None).found
    twin = play_deals("", (3, 4), fitted.Deals(Variant({}), usual, 0))
    assert sum(twin) / len(twin) == pytest.approx(0.5, abs=0.05)
    careless = Variant(dict.fromkeys(("sake", "sip", "late_catch", "late_pass", "late_near"), -1.0))
    values = play_deals("", (3, 4), fitted.Deals(careless, usual, 0))
    assert sum(values) / len(values) < 0.4


def test_a_deck_with_which_a_thirstier_adept_wins_costs_a_trial_more(monkeypatch: pytest.MonkeyPatch) -> None:
    won = {2.0: 0.59, 0.5: 0.4}
    monkeypatch.setattr(
        fitted,
        "values_of",
        lambda variant, found, deck, sizes, numbers: [won[variant.thirst] for _ in numbers],
    )
    assert fitted.how_unfitted("", 3, 4, 1) == pytest.approx(2)
    evenings = tuple(Evening("sake", seats, 8, 1, player="adept") for seats in (3, 4))
    tried = try_out(Trial(0, evenings, {}, limit=9))
    assert tried.costs == {UNFITTED: pytest.approx(4)}
    won[2.0] = 0.51
    assert try_out(Trial(0, evenings, {}, limit=9)).cost == 0


def test_six_variants_are_judged_and_one_that_wins_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(VARIANTS) == 6
    monkeypatch.setattr(fitted, "BATCH", 10)
    monkeypatch.setattr(fitted, "ROUND", 2)
    values = {2.0: 0.9, 0.5: 0.3}
    monkeypatch.setattr(
        fitted, "numbered", lambda deck, sizes, deals: (deals.number, [values[deals.variant.thirst]] * 10)
    )
    chosen = {name: variant for name, variant in VARIANTS.items() if variant.thirst != 1}
    monkeypatch.setattr(fitted, "VARIANTS", chosen)
    assert fitted.main(TINY) == FAILED
    rows = capsys.readouterr().out.splitlines()
    assert rows[2].startswith(f"| thirst × 2 | {BETTER} | 90.0 % |")
    assert rows[3].startswith(f"| thirst × 0.5 | {NOT_BETTER} | 30.0 % |")
