"""The line is cut and the house restarts: games go on, and nothing is lost."""

from __future__ import annotations

import random
import sqlite3
import time
from typing import Final

from playwright.sync_api import expect

from izakaya.games import GAMES
from tests.browser.deals import Deal, choosing, join, lay_deal, search
from tests.browser.door import Door
from tests.browser.house import House
from tests.browser.playing import choose_one, play

LEFT: Final = 5  # answers that are given while somebody is away: few enough that they are told one by one
SEED: Final = 7


def whole_game() -> tuple[Deal, list[int]]:
    """A game that is nearly over, and all of its answers."""
    table = GAMES["sword"].new_table(3, SEED, {})
    answers: list[int] = []
    asked: list[int | None] = []
    while not table.over:
        asked.append(table.asked)
        answers.append(table.options()[-1])
        table.answer(answers[-1])
    return Deal("sword", 3, SEED, answers[:-LEFT], asked[-LEFT] or 0), answers


def end_meanwhile(house: House, table: str, answers: list[int]) -> None:
    """Stores the last answers of a table while the house is closed."""
    first = len(answers) - LEFT
    with sqlite3.connect(house.folder / "house.db") as file:
        file.executemany(
            "INSERT INTO answers (table_id, number, option, at) VALUES (?, ?, ?, ?)",
            [(table, number, answers[number], time.time()) for number in range(first, len(answers))],
        )
        file.execute("UPDATE tables SET state = 'over' WHERE id = ?", (table,))
    file.close()


def test_a_restart(door: Door, inn: House) -> None:
    """Three people: one is in the middle of a choice, the game of another one ends meanwhile, and one comes to a closed door."""
    player, away, newcomer = (door.invite(house=inn) for _ in range(3))
    chance = random.Random(8)
    join(player, search("sake", 3, choosing))
    hand = player.cards.count()
    choose_one(player, chance)
    player.page.keyboard.press("Escape")
    nearly_over, answers = whole_game()
    table = lay_deal(away, nearly_over)
    away.visit(f"/table/{table}")
    expect(away.cards.first).to_be_visible()
    newcomer.visit("/")
    expect(newcomer.button("web-start-play")).to_be_visible()

    inn.kill()
    cuts = [guest.page.get_by_text(guest.say("web-table-lost")) for guest in (player, away)]
    for cut in cuts:
        expect(cut).to_be_visible()
    # The table is still there to look at and think about, and an answer given now is kept until the line is back.
    expect(player.table).to_be_visible()
    assert player.cards.count() == hand
    choose_one(player, chance)
    player.confirm.click()
    before = player.answers
    newcomer.button("web-start-play").click()
    expect(newcomer.page.get_by_role("alert")).to_have_text(newcomer.say("web-trouble-server"))
    end_meanwhile(inn, table, answers)

    inn.open()
    for cut in cuts:
        expect(cut).to_be_hidden()
    player.wait()
    assert player.answers == before + 1, "what was answered in the dark must arrive, once"
    # Beside a wide table the log is open from the beginning.
    expect(player.page.get_by_role("log", name=player.say("web-table-log"))).not_to_be_empty()
    counted = iter(range(3))
    play(player, chance, until=lambda: next(counted, None) is None)
    expect(away.rematch).to_be_visible()  # without loading the page again
    newcomer.button("web-start-play").click()
    expect(newcomer.cards.first).to_be_visible()
    for guest in (player, away, newcomer):
        guest.forgive()  # the browser reports each attempt that found nobody
