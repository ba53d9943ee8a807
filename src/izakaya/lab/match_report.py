"""The report of a match: one page with its figures, plots, and where the games come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date
from math import sqrt
from typing import Any, Final

import altair as alt
import polars as pl

from izakaya.bots.named import is_master
from izakaya.games import GAMES
from izakaya.lab.charts import BAND, INK, beside_each_other, picture
from izakaya.lab.course import Course
from izakaya.lab.estimate import beyond
from izakaya.lab.figures import length, percent, table
from izakaya.lab.match import Match, MatchGame
from izakaya.lab.match_figures import HEAD, row, sentences, title, who_plays
from izakaya.lab.other_deck import DECK
from izakaya.lab.page import page
from izakaya.lab.provenance import machine, whence
from izakaya.lab.sequential import Hypotheses
from izakaya.lab.strength import strengths, wilson
from izakaya.locale import Speech
from izakaya.words.about import game_name

WHO: Final = "Who wins"
DEALS: Final = "Deal by deal"
SEATS: Final = "By seat"
LENGTH: Final = "Length"
WHENCE: Final = "Where these games come from"

#: Points of a curve: more than that nobody sees.
POINTS: Final = 600
OTHER_INK: Final = "#2f5d8c"
#: What a deal says on the average, with all deals so far; before that many, the curve jumps about.
STEADY: Final = 5


def compose(course: Course) -> str:
    """The whole page."""
    head = f"{game_name(Speech('en'), GAMES[course.matches[0].game])}: {who_plays(course.matches[0])}"
    played = [each for each in zip(course.matches, course.played, strict=True) if each[1]]
    lines = [f"# {head}", "", f"A match, {date.today().isoformat()}. Written by `izakaya match`.", ""]
    if not played:
        return page(head, "\n".join([*lines, "No game was played to its end."]), {})
    lines += [f"## {WHO}", ""]
    for match, games in played:
        lines += [f"{title(match)}; {len(games)} of {match.games} games.", ""]
        lines += [*table(HEAD, [row(each) for each in strengths(match, games)]), ""]
    for sentence in sentences(course):
        lines += [f"{sentence.rstrip('.')}.", ""]
    pictures = {WHO: [picture(shares_chart(played))]}
    if len(course.values) >= 2:
        lines += [f"## {DEALS}", "", *deals_in_words(course), ""]
        pictures[DEALS] = [picture(chart) for chart in deal_charts(course)]
    match, games = played[0]
    if not match.by_side:
        lines += [f"## {SEATS}", "", *seats_in_figures(match, games), ""]
        pictures[SEATS] = [picture(seats_chart(match, games))]
    lines += [f"## {LENGTH}", "", *lengths_in_figures(games), ""]
    pictures[LENGTH] = [picture(lengths_chart(games))]
    lines += [f"## {WHENCE}", "", *whence_in_words(course), ""]
    return page(head, "\n".join(lines), pictures)


def shares_chart(played: Sequence[tuple[Match, Sequence[MatchGame]]]) -> alt.TopLevelMixin:
    """Shares of wins with their intervals, a panel for each table; the line is what is fair."""
    panels: list[Any] = []
    for match, games in played:
        rows = [
            {
                "player": each.player,
                "share": each.share,
                "low": each.share_low,
                "high": each.share_high,
                "fair": each.fair,
            }
            for each in strengths(match, games)
        ]
        base = alt.Chart(pl.DataFrame(rows)).encode(y=alt.Y("player:N", title=None, sort=None))
        x = alt.X("low:Q", title="share of all wins", axis=alt.Axis(format=".0%"))
        fair = base.mark_tick(color="#888888", thickness=2, size=22).encode(x="fair:Q")
        spans = base.mark_rule(color=INK).encode(x=x, x2="high:Q")
        points = base.mark_point(color=INK, filled=True, size=60).encode(x="share:Q")
        panels.append(alt.layer(fair, spans, points).properties(width=420, title=who_plays(match)))
    return beside_each_other(panels)


def deals_in_words(course: Course) -> list[str]:
    if course.test is None:
        return ["The mean of all deals so far, with its 95 % interval; the line is what is fair."]
    return [
        "Two gamblers bet on every deal, one that the mean is more than the lower end of what was asked, one that it is less than the "
        "upper end. The first whose winnings reach the line has shown it: by luck alone that happens no more often than was allowed. "
        "Below, the mean of all deals so far, with its 95 % interval, and both ends of what was asked."
    ]


def deal_charts(course: Course) -> list[alt.TopLevelMixin]:
    found: list[alt.TopLevelMixin] = []
    if course.test is not None:
        found.append(test_chart(course.test.course, course.test.asked))
    lines = [0.0 if course.claim is None or course.claim.fair is None else course.claim.fair]
    if course.test is not None:
        lines = [course.test.asked.low, course.test.asked.high]
    found.append(mean_chart(course.values, lines))
    return found


def test_chart(course: Sequence[tuple[float, float]], asked: Hypotheses) -> alt.TopLevelMixin:
    """The logarithms of both gamblers' winnings against what they must reach."""
    step = max(1, len(course) // POINTS)
    at = sorted({*range(0, len(course), step), len(course) - 1})
    who = ("more than the lower end", "less than the upper end")
    rows = [
        {"deal": deal + 1, "bets on": who[way], "log": course[deal][way]} for deal in at for way in (0, 1)
    ]
    bounds = [{"bets on": who[0], "bound": asked.upper}, {"bets on": who[1], "bound": asked.lower}]
    color = alt.Color(
        "bets on:N",
        scale=alt.Scale(domain=list(who), range=[INK, OTHER_INK]),
        legend=alt.Legend(orient="top", labelLimit=0),
    )
    curves = (
        alt.Chart(pl.DataFrame(rows))
        .mark_line()
        .encode(
            x=alt.X("deal:Q", title="deals"),
            y=alt.Y("log:Q", title="logarithm of the winnings"),
            color=color,
        )
    )
    rules = (
        alt.Chart(pl.DataFrame(bounds)).mark_rule(strokeDash=[6, 4]).encode(y=alt.Y("bound:Q"), color=color)
    )
    chart: alt.TopLevelMixin = alt.layer(curves, rules).properties(width=620, height=240)
    return chart


def mean_chart(values: Sequence[float], lines: Sequence[float]) -> alt.TopLevelMixin:
    step = max(1, len(values) // POINTS)
    rows = []
    total = squares = 0.0
    for deals, value in enumerate(values, 1):
        total, squares = total + value, squares + value * value
        if deals == len(values) or (deals >= STEADY and deals % step == 0):
            mean = total / deals
            span = beyond(max(2, deals)) * sqrt(max(0.0, squares / deals - mean * mean) / max(1, deals - 1))
            rows.append({"deals": deals, "mean": mean, "low": mean - span, "high": mean + span})
    base = alt.Chart(pl.DataFrame(rows)).encode(x=alt.X("deals:Q", title="deals"))
    y = alt.Y(
        "low:Q", title="mean of all deals so far", axis=alt.Axis(format=".0%"), scale=alt.Scale(zero=False)
    )
    band = base.mark_area(color=BAND).encode(y=y, y2="high:Q")
    curve = base.mark_line(color=INK).encode(y="mean:Q")
    ends = alt.Chart(pl.DataFrame({"end": list(lines)})).mark_rule(strokeDash=[6, 4]).encode(y="end:Q")
    chart: alt.TopLevelMixin = alt.layer(band, curve, ends).properties(width=620, height=240)
    return chart


def by_seat(match: Match, games: Sequence[MatchGame]) -> list[dict[str, Any]]:
    """For every seat and player: how often that player sat there, and the share of these games that this seat won."""
    sat: Counter[tuple[str, int]] = Counter()
    won: dict[tuple[str, int], float] = {}
    for game in games:
        for seat, name in enumerate(match.players_at(game.seating)):
            sat[name, seat] += 1
            if seat in game.winners:
                won[name, seat] = won.get((name, seat), 0.0) + 1 / len(game.winners)
    rows = []
    for name in match.levels():
        for seat in range(match.seats):
            share = won.get((name, seat), 0.0)
            low, high = wilson(share, sat[name, seat])
            rate = share / sat[name, seat] if sat[name, seat] else 0.0
            rows.append(
                {
                    "player": name,
                    "seat": seat + 1,
                    "games": sat[name, seat],
                    "share": rate,
                    "low": low,
                    "high": high,
                }
            )
    return rows


def seats_in_figures(match: Match, games: Sequence[MatchGame]) -> list[str]:
    found = by_seat(match, games)
    head = ["player", *(f"seat {seat + 1}" for seat in range(match.seats))]
    rows = [
        [name, *(f"{100 * each['share']:.1f} %" for each in found if each["player"] == name)]
        for name in match.levels()
    ]
    return ["The share of a game's win that a player has who sits there.", "", *table(head, rows)]


def seats_chart(match: Match, games: Sequence[MatchGame]) -> alt.TopLevelMixin:
    panels: list[Any] = []
    for name in match.levels():
        rows = [each for each in by_seat(match, games) if each["player"] == name]
        base = alt.Chart(pl.DataFrame(rows)).encode(x=alt.X("seat:O", axis=alt.Axis(labelAngle=0)))
        bars = base.mark_bar(color=BAND).encode(
            y=alt.Y("share:Q", title="share of a win", axis=alt.Axis(format=".0%"))
        )
        spans = base.mark_rule(color=INK).encode(y="low:Q", y2="high:Q")
        panels.append(alt.layer(bars, spans).properties(width=260, height=180, title=name))
    return beside_each_other(panels)


def lengths_in_figures(games: Sequence[MatchGame]) -> list[str]:
    turns = length([game.turns for game in games])
    decisions = length([game.decisions for game in games])
    reasons = Counter(game.reason for game in games).most_common()
    ends = ", ".join(f"{reason} {percent(count, len(games))}" for reason, count in reasons)
    head = ["", "mean", "median", "5–95 %"]
    return [*table(head, [["turns", *turns], ["decisions", *decisions]]), "", f"How games end: {ends}."]


def lengths_chart(games: Sequence[MatchGame]) -> alt.TopLevelMixin:
    """How many games were so long, in turns and in decisions."""
    data = pl.DataFrame(
        {"turns": [game.turns for game in games], "decisions": [game.decisions for game in games]}
    )
    panels: list[Any] = [
        alt.Chart(data)
        .mark_bar(color=INK)
        .encode(
            x=alt.X(f"{what}:Q", bin=alt.Bin(maxbins=30), title=what), y=alt.Y("count():Q", title="games")
        )
        .properties(width=300, height=180)
        for what in ("turns", "decisions")
    ]
    return beside_each_other(panels)


def whence_in_words(course: Course) -> list[str]:
    """The provenance, and whether the same games can be played again."""
    match = course.matches[0]
    facts: Mapping[str, str] = {
        **whence(match.game, match.options, [name for each in course.matches for name in each.levels()]),
        **machine(),
        "seed of the match": str(match.seed),
    }
    said = [f"- {name}: {value}" for name, value in facts.items() if value]
    if match.iterations is not None:
        said += [f"- masters think: {match.iterations} imagined games a decision"]
    elif match.seconds is not None:
        said += [f"- masters think: {match.seconds:g} seconds a decision"]
    # Of a deck of one's own the digest says enough; its text is long.
    said += [f"- {name}: {value}" for name, value in sorted(match.options.items()) if name != DECK]
    again = "The same command plays the same games again, with the same version, deck and players."
    if match.iterations is None and any(map(is_master, match.levels())):
        again = "Masters who think for seconds find more on a quicker machine, so no two of these matches are the same."
    return [*said, "", again]
