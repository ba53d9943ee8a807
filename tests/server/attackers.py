"""Attackers of a house, each in a thread of its own, and what a quiet client feels meanwhile."""

from __future__ import annotations

import base64
import secrets
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from tests.server.house import Guest, Person, Process

TIMES = 25  # that a quiet client asks
PIECE = 256 * 1024  # bytes that an attacker sends at once
COMINGS = 30  # times that an attacker who was shown out comes back
MEDIAN = 0.020  # seconds beside a quiet run …
WORST = 0.250
MEMORY = 200_000_000


@dataclass
class Felt:
    """How long the house took to answer a quiet client: pings of a socket, and health checks."""

    pings: list[float] = field(default_factory=list)
    checks: list[float] = field(default_factory=list)

    async def ask(self, guest: Guest) -> None:
        began = time.perf_counter()
        await guest.settled()
        self.pings.append(time.perf_counter() - began)
        began = time.perf_counter()
        await guest.person.ask("GET", "/health")
        self.checks.append(time.perf_counter() - began)

    def is_undisturbed(self, quiet: Felt) -> bool:
        """Beside a house that nobody attacks, at the same time on the same machine, whose other work slows both down."""
        pairs = ((self.pings, quiet.pings), (self.checks, quiet.checks))
        return all(
            median(now) < MEDIAN + 4 * median(before) and max(now) < WORST + 4 * max(before)
            for now, before in pairs
        )


async def felt_at_both(guest: Guest, elsewhere: Guest) -> tuple[Felt, Felt]:
    """By a guest of the house that is attacked and by one of another, in turn."""
    felt, quiet = Felt(), Felt()
    for _ in range(TIMES):
        await felt.ask(guest)
        await quiet.ask(elsewhere)
    return felt, quiet


def handshake(person: Person, table: str) -> bytes:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {person.cookie}\r\n\r\n"
    ).encode()


def frames(head: int, text: bytes = b"") -> bytes:
    """As many masked frames with this first byte as fit into a piece."""
    frame = bytes([head, 0x80 | len(text)]) + bytes(4) + text
    return frame * (PIECE // len(frame))


@dataclass
class Attacker:
    """Sends `opening` once, and then `piece` again and again. A client that is disconnected comes back."""

    house: Process
    opening: bytes
    piece: bytes
    address: str = "127.0.0.1"
    greets: bool = False  # whether the house answers the opening …
    start: bytes = b""  # … and what is sent once after that
    sent: int = 0
    shown_out: int = 0
    heard: bytes = b""
    stop: threading.Event = field(default_factory=threading.Event)

    def run(self) -> None:
        while not self.stop.is_set() and self.shown_out < COMINGS:
            try:
                self.attack()
            except OSError:
                self.shown_out += 1
                time.sleep(0.02)

    def attack(self) -> None:
        with socket.create_connection(
            ("127.0.0.1", self.house.port), timeout=2, source_address=(self.address, 0)
        ) as wire:
            wire.sendall(self.opening)
            if self.greets:
                self.heard = wire.recv(4096)
                wire.sendall(self.start)
            while not self.stop.is_set():
                try:
                    self.sent += wire.send(self.piece)
                except TimeoutError:
                    continue  # the house does not read on: that is its right


@contextmanager
def attacked(attackers: Sequence[Attacker]) -> Iterator[None]:
    """While all of them are at it."""
    threads = [threading.Thread(target=attacker.run, daemon=True) for attacker in attackers]
    for thread in threads:
        thread.start()
    try:
        while not all(attacker.sent for attacker in attackers):
            time.sleep(0.01)
        yield
    finally:
        for attacker in attackers:
            attacker.stop.set()
        for thread in threads:
            thread.join()


def resident(house: Process) -> int:
    """The largest memory that the house has had, in bytes."""
    assert house.process is not None
    status = Path(f"/proc/{house.process.pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024
