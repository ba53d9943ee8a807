"""Where games come from: whatever changes them changes its name, and nothing else does."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import izakaya
from izakaya.games import GAMES
from izakaya.games.printed import cards, digest
from izakaya.lab.provenance import own_player, source, whence


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for module in ("lone", "ours", "ours.bots"):
        sys.modules.pop(module, None)


def test_a_digest_is_of_every_byte_and_of_where_one_part_ends() -> None:
    assert digest([b"ab", b"c"]) != digest([b"a", b"bc"])
    assert digest([b"ab"]) == digest([b"ab"])
    assert source() == source()


def test_the_source_is_that_of_rules_cards_and_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("table/seat.py", "games/cards.toml", "bots/adept.py", "lab/page.py"):
        path = tmp_path / place
        path.parent.mkdir()
        path.write_text("1", encoding="utf-8")
    monkeypatch.setattr(izakaya, "__file__", str(tmp_path / "__init__.py"))
    seen = {source.__wrapped__()}
    (tmp_path / "lab" / "page.py").write_text("2", encoding="utf-8")
    assert {source.__wrapped__()} == seen
    for place in ("table/seat.py", "games/cards.toml", "bots/adept.py"):
        (tmp_path / place).write_text("2", encoding="utf-8")
        seen.add(source.__wrapped__())
    assert len(seen) == 4


def test_every_game_has_cards_or_says_so() -> None:
    assert len({cards(game) for game in GAMES.values()}) == len(GAMES)
    assert whence("sake", {"deck": "mine"}, [])["deck"] == digest([b"mine"])


def test_own_players_are_named_by_their_files(here: Path) -> None:
    lone, package = here / "lone.py", here / "ours"
    lone.write_text("class Kappa: pass", encoding="utf-8")
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "bots.py").write_text("class Kappa: pass", encoding="utf-8")
    weights = package / "weights.py"
    weights.write_text("1", encoding="utf-8")
    before = own_player("lone:Kappa"), own_player("ours.bots:Kappa")
    weights.write_text("2", encoding="utf-8")
    assert own_player("lone:Kappa") == before[0]
    assert own_player("ours.bots:Kappa") != before[1]
    said = whence("sword", {}, ["adept", "lone:Kappa", "lone:Kappa"])["own players"]
    assert said == f"lone:Kappa {before[0]}"
