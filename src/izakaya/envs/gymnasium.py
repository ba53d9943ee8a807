"""The table as an environment of Gymnasium: one seat learns, the others are bots of a chosen level.

Importing this module registers an id for each game, `izakaya/<Game>-v<version>`, with a vector of tables behind `make_vec`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, ClassVar, Final

import numpy as np
import numpy.typing as npt

from izakaya.bots.named import player_named
from izakaya.bots.player import Player, ask_bot
from izakaya.envs.drawing import lines_of, picture_of
from izakaya.envs.manners import RENDER_MODES, Illegal, check_illegal, check_render_mode, settings_of
from izakaya.envs.needed import needed
from izakaya.envs.observers import OBSERVERS, game_named
from izakaya.envs.tables import ManyTables
from izakaya.games import GAMES
from izakaya.table.errors import BadStep, NoSuchSeat, NotOffered, TableOver, short
from izakaya.table.hall import LOST, WAIT, WON
from izakaya.table.table import Table

if find_spec("gymnasium") is None:
    needed("gymnasium")

import gymnasium
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

RANDOM: Final = "random"
LOWEST: Final = -128
HIGHEST: Final = 4096
MOST_SEED: Final = 2**63


class SeatEnv(gymnasium.Env):
    """One seat at a table. `against` names the others' level or whatever player `izakaya match` knows.

    Options are masked: `info["action_mask"]` and `action_masks()` say which are on offer. One that is not is refused, and nothing
    changes; with `illegal="first"` the first option is taken instead, for programs that know no masks.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 5,
        seat: int = 0,
        against: str = RANDOM,
        *,
        options: Mapping[str, object] | None = None,
        iterations: int | None = None,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.game = game_named(game)
        self.seats = seats
        self.options = settings_of(options)
        self.game.new_table(seats, 0, self.options)  # refuses wrong seats and options
        if seat not in range(seats):
            raise NoSuchSeat(f"There is no seat {short(seat)!r}; this table has seats 0 to {seats - 1}.")
        check_render_mode(render_mode)
        check_illegal(illegal)
        self.seat = seat
        self.against = against
        self.iterations = iterations
        player_named(against, 0, iterations=iterations)  # refuses whom nobody knows
        self.illegal = illegal
        self.language = language
        self.render_mode = render_mode
        self.observer = OBSERVERS[self.game.name](seats)
        self.observation_space = spaces.Box(LOWEST, HIGHEST, (int(self.observer.size),), np.int16)
        self.action_space = spaces.Discrete(self.observer.options)
        self.table: Table | None = None
        self.others: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            luck = self.np_random.integers(MOST_SEED, size=self.seats + 1).tolist()
            self.table = self.game.new_table(self.seats, luck[-1], self.options)
            self.others = {
                other: player_named(self.against, luck[other], iterations=self.iterations)
                for other in range(self.seats)
                if other != self.seat
            }
            self.play_on(self.table)
            # A game that ends before the seat is asked anything has nothing to teach.
            if not self.table.over:
                return self.seen(), self.about()

    def play_on(self, table: Table) -> None:
        """Up to the next decision of the seat."""
        while table.choices() and table.asked != self.seat:
            assert table.asked is not None
            table.answer(ask_bot(self.others[table.asked], table))
        if self.render_mode == "human":
            self.render()

    def seen(self) -> npt.NDArray[np.int16]:
        assert self.table is not None
        return np.array(memoryview(self.observer.row(self.table, self.seat)))

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Which options are on offer: none at a table that is over."""
        mask = np.zeros(self.observer.options, np.int8)
        if self.table is not None and self.table.asked == self.seat:
            mask[self.table.options()] = 1
        return mask

    def about(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def step(self, action: Any) -> tuple[npt.NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        table = self.table
        if table is None or table.over:
            raise TableOver("The game is over; reset the environment to play on.")
        try:
            table.answer(int(action) if isinstance(action, np.integer) else action)
        except NotOffered:
            if self.illegal == "refuse":
                raise
            table.answer(table.options()[0])
        self.play_on(table)
        reward = 0.0
        if table.over:
            reward = WON if self.seat in table.result().winners else LOST
        return self.seen(), reward, table.over, False, self.about()

    def render(self) -> Any:
        if self.table is None:
            return None
        if self.render_mode == "rgb_array":
            return picture_of(self.table, self.seat, self.language)
        if self.render_mode == "ansi":
            return lines_of(self.table, self.seat, self.language)
        if self.render_mode == "human":
            print(lines_of(self.table, self.seat, self.language, colours=True))
        return None


class SeatsVectorEnv(VectorEnv):
    """Many of them in one hall. Against `random`, the others are played inside the core; other levels are asked table by table.

    `autoreset_mode` is one of Gymnasium's three: a finished game is followed by the next at the next step (its action is ignored), in the
    same step (its last observation is in `infos["final_obs"]`), or when `reset` is told so with `options={"reset_mask": …}`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 5,
        seat: int = 0,
        against: str = RANDOM,
        *,
        options: Mapping[str, object] | None = None,
        iterations: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
    ) -> None:
        self.made = (game, seats, settings_of(options))
        game_named(game).new_table(seats, 0, self.made[2])  # refuses wrong seats and options
        if seat not in range(seats):
            raise NoSuchSeat(f"There is no seat {short(seat)!r}; this table has seats 0 to {seats - 1}.")
        player_named(against, 0, iterations=iterations)
        self.num_envs = num_envs
        self.seat = seat
        self.against = against
        self.iterations = iterations
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.render_mode = render_mode
        self.tables = self.lay(0)
        self.single_observation_space = spaces.Box(LOWEST, HIGHEST, (self.tables.size,), np.int16)
        self.single_action_space = spaces.Discrete(self.tables.mask.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.over = np.zeros(num_envs, np.bool_)
        self.players: list[dict[int, Player]] = []

    def lay(self, seed: int) -> ManyTables:
        game, seats, options = self.made
        others = (
            tuple(other for other in range(seats) if other != self.seat) if self.against == RANDOM else ()
        )
        return ManyTables(game, seats, self.num_envs, seed, options=options, at_random=others, restart=False)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.int16], dict[str, Any]]:
        """All tables anew; with `options={"reset_mask": …}` only those of the mask."""
        first = next((one for one in seed if one is not None), None) if isinstance(seed, list) else seed
        which = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            which = np.asarray(options["reset_mask"], np.bool_)
        if first is not None or not self.players:
            super().reset(seed=first)
            self.tables = self.lay(int(self.np_random.integers(MOST_SEED)))
            which = np.ones(self.num_envs, np.bool_)
        else:
            self.tables.restart(which)
        self.seat_others(which)
        self.over[which] = False
        self.begin(which)
        return self.tables.observation.copy(), self.about()

    def seat_others(self, which: npt.NDArray[np.bool_]) -> None:
        """Other players, with luck of their own, at these tables."""
        if not self.players:
            self.players = [{} for _ in range(self.num_envs)]
        if self.against == RANDOM:
            return
        for number in np.flatnonzero(which).tolist():
            luck = self.np_random.integers(MOST_SEED, size=self.tables.seats).tolist()
            self.players[number] = {
                other: player_named(self.against, luck[other], iterations=self.iterations)
                for other in range(self.tables.seats)
                if other != self.seat
            }

    def begin(self, which: npt.NDArray[np.bool_]) -> None:
        """Up to the seat's first decision; a game that ends before has nothing to teach, and another is dealt."""
        while True:
            self.play_on()
            ended = which & (self.tables.asked < 0)
            if not ended.any():
                return
            self.tables.restart(ended)

    def play_on(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.bool_]]:
        """Ask the others until it is the seat's turn everywhere; what the seat has won or lost by then, and where it is over."""
        tables = self.tables
        rewards = tables.rewards[:, self.seat].copy()
        over = tables.over.copy()
        while True:
            waiting = (tables.asked >= 0) & (tables.asked != self.seat)
            if not waiting.any():
                return rewards, over
            options = np.full(self.num_envs, WAIT)
            hall = tables.here()
            for number in np.flatnonzero(waiting).tolist():
                table = hall.tables[number]
                options[number] = ask_bot(self.players[number][int(tables.asked[number])], table)
            tables.step(options)
            rewards += tables.rewards[:, self.seat]
            over |= tables.over

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[
        npt.NDArray[np.int16],
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        if not self.players:
            raise BadStep("Reset the environment before the first step.")
        finished = self.over.copy()
        given = self.tables.checked(actions).astype(np.int64)
        # Many tables alone may wait, each for its own seat; here the seat is asked everywhere, and has to say something.
        silent = (given == WAIT) & ~finished
        if silent.any():
            table = int(silent.argmax())
            raise BadStep(f"Table {table}: {WAIT} is no option; choose one of the mask.", table, WAIT)
        if finished.any():
            if self.autoreset_mode == AutoresetMode.DISABLED:
                table = int(finished.argmax())
                raise BadStep(
                    f"Table {table}: its game is over; reset it with options={{'reset_mask': …}}.",
                    table,
                    int(given[table]),
                )
            given[finished] = WAIT
        self.tables.step(given)
        rewards, over = self.play_on()
        if finished.any():
            self.deal_next(finished)
            rewards[finished] = 0.0
            over[finished] = False
        infos: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            last = np.full(self.num_envs, None, object)
            for number in np.flatnonzero(over).tolist():
                last[number] = self.tables.observation[number].copy()
            infos = {"final_obs": last, "_final_obs": over.copy()}
            self.deal_next(over)
            self.over = np.zeros(self.num_envs, np.bool_)
        else:
            self.over = over.copy()
        return (
            self.tables.observation.copy(),
            rewards,
            over,
            np.zeros(self.num_envs, np.bool_),
            infos | self.about(),
        )

    def deal_next(self, which: npt.NDArray[np.bool_]) -> None:
        self.tables.restart(which)
        self.seat_others(which)
        self.begin(which)

    def about(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Which options are on offer, table by table."""
        return self.tables.mask.astype(np.int8)

    def close_extras(self, **_: Any) -> None:
        self.tables.close()


def id_of(game: str) -> str:
    """The id of a game's environment: `izakaya/` and its name, with the version of what a seat sees."""
    return f"izakaya/{game.capitalize()}-v{OBSERVERS[game](GAMES[game].least).version}"


for _game in GAMES:
    if id_of(_game) not in gymnasium.registry:
        gymnasium.register(
            id_of(_game),
            entry_point="izakaya.envs.gymnasium:SeatEnv",
            vector_entry_point="izakaya.envs.gymnasium:SeatsVectorEnv",
            kwargs={"game": _game},
        )
