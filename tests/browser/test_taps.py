"""How many taps it takes: two to drink, three to move, on a phone and on a notebook; several discards are chosen together."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize

from izakaya.table.table import Table
from tests.browser.asked import Moment, asked, welcomed
from tests.browser.deals import choices
from tests.browser.door import PHONE, WIDE, Door
from tests.browser.told import told_page
from tests.browser.words import page_speech

SCREENS: Final = ((PHONE, 0), ((360, 640), 1), ((844, 390), 1), (WIDE, 0))  # the lowest may need one tap more

TELL: Final = """
async ({ welcome, question }) => {
  await come(() => window.tell);
  window.said = [];
  WebSocket.prototype.send = (said) => window.said.push(said);
  tell(welcome);
  tell(question);
  await come(() => document.querySelector('section[aria-busy] h2')?.textContent === question.text);
  await frame();
}
"""


def moment(way: str) -> Moment:
    """One's own turn, with this to do and more to choose from when it is done."""
    for seed in range(20):
        for table in choices("sake", 4, seed, "novice"):
            assert table.asked is not None
            if not table.is_reaction() and len(after(table, way)) > 1:
                return Moment("act", table.copy(), table.asked)
    raise AssertionError(f"Nobody comes to {way}.")


def after(table: Table, way: str) -> list[int]:
    found = [option for option in table.options() if table.describe(option).way == way]
    if not found or len(table.options()) < 8:
        return []
    ahead = table.copy()
    ahead.answer(found[0])
    return ahead.options()


def answers(page: Page) -> list[int]:
    said = [json.loads(one) for one in page.evaluate("window.said")]
    return [one["option"] for one in said if one["do"] == "answer"]


def tell(page: Page, moment: Moment, language: str, number: int = 0) -> dict[str, Any]:
    question: dict[str, Any] = asked(moment, number, language, with_view=True)["question"]
    page.evaluate(TELL, {"welcome": welcomed(moment, language), "question": question})
    return question


@pytest.mark.parametrize(("way", "most"), [("drink", 2), ("move", 3)])
def test_taps_to_drink_and_to_move(door: Door, way: str, most: int) -> None:
    start = moment(way)
    for language in ("en", "de"):
        page = told_page(door, language)
        for (wide, high), more in SCREENS:
            page.set_viewport_size(ViewportSize(width=wide, height=high))
            page.reload()
            question = tell(page, start, language)
            offer = next(one for one in question["offers"] if one["move"]["way"] == way)
            view = question["view"]
            card = [one["card"] for one in view["hand"]].index(offer["move"]["card"])
            hand = page.get_by_role("region", name=page_speech(language).say("web-table-hand"))
            hand.get_by_role("listitem").nth(card).get_by_role("button").first.click(
                position={"x": 12, "y": 30}
            )
            page.evaluate("frame()")  # what the card can do stands beside the question
            taps = 1
            use = page.locator(f'section[aria-busy] [data-option="{offer["option"]}"]')
            if use.count() == 0:
                heading = page.locator("section[aria-busy] button[aria-expanded]")
                heading.filter(has_text=offer["group"].split(":")[0]).click()
                taps += 1
            use.first.click()
            taps += 1
            assert answers(page) == [offer["option"]], (language, wide, taps)
            assert taps <= most + more, (language, wide, taps)
            # The question that follows has been answered with it.
            ahead = start.table.copy()
            ahead.answer(offer["option"])
            following = asked(Moment(way, ahead, start.seat), 1, language, with_view=True)["question"]
            page.evaluate("(question) => tell(question)", following)
            page.wait_for_function("window.said.filter((one) => one.includes('\"answer\"')).length === 2")
            assert answers(page)[1] in [one["option"] for one in following["offers"]]


def test_cards_that_are_too_many_are_chosen_together(door: Door) -> None:
    start = next(
        Moment("down-to-four", table.copy(), table.asked or 0)
        for seed in range(20)
        for table in choices("sake", 4, seed, "novice")
        if table.view(table.asked)["question"]["ask"] == "down-to-four"  # type: ignore[index]
        and len(table.view(table.asked)["hand"]) == 6  # type: ignore[arg-type]
    )
    speech = page_speech("it")
    page = told_page(door, "it")
    page.set_viewport_size(ViewportSize(width=PHONE[0], height=PHONE[1]))
    question = tell(page, start, "it")
    assert question["several"] == 2
    cards = page.get_by_role("region", name=speech.say("web-table-hand")).get_by_role("button")
    for place in (1, 3):
        cards.nth(place).click(position={"x": 8, "y": 40})
    assert page.locator('[data-option][aria-pressed="true"]').count() + answers(page).count(0) >= 1
    page.get_by_role("button", name=speech.say("web-table-confirm"), exact=True).click()
    hand = [one["card"] for one in question["view"]["hand"]]
    options = {one["move"].get("card"): one["option"] for one in question["offers"]}
    assert answers(page) == [options[hand[1]]]
    ahead = start.table.copy()
    ahead.answer(options[hand[1]])
    following = asked(Moment("down-to-four", ahead, start.seat), 1, "it", with_view=True)["question"]
    page.evaluate("(question) => tell(question)", following)
    page.wait_for_function("window.said.filter((one) => one.includes('\"answer\"')).length === 2")
    assert answers(page)[1] == options[hand[3]]
