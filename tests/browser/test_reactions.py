"""Being attacked: the table stays in sight, and every answer says what it leads to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.axe import is_open_to_all
from tests.browser.deals import join, search
from tests.browser.door import Door

# Whether the middle of an element can be touched: nothing else lies over it.
UNCOVERED = """(element) => {
  const box = element.getBoundingClientRect();
  const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return found !== null && (element === found || element.contains(found) || found.contains(element));
}"""


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize(
    ("game", "screen"), [("sake", (1280, 800)), ("sword", (1280, 800)), ("sword", (390, 844))]
)
def test_a_reaction_leaves_the_table_in_sight(door: Door, game: str, screen: tuple[int, int]) -> None:
    guest = door.invite(screen=screen)
    join(guest, search(game, 4, lambda table: table.is_reaction()))
    assert guest.asked is not None

    table, asking = box_of(guest.table), box_of(guest.asking)
    assert table["height"] > 150
    assert table["y"] + table["height"] <= asking["y"] + 1, "the question lies over the table"
    assert asking["y"] + asking["height"] <= screen[1], "the question is not on the screen"
    for seat in range(4):
        if seat != guest.view["seat"]:
            assert guest.seat(seat).evaluate(UNCOVERED), f"seat {seat} is covered"
    expect(guest.hand).to_be_in_viewport()

    # What is happening to you, and what each answer leads to.
    expect(guest.question).to_have_text(guest.asked["text"])
    assert guest.offers.count() + guest.list_all.count() > 0
    for offer in guest.asked["offers"]:
        assert re.search(r"\d", offer["text"]) or len(offer["text"].split()) > 1, offer["text"]
    is_open_to_all(guest, "a reaction")
