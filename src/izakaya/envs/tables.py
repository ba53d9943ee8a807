"""`ManyTables`, which is `izakaya.envs.Tables`: many tables of one game, answered in one call; what they say lies in arrays of numpy.

The arrays are looked at, never written to: their memory is the core's own, and the next `step` changes it. A caller that wants to keep what
stands there makes a copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt

from izakaya.envs.arrays import TablesWanted, arrays_of, looked_at, make_hall
from izakaya.envs.manners import settings_of
from izakaya.envs.observers import OBSERVERS, game_named
from izakaya.envs.processes import Crew
from izakaya.table.chance import SEED_LIMIT
from izakaya.table.errors import BadStep, BadTable, IzakayaError, NoSuchSeat, short
from izakaya.table.hall import WAIT, Hall, deal_seed
from izakaya.table.observation import Part
from izakaya.table.record import Record
from izakaya.table.seats import MOST_SEATS, only
from izakaya.table.table import LARGEST_OPTION, Table

MOST_TABLES: Final = 1_000_000
#: How an option stands in memory, for the core to read.
OPTION: Final = np.dtype("<i8")
MOST_PROCESSES: Final = 256


class NoSuchPart(IzakayaError):
    """What a seat sees has no part of this name."""


class TableHolder(Protocol):
    """What holds the tables: a `Hall` in this process, or a `Crew` of worker processes."""

    def step(self, chosen: bytes) -> None: ...

    def restart(self, i: int) -> None: ...


class ManyTables:
    """`count` tables of a game. After making it and after every `step`, at each table somebody has two options or more, and these say
    who and which:

    | array | shape | |
    |---|---|---|
    | `asked` | count | the seat that is to answer; -1 at a table that is over |
    | `mask` | count, options | which options are on offer |
    | `observation` | count, size | what the asked seat sees (`parts` names what stands where) |
    | `rewards` | count, seats | 1 for who won and -1 for who lost the game that ended in this step; otherwise 0 |
    | `over` | count | whether a game ended in this step |
    | `public` | count, shorter | what everybody sees, if it was asked for |

    A finished game is followed by the next one in the same step, unless `restart` is false. Seats `at_random` are played at random
    inside and never asked. With several `processes` each keeps a share of the tables.
    """

    def __init__(
        self,
        game: str,
        seats: int | np.integer[Any] = 5,
        count: int | np.integer[Any] = 1,
        seed: int | np.integer[Any] = 0,
        *,
        options: Mapping[str, object] | None = None,
        at_random: Iterable[int] = (),
        restart: bool = True,
        public: bool = False,
        processes: int = 1,
    ) -> None:
        self.game = game_named(game)
        seats = int(seats) if isinstance(seats, np.integer) else seats
        self.seats = seats
        self.count = whole("number of tables", count, 1, MOST_TABLES)
        self.shape = (self.count,)
        self.seed = whole("seed", seed, 0, SEED_LIMIT - 1)
        self.processes = whole("number of processes", processes, 1, MOST_PROCESSES)
        self.options = settings_of(options)
        for name, wish in (("restart", restart), ("public", public)):
            if not isinstance(wish, bool | np.bool_):
                raise BadTable(f"{name} is true or false, not {short(wish)!r}.")
        self.game.new_table(seats, 0, self.options)  # refuses wrong seats and options
        luck = 0
        for seat in seats_of(at_random):
            if not 0 <= whole("seat", seat, 0, MOST_SEATS) < seats:
                raise NoSuchSeat(f"There is no seat {short(seat)!r} to be played at random.")
            luck |= only(seat)
        if luck == only(seats) - 1:
            raise BadTable("Somebody has to be asked: leave at least one seat that is not played at random.")
        observer = OBSERVERS[self.game.name](seats)
        self.version = observer.version
        self.parts: dict[str, Part] = {part.name: part for part in observer.parts}
        self.size = int(observer.size)
        self.public_size = int(observer.public_size)
        self.hall: Hall | None = None
        self.crew: Crew | None = None
        wanted = TablesWanted(
            self.game.name, seats, self.seed, self.options, luck, bool(restart), bool(public)
        )
        if self.processes == 1:
            self.hall = make_hall(wanted, 0, self.count)
            arrays = arrays_of(self.hall)
        else:
            self.crew = Crew(wanted, self.count, min(self.processes, self.count))
            arrays = self.crew.arrays
        self.asked = looked_at(arrays["asked"], (self.count,))
        self.over = looked_at(arrays["over"], (self.count,)).view(np.bool_)
        self.mask = looked_at(arrays["mask"], (self.count, observer.options)).view(np.bool_)
        self.observation = looked_at(arrays["rows"], (self.count, self.size))
        self.rewards = looked_at(arrays["rewards"], (self.count, seats))
        self.games = looked_at(arrays["games"], (self.count,))
        self.public: npt.NDArray[np.int16] | None = None
        if public:
            self.public = looked_at(arrays["public"], (self.count, self.public_size))

    @property
    def holder(self) -> TableHolder:
        """Who keeps the tables."""
        if self.hall is not None:
            return self.hall
        if self.crew is not None:
            return self.crew
        raise BadStep("These tables have been closed; lay new ones.")

    def step(self, options: npt.ArrayLike) -> None:
        """Give every table its option, -1 to leave it as it is. If one cannot be given, a `BadStep` says at which table, and nothing
        changes at any of them.
        """
        holder = self.holder
        # What a learner usually gives is read as it lies there.
        if not isinstance(options, np.ndarray) or options.dtype is not OPTION or options.shape != self.shape:
            options = self.checked(options).astype(OPTION)
        holder.step(options.tobytes())

    def checked(self, options: npt.ArrayLike) -> npt.NDArray[np.integer[Any]]:
        """One whole number for each table; whether it is on offer there is for the holder to say."""
        try:
            given = np.asarray(options)
        except (ValueError, TypeError) as problem:
            raise BadStep(f"The options are no array of integers: {short(problem)}.") from None
        if given.shape != self.shape:
            raise BadStep(
                f"There are {self.count} tables, but the options have the shape {given.shape}; give one each."
            )
        if given.dtype.kind == "O":  # such as integers of which one is too large for any array
            for table, option in enumerate(given.tolist()):
                if not isinstance(option, int) or not WAIT <= option <= LARGEST_OPTION:
                    number = option if isinstance(option, int) else WAIT
                    raise BadStep(f"Table {table}: {short(option)!r} is no option.", table, number)
        elif given.dtype.kind not in "iu":
            raise BadStep(f"Options are integers, not {given.dtype}.")
        if given.dtype == np.uint64:  # the only integers that may not fit where they are to stand
            wrong = given > LARGEST_OPTION
            if wrong.any():
                table = int(wrong.argmax())
                raise BadStep(f"Table {table}: {given[table]} is no option.", table, int(given[table]))
        return given

    def restart(self, which: npt.ArrayLike | None = None) -> None:
        """Deal the next game at these tables, over or not: their numbers, or a mask; all of them if none are named."""
        try:
            numbers = np.arange(self.count) if which is None else np.asarray(which)
        except (ValueError, TypeError):
            numbers = np.array(None)
        if numbers.dtype.kind == "b" and numbers.shape == (self.count,):
            numbers = np.flatnonzero(numbers)
        wrong = numbers.ndim != 1 or (numbers.size > 0 and numbers.dtype.kind not in "iu")
        if wrong or (numbers.size > 0 and (numbers.min() < 0 or numbers.max() >= self.count)):
            raise BadStep(f"Tables to restart are numbers from 0 to {self.count - 1}, or a mask of them all.")
        holder = self.holder
        for number in numbers.tolist():
            holder.restart(number)

    def part(self, name: str) -> npt.NDArray[np.int16]:
        """A part of what the asked seats see, by its name: one block for each table."""
        if name not in self.parts:
            raise NoSuchPart(f"There is no part {short(name)!r}; there are: {', '.join(self.parts)}.")
        part = self.parts[name]
        block = self.observation[:, part.start : part.start + part.size()]
        return block.reshape(self.count, *part.shape)

    def here(self) -> Hall:
        """The tables themselves, if they are in this process."""
        if self.holder is not self.hall:
            raise BadTable("The tables are kept by other processes: look at them with processes=1.")
        return self.hall

    def place(self, number: object) -> int:
        """The number of one of the tables, checked."""
        if isinstance(number, np.integer):
            number = int(number)
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < self.count:
            raise BadTable(f"There is no table {short(number)!r}; they are numbered 0 to {self.count - 1}.")
        return number

    def table(self, number: int) -> Table:
        """A copy of one of the tables, hidden things included: for bots, search and replays."""
        return self.here().tables[self.place(number)].copy()

    def record(self, number: int) -> Record:
        """The record of the present game at one of the tables."""
        return Record.of(self.here().tables[self.place(number)])

    def seed_of(self, number: int) -> int:
        """The seed of the present game at one of the tables: `izakaya.new_table` deals the same with it."""
        place = self.place(number)
        return deal_seed(self.seed, place, int(self.games[place]))

    def close(self) -> None:
        """Let the tables go, and the processes that keep them."""
        if self.crew is not None:
            self.crew.close()
        self.hall = self.crew = None

    def __enter__(self) -> ManyTables:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def whole(name: str, number: object, least: int, most: int) -> int:
    """A whole number in its bounds, or a sentence."""
    if isinstance(number, np.integer):
        number = int(number)
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
        raise BadTable(f"{short(number)!r} is no {name}: a whole number from {least} to {short(most)}.")
    return number


def seats_of(named: object) -> Iterable[Any]:
    if not isinstance(named, Iterable):
        raise BadTable(f"Seats played at random are several, such as (1, 2), not {short(named)!r}.")
    return named
