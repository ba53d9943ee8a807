"""The table of any game, drawn in lines: people, piles, hand, and whatever else its views show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from izakaya.cli.screen import Screen
from izakaya.table.table import Table
from izakaya.words import Telling, View
from izakaya.words.plain.names import PlainNames, beginning, game_of
from izakaya.words.plain.view import (
    cards_held,
    facts_of,
    hand_of,
    laid_open,
    number_of,
    people_of,
    person_facts,
    piles_of,
)


class PlainScreen(Screen):
    """See `izakaya.cli.screen.Screen`. What a view should have for it stands in `words/plain/view.py`."""

    styles: Mapping[str, str] = {"ended": "bold yellow"}

    def __init__(self, table: Table, telling: Telling) -> None:
        # A game may tell its tables in its own way and still leave the drawing to us.
        own = telling.names
        self.names = (
            own if isinstance(own, PlainNames) else PlainNames(game_of(table), table, telling.speech, None)
        )

    def table(self, view: View) -> list[RenderableType]:
        drawn: list[RenderableType] = [people(self.names, view), *middle(self.names, view)]
        if view.get("seat") is not None:
            drawn += ["", *hand(self.names, view)]
        return drawn

    def opened(self, views: Sequence[View]) -> View:
        return laid_open(views, self.names.seats)

    def hands(self, views: Sequence[View]) -> list[RenderableType]:
        shown: list[RenderableType] = []
        for seat, view in enumerate(views):
            held = hand_of(view)
            shown.append(
                Text(
                    self.names.speech.say(
                        "table-hand-of",
                        name=self.names.person(seat),
                        number=number_of(held),
                        cards=self.names.speech.listing(self.names.counted(held)),
                    )
                )
            )
        return shown


def people(names: PlainNames, view: View) -> Grid:
    """Everybody clockwise from the reader, a column for each fact that is known of anybody."""
    say = names.speech.say
    everybody = people_of(view, names.seats)
    facts = list(dict.fromkeys(name for person in everybody for name, _ in person_facts(person)))
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("")
    grid.add_column(say("table-who"))
    grid.add_column(say("table-cards"), justify="right")
    for fact in facts:
        grid.add_column(beginning(names.fact(fact)))
    me = view.get("seat")
    first = me if isinstance(me, int) else 0
    for after in range(len(everybody)):
        seat = (first + after) % len(everybody)
        person = everybody[seat]
        name = names.person(seat)
        number = cards_held(person)
        known = dict(person_facts(person))
        grid.add_row(
            Text(say("table-turn") if seat == view.get("turn") and not view.get("over") else ""),
            Text(
                say("table-me", name=name) if seat == me else name,
                style="bold cyan" if seat == me else "bold",
            ),
            Text("" if number is None else str(number)),
            *(Text(names.value(fact, known[fact]) if fact in known else "") for fact in facts),
        )
    return grid


def middle(names: PlainNames, view: View) -> list[RenderableType]:
    """The piles in one line, then a line for everything else."""
    say = names.speech.say
    piles = [
        say(
            "plain-pile",
            name=beginning(names.fact(name)),
            number=number,
            card="none" if top is None else names.card(top),
        )
        for name, number, top in piles_of(view)
    ]
    facts = [
        say("plain-fact", what=beginning(names.fact(name)), value=names.value(name, value))
        for name, value in facts_of(view)
    ]
    return [Text(line, style="dim") for line in [*([" · ".join(piles)] if piles else []), *facts]]


def hand(names: PlainNames, view: View) -> list[RenderableType]:
    held = hand_of(view)
    title = Text(names.speech.say("table-hand", number=number_of(held)), style="bold")
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    for card, number in held:
        grid.add_row("  " + names.counted([(card, number)])[0], "" if card is None else names.short(card))
    return [title, grid] if held else [title]
