"""A real house in processes of its own, and people who come to it: what all tests of the server are made of."""

from __future__ import annotations

import asyncio
import functools
import json
import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final, ParamSpec

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from izakaya.games import GAMES
from izakaya.playing.storage import Given, StoredAnswer
from izakaya.server.store import Store
from tests.luck import environment
from tests.server.nursery import Born, bear

PATIENCE: Final = 90.0  # seconds: longer than anything takes, even on a machine with much else to do
WHOLE_GAME: Final = 400.0  # the same for a game with its windows
Told = dict[str, Any]
Wanted = Callable[[Told], bool]
P = ParamSpec("P")
visitors: ContextVar[list[Person]] = ContextVar("visitors")


def story(told: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine. When it is told, everybody goes home."""

    async def evening(*args: P.args, **kwargs: P.kwargs) -> None:
        people: list[Person] = []
        visitors.set(people)
        try:
            await told(*args, **kwargs)
        finally:
            for person in people:
                await person.leave_house()

    @functools.wraps(told)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(evening(*args, **kwargs))

    return test


class Process:
    """One process of the house. It can be killed and started again at the same address."""

    def __init__(
        self, database: str, folder: Path, limited: bool = False, packages: Path | None = None
    ) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.metrics_port: int = found.getsockname()[1]
        self.descriptors: int | None = None  # how many the process may have
        self.database = database
        self.log = folder / f"house-{self.port}.log"
        self.limited = limited
        self.packages = packages  # a folder with packages of others, which bring games of their own
        self.process: subprocess.Popen[bytes] | Born | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [str(self.port), self.database, str(self.log), "limited" if self.limited else "unlimited"]
        words.append(f"metrics={self.metrics_port}")
        if self.descriptors is not None:
            words.append(f"descriptors={self.descriptors}")
        if self.packages is None and hasattr(os, "pidfd_open"):
            self.process = bear(words)
        else:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serving", *words],
                cwd=Path(__file__).parents[2],
                env=environment(*([self.packages] if self.packages else [])),
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.is_open():
                return
            assert self.process.poll() is None, self.journal()
            time.sleep(0.05)
        raise AssertionError("the house did not open:\n" + self.journal())

    def is_open(self) -> bool:
        wire = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            wire.request("GET", "/health")
            return wire.getresponse().status == 200
        except OSError:
            return False
        finally:
            wire.close()

    def counted(self) -> dict[str, float]:
        """What is counted of the house, at a port of its own."""
        wire = HTTPConnection("127.0.0.1", self.metrics_port, timeout=PATIENCE)
        wire.request("GET", "/metrics")
        lines = wire.getresponse().read().decode().splitlines()
        wire.close()
        return {
            name: float(value)
            for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        }

    def kill(self) -> None:
        """`kill -9`: no goodbye, no tidying up."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def journal(self) -> str:
        return self.log.read_text() if self.log.exists() else ""


@contextmanager
def open_house(
    folder: Path, database: str | None = None, limited: bool = False, packages: Path | None = None
) -> Iterator[Process]:
    """A house that is open for the length of a test."""
    house = Process(database or f"sqlite:///{folder / 'house.db'}", folder, limited, packages)
    house.start()
    try:
        yield house
    finally:
        house.kill()


class Person:
    """Somebody with a device of their own: a cookie, a name, a language."""

    def __init__(self, house: Process) -> None:
        self.house = house
        self.http = httpx.AsyncClient(base_url=house.address, timeout=PATIENCE)
        self.id = ""
        self.name = ""
        self.guests: list[Guest] = []
        visitors.get().append(self)

    @classmethod
    async def come(cls, house: Process, name: str | None = None, language: str = "en") -> Person:
        person = cls(house)
        me = (await person.http.get("/api/me", headers={"Accept-Language": language})).json()
        if name is not None:
            me = (await person.http.patch("/api/me", json={"name": name})).json()
        person.id, person.name = me["id"], me["name"]
        return person

    def at(self, house: Process) -> Person:
        """The same person at another process of the house."""
        other = Person(house)
        other.http.headers["Cookie"] = self.cookie
        other.id, other.name = self.id, self.name
        return other

    @property
    def cookie(self) -> str:
        return f"izakaya={self.http.cookies['izakaya']}"

    async def ask(self, method: str, path: str, **parts: Any) -> Any:
        """A request that must be granted."""
        answer = await self.http.request(method, path, **parts)
        assert answer.is_success, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, **parts: Any) -> str:
        """The reason why a request is not granted."""
        answer = await self.http.request(method, path, **parts)
        assert answer.is_client_error, answer.text
        trouble = answer.json()
        assert trouble["sentence"]
        return str(trouble["reason"])

    async def lay(self, game: str = "sword", **wishes: Any) -> str:
        wish = {"game": game, "seats": 3, "level": "novice", "pace": 0, "window": 2, **wishes}
        return str((await self.ask("POST", "/api/tables", json=wish))["id"])

    async def sit(self, table: str, seat: int | None = None) -> None:
        await self.ask("POST", f"/api/tables/{table}/seat", json={"seat": seat})

    async def start(self, table: str) -> None:
        await self.ask("POST", f"/api/tables/{table}/start")

    async def go_to(self, table: str, greet: bool = True, **hello: Any) -> Guest:
        cookie = self.http.headers.get("Cookie") or self.cookie
        wire = await connect(
            f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookie},
            max_size=None,
        )
        guest = Guest(self, wire)
        self.guests.append(guest)
        if greet:
            await guest.say("hello", **hello)
            await guest.noticed()
        return guest

    async def leave_house(self) -> None:
        for guest in self.guests:
            await guest.close()
        await self.http.aclose()


class Guest:
    """One socket at one table. `told` is all the house has said, `at` when it did."""

    def __init__(self, person: Person, wire: ClientConnection) -> None:
        self.person = person
        self.wire = wire
        self.told: list[Told] = []
        self.at: list[float] = []
        self.read = 0  # of `told`, by `hear`
        self.answered: list[int] = []
        self.gone = False
        self.more = asyncio.Condition()
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            async for said in self.wire:
                async with self.more:
                    self.told.append(json.loads(said))
                    self.at.append(time.monotonic())
                    self.more.notify_all()
        except ConnectionClosed:
            pass
        async with self.more:
            self.gone = True
            self.more.notify_all()

    async def say(self, do: str, **parts: Any) -> None:
        await self.wire.send(json.dumps({"do": do, **parts}))

    async def noticed(self) -> None:
        """Until the house has answered for the first time: what happens at the table from now on is told here."""
        async with asyncio.timeout(PATIENCE), self.more:
            await self.more.wait_for(lambda: self.told or self.gone)

    async def hear(self, *kinds: str, where: Wanted = lambda _: True, patience: float = PATIENCE) -> Told:
        """The next message of one of these kinds; those before it are passed over."""
        async with asyncio.timeout(patience), self.more:
            while True:
                while self.read < len(self.told):
                    told = self.told[self.read]
                    self.read += 1
                    if told["is"] in kinds and where(told):
                        return told
                if self.gone:
                    raise ConnectionError("the house has closed the socket")
                await self.more.wait()

    async def quiet(self, seconds: float) -> list[Told]:
        """What is said within so many seconds."""
        since = len(self.told)
        await asyncio.sleep(seconds)
        return self.told[since:]

    def view(self) -> dict[str, Any]:
        """How things stand, as far as it was told."""
        return [told["view"] for told in self.told if told.get("view")][-1]  # type: ignore[no-any-return]

    def all(self, kind: str) -> list[Told]:
        return [told for told in self.told if told["is"] == kind]

    async def answer(self, question: Told, option: int | None = None, client: str | None = None) -> Told:
        """Answer a question, with its first option if none is said; what the house says to that."""
        if option is None:
            option = question["offers"][0]["option"]
        client = client or secrets.token_hex(8)
        self.answered.append(question["number"])
        since = len(self.told)
        await self.say("answer", number=question["number"], option=option, client=client)
        return await self.reply(since, "accepted", "refused", where=lambda told: told["client"] == client)

    async def settled(self) -> None:
        """Until all that was said has been heard."""
        since = len(self.told)
        await self.say("ping")
        await self.reply(since, "pong")

    async def reply(self, since: int, *kinds: str, where: Wanted = lambda _: True) -> Told:
        """The next message of these kinds, without passing over what came before it: that may be a question."""
        read, self.read = self.read, since
        try:
            return await self.hear(*kinds, where=where)
        finally:
            self.read = read

    async def play(self, choose: Callable[[Told], int], until: Wanted | None = None) -> Told:
        """Answer whatever is asked until the game has ended, or something else has happened."""
        questions = [i for i, told in enumerate(self.told) if told["is"] in ("question", "no-question")]
        if questions and self.told[questions[-1]].get("number") not in (None, *self.answered):
            self.read = questions[-1]  # one that is still open
        while True:
            told = await self.hear(
                "question", "ended", "news", where=lambda told: told["is"] != "news" or until is not None
            )
            if told["is"] == "ended" or (until is not None and until(told)):
                return told
            if told["is"] == "question":
                self.answered.append(told["number"])
                await self.say(
                    "answer", number=told["number"], option=choose(told), client=secrets.token_hex(8)
                )

    async def close(self) -> None:
        await self.wire.close()
        await self.listening


async def until(it_is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(WHOLE_GAME):
        while not it_is_so():
            await asyncio.sleep(0.05)


@asynccontextmanager
async def meanwhile(*works: Coroutine[Any, Any, Any]) -> AsyncIterator[None]:
    """While these go on; they are not waited for."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def table_values(game: str, seats: int, seed: int, owner: str, **changes: Any) -> dict[str, Any]:
    """A row of `tables`."""
    return {
        "id": secrets.token_urlsafe(15),
        "game": game,
        "rules": GAMES[game].rules if game in GAMES else 1,  # a guest's game is not in our own house
        "seat_count": seats,
        "options": {},
        "seed": str(seed),
        "owner": owner,
        "level": "random",
        "clock_decision": None,
        "clock_reserve": None,
        "window": 2.0,
        "silence": "beats",
        "pace": 0.0,
        "grace": 5.0,
        "public": False,
        **changes,
    }


async def put_table(
    house: Process,
    people: Sequence[Person | None],
    game: str,
    seed: int,
    answers: Sequence[int] = (),
    start: bool = True,
    **changes: Any,
) -> str:
    """A game with a certain deal, after some answers; nobody at a seat is a bot. The house finds it in its database."""
    store = Store(house.database)
    owner = next(person.id for person in people if person is not None)
    values = table_values(game, len(people), seed, owner, **changes)
    table = values["id"]
    seats = [
        {"seat": seat, "person": person.id if person else None, "bot": None if person else values["level"]}
        for seat, person in enumerate(people)
    ]
    try:
        await store.tables.add(values, seats)
        if answers:
            given = Given([StoredAnswer(number, option) for number, option in enumerate(answers)], False)
            await store.answers.add(table, given, time.time())
        if start:
            await store.tables.start(table, values["level"])
    finally:
        await store.close()
    return str(table)
