"""A first evening in the browser: led from bubble to bubble, on a phone and with the keyboard alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.axe import is_open_to_all
from tests.browser.door import PHONE, Door
from tests.browser.guest import Guest
from tests.browser.playing import do


def said(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("web-learn-said"))


def lesson(guest: Guest, game: str) -> list[dict[str, Any]]:
    told = guest.ask("GET", f"/lessons/{game}?language={guest.words.language}")
    return list(told["moments"])


def hear(guest: Guest, moment: dict[str, Any]) -> None:
    """What is said is to be read whole, and does not hide what it speaks of."""
    bubble = said(guest)
    expect(bubble).to_contain_text(moment["text"])
    expect(bubble).to_be_in_viewport(ratio=1)
    if moment["at"]:
        expect(guest.page.locator(".ring")).to_be_visible()


def test_a_whole_evening_on_a_phone(door: Door) -> None:
    guest = door.invite("it", screen=PHONE)
    guest.visit("/")
    guest.page.get_by_role("link", name=guest.say("web-start-first", game=guest.say("game-sake"))).tap()
    moments = lesson(guest, "sake")
    erred = left = False
    for number, moment in enumerate(moments):
        hear(guest, moment)
        if moment["question"] is None:
            guest.button("web-learn-on").tap()
            continue
        if not erred:
            erred = True
            is_open_to_all(guest, "a lesson")
            wrong = next(
                offer["option"]
                for offer in moment["question"]["offers"]
                if offer["option"] != moment["option"] and offer["move"]["way"] == "pass"
            )
            do(guest, wrong, moment)
            expect(said(guest)).to_contain_text(moment["gently"])
            assert guest.answers == 0, "nothing is told to anybody"
        if number > 12 and not left:
            left = True
            guest.page.get_by_role("link", name=guest.say("web-table-leave")).tap()
            expect(guest.button("web-start-play")).to_be_visible()
            guest.visit("/learn/sake")
            hear(guest, moment)
        do(guest, moment["option"], moment)
    expect(guest.page.get_by_role("heading", name=guest.say("web-learn-finished"))).to_be_visible()
    assert erred
    assert left


def test_the_keyboard_goes_on_back_and_over_to_another_chapter(door: Door) -> None:
    guest = door.invite()
    keys = guest.page.keyboard
    guest.visit("/learn/sword")
    moments = lesson(guest, "sword")
    first = next(number for number, moment in enumerate(moments) if moment["question"])
    for moment in moments[:first]:
        hear(guest, moment)
        keys.press("Enter")
    hear(guest, moments[first])
    keys.press("ArrowLeft")
    hear(guest, moments[first - 1])
    keys.press("ArrowRight")
    hear(guest, moments[first])
    guest.button("web-learn-skip").focus()
    keys.press("Enter")
    hear(guest, moments[first + 1])
    title = guest.ask("GET", "/lessons/sword?language=en")["chapters"][-1]
    guest.button("web-learn-chapter", number=2, title=title).click()
    last = [moment for moment in moments if moment["chapter"] == 1]
    for moment in last:
        hear(guest, moment)
        if moment["question"] is None:
            keys.press("Enter")
            continue
        guest.button("web-table-hint").focus()
        keys.press("Enter")
        guest.confirm.focus()
        keys.press("Enter")
    expect(guest.page.get_by_role("heading", name=guest.say("web-learn-finished"))).to_be_visible()
    is_open_to_all(guest, "the end of a lesson")


def test_a_lesson_that_is_not_there_says_so(door: Door) -> None:
    guest = door.invite("de")
    guest.visit("/learn/chess")
    expect(guest.page.get_by_role("alert")).to_contain_text("sake")
    expect(guest.link("web-nav-start")).to_be_visible()
    guest.forgive()
