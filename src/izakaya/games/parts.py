"""What the rooms of the house need of a game beyond its rules, and the one shape of dictionary in which each room keeps it.

A game names its parts (`Game.parts`, as "module:name"); a room asks `SCREENS["sword"]` and gets the game's own, or what is plain:

| part | room | what it is | plain |
|---|---|---|---|
| `judgement` | bots | a class of `bots.Judgement`, made with a `Temper` | judges by results alone |
| `signs` | bots | a `table.signs.Signs`, made: what a position shows of each side, for learned judgement | results alone |
| `novice` | bots | a function from view and `Chance` to an option (`bots.Chooser`) | plays anyhow |
| `reasons` | bots | a `bots.Reasons`, made: the messages that say why a move was made | "it seems best" |
| `telling` | words | a class of `words.telling.Telling`, made with table, `Speech` and reader | seats, cards, offers by name |
| `messages` | locale | a package with a folder for each language, and in it `.ftl` files named after the game | none of its own |
| `catalogue` | words | a function that gives the game's box as plain data, for the pages about its cards | an empty box |
| `lessons` | lessons | a package with a file `first-evening.lesson`, and the `PLACES` of its table | no lesson |
| `screen` | cli | a class of `cli.screen.Screen`, made with table and telling | seats, hands, piles |
| `book` | lab | a class of `lab.book.Book`: what is noted of many games | winners by seat |
| `observation` | envs | a class of `table.observation.Observer`, made with the number of seats | the numbers of the view |
| `view` | server | the `TypedDict` of its views, for the types of programs and pages | any object |
| `options` | testing | a function from the game to a Hypothesis strategy for table options | every choice |
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pkgutil import resolve_name
from typing import Final, Generic, TypeVar, cast

from izakaya.table.errors import IzakayaError
from izakaya.table.game import Game

P = TypeVar("P")

#: The parts that a game may bring.
PARTS: Final = (
    "judgement",
    "signs",
    "novice",
    "reasons",
    "telling",
    "messages",
    "catalogue",
    "lessons",
    "screen",
    "book",
    "observation",
    "view",
    "options",
)


class BadPart(IzakayaError):
    """A game names a part that is not where it says."""


class Parts(Mapping[str, P], Generic[P]):
    """One part of every game, by the game's name. It is fetched when it is first asked for."""

    def __init__(self, games: Mapping[str, Game], part: str, plain: P) -> None:
        self.games = games
        self.part = part
        self.plain = plain
        self.fetched: dict[str, P] = {}

    def __getitem__(self, game: str) -> P:
        if game not in self.fetched:
            self.fetched[game] = self.fetch(self.games[game])
        return self.fetched[game]

    def fetch(self, game: Game) -> P:
        """The game's own, from where it says, or what is plain."""
        place = game.parts.get(self.part)
        if place is None:
            return self.plain
        try:
            return cast(P, resolve_name(place))
        except (ImportError, AttributeError) as problem:
            raise BadPart(
                f"The {self.part} of {game.name} cannot be fetched from {place}: {problem}."
            ) from problem

    def __iter__(self) -> Iterator[str]:
        return iter(self.games)

    def __len__(self) -> int:
        return len(self.games)
