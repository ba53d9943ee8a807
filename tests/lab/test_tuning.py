"""What tuning may change and what it may not: everything printed stays, and the deck one starts from is a point like any other."""

from __future__ import annotations

import re
import tomllib
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from izakaya.games.sake.deck_file import HOUSE, read_deck
from izakaya.games.sake.natural import lacks
from izakaya.lab.sake.deck_text import deck_text
from izakaya.lab.sake.tuning import BOXES, SakeTuning, lend, spread
from izakaya.lab.tuning import Knob
from izakaya.table.errors import UnknownOption

HOUSE_TEXT = SakeTuning.house()


def marked_printed(text: str) -> str:
    """A deck in which somebody has marked more as printed: some cards, a life, and a value of a weapon."""
    text = re.sub(r'("(?:sakuragi|minion)", \d+, .*)"house"', r'\1"printed"', text)
    text = re.sub(r'(tomoe-gozen = .*)"house"', r'\1"printed"', text)
    return re.sub(r'(wakizashi = .*origin = "house")', r'\1, printed = ["range"]', text)


PRINTED = marked_printed(HOUSE_TEXT)
#: Another deck to start from: lives and boxes outside of what the house has.
OTHER = re.sub(r"life = \d", "life = 8", re.sub(r'("roar", \d), \d', r"\1, 5", HOUSE_TEXT))
TUNINGS = {"house": SakeTuning([HOUSE_TEXT]), "both": SakeTuning([PRINTED, OTHER])}


def printed(fields: dict[str, Any]) -> list[object]:
    """All that is printed, as far as a deck file says so."""
    found: list[object] = [fields["minion"], fields["counters"], fields["form"]]
    for section in ("weapons", "samurai"):
        for name, entry in fields[section].items():
            for key, value in entry.items():
                free = ("life", "attack", "defence", "range")
                if entry["origin"] == "printed" or key in entry.get("printed", []) or key not in free:
                    found.append((section, name, key, value))
    rows = fields["cards"]["rows"]
    found.append(sorted(row for row in rows if row[8] == "printed"))
    # Of all cards: how many there are of each type, and of each back.
    found.append(sorted(row[0] for row in rows if row[0] in ("event", "minion", "interrupt")))
    found.append(sorted(row[7] for row in rows))
    found.append(sorted(row for row in rows if row[1] == "katana" and row[8] == "printed"))
    return found


@pytest.mark.parametrize("which", sorted(TUNINGS))
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_what_is_printed_is_never_touched(which: str, data: st.DataObject) -> None:
    tuning = TUNINGS[which]
    point = {
        name: data.draw(st.integers(knob.least, knob.most), label=name)
        for name, knob in tuning.knobs().items()
    }
    text = tuning.deck(point)
    read_deck(text)  # whatever comes of it can be played with
    fields = tomllib.loads(text)
    assert printed(fields) == printed(tuning.fields[point.get("start", 0)])
    assert all(2 <= entry["life"] <= 8 for entry in fields["samurai"].values())
    ours = [row for row in fields["cards"]["rows"] if row[8] == "house"]
    assert all(0 <= row[at] <= tuning.levels[-1] for row in ours for at in BOXES.values())


@pytest.mark.parametrize("which", sorted(TUNINGS))
def test_the_deck_one_starts_from_is_a_point(which: str) -> None:
    tuning = TUNINGS[which]
    for number, text in enumerate(tuning.starts):
        point = tuning.start(number)
        assert set(point) == set(tuning.knobs())
        assert all(knob.least <= point[name] <= knob.most for name, knob in tuning.knobs().items())
        assert tomllib.loads(tuning.deck(point)) == tomllib.loads(text)


def test_lives_and_boxes_have_the_bounds_of_the_rules() -> None:
    knobs = TUNINGS["house"].knobs()
    assert knobs["life/tomoe-gozen"] == Knob(2, 7)
    assert knobs["drinking/1"] == Knob(20, 98)
    assert knobs["attack/4"] == Knob(0, 15)
    assert TUNINGS["house"].levels == range(1, 5)
    assert {
        name for name in knobs if name.partition("/")[0] in ("katana", "no-dachi", "naginata", "yumi")
    } == {
        "no-dachi/defence",
        "naginata/range",
        "naginata/attack",
        "yumi/defence",
    }


def test_decks_with_few_boxes_widen_the_bounds() -> None:
    sober = re.sub(r', \d, ("[a-z]+", "house"\])', r", 0, \1", HOUSE_TEXT)
    tuning = SakeTuning([HOUSE_TEXT, sober])
    assert tuning.knobs()["drinking/1"] == Knob(0, 98)
    assert tomllib.loads(tuning.deck(tuning.start(1))) == tomllib.loads(sober)


def test_a_neighbour_differs_a_little() -> None:
    tuning, luck = TUNINGS["both"], Random(3)
    start = tuning.start(0)
    families = set()
    for _ in range(200):
        other = tuning.turned(start, luck)
        changed = [name for name in start if start[name] != other[name]]
        if len(changed) > 4:
            [family] = {name.partition("/")[0] for name in changed}
            families.add(family)
            assert len({other[name] > start[name] for name in changed}) == 1
        for name in changed:
            knob = tuning.knobs()[name]
            assert knob.least <= other[name] <= knob.most
            assert knob.name or abs(other[name] - start[name]) <= max(1, (knob.most - knob.least) // 8)
    assert families >= {"life", "boxes"}


def test_neighbours_are_natural_decks() -> None:
    tuning, luck = TUNINGS["house"], Random(5)
    point = tuning.start(0)
    for _ in range(8):
        other = tuning.neighbour(point, luck)
        assert other != point
        assert lacks(read_deck(tuning.deck(other))) == []
        point = other


def test_what_the_start_lacks_is_not_asked_of_its_neighbours() -> None:
    alike = re.sub(r"life = \d", "life = 5", HOUSE_TEXT)
    tuning = SakeTuning([alike])
    assert tuning.possible(tuning.start(0))
    assert not TUNINGS["house"].possible({**TUNINGS["house"].start(0), "drinking/1": 20})


def test_boxes_are_spread_so_that_who_had_more_has_more() -> None:
    rows = [
        ["event", "roar", copy, value, 0, 0, 0, "drowsy", "house"]
        for copy, value in enumerate((0, 2, 1, 1), 1)
    ]
    spread(rows, 3, [3, 2, 1, 0])
    assert [row[3] for row in rows] == [0, 3, 2, 1]
    spread(rows, 3, [0, 4, 0, 4])  # the same knobs in another order: all have at least 2
    assert [row[3] for row in rows] == [2, 2, 2, 2]


def test_a_copy_goes_from_one_name_to_another() -> None:
    rows = [["item", "pipe", 1], ["item", "pipe", 2], ["weapon", "yumi", 1], ["weapon", "yumi", 2]]
    lend(rows, "pipe", "yumi")
    assert rows == [["item", "pipe", 1], ["weapon", "yumi", 3], ["weapon", "yumi", 1], ["weapon", "yumi", 2]]
    lend(rows, "pipe", "yumi")  # the last copy stays
    lend(rows, "yumi", "yumi")
    assert sum(row[1] == "pipe" for row in rows) == 1


def test_a_deck_is_written_in_the_layout_of_the_house() -> None:
    assert deck_text(tomllib.loads(HOUSE_TEXT), HOUSE_TEXT) == HOUSE_TEXT
    assert read_deck(deck_text(tomllib.loads(HOUSE_TEXT), "")).labels == HOUSE.labels


def test_facts_tell_two_decks_apart() -> None:
    tuning = TUNINGS["house"]
    before, after = tuning.facts(HOUSE_TEXT), tuning.facts(OTHER)
    assert all(after[f"life of {name}"] == "8" for name in ("tomoe-gozen", "yagyu-jubei"))
    assert before["copies of katana"] == "8"
    changed = {what for what in before if before[what] != after[what]}
    assert "roar: attack, defence, movement, drinking on average" in changed


def test_a_deck_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownOption, match="the section \\[weapons\\] is missing"):
        SakeTuning([HOUSE_TEXT, "form = 1"])
