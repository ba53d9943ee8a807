"""`python -m bench`: measure every game of the house, print a table, write bench.json."""

from __future__ import annotations

import json
import os
import platform
import sys
from argparse import ArgumentParser
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import izakaya
from bench import halls, measure, search

REPORT = Path(__file__).parent.parent / "bench.json"
TARGETS = {
    "sword": {"playout_ratio": 1.0, "step_ratio": 3.0, "copy_ratio": 1.0},
    "sake": {"playout_ratio": 1.4, "step_ratio": 2.0, "copy_ratio": 1.0},
}


def processor() -> str:
    """The model of the processor, where the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text().splitlines() if told.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def surroundings() -> dict[str, object]:
    busy = os.getloadavg() if hasattr(os, "getloadavg") else ()
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {
            "system": platform.platform(terse=True),
            "processor": processor(),
            "cores": os.cpu_count(),
            "load_at_the_start": [round(load, 2) for load in busy],
        },
        "versions": {
            "izakaya": izakaya.__version__,
            "python": platform.python_version(),
            "mypy": version("mypy"),
            "librt": version("librt"),
            "open_spiel": version("open_spiel"),
        },
    }


def show(game: str, figures: measure.Figures) -> None:
    mine, pure, them = figures["izakaya"], figures["izakaya_interpreted"], figures["open_spiel"]
    million = 1e6
    rows = [
        (
            "playouts, million decisions/s",
            mine["playout_decisions_per_second"] / million,
            pure["playout_decisions_per_second"] / million,
            them["playout_decisions_per_second"] / million,
            "playout_ratio",
        ),
        (
            "steps from Python, million decisions/s",
            mine["step_decisions_per_second"] / million,
            pure["step_decisions_per_second"] / million,
            them["step_decisions_per_second"] / million,
            "step_ratio",
        ),
        (
            "a copy, microseconds",
            mine["copy_microseconds"],
            pure["copy_microseconds"],
            them["clone_microseconds"],
            "copy_ratio",
        ),
    ]
    ratios = {
        "playout_ratio": figures["playout_ratio"],
        "step_ratio": figures["step_ratio"],
        "copy_ratio": figures["copy_ratio"],
    }
    of_all_nodes = {
        "playout_ratio": f"{figures['playout_ratio_of_all_nodes']:.2f}",
        "step_ratio": f"{figures['step_ratio_of_all_nodes']:.2f}",
    }
    targets = TARGETS.get(game, {})
    print(f"\n{game}, 5 players; medians of {measure.ROUNDS} rounds, processor time")
    heads = ("izakaya", "interpreted", "OpenSpiel", "ratio", "target", "of all nodes")
    print(f"{'':40}" + "".join(f"{head:>13}" for head in heads))
    for title, us, interpreted, they, ratio in rows:
        target = targets.get(ratio)
        wanted = "" if target is None else f"{target:.1f} {'met' if ratios[ratio] >= target else 'missed'}"
        print(
            f"{title:40}{us:13.3f}{interpreted:13.3f}{they:13.3f}{ratios[ratio]:13.2f}{wanted:>13}"
            f"{of_all_nodes.get(ratio, ''):>13}"
        )
    print(
        f"A decision has two or more options, on both sides. Of OpenSpiel's {them['nodes_per_game']:.0f} player nodes a game "
        f"{them['decisions_per_game']:.0f} are decisions; 'of all nodes' compares our decisions with all of them."
    )


def main() -> int:
    parser = ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="the games to measure; all of the house if none is named")
    parser.add_argument("--interpreted", metavar="GAME", help="only measure this process: figures as JSON")
    chosen = parser.parse_args()
    if chosen.interpreted:
        print(json.dumps(measure.measure_interpreted(chosen.interpreted)))
        return 0
    unknown = [game for game in chosen.games if game not in izakaya.GAMES]
    if unknown:
        parser.error(f"there is no game {unknown[0]!r}; there are: {', '.join(izakaya.GAMES)}")
    if not izakaya.compiled:
        print(
            "The core is not compiled, so there is nothing to compare: see `make compile`.", file=sys.stderr
        )
        return 1
    report = surroundings()
    games: dict[str, measure.Figures] = {}
    searches: dict[str, search.Figures] = {}
    many: dict[str, halls.Figures] = {}
    for game in chosen.games or izakaya.GAMES:
        games[game] = measure.measure(game)
        show(game, games[game])
        searches[game] = search.measure(game)
        search.show(game, searches[game])
        many[game] = halls.measure(game)
        halls.show(game, many[game])
    report["games"] = games
    report["searches"] = searches
    report["many_tables"] = many
    REPORT.write_text(json.dumps(report, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
