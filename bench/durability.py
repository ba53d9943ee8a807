"""`python -m bench.durability`: what it costs that an acknowledged answer is on the disk, with many players at once.

Each player stores an answer of a game and waits for it, again and again, in a file in the present folder's temporary one, or in FOLDER.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from izakaya.playing.storage import Given, StoredAnswer
from izakaya.server.store import Store, database
from izakaya.server.store.database import FULL, NORMAL

SECONDS = 4.0
PLAYERS = (1, 10, 50, 200)


async def measure(folder: Path, durability: str, together: int, players: int) -> tuple[float, float, float]:
    """Answers a second; the median and the 99th percentile of waiting for one, in milliseconds."""
    database.MOST_BATCHED = together  # type: ignore[misc]
    file = Path(tempfile.mkdtemp(dir=folder)) / "house.db"
    store = Store(f"sqlite:///{file}", durability)
    await store.prepare()
    await store.people.add("p", "Anna", "en")
    waits: list[float] = []
    until = time.monotonic() + SECONDS

    async def play(table: str) -> None:
        number = 0
        while time.monotonic() < until:
            given = Given([StoredAnswer(number, 1, "p", "c")], False)
            began = time.monotonic()
            await store.answers.add(table, given, began)
            waits.append(time.monotonic() - began)
            number += 1

    tables = [f"t{number}" for number in range(players)]
    for table in tables:
        await store.tables.add(row(table), [{"seat": 0}])
    began = time.monotonic()
    until = began + SECONDS
    await asyncio.gather(*(play(table) for table in tables))
    took = time.monotonic() - began
    await store.close()
    return len(waits) / took, median(waits) * 1000, quantiles(waits, n=100)[98] * 1000


def row(table: str) -> dict[str, object]:
    return {
        "id": table,
        "game": "any",
        "rules": 1,
        "seat_count": 1,
        "options": {},
        "seed": "1",
        "owner": "p",
        "level": "random",
        "clock_decision": None,
        "clock_reserve": None,
        "window": None,
        "silence": "beats",
        "pace": 0.0,
        "grace": 5.0,
        "public": False,
    }


def main() -> None:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as name:
        print(
            "| players | durability | written | answers a second | median | p99 |\n|---:|---|---|---:|---:|---:|"
        )
        for players in PLAYERS:
            for durability, together in ((NORMAL, 1), (NORMAL, 200), (FULL, 1), (FULL, 200)):
                rate, middle, worst = asyncio.run(measure(Path(name), durability, together, players))
                how = "together" if together > 1 else "one by one"
                print(
                    f"| {players} | {durability} | {how} | {rate:,.0f} | {middle:.1f} ms | {worst:.1f} ms |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
