"""A table drawn: as the lines of the terminal, and as a picture of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from io import StringIO
from pkgutil import resolve_name
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from rich.cells import cell_len
from rich.console import Console, Group
from rich.style import Style

from izakaya.envs.needed import needed
from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.locale import LANGUAGES, Speech, UnknownLanguage
from izakaya.table.errors import short
from izakaya.table.table import Table
from izakaya.words import telling_for

#: How the terminal draws a game's tables. A room fetches its parts by name, so this one needs no door to that one.
SCREENS: Final[Parts[Callable[[Any, Any], Any] | None]] = Parts(GAMES, "screen", None)
PLAIN_SCREEN: Final = "izakaya.cli.plain:PlainScreen"

COLUMNS: Final = 100
LINES: Final = 32
# Of a picture, in points: one letter, and the margin around all of them.
WIDE: Final = 8
HIGH: Final = 17
MARGIN: Final = 8
PAPER: Final = (24, 22, 28)
INK: Final = (226, 220, 205)
SHAPE: Final = (LINES * HIGH + 2 * MARGIN, COLUMNS * WIDE + 2 * MARGIN, 3)
COLOURS: Final = {
    "red": (224, 96, 84),
    "green": (134, 178, 104),
    "yellow": (222, 184, 92),
    "blue": (110, 150, 200),
    "magenta": (190, 130, 180),
    "cyan": (110, 180, 180),
}
ARROWS: Final = {"↻": ">", "↺": "<"}


def speech_in(language: object) -> Speech:
    """One of the languages of the house, spoken. Callers may hand us anything."""
    if not isinstance(language, str):
        raise UnknownLanguage(f"{short(language)!r} is no language; there are: {', '.join(LANGUAGES)}.")
    return learned(language)


@cache
def learned(language: str) -> Speech:
    """To learn a language takes longer than to draw a table."""
    return Speech(language)


def group_of(table: Table, seat: int | None, language: str) -> Group:
    """What this seat sees, as the terminal draws it; `None` is a spectator."""
    telling = telling_for(table, speech_in(language), seat)
    view = table.view(seat)
    maker = SCREENS[table.origin.game] or resolve_name(PLAIN_SCREEN)
    drawn = list(maker(table, telling).table(view))
    if seat is not None and table.asked == seat:
        drawn += ["", telling.question(table, view)]
    return Group(*drawn)


def lines_of(table: Table, seat: int | None, language: str = "en", *, colours: bool = False) -> str:
    """The table in lines; with colours, as a terminal wants them."""
    console = Console(
        file=StringIO(),
        width=COLUMNS,
        force_terminal=colours,
        color_system="standard" if colours else None,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    with console.capture() as captured:
        console.print(group_of(table, seat, language))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def picture_of(table: Table, seat: int | None, language: str = "en") -> npt.NDArray[np.uint8]:
    """The same as a picture: rows of points, each red, green and blue. It always has the same size."""
    image, draw, font = needed("PIL.Image"), needed("PIL.ImageDraw"), needed("PIL.ImageFont")
    paper = image.new("RGB", (SHAPE[1], SHAPE[0]), PAPER)
    brush = draw.Draw(paper)
    letters = font.load_default(size=13)
    console = Console(
        file=StringIO(), width=COLUMNS, highlight=False, markup=False, emoji=False, legacy_windows=False
    )
    for row, line in enumerate(console.render_lines(group_of(table, seat, language), pad=False)[:LINES]):
        column = 0
        for segment in line:
            ink = ink_of(segment.style)
            for letter in segment.text:
                # Letter by letter, so that columns stay columns whatever the letters' own width.
                middle = MARGIN + column * WIDE + WIDE * cell_len(letter) // 2
                if not draw_sign(brush, letter, middle, MARGIN + row * HIGH, ink) and not letter.isspace():
                    written = ARROWS.get(letter, letter)
                    brush.text((middle, MARGIN + row * HIGH), written, fill=ink, font=letters, anchor="ma")
                column += cell_len(letter)
    return np.array(paper, dtype=np.uint8)


def draw_sign(brush: Any, sign: str, middle: int, top: int, ink: tuple[int, int, int]) -> bool:
    """Signs that are in few fonts are drawn; whether this was one."""
    around = (middle - 3, top + 5, middle + 3, top + 11)
    if sign in "●○◉":
        brush.ellipse(around, outline=ink, fill=ink if sign == "●" else None)
        if sign == "◉":
            brush.ellipse((middle - 1, top + 7, middle + 1, top + 9), fill=ink)
    elif sign == "▶":
        brush.polygon([(middle - 3, top + 4), (middle + 4, top + 8), (middle - 3, top + 12)], fill=ink)
    else:
        return False
    return True


def ink_of(style: Style | None) -> tuple[int, int, int]:
    """The colour of some words; dim ones are halfway to the paper."""
    ink = INK
    if style is not None and style.color is not None:
        ink = COLOURS.get(style.color.name.removeprefix("bright_"), INK)
    if style is not None and style.dim:
        return ((ink[0] + PAPER[0]) // 2, (ink[1] + PAPER[1]) // 2, (ink[2] + PAPER[2]) // 2)
    return ink
