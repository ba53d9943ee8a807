"""The kept games are played today as they were; otherwise the first differences are shown."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.golden import FOLDER, texts

SHOWN = 40  # lines of a difference


@pytest.mark.parametrize("name", sorted(texts()))
def test_golden(name: str) -> None:
    kept = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    now = texts()[name]().splitlines()
    difference = list(unified_diff(kept, now, "kept", "now", n=2, lineterm=""))
    if difference:
        shown = "\n".join(line[:160] for line in difference[:SHOWN])
        more = f"\n… and {len(difference) - SHOWN} lines more" if len(difference) > SHOWN else ""
        pytest.fail(
            f"{name} is played differently (python -m tests.golden keeps it so):\n{shown}{more}",
            pytrace=False,
        )


def test_golden_games_are_no_longer_than_a_person_reads() -> None:
    for name in texts():
        assert len((FOLDER / name).read_text(encoding="utf-8").splitlines()) <= 1500
