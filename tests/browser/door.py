"""A Chromium, with a browser context for each guest."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.browser.guest import PATIENCE, Guest
from tests.browser.house import House

FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
LOCALES: Final = {"en": "en-GB", "it": "it-IT", "de": "de-DE", "es": "es-ES", "ja": "ja-JP"}
WIDE: Final = (1280, 800)
PHONE: Final = (390, 844)
# Nobody looks, so nothing is painted: a third less work, with every thing in its place and within reach.
UNPAINTED: Final = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}"""
ADDRESSES: Final = (str(address) for address in ip_network("198.18.0.0/15").hosts())  # those kept for tests


def chromium_path() -> str | None:
    """That without a window, where there is one: the same pages for a third less work."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    return next((path for path in map(shutil.which, names) if path is not None), None)


@contextmanager
def open_browser(patience: int = PATIENCE) -> Iterator[Browser]:
    path = chromium_path()
    if path is None:
        pytest.skip("There is no Chromium here. With one (apt-get install chromium) pages are tested too.")
    expect.set_options(timeout=patience)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


class Door:
    def __init__(self, browser: Browser, house: House, *, painted: bool = False) -> None:
        self.browser = browser
        self.house = house
        self.painted = painted
        self.guests: list[Guest] = []

    def invite(
        self,
        language: str = "en",
        *,
        screen: tuple[int, int] = WIDE,
        light: Literal["dark", "light"] = "dark",
        moving: bool = False,
        firsts: bool = False,
        house: House | None = None,
    ) -> Guest:
        """Somebody new. On a phone things are touched; nothing moves, and nothing is explained, unless the guest likes it."""
        on_phone = screen[0] < 700
        context = self.browser.new_context(
            viewport=ViewportSize(width=screen[0], height=screen[1]),
            locale=LOCALES[language],
            color_scheme=light,
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=on_phone,
            is_mobile=on_phone,
            # As on the internet: a house lets only so many newcomers in from one address.
            extra_http_headers={"X-Forwarded-For": next(ADDRESSES)},
        )
        if not self.painted and not moving:
            context.add_init_script(UNPAINTED)
        if not firsts:
            # Bubbles beside whatever is first met would lie over what a test is about.
            context.add_init_script("localStorage.setItem('izakaya.firsts', 'false')")
        guest = Guest(house or self.house, context, language)
        self.guests.append(guest)
        return guest

    def close(self) -> list[str]:
        """Everybody goes home; what their browsers complained about."""
        complaints = [complaint for guest in self.guests for complaint in guest.complaints]
        for guest in self.guests:
            guest.context.close()
        self.guests.clear()
        return complaints
