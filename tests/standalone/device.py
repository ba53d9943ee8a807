"""Somebody before the page without the page: wishes and lines as its worker hands them in."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

from izakaya.standalone.key_value import MemoryKeyValue
from izakaya.standalone.worker import Page


class Device:
    """Somebody before the page."""

    def __init__(self, shelf: MemoryKeyValue) -> None:
        self.page = Page(shelf)
        self.person = ""
        self.told: list[dict[str, Any]] = []
        self.came = asyncio.Event()
        self.codes: list[int] = []

    async def ask(self, method: str, path: str, body: object = None, **query: str) -> tuple[int, Any]:
        wish = {"method": method, "path": path, "person": self.person, "language": "en", "query": query}
        wish["body"] = "" if body is None else json.dumps(body)
        reply = json.loads(await self.page.request(json.dumps(wish)))
        return reply["status"], json.loads(reply["body"])

    async def arrive(self) -> None:
        await self.page.open()
        self.person = (await self.ask("GET", "/me"))[1]["id"]

    def connect(self, table: str) -> None:
        self.told.clear()
        self.connection = self.page.connect(table, self.person, self.hear, self.codes.append)
        self.say(do="hello")

    def hear(self, text: str) -> None:
        self.told.append(json.loads(text))
        self.came.set()

    def say(self, **message: object) -> None:
        self.connection.receive(json.dumps(message))

    async def next(self, kind: str) -> dict[str, Any]:
        """The next thing of a kind that the house tells."""
        async with asyncio.timeout(60):
            while True:
                for number, told in enumerate(self.told):
                    if told["is"] == kind:
                        return self.told.pop(number)
                self.came.clear()
                await self.came.wait()

    async def play(self, answers: int, luck: random.Random) -> bool:
        """Answer so many questions; whether the game is over."""
        for number in range(answers):
            async with asyncio.timeout(60):
                while not any(told["is"] in ("question", "ended") for told in self.told):
                    self.came.clear()
                    await self.came.wait()
            if any(told["is"] == "ended" for told in self.told):
                return True
            asked = next(told for told in reversed(self.told) if told["is"] == "question")
            self.told.clear()
            option = luck.choice(asked["offers"])["option"]
            self.say(do="answer", number=asked["number"], option=option, client=f"c{luck.random()}-{number}")
            await self.next("accepted")
        return False


def at_a_device(play: Callable[[Device], Awaitable[None]], shelf: MemoryKeyValue | None = None) -> None:
    async def evening() -> None:
        device = Device(shelf or MemoryKeyValue())
        await device.arrive()
        try:
            await play(device)
        finally:
            await device.page.close()

    asyncio.run(evening())
