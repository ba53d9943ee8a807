"""Charts of figures beside their targets, with Altair, as pictures that a page can hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import Any, Final

import altair as alt
import polars
import vl_convert

from izakaya.lab.estimate import Estimate
from izakaya.lab.target import Targets, Wanted
from izakaya.lab.verdict import Figures, of_kind

INK: Final = "#8c2f39"
MISSED: Final = "#c1121f"
BAND: Final = "#cfe3d4"
COLUMNS: Final = 3


def picture(chart: alt.TopLevelMixin) -> str:
    """A chart as SVG, to stand in a page as it is."""
    return str(vl_convert.vegalite_to_svg(chart.to_json()))


def beside_each_other(panels: Sequence[Any]) -> alt.TopLevelMixin:
    together: alt.TopLevelMixin = alt.concat(*panels, columns=COLUMNS).configure_view(stroke=None)
    return together


def figures_chart(
    measured: Mapping[int, Figures], targets: Targets, wanted: Mapping[str, Wanted]
) -> alt.TopLevelMixin:
    """Every figure that is one of its kind: over the number of players, with its interval, on the band of its target."""
    panels = [
        panel(
            what,
            {seats: figures[kind] for seats, figures in measured.items() if figures[kind].known},
            kind,
            targets,
        )
        for kind, what in wanted.items()
        if all(kind in figures for figures in measured.values())
    ]
    return beside_each_other(panels)


def panel(
    wanted: Wanted, found: Mapping[int, Estimate], kind: str, targets: Targets
) -> alt.LayerChart | alt.FacetChart:
    points = [{"players": seats, **finite(estimate)} for seats, estimate in found.items()]
    highest = max([point["high"] for point in points], default=1.0)
    bands = []
    for seats in found:
        target = targets.get(seats, {}).get(kind)
        if target is not None:
            most = target.most if isfinite(target.most) else max(highest, target.least * 1.5)
            bands.append({"players": seats, "least": max(0.0, target.least), "most": most})
    x = alt.X("players:O", title=None, axis=alt.Axis(labelAngle=0))
    axis = alt.Axis(format=".0%" if wanted.percent else "")
    band = (
        alt.Chart(polars.DataFrame(bands))
        .mark_bar(color=BAND, width=28)
        .encode(x=x, y=alt.Y("least:Q", title=None, axis=axis), y2="most:Q")
    )
    data = polars.DataFrame(points)
    spans = alt.Chart(data).mark_rule(color=INK).encode(x=x, y="low:Q", y2="high:Q")
    values = alt.Chart(data).mark_point(color=INK, filled=True, size=40).encode(x=x, y="value:Q")
    return alt.layer(band, spans, values).properties(
        width=230, height=130, title=alt.Title(wanted.title, fontSize=11, anchor="start")
    )


def shares_chart(kind: str, measured: Mapping[int, Figures], targets: Targets) -> alt.TopLevelMixin:
    """Of a kind with several figures, each with its interval, beside its target; a panel for each number of players."""
    panels = []
    for seats, figures in measured.items():
        rows = [
            {"name": name.partition("/")[2], **finite(estimate)}
            for name, estimate in of_kind(figures, kind).items()
            if estimate.known
        ]
        y = alt.Y("name:N", title=None, sort=None)
        data = polars.DataFrame(rows)
        layers: list[Any] = []
        target = targets.get(seats, {}).get(kind)
        if target is not None:
            band = polars.DataFrame([{"least": max(0.0, target.least), "most": min(target.most, 8.0)}])
            layers.append(
                alt.Chart(band).mark_rect(color=BAND).encode(x=alt.X("least:Q", title=None), x2="most:Q")
            )
        layers.append(
            alt.Chart(data).mark_rule(color=INK).encode(x=alt.X("low:Q", title=None), x2="high:Q", y=y)
        )
        layers.append(alt.Chart(data).mark_point(color=INK, filled=True, size=40).encode(x="value:Q", y=y))
        panels.append(alt.layer(*layers).properties(width=200, title=f"{seats} players"))
    return beside_each_other(panels)


def finite(estimate: Estimate) -> dict[str, float]:
    """An estimate as it can be drawn: an interval that is not known is as narrow as its value."""
    return {
        "value": estimate.value,
        "low": estimate.low if isfinite(estimate.low) else estimate.value,
        "high": estimate.high if isfinite(estimate.high) else estimate.value,
    }


def pictures(
    measured: Mapping[int, Figures], targets: Targets, wanted: Mapping[str, Wanted]
) -> Iterable[str]:
    """All charts of what was measured, in the order of the table."""
    yield picture(figures_chart(measured, targets, wanted))
    for kind in wanted:
        names = [name for figures in measured.values() for name in of_kind(figures, kind) if name != kind]
        if names:
            yield picture(shares_chart(kind, measured, targets))


def trials_chart(trials: Sequence[tuple[int, float]]) -> alt.TopLevelMixin:
    """What each trial of a study cost, and the best so far."""
    best = float("inf")
    rows = []
    for number, cost in trials:
        best = min(best, cost)
        rows.append({"trial": number, "cost": cost, "best": best})
    base = alt.Chart(polars.DataFrame(rows)).encode(x=alt.X("trial:Q", title="trial"))
    points = base.mark_point(color=INK, filled=True, size=15, opacity=0.5).encode(
        y=alt.Y("cost:Q", title="cost")
    )
    line = base.mark_line(color=INK, interpolate="step-after").encode(y="best:Q")
    return beside_each_other([alt.layer(points, line).properties(width=700, height=220)])


def costs_chart(decks: Sequence[tuple[str, Mapping[str, float]]]) -> alt.TopLevelMixin:
    """What each deck costs, and of which targets it is made."""
    rows = [
        {"deck": deck, "target": kind, "cost": cost} for deck, costs in decks for kind, cost in costs.items()
    ]
    bars = (
        alt.Chart(polars.DataFrame(rows))
        .mark_bar()
        .encode(
            x=alt.X("cost:Q", title="cost"),
            y=alt.Y("deck:N", title=None, sort=None),
            color=alt.Color("target:N", title=None, scale=alt.Scale(scheme="tableau20")),
        )
    )
    return beside_each_other([bars.properties(width=700)])
