"""The figures of a match, for people and for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

import izakaya
from izakaya.lab.claim import SHARE, Claim
from izakaya.lab.course import Course
from izakaya.lab.estimate import Estimate
from izakaya.lab.match import Match, MatchGame
from izakaya.lab.provenance import whence
from izakaya.lab.sequential import BETTER, UNDECIDED
from izakaya.lab.strength import Gain, Strength, gains, strengths


def title(match: Match) -> str:
    return f"{match.game}, {match.seats} players: {who_plays(match)}"


def who_plays(match: Match) -> str:
    if match.versus:
        return " versus ".join(match.versus)
    return ", ".join([f"{side} {name}" for side, name in match.by_side.items()] or match.players)


def percent(rate: float, low: float, high: float) -> str:
    return f"{100 * rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def show(course: Course, console: Console) -> None:
    for match, played in zip(course.matches, course.played, strict=True):
        if not played:
            console.print(f"{title(match)}: no game was played to its end.")
            continue
        grid = Grid(
            title=f"{title(match)}; {len(played)} of {match.games} games",
            box=SIMPLE_HEAD,
            padding=(0, 1, 0, 0),
        )
        grid.add_column("player", no_wrap=True)
        for column in HEAD[1:]:
            grid.add_column(column, justify="right")
        for each in strengths(match, played):
            grid.add_row(*row(each))
        console.print(grid)
    for sentence in sentences(course):
        console.print(sentence)


HEAD: Final = ("player", "won (95 %)", "share (95 %)", "fair", "rating", "slowest")


def row(each: Strength) -> list[str]:
    return [
        each.player,
        percent(each.rate, each.low, each.high),
        percent(each.share, each.share_low, each.share_high),
        f"{100 * each.fair:.0f} %",
        f"{each.rating:.1f} ± {each.uncertainty:.1f}",
        f"{each.slowest:.3f} s",
    ]


def sentences(course: Course) -> list[str]:
    """What the match says beyond its table: gains of sides, what deals say together, and the verdict."""
    found = [gain_sentence(course, gain) for gain in gains_of(course)]
    claim = course.claim
    if claim is not None and course.values and (course.test is not None or course.matches[0].versus):
        if claim.fair is not None:
            found.append(f"{claim.whom}: {mean_sentence(claim, course.mean)}")
        if course.test is not None:
            found.append(verdict_sentence(course))
    return found


def gains_of(course: Course) -> list[Gain]:
    """Of the sides whose player is another than at the even table."""
    if len(course.matches) < 2:
        return []
    match, even = course.matches
    found = gains(match, *course.played)
    return [gain for gain in found if match.by_side[gain.side] != even.by_side[gain.side]]


def gain_sentence(course: Course, gain: Gain) -> str:
    match, even = course.matches
    return (
        f"{gain.side}: {match.by_side[gain.side]} instead of {even.by_side[gain.side]} wins "
        f"{100 * gain.gain:+.1f} points ({100 * gain.low:+.1f} to {100 * gain.high:+.1f}) "
        f"in the same {gain.games} deals"
    )


def mean_sentence(claim: Claim, mean: Estimate) -> str:
    assert claim.fair is not None
    return (
        f"{percent(mean.value, max(0.0, mean.low), min(1.0, mean.high))} of all wins where {100 * claim.fair:.1f} % is fair, "
        f"deal by deal in {mean.count} deals"
    )


def amount(claim: Claim, value: float) -> str:
    """An end of the claim in words."""
    if claim.kind == SHARE:
        fair = "" if claim.fair == 0.5 else ", where half would be fair"
        return f"a share of {100 * value:g} %{fair}"
    than = "what is fair" if claim.fair is not None else "the even table"
    return f"{100 * value:+g} points over {than}"


def verdict_sentence(course: Course) -> str:
    """What the test has excluded so far, and how often it would be wrong."""
    test, claim = course.test, course.claim
    assert test is not None
    assert claim is not None
    more, less = amount(claim, claim.low), amount(claim, claim.high)
    if test.verdict == UNDECIDED:
        return (
            f"Not decided in {test.deals} deals: does {claim.whom} win more than {more}, or less than {less}? "
            "More --games go on."
        )
    said, rate = (
        (f"more than {more}", claim.alpha) if test.verdict == BETTER else (f"less than {less}", claim.beta)
    )
    return (
        f"Decided after {test.deals} deals: {claim.whom} wins {said}. "
        f"That is wrong at most once in {1 / rate:.0f} matches."
    )


def as_dicts(course: Course) -> list[Mapping[str, object]]:
    """Every match with its figures; the first also says what its sides gain over the even table, and what the test says."""
    found = [as_dict(match, played) for match, played in zip(course.matches, course.played, strict=True)]
    if len(course.matches) > 1:
        found[0]["gains"] = [asdict(gain) for gain in gains(course.matches[0], *course.played)]
    if course.claim is not None:
        found[0]["claim"] = asdict(course.claim)
        found[0]["deals"] = course.mean.as_dict()
    if course.test is not None:
        test = course.test
        found[0]["sprt"] = {
            "verdict": test.verdict,
            "deals": test.deals,
            "more": test.more,
            "less": test.less,
            "upper": test.asked.upper,
            "lower": test.asked.lower,
        }
    return [*found]


def as_dict(match: Match, played: Sequence[MatchGame]) -> dict[str, object]:
    return {
        **whence(match.game, match.options, match.levels()),
        "compiled": izakaya.compiled,
        "game": match.game,
        "seats": match.seats,
        "players": list(match.players),
        "versus": list(match.versus),
        "by_side": dict(match.by_side),
        "games": match.games,
        "seed": match.seed,
        "seconds": match.seconds,
        "iterations": match.iterations,
        "options": dict(match.options),
        "strengths": [asdict(each) for each in strengths(match, played)],
        "played": [
            {
                "number": game.number,
                "seed": str(match.seed_of(match.deal_of(game.number))),
                "seating": list(game.seating),
                "winners": list(game.winners),
                "reason": game.reason,
                "teams": list(game.teams),
                "points": list(game.points),
                "turns": game.turns,
                "decisions": game.decisions,
            }
            for game in sorted(played, key=lambda game: game.number)
        ],
    }
