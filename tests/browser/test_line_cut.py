"""The line is cut and the house restarts: the game goes on, and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.door import Door
from tests.browser.house import House
from tests.browser.playing import by_list, play


@pytest.fixture
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that only this test closes."""
    opened = House(tmp_path_factory.mktemp("fragile"))
    opened.open()
    yield opened
    opened.close()


def test_a_restart_in_the_middle(door: Door, fragile: House) -> None:
    guest = door.invite(house=fragile)
    guest.sit_down("sake")
    chance = random.Random(8)
    counted = iter(range(4))
    play(guest, chance, until=lambda: next(counted, None) is None)
    asked, hand = guest.question.inner_text(), guest.cards.count()
    told = guest.page.get_by_role("log", name=guest.say("web-table-log"))
    by_list(guest, chance)  # opens the list of options beside the table
    guest.page.keyboard.press("Escape")

    fragile.kill()
    cut = guest.page.get_by_text(guest.say("web-table-lost"))
    expect(cut).to_be_visible()
    # The table is still there to look at and think about.
    expect(guest.table).to_be_visible()
    assert guest.cards.count() == hand
    # An answer given now is kept until the line is back.
    by_list(guest, chance)
    guest.confirm.click()
    before = guest.answers

    fragile.open()
    expect(cut).to_be_hidden()
    guest.wait()
    assert guest.answers == before + 1, "what was answered in the dark must arrive, once"
    guest.button("web-table-side-log").click()
    expect(told).not_to_be_empty()
    counted = iter(range(3))
    assert play(guest, chance, until=lambda: next(counted, None) is None) >= 0
    guest.forgive()  # the browser reports each attempt that found nobody
    assert asked


def test_a_page_loaded_while_the_house_is_closed(door: Door, fragile: House) -> None:
    guest = door.invite(house=fragile)
    guest.visit("/")
    expect(guest.button("web-start-play")).to_be_visible()
    fragile.kill()
    guest.button("web-start-play").click()
    trouble = guest.page.get_by_role("alert")
    expect(trouble).to_have_text(guest.say("web-trouble-server"))
    fragile.open()
    guest.button("web-start-play").click()
    expect(guest.cards.first).to_be_visible()
    guest.forgive()
