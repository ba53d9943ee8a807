"""The report on many games of SAKE, and the figures by which a night of it is judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pkgutil import get_data
from typing import ClassVar, Final, Self, cast, final

from izakaya.games import new_table
from izakaya.games.sake.data import NAMES, SAMURAI, Deck
from izakaya.games.sake.table import SakeTable
from izakaya.lab.book import RANDOM, Book, heads, lengths
from izakaya.lab.estimate import Estimate, average, middle, rate
from izakaya.lab.evening import Played
from izakaya.lab.figures import table
from izakaya.lab.sake.sheet import USES, SakeSheet, note, use_of
from izakaya.lab.sake.tuning import SakeTuning
from izakaya.lab.target import Wanted
from izakaya.lab.writing import with_interval

#: The figures, by the names that targets have. Those with many (a samurai, a seat, a card) are named `samurai/tomoe-gozen`.
WANTED: Final = {
    "rounds": Wanted("rounds until sudden death, median"),
    "deaths": Wanted("deaths in a game, divided by players", 1),
    "spirits": Wanted("won by the Spirits", 1, percent=True),
    "extra-rounds": Wanted("games with extra rounds (K46)", 1, percent=True),
    "shared": Wanted("shared victories", 1, percent=True),
    "samurai": Wanted("each samurai's share of the wins, beside the fair one", 8),
    "seat": Wanted("each seat's share of the wins, beside the fair one", 8),
    "drinks": Wanted("drinking actions, a player and game"),
    "movement": Wanted("movement actions, a player and game"),
    "iaido": Wanted("Iaido, a player and game", 1),
    "minions": Wanted("minions played, a player and game"),
    "burns": Wanted("sake or soul burned, a player and game"),
    "interrupts": Wanted("interrupts, a game"),
    "torments": Wanted("torments, a game in which somebody died"),
    "card": Wanted("each card for its text, of its uses", 1, percent=True),
    "box": Wanted("each kind of box, of all plays", 1, percent=True),
}
SHARES: Final = (
    "A win is divided among those who won it, Spirits too, and counts for the samurai they were and for the seat; "
    "divided by a fair share (one in so many players) it is 1.00 on the average."
)


@final
class SakeBook(Book[SakeSheet]):
    """How games of SAKE go and end, who wins them, and which cards are used for what."""

    sheet = SakeSheet
    caution: ClassVar[str] = (
        f"{RANDOM} Random players strike without aim, never plan, and burn the "
        "sake that would win them the game, so most ties are ties of empty boards: a skill that needs thought looks "
        "weak, one that works by itself looks strong, and Spirits meet no resistance that is meant."
    )
    wanted: ClassVar[dict[str, Wanted]] = WANTED
    tuning: ClassVar[type[SakeTuning]] = SakeTuning

    @classmethod
    def usual_targets(cls) -> str:
        text = get_data("izakaya.lab.sake", "targets.toml")
        assert text is not None
        return text.decode()

    @staticmethod
    def note(played: Played) -> SakeSheet:
        return note(played)

    @cached_property
    def deck(self) -> Deck:
        """The cards that were played with: asked of a table, which knows what its options mean."""
        return cast(SakeTable, new_table("sake", seats=self.seats, seed=0, **self.options)).deck_data

    # Figures.

    def figures(self) -> dict[str, Estimate]:
        seats, sheets = self.seats, self.sheets
        killing = [sheet for sheet in sheets if sheet.dead]

        def per_player(count: Callable[[SakeSheet], int]) -> Estimate:
            return average([count(sheet) / seats for sheet in sheets])

        return {
            "rounds": middle([sheet.calm / seats for sheet in sheets]),
            "deaths": per_player(lambda sheet: len(sheet.dead)),
            "spirits": self.rate(won_by_spirits),
            "extra-rounds": self.rate(lambda sheet: sheet.extra_rounds > 0),
            "shared": self.rate(lambda sheet: sheet.reason == "shared"),
            **{f"samurai/{name}": self.won_by(name) for name in sorted(SAMURAI)},
            **{f"seat/{place}": self.won_from(place) for place in range(seats)},
            "drinks": per_player(lambda sheet: sum(use_of(use) == "drinking" for use in sheet.uses)),
            "movement": per_player(lambda sheet: sheet.moves),
            "iaido": per_player(lambda sheet: sheet.iaidos),
            "minions": per_player(lambda sheet: sheet.minions),
            "burns": per_player(lambda sheet: sheet.sake_burned + sheet.souls_burned),
            "interrupts": average([sheet.interrupts for sheet in sheets]),
            "torments": average([sheet.torments for sheet in killing]),
            **{f"card/{name}": found for (name, use), found in self.card_uses().items() if use == "text"},
            **{f"box/{box}": self.played_for(box) for box in USES if box != "text"},
        }

    @classmethod
    def called(cls, name: str) -> str:
        kind, _, place = name.partition("/")
        return seat_words(int(place)) if kind == "seat" else super().called(name)

    def won_by(self, samurai: str) -> Estimate:
        """A samurai's share of the wins in the games in which it took part, beside the fair one."""
        parts = [
            share_of(sheet, sheet.samurai.index(samurai)) for sheet in self.sheets if samurai in sheet.samurai
        ]
        return rate(sum(parts), len(parts)).times(self.seats)

    def won_from(self, place: int) -> Estimate:
        """The share of the wins of the seat so many places after the first player, beside the fair one."""
        parts = [share_of(sheet, place) for sheet in self.sheets]
        return rate(sum(parts), len(parts)).times(self.seats)

    def killed(self, samurai: str) -> Estimate:
        """How often a samurai dies, of the games in which it takes part."""
        games = [sheet for sheet in self.sheets if samurai in sheet.samurai]
        return rate(sum(sheet.samurai.index(samurai) in sheet.dead for sheet in games), len(games))

    @cached_property
    def uses(self) -> Counter[int]:
        """How often each card was used for what: `to_count`."""
        return Counter(use for sheet in self.sheets for use in sheet.uses)

    def played_for(self, box: str) -> Estimate:
        """How many of all plays are of this box."""
        return rate(
            sum(count for use, count in self.uses.items() if use_of(use) == box), sum(self.uses.values())
        )

    def card_uses(self) -> dict[tuple[str, str], Estimate]:
        """By name of card and what it is used for: its share of the uses of all copies that have such a box. A box of 0 is none."""
        boxes = {
            "attack": self.deck.attack,
            "defence": self.deck.defence,
            "movement": self.deck.movement,
            "drinking": self.deck.drinking,
        }
        used = [
            [self.uses[card * len(USES) + use] for use in range(len(USES))]
            for card in range(len(self.deck.labels))
        ]
        found: dict[tuple[str, str], Estimate] = {}
        for number, name in enumerate(NAMES):
            copies = [card for card in range(len(used)) if self.deck.name[card] == number]
            for at, use in enumerate(USES):
                having = [card for card in copies if use == "text" or boxes[use][card] > 0]
                if having:
                    found[name, use] = rate(
                        sum(used[card][at] for card in having), sum(sum(used[card]) for card in having)
                    )
        return found

    # The report.

    @classmethod
    def report(cls, books: Sequence[Self]) -> list[str]:
        """A column for each number of players."""
        head = heads(books)
        names = sorted(SAMURAI)
        return [
            *lengths(books),
            "## Deaths and ends",
            "",
            *table(["players", *head], ends(books)),
            "",
            "## What players do",
            "",
            *table(["players", *head], deeds(books)),
            "",
            "## Won by each samurai",
            "",
            SHARES,
            "",
            *table(
                ["samurai", *head], rows_of(names, books, lambda book, name: with_interval(book.won_by(name)))
            ),
            "",
            "## Killed, of the games in which it took part",
            "",
            *table(
                ["samurai", *head],
                rows_of(names, books, lambda book, name: with_interval(book.killed(name), percent=True)),
            ),
            "",
            "## Won from each seat",
            "",
            "Clockwise from the first player, counted in the same way.",
            "",
            *table(["seat", *head], (seat_row(place, books) for place in range(max(b.seats for b in books)))),
            "",
            "## For what each card is used",
            "",
            "Of all uses of the card by samurai, at all numbers of players; a box counts among the copies that have it. A minion's text is "
            "also to give itself up (K25). Cards played by their backs, thrown away or turned up are not used.",
            "",
            *table(["card", "uses", *USES], card_rows(books)),
        ]


def share_of(sheet: SakeSheet, place: int) -> float:
    """A win divided among those who won."""
    return 1 / len(sheet.winners) if place in sheet.winners else 0.0


def rows_of(
    names: Iterable[str], books: Sequence[SakeBook], figure: Callable[[SakeBook, str], str]
) -> Iterable[list[str]]:
    for name in names:
        yield [name, *(figure(book, name) for book in books)]


def ends(books: Sequence[SakeBook]) -> Iterable[list[str]]:
    def row(words: str, figure: Callable[[SakeBook], str]) -> list[str]:
        return [words, *(figure(book) for book in books)]

    def share(words: str, fits: Callable[[SakeSheet], bool]) -> list[str]:
        return row(words, lambda book: book.share(fits))

    yield row(
        "deaths in a game", lambda book: with_interval(average([len(sheet.dead) for sheet in book.sheets]))
    )
    yield share("games without a death", lambda sheet: not sheet.dead)
    yield share("won by one samurai", lambda sheet: sheet.reason in ("drunkest", "last-standing"))
    yield share("– the last on its feet", lambda sheet: sheet.reason == "last-standing")
    yield share("won by the Spirits", won_by_spirits)
    yield share("– with no samurai left", lambda sheet: sheet.reason == "no-samurai")
    yield share("shared", lambda sheet: sheet.reason == "shared")
    yield share("– with no sake left at all", lambda sheet: sheet.reason == "shared" and sheet.sake == 0)
    yield share("with a tie, so with extra rounds", lambda sheet: sheet.extra_rounds > 0)
    yield row(
        "extra rounds, where there are any",
        lambda book: with_interval(
            average([sheet.extra_rounds for sheet in book.sheets if sheet.extra_rounds])
        ),
    )
    yield share("closing time", lambda sheet: sheet.closing_time)


def deeds(books: Sequence[SakeBook]) -> Iterable[list[str]]:
    """How often players do what, a player and game."""
    kinds: dict[str, Callable[[SakeSheet], int]] = {
        "movement actions": lambda sheet: sheet.moves,
        "Iaido": lambda sheet: sheet.iaidos,
        "minions played": lambda sheet: sheet.minions,
        "sake burned": lambda sheet: sheet.sake_burned,
        "soul burned": lambda sheet: sheet.souls_burned,
        "interrupts": lambda sheet: sheet.interrupts,
        "torments": lambda sheet: sheet.torments,
        "cards used": lambda sheet: len(sheet.uses),
    }
    for words, count in kinds.items():
        figures = [average([count(sheet) / book.seats for sheet in book.sheets]) for book in books]
        yield [f"{words}, a player and game", *map(with_interval, figures)]


def won_by_spirits(sheet: SakeSheet) -> bool:
    """With more sake than any samurai, or with no samurai left (K45, K47)."""
    return sheet.reason in ("spirits", "no-samurai")


def seat_words(place: int) -> str:
    """Clockwise from the first player."""
    return "first" if place == 0 else f"{place} after"


def seat_row(place: int, books: Sequence[SakeBook]) -> list[str]:
    return [
        seat_words(place),
        *(with_interval(book.won_from(place)) if place < book.seats else "" for book in books),
    ]


def card_rows(books: Sequence[SakeBook]) -> Iterable[list[str]]:
    together = SakeBook(books[0].seats, (sheet for book in books for sheet in book.sheets), books[0].options)
    shares = together.card_uses()
    for name in NAMES:
        figures = [shares.get((name, use)) for use in USES]
        yield [
            name,
            f"{shares[name, 'text'].count:,}",
            *("" if figure is None else with_interval(figure, percent=True) for figure in figures),
        ]
