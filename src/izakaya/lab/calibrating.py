"""Are the chances of a review true? `izakaya calibrate GAME` plays games of adepts, looks back at some moments of each, and compares what
the quick players say with who won: it fits the line of `review/calibration.py`, and measures it on other games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from izakaya.bots import ask_bot
from izakaya.bots.named import player_named
from izakaya.bots.thinking.judgement import outcome
from izakaya.games import GAMES
from izakaya.lab.estimate import Estimate, rate
from izakaya.review.calibration import (
    AS_IT_IS,
    SEAT,
    SIGHTS,
    WHOLE,
    Calibration,
    even,
    log_odds,
    log_odds_of_fair,
)
from izakaya.review.chances import Chances
from izakaya.review.moments import moments_of
from izakaya.table.chance import QUICK_SEEDS, Chance
from izakaya.table.record import Record
from izakaya.table.table import Table

MOMENTS: Final = 5  # of each game, by lot
BANDS: Final = 10
STEPS: Final = 50
NEAR: Final = 1e-9
# So much is believed beforehand in plain shares: where all sat at tables of one size, nothing else decides between `level` and `crowd`.
PLAIN: Final = 1e-3


@dataclass(frozen=True)
class Retrospect:
    """One game to be played and looked back at."""

    game: str
    seats: int
    seed: int
    games: int  # playouts for each chance
    players: str = "adept"


@dataclass(frozen=True)
class Sample:
    """What the playouts said of a seat at a moment, and what it won in the end. `game` tells games apart: moments of one game are not
    independent of each other.
    """

    game: int
    seats: int
    sight: str
    share: float
    games: int
    won: float


def played(which: Retrospect) -> Table:
    """A whole game of such players."""
    table = GAMES[which.game].new_table(which.seats, which.seed, {})
    players = [player_named(which.players, which.seed + seat) for seat in range(which.seats)]
    while table.choices():
        seat = table.asked
        assert seat is not None, "somebody has a choice"
        table.answer(ask_bot(players[seat], table))
    return table


def looked_back(which: Retrospect) -> list[Sample]:
    """Some moments of a game: every seat as the whole table shows it, and one of them, by lot, as it could see it."""
    table = played(which)
    record = Record.of(table)
    lot = Chance.quick(which.seed & QUICK_SEEDS)
    chances = Chances(which.game, which.games, which.seed)
    left = moments_of(record)[:-1]
    chosen = {left.pop(lot.below(len(left))).number for _ in range(min(MOMENTS, len(left)))}
    # As the playouts count it: a seat that wins as one of a side has won, however many it has.
    won = [float(outcome(table, seat)) for seat in range(which.seats)]
    samples: list[Sample] = []

    def note(sight: str, seat: int, share: float) -> None:
        samples.append(Sample(which.seed, which.seats, sight, share, which.games, won[seat]))

    again = record.begin(GAMES)
    for answer in record.answers:
        if again.answered in chosen:
            for seat, share in enumerate(chances.whole(again)):
                note(WHOLE, seat, share)
            seat = int(lot.below(which.seats))
            note(SEAT, seat, chances.seen_by(again, seat))
        again.answer(answer)
    return samples


def fitted(samples: Iterable[Sample]) -> Calibration:
    """The line that makes what happened most likely: a logistic regression, by Newton's method."""
    points = [
        ((1.0, log_odds(one.share, one.games), log_odds_of_fair(one.seats)), one.won) for one in samples
    ]
    plain = [AS_IT_IS.level, AS_IT_IS.slope, AS_IT_IS.crowd]
    line = plain
    for _ in range(STEPS):
        slope = [PLAIN * (a - b) for a, b in zip(plain, line, strict=True)]
        curve = [[PLAIN if i == j else 0.0 for j in range(3)] for i in range(3)]
        for at, won in points:
            likely = even(sum(a * b for a, b in zip(line, at, strict=True)))
            for i in range(3):
                slope[i] += (won - likely) * at[i]
                for j in range(3):
                    curve[i][j] += likely * (1.0 - likely) * at[i] * at[j]
        step = solved(curve, slope)
        line = [a + b for a, b in zip(line, step, strict=True)]
        if max(map(abs, step)) < NEAR:
            break
    return Calibration(*line)


def solved(curve: list[list[float]], slope: list[float]) -> list[float]:
    """Three equations with three unknowns, by elimination."""
    rows = [[*curve[i], slope[i]] for i in range(3)]
    for i in range(3):
        for j in range(3):
            if j != i:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [rows[i][3] / rows[i][i] for i in range(3)]


@dataclass(frozen=True)
class Band:
    """All that was said to be between `low` and `high`: what was said on average, and how much of it was won, one moment of each game."""

    low: float
    high: float
    said: float
    won: Estimate

    @property
    def is_true(self) -> bool:
        """Whether what was said lies in the interval of what happened."""
        return self.won.low <= self.said <= self.won.high


def bands(samples: Iterable[Sample], line: Calibration, seed: int = 1) -> list[Band]:
    """What was said beside what happened, a tenth at a time. Of each game one sample counts in a band, by lot: these are independent."""
    lot = Chance.quick(seed)
    found: list[dict[int, list[tuple[float, float]]]] = [{} for _ in range(BANDS)]
    for one in samples:
        chance = line.chance(one.share, one.games, one.seats)
        band = found[min(BANDS - 1, int(chance * BANDS))]
        band.setdefault(one.game, []).append((chance, one.won))
    told: list[Band] = []
    for number, band in enumerate(found):
        if band:
            drawn = [those[lot.below(len(those))] for those in band.values()]
            said = sum(chance for chance, _ in drawn) / len(drawn)
            told.append(
                Band(
                    number / BANDS,
                    (number + 1) / BANDS,
                    said,
                    rate(sum(won for _, won in drawn), len(drawn)),
                )
            )
    return told


def off(told: Sequence[Band]) -> float:
    """By how much, on average, what was said was wrong: the expected calibration error."""
    total = sum(band.won.count for band in told)
    return sum(abs(band.said - band.won.value) * band.won.count for band in told) / total if total else 0.0


def likeness(samples: Iterable[Sample], line: Calibration) -> float:
    """The mean square of what was said and what happened (Brier): 0 for a prophet."""
    squares = [(line.chance(one.share, one.games, one.seats) - one.won) ** 2 for one in samples]
    return sum(squares) / len(squares) if squares else 0.0


def sighted(samples: Iterable[Sample]) -> dict[str, list[Sample]]:
    """The samples of each way to look."""
    found: dict[str, list[Sample]] = {sight: [] for sight in SIGHTS}
    for one in samples:
        found[one.sight].append(one)
    return found
