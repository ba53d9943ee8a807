"""The screen tells a person nothing that the person may not know."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from izakaya import Chance, Table, new_table, read_record
from izakaya.bots import bot
from izakaya.cli.event import Event
from izakaya.cli.rooms import room_for
from izakaya.cli.sword.chronicle import sentence
from izakaya.cli.sword.names import Names
from izakaya.games import GAMES
from izakaya.games.sword.table import SwordTable
from izakaya.games.sword.view import SwordView, view
from izakaya.locale import LANGUAGES, Speech
from tests.cli.terminal import izakaya, records_of


def text(things: Iterable[RenderableType]) -> str:
    console = Console(file=io.StringIO(), width=100, color_system=None, markup=False)
    with console.capture() as captured:
        for thing in things:
            console.print(thing)
    return captured.get()


def screen(table: Table, speech: Speech, me: int) -> str:
    """Everything that the person at this seat can be shown now."""
    seen = table.view(me)
    room = room_for("sword")(speech, seen, me)
    shown: list[RenderableType] = [*room.table(seen), *room.cards(seen)]
    if table.asked == me:
        shown += [
            room.question(seen),
            *(choice.text for choice in room.choices(seen)),
            *room.why(table, seen, ""),
        ]
    return text(shown)


@pytest.mark.parametrize("seats", range(3, 8))
def test_what_cannot_be_known_changes_nothing_on_the_screen(seats: int) -> None:
    speech = Speech("en")
    table = new_table("sword", seats=seats, seed=seats)
    bots = [bot("random", seat) for seat in range(seats)]
    for number in range(120):
        asked = table.asked
        if asked is None:
            break
        for me in {asked, 0} if number % 5 == 0 else ():
            other = table.redeal(me, Chance(number))
            assert screen(other, speech, me) == screen(table, speech, me)
        options = table.options()
        table.answer(options[0] if len(options) == 1 else bots[asked].choose(table.view(asked)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_transcript_names_no_hidden_card(tmp_path: Path, language: str) -> None:
    done = izakaya(
        tmp_path, "play", "sword", "--seed", "21", "--lang", language, typed=["1", "0", "log"] * 1000
    )
    lines = {line.strip() for line in done.stdout.splitlines()}
    (path,) = records_of(tmp_path)
    record = read_record(path.read_text(encoding="utf-8"))
    table = record.begin(GAMES)
    first = seen(table)
    names = Names(Speech(language), first, 0)
    for answer in record.answers:
        table.answer(answer)
    assert table.over
    secrets = 0
    for news in table.news:
        if None in Event.heard(news, 0).cards:
            secrets += 1
            assert sentence(names, Event.opened(news)) not in lines
    assert secrets > 30


def seen(table: Table) -> SwordView:
    assert isinstance(table, SwordTable)
    return view(table, 0)


def test_a_hidden_draw_is_told_without_its_card(tmp_path: Path) -> None:
    done = izakaya(tmp_path, "play", "sword", "--seed", "21", typed=["1"] * 2000)
    drawn = [line.strip() for line in done.stdout.splitlines() if " draws " in line and line.startswith("  ")]
    told = [line for line in drawn if "Resilience" not in line and "→" not in line and ":" not in line]
    assert len(told) > 20
    assert all(line.endswith(("draws a card.", "cards.")) for line in told)
