"""Two people with two browsers at one table, each in their own language."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.door import Door
from tests.browser.guest import Guest
from tests.browser.playing import begin_together, by_list

ENOUGH = 4  # answers that both have given together


def test_an_invitation_from_the_start_page(door: Door) -> None:
    guest = door.invite()
    guest.visit("/")
    guest.button("web-start-invite").click()
    scroll = guest.page.get_by_role("dialog", name=guest.say("web-invite-title"))
    link = scroll.get_by_role("textbox", name=guest.say("web-invite-link")).input_value()
    assert re.fullmatch(re.escape(guest.house.address) + r"/table/[\w-]+", link)
    expect(scroll.get_by_role("img", name=guest.say("web-invite-code"))).to_be_visible()
    scroll.get_by_role("link", name=guest.say("web-invite-sit")).click()
    expect(guest.button("web-table-lobby-start")).to_be_visible()

    friend = door.invite("de")
    friend.page.goto(link)
    friend.button("web-table-lobby-sit").first.click()
    expect(friend.page.get_by_text(friend.say("web-table-lobby-you"), exact=True)).to_be_visible()
    expect(guest.page.get_by_text(guest.say("web-table-lobby-here"), exact=True)).to_be_visible()


def test_two_browsers_in_two_languages(door: Door) -> None:
    host, friend = door.invite("en"), door.invite("it")
    table = host.lay("sword", 4, window=None, start=False)
    begin_together(host, friend, table)
    for guest in (host, friend):
        assert guest.page.locator("html").get_attribute("lang") == guest.words.language
        expect(guest.cards.first).to_be_visible()
        expect(guest.page.get_by_role("log").first).to_be_attached()
    # They sit at the same table, and each is somebody else.
    assert host.view["commitment"] == friend.view["commitment"]
    assert host.view["seat"] != friend.view["seat"]

    chance = random.Random(7)
    answered: dict[str, int] = {"en": 0, "it": 0}
    for _ in range(300):
        for guest in (host, friend):
            if is_asked(guest):
                by_list(guest, chance)
                answered[guest.words.language] += 1
        if sum(answered.values()) >= ENOUGH and all(answered.values()):
            break
        host.page.wait_for_timeout(100)
    assert all(answered.values()), answered

    # What one says the other hears.
    host.button("web-table-side-chat").click()
    host.page.get_by_role("textbox", name=host.say("web-table-chat-say")).fill("Kanpai!")
    host.button("web-table-chat-send").click()
    friend.page.get_by_role("button", name=friend.say("web-table-side-chat")).click()
    expect(friend.page.get_by_role("log", name=friend.say("web-table-chat"))).to_contain_text("Kanpai!")


# Every region that a screen reader listens to, as the page stands.
LISTEN = """() => {
  for (const region of document.querySelectorAll('[role="log"], [role="status"], [role="alert"], [aria-live]')) {
    region.dataset.listening = 'yes';
  }
}"""


@pytest.mark.parametrize("opened", [False, True], ids=["closed", "open"])
def test_the_first_line_of_talk_is_heard(door: Door, opened: bool) -> None:
    """A screen reader tells what comes into a region that it already knows, never what came together with it."""
    host, friend = door.invite("en"), door.invite("it")
    table = host.lay("sake", 4, start=False)
    host.visit(f"/table/{table}")
    friend.visit(f"/table/{table}")
    host.button("web-table-side-chat").click()
    says = host.page.get_by_role("textbox", name=host.say("web-table-chat-say"))
    says.fill("Before you came")
    host.button("web-table-chat-send").click()
    chat = friend.page.get_by_role("button", name=friend.say("web-table-side-chat"), exact=True)
    expect(chat).to_contain_text("1")
    if opened:
        chat.click()
    else:
        friend.page.reload()
        expect(chat).to_contain_text("1")
    friend.page.evaluate(LISTEN)
    listening = friend.page.locator("[data-listening]")
    for words in ("Kanpai!", "Kanpai!"):
        says.fill(words)
        host.button("web-table-chat-send").click()
        expect(listening.filter(has_text=words)).to_have_count(1)
    # What was said before one came is there to be read, but nobody calls it out.
    expect(listening.filter(has_text="Before you came")).to_have_count(int(opened))
    expect(chat).to_have_text("" if opened else "3")


def is_asked(guest: Guest) -> bool:
    return guest.page.locator('section[aria-busy="false"]').get_by_role("heading").is_visible()


def test_the_owner_shows_somebody_out_for_good(door: Door) -> None:
    host, friend = door.invite("en"), door.invite("de")
    table = host.lay("sword", 4, window=2, start=False)
    host.visit(f"/table/{table}")
    friend.visit(f"/table/{table}")
    friend.button("web-table-lobby-sit").first.click()
    owner = host.page.get_by_role("region", name=host.say("web-table-owner"))
    owner.get_by_role("button").click()
    owner.get_by_role("button", name=host.say("web-table-owner-sure")).click()
    expect(owner).to_be_hidden()
    expect(host.page.get_by_text(host.say("web-table-lobby-here"), exact=True)).to_be_hidden()
    # A removed guest is told why, and again after another attempt.
    expect(friend.page.get_by_text(friend.say("server-removed"))).to_be_visible()
    friend.page.reload()
    expect(friend.page.get_by_text(friend.say("server-removed"))).to_be_visible()
    friend.forgive()  # the browser reports each door that was shut


def test_the_owner_quiets_those_who_watch_and_shows_somebody_out_of_a_game(door: Door) -> None:
    host, friend, watcher = door.invite("en"), door.invite("de"), door.invite("it")
    table = host.lay("sword", 4, window=2, start=False)
    begin_together(host, friend, table)
    watcher.visit(f"/table/{table}")
    watcher.button("web-table-side-chat").click()
    says = watcher.page.get_by_role("textbox", name=watcher.say("web-table-chat-say"))
    expect(says).to_be_visible()
    host.button("web-table-side-settings").click()
    owner = host.page.get_by_role("region", name=host.say("web-table-owner"))
    with host.page.expect_response(lambda answer: answer.url.endswith("/quiet")):
        owner.get_by_role("checkbox").check()
    says.fill("psst")
    watcher.button("web-table-chat-send").click()
    expect(watcher.page.get_by_text(watcher.say("server-quiet")).first).to_be_visible()
    owner.get_by_role("button").click()
    owner.get_by_role("button", name=host.say("web-table-owner-sure")).click()
    expect(friend.page.get_by_text(friend.say("server-removed"))).to_be_visible()
    expect(owner.get_by_role("button")).to_have_count(0)  # nobody else sits here: a bot plays on
    friend.forgive()  # the browser reports each door that was shut
