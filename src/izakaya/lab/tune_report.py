"""The report of `izakaya tune`: which targets the winner reaches and which it does not, what each costs, and what was changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Any

import izakaya
from izakaya.games import GAMES
from izakaya.games.printed import digest
from izakaya.lab.book import Book
from izakaya.lab.charts import costs_chart, picture, pictures, trials_chart
from izakaya.lab.cost import costs
from izakaya.lab.evening import Evening
from izakaya.lab.figures import table
from izakaya.lab.page import page
from izakaya.lab.target import MARKS, MISSED, REACHED, UNSURE, Targets
from izakaya.lab.trial import Found
from izakaya.lab.tuning import Tuning
from izakaya.lab.verdict import HEADING, Figures, chapter, measured_in, of_kind, verdict_on
from izakaya.locale import Speech
from izakaya.words.about import game_name

THE_BEST = "The best of the study, with fresh seeds"
THE_COSTS = "What each target costs"


@dataclass(frozen=True)
class Confirmed:
    """A deck that was played with fresh seeds; `found` is the trial it comes from, none for the house's."""

    deck: str
    found: Found | None
    books: Sequence[Book[Any]]
    targets: Targets

    @cached_property
    def measured(self) -> dict[int, Figures]:
        return measured_in(self.books)

    @cached_property
    def costs(self) -> dict[str, float]:
        return costs(self.measured, self.targets)

    @property
    def cost(self) -> float:
        return sum(self.costs.values())

    @property
    def title(self) -> str:
        return "the house's" if self.found is None else f"trial {self.found.number}"


@dataclass(frozen=True)
class Findings:
    """What came of a search. The books of the `winner` are of games that did not choose it; those of the same deck among the
    `confirmed` are of games that did.
    """

    trial: Evening  # the first of a trial
    targets: Targets
    tuning: Tuning
    done: int
    history: Sequence[Found]
    house: Confirmed
    confirmed: Sequence[Confirmed]
    winner: Confirmed
    master: Evening | None
    masters: Sequence[Book[Any]]


def compose(findings: Findings) -> str:
    """The whole report."""
    trial, winner = findings.trial, findings.winner
    name = game_name(Speech("en"), GAMES[trial.game])
    fresh = len(winner.books[0].sheets)
    lines = [
        f"# {name}: a deck from the lab",
        "",
        f"Izakaya {izakaya.__version__}, {date.today().isoformat()}, deck {digest([winner.deck.encode()])}, from {findings.done:,} trials "
        f"of {trial.games:,} games of {trial.player}s for each number of players, seed {trial.seed}. Figures of the winner are from "
        f"{fresh:,} games for each number of players, with seeds that neither found nor chose it. Written by `izakaya tune`.",
        "",
        *in_short(findings),
        *chapter(winner.books, findings.targets),
        f"## {THE_COSTS}",
        "",
        "How far outside its range, in widths of the range, at all numbers of players together: so much less would the deck cost without "
        "that target. The last column says how much better the best deck of the study would be if nobody asked for it.",
        "",
        *table(["target", "the house's deck", "the winner", "gained without it"], cost_rows(findings)),
        "",
        f"## {THE_BEST}",
        "",
        "What a deck costs with fresh seeds is mostly more than it cost in its trial: the best of many owes something to luck. So does "
        "the best of a few, a little: the winner plays once more, and what it costs then is what counts.",
        "",
        *table(["deck", "in its trial", "with fresh seeds", "once more"], best_rows(findings)),
        "",
        "## What was changed",
        "",
        *table(["value", "the house's deck", "the winner"], changes(findings)),
        "",
    ]
    if findings.master is not None:
        lines += with_masters(findings.masters, findings.targets, findings.master)
    return "\n".join(lines).rstrip() + "\n"


def with_masters(books: Sequence[Book[Any]], targets: Targets, master: Evening) -> list[str]:
    """The winner, played by masters."""
    heading, *rest = chapter(books, targets, "With masters")
    return [heading, "", f"{games_of(books)}, {budget(master)}.", *rest]


def games_of(books: Sequence[Book[Any]]) -> str:
    games = len(books[0].sheets)
    return f"{games:,} {'game' if games == 1 else 'games'} for each number of players"


def in_short(findings: Findings) -> list[str]:
    """Which targets are reached, missed, or not yet to be decided, and whether masters agree."""
    winner, wanted = findings.winner, findings.winner.books[0].wanted
    words = {REACHED: "Reached", MISSED: "Not reached", UNSURE: "Not sure"}
    found = by_verdict(winner.measured, findings.targets, wanted)
    lines = [f"- {MARKS[each]} {words[each]}: {', '.join(kinds)}." for each, kinds in found.items() if kinds]
    if findings.masters:
        missed = by_verdict(measured_in(findings.masters), findings.targets, wanted)[MISSED]
        many = games_of(findings.masters)
        lines.append(
            f"- **With masters** ({many}) not reached: {', '.join(missed)}."
            if missed
            else f"- **With masters** ({many}) nothing lies outside its target for sure."
        )
    else:
        lines.append(
            f"- **Not confirmed with masters**: all of it is of {findings.trial.player}s. --masters lets them play it."
        )
    if winner.cost >= findings.house.cost and winner.found is not None:
        lines.append(
            f"- **No better than the house's deck**: once more, it costs {winner.cost:.2f}, and that one {findings.house.cost:.2f}."
        )
    return [*lines, ""]


def by_verdict(
    measured: Mapping[int, Figures], targets: Targets, wanted: Iterable[str]
) -> dict[str, list[str]]:
    """The kinds of figures by the worst that is to be said of them, with the numbers of players where it is not said everywhere."""
    found: dict[str, list[str]] = {REACHED: [], MISSED: [], UNSURE: []}
    for kind in wanted:
        verdicts = {
            seats: verdict_on(targets[seats][kind], of_kind(figures, kind).values())
            for seats, figures in measured.items()
            if kind in targets[seats]
        }
        worst = next((each for each in (MISSED, UNSURE, REACHED) if each in verdicts.values()), None)
        if worst is not None:
            where = [str(seats) for seats, verdict in verdicts.items() if verdict == worst]
            found[worst].append(kind if len(where) == len(verdicts) else f"{kind} (with {', '.join(where)})")
    return found


def cost_rows(findings: Findings) -> Iterable[list[str]]:
    wanted = findings.winner.books[0].wanted
    for kind in wanted:
        if kind in findings.winner.costs:
            yield [
                wanted[kind].title,
                f"{findings.house.costs[kind]:.2f}",
                f"{findings.winner.costs[kind]:.2f}",
                f"{gained_without(findings.history, kind):.2f}",
            ]
    yield ["all", f"{findings.house.cost:.2f}", f"{findings.winner.cost:.2f}", ""]


def gained_without(history: Sequence[Found], kind: str) -> float:
    """How much less the best trial would cost, if this target were none: another trial may then be the best."""
    return min(each.cost for each in history) - min(each.cost - each.costs.get(kind, 0.0) for each in history)


def best_rows(findings: Findings) -> Iterable[list[str]]:
    winner = findings.winner
    for each in (findings.house, *findings.confirmed):
        in_trial = "" if each.found is None else f"{each.found.cost:.2f}"
        once_more = f"{winner.cost:.2f}" if each.deck == winner.deck else ""
        yield [each.title, in_trial, f"{each.cost:.2f}", once_more]


def changes(findings: Findings) -> Iterable[list[str]]:
    """What the winner has otherwise than the house's deck."""
    now = findings.tuning.facts(findings.winner.deck)
    for what, before in findings.tuning.facts(findings.house.deck).items():
        if now[what] != before:
            yield [what, before, now[what]]


def budget(evening: Evening) -> str:
    if evening.iterations is not None:
        return f"{evening.iterations:,} iterations for a decision"
    return f"{evening.seconds or 0.5:g} seconds for a decision"


def as_page(findings: Findings, report: str) -> str:
    """The report with charts of the figures and of the study."""
    winner = findings.winner
    title, _, _ = report.removeprefix("# ").partition("\n")
    return page(
        title,
        report,
        {
            HEADING: list(pictures(winner.measured, findings.targets, winner.books[0].wanted)),
            THE_COSTS: [
                picture(
                    costs_chart([(each.title, each.costs) for each in (findings.house, *findings.confirmed)])
                )
            ],
            THE_BEST: [picture(trials_chart([(found.number, found.cost) for found in findings.history]))],
        },
    )
