"""The house in one page: any web server, any folder, and after the first visit no network. Python itself runs in the browser."""

from __future__ import annotations

import random
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from izakaya.page.serving import serving
from tests.browser.door import LOCALES, PHONE, WIDE
from tests.browser.guest import PATIENCE, Guest
from tests.browser.playing import play

pytestmark = pytest.mark.once

MADE: Final = Path(__file__).parent.parent.parent / "dist" / "page"
SLOW: Final = 6 * PATIENCE  # to start Python on a busy machine


class Host:
    """A plain web server that has the page in some folder."""

    def __init__(self, root: Path) -> None:
        shutil.copytree(MADE, root / "club" / "games")
        self.server = serving(root)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/club/games/"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    if not (MADE / "index.html").exists():
        pytest.skip("The page is not made yet: `make page` makes it.")
    opened = Host(tmp_path)
    yield opened
    opened.close()


def invite(browser: Browser, host: Host, language: str = "en", screen: tuple[int, int] = WIDE) -> Guest:
    context = browser.new_context(
        viewport={"width": screen[0], "height": screen[1]}, locale=LOCALES[language], reduced_motion="reduce"
    )
    return Guest(cast("Any", host), context, language)


def in_another_tab(context: BrowserContext, host: Host) -> Guest:
    return Guest(cast("Any", host), context, "en")


def arrive(guest: Guest, host: Host) -> None:
    guest.page.goto(host.address)
    guest.button("web-start-play").wait_for(timeout=SLOW)


def sit_down(guest: Guest, seats: int = 3) -> None:
    guest.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    guest.page.get_by_role("radio", name=guest.say("web-level-novice")).check(force=True)
    guest.button("web-start-play").click()
    expect(guest.asking).to_be_visible(timeout=SLOW)
    guest.button("web-table-begin").click()


def some_answers(guest: Guest, number: int, chance: random.Random) -> None:
    counted = iter(range(number))
    play(guest, chance, until=lambda: next(counted, None) is None)


def test_a_game_survives_a_reload_and_goes_on_without_a_network(browser: Browser, host: Host) -> None:
    guest = invite(browser, host)
    arrive(guest, host)
    sit_down(guest)
    chance = random.Random(5)
    some_answers(guest, 3, chance)
    guest.wait()
    asked = guest.question.inner_text()
    # Everything has come: from now on nobody answers.
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    host.close()
    guest.context.set_offline(True)
    guest.page.reload()
    expect(guest.question).to_have_text(asked, timeout=SLOW)
    some_answers(guest, 3, chance)
    guest.forgive()  # the browser complains that nobody answers
    guest.context.close()


def test_of_two_tabs_one_has_the_house_and_gives_it_away_when_asked(browser: Browser, host: Host) -> None:
    first = invite(browser, host)
    arrive(first, host)
    sit_down(first)
    first.wait()
    second = in_another_tab(first.context, host)
    second.page.goto(host.address)
    expect(second.page.get_by_text(second.say("web-page-elsewhere"))).to_be_visible(timeout=SLOW)
    second.button("web-page-take").click()
    second.button("web-start-play").wait_for(timeout=SLOW)
    expect(first.page.get_by_text(first.say("web-page-elsewhere"))).to_be_visible(timeout=SLOW)
    # The game that was begun there goes on here.
    second.page.get_by_role("link", name=second.say("web-start-resume")).first.click()
    second.wait()
    first.context.close()


@pytest.mark.parametrize(("language", "screen"), [("it", WIDE), ("ja", PHONE)])
def test_it_speaks_the_readers_language_on_any_screen(
    browser: Browser, host: Host, language: str, screen: tuple[int, int]
) -> None:
    guest = invite(browser, host, language, screen)
    arrive(guest, host)
    sit_down(guest)
    guest.wait()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert guest.complaints == []
    guest.context.close()
