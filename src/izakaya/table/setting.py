"""A table option: what a host may choose before the deal, of which kind it is, and what it may be.

Interfaces offer what the kind says: a choice as a list, a seat as a number, people as a row of names, a text as a file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from izakaya.table.chance import Chance, shuffled
from izakaya.table.errors import UnknownOption, did_you_mean

CHOICE: Final = "choice"  # one of `values`; the first one if none is chosen
SEAT: Final = "seat"  # the number of a seat, or RANDOM
PEOPLE: Final = (
    "people"  # names out of `values`, seat by seat, with commas between; RANDOM leaves a seat to chance
)
TEXT: Final = "text"  # a whole text, such as a file's
RANDOM: Final = "random"


@final
class Setting:
    """One option. `text` says in English what it may be, for programs; people read the messages `option-<game>-<name>`, what is chosen,
    and `option-<game>-<name>-<value>` in their own language where the game has them.

    Of a text, `longest` is how many characters it may have, if that matters, and `reads` reads it or raises `UnknownOption` with
    a sentence on why it cannot.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        text: str,
        values: tuple[str, ...] = (),
        *,
        longest: int = 0,
        reads: Callable[[str], object] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.text = text
        self.values = values
        self.longest = longest
        self.reads = reads

    def check(self, text: str) -> None:
        """Whether the game can take a text; `UnknownOption` says why not."""
        if self.reads is not None:
            self.reads(text)

    def choice(self, options: dict[str, str]) -> int:
        """The number of the value chosen; the first one if none is."""
        value = options.get(self.name, self.values[0])
        if value not in self.values:
            raise UnknownOption(
                f"{self.name} is one of {', '.join(self.values)}, not {value[:40]!r}.{did_you_mean(value, self.values)}"
            )
        return self.values.index(value)

    def seat(self, options: dict[str, str], seats: int, chance: Chance) -> int:
        """The seat chosen; a random one if none is."""
        text = options.get(self.name, RANDOM)
        if text == RANDOM:
            return chance.below(seats)
        if not (text.isascii() and text.isdigit() and len(text) == 1 and int(text) < seats):
            raise UnknownOption(
                f"{self.name} is a seat from 0 to {seats - 1}, or 'random', not {text[:40]!r}."
            )
        return int(text)

    def people(self, options: dict[str, str], seats: int, chance: Chance, person: str) -> list[int]:
        """The numbers of the people chosen, seat by seat, and random ones where none is named; `person` is what one of them is called."""
        text = options.get(self.name, "")
        names = [name.strip() for name in text.split(",")] if text else []
        if len(names) > seats:
            raise UnknownOption(f"{self.name} names {len(names)} {self.name} for {seats} seats.")
        free = shuffled(len(self.values), chance)
        chosen: list[int] = []
        for name in names:
            if name == RANDOM:
                chosen.append(-1)
                continue
            if name not in self.values:
                raise UnknownOption(
                    f"There is no {person} {name[:40]!r}; there are: {', '.join(self.values)}.{did_you_mean(name, self.values)}"
                )
            number = self.values.index(name)
            if number not in free:
                raise UnknownOption(f"The option {self.name} names {name} twice.")
            free.remove(number)
            chosen.append(number)
        chosen.extend([-1] * (seats - len(chosen)))
        return [free.pop() if number < 0 else number for number in chosen]
