"""The lesson of Samurai Sword."""

from typing import Final

from izakaya.games.sword.data import CARDS

#: What something can be said beside, as `web/src/games/sword/table` names it.
PLACES: Final = ("deck", "pile", "middle", "hand", "seat-SEAT", *(f"card-{name}" for name in CARDS))
