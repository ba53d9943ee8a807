"""A lesson being given: its positions are laid on real tables, and every step is a move that the table offers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from izakaya.games import GAMES
from izakaya.lessons.lesson import Bubble, Deed, Lesson, LessonChapter
from izakaya.lessons.moves import meant, possible, written
from izakaya.lessons.places import check_place
from izakaya.lessons.trouble import LessonTrouble
from izakaya.table.errors import IzakayaError
from izakaya.table.table import Table


@dataclass(frozen=True)
class Begun:
    """A chapter begins: its position lies on the table."""

    chapter: LessonChapter
    table: Table


@dataclass(frozen=True)
class Moved:
    """Somebody has answered, the newcomer or another."""

    table: Table


@dataclass(frozen=True)
class Said:
    """Something is said. With an `option` the newcomer is asked for that one; `instead` has what is said to others, by message."""

    say: Bubble
    table: Table
    option: int | None = None
    instead: dict[int, str] = field(default_factory=dict)


def giving(lesson: Lesson) -> Iterator[Begun | Moved | Said]:
    """The lesson from its beginning to its end. The table is always the same one within a chapter, and as it stands at that moment."""
    for chapter in lesson.chapters:
        table = laid(chapter)
        yield Begun(chapter, table)
        for number, step in enumerate(chapter.steps):
            coming = next((deed for deed in chapter.steps[number:] if isinstance(deed, Deed)), None)
            yield from let_pass(table, coming, chapter.seat)
            if isinstance(step, Bubble):
                check_place(table, step)
                asks = number + 1 < len(chapter.steps) and chapter.steps[number + 1] is coming
                if asks and coming is not None and coming.seat is None:
                    option = one_option(table, coming, chapter.seat)
                    yield Said(step, table, option, gently(lesson, table, coming, option))
                else:
                    yield Said(step, table)
            else:
                if step.seat is None and not (number and isinstance(chapter.steps[number - 1], Bubble)):
                    raise LessonTrouble(
                        step.line, "the newcomer is told what to do: before `you` stands a `say`"
                    )
                table.answer(one_option(table, step, chapter.seat))
                yield Moved(table)
        if not isinstance(chapter.steps[-1], Bubble):
            raise LessonTrouble(chapter.steps[-1].line, "a chapter ends with something that is said")


def laid(chapter: LessonChapter) -> Table:
    name = chapter.position.split(maxsplit=1)[0]
    if name not in GAMES:
        raise LessonTrouble(
            chapter.line, f"the position is of a game {name[:40]!r}; there are: {', '.join(GAMES)}"
        )
    try:
        table = GAMES[name].parse(chapter.position)
    except IzakayaError as problem:
        raise LessonTrouble(
            chapter.line, f"the position of the chapter {chapter.name!r} cannot be laid ({problem})"
        ) from None
    assert isinstance(table, Table)
    if chapter.seat >= table.seats:
        raise LessonTrouble(
            chapter.line, f"the newcomer sits at seat {chapter.seat}, but there are {table.seats} seats"
        )
    table.telling = True
    return table


def let_pass(table: Table, coming: Deed | None, me: int) -> Iterator[Moved]:
    """On to where the coming move can be made: what leaves no choice is answered, and a seat that is asked for a reaction of which the
    lesson does not speak lets it pass.
    """
    while not table.over and not (
        coming and table.asked == seat_of_deed(coming, me) and meant(table, coming.move)
    ):
        options = table.options()
        passing = [option for option in options if table.describe(option).way == "pass"]
        if len(options) == 1:
            table.answer(options[0])
        elif passing and table.is_reaction() and not almost(table, coming, me):
            table.answer(passing[0])
        else:
            return
        yield Moved(table)


def almost(table: Table, coming: Deed | None, me: int) -> bool:
    """Whether the coming move is of a kind that is asked for now, of this seat: then it is misspelled, and not for later."""
    if coming is None or table.asked != seat_of_deed(coming, me):
        return False
    ways = {table.describe(option).way for option in table.options()}
    return coming.move.split()[0] in ways


def seat_of_deed(deed: Deed, me: int) -> int:
    return me if deed.seat is None else deed.seat


def one_option(table: Table, deed: Deed, me: int) -> int:
    """The option that a move of the lesson means."""
    if table.over:
        raise LessonTrouble(deed.line, "the game is over, and nobody can do anything any more")
    if table.asked != seat_of_deed(deed, me):
        who = "the newcomer" if table.asked == me else f"seat {table.asked}"
        raise LessonTrouble(deed.line, f"{who} is to answer first, with one of these: {possible(table)}")
    found = meant(table, deed.move)
    if not found:
        raise LessonTrouble(deed.line, f"{deed.move!r} is not possible here; possible are: {possible(table)}")
    if len(found) > 1:
        names = ", ".join(written(table.describe(option)) for option in found)
        raise LessonTrouble(deed.line, f"{deed.move!r} may mean several things: {names}")
    return found[0]


def gently(lesson: Lesson, table: Table, deed: Deed, right: int) -> dict[int, str]:
    """What is said to each other option of which the lesson speaks."""
    found: dict[int, str] = {}
    for gentle in deed.instead:
        options = [option for option in meant(table, gentle.move) if option != right]
        if not options:
            raise LessonTrouble(
                gentle.line, f"{gentle.move!r} is not possible instead; possible are: {possible(table)}"
            )
        for option in options:
            found.setdefault(option, lesson.message(gentle.key))
    return found
