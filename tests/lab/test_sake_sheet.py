"""What is noted of a game of SAKE, held against a game that was read and counted by hand."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from izakaya import Table, read_record, replay
from izakaya.games.sake.deck_file import HOUSE
from izakaya.lab.evening import Played
from izakaya.lab.sake.book import SakeBook
from izakaya.lab.sake.sheet import USES, SakeSheet, note, to_count
from tests.sake.at_the_table import position
from tests.sake.figures import DECK

LABELS = HOUSE.labels
KEPT = Path(__file__).parent.parent / "kept" / "0.1.0"


def sheet_of(table: Table) -> SakeSheet:
    return note(Played(table, 0, Counter(news.what for news in table.news)))


def evening() -> SakeSheet:
    """A game that was kept under the first rules, which goes by those of today as it went then."""
    record = read_record((KEPT / "sake-golden-3.json").read_text(encoding="utf-8"))
    record.rules, record.options["deck"] = 4, DECK
    return sheet_of(replay(record))


def used(sheet: SakeSheet, use: str) -> list[str]:
    """The cards that were used for this, in order."""
    return [LABELS[each // len(USES)] for each in sheet.uses if USES[each % len(USES)] == use]


def test_a_game_of_three_counted_by_hand() -> None:
    """Seat 1 begins. Seats 2 and 1 are killed by seat 0 and win as Spirits; the Masu is empty in the fourteenth turn of sixteen."""
    sheet = evening()
    assert (sheet.turns, sheet.calm, sheet.extra_rounds, sheet.closing_time) == (16, 14, 0, False)
    assert (sheet.samurai[0], sheet.samurai[2]) == ("tomoe-gozen", "hojo-masako")
    assert (sheet.dead, sheet.reason, sheet.winners) == ((1, 0), "spirits", (0, 1))
    assert (sheet.moves, sheet.iaidos, sheet.minions) == (3, 2, 1)
    assert (sheet.sake_burned, sheet.souls_burned, sheet.interrupts, sheet.torments) == (4, 5, 1, 2)
    assert used(sheet, "movement") == ["turned-off-lanterns-2", "weak-stomach-4", "katana-8"]
    assert used(sheet, "defence") == ["pipe-1", "minion-4", "burning-ramen-2", "throwing-chopsticks-3"]
    assert {"blurred-vision-1", "minion-6"} <= set(used(sheet, "text"))
    assert {"pipe-2", "minion-2"} <= set(used(sheet, "attack"))
    assert len(used(sheet, "drinking")) == 2
    assert to_count(LABELS.index("katana-8"), "movement") in sheet.uses


def test_its_figures_counted_by_hand() -> None:
    book = SakeBook(3, [evening()])
    figures = {name: estimate.value for name, estimate in book.figures().items() if estimate.known}
    assert figures["rounds"] == pytest.approx(14 / 3)
    assert figures["deaths"] == pytest.approx(2 / 3)
    assert (figures["spirits"], figures["shared"], figures["extra-rounds"]) == (1, 0, 0)
    assert (figures["samurai/tomoe-gozen"], figures["samurai/hojo-masako"]) == (1.5, 0)
    assert [figures[f"seat/{place}"] for place in range(3)] == [1.5, 1.5, 0]
    assert (figures["movement"], figures["burns"], figures["torments"]) == (1, 3, 2)


def test_a_shared_victory_after_the_last_extra_rounds() -> None:
    table = position(
        "seat 0 date-masamune sake board\nseat 1 tomoe-gozen sake board\nseat 2 yagyu-jubei spirit\n"
        "line seat-0 2 seat-1\nmasu 0\nturn 2\nrounds 5 extra 8 minions 0 sudden 0"
    )
    while not table.over:
        table.answer(table.options()[0])
    sheet = sheet_of(table)
    assert (sheet.reason, sheet.extra_rounds) == ("shared", 2)
    assert len(sheet.winners) > 1
