"""Phone, keyboard, screen reader, both lights."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from izakaya.games import GAMES
from tests.browser.axe import is_open_to_all
from tests.browser.deals import choosing, join, search
from tests.browser.door import PHONE, WIDE, Door
from tests.browser.guest import Guest
from tests.browser.pages import fits, walk_around
from tests.browser.playing import any_left, by_its_edge, choose_one, is_to_be_confirmed, one_of, reach


def test_pages_are_open_to_all(door: Door) -> None:
    guest = door.invite()
    for path in walk_around(guest):
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
    lights.get_by_text(guest.say("web-light-morning"), exact=True).click()
    assert (bar(), ground()) == ("#f6efe0", "rgb(246, 239, 224)")
    guest.page.reload()
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    assert (bar(), ground()) == ("#f6efe0", "rgb(246, 239, 224)")
    lights.get_by_text(guest.say("web-light-system"), exact=True).click()
    assert (bar(), ground()) == ("#16130e", "rgb(22, 19, 14)")


def test_pages_on_a_phone(door: Door) -> None:
    guest = door.invite(screen=PHONE)
    for _ in walk_around(guest):
        fits(guest)


def sit_down(request: pytest.FixtureRequest, game: str, seats: int, screen: tuple[int, int]) -> Guest:
    """In the middle of a game of the house's own; the guest's begins at the beginning, in the house that has it."""
    door: Door = request.getfixturevalue("door")
    if game not in GAMES:
        guest = door.invite(screen=screen, house=request.getfixturevalue("inn"))
        guest.sit_down(game, seats)
    else:
        guest = door.invite(screen=screen)
        join(guest, search(game, seats, choosing))
    return guest


@pytest.mark.parametrize(("game", "seats"), [("sake", 5), ("sword", 7), ("dauto", 6)])
def test_turns_on_a_phone(request: pytest.FixtureRequest, game: str, seats: int) -> None:
    guest = sit_down(request, game, seats, PHONE)
    chance = random.Random(game)
    for _ in range(4):
        if guest.wait() == "over":
            break
        fits(guest)
        expect(guest.asking).to_be_in_viewport(ratio=0.9)
        if game in GAMES:  # the plain board is a list
            expect(guest.table).to_be_in_viewport(ratio=0.9)
        usable = guest.cards.and_(guest.page.locator('[aria-pressed="false"]'))
        if usable.count():
            by_its_edge(one_of(usable, chance))
        elif guest.offers.count():
            one_of(guest.offers, chance).tap()
        elif guest.drawers.count():
            pass  # opened below
        else:
            # The list rises over the question, and what it offers is done from the list itself.
            guest.list_all.tap()
            guest.all_offers.first.tap()
            fits(guest)
            guest.confirm_in_list.tap()
            expect(guest.all_offers).to_have_count(0)
            continue
        expect(any_left(guest)).to_be_visible()
        before = guest.answers
        if not guest.confirm.is_visible():
            choose_one(guest, chance)
        fits(guest)
        if is_to_be_confirmed(guest, before):
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


@pytest.mark.parametrize(("game", "seats"), [("sake", 4), ("sword", 4), ("dauto", 3)])
def test_the_keyboard_alone_plays(request: pytest.FixtureRequest, game: str, seats: int) -> None:
    guest = sit_down(request, game, seats, WIDE)
    chance = random.Random(9)

    def enter(thing: Locator) -> None:
        reach(guest, thing)
        guest.page.keyboard.press("Enter")

    for _ in range(8):
        if guest.wait() == "over":
            break
        usable = guest.cards.and_(guest.page.locator('[aria-pressed="false"]'))
        again = "Enter"
        before = guest.answers
        if usable.count() and (guest.offers.count() == 0 or chance.random() < 0.6):
            enter(one_of(usable, chance))
            expect(guest.cards.and_(guest.page.locator('[aria-pressed="true"]')).first).to_be_visible()
            expect(any_left(guest)).to_be_visible()
        if not guest.confirm.is_visible():
            if guest.offers.count():
                again = one_of(guest.offers, chance).get_attribute("aria-keyshortcuts") or ""
                guest.page.keyboard.press(again)
            elif guest.drawers.count():
                # What is left lies under names: one of them is opened, and what lies in it has keys as well.
                enter(one_of(guest.drawers, chance))
                guest.offers.first.wait_for()
                enter(one_of(guest.offers, chance))
            else:
                enter(guest.list_all)
                enter(guest.all_offers.first)
        if is_to_be_confirmed(guest, before):
            guest.page.keyboard.press(again)
    assert guest.answers > 2


def test_W1_three_see_who_the_ninja_are(door: Door) -> None:
    guest = door.invite("es")
    guest.sit_down("sword", 3)
    for person in guest.view["people"]:
        if person["seat"] != guest.view["seat"]:
            role = guest.say(f"role-{person['role'] or 'ninja'}")
            expect(guest.seat(person["seat"])).to_have_accessible_name(re.compile(f", {role}:"))
