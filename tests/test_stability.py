"""What `docs/stability.md` promises: whatever a version of the house has written, a later one reads, or refuses with a sentence.

`tests/kept` has records and positions as each version wrote them. Files are added there and never changed.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest

import izakaya

KEPT: Final = Path(__file__).parent / "kept"
RECORDS: Final = sorted(KEPT.glob("*/*.json"))
POSITIONS: Final = sorted(KEPT.glob("*/*.txt"))


def test_something_is_kept_of_every_game() -> None:
    assert {izakaya.read_record(file.read_text(encoding="utf-8")).game for file in RECORDS} == {
        "sake",
        "sword",
    }
    assert len(POSITIONS) >= 4


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_kept_record_leads_where_it_led(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = izakaya.read_record(text)
    assert record.text() == text
    if not izakaya.GAMES[record.game].plays(record.rules):
        with pytest.raises(izakaya.BadRecord, match=f"version {record.rules} of the rules"):
            izakaya.replay(record)
        return
    end = file.with_name(f"{file.stem}-end.txt").read_text(encoding="utf-8")
    assert izakaya.replay(record).notation() == end


OFFERED: Final = sorted(KEPT.glob("*/*.offered"))


@pytest.mark.parametrize("file", OFFERED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_along_a_kept_record_everybody_is_offered_what_was_offered(file: Path) -> None:
    """A record has only what was chosen; a sum over all options at every question says that nothing else could have been."""
    record = izakaya.read_record(file.with_suffix(".json").read_text(encoding="utf-8"))
    if not izakaya.GAMES[record.game].plays(record.rules):
        with pytest.raises(izakaya.BadRecord, match=f"version {record.rules} of the rules"):
            offered_along(record)
        return
    assert offered_along(record) == file.read_text(encoding="utf-8").strip()


def offered_along(record: izakaya.Record) -> str:
    table = record.begin(izakaya.GAMES)
    told = sha256()
    for answer in record.answers:
        told.update(f"{table.asked} {table.options()}\n".encode())
        if answer not in table.options():
            break
        table.answer(answer)
    return told.hexdigest()


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_kept_position_is_read_as_it_was_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game, rules = text.split("\n", 1)[0].split()
    if not izakaya.GAMES[game].plays(int(rules)):
        with pytest.raises(izakaya.BadNotation, match=f"version {rules} of the rules"):
            izakaya.parse(text)
        return
    assert izakaya.parse(text).notation() == text
