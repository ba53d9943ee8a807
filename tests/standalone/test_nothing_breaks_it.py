"""What browsers, disks, servers and files do to the house in one page: a sentence is told, and play goes on."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.door import open_browser
from tests.standalone.site import MADE, Ignorant, Site, site
from tests.standalone.visitor import PATIENCE, Visitor


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not (MADE / "sw.js").exists():
        pytest.skip("The page is not made yet. `make page` makes it, and then it is tested too.")
    with open_browser(PATIENCE) as chromium:
        yield chromium


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path) as opened:
        yield opened


def at_start(visitor: Visitor) -> Page:
    """On the start page of an open house, with all files for the time without a network."""
    visitor.page.goto(visitor.site.address)
    visitor.house_is_open()
    visitor.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    return visitor.page


def test_an_update_that_is_not_taken_does_not_end_play_without_a_network(
    browser: Browser, host: Site
) -> None:
    visitor = Visitor(browser, host)
    page = at_start(visitor)
    host.renew()
    page.reload()
    # All of the newer version has come before it is offered. "Later" is an answer.
    visitor.button("web-page-update-later").click()
    expect(visitor.button("web-page-update-now")).to_have_count(0)
    page.close()
    host.close()
    page = visitor.page = visitor.tab()
    page.goto(host.address)
    visitor.house_is_open()
    visitor.button("web-start-play").click()
    expect(visitor.button("web-table-begin")).to_be_visible()
    # The version before goes when the new one has opened its house once.
    page.wait_for_function("async () => (await caches.keys()).length === 1")
    assert visitor.complaints == []
    visitor.close()


# A browser says so of a transaction. Its own quota takes half a minute to be felt.
FULL = """
let full = false;
new BroadcastChannel('room').onmessage = ({ data }) => (full = data);
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...parts) {
  const putting = put.apply(this, parts);
  if (full) {
    Object.defineProperty(this.transaction, 'error', { value: new QuotaExceededError('no room') });
    this.transaction.abort();
  }
  return putting;
};
"""


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(browser: Browser, host: Site) -> None:
    visitor = Visitor(browser, host, "de", service_workers="block")
    visitor.settle(wish={"game": "sake", "seats": {"sake": 3}, "level": "random"})
    visitor.context.add_init_script(
        "window.persisted = 0; navigator.storage.persist = async () => { window.persisted += 1; return true; }"
    )
    visitor.trouble_worker(FULL)
    page = visitor.page
    page.goto(host.address)
    visitor.button("web-start-play").click()
    visitor.button("web-table-begin").click()
    expect(visitor.question).to_be_visible()
    assert page.evaluate("() => window.persisted") == 1  # asked for at the first game, once
    answers = f"answers/{page.url.rpartition('/')[2]}"
    page.evaluate("() => new BroadcastChannel('room').postMessage(true)")
    before = visitor.kept().get(answers)
    visitor.touch_until(visitor.text("web-page-full").is_visible)
    assert visitor.kept().get(answers) == before
    # Nothing lies under the sentence.
    note, hand = visitor.text("web-page-full").locator("..").bounding_box(), visitor.hand.bounding_box()
    assert note is not None
    assert hand is not None
    assert hand["y"] + hand["height"] <= note["y"] + 1
    page.evaluate("() => new BroadcastChannel('room').postMessage(false)")
    visitor.touch_until(lambda: visitor.kept().get(answers) != before)
    expect(visitor.text("web-page-full")).to_have_count(0)

    # What the browser has cleared is another matter than what is full.
    browser_of_page = page.context.new_cdp_session(page)
    cleared = {"origin": page.evaluate("() => location.origin"), "storageTypes": "indexeddb"}
    browser_of_page.send("Storage.clearDataForOrigin", cleared)
    visitor.touch_until(visitor.text("web-page-gone").is_visible)
    page.goto(f"{host.address}#/")
    page.reload()
    visitor.house_is_open()
    visitor.button("web-start-play").click()
    expect(visitor.button("web-table-begin")).to_be_visible()
    visitor.close()


def test_any_server_serves_two_copies_that_leave_each_other_alone(browser: Browser, tmp_path: Path) -> None:
    with site(tmp_path, Ignorant) as host:
        shutil.copytree(host.folder, host.root / "other")
        visitor = Visitor(browser, host)
        page = at_start(visitor)
        page.goto(f"{host.address}#/settings")
        page.get_by_label(visitor.say("web-settings-name")).fill("Mariko")
        visitor.button("web-settings-rename").click()
        expect(visitor.text("web-settings-named", name="Mariko")).to_be_visible()
        other = visitor.page = visitor.tab()
        other.goto(f"{host.address.removesuffix('games/izakaya/')}other/")
        visitor.house_is_open()
        other.evaluate("async () => { await navigator.serviceWorker.ready; }")
        caches = other.evaluate("async () => await caches.keys()")
        assert sorted(name.split(" ")[1] for name in caches) == ["/games/izakaya/", "/other/"]
        other.goto(f"{other.url.partition('#')[0]}#/settings")
        name = other.get_by_label(visitor.say("web-settings-name"))
        expect(name).to_have_attribute("placeholder", re.compile(r"\S"))
        expect(name).not_to_have_attribute("placeholder", "Mariko")
        host.close()
        for copy in (page, other):
            copy.reload()
            visitor.page = copy
            visitor.house_is_open()
        assert visitor.complaints == []
        visitor.close()


FATAL = """
Object.defineProperty(Object.prototype, 'on_fatal', {
  configurable: true,
  set(told) {
    Object.defineProperty(this, 'on_fatal', { value: told });
    new BroadcastChannel('fatal').onmessage = () => this.fatal_error(new Error('as if'));
  },
});
"""


def test_what_would_stop_python_is_refused_and_a_python_that_stops_is_started_anew(
    browser: Browser, host: Site, tmp_path: Path
) -> None:
    visitor = Visitor(browser, host, service_workers="block")

    visitor.trouble_worker(FATAL)
    page = visitor.page
    page.goto(f"{host.address}#/saved")
    visitor.house_is_open()
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 50_000, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(deep)
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(f"{host.address}#/")
    visitor.button("web-start-play").click()
    visitor.button("web-table-begin").click()
    expect(visitor.question).to_be_visible()
    asked = visitor.question.text_content() or ""

    page.evaluate("() => new BroadcastChannel('fatal').postMessage('')")
    expect(visitor.text("web-page-restarted")).to_be_visible()
    visitor.button("web-page-understood").click()
    expect(visitor.question).to_have_text(asked)

    # One entry that cannot be read is left alone; the others are there.
    table = page.url.rpartition("/")[2]
    visitor.put("table/null", "null")
    visitor.put("table/empty", "{}")
    page.goto(f"{host.address}#/saved")
    page.reload()
    expect(visitor.text("web-page-damaged", number=2)).to_be_visible()
    expect(page.locator(f'a[href$="/table/{table}"]').first).to_be_visible()
    assert json.loads(visitor.kept()["table/null"]) is None
    visitor.close()
