"""Who plays the others: levels, temperaments, players of one's own; and what the terminal says of them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest

from izakaya import Table, parse
from izakaya.cli.company import PACE, company
from izakaya.cli.trouble import Trouble
from tests.cli.terminal import izakaya, records_of


def players(home: Path) -> list[str | None]:
    (path,) = records_of(home)
    found = json.loads(path.read_text(encoding="utf-8"))["players"]
    assert isinstance(found, list)
    return found


def test_one_name_is_for_all_others() -> None:
    found = company("adept/thirsty", 4, 1, 7)
    assert found.names == ("adept/thirsty", None, "adept/thirsty", "adept/thirsty")
    assert [player is None for player in found.players] == [False, True, False, False]


def test_names_go_clockwise_from_the_person() -> None:
    assert company("master, adept,novice", 4, 2, 7).names == ("adept", "novice", None, "master")


def test_novices_play_if_nobody_is_named(tmp_path: Path) -> None:
    izakaya(tmp_path, "play", "sword", "--seats", "3", "--seed", "1", typed=["quit"])
    assert players(tmp_path) == [None, "novice", "novice"]


@pytest.mark.parametrize("number", ["adept,adept", "adept,adept,adept,adept"])
def test_a_name_for_some_of_them_is_refused(number: str) -> None:
    with pytest.raises(Trouble, match="error-bots-number"):
        company(number, 4, 0, 1)


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("genius", "There is no bot “genius”; there are: master, adept, novice, random."),
        (
            "adept/sleepy",
            "There is no bot “adept/sleepy”: adepts and masters have a temperament, one of even,",
        ),
        ("random/thirsty", "There is no bot “random/thirsty”: adepts and masters have a temperament"),
        ("adept,adept", "--bots names one player for all 4 others or one for each, not 2."),
        (
            "no_such_module:Kappa",
            "Your own bot cannot play. The player 'no_such_module:Kappa' cannot be brought",
        ),
    ],
)
def test_bots_that_there_are_not(tmp_path: Path, bots: str, sentence: str) -> None:
    done = izakaya(tmp_path, "play", "sake", "--bots", bots)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1


OWN = """
class Kappa:
    def __init__(self, seed):
        self.left = 4

    def choose(self, view):
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("tired")
        return view["options"][-1]["option"]
"""


@pytest.fixture
def own_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    (tmp_path / "bots_of_mine.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    path = list(sys.path)
    yield "bots_of_mine:Kappa"
    sys.path[:] = path
    sys.modules.pop("bots_of_mine", None)


def test_an_own_bot_plays_until_it_gives_up_and_the_game_is_kept(tmp_path: Path, own_bot: str) -> None:
    done = izakaya(
        tmp_path, "play", "sword", "--seats", "3", "--seed", "5", "--bots", own_bot, typed=["0"] * 99
    )
    assert done.returncode == 1
    assert (
        "Your own bot cannot play. The player 'bots_of_mine:Kappa' gave up: RuntimeError: tired"
        in done.stdout
    )
    assert "Traceback" not in done.stderr
    assert "Saved: " in done.stdout
    assert players(tmp_path) == [None, own_bot, own_bot]


def under_attack(hand: str) -> Table:
    """The person has struck a master who holds these cards."""
    table = parse(
        f"""sword 1
        seat 0 shogun musashi hand katana
        seat 1 ninja-1 benkei hand {hand}
        seat 2 ninja-2 goemon hand bokken
        turn 0
        """
    )
    blows = [option for option in table.options() if table.describe(option).target == 1]
    table.answer(blows[0])
    assert table.asked == 1
    return table


def reaction(hand: str, watched: bool) -> float:
    """How long the person waits to hear what the master does about it."""
    bots = company("master", 3, 0, 1)
    table = under_attack(hand)
    start = perf_counter()
    bots.answer(table, watched)
    return perf_counter() - start


def test_a_pause_does_not_tell_what_a_master_holds() -> None:
    for hand in ("parry breathing", "geisha breathing"):
        assert PACE <= reaction(hand, True) < PACE + 0.3
    assert len(under_attack("geisha breathing").options()) == 1


def test_nobody_waits_where_nobody_watches() -> None:
    assert reaction("geisha breathing", False) < PACE / 2
