"""What one seat may know of a table of Samurai Sword (W39), as plain data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from mypy_extensions import i64

from izakaya.games.sword.blows import FAR, difficulty
from izakaya.games.sword.data import (
    ARMOUR,
    CARDS,
    CHARACTERS,
    KINDS,
    PROPERTIES,
    ROLES,
    SHOGUN,
    SIDE,
    SIDE_COUNT,
    SIDES,
    hidden_on,
)
from izakaya.games.sword.hidden.memory import SPECTATOR, sightings
from izakaya.games.sword.scoring import shown_daimyo
from izakaya.games.sword.table import SwordTable
from izakaya.table.seats import listed
from izakaya.table.view import Sighting, outcome, table_view

Side = Literal["shogun", "ninja", "ronin"]


class Person(TypedDict):
    """What is seen of one seat. `role` is `None` while unknown; so is `side`, which may follow where the role does not: the stars
    of a Ninja stay hidden. `difficulty` is mine to attack it, `None` if I cannot; `aimed` is how many weapons it has played at each seat.
    """

    seat: int
    character: str
    role: str | None
    side: Side | None
    resilience: int
    full: int
    honour: int
    cards: int
    laid: dict[str, int]
    harmless: bool
    difficulty: int | None
    aimed: list[int]


# The result, the Daimyo that were shown for the score, the seed that proves the deal, and who felled whom at the end.
FinalWords = TypedDict(
    "FinalWords",
    {
        "winners": list[int],
        "reason": str,
        "points": list[int],
        "teams": list[str],
        "sides": dict[str, int],
        "daimyo": list[int],
        "seed": str,
        "last-blow": list[int],
    },
)


class SwordView(TypedDict):
    """All that a seat may know. `asked` is a seat, or "reactions" while others answer a move, or `None` at the end. `geisha` is the
    table's option (W32). Only a replay with all cards open has `hands`.
    """

    game: Literal["sword"]
    rules: int
    seats: int
    geisha: Literal["others", "anyone"]
    seat: int | None
    turn: int
    asked: int | Literal["reactions"] | None
    question: dict[str, str | int]
    options: list[dict[str, str | int]]
    weapons_played: int
    weapon_limit: int
    people: list[Person]
    hand: dict[str, int]
    seen: list[Sighting]
    deck: int
    pile: list[str]
    run_outs: int
    commitment: str
    over: bool
    result: FinalWords | None
    hands: NotRequired[list[dict[str, int]]]


def view(t: SwordTable, eyes: object) -> SwordView:
    shared = table_view(t, eyes)
    seat = shared["seat"]
    return {
        "game": "sword",
        "rules": shared["rules"],
        "seats": shared["seats"],
        "geisha": "anyone" if t.geisha_at_own else "others",
        "seat": seat,
        "turn": int(t.turn),
        "asked": shared["asked"],
        "question": shared["question"],
        "options": shared["options"],
        "weapons_played": int(t.weapons_played),
        "weapon_limit": int(t.weapon_limit(t.turn)),
        "people": [person(t, seat, other) for other in range(int(t.seats))],
        "hand": hand(t, seat),
        "seen": seen_cards(t, SPECTATOR if seat is None else seat),
        "deck": int(t.deck_size),
        "pile": [CARDS[t.pile[i]] for i in range(t.pile_size)],
        "run_outs": int(t.run_outs),
        "commitment": shared["commitment"],
        "over": shared["over"],
        "result": final_words(t) if t.over else None,
    }


def open_view(t: SwordTable) -> SwordView:
    """With every card and every role open."""
    shown = view(t, None)
    for one in shown["people"]:
        role = t.roles[one["seat"]]
        one["role"] = ROLES[role]
        one["side"] = SIDES[SIDE[role]]
    shown["hands"] = [hand(t, seat) for seat in range(int(t.seats))]
    return shown


def person(t: SwordTable, seat: int | None, other: int) -> Person:
    far: int = FAR if seat is None else difficulty(t, seat, other)
    laid: dict[str, int] = {}
    for place in range(PROPERTIES):
        count: int = t.laid[other * PROPERTIES + place]
        if count:
            laid[CARDS[ARMOUR + place]] = count
    return {
        "seat": other,
        "character": CHARACTERS[t.characters[other]],
        "role": ROLES[t.roles[other]] if is_shown(t, seat, other) else None,
        "side": known_side(t, seat, other),
        "resilience": int(t.resilience[other]),
        "full": int(t.full_resilience(other)),
        "honour": int(t.honour[other]),
        "cards": int(t.sizes[other]),
        "laid": laid,
        "harmless": t.is_harmless(other),
        "difficulty": None if far >= FAR else far,
        "aimed": [int(t.aimed(other, target)) for target in range(int(t.seats))],
    }


def is_shown(t: SwordTable, seat: int | None, other: int) -> bool:
    """W1, W24: whether a seat sees the role of another; its own lies before it."""
    return t.over or seat == other or t.roles[other] == SHOGUN


def known_side(t: SwordTable, seat: int | None, other: int) -> Side | None:
    """The side of another as a seat can tell it: seen, or the only one that is left when W1 is counted. So it is with three players
    for everybody, and with four for the Samurai.
    """
    if is_shown(t, seat, other):
        return SIDES[SIDE[t.roles[other]]]
    found: Side | None = None
    for side in range(i64(SIDE_COUNT)):
        left: i64 = hidden_on(t.seats, side)
        if seat is not None and t.roles[seat] != SHOGUN and SIDE[t.roles[seat]] == side:
            left -= 1
        if left > 0:
            if found is not None:
                return None
            found = SIDES[side]
    return found


def hand(t: SwordTable, seat: int | None) -> dict[str, int]:
    held: dict[str, int] = {}
    if seat is not None:
        for kind in range(KINDS):
            count: int = t.hands[seat * KINDS + kind]
            if count:
                held[CARDS[kind]] = count
    return held


def seen_cards(t: SwordTable, watcher: int) -> list[Sighting]:
    found: list[Sighting] = []
    for kind, hands in sightings(t.log, t.logged, watcher):
        found.append({"card": CARDS[kind], "hands": listed(hands)})
    return found


def final_words(t: SwordTable) -> FinalWords:
    ended = outcome(t)
    return {
        "winners": ended["winners"],
        "reason": ended["reason"],
        "points": ended["points"],
        "teams": ended["teams"],
        "sides": ended["sides"],
        "daimyo": [int(shown_daimyo(t, seat)) for seat in range(int(t.seats))],
        "seed": ended["seed"],
        "last-blow": [int(t.blow_by), int(t.blow_at)],
    }
