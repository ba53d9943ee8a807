"""`python -m bench.pages`: write the figures of bench.json into the tables of docs/performance.md and docs/environments.md.

A run of `make bench` and then this: nobody copies a figure by hand. A table is known by its first line, and its rows are replaced; so
are the lines that say when and on what it was measured. What is said about the figures in words stays, and has to be read again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from bench.__main__ import REPORT, TARGETS
from bench.halls import WANTED
from bench.search import TARGET

DOCS: Final = REPORT.parent / "docs"
NAMES: Final = {"sword": "Samurai Sword", "sake": "SAKE"}
MILLION: Final = 1e6


def marked(told: str, is_reached: bool) -> str:
    return f"**{told}**" if is_reached else told


def against(ratio: float, wanted: float | None) -> str:
    """A ratio and what was wanted of it, as two cells; in bold if it is reached."""
    told = f"{ratio:.2f}"
    if wanted is None:
        return f"{told} | "
    return f"{marked(told, ratio >= wanted)} | {wanted}"


def one_by_one(game: str, report: Any) -> list[str]:
    """The rows of a game in docs/performance.md."""
    figures, search = report["games"][game], report["searches"][game]
    mine, pure, them = figures["izakaya"], figures["izakaya_interpreted"], figures["open_spiel"]
    wanted = TARGETS.get(game, {})
    rows = []
    for title, name in (("playouts", "playout"), ("steps from Python", "step")):
        rate = f"{name}_decisions_per_second"
        rows.append(
            f"| {title}, million decisions/s | {mine[rate] / MILLION:.2f} | {pure[rate] / MILLION:.3f} | {them[rate] / MILLION:.2f} | "
            f"{against(figures[f'{name}_ratio'], wanted.get(f'{name}_ratio'))} | {figures[f'{name}_ratio_of_all_nodes']:.2f} |"
        )
    rows.append(
        f"| a copy, µs | {mine['copy_microseconds']:.2f} | {pure['copy_microseconds']:.1f} | {them['clone_microseconds']:.2f} | "
        f"{against(figures['copy_ratio'], wanted.get('copy_ratio'))} | |"
    )
    theirs = search["open_spiel_decisions_per_second"] / MILLION
    for title, name in (("plain search", "plain"), ("the master's search", "master")):
        rate = search[f"{name}_decisions_per_second"] / MILLION
        rows.append(
            f"| {title}, million decisions/s | {rate:.2f} | | {theirs:.2f} | {against(search[f'{name}_ratio'], TARGET)} | |"
        )
    return rows


def iterations(report: Any) -> list[str]:
    kinds = ("plain", "master", "open_spiel")
    return [
        f"| {NAMES.get(game, game)} | "
        + " | ".join(f"{search[f'{kind}_iterations_per_second']:,.0f}" for kind in kinds)
        + " |"
        for game, search in report["searches"].items()
    ]


def many(report: Any) -> list[str]:
    """The rows of docs/environments.md."""
    rows = []
    for game, figures in report["many_tables"].items():
        wanted, _ = WANTED.get(game, (0.0, 0.0))
        ratio = marked(f"{figures['ratio']:.1f}", figures["ratio"] >= wanted)
        rows.append(
            f"| {NAMES.get(game, game)} | {figures['decisions_per_second'] / MILLION:.2f} million | "
            f"{figures['open_spiel_decisions_per_second'] / MILLION:.3f} million | "
            f"{ratio} | {wanted:.0f} | "
            f"{figures['ratio_of_all_nodes']:.1f} | {figures['kilobytes_a_table']:.0f} kB |"
        )
    return rows


def surroundings(report: Any) -> str:
    machine, versions = report["machine"], report["versions"]
    load = ", ".join(str(one) for one in machine["load_at_the_start"])
    return (
        f"{report['date']}; Python {versions['python']}, mypy {versions['mypy']}, librt {versions['librt']}, open_spiel "
        f"{versions['open_spiel']}; {machine['cores']} cores of {machine['processor']}, with a load of {load} at the start."
    )


def replaced(text: str, head: str, rows: list[str]) -> str:
    """The page with other rows in the table whose first line begins like this."""
    lines = text.split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith(head)) + 2
    last = first
    while lines[last].startswith("|"):
        last += 1
    return "\n".join([*lines[:first], *rows, *lines[last:]])


def dated(text: str, report: Any) -> str:
    """The page with other surroundings: the line after the one that announces them."""
    lines = text.split("\n")
    announced = lines.index("<!-- measured -->")
    return "\n".join([*lines[: announced + 1], surroundings(report), *lines[announced + 2 :]])


def write(report: Any, docs: Path) -> None:
    performance, environments = docs / "performance.md", docs / "environments.md"
    text = dated(performance.read_text(encoding="utf-8"), report)
    for game in report["games"]:
        text = replaced(text, f"| {NAMES.get(game, game)} | izakaya |", one_by_one(game, report))
    performance.write_text(replaced(text, "| iterations a second |", iterations(report)), encoding="utf-8")
    text = dated(environments.read_text(encoding="utf-8"), report)
    environments.write_text(replaced(text, "| | decisions a second |", many(report)), encoding="utf-8")


if __name__ == "__main__":
    if not REPORT.exists():
        sys.exit(f"There is no {REPORT.name} yet: run `make bench` first.")
    write(json.loads(REPORT.read_text(encoding="utf-8")), DOCS)
