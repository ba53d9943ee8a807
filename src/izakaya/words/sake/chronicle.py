"""What happened at a table of SAKE, in sentences, and what its people shout at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from izakaya.games.sake.circle import MINIONS
from izakaya.games.sake.data import BACKS, PLACE_NAMES
from izakaya.games.sake.state import REASONS
from izakaya.words.event import Event
from izakaya.words.sake.drinkers import PLACED, Drinkers, shouted
from izakaya.words.sake.names import Names
from izakaya.words.telling import Line

# Cards that somebody takes or gives one after the other are told together.
TOGETHER: Final = ("drew", "took-wound", "took-life", "discarded", "haunted")
# The card played and what it is played for.
TWICE: Final = {"walks": "moves", "walks-counter": "moves", "strikes": "attacks", "strikes-minion": "attacks"}
STEPS: Final = ("added-step", "removed-step")
# An event, or several as one, with the number of the last of them.
Told = tuple[int, Event]


class Chronicle:
    """The chronicle of one table for one reader. It knows who is drunk by now from what it has told so far."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.drinkers = Drinkers()
        self.heard = 0
        self.last: Event | None = None

    def lines(self, events: Sequence[Event], since: int, asked: int | None) -> list[Line]:
        """The events from `since` on as lines."""
        since = min(since, len(events))
        drinkers = self.by(events, since).copy()
        shown: list[Line] = []
        # The card of an attack is told with the attack, also if a reader is told of the two at different times.
        start = since - 1 if since and events[since - 1].what in TWICE.values() else since
        told = gathered(list(enumerate(events[start:], start)))
        if told and told[-1][1].what in TWICE.values():
            told.pop()
        for (number, event), following in zip_longest(told, (event for _, event in told[1:])):
            kind = "turn" if event.what == "turn" else "event"
            shown.append(Line(sentence(self.names, event), kind, number, event.what, event.seat))
            words = shouted(self.names, event, following, asked, drinkers)
            if words:
                text = self.names.speech.say("sake-says", name=self.names.person(event.seat), words=words)
                shown.append(Line(text, "cry", number, event.what, event.seat, words))
            drinkers.hear(event)
        return shown

    def by(self, events: Sequence[Event], since: int) -> Drinkers:
        """How drunk everybody was before event number `since`: only what is new to us has to be heard."""
        if since < self.heard or (self.heard and events[self.heard - 1] != self.last):
            self.drinkers, self.heard = Drinkers(), 0
        for event in events[self.heard : since]:
            self.drinkers.hear(event)
        self.heard = since
        self.last = events[self.heard - 1] if self.heard else None
        return self.drinkers


def gathered(events: Sequence[Told]) -> list[Told]:
    """One event for what a person would tell in one sentence."""
    result: list[Told] = []
    for number, event in events:
        # How many cards of Life they are has been told, and the draw pile is on the table for all to see.
        if event.what == "top-back" or (event.what == "took-life" and None in event.cards):
            continue
        before = result[-1][1] if result else None
        if before is None:
            result.append((number, event))
        elif event.what in TOGETHER and (before.what, before.seat) == (event.what, event.seat):
            result[-1] = number, Event(event.what, event.seat, cards=before.cards + event.cards)
        elif TWICE.get(event.what) == before.what:
            result[-1] = number, replace(event, played=before.cards[0])
        else:
            result.append((number, event))
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
