"""Phone, keyboard, screen reader, both lights."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import is_open_to_all
from tests.browser.door import PHONE, Door
from tests.browser.guest import Guest
from tests.browser.playing import LONGEST, any_left, by_its_edge, choose_one, one_of

PAGES = ["/", "/rules/sake", "/rules/sword", "/cards", "/gallery", "/settings", "/nowhere"]
SMALLEST = 15  # pixels of a letter on a phone
# Texts that are drawn smaller than that. What is hidden from readers is a drawing and has its words elsewhere.
SMALL_TEXT = """(least) => {
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


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_open_to_all(door: Door, path: str) -> None:
    guest = door.invite()
    guest.visit(path)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    is_open_to_all(guest, path)


def test_the_lobby_is_open_to_all(door: Door) -> None:
    guest = door.invite()
    table = guest.lay("sake", 6, start=False)
    guest.visit(f"/table/{table}")
    expect(guest.button("web-table-lobby-start")).to_be_visible()
    is_open_to_all(guest, "lobby")


def test_the_bars_of_the_browser_follow_the_chosen_light(door: Door) -> None:
    guest = door.invite(light="dark")
    guest.visit("/settings")

    def bar() -> str:
        """The colour of whichever of the two the system would use."""
        return str(
            guest.page.evaluate(
                """() => [...document.querySelectorAll('meta[name="theme-color"]')]
                  .find((bar) => matchMedia(bar.media).matches).content"""
            )
        )

    def ground() -> str:
        return str(guest.page.evaluate("getComputedStyle(document.body).backgroundColor"))

    lights = guest.page.get_by_role("group", name=guest.say("web-settings-light"))
    lights.get_by_role("radio", name=guest.say("web-light-morning")).check(force=True)
    assert (bar(), ground()) == ("#f6efe0", "rgb(246, 239, 224)")
    guest.page.reload()
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    assert (bar(), ground()) == ("#f6efe0", "rgb(246, 239, 224)")
    lights.get_by_role("radio", name=guest.say("web-light-system")).check(force=True)
    assert (bar(), ground()) == ("#16130e", "rgb(22, 19, 14)")


def fits(guest: Guest) -> None:
    """Nothing to scroll sideways, nothing too small to read."""
    wide, screen = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen, "the page is wider than the phone"
    assert guest.page.evaluate(SMALL_TEXT, SMALLEST) == []


@pytest.mark.parametrize("path", PAGES)
def test_pages_on_a_phone(door: Door, path: str) -> None:
    guest = door.invite(screen=PHONE)
    guest.visit(path)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    fits(guest)


@pytest.mark.parametrize(("game", "seats"), [("sake", 5), ("sword", 7)])
def test_turns_on_a_phone(door: Door, game: str, seats: int) -> None:
    guest = door.invite(screen=PHONE)
    guest.sit_down(game, seats)
    chance = random.Random(game)
    for _ in range(6):
        if guest.wait() == "over":
            break
        fits(guest)
        expect(guest.asking).to_be_in_viewport(ratio=0.9)
        expect(guest.table).to_be_in_viewport(ratio=0.9)
        usable = guest.cards.and_(guest.page.locator('[aria-pressed="false"]'))
        if usable.count():
            by_its_edge(usable.nth(chance.randrange(usable.count())))
        elif guest.offers.count():
            guest.offers.nth(chance.randrange(guest.offers.count())).tap()
        else:
            # The list rises over the question, and what it offers is done from the list itself.
            guest.list_all.tap()
            guest.all_offers.first.tap()
            fits(guest)
            guest.confirm_in_list.tap()
            expect(guest.all_offers).to_have_count(0)
            continue
        expect(any_left(guest)).to_be_visible()
        if not guest.confirm.is_visible():
            choose_one(guest, chance)
        fits(guest)
        guest.confirm.tap()
    assert guest.answers > 0


def test_the_keyboard_alone_opens_a_table(door: Door) -> None:
    guest = door.invite()
    keys = guest.page.keyboard
    guest.introduce()
    guest.visit("/")
    expect(guest.button("web-start-play")).to_be_visible()
    games = guest.page.get_by_role("group", name=guest.say("web-start-game"))
    reach(guest, games.get_by_role("radio", checked=True))
    keys.press("ArrowLeft")
    expect(games.get_by_role("radio", name=guest.say("game-sword"))).to_be_checked()
    keys.press("Enter")
    expect(guest.cards.first).to_be_visible()


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_the_keyboard_alone_plays_a_whole_game(door: Door, game: str) -> None:
    guest = door.invite()
    keys = guest.page.keyboard
    guest.sit_down(game)
    chance = random.Random(9)
    for _ in range(LONGEST):
        if guest.wait() == "over":
            break
        usable = guest.cards.and_(guest.page.locator('[aria-pressed="false"]'))
        shown = guest.offers.count()
        if usable.count() and (shown == 0 or chance.random() < 0.6):
            reach(guest, usable.nth(chance.randrange(usable.count())))
            keys.press("Enter")
            expect(guest.cards.and_(guest.page.locator('[aria-pressed="true"]')).first).to_be_visible()
            expect(any_left(guest)).to_be_visible()
            if guest.confirm.is_visible():
                keys.press("Enter")
                continue
            shown = guest.offers.count()
        if shown == 0 and guest.drawers.count():
            # What is left lies under names: one of them is opened, and what lies in it has keys as well.
            reach(guest, one_of(guest.drawers, chance))
            keys.press("Enter")
            guest.offers.first.wait_for()
            reach(guest, one_of(guest.offers, chance))
            keys.press("Enter")
            expect(guest.confirm).to_be_visible()
            keys.press("Enter")
            continue
        if shown == 0:
            reach(guest, guest.list_all)
            keys.press("Enter")
            reach(guest, guest.all_offers.first)
            keys.press("Enter")
            keys.press("Enter")
            continue
        key = one_of(guest.offers, chance).get_attribute("aria-keyshortcuts")
        assert key is not None
        keys.press(key)
        expect(guest.confirm).to_be_visible()
        keys.press(key)
    expect(guest.rematch).to_be_visible()
    assert guest.answers > 2


def reach(guest: Guest, thing: Locator) -> None:
    """With Tab alone, as far as it takes."""
    wanted = thing.element_handle()
    for _ in range(80):
        if guest.page.evaluate("(wanted) => document.activeElement === wanted", wanted):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("The keyboard does not get there.")


def test_W1_three_see_who_the_ninja_are(door: Door) -> None:
    guest = door.invite("es")
    guest.sit_down("sword", 3)
    for person in guest.view["people"]:
        if person["seat"] != guest.view["seat"]:
            role = guest.say(f"role-{person['role'] or 'ninja'}")
            expect(guest.seat(person["seat"])).to_have_accessible_name(re.compile(f", {role}:"))
