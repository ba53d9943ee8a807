"""The table of SAKE, drawn in lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from izakaya.cli.sake import circle
from izakaya.cli.screen import Screen
from izakaya.cli.sightings import known
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import Gear, Person, SakeView
from izakaya.words import View
from izakaya.words.sake.names import Names
from izakaya.words.sake.telling import SakeTelling, sake

SAKE: Final = "◉"
# As the backs are printed, as far as the Japanese rulebook tells.
COLOURS: Final = {"troublesome": "red", "quarrelsome": "yellow", "drowsy": "blue"}
BOXES: Final = ("attack", "defence", "movement", "drinking")


class SakeScreen(Screen):
    """See `izakaya.cli.screen.Screen`."""

    styles: Mapping[str, str] = {
        "wounded": "red",
        "lost-sake": "yellow",
        "lost-all-sake": "yellow",
        "died": "bold red",
        "departed": "bold red",
        "drank": "yellow",
        "stole": "yellow",
        "sudden-death": "bold yellow",
        "closing-time": "bold yellow",
        "extra-round": "bold yellow",
        "ended": "bold yellow",
        "interrupted": "bold",
    }

    def __init__(self, table: SakeTable, telling: SakeTelling) -> None:
        self.names = telling.names

    def table(self, view: View) -> list[RenderableType]:
        return table(self.names, sake(view))

    def hands(self, views: Sequence[View]) -> list[RenderableType]:
        return hands(self.names, [sake(view) for view in views])

    def opened(self, views: Sequence[View]) -> View:
        """The spectator's view: the hands are shown beside it, and the fronts of Life are known to nobody."""
        table = sake(views[0])
        people = [{**person, "clockwise": None, "counter": None} for person in table["people"]]
        return {**table, "people": people, "seat": None, "hand": [], "seen": []}


def table(names: Names, view: SakeView) -> list[RenderableType]:
    """The circle, everybody in it, the Masu and the piles; what the reader holds and knows."""
    drawn: list[RenderableType] = [circle.drawn(names, view), people(names, view), middle(names, view)]
    drawn += ending(names, view)
    drawn += known(names, view["seen"], view["seat"])
    if view["seat"] is not None:
        drawn += ["", *hand(names, view)]
    return drawn


def people(names: Names, view: SakeView) -> Grid:
    say = names.speech.say
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("")
    grid.add_column(say("table-who"))
    grid.add_column(say("sake-table-life"))
    grid.add_column(say("sake-table-sake"), justify="right")
    grid.add_column(say("sake-table-hand"))
    if view["seat"] is not None:
        grid.add_column(say("sake-table-steps"), justify="right")
    grid.add_column(say("sake-table-state"))
    grid.add_column(say("sake-table-wields"))
    grid.add_column(say("sake-table-gear"))
    first = view["seat"] or 0
    for after in range(view["seats"]):
        grid.add_row(*row(names, view, view["people"][(first + after) % view["seats"]]))
    return grid


def row(names: Names, view: SakeView, person: Person) -> list[Text]:
    say = names.speech.say
    name = names.person(person["seat"])
    mine = person["seat"] == view["seat"]
    life = Text("●" * len(person["life"]), style="red").append("○" * len(person["wounds"]), style="dim")
    life.append(SAKE * person["life_sake"], style="yellow")
    cells = [
        Text(say("table-turn") if person["seat"] == view["turn"] and not view["over"] else ""),
        Text(say("table-me", name=name) if mine else name, style="bold cyan" if mine else "bold"),
        life,
        Text(str(person["sake"]), style="yellow"),
        backs(names, person["hand"]),
    ]
    if view["seat"] is not None:
        sides = [person["clockwise"], person["counter"]]
        steps = [f"{'–' if side is None else side:>2}" for side in sides]
        cells.append(Text("" if sides == [None, None] else " ".join(steps)))
    wielded = [gear for gear in person["gear"] if gear["wielded"]]
    others = [gear for gear in person["gear"] if not gear["wielded"]]
    return [
        *cells,
        Text(state(names, person)),
        Text(" ").join(in_play(names, gear) for gear in wielded),
        Text(" · ").join(in_play(names, gear) for gear in others),
    ]


def in_play(names: Names, gear: Gear) -> Text:
    """A weapon or item with the sake on it; what sleeps is pale (K32, K34)."""
    return Text(
        names.card(gear["name"]) + SAKE * gear["sake"], style="dim" if gear["sake"] or gear["asleep"] else ""
    )


def state(names: Names, person: Person) -> str:
    say = names.speech.say
    if person["state"] != "samurai":
        return say(f"sake-state-{person['state']}")
    posture = say("sake-state-sitting" if person["sitting"] else "sake-state-standing")
    return say("sake-state-drunk", state=posture) if person["board_sake"] else posture


def backs(names: Names, cards: Sequence[str]) -> Text:
    shown = Text("")
    for back in cards:
        shown.append(names.mark(back), style=COLOURS[back])
    return shown


def middle(names: Names, view: SakeView) -> Text:
    """What lies between all of them: the Masu and the piles."""
    pile = view["pile"]
    back = view["top_back"]
    text = names.speech.say(
        "sake-table-masu",
        masu=view["masu"],
        cups=SAKE * view["masu"],
        location=names.location(view["location"]),
        deck=view["deck"],
        back="none" if back is None else names.back(back),
        pile=len(pile),
        card=names.card(pile[-1]) if pile else "",
    )
    return Text(text, style="dim")


def ending(names: Names, view: SakeView) -> list[RenderableType]:
    if view["extra_rounds"]:
        text = names.speech.say("sake-table-extra", number=view["extra_rounds"])
    elif view["sudden_from"] is not None:
        text = names.speech.say("sake-table-sudden", name=names.person(view["sudden_from"]))
    else:
        return []
    return [Text(text, style="bold yellow")]


def hand(names: Names, view: SakeView) -> list[RenderableType]:
    """Each card with its four boxes and its back: a Spirit reads only the last."""
    say = names.speech.say
    cards = view["hand"]
    title = Text(say("sake-table-hand-title", number=len(cards)), style="bold")
    if not cards:
        return [title]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column("", no_wrap=True)
    for box in BOXES:
        grid.add_column(say(f"sake-box-{box}"), justify="right")
    grid.add_column(say("sake-box-back"), no_wrap=True)
    grid.add_column("", style="dim")
    for card in cards:
        values = [card["attack"], card["defence"], card["movement"], card["drinking"]]
        grid.add_row(
            "  " + names.card(card["card"]),
            *(Text(str(value), style="" if value else "dim") for value in values),
            Text(names.back(card["back"]), style=COLOURS[card["back"]]),
            names.short(card["card"]),
        )
    return [title, grid]


def hands(names: Names, views: Sequence[SakeView]) -> list[RenderableType]:
    """What everybody holds: for a replay with open cards."""
    shown: list[RenderableType] = []
    for seat, view in enumerate(views):
        held = names.cards([card["card"] for card in view["hand"]])
        text = names.speech.say(
            "table-hand-of", name=names.person(seat), number=len(view["hand"]), cards=held
        )
        shown.append(Text(text))
    return shown
