"""A game of the house: everything a room may ask of it.

A game is one object of a class made of `Game`. What it says of its tables stands in `rules.py`, what it says of itself here. What a
room needs of it beyond that (judgement, sentences, a screen …) the game only names, in `parts`: the rooms fetch it from there when they
need it, so a game imports no room, and a program that only plays games imports none either.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from izakaya.table.chance import SEED_LIMIT, Chance, fresh_seed
from izakaya.table.errors import BadTable, UnknownOption, WrongSeats, did_you_mean, short
from izakaya.table.origin import Origin
from izakaya.table.rules import Rules
from izakaya.table.setting import Setting
from izakaya.table.table import LARGEST_OPTION, Table

#: What every game has to say itself; without one of these it is not let in (`games/found.py`).
ASKED_OF_A_GAME: Final = (
    "deal",
    "parse",
    "view",
    "meaning",
    "why_not",
    "missing",
    "score",
    "notation",
    "redeal",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules):
    """One game: its name and the version of its rules, how many can play it (from `least` to `most`), the options of its tables.

    `older` are the versions of its rules that it still plays: records, positions and stored tables of those go on as they began. New
    tables are of the present version unless one is asked for.

    `parts` says where the rooms find what they need of this game, as "module:name" or "package"; for whatever is not there they have
    something plain. Which parts there are, and what each has to be, stands in `games/parts.py`.

    `largest_option` is the largest integer that any question of the game offers: programs that learn get a mask of that length and one.
    `cards` are the names of all its cards, each once, as its views have them: programs that learn count hands by them. Both matter only
    to a game without an observer of its own (the part `observation`).
    """

    def __init__(
        self,
        name: str,
        rules: int,
        least: int,
        most: int,
        settings: Sequence[Setting] = (),
        parts: Mapping[str, str] | None = None,
        older: Sequence[int] = (),
        largest_option: int = LARGEST_OPTION,
        cards: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.rules = rules
        self.older: tuple[int, ...] = tuple(older)
        self.least = least
        self.most = most
        self.settings: dict[str, Setting] = {setting.name: setting for setting in settings}
        self.parts: dict[str, str] = dict(parts or {})
        self.largest_option = largest_option
        self.cards: tuple[str, ...] = tuple(cards)
        #: The sides people may be on, by name; none in a game of each against all.
        self.sides: tuple[str, ...] = ()

    @abstractmethod
    def deal(self, origin: Origin, chance: Chance) -> Table:
        """Lay the table and deal, by the version of the rules that the origin names; it has been checked but for the values of the
        options.
        """
        raise NotImplementedError

    @abstractmethod
    def parse(self, text: object) -> Table:
        """The table of a position."""
        raise NotImplementedError

    def side(self, t: Any, seat: i64) -> str:
        """The side of a seat, one of `sides`, though it may be hidden from others; empty in a game without sides."""
        return ""

    def person(self, t: Any, seat: i64) -> str:
        """The message that names whom a seat plays, which lies open; empty if it plays nobody in particular."""
        return ""

    def cups(self, t: Any, seat: i64) -> int:
        """How many cups stand on a seat's own board: a player who has one there talks like it. 0 in a sober game."""
        return 0

    def open_view(self, t: Any) -> Mapping[str, object]:
        """What lies on a table with nothing hidden, for a look back: the spectator's view, and everybody's `hands`."""
        shown = dict(self.view(t, None))
        shown["hands"] = [self.view(t, seat).get("hand", []) for seat in range(int(t.seats))]
        return shown

    def card_name(self, label: str) -> str:
        """The name of the card with this label: in some games every copy of a card has a label of its own."""
        return label

    def versions(self) -> tuple[int, ...]:
        """All versions of its rules that it plays, the present one first."""
        return (self.rules, *self.older)

    def plays(self, rules: int) -> bool:
        """Whether it plays this version of its rules."""
        return rules in self.versions()

    def new_table(
        self, seats: object, seed: object, options: Mapping[str, object], rules: int | None = None
    ) -> Table:
        """Check, then deal. Its news are on; the seed decides all luck, and without one nobody can guess it. `rules` is the version
        of the rules, the present one if none is asked for.
        """
        version = self.rules if rules is None else rules
        if not self.plays(version):
            raise BadTable(
                f"{self.name} is played by version {self.rules} of its rules, not {short(version)}."
            )
        if not isinstance(seats, int) or not self.least <= seats <= self.most:
            raise WrongSeats(f"{self.name} is for {self.least} to {self.most} players, not {short(seats)!r}.")
        if seed is None:
            seed = fresh_seed()
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT:
            raise BadTable("A seed is an integer from 0 up to 2**256.")
        chosen: dict[str, str] = {}
        for name, value in options.items():
            if name not in self.settings:
                known = ", ".join(sorted(self.settings)) or "none"
                raise UnknownOption(
                    f"{self.name} has no option {name[:40]!r}; it has: {known}.{did_you_mean(name, self.settings)}"
                )
            chosen[name] = value if isinstance(value, str) else short(value)
        origin = Origin(self.name, version, seats, seed, chosen, "")
        return self.deal(origin, Chance(seed))
