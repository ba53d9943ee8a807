"""Why the bots of a finished game played as they did: the game is replayed, and judged again where a bot answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from izakaya.bots.player import UnknownBot
from izakaya.bots.reason import Reason
from izakaya.bots.thinkers import Master
from izakaya.games import GAMES
from izakaya.table.errors import NotOver
from izakaya.table.record import Record

WHIM: Final = "bot-whim"
MISTAKE: Final = 0.5  # a novice who gives away more than this did not know better
IMAGINED: Final = 60  # games that a master imagines again for each of its decisions


@dataclass(frozen=True)
class Decision:
    """One decision of a bot: `number` is its place among all answers of the record, from 0."""

    number: int
    seat: int
    option: int
    reason: Reason


def reasons(record: Record, levels: Sequence[str | None], iterations: int = IMAGINED) -> list[Decision]:
    """The reason for every decision of the bots in a finished game. `levels` names the bot at each seat, None for a person.

    Each is judged from what its seat knew then. What a master says of games it won is imagined again, so figures may differ
    a little from those it had in mind.
    """
    if len(levels) != record.seats:
        raise UnknownBot(
            f"Name a level or None for each of the {record.seats} seats, not {len(levels)} of them."
        )
    if not record.replay(GAMES).over:
        raise NotOver("The game is still going on; its bots say why they played when it is over.")
    table = record.begin(GAMES)
    found: list[Decision] = []
    for number, option in enumerate(record.answers):
        seat = table.asked
        assert seat is not None, "a record of more answers than questions"
        level = levels[seat]
        if level is not None and len(table.options()) > 1:
            thinks = level == "master"
            player = Master(number, iterations=iterations if thinks else 1)
            world = table.redeal(seat, player.chance)
            if thinks:
                player.think(world, 0.0)
            else:
                player.glance(world)
            reason = player.reason(option)
            assert reason is not None, "whoever has just judged knows why"
            if level == "random" or (level == "novice" and reason.gain < -MISTAKE):
                reason = replace(reason, why=WHIM, target=None, suspected=None)
            found.append(Decision(number, seat, option, reason))
        table.answer(option)
    return found
