"""All the ways the hidden cards of SAKE can lie, given what one seat has seen: found by brute force.

A **world** says where every hidden card lies. At first every world is possible that shows the seat the same
backs; each is a table of its own, and all of them are played with the same answers. Those that told and showed
the seat the same all along are exactly what it cannot tell apart. Only for tiny scenes: worlds are many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from izakaya import Chance, Table, parse
from tests.properties.sake_position import BACK_OF, LABELS, position

Cards = tuple[str, ...]
World = tuple[tuple[Cards, Cards, Cards], ...]  # hand, Life and Wounds, seat by seat; the deck comes last
#: A bigger draw pile is left out of a world: nobody could list its orders.
LISTED_DECK = 4
#: Luck chooses cards to pass and shuffles: so many different lucks are tried in every world.
LUCKS = 8


def tiny(scene: str, renewed: bool) -> str:
    """A scene in which only few cards are hidden: all cards that it does not name lie in the pile. If it has
    been renewed, the draw pile was made of them and of what is left of it.
    """
    named = [word for word in scene.split() if word in BACK_OF]
    rest = [label for label in LABELS if label not in named]
    lines = [scene.strip(), " ".join(["pile", *rest])]
    if renewed:
        deck = next(line.split()[1:] for line in scene.splitlines() if line.split()[:1] == ["deck"])
        lines.append(" ".join(["made 1", *rest, *deck]))
    return "\n".join(lines) + "\n"


def world_of(table: Table) -> World:
    """The world that is true on this table."""
    found = position(table)
    people = [(tuple(sorted(p.hand)), tuple(p.life), tuple(p.wounds)) for p in found.people]
    deck = tuple(found.deck) if len(found.deck) <= LISTED_DECK else ()
    return (*people, (deck, (), ()))


@cache
def first_worlds(text: str, seat: int | None) -> list[Table]:
    """A table for every way the cards that the seat does not see can lie at first."""
    truth = position(parse(text))
    apart = any(line.startswith("made ") for line in text.splitlines())
    slots: list[str] = []  # the cards of hidden places that have been there since before the renewal
    for number, person in enumerate(truth.people):
        if number != seat:
            slots += person.hand
        slots += person.life + person.wounds
    tables: dict[World, Table] = {}
    for order in dealt(slots, truth.deck, apart):
        table = parse(" \n".join(replaced(line, order) for line in text.splitlines()))
        tables.setdefault(world_of(table), table)
    return list(tables.values())


def replaced(line: str, order: dict[str, str]) -> str:
    """A line of the position with the hidden cards dealt anew; what is remembered is not hidden."""
    if line.split()[:1] in (["seat"], ["deck"]):
        return " ".join(order.get(word, word) for word in line.split())
    return line


def dealt(slots: list[str], deck: list[str], apart: bool) -> Iterator[dict[str, str]]:
    """Every way to exchange the cards so that all backs that are seen stay: those in places, and the top one.
    If they lie apart, none of the draw pile was ever in another place.
    """
    seen = {*slots, *deck[-1:]}
    if apart:
        for order in exchanged(slots, slots, seen):
            for order_of_deck in exchanged(deck[::-1], deck, seen):
                yield {**order, **order_of_deck}
    else:
        # Places whose backs are seen first: what is left over then lies in the draw pile anyhow.
        yield from exchanged([*slots, *reversed(deck)], [*slots, *deck], seen)


def exchanged(slots: Sequence[str], cards: Sequence[str], seen: set[str]) -> Iterator[dict[str, str]]:
    if not slots:
        yield {}
        return
    for card in cards:
        if slots[0] not in seen or BACK_OF[card] == BACK_OF[slots[0]]:
            left = [other for other in cards if other != card]
            for order in exchanged(slots[1:], left, seen):
                yield {slots[0]: card, **order}


class Chapter(NamedTuple):
    """What a seat was told after an answer, and what it saw then."""

    told: list[str]
    seen: object


def told_to(table: Table, seat: int | None, heard: int) -> list[str]:
    return [str(news.seen_by(seat)) for news in table.news[heard:]]


def possible_worlds(text: str, seat: int | None, luck: Chance, answers: list[int]) -> Counter[World]:
    """Every world that a seat cannot rule out after these answers, and how likely it is."""
    table = parse(text)
    table.chance = luck.copy()
    table.telling = True
    story: list[Chapter] = []
    for option in answers:
        heard = len(table.news)
        table.answer(option)
        story.append(Chapter(told_to(table, seat, heard), table.view(seat)))
    lucks = [luck]
    if table.chance.state != luck.state:
        lucks += [Chance.quick(number) for number in range(LUCKS)]
    found: Counter[World] = Counter()
    for first in first_worlds(text, seat):
        for other in lucks:
            twin = first.copy()
            twin.chance = other.copy()
            twin.telling = True
            if tells(twin, seat, answers, story):
                found[world_of(twin)] += 1
    return found


def tells(twin: Table, seat: int | None, answers: list[int], story: list[Chapter]) -> bool:
    for option, chapter in zip(answers, story, strict=True):
        if option not in twin.options():
            return False
        heard = len(twin.news)
        twin.answer(option)
        # What was told is the cheaper of the two to compare, and mostly enough.
        if told_to(twin, seat, heard) != chapter.told or twin.view(seat) != chapter.seen:
            return False
    return True


def can_be_listed(table: Table) -> bool:
    """Whether brute force can follow: the big pile has not become the draw pile, and nobody has chosen a card
    that the others do not know of yet.
    """
    if any(news.what == "renewed" for news in table.news):
        return False
    asks = position(table).asks
    return bool(asks) and asks[-1][0] not in ("walk", "strike")
