"""What happened at a table of Samurai Sword, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from izakaya.bots.sword.sight import PROPERTY_NAMES, is_weapon
from izakaya.games.sword.table import REASONS
from izakaya.words.event import Event
from izakaya.words.sword.names import Names
from izakaya.words.telling import Line

# An event, or several as one, with the number of the last of them.
Told = tuple[int, Event]


def lines(names: Names, events: Sequence[Event], since: int) -> list[Line]:
    """The events from `since` on as lines."""
    return [
        Line(
            sentence(names, event),
            "turn" if event.what == "turn" else "event",
            number,
            event.what,
            event.seat,
        )
        for number, event in gathered(list(enumerate(events[since:], since)))
    ]


def gathered(events: Sequence[Told]) -> list[Told]:
    """Cards that somebody draws one after the other become one event; so do people who draw one card each."""
    result: list[Told] = []
    for number, event in events:
        before = result[-1][1] if result else None
        if before is not None and event.what == before.what == "drew" and event.seat == before.seat:
            result[-1] = number, Event("drew", event.seat, cards=before.cards + event.cards)
        else:
            result.append((number, event))
    return together(result)


def together(events: Sequence[Told]) -> list[Told]:
    result: list[Told] = []
    for number, event in events:
        before = result[-1][1] if result else None
        hidden = event.what == "drew" and event.cards == (None,)
        if hidden and before is not None and before.what == "drew-each":
            result[-1] = number, Event("drew-each", seats=(*before.seats, event.seat))
        elif hidden and before is not None and before.what == "drew" and before.cards == (None,):
            result[-1] = number, Event("drew-each", seats=(before.seat, event.seat))
        else:
            result.append((number, event))
    return result


def message_of(event: Event) -> str:
    """Which message tells this event."""
    if event.what.startswith("note-"):
        return event.what
    if event.what == "ended":
        return f"news-ended-{REASONS[event.number]}"
    if event.what == "played":
        return f"news-played{way_of_playing(str(event.cards[0]), event.target >= 0)}"
    return f"news-{event.what}"


def way_of_playing(card: str, at_someone: bool) -> str:
    if is_weapon(card):
        return "-weapon"
    if card == "bushido" or card == "breathing":
        return f"-{card}"
    if card in PROPERTY_NAMES:
        return "-property"
    return "-at" if at_someone else ""


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
        names=names.speech.listing([names.person(seat) for seat in event.seats]),
        number=len(event.cards) if event.what == "drew" else event.number,
    )
