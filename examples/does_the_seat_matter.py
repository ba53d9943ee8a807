"""Does the seat matter? Games of bots, counted with Polars and drawn with Altair.

izakaya games sword --seats 5 --games 2000 --bots adept --out games --processes 2
python examples/does_the_seat_matter.py games study.html
"""

# %% What there is: one row a decision, with the result of the game for the seat that decided.
from __future__ import annotations

import json
import sys
from pathlib import Path

import altair as alt
import polars as pl

FOLDER = Path(sys.argv[1] if len(sys.argv) > 1 else "games")
PAGE = Path(sys.argv[2] if len(sys.argv) > 2 else "study.html")
about = json.loads((FOLDER / "provenance.json").read_text(encoding="utf-8"))
decisions = pl.scan_parquet(FOLDER / "*.parquet")
print(
    f"{about['games']} games of {about['game']} by {', '.join(about['bots'])}, {about['decisions']} decisions"
)

# %% Who begins? The first decision of a game is its first player's; seats are counted from there.
begins = decisions.filter(pl.col("decision") == 0).select("game_number", first="seat")
players = (
    decisions.group_by("game_number", "seat")
    .agg(pl.col("reward").first(), decided=pl.len())
    .join(begins, on="game_number")
    .with_columns(place=(pl.col("seat") - pl.col("first")) % about["seats"])
    .collect()
)

# %% How often each place wins, with an interval of 95 of 100 (Wilson's).
Z = 1.96
share = (
    players.group_by("place")
    .agg(games=pl.len(), won=(pl.col("reward") > 0).mean(), decided=pl.col("decided").mean())
    .with_columns(middle=(pl.col("won") + Z**2 / (2 * pl.col("games"))) / (1 + Z**2 / pl.col("games")))
    .with_columns(
        half=Z
        / (1 + Z**2 / pl.col("games"))
        * (pl.col("won") * (1 - pl.col("won")) / pl.col("games") + Z**2 / (4 * pl.col("games") ** 2)).sqrt()
    )
    .with_columns(least=pl.col("middle") - pl.col("half"), most=pl.col("middle") + pl.col("half"))
    .sort("place")
)
print(share.select("place", "games", "won", "least", "most", "decided"))

# %% The answer: it matters if two intervals do not touch.
low, high = share.sort("won").row(0, named=True), share.sort("won").row(-1, named=True)
matters = low["most"] < high["least"]
print(
    f"Place {high['place']} wins most ({high['won']:.3f}), place {low['place']} least ({low['won']:.3f}): the seat "
    + ("matters." if matters else "does not matter that these games could show.")
)

# %% And as a picture.
base = alt.Chart(share).encode(x=alt.X("place:O", title="places after the first player"))
bars = base.mark_rule(strokeWidth=3).encode(
    y=alt.Y("least:Q", title="games won", scale=alt.Scale(zero=False)), y2="most:Q"
)
chart = (bars + base.mark_point(filled=True, size=90).encode(y="won:Q")).properties(
    width=420, height=260, title=f"{about['game']}: {about['games']} games of {', '.join(about['bots'])}"
)
chart.save(PAGE, inline=True)
print(PAGE)
