"""A bar to watch while many games are played: how many, for how long, and how long it will still take. Without a terminal, a line for
each tenth of the games, and for each minute.
"""

from __future__ import annotations

import sys
from datetime import timedelta
from typing import Final, final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
)
from rich.text import Text

UNKNOWN: Final = "-:--:--"
#: Without a terminal: lines for the whole of the games, and seconds after which one is written in any case.
LINES: Final = 10
SECONDS: Final = 60.0


@final
class TimeLeft(ProgressColumn):
    """From all games so far: a usual bar forgets after half a minute, in which masters may not end a single game."""

    def render(self, task: Task) -> Text:
        whole = task.fields["whole"]
        if whole is None or task.elapsed is None:
            return Text(UNKNOWN, style="progress.remaining")
        left = timedelta(seconds=max(0, round(whole - task.elapsed)))
        return Text(str(left), style="progress.remaining")


@final
class Bar:
    """On the error output, so that figures can go through a pipe."""

    def __init__(self) -> None:
        self.console = Console(stderr=True)
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeLeft(),
            console=self.console,
            # Of a bar without a terminal only the last picture would be seen.
            disable=not self.console.is_terminal,
        )
        # When the last line was written: in games, and in seconds.
        self.told = self.told_at = 0.0

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.progress.stop()

    def begin(self, what: str, games: int) -> None:
        """From now on, these games."""
        self.now = self.progress.add_task(what, total=games, whole=None)
        self.earlier = 0
        self.told = self.told_at = 0.0

    def had(self, games: int) -> None:
        """So many were played earlier: they took no time now."""
        self.earlier = games
        self.told = games
        self.progress.advance(self.now, games)

    def played(self, games: int) -> None:
        """So many more."""
        self.progress.advance(self.now, games)
        [task] = [task for task in self.progress.tasks if task.id == self.now]
        assert task.total is not None
        assert task.elapsed is not None
        now = task.completed - self.earlier
        whole = task.elapsed / now * (task.total - self.earlier)
        self.progress.update(self.now, whole=whole)
        if not self.console.is_terminal:
            self.tell(task, whole)

    def tell(self, task: Task, whole: float) -> None:
        """A line, if there is enough to tell."""
        assert task.total is not None
        assert task.elapsed is not None
        done = task.completed >= task.total
        if (
            not done
            and task.completed - self.told < task.total / LINES
            and task.elapsed - self.told_at < SECONDS
        ):
            return
        self.told, self.told_at = task.completed, task.elapsed
        passed, left = (
            timedelta(seconds=max(0, round(some))) for some in (task.elapsed, whole - task.elapsed)
        )
        line = f"{task.description}: {task.completed:.0f} of {task.total:.0f}, {passed} so far, {left} left"
        print(line, file=sys.stderr, flush=True)
