"""No answer is ever outside the screen: every offer of every question of both games lies in sight, or one tap away under a visible name,
on five screens, with the largest letters: each question in the language in which it is longest, and the fullest in all five.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.asked import kinds, largest, moments, welcomed
from tests.browser.door import LOCALES, PHONE, WIDE, Door
from tests.browser.told import told_in, told_page

SCREENS: Final = ((360, 640), PHONE, (844, 390), WIDE, (1920, 1080))

# For each question: all offers that somebody would look for in vain, and why. A page that has not come to rest is looked at once more.
LOOK: Final = """
async ({ welcome, questions }) => {
  const still = (thing) => Promise.all(thing.getAnimations({ subtree: true }).map((one) => one.finished));
  const asking = () => document.querySelector('section[aria-busy]');
  // In sight: inside the screen and inside everything that cuts it off, with nothing lying over its middle.
  const hidden = (thing) => {
    const box = thing.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return 'is not drawn';
    if (box.left < -1 || box.right > innerWidth + 1) return 'lies beside the screen';
    if (box.top < -1 || box.bottom > innerHeight + 1) return 'lies above or below the screen';
    for (let over = thing.parentElement; over; over = over.parentElement) {
      const style = getComputedStyle(over);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = over.getBoundingClientRect();
      if (box.left < edge.left - 1 || box.right > edge.right + 1) return 'is cut off at the side';
      if (box.top < edge.top - 1 || box.bottom > edge.bottom + 1) return 'is cut off above or below';
    }
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return thing.contains(at) || at?.contains(thing) ? '' : `lies under ${at?.className}`;
  };
  const lookFor = async (question) => {
    const lost = [];
    const bar = asking();
    const heading = hidden(bar.querySelector('h2'));
    if (heading) lost.push(`the question ${heading}`);
    const missing = new Map(question.offers.map(({ option, text }) => [option, text]));
    const find = (place, may_scroll) => {
      for (const button of place.querySelectorAll('[data-option]')) {
        const option = Number(button.dataset.option);
        if (may_scroll) button.scrollIntoView({ block: 'nearest', inline: 'start' });
        const why = hidden(button);
        if (why) lost.push(`“${missing.get(option)}” ${why}`);
        if (!button.textContent.trim()) lost.push(`“${missing.get(option)}” says nothing`);
        missing.delete(option);
      }
    };
    find(bar, false);
    for (const name of [...bar.querySelectorAll('[aria-expanded]')].map((one) => one.textContent)) {
      const button = [...bar.querySelectorAll('[aria-expanded]')].find((one) => one.textContent === name);
      if (hidden(button)) lost.push(`the drawer ${name} ${hidden(button)}`);
      button.click();
      if (!(await come(() => bar.querySelector('dialog')))) { lost.push(`the drawer ${name} does not open`); continue; }
      const drawer = bar.querySelector('dialog');
      await still(drawer); // it has opened
      find(drawer, true);
      drawer.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      if (!(await come(() => !bar.querySelector('dialog')))) lost.push(`the drawer ${name} does not close`);
    }
    if (missing.size > 0) {
      const all = bar.querySelector('.plain:not(.hinting)');
      if (!all || hidden(all)) return [...lost, `${missing.size} offers are nowhere`];
      all.click();
      if (!(await come(() => document.querySelector('aside')))) return [...lost, 'the list does not open'];
      const list = document.querySelector('aside');
      await still(list);
      find(list, true);
      for (const text of missing.values()) lost.push(`“${text}” is nowhere`);
      list.querySelector('header button').click();
      await come(() => !document.querySelector('aside'));
    }
    if (document.documentElement.scrollWidth > innerWidth) lost.push('the page is wider than the screen');
    return lost;
  };
  const lost = [];
  await frame(); // the table has taken its new size
  await come(() => window.tell);
  tell(welcome);
  for (const { ask, question } of questions) {
    tell(question);
    await drawn();
    // The first comes with the table itself, which has to be fetched and drawn.
    if (!(await come(() => asking()?.querySelector('h2')?.textContent === question.text))) return [...lost, `${ask}: is not asked`];
    await drawn();
    let found = await lookFor(question);
    if (found.length > 0) {
      await frame();
      found = await lookFor(question);
    }
    lost.push(...found.map((what) => `${ask}: ${what}`));
  }
  return lost;
}
"""


FULLEST: Final = 6


def width(told: dict[str, Any]) -> int:
    """About how much room the question and its offers take; Japanese letters are twice as wide."""
    question = told["question"]
    texts = [question["text"], *(offer["text"] for offer in question["offers"])]
    return sum(2 if ord(letter) > 0x2E80 else 1 for text in texts for letter in text)


def longest(game: str, language: str) -> list[dict[str, Any]]:
    """The questions that are longest in this language."""
    in_all = zip(*(told_in(game, one) for one in LOCALES), strict=True)
    return [one for one in (max(same, key=width) for same in in_all) if one in told_in(game, language)]


def fullest(game: str, language: str) -> list[dict[str, Any]]:
    return sorted(told_in(game, language), key=width, reverse=True)[:FULLEST]


def look(door: Door, game: str, language: str, questions: list[dict[str, Any]]) -> list[str]:
    """What somebody would look for in vain on any screen."""
    page = told_page(door, language, "largest")
    evening = {"welcome": welcomed(largest(game), language), "questions": questions}
    lost: list[str] = []
    for wide, high in SCREENS:
        page.set_viewport_size(ViewportSize(width=wide, height=high))
        lost += [f"{language}, {wide} × {high}, {what}" for what in page.evaluate(LOOK, evening)]
    return lost


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_every_answer_is_in_sight_or_one_tap_away(door: Door, game: str) -> None:
    assert {moment.ask for moment in moments(game)} == kinds(game)
    found = {language: longest(game, language) for language in LOCALES}
    assert sum(map(len, found.values())) >= len(kinds(game))
    assert [lost for one, these in found.items() if these for lost in look(door, game, one, these)] == []


@pytest.mark.long
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", ["sake", "sword"])
def test_the_fullest_questions_are_in_sight_in_every_language(door: Door, game: str, language: str) -> None:
    assert look(door, game, language, fullest(game, language)) == []


# How many answers stand beside a question, by themselves or under their headings, as soon as it has come to rest with some; the refusal
# and the list are not counted.
COUNT: Final = """
async ({ welcome, question }) => {
  const counted = () => document.querySelectorAll('.room [data-option], .room [aria-expanded]').length;
  await come(() => window.tell);
  tell(welcome);
  tell(question);
  await come(() => document.querySelector('section[aria-busy] h2')?.textContent === question.text);
  await frame();
  await come(() => counted() > 1);
  return counted();
}
"""


@pytest.mark.parametrize(("game", "own_turn"), [("sake", "act"), ("sword", "play")])
def test_a_full_turn_shows_its_answers_and_not_only_a_list(door: Door, game: str, own_turn: str) -> None:
    """With the usual letters, on a phone and on a notebook, in the languages with the longest words."""
    for language in ("de", "ja"):
        page = told_page(door, language)
        full = next(told for told in told_in(game, language) if told["ask"] == own_turn)
        evening = {"welcome": welcomed(largest(game), language), "question": full["question"]}
        for wide, high in (PHONE, WIDE):
            page.set_viewport_size(ViewportSize(width=wide, height=high))
            assert page.evaluate(COUNT, evening) > 1, (language, wide)
