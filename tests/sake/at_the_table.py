"""What players do and see at a table of SAKE, in their words: tests read like the rulebook."""

from __future__ import annotations

import re
from typing import TypedDict, Unpack, cast

import izakaya
from izakaya import Move, NotOffered, Refusal, Table
from izakaya.games.sake.meaning import LIMIT, PASS
from izakaya.games.sake.view import Person, SakeView
from tests.sake.figures import figured

# Arranging.


def position(text: str, top: str = "", house: bool = False) -> Table:
    """The table of a position (that it is of the present rules, with the tests' own figures, goes
    without saying), with its news on. `house`: with the deck of the house.

    `top` names the cards on top of the draw pile, the topmost last, where a position does not list it.
    """
    table = izakaya.parse(f"sake 4\n{text}" if house else figured(text))
    wanted = top.split()
    pile = deck(table)[-len(wanted) :] if wanted else []
    for number, card in enumerate(wanted):
        assert card not in text.split(), f"{card} lies elsewhere in this position"
        table = izakaya.parse(exchanged(table.notation(), pile[number], card))
        pile = deck(table)[-len(wanted) :]
    table.telling = True
    return table


def three(a: str = "", b: str = "", c: str = "", rest: str = "", top: str = "") -> Table:
    """Three samurai whose skills seldom matter: what is special about each seat, and further lines."""
    people = f"seat 0 date-masamune {a}\nseat 1 hojo-masako {b}\nseat 2 tomoe-gozen {c}\n"
    return position(people + rest, top)


def exchanged(text: str, one: str, other: str) -> str:
    """A position in which two cards have changed places."""
    words = re.split(r"(\s)", text)
    return "".join(other if word == one else one if word == other else word for word in words)


# Doing.


def moves(table: Table) -> list[Move]:
    """All that the asked seat may do."""
    return [table.describe(option) for option in table.options()]


class Parts(TypedDict, total=False):
    """What a move may be told by, besides its way."""

    card: str | None
    weapon: str | None
    target: int | None
    place: str | None
    number: int | None


def fits(move: Move, way: str | None, **parts: Unpack[Parts]) -> bool:
    """Whether a move has this way and these parts; a card may be named without the number of its copy."""
    if way is not None and move.way != way:
        return False
    for name, value in parts.items():
        part = move.parts().get(name)
        if value is None or part == value:
            continue
        if name != "card" or not isinstance(part, str) or part.rpartition("-")[0] != value:
            return False
    return True


def found(table: Table, way: str | None = None, **parts: Unpack[Parts]) -> list[int]:
    """The offered options that are such a move; parts left out may be anything."""
    return [option for option in table.options() if fits(table.describe(option), way, **parts)]


def offered(table: Table, way: str | None = None, **parts: Unpack[Parts]) -> bool:
    """Whether the asked seat is offered such a move."""
    return found(table, way, **parts) != []


def play(table: Table, way: str, all_asked: bool = False, **parts: Unpack[Parts]) -> None:
    """Let the asked seat do this; it must be on offer, and it must be clear which move is meant. `all_asked`: see `lean_back`."""
    options = found(table, way, **parts)
    wish = Move(way, **parts).parts()
    if len(options) != 1:
        shown = options or table.options()
        offers = "\n  ".join(str(table.describe(option).parts()) for option in shown)
        problem = f"is offered several moves like {wish}" if options else f"is not offered {wish}, only"
        raise AssertionError(f"seat {table.asked} {problem}:\n  {offers}")
    table.answer(options[0])
    if not all_asked:
        lean_back(table)


def lean_back(table: Table) -> None:
    """K29: a player with no card, who could burn for one, is asked to interrupt as well. Where a test is not about that they let
    everything happen.
    """
    while not table.over and asks(table) == "interrupt":
        assert table.asked is not None
        if hand(table, table.asked):
            return
        table.answer(PASS)


def why_not(table: Table, way: str, **parts: Unpack[Parts]) -> Refusal:
    """Why the asked seat may not do this; of several copies of a card one that it holds is meant."""
    meant: list[int] = []
    for option in range(LIMIT):
        try:
            if fits(table.describe(option), way, **parts):
                meant.append(option)
        except NotOffered:
            continue
    assert meant, f"nothing means {Move(way, **parts).parts()}"
    held = hand(table, table.asked) if table.asked is not None else []
    option = min(meant, key=lambda option: table.describe(option).card not in held)
    assert option not in table.options(), f"{table.describe(option).parts()} is on offer"
    return table.why(option)


def attack(
    table: Table,
    card: str,
    weapon: str | None = None,
    target: int | None = None,
    place: str | None = None,
    all_asked: bool = False,
) -> None:
    """A card for its attack box, a weapon and a target (a seat, or a minion as the place)."""
    play(table, "attack", card=card)
    play(table, "strike", weapon=weapon, target=target, place=place, all_asked=all_asked)


def walk(table: Table, steps: int, all_asked: bool = False) -> None:
    """So many steps clockwise, or the other way if negative."""
    play(table, "go-clockwise" if steps >= 0 else "go-counter", number=abs(steps), all_asked=all_asked)


def move(table: Table, card: str, steps: int, all_asked: bool = False) -> None:
    """A card for its movement box."""
    play(table, "move", card=card)
    walk(table, steps, all_asked)


def iaido(
    table: Table,
    card: str,
    steps: int,
    weapon: str | None = None,
    target: int | None = None,
    place: str | None = None,
) -> None:
    """A card for the Iaido: steps, weapon and target."""
    play(table, "iaido", card=card)
    walk(table, steps)
    play(table, "strike", weapon=weapon, target=target, place=place)


def drink(table: Table, card: str, *places: str) -> None:
    """A card for its drinking box, each sake to its place."""
    play(table, "drink", card=card)
    for place in places:
        play(table, "place", place=place)


def pass_(table: Table, all_asked: bool = False) -> None:
    """End the phase, let it happen, take it, none: whatever "no" means here."""
    assert PASS in table.options(), f"seat {table.asked} cannot pass: {moves(table)}"
    table.answer(PASS)
    if not all_asked:
        lean_back(table)


def let_pass(table: Table, until: int | None = None) -> None:
    """Nobody interrupts, up to this seat (which is then asked)."""
    while not table.over and asks(table) == "interrupt" and table.asked != until:
        pass_(table, all_asked=True)


def burn_nothing(table: Table) -> None:
    """Nobody interrupts, and a player who may only burn before it happens (K30) lets it be."""
    while not table.over and asks(table) in ("interrupt", "burn"):
        pass_(table)


def take_it(table: Table) -> None:
    """Nobody interrupts, and the target takes the blow."""
    let_pass(table)
    assert asks(table) == "defend", f"nobody has to defend, but: {asks(table)}"
    pass_(table)


def end_turn(table: Table) -> None:
    """The rest of the turn without a choice that matters: passes, or the first thing offered."""
    now = (turn(table), told_of(table, "turn"))
    while not table.over and (turn(table), told_of(table, "turn")) == now:
        table.answer(PASS if PASS in table.options() else table.options()[0])


# Seeing.


def seen(table: Table, eyes: int | None = None) -> SakeView:
    return cast(SakeView, table.view(eyes))


def person(table: Table, seat: int, eyes: int | None = None) -> Person:
    return seen(table, eyes)["people"][seat]


def asks(table: Table) -> str:
    """What is being asked, as everybody knows it."""
    return str(seen(table)["question"].get("ask", "nothing"))


def question(table: Table) -> dict[str, str | int]:
    """The question as the asked seat sees it."""
    return seen(table, table.asked)["question"]


def turn(table: Table) -> int:
    return seen(table)["turn"]


def hand(table: Table, seat: int) -> list[str]:
    """The cards of a hand, as its owner sees them."""
    return [card["card"] for card in seen(table, seat)["hand"]]


def life(table: Table, seat: int) -> int:
    return len(person(table, seat)["life"])


def wounds(table: Table, seat: int) -> int:
    return len(person(table, seat)["wounds"])


def state(table: Table, seat: int) -> str:
    """`samurai`, `spirit` or `gone`."""
    return person(table, seat)["state"]


def sitting(table: Table, seat: int) -> bool:
    return person(table, seat)["sitting"]


def gear(table: Table, seat: int) -> list[str]:
    """The names of the weapons and items in play before a seat."""
    return [piece["name"] for piece in person(table, seat)["gear"]]


def wielded(table: Table, seat: int) -> str | None:
    for piece in person(table, seat)["gear"]:
        if piece["wielded"]:
            return piece["name"]
    return None


def sake(table: Table, seat: int) -> int:
    """How much sake a seat has."""
    return person(table, seat)["sake"]


def sake_places(table: Table, seat: int) -> list[str]:
    """Where a samurai's sake stands."""
    someone = person(table, seat)
    places = [piece["name"] for piece in someone["gear"] if piece["sake"]]
    return places + ["life"] * someone["life_sake"] + ["board"] * someone["board_sake"]


def masu(table: Table) -> int:
    return seen(table)["masu"]


def circle(table: Table) -> str:
    """Pieces clockwise with the steps after each, as in the notation."""
    return " ".join([*written(table, "circle"), *written(table, "line")])


def steps(table: Table, one: int | str, other: int | str) -> int:
    """The steps from a piece clockwise to another; a samurai is its seat."""
    pieces = seen(table)["circle"]
    names = [piece["piece"] for piece in pieces]
    at = names.index(f"seat-{one}" if isinstance(one, int) else one)
    goal = names.index(f"seat-{other}" if isinstance(other, int) else other)
    total = 0
    while at != goal:
        total += pieces[at]["steps"] or 0
        at = (at + 1) % len(pieces)
    return total


def pile(table: Table) -> list[str]:
    """The discards, bottom to top."""
    return seen(table)["pile"]


def deck(table: Table) -> list[str]:
    """The draw pile, bottom to top, which no player sees."""
    return " ".join(written(table, "deck")).split()


def news(table: Table, eyes: int | None = None) -> list[dict[str, object]]:
    """What happened, as a seat has seen it."""
    return [event.seen_by(eyes) for event in table.news]


def told_of(table: Table, what: str, eyes: int | None = None) -> list[dict[str, object]]:
    return [event for event in news(table, eyes) if event["what"] == what]


def written(table: Table, word: str) -> list[str]:
    """The lines of the notation that begin with a word, without it."""
    lines = [line.partition(" ") for line in table.notation().splitlines()]
    return [rest for first, _, rest in lines if first == word]


def struck(b: str, a: str = "", samurai: str = "date-masamune") -> Table:
    """Seat 1 is hit by a Roar with seat 0's Katana, and nobody interrupts."""
    table = position(
        f"seat 0 miyamoto-musashi hand roar-1 {a}\nseat 1 {samurai} {b}\nseat 2 tomoe-gozen\n"
        "circle seat-0 1 seat-1 3 seat-2 3"
    )
    attack(table, "roar", "katana", 1)
    while asks(table) == "interrupt":
        pass_(table)
    return table
