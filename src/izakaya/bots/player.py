"""What every bot is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, cast

from izakaya.table.errors import IzakayaError


class UnknownBot(IzakayaError):
    """A bot that the house does not have."""


class Player(Protocol):
    """Chooses for one seat. It sees only that seat's view (`table.view(seat)`), so it cannot cheat."""

    def choose(self, view: Mapping[str, object]) -> int:
        """One of the options that the view offers."""
        ...


def offered(view: Mapping[str, object]) -> list[int]:
    """The options in a view, whatever the game."""
    entries = cast("list[dict[str, str | int]]", view["options"])
    return [int(entry["option"]) for entry in entries]
