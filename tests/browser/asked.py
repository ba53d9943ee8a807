"""Every kind of question that whole games come to, as the house tells it in a language: for pages that are shown one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

from izakaya.bots import ask_bot, bot
from izakaya.games import GAMES
from izakaya.lessons.told import seated
from izakaya.playing import questions
from izakaya.playing.messages import Welcome
from izakaya.playing.retelling import Retelling
from izakaya.table.table import Table
from izakaya.words import telling_for
from izakaya.words.speaking import speech_of

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
        for ask, offers, moment in evening(game, seed):
            if offers > (found[ask][0] if ask in found else 1):
                found[ask] = (offers, moment._replace(table=moment.table.copy()))
    raise AssertionError(f"No evening comes to this: {kinds(game) - set(found)}")


def evening(game: str, seed: int) -> Iterator[tuple[str, int, Moment]]:
    """A game between bots, some of them with the largest company, some of which pick their first hand themselves."""
    seats = (5, GAMES[game].most)[seed % 2]
    options = {"choose_hand": "yes"} if game == "sake" and seed % 4 == 0 else {}
    table = GAMES[game].new_table(seats, seed, options)
    players = [bot(("novice", "random")[seed // 2 % 2], seed * seats + seat) for seat in range(seats)]
    while (seat := table.asked) is not None:
        ask = str(table.view(seat)["question"]["ask"])  # type: ignore[index]
        yield ask, len(table.options()), Moment(ask, table, seat)
        table.answer(ask_bot(players[seat], table))


def asked(moment: Moment, number: int, language: str) -> dict[str, Any]:
    """The question as it goes over the wire."""
    retelling = Retelling(moment.table, moment.seat, None)
    retelling.telling = telling_for(
        moment.table, speech_of(language), moment.seat
    )  # what led to it need not be told
    question = retelling.question(questions.question(moment.table), moment.table.is_reaction(), None, False)
    question.number = number
    told: dict[str, Any] = msgspec.to_builtins(question)
    return {"ask": moment.ask, "question": told}


def welcomed(game: str, language: str) -> dict[str, Any]:
    """The welcome to a table with the largest company, at which all of it may be asked."""
    _, table, seat = max(moments(game), key=lambda moment: int(moment.table.seats))
    retelling = Retelling(table, seat, language)
    welcome = Welcome(
        table=seated(table, seat),
        number=len(table.news),
        answers=1,
        view=retelling.view(table),
        lines=retelling.lines[-20:],
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
