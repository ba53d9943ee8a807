"""Why something is not on offer in Samurai Sword: the reasons and the rules behind them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from izakaya.cli.sword.names import Names
from izakaya.games.sword.meaning import LIMIT, meaning
from izakaya.locale import Speech
from izakaya.table.move import Move, Refusal
from izakaya.table.table import Table


def answer(names: Names, table: Table, words: str) -> list[RenderableType]:
    """What is missing, each line with its reason and rule; then those rules in a sentence each."""
    say = names.speech.say
    held = cards_held(table)
    missing = all_missing(table, held)
    if not words:
        return tell(names, missing) if missing else [say("why-nothing")]
    card = names.card_meant(words)
    character = names.character_meant(words)
    if card is None and character is None:
        return []
    if card is not None and card not in held:
        return tell(names, [(Move("play", card=card), Refusal("not-in-hand", "W9"))])
    about = [(move, refusal) for move, refusal in missing if concerns(names, move, card, character)]
    return tell(names, about) if about else [say("why-nothing-about", words=words[:60])]


def cards_held(table: Table) -> list[str]:
    hand = table.view(table.asked)["hand"]
    assert isinstance(hand, dict)
    return list(hand)


def all_missing(table: Table, held: Sequence[str]) -> list[tuple[Move, Refusal]]:
    """What the table says is missing, and any card in hand that can do nothing at all now."""
    missing = [(table.describe(option), table.why(option)) for option in table.missing()]
    useful = {card_of(move) for move, _ in missing}
    useful |= {card_of(table.describe(option)) for option in table.options()}
    for card in held:
        if card not in useful:
            option = first_use(card)
            missing.append((Move("play", card=card), table.why(option)))
    return missing


def first_use(card: str) -> int:
    """Some option that plays this card in one's turn."""
    for option in range(LIMIT):
        move = meaning(option)
        if move is not None and card_of(move) == card and move.way in ("play", "lay", "attack", "answer"):
            return option
    raise AssertionError(f"{card} has no use")


def card_of(move: Move) -> str:
    return move.weapon or move.card or ""


def concerns(names: Names, move: Move, card: str | None, character: str | None) -> bool:
    if card is not None:
        return card_of(move) == card
    return character is not None and move.target is not None and names.characters[move.target] == character


def tell(names: Names, missing: Sequence[tuple[Move, Refusal]]) -> list[RenderableType]:
    """One line for all that is missing for the same reason at the same people; then the rules behind it."""
    say = names.speech.say
    shown: list[RenderableType] = [Text(say("why-title"), style="bold")]
    for (refusal, targets), things in by_reason(names, missing).items():
        what = names.speech.listing(things)
        if targets:
            people = names.speech.listing([names.person(target) for target in targets])
            what = say("why-at", card=what, targets=people)
        reason = say(f"refusal-{refusal.reason}", need=refusal.need, have=refusal.have)
        line = Text(say("why-line", what=what, reason=reason, rule=refusal.rule))
        shown.append(Padding(line, (0, 0, 0, 2)))
    for number in sorted({refusal.rule for _, refusal in missing}, key=lambda rule: int(rule[1:])):
        line = Text(say("rule-line", rule=number, text=rule(names.speech, number)), style="dim")
        shown.append(Padding(line, (0, 0, 0, 2)))
    return shown


def by_reason(
    names: Names, missing: Sequence[tuple[Move, Refusal]]
) -> dict[tuple[Refusal, tuple[int, ...]], list[str]]:
    """Each missing thing with all its targets, then all things that have the same ones."""
    targets: dict[tuple[Refusal, str], list[int]] = {}
    for move, refusal in missing:
        at = targets.setdefault((refusal, thing(names, move)), [])
        if move.target is not None and move.target not in at:
            at.append(move.target)
    gathered: dict[tuple[Refusal, tuple[int, ...]], list[str]] = {}
    for (refusal, what), at in targets.items():
        gathered.setdefault((refusal, tuple(at)), []).append(what)
    return gathered


def thing(names: Names, move: Move) -> str:
    """A card, with the property that Geisha would hit; Nobunaga's ability goes by his name."""
    card = card_of(move)
    if not card:
        return names.speech.say("character-nobunaga")
    return names.card(card) if move.place is None else f"{names.card(card)} ({names.card(move.place)})"


def rule(speech: Speech, number: str) -> str:
    """A rule in one sentence; empty if there is none."""
    name = f"rule-sword-{number}"
    return speech.say(name) if speech.knows(name) else ""
