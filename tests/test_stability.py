"""What `docs/stability.md` promises: whatever a version of the house has written, a later one reads, or refuses with a sentence.

`tests/kept` has records and positions as each version wrote them. Files are added there and never changed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import izakaya
from izakaya.table import record as records
from izakaya.table.table import LARGEST_OPTION

KEPT: Final = Path(__file__).parent / "kept"
PROMISES: Final = (Path(__file__).parent.parent / "docs" / "stability.md").read_text(encoding="utf-8")
RECORDS: Final = sorted(KEPT.glob("*/*.json"))
POSITIONS: Final = sorted(KEPT.glob("*/*.txt"))


def test_something_is_kept_of_every_game() -> None:
    assert {file.stem for file in RECORDS} >= {"sake", "sword"}
    assert len(POSITIONS) >= 4


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_kept_record_leads_where_it_led(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = izakaya.read_record(text)
    assert record.text() == text
    if record.rules != izakaya.GAMES[record.game].rules:
        with pytest.raises(izakaya.BadRecord, match=f"version {record.rules} of the rules"):
            izakaya.replay(record)
        return
    end = file.with_name(f"{file.stem}-end.txt").read_text(encoding="utf-8")
    assert izakaya.replay(record).notation() == end


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_kept_position_is_read_as_it_was_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game, rules = text.split("\n", 1)[0].split()
    if int(rules) != izakaya.GAMES[game].rules:
        with pytest.raises(izakaya.BadNotation, match=f"version {rules} of the rules"):
            izakaya.parse(text)
        return
    assert izakaya.parse(text).notation() == text


def test_the_fields_of_a_record_are_those_that_are_promised() -> None:
    part = PROMISES.partition("## Records")[2].partition("\n## ")[0]
    rows = [row.split("|")[1] for row in part.splitlines() if row.startswith("| `")]
    assert tuple(re.findall(r"`(\w+)`", " ".join(rows))) == records.FIELDS


def test_the_largest_option_is_the_one_that_is_promised() -> None:
    assert f"from 0 up to {LARGEST_OPTION}." in PROMISES
