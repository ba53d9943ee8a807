"""Offers of SAKE tell whom an attack hits, with what and how hard: exactly what comes of it (K9)."""

from __future__ import annotations

from izakaya import Table
from izakaya.locale import Speech
from izakaya.words import telling_for
from izakaya.words.telling import Blow
from tests.words.played import played

ENOUGH = 12  # attacks


def struck(table: Table, option: int) -> list[Blow]:
    """The blows to which an answer really leads, over all choices that follow."""
    ahead = table.copy()
    ahead.telling = True  # copies are silent
    before = len(ahead.news)
    ahead.answer(option)
    for news in ahead.news[before:]:
        if news.what in ("strikes", "strikes-minion"):
            move = table.describe(option)
            piece = move.place or f"seat-{move.target}"
            return [Blow(str(move.weapon), piece, news.number)]
    found: list[Blow] = []
    for following in ahead.options():
        if ahead.describe(following).way in ("strike", "go-clockwise", "go-counter"):
            found += [blow for blow in struck(ahead, following) if blow not in found]
    return found


def test_what_is_told_is_what_comes_of_it() -> None:
    attacks = 0
    for seed in range(40):
        for table in played("sake", 5, seed):
            seat = table.asked
            if seat is None or attacks > ENOUGH or table.is_reaction():
                continue
            ways = {table.describe(option).way for option in table.options()}
            if not ways & {"attack", "iaido", "strike"}:
                continue
            for choice in telling_for(table, Speech("en"), seat).choices(table, table.view(seat)):
                way = table.describe(choice.option).way
                if way in ("attack", "iaido", "strike"):
                    assert set(choice.blows) == set(struck(table, choice.option))
                    attacks += 1
                elif way != "throw":
                    assert choice.blows == ()
        if attacks > ENOUGH:
            return
    raise AssertionError("hardly anybody attacks")
