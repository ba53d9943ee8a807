"""Reading and writing positions: what the notations of all games share.

A position is some lines of words. The first line names the game and the version of its rules; each other line begins with a word
that says what it is about. Bags of cards are written `parry*2 bokken`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from izakaya.table.chance import QUICK_SEEDS, SEED_LIMIT, STILL, Chance
from izakaya.table.errors import BadNotation

LONGEST: Final = 1 << 18


class PositionLine:
    """One line of a position: its words, read one after the other; errors say where and what."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.words = text.split()
        self.at = 0

    def error(self, problem: str) -> BadNotation:
        """What is wrong with this line, to be raised."""
        return BadNotation(f"Line {self.number} of the position: {problem}.")

    def more(self) -> bool:
        """Whether any word is left."""
        return self.at < len(self.words)

    def peek(self) -> str:
        """The next word, which is still to be read; empty if none is left."""
        return self.words[self.at] if self.more() else ""

    def word(self, wanted: str = "a word") -> str:
        """The next word; `wanted` says in an error what is missing."""
        if not self.more():
            raise self.error(f"{wanted} is missing at its end")
        self.at += 1
        return self.words[self.at - 1]

    def one_of(self, names: Sequence[str], wanted: str) -> int:
        """The number of a name in a list of names."""
        name = self.word(wanted)
        if name not in names:
            raise self.error(f"{name[:40]!r} is no {wanted}")
        return names.index(name)

    def keyword(self, word: str) -> None:
        """Read on past this word, which must come next."""
        if self.word(f"{word!r}") != word:
            raise self.error(f"{word!r} expected, not {self.words[self.at - 1][:40]!r}")

    def number_up_to(self, most: int, wanted: str) -> int:
        """A number from 0 to `most`."""
        text = self.word(wanted)
        if not (text.isascii() and text.isdigit()) or len(text) > 9 or int(text) > most:
            raise self.error(f"{wanted} is a number from 0 to {most}, not {text[:40]!r}")
        return int(text)

    def bag(self, names: Sequence[str], wanted: str = "card") -> list[int]:
        """The numbers of all cards named from here to the next word that names none."""
        found: list[int] = []
        while self.more():
            name, star, count = self.peek().partition("*")
            if name not in names:
                break
            self.at += 1
            if star and not (count.isascii() and count.isdigit() and 1 <= len(count) <= 3):
                raise self.error(f"{wanted}s are counted as {name}*2, not {self.words[self.at - 1][:40]!r}")
            found.extend([names.index(name)] * (int(count) if star else 1))
        return found

    def end(self) -> None:
        """All words have been read, or somebody wrote something that is not understood."""
        if self.more():
            raise self.error(f"{self.peek()[:40]!r} is not understood here")


def read_lines(text: object, game: str, rules: int) -> list[PositionLine]:
    """The lines of a position of this game, without the first; blank lines and `#` comments are left out."""
    return read_versioned(text, game, (rules,))[1]


def read_versioned(text: object, game: str, versions: Sequence[int]) -> tuple[int, list[PositionLine]]:
    """The same for a game that plays several versions of its rules (the present one first), and for which this position is."""
    lines = all_lines(text)
    head = lines[0]
    head.keyword(game)
    version = head.number_up_to(999, "the version of the rules")
    if version not in versions:
        raise head.error(f"it is written for version {version} of the rules, this is version {versions[0]}")
    head.end()
    return version, lines[1:]


def all_lines(text: object) -> list[PositionLine]:
    """The lines of a position of any game, the first one too."""
    if not isinstance(text, str):
        raise BadNotation("A position is a text.")
    if len(text) > LONGEST:
        raise BadNotation(f"A position has at most {LONGEST} characters, this text has {len(text)}.")
    lines: list[PositionLine] = []
    for number, row in enumerate(text.splitlines(), 1):
        line = PositionLine(number, row.partition("#")[0])
        if line.words:
            lines.append(line)
    if not lines:
        raise BadNotation("The position is empty; its first line names the game, as in 'sword 1'.")
    return lines


def write_bag(counts: Sequence[int], names: Sequence[str]) -> str:
    """Counted cards as words, in the order of the names."""
    words: list[str] = []
    for i in range(len(names)):
        if counts[i] == 1:
            words.append(names[i])
        elif counts[i] > 1:
            words.append(f"{names[i]}*{counts[i]}")
    return " ".join(words)


def write_chance(chance: Chance) -> str:
    """The luck ahead, as a line of a position."""
    if chance.is_quick:
        return f"chance quick at {chance.state}"
    return f"chance seed {chance.seed} at {chance.drawn}"


def read_chance(line: PositionLine) -> Chance:
    """The luck ahead, from the words after `chance`."""
    kind = line.word("'seed' or 'quick'")
    if kind == "quick":
        # By hand a quick chance is begun from a seed, any number; a position that is written has it somewhere on its way.
        if line.peek() != "at":
            return Chance.quick(read_big(line, QUICK_SEEDS))
        line.keyword("at")
        state = read_big(line, STILL - 1)
        if state == 0:
            raise line.error("a quick chance is never at 0")
        return Chance.quick_at(state)
    if kind != "seed":
        raise line.error(f"chance is 'seed' or 'quick', not {kind[:40]!r}")
    seed = read_big(line, SEED_LIMIT - 1)
    line.keyword("at")
    return Chance(seed, read_big(line, 1 << 40))


def read_big(line: PositionLine, most: int) -> int:
    """A number of many digits, at most this one."""
    text = line.word("a number")
    if not (text.isascii() and text.isdigit()) or len(text) > 80 or int(text) > most:
        raise line.error(f"{text[:40]!r} is not a number that fits here")
    return int(text)
