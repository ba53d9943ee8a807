"""One word, one meaning; and no game is named outside its own folders.

`docs/architecture.md` has the words, and the few lines that name a game with the reason for each.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "src" / "izakaya"
GAMES: Final = tuple(sorted(file.parent.name for file in (PACKAGE / "games").glob("*/game.py")))
PAGE: Final = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CODE: Final = (".py", ".toml", ".ts", ".js", ".css", ".svelte", ".html")
#: What is made of the sources, not written.
MADE: Final = ("static", "made", "compiled-core", "messages.d.ts")


def part(heading: str) -> str:
    """One part of the page."""
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def is_a_games_own(path: Path) -> bool:
    return any(folder in GAMES for folder in path.relative_to(ROOT).parts)


def sources() -> Iterator[Path]:
    for folder in (PACKAGE, ROOT / "web" / "src"):
        for path in sorted(folder.rglob("*")):
            if path.suffix in CODE and not any(name in MADE for name in path.parts):
                yield path


def test_a_game_is_named_only_where_the_page_says_why() -> None:
    assert len(GAMES) >= 2
    found = [
        path.relative_to(ROOT).as_posix()
        for path in sources()
        if not is_a_games_own(path)
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search("|".join(GAMES), line, re.IGNORECASE)
    ]
    allowed = re.findall(r"^\| `([^`]+)` \|", part("Lines that name a game"), re.MULTILINE)
    assert len(allowed) <= 6, "a handful: ask the game instead"
    assert Counter(found) == Counter(allowed)


def classes(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [statement.name for statement in tree.body if isinstance(statement, ast.ClassDef)]


def test_no_two_classes_of_the_house_have_one_name() -> None:
    """Games are left out: what is the same in two of them may well be called the same."""
    places: dict[str, list[str]] = {}
    for path in sources():
        if path.suffix == ".py" and not is_a_games_own(path):
            for name in classes(path):
                places.setdefault(name, []).append(path.relative_to(PACKAGE).as_posix())
    assert not {name: files for name, files in places.items() if len(files) > 1}


def test_every_word_of_the_glossary_is_where_it_says() -> None:
    words = re.findall(r"\*\*`(\w+)`\*\* `([^`]+)`", part("Words of the house"))
    assert len(words) > 30
    assert [(word, place) for word, place in words if word not in classes(PACKAGE / place)] == []
    assert len({word for word, _ in words}) == len(words)
