"""How a novice plays SAKE: every option gets a liking, moods are added, the best liked is played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from izakaya.bots.liking import Option, best_liked
from izakaya.bots.sake.samurai import like_act, like_strike, like_throw, like_walk
from izakaya.bots.sake.sight import card_in_hand, me, worth
from izakaya.bots.sake.spirit import like_deed, like_elation, like_fade, like_help, like_torment
from izakaya.games.sake.sight import defence_of, is_usable, lives, shield
from izakaya.games.sake.view import SakeView
from izakaya.table.chance import Chance

INDIFFERENT: Final = 30.0


def choose_sake(view: SakeView, chance: Chance) -> int:
    return best_liked(view["options"], partial(like, view), chance)


def like(view: SakeView, option: Option) -> float:
    """How well an answer to the present question is liked; 30 is as good as anything."""
    ask = str(view["question"]["ask"])
    if ask != "act" and str(option["way"]).startswith("burn"):
        return like_burn(view, option)
    liked = LIKINGS.get(ask)
    return INDIFFERENT if liked is None else liked(view, option)


def like_burn(view: SakeView, option: Option) -> float:
    """In others' turns: only to save the skin, or sake that is lost anyway."""
    asked = view["question"]
    mine = me(view)
    if option["way"] == "burn-soul":
        return 0.0
    if asked["ask"] == "give-up-sake":
        return 64.0 if int(asked["number"]) >= mine["sake"] else 25.0
    if asked["ask"] == "defend" and int(asked["wounds"]) >= lives(mine):
        # The sake on the wielded weapon stands between me and my defence.
        wielded = [gear["name"] for gear in mine["gear"] if gear["wielded"]]
        return 70.0 if option["place"] in wielded else 30.0
    return 5.0


def like_interrupt(view: SakeView, option: Option) -> float:
    """Interrupts are kept for attacks on oneself."""
    if option["way"] == "pass":
        return 40.0
    asked = view["question"]
    if asked.get("target") != f"seat-{view['seat']}" or not asked.get("striking"):
        return 15.0
    strength = int(asked.get("strength", 1))
    return 30.0 + 9 * strength + (30 if strength >= lives(me(view)) else 0)


def like_defence(view: SakeView, option: Option) -> float:
    """The harder the blow, the better the card that is given for it."""
    wounds = int(view["question"]["wounds"])
    mine = me(view)
    if option["way"] == "pass":
        return 60.0 if wounds == 0 else -40.0 if wounds >= lives(mine) else 42.0 - 11 * wounds
    if option["way"] == "sacrifice":
        return 20.0 + 12 * wounds if wounds else 0.0
    card = card_in_hand(view, str(option["card"]))
    guard = card["defence"] + shield(view["weapons"], mine, bool(view["question"].get("ranged")))
    left = max(0, wounds - guard)
    stopped = wounds - left
    saved = 25 if left < lives(mine) <= wounds else 0
    return 24.0 + 12 * stopped + saved - worth(card) / 5 if stopped else 0.0


def like_resistance(view: SakeView, option: Option) -> float:
    sake = me(view)["sake"]
    loss = min(int(view["question"]["strength"]), sake)
    if option["way"] == "pass":
        return 45.0 - 12 * loss
    card = card_in_hand(view, str(option["card"]))
    left = max(
        0, int(view["question"]["strength"]) - card["defence"] - shield(view["weapons"], me(view), False)
    )
    stopped = loss - min(left, sake)
    return 24.0 + 12 * stopped - worth(card) / 5 if stopped else 0.0


def like_place(view: SakeView, option: Option) -> float:
    """Life first, then what is not needed; never the last usable weapon if it can be helped."""
    place = str(option["place"])
    if place == "life":
        return 60.0
    if place == "board":
        return 50.0
    arms = [gear for gear in me(view)["gear"] if not gear["sake"]]
    wielded = any(gear["wielded"] and gear["name"] == place for gear in arms)
    if place in ("pipe", "flagon", "rice-bowl", "sandals"):
        return 44.0
    return 15.0 if len(arms) == 1 or wielded else 34.0


def like_giving_up(view: SakeView, option: Option) -> float:
    """The other way round: what hinders most goes first, and the sake on Life last."""
    return 80.0 - like_place(view, option) if option["way"] != "pass" else 0.0


def like_discard(view: SakeView, option: Option) -> float:
    return 0.0 if option["way"] == "pass" else 90.0 - worth(card_in_hand(view, str(option["card"])))


def like_wielding(view: SakeView, option: Option) -> float:
    if option["way"] == "pass":
        return 10.0
    weapon = str(option["weapon"])
    return 30.0 + 10 * defence_of(view["weapons"], weapon) if is_usable(me(view), weapon) else 20.0


def like_naming(view: SakeView, option: Option) -> float:
    person = view["people"][int(option["target"])]
    return 20.0 + 6 * person["sake"] + 3 * len(person["hand"])


def like_spoiling(view: SakeView, option: Option) -> float:
    return {"life": 50.0, "board": 20.0}.get(str(option.get("place")), 25.0)


def like_purchase(view: SakeView, option: Option) -> float:
    person = view["people"][int(option["target"])]
    if person["seat"] == view["seat"]:
        return 0.0
    gear = next(gear for gear in person["gear"] if gear["name"] == option["card"])
    return 30.0 + 18 * gear["sake"] + (8 if gear["wielded"] else 0) + 3 * person["sake"]


def like_passing(view: SakeView, option: Option) -> float:
    return 45.0 if option["way"] == "pass" else 20.0


LIKINGS: Final[dict[str, Callable[[SakeView, Option], float]]] = {
    "act": like_act,
    "walk": like_walk,
    "strike": like_strike,
    "strike-anew": like_strike,
    "throw": like_throw,
    "interrupt": like_interrupt,
    "defend": like_defence,
    "resist": like_resistance,
    "burn": like_passing,
    "place-sake": like_place,
    "pay": like_giving_up,
    "give-up-sake": like_giving_up,
    "forced-discard": like_discard,
    "down-to-four": like_discard,
    "wield": like_wielding,
    "rewield": like_wielding,
    "name": like_naming,
    "spoil-sake": like_spoiling,
    "name-gear": like_purchase,
    "elation": like_elation,
    "spirit-deed": like_deed,
    "torment-with": like_torment,
    "help": like_help,
    "fade": like_fade,
}
