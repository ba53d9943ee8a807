"""Why a bot played as it did, as a structure; `spoken.py` puts it into words."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from izakaya.bots.thinking.judgement import SENSIBLE, Judgement
from izakaya.bots.thinking.thought import Thought
from izakaya.games import GAMES
from izakaya.games.parts import Parts
from izakaya.table.move import Move
from izakaya.table.table import Table

OTHER: Final = "bot-other"
TRIED: Final = 10  # games: of an option with fewer nothing is known


@dataclass(frozen=True)
class Reason:
    """`why` names the reason; `gain` is the worth over the next best option, at a glance; `won` the chance to win after as many `games`
    imagined with this option, and `ahead` by how much that is more than with the next best; `suspected` the side the target seems to be
    on, and `sure` how sure the bot is of it.
    """

    game: str
    move: Move
    why: str
    target: int | None = None
    gain: float = 0.0
    games: int = 0
    won: float = 0.0
    suspected: str | None = None
    sure: float = 0.0
    ahead: float = 0.0


class Reasons:
    """What can be said of the moves of one game, the part `reasons` of it; as it stands here, what can be said of any game.

    Everything is said in messages, the house's (`bots.ftl`) or the game's own. A game's reasons are made of this class and say more.
    """

    #: The message that gives the reason for each way to answer.
    ways: ClassVar[Mapping[str, str]] = {"pass": "bot-pass"}
    #: Those of the messages that name the target of the move, as `$target`.
    aimed: ClassVar[Collection[str]] = ()
    #: The message for a worth of so much more than the next best, `$gain`, in what the game counts; empty if that is nothing to speak of.
    gain: ClassVar[str] = ""
    #: By side, the message that somebody, `$target`, seems to be on it, with `$percent`.
    suspicions: ClassVar[Mapping[str, str]] = {}

    def why(self, move: Move) -> str:
        """The message that gives the reason for a move."""
        return self.ways.get(move.way, OTHER)

    def suspicion(self, world: Table, judgement: Judgement, target: int) -> tuple[str | None, float]:
        """The side that the target seems to be on, to the eyes of the asked seat, and how sure that is; `None` where no side is hidden."""
        return None, 0.0

    def beliefs(self, world: Table, judgement: Judgement, seat: int) -> list[dict[str, float]]:
        """Of everybody, how likely they are on each side, to the eyes of one seat; nothing where no side is hidden."""
        return []


#: What can be said of moves, by game.
REASONS: Final[Parts[Reasons]] = Parts(GAMES, "reasons", Reasons())


def reason_of(world: Table, judgement: Judgement, thoughts: Sequence[Thought]) -> Reason:
    """The reason for the first of these thoughts, which was played."""
    game = world.origin.game
    reasons = REASONS[game]
    best = thoughts[0]
    move = world.describe(best.option)
    why = reasons.why(move)
    target = move.target if why in reasons.aimed else None
    others = [thought.worth for thought in thoughts[1:] if thought.worth > SENSIBLE]
    gain = best.worth - max(others) if others else 0.0
    tried = [thought.value for thought in thoughts[1:] if thought.visits >= TRIED]
    ahead = best.value - max(tried) if best.visits > 0 and tried else 0.0
    suspected, sure = (None, 0.0) if target is None else reasons.suspicion(world, judgement, target)
    return Reason(game, move, why, target, gain, best.visits, best.value, suspected, sure, ahead)
