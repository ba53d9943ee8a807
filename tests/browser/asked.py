"""Every kind of question that whole games come to, as the house tells it in a language: for pages that are shown one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

from izakaya.games import GAMES
from izakaya.lessons.told import seated
from izakaya.playing import questions
from izakaya.playing.messages import Welcome
from izakaya.playing.rendering import Rendering
from izakaya.table.table import Table
from izakaya.words import telling_for
from izakaya.words.speaking import speech_of
from tests.browser.deals import choices

# The beginning of the messages in which a game asks, and those of them that only come before another question.
ASKING: Final = {"sake": "sake-question-", "sword": "question-"}
BEFORE: Final = {"last-turn"}
FEWEST, MOST = 8, 80  # evenings: more offers than in the first ones hardly come


class Moment(NamedTuple):
    """Somebody is asked something that leaves a choice."""

    ask: str
    table: Table
    seat: int


def kinds(game: str) -> set[str]:
    """All that the game may ask, as its words have it."""
    words = (files("izakaya.locale") / "en" / f"{game}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{ASKING[game]}([a-z-]+) =", words, re.MULTILINE)) - BEFORE


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """Of each kind of question the one with the most offers, from as many evenings as it takes to be asked all of them."""
    found: dict[str, tuple[int, Moment]] = {}
    for seed in range(MOST):
        if seed >= FEWEST and set(found) == kinds(game):
            return tuple(moment for _, moment in found.values())
        for moment in evening(game, seed):
            offers = len(moment.table.options())
            if moment.ask not in found or offers > found[moment.ask][0]:
                found[moment.ask] = (offers, moment._replace(table=moment.table.copy()))
    raise AssertionError(f"No evening comes to this: {kinds(game) - set(found)}")


def evening(game: str, seed: int) -> Iterator[Moment]:
    """A game between bots, some of them with the largest company, some of which pick their first hand themselves."""
    seats = (5, GAMES[game].most)[seed % 2]
    options = {"choose_hand": "yes"} if game == "sake" and seed % 4 == 0 else {}
    for table in choices(game, seats, seed, ("novice", "random")[seed // 2 % 2], options):
        assert table.asked is not None
        yield Moment(str(table.view(table.asked)["question"]["ask"]), table, table.asked)  # type: ignore[index]


def asked(moment: Moment, number: int, language: str, *, with_view: bool = False) -> dict[str, Any]:
    """The question as it goes over the wire."""
    rendering = Rendering(moment.table, moment.seat, None)
    rendering.telling = telling_for(
        moment.table, speech_of(language), moment.seat
    )  # what led to it need not be told
    question = rendering.question(
        questions.question(moment.table), moment.table.is_reaction(), None, with_view
    )
    question.number = number
    told: dict[str, Any] = msgspec.to_builtins(question)
    return {"ask": moment.ask, "question": told}


def one_after_the_other(game: str, language: str, most: int) -> dict[str, Any]:
    """The welcome to a table of five, and what one seat is asked from then on; a Spirit, before whom less lies, is left out."""
    welcome: dict[str, Any] = {}
    told_so_far: list[dict[str, Any]] = []
    for moment in evening(game, 2):
        if moment.seat != 0:
            continue
        welcome = welcome or welcomed(moment, language)
        told = asked(moment, len(told_so_far), language, with_view=True)["question"]
        if told["view"]["people"][0].get("state") == "spirit" or len(told_so_far) == most:
            break
        told_so_far.append(told)
    return {"welcome": welcome, "questions": told_so_far}


def largest(game: str) -> Moment:
    """At the table with the largest company."""
    return max(moments(game), key=lambda moment: int(moment.table.seats))


def welcomed(moment: Moment, language: str) -> dict[str, Any]:
    """The welcome to the table."""
    _, table, seat = moment
    rendering = Rendering(table, seat, language)
    welcome = Welcome(
        table=seated(table, seat),
        number=len(table.news),
        answers=1,
        view=rendering.view(table),
        lines=rendering.lines[-20:],
        chat=[],
        muted=[],
        orders=None,
        now=0.0,
        window=None,
        ending=None,
        welcome=[],
    )
    told: dict[str, Any] = msgspec.to_builtins(welcome)
    return told
