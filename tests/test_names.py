"""No game is named outside its own folders: other code asks the game."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "src" / "izakaya"
GAMES: Final = tuple(sorted(file.parent.name for file in (PACKAGE / "games").glob("*/game.py")))
CODE: Final = (".py", ".toml", ".ts", ".js", ".css", ".svelte", ".html")
#: What is made of the sources, not written.
MADE: Final = ("static", "made", "compiled-core", "messages.d.ts")
#: Lines that name one all the same: four examples in docstrings, what the first line of a position looks like, and which game
#: `izakaya match` plays if none is named.
ALLOWED: Final = (
    "games/__init__.py",
    "games/parts.py",
    "lab/match_command.py",
    "table/notation.py",
    "table/table.py",
    "words/tellings.py",
)


def test_a_game_is_named_only_in_its_own_folders() -> None:
    assert len(GAMES) >= 2
    named = re.compile(rf"(?<!pas)({'|'.join(GAMES)})", re.IGNORECASE)  # a password is no game
    found = [
        path.relative_to(folder).as_posix()
        for folder in (PACKAGE, ROOT / "web" / "src")
        for path in folder.rglob("*")
        if path.suffix in CODE and not any(name in (*MADE, *GAMES) for name in path.parts)
        for line in path.read_text(encoding="utf-8").splitlines()
        if named.search(line)
    ]
    assert Counter(found) == Counter(ALLOWED)
