"""The games of the house as games of OpenSpiel: importing this module registers `izakaya_<game>` for each of them.

A game begins with one node of luck, which of so many deals it is; everything after that follows from the deal and the players'
decisions. Questions that leave no choice are played on the way, so every other node is a decision. What a player knows is the view of
its seat; worlds for search come from the table's own `redeal`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

import numpy as np

from izakaya.envs.needed import needed
from izakaya.envs.observers import OBSERVERS
from izakaya.games import GAMES, parse, read_record, replay
from izakaya.table.chance import QUICK_SEEDS, Chance
from izakaya.table.errors import BadTable, NoSuchSeat, NotOffered, short
from izakaya.table.game import Game
from izakaya.table.hall import LOST, WON, deal_seed
from izakaya.table.observation import Observer
from izakaya.table.record import Record
from izakaya.table.table import Table

if find_spec("pyspiel") is None:
    needed("pyspiel")

import pyspiel

DEALS: Final = 10_000
MOST_DEALS: Final = 1_000_000  # each of them is an outcome of the first node
LONGEST: Final = 20_000  # decisions; no game of the house has ever come near
USUAL_PLAYERS: Final = 5


class World:
    """A table as OpenSpiel copies it: what it calls a deep copy is our own."""

    def __init__(self, table: Table | None) -> None:
        self.table = table

    def __deepcopy__(self, memo: object) -> World:
        return World(None if self.table is None else self.table.copy())

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        """How it is stored: as a record that leads to it, or as a position if it was dealt anew."""
        table = self.table
        if table is None:
            return world_of, ("", "")
        if table.origin.is_known():
            return world_of, (Record.of(table).text(), "")
        return world_of, ("", table.notation())


def world_of(record: str, position: str) -> World:
    """A world that was stored."""
    if record:
        table = replay(read_record(record))
        table.telling = False
        return World(table)
    return World(parse(position) if position else None)


def words_of(table: Table, option: int) -> str:
    """An option in words: its number, and what it means."""
    parts = table.describe(option).parts()
    return f"{option} " + " ".join(str(value) for value in parts.values())


def lot_of(sampler: object) -> float:
    """What a sampler of OpenSpiel draws: a number from 0 to 1."""
    lot = sampler() if callable(sampler) else sampler
    if not isinstance(lot, float | int) or not 0.0 <= lot <= 1.0:
        raise BadTable(f"A sampler is called for a number from 0 to 1; this one gave {short(lot)!r}.")
    return lot


class IzakayaState(pyspiel.State):
    """A table, before the deal or after it."""

    def __init__(self, game: IzakayaGame) -> None:
        super().__init__(game)
        self.world = World(None)

    @property
    def table(self) -> Table | None:
        return self.world.table

    def current_player(self) -> int:
        table = self.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.asked is None else table.asked

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table
        return sorted(table.options()) if table is not None and table.asked == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.world = World(self.get_game().deal(action))
        else:
            self.table.answer(action)
            self.table.settle()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"Deal {action}"
        return words_of(self.table, action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        table = self.table
        players = int(self.num_players())
        if table is None or not table.over:
            return [0.0] * players
        winners = table.result().winners
        return [WON if seat in winners else LOST for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> IzakayaState:
        """A state that this player cannot tell from this one. Nothing of the truth is in it, so it has no history either."""
        if self.table is None:
            raise BadTable("Before the deal there is nothing to deal anew.")
        if self.table.seat_of(player) is None:
            raise NoSuchSeat("Worlds are imagined for a player, not for a spectator.")
        luck = Chance.quick(int(lot_of(sampler) * QUICK_SEEDS) & QUICK_SEEDS)
        other: IzakayaState = self.get_game().new_initial_state()
        other.world = World(self.table.redeal(player, luck))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.table is None else self.table.notation()


class IzakayaGame(pyspiel.Game):
    """A game of the house; a class of its own for each, made by `register`."""

    house_game: Game

    def __init__(self, params: Any = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", self.usual_players()))
        self.deals = int(given.get("deals", DEALS))
        self.seed = int(given.get("seed", 0))
        self.house_game.new_table(players, 0, {})  # refuses wrong seats
        if not 1 <= self.deals <= MOST_DEALS:
            raise BadTable(f"A game has at least one deal and at most {MOST_DEALS}, not {short(self.deals)}.")
        self.players = players
        self.observer = OBSERVERS[self.house_game.name](players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.options,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=LOST,
            max_utility=WON,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.house_game), info, given)

    @classmethod
    def usual_players(cls) -> int:
        return min(cls.house_game.most, max(cls.house_game.least, USUAL_PLAYERS))

    def deal(self, number: int) -> Table:
        """One of the deals, up to its first decision."""
        if not 0 <= number < self.deals:
            raise NotOffered(f"There is no deal {short(number)}; this game has deals 0 to {self.deals - 1}.")
        table = self.house_game.new_table(self.players, deal_seed(self.seed, number, 0), {})
        table.telling = False
        table.settle()
        return table

    def new_initial_state(self) -> IzakayaState:
        return IzakayaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SeatObserver(self.observer, self.players, wanted, params)


class SeatObserver:
    """What a player knows, as a tensor with named parts and as text; without private information, what everybody sees."""

    def __init__(self, observer: Observer, players: int, wanted: Any, params: Any) -> None:
        if params:
            raise BadTable(f"This observer has no parameters; it was given {sorted(params)}.")
        self.observer = observer
        self.private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = int(observer.size if self.private else observer.public_size)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size()].reshape(part.shape)
            for part in observer.parts
            if part.start < size
        }

    def set_from(self, state: IzakayaState, player: int) -> None:
        """Write what a player knows of a state into the tensor."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            row = self.observer.row(state.table, player if self.private else None)
            self.tensor[:] = np.asarray(memoryview(row))

    def string_from(self, state: IzakayaState, player: int) -> str:
        """The same as text: the view of the seat, without the seal, which tells deals apart that nobody can."""
        if state.table is None:
            return "before the deal"
        seat = player if self.private else None
        if state.table.over:
            return f"{seat} over {state.table.result()}"
        # The seal is as long as this, whatever it says.
        seal = state.table.origin.commitment.encode()
        return state.table.view_bytes(seat).replace(seal, b"").decode()


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before there is one."""
    specification = {"players": min(game.most, max(game.least, USUAL_PLAYERS)), "deals": DEALS, "seed": 0}
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"Izakaya {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification,
    )


def short_name(game: str) -> str:
    """What OpenSpiel calls a game of the house."""
    return f"izakaya_{game.replace('-', '_')}"


def register(game: Game) -> None:
    """Make a game known to OpenSpiel, once."""
    if short_name(game.name) not in pyspiel.registered_names():
        made = type(f"{game.name.capitalize()}Game", (IzakayaGame,), {"house_game": game})
        pyspiel.register_game(type_of(game), made)


for _game in GAMES.values():
    register(_game)
