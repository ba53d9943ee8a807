"""Why the bots of a finished game played as they did, and what a master would have done in a person's place: the game is replayed, and
judged again where they answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from izakaya.bots.adept_and_master import Master
from izakaya.bots.levels import bot
from izakaya.bots.named import parted
from izakaya.bots.player import UnknownBot, ask_bot
from izakaya.bots.reason import Reason
from izakaya.bots.thinking.temper import temper_of
from izakaya.games import GAMES
from izakaya.table.errors import NotOver
from izakaya.table.record import Record
from izakaya.table.table import Table

WHIM: Final = "bot-whim"
MISTAKE: Final = 0.5  # a novice who gives away more than this did not know better
IMAGINED: Final = 60  # games that a master imagines again for each of its decisions
ADVISED: Final = 300  # games that it imagines in place of a person


@dataclass(frozen=True)
class Decision:
    """One decision of a bot: `number` is its place among all answers of the record, from 0."""

    number: int
    seat: int
    option: int
    reason: Reason


def reasons(record: Record, names: Sequence[str | None], iterations: int = IMAGINED) -> list[Decision]:
    """The reason for every decision of the bots in a finished game. `names` has the bot at each seat (`adept`,
    `master/thirsty`), None for a person.

    Each is judged from what its seat knew then. What a master says of games it won is imagined again, so figures may differ
    a little from those it had in mind.
    """
    if len(names) != record.seats:
        raise UnknownBot(
            f"Name a level or None for each of the {record.seats} seats, not {len(names)} of them."
        )
    for name in names:
        if name is not None:
            bot(parted(name)[0], 0, temperament=parted(name)[1])  # or a sentence on why there is none
    if not record.replay(GAMES).over:
        raise NotOver("The game is still going on; its bots say why they played when it is over.")
    table = record.begin(GAMES)
    found: list[Decision] = []
    for number, option in enumerate(record.answers):
        seat = table.asked
        assert seat is not None, "a record of more answers than questions"
        name = names[seat]
        if name is not None and len(table.options()) > 1:
            found.append(Decision(number, seat, option, reason_for(table, option, name, iterations)))
        table.answer(option)
    return found


def reason_for(table: Table, option: int, name: str, iterations: int = IMAGINED) -> Reason:
    """Why a bot of this name gave this answer to what the table asks; judged from what its seat knows."""
    level, temperament = parted(name)
    thinks = level == "master"
    player = Master(int(table.answered), temper_of(temperament), iterations=iterations if thinks else 1)
    world = table.redeal(table.asked, player.chance)
    if thinks:
        player.think(world, 0.0)
    else:
        player.consider(world)
    reason = player.reason(option)
    assert reason is not None, "a bot that has just judged knows why"
    if level == "random" or (level == "novice" and reason.gain < -MISTAKE):
        return replace(reason, why=WHIM, target=None, suspected=None)
    return reason


def masters_choice(
    table: Table, seed: int, iterations: int = ADVISED, seconds: float = 0.0
) -> tuple[int, Reason]:
    """What a master would have answered to what the table asks, and why; judged from what the asked seat knows."""
    master = Master(seed, seconds=seconds or None, iterations=iterations)
    best = ask_bot(master, table)
    reason = master.reason()
    assert reason is not None, "a master that has just thought knows why"
    return best, reason
