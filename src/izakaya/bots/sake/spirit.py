"""What a novice likes to do when it is dead."""

from __future__ import annotations

from izakaya.bots.liking import Option
from izakaya.bots.sake.sight import me
from izakaya.games.sake.sight import defence_of, is_usable
from izakaya.games.sake.view import Person, SakeView


def like_elation(view: SakeView, option: Option) -> float:
    """Stir up those who have most; a step here or there is all the same."""
    way = option["way"]
    if way == "pass":
        return 20.0
    if way == "sake":
        # From where it does no harm to where it does.
        person = view["people"][int(option["target"])]
        return 26.0 + 2 * person["sake"] + (6 if option["place"] in ("life", "board") else 0)
    if way == "give":
        giver = view["people"][int(str(option["place"]).removeprefix("seat-"))]
        taker = view["people"][int(option["target"])]
        return 28.0 + 3 * (giver["sake"] - taker["sake"])
    return 28.0


def like_deed(view: SakeView, option: Option) -> float:
    """Steal, unless a torment promises more; nobody with an empty cup is worth a card."""
    if option["way"] == "pass":
        return 22.0
    if option["way"] == "steal":
        return 48.0
    target = view["people"][int(option["target"])]
    promised = min(matching(view), target["sake"]) - expected_defence(view, target)
    return 30.0 + 14 * promised + 2 * target["sake"]


def matching(view: SakeView) -> int:
    """How many cards of mine have the back on top."""
    return sum(1 for card in view["hand"] if card["back"] == view["top_back"])


def expected_defence(view: SakeView, target: Person) -> int:
    """A samurai without a card has no defence (K23)."""
    if not target["hand"]:
        return 0
    wielded = [gear for gear in target["gear"] if gear["wielded"] and is_usable(target, gear["name"])]
    return 1 + sum(defence_of(view["weapons"], gear["name"]) for gear in wielded)


def like_torment(view: SakeView, option: Option) -> float:
    return 20.0 + 15 * int(option["number"])


def like_help(view: SakeView, option: Option) -> float:
    """A friend in need, if there is anything to gain."""
    if option["way"] == "pass":
        return 34.0
    target = view["people"][int(view["question"]["target"])]
    return 30.0 + 3 * int(option["number"]) if target["sake"] else 0.0


def like_fade(view: SakeView, option: Option) -> float:
    """A card for the sake that it saves; nothing for an empty cup."""
    if option["way"] == "pass":
        return 40.0
    target = str(view["question"].get("target", ""))
    spirit = view["people"][int(target.removeprefix("seat-"))] if target.startswith("seat-") else me(view)
    return 34.0 + 12 * spirit["sake"] if spirit["sake"] else 0.0
