"""What a table shows, in forms that can be compared."""

from __future__ import annotations

from collections.abc import Iterator

from izakaya import Table
from izakaya.testing import Pick, at_random, play


def everyone(table: Table) -> list[int | None]:
    """All who may look at a table: its seats and a spectator."""
    return [*range(table.seats), None]


def looks(table: Table) -> tuple[object, ...]:
    """Everything a table shows to anybody, the driver included."""
    views = tuple(table.view_bytes(seat) for seat in everyone(table))
    return table.notation(), table.asked, tuple(table.options()), table.over, views


def told(table: Table, seat: int | None, since: int = 0) -> list[dict[str, object]]:
    """The news as this seat sees it."""
    return [news.seen_by(seat) for news in table.news[since:]]


def play_on(table: Table, pick: Pick) -> Table:
    """Play this very table to its end."""
    for _ in play(table, pick):
        pass
    return table


def stops(table: Table, every: int, luck: int = 1) -> Iterator[Table]:
    """Play this very table to its end at random, and stop to look: now and then, and when it is over."""
    for number, _ in enumerate(play(table, at_random(luck))):
        if number % every == 0:
            yield table
    yield table


def compare_news(t: Table, u: Table, seat: int | None, option: int) -> None:
    mine, theirs = t.copy(), u.copy()
    theirs.chance = mine.chance.copy()
    for copy in (mine, theirs):
        copy.telling = True
        copy.answer(option)
    heard, heard_by_twin = told(mine, seat), told(theirs, seat)
    for event, other in zip(heard, heard_by_twin, strict=False):
        if event == other:
            continue
        # The end shows everything; otherwise only a card that is shown may make a difference.
        if mine.over or theirs.over:
            return
        assert None not in event.get("cards", [None])  # type: ignore[operator]
        assert {**event, "cards": 0} == {**other, "cards": 0}
        return
    if not (mine.over or theirs.over):
        assert heard == heard_by_twin
        assert mine.view_bytes(seat) == theirs.view_bytes(seat)
