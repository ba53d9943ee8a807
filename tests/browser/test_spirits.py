"""The dead play on: a Spirit's turn in SAKE by touching the table, and a game to its end as one."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from izakaya.table.table import Table
from tests.browser.axe import is_open_to_all
from tests.browser.deals import choices, deal_of, join, search
from tests.browser.door import PHONE, WIDE, Door
from tests.browser.guest import Guest
from tests.browser.playing import choose_one, play, settle

SCREENS = pytest.mark.parametrize("screen", [PHONE, WIDE], ids=["phone", "wide"])


def asks(ask: str, **facts: str) -> Callable[[Table], bool]:
    """A Spirit is asked this, and has a choice."""

    def wanted(table: Table) -> bool:
        question = table.view(table.asked)["question"]
        assert isinstance(question, dict)
        found = question.get("ask") == ask and facts.items() <= question.items()
        return found and len(table.options()) > 2

    return wanted


def is_spirit(table: Table) -> bool:
    """The one who is asked."""
    people = table.view(table.asked)["people"]
    assert isinstance(people, list)
    return bool(people[table.asked or 0]["state"] == "spirit")


def sit_down_as_a_spirit(door: Door, screen: tuple[int, int], wanted: Callable[[Table], bool]) -> Guest:
    guest = door.invite(screen=screen)
    join(guest, search("sake", 4, wanted))
    assert guest.view["people"][guest.view["seat"]]["state"] == "spirit"
    return guest


def offered(guest: Guest, way: str) -> list[dict[str, str | int]]:
    """The moves of this kind on offer."""
    assert guest.asked is not None
    return [offer["move"] for offer in guest.asked["offers"] if offer["move"]["way"] == way]


def hand_of(guest: Guest, seat: int) -> Locator:
    """Somebody's hand, from behind."""
    person = guest.view["people"][seat]
    label = guest.say("web-sake-hand-of", name=guest.called(seat), number=len(person["hand"]))
    return guest.table.get_by_role("button", name=label, exact=True)


def steps_round(guest: Guest) -> int:
    return sum(piece["steps"] or 0 for piece in guest.view["circle"])


@SCREENS
def test_a_drowsy_elation_passes_a_card_on(door: Door, screen: tuple[int, int]) -> None:
    guest = sit_down_as_a_spirit(door, screen, asks("elation", back="drowsy"))
    move = offered(guest, "give")[0]
    giver, taker = int(str(move["place"]).removeprefix("seat-")), int(move["target"])
    hand_of(guest, giver).click()
    guest.seat(taker).click()
    guest.confirm.click()
    guest.wait()
    assert guest.answers == 1


@SCREENS
def test_a_troublesome_elation_changes_the_circle(door: Door, screen: tuple[int, int]) -> None:
    guest = sit_down_as_a_spirit(door, screen, asks("elation", back="troublesome"))
    before = steps_round(guest)
    assert offered(guest, "add-step")
    step = guest.table.get_by_role("button", name=re.compile("→")).first
    step.click()
    # The same step can be doubled or taken away, unless only one of them is possible.
    if not guest.confirm.is_visible():
        choose_one(guest, random.Random(1))
    settle(guest, 0)
    guest.wait()
    assert abs(steps_round(guest) - before) == 1


@SCREENS
def test_a_torment(door: Door, screen: tuple[int, int]) -> None:
    def matching(table: Table) -> bool:
        """With several cards that match: with a single one, nobody is asked which."""
        if not asks("spirit-deed")(table):
            return False
        torments = [option for option in table.options() if table.describe(option).way == "choose"]
        if not torments:
            return False
        tormented = table.copy()
        tormented.answer(torments[0])
        return len(tormented.options()) > 1

    guest = sit_down_as_a_spirit(door, screen, matching)
    is_open_to_all(guest, "a Spirit's deed")
    victim = int(offered(guest, "choose")[0]["target"])
    guest.seat(victim).click()
    guest.confirm.click()
    expect(guest.asking.get_by_role("heading")).to_contain_text(
        guest.say(f"sake-samurai-{guest.view['people'][victim]['samurai']}")
    )
    guest.wait()
    choose_one(guest, random.Random(1))
    guest.confirm.click()
    guest.wait()
    assert guest.answers == 2


def test_a_game_ends_for_a_spirit(door: Door) -> None:
    spirits = (table for table in choices("sake", 4, 0, "random") if is_spirit(table))
    guest = door.invite()
    join(guest, [deal_of(table) for table in spirits][-1])
    play(guest, random.Random(2))
    expect(guest.rematch).to_be_visible()
    assert guest.answers > 0
