"""The screen tells a person nothing that the person may not know."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from rich.console import RenderableType

from izakaya import Chance, Table, new_table, read_record
from izakaya.bots import bot
from izakaya.cli.rooms import room_for
from izakaya.games import GAMES
from izakaya.games.sake.data import NAMES
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import view as sake_view
from izakaya.games.sword.table import SwordTable
from izakaya.games.sword.view import SwordView, view
from izakaya.locale import LANGUAGES, Speech
from izakaya.words import Heard
from izakaya.words.sake.chronicle import sentence as sake_sentence
from izakaya.words.sake.names import Names as SakeNames
from izakaya.words.sword.chronicle import sentence
from izakaya.words.sword.names import Names
from tests.cli.terminal import izakaya, records_of, text


def screen(table: Table, speech: Speech, me: int) -> str:
    """Everything that the person at this seat can be shown now."""
    seen = table.view(me)
    room = room_for(table, speech, me)
    shown: list[RenderableType] = [*room.table(seen), *room.cards(seen)]
    if table.asked == me:
        shown += [
            room.question(table, seen),
            *(choice.text for choice in room.choices(table, seen)),
            *room.why(table, seen, ""),
        ]
    return text(shown)


@pytest.mark.parametrize("game", ["sword", "sake"])
@pytest.mark.parametrize("seats", range(3, 8))
def test_what_cannot_be_known_changes_nothing_on_the_screen(game: str, seats: int) -> None:
    speech = Speech("en")
    table = new_table(game, seats=seats, seed=seats)
    bots = [bot("random", seat) for seat in range(seats)]
    for number in range(120):
        asked = table.asked
        if asked is None:
            break
        for me in {asked, 0} if number % 12 == 0 else ():
            other = table.redeal(me, Chance(number))
            assert screen(other, speech, me) == screen(table, speech, me)
        options = table.options()
        table.answer(options[0] if len(options) == 1 else bots[asked].choose(table.view(asked)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_transcript_of_sword_names_no_hidden_card(tmp_path: Path, language: str) -> None:
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
        if None in Heard.by(0, news).cards:
            secrets += 1
            assert sentence(names, Heard.opened(news)) not in lines
    assert secrets > 30


def seen(table: Table) -> SwordView:
    assert isinstance(table, SwordTable)
    return view(table, 0)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_whole_transcript_of_sake_names_no_hidden_card(tmp_path: Path, language: str) -> None:
    words = ("play", "sake", "--seed", "21", "--lang", language, "--option", "choose_hand=yes")
    done = izakaya(tmp_path, *words, typed=["0", "1", "log"] * 1000)
    lines = {line.strip() for line in done.stdout.splitlines()}
    (path,) = records_of(tmp_path)
    record = read_record(path.read_text(encoding="utf-8"))
    table = record.begin(GAMES)
    assert isinstance(table, SakeTable)
    names = SakeNames(Speech(language), sake_view(table, 0), 0, table.deck_data)
    for answer in record.answers:
        table.answer(answer)
    assert table.over
    hidden = [news for news in table.news if None in Heard.by(0, news).cards]
    assert len(hidden) > 30
    # A card that goes from one hand to another could be named in a line of its own.
    for news in hidden:
        assert sake_sentence(names, Heard.opened(news)) not in lines


def test_the_fronts_of_life_are_never_on_the_screen() -> None:
    table = new_table("sake", seats=3, seed=4)
    room = room_for(table, Speech("en"), 0)
    shown = text(room.table(table.view(0)))
    held = [str(card["name"]) for card in cast("list[dict[str, object]]", table.view(0)["hand"])]
    everything = [Speech("en").say(f"sake-card-{name}") for name in NAMES if name not in (*held, "katana")]
    assert not any(card in shown for card in everything)


def test_a_hidden_draw_is_told_without_its_card(tmp_path: Path) -> None:
    done = izakaya(tmp_path, "play", "sword", "--seed", "21", typed=["1"] * 2000)
    drawn = [line.strip() for line in done.stdout.splitlines() if " draws " in line and line.startswith("  ")]
    told = [line for line in drawn if "Resilience" not in line and "→" not in line and ":" not in line]
    assert len(told) > 20
    assert all(line.endswith(("draws a card.", "cards.")) for line in told)
