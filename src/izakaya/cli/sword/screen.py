"""The table of Samurai Sword, drawn in lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from izakaya.cli.screen import Screen
from izakaya.cli.sightings import known
from izakaya.games.sword.table import SwordTable
from izakaya.games.sword.view import Person, SwordView
from izakaya.words import View
from izakaya.words.sword.names import Names
from izakaya.words.sword.telling import SwordTelling, sword


class SwordScreen(Screen):
    """See `izakaya.cli.screen.Screen`."""

    styles: Mapping[str, str] = {
        "wounded": "red",
        "defeated": "bold red",
        "lost-honour": "yellow",
        "out-of-honour": "bold yellow",
        "ran-out": "yellow",
        "ended": "bold yellow",
    }

    def __init__(self, table: SwordTable, telling: SwordTelling) -> None:
        self.names = telling.names

    def table(self, view: View) -> list[RenderableType]:
        return table(self.names, sword(view))

    def hands(self, views: Sequence[View]) -> list[RenderableType]:
        return hands(self.names, [sword(view) for view in views])

    def opened(self, views: Sequence[View]) -> View:
        """The spectator's view with the roles that each seat knows of itself."""
        table = sword(views[0])
        people = [sword(views[person["seat"]])["people"][person["seat"]] for person in table["people"]]
        return {**table, "people": people, "seat": None, "seen": []}


def table(names: Names, view: SwordView) -> list[RenderableType]:
    """Everybody clockwise from the reader; the deck and the pile; what the reader holds and knows."""
    drawn: list[RenderableType] = [circle(names, view), piles(names, view), worth(names)]
    drawn += known(names, view["seen"], view["seat"])
    if view["seat"] is not None:
        drawn += ["", *hand(names, view)]
    return drawn


def circle(names: Names, view: SwordView) -> Grid:
    say = names.speech.say
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("")
    grid.add_column(say("table-who"))
    grid.add_column(say("table-role"))
    grid.add_column(say("table-honour"), justify="right")
    grid.add_column(say("table-resilience"))
    grid.add_column(say("table-cards"), justify="right")
    if view["seat"] is not None:
        grid.add_column(say("table-reach"), justify="right")
    grid.add_column(say("table-laid"))
    first = view["seat"] or 0
    for steps in range(view["seats"]):
        person = view["people"][(first + steps) % view["seats"]]
        grid.add_row(*row(names, view, person))
    return grid


def row(names: Names, view: SwordView, person: Person) -> list[Text]:
    say = names.speech.say
    name = names.person(person["seat"])
    mine = person["seat"] == view["seat"]
    cells = [
        Text(say("table-turn") if person["seat"] == view["turn"] and not view["over"] else ""),
        Text(say("table-me", name=name) if mine else name, style="bold cyan" if mine else "bold"),
        Text(role(names, person), style="" if person["side"] else "dim"),
        Text(str(person["honour"]), style="yellow"),
        Text("●" * person["resilience"], style="red").append(
            "○" * (person["full"] - person["resilience"]), style="dim"
        ),
        Text(str(person["cards"])),
    ]
    if view["seat"] is not None:
        cells.append(Text("" if mine else "–" if person["difficulty"] is None else str(person["difficulty"])))
    laid = names.counted(person["laid"])
    if person["harmless"]:
        laid.insert(0, say("table-harmless"))
    return [*cells, Text(" · ".join(laid))]


def role(names: Names, person: Person) -> str:
    """As far as the reader knows it: whose side follows without the role is a Ninja, whose stars do not."""
    return names.speech.say(f"role-{person['role'] or person['side'] or 'unknown'}")


def piles(names: Names, view: SwordView) -> Text:
    pile = view["pile"]
    top = names.card(pile[-1]) if pile else ""
    return Text(names.speech.say("table-piles", deck=view["deck"], pile=len(pile), card=top), style="dim")


def worth(names: Names) -> Text:
    """W25: how much Honour will count."""
    return Text(names.speech.say("table-worth", worths=names.worths()), style="dim")


def hand(names: Names, view: SwordView) -> list[RenderableType]:
    number = sum(view["hand"].values())
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    for card, count in view["hand"].items():
        grid.add_row("  " + names.counted({card: count})[0], names.short(card))
    title = Text(names.speech.say("table-hand", number=number), style="bold")
    return [title, grid] if number else [title]


def hands(names: Names, views: Sequence[SwordView]) -> list[RenderableType]:
    """What everybody holds: for a replay with open cards."""
    shown: list[RenderableType] = []
    for seat, view in enumerate(views):
        held = names.speech.listing(names.counted(view["hand"]))
        number = sum(view["hand"].values())
        shown.append(
            Text(names.speech.say("table-hand-of", name=names.person(seat), number=number, cards=held))
        )
    return shown
