"""What a novice likes to do in its own turn, while it lives."""

from __future__ import annotations

from typing import Final

from izakaya.bots.liking import Option
from izakaya.bots.sake.sight import (
    MOVE_OF_IAIDO,
    blows,
    card_in_hand,
    cheap_places,
    living,
    me,
    name_of,
    worth,
)
from izakaya.games.sake.sight import lives, reaches, strength_with, weapons_of
from izakaya.games.sake.view import Person, SakeView

USUAL_DEFENCE: Final = 4
MUCH: Final = 3  # a blow need not hurt more than this
ENOUGH: Final = 30.0
# How well the text of a card is liked; what depends on the table is added to it.
TEXTS: Final = {
    "no-dachi": 54,
    "naginata": 52,
    "yumi": 44,
    "wakizashi": 48,
    "katana": 50,
    "makeshift-armour": 56,
    "sandals": 34,
    "flagon": 40,
    "rice-bowl": 40,
    "pipe": 32,
    "sakuragi": 58,
    "throwing-chopsticks": 38,
    "burning-ramen": 40,
    "strategic-stench": 20,
    "turned-off-lanterns": 20,
    "riceballs-in-the-face": 38,
    "drunken-purchase": 42,
    "weak-stomach": 30,
    "fake-wounds": 18,
    "roar": 28,
}


def like_act(view: SakeView, option: Option) -> float:
    way = option["way"]
    if way == "pass":
        return ENOUGH
    if str(way).startswith("burn"):
        return like_burning(view, option)
    if way == "activate":
        return like_item(view, str(option["card"]))
    card = card_in_hand(view, str(option["card"]))
    if way == "text":
        return like_text(view, name_of(card["card"]))
    if way == "minion":
        # One of them had better stay in hand: it takes a blow.
        return 44.0 if sum(1 for held in view["hand"] if held["name"] == "minion") > 1 else 27.0
    price = worth(card) / 4
    if way == "drink":
        return like_drinking(view, card["drinking"]) - price
    if way == "move":
        return like_going(view, card["movement"]) - price
    walks = range(-MOVE_OF_IAIDO, MOVE_OF_IAIDO + 1) if way == "iaido" else (0,)
    best = [best_spirit_blow(view)]
    for walk in walks:
        best += [like_blow(view, target, hit) for target, hit in blows(view, card["attack"], walk)]
    return max(best) - price - (4 if way == "iaido" else 0)


def like_burning(view: SakeView, option: Option) -> float:
    """Sake is what the game is about: it burns only for an empty hand, and the soul hardly ever."""
    mine = me(view)
    if view["sudden_death"] or view["hand"]:
        return 4.0
    if option["way"] == "burn-to-draw":
        return 26.0
    if option["way"] == "burn-soul":
        return 30.0 if len(mine["life"]) > 4 and option["number"] == 2 else 0.0
    return 0.0


def like_item(view: SakeView, item: str) -> float:
    if view["sudden_death"]:
        return 0.0
    mine = me(view)
    if item == "rice-bowl":
        return 58.0 if lives(mine) <= 2 and len(mine["wounds"]) > 1 else 12.0
    return 34.0 if item == "flagon" and len(view["hand"]) < 2 else 14.0


def like_text(view: SakeView, name: str) -> float:
    mine = me(view)
    liking = float(TEXTS[name])
    if name == "fake-wounds":
        return liking + 16 * min(2, len(mine["wounds"]))
    if name == "weak-stomach":
        return liking + 8 * max((person["sake"] for person in living(view)), default=0)
    if name == "sakuragi":
        return liking - 5 * len(view["hand"])
    if view["sudden_death"] and name in ("flagon", "rice-bowl", "pipe", "sandals"):
        return 10.0
    return liking


def like_drinking(view: SakeView, sips: int) -> float:
    """While it hardly hurts; and when the Masu is running out, whatever it costs."""
    cheap = cheap_places(view)
    liking = 54.0 + 8 * min(sips, cheap) - 8 * max(0, sips - cheap)
    return liking + 20 if view["sudden_death"] or view["masu"] <= 3 else liking


def like_going(view: SakeView, steps: int) -> float:
    """Only when nobody is in reach and somebody would be then."""
    if any(True for _ in blows(view, 1)):
        return 22.0
    closer = [walk for walk in range(-steps, steps + 1) if any(True for _ in blows(view, 1, walk))]
    return 44.0 if closer else 28.0


def like_blow(view: SakeView, target: Person, strength: int) -> float:
    """Somebody who leads in sake, or is weak; but the dead are thirsty, so they are not made for nothing."""
    hurt = min(MUCH, strength - USUAL_DEFENCE)
    liking = 31.0 + 4 * hurt + 4 * target["sake"] - 2 * lives(target)
    if strength - USUAL_DEFENCE < lives(target):
        return liking
    return liking + 20 if target["sake"] > me(view)["sake"] else liking - 24


def like_spirit_blow(person: Person) -> float:
    """Nothing is easier to reach than a Spirit, and it loses what it has stolen."""
    return 32.0 + 12 * min(4, person["sake"]) if person["sake"] else 10.0


def best_spirit_blow(view: SakeView) -> float:
    return max(
        (like_spirit_blow(person) for person in view["people"] if person["state"] == "spirit"), default=0.0
    )


def like_walk(view: SakeView, option: Option) -> float:
    """To where the best target is in reach."""
    steps = int(option["number"])
    walk = steps if option["way"] == "go-clockwise" else -steps
    card = card_in_hand(view, str(view["question"]["card"]))
    likings = [like_blow(view, target, hit) for target, hit in blows(view, card["attack"], walk)]
    return max(likings, default=0.0)


def like_strike(view: SakeView, option: Option) -> float:
    if option["way"] == "pass":
        return 0.0  # K27: the blow of a faltered Iaido has been paid for
    weapon = str(option["weapon"])
    box = 1
    if "card" in view["question"]:
        box = card_in_hand(view, str(view["question"]["card"]))["attack"]
    if "target" not in option:
        return 26.0  # a minion
    target = view["people"][int(option["target"])]
    if target["state"] == "spirit":
        return like_spirit_blow(target)
    return like_blow(view, target, strength_with(view["weapons"], weapon, box))


def like_throw(view: SakeView, option: Option) -> float:
    if option["way"] == "pass":
        return ENOUGH  # nobody is left to throw at
    if "target" not in option:
        return 26.0
    target = view["people"][int(option["target"])]
    near = any(reaches(view["weapons"], weapon, target, 0) for weapon in weapons_of(me(view)))
    return 40.0 - 3 * lives(target) + 3 * target["sake"] - 2 * len(target["hand"]) - (2 if near else 0)
