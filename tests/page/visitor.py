"""Somebody with a browser at the house in one page: what they see, and a quick hand that plays for them by touching what is in sight."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.browser.door import LOCALES
from tests.browser.words import page_speech
from tests.page.site import Site

PATIENCE: Final = 90_000  # milliseconds; Python has to be started, and the machine may be busy

# Touches whatever can be touched, as a person would; it only looks at the page, and is in a hurry. What it has seen is in `quickHand`.
QUICK_HAND: Final = """
(words) => {
  const seen = (window.quickHand = { handed: [], shown: 0, over: false });
  const named = (root, name) => [...root.querySelectorAll('button')].filter((one) => one.textContent.trim() === name && !one.disabled);
  const any = (found) => found[Math.floor(Math.random() * found.length)];
  const bar = () => document.querySelector(`section[aria-label="${words.asking}"]`);
  const touch = () => {
    const curtained = curtain();
    if (curtained) {
      const title = curtained.querySelector('h2').textContent.trim();
      if (seen.handed.at(-1) !== title) seen.handed.push(title);
      if (document.querySelector(`[aria-label="${words.hand}"]`)) seen.shown += 1;
      const way = (Math.random() < 0.6 && named(curtained, words.nobody)[0]) || curtained.querySelector('button.stamp');
      if (way && !way.disabled) way.click();
      return;
    }
    if (named(document, words.over)[0]) return (seen.over = true);
    const begin = named(document, words.begin)[0];
    if (begin) return begin.click();
    const asking = bar();
    if (!asking || asking.getAttribute('aria-busy') === 'true') return;
    const sure = named(document, words.confirm)[0];
    if (sure) return sure.click();
    const list = document.querySelector(`aside[aria-label="${words.list}"]`);
    const offers = [...asking.querySelectorAll('li button'), ...(list ? list.querySelectorAll('li button') : [])];
    const drawers = [...asking.querySelectorAll('button[aria-expanded=false]')];
    if (offers.length) return any(offers).click();
    if (drawers.length) return any(drawers).click();
    const all = [...asking.querySelectorAll('button')].find((one) => new RegExp(words.all).test(one.textContent.trim()));
    if (all) return all.click();
    const faster = named(asking, words.hurry)[0];
    if (faster && faster.getAttribute('aria-pressed') === 'false') faster.click();
  };
  const until = (done) => new Promise((told) => {
    const timer = setInterval(() => {
      if (!done()) touch();
      else { clearInterval(timer); seen.done = true; told(seen); }
    }, 25);
  });
  window.touchOnce = touch;
  const curtain = () => document.querySelector('[role=dialog][aria-modal]');
  window.waitOn = () => until(() => curtain() || bar()?.querySelector('h2'));
  window.playOn = () => until(() => seen.over);
}
"""


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
        # Nothing is explained, and one tap is enough.
        self.settle(**{"firsts": False, "one-tap": True})
        self.page = self.tab()

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

    def button(self, name: str, **parts: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(name, **parts), exact=True)

    def text(self, name: str, **parts: str | int) -> Locator:
        return self.page.get_by_text(self.say(name, **parts), exact=True)

    @property
    def question(self) -> Locator:
        """What is being asked, when it can be answered."""
        asking = self.page.locator(f'section[aria-label="{self.say("web-table-asking")}"][aria-busy="false"]')
        return asking.get_by_role("heading")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-table-hand"))

    def quick_hand(self) -> None:
        seven = self.say("web-table-all-offers", number=7).replace("7", "[0-9]+")
        words = {
            "asking": "web-table-asking",
            "confirm": "web-table-confirm",
            "hurry": "web-table-hurry",
            "list": "web-table-side-offers",
            "begin": "web-table-begin",
            "hand": "web-table-hand",
            "nobody": "web-device-nobody",
            "over": "web-table-rematch",
        }
        self.page.evaluate(
            QUICK_HAND, {"all": f"^{seven}$", **{name: self.say(word) for name, word in words.items()}}
        )

    def until(self, done: str) -> dict[str, Any]:
        self.quick_hand()
        self.page.evaluate(f"() => void window.{done}()")
        self.page.wait_for_function("() => window.quickHand.done", timeout=2 * PATIENCE)
        seen: dict[str, Any] = self.page.evaluate("() => window.quickHand")
        return seen

    def touch_until(self, done: Callable[[], bool]) -> None:
        """One touch at a time with a quick hand, whatever can be touched, until it has come to something."""
        self.quick_hand()
        until = time.monotonic() + PATIENCE / 1000
        while not done():
            assert time.monotonic() < until, "Nothing comes of it."
            self.page.evaluate("() => window.touchOnce()")
            self.page.wait_for_timeout(100)

    def play(self) -> dict[str, Any]:
        """To the end, with a quick hand; what it has seen."""
        seen = self.until("playOn")
        expect(self.button("web-table-rematch")).to_be_visible()
        return seen

    def wait(self) -> None:
        """Until somebody is asked, or to be handed the device; bots need not take their time."""
        self.until("waitOn")

    def kept(self) -> dict[str, str]:
        """What lies on the shelf in the browser's own store, by its names."""
        found: list[tuple[str, str]] = self.page.evaluate(
            """() => new Promise((done, failed) => {
              const opening = indexedDB.open('izakaya', 1);
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
              const opening = indexedDB.open('izakaya', 1);
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
