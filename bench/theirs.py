"""OpenSpiel's side of the comparison: crazy_eights, its game nearest to ours (cards, hidden hands).

OpenSpiel asks with a node what we ask with a question. Luck is a node too: stepped and timed, as its user
must step it, but it is nobody's decision. Of the players' nodes we count all, and also those with a choice.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any, NamedTuple

import pyspiel

from bench.ours import DEALS, SEATS, picks

GAME = f"crazy_eights(players={SEATS})"
# Stepped to learn how many nodes a random game has from each deal; the rollouts in C++ do not say.
COUNTED_GAMES = 15


class Nodes(NamedTuple):
    """Nodes at which a player was asked: all of them, and those with two or more legal actions."""

    all: float
    choices: float


def deals() -> list[Any]:
    game = pyspiel.load_game(GAME)
    states = []
    for seed in range(DEALS):
        random = Random(seed)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        states.append(state)
    return states


def rollouts(states: list[Any], games: int, seed: int, nodes: Nodes) -> tuple[Nodes, float]:
    """Its RandomRolloutEvaluator, reached through a search of one simulation, which is one evaluation.

    `nodes` is how many a game has on average (`nodes_per_game`).
    """
    game = states[0].get_game()
    evaluator = pyspiel.RandomRolloutEvaluator(games, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, seed, False)
    start = process_time()
    for state in states:
        bot.mcts_search(state)
    seconds = process_time() - start
    played = len(states) * games
    return Nodes(nodes.all * played, nodes.choices * played), seconds


def steps(states: list[Any], games: int, seed: int) -> tuple[Nodes, float]:
    """Random games stepped from Python."""
    luck = picks(seed)
    start = process_time()
    for first in states:
        for _ in range(games):
            state = first.clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[next(luck) % len(actions)])
    seconds = process_time() - start
    return count_nodes(states, games, seed), seconds


def count_nodes(states: list[Any], games: int, seed: int) -> Nodes:
    """The players' nodes of the very games that `steps` plays with this seed."""
    luck = picks(seed)
    everything = choices = 0
    for first in states:
        for _ in range(games):
            state = first.clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    everything += 1
                    choices += len(actions) > 1
                state.apply_action(actions[next(luck) % len(actions)])
    return Nodes(everything, choices)


def nodes_per_game(states: list[Any]) -> Nodes:
    counted = count_nodes(states, COUNTED_GAMES, seed=0)
    games = len(states) * COUNTED_GAMES
    return Nodes(counted.all / games, counted.choices / games)


def clones(states: list[Any], times: int) -> tuple[int, float]:
    start = process_time()
    for state in states:
        for _ in range(times):
            state.clone()
    return len(states) * times, process_time() - start
