"""Looking back at a game in the browser: the curve, the turning points, a link to a moment, and a table that goes on from there."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.axe import is_open_to_all
from tests.browser.deals import last_choice, lay_deal
from tests.browser.door import Door
from tests.browser.guest import PATIENCE
from tests.browser.playing import by_list, play


def test_a_game_is_looked_back_at_and_goes_on_from_where_it_turned(door: Door) -> None:
    guest = door.invite("it")
    table = lay_deal(guest, last_choice("sword", 4, 6, "adept"))
    guest.visit(f"/replay/{table}?n=3&eyes=none")
    expect(guest.page.get_by_text(guest.say("web-review-not-over"))).to_be_visible()
    guest.visit(f"/table/{table}")
    guest.begin()
    play(guest, random.Random(1), by_list)
    guest.link("web-table-review").click()
    curve = guest.page.get_by_role("region", name=guest.say("web-review-curve"))
    curve.wait_for(timeout=8 * PATIENCE)
    review = guest.ask("GET", f"/tables/{table}/review?language=it")
    turn = review["turns"][0]
    back = guest.page.get_by_role("region", name=guest.say("web-review-title"))
    expect(back).to_contain_text(guest.say("web-review-beliefs"))
    curve.get_by_role("button").first.click()
    expect(guest.page).to_have_url(re.compile(rf"n={turn['number']}\b"))
    expect(back.get_by_role("button", name=turn["text"]).first).to_have_attribute("aria-current", "true")
    curve.get_by_role("radio", name=guest.say("web-review-seen")).check()
    look = next(one for one in reversed(review["looks"]) if one["number"] <= turn["number"])
    expect(curve.get_by_role("listitem").first).to_contain_text(f"{round(100 * look['seen'][0])}\u00a0%")
    is_open_to_all(guest, "a review")

    # A line of the log leads to its moment, and a link to it can be sent.
    log = guest.page.get_by_role("log", name=guest.say("web-table-log"))
    log.get_by_role("button").first.click()
    expect(guest.page).not_to_have_url(re.compile(rf"n={turn['number']}\b"))
    friend = door.invite("de")
    friend.visit(f"/replay/{table}?n={turn['number']}&eyes=all")
    expect(friend.page.get_by_role("slider")).to_have_value(str(turn["number"]))
    friend.visit(f"/replay/{table}?n=99999&eyes=all")
    last = review["looks"][-1]["number"]
    expect(friend.page.get_by_role("alert")).to_have_text(
        friend.say("web-replay-no-moment", number=99999, last=last)
    )

    guest.visit(f"/replay/{table}?n={review['looks'][1]['number']}&eyes=1")
    guest.button("web-review-play-on").click()
    expect(guest.page).to_have_url(re.compile("/table/"))
    guest.begin()
    assert guest.view["seat"] == 1
