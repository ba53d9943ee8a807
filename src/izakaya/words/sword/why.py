"""Why something is not on offer in Samurai Sword: the reasons and the rules behind them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from izakaya.games.sword.meaning import LIMIT, meaning
from izakaya.games.sword.view import SwordView
from izakaya.table.move import Move, Refusal
from izakaya.table.table import Table
from izakaya.words.missing import Missing, Wording, gathered
from izakaya.words.sword.names import Names
from izakaya.words.telling import Why


def missing(names: Names, table: Table, view: SwordView, words: str) -> list[Why]:
    """What is missing; only about a card or a person if the words name one."""
    held = list(view["hand"])
    found = all_missing(table, held)
    if words:
        card = names.card_meant(words)
        character = names.character_meant(words)
        if card is not None and card not in held:
            found = [Missing(Move("play", card=card), Refusal("not-in-hand", "W9"))]
        else:
            found = [one for one in found if concerns(names, one.move, card, character)]
    wording = Wording(
        "sword",
        thing=lambda move: thing(names, move),
        aimed_at=lambda move: "" if move.target is None else names.person(move.target),
        reason=lambda refusal: names.speech.say(
            f"refusal-{refusal.reason}", need=refusal.need, have=refusal.have
        ),
    )
    return gathered(names.speech, wording, found)


def all_missing(table: Table, held: Sequence[str]) -> list[Missing]:
    """What the table says is missing, and any card in hand that can do nothing at all now."""
    found = [Missing(played(table.describe(option)), table.why(option), option) for option in table.missing()]
    useful = {one.move.card for one in found}
    useful |= {played(table.describe(option)).card for option in table.options()}
    for card in held:
        if card not in useful:
            option = first_use(card)
            found.append(Missing(Move("play", card=card), table.why(option), option))
    return found


@cache  # there are no more of them than options
def played(move: Move) -> Move:
    """The move with the card that is played for it: here a weapon is a card of the hand like any other."""
    return replace(move, card=move.weapon) if move.weapon is not None else move


@cache
def first_use(card: str) -> int:
    """Some option that plays this card in one's turn."""
    for option in range(LIMIT):
        move = meaning(option)
        if move is None or move.way not in ("play", "lay", "attack", "answer"):
            continue
        if played(move).card == card:
            return option
    raise AssertionError(f"{card} has no use")


def concerns(names: Names, move: Move, card: str | None, character: str | None) -> bool:
    if card is not None:
        return move.card == card
    return character is not None and move.target is not None and names.characters[move.target] == character


def thing(names: Names, move: Move) -> str:
    """A card, with the property that Geisha would hit; Nobunaga's ability goes by his name."""
    if move.card is None:
        return names.speech.say("character-nobunaga")
    card = names.card(move.card)
    return card if move.place is None else f"{card} ({names.card(move.place)})"
