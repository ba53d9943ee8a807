"""OpenSpiel's own tests and searchers, on games of the house."""

from __future__ import annotations

import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from izakaya import GAMES, BadTable, Chance, NoSuchSeat, NotOffered, TableOver
from izakaya.envs.openspiel import short_name
from tests.envs.rows import row_of

BOTH = ("sword", "sake")
SEATINGS = [(game, seats) for game in BOTH for seats in (GAMES[game].least, GAMES[game].most)]


def load(game: str, players: int, deals: int = 20) -> Any:
    return pyspiel.load_game(short_name(game), {"players": players, "deals": deals})


def dealt(game: str, players: int, deal: int = 3) -> Any:
    state = load(game, players).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize(("game", "players"), SEATINGS)
def test_random_games(game: str, players: int) -> None:
    """Upstream's simulation: legal actions, copies, returns, and every state serialised and read again in one of them."""
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", BOTH)
def test_a_state_is_serialised_and_read_again(game: str) -> None:
    state = dealt(game, 4)
    luck = np.random.default_rng(1)
    for _ in range(30):
        if state.is_terminal():
            break
        state.apply_action(int(luck.choice(state.legal_actions())))
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    again_game, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert again.history() == state.history()
    world = state.resample_from_infostate(0, lambda: 0.5)
    assert str(pickle.loads(pickle.dumps(world.world)).table.notation()) == str(world)
    assert again_game.num_players() == 4


def test_a_playthrough_is_the_same_again() -> None:
    name = f"{short_name('sword')}(players=3,deals=5)"
    text = generate_playthrough.playthrough(name, [2], alsologtostdout=False, seed=1)
    assert "provides_information_state_tensor = True" in text
    assert "IsTerminal() = True" in text
    assert generate_playthrough.playthrough(name, [2], alsologtostdout=False, seed=1) == text


@pytest.mark.parametrize("game", BOTH)
def test_what_a_player_knows(game: str) -> None:
    state = dealt(game, 4)
    luck = np.random.default_rng(2)
    for _ in range(25):
        state.apply_action(int(luck.choice(state.legal_actions())))
    view = json.loads(state.information_state_string(1))
    assert view["hand"] == dict(state.table.view(1))["hand"]
    assert view["commitment"] == ""
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    assert (observation.tensor == row_of(state.get_game().observer, state.table, 1)).all()
    assert observation.dict["seat"].tolist() == [0, 1, 0, 0]
    public = make_observation(
        state.get_game(),
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        ),
    )
    public.set_from(state, 1)
    assert len(public.tensor) < len(observation.tensor)
    assert json.loads(public.string_from(state, 1))["hand"] in ({}, [])


@pytest.mark.parametrize("game", BOTH)
def test_a_resampled_state_cannot_be_told_from_the_true_one(game: str) -> None:
    state = dealt(game, 4)
    luck = np.random.default_rng(3)
    for _ in range(20):
        state.apply_action(int(luck.choice(state.legal_actions())))
    player = state.current_player()
    changed = 0
    for seed in range(5):
        chance = Chance.quick(seed)
        other = state.resample_from_infostate(player, lambda chance=chance: chance.word() / 2**32)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == [], "nothing of the truth is left in it"
        changed += str(other) != str(state)
        copy = other.clone()
        copy.apply_action(copy.legal_actions()[0])
        assert str(other) != str(copy)
    assert changed == 5


@pytest.mark.parametrize("game", BOTH)
def test_its_own_ismcts_plays_a_whole_game(game: str) -> None:
    """One player decides everything with OpenSpiel's ISMCTS, the others play anything."""
    state = dealt(game, 3)
    luck = np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=2,
        random_state=luck,
        allow_inconsistent_action_sets=True,
    )
    searched = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.current_player() == 0:
            action = bot.step(state)
            searched += 1
            assert action in legal
        else:
            action = int(luck.choice(legal))
        state.apply_action(action)
    assert searched > 3
    assert set(state.returns()) <= {1.0, -1.0}


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(Exception, match="players"):
        load("sword", 9)
    with pytest.raises(Exception, match="at least one deal"):
        pyspiel.load_game(short_name("sword"), {"players": 4, "deals": 0})
    with pytest.raises(BadTable, match="at most"):
        pyspiel.load_game(short_name("sword"), {"players": 4, "deals": 10**8})


def test_what_cannot_be_done_with_a_state_changes_nothing() -> None:
    game = pyspiel.load_game(short_name("sword"), {"players": 4, "deals": 10})
    before = game.new_initial_state()
    with pytest.raises(NotOffered, match="deals 0 to 9"):
        before.apply_action(10)
    assert before.is_chance_node()
    assert before.history() == []
    before.apply_action(9)
    state, history, text = before, before.history(), str(before)
    player = state.current_player()
    with pytest.raises(NotOffered):
        state.apply_action(605)
    with pytest.raises(NoSuchSeat, match="not for a spectator"):
        state.resample_from_infostate(None, lambda: 0.5)
    with pytest.raises(NoSuchSeat):
        state.resample_from_infostate(4, lambda: 0.5)
    for sampler in (None, lambda: "x", lambda: None, lambda: float("nan"), lambda: 1.5, lambda: -0.1):
        with pytest.raises(BadTable, match="from 0 to 1"):
            state.resample_from_infostate(player, sampler)
    assert (state.history(), str(state)) == (history, text)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    text = str(state)
    with pytest.raises(TableOver):
        state.apply_action(0)
    assert str(state) == text
