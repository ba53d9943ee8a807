"""A whole game, and the ways on from its end."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from izakaya.games import GAMES
from tests.browser.axe import is_open_to_all
from tests.browser.deals import Deal, join
from tests.browser.door import Door
from tests.browser.playing import play
from tests.browser.quick_hand import hurry


@pytest.mark.parametrize(("game", "seats", "short"), [("sake", 3, 45), ("sword", 4, 27)])
def test_a_whole_game_by_clicking(door: Door, game: str, seats: int, short: int) -> None:
    """With seeds whose games are shorter than most."""
    guest = door.invite()
    table = join(
        guest, Deal(game, seats, short, [], GAMES[game].new_table(seats, short, {}).asked or 0), "novice"
    )
    counted = iter(range(8))
    play(guest, random.Random(game), until=lambda: next(counted, None) is None)
    hurry(guest)

    # Who won and why, the score, and the ways on.
    ending = guest.page.get_by_role("region").filter(has=guest.rematch)
    expect(ending.get_by_role("heading")).not_to_be_empty()
    expect(ending.get_by_role("rowheader")).to_have_count(seats)
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
