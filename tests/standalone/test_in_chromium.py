"""The house in one page in a real Chromium: from a folder of a plain web server under a strict policy, with and without a network."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from izakaya.games import GAMES
from izakaya.locale import LANGUAGES
from izakaya.table.table import Table
from tests.browser.door import PHONE, open_browser
from tests.standalone.site import MADE, Site, site
from tests.standalone.visitor import PATIENCE, Visitor


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not (MADE / "sw.js").exists():
        pytest.skip("The page is not made yet. `make page` makes it, and then it is tested too.")
    with open_browser(PATIENCE) as chromium:
        yield chromium


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site(tmp_path_factory.mktemp("host")) as opened:
        yield opened


def test_an_evening_with_and_without_a_network(browser: Browser, host: Site) -> None:
    visitor = Visitor(browser, host)
    visitor.settle(wish={"game": "sword", "seats": {"sword": 3, "sake": 3}, "level": "random"})
    page = visitor.page

    # The first visit: one chooses and begins before the house is open, and sees how far it has come.
    page.goto(host.address)
    expect(page.locator("progress")).to_be_visible()
    visitor.button("web-start-play").click()
    visitor.button("web-table-begin").click()
    question = visitor.question.text_content()

    # In the middle of a choice the network goes away, and the page is opened anew.
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    host.close()
    page.reload()
    expect(visitor.question).to_have_text(question or "")
    assert page.evaluate("() => navigator.serviceWorker.controller !== null")
    visitor.play()
    page.get_by_role("link", name=visitor.say("web-table-replay"), exact=True).click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert visitor.complaints == []
    host.open()
    visitor.close()


def sit_down_alone(visitor: Visitor) -> str:
    """A table of SAKE with bots, at its first question."""
    visitor.settle(wish={"game": "sake", "seats": {"sake": 3}, "level": "random"})
    visitor.page.goto(visitor.site.address)
    visitor.button("web-start-play").click()
    visitor.button("web-table-begin").click()
    expect(visitor.question).to_be_visible()
    return visitor.page.url.rpartition("/")[2]


def test_the_same_table_in_every_language_and_in_another_tab(browser: Browser, host: Site) -> None:
    visitor = Visitor(browser, host)
    table = sit_down_alone(visitor)
    page = visitor.page
    texts: set[str] = set()
    for language in LANGUAGES:
        visitor.language = language
        page.goto(f"{host.address}#/")
        page.locator("header select").select_option(language)
        expect(visitor.button("web-start-play")).to_be_visible()
        page.goto(f"{host.address}#/table/{table}")
        lines = page.get_by_role("log").first
        expect(lines).not_to_have_text("")
        texts.add(lines.text_content() or "")
    assert len(texts) == len(LANGUAGES)

    # Somebody opens a second tab: it says so, takes the house over, and has everything that can be read.
    kept = visitor.kept()
    visitor.put("table/broken", "{")
    first, visitor.page = page, visitor.tab()
    page = visitor.page
    page.goto(f"{host.address}#/saved")
    expect(visitor.text("web-page-elsewhere")).to_be_visible()
    expect(first.get_by_role("log").first).to_be_visible()
    visitor.button("web-page-take").click()
    expect(page.locator(f'a[href$="/table/{table}"]').first).to_be_visible()
    expect(visitor.text("web-page-damaged", number=1)).to_be_visible()
    expect(first.get_by_text(visitor.say("web-page-elsewhere"), exact=True)).to_be_visible()
    assert visitor.kept() == {**kept, "table/broken": "{"}
    visitor.close()


def test_a_newer_version_is_offered_and_the_game_goes_on_in_it(browser: Browser, host: Site) -> None:
    visitor = Visitor(browser, host)
    answers = f"answers/{sit_down_alone(visitor)}"
    page = visitor.page
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    host.renew()
    page.reload()
    visitor.button("web-page-update-now").click()
    page.wait_for_function("async () => (await caches.keys()).length === 1")
    expect(page.get_by_role("log").first).not_to_have_text("")
    before = visitor.kept().get(answers)
    visitor.touch_until(lambda: visitor.kept().get(answers) != before)
    assert visitor.complaints == []
    visitor.close()


def laid_again(kept: dict[str, str], table: str) -> Table:
    """The table on the shelf, with everything that is hidden."""
    row = json.loads(kept[f"table/{table}"])
    dealt = GAMES[row["game"]].new_table(row["seat_count"], int(row["seed"]), row["options"], row["rules"])
    for option, *_ in json.loads(kept.get(f"answers/{table}", '{"past": []}'))["past"]:
        dealt.answer(option)
    return dealt


def cards_of(table: Table, seat: int) -> set[str]:
    hand = table.view(seat)["hand"]
    assert isinstance(hand, list)
    return {card["name"] for card in hand}


def later(table: Table, seat: int) -> list[int]:
    """The answers of an evening that goes on from here, up to one of the last decisions of this seat that leaves it cards."""
    for seed in range(50):
        evening, luck = table.copy(), random.Random(seed)
        moments: list[int] = []
        while evening.asked is not None:
            if evening.asked == seat and len(evening.options()) > 1 and evening.view(seat)["hand"]:
                moments.append(int(evening.answered))
            evening.answer(luck.choice(evening.options()))
        if len(moments) > 3:
            return [int(option) for option in evening.past[: moments[-3]]]
    raise AssertionError("This seat is never asked.")


def sit_down(visitor: Visitor) -> None:
    """Takes the device behind the curtain, and reads who one is if one has not."""
    visitor.page.get_by_role("dialog").locator("button.stamp").click()
    begin = visitor.button("web-table-begin")
    begin.or_(visitor.question).first.wait_for()
    if begin.is_visible():
        begin.click()
    expect(visitor.question).to_be_visible()
    expect(visitor.hand).to_be_visible()


def is_on_the_page(card: str, visitor: Visitor) -> bool:
    """Whether there is a card of this name anywhere."""
    named = re.compile(f"^{re.escape(visitor.say(f'sake-card-{card}'))}[,:]")
    return visitor.page.get_by_role("button", name=named).count() > 0


def test_two_people_on_one_phone_and_nobody_sees_the_others_cards(browser: Browser, host: Site) -> None:
    visitor = Visitor(
        browser,
        host,
        "it",
        viewport={"width": PHONE[0], "height": PHONE[1]},
        has_touch=True,
        is_mobile=True,
    )
    visitor.settle(wish={"game": "sake", "seats": {"sake": 3}, "level": "random"})
    page = visitor.page
    page.goto(host.address)
    visitor.button("web-start-together").click()
    page.get_by_label(visitor.say("web-device-name", seat=2)).fill("Kenji")
    page.get_by_role("button", name=visitor.say("web-table-lobby-sit")).first.click()
    expect(page.get_by_text("Kenji", exact=True)).to_be_visible()
    visitor.button("web-table-lobby-start").click()
    table = page.url.rpartition("/")[2]

    for look in ("first", "again"):
        visitor.wait()
        curtain = page.get_by_role("dialog")
        expect(curtain).to_be_visible()
        # Behind the curtain there are nobody's cards.
        assert visitor.hand.count() == 0
        dealt = laid_again(visitor.kept(), table)
        seat = dealt.asked
        assert seat is not None
        assert ("Kenji" in (curtain.get_by_role("heading").text_content() or "")) == (seat == 1)
        sit_down(visitor)
        # The player with the device sees their own cards, and none that only the other one has.
        known = json.dumps(dealt.view(seat))
        assert visitor.hand.get_by_role("listitem").count() >= len(cards_of(dealt, seat))
        assert not [
            card for card in cards_of(dealt, 1 - seat) if card not in known and is_on_the_page(card, visitor)
        ]
        assert all(is_on_the_page(card, visitor) for card in cards_of(dealt, seat))
        if look == "first":
            # Later that evening, when it is the other's turn to take it, the first tab is closed: the house opens in the second one,
            # and nobody's cards are in sight.
            before, visitor.page = page, visitor.tab()
            page = visitor.page
            page.goto(f"{host.address}#/table/{table}")
            expect(visitor.text("web-page-elsewhere")).to_be_visible()
            row = json.loads(visitor.kept().get(f"answers/{table}", '{"past": [], "waiting": {}}'))
            past = [[option, None, None, 0.0] for option in later(dealt, 1 - seat)]
            visitor.put(f"answers/{table}", json.dumps({**row, "past": past, "waiting": {}}))
            before.close()

    assert visitor.play()["shown"] == 0
    expect(page.get_by_role("row").filter(has_text="Kenji")).to_be_visible()
    assert visitor.complaints == []
    visitor.close()


# A browser that allows nothing to be kept.
FORBIDDEN = """
Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });
"""


def test_nothing_kept_and_no_webassembly_each_with_a_sentence(browser: Browser, host: Site) -> None:
    visitor = Visitor(browser, host, "de", service_workers="block")
    page = visitor.page

    visitor.trouble_worker(FORBIDDEN)

    # A browser that keeps nothing plays all the same.
    page.goto(host.address)
    expect(page.get_by_text(visitor.say("web-page-not-kept"))).to_be_visible()
    visitor.button("web-start-play").click()
    expect(visitor.button("web-table-begin")).to_be_visible()
    page.close()

    # One that cannot run the house says so, and still has the rules.
    page = visitor.page = visitor.tab()
    page.add_init_script("delete window.WebAssembly")
    page.goto(host.address)
    expect(page.get_by_text(visitor.say("web-page-no-worker"))).to_be_visible()
    visitor.button("web-start-play").click()
    expect(page.get_by_role("alert").filter(has_text=visitor.say("web-page-no-worker"))).to_have_count(2)
    page.get_by_role("link", name=visitor.say("web-nav-rules"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    visitor.close()
