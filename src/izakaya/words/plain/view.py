"""What a plain view shows, and reading it without knowing the game.

Whatever else a game puts into its views is shown as well, as a fact with its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NotRequired, TypedDict, TypeGuard

from izakaya.table.view import Outcome, TableView
from izakaya.words.telling import View

#: Cards and how many of each: `None` for cards whose front is not seen.
Cards = list[tuple[str | None, int]]


class PlainPerson(TypedDict):
    """What is seen of one seat: how many `cards` it holds. Anything else is a fact about that person."""

    seat: int
    cards: int


class PlainPile(TypedDict):
    """A pile on the table: how many cards, the card on `top` if it lies open, or all `cards` from the bottom up. Only the top is shown:
    cards that lie side by side, as in a trick, are a list under a name of its own beside the piles.
    """

    count: int
    top: NotRequired[str | None]
    cards: NotRequired[list[str | None]]


class PlainView(TableView):
    """What a game's view should have, so that the plain screens can show it: besides what every view tells, whose `turn` it is, the
    people, the reader's `hand` (how many of each card), and the `piles` by name.
    """

    game: str
    turn: int
    people: list[PlainPerson]
    hand: dict[str, int]
    piles: dict[str, PlainPile]
    result: Outcome | None


#: What is shown in a way of its own, or not at all; the rest of a view are facts.
SHOWN_ELSEWHERE: Final = frozenset(
    {
        "game",
        "rules",
        "seats",
        "seat",
        "turn",
        "asked",
        "question",
        "options",
        "people",
        "hand",
        "hands",
        "piles",
        "commitment",
        "over",
        "result",
    }
)
#: Where a person's cards may stand; how many there are is what is shown of them.
HELD: Final = ("cards", "hand")


def cards_in(value: object) -> Cards:
    """Cards in whatever form a view has them: by name with how many there are, a list of names, of backs (`None`) or of things with
    a name, or only how many.
    """
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [(None, value)] if value > 0 else []
    found: dict[str | None, int] = {}
    if isinstance(value, Mapping):
        for name, count in value.items():
            if isinstance(count, int):
                found[str(name)] = count
    elif is_list(value):
        for each in value:
            card = each.get("card", each.get("name")) if isinstance(each, Mapping) else each
            label = None if card is None else str(card)
            found[label] = found.get(label, 0) + 1
    return [(name, count) for name, count in found.items() if count > 0]


def hand_of(view: View) -> Cards:
    """What the reader holds."""
    return cards_in(view.get("hand"))


def number_of(cards: Cards) -> int:
    return sum(count for _, count in cards)


def people_of(view: View, seats: int) -> list[Mapping[str, object]]:
    """Everybody, by seat; nobody is left out, whatever the view says of them."""
    listed = view.get("people")
    found = listed if is_list(listed) else []
    return [
        found[seat] if seat < len(found) and isinstance(found[seat], Mapping) else {} for seat in range(seats)
    ]


def is_list(value: object) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, Sequence) and not isinstance(value, str)


def cards_held(person: Mapping[str, object]) -> int | None:
    """How many cards somebody holds, as far as the view says."""
    return next((number_of(cards_in(person[name])) for name in HELD if name in person), None)


def person_facts(person: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """What else is seen of somebody."""
    held = next((name for name in HELD if name in person), None)
    return ((name, value) for name, value in person.items() if name not in ("seat", held))


def piles_of(view: View) -> Iterator[tuple[str, int, str | None]]:
    """The piles: name, how many cards, and the card on top if it is seen."""
    piles = view.get("piles")
    if not isinstance(piles, Mapping):
        return
    for name, pile in piles.items():
        if not isinstance(pile, Mapping) or not pile.keys() & {"count", "top", "cards"}:
            yield str(name), number_of(cards_in(pile)), None
            continue
        cards = pile.get("cards")
        listed = list(cards) if is_list(cards) else []
        top = pile.get("top", listed[-1] if listed else None)
        count = pile.get("count")
        yield str(name), count if isinstance(count, int) else len(listed), None if top is None else str(top)


def facts_of(view: View) -> Iterator[tuple[str, object]]:
    """Everything in a view that is shown nowhere else."""
    return ((name, value) for name, value in view.items() if name not in SHOWN_ELSEWHERE)


def laid_open(views: Sequence[View], seats: int) -> dict[str, object]:
    """One view from those of all seats: what any of them sees is seen, and of everybody what they know of themselves."""
    everybody = [people_of(view, seats)[seat] for seat, view in enumerate(views)]
    seen = {name: both([view.get(name) for view in views]) for name in views[0]}
    return {**seen, "people": everybody, "seat": None, "hand": {}, "options": []}


def both(sights: Sequence[object]) -> object:
    """What several see of one thing, together: what is hidden from one (`None`) another may see."""
    known = [sight for sight in sights if sight is not None]
    things = [sight for sight in known if isinstance(sight, Mapping)]
    if things and len(things) == len(known):
        names = dict.fromkeys(name for thing in things for name in thing)
        return {name: both([thing.get(name) for thing in things]) for name in names}
    rows = [sight for sight in known if is_list(sight)]
    if rows and len(rows) == len(known) and len({len(row) for row in rows}) == 1:
        return [both(each) for each in zip(*rows, strict=True)]
    return known[0] if known else None
