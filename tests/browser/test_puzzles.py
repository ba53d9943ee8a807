"""Find the move, in the browser: something worse, the answer, the reason, and the next one."""

from __future__ import annotations

from playwright.sync_api import expect

from izakaya.lessons.puzzle import puzzling
from tests.browser.axe import is_open_to_all
from tests.browser.door import PHONE, Door
from tests.browser.playing import do


def test_a_puzzle_is_solved_and_remembered(door: Door) -> None:
    game = puzzling()[0]
    guest = door.invite("ja", screen=PHONE)
    guest.visit("/")
    guest.page.get_by_role("link", name=guest.say("web-start-puzzles", game=guest.say(f"game-{game}"))).tap()
    puzzle = guest.ask("GET", f"/puzzles/{game}/1?language=ja")
    told = guest.page.get_by_role("region", name=guest.say("web-puzzle-title"), exact=True)
    guest.asking.get_by_role("heading").wait_for()
    option = next(
        offer["option"]
        for offer in puzzle["question"]["offers"]
        if offer["option"] != puzzle["option"] and offer["move"]["way"] == "pass"
    )
    do(guest, option, {**puzzle, "option": None})
    expect(told).to_contain_text(guest.say("puzzle-wrong"))
    do(guest, puzzle["option"], {**puzzle, "option": None})
    expect(told).to_contain_text(guest.say("puzzle-right"))
    expect(told).to_contain_text(puzzle["reasons"][0])
    is_open_to_all(guest, "a puzzle")
    guest.button("web-puzzle-next").tap()
    expect(guest.page.get_by_role("combobox", name=guest.say("web-puzzle-title"))).to_have_value("2")
    # A player who comes again goes on with the first that is not solved; the answer can be asked for.
    guest.visit(f"/puzzles/{game}")
    expect(guest.page.get_by_role("combobox", name=guest.say("web-puzzle-title"))).to_have_value("2")
    guest.button("web-table-hint").tap()
    second = guest.ask("GET", f"/puzzles/{game}/2?language=ja")
    expect(told).to_contain_text(second["reasons"][0])


def test_a_puzzle_that_is_not_there_says_so(door: Door) -> None:
    guest = door.invite("es")
    guest.visit(f"/puzzles/{puzzling()[0]}?n=9999")
    expect(guest.page.get_by_role("alert")).to_contain_text("30")
    guest.forgive()
    guest.button("web-again").click()
    expect(guest.asking).to_be_visible()
