"""What the lab notes of one game of SAKE: how it went and ended, what everybody did, and for what each card was used."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, cast

from izakaya.games.sake.data import CARDS, PLACES
from izakaya.games.sake.meaning import (
    ATTACK,
    BURN_TO_DRAW,
    BURN_TO_PLAY,
    CARD,
    DEFEND,
    DRINK,
    IAIDO,
    INTERRUPT,
    MINION_CLOCKWISE,
    MINION_COUNTER,
    MOVEMENT,
    PASS,
    SACRIFICE,
    TEXT,
    WAYS,
)
from izakaya.games.sake.view import SakeView
from izakaya.lab.book import Sheet
from izakaya.lab.evening import Played
from izakaya.table.news import News

#: For what a card can be used: its text and its boxes.
USES: Final = ("text", "attack", "defence", "movement", "drinking")
#: Each way to use a card, and what of it is used; a card that is thrown away is not. An interrupt is a text too, and so is a minion that is
#: played or gives itself up for its master (K25).
USE_OF: Final = {
    TEXT: "text",
    MINION_CLOCKWISE: "text",
    MINION_COUNTER: "text",
    SACRIFICE: "text",
    INTERRUPT: "text",
    ATTACK: "attack",
    IAIDO: "attack",
    DEFEND: "defence",
    MOVEMENT: "movement",
    DRINK: "drinking",
}


@dataclass(frozen=True)
class SakeSheet(Sheet):
    """One game in figures. Places begin with the first player (K4), not with seat 0."""

    calm: int  # turns until sudden death began, the one in which it did among them; all turns if it never did
    dead: tuple[int, ...]  # the places of those who died
    extra_rounds: int
    closing_time: bool
    reason: str
    sake: int  # of the winners, all together
    samurai: tuple[str, ...]  # place by place
    winners: tuple[int, ...]  # the places of those who won, as samurai or as Spirits
    moves: int
    iaidos: int
    minions: int
    sake_burned: int
    souls_burned: int
    interrupts: int
    torments: int
    uses: tuple[int, ...]  # a number for each use of a card: `to_count`


def to_count(card: int, use: str) -> int:
    return card * len(USES) + USES.index(use)


def use_of(counted: int) -> str:
    return USES[counted % len(USES)]


#: For each option that uses a card, that use; so that a game is counted without taking its options apart.
COUNTED: Final = {
    CARD + way * CARDS + card: to_count(card, use) for way, use in USE_OF.items() for card in range(CARDS)
}


def note(played: Played) -> SakeSheet:
    """The sheet of a game. What was done is in its answers, whose numbers have one meaning each; what came of it is in its news."""
    table = played.table
    answers = table.past[: table.answered]
    ways = ways_of(answers)
    view = cast(SakeView, table.view(None))
    seats, first = view["seats"], view["first"]
    places = {(first + place) % seats: place for place in range(seats)}
    winners: tuple[int, ...] = ()
    reason, sake = "", 0
    if table.over:
        result = table.result()
        reason = result.reason
        sake = sum(result.points[seat] for seat in result.winners)
        winners = tuple(sorted(places[seat] for seat in result.winners))
    people = view["people"]
    return SakeSheet(
        ended=bool(table.over),
        turns=played.happened["turn"],
        decisions=played.decisions,
        calm=calm_turns(table.news),
        dead=tuple(places[news.seat] for news in table.news if news.what == "died"),
        extra_rounds=played.happened["extra-round"],
        closing_time=played.happened["closing-time"] > 0,
        reason=reason,
        sake=sake,
        samurai=tuple(people[(first + place) % seats]["samurai"] for place in range(seats)),
        winners=winners,
        moves=ways[MOVEMENT],
        iaidos=ways[IAIDO],
        minions=ways[MINION_CLOCKWISE] + ways[MINION_COUNTER],
        sake_burned=sum(BURN_TO_DRAW <= answer < BURN_TO_PLAY + PLACES for answer in answers),
        souls_burned=sum(PASS < answer < BURN_TO_DRAW for answer in answers),
        interrupts=ways[INTERRUPT],
        torments=played.happened["torments"],
        uses=tuple(COUNTED[answer] for answer in answers if answer in COUNTED),
    )


def ways_of(answers: Iterable[int]) -> list[int]:
    """How often a card was used in each of the WAYS."""
    ways = [0] * len(WAYS)
    for answer in answers:
        if answer >= CARD:
            ways[(answer - CARD) // CARDS] += 1
    return ways


def calm_turns(news: Sequence[News]) -> int:
    """The turns until sudden death began (K44, K48)."""
    turns = 0
    for each in news:
        if each.what == "turn":
            turns += 1
        elif each.what in ("sudden-death", "closing-time"):
            break
    return turns
