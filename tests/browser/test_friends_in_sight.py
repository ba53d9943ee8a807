"""Everybody at the table is in sight on every screen: each of the others with the own name, what counts, hand, and Life or Resilience;
and how it stands is one line. At the largest tables, with long names.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.asked import largest, welcomed
from tests.browser.door import LOCALES, PHONE, WIDE, Door
from tests.browser.told import told_in, told_page

SMALLEST: Final = (360, 640)
SCREENS: Final = (SMALLEST, PHONE, (844, 390), WIDE, (1920, 1080))
FRIENDS: Final = ("Anna", "Ben", "Carla", "Dieter", "Elisabeth", "Francesca", "Giovanni", "Hanna-Sophie")
LOOK: Final = """
async ({ welcome, question }) => {
  // As far as nothing cuts it off.
  const seen = (thing) => {
    const box = thing.getBoundingClientRect();
    let edge = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let over = thing.parentElement; over; over = over.parentElement) {
      const style = getComputedStyle(over);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const cut = over.getBoundingClientRect();
      edge = {
        left: Math.max(edge.left, cut.left), top: Math.max(edge.top, cut.top),
        right: Math.min(edge.right, cut.right), bottom: Math.min(edge.bottom, cut.bottom),
      };
    }
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    return box.width > 0 && box.top >= edge.top - 2 && box.bottom <= edge.bottom + 2 &&
      middle.x >= edge.left && middle.x <= edge.right;
  };
  await come(() => window.tell);
  tell(welcome);
  await come(() => document.querySelector('.strip'));
  if (question) tell(question);
  await come(() => Boolean(document.querySelector('section[aria-busy] h2')) === Boolean(question));
  await frame();
  await frame();
  const lost = [];
  const plates = [...document.querySelectorAll('.plaque, .place > .fitted > .seat')];
  const others = welcome.view.seats - 1;
  if (plates.length !== others) lost.push(`${plates.length} of ${others} others are drawn`);
  for (const plate of plates) {
    const name = plate.querySelector('.name');
    if (!name || !seen(name)) lost.push(`the name ${name?.textContent.trim()} is out of sight`);
    for (const figure of plate.querySelectorAll('dd:not(.unseen), .life b, .held, .drunk')) {
      if (!seen(figure)) lost.push(`of ${name.textContent.trim()}, ${figure.textContent.trim()} is out of sight`);
    }
  }
  const strip = document.querySelector('.strip');
  const rows = new Set([...strip.querySelectorAll('li')].map((one) => Math.round(one.getBoundingClientRect().top / 9)));
  if (rows.size !== 1) lost.push(`the score has ${rows.size} lines`);
  for (const chip of strip.querySelectorAll('li')) if (!seen(chip)) lost.push(`${chip.title} is out of sight`);
  if (document.documentElement.scrollWidth > innerWidth) lost.push('the page is wider than the screen');
  return lost;
}
"""


def among_friends(game: str, language: str) -> dict[str, Any]:
    """The welcome to the largest table, at which only people sit; one of them is away."""
    welcome = welcomed(largest(game), language)
    for taken, name in zip(welcome["table"]["seats"], FRIENDS, strict=False):
        taken |= {
            "person": f"{taken['seat']}",
            "name": name,
            "called": name,
            "bot": None,
            "here": name != "Ben",
        }
    welcome["table"]["watching"] = 1
    return welcome


def look(door: Door, game: str, language: str, letters: str, is_asked: bool) -> list[str]:
    page = told_page(door, language, letters)
    question = next(one["question"] for one in told_in(game, language) if one["ask"] == largest(game).ask)
    told = {"welcome": among_friends(game, language), "question": question if is_asked else None}
    lost: list[str] = []
    for wide, high in SCREENS:
        if is_asked and (wide, high) == SMALLEST:
            continue  # seven others and a question: the table is scrolled there, by less than a row
        page.set_viewport_size(ViewportSize(width=wide, height=high))
        lost += [f"{language}, {wide} × {high}: {what}" for what in page.evaluate(LOOK, told)]
    return lost


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_everybody_is_in_sight_while_one_is_asked(door: Door, game: str) -> None:
    assert [lost for one in ("de", "ja") for lost in look(door, game, one, "plain", is_asked=True)] == []


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_everybody_is_in_sight_with_the_largest_letters_while_others_think(door: Door, game: str) -> None:
    assert [lost for one in ("it", "ja") for lost in look(door, game, one, "largest", is_asked=False)] == []


@pytest.mark.long
@pytest.mark.parametrize("game", ["sake", "sword"])
@pytest.mark.parametrize("language", LOCALES)
def test_everybody_is_in_sight_in_every_language(door: Door, game: str, language: str) -> None:
    assert look(door, game, language, "plain", is_asked=True) == []
    assert look(door, game, language, "largest", is_asked=False) == []
