"""The table as an environment of PettingZoo: agents take turns (AEC), as the table asks them.

`parallel_env` is the same for programs in which everybody acts at once: of all actions that are handed in, that of the asked seat counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from izakaya.envs.drawing import SHAPE, lines_of, picture_of
from izakaya.envs.manners import RENDER_MODES, Illegal, check_illegal, check_render_mode, settings_of
from izakaya.envs.needed import needed
from izakaya.envs.observers import OBSERVERS, game_named
from izakaya.table.errors import BadTable, NotOffered, TableOver, short
from izakaya.table.hall import LOST, WON
from izakaya.table.table import Table

if find_spec("pettingzoo") is None:
    needed("pettingzoo")

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

NUMBERS: Final = "numbers"
PICTURE: Final = "picture"
LOWEST: Final = -128
HIGHEST: Final = 4096  # more than any count of cards, steps or weapons; a seat's numbers stay far below

Observed = dict[str, npt.NDArray[Any]] | npt.NDArray[np.uint8]


def agent_of(seat: int) -> str:
    return f"seat_{seat}"


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


class Seated:
    """What both forms share: the table, and what its seats see. `max_cycles` ends a game after so many decisions, undecided."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None,
        max_cycles: int | None,
        observe: str,
        render_mode: str | None,
        language: str,
    ) -> None:
        self.game = game_named(game)
        self.seats = seats
        self.options = settings_of(options)
        self.game.new_table(seats, 0, self.options)  # refuses wrong seats and options
        if observe not in (NUMBERS, PICTURE):
            raise BadTable(f"A seat observes {NUMBERS!r} or a {PICTURE!r}, not {short(observe)!r}.")
        check_render_mode(render_mode)
        self.observe_as = observe
        self.max_cycles = max_cycles
        self.mode = render_mode
        self.language = language
        self.observer = OBSERVERS[self.game.name](seats)
        self.width = self.observer.options
        self.chance, _ = seeding.np_random()
        self.table: Table = self.game.new_table(seats, 0, self.options)
        self.decisions = 0

    def about(self, *, parallel: bool) -> dict[str, Any]:
        """What PettingZoo wants to know of an environment."""
        name = f"izakaya_{self.game.name}_v{self.observer.version}"
        return {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": parallel, "render_fps": 1}

    def lay(self, seed: int | None) -> None:
        """The next table; a seed decides it and all that follow until another is given."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        self.table = self.game.new_table(self.seats, int(self.chance.integers(2**63)), self.options)
        self.table.settle()
        self.decisions = 0

    def space_seen(self) -> spaces.Space[Any]:
        """What a seat observes."""
        if self.observe_as == PICTURE:
            return spaces.Box(0, 255, SHAPE, np.uint8)
        return spaces.Dict(
            {
                "observation": spaces.Box(LOWEST, HIGHEST, (int(self.observer.size),), np.int16),
                "action_mask": spaces.Box(0, 1, (self.width,), np.int8),
            }
        )

    def seen_by(self, seat: int) -> Observed:
        if self.observe_as == PICTURE:
            return picture_of(self.table, seat, self.language)
        return {
            "observation": np.array(memoryview(self.observer.row(self.table, seat))),
            "action_mask": self.mask_of(seat),
        }

    def mask_of(self, seat: int) -> npt.NDArray[np.int8]:
        """The options of a seat: none while it is not asked."""
        mask = np.zeros(self.width, np.int8)
        if self.table.asked == seat:
            mask[self.table.options()] = 1
        return mask

    def answer(self, option: object) -> None:
        """The asked seat's answer, and on to the next decision."""
        self.table.answer(int(option) if isinstance(option, np.integer) else option)
        self.table.settle()
        self.decisions += 1

    def prize(self, seat: int) -> float:
        """1 for who won and -1 for who lost a game that is over."""
        return WON if seat in self.table.result().winners else LOST

    def shown(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as everybody sees it, in the way that was asked for."""
        if self.mode == "rgb_array":
            return picture_of(self.table, None, self.language)
        if self.mode == "ansi":
            return lines_of(self.table, None, self.language)
        if self.mode == "human":
            print(lines_of(self.table, None, self.language, colours=True))
        return None


class TurnsEnv(AECEnv[str, Any, Any]):
    """See the module."""

    def __init__(self, seated: Seated) -> None:
        super().__init__()
        self.seated = seated
        self.metadata = seated.about(parallel=False)
        self.render_mode = seated.mode
        self.possible_agents = [agent_of(seat) for seat in range(seated.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: seated.space_seen() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(seated.width) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.seated.lay(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        """Who is asked; at a table that is over, the first who has not left yet."""
        asked = self.seated.table.asked
        self.agent_selection = self.agents[0] if asked is None else agent_of(asked)

    def observe(self, agent: str) -> Observed:
        return self.seated.seen_by(seat_of(agent))

    def step(self, action: Any) -> None:
        if not self.agents:
            raise TableOver("Nobody is at the table; reset the environment to play.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.seated.answer(action)  # raises, and changes nothing, if it is not on offer
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        table = self.seated.table
        if table.over:
            self.rewards = {one: self.seated.prize(seat_of(one)) for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.seated.max_cycles is not None and self.seated.decisions >= self.seated.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.seated.shown()

    def close(self) -> None:
        """Nothing is kept that had to be let go."""


class AllAtOnceEnv(ParallelEnv[str, Any, Any]):
    """Everybody acts in every cycle; what the asked seat says counts, the others' actions are ignored.

    With `illegal` set to "first", an action of the asked seat that is not on offer becomes its first option, for programs that know
    no masks; otherwise it is refused.
    """

    def __init__(self, seated: Seated, illegal: Illegal) -> None:
        check_illegal(illegal)
        self.seated = seated
        self.illegal = illegal
        self.metadata = seated.about(parallel=True)
        self.render_mode = seated.mode
        self.possible_agents = [agent_of(seat) for seat in range(seated.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: seated.space_seen() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(seated.width) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self.seated.lay(seed)
        self.agents = list(self.possible_agents)
        return self.everything_seen(), {agent: {} for agent in self.agents}

    def everything_seen(self) -> dict[str, Observed]:
        return {agent: self.seated.seen_by(seat_of(agent)) for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        table = self.seated.table
        if not self.agents or table.asked is None:
            raise TableOver("The game is over; reset the environment to play on.")
        asked = agent_of(table.asked)
        given: object = actions  # callers may hand us anything
        if not isinstance(given, Mapping) or asked not in given:
            raise NotOffered(f"{asked} is asked, and there is no action of it.")
        try:
            self.seated.answer(actions[asked])
        except NotOffered:
            if self.illegal == "refuse":
                raise
            self.seated.answer(table.options()[0])
        over = table.over
        long = (
            not over
            and self.seated.max_cycles is not None
            and self.seated.decisions >= self.seated.max_cycles
        )
        nothing: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        told = (
            self.everything_seen(),
            {agent: self.seated.prize(seat_of(agent)) if over else 0.0 for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, long),
            nothing,
        )
        if over or long:
            self.agents = []
        return told

    def render(self) -> Any:
        return self.seated.shown()

    def close(self) -> None:
        """Nothing is kept that had to be let go."""


def env(
    game: str,
    seats: int = 5,
    *,
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    observe: str = NUMBERS,
    render_mode: str | None = None,
    language: str = "en",
) -> TurnsEnv:
    """A table of a game with so many seats, in which agents act when they are asked."""
    return TurnsEnv(Seated(game, seats, options, max_cycles, observe, render_mode, language))


def parallel_env(
    game: str,
    seats: int = 5,
    *,
    options: Mapping[str, object] | None = None,
    max_cycles: int | None = None,
    observe: str = NUMBERS,
    render_mode: str | None = None,
    language: str = "en",
    illegal: Illegal = "refuse",
) -> AllAtOnceEnv:
    """The same, in which everybody acts in every cycle."""
    return AllAtOnceEnv(Seated(game, seats, options, max_cycles, observe, render_mode, language), illegal)
