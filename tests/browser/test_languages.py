"""Every page in every language, with no message missing and nothing to complain about."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from izakaya.locale import LANGUAGES
from tests.browser.door import Door

PAGES = {
    "/": "web-start-title",
    "/rules/sake": "guide-sake",
    "/rules/sword": "guide-sword",
    "/cards": "guide-cards",
    "/settings": "web-nav-settings",
    "/gallery": "gallery",
    "/nowhere": "web-lost-title",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page(door: Door, language: str) -> None:
    guest = door.invite(language)
    for path, title in PAGES.items():
        guest.visit(path)
        heading = guest.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(guest.say(title))
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        expect(guest.page.locator("body")).not_to_contain_text("⟦")
    for game in ("sword", "sake"):
        guest.sit_down(game, 4)
        guest.wait()
        expect(guest.cards.first).to_be_visible()
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        expect(guest.page.locator("body")).not_to_contain_text("⟦")


def test_changing_the_language_at_the_table(door: Door) -> None:
    """Chosen on one page, it holds everywhere, also for what the house says."""
    guest = door.invite("en")
    guest.visit("/settings")
    guest.page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    german = door.invite("de")
    guest.words = german.words
    guest.visit("/")
    guest.button("web-start-play").click()
    guest.begin()
    guest.wait()
