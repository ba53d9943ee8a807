"""`python -m bench.rounds`: how long a round takes at a table with two people and three bots, on the clock on the wall.

The people play quietly: in their own turn they answer after a while, at random; whatever is asked of them in a window they refuse, and
they go on at every window after the same while, asked or not. With `--silence strict` windows always take their whole length.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.server import free_port

PEOPLE: Final = 2
SEATS: Final = 5
PASS: Final = 0


@dataclass
class Evening:
    """What one of the people saw: when each turn began, and how long windows were open."""

    turns: list[float] = field(default_factory=list)
    turn: int | None = None
    opened: float | None = None
    in_windows: float = 0.0
    windows: int = 0
    over: bool = False

    def hear(self, message: dict[str, Any], now: float) -> None:
        if message.get("view") and message["view"]["turn"] != self.turn:
            self.turn = message["view"]["turn"]
            self.turns.append(now)
        if message["is"] == "window":
            if self.opened is not None:
                self.in_windows += now - self.opened
            self.windows += self.opened is None and message["ends"] is not None
            self.opened = now if message["ends"] is not None else None
        self.over = self.over or message["is"] == "ended"

    def rounds(self) -> list[float]:
        """Five turns each, one after the other; what is left over at the end is no whole round."""
        return [self.turns[i + SEATS] - self.turns[i] for i in range(0, len(self.turns) - SEATS, SEATS)]


async def play(wire: ClientConnection, pause: float, evening: Evening) -> None:
    doing: set[asyncio.Task[None]] = set()

    async def later(wish: dict[str, Any]) -> None:
        await asyncio.sleep(random.uniform(0.8, 1.2) * pause)
        with suppress(ConnectionClosed):  # the game was over meanwhile
            await wire.send(json.dumps({**wish, "client": f"{wish['do']}-{wish['number']}"}))

    await wire.send(json.dumps({"do": "hello", "words": False}))
    async for data in wire:
        message = json.loads(data)
        evening.hear(message, time.monotonic())
        if message["is"] == "window" and message["number"] is not None:
            doing.add(asyncio.create_task(later({"do": "go-on", "number": message["number"]})))
        elif message["is"] == "question" and not message["reaction"]:
            option = random.choice(message["offers"])["option"]
            doing.add(
                asyncio.create_task(later({"do": "answer", "number": message["number"], "option": option}))
            )
        elif message["is"] == "ended":
            return


async def sit(
    address: str, game: str, silence: str, pause: float, evenings: list[Evening], seconds: float
) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        tokens = [
            (await http.post("/api/bots", json={"name": f"bench {seat}"})).json()["token"]
            for seat in range(PEOPLE)
        ]

        async def ask(seat: int, path: str, wish: dict[str, Any] | None) -> dict[str, Any]:
            headers = {"Authorization": f"Bearer {tokens[seat]}"}
            told = await http.post(path, json=wish, headers=headers)
            told.raise_for_status()
            return dict(told.json())

        table = (await ask(0, "/api/tables", {"game": game, "seats": SEATS, "silence": silence}))["id"]
        await ask(1, f"/api/tables/{table}/seat", {"seat": 2})
        path = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        wires = [
            await connect(path, additional_headers={"Authorization": f"Bearer {token}"}) for token in tokens
        ]
        await ask(0, f"/api/tables/{table}/start", None)
        mine = [Evening() for _ in wires]
        evenings.append(mine[0])
        playing = [
            asyncio.create_task(play(wire, pause, evening)) for wire, evening in zip(wires, mine, strict=True)
        ]
        await asyncio.wait(playing, timeout=seconds)
        for task in playing:
            task.cancel()
        for wire in wires:
            await wire.close()


async def measure(address: str, game: str, silence: str, pause: float, tables: int, seconds: float) -> None:
    evenings: list[Evening] = []
    await asyncio.gather(*(sit(address, game, silence, pause, evenings, seconds) for _ in range(tables)))
    rounds = sorted(length for evening in evenings for length in evening.rounds())
    if not rounds:
        print(f"{game}, {silence}: no round was over after {seconds:.0f} s")
        return
    whole = sum(evening.turns[-1] - evening.turns[0] for evening in evenings if evening.turns)
    waited = sum(evening.in_windows for evening in evenings)
    windows = sum(evening.windows for evening in evenings)
    turns = sum(len(evening.turns) - 1 for evening in evenings if evening.turns)
    print(
        f"{game}, {silence}: {len(rounds)} rounds, median {median(rounds):.1f} s, {rounds[0]:.1f} to {rounds[-1]:.1f} s; "
        f"{windows * SEATS / turns:.1f} windows a round, {100 * waited / whole:.0f} % of the time in windows",
        flush=True,
    )


async def run(address: str, chosen: Any) -> None:
    async with asyncio.timeout(120), httpx.AsyncClient(base_url=address) as http:
        while True:
            try:
                await http.get("/health")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.2)
    for game in chosen.games:
        for silence in chosen.silence:
            await measure(address, game, silence, chosen.pause, chosen.tables, chosen.seconds)


def main() -> int:
    parser = ArgumentParser(prog="python -m bench.rounds", description=__doc__)
    parser.add_argument("--games", nargs="+", default=["sake", "sword"])
    parser.add_argument("--silence", nargs="+", default=["beats"], choices=["beats", "strict"])
    parser.add_argument("--pause", type=float, default=1.5, help="seconds before a person answers or goes on")
    parser.add_argument("--tables", type=int, default=4, help="played at the same time")
    parser.add_argument("--seconds", type=float, default=300.0, help="after which a game is left")
    chosen = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'bench.db')}"
        command = [sys.executable, "-m", "izakaya", "serve", "--port", str(port), "--database", database]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
            try:
                asyncio.run(run(f"http://127.0.0.1:{port}", chosen))
            finally:
                process.terminate()
                process.wait(20)
    return 0


if __name__ == "__main__":
    sys.exit(main())
