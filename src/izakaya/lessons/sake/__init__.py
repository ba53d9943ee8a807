"""SAKE's lesson."""

from typing import Final

from izakaya.games.sake.data import GEAR, NAMES

#: What something can be said beside, as `web/src/games/sake/table` names it.
PLACES: Final = (
    "masu",
    "deck",
    "pile",
    "middle",
    "seat-SEAT",
    "board-SEAT",
    "life-SEAT",
    "wounds-SEAT",
    "hand-SEAT",
    "minion-NUMBER",
    *(f"{name}-SEAT" for name in NAMES[:GEAR]),
    *(f"card-{name}-NUMBER" for name in NAMES),
)
