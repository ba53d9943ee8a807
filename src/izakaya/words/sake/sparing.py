"""Questions of SAKE that people can be spared: what cannot hurt, an only weapon, and when there is nothing to do but burn."""

from __future__ import annotations

from izakaya.games.sake.questions.burns import Burn
from izakaya.games.sake.questions.defence import Fight
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import SakeView
from izakaya.words.sake.coming import following
from izakaya.words.sake.names import name_of


def obvious(table: SakeTable, view: SakeView) -> int | None:
    """What follows from what everybody knows: how many weapons lie there, how strong a blow is, who has sake to lose."""
    if view["question"].get("ask") in ("wield", "rewield"):
        return only_weapon(view)
    return refusal(view) if is_harmless(table, view) else None


def unasked(table: SakeTable, view: SakeView) -> int | None:
    """Besides, others act, and all the reader could do is burn sake or soul: hardly anybody wants to then."""
    answer = obvious(table, view)
    asked = view["question"]
    if answer is not None or asked.get("ask") != "interrupt":
        return answer
    hurts = bool(asked.get("striking")) and asked.get("strength") != 0
    if hurts and asked.get("target") == f"seat-{view['seat']}":
        return None
    # K28: against a blow that cannot hurt, Blurred Vision is of no use.
    if any(
        option["way"] == "interrupt" and (hurts or name_of(str(option["card"])) == "falter")
        for option in view["options"]
    ):
        return None
    return refusal(view)


def only_weapon(view: SakeView) -> int | None:
    """K22: to wield it costs nothing, even with sake on it, and what else could be done now is to burn, which was on offer before."""
    weapons = [int(option["option"]) for option in view["options"] if option["way"] == "wield"]
    return None if len(weapons) > 1 else weapons[0] if weapons else refusal(view)


def suggested(view: SakeView) -> int | None:
    """A sake on Life is lost before a card is; of the weapons that work the one that defends best serves while others act."""
    asks = view["question"].get("ask")
    if asks == "place-sake":
        return option_with(view, place="life")
    if asks in ("wield", "rewield"):
        return best_guard(view)
    return None


def best_guard(view: SakeView) -> int | None:
    """The weapon that defends best, if no other does as well; one with sake on it does not work."""
    asleep = {gear["name"] for gear in view["people"][int(view["question"]["seat"])]["gear"] if gear["sake"]}
    offered = [str(option["weapon"]) for option in view["options"] if option["way"] == "wield"]
    awake = [weapon for weapon in offered if weapon not in asleep]
    guards = {weapon: view["weapons"][weapon]["defence"] for weapon in awake}
    best = [weapon for weapon, guard in guards.items() if guard == max(guards.values())]
    return option_with(view, weapon=best[0]) if len(best) == 1 else None


def option_with(view: SakeView, **parts: str) -> int | None:
    """The option that has these parts."""
    found = (
        option for option in view["options"] if all(option.get(name) == part for name, part in parts.items())
    )
    return next((int(option["option"]) for option in found), None)


def is_harmless(table: SakeTable, view: SakeView) -> bool:
    """Whether nothing is lost by letting it happen."""
    asked = view["question"]
    ask = asked.get("ask")
    if ask == "interrupt":
        return asked.get("strength") == 0 and not asked.get("walking")
    if ask == "defend":
        return asked.get("wounds") == 0
    if ask in ("resist", "give-up-sake"):  # K42: there is no sake to lose
        return view["people"][int(asked["seat"])]["sake"] == 0
    if ask == "fade":
        target = int(str(asked["target"]).removeprefix("seat-"))
        return asked.get("strength") == 0 or view["people"][target]["sake"] == 0
    if isinstance(table.question, Burn):
        step = following(table)
        return isinstance(step, Fight) and step.strength == 0
    return False


def refusal(view: SakeView) -> int:
    return next(int(option["option"]) for option in view["options"] if option["way"] == "pass")
