"""Two deals that look the same to everybody but one seat, and messages as they look to everybody."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from izakaya.games import GAMES


@dataclass(frozen=True)
class Deal:
    """Seat 0 begins and strikes seat 1 with `attack`."""

    seed: int
    attack: int
    weapon: str


@cache
def twins() -> tuple[Deal, Deal]:
    """Two deals that look the same to all others: in the first the seat struck could parry, in the second not."""
    seen: dict[str, dict[bool, Deal]] = {}
    for seed in range(20_000):
        table = GAMES["sword"].new_table(3, seed, {})
        for option in table.options() if table.asked == 0 else []:
            move = table.describe(option)
            if move.way == "attack" and move.target == 1:
                after = table.copy()
                after.answer(option)
                public = json.dumps({**after.view(None), "commitment": ""}, sort_keys=True)
                deals = seen.setdefault(public, {})
                deals[len(after.options()) > 1] = Deal(seed, option, str(move.weapon))
                if len(deals) == 2:
                    return deals[True], deals[False]
    raise AssertionError("no twins")


def without_names(told: dict[str, Any]) -> str:
    """A message without what differs from table to table: times, and who people are."""

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            hidden = ("ends", "now", "id", "person", "owner", "name", "commitment", "at")
            kept = {name: bare(part) for name, part in value.items() if name not in hidden}
            if "host" in value:  # by the seat
                kept["host"] = [seat["seat"] for seat in value["seats"] if seat["person"] == value["host"]]
            return kept
        if isinstance(value, list):
            return [bare(part) for part in value]
        return value

    return json.dumps(bare(told), sort_keys=True)
