"""A house that stands under a path of somebody's server."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.door import Door
from tests.browser.house import House


def test_pages_tables_and_sockets_are_found_under_a_path(door: Door, inn: House) -> None:
    guest = door.invite(house=inn)
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.visit("/")
    guest.button("web-start-play").click()
    expect(guest.cards.first).to_be_visible()
    assert guest.page.url.startswith(f"{inn.address}/table/")
    guest.page.reload()
    expect(guest.cards.first).to_be_visible()
    guest.page.get_by_role("link", name=guest.say("web-table-leave")).click()
    expect(guest.button("web-start-play")).to_be_visible()
    assert guest.page.url == f"{inn.address}/"
    # Leaving for good leads to the same place.
    guest.button("web-start-play").click()
    expect(guest.cards.first).to_be_visible()
    guest.button("web-table-side-settings").click()
    guest.button("web-table-quit").click()
    guest.button("web-table-quit-sure").click()
    expect(guest.button("web-start-play")).to_be_visible()
    assert guest.page.url == f"{inn.address}/"
    ours = [url for url in asked if "127.0.0.1" in url]
    assert ours
    assert [url for url in ours if not url.startswith(f"{inn.address}/")] == []
