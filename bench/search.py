"""Search beside search: decisions simulated a second inside ours, and inside OpenSpiel's ISMCTS in C++ on hearts.

Ours imagines how a game goes on by judgement: to its end, late in it in haste (Samurai Sword), or for about a round (SAKE); OpenSpiel's at
random, to its end. What is counted is the same
on both sides: questions with two or more options that were answered in imagined games. From start positions, so that no search has
it easier.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time
from typing import Any, TypedDict

import pyspiel

from bench.ours import SEATS
from izakaya import Chance, new_table
from izakaya.bots.adept_and_master import judgement_of
from izakaya.bots.thinking.search import Search
from izakaya.bots.thinking.temper import EVEN

ROUNDS = 60  # a deal of ours and one of theirs in turn, so that a busy machine hits both alike
ITERATIONS = 500
TARGET = 1.6
# OpenSpiel's searches do not say how many decisions they simulated: counted in random games from the same deals.
COUNTED_GAMES = 40


class Figures(TypedDict):
    search_ratio: float
    decisions_per_second: float
    iterations_per_second: float
    open_spiel_decisions_per_second: float
    open_spiel_iterations_per_second: float


def ours(game: str, seed: int) -> tuple[int, int, float]:
    """Decisions, iterations and processor seconds of a search from one deal."""
    table = new_table(game, seats=SEATS, seed=seed)
    table.choices()
    seat = table.asked
    assert seat is not None
    chance = Chance.quick(seed)
    search = Search(table.redeal(seat, chance), seat, judgement_of(game, EVEN), chance)
    start = process_time()
    search.run(ITERATIONS, 0.0)
    seconds = process_time() - start
    return int(search.decisions), int(search.iterations), seconds


def hearts(seed: int) -> Any:
    """A deal of hearts, its first player to play."""
    random = Random(seed)
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
    return state


def decisions_per_game(first: Any, seed: int) -> float:
    random = Random(seed)
    decisions = 0
    for _ in range(COUNTED_GAMES):
        state = first.clone()
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(random.choice(actions))
    return decisions / COUNTED_GAMES


def theirs(seed: int) -> tuple[float, int, float]:
    state = hearts(seed)
    decisions = ITERATIONS * decisions_per_game(state, seed)
    bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, ITERATIONS)
    start = process_time()
    bot.step(state)
    return decisions, ITERATIONS, process_time() - start


def measure(game: str) -> Figures:
    """Medians of many short rounds. The ratio too is taken round by round: a core that slows down for a while slows both."""
    mine: list[tuple[float, float]] = []
    other: list[tuple[float, float]] = []
    for seed in range(1, ROUNDS + 1):
        decisions, iterations, seconds = ours(game, seed)
        mine.append((decisions / seconds, iterations / seconds))
        simulated, simulations, spent = theirs(seed)
        other.append((simulated / spent, simulations / spent))
    return {
        "search_ratio": median(us / them for (us, _), (them, _) in zip(mine, other, strict=True)),
        "decisions_per_second": median(rate for rate, _ in mine),
        "iterations_per_second": median(rate for _, rate in mine),
        "open_spiel_decisions_per_second": median(rate for rate, _ in other),
        "open_spiel_iterations_per_second": median(rate for _, rate in other),
    }


def show(game: str, figures: Figures) -> None:
    met = "met" if figures["search_ratio"] >= TARGET else "missed"
    print(
        f"{'search, million decisions/s':40}{figures['decisions_per_second'] / 1e6:13.3f}{'':13}"
        f"{figures['open_spiel_decisions_per_second'] / 1e6:13.3f}{figures['search_ratio']:13.2f}"
        f"{f'{TARGET:.1f} {met}':>13}"
    )
    print(
        f"Of search: {figures['iterations_per_second']:.0f} iterations a second of {game}; "
        f"OpenSpiel's ISMCTS on hearts {figures['open_spiel_iterations_per_second']:.0f}, at random and to its end."
    )


if __name__ == "__main__":
    for name in ("sword", "sake"):
        show(name, measure(name))
