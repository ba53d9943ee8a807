"""After a game the bots say why they played: every decision of theirs, from its record alone."""

from __future__ import annotations

import pytest

from izakaya import Record, new_table
from izakaya.bots import UnknownBot, UnknownTemperament, ask_bot, bot, reasons, sentences
from izakaya.locale import LANGUAGES, Speech
from izakaya.table.errors import NotOver
from izakaya.table.table import Table


def evening(game: str, levels: list[str]) -> Table:
    table = new_table(game, seats=len(levels), seed=8)
    bots = [
        bot(level, seat, iterations=1 if level == "master" else None) for seat, level in enumerate(levels)
    ]
    while table.choices():
        assert table.asked is not None
        table.answer(ask_bot(bots[table.asked], table))
    return table


@pytest.mark.parametrize("game", ["sword", "sake"])
def test_every_decision_of_the_bots_has_its_reason(game: str) -> None:
    levels = ["adept", "novice", "random"]
    record = Record.of(evening(game, levels))
    person: list[str | None] = ["adept", None, "random"]
    found = reasons(record, person)
    assert {decision.seat for decision in found} == {0, 2}
    assert [decision.number for decision in found] == sorted({decision.number for decision in found})
    speeches = [Speech(language) for language in LANGUAGES]
    for decision in found:
        assert record.answers[decision.number] == decision.option
        assert (decision.reason.why == "bot-whim") == (decision.seat == 2)
        assert all(sentences(decision.reason, speech, str) for speech in speeches)


def test_a_reason_is_for_what_was_played() -> None:
    table = evening("sake", ["adept", "adept", "novice"])
    record = Record.of(table)
    for decision in reasons(record, ["adept", "adept", "novice"]):
        assert decision.reason.move == table.describe(decision.option)


def test_masters_tell_of_games_imagined() -> None:
    record = Record.of(evening("sword", ["random", "random", "random"]))
    found = reasons(record, ["master", None, None], iterations=2)
    assert any(decision.reason.games > 0 for decision in found)


def test_a_game_that_goes_on_keeps_its_reasons() -> None:
    table = new_table("sake", seats=3, seed=1)
    with pytest.raises(NotOver, match="its bots say why they played when it is over"):
        reasons(Record.of(table), ["adept"] * 3)
    with pytest.raises(UnknownBot, match="for each of the 3 seats, not 1"):
        reasons(Record.of(table), ["adept"])


def test_names_that_no_bot_has_are_refused() -> None:
    record = Record.of(evening("sword", ["random", "random", "random"]))
    with pytest.raises(UnknownBot, match="There is no bot 'genius'"):
        reasons(record, ["genius", None, None])
    with pytest.raises(UnknownBot, match="There is no bot 'os:system'"):
        reasons(record, ["os:system", None, None])
    with pytest.raises(UnknownTemperament, match="There is no temperament 'sleepy'"):
        reasons(record, ["adept/sleepy", None, None])


def test_a_temperament_has_reasons_of_its_own() -> None:
    record = Record.of(evening("sake", ["adept", "adept", "adept"]))
    gains = [
        [decision.reason.gain for decision in reasons(record, [name, None, None])]
        for name in ("adept", "adept/even", "adept/thirsty")
    ]
    assert gains[0] == gains[1]
    assert gains[0] != gains[2]
