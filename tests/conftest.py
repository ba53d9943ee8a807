"""How thoroughly the tests look: `HYPOTHESIS_PROFILE=thorough` for a long look, otherwise a quick one."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import izakaya
from tests.luck import draw_for

# A shell without job control lets what it starts in the background ignore Ctrl-C, and everything started from there inherits it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

# On a machine that checks every change, the same examples every time: a red mark must mean that the change
# broke something.
derandomize = os.environ.get("CI", "").lower() in ("1", "true")
# An interpreted game takes some fifty times as long, and the compiled run has looked at the same properties closely.
settings.register_profile(
    "quick",
    max_examples=25 if izakaya.compiled else 4,
    deadline=None,
    derandomize=derandomize,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile("thorough", max_examples=400, deadline=None, suppress_health_check=SLOW_IS_FINE)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


TESTS = Path(__file__).parent.as_posix()
# Whose tests play on the core itself.
CORE = (
    "bots/test_belief.py",
    "bots/test_comparison.py",
    "conformance/",
    "envs/test_observation.py",
    "envs/test_tables.py",
    "golden/",
    "properties/test_sake_secrecy.py",
    "properties/test_sake_soundness.py",
    "properties/test_sword_secrecy.py",
    "properties/test_sword_soundness.py",
    "sake/",
    "sword/",
    "test_bad_input.py",
    "test_chance.py",
    "test_core_checksum.py",
)


def is_core(path: Path) -> bool:
    return path.as_posix().startswith(tuple(f"{TESTS}/{name}" for name in CORE))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where only the core is wanted, nothing else is read."""
    wanted = config.option.markexpr.startswith("core")
    return True if wanted and collection_path.suffix == ".py" and not is_core(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_core(item.path):
            item.add_marker("core")


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest) -> None:
    draw_for(request.node.nodeid)
