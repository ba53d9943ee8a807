"""What every bot is, and how one is asked."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Protocol, cast

from izakaya.table.chance import Chance
from izakaya.table.errors import IzakayaError
from izakaya.table.table import Table


class UnknownBot(IzakayaError):
    """A bot that the house does not have."""


class BadBudget(IzakayaError):
    """A time to think that is none."""


class NeedsWorld(IzakayaError):
    """A bot that thinks ahead was asked without a world to think in."""


class Player(Protocol):
    """Chooses for one seat, from that seat's view; one that thinks ahead is asked by `ask_bot`, which gives it a world too."""

    def choose(self, view: Mapping[str, object]) -> int:
        """One of the options that the view offers."""
        ...


class WorldPlayer(Player, Protocol):
    """A player that thinks ahead. `world` is the table with all that the seat cannot know dealt anew: it tells
    no more than the view does, and can be played on. Its luck is the bot's own.
    """

    @property
    def chance(self) -> Chance: ...

    def think(self, world: Table, since: float) -> int:
        """One of the options that the world offers. `since` is when the question was put, by `perf_counter`: from then on
        the time is its own.
        """
        ...


def needs_world(player: Player) -> bool:
    """Whether a player thinks ahead, and so is a `WorldPlayer`."""
    return hasattr(player, "think")


def ask_bot(player: Player, table: Table) -> int:
    """The answer of a bot at the seat that is asked. It is given what that seat may know and nothing else."""
    since = perf_counter()
    seat = table.asked
    assert seat is not None, "nobody is asked at a table that is over"
    if needs_world(player):
        far_sighted = cast(WorldPlayer, player)
        return far_sighted.think(table.redeal(seat, far_sighted.chance), since)
    return player.choose(table.view(seat))


def offered(view: Mapping[str, object]) -> list[int]:
    """The options in a view, whatever the game."""
    entries = cast("list[dict[str, str | int]]", view["options"])
    return [int(entry["option"]) for entry in entries]
