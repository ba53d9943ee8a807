"""Nobody waits for nothing: two browsers in a window, the way out for good, and a door to every page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.door import PHONE, Door
from tests.browser.guest import Guest
from tests.browser.playing import begin_together

WINDOW = 60  # seconds: whoever had to wait for its end would notice


def test_everybody_goes_on(door: Door) -> None:
    """Whoever is asked and whoever is not have the same button in the same place, and one beat is enough for both."""
    host, friend = door.invite("en"), door.invite("ja", screen=PHONE)
    table = host.lay("sword", 3, bots=[None, None, "random"], window=WINDOW, start=False)
    begin_together(host, friend, table)
    buttons = [guest.button("web-table-go-on") for guest in (host, friend)]
    for _ in range(400):
        # Until there is a window: whoever is asked in their own turn does something.
        if all(button.is_visible() for button in buttons):
            break
        for guest in (host, friend):
            if guest.asked is not None and not guest.asked["reaction"] and guest.confirm.is_hidden():
                attack(guest)
        host.page.wait_for_timeout(100)
    for guest, button in zip((host, friend), buttons, strict=True):
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= guest.width
    host.page.evaluate("document.activeElement?.blur()")
    host.page.wait_for_timeout(500)  # a key that comes sooner is meant for something else
    host.page.keyboard.press("Space")
    expect(host.button("web-table-gone-on")).to_be_disabled()
    buttons[1].click()
    # A beat is a quarter of the window; without it this would take a minute.
    for guest in (host, friend):
        expect(guest.button("web-table-gone-on")).to_be_hidden(timeout=WINDOW * 1000 * 0.75)

    # Whoever leaves for good leaves a bot in their place.
    friend.button("web-table-side-settings").click()
    friend.button("web-table-quit").click()
    friend.button("web-table-quit-sure").click()
    expect(friend.button("web-start-play")).to_be_visible()
    assert [seat["bot"] for seat in host.ask("GET", f"/tables/{table}")["seats"]].count(None) == 1


def attack(guest: Guest) -> None:
    """Answers with an attack if there is one, from the list: how one picks is the matter of other tests."""
    assert guest.asked is not None
    offers = guest.asked["offers"]
    wanted = next((one for one in offers if one["move"]["way"] == "attack"), offers[0])
    page = guest.page
    if not page.get_by_role("complementary", name=guest.say("web-table-side-offers")).is_visible():
        page.get_by_role("button", name=guest.say("web-table-side-offers"), exact=True).click()
    option = guest.whole_list.locator(f'[data-option="{wanted["option"]}"]')
    option.click()
    option.click()


def test_every_page_has_a_door_of_its_own(door: Door) -> None:
    guest = door.invite("de")
    for path in ("/rules", "/rules/", "/cards", "/settings", "/gallery"):
        guest.visit(path)
        expect(guest.page.get_by_role("heading", level=1).first).to_be_visible()
        expect(guest.page.get_by_text(guest.say("web-lost"))).to_have_count(0)
