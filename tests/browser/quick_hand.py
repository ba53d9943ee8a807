"""A hand in a hurry: it plays a game to its end inside the page, touching only what is in sight, as a person would."""

from __future__ import annotations

from typing import Any, Final, Protocol

from playwright.sync_api import Page

# What it has seen is in `quickHand`.
HAND: Final = """
(words) => {
  const seen = (window.quickHand = { handed: [], shown: 0, vain: 0, covered: [], over: false });
  const named = (root, name) => [...root.querySelectorAll('button')].filter((one) => one.textContent.trim() === name && !one.disabled);
  const bar = () => document.querySelector(`section[aria-label="${words.asking}"]`);
  const curtain = () => document.querySelector('[role=dialog][aria-modal]');
  const inSight = (button) => {
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return button.contains(found) || found?.contains(button);
  };
  // Any of them with nothing over it. What is in vain for seconds is not to be reached.
  const press = (buttons) => {
    const from = Math.floor(Math.random() * buttons.length);
    const button = [...buttons.slice(from), ...buttons.slice(0, from)].find(inSight);
    seen.vain = button ? 0 : seen.vain + 1;
    if (seen.vain > 200) seen.covered = buttons.map((one) => one.textContent.trim());
    button?.click();
  };
  const touch = () => {
    const curtained = curtain();
    if (curtained) {
      const title = curtained.querySelector('h2').textContent.trim();
      if (seen.handed.at(-1) !== title) seen.handed.push(title);
      if (document.querySelector(`[aria-label="${words.hand}"]`)) seen.shown += 1;
      const way = (Math.random() < 0.6 && named(curtained, words.nobody)[0]) || curtained.querySelector('button.stamp');
      if (way && !way.disabled) press([way]);
      return;
    }
    if (named(document, words.over)[0]) return (seen.over = true);
    const begin = named(document, words.begin);
    if (begin.length) return press(begin);
    const asking = bar();
    if (!asking || asking.getAttribute('aria-busy') === 'true') return;
    const sure = named(document, words.confirm);
    if (sure.length) return press(sure);
    const list = document.querySelector(`aside[aria-label="${words.list}"]`);
    const offers = [...asking.querySelectorAll('li button'), ...(list ? list.querySelectorAll('li button') : [])];
    if (offers.length) return press(offers);
    const drawers = [...asking.querySelectorAll('button[aria-expanded=false]')];
    if (drawers.length) return press(drawers);
    const all = [...asking.querySelectorAll('button')].find((one) => new RegExp(words.all).test(one.textContent.trim()));
    if (all) return press([all]);
    const faster = named(asking, words.hurry)[0];
    if (faster && faster.getAttribute('aria-pressed') === 'false') press([faster]);
  };
  const until = (done) => new Promise((told) => {
    const timer = setInterval(() => {
      if (!done() && seen.covered.length === 0) touch();
      else { clearInterval(timer); seen.done = true; told(seen); }
    }, 25);
  });
  window.touchOnce = touch;
  window.waitOn = () => until(() => curtain() || bar()?.querySelector('h2'));
  window.playOn = () => until(() => seen.over);
}
"""
WORDS: Final = {
    "asking": "web-table-asking",
    "confirm": "web-table-confirm",
    "hurry": "web-table-hurry",
    "list": "web-table-side-offers",
    "begin": "web-table-begin",
    "hand": "web-table-hand",
    "nobody": "web-device-nobody",
    "over": "web-table-rematch",
}
LONGEST: Final = 180_000  # milliseconds for a game


class Player(Protocol):
    page: Page

    def say(self, name: str, /, **parts: str | int) -> str: ...


def lend(player: Player) -> None:
    seven = player.say("web-table-all-offers", number=7).replace("7", "[0-9]+")
    words = {name: player.say(word) for name, word in WORDS.items()}
    player.page.evaluate(HAND, {"all": f"^{seven}$", **words})


def hurry(player: Player, done: str = "playOn") -> dict[str, Any]:
    """To the end, or (`waitOn`) until somebody is asked or to be handed the device; what the hand has seen."""
    lend(player)
    player.page.evaluate(f"() => void window.{done}()")
    player.page.wait_for_function("() => window.quickHand.done", timeout=LONGEST)
    seen: dict[str, Any] = player.page.evaluate("() => window.quickHand")
    assert seen["covered"] == [], "something lies over what is to be touched"
    return seen
