"""What a researcher may choose of an environment in any framework: how a table is rendered, what becomes of an illegal option."""

from __future__ import annotations

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
