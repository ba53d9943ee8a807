"""Copy-on-write of a table: answers are played on a copy, which replaces the table once they are stored.

So every answer is played once, and a store that fails leaves the table as it was.
"""

from __future__ import annotations

from izakaya.table.table import Table


class Continuation:
    """`table` is the copy, with the news of the game so far; those from `first` on are new."""

    def __init__(self, table: Table) -> None:
        self.first = len(table.news)
        self.table = table.copy()
        self.table.telling = True
        self.table.news = table.news[:]
        # Reactions that left no choice: each table as it asked, and how many news there had been by then.
        self.forced: list[tuple[Table, int]] = []

    def answer(self, option: int) -> None:
        table = self.table
        if len(table.options()) == 1 and table.is_reaction():
            self.forced.append((table.copy(), len(table.news)))
        table.answer(option)

    def settle(self) -> list[tuple[int, int]]:
        """Answer what leaves no choice; the answers with their numbers."""
        answers: list[tuple[int, int]] = []
        while len(options := self.table.options()) == 1:
            answers.append((int(self.table.answered), options[0]))
            self.answer(options[0])
        return answers
