"""A person with a browser of their own: what they see, and what they touch."""

from __future__ import annotations

import json
import re
from typing import Any, Final, Literal

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
    expect,
)

from tests.browser.house import House
from tests.browser.words import page_speech

PATIENCE: Final = 30_000  # milliseconds; nothing should take that long, but the machine may be busy


class Guest:
    def __init__(self, house: House, context: BrowserContext, language: str) -> None:
        self.house = house
        self.context = context
        self.words = page_speech(language)
        self.complaints: list[str] = []
        # What the house has told the page: what happened, how things stand, and the open question. And how often the page has answered.
        self.news: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.asked: dict[str, Any] | None = None
        self.answers = 0
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.width = (self.page.viewport_size or {"width": 0})["width"]
        self.page.on("console", self.heard)
        self.page.on("pageerror", self.stumbled)
        self.page.on("requestfailed", self.missed)
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self.spoken)
        socket.on("framereceived", self.told)

    def spoken(self, frame: str | bytes) -> None:
        self.answers += json.loads(frame)["do"] == "answer"

    def told(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["is"] == "news":
            self.news.append(told)
        if told.get("view"):
            self.view = told["view"]
        if told["is"] in ("question", "no-question", "welcome", "ended"):
            self.asked = told if told["is"] == "question" else None

    # What the browser complains about; a test that expects trouble forgives it.

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def stumbled(self, error: Error) -> None:
        self.complaints.append(f"error: {error.message}")

    def missed(self, request: Request) -> None:
        # A page that is left no longer waits for requests under way.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"missed: {request.url} ({request.failure})")

    def forgive(self) -> None:
        self.complaints.clear()

    # Going somewhere.

    def say(self, name: str, /, **parts: str | int) -> str:
        return self.words.say(name, **parts)

    def visit(self, path: str) -> None:
        self.page.goto(self.house.address + path)

    def walk(self, path: str) -> None:
        """As a link leads there: the page stays, and shows something else."""
        self.page.evaluate(
            "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }",
            self.house.address + path,
        )

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Asks the house over HTTP as this person, for what is not the matter of a test."""
        reply = self.context.request.fetch(
            f"{self.house.address}/api{path}", method=method, data=body or None, timeout=PATIENCE
        )
        assert reply.ok, f"{method} {path}: {reply.status} {reply.text()}"
        return reply.json()

    def introduce(self) -> None:
        self.ask("GET", "/me")
        self.ask("PATCH", "/me", language=self.words.language)

    def lay(self, game: str, seats: int = 3, level: str = "random", **more: Any) -> str:
        """A table at which everybody is quick, dealt at once unless it is said otherwise."""
        self.introduce()
        wanted = {"game": game, "seats": seats, "level": level, "pace": 0, "start": True, **more}
        return str(self.ask("POST", "/tables", **wanted)["id"])

    def sit_down(self, game: str, seats: int = 3, level: str = "random", **more: Any) -> str:
        table = self.lay(game, seats, level, **more)
        self.visit(f"/table/{table}")
        self.begin()
        return table

    def begin(self) -> None:
        """Reads who one is, and sits down."""
        expect(self.asking).to_be_visible()
        self.button("web-table-begin").click()

    # What there is to be seen.

    def button(self, name: str, **parts: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(name, **parts), exact=True)

    def link(self, name: str, **parts: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(name, **parts), exact=True)

    @property
    def asking(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-table-asking"))

    @property
    def question(self) -> Locator:
        return self.asking.get_by_role("heading")

    @property
    def offers(self) -> Locator:
        """The options beside the question."""
        return self.asking.get_by_role("listitem").get_by_role("button")

    @property
    def drawers(self) -> Locator:
        """Options that lie together under one name."""
        return self.asking.locator("button[aria-expanded]")

    @property
    def list_all(self) -> Locator:
        """The button that opens the list of all options."""
        seven = re.escape(self.say("web-table-all-offers", number=7))
        return self.asking.get_by_role("button", name=re.compile(f"^{seven.replace('7', '[0-9]+')}$"))

    @property
    def whole_list(self) -> Locator:
        return self.page.get_by_role("complementary", name=self.say("web-table-side-offers"))

    @property
    def all_offers(self) -> Locator:
        return self.whole_list.get_by_role("listitem").get_by_role("button")

    @property
    def confirm_in_list(self) -> Locator:
        return self.whole_list.get_by_role("button", name=self.say("web-table-confirm"), exact=True)

    @property
    def confirm(self) -> Locator:
        return self.asking.get_by_role("button", name=self.say("web-table-confirm"), exact=True)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-table-hand"))

    @property
    def cards(self) -> Locator:
        return self.hand.get_by_role("listitem").get_by_role("button")

    @property
    def table(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-table-round"), exact=True)

    def card(self, name: str) -> Locator:
        return self.cards.and_(self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}[,:]")))

    def called(self, number: int) -> str:
        """Somebody at the table."""
        person = self.view["people"][number]
        who = (
            f"character-{person['character']}"
            if "character" in person
            else f"sake-samurai-{person['samurai']}"
        )
        name = self.say(who)
        return self.say("sake-san", name=name) if self.view.get("first") == number else name

    def seat(self, number: int) -> Locator:
        """By the name on the seat."""
        return self.table.get_by_role("button", name=re.compile(f"^{re.escape(self.called(number))}[,:]"))

    @property
    def rematch(self) -> Locator:
        return self.button("web-table-rematch")

    def see_the_question(self) -> None:
        """On a phone the list lies over it: put it away."""
        if self.width < 1000:
            self.page.get_by_role("complementary").get_by_role(
                "button", name=self.say("web-table-close")
            ).click()

    # Waiting.

    def wait(self) -> Literal["asked", "over"]:
        """Until this person is asked something, or the game is over: everybody else may have a turn first."""
        ready = self.page.locator('section[aria-busy="false"]').get_by_role("heading")
        found = ready.or_(self.rematch).first
        found.wait_for(timeout=4 * PATIENCE)
        return "over" if self.rematch.is_visible() else "asked"
