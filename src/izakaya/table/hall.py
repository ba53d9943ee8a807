"""Many tables of one game at once: one call answers for all of them.

A learner needs many decisions a second more than it needs tables. So a hall answers at all its tables, plays on
through questions that leave no choice up to the next decision, deals anew where a game is over, and writes down what the asked seats
see, all inside the core. What it writes lies in a few long vectors that others look at without copying; nobody else writes there.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from izakaya.table.chance import QUICK_SEEDS, Chance
from izakaya.table.errors import BadStep
from izakaya.table.game import Game
from izakaya.table.news import NOBODY
from izakaya.table.observation import WATCHER, Notes, Observer
from izakaya.table.seats import is_among
from izakaya.table.table import NO_NEWS, Table

WAIT: Final = -1
"""In place of an option: leave this table as it is."""
WON: Final = 1.0
LOST: Final = -1.0
OPTION_BYTES: Final = 8


def deal_seed(seed: int, table: int, game: int) -> int:
    """The seed of one game of a hall: it lays that very table alone."""
    return int.from_bytes(
        blake2b(f"izakaya batch {seed} {table} {game}".encode(), digest_size=8).digest(), "big"
    )


@final
class Hall:
    """See the module. `first` is the number of its first table, for a hall that is a part of a larger one; `luck` are the seats that
    are played at random inside, and are never asked; with `public`, what everybody sees is written down too.
    """

    def __init__(
        self,
        game: Game,
        observer: Callable[[int], Observer],
        seats: int,
        count: int,
        seed: int,
        options: dict[str, object],
        first: int,
        luck: i64,
        restarts: bool,
        public: bool,
    ) -> None:
        self.game = game
        self.seats: i64 = seats
        self.count: i64 = count
        self.seed = seed
        self.options = options
        self.first = first
        self.luck: i64 = luck
        self.restarts: bool = restarts
        self.public_wanted: bool = public
        # Asked once more than needed: whatever is wrong with seats or options is said before anything is made.
        game.new_table(seats, 0, options)
        self.observer: Observer = observer(seats)
        self.size: i64 = self.observer.size
        self.public_size: i64 = self.observer.public_size
        self.width: i64 = self.observer.options
        # By table, for each of its two rows.
        self.notes: list[Notes] = [self.observer.notes() for _ in range(count)]
        self.public_notes: list[Notes] = [self.observer.notes() for _ in range(count if public else 0)]
        self.tables: list[Table] = []
        self.chances: list[Chance] = []
        self.games: vec[i64] = vec[i64](
            [0] * count
        )  # by table: how many have been dealt before the present one
        self.asked: vec[i64] = vec[i64]([0] * count)
        self.over: vec[u8] = vec[u8]([0] * count)
        self.mask: vec[u8] = vec[u8]([0] * (count * int(self.width)))
        self.rows: vec[i16] = vec[i16]([0] * (count * int(self.size)))
        self.public: vec[i16] = vec[i16]([0] * (count * int(self.public_size) if public else 0))
        self.rewards: vec[float] = vec[float]([0.0] * (count * seats))
        self.decisions: i64 = 0
        for i in range(count):
            self.chances.append(Chance.quick(deal_seed(seed, first + i, -1) & QUICK_SEEDS))
            self.tables.append(self.deal(i))
            self.open(i)

    def deal(self, i: i64) -> Table:
        """The next game of a table, without news."""
        seed = deal_seed(self.seed, self.first + i, self.games[i])
        t = self.game.new_table(int(self.seats), seed, self.options)
        t.telling = False
        t.news = NO_NEWS
        return t

    def step(self, chosen: bytes) -> None:
        """Answer at every table; the options stand in eight bytes each, the lowest first. All are checked before any is given."""
        self.check(chosen)
        for i in range(self.count):
            option = read_i64_le(chosen, i * OPTION_BYTES)
            if self.over[i] == 1:
                self.forget_end(i)
            if option != WAIT:
                t = self.tables[i]
                self.hide(i, t)
                t.remember_answer(option)
                t.take(option)
                self.decisions += 1
                self.look(i, self.play_on(i, t))

    def check(self, chosen: bytes) -> None:
        """Whether every table can be given what stands there; if not, say at which it cannot, and change nothing."""
        if len(chosen) != self.count * OPTION_BYTES:
            raise BadStep(f"There are {self.count} tables: give one option for each, {WAIT} to wait.")
        width = self.width
        mask = self.mask
        for i in range(self.count):
            option = read_i64_le(chosen, i * OPTION_BYTES)
            if option == WAIT:
                continue
            if option < 0 or option >= width or mask[i * width + option] == 0:
                raise self.refusal(i, option)

    def refusal(self, i: i64, option: i64) -> BadStep:
        """What is wrong with this option at this table."""
        t = self.tables[i]
        number = int(self.first + i)
        if t.over:
            sentence = f"Table {number}: its game is over; restart it, or give {WAIT} instead of {option}."
        elif option < 0 or option >= self.width:
            sentence = (
                f"Table {number}: {option} is no option; options are the integers from 0 to {self.width - 1}."
            )
        else:
            sentence = f"Table {number}: {t.refuse(option)}"
        return BadStep(sentence, number, int(option))

    def restart(self, i: i64) -> None:
        """Deal the next game at a table, whether its present one is over or not."""
        self.hide(i, self.tables[i])
        self.forget_end(i)
        self.begin(i)
        self.open(i)

    def open(self, i: i64) -> None:
        """The first decision of a game. What ended on the way there, while nobody was asked, is nobody's business."""
        t = self.play_on(i, self.tables[i])
        if self.restarts:
            self.forget_end(i)
        self.look(i, t)

    def begin(self, i: i64) -> None:
        """Lay the next table in the place of the present one."""
        self.games[i] += 1
        self.tables[i] = self.deal(i)

    def play_on(self, i: i64, t: Table) -> Table:
        """Up to the next decision of somebody who is not played at random; deal anew on the way, if that is wanted. The table at
        which that is.
        """
        luck = self.luck
        while True:
            if t.over:
                self.end(i)
                if not self.restarts:
                    return t
                self.begin(i)
                t = self.tables[i]
                continue
            if t.offers < 0:
                t.ask()
            only: i64 = t.offered[0]
            if t.offers != 1:
                if luck == 0 or not is_among(t.asked_seat(), luck):
                    return t
                only = t.offered[self.chances[i].below(t.offers)]
            t.remember_answer(only)
            t.take(only)

    def end(self, i: i64) -> None:
        """Write down how a game has ended; of several in one step the first, in which somebody has decided something."""
        if self.over[i] == 1:
            return
        self.over[i] = 1
        won: i64 = 0
        for seat in self.tables[i].score().winners:
            won |= i64(1) << i64(seat)
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = WON if is_among(seat, won) else LOST

    def forget_end(self, i: i64) -> None:
        """What was said of the end of a game is said once."""
        self.over[i] = 0
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = 0.0

    def hide(self, i: i64, t: Table) -> None:
        """Take away what was offered, before the table changes."""
        first = i * self.width
        mask = self.mask
        offered = t.offered
        for k in range(t.offers):
            mask[first + offered[k]] = 0

    def look(self, i: i64, t: Table) -> None:
        """Write down who is asked, what is offered, and what that seat sees; of a table that is over, what everybody sees."""
        seat = t.asked_seat()
        self.asked[i] = seat
        if seat == NOBODY:
            seat = WATCHER
        else:
            first = i * self.width
            mask = self.mask
            offered = t.offered
            for k in range(t.offers):
                mask[first + offered[k]] = 1
        self.observer.write(t, seat, self.rows, i * self.size, self.notes[i])
        if self.public_wanted:
            self.observer.write(t, WATCHER, self.public, i * self.public_size, self.public_notes[i])
