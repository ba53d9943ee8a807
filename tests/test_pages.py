"""What the pages of the house point to is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LINK: Final = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)|(?:src|href)=\"(?!https?:)([^\"#]+)\"")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = [one or other for one, other in LINK.findall(page.read_text(encoding="utf-8"))]
    missing = [link for link in links if not (page.parent / link).exists()]
    assert not missing


#: An address that begins at the root of a server: the house may stand under a path of one.
AT_THE_ROOT: Final = re.compile(
    r"""(?:href|src|action)=["'{`]*/(?!/)|url\(["']?/(?!/)|(?:fetch|WebSocket|EventSource)\(["'`]/(?!/)"""
)


def test_the_browsers_pages_point_nowhere_past_the_houses_path() -> None:
    sources = [
        page
        for page in (ROOT / "web" / "src").rglob("*")
        if page.suffix in (".svelte", ".ts", ".css", ".html") and page.name != "messages.d.ts"
    ]
    built = [*(ROOT / "src" / "izakaya" / "server" / "static").glob("*.html")]  # there once they are built
    assert len(sources) > 100
    found = {
        str(page.relative_to(ROOT)): AT_THE_ROOT.findall(page.read_text(encoding="utf-8"))
        for page in sources + built
    }
    assert {page: addresses for page, addresses in found.items() if addresses} == {}
