"""How a guest plays: by hand and by keyboard, touching only what is to be seen, whatever the game asks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest

LONGEST: Final = 400  # answers of one person; no game takes so many


def one_of(things: Locator, chance: random.Random) -> Locator:
    return things.nth(chance.randrange(things.count()))


# Where nothing lies over a card, looked for from its left edge.
FREE: Final = """(card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  for (let x = 6; x < width; x += 4)
    for (const y of [40, 0.5 * height, 0.75 * height])
      if (card.contains(document.elementFromPoint(left + x, top + y))) return { x, y };
  return null;
}"""


def by_its_edge(card: Locator) -> None:
    """A card of a full hand shows its left edge, and that is where a thumb finds it."""
    card.scroll_into_view_if_needed()
    free = card.evaluate(FREE)
    assert free is not None, "There is no spot where this card could be touched."
    card.click(position=free)


def any_left(guest: Guest) -> Locator:
    """What there is to be touched beside the question when a card has been picked."""
    return guest.confirm.or_(guest.offers.first).or_(guest.drawers.first).or_(guest.list_all).first


def choose_one(guest: Guest, chance: random.Random) -> None:
    """One of the options beside the question; where they all lie under a name that is opened first, or else the list."""
    if guest.offers.count() == 0 and guest.drawers.count() == 0:
        guest.list_all.click()
        guest.all_offers.first.wait_for()
        one_of(guest.all_offers, chance).click()
        if guest.whole_list.is_visible():
            guest.see_the_question()
        return
    if guest.offers.count() == 0 or (guest.drawers.count() and chance.random() < 0.5):
        one_of(guest.drawers, chance).click()
        guest.page.get_by_role("dialog").wait_for()
        one_of(guest.page.get_by_role("dialog").locator("[data-option]"), chance).click()
    else:
        one_of(guest.offers, chance).click()


def is_to_be_confirmed(guest: Guest, before: int) -> bool:
    """Whether it is not answered by now: with a card picked the second tap answers."""
    while guest.answers == before and not guest.confirm.or_(guest.confirm_in_list).first.is_visible():
        guest.page.wait_for_timeout(10)
    return guest.answers == before


def settle(guest: Guest, before: int) -> None:
    if is_to_be_confirmed(guest, before):
        guest.confirm.click()


def by_list(guest: Guest, chance: random.Random) -> None:
    """Answers with one of the options in words."""
    before = guest.answers
    if not guest.confirm.is_visible():  # what was picked before the question came may be all that is left
        choose_one(guest, chance)
    settle(guest, before)


def by_picture(guest: Guest, chance: random.Random) -> None:
    """Picks a card of the hand and then what it is to do, as long as there is a choice; without a card, in words."""
    usable = guest.cards.and_(guest.page.locator('[aria-pressed="false"]'))
    if usable.count() == 0 or chance.random() < 0.3:
        by_list(guest, chance)
        return
    before = guest.answers
    by_its_edge(one_of(usable, chance))
    # Either the card says it all, or the options that are left stand beside the question.
    expect(any_left(guest)).to_be_visible()
    if not guest.confirm.is_visible():
        choose_one(guest, chance)
    settle(guest, before)


def play(
    guest: Guest,
    chance: random.Random,
    pick: Callable[[Guest, random.Random], None] = by_picture,
    until: Callable[[], bool] = lambda: False,
) -> int:
    """Plays until the game is over, or until something is seen; how many answers that took."""
    for answers in range(LONGEST):
        if guest.wait() == "over" or until():
            return answers
        pick(guest, chance)
    raise AssertionError(f"The game is not over after {LONGEST} answers.")


def do(guest: Guest, option: int, moment: dict[str, Any]) -> None:
    """In a lesson or a puzzle: any of the offers, from the list of all of them if it does not stand beside the question."""
    text = next(offer["text"] for offer in moment["question"]["offers"] if offer["option"] == option)
    if option == moment["option"]:
        guest.button("web-table-hint").click()
        expect(guest.asking).to_contain_text(text)
    else:
        for place in range(guest.drawers.count()):  # it may lie under a name
            if guest.offers.filter(has_text=text).count() == 0:
                guest.drawers.nth(place).click()
        guest.list_all.or_(guest.offers.filter(has_text=text)).first.click()
        if guest.whole_list.is_visible():
            guest.all_offers.filter(has_text=text).first.click()
            guest.confirm_in_list.click()
            if guest.whole_list.is_visible():
                guest.see_the_question()
            return
    guest.confirm.click()


def reach(guest: Guest, thing: Locator) -> None:
    """With Tab alone, as far as it takes."""
    wanted = thing.element_handle()
    for _ in range(80):
        if guest.page.evaluate("(wanted) => document.activeElement === wanted", wanted):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("The keyboard does not get there.")


def begin_together(host: Guest, friend: Guest, table: str) -> None:
    """A friend comes to the host's table, sits down, and the host deals."""
    host.visit(f"/table/{table}")
    friend.visit(f"/table/{table}")
    friend.button("web-table-lobby-sit").first.click()
    expect(host.page.get_by_text(host.say("web-table-lobby-here"), exact=True)).to_be_visible()
    host.button("web-table-lobby-start").click()
    host.begin()
    friend.begin()


def reacting(guest: Guest) -> bool:
    return guest.asked is not None and bool(guest.asked["reaction"])
