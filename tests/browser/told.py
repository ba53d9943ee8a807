"""A real page that is told what a test wants it to be told, in the place of a line to the house."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.asked import asked, moments
from tests.browser.door import Door

# Drawings keep their room and are not laid out.
BARE: Final = "svg * { display: none !important; }"

LINE: Final = """
localStorage.setItem('izakaya.text-size', '"SIZE"');
localStorage.setItem('izakaya.met', '"evening"');
window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    window.tell = (said) => this.onmessage({ data: JSON.stringify(said) });
    setTimeout(() => this.onopen?.());
  }
  send() {}
  close() {}
};
window.drawn = () => new Promise((done) => setTimeout(done));
window.frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
window.come = async (there) => {
  for (const begun = performance.now(); !there(); await drawn()) if (performance.now() - begun > 20_000) return false;
  return true;
};
"""


def told_page(door: Door, language: str, size: str = "plain") -> Page:
    """`size` is that of the letters."""
    guest = door.invite(language, screen=(800, 800))  # where nothing lies open beside the table
    guest.introduce()
    guest.page.add_init_script(LINE.replace("SIZE", size))
    guest.visit("/table/evening")
    expect(guest.page.get_by_text(guest.say("web-table-connecting")).first).to_be_visible()
    guest.page.add_style_tag(content=BARE)
    return guest.page


@cache
def told_in(game: str, language: str) -> tuple[dict[str, Any], ...]:
    """Every question of the game."""
    return tuple(asked(moment, number, language) for number, moment in enumerate(moments(game)))
