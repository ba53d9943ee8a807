"""The figures of a bench find their places in the pages, and nothing else there changes."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="comes with requirements/bench.txt")

from bench.pages import DOCS, write


def report() -> dict[str, Any]:
    """As bench.json has it, with figures that no machine has."""
    core = {
        "playout_decisions_per_second": 7.77e6,
        "step_decisions_per_second": 7.66e6,
        "copy_microseconds": 7.55,
    }
    theirs = {**core, "clone_microseconds": 8.44}
    ratios = {"playout_ratio": 1.4, "step_ratio": 0.1, "copy_ratio": 9.0}
    strict = {"playout_ratio_of_all_nodes": 6.11, "step_ratio_of_all_nodes": 6.22}
    kinds = ("plain", "master", "open_spiel")
    search = {"plain_ratio": 1.59, "master_ratio": 1.61}
    search |= {f"{kind}_decisions_per_second": 5.5e6 for kind in kinds}
    search |= {f"{kind}_iterations_per_second": 123456.7 for kind in kinds}
    many = {
        "decisions_per_second": 4.32e6,
        "open_spiel_decisions_per_second": 1e5,
        "ratio": 43.2,
        "ratio_of_all_nodes": 32.1,
        "kilobytes_a_table": 99.4,
    }
    game = {**ratios, **strict, "izakaya": core, "izakaya_interpreted": core, "open_spiel": theirs}
    games = ("sword", "sake")
    return {
        "date": "2031-02-03",
        "machine": {"cores": 64, "processor": "an abacus", "load_at_the_start": [0.0, 0.1, 0.2]},
        "versions": dict.fromkeys(("python", "mypy", "librt", "open_spiel"), "9.9"),
        "games": dict.fromkeys(games, game),
        "searches": dict.fromkeys(games, search),
        "many_tables": dict.fromkeys(games, many),
    }


def test_figures_are_written_into_the_pages(tmp_path: Path) -> None:
    names = ("performance.md", "environments.md")
    for name in names:
        shutil.copy(DOCS / name, tmp_path)
    write(report(), tmp_path)
    performance, environments = ((tmp_path / name).read_text(encoding="utf-8") for name in names)
    row = "| playouts, million decisions/s | 7.77 | 7.770 | 7.77 | **1.40** |"
    assert performance.count(f"{row} 1.0 | 6.11 |") == 1
    assert performance.count(f"{row} 1.4 | 6.11 |") == 1
    assert performance.count("| 0.10 | 2.0 | 6.22 |") == 1, "what is not reached is not bold"
    assert performance.count("| plain search, million decisions/s | 5.50 | | 5.50 | 1.59 | 1.6 | |") == 2
    assert "| SAKE | 123,457 | 123,457 | 123,457 |" in performance
    assert "| Samurai Sword | 4.32 million | 0.100 million | **43.2** | 5 | 32.1 | 99 kB |" in environments
    assert performance.count("2031-02-03") == environments.count("2031-02-03") == 1
    # Twice is as good as once, and all lines are still there.
    before = [(tmp_path / name).read_text(encoding="utf-8") for name in names]
    write(report(), tmp_path)
    assert before == [(tmp_path / name).read_text(encoding="utf-8") for name in names]
    for name, text in zip(names, before, strict=True):
        assert text.count("\n") == (DOCS / name).read_text(encoding="utf-8").count("\n")
