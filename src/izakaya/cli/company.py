"""Who plays the others: bots, by the names that the person wrote."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from time import perf_counter, sleep
from typing import Final

from izakaya.bots import BOTS, TEMPERS, Master, Player, UnknownBot, UnknownTemperament
from izakaya.bots.adept_and_master import USUAL_SECONDS
from izakaya.bots.named import is_own, let_play, parted, player_named
from izakaya.cli.arguments import quote
from izakaya.cli.trouble import Trouble
from izakaya.table.errors import nearest
from izakaya.table.table import Table

USUAL_BOT: Final = "novice"
REACTION: Final = 0.15  # seconds in which a master decides on a reaction: there are many of them
PACE: Final = 1.2 * REACTION  # what a master's reaction takes to be known; no bot exceeds its budget by more


@dataclass(frozen=True)
class Company:
    """Everybody at the table: `names[seat]` is a bot's name, or `None` where a person sits."""

    names: tuple[str | None, ...]
    players: tuple[Player | None, ...]

    def answer(self, table: Table, watched: bool) -> None:
        """Let the bot that is asked answer. Where somebody watches, a master's reaction takes the same time whether it has a
        choice or not: a pause before a blow goes home would tell that there was a Parry.
        """
        seat = table.asked
        assert seat is not None
        name, player = self.names[seat], self.players[seat]
        assert name is not None
        assert player is not None
        reacts = isinstance(player, Master) and table.is_reaction()
        if isinstance(player, Master):
            player.seconds = REACTION if reacts else USUAL_SECONDS
        start = perf_counter()
        options = table.options()
        if len(options) == 1:
            table.answer(options[0])
        else:
            let_play(player, name, table)
        if reacts and watched:
            sleep(max(0.0, PACE - (perf_counter() - start)))


def company(text: str | None, seats: int, me: int, seed: int) -> Company:
    """One name for all others, or one for each of them, clockwise from the person. Their moods follow from the seed, so that a
    game can be played again.
    """
    said = [name.strip() for name in (text or USUAL_BOT).split(",")]
    others = seats - 1
    if len(said) not in (1, others):
        raise Trouble("error-bots-number", number=len(said), others=others)
    names: list[str | None] = [None] * seats
    players: list[Player | None] = [None] * seats
    for after in range(others):
        seat = (me + 1 + after) % seats
        name = said[after % len(said)]
        names[seat], players[seat] = name, invited(name, mood(seed, seat))
    return Company(tuple(names), tuple(players))


def invited(name: str, seed: int) -> Player:
    try:
        return player_named(name, seed)
    except UnknownTemperament:
        near = nearest(parted(name)[1], TEMPERS)
        tempers = ", ".join(TEMPERS)
        raise Trouble("error-temperament", near, bot=quote(name), temperaments=tempers) from None
    except UnknownBot as problem:
        if is_own(name):
            raise Trouble("error-own-bot", detail=str(problem)) from None
        near = nearest(parted(name)[0], BOTS)
        raise Trouble("error-bot", near, bot=quote(name), bots=", ".join(BOTS)) from None


def mood(seed: int, seat: int) -> int:
    return int.from_bytes(hashlib.sha256(f"izakaya bot {seed} {seat}".encode()).digest()[:8], "big")
