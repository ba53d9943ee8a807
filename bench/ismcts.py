"""`python -m bench.ismcts`: OpenSpiel's own ISMCTS, in Python, against our master at the same tables.

With as many imagined games for each decision on both sides; or with other ones for the master, so that both think about as long.
Every second seat is theirs; each deal is played twice, the second time with places changed. ISMCTS knows no more of our games than
`izakaya.envs.openspiel` tells it, and imagines them at random; the master has its judgement. So this says what that judgement is worth,
and that our tables bear somebody else's search.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from izakaya.bots.named import player_named
from izakaya.bots.player import ask_bot
from izakaya.envs.openspiel import short_name

EXPLORATION = 1.0  # results are from -1 to 1


def searcher(game: Any, simulations: int, seed: int) -> Any:
    luck = np.random.RandomState(seed)
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=EXPLORATION,
        max_simulations=simulations,
        random_state=luck,
        # What is on offer at an information set differs from one deal of the hidden cards to the next.
        allow_inconsistent_action_sets=True,
    )


def play(said: Namespace, deal: int, theirs: int, spent: dict[str, float]) -> float:
    """One game; how much more often their seats won than ours, from -1 to 1."""
    game = pyspiel.load_game(short_name(said.game), {"players": said.seats, "deals": deal + 1})
    state = game.new_initial_state()
    state.apply_action(deal)
    bot = searcher(game, said.simulations, deal)
    thought = said.iterations or said.simulations
    masters = [player_named("master", 1000 * deal + seat, iterations=thought) for seat in range(said.seats)]
    while not state.is_terminal():
        seat = state.current_player()
        before = process_time()
        if seat % 2 == theirs:
            state.apply_action(bot.step(state))
            spent["ISMCTS"] += process_time() - before
        else:
            state.apply_action(ask_bot(masters[seat], state.table))
            spent["master"] += process_time() - before
    won = [float(result > 0) for result in state.returns()]
    return mean(won[theirs::2]) - mean(won[1 - theirs :: 2])


def main() -> None:
    parser = ArgumentParser(prog="python -m bench.ismcts", description=__doc__)
    parser.add_argument("--game", default="sword")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the first deal, to play a match in pieces")
    parser.add_argument("--simulations", type=int, default=50, help="imagined games for a decision (50)")
    parser.add_argument(
        "--iterations", type=int, help="the same of the master; as many if not said otherwise"
    )
    said = parser.parse_args()
    spent = {"ISMCTS": 0.0, "master": 0.0}
    pairs = []
    for deal in range(said.first, said.first + said.deals):
        games = [play(said, deal, side, spent) for side in (0, 1)]
        pairs.append(mean(games))
        print(f"deal {deal}: {games[0]:+.2f} {games[1]:+.2f}", flush=True)
    give = 1.96 * stdev(pairs) / sqrt(len(pairs)) if len(pairs) > 1 else 1.0
    print(
        f"{said.game}, {said.seats} seats, {2 * len(pairs)} games, {said.simulations} imagined games a decision, of the master "
        f"{said.iterations or said.simulations}: a seat of ISMCTS won {mean(pairs):+.3f} ± {give:.3f} games more than a master's; "
        f"seconds: {spent['ISMCTS']:.0f} and {spent['master']:.0f}"
    )


if __name__ == "__main__":
    main()
