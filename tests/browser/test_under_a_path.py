"""A house that stands under a path of somebody's server, and a game whose end comes while one is away."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from izakaya.games import GAMES
from tests.browser.door import Door
from tests.browser.house import House

LEFT = 5  # answers of a game that are given while somebody is away: few enough that they are told one by one


@pytest.fixture(scope="module")
def under_a_path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("under"), under="/games")
    opened.open()
    yield opened
    opened.close()


def test_pages_tables_and_sockets_are_found_under_a_path(door: Door, under_a_path: House) -> None:
    guest = door.invite(house=under_a_path)
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.visit("/")
    guest.button("web-start-play").click()
    expect(guest.cards.first).to_be_visible()
    assert guest.page.url.startswith(f"{under_a_path.address}/table/")
    guest.page.reload()
    expect(guest.cards.first).to_be_visible()
    guest.page.get_by_role("link", name=guest.say("web-table-leave")).click()
    expect(guest.button("web-start-play")).to_be_visible()
    assert guest.page.url == f"{under_a_path.address}/"
    ours = [url for url in asked if "127.0.0.1" in url]
    assert ours
    assert [url for url in ours if not url.startswith(f"{under_a_path.address}/")] == []


def answers_of_a_whole_game(game: str, seats: int, seed: int) -> list[int]:
    table = GAMES[game].new_table(seats, seed, {})
    answers: list[int] = []
    while not table.over:
        answers.append(table.options()[-1])
        table.answer(answers[-1])
    return answers


def give(house: House, table: str, answers: list[int], first: int) -> None:
    """Store answers of a table while the house is closed."""
    with sqlite3.connect(house.folder / "house.db") as file:
        file.executemany(
            "INSERT INTO answers (table_id, number, option, at) VALUES (?, ?, ?, ?)",
            [(table, first + place, option, time.time()) for place, option in enumerate(answers)],
        )
    file.close()


def test_the_end_reaches_whoever_comes_back_after_it(door: Door, under_a_path: House) -> None:
    guest = door.invite(house=under_a_path)
    table = guest.lay("sword", 3, start=False)
    answers = answers_of_a_whole_game("sword", 3, 7)
    under_a_path.kill()
    with sqlite3.connect(under_a_path.folder / "house.db") as file:
        file.execute(
            "UPDATE tables SET seed = ?, options = ?, state = 'playing', pace = 5, window = NULL WHERE id = ?",
            ("7", json.dumps({}), table),
        )
        file.execute("UPDATE seats SET bot = 'random' WHERE table_id = ? AND person IS NULL", (table,))
    file.close()
    give(under_a_path, table, answers[:-LEFT], 0)
    under_a_path.open()
    guest.visit(f"/table/{table}")
    expect(guest.cards.first).to_be_visible()

    under_a_path.kill()
    cut = guest.page.get_by_text(guest.say("web-table-lost"))
    expect(cut).to_be_visible()
    with sqlite3.connect(under_a_path.folder / "house.db") as file:
        (known,) = file.execute("SELECT count(*) FROM answers WHERE table_id = ?", (table,)).fetchone()
        file.execute("UPDATE tables SET state = 'over' WHERE id = ?", (table,))
    file.close()
    give(under_a_path, table, answers[known:], known)
    under_a_path.open()
    expect(guest.rematch).to_be_visible()  # without loading the page again
    guest.forgive()  # the browser reports each attempt that found nobody
