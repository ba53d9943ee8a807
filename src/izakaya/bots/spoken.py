"""A bot's reason in words, in the language of the person who reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from izakaya.bots.reason import REASONS, Reason
from izakaya.games import GAMES
from izakaya.locale import Speech
from izakaya.table.table import Table

LEAST_GAIN: Final = 0.05
LEAST_AHEAD: Final = 0.015
LEAST_GAMES: Final = 10  # a share of fewer says nothing
LEAST_SUSPICION: Final = 0.5
MOST_GAIN: Final = 50.0

Naming = Callable[[int], str]


def names(table: Table, speech: Speech) -> Naming:
    """How everybody at a table is called: by whom they play, which lies open and no two are alike; else by where they sit."""
    game = GAMES[table.origin.game]

    def name(seat: int) -> str:
        person = game.person(table, seat)
        known = person and speech.knows(person)
        return speech.say(person) if known else speech.say("plain-seat", number=seat + 1)

    return name


def spoken(reason: Reason, speech: Speech, name: Naming) -> list[str]:
    """The reason, sentence by sentence. `name` says how the person calls a seat."""
    reasons = REASONS[reason.game]
    target = "" if reason.target is None else name(reason.target)
    parts = {"target": target} if reason.why in reasons.aimed else {}
    said = [speech.say(reason.why, **parts)]
    if reason.suspected is not None and reason.sure >= LEAST_SUSPICION:
        said.append(
            speech.say(reasons.suspicions[reason.suspected], target=target, percent=percent(reason.sure))
        )
    if reason.games >= LEAST_GAMES:
        said.append(speech.say("bot-expects", games=reason.games, percent=percent(reason.won)))
        if reason.ahead >= LEAST_AHEAD:
            said.append(speech.say("bot-ahead", percent=percent(reason.ahead)))
    if LEAST_GAIN <= reason.gain <= MOST_GAIN and reasons.gain:
        said.append(speech.say(reasons.gain, gain=decimal(reason.gain, speech)))
    return said


def sentences(reason: Reason, speech: Speech, name: Naming) -> str:
    """The reason as one text. `name` says how the person calls a seat."""
    return ("" if speech.language == "ja" else " ").join(spoken(reason, speech, name))


def decimal(number: float, speech: Speech) -> str:
    """A number with one place, with the comma or point of the language."""
    text = f"{number:.1f}"
    return text if speech.language in ("en", "ja") else text.replace(".", ",")


def percent(share: float) -> str:
    return str(round(100 * share))
