"""What was learned lies in a file beside a game's signs. One that does not fit the game is refused in a sentence, and the bots play on."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from izakaya import new_table
from izakaya.bots import ask_bot, bot, learned
from izakaya.bots.adept_and_master import judgement_of
from izakaya.bots.learned import SIGNS, fits, outlook_of, place_of, weights_of
from izakaya.bots.thinking.judgement import LONGEST
from izakaya.bots.thinking.outlook import net_size
from izakaya.bots.thinking.temper import EVEN
from izakaya.games import GAMES

TAUGHT = [name for name, game in GAMES.items() if "signs" in game.parts]


def whole() -> dict[str, Any]:
    """A file that fits Samurai Sword, though its net knows nothing."""
    signs = SIGNS["sword"]
    assert signs is not None
    return {**fits(GAMES["sword"], signs), "weights": [0.0] * net_size(len(signs.names))}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the file of every game is looked for."""
    path = tmp_path / "outlook.json"
    monkeypatch.setattr(learned, "place_of", lambda game: path)
    weights_of.cache_clear()
    yield path
    weights_of.cache_clear()


@pytest.mark.parametrize("game", TAUGHT)
def test_what_the_house_has_learned_fits_its_games(game: str) -> None:
    """After a change of cards, rules or signs: `izakaya train GAME`."""
    assert place_of(GAMES[game]).is_file()
    assert outlook_of(game) is not None


def test_a_file_that_fits_is_read(file: Path) -> None:
    file.write_text(json.dumps(whole()))
    table = new_table("sword", seats=5, seed=1)
    judgement = judgement_of("sword", EVEN)
    assert judgement.outlook is not None
    assert judgement.horizon(table) < LONGEST
    # This one finds all three sides alike.
    assert judgement.value(table, 0) == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"cards": "0123"}, "was learned with other cards and is not used"),
        ({"rules": 99}, "was learned with another version of the rules"),
        ({"signs": ["points"]}, "was learned with other signs"),
        ({"shape": [1, 2, 3]}, "was learned with a net of another shape"),
        ({"form": 2}, "was learned with another form"),
        ({"weights": [1.0]}, "finite weights"),
        ({"weights": None}, "finite weights"),
        ({"weights": [float("inf")] * net_size(35)}, "finite weights"),
        ({"weights": ["1"] * net_size(35)}, "finite weights"),
        ("no JSON at all", "cannot be read"),
        ("[" * 100_000, "cannot be read"),
        ("[]", "holds no outlook"),
        (" " * 5_000_000, "too long"),
    ],
)
def test_one_that_does_not_is_refused_and_the_plain_judgement_plays(
    changed: dict[str, Any] | str, sentence: str, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file.write_text(changed if isinstance(changed, str) else json.dumps({**whole(), **changed}))
    with caplog.at_level(logging.WARNING):
        judgement = judgement_of("sword", EVEN)
        judgement_of("sword", EVEN)
    assert judgement.outlook is None
    # Said once, with what to do.
    (said,) = caplog.messages
    assert sentence in said
    assert said.endswith("make it anew with: izakaya train sword.")
    table = new_table("sword", seats=4, seed=2)
    for level in ("adept", "master"):
        seat = table.asked
        assert ask_bot(bot(level, 1, iterations=20 if level == "master" else None), table) in table.options()
        assert table.asked == seat


def test_without_a_file_nothing_is_said(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert judgement_of("sword", EVEN).outlook is None
    assert not caplog.messages
