"""One browser and at most two houses for all tests of this folder; each test invites its own guests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from izakaya.server.app import STATIC
from tests.browser.door import Door, open_browser
from tests.browser.house import House
from tests.dauto.installing import install_dauto


# Package and not session: while Playwright is at work no other test of this process could run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with open_browser() as chromium:
        yield chromium


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (STATIC / "index.html").exists(), "The pages are not built yet: `make web` builds them."
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A second house: under a path, with one game more; a test may close it and open it again."""
    opened = House(tmp_path_factory.mktemp("inn"), install_dauto(tmp_path_factory), under="/games")
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def door(browser: Browser, house: House) -> Iterator[Door]:
    opened = Door(browser, house)
    yield opened
    assert opened.close() == []
