"""Nobody waits for nothing: two browsers in a window, the way out for good, and a door to every page."""

from __future__ import annotations

from playwright.sync_api import expect

from izakaya.table.table import Table
from tests.browser.deals import lay_deal, search
from tests.browser.door import PHONE, Door

WINDOW = 20  # seconds: a test that had to wait for its end would be noticeably slow


def attacking(table: Table) -> bool:
    return any(table.describe(option).way == "attack" for option in table.options())


def test_everybody_goes_on(door: Door) -> None:
    """Players who are asked and players who are not have the same button in the same place, and one beat is enough for both."""
    host, friend = door.invite("en"), door.invite("ja", screen=PHONE)
    deal = search("sword", 3, attacking)
    table = lay_deal(host, deal, friend=friend, window=WINDOW)
    for guest in (host, friend):
        guest.visit(f"/table/{table}")
        guest.begin()
    host.wait()
    assert host.asked is not None
    attack = next(one["option"] for one in host.asked["offers"] if one["move"]["way"] == "attack")
    host.button("web-table-side-offers").click()
    option = host.whole_list.locator(f'[data-option="{attack}"]')
    option.click()
    option.click()
    buttons = [guest.button("web-table-go-on") for guest in (host, friend)]
    for button in buttons:
        expect(button).to_be_visible()
    for guest, button in zip((host, friend), buttons, strict=True):
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= guest.width
    host.page.evaluate("document.activeElement?.blur()")
    while not host.button("web-table-gone-on").is_visible():
        host.page.keyboard.press("Space")  # one that comes too soon is meant for something else
    expect(host.button("web-table-gone-on")).to_be_disabled()
    buttons[1].click()
    # A beat is a quarter of the window.
    for guest in (host, friend):
        expect(guest.button("web-table-gone-on")).to_be_hidden(timeout=WINDOW * 1000 * 0.75)

    # A player who leaves for good leaves a bot in their place.
    friend.button("web-table-side-settings").click()
    friend.button("web-table-quit").click()
    friend.button("web-table-quit-sure").click()
    expect(friend.button("web-start-play")).to_be_visible()
    assert [seat["bot"] for seat in host.ask("GET", f"/tables/{table}")["seats"]].count(None) == 1


def test_every_page_has_a_door_of_its_own(door: Door) -> None:
    guest = door.invite("de")
    for path in ("/rules", "/rules/", "/cards", "/settings", "/gallery"):
        guest.visit(path)
        expect(guest.page.get_by_role("heading", level=1).first).to_be_visible()
        expect(guest.page.get_by_text(guest.say("web-lost"))).to_have_count(0)
