"""What a researcher may choose of an environment in any framework: settings, how a table is rendered, what becomes of an illegal option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from izakaya.table.errors import BadTable, short

Illegal = Literal["refuse", "first"]
ILLEGAL: Final[tuple[Illegal, ...]] = ("refuse", "first")
RENDER_MODES: Final = ["human", "ansi", "rgb_array"]


def check_render_mode(mode: object) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadTable(f"A table is rendered as one of {', '.join(RENDER_MODES)}, not {short(mode)!r}.")


def check_illegal(wish: object) -> None:
    if wish not in ILLEGAL:
        raise BadTable(f"What to do with an illegal option is 'refuse' or 'first', not {short(wish)!r}.")


def settings_of(options: object) -> dict[str, object]:
    """What was chosen for the tables, by name."""
    if options is None:
        return {}
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise BadTable(f"Options of tables are a dict of names and values, not {short(options)!r}.")
    return dict(options)
