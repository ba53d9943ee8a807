"""What may be answered in Samurai Sword, in words: each option says what it leads to."""

from __future__ import annotations

from izakaya.games.sword.data import CARDS
from izakaya.games.sword.sight import is_lone_shogun, wounds_at_stake, wounds_of
from izakaya.games.sword.view import Person, SwordView
from izakaya.table.table import Table
from izakaya.words.sword.names import Names
from izakaya.words.telling import Choice

Option = dict[str, str | int]


def me(view: SwordView) -> Person:
    """The reader, who is being asked and therefore sits somewhere."""
    seat = view["seat"]
    assert seat is not None
    return view["people"][seat]


def left_of(view: SwordView, seat: int) -> int:
    return (seat + 1) % view["seats"]


def listed(names: Names, view: SwordView) -> list[Choice]:
    """The options with their numbers: from 1 on, by kind; "no" is always 0 and comes last."""
    options = sorted(
        (option for option in view["options"] if option["way"] != "pass"),
        key=lambda option: place(view, option),
    )
    choices: list[Choice] = []
    for number, option in enumerate(options, 1):
        choices.append(
            Choice(number, int(option["option"]), heading(names, view, option), words(names, view, option))
        )
    for option in view["options"]:
        if option["way"] == "pass":
            group = names.speech.say("group-other") if view["question"]["ask"] == "play" else ""
            deadly = is_defeat(view)
            choices.append(Choice(0, int(option["option"]), group, words(names, view, option), deadly=deadly))
    return choices


def place(view: SwordView, option: Option) -> tuple[int, int, int]:
    """Where an option stands on the list: by kind of card, then by card, then clockwise."""
    card = str(option.get("weapon", option.get("card", "")))
    steps = (int(option["target"]) - me(view)["seat"]) % view["seats"] if "target" in option else 0
    return (kind_place(option), CARDS.index(card) if card else 0, steps)


def kind_place(option: Option) -> int:
    return {"attack": 0, "lay": 1, "play": 2, "strip": 2}.get(str(option["way"]), 3)


def heading(names: Names, view: SwordView, option: Option) -> str:
    if view["question"]["ask"] != "play":
        return ""
    return names.speech.say(
        ("group-weapons", "group-properties", "group-actions", "group-other")[kind_place(option)]
    )


def question(names: Names, table: Table, view: SwordView) -> str:
    asked = view["question"]
    ask = str(asked["ask"])
    mine = me(view)
    by = int(asked.get("by", -1))
    card = revealed(table, view) if ask == "bushido" else str(asked.get("card", ""))
    return names.speech.say(
        f"question-{ask}",
        name=names.person(by),
        card=names.card(card) if card else "none",
        wounds=wounds_at_stake(view),
        defeat="yes" if wounds_at_stake(view) >= mine["resilience"] else "no",
        resilience=mine["resilience"],
        cards=mine["cards"],
        played=view["weapons_played"],
        limit=view["weapon_limit"],
    )


def revealed(table: Table, view: SwordView) -> str:
    """W34: the card that Bushido turned up. If it was the deck's last it lies in the new deck by now, and only the news know it."""
    if view["pile"]:
        return view["pile"][-1]
    return next((news.cards[0] for news in reversed(table.news) if news.what == "revealed"), "")


def words(names: Names, view: SwordView, option: Option) -> str:
    """What one option means and leads to."""
    way = str(option["way"])
    if way == "pass":
        return refusing(names, view)
    if way == "attack":
        return attacking(names, view, option)
    mine = me(view)
    card = str(option.get("card", ""))
    if way == "take-discard":
        card = view["pile"][-1]
    target = int(option.get("target", -1))
    if way == "answer" and view["question"]["ask"] == "bushido":
        target = left_of(view, mine["seat"])
    return names.speech.say(
        message_of(view, way, card),
        card=names.card(card) if card else "",
        short=names.short(card) if card else "",
        whom=names.who(target),
        target=names.person(target),
        number=view["people"][target]["cards"] if target >= 0 else 0,
        place=names.card(str(option["place"])) if "place" in option else "",
        resilience=mine["resilience"],
        full=mine["full"],
        left=mine["resilience"] - 1,
    )


def message_of(view: SwordView, way: str, card: str) -> str:
    if way == "answer":
        return f"move-answer-{view['question']['ask']}"
    if way == "play" and card == "breathing" and me(view)["resilience"] == me(view)["full"]:
        return "move-play-breathing-full"
    if (way == "play" and card in ("geisha", "diversion", "breathing")) or (
        way == "lay" and card == "bushido"
    ):
        return f"move-{way}-{card}"
    return f"move-{way}"


def attacking(names: Names, view: SwordView, option: Option) -> str:
    target = view["people"][int(option["target"])]
    weapon = str(option["weapon"])
    wounds = wounds_of(view, weapon, me(view)["seat"], target["seat"])
    return names.speech.say(
        "move-attack",
        card=names.card(weapon),
        target=names.person(target["seat"]),
        difficulty=target["difficulty"] or 0,
        wounds=wounds,
        resilience=target["resilience"],
        defeat="yes" if wounds >= target["resilience"] else "no",
    )


def is_defeat(view: SwordView) -> bool:
    """W20: whether the wounds at stake cost the last Resilience."""
    at_stake = wounds_at_stake(view)
    return at_stake > 0 and at_stake >= me(view)["resilience"]


def refusing(names: Names, view: SwordView) -> str:
    """What "no" leads to."""
    asked = view["question"]
    mine = me(view)
    wounds = wounds_at_stake(view)
    left = mine["honour"] - 1 if asked["ask"] == "bushido" else mine["resilience"] - wounds
    return names.speech.say(
        f"move-pass-{asked['ask']}",
        wounds=wounds,
        left=left,
        defeat="yes" if left <= 0 else "no",
        free="yes" if is_lone_shogun(view, mine) else "no",
    )
