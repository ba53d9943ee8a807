"""The end of a game of SAKE: who won, how drunk everybody is, and what will be told of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from izakaya.cli.event import Event
from izakaya.cli.sake.names import Names
from izakaya.games.sake.table import STATES, SakeTable
from izakaya.table.move import Result


def told(names: Names, table: SakeTable, events: Sequence[Event]) -> list[RenderableType]:
    say = names.speech.say
    result = table.result()
    mine = names.reader is not None and names.reader in result.winners
    # The sake of a team counts together; where the victory is shared, each side has as much.
    sake = result.sides[result.teams[result.winners[0]]]
    winners = say(
        f"sake-result-{result.reason}",
        whom="me" if mine else "other",
        names=names.people(result.winners),
        number=sake,
    )
    return [
        Text(f"═══ {say('play-over')} ═══", style="bold yellow"),
        Text(winners, style="bold"),
        "",
        points(names, table, result),
        "",
        *story(names, events),
    ]


def points(names: Names, table: SakeTable, result: Result) -> Grid:
    """Everybody's sake, the winners first."""
    say = names.speech.say
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(say("sake-score-who"))
    grid.add_column(say("sake-score-state"))
    grid.add_column(say("sake-score-sake"), justify="right")
    order = sorted(
        range(len(result.points)), key=lambda seat: (seat not in result.winners, -result.points[seat], seat)
    )
    for seat in order:
        name = names.person(seat)
        shown = say("table-me", name=name) if seat == names.reader else name
        state = say(f"sake-state-{STATES[table.states[seat]]}")
        grid.add_row(
            Text(shown, style="bold" if seat in result.winners else ""), state, str(result.points[seat])
        )
    return grid


def story(names: Names, events: Sequence[Event]) -> list[RenderableType]:
    """A few sentences: how long it took, who died first, who drank and who fought."""
    say = names.speech.say
    happened = Counter(event.what for event in events)
    sentences = [say("sake-story-length", turns=happened["turn"])]
    deaths = [event for event in events if event.what == "died"]
    if deaths:
        first = deaths[0]
        sentences.append(
            say("sake-story-first", name=names.person(first.seat), target=names.person(first.target))
        )
    else:
        sentences.append(say("sake-story-peaceful"))
    for whats, message in (
        (("drank",), "sake-story-drinker"),
        (("strikes", "strikes-minion"), "sake-story-fighter"),
    ):
        doers = Counter(event.seat for event in events if event.what in whats)
        if doers:
            seat, number = doers.most_common(1)[0]
            sentences.append(say(message, name=names.person(seat), number=number))
    if happened["extra-round"]:
        sentences.append(say("sake-story-extra", number=happened["extra-round"]))
    gap = "" if names.speech.language == "ja" else " "
    return [Text(say("story-title"), style="bold"), gap.join(sentences)]
