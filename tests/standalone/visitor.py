"""Somebody with a browser at the house in one page: what they see, and what lies on their shelf."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Route, expect

from tests.browser.door import LOCALES, UNPAINTED
from tests.browser.quick_hand import hurry, lend
from tests.browser.words import page_speech
from tests.standalone.site import Site

PATIENCE: Final = 90_000  # milliseconds; Python has to be started, and the machine may be busy


class Visitor:
    def __init__(self, browser: Browser, site: Site, language: str = "en", **how: Any) -> None:
        self.site = site
        self.language = language
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            locale=LOCALES[language],
            reduced_motion="reduce",
            **{"viewport": {"width": 1280, "height": 800}, **how},
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.set_default_navigation_timeout(PATIENCE)
        self.context.add_init_script(UNPAINTED)
        # Nothing is explained, and one tap is enough.
        self.settle(**{"firsts": False, "one-tap": True})
        self.page = self.tab()

    def trouble_worker(self, script: str) -> None:
        """Let the worker of the house run this first."""

        def troubled(route: Route) -> None:
            reply = route.fetch()
            route.fulfill(response=reply, body=script + reply.text())

        self.context.route(re.compile(r"/assets/worker-.*\.js$"), troubled)

    def settle(self, **settings: Any) -> None:
        """What this browser remembers before the first visit."""
        for name, value in settings.items():
            self.context.add_init_script(
                f"localStorage.getItem('izakaya.{name}') ?? localStorage.setItem('izakaya.{name}', {json.dumps(json.dumps(value))})"
            )

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error.message}"))
        return page

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def say(self, name: str, /, **parts: str | int) -> str:
        return page_speech(self.language).say(name, **parts)

    def button(self, name: str, /, **parts: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(name, **parts), exact=True)

    def text(self, name: str, /, **parts: str | int) -> Locator:
        return self.page.get_by_text(self.say(name, **parts), exact=True)

    @property
    def question(self) -> Locator:
        """What is being asked, when it can be answered."""
        asking = self.page.locator(f'section[aria-label="{self.say("web-table-asking")}"][aria-busy="false"]')
        return asking.get_by_role("heading")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-table-hand"))

    def touch_until(self, done: Callable[[], bool]) -> None:
        """One touch at a time with a quick hand, whatever can be touched, until it has come to something."""
        lend(self)
        until = time.monotonic() + PATIENCE / 1000
        while not done():
            assert time.monotonic() < until, "Nothing comes of it."
            self.page.evaluate("() => window.touchOnce()")
            self.page.wait_for_timeout(100)

    def play(self) -> dict[str, Any]:
        """To the end, with a quick hand; what it has seen."""
        seen = hurry(self)
        expect(self.button("web-table-rematch")).to_be_visible()
        return seen

    def wait(self) -> None:
        """Until somebody is asked, or to be handed the device; bots need not take their time."""
        hurry(self, "waitOn")

    def house_is_open(self) -> None:
        """Nothing is waited for any more."""
        expect(self.page.locator(".note progress")).to_have_count(0)
        expect(
            self.button("web-start-play").or_(self.page.get_by_role("heading", level=1)).first
        ).to_be_visible()

    def kept(self) -> dict[str, str]:
        """What lies on the shelf in the browser's own store, by its names."""
        found: list[tuple[str, str]] = self.page.evaluate(
            """() => new Promise((done, failed) => {
              const opening = indexedDB.open(`izakaya ${new URL('.', location.href).pathname}`, 1);
              opening.onerror = () => failed(opening.error);
              opening.onsuccess = () => {
                const texts = opening.result.transaction('texts').objectStore('texts');
                const names = texts.getAllKeys(), all = texts.getAll();
                all.onsuccess = () => { opening.result.close(); done(names.result.map((name, i) => [name, all.result[i]])); };
              };
            })"""
        )
        return dict(found)

    def put(self, name: str, text: str) -> None:
        self.page.evaluate(
            """([name, text]) => new Promise((done) => {
              const opening = indexedDB.open(`izakaya ${new URL('.', location.href).pathname}`, 1);
              opening.onsuccess = () => {
                const writing = opening.result.transaction('texts', 'readwrite');
                writing.objectStore('texts').put(text, name);
                writing.oncomplete = () => { opening.result.close(); done(); };
              };
            })""",
            [name, text],
        )

    def close(self) -> None:
        self.context.close()
