"""Why something is not on offer in SAKE: the reasons and the rules behind them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from izakaya.cli.sake.names import Names, name_of
from izakaya.games.sake.data import CARDS
from izakaya.games.sake.meaning import CARD, DEFEND, INTERRUPT, TEXT
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import SakeView
from izakaya.locale import Speech
from izakaya.table.move import Move, Refusal

# The use of a card that a person expects when being asked this; in one's own turn the table knows them all.
EXPECTED: Final = {"interrupt": INTERRUPT, "defend": DEFEND, "resist": DEFEND}
USES: Final = ("attack", "move", "iaido", "drink", "text", "minion", "defend", "interrupt")
Missing = tuple[Move, Refusal]


def answer(names: Names, table: SakeTable, view: SakeView, words: str) -> list[RenderableType]:
    """What is missing, each line with its reason and rule; then those rules in a sentence each."""
    say = names.speech.say
    missing = all_missing(table, view)
    if not words:
        return tell(names, view, missing) if missing else [say("why-nothing")]
    card = names.card_meant(words)
    samurai = names.samurai_meant(words)
    if card is None and samurai is None:
        return []
    about = [(move, refusal) for move, refusal in missing if concerns(names, move, card, samurai)]
    if about:
        return tell(names, view, about)
    if card is not None and card not in at_hand(view):
        return tell(names, view, [(Move("text", card=card), Refusal("not-in-hand", "K8"))])
    return [say("why-nothing-about", words=words[:60])]


def at_hand(view: SakeView) -> set[str]:
    """The names of all cards that the reader holds or has in play."""
    held = {card["name"] for card in view["hand"]}
    for person in view["people"]:
        if person["seat"] == view["seat"]:
            held |= {gear["name"] for gear in person["gear"]}
    return held


def all_missing(table: SakeTable, view: SakeView) -> list[Missing]:
    """What the table says is missing, and any card in hand that can do nothing at all now."""
    missing = [(table.describe(option), table.why(option)) for option in table.missing()]
    useful = {move.card for move, _ in missing} | {option.get("card") for option in view["options"]}
    way = EXPECTED.get(str(view["question"].get("ask")), TEXT)
    for card in view["hand"]:
        if card["card"] not in useful:
            option = CARD + way * CARDS + table.deck_data.labels.index(card["card"])
            missing.append((table.describe(option), table.why(option)))
    return missing


def concerns(names: Names, move: Move, card: str | None, samurai: str | None) -> bool:
    if card is not None:
        return name_of(move.weapon or move.card or "") == card
    return samurai is not None and move.target is not None and names.samurai[move.target] == samurai


def tell(names: Names, view: SakeView, missing: Sequence[Missing]) -> list[RenderableType]:
    """One line for all that is missing for the same reason at the same people; then the rules behind it."""
    say = names.speech.say
    shown: list[RenderableType] = [Text(say("why-title"), style="bold")]
    for (refusal, targets), things in by_reason(names, view, missing).items():
        what = names.speech.listing(things)
        if targets:
            people = names.speech.listing(list(targets))
            what = say("why-at", card=what, targets=people) if what else people
        reason = say(f"sake-refusal-{refusal.reason}", need=refusal.need, have=refusal.have)
        line = Text(say("why-line", what=what, reason=reason, rule=refusal.rule))
        shown.append(Padding(line, (0, 0, 0, 2)))
    for number in sorted({refusal.rule for _, refusal in missing}, key=lambda rule: int(rule[1:])):
        line = Text(say("rule-line", rule=number, text=rule(names.speech, number)), style="dim")
        shown.append(Padding(line, (0, 0, 0, 2)))
    return shown


def by_reason(
    names: Names, view: SakeView, missing: Sequence[Missing]
) -> dict[tuple[Refusal, tuple[str, ...]], list[str]]:
    """Each missing thing with all its targets, then all things that have the same ones."""
    targets: dict[tuple[Refusal, str], list[str]] = {}
    for move, refusal in missing:
        at = targets.setdefault((refusal, thing(names, view, move)), [])
        target = aimed_at(names, view, move)
        if target and target not in at:
            at.append(target)
    gathered: dict[tuple[Refusal, tuple[str, ...]], list[str]] = {}
    for (refusal, what), at in targets.items():
        things = gathered.setdefault((refusal, tuple(at)), [])
        if what:
            things.append(what)
    return gathered


def aimed_at(names: Names, view: SakeView, move: Move) -> str:
    if move.target is not None:
        return names.person(move.target)
    if move.place is not None and move.place.startswith("minion-"):
        return names.target(view, move.place)
    return ""


def thing(names: Names, view: SakeView, move: Move) -> str:
    """A card and its use; a weapon; or what the question is about, when only people are named."""
    say = names.speech.say
    if move.weapon is not None:
        return names.weapon(move.weapon)
    if move.card is not None:
        card = names.card(move.card)
        return say("sake-thing", card=card, use=say(f"sake-use-{move.way}")) if move.way in USES else card
    if move.way == "steal":
        return say("sake-use-steal")
    about = view["question"].get("card")
    return names.card(str(about)) if about else say("sake-use-torment")


def rule(speech: Speech, number: str) -> str:
    """A rule in one sentence; empty if there is none."""
    name = f"rule-sake-{number}"
    return speech.say(name) if speech.knows(name) else ""
