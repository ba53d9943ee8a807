"""A game of the house: how many can play it, how it is dealt, how its positions are read."""

from __future__ import annotations

from collections.abc import Mapping

from izakaya.table.chance import SEED_LIMIT, Chance, fresh_seed
from izakaya.table.errors import BadTable, UnknownOption, WrongSeats, short
from izakaya.table.table import Origin, Table


class Game:
    """One game. `options` says for each setting what it may be, in words for an error."""

    def __init__(self, name: str, rules: int, least: int, most: int, options: dict[str, str]) -> None:
        self.name = name
        self.rules = rules
        self.least = least
        self.most = most
        self.options = options

    def deal(self, origin: Origin, chance: Chance) -> Table:
        """Lay the table and deal; the origin has been checked but for the values of the options."""
        raise NotImplementedError

    def parse(self, text: object) -> Table:
        """The table of a position."""
        raise NotImplementedError

    def new_table(self, seats: object, seed: object, options: Mapping[str, object]) -> Table:
        """Check, then deal. Its news are on; the seed decides all luck, and without one nobody can guess it."""
        if not isinstance(seats, int) or not self.least <= seats <= self.most:
            raise WrongSeats(f"{self.name} is for {self.least} to {self.most} players, not {short(seats)!r}.")
        if seed is None:
            seed = fresh_seed()
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
            raise BadTable("A seed is an integer from 0 up to 2**256.")
        chosen: dict[str, str] = {}
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(sorted(self.options)) or "none"
                raise UnknownOption(f"{self.name} has no option {name[:40]!r}; it has: {known}.")
            chosen[name] = value if isinstance(value, str) else short(value)
        origin = Origin(self.name, self.rules, seats, seed, chosen, "")
        return self.deal(origin, Chance(seed))
