"""What a host chooses before the deal: at the door and in the lobby, on a phone, and in force at the table."""

from __future__ import annotations

import random
from importlib.resources import files

from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.axe import is_open_to_all
from tests.browser.door import PHONE, Door
from tests.browser.guest import Guest
from tests.browser.pages import fits
from tests.browser.playing import by_list, play


def group(guest: Guest, setting: str) -> Locator:
    return guest.page.get_by_role("group", name=guest.say(setting), exact=True)


def deck(text: str) -> FilePayload:
    return {"name": "mine.toml", "mimeType": "text/plain", "buffer": text.encode()}


def test_options_are_chosen_on_a_phone_seen_in_the_lobby_and_in_force(door: Door) -> None:
    guest = door.invite(screen=PHONE)
    guest.introduce()
    guest.visit("/")
    games = guest.page.get_by_role("group", name=guest.say("web-start-game"))
    games.get_by_text(guest.say("game-sake"), exact=True).tap()
    expect(group(guest, "option-sake-location")).to_be_hidden()
    guest.page.get_by_text(guest.say("web-options-more", number=0)).tap()
    spring = guest.say("option-sake-location-hot-spring")
    group(guest, "option-sake-location").get_by_role("radio", name=spring).check()
    who = group(guest, "option-sake-samurai")
    who.get_by_label(guest.say("web-options-seat", seat=1)).select_option("tomoe-gozen")
    who.get_by_label(guest.say("web-options-seat", seat=3)).select_option("tomoe-gozen")
    expect(who.get_by_label(guest.say("web-options-seat", seat=1))).to_have_value("random")
    expect(guest.page.get_by_text(guest.say("web-options-more", number=2))).to_be_visible()
    fits(guest)
    is_open_to_all(guest, "options at the door")
    guest.button("web-start-open").tap()
    # Everybody sees them in the lobby, and the host changes one of them.
    expect(guest.page.get_by_text(spring).first).to_be_visible()
    guest.page.get_by_text(guest.say("web-options-change")).tap()
    guest.page.get_by_label(guest.say("option-sake-first")).select_option("1")
    other = door.invite("it")
    other.visit(guest.page.url.removeprefix(guest.house.address))
    expect(other.page.get_by_text(other.say("option-sake-location-hot-spring"))).to_be_visible()
    expect(
        other.page.get_by_role("definition").filter(has_text=other.say("web-options-seat", seat=2))
    ).to_be_visible()
    expect(other.page.get_by_text(other.say("web-options-change"))).to_have_count(0)
    fits(guest)
    is_open_to_all(guest, "options in the lobby")
    guest.button("web-table-lobby-start").tap()
    expect(guest.asking).to_be_visible()
    assert (guest.view["location"], guest.view["first"]) == ("hot-spring", 1)
    assert guest.view["people"][2]["samurai"] == "tomoe-gozen"


def test_a_deck_file_of_ones_own_and_one_that_cannot_be_played(door: Door) -> None:
    guest = door.invite()
    table = guest.lay("sake", start=False)
    guest.visit(f"/table/{table}")
    guest.page.get_by_text(guest.say("web-options-change")).click()
    chooser = group(guest, "option-sake-deck").locator('input[type="file"]')
    chooser.set_input_files(deck("form = 7"))
    expect(guest.page.get_by_role("alert").first).to_contain_text(guest.say("server-wrong-text", problem=""))
    guest.forgive()  # the browser notes the refusal too
    house = (files("izakaya.games.sake") / "deck.toml").read_text(encoding="utf-8")
    chooser.set_input_files(deck(house))
    expect(
        guest.page.get_by_role("definition").filter(has_text=guest.say("web-options-host"))
    ).to_be_visible()
    group(guest, "option-sake-deck").get_by_role("button", name=guest.say("web-options-house-again")).click()
    expect(guest.page.get_by_text(guest.say("web-options-host"))).to_have_count(0)
    # With a deck of one's own the table is laid and drawn by its figures.
    sharp = house.replace("attack = 2, defence = 3, origin", "attack = 7, defence = 3, origin", 1)
    assert sharp != house
    chooser.set_input_files(deck(sharp))
    expect(
        guest.page.get_by_role("definition").filter(has_text=guest.say("web-options-host"))
    ).to_be_visible()
    guest.button("web-table-lobby-start").click()
    guest.begin()
    assert play(guest, random.Random(1), by_list, lambda: guest.answers >= 3) >= 3
    assert guest.view["weapons"]["wakizashi"]["attack"] == 7
    assert guest.view["fronts"]
