"""`make bench-server`: a thousand tables with five scripted players each, server and players on this machine together.

First what an answer costs, at a hundred tables at an easy rate: once with programs, which want neither sentences nor views, and once
with browsers, which want both, compressed. Then a thousand tables of programs: the players answer at random after a while; the
while becomes shorter from stage to stage, until news take too long. Latency is the time from sending an answer to the moment when the
*next* seat at the table, on a socket of its own, has read the news of it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import platform
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.postgres import new_database, own_postgres

SEATS = 5
LIMIT = 0.150  # seconds: news that take longer feel late
SECONDS = 12.0  # of measuring at each rate, after as much settling in
RATES = (50, 100, 200, 300, 400, 600, 800, 1200)  # answers a second that the players aim at
LONGEST_PAUSE = (
    60.0  # seconds after a kill: a table that stands still for longer has ended, or does not go on
)
COST_TABLES = 100
COST_RATE = 100  # answers a second: easy enough that nobody waits, and enough to be counted
GAMES = ("sword", "sake")

SERVER = """
import sys, uvicorn
from izakaya.server.app import make_app
from izakaya.server.uvicorn_config import uvicorn_config
uvicorn.Server(uvicorn_config(make_app(sys.argv[1], limited=False), port=int(sys.argv[2]), log_level="error")).run()
"""


@dataclass(frozen=True)
class Readers:
    """Who sits at the tables: what each seat says hello with, and whether it reads compressed."""

    name: str
    hellos: Sequence[dict[str, Any]]
    compression: str | None


PROGRAMS = Readers("programs", [{"words": False, "views": False}], None)


def browsers(languages: Sequence[str]) -> Readers:
    """One seat after the other reads these languages."""
    return Readers("browsers", [{"language": language} for language in languages], "deflate")


@dataclass
class Stage:
    """What was measured at one rate of answers."""

    aim: int
    answers: int = 0
    seconds: float = 0.0
    busy: float = 0.0  # seconds of a core that the server has used
    late: list[float] = field(default_factory=list)

    def figures(self) -> dict[str, float]:
        late = sorted(self.late) or [0.0]
        p99 = quantiles(late, n=100)[98] if len(late) > 1 else late[0]
        return {
            "aimed_at": self.aim,
            "answers_per_second": self.answers / self.seconds,
            "median_ms": median(late) * 1000,
            "p99_ms": p99 * 1000,
            "server_ms_an_answer": self.busy / max(1, self.answers) * 1000,
        }


class Crowd:
    """All scripted players. `pause` is how long each of them thinks, from the moment when `all_here` is set."""

    def __init__(self, addresses: Sequence[str], readers: Readers) -> None:
        self.addresses = list(
            addresses
        )  # of the processes; a table is played at one of them, as proxies do it
        self.homes: dict[str, str] = {}  # of each table
        self.killed: dict[str, float] = {}  # processes, and when
        self.waited: dict[str, float] = {}  # how long tables of theirs stood still
        self.readers = readers
        self.pause = 0.0
        self.all_here = asyncio.Event()
        self.stage = Stage(0)
        self.sent: dict[str, tuple[int, float]] = {}  # the last answer at each table, and when
        self.tokens: list[str] = []
        self.playing = 0
        self.stood: set[str] = set()  # tables of a process that was killed
        self.over: set[str] = set()

    async def sit(self, http: httpx.AsyncClient, number: int) -> str:
        """Lay a table, let the others sit down, begin."""
        home = self.addresses[number // len(GAMES) % len(self.addresses)]
        wish = {
            "game": GAMES[number % len(GAMES)],
            "seats": SEATS,
            "window": None,
            "pace": 0,
            "level": "random",
        }
        table = (await self.ask(http, 0, "POST", f"{home}/api/tables", wish))["id"]
        for seat in range(1, SEATS):
            await self.ask(http, seat, "POST", f"{home}/api/tables/{table}/seat", {"seat": seat})
        await self.ask(http, 0, "POST", f"{home}/api/tables/{table}/start", None)
        self.homes[table] = home
        return str(table)

    async def ask(self, http: httpx.AsyncClient, seat: int, method: str, path: str, body: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = await http.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def after_a_kill(self, house: Opened) -> list[float]:
        """How long each of its tables stood still when this process was killed: until the first news of an answer."""
        self.stood = {
            table for table, home in self.homes.items() if home == house.address and table not in self.over
        }
        self.killed[house.address] = time.perf_counter()
        house.process.kill()
        until = time.perf_counter() + LONGEST_PAUSE
        while self.stood - self.waited.keys() and time.perf_counter() < until:
            await asyncio.sleep(0.1)
        return [self.waited.get(table, LONGEST_PAUSE) for table in sorted(self.stood)]

    async def play(self, table: str, seat: int) -> None:
        """One player at one table, until the game is over; at another process, if one has died."""
        while not await self.is_over(table, seat):
            self.homes[table] = next(one for one in self.addresses if one not in self.killed)

    async def is_over(self, table: str, seat: int) -> bool:
        """Play until the game is over (true), or the process has died."""
        address = self.homes[table].replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        async with connect(
            address,
            additional_headers=headers,
            compression=self.readers.compression,
            ping_interval=None,
            open_timeout=60,
        ) as wire:
            hellos = self.readers.hellos
            await wire.send(json.dumps({"do": "hello", **hellos[seat % len(hellos)]}))
            self.playing += 1
            try:
                return await self.run_session(wire, table, seat)
            except ConnectionClosed:
                if not self.killed:
                    raise
                return False
            finally:
                self.playing -= 1

    async def run_session(self, wire: ClientConnection, table: str, seat: int) -> bool:
        """Whether the game was played to its end."""
        thinking: asyncio.Task[None] | None = None
        try:
            async for data in wire:
                message = json.loads(data)
                if message["is"] == "question":
                    thinking = asyncio.create_task(self.answer(wire, table, message))
                elif message["is"] == "news":
                    self.hear(table, seat, message["answers"])
                    if any(event["what"] == "ended" for event in message["events"]):
                        self.over.add(table)
                        return True
            return False
        finally:
            if thinking is not None:
                thinking.cancel()

    def hear(self, table: str, seat: int, answers: int) -> None:
        """News at the seat that listens for this one."""
        number, at = self.sent.get(table, (answers, 0.0))
        if self.killed and table in self.stood and table not in self.waited:
            self.waited[table] = time.perf_counter() - max(self.killed.values())
        if number < answers and seat == (number + 1) % SEATS:
            self.stage.late.append(time.perf_counter() - at)
            del self.sent[table]

    async def answer(self, wire: ClientConnection, table: str, question: dict[str, Any]) -> None:
        await self.all_here.wait()
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.pause)
        option = random.choice(question["offers"])["option"]
        number = question["number"]
        self.sent[table] = (number, time.perf_counter())
        self.stage.answers += 1
        wish = {"do": "answer", "number": number, "option": option, "client": f"{number}"}
        await wire.send(json.dumps(wish))


def resident(process: int) -> int:
    """The memory of a process, in bytes, as Linux tells it."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def busy(process: int) -> float:
    """The seconds of a core that a process has used so far, as Linux tells it."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def wait_until_open(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        for _ in range(150):
            try:
                if (await http.get("/health")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.2)
    raise SystemExit("The server does not open.")


async def run(
    readers: Readers, tables: int, houses: Sequence[Opened], rates: Sequence[int], seconds: float
) -> dict[str, Any]:
    for house in houses:
        await wait_until_open(house.address)
    crowd = Crowd([house.address for house in houses], readers)
    empty = sum(resident(house.pid) for house in houses)
    async with httpx.AsyncClient(base_url=houses[0].address, timeout=60) as http:
        for seat in range(SEATS):
            made = await http.post("/api/bots", json={"name": f"bench {seat}"})
            crowd.tokens.append(made.json()["token"])
        players: list[asyncio.Task[None]] = []
        began = time.perf_counter()
        for number in range(tables):
            table = await crowd.sit(http, number)
            players += [asyncio.create_task(crowd.play(table, seat)) for seat in range(SEATS)]
        print(f"{tables} tables of {readers.name} laid in {time.perf_counter() - began:.0f} s", flush=True)
        while crowd.playing < len(players):
            for player in players:
                if player.done():
                    player.result()  # nobody should have gone yet: this says why
            await asyncio.sleep(0.5)
        full = sum(resident(house.pid) for house in houses)
        stages: list[dict[str, float]] = []
        for rate in rates:
            crowd.pause = tables / rate  # one seat a table is asked at a time
            crowd.all_here.set()
            crowd.stage = Stage(rate)
            await asyncio.sleep(seconds)  # who has just sat down hears many a sentence for the first time
            stage = crowd.stage = Stage(rate)
            began, used = time.perf_counter(), sum(busy(house.pid) for house in houses)
            await asyncio.sleep(seconds)
            stage.seconds, stage.busy = time.perf_counter() - began, -used
            stage.busy += sum(busy(house.pid) for house in houses)
            stages.append(stage.figures())
            shown = stages[-1]
            print(
                f"aimed at {rate:5d}/s: {shown['answers_per_second']:7.1f} answers/s, "
                f"median {shown['median_ms']:6.1f} ms, p99 {shown['p99_ms']:7.1f} ms, "
                f"{shown['server_ms_an_answer']:5.2f} ms of a core an answer",
                flush=True,
            )
            if shown["p99_ms"] > LIMIT * 1000:
                break
        stood_still = await crowd.after_a_kill(houses[0]) if len(houses) > 1 else []
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    fine = [stage for stage in stages if stage["p99_ms"] <= LIMIT * 1000]
    return {
        "readers": readers.name,
        "processes": len(houses),
        "seconds_without_play_after_a_kill": {"median": median(stood_still), "worst": max(stood_still)}
        if stood_still
        else None,
        "tables": tables,
        "kilobytes_a_table": (full - empty) / tables / 1024,
        "stages": stages,
        "answers_per_second_within_150_ms": max((s["answers_per_second"] for s in fine), default=0.0),
    }


@dataclass(frozen=True)
class Opened:
    """A process of the house."""

    process: subprocess.Popen[bytes]
    address: str

    @property
    def pid(self) -> int:
        return self.process.pid


@contextmanager
def opened(database: str) -> Iterator[Opened]:
    port = free_port()
    with subprocess.Popen([sys.executable, "-c", SERVER, database, str(port)]) as process:
        try:
            yield Opened(process, f"http://127.0.0.1:{port}")
        finally:
            process.terminate()
            process.wait(20)


def measure(readers: Readers, tables: int, rates: Sequence[int], seconds: float) -> dict[str, Any]:
    """In a house of its own, with an empty database."""
    with tempfile.TemporaryDirectory() as folder, opened(f"sqlite:///{Path(folder, 'bench.db')}") as house:
        return asyncio.run(run(readers, tables, [house], rates, seconds))


def measure_processes(tables: int, rates: Sequence[int], seconds: float, most: int) -> dict[str, Any]:
    """One process at a PostgreSQL, and then several; one of those is killed at the end."""
    report: dict[str, Any] = {}
    with own_postgres() as postgres:
        if postgres is None:
            raise SystemExit("PostgreSQL is not installed here.")
        for number in (1, most):
            database = new_database(postgres)
            with ExitStack() as stack:
                houses = []
                for _ in range(number):
                    houses.append(stack.enter_context(opened(database)))
                    asyncio.run(wait_until_open(houses[-1].address))
                report[f"processes_{number}"] = asyncio.run(run(PROGRAMS, tables, houses, rates, seconds))
    return report


def main() -> int:
    parser = ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="for latency; 0: only what answers cost")
    parser.add_argument("--rates", type=int, nargs="+", default=list(RATES))
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of measuring at each rate")
    parser.add_argument("--cost-tables", type=int, default=COST_TABLES, help="for costs; 0: only latency")
    parser.add_argument("--cost-rate", type=int, default=COST_RATE)
    parser.add_argument("--processes", type=int, default=1, help="so many at one PostgreSQL, beside one")
    parser.add_argument("--languages", nargs="+", default=["en"], help="that the browsers of a table read")
    chosen = parser.parse_args()
    gc.disable()  # looking through what the players hold would count as the server's time
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    report: dict[str, Any] = {"date": date.today().isoformat(), "python": platform.python_version()}
    report["cores"] = os.cpu_count()
    if chosen.cost_tables and chosen.processes == 1:
        for readers in (PROGRAMS, browsers(chosen.languages)):
            found = measure(readers, chosen.cost_tables, [chosen.cost_rate], chosen.seconds)
            report[readers.name] = found
    if chosen.processes > 1:
        report |= measure_processes(chosen.tables, chosen.rates, chosen.seconds, chosen.processes)
    elif chosen.tables:
        report |= measure(PROGRAMS, chosen.tables, chosen.rates, chosen.seconds)
        print(
            f"{report['kilobytes_a_table']:.0f} kB a table; p99 stays under {LIMIT * 1000:.0f} ms up to "
            f"{report['answers_per_second_within_150_ms']:.0f} answers a second"
        )
    Path("bench-server.json").write_text(json.dumps(report, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
