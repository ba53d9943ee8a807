"""Things on the table beside which something can be said, by the names under which the browser's table knows them."""

from __future__ import annotations

import re

from izakaya.lessons.found import LESSONS
from izakaya.lessons.lesson import Bubble
from izakaya.lessons.trouble import LessonTrouble
from izakaya.table.table import Table


def check_place(table: Table, say: Bubble) -> None:
    """Whether there can be such a thing on this table. A game from elsewhere may name its things as it likes."""
    room = LESSONS[table.origin.game]
    if not say.at or room is None:
        return
    shapes: tuple[str, ...] = room.PLACES
    for shape in shapes:
        pattern = (
            re.escape(shape).replace("SEAT", f"[0-{int(table.seats) - 1}]").replace("NUMBER", r"\d{1,2}")
        )
        if re.fullmatch(pattern, say.at):
            return
    raise LessonTrouble(
        say.line, f"{say.at[:40]!r} is no thing on the table to stand beside; there are: {', '.join(shapes)}"
    )
