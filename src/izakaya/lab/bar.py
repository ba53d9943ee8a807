"""A bar to watch while many games are played: how many, for how long, and how long it will still take."""

from __future__ import annotations

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
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeLeft(),
            console=Console(stderr=True),
        )

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.progress.stop()

    def begin(self, what: str, games: int) -> None:
        """From now on, these games."""
        self.now = self.progress.add_task(what, total=games, whole=None)
        self.earlier = 0

    def had(self, games: int) -> None:
        """So many were played earlier: they took no time now."""
        self.earlier = games
        self.progress.advance(self.now, games)

    def played(self, games: int) -> None:
        """So many more."""
        self.progress.advance(self.now, games)
        [task] = [task for task in self.progress.tasks if task.id == self.now]
        assert task.total is not None
        assert task.elapsed is not None
        now = task.completed - self.earlier
        self.progress.update(self.now, whole=task.elapsed / now * (task.total - self.earlier))
