"""What a bot says of its moves in Samurai Sword: what they are for, and on which side it thinks their target is."""

from __future__ import annotations

from typing import Final, final

from izakaya.bots.reason import Reasons
from izakaya.bots.thinking.judgement import Judgement
from izakaya.bots.thinking.sword.judgement import SwordJudgement
from izakaya.games.sword.data import SIDE_COUNT, SIDES
from izakaya.games.sword.table import SwordTable
from izakaya.games.sword.view import known_side
from izakaya.table.move import Move
from izakaya.table.table import Table

# The message that gives the reason for each way to answer.
WAYS: Final = {
    "pass": "bot-pass",
    "attack": "bot-strike",
    "play": "bot-event",
    "lay": "bot-arm",
    "answer": "bot-defend",
    "discard": "bot-discard",
    "bleed": "bot-burn",
    "strip": "bot-hinder",
}
SUSPICIONS: Final = {
    "shogun": "bot-suspects-shogun",
    "ninja": "bot-suspects-ninja",
    "ronin": "bot-suspects-ronin",
}


@final
class SwordReasons(Reasons):
    """See `Reasons`. Worths are points of one's side."""

    ways = WAYS
    aimed = ("bot-strike", "bot-hinder", "bot-help")
    gain = "bot-gain-sword"
    suspicions = SUSPICIONS

    def why(self, move: Move) -> str:
        """Cards at somebody are played against them; only Breathing does both some good."""
        if move.target is not None and move.way in ("lay", "play"):
            return "bot-help" if move.card == "breathing" else "bot-hinder"
        return super().why(move)

    def suspicion(self, world: Table, judgement: Judgement, target: int) -> tuple[str | None, float]:
        """Of everybody whose side is not known: where it lies open or can only be one, nobody needs to be told."""
        assert isinstance(world, SwordTable)
        assert isinstance(judgement, SwordJudgement)
        seat = world.asked
        assert seat is not None, "nobody suspects anybody at a table that is over"
        if known_side(world, seat, target) is not None:
            return None, 0.0
        judgement.read_sides(world, seat)
        odds = [judgement.belief.likely(target, side) for side in range(SIDE_COUNT)]
        sure = max(odds)
        return SIDES[odds.index(sure)], sure

    def beliefs(self, world: Table, judgement: Judgement, seat: int) -> list[dict[str, float]]:
        """It is sure of everybody whose side the seat knows (`known_side`)."""
        assert isinstance(world, SwordTable)
        assert isinstance(judgement, SwordJudgement)
        judgement.read_sides(world, seat)
        return [
            {SIDES[side]: judgement.belief.likely(other, side) for side in range(SIDE_COUNT)}
            for other in range(int(world.seats))
        ]


SWORD_REASONS: Final = SwordReasons()
