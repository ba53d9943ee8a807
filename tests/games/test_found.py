"""Games are found through entry points; what is not a whole game is refused with a sentence, and the house opens with the others."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

import pytest

from izakaya import TooManyOffers
from izakaya.games import GAMES, REFUSED
from izakaya.games.found import GROUP, find_games
from izakaya.games.parts import PARTS, BadPart, Parts
from izakaya.table.game import ASKED_OF_A_GAME
from tests.bots.high_card import HighCard

HALF = """
from izakaya.table.game import Game

class Half(Game):
    def deal(self, origin, chance): ...
    def view(self, t, seat): ...

class Whole(Half):
    def parse(self, text): ...
    def meaning(self, t, option): ...
    def why_not(self, t, option): ...
    def missing(self, t): ...
    def score(self, t): ...
    def notation(self, t): ...
    def redeal(self, t, seat, chance): ...

HALF = Half("half", 1, 3, 5)
WHOLE = Whole("whole", 1, 3, 5)
SWORD = Whole("sword", 1, 2, 2)
LOUD = Whole("LOUD", 1, 3, 5)
ENDLESS = Whole("a-game-without-an-end", 1, 3, 5)
LONELY = Whole("lonely", 1, 1, 1)
TWISTED = Whole("twisted", 1, 5, 3)
CROWD = Whole("crowd", 1, 3, 63)
STRANGE = Whole("strange", 1, 3, 5, parts={"kitchen": "half:WHOLE"})
LOST = Whole("lost", 1, 3, 5, parts={"screen": "half.cellar:Screen"})
NAMELESS = Whole("nameless", 1, 3, 5, parts={"screen": "half:"})
DRAWN = Whole("drawn", 1, 3, 5, parts={"screen": "half:WHOLE"})
MISDRAWN = Whole("misdrawn", 1, 3, 5, parts={"screen": "half:Nothing"})
NO_GAME = "a game"

class Unborn(Whole):
    def __init__(self): ...

UNBORN = Unborn()
"""


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType | None]:
    """A module of somebody else's, with games in all states of completion."""
    (tmp_path / "half.py").write_text(HALF)
    (tmp_path / "broken.py").write_text("raise RuntimeError('the cards are at home')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield None
    for name in ("half", "broken"):
        sys.modules.pop(name, None)


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def ours() -> list[EntryPoint]:
    return list(entry_points(group=GROUP))


def test_our_own_games_are_found_like_any_other() -> None:
    games, refused = find_games(
        [one for one in ours() if one.dist is not None and one.dist.name == "izakaya"]
    )
    assert list(games) == ["sword", "sake"]
    assert refused == ()
    assert {"sword", "sake"} <= set(GAMES)
    assert REFUSED == ()


@pytest.mark.usefixtures("half")
def test_a_whole_game_is_let_in() -> None:
    games, refused = find_games([*ours(), point("whole", "half:WHOLE")])
    assert list(games)[-1] == "whole"
    assert refused == ()


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("half", "half:HALF", "parse, meaning, why_not, missing, score, notation, redeal"),
        ("nothing", "half:NO_GAME", "is no Game"),
        ("gone", "half:GONE", "cannot be loaded"),
        ("away", "no_such_package:GAME", "cannot be loaded"),
        ("broken", "broken:GAME", "the cards are at home"),
        ("other", "half:WHOLE", "calls itself 'whole'"),
        ("LOUD", "half:LOUD", "small letters"),
        ("a-game-without-an-end", "half:ENDLESS", "16 of them at most"),
        ("lonely", "half:LONELY", "1 to 1 players"),
        ("twisted", "half:TWISTED", "5 to 3 players"),
        ("crowd", "half:CROWD", "3 to 63 players"),
        ("strange", "half:STRANGE", "'kitchen'"),
        ("lost", "half:LOST", "screen is not to be found at 'half.cellar:Screen'"),
        ("nameless", "half:NAMELESS", "screen is not to be found at 'half:'"),
        ("unborn", "half:UNBORN", "attribute 'name'"),
    ],
)
@pytest.mark.usefixtures("half")
def test_what_is_no_whole_game_is_refused_and_the_house_opens_with_the_others(
    name: str, value: str, says: str
) -> None:
    games, refused = find_games([point(name, value), *ours()])
    assert {"sword", "sake"} <= set(games)
    assert name not in games
    (sentence,) = refused
    assert sentence.startswith(f"The game {name} of the package ")
    assert says in sentence
    assert sentence.endswith(".")


@pytest.mark.usefixtures("half")
def test_of_two_games_of_one_name_the_second_is_refused_and_ours_comes_first() -> None:
    games, refused = find_games([point("sword", "half:SWORD"), *ours()])
    assert games["sword"] is GAMES["sword"]
    assert "already" in refused[0]
    games, refused = find_games([point("whole", "half:WHOLE"), point("whole", "half:WHOLE")])
    assert list(games) == ["whole"]
    assert len(refused) == 1


def asked_in_the_source() -> dict[str, ast.FunctionDef]:
    """What stands in the source of `Rules` and `Game`: compiled functions keep neither docstrings nor decorators."""
    folder = Path(__file__).parents[2] / "src" / "izakaya" / "table"
    return {
        node.name: node
        for file in ("rules.py", "game.py")
        for node in ast.walk(ast.parse((folder / file).read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    }


def test_what_is_asked_of_a_game_is_written_down() -> None:
    written = asked_in_the_source()
    for name in ASKED_OF_A_GAME:
        assert ast.get_docstring(written[name]), name


def test_a_type_checker_names_what_a_game_lacks() -> None:
    abstract = {
        name
        for name, written in asked_in_the_source().items()
        if any(isinstance(said, ast.Name) and said.id == "abstractmethod" for said in written.decorator_list)
    }
    assert abstract == set(ASKED_OF_A_GAME)


@pytest.mark.usefixtures("half")
def test_a_room_gets_a_games_own_part_or_the_plain_one() -> None:
    games, _ = find_games([*ours(), point("whole", "half:WHOLE"), point("drawn", "half:DRAWN")])
    screens: Parts[object] = Parts(games, "screen", "plain")
    assert screens["whole"] == "plain"
    assert screens["drawn"] is games["whole"]
    assert set(screens) == set(games)
    assert len(screens) == len(games)
    with pytest.raises(KeyError):
        screens["poker"]


@pytest.mark.usefixtures("half")
def test_a_part_that_is_not_there_is_named() -> None:
    games, refused = find_games([point("misdrawn", "half:MISDRAWN")])
    assert refused == ()
    with pytest.raises(BadPart, match="screen of misdrawn"):
        Parts(games, "screen", object())["misdrawn"]


@pytest.mark.parametrize("name", ["sword", "sake"])
def test_every_part_that_our_games_name_is_there(name: str) -> None:
    assert set(GAMES[name].parts) <= set(PARTS)
    for part in GAMES[name].parts:
        assert Parts(GAMES, part, None)[name] is not None


def test_a_question_that_offers_more_than_there_is_room_for_is_named() -> None:
    table = HighCard("high-card", 1, 2, 6).new_table(3, 1, {})
    for option in range(256 - table.ask()):
        table.offer(option)
    with pytest.raises(TooManyOffers, match="high-card offers more than 256"):
        table.offer(0)
