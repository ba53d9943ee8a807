"""Nothing moves under a finger that is about to tap: the question takes the same room whatever is asked."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.asked import one_after_the_other
from tests.browser.deals import choosing, join, search
from tests.browser.door import PHONE, WIDE, Door
from tests.browser.told import told_page
from tests.browser.words import page_speech

QUESTIONS: Final = 15

# For each question where it stands, where it stands when an answer is picked, and where the button is that confirms it.
STAND: Final = """
async ({ welcome, questions, confirm }) => {
  const asking = () => document.querySelector('section[aria-busy="false"]');
  const where = (thing) => {
    const { top, bottom, left, width } = thing.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom), middle: Math.round(left + width / 2) };
  };
  const sure = () => [...asking().querySelectorAll('button')].find((one) => one.textContent.trim().startsWith(confirm));
  const found = [];
  await frame();
  await come(() => window.tell);
  tell(welcome);
  for (const question of questions) {
    tell(question);
    await frame();
    if (!(await come(() => asking()?.querySelector('h2')?.textContent === question.text))) throw Error(`${question.text} is not asked`);
    await frame();
    const before = where(asking());
    const offer = () => document.querySelector('[data-option][aria-pressed="false"]');
    if (!offer()) asking().querySelector('[aria-expanded], .plain:not(.hinting)').click();
    await come(offer);
    offer().click();
    if (!(await come(sure))) throw Error(`${question.text} cannot be answered`);
    document.querySelector('aside header button')?.click();
    await come(() => !document.querySelector('aside'));
    await frame();
    found.push({ before, after: where(asking()), confirm: question.several === 1 ? where(sure()) : null });
  }
  return found;
}
"""


@pytest.mark.parametrize("game", ["sake", "sword"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_one_question_after_the_other(door: Door, game: str, language: str) -> None:
    evening = one_after_the_other(game, language, QUESTIONS)
    assert len(evening["questions"]) >= 10
    page = told_page(door, language)
    for wide, high in (PHONE, WIDE):
        page.set_viewport_size(ViewportSize(width=wide, height=high))
        found = page.evaluate(STAND, {**evening, "confirm": page_speech(language).say("web-table-confirm")})
        bars = {(bar["top"], bar["bottom"]) for one in found for bar in (one["before"], one["after"])}
        assert len(bars) == 1, f"the question moved: {bars}"
        # A question in three lines leaves a little less room below it.
        # Of several cards that go together one more is picked where the first was: their button stands below them.
        found = [one for one in found if one["confirm"]]
        tops = {one["confirm"]["top"] for one in found}
        assert max(tops) - min(tops) <= 12, f"the button moved: {tops}"
        middles = {one["confirm"]["middle"] for one in found}
        assert max(middles) - min(middles) <= 1, f"the button moved: {middles}"


def test_a_hint_moves_nothing(door: Door) -> None:
    guest = door.invite(screen=PHONE)
    join(guest, search("sword", 4, choosing))
    things = (guest.asking, guest.table, guest.offers.or_(guest.list_all).first)
    before = [thing.bounding_box() for thing in things]
    guest.asking.get_by_role("button", name=guest.say("web-table-hint"), exact=True).tap()
    told = guest.asking.get_by_role("status")
    told.wait_for()
    assert [thing.bounding_box() for thing in things] == before
    # It is put away again.
    told.get_by_role("button", name=guest.say("web-table-close"), exact=True).tap()
    told.wait_for(state="hidden")
