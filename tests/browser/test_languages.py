"""Every page in every language, with no message missing and nothing to complain about."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from izakaya.locale import LANGUAGES
from tests.browser.deals import choosing, lay_deal, search
from tests.browser.door import Door
from tests.browser.pages import walk_around
from tests.browser.words import page_speech


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page(door: Door, language: str) -> None:
    guest = door.invite(language)

    def speaks() -> None:
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        expect(guest.page.locator("body")).not_to_contain_text("⟦")

    for _ in walk_around(guest):
        speaks()
    for game in ("sword", "sake"):
        guest.walk(f"/table/{lay_deal(guest, search(game, 4, choosing))}")
        guest.begin()
        guest.wait()
        expect(guest.cards.first).to_be_visible()
        speaks()


def test_changing_the_language_at_the_table(door: Door) -> None:
    """Chosen on one page, it holds everywhere, also for what the house says."""
    guest = door.invite("en")
    guest.visit("/settings")
    guest.page.get_by_role("main").get_by_text("Deutsch", exact=True).click()
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    guest.words = page_speech("de")
    guest.visit("/")
    guest.button("web-start-play").click()
    guest.begin()
    guest.button("web-table-hurry").or_(guest.question).first.wait_for()
    guest.page.keyboard.press("f")
    guest.wait()
