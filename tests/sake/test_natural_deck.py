"""A natural deck (13.1): the house's is one, and whatever a deck lacks is found out."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from izakaya.games.sake.data import NAMES
from izakaya.games.sake.deck_file import HOUSE, read_deck
from izakaya.games.sake.natural import CONDITIONS, at_least, lacks
from izakaya.lab.sake.tuning import SakeTuning

TEXT = SakeTuning.house()
ROW = re.compile(r'\["(\w+)", "([\w-]+)", (\d+), (\d), (\d), (\d), (\d), "(\w+)", "house"\]')
ATTACK, DEFENCE, MOVEMENT, DRINKING = range(3, 7)


def with_boxes(change: dict[int, int], *only: str, first: int = 99) -> str:
    """The deck of the house with these boxes on so many copies of all cards, or of some."""

    def row(found: re.Match[str]) -> str:
        values = [
            found[0].split(",")[0][1:],
            f'"{found[2]}"',
            *found.groups()[2:7],
            f'"{found[8]}"',
            '"house"',
        ]
        if (not only or found[2] in only) and int(found[3]) <= first:
            for at, value in change.items():
                values[at] = str(value)
        return f"[{', '.join(values)}]"

    return ROW.sub(row, TEXT)


def test_the_deck_of_the_house_is_natural() -> None:
    assert lacks(HOUSE) == []


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        ("values", with_boxes({ATTACK: 5}, "roar", first=1)),
        ("great-cards", with_boxes({MOVEMENT: 4}, "roar")),
        ("blank-cards", with_boxes({ATTACK: 0, DEFENCE: 0, MOVEMENT: 0, DRINKING: 0}, "pipe", first=1)),
        ("two-boxes", with_boxes({DEFENCE: 0, MOVEMENT: 0, DRINKING: 0})),
        ("three-boxes", with_boxes({DEFENCE: 0, DRINKING: 0})),
        ("attack", with_boxes({ATTACK: 0}, *NAMES[:14])),
        ("defence", with_boxes({DEFENCE: 0}, *NAMES[:14])),
        ("movement", with_boxes({MOVEMENT: 0}, *NAMES[:14])),
        ("drinking", with_boxes({DRINKING: 0}, *NAMES[:20])),
        ("small-drinks", with_boxes({DRINKING: 2})),
        ("printed-values", with_boxes({DRINKING: 1})),
        ("small-gear", with_boxes({ATTACK: 3, DEFENCE: 3, MOVEMENT: 3}, *NAMES[:10])),
        ("copies", with_boxes({ATTACK: 1, DEFENCE: 1, MOVEMENT: 1, DRINKING: 1}, "katana", first=2)),
        ("backs", TEXT.replace("troublesome", "drowsy")),
        ("backs", re.sub(r'("minion".*)"\w+", "house"', r'\1"drowsy", "house"', TEXT)),
        ("lives", re.sub(r"life = \d", "life = 5", TEXT)),
        ("lives", re.sub(r"(tomoe-gozen.*)life = \d", r"\1life = 3", TEXT)),
        ("drink-in-hand", with_boxes({DRINKING: 0}, *NAMES[:20])),
        ("choice-in-hand", with_boxes({MOVEMENT: 0, DRINKING: 0}, *NAMES[:18])),
    ],
)
def test_what_a_deck_lacks_is_found_out(condition: str, text: str) -> None:
    found = lacks(read_deck(text))
    assert condition in found
    assert found == [each for each in CONDITIONS if each in found]


def test_hands_are_counted_exactly() -> None:
    """Against all hands of a box of nine cards, four of which fit."""
    hands = list(combinations(range(9), 4))
    for wanted in range(5):
        fitting = sum(sum(card < 4 for card in hand) >= wanted for hand in hands)
        assert at_least(wanted, 9, 4) == pytest.approx(fitting / len(hands))
