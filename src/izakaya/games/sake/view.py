"""What one seat may know of a table of SAKE, as plain data: fronts of its own hand, backs of everything, and all that lies open."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sake.circle import CLOCKWISE, COUNTER, MINIONS, NO_WAY
from izakaya.games.sake.data import (
    BACKS,
    CARDS,
    GEAR,
    LOCATIONS,
    NAMES,
    ON_BOARD,
    ON_LIFE,
    PLACES,
    SAMURAI,
    WEAPONS,
    Back,
)
from izakaya.games.sake.deck_file import HOUSE
from izakaya.games.sake.hidden.memory import SPECTATOR, held_card, holder_of
from izakaya.games.sake.hidden.past import Past
from izakaya.games.sake.meaning import piece_name
from izakaya.games.sake.state import LIVING, PILE, ROW, STATES, Standing
from izakaya.games.sake.table import SakeTable
from izakaya.table.view import Sighting, outcome, table_view

Facing = Literal["clockwise", "counter", ""]


class Card(TypedDict):
    """A card whose front is seen."""

    card: str
    name: str
    attack: int
    defence: int
    movement: int
    drinking: int
    back: Back


class Gear(TypedDict):
    """A weapon or item in play. `asleep`: its sake was burned for one card more, and it cannot serve that card (K34)."""

    card: str
    name: str
    sake: int
    asleep: bool
    wielded: bool


class Person(TypedDict):
    """What is seen of one seat. Distances are mine to it, `None` where there is no such side. Piles have their top last."""

    seat: int
    samurai: str
    state: Standing
    sitting: bool
    hand: list[Back]
    life: list[Back]
    wounds: list[Back]
    gear: list[Gear]
    life_sake: int
    board_sake: int
    sake: int
    skill: bool
    clockwise: int | None
    counter: int | None


class Piece(TypedDict):
    """A piece of the circle (`seat-3`, `minion-2`), and the steps on its clockwise side; `None` at the end of a line.
    Minions look one `way`, samurai none.
    """

    piece: str
    owner: int
    way: Facing
    steps: int | None


class Weapon(TypedDict):
    """The values of a weapon in the edition played: `far` is "so many steps or more"."""

    range: int
    far: bool
    ranged: bool
    attack: int
    defence: int


class Minion(TypedDict):
    """The values of a minion in the edition played."""

    attack: int
    defence: int
    movement: int


class FinalWords(TypedDict):
    """The result, and the seed that proves the deal."""

    winners: list[int]
    reason: str
    points: list[int]
    teams: list[str]
    sides: dict[str, int]
    seed: str


class SakeView(TypedDict):
    """All that a seat may know. `asked` is a seat, or "reactions" while others answer a move, or `None` at the end. `items` is
    the table's option (K35). Only a replay with all cards open has `hands`. `fronts` are the figures of all cards that lie
    open, where they are not those of the house's deck: a client that draws cards by their labels finds them there.
    """

    game: Literal["sake"]
    rules: int
    seats: int
    items: Literal["single-use", "kept"]
    seat: int | None
    first: int
    location: str
    turn: int
    asked: int | Literal["reactions"] | None
    question: dict[str, str | int]
    options: list[dict[str, str | int]]
    plays_left: int
    struck: bool
    weapons: dict[str, Weapon]
    minion: Minion
    people: list[Person]
    circle: list[Piece]
    steps_in_box: int
    masu: int
    hand: list[Card]
    seen: list[Sighting]
    deck: int
    top_back: Back | None
    pile: list[str]
    sudden_death: bool
    sudden_from: int | None
    extra_rounds: int
    commitment: str
    over: bool
    result: FinalWords | None
    hands: NotRequired[list[list[Card]]]
    fronts: NotRequired[list[Card]]


def view(t: SakeTable, eyes: object) -> SakeView:
    shared = table_view(t, eyes)
    seat = shared["seat"]
    back = t.top_back()
    told: SakeView = {
        "game": "sake",
        "rules": shared["rules"],
        "seats": shared["seats"],
        "items": "kept" if t.keeps_items else "single-use",
        "seat": seat,
        "first": int(t.first),
        "location": LOCATIONS[t.location],
        "turn": int(t.turn),
        "asked": shared["asked"],
        "question": shared["question"],
        "options": shared["options"],
        "plays_left": int(t.plays_left),
        "struck": t.struck,
        "weapons": {NAMES[name]: weapon(t, name) for name in range(WEAPONS)},
        "minion": {
            "attack": int(t.deck_data.minion_attack),
            "defence": int(t.deck_data.minion_defence),
            "movement": int(t.deck_data.minion_movement),
        },
        "people": [person(t, seat, other) for other in range(int(t.seats))],
        "circle": [piece(t, i) for i in range(int(t.circle.count))],
        "steps_in_box": int(t.box_steps()),
        "masu": int(t.masu),
        "hand": [] if seat is None else [card(t, c) for c in row(t.hands, seat * ROW, t.hand_size[seat])],
        "seen": sightings(t, SPECTATOR if seat is None else seat),
        "deck": int(t.deck_size),
        "top_back": None if back < 0 else BACKS[back],
        "pile": [t.deck_data.labels[c] for c in row(t.pile, 0, t.pile_size)],
        "sudden_death": t.sudden_from >= 0,
        "sudden_from": None if t.sudden_from < 0 else int(t.sudden_from),
        "extra_rounds": int(t.extra_rounds),
        "commitment": shared["commitment"],
        "over": shared["over"],
        "result": outcome(t) if t.over else None,
    }
    if t.deck_data is not HOUSE:
        told["fronts"] = [card(t, c) for c in lying_open(t)]
    return told


def lying_open(t: SakeTable) -> list[int]:
    """The cards that everybody sees: discards, what is in play, and minions."""
    cards = row(t.pile, 0, t.pile_size)
    for i in range(i64(len(t.gear))):
        if t.gear[i] >= 0:
            cards.append(int(t.gear[i]))
    for i in range(t.circle.count):
        if t.circle.pieces[i] >= MINIONS:
            cards.append(int(t.minion_card(t.circle.pieces[i])))
    return sorted(cards)


def weapon(t: SakeTable, name: int) -> Weapon:
    deck = t.deck_data
    return {
        "range": int(deck.weapon_range[name]),
        "far": bool(deck.weapon_far[name] == 1),
        "ranged": bool(deck.weapon_ranged[name] == 1),
        "attack": int(deck.weapon_attack[name]),
        "defence": int(deck.weapon_defence[name]),
    }


def row(cards: vec[i64], first: i64, count: i64) -> list[int]:
    return [int(cards[i]) for i in range(first, first + count)]


def backs(t: SakeTable, cards: list[int]) -> list[Back]:
    return [BACKS[t.deck_data.back[c]] for c in cards]


def person(t: SakeTable, seat: int | None, other: int) -> Person:
    """Backs of a hand are sorted: how a player holds its cards tells nothing. Piles keep their order, top last."""
    clockwise: int = NO_WAY
    counter: int = NO_WAY
    if seat is not None and t.states[seat] == LIVING and t.states[other] == LIVING:
        clockwise = t.circle.distance(seat, other, CLOCKWISE)
        counter = t.circle.distance(seat, other, COUNTER)
    gear: list[Gear] = []
    for name in range(i64(GEAR)):
        in_play = t.gear[other * GEAR + name]
        if in_play >= 0:
            gear.append(
                {
                    "card": t.deck_data.labels[in_play],
                    "name": NAMES[name],
                    "sake": int(t.sake[other * PLACES + name]),
                    "asleep": t.is_asleep(other, name),
                    "wielded": bool(t.wielded[other] == name),
                }
            )
    return {
        "seat": other,
        "samurai": SAMURAI[t.samurai[other]],
        "state": STATES[t.states[other]],
        "sitting": bool(t.sitting[other] == 1),
        "hand": sorted(backs(t, row(t.hands, other * ROW, t.hand_size[other]))),
        "life": backs(t, row(t.life, other * PILE, t.life_size[other])),
        "wounds": backs(t, row(t.wounds, other * PILE, t.wound_size[other])),
        "gear": gear,
        "life_sake": int(t.sake[other * PLACES + ON_LIFE]),
        "board_sake": int(t.sake[other * PLACES + ON_BOARD]),
        "sake": int(t.sake_of(other)),
        "skill": t.has_skill(other, t.samurai[other]),
        "clockwise": None if clockwise == NO_WAY else clockwise,
        "counter": None if counter == NO_WAY else counter,
    }


def piece(t: SakeTable, at: int) -> Piece:
    who = t.circle.pieces[at]
    steps: int | None = int(t.circle.gaps[at])
    if t.circle.count == 1 or (t.circle.open and at == t.circle.count - 1):
        steps = None
    way: Facing = ""
    if who >= MINIONS:
        way = "clockwise" if t.minion_way[who - MINIONS] == CLOCKWISE else "counter"
    return {"piece": piece_name(who), "owner": int(t.circle.side_of(who)), "way": way, "steps": steps}


def card(t: SakeTable, c: int) -> Card:
    deck = t.deck_data
    return {
        "card": deck.labels[c],
        "name": NAMES[deck.name[c]],
        "attack": int(deck.attack[c]),
        "defence": int(deck.defence[c]),
        "movement": int(deck.movement[c]),
        "drinking": int(deck.drinking[c]),
        "back": BACKS[deck.back[c]],
    }


def sightings(t: SakeTable, watcher: i64) -> list[Sighting]:
    """The cards that a watcher knows to be in other hands, each with the hands in which it may be."""
    labels = t.deck_data.labels
    return [{"card": labels[held], "hands": hands} for held, hands in whereabouts(t, watcher, {})]


def whereabouts(t: SakeTable, watcher: i64, pasts: dict[int, Past]) -> list[tuple[int, list[int]]]:
    """The same by number. `pasts` are those that have been imagined of the present log, by back; more may be added."""
    found: list[tuple[int, list[int]]] = []
    if not t.remembering:
        return found
    memory = t.memory
    for held in range(i64(CARDS)):
        if memory.knows(watcher, held):
            back: i64 = t.deck_data.back[held]
            if not memory.is_logged(back):
                hands = [int(holder_of(code)) for code in t.in_hands(back) if held_card(code) == held]
            else:
                if back not in pasts:
                    pasts[back] = Past(memory, watcher, back, t.deck_data.back)
                hands = pasts[back].where(held)
            found.append((int(held), hands))
    return found
