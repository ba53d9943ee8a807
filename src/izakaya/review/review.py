"""The review of a finished game: everybody's chances at every turn, the turning points, who thought what of whom, and what a master would
have done. It takes a while, so it is made of pieces of work that each need no more than the record.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from typing import Any, Final

from izakaya.bots.adept_and_master import judgement_of
from izakaya.bots.hindsight import ADVISED, masters_choice
from izakaya.bots.reason import REASONS, Reason
from izakaya.bots.thinking.judgement import outcome
from izakaya.bots.thinking.temper import EVEN
from izakaya.review.calibration import SEAT, WHOLE, line_of
from izakaya.review.chances import Chances
from izakaya.review.moments import at_moment, finished, moments_of, played_again
from izakaya.table.move import Move
from izakaya.table.record import Record
from izakaya.table.table import Table

FORM: Final = 1  # of a review that is kept; one of another form is worked out anew
GAMES_EACH: Final = 300  # games for every chance
SECONDS_EACH: Final = 0.12  # that they may take: where the core is not compiled there are fewer
THOUGHT: Final = 0.15  # seconds for a decision of a person's
MOST_MOMENTS: Final = 60  # longer games are looked at less often
MOST_DECISIONS: Final = 150
TURNING: Final = 0.12  # so much more or less likely to win
MOST_TURNINGS: Final = 5
COMPARED: Final = 200  # games for what was done, and for what a master would have done
COSTLY: Final = 0.04  # what a master would have won more often, to be worth a word


@dataclass(frozen=True)
class Look:
    """How things stood at a moment, when so many answers had been given, in the turn of a seat. For every seat, how likely it was to win:
    `whole` as the whole table shows it, `seen` as the seat itself could see it. `beliefs[a][b]` is what seat a thought of seat b: how
    likely it is on each side.
    """

    number: int
    seat: int
    whole: list[float]
    seen: list[float]
    beliefs: list[list[dict[str, float]]] = field(default_factory=list)


@dataclass(frozen=True)
class TurningPoint:
    """The answer before moment `number` changed everybody's chances, most of all those of a seat."""

    number: int
    seat: int
    before: list[float]
    after: list[float]


@dataclass(frozen=True)
class Advice:
    """What a master would have done in place of the seat that gave answer `number`: `best`, for this `reason`. `won` and `won_best` say how
    likely the seat was to win after either, for all it could know.
    """

    number: int
    seat: int
    option: int
    best: int
    reason: Reason
    won: float
    won_best: float

    @property
    def cost(self) -> float:
        """What the answer gave away."""
        return max(0.0, self.won_best - self.won)


@dataclass(frozen=True)
class Review:
    """All that there is to be said. `games` are imagined for each chance, at most."""

    seats: int
    looks: list[Look]
    turning_points: list[TurningPoint]
    advice: list[Advice]
    games: int = GAMES_EACH

    def plain(self) -> dict[str, Any]:
        """As it is kept."""
        return {"form": FORM, **asdict(self)}


def read_review(kept: dict[str, Any]) -> Review | None:
    """A review as it was kept; nothing if it was of another form."""
    if kept.get("form") != FORM:
        return None
    return Review(
        kept["seats"],
        [Look(**one) for one in kept["looks"]],
        [TurningPoint(**one) for one in kept["turning_points"]],
        [read_advice(one) for one in kept["advice"]],
        kept["games"],
    )


def read_advice(kept: dict[str, Any]) -> Advice:
    reason = kept["reason"]
    return Advice(**{**kept, "reason": Reason(**{**reason, "move": Move(**reason["move"])})})


class Odds:
    """Chances as they are told: those of quick players, made true."""

    def __init__(self, game: str, seats: int, seed: int, games: int, seconds: float) -> None:
        self.seats = seats
        self.chances = Chances(game, games, seed, seconds)
        self.lines = {sight: line_of(game, sight) for sight in (WHOLE, SEAT)}

    def true(self, sight: str, share: float) -> float:
        return round(self.lines[sight].chance(share, self.chances.played, self.seats), 4)

    def whole(self, table: Table) -> list[float]:
        if table.over:
            return [float(outcome(table, seat)) for seat in range(self.seats)]
        return [self.true(WHOLE, share) for share in self.chances.whole(table)]

    def after(self, table: Table, options: Sequence[int]) -> list[float]:
        return [self.true(SEAT, share) for share in self.chances.after(table, options)]

    def seen(self, table: Table) -> list[float]:
        if table.over:
            return self.whole(table)
        return [self.true(SEAT, self.chances.seen_by(table, seat)) for seat in range(self.seats)]


def moments_to_look_at(record: Record) -> list[tuple[int, int]]:
    """The moments of a review, each with the seat whose turn it is: every turn and the end, of a long game only some turns."""
    finished(record)
    moments = [(moment.number, moment.seat) for moment in moments_of(record)]
    every = -(-len(moments) // MOST_MOMENTS)
    return [*moments[:-1:every], moments[-1]]


def looks_at(
    record: Record,
    moments: Iterable[tuple[int, int]],
    games: int = GAMES_EACH,
    seconds: float = SECONDS_EACH,
) -> list[Look]:
    """How things stood at some moments."""
    wanted = dict(moments)
    found: list[Look] = []
    for table in played_again(record):
        number = int(table.answered)
        if number in wanted:
            odds = Odds(record.game, record.seats, number, games, seconds)
            found.append(Look(number, wanted[number], odds.whole(table), odds.seen(table), beliefs_at(table)))
    return found


def beliefs_at(table: Table) -> list[list[dict[str, float]]]:
    """What every seat thought of everybody; nothing where no side is hidden, or when all are shown."""
    if table.over:
        return []
    game = table.origin.game
    judgement = judgement_of(game, EVEN)
    found = [REASONS[game].beliefs(table, judgement, seat) for seat in range(int(table.seats))]
    return [[{side: round(odds, 3) for side, odds in one.items()} for one in row] for row in found if row]


def turning_points(
    record: Record, looks: Sequence[Look], games: int = GAMES_EACH, seconds: float = SECONDS_EACH
) -> list[TurningPoint]:
    """Where the chances turned most: of each such turn, the answer that did it."""
    turns = [(most_changed(before.whole, after.whole), before, after) for before, after in pairwise(looks)]
    turns.sort(key=lambda turn: -change(*turn))
    # Even a game that nothing overturned has a moment that mattered most.
    steep = turns[:1] + [turn for turn in turns[1:MOST_TURNINGS] if change(*turn) >= TURNING]
    found: list[TurningPoint] = []
    for seat, before, after in steep:
        odds = Odds(record.game, record.seats, before.number, games, seconds)
        found.append(narrowed(record, odds, seat, before, after))
    return sorted(found, key=lambda point: point.number)


def most_changed(before: Sequence[float], after: Sequence[float]) -> int:
    return max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))


def change(seat: int, before: Look, after: Look) -> float:
    return abs(after.whole[seat] - before.whole[seat])


def narrowed(record: Record, odds: Odds, seat: int, before: Look, after: Look) -> TurningPoint:
    """Halve the stretch again and again, and go on with the half in which more changed, until it is one answer."""
    low, high = before.number, after.number
    at_low, at_high = before.whole, after.whole
    while high - low > 1:
        middle = (low + high) // 2
        there = odds.whole(at_moment(record, middle))
        if abs(there[seat] - at_low[seat]) > abs(at_high[seat] - there[seat]):
            high, at_high = middle, there
        else:
            low, at_low = middle, there
    return TurningPoint(high, seat, before.whole, after.whole)


def decisions_of(record: Record, given: Iterable[int]) -> list[int]:
    """Which of these answers were decisions; of very many only the first."""
    wanted = set(given)
    found = [
        int(table.answered)
        for table in played_again(record)
        if table.answered in wanted and len(table.options()) > 1
    ]
    return found[:MOST_DECISIONS]


def advice_on(
    record: Record, numbers: Iterable[int], games: int = ADVISED, seconds: float = THOUGHT
) -> list[Advice]:
    """What a master would have done at these decisions."""
    wanted = set(numbers)
    return [
        advice_for(table, record.answers[int(table.answered)], games, seconds)
        for table in played_again(record)
        if table.answered in wanted
    ]


def advice_for(table: Table, option: int, games: int, seconds: float) -> Advice:
    """What a master would have done at this question instead of this answer; judged from what the seat that is asked knows."""
    seat, number = table.asked, int(table.answered)
    assert seat is not None, "nobody can be advised at a table that is over"
    best, reason = masters_choice(table, number, games, seconds)
    won = won_best = reason.won
    if best != option:
        odds = Odds(table.origin.game, int(table.seats), number, COMPARED, seconds)
        won, won_best = odds.after(table, [option, best])
    return Advice(number, seat, option, best, reason, won, won_best)


def review(record: Record, people: Iterable[int] = (), games: int = GAMES_EACH) -> Review:
    """The whole review at once; `people` are the answers that a person gave, by their numbers."""
    looks = looks_at(record, moments_to_look_at(record), games)
    return Review(
        record.seats,
        looks,
        turning_points(record, looks, games),
        advice_on(record, decisions_of(record, people)),
        games,
    )
