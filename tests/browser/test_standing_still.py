"""Nothing moves under a finger that is about to tap: the question takes the same room whatever is asked."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator

from tests.browser.door import PHONE, WIDE, Door
from tests.browser.playing import by_list

QUESTIONS = 15


def where(thing: Locator) -> tuple[int, int]:
    """From where to where down the page."""
    box = thing.bounding_box()
    assert box is not None
    return round(box["y"]), round(box["y"] + box["height"])


@pytest.mark.parametrize("game", ["sake", "sword"])
@pytest.mark.parametrize("screen", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_one_question_after_the_other(door: Door, game: str, screen: tuple[int, int], language: str) -> None:
    guest = door.invite(language, screen=screen)
    guest.sit_down(game, 5)
    chance = random.Random(11)
    bars: set[tuple[int, int]] = set()
    buttons: set[tuple[int, int]] = set()
    middles: set[int] = set()
    for _ in range(QUESTIONS):
        if guest.wait() == "over" or guest.view["people"][guest.view["seat"]].get("state") == "spirit":
            break  # before a Spirit lies less, and the table grows
        bars.add(where(guest.asking))
        by_list(guest, chance)
        bars.add(where(guest.asking))
        buttons.add(where(guest.confirm))
        box = guest.confirm.bounding_box()
        assert box is not None
        middles.add(round(box["x"] + box["width"] / 2))
        guest.confirm.click()
    assert len(bars) == 1, f"the question moved: {bars}"
    # A question in three lines leaves a little less room below it.
    spread = max(top for top, _ in buttons) - min(top for top, _ in buttons)
    assert spread <= 12, f"the button moved: {buttons}"
    assert max(middles) - min(middles) <= 1, f"the button moved: {middles}"


def test_a_hint_moves_nothing(door: Door) -> None:
    guest = door.invite(screen=PHONE)
    guest.sit_down("sword", 4)
    guest.wait()
    before = where(guest.asking), where(guest.table), where(guest.offers.or_(guest.list_all).first)
    guest.asking.get_by_role("button", name=guest.say("web-table-hint"), exact=True).tap()
    told = guest.asking.get_by_role("status")
    told.wait_for()
    assert before == (
        where(guest.asking),
        where(guest.table),
        where(guest.offers.or_(guest.list_all).first),
    )
    # It is put away again.
    told.get_by_role("button", name=guest.say("web-table-close"), exact=True).tap()
    told.wait_for(state="hidden")
