"""The end of a game of Samurai Sword: who won, how the points came about, and what will be told of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from izakaya.cli.event import Event
from izakaya.cli.sword.names import Names
from izakaya.games.sword.scoring import multiplier, shown_daimyo
from izakaya.games.sword.table import SwordTable
from izakaya.table.move import Result


def told(names: Names, table: SwordTable, events: Sequence[Event]) -> list[RenderableType]:
    say = names.speech.say
    result = table.result()
    over = say("play-over")
    shown: list[RenderableType] = [Text(f"═══ {over} ═══", style="bold yellow")]
    mine = names.reader is not None and names.reader in result.winners
    side = result.teams[result.winners[0]]
    shown.append(
        Text(say("result-winners", whom="me" if mine else "other", side=say(f"side-{side}")), style="bold")
    )
    shown += reasons(names, table, result, side)
    shown += ["", points(names, table, result), sides(names, result)]
    return [*shown, "", *story(names, events)]


def reasons(names: Names, table: SwordTable, result: Result, side: str) -> list[RenderableType]:
    say = names.speech.say
    if result.reason == "sword-master":
        standing = [seat for seat in range(int(table.seats)) if table.resilience[seat] > 0]
        return [say("result-by-sword", name=names.person(standing[0]))]
    shown: list[RenderableType] = [say("result-by-honour", points=result.sides[side])]
    if table.blow_at >= 0 and result.teams[table.blow_at] == result.teams[table.blow_by]:
        shown.append(say("result-penalty", side=say(f"side-{result.teams[table.blow_at]}")))
    if sum(1 for total in result.sides.values() if total == result.sides[side]) > 1:
        shown.append(say("result-tie-ninja" if side == "ninja" else "result-tie-shogun"))
    return shown


def points(names: Names, table: SwordTable, result: Result) -> Grid:
    """Everybody's role and points, the winners first."""
    say = names.speech.say
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title in ("score-who", "score-role", "score-points"):
        grid.add_column(say(title))
    people = view_roles(table)
    order = sorted(
        range(int(table.seats)),
        key=lambda seat: (seat not in result.winners, result.teams[seat], -result.points[seat]),
    )
    for seat in order:
        name = names.person(seat)
        score = say(
            "score-sum",
            honour=int(table.honour[seat]),
            times=int(multiplier(table, seat)),
            daimyo=int(shown_daimyo(table, seat)),
            points=result.points[seat],
        )
        style = "bold" if seat in result.winners else ""
        shown = say("table-me", name=name) if seat == names.reader else name
        grid.add_row(Text(shown, style=style), say(f"role-{people[seat]}"), score)
    return grid


def view_roles(table: SwordTable) -> list[str]:
    people = table.view(None)["people"]
    assert isinstance(people, list)
    return [str(person["role"]) for person in people]


def sides(names: Names, result: Result) -> Text:
    say = names.speech.say
    totals = sorted(result.sides.items(), key=lambda item: -item[1])
    told = [say("score-side", side=say(f"side-{side}"), points=total) for side, total in totals]
    return Text(" · ".join(told), style="dim")


def story(names: Names, events: Sequence[Event]) -> list[RenderableType]:
    """A few sentences: how long it took, who fell first, who struck and who stood firm."""
    say = names.speech.say
    happened = Counter(event.what for event in events)
    sentences = [say("story-length", turns=happened["turn"])]
    first = first_defeat(names, events)
    sentences.append(first or say("story-peaceful"))
    for what, message in (("defeated", "story-most"), ("answered", "story-parries")):
        doers = Counter(
            event.target if what == "defeated" else event.seat for event in events if event.what == what
        )
        if doers:
            seat, number = doers.most_common(1)[0]
            sentences.append(say(message, name=names.person(seat), number=number))
    if happened["ran-out"]:
        sentences.append(say("story-run-outs", number=happened["ran-out"]))
    gap = "" if names.speech.language == "ja" else " "
    return [Text(say("story-title"), style="bold"), gap.join(sentences)]


def first_defeat(names: Names, events: Sequence[Event]) -> str:
    card = ""
    for event in events:
        if event.what == "played" and event.cards[0] is not None:
            card = event.cards[0]
        if event.what == "defeated":
            return names.speech.say(
                "story-first",
                name=names.person(event.seat),
                target=names.person(event.target),
                card=names.card(card),
            )
    return ""
