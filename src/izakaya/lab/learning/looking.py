"""Games to learn from: played by a game's judgement, with a look at the signs of all sides now and then, and who won in the end."""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from zlib import compress, decompress

from librt.vecs import vec

from izakaya.bots.adept_and_master import JUDGEMENTS
from izakaya.bots.learned import SIGNS
from izakaya.bots.thinking.judgement import LONGEST
from izakaya.bots.thinking.playout import play_on
from izakaya.bots.thinking.temper import EVEN
from izakaya.bots.thinking.thought import FOREVER
from izakaya.games import GAMES
from izakaya.lab.folder import KeptGames, keeping_games
from izakaya.lab.provenance import source, whence
from izakaya.table.chance import QUICK_SEEDS, Chance

TEMPERATURE: Final = 0.05  # how far the players stray from their best option
EVERY: Final = 3  # decisions a seat from one look to the next, on average
TOGETHER: Final = 25  # games that are played as one piece of work
LEARNING: Final = "learning"


@dataclass(frozen=True)
class Lesson:
    """Some games of one size, to be played: those with the seeds from `first` on."""

    game: str
    seats: int
    first: int
    games: int


@dataclass(frozen=True)
class Looks:
    """What was seen in them. `sides` and `games` say of each look how many sides there were and in which game it was; `rows` are the
    signs of all sides of all looks, one after the other, and `won` which part of the victory each side got.
    """

    lesson: Lesson
    sides: list[int]
    games: list[int]
    rows: array[float]
    won: array[float]


def played(lesson: Lesson) -> Looks:
    """Play them."""
    signs = SIGNS[lesson.game]
    assert signs is not None, "a game without signs teaches nothing"
    width = len(signs.names)
    found = vec[float]([0.0] * (signs.most * width))
    looks = Looks(lesson, [], [], array("f"), array("f"))
    for seed in range(lesson.first, lesson.first + lesson.games):
        # Not what was learned before: the same seeds give the same games, whatever file lies there.
        judgement = JUDGEMENTS[lesson.game](EVEN)
        t = GAMES[lesson.game].new_table(lesson.seats, seed, {}).bare_copy()
        chance = Chance.quick(seed & QUICK_SEEDS)
        t.chance = chance
        begun = len(looks.sides)
        rows: list[list[int]] = []  # for each look, by seat, which row is that of its side
        made = 0
        while not t.over and made < LONGEST:
            stretch = 1 + int(chance.below(2 * EVERY * lesson.seats))
            made = int(play_on(t, judgement, TEMPERATURE, chance, made, made + stretch, FOREVER))
            if not t.over:
                sides = int(signs.read(t, found))
                looks.sides.append(sides)
                looks.games.append(seed)
                looks.rows.extend(found[i] for i in range(sides * width))
                rows.append([int(signs.row_of(t, seat)) for seat in range(lesson.seats)])
        if t.over:
            winners = t.result().winners
            for sides, row in zip(looks.sides[begun:], rows, strict=True):
                got = [sum(row[seat] == side for seat in winners) for side in range(sides)]
                looks.won.extend(part / len(winners) for part in got)
        else:
            # Nobody knows who would have won.
            del looks.rows[sum(looks.sides[:begun]) * width :]
            del looks.sides[begun:]
            del looks.games[begun:]
    return looks


def packed(looks: Looks) -> dict[str, Any]:
    """As a line of a folder."""
    return {
        "seats": looks.lesson.seats,
        "first": looks.lesson.first,
        "games": looks.lesson.games,
        "sides": looks.sides,
        "seeds": looks.games,
        "rows": squeezed(looks.rows),
        "won": squeezed(looks.won),
    }


def unpacked(game: str, line: Mapping[str, Any]) -> Looks:
    lesson = Lesson(game, line["seats"], line["first"], line["games"])
    return Looks(lesson, line["sides"], line["seeds"], spread(line["rows"]), spread(line["won"]))


def squeezed(numbers: array[float]) -> str:
    return b64encode(compress(numbers.tobytes(), 1)).decode()


def spread(text: str) -> array[float]:
    numbers = array("f")
    numbers.frombytes(decompress(b64decode(text)))
    return numbers


class Seen:
    """All that was seen so far, by lesson. Without a folder it is forgotten with the process."""

    def __init__(self, game: str, kept: KeptGames | None = None) -> None:
        self.kept = kept
        self.looks: dict[Lesson, Looks] = {}
        try:
            for line in [] if kept is None else kept.load():
                looks = unpacked(game, line)
                self.looks[looks.lesson] = looks
        except (ValueError, TypeError, KeyError):
            assert kept is not None
            raise kept.damaged() from None

    def add(self, looks: Looks) -> None:
        self.looks[looks.lesson] = looks
        if self.kept is not None:
            self.kept.add([packed(looks)])


@contextmanager
def seeing(game: str, folder: Path | None) -> Iterator[Seen]:
    """What is seen of a game, kept in this folder."""
    if folder is None:
        yield Seen(game)
    else:
        with keeping_games(
            folder, LEARNING, {"game": game, **whence(game, {}, ()), "source": source(learned=False)}
        ) as kept:
            yield Seen(game, kept)
