"""What is being asked in SAKE, in words."""

from __future__ import annotations

from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import Person, SakeView
from izakaya.words.sake import coming, figures
from izakaya.words.sake.names import Names
from izakaya.words.sentences import joined


def me(view: SakeView) -> Person:
    """The reader, who is being asked and therefore sits somewhere."""
    seat = view["seat"]
    assert seat is not None
    return view["people"][seat]


def box_of(view: SakeView, label: str, box: str) -> int:
    """The value in an action box of a card in the reader's hand."""
    for card in view["hand"]:
        if card["card"] == label:
            values = {
                "attack": card["attack"],
                "defence": card["defence"],
                "movement": card["movement"],
                "drinking": card["drinking"],
            }
            return values[box]
    raise AssertionError(f"{label} is not in the hand")


def question(names: Names, table: SakeTable, view: SakeView) -> str:
    asked = view["question"]
    ask = str(asked["ask"])
    mine = me(view)
    card = str(asked.get("card", ""))
    number = int(asked.get("number", asked.get("strength", 0)))
    if ask in ("walk", "strike"):
        number = box_of(view, card, "attack")
    elif ask == "choose-hand":
        number = figures.picked(table) + 1
    elif ask == "down-to-four":
        number = len(view["hand"])
    elif ask == "give-up-sake":
        number = min(number, mine["sake"])
    elif ask == "spirit-deed":
        number = sum(1 for held in view["hand"] if held["back"] == view["top_back"])
    name = names.person(int(asked.get("by", -1)))
    card = names.card(card) if card else ""
    if ask == "forced-discard":
        name, card = coming.demanded(names, table)
    wounds = int(asked.get("wounds", 0))
    text = names.speech.say(
        f"sake-question-{ask}",
        card=card,
        number=number,
        iaido="yes" if asked.get("iaido") else "no",
        name=name,
        target=target_of(names, view),
        back=back_of(names, view),
        deed=deed(names, view) if ask in ("defend", "fade") else "",
        coming=coming.coming(names, table, view) if ask == "burn" else "",
        wounds=wounds,
        harm=harm(names, view, wounds),
        died="yes" if figures.is_deadly(table, wounds) else "no",
        life=len(mine["life"]),
        sake=mine["life_sake"] if ask == "defend" else mine["sake"],
    )
    if ask == "act" and view["sudden_death"]:
        return joined(names.speech, [names.speech.say("sake-question-last-turn"), text])
    return joined(names.speech, [deed(names, view), text]) if ask == "interrupt" else text


def harm(names: Names, view: SakeView, damage: int) -> str:
    """K24, K32: what so much damage does to the reader: sake on Life is lost first, and is no wound."""
    spilled = min(damage, me(view)["life_sake"])
    return names.speech.say("sake-harm", sake=spilled, wounds=damage - spilled)


def back_of(names: Names, view: SakeView) -> str:
    """The back that the question is about, or that shows on the draw pile; "none" if no card does."""
    back = view["question"].get("back", view["top_back"])
    return "none" if back is None else names.back(str(back))


def target_of(names: Names, view: SakeView) -> str:
    """Whom the question is about: a seat, or a piece of the circle."""
    target = view["question"].get("target", -1)
    return names.person(target) if isinstance(target, int) else names.target(view, target)


def deed(names: Names, view: SakeView) -> str:
    """What has been declared, as far as it can still be cancelled or answered."""
    asked = view["question"]
    say = names.speech.say
    name = names.person(int(asked["by"]))
    declared: list[str] = []
    if asked.get("walking") and "walk" in asked:
        declared.append(say("sake-deed-walk", name=name, number=abs(int(asked["walk"]))))
    if "target" in asked and asked.get("striking", 1):
        whom = "me" if asked["target"] == f"seat-{names.reader}" else "other"
        target = target_of(names, view)
        weapon = str(asked["weapon"])
        if weapon == "minion":
            declared.append(say("sake-deed-minion", name=name, whom=whom, target=target))
        else:
            declared.append(
                say(
                    "sake-deed-strike",
                    name=name,
                    whom=whom,
                    target=target,
                    weapon="none" if weapon == "event" else names.weapon(weapon),
                    number=int(asked.get("strength", 0)),
                    ranged="yes" if asked.get("ranged") else "no",
                )
            )
    return joined(names.speech, declared)
