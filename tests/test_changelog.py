"""One version, in one place, and no release that the changelog does not tell of."""

from __future__ import annotations

import tomllib
from typing import Final

import pytest

import izakaya
from tests.changelog import CHANGELOG, ROOT, UNRELEASED, BadChangelog, check_release, read

TOLD: Final = """
## [Unreleased]

## [0.2.0] - 2027-01-02

### Added

- A third game.

## [0.1.0] - 2026-11-16

### Added

- Two games.
"""


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "izakaya.__version__"}
    places = [
        path.relative_to(ROOT).as_posix()
        for folder in ("src", "web/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".js", ".svelte", ".ftl", ".toml") and "made" not in path.parts
        if f'"{izakaya.__version__}"' in path.read_text(encoding="utf-8")
    ]
    assert places == ["src/izakaya/__init__.py"]


def test_the_changelog_tells_of_this_version_and_of_what_came_after() -> None:
    unreleased, newest, *_ = read(CHANGELOG.read_text(encoding="utf-8"))
    assert unreleased.version == UNRELEASED
    assert newest.version == izakaya.__version__
    assert any(newest.changes.values())


def test_a_release_that_is_told_of_may_go_out() -> None:
    check_release(TOLD, "0.2.0", tags=["v0.1.0"])


@pytest.mark.parametrize(
    ("text", "version", "tags", "why"),
    [
        (TOLD, "0.3.0", [], "does not tell what 0.3.0 brings"),
        (TOLD.replace("- A third game.", ""), "0.2.0", [], "does not tell what 0.2.0 brings"),
        (TOLD, "0.1.0", [], "0.2.0 in the changelog is newer"),
        (TOLD, "0.2.0", ["v0.2.0"], "gone out already"),
        (TOLD.replace("## [0.2.0] - 2027-01-02", ""), "0.1.0", [], "move it under a version"),
        (TOLD.replace("[0.2.0] - 2027-01-02", "[0.2.0]"), "0.2.0", [], "a version has a day"),
        (TOLD.replace("[0.2.0]", "0.2"), "0.2.0", [], "a version is written"),
        (TOLD.replace("0.2.0", "0.0.2"), "0.0.2", [], "the newest first"),
        (TOLD.replace("### Added", "### New"), "0.2.0", [], "Line 6: changes are one of"),
        (TOLD.replace("### Added", ""), "0.2.0", [], "a change stands under one of"),
        (TOLD.replace("## [Unreleased]", ""), "0.2.0", [], "first part"),
    ],
)
def test_a_release_that_is_not_is_refused(text: str, version: str, tags: list[str], why: str) -> None:
    with pytest.raises(BadChangelog, match=why):
        check_release(text, version, tags)
