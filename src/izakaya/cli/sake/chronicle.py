"""What happened at a table of SAKE, in sentences; and what its people shout, drunk or sober."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from izakaya.cli.event import Event
from izakaya.cli.sake.names import Names
from izakaya.games.sake.circle import MINIONS
from izakaya.games.sake.data import BACKS, ON_BOARD, PLACE_NAMES
from izakaya.games.sake.table import REASONS
from izakaya.locale.drunk import drunk

STYLES: Final = {
    "wounded": "red",
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
# Cards that somebody takes or gives one after the other are told together.
TOGETHER: Final = ("drew", "took-wound", "took-life", "discarded", "haunted")
# The card played and what it is played for.
TWICE: Final = {"walks": "moves", "walks-counter": "moves", "strikes": "attacks", "strikes-minion": "attacks"}
# `number` is a place of sake in these.
PLACED: Final = ("placed-sake", "burned-sake", "paid", "spoiled", "gave-up-sake", "stirs-sake")
STEPS: Final = ("added-step", "removed-step")
# What everybody shouts, and what only drunks have something to say about.
CRIES: Final = {"drank": "drank", "iaido": "iaido", "died": "died"}
DRUNK_CRIES: Final = {
    "strikes": "strikes",
    "strikes-minion": "strikes",
    "wounded": "wounded",
    "defended": "defended",
    "burned-sake": "burned-sake",
}
# After these a defence was not the end of it, and nothing to boast of.
STILL_DEFENDING: Final = ("wounded", "defended", "sacrificed", "gave-up-sake", "burned-sake", "burned-soul")


class Drinkers:
    """Who has sake on the board, as the news tell it: those talk like drunks (K32)."""

    def __init__(self) -> None:
        self.drunk: set[int] = set()
        self.pushed = -1  # whose sake on the board a Spirit is about to move
        self.cries = 0  # how often somebody had a reason to shout

    def hear(self, event: Event) -> None:
        if event.what in CRIES or event.what in DRUNK_CRIES:
            self.cries += 1
        if event.what == "turn":
            self.pushed = -1
        elif event.what in ("died", "departed"):
            self.drunk.discard(event.seat)
        elif event.what == "placed-sake":
            if self.pushed == event.seat:
                self.drunk.discard(event.seat)
                self.pushed = -1
            if event.number == ON_BOARD:
                self.drunk.add(event.seat)
        elif event.what in PLACED and event.number == ON_BOARD:
            if event.what == "stirs-sake":
                self.pushed = event.target
            else:
                self.drunk.discard(event.target if event.what == "spoiled" else event.seat)


def lines(names: Names, events: Sequence[Event], since: int) -> list[RenderableType]:
    """The events from `since` on as lines: turns are headings, the rest stands below them."""
    drinkers = Drinkers()
    for event in events[:since]:
        drinkers.hear(event)
    shown: list[RenderableType] = []
    told = gathered(events[since:])
    for event, following in zip_longest(told, told[1:]):
        text = sentence(names, event)
        if event.what == "turn":
            shown.append(Text(f"— {text} —", style="bold"))
        else:
            shown.append(Text("  " + text, style=STYLES.get(event.what, "")))
        cry = shouted(names, event, following, drinkers)
        if cry:
            shown.append(Text("    " + cry, style="italic magenta"))
        drinkers.hear(event)
    return shown


def gathered(events: Sequence[Event]) -> list[Event]:
    """One event for what a person would tell in one sentence."""
    result: list[Event] = []
    for event in events:
        # How many cards of Life they are has been told, and the draw pile is on the table for all to see.
        if event.what == "top-back" or (event.what == "took-life" and None in event.cards):
            continue
        before = result[-1] if result else None
        if before is None:
            result.append(event)
        elif event.what in TOGETHER and (before.what, before.seat) == (event.what, event.seat):
            result[-1] = Event(event.what, event.seat, cards=before.cards + event.cards)
        elif TWICE.get(event.what) == before.what:
            result[-1] = Event(
                event.what, event.seat, event.target, event.cards, event.number, played=before.cards[0]
            )
        else:
            result.append(event)
    return result


def message_of(event: Event) -> str:
    """Which message tells this event."""
    if event.what.startswith("note-"):
        return f"sake-{event.what}"
    if event.what == "ended":
        return f"sake-news-ended-{REASONS[event.number]}"
    return f"sake-news-{event.what}"


def sentence(names: Names, event: Event) -> str:
    known = [card for card in event.cards if card is not None]
    return names.speech.say(
        message_of(event),
        who=names.who(event.seat),
        name=names.person(event.seat),
        whom=names.who(event.target),
        target=names.person(event.target),
        known="yes" if known else "no",
        card=names.card(known[0]) if known else "",
        cards=names.cards(known),
        weapon=names.card(known[0]) if known else "none",
        played="none" if event.played is None else names.card(event.played),
        number=len(event.cards) if event.what in TOGETHER else event.number,
        place=names.place(PLACE_NAMES[event.number]) if event.what in PLACED else "",
        piece=standing(names, event.number) if event.what in STEPS else "",
        taker=names.person(event.number) if event.what == "stirs-hands" else "",
        back=names.back(BACKS[event.number - 1]) if event.what == "passed-card" else "",
    )


def standing(names: Names, piece: int) -> str:
    """A piece beside which a step was changed: of a minion the news do not tell whose it is."""
    return names.person(piece) if piece < MINIONS else names.card("minion")


def shouted(names: Names, event: Event, following: Event | None, drinkers: Drinkers) -> str:
    """What the person shouts at this, if anything; a drunk has more to say, and says it worse."""
    tipsy = event.seat in drinkers.drunk
    cry = CRIES.get(event.what) or (DRUNK_CRIES.get(event.what) if tipsy else None)
    if cry is None or (event.what == "wounded" and event.number == 0):
        return ""
    if event.what == "defended" and not stood_firm(names, event, following):
        return ""
    words = names.speech.say(f"sake-cry-{cry}")
    if tipsy:
        said = f"{drinkers.cries} {event.what} {event.seat} {event.target} {event.number}"
        seed = zlib.crc32(said.encode())
        everybody = [names.person(seat) for seat in range(len(names.samurai))]
        words = drunk(words, names.speech.language, seed, everybody)
    return names.speech.say("sake-says", name=names.person(event.seat), words=words)


def stood_firm(names: Names, event: Event, following: Event | None) -> bool:
    """Whether a defence kept all harm away, as far as the news tell."""
    if following is None:
        # If something is still to come the defender is asked first; so to another reader this is the end of it.
        return event.seat != names.reader
    return following.seat != event.seat or following.what not in STILL_DEFENDING
