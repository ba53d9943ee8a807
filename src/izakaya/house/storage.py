"""Storage interface of the house: a repository for each kind of thing. Nothing is broadcast before it is stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from izakaya.house.person import Person
from izakaya.playing.storage import GameAnswers, GameSeats, Place, StoredTable

StoredReasons = Sequence[dict[str, Any]]  # reasons as plain data, each with the number of the answer


@dataclass(frozen=True)
class StoredLine:
    """A chat line, with the name of its author."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    drunk: bool
    at: float


class StoredReview(Protocol):
    """A review and the lease of its `worker` until then: `done` of `whole` pieces; `review` is there when all are."""

    @property
    def worker(self) -> str: ...
    @property
    def until(self) -> float: ...
    @property
    def done(self) -> int: ...
    @property
    def whole(self) -> int: ...
    @property
    def review(self) -> dict[str, Any] | None: ...


class PeopleStore(Protocol):
    """Repository of people."""

    async def add(
        self, person: str, name: str, language: str, is_bot: bool = False, token_hash: str | None = None
    ) -> None: ...

    async def find(self, person: str) -> Person | None: ...

    async def of_token(self, token_hash: str) -> Person | None:
        """The bot from outside to which this token was given."""
        ...

    async def introduce(self, person: str, **changes: Any) -> None:
        """Another name or language, and whether the name was chosen."""
        ...


class TableStore(Protocol):
    """Repository of tables."""

    async def add(self, values: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None: ...

    async def find(self, table: str) -> StoredTable | None: ...

    async def add_branch(
        self, values: dict[str, Any], seats: Sequence[dict[str, Any]], source: str, answers: Sequence[int]
    ) -> None:
        """Lay a table that goes on from a moment of another game: its answers up to there are this game's too, and nobody's."""
        ...

    async def open(self, limit: int) -> list[StoredTable]:
        """Public tables whose games are not over."""
        ...

    async def of(self, person: str, limit: int) -> list[StoredTable]:
        """Where this person sits, the unfinished first."""
        ...

    async def of_evening(self, evening: str) -> list[StoredTable]:
        """The table of this name and all that followed it, the first one first."""
        ...

    async def ended_with(self, person: str, limit: int) -> list[StoredTable]:
        """Games that ended with a result at which this person sat, also to leave before the end; the latest first."""
        ...

    async def keep_result(self, table: str, result: dict[str, Any]) -> None:
        """How a game ended."""
        ...

    async def unfinished_of(self, owner: str, rules: Mapping[str, Sequence[int]]) -> int:
        """How many tables of this owner's are not over. Games of other rules than these cannot be, and do not count."""
        ...

    async def choose(self, table: str, values: dict[str, Any]) -> bool:
        """Lay a table that is still open in another way; false if its game has begun."""
        ...

    async def remove(self, table: str, person: str) -> None:
        """The owner has shown somebody out."""
        ...

    async def removed_from(self, table: str) -> set[str]:
        """Who may not come back to a table."""
        ...

    async def shelve(self, table: str, answers: int) -> None:
        """Put a table aside of which only so many answers replay."""
        ...

    async def quieten(self, table: str, on: bool) -> None:
        """Whether only those who play may talk."""
        ...

    async def start(self, table: str, level: str) -> bool:
        """Begin a game that is still open, with bots on the seats that nobody took."""
        ...

    async def add_rematch(self, table: str, values: dict[str, Any], seats: Sequence[dict[str, Any]]) -> None:
        """Lay the table of the rematch, unless somebody else was faster."""
        ...


class SeatStore(GameSeats, Protocol):
    """Repository of seats: what a table needs, and joining, moving, leaving."""

    async def at_all(self, tables: Sequence[str]) -> list[Place]: ...

    async def take(self, table: str, seat: int, person: str) -> bool:
        """Sit down on a seat that nobody has; of two people at once one gets it, and nobody gets two."""
        ...

    async def take_over(self, table: str, seat: int, person: str) -> bool:
        """Sit down in the place of a bot; nobody gets two seats."""
        ...

    async def hand_to(self, table: str, person: str, other: str) -> bool:
        """Give a person's seat to somebody else, who must not have one."""
        ...

    async def move(self, table: str, person: str, seat: int) -> bool:
        """From one's seat to another that nobody has."""
        ...

    async def leave(self, table: str, person: str) -> bool: ...

    async def put_bot(self, table: str, seat: int, level: str | None) -> bool: ...

    async def hand_over(self, table: str, person: str, level: str) -> bool:
        """A person leaves a game for good: from now on a bot sits there."""
        ...

    async def see_here(self, seats: Sequence[tuple[str, int]], until: float) -> None:
        """These people are here, and will be believed to be until then."""
        ...


class LeaseStore(Protocol):
    """Repository of leases: which process drives which game."""

    lease: float

    async def claim(
        self, driver: str, rules: Mapping[str, Sequence[int]], table: str | None = None, limit: int = 200
    ) -> list[str]:
        """Become the driver of games whose lease has expired; of one, or of any. Only games with these rules can be driven."""
        ...

    async def renew(self, driver: str) -> list[str]:
        """Heartbeat: renew all leases of this driver; return the games it still has."""
        ...

    async def release(self, driver: str) -> None:
        """Give all leases back before shutdown, so that others drive at once."""
        ...

    async def set_asleep(self, table: str, asleep: bool) -> bool:
        """Let a game rest until somebody comes, or wake it; false if it was so already."""
        ...

    async def restart_clock(self, table: str, at: float) -> None:
        """The clock of the present question starts again."""
        ...


class AnswerStore(GameAnswers, Protocol):
    """Repository of answers: what a table needs, and counts for all tables."""

    async def of_people(self, table: str) -> dict[int, str]:
        """Which answers of a game a person gave, and who, by their numbers."""
        ...

    async def counted(self, tables: Sequence[str]) -> dict[str, int]:
        """How many answers each of these games has; none is not mentioned."""
        ...


class ChatStore(Protocol):
    """Repository of chat lines, mutes and reports."""

    async def add(
        self, table: str, person: str, seat: int | None, text: str, drunk: bool, client: str
    ) -> int | None:
        """The number of the line, sent once or twice; nothing if too many others talk at the same moment."""
        ...

    async def latest(self, table: str, limit: int, since: int = -1) -> list[StoredLine]:
        """The latest lines, from number `since` on, the oldest first."""
        ...

    async def has(self, table: str, number: int) -> bool: ...

    async def muted_by(self, person: str) -> set[str]: ...

    async def mute(self, person: str, other: str, on: bool) -> None: ...

    async def report(self, table: str, number: int, person: str, text: str) -> None: ...


class HindsightStore(Protocol):
    """Cache of bots' reasons in finished games."""

    async def find(self, table: str) -> StoredReasons | None: ...

    async def keep(self, table: str, reasons: StoredReasons) -> None: ...


class ReviewStore(Protocol):
    """Repository of reviews, with a lease for the worker."""

    async def find(self, table: str) -> StoredReview | None: ...

    async def claim(self, table: str, worker: str, now: float, until: float, form: int) -> bool:
        """Take the lease of a review that nobody has begun or somebody has abandoned, or that was stored in another form."""
        ...

    async def go_on(self, table: str, worker: str, done: int, whole: int, until: float) -> bool:
        """Store the progress and renew the lease. False if another worker has it."""
        ...

    async def keep(self, table: str, worker: str, whole: int, review: dict[str, Any]) -> bool: ...

    async def give_up(self, table: str, worker: str) -> None: ...


class HouseStore(Protocol):
    """All repositories. `is_shared` if other processes may write to the same store."""

    @property
    def is_shared(self) -> bool: ...
    @property
    def people(self) -> PeopleStore: ...
    @property
    def tables(self) -> TableStore: ...
    @property
    def seats(self) -> SeatStore: ...
    @property
    def leases(self) -> LeaseStore: ...
    @property
    def answers(self) -> AnswerStore: ...
    @property
    def chat(self) -> ChatStore: ...
    @property
    def hindsights(self) -> HindsightStore: ...
    @property
    def reviews(self) -> ReviewStore: ...

    async def prepare(self) -> str:
        """Make everything ready; return the key that signs session cookies."""
        ...

    async def close(self) -> None: ...
