"""The games that follow a search, kept in a folder beside its study: they take hours, and whatever stops them, the same command goes on.

Each of what is confirmed has a folder of its own there, named after all that decides its games. So nothing is ever in the way: other
masters, or another version, play in another folder.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import sleep
from typing import Any, Final

from izakaya.games.printed import digest
from izakaya.lab.balance_report import Season
from izakaya.lab.book import Book
from izakaya.lab.evening import Evening
from izakaya.lab.filling import empty_books, fill
from izakaya.lab.folder import KeptByAnother
from izakaya.lab.other_deck import DECK
from izakaya.lab.sheets import SheetFolder, keeping, plan_of
from izakaya.lab.workers import Workers

#: Seconds after which somebody who waits for others looks again.
LOOKS: Final = 1.0


def played(study: Path, evenings: Sequence[Evening], what: str, workers: Workers) -> list[Book[Any]]:
    """A book for each evening, of games that are kept beside the study under these words."""
    season = Season(list(evenings), {}, compared=DECK)  # decks differ, and are kept together
    plan = json.dumps(plan_of(season), sort_keys=True)
    folder = kept_beside(study) / f"{what.replace(' ', '-')}-{digest([plan.encode()])}"
    books = empty_books(evenings)
    with keeping_in_turn(folder, season) as kept:
        fill(books, evenings, what, workers, kept)
    return books


def kept_beside(study: Path) -> Path:
    return study.with_name(f"{study.name}.games")


@contextmanager
def keeping_in_turn(folder: Path, season: Season) -> Iterator[SheetFolder]:
    """The folder, when nobody else keeps games there. Several may work on one study; who comes second finds the games of the first."""
    waiting = False
    with ExitStack() as stack:
        while True:
            try:
                kept = stack.enter_context(keeping(folder, season))
                break
            except KeptByAnother:
                if not waiting:
                    print(
                        f"Somebody else plays for {folder}; waiting, and then going on with it.",
                        file=sys.stderr,
                    )
                waiting = True
                sleep(LOOKS)
        yield kept
