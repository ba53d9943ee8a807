"""What can be wrong with a lesson."""

from __future__ import annotations

from izakaya.table.errors import IzakayaError


class LessonTrouble(IzakayaError):
    """A lesson that cannot be given: the line, what is wrong with it, and what would be possible, in one sentence."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"Line {line} of the lesson: {problem}.")
        self.line = line
