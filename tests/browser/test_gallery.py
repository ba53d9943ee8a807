"""Everything in the two boxes is drawn, and hangs in the gallery."""

from __future__ import annotations

from playwright.sync_api import expect

from izakaya.words.sake.catalogue import box as sake_box
from izakaya.words.sword.catalogue import box as sword_box
from tests.browser.door import Door


def boxes() -> set[str]:
    """What lies in the boxes, by the names that the gallery gives it."""
    sake, sword = sake_box(), sword_box()
    backs = {copy["back"] for card in sake["cards"] for copy in card["copies"]}
    return {
        *(f"sake/card/{card['id']}" for card in sake["cards"]),
        *(f"sake/back/{back}" for back in backs),
        *(f"sake/person/{one['id']}" for one in sake["samurai"]),
        *(f"sake/location/{place['id']}" for place in sake["locations"]),
        *(f"sword/card/{card['id']}" for card in sword["cards"]),
        *(f"sword/person/{one['id']}" for one in sword["characters"]),
        *(f"sword/role/{role['id']}" for role in sword["roles"]),
    }


def test_everything_is_drawn(door: Door) -> None:
    guest = door.invite()
    guest.visit("/gallery")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    art = guest.page.locator("[data-art]")
    expect(art.first).to_be_visible()
    drawn = set(art.evaluate_all("(all) => all.map((one) => one.dataset.art)"))
    assert boxes() <= drawn, boxes() - drawn
    empty = art.evaluate_all(
        """(all) => all
          .filter((one) => !one.querySelector('svg') || one.querySelectorAll('svg path, svg circle, svg rect').length < 2)
          .map((one) => one.dataset.art)"""
    )
    assert empty == []
