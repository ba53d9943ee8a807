"""Imports go down the house and never up, never from one game to another, and in no circle.

Read from the source, without running any of it: also what stands inside a function, or is meant for type checkers only, is an import.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import Final

import pytest

from izakaya.core import CORE
from tests.imports import SOURCE, Import, imports_of, lies_in, read_house

HOUSE: Final = "izakaya"
#: `python -m izakaya`: the command, which Python looks for there.
COMMAND: Final = "izakaya.__main__"

#: The floors of the house, from the top. A room may look into its own cupboards and into rooms on lower floors, not next door.
#: `izakaya` itself is the library's front door: what `import izakaya` offers.
FLOORS: Final = (
    ("cli", "testing"),
    ("server", "standalone", "lab", "envs"),
    ("house",),
    ("lessons",),
    ("playing",),
    ("words",),
    ("review",),
    ("bots",),
    ("izakaya", "locale"),
    ("games",),
    ("table",),
    ("core",),
)

#: What the compiled core may use besides itself and the standard library.
CORE_MAY_USE: Final = frozenset({"librt", "mypy_extensions"})


def is_ours(module: str) -> bool:
    return module == HOUSE or module.startswith(f"{HOUSE}.")


def room_of(module: str) -> str:
    """`bots` for `izakaya.bots.sword.sight`; the front door for what lies in no room."""
    if module == COMMAND:
        return "cli"
    return module.split(".")[1] if "." in module else HOUSE


def floor_of(room: str) -> int:
    """How far below the roof a room lies."""
    for floor, rooms in enumerate(FLOORS):
        if room in rooms:
            return floor
    raise AssertionError(f"{room} is a room on no floor: say in FLOORS what it may import, and who it")


def climbing(imports: Iterable[Import]) -> list[Import]:
    """Those that go up, or to another room on the same floor."""
    return [
        one
        for one in imports
        if is_ours(one.imported)
        and room_of(one.importer) != room_of(one.imported)
        and floor_of(room_of(one.importer)) >= floor_of(room_of(one.imported))
    ]


def game_of(module: str, games: Iterable[str]) -> str | None:
    """The game in whose folder a module lies, in whatever room."""
    return next((part for part in module.split(".") if part in games), None)


def circles(imports: Iterable[Import]) -> list[list[str]]:
    """One circle, as short as can be, for every knot of modules that all need each other."""
    needs: dict[str, set[str]] = {}
    for one in imports:
        if is_ours(one.imported):
            needs.setdefault(one.importer, set()).add(one.imported)
    found: list[list[str]] = []
    knotted: set[str] = set()
    for module in sorted(needs):
        if module in knotted:
            continue
        circle = way(needs, module, module)
        if circle:
            found.append(circle)
            # Everything of the same knot: what this module leads to and what leads back to it.
            knotted |= {other for other in reached(needs, module) if module in reached(needs, other)}
    return found


def reached(needs: Mapping[str, set[str]], start: str) -> set[str]:
    """All modules that come along when one is imported."""
    seen: set[str] = set()
    ahead = [start]
    while ahead:
        for module in needs.get(ahead.pop(), set()) - seen:
            seen.add(module)
            ahead.append(module)
    return seen


def way(needs: Mapping[str, set[str]], start: str, goal: str) -> list[str]:
    """The shortest way of imports from one module to another, at least one import long; empty if there is none."""
    ways = [[start]]
    seen: set[str] = set()
    for path in ways:
        for module in sorted(needs.get(path[-1], set())):
            if module == goal:
                return [*path, goal]
            if module not in seen:
                seen.add(module)
                ways.append([*path, module])
    return []


@pytest.fixture(scope="module")
def imports() -> list[Import]:
    return imports_of(read_house())


@pytest.fixture(scope="module")
def games() -> set[str]:
    """The games' folders, which have the same name in every room."""
    return {folder.parent.name for folder in (SOURCE / HOUSE / "games").glob("*/__init__.py")}


def listed(wrong: Iterable[object]) -> str:
    return "".join(f"\n  {one}" for one in wrong)


def test_imports_go_down_the_house(imports: list[Import]) -> None:
    wrong = climbing(imports)
    assert not wrong, f"These imports go up the house, or next door:{listed(wrong)}"


def test_a_game_never_imports_another_game(imports: list[Import], games: set[str]) -> None:
    assert len(games) >= 2
    wrong = [
        one
        for one in imports
        if is_ours(one.imported)
        and game_of(one.importer, games) is not None
        and game_of(one.imported, games) not in (None, game_of(one.importer, games))
    ]
    assert not wrong, f"A game's files in one folder, another game's in another:{listed(wrong)}"


def test_the_core_needs_nothing_but_python_and_its_integers(imports: list[Import]) -> None:
    wrong = [
        one
        for one in imports
        if lies_in(one.importer, CORE) is not None
        and not is_ours(one.imported)
        and one.imported.split(".")[0] not in sys.stdlib_module_names | CORE_MAY_USE
    ]
    assert not wrong, f"The core runs anywhere Python does, so it may not need:{listed(wrong)}"


def test_no_module_needs_itself(imports: list[Import]) -> None:
    found = circles(imports)
    wrong = [" → ".join(circle) for circle in found]
    assert not wrong, f"Modules that import each other in a circle:{listed(wrong)}"


def test_every_import_stands_at_the_top_of_its_file(imports: list[Import]) -> None:
    wrong = [one for one in imports if one.late and is_ours(one.imported)]
    assert not wrong, f"Imports inside a function hide who needs whom:{listed(wrong)}"


# What finds nothing proves nothing, so the finders are shown a house in disorder.

DISORDER: Final = {
    "izakaya": "",
    "izakaya.table": "",
    "izakaya.table.seat": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from izakaya.table import hand\n",
    "izakaya.table.hand": "import izakaya.table.card",
    "izakaya.table.card": "def of():\n    from izakaya.table.seat import Seat\n",
    "izakaya.server.door": "from izakaya.lab import bar\nfrom izakaya.words.telling import Telling",
    "izakaya.lab": "",
    "izakaya.lab.bar": "",
    "izakaya.words.telling": "from izakaya.server.door import open",
}


def test_a_circle_is_found_and_shown() -> None:
    found = imports_of(DISORDER)
    assert circles(found) == [
        ["izakaya.server.door", "izakaya.words.telling", "izakaya.server.door"],
        ["izakaya.table.card", "izakaya.table.seat", "izakaya.table.hand", "izakaya.table.card"],
    ]
    assert [str(one) for one in found if one.late] == [
        "izakaya.table.card (line 2) imports izakaya.table.seat"
    ]


def test_a_climbing_import_is_found() -> None:
    assert [str(one) for one in climbing(imports_of(DISORDER))] == [
        "izakaya.server.door (line 1) imports izakaya.lab.bar",
        "izakaya.words.telling (line 1) imports izakaya.server.door",
    ]


def test_a_new_room_needs_a_floor() -> None:
    with pytest.raises(AssertionError, match="cellar is a room on no floor"):
        climbing([Import("izakaya.cellar.barrel", "izakaya.table.seat", 1, False)])
