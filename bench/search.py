"""Search beside search: decisions simulated a second inside ours, and inside OpenSpiel's ISMCTS in C++ on hearts.

Ours is measured twice. The *plain* search is of the same kind as OpenSpiel's: it knows nothing of the game, deals hidden cards anew,
grows a tree, and imagines every game at random to its end. The *master's* compares every option for about a round, weighs what it
imagines by judgement and then asks the outlook; its decisions are dearer, and meant to be.
What is counted is the same everywhere: questions with two or more options that were answered in imagined games. From start positions, so
that no search has it easier.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time
from typing import Any, TypedDict

import pyspiel

from bench.ours import SEATS
from izakaya import Chance, new_table
from izakaya.bots.adept_and_master import judgement_of, looking_ahead
from izakaya.bots.thinking.judgement import Judgement
from izakaya.bots.thinking.plain import PlainJudgement
from izakaya.bots.thinking.temper import EVEN

ROUNDS = 40  # a deal of ours and one of theirs in turn, so that a busy machine hits both alike
ITERATIONS = 500
TARGET = 1.6
# OpenSpiel's searches do not say how many decisions they simulated: counted in random games from the same deals.
COUNTED_GAMES = 40


class Figures(TypedDict):
    plain_ratio: float
    plain_decisions_per_second: float
    plain_iterations_per_second: float
    master_ratio: float
    master_decisions_per_second: float
    master_iterations_per_second: float
    open_spiel_decisions_per_second: float
    open_spiel_iterations_per_second: float


def ours(game: str, seed: int, judgement: Judgement, iterations: int) -> tuple[int, int, float]:
    """Decisions, iterations and processor seconds of a search from one deal."""
    table = new_table(game, seats=SEATS, seed=seed)
    table.choices()
    seat = table.asked
    assert seat is not None
    chance = Chance.quick(seed)
    search = looking_ahead(table.redeal(seat, chance), seat, judgement, chance)
    start = process_time()
    search.run(iterations, 0.0)
    seconds = process_time() - start
    return int(search.decisions), int(search.iterations), seconds


def hearts(seed: int) -> Any:
    """A deal of hearts, the first player who has a choice to play.

    In one deal of four no cards are passed on and the first to play must lead the two of clubs: there OpenSpiel's bot answers without
    searching at all, and its rate would be that of nothing.
    """
    random = Random(seed)
    state = pyspiel.load_game("hearts").new_initial_state()
    while len(actions := state.legal_actions()) == 1 or state.is_chance_node():
        state.apply_action(random.choice(actions))
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
    """Medians of many short rounds. Ratios too are taken round by round: a core that slows down for a while slows all."""
    plain: list[tuple[float, float]] = []
    masters: list[tuple[float, float]] = []
    other: list[tuple[float, float]] = []
    for seed in range(1, ROUNDS + 1):
        for judgement, found in ((PlainJudgement(), plain), (judgement_of(game, EVEN), masters)):
            decisions, iterations, seconds = ours(game, seed, judgement, ITERATIONS)
            found.append((decisions / seconds, iterations / seconds))
        simulated, simulations, spent = theirs(seed)
        other.append((simulated / spent, simulations / spent))
    return {
        "plain_ratio": ratio(plain, other),
        "plain_decisions_per_second": median(rate for rate, _ in plain),
        "plain_iterations_per_second": median(rate for _, rate in plain),
        "master_ratio": ratio(masters, other),
        "master_decisions_per_second": median(rate for rate, _ in masters),
        "master_iterations_per_second": median(rate for _, rate in masters),
        "open_spiel_decisions_per_second": median(rate for rate, _ in other),
        "open_spiel_iterations_per_second": median(rate for _, rate in other),
    }


def ratio(mine: list[tuple[float, float]], other: list[tuple[float, float]]) -> float:
    return median(us / them for (us, _), (them, _) in zip(mine, other, strict=True))


def show(game: str, figures: Figures) -> None:
    them = figures["open_spiel_decisions_per_second"] / 1e6
    for name, rate, against in (
        ("plain search", figures["plain_decisions_per_second"], figures["plain_ratio"]),
        ("master's search", figures["master_decisions_per_second"], figures["master_ratio"]),
    ):
        met = "met" if against >= TARGET else "missed"
        title = f"{name}, million decisions/s"
        print(f"{title:40}{rate / 1e6:13.3f}{'':13}{them:13.3f}{against:13.2f}{f'{TARGET:.1f} {met}':>13}")
    print(
        f"Iterations a second of {game}: plain {figures['plain_iterations_per_second']:.0f}, master's "
        f"{figures['master_iterations_per_second']:.0f}; OpenSpiel's ISMCTS on hearts {figures['open_spiel_iterations_per_second']:.0f}."
    )


if __name__ == "__main__":
    for name in ("sword", "sake"):
        show(name, measure(name))
