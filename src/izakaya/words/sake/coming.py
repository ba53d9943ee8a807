"""What is about to happen to somebody who may burn before it (K30), in words: nobody should be asked about a nameless "it"."""

from __future__ import annotations

from izakaya.games.sake.data import NAMES, PLACE_NAMES, PURCHASE, STOMACH
from izakaya.games.sake.questions.burns import Burn
from izakaya.games.sake.questions.defence import Fight
from izakaya.games.sake.questions.events import EndCard, PipeSmoke, SpoilSake
from izakaya.games.sake.questions.purchase import Purchase
from izakaya.games.sake.questions.spirits import MoveSake, PassCard
from izakaya.games.sake.table import SakeTable
from izakaya.games.sake.view import SakeView
from izakaya.table.question import Question
from izakaya.words.sake.names import Names


def following(table: SakeTable) -> Question:
    """What comes after those who may burn have done so."""
    steps = [step for step in table.pending()[:-1] if not isinstance(step, Burn)]
    return steps[-1]


def coming(names: Names, table: SakeTable, view: SakeView) -> str:
    """What the reader is told before being asked whether to burn; all of it has been announced to everybody."""
    say = names.speech.say
    mine = view["people"][int(view["question"]["seat"])]
    by = names.person(int(table.turn))
    step = following(table)
    if isinstance(step, SpoilSake):
        places = [gear["name"] for gear in mine["gear"] if gear["sake"]]
        places += ["life"] * mine["life_sake"] + ["board"] * mine["board_sake"]
        place = names.place(places[0]) if places else ""
        card = names.card(NAMES[STOMACH])
        return say("sake-coming-sake", name=by, card=card, number=mine["sake"], place=place)
    if isinstance(step, Purchase):
        lost = NAMES[step.name]
        sake = sum(gear["sake"] for gear in mine["gear"] if gear["name"] == lost)
        card = names.card(NAMES[PURCHASE])
        return say("sake-coming-gear", name=by, card=card, gear=names.card(lost), sake=sake)
    if isinstance(step, PassCard):
        gives = step.giver == mine["seat"]
        other = names.person(int(step.taker if gives else step.giver))
        return say("sake-coming-give" if gives else "sake-coming-take", name=by, target=other)
    if isinstance(step, MoveSake):
        place, to = (names.place(PLACE_NAMES[at]) for at in (step.place, step.to))
        return say("sake-coming-move", name=by, place=place, to=to)
    assert isinstance(step, Fight), f"nobody burns before {step.words(table)}"
    return say("sake-coming-fight", name=by, number=int(step.strength))


def demanded(names: Names, table: SakeTable) -> tuple[str, str]:
    """Who makes the reader discard, and with what."""
    step = following(table)
    if isinstance(step, PipeSmoke):
        return names.person(int(step.by)), names.card("pipe")
    assert isinstance(step, EndCard), f"nobody discards before {step.words(table)}"
    return names.person(int(table.turn)), names.card(table.deck_data.labels[step.card])
