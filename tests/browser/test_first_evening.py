"""A newcomer at the door and at a first table: what is seen at once, looked at closely, closed again, passed over, and explained once."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from izakaya.games import GAMES
from izakaya.table.table import Table
from tests.browser.axe import is_open_to_all
from tests.browser.deals import Deal, choosing, join, lay_deal, search
from tests.browser.door import LOCALES, PHONE, WIDE, Door
from tests.browser.guest import Guest
from tests.browser.playing import by_list


def test_play_now_is_in_sight_when_the_door_opens(door: Door) -> None:
    guest = door.invite()
    guest.visit("/")
    # On a first visit the first evening is the one red button.
    expect(guest.page.locator("a.stamp")).to_have_text(
        guest.say("web-start-first", game=guest.say("game-sake"))
    )
    expect(guest.page.locator("form button.stamp")).to_have_count(0)
    for language in LOCALES:
        guest.page.evaluate(f"localStorage.setItem('izakaya.language', '\"{language}\"')")
        guest.page.reload()
        play = guest.page.locator("form button.play")
        invite = guest.button("web-start-invite") if language == "en" else play
        expect(play).to_be_visible()
        guest.page.evaluate("document.fonts.ready")
        box = play.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= WIDE[1], f"{language}: Play now ends at {box['y'] + box['height']}"
        fold = invite.bounding_box()
        assert fold is not None
        assert fold["y"] + fold["height"] <= WIDE[1], "friends are invited without scrolling"
        assert guest.page.evaluate("scrollY") == 0


def burning(table: Table) -> bool:
    """One's own turn, with cards to be read, sake to burn and somebody to hit."""
    ways = {table.describe(option).way for option in table.options()}
    return not table.is_reaction() and {"burn-to-draw", "attack"} <= ways


def test_esc_closes_whatever_is_open_one_after_the_other(door: Door) -> None:
    guest = door.invite()
    keys = guest.page.keyboard
    guest.visit(f"/table/{lay_deal(guest, search('sake', 4, burning))}")
    expect(guest.button("web-table-begin")).to_be_visible()
    keys.press("Escape")
    expect(guest.button("web-table-begin")).to_be_hidden()
    guest.wait()

    log = guest.page.get_by_role("complementary", name=guest.say("web-table-side-log"))
    large = guest.page.get_by_role("dialog")
    guest.cards.first.click(button="right")
    expect(large.get_by_role("heading")).to_be_visible()
    keys.press("Escape")
    expect(large).to_have_count(0)
    guest.drawers.first.click()
    expect(large).to_be_visible()
    keys.press("Escape")
    expect(large).to_have_count(0)
    picked = guest.cards.and_(guest.page.locator('[aria-pressed="true"]'))
    usable = guest.cards.and_(guest.page.locator('[aria-pressed="false"]'))
    usable.first.click()
    expect(picked).to_have_count(1)
    expect(log).to_be_visible()
    keys.press("Escape")
    expect(picked).to_have_count(0)
    expect(log).to_be_visible()
    guest.button("web-table-side-settings").click()
    settings = guest.page.get_by_role("complementary", name=guest.say("web-table-side-settings"))
    expect(settings).to_be_visible()
    keys.press("Escape")
    expect(settings).to_be_hidden()


def seen_large(guest: Guest) -> Locator:
    return guest.page.get_by_role("tooltip")


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_whatever_is_looked_at_is_seen_large_with_its_figures_named(door: Door, game: str) -> None:
    guest = door.invite("it")
    join(guest, search(game, 4, choosing))
    names = {
        "sake": ("web-large-attack", "web-large-drinking", "sake-place-life", "web-large-steps"),
        "sword": ("web-table-sword-honour", "web-table-sword-resilience", "web-table-sword-cards"),
    }[game]

    # With the pointer: a card, and somebody at the table; the question and the hand stay in sight.
    guest.cards.first.hover(position={"x": 12, "y": 30})
    expect(seen_large(guest).get_by_role("heading")).to_be_visible()
    if game == "sake":
        for name in names[:2]:
            expect(seen_large(guest)).to_contain_text(guest.say(name))
    assert not overlap(seen_large(guest), guest.asking)
    other = guest.seat((guest.view["seat"] + 1) % 4).first
    other.hover()
    for name in names[2:] if game == "sake" else names:
        expect(seen_large(guest)).to_contain_text(guest.say(name))
    assert not overlap(seen_large(guest), guest.asking)
    assert not overlap(seen_large(guest), guest.hand)
    is_open_to_all(guest, f"{game}, somebody seen large")
    guest.page.keyboard.press("Escape")
    expect(seen_large(guest)).to_have_count(0)

    # With the keyboard, and it goes when something is done.
    guest.page.keyboard.press("Tab")
    guest.cards.first.focus()
    expect(seen_large(guest)).to_be_visible()
    guest.page.keyboard.press("Shift+Tab")
    guest.page.keyboard.press("Tab")
    expect(seen_large(guest)).to_be_visible()
    guest.page.evaluate("document.activeElement.blur()")
    expect(seen_large(guest)).to_have_count(0)


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_a_long_press_reads_and_does_not_pick(door: Door, game: str) -> None:
    guest = door.invite("es", screen=PHONE)
    join(guest, search(game, 4, choosing))
    before = guest.cards.and_(guest.page.locator('[aria-pressed="true"]')).count()
    for thing in (guest.cards.first, guest.seat((guest.view["seat"] + 1) % 4).first):
        touch = {"pointerType": "touch", "isPrimary": True, "button": 0, "bubbles": True}
        thing.dispatch_event("pointerdown", touch)
        expect(guest.page.get_by_role("dialog").get_by_role("heading")).to_be_visible()
        thing.dispatch_event("pointerup", touch)
        thing.dispatch_event("click")
        assert guest.cards.and_(guest.page.locator('[aria-pressed="true"]')).count() == before
        guest.page.get_by_role("dialog").get_by_role("button").click()
        expect(guest.page.get_by_role("dialog")).to_have_count(0)
    assert guest.answers == 0


def test_whom_one_can_hit_and_how_hard_is_drawn(door: Door) -> None:
    guest = door.invite("ja")
    join(guest, search("sake", 5, burning))
    assert guest.asked is not None

    def told(offers: list[dict[str, Any]]) -> dict[str, int]:
        standing = [one for one in offers if one["move"]["way"] != "iaido" and one["blows"]] or offers
        found: dict[str, int] = {}
        for blow in (blow for offer in standing for blow in offer["blows"]):
            found[blow["piece"]] = max(blow["strength"], found.get(blow["piece"], 0))
        return found

    def drawn() -> dict[str, int]:
        figures = guest.page.locator("[data-strength]").all()
        return {
            str(one.get_attribute("data-piece")): int(one.get_attribute("data-strength") or 0)
            for one in figures
        }

    offers = guest.asked["offers"]
    assert told(offers)
    expect(guest.page.locator("[data-strength]")).to_have_count(len(told(offers)))
    assert drawn() == told(offers)
    # With a card picked: whom that one hits, and how hard.
    card = next(one["move"]["card"] for one in offers if one["move"]["way"] == "attack")
    place = [one["card"] for one in guest.view["hand"]].index(card)
    guest.cards.nth(place).click(position={"x": 14, "y": 40})
    of_card = told([one for one in offers if one["move"].get("card") == card])
    expect(guest.page.locator("[data-strength]")).to_have_count(len(of_card))
    assert drawn() == of_card


def minion_about(table: Table) -> bool:
    return any(piece["way"] for piece in table.view(None)["circle"])  # type: ignore[attr-defined]


def iaido_on_offer(table: Table) -> bool:
    return any(table.describe(option).way == "iaido" for option in table.options())


def spirit_about(table: Table) -> bool:
    return any(person["state"] == "spirit" for person in table.view(None)["people"])  # type: ignore[attr-defined]


def bushido_about(table: Table) -> bool:
    return any(person["laid"].get("bushido") for person in table.view(None)["people"])  # type: ignore[attr-defined]


MET: dict[str, tuple[str, Callable[[Table], bool] | None]] = {
    "web-met-minion": ("sake", minion_about),
    "web-met-iaido": ("sake", iaido_on_offer),
    "web-met-spirit": ("sake", spirit_about),
    "web-met-location": ("sake", None),
    "web-met-bushido": ("sword", bushido_about),
}


def test_what_a_first_evening_leaves_out_is_told_once(door: Door) -> None:
    guest = door.invite("de", firsts=True)
    told = guest.page.get_by_role("region", name=guest.say("web-learn-said"))
    guest.visit("/settings")
    for message, (game, wanted) in MET.items():
        others = json.dumps([one for one in MET if one != message])
        guest.page.evaluate("known => localStorage.setItem('izakaya.met-things', known)", others)
        elsewhere = {"location": "rope-bridge"}
        table = lay_deal(guest, search(game, 4, wanted)) if wanted else guest.lay(game, 3, options=elsewhere)
        guest.visit(f"/table/{table}")
        guest.begin()
        expect(told).to_contain_text(guest.say(message))
        expect(told).to_be_in_viewport(ratio=1)
        guest.button("web-learn-understood").click()
        expect(told).to_have_count(0)
        guest.page.reload()
        guest.wait()
        expect(told).to_have_count(0)


def test_nobody_plays_before_the_welcome_is_read(door: Door) -> None:
    guest = door.invite()
    first = GAMES["sake"].new_table(5, 1, {}).asked
    assert first is not None
    guest.visit(f"/table/{lay_deal(guest, Deal('sake', 5, 1, [], (first + 1) % 5))}")
    expect(guest.button("web-table-begin")).to_be_visible()
    guest.page.wait_for_timeout(700)  # bots in no mood to wait would have begun by now
    assert guest.news == []
    guest.button("web-table-begin").click()
    guest.wait()
    assert guest.news


def test_bots_can_be_hurried(door: Door) -> None:
    guest = door.invite()
    pace = 5  # seconds: a test that had to watch a few answers would be noticeably slow
    guest.sit_down("sake", 5, pace=pace)

    def answered() -> int:
        return int(guest.news[-1]["answers"]) if guest.news else 0

    hurry = guest.page.get_by_role("button", name=guest.say("web-table-hurry"))
    question = guest.page.locator('section[aria-busy="false"]').get_by_role("heading")
    passed, hurried = 0, 0.0
    while passed < 5:
        hurry.or_(question).or_(guest.rematch).first.wait_for()
        assert not guest.rematch.is_visible(), "so soon no evening is over"
        if hurry.is_visible():
            before, begun = answered(), time.monotonic()
            guest.page.keyboard.press("f")  # the button may be gone by now: then there is nothing to hurry
            question.or_(guest.rematch).first.wait_for()
            passed += answered() - before
            hurried += time.monotonic() - begun
            expect(hurry).to_be_hidden()
        else:
            by_list(guest, random.Random(passed))
    assert hurried < passed * pace / 2
