"""From the address to the last card."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.axe import is_open_to_all
from tests.browser.door import Door
from tests.browser.playing import play, reacting


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_two_clicks_from_the_address_to_the_first_card(door: Door, game: str) -> None:
    guest = door.invite()
    guest.visit("/")
    games = guest.page.get_by_role("group", name=guest.say("web-start-game"))
    clicks = [
        games.get_by_text(guest.say(f"game-{game}"), exact=True),
        guest.button("web-start-play"),
    ]
    for thing in clicks:
        thing.click()
    expect(guest.cards.first).to_be_visible()
    assert len(clicks) <= 2
    expect(guest.table).to_be_visible()


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_a_whole_game_by_clicking(door: Door, game: str) -> None:
    guest = door.invite()
    table = guest.sit_down(game)
    chance = random.Random(game)

    # On the way: one's own turn and a reaction, both open to everybody.
    answers = play(guest, chance, until=lambda: not reacting(guest))
    is_open_to_all(guest, "own turn")
    answers += play(guest, chance, until=lambda: reacting(guest))
    is_open_to_all(guest, "reaction")
    answers += play(guest, chance)
    assert answers > 2

    # Who won and why, the score, and the ways on.
    ending = guest.page.get_by_role("region").filter(has=guest.rematch)
    expect(ending.get_by_role("heading")).not_to_be_empty()
    expect(ending.get_by_role("rowheader")).to_have_count(3)
    expect(ending.get_by_text(guest.say("web-table-winner")).first).to_be_attached()
    expect(guest.link("web-table-replay")).to_have_attribute("href", f"/replay/{table}")
    is_open_to_all(guest, "end")

    guest.link("web-table-replay").click()
    expect(guest.button("web-replay-forward")).to_be_visible()
    is_open_to_all(guest, "replay")
    guest.page.go_back()
    guest.rematch.click()
    guest.page.wait_for_url(lambda address: "/table/" in address and table not in address)
    # Alone with bots there is nobody to wait for; otherwise the host deals.
    deal = guest.button("web-table-lobby-start")
    expect(deal.or_(guest.cards.first).first).to_be_visible()
    if deal.is_visible():
        deal.click()
    expect(guest.cards.first).to_be_visible()
