"""Why something is not on offer in SAKE: the reasons and the rules behind them."""

from __future__ import annotations

from typing import Final

from izakaya.games.sake.meaning import DEFEND, INTERRUPT, TEXT, to_use
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import SakeView
from izakaya.table.move import Move, Refusal
from izakaya.words.missing import Missing, Wording, gathered
from izakaya.words.sake.names import Names, name_of
from izakaya.words.telling import Why

# The use of a card that a person expects when being asked this; in one's own turn the table knows them all.
EXPECTED: Final = {"interrupt": INTERRUPT, "defend": DEFEND, "resist": DEFEND}
USES: Final = ("attack", "move", "iaido", "drink", "text", "minion", "defend", "interrupt")


def missing(names: Names, table: SakeTable, view: SakeView, words: str) -> list[Why]:
    """What is missing; only about a card or a samurai if the words name one."""
    found = all_missing(table, view)
    if words:
        card = names.card_meant(words)
        samurai = names.samurai_meant(words)
        found = [one for one in found if concerns(names, one.move, card, samurai)]
        if not found and card is not None and card not in at_hand(view):
            found = [Missing(Move("text", card=card), Refusal("not-in-hand", "K8"))]
    wording = Wording(
        "sake",
        thing=lambda move: thing(names, view, move),
        aimed_at=lambda move: aimed_at(names, view, move),
        reason=lambda refusal: names.speech.say(
            f"sake-refusal-{refusal.reason}", need=refusal.need, have=refusal.have
        ),
        in_play=("activate", "gear"),
        is_piece=is_minion,
    )
    return gathered(names.speech, wording, found)


def at_hand(view: SakeView) -> set[str]:
    """The names of all cards that the reader holds or has in play."""
    held = {card["name"] for card in view["hand"]}
    for person in view["people"]:
        if person["seat"] == view["seat"]:
            held |= {gear["name"] for gear in person["gear"]}
    return held


def all_missing(table: SakeTable, view: SakeView) -> list[Missing]:
    """What the table says is missing, and any card in hand that can do nothing at all now."""
    found = [Missing(table.describe(option), table.why(option), option) for option in table.missing()]
    useful = {one.move.card for one in found} | {option.get("card") for option in view["options"]}
    way = EXPECTED.get(str(view["question"].get("ask")), TEXT)
    for card in view["hand"]:
        if card["card"] not in useful:
            option = int(to_use(way, table.deck_data.labels.index(card["card"])))
            found.append(Missing(table.describe(option), table.why(option), option))
    return found


def concerns(names: Names, move: Move, card: str | None, samurai: str | None) -> bool:
    if card is not None:
        return name_of(move.weapon or move.card or "") == card
    return samurai is not None and move.target is not None and names.samurai[move.target] == samurai


def aimed_at(names: Names, view: SakeView, move: Move) -> str:
    if move.target is not None:
        return names.person(move.target)
    if move.place is not None and is_minion(move.place):
        return names.target(view, move.place)
    return ""


def is_minion(place: str) -> bool:
    return place.startswith("minion-")


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
