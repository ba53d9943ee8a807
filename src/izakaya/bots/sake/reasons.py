"""What a bot says of its moves in SAKE: what they are for."""

from __future__ import annotations

from typing import Final, final

from izakaya.bots.reason import OTHER, Reasons
from izakaya.games.sake.data import GEAR, NAMES
from izakaya.table.move import Move

# The message that gives the reason for each way to answer.
WAYS: Final = {
    "pass": "bot-pass",
    "attack": "bot-strike",
    "iaido": "bot-strike",
    "strike": "bot-strike",
    "throw": "bot-strike",
    "drink": "bot-drink",
    "place": "bot-place",
    "text": "bot-event",
    "minion": "bot-minion",
    "move": "bot-walk",
    "go-clockwise": "bot-walk",
    "go-counter": "bot-walk",
    "defend": "bot-defend",
    "sacrifice": "bot-defend",
    "interrupt": "bot-interrupt",
    "discard": "bot-discard",
    "burn-soul": "bot-burn",
    "burn-to-draw": "bot-burn",
    "burn-to-play": "bot-burn",
    "activate": "bot-burn",
    "pay": "bot-pay",
    "steal": "bot-steal",
    "fade": "bot-fade",
    "wield": "bot-wield",
    "gear": "bot-hinder",
    "sake": "bot-hinder",
    "give": "bot-hinder",
}


@final
class SakeReasons(Reasons):
    """See `Reasons`. Worths are sake."""

    ways = WAYS
    aimed = ("bot-strike", "bot-hinder", "bot-torment")
    gain = "bot-gain-sake"

    def why(self, move: Move) -> str:
        """A card played for its text may be gear; only Spirits choose people; a blow may be at a minion, or at nobody yet."""
        if move.way == "text" and move.card is not None and move.card.rpartition("-")[0] in NAMES[:GEAR]:
            return "bot-arm"
        if move.way in ("choose", "cards"):
            return OTHER if move.target is None else "bot-torment"
        why = super().why(move)
        if why == "bot-strike" and move.target is None:
            return "bot-strike-minion" if (move.place or "").startswith("minion") else "bot-attack"
        return why


SAKE_REASONS: Final = SakeReasons()
