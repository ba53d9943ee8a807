"""PettingZoo's own tests, on tables of every size."""

from __future__ import annotations

import warnings
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import parallel_to_aec

from izakaya import GAMES, BadTable, NotOffered, TableOver, WrongSeats, new_table
from izakaya.envs.drawing import SHAPE
from izakaya.envs.pettingzoo import AllAtOnceEnv, TurnsEnv, env, parallel_env

with warnings.catch_warnings():
    # Upstream's tests import games of its own in the way that it calls deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )
    from pettingzoo.test.save_obs_test import check_save_obs
    from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

# Upstream warns of every observation with a mask, but for those of its own games.
MASKED = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
pytestmark = MASKED
BOTH = ("sword", "sake")
SEATINGS = [(game, seats) for game in BOTH for seats in range(GAMES[game].least, GAMES[game].most + 1)]


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_the_api_at_every_table(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=40 if seats == GAMES[game].least else 12)


@pytest.mark.parametrize(("game", "seats"), [("sword", 4), ("sake", 5)])
def test_a_seed_decides_everything(game: str, seats: int) -> None:
    seed_test(partial(env, game, seats), num_cycles=20)
    parallel_seed_test(partial(parallel_env, game, seats, illegal="first"), num_cycles=5)


@pytest.mark.parametrize(("game", "seats"), [("sword", 4), ("sake", 5)])
def test_everybody_at_once(game: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats, illegal="first"), num_cycles=40)


@pytest.mark.parametrize("game", BOTH)
def test_max_cycles(game: str) -> None:
    """Upstream counts cycles in which every agent acts, and samples without masks: that is the parallel form, and the same by turns."""
    parallel = partial(parallel_env, game, 4, illegal="first")

    def by_turns(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=by_turns))


def test_max_cycles_of_our_own_turns_counts_decisions() -> None:
    table = env("sword", 4, max_cycles=6)
    table.reset(seed=1)
    for _ in range(6):
        assert not any(table.truncations.values())
        table.step(table.action_space(table.agent_selection).sample(table.last()[0]["action_mask"]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


@pytest.mark.parametrize("game", BOTH)
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game, 4))
    assert "Katana" in capsys.readouterr().out or game == "sword"


def test_a_picture_can_be_what_a_seat_observes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then upstream saves it; and it shows the seat's own hand, so two seats see two pictures."""
    monkeypatch.chdir(tmp_path)
    table = env("sword", 3, observe="picture")
    table.reset(seed=3)
    check_save_obs(table)
    save_obs_test(table)
    assert len(list(tmp_path.rglob("*.png"))) == 3
    one, other = table.observe("seat_0"), table.observe("seat_1")
    assert isinstance(one, np.ndarray)
    assert one.shape == SHAPE
    assert (one != other).any()
    assert len(np.unique(one.reshape(-1, 3), axis=0)) > 5, "there is something on it"


def test_a_game_is_the_tables_own() -> None:
    """The same options lead to the same end as at the table itself, and its winners are paid."""
    table = env("sake", 3)
    table.reset(seed=9)
    alone = new_table("sake", seats=3, seed=table.seated.table.origin.seed)
    luck = np.random.default_rng(1)
    while not alone.over:
        options = alone.choices()
        if not options:
            break
        seen: Any = table.observe(table.agent_selection)
        assert table.agent_selection == f"seat_{alone.asked}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(options)
        waiting = f"seat_{(alone.asked or 0) + 1 if (alone.asked or 0) + 1 < 3 else 0}"
        unasked: Any = table.observe(waiting)
        assert not unasked["action_mask"].any(), "who is not asked has no options"
        option = int(luck.choice(options))
        alone.answer(option)
        table.step(option)
    prizes = {f"seat_{seat}": 1.0 if seat in alone.result().winners else -1.0 for seat in range(3)}
    assert table.rewards == prizes
    assert all(table.terminations.values())


def test_what_is_not_on_offer_changes_nothing() -> None:
    table = env("sword", 4)
    with pytest.raises(TableOver, match="reset the environment"):
        table.step(0)
    table.reset(seed=7)
    before = table.seated.table.notation()
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    for action in (wrong, -1, 10**9, "pass", None, 1.5):
        with pytest.raises(NotOffered):
            table.step(action)
    assert table.seated.table.notation() == before
    together = parallel_env("sword", 4)
    together.reset(seed=7)
    with pytest.raises(NotOffered, match=r"seat_. is asked, and there is no action of it"):
        together.step({})
    nothing: Any = None
    with pytest.raises(NotOffered, match=r"seat_. is asked"):
        together.step(nothing)
    with pytest.raises(NotOffered):
        together.step(dict.fromkeys(together.agents, wrong))
    while together.agents:
        seen = {agent: together.seated.mask_of(int(agent[-1])) for agent in together.agents}
        together.step({agent: int(mask.argmax()) for agent, mask in seen.items()})
    with pytest.raises(TableOver):
        together.step({"seat_0": 0})


def test_environments_that_cannot_be_made() -> None:
    with pytest.raises(WrongSeats):
        env("sword", 2)
    with pytest.raises(BadTable, match="observes 'numbers' or a 'picture'"):
        env("sword", 3, observe="smell")
    with pytest.raises(BadTable, match="rendered as one of human, ansi, rgb_array"):
        parallel_env("sword", 3, render_mode="opera")
    unheard_of: Any = "second"
    with pytest.raises(BadTable, match="'refuse' or 'first'"):
        parallel_env("sword", 3, illegal=unheard_of)
    assert isinstance(env("sword"), TurnsEnv)
    assert isinstance(parallel_env("sword"), AllAtOnceEnv)
