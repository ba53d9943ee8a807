"""What the pages of the house point to is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.once

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LINK: Final = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)|(?:src|href)=\"(?!https?:)([^\"#]+)\"")
#: Something in backticks that can only be a file or a folder of ours, and means one in particular.
PATH: Final = re.compile(
    r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|toml|md|ts|svelte|txt)|(?:[\w.-]+/)+|(?:src|tests|docs|web|bench|examples)/[\w./-]+)`"
)
#: The changelog also names what is no more.
NAMING: Final = [page for page in PAGES if page.name not in ("CHANGELOG.md", "architecture.md", "bots.md")]
#: From where a page counts: the whole clone, the package, the browser's code, its own folder.
FROM: Final = (ROOT, ROOT / "src" / "izakaya", ROOT / "web" / "src")
#: What is there only after something has been made.
MADE: Final = ("docs/reference", "web/node_modules")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = [one or other for one, other in LINK.findall(page.read_text(encoding="utf-8"))]
    missing = [link for link in links if not (page.parent / link).exists()]
    assert not missing


@pytest.mark.parametrize("page", NAMING, ids=lambda page: page.name)
def test_files_that_are_named_are_there(page: Path) -> None:
    named = PATH.findall(page.read_text(encoding="utf-8"))
    missing = [
        name
        for name in named
        if name.rstrip("/") not in MADE and not any((place / name).exists() for place in (*FROM, page.parent))
    ]
    assert not missing
