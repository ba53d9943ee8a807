"""The pages of the house, and what every page has to be on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import expect

from tests.browser.guest import Guest

PAGES: Final = {
    "/": "web-start-title",
    "/rules/sake": "guide-sake",
    "/rules/sword": "guide-sword",
    "/cards": "guide-cards",
    "/settings": "web-nav-settings",
    "/gallery": "gallery",
    "/nowhere": "web-lost-title",
}
SMALLEST: Final = 15  # pixels of a letter on a phone
# Texts that are drawn smaller than that. What is hidden from readers is a drawing and has its words elsewhere.
SMALL_TEXT: Final = """(least) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest('svg, [aria-hidden="true"], .unseen')) continue;
    if (!element.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least) found.push(`${size}px: ${node.data.trim()}`);
  }
  return found;
}"""


def walk_around(guest: Guest) -> Iterator[str]:
    """From page to page, each as soon as it is there."""
    guest.visit("/")
    expect(guest.button("web-start-play")).to_be_visible()
    for path, title in PAGES.items():
        guest.walk(path)
        expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say(title))
        yield path


def fits(guest: Guest) -> None:
    """Nothing to scroll sideways, nothing too small to read."""
    wide, screen = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen, "the page is wider than the phone"
    assert guest.page.evaluate(SMALL_TEXT, SMALLEST) == []
