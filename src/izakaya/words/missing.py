"""What is not on offer, gathered as a person would tell it: all that one reason forbids in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from izakaya.locale import Speech
from izakaya.table.move import Move, Refusal
from izakaya.words.telling import Why


@dataclass(frozen=True)
class Missing:
    """A move that is not on offer. Some have no option: a card that is not in the hand has none there."""

    move: Move
    refusal: Refusal
    option: int | None = None


def nowhere(place: str) -> bool:
    return False


@dataclass(frozen=True)
class Wording:
    """How a game puts a missing move into words: which thing it is, at whom, and why.

    In the ways of `in_play` a move's card is not one of the hand. `is_piece` says whether a place is something that stands on the table
    and can be aimed at.
    """

    game: str
    thing: Callable[[Move], str]
    aimed_at: Callable[[Move], str]
    reason: Callable[[Refusal], str]
    in_play: tuple[str, ...] = ()
    is_piece: Callable[[str], bool] = nowhere


def gathered(speech: Speech, wording: Wording, missing: Sequence[Missing]) -> list[Why]:
    """One for all that is missing for the same reason at the same people."""
    things: dict[tuple[Refusal, str], list[Missing]] = {}
    for one in missing:
        things.setdefault((one.refusal, wording.thing(one.move)), []).append(one)
    alike: dict[tuple[Refusal, tuple[str, ...]], dict[str, list[Missing]]] = {}
    for (refusal, what), ones in things.items():
        targets = dict.fromkeys(wording.aimed_at(one.move) for one in ones)
        alike.setdefault((refusal, tuple(name for name in targets if name)), {})[what] = ones
    return [
        one_reason(speech, wording, refusal, targets, whats) for (refusal, targets), whats in alike.items()
    ]


def one_reason(
    speech: Speech,
    wording: Wording,
    refusal: Refusal,
    targets: tuple[str, ...],
    whats: dict[str, list[Missing]],
) -> Why:
    """All that is missing for it at these people."""
    what = speech.listing([thing for thing in whats if thing])
    if targets:
        people = speech.listing(targets)
        what = speech.say("why-at", card=what, targets=people) if what else people
    ones = [one for alike in whats.values() for one in alike]
    moves = [one.move for one in ones]
    cards = [move.card for move in moves if move.way not in wording.in_play]
    gear = [move.card for move in moves if move.way in wording.in_play]
    return Why(
        what=what,
        reason=wording.reason(refusal),
        rule=refusal.rule,
        rule_text=rule(speech, wording.game, refusal.rule),
        cards=tuple(dict.fromkeys(card for card in cards if card is not None)),
        weapons=tuple(dict.fromkeys(move.weapon for move in moves if move.weapon is not None)),
        gear=tuple(dict.fromkeys(name for name in gear if name is not None)),
        targets=tuple(dict.fromkeys(move.target for move in moves if move.target is not None)),
        pieces=tuple(
            dict.fromkeys(
                move.place for move in moves if move.place is not None and wording.is_piece(move.place)
            )
        ),
        options=tuple(dict.fromkeys(one.option for one in ones if one.option is not None)),
    )


def rule(speech: Speech, game: str, number: str) -> str:
    """A rule of a game in one sentence; empty if there is none."""
    name = f"rule-{game}-{number}"
    return speech.say(name) if speech.knows(name) else ""


def rule_numbers(speech: Speech, game: str) -> list[str]:
    """The numbers of the rules that a game has a sentence for, in their order."""
    beginning = f"rule-{game}-"
    return [name.removeprefix(beginning) for name in speech.names() if name.startswith(beginning)]
