"""Why a bot played as it did: first as a structure, then, for a person, as sentences in that person's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from izakaya.bots.thinking.judgement import SENSIBLE, Judgement
from izakaya.bots.thinking.search import Thought
from izakaya.bots.thinking.sword.belief import SIDES as SIDE_COUNT
from izakaya.bots.thinking.sword.judgement import SwordJudgement
from izakaya.games.sake.data import GEAR, NAMES
from izakaya.games.sword.data import SHOGUN, SIDES
from izakaya.games.sword.table import SwordTable
from izakaya.locale import Speech
from izakaya.table.move import Move
from izakaya.table.table import Table

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
    "play": "bot-event",
    "lay": "bot-arm",
    "minion": "bot-minion",
    "move": "bot-walk",
    "go-clockwise": "bot-walk",
    "go-counter": "bot-walk",
    "defend": "bot-defend",
    "answer": "bot-defend",
    "sacrifice": "bot-defend",
    "interrupt": "bot-interrupt",
    "discard": "bot-discard",
    "burn-soul": "bot-burn",
    "burn-to-draw": "bot-burn",
    "burn-to-play": "bot-burn",
    "activate": "bot-burn",
    "bleed": "bot-burn",
    "pay": "bot-pay",
    "steal": "bot-steal",
    "fade": "bot-fade",
    "wield": "bot-wield",
    "strip": "bot-hinder",
    "gear": "bot-hinder",
    "sake": "bot-hinder",
    "give": "bot-hinder",
}
AIMED: Final = ("bot-strike", "bot-hinder", "bot-help", "bot-torment")
SUSPICIONS: Final = {
    "shogun": "bot-suspects-shogun",
    "ninja": "bot-suspects-ninja",
    "ronin": "bot-suspects-ronin",
}
GAINS: Final = {"sake": "bot-gain-sake", "sword": "bot-gain-sword"}
LEAST_GAIN: Final = 0.05
LEAST_GAMES: Final = 10  # a share of fewer says nothing
LEAST_SUSPICION: Final = 0.5
MOST_GAIN: Final = 50.0


@dataclass(frozen=True)
class Reason:
    """`why` names the reason; `gain` is the worth over the next best option, at a glance; `won` the share of the `games` imagined
    with this option that were won; `suspected` the side the target seems to be on, and `sure` how sure the bot is of it.
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


def reason_of(world: Table, judgement: Judgement, thoughts: Sequence[Thought]) -> Reason:
    """The reason for the first of these thoughts, which was played."""
    best = thoughts[0]
    move = world.describe(best.option)
    why = why_of(world.origin.game, move)
    target = move.target if why in AIMED else None
    if why == "bot-strike" and target is None:
        why = "bot-strike-minion" if (move.place or "").startswith("minion") else "bot-attack"
    others = [thought.worth for thought in thoughts[1:] if thought.worth > SENSIBLE]
    gain = best.worth - max(others) if others else 0.0
    suspected, sure = suspicion(world, judgement, target)
    return Reason(world.origin.game, move, why, target, gain, best.visits, best.value, suspected, sure)


def why_of(game: str, move: Move) -> str:
    if game == "sake":
        if move.way == "text" and move.card is not None and move.card.rpartition("-")[0] in NAMES[:GEAR]:
            return "bot-arm"
        if move.way in ("choose", "cards"):
            return "bot-torment" if move.target is not None else "bot-other"
    elif move.target is not None and move.way in ("lay", "play"):
        return "bot-help" if move.card == "breathing" else "bot-hinder"
    return WAYS.get(move.way, "bot-other")


def suspicion(world: Table, judgement: Judgement, target: int | None) -> tuple[str | None, float]:
    """Samurai Sword: the side that the target seems to be on, if its role is hidden."""
    if target is None or not isinstance(world, SwordTable) or not isinstance(judgement, SwordJudgement):
        return None, 0.0
    if world.roles[target] == SHOGUN:
        return None, 0.0
    seat = world.asked
    assert seat is not None
    judgement.read_sides(world, seat)
    odds = [judgement.odds[judgement.belief.base + target * SIDE_COUNT + side] for side in range(SIDE_COUNT)]
    sure = max(odds)
    return SIDES[odds.index(sure)], sure


def spoken(reason: Reason, speech: Speech, name: Callable[[int], str]) -> list[str]:
    """The reason in words, sentence by sentence. `name` says how the person calls a seat."""
    target = "" if reason.target is None else name(reason.target)
    parts = {"target": target} if reason.why in AIMED else {}
    said = [speech.say(reason.why, **parts)]
    if reason.suspected is not None and reason.sure >= LEAST_SUSPICION:
        said.append(speech.say(SUSPICIONS[reason.suspected], target=target, percent=percent(reason.sure)))
    if reason.games >= LEAST_GAMES:
        said.append(speech.say("bot-expects", games=reason.games, percent=percent(reason.won)))
    if LEAST_GAIN <= reason.gain <= MOST_GAIN and reason.game in GAINS:
        said.append(speech.say(GAINS[reason.game], gain=decimal(reason.gain, speech)))
    return said


def sentences(reason: Reason, speech: Speech, name: Callable[[int], str]) -> str:
    """The reason in words, as one text."""
    return ("" if speech.language == "ja" else " ").join(spoken(reason, speech, name))


def decimal(number: float, speech: Speech) -> str:
    """A number with one place, with the comma or point of the language."""
    text = f"{number:.1f}"
    return text if speech.language in ("en", "ja") else text.replace(".", ",")


def percent(share: float) -> str:
    return str(round(100 * share))
