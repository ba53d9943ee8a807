"""What players do and see at a table of Samurai Sword, in their words: tests read like the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

import izakaya
from izakaya import Move, NotOffered, Refusal, Table
from izakaya.games.sword.view import Person, SwordView

# Options are small integers; all meanings lie below this.
MANY = 512


def position(text: str) -> Table:
    """The table of a position (the first line, `sword 1`, goes without saying), with its news on."""
    table = izakaya.parse("sword 1\n" + text)
    table.telling = True
    return table


ROLES = ("shogun", "samurai", "ninja-1", "ninja-2")
PLAIN = ("goemon", "kojiro", "hideyoshi", "musashi")


def four(*people: str, others: str = "hand parry", **lines: str) -> Table:
    """A table of four: the first are these people, all after them plain ones with `others`. Further lines of the notation go by their
    first word.
    """
    seated = [person.split()[0] for person in people]
    spare = "goemon" if "kojiro" in seated else "kojiro"
    plain = [spare if name in seated else name for name in PLAIN]
    everybody = [*people, *(f"{name} {others}" for name in plain[len(people) :])]
    text = [
        f"seat {seat} {role} {who}" for seat, (role, who) in enumerate(zip(ROLES, everybody, strict=True))
    ]
    return position("\n".join([*text, *(f"{word} {rest}" for word, rest in lines.items())]))


# Doing.


def find(table: Table, move: Move) -> int | None:
    """The option that means this move, offered or not."""
    for option in range(MANY):
        try:
            if table.describe(option) == move:
                return option
        except NotOffered:
            continue
    return None


def moves(table: Table) -> list[Move]:
    """All that the asked seat may do."""
    return [table.describe(option) for option in table.options()]


def do(table: Table, move: Move) -> None:
    """Let the asked seat do this; it must be on offer."""
    for option in table.options():
        if table.describe(option) == move:
            table.answer(option)
            return
    offers = "\n  ".join(str(other.parts()) for other in moves(table))
    raise AssertionError(f"seat {table.asked} is not offered {move.parts()}, only:\n  {offers}")


def attack(table: Table, weapon: str, target: int) -> None:
    do(table, Move("attack", weapon=weapon, target=target))


def may_attack(table: Table, weapon: str, target: int) -> bool:
    return Move("attack", weapon=weapon, target=target) in moves(table)


def targets(table: Table, weapon: str) -> list[int]:
    """The seats that the asked seat may attack with this weapon."""
    return [move.target for move in moves(table) if move.weapon == weapon and move.target is not None]


def play(table: Table, card: str, target: int | None = None) -> None:
    """An action; Geisha at a seat strikes its hand."""
    do(table, Move("play", card=card, target=target))


def may_play(table: Table, card: str, target: int | None = None) -> bool:
    return Move("play", card=card, target=target) in moves(table)


def strip(table: Table, target: int, place: str) -> None:
    """Geisha at a property in play."""
    do(table, Move("strip", card="geisha", target=target, place=place))


def may_strip(table: Table, target: int, place: str) -> bool:
    return Move("strip", card="geisha", target=target, place=place) in moves(table)


def lay(table: Table, card: str, target: int | None = None) -> None:
    """A property; Bushido before a seat."""
    do(table, Move("lay", card=card, target=target))


def may_lay(table: Table, card: str, target: int | None = None) -> bool:
    return Move("lay", card=card, target=target) in moves(table)


def answer(table: Table, card: str) -> None:
    """A card in answer to a weapon, Battlecry, Jujutsu or Bushido."""
    do(table, Move("answer", card=card))


def may_answer(table: Table, card: str) -> bool:
    return Move("answer", card=card) in moves(table)


def take_it(table: Table) -> None:
    """No card in answer: take the wound, or lose the Honour to Bushido."""
    do(table, Move("pass"))


def hit(table: Table, weapon: str, target: int) -> None:
    """An attack that nobody parries."""
    attack(table, weapon, target)
    take_it(table)


def end_phase(table: Table) -> None:
    do(table, Move("pass"))


def discard(table: Table, card: str) -> None:
    do(table, Move("discard", card=card))


def bleed(table: Table) -> None:
    """Nobunaga gives a Resilience for a card."""
    do(table, Move("bleed"))


def may_bleed(table: Table) -> bool:
    return Move("bleed") in moves(table)


def take_discard(table: Table) -> None:
    do(table, Move("take-discard"))


def take_deck(table: Table) -> None:
    do(table, Move("take-deck"))


def why_not(
    table: Table,
    way: str,
    card: str | None = None,
    weapon: str | None = None,
    target: int | None = None,
    place: str | None = None,
) -> Refusal:
    """Why the asked seat may not do this."""
    move = Move(way, card=card, weapon=weapon, target=target, place=place)
    option = find(table, move)
    assert option is not None, f"nothing means {move.parts()}"
    assert option not in table.options() or way == "pass", f"{move.parts()} is on offer"
    return table.why(option)


# Seeing.


def seen(table: Table, eyes: int | None = None) -> SwordView:
    return cast(SwordView, table.view(eyes))


def person(table: Table, seat: int, eyes: int | None = None) -> Person:
    return seen(table, eyes)["people"][seat]


def asks(table: Table) -> str:
    """What is being asked."""
    return str(seen(table)["question"].get("ask", "nothing"))


def hand(table: Table, seat: int) -> dict[str, int]:
    return seen(table, seat)["hand"]


def cards(table: Table, seat: int) -> int:
    """How many cards a hand has."""
    return person(table, seat)["cards"]


def all_cards(table: Table) -> list[int]:
    """How many cards each hand has."""
    return [someone["cards"] for someone in seen(table)["people"]]


def laid(table: Table, seat: int) -> dict[str, int]:
    return person(table, seat)["laid"]


def resilience(table: Table, seat: int) -> int:
    return person(table, seat)["resilience"]


def all_resilience(table: Table) -> list[int]:
    return [someone["resilience"] for someone in seen(table)["people"]]


def honour(table: Table, seat: int) -> int:
    return person(table, seat)["honour"]


def all_honour(table: Table) -> list[int]:
    return [someone["honour"] for someone in seen(table)["people"]]


def harmless(table: Table, seat: int) -> bool:
    return person(table, seat)["harmless"]


def difficulty(table: Table, me: int, target: int) -> int | None:
    """The Difficulty for me to attack the target; `None` if I cannot."""
    return person(table, target, me)["difficulty"]


def role(table: Table, seat: int) -> str:
    """A role as its owner knows it."""
    return str(person(table, seat, seat)["role"])


def pile(table: Table) -> list[str]:
    """The discards, bottom to top."""
    return seen(table)["pile"]


def deck(table: Table) -> int:
    """How many cards the deck has."""
    return seen(table)["deck"]


def turn(table: Table) -> int:
    return seen(table)["turn"]


def told(table: Table, eyes: int | None = None) -> list[dict[str, object]]:
    """The news as a seat sees it."""
    return [news.seen_by(eyes) for news in table.news]


def told_of(table: Table, what: str, eyes: int | None = None) -> list[dict[str, object]]:
    return [event for event in told(table, eyes) if event["what"] == what]


def written(table: Table, word: str) -> Iterator[str]:
    """The lines of the notation that begin with a word, without it."""
    for line in table.notation().splitlines():
        first, _, rest = line.partition(" ")
        if first == word:
            yield rest


def bag(text: str) -> Counter[str]:
    """`parry*2 bokken` as counts."""
    found: Counter[str] = Counter()
    for word in text.split():
        name, _, count = word.partition("*")
        found[name] += int(count or 1)
    return found


def deck_cards(table: Table) -> Counter[str]:
    """What lies in the deck, which no player sees."""
    return bag(next(written(table, "deck")))


def last_card(kind: str, honour_of_2: int = 3) -> Table:
    """Seat 1 reveals the last card of the deck."""
    table = four(
        "goemon hand daimyo",
        "kojiro hand daimyo laid bushido",
        f"hideyoshi honour {honour_of_2} hand daimyo",
        "musashi hand daimyo",
        cards=f"bushido daimyo*40 {kind}",
        pile="daimyo*36",
    )
    end_phase(table)
    return table


WEAPONS = {
    # name: range, wounds, copies
    "bokken": (1, 1, 6),
    "kiseru": (1, 2, 5),
    "wakizashi": (1, 3, 1),
    "bo": (2, 1, 5),
    "kusarigama": (2, 2, 4),
    "katana": (2, 3, 1),
    "shuriken": (3, 1, 3),
    "kanabo": (3, 2, 1),
    "nodachi": (3, 3, 1),
    "naginata": (4, 1, 2),
    "nagayari": (4, 2, 1),
    "tanegashima": (5, 1, 1),
    "daikyu": (5, 2, 1),
}

RESILIENCE = {
    "benkei": 5, "chiyome": 4, "ginchiyo": 4, "goemon": 5, "hanzo": 4, "hideyoshi": 4,
    "ieyasu": 5, "kojiro": 5, "musashi": 5, "nobunaga": 5, "tomoe": 5, "ushiwaka": 4,
}  # fmt: skip
