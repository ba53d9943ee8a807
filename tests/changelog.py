"""The changelog, read as a program reads it: what each version brought, and whether a version may go out.

`python -m tests.changelog` (`make release-check`) refuses a release that the changelog does not tell of.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Final

import izakaya

ROOT: Final = Path(__file__).parent.parent
CHANGELOG: Final = ROOT / "CHANGELOG.md"
UNRELEASED: Final = "Unreleased"
KINDS: Final = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
HEADING: Final = re.compile(r"## \[(?P<version>Unreleased|\d+\.\d+\.\d+)\](?: - (?P<day>\d{4}-\d\d-\d\d))?")


class BadChangelog(Exception):
    """What is wrong with the changelog, or with a release, in a sentence."""


@dataclass
class Entry:
    """What one version brought, line by line under each kind of change; `day` is when it went out."""

    version: str
    day: date | None
    changes: dict[str, list[str]] = field(default_factory=dict)

    def order(self) -> tuple[int, ...]:
        return tuple(int(part) for part in self.version.split("."))


def read(text: str) -> list[Entry]:
    """All entries, from the newest to the oldest; the first is of what has not gone out yet."""
    entries: list[Entry] = []
    kind = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            heading = HEADING.fullmatch(line)
            if heading is None:
                raise BadChangelog(f"Line {number}: a version is written '## [1.2.3] - 2026-12-31'.")
            entries.append(entry(heading, number))
            kind = ""
        elif line.startswith("### "):
            kind = line.removeprefix("### ")
            if kind not in KINDS or not entries:
                raise BadChangelog(f"Line {number}: changes are one of {', '.join(KINDS)}, under a version.")
            entries[-1].changes[kind] = []
        elif line.startswith("- "):
            if not kind:
                raise BadChangelog(f"Line {number}: a change stands under one of {', '.join(KINDS)}.")
            entries[-1].changes[kind].append(line.removeprefix("- "))
    if not entries or entries[0].version != UNRELEASED:
        raise BadChangelog(f"The first part is '## [{UNRELEASED}]', also when nothing is in it.")
    released = [one.order() for one in entries[1:]]
    if released != sorted(set(released), reverse=True):
        raise BadChangelog("Versions stand once each, the newest first.")
    return entries


def entry(heading: re.Match[str], number: int) -> Entry:
    version, day = heading["version"], heading["day"]
    if (version == UNRELEASED) != (day is None):
        raise BadChangelog(f"Line {number}: a version has a day, and what is unreleased has none.")
    return Entry(version, date.fromisoformat(day) if day else None)


def check_release(text: str, version: str, tags: Collection[str]) -> None:
    """Refuse to let a version go out that is not told of, or that has gone out already."""
    entries = read(text)
    if f"v{version}" in tags:
        raise BadChangelog(f"{version} has gone out already: give izakaya.__version__ the next number.")
    told = next((one for one in entries if one.version == version), None)
    if told is None or not any(told.changes.values()):
        raise BadChangelog(f"The changelog does not tell what {version} brings.")
    if told is not entries[1]:
        raise BadChangelog(f"{entries[1].version} in the changelog is newer than izakaya.__version__.")
    if any(entries[0].changes.values()):
        raise BadChangelog(f"What stands under {UNRELEASED} goes out too: move it under a version.")


def main() -> None:
    tags = subprocess.run(["git", "tag"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    try:
        check_release(CHANGELOG.read_text(encoding="utf-8"), izakaya.__version__, tags)
    except BadChangelog as problem:
        sys.exit(f"No release: {problem}")
    print(f"{izakaya.__version__} may go out.")


if __name__ == "__main__":
    main()
