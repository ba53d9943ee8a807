"""Gymnasium's own check, and one seat among bots alone and on a batch."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from izakaya import BadTable, NoSuchSeat, NotOffered, TableOver, WrongSeats
from izakaya.bots import UnknownBot
from izakaya.envs import BadStep
from izakaya.envs.gymnasium import SeatEnv, SeatsVectorEnv, id_of
from tests.envs.picking import any_options

BOTH = ("sword", "sake")


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", [3, 6])
def test_gymnasiums_check(game: str, seats: int) -> None:
    """It samples without masks."""
    check_env(SeatEnv(game, seats, illegal="first"), skip_render_check=True)


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "rgb_array", "human"):
        table = gymnasium.make(id_of("sword"), seats=3, render_mode=mode)
        table.reset(seed=1)
        drawn = table.render()
        assert (
            isinstance(drawn, np.ndarray)
            if mode == "rgb_array"
            else isinstance(drawn, str) == (mode == "ansi")
        )
    assert "Resilience" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "against"), [("sword", "adept"), ("sake", "novice")])
def test_a_whole_game_against_bots(game: str, against: str) -> None:
    table: Any = gymnasium.make(id_of(game), seats=3, seat=1, against=against)
    observation, info = table.reset(seed=5)
    luck = np.random.default_rng(1)
    over = False
    while not over:
        assert (info["action_mask"] == table.unwrapped.action_masks()).all()
        assert info["action_mask"].sum() > 1
        option = int(luck.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, over, truncated, info = table.step(option)
        assert observation in table.observation_space
        assert not truncated
    assert reward in (1.0, -1.0)
    assert not info["action_mask"].any()
    with pytest.raises(TableOver):
        table.unwrapped.step(0)


def test_a_masked_option_is_refused() -> None:
    table = SeatEnv("sword", 4)
    with pytest.raises(TableOver):
        table.step(0)
    _, info = table.reset(seed=3)
    assert table.table is not None
    before = table.table.notation()
    for wrong in (int(info["action_mask"].argmin()), -1, 400, "0", None):
        with pytest.raises(NotOffered):
            table.step(wrong)
    assert table.table.notation() == before


def test_environments_that_cannot_be_made() -> None:
    for maker in (SeatEnv, SeatsVectorEnv):
        with pytest.raises(WrongSeats):
            maker("sword", seats=8)
        with pytest.raises(NoSuchSeat):
            maker("sword", seats=4, seat=4)
        with pytest.raises(UnknownBot):
            maker("sword", seats=4, against="grandmaster")
    with pytest.raises(BadTable, match="rendered as one of"):
        SeatEnv("sword", render_mode="opera")


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_a_vector_of_tables(game: str, mode: AutoresetMode) -> None:
    tables: Any = gymnasium.make_vec(id_of(game), num_envs=6, seats=3, seat=2, autoreset_mode=mode)
    assert tables.metadata["autoreset_mode"] == mode
    observations, infos = tables.reset(seed=4)
    luck = np.random.default_rng(2)
    ended = 0
    was_over = np.zeros(6, np.bool_)
    while ended < 4:
        assert observations in tables.observation_space
        mask = infos["action_mask"]
        assert (mask == tables.unwrapped.action_masks()).all()
        options = np.maximum(any_options(mask == 1, luck), 0)
        if mode == AutoresetMode.DISABLED and was_over.any():
            with pytest.raises(BadStep, match="its game is over; reset it with"):
                tables.step(options)
            observations, infos = tables.reset(options={"reset_mask": was_over})
            was_over[:] = False
            continue
        observations, rewards, over, truncations, infos = tables.step(options)
        assert not truncations.any()
        assert (np.abs(rewards) == over).all()
        if mode == AutoresetMode.NEXT_STEP:
            assert not over[was_over].any(), "the step after the end begins the next game"
            assert (rewards[was_over] == 0).all()
        if mode == AutoresetMode.SAME_STEP:
            assert (infos["action_mask"].sum(axis=1) > 1).all()
            if over.any():
                assert (infos["_final_obs"] == over).all()
                number = int(over.argmax())
                assert infos["final_obs"][number].shape == observations[number].shape
                assert (infos["final_obs"][number] != observations[number]).any()
        else:
            assert ((infos["action_mask"].sum(axis=1) > 1) == ~over).all()
        ended += int(over.sum())
        was_over = over
    tables.close()


def test_a_vector_against_thinking_bots_and_wrong_options() -> None:
    tables = SeatsVectorEnv("sword", num_envs=2, seats=3, against="adept")
    with pytest.raises(BadStep, match="Reset the environment"):
        tables.step([0, 0])
    _, infos = tables.reset(seed=1)
    luck = np.random.default_rng(1)
    before = tables.tables.observation.copy()
    wrong = int(infos["action_mask"][1].argmin())
    with pytest.raises(BadStep, match="Table 1: ") as problem:
        tables.step([int(infos["action_mask"][0].argmax()), wrong])
    assert (problem.value.table, problem.value.option) == (1, wrong)
    with pytest.raises(BadStep, match="Table 1: -1 is no option"):
        tables.step([int(infos["action_mask"][0].argmax()), -1])
    ragged: Any = [0, [0]]
    with pytest.raises(BadStep, match="no array of integers"):
        tables.step(ragged)
    assert (before == tables.tables.observation).all()
    for _ in range(12):
        _, _, over, _, infos = tables.step(np.maximum(any_options(infos["action_mask"] == 1, luck), 0))
        assert (tables.tables.asked[~over] == 0).all()


def test_the_same_seed_gives_the_same_tables() -> None:
    one, other = (SeatsVectorEnv("sake", num_envs=3, seats=4) for _ in range(2))
    (first, _), (second, _) = one.reset(seed=8), other.reset(seed=8)
    assert (first == second).all()
    assert (one.reset(seed=8)[0] == first).all()
    assert (one.reset()[0] != first).any()
