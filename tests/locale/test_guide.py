"""The beginner's guides and the index of cards: every sentence is shown, and every rule they point to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from izakaya.games.sake import data as sake
from izakaya.games.sake.deck_file import HOUSE
from izakaya.games.sword import data as sword
from izakaya.locale import LANGUAGES
from tests.locale.files import SOURCE, messages

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = WEB / "games"
KINDS = ["weapon", "property", "action", "item", "event", "interrupt", "minion", "person", "role", "place"]
# A thousand words are five minutes; Japanese is counted in characters, as it writes no spaces.
SHORTEST, LONGEST = 800, 1400
CHARACTERS_A_WORD = 2.2


def used() -> set[str]:
    """Every message of the guide that a page names or puts together."""
    sources = [
        path.read_text(encoding="utf-8") for ending in ("ts", "svelte") for path in WEB.rglob(f"*.{ending}")
    ]
    found = {name for source in sources for name in re.findall(r"'(guide-[\w.-]+)'", source)}
    found |= {f"{name}.means" for name in found if "-word-" in name}
    return found | {f"guide-cards-kind-{kind}" for kind in KINDS}


def test_the_pages_say_everything_in_the_guide_and_nothing_else() -> None:
    assert used() == set(messages("en", "guide"))


def test_the_kinds_are_those_of_the_index() -> None:
    source = (GAMES / "game.ts").read_text(encoding="utf-8")
    kinds = re.search(r"KINDS = \[(.*?)\]", source, re.DOTALL)
    assert kinds is not None
    assert re.findall(r"'(\w+)'", kinds[1]) == KINDS


@pytest.mark.parametrize(("game", "letter", "last"), [("sword", "W", 40), ("sake", "K", 48)])
def test_the_guide_rests_on_rules_that_have_a_sentence(game: str, letter: str, last: int) -> None:
    outline = (GAMES / game / "guide" / "guide.ts").read_text(encoding="utf-8")
    lines = re.findall(rf"sentence\('guide-{game}-[\w.-]+', '([^']*)'\)", outline)
    rules = {rule for line in lines for rule in line.split()}
    assert len(rules) > 25
    assert rules <= {f"{letter}{number}" for number in range(1, last + 1)}
    assert {f"rule-{game}-{rule}" for rule in rules} <= set(messages("en", f"{game}-rules"))


def texts(language: str, game: str) -> list[str]:
    """The sentences of one guide."""
    source = (SOURCE / "locale" / language / "guide.ftl").read_text(encoding="utf-8")
    begin = source.index(f"guide-{game} = ")
    end = source.index("guide-sake = " if game == "sword" else "guide-rules = ")
    return re.findall(r"(?m)^ *[\w.-]+ = (.+)$", source[begin:end])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["sword", "sake"])
def test_a_guide_is_read_in_five_minutes(language: str, game: str) -> None:
    written = texts(language, game)
    words = sum(len(text.split()) for text in written)
    if language == "ja":
        words = int(sum(len(text) for text in written) / CHARACTERS_A_WORD)
    assert SHORTEST < words < LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_stars_come_in_pairs(language: str) -> None:
    for game in ("sword", "sake"):
        for text in texts(language, game):
            assert text.count("*") % 2 == 0, text


def test_the_drawn_examples_use_the_figures_of_the_games() -> None:
    ranges = [(int(HOUSE.weapon_range[i]), HOUSE.weapon_far[i] != 0) for i in range(sake.WEAPONS - 1)]
    assert ranges == [(1, False), (2, False), (3, False), (4, True)]
    assert HOUSE.weapon_attack[sake.NO_DACHI] == 5
    assert HOUSE.weapon_defence[sake.KATANA] == 2
    # The attack and the defence that are played in the example of a fight are to be found on cards.
    assert 3 in HOUSE.attack
    assert 2 in HOUSE.defence
    assert sword.RANGE[sword.KUSARIGAMA] == 2
    assert {int(resilience) for resilience in sword.RESILIENCE} == {4, 5}
    assert (HOUSE.steps_between, HOUSE.minion_movement, sake.HAND_LIMIT, sake.CLOSING_TIME) == (
        3,
        2,
        4,
        40,
    )
