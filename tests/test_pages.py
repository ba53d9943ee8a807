"""What the pages of the house point to is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LINK: Final = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)|(?:src|href)=\"(?!https?:)([^\"#]+)\"")
#: Something in backticks that can only be a file or a folder of ours, and means one in particular.
PATH: Final = re.compile(
    r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|toml|md|ts|svelte|txt)|(?:[\w.-]+/)+|(?:src|tests|docs|web|bench|examples)/[\w./-]+)`"
)
#: The changelog also names what is no more.
NAMING: Final = [page for page in PAGES if page.name != "CHANGELOG.md"]
#: From where a page counts: the whole clone, the package, the browser's code, its own folder.
FROM: Final = (ROOT, ROOT / "src" / "izakaya", ROOT / "web" / "src")
#: What is there only after something has been made, or in somebody else's folder.
ELSEWHERE: Final = ("docs/reference", "web/node_modules", "mybots.py")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = [one or other for one, other in LINK.findall(page.read_text(encoding="utf-8"))]
    missing = [link for link in links if not (page.parent / link).exists()]
    assert not missing


def named(text: str) -> Iterator[tuple[str, list[str]]]:
    """Every file or folder that a page names, and the folders that it may be counted from besides those of `FROM`.

    In a table these are the one at the head of its column, and one named before it in the same cell.
    """
    heads: list[str] = []
    for line in text.splitlines():
        cells = line.split("|")
        if not line.startswith("|"):
            heads = []
        elif not heads:
            heads = [next(iter(PATH.findall(cell)), "") for cell in cells]
        for at, cell in enumerate(cells):
            head = heads[at] if at < len(heads) else ""
            folders = [head] if head.endswith("/") else []
            for name in PATH.findall(cell):
                yield name, folders
                if name.endswith("/"):
                    folders = [*folders, head + name]


@pytest.mark.parametrize("page", NAMING, ids=lambda page: page.name)
def test_files_that_are_named_are_there(page: Path) -> None:
    missing = [
        name
        for name, folders in named(page.read_text(encoding="utf-8"))
        if name.rstrip("/") not in ELSEWHERE
        and not any(
            (place / folder / name).exists() for place in (*FROM, page.parent) for folder in ("", *folders)
        )
    ]
    assert not missing


@pytest.mark.parametrize("room", ["games/sword", "games/sake", "playing", "house", "server", "page"])
def test_the_tables_of_the_architecture_leave_no_file_out(room: str) -> None:
    package = ROOT / "src" / "izakaya"
    files = {
        file.relative_to(package).as_posix()
        for file in (package / room).rglob("*.py")
        if file.name != "__init__.py"
    }
    shown = {
        f"{folder}{name}"
        for name, folders in named((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
        for folder in folders[-1:]
    }
    assert files - shown == set()


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
