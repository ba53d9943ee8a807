"""What a table shows, in forms that can be compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Final

import pytest

from izakaya import Chance, Table
from izakaya.testing import Pick, at_random, play

NOTHING: Final = "nothing"


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


def name_of(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def difference(one: object, other: object, path: str = "") -> tuple[str, object, object] | None:
    """Where two things of plain data differ first, and what stands there in each."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in [*one, *(key for key in other if key not in one)]:
            found = difference(one.get(key, NOTHING), other.get(key, NOTHING), f"{path}[{key!r}]")
            if found is not None:
                return found
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            found = difference(mine, theirs, f"{path}[{place}]")
            if found is not None:
                return found
    elif one != other:
        return path, one, other
    return None


def expect_same(what: str, here: object, there: object, t: Table, seat: int | None) -> None:
    """What a seat sees or is told must be the same at a table and at its twin, in which all that it cannot know is dealt anew. If not,
    say where the two differ, and which promises to look at.
    """
    found = difference(here, there, what)
    if found is None:
        return
    path, mine, theirs = found
    who = name_of(seat)
    shown = (
        " If it follows from a card that is turned up, show the card first, in news of its own."
        if what == "news"
        else ""
    )
    pytest.fail(
        f"{t.origin.game}: {path} is {mine!r} at the table and {theirs!r} at its twin. In the twin everything is dealt anew that {who} "
        f"cannot know, by `redeal`, so the value gives something hidden away. Either {who} must not see it: then `{what}` has to hide "
        f"it. Or {who} may know it: then `redeal` has to keep it.{shown}\nThe table:\n{t.notation()}",
        pytrace=False,
    )


def expect_same_view(t: Table, twin: Table, seat: int | None) -> None:
    """A seat sees the same at twins, to the last byte."""
    expect_same("view", t.view(seat), twin.view(seat), t, seat)
    assert t.view_bytes(seat) == twin.view_bytes(seat), "the fields of the view stand in another order"


def expect_same_redeal(t: Table, twin: Table, seat: int | None, luck: int) -> None:
    """Twins are redealt alike, to the last letter."""
    mine, theirs = (each.redeal(seat, Chance(luck)).notation().splitlines() for each in (t, twin))
    for here, there in zip_longest(mine, theirs, fillvalue=NOTHING):
        if here != there:
            pytest.fail(
                f"{t.origin.game}: `redeal` for {name_of(seat)} writes {here!r} from the table and {there!r} from its twin, with the same "
                f"chance. The two differ only in what {name_of(seat)} cannot know, so the new deal depends on that: on the order in which "
                f"hidden cards lay, or on something hidden that was copied.\nThe table:\n{t.notation()}",
                pytrace=False,
            )


def expect_same_cards_told(here: Table, there: Table, seat: int | None) -> None:
    """A seat that knows the same after either of two answers is told of the same cards. Of what was done it may be told more: a deed
    that everybody sees need not leave a trace.
    """
    for number, (event, other) in enumerate(zip(told(here, seat), told(there, seat), strict=False)):
        if {**event, "cards": 0} != {**other, "cards": 0}:
            return
        found = difference(event, other, f"news[{number}]")
        if found is not None:
            path, mine, theirs = found
            who = name_of(seat)
            pytest.fail(
                f"{here.origin.game}: {path} is {mine!r} after one answer and {theirs!r} after another, although {who} then has the same "
                f"view and the same `redeal`. Either {who} must not be told: then `eyes` of the news has to hide it. Or {who} may know it: "
                f"then the table has to remember it, for `view` and `redeal`.\nThe table after the first:\n{here.notation()}",
                pytrace=False,
            )


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
        if None in event.get("cards", [None]):  # type: ignore[operator]
            expect_same("news", event, other, t, seat)
        expect_same("news", {**event, "cards": 0}, {**other, "cards": 0}, t, seat)
        return
    if not (mine.over or theirs.over):
        expect_same("news", heard, heard_by_twin, t, seat)
        expect_same_view(mine, theirs, seat)
