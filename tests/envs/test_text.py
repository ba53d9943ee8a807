"""The table in words: what is read, and how a reply is understood."""

from __future__ import annotations

from typing import Any

import pytest

from izakaya import BadTable, Chance, NotOver, TableOver
from izakaya.envs.text import TextTable
from izakaya.locale import LANGUAGES, UnknownLanguage
from izakaya.words import telling_for


@pytest.mark.parametrize("game", ["sword", "sake"])
def test_a_whole_game_in_words(game: str) -> None:
    env = TextTable(game)
    env.reset(num_players=3, seed=5)
    done = False
    turns = 0
    with pytest.raises(NotOver):
        env.close()
    while not done:
        seat, observation = env.get_observation()
        assert env.table is not None
        assert seat == env.table.asked
        choices = env.readers[seat].choices()
        for choice in choices:
            assert f"[{choice.number}] {choice.text}" in observation
        done, info = env.step(f"I think about it and take [{choices[turns % len(choices)].number}].")
        assert info["option"] == choices[turns % len(choices)].option
        turns += 1
    rewards, about = env.close()
    assert {seat for seat, reward in rewards.items() if reward > 0} == set(about["winners"])
    with pytest.raises(TableOver):
        env.get_observation()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reply_that_cannot_be_read_is_told_why(language: str) -> None:
    env = TextTable("sword", language=language)
    env.reset(num_players=4, seed=7)
    seat, _ = env.get_observation()
    assert env.table is not None
    before = env.table.notation()
    said = set()
    for reply in ("", "[999]", "[1] or [2]"):
        env.tries = 0
        done, info = env.step(reply)
        assert not done
        assert info["unread"]
        said.add(info["unread"])
        assert env.get_observation() == (seat, f"{info['unread']}\n\n{env.readers[seat].offers()}")
    assert len(said) == 3
    assert env.table.notation() == before
    # The words of an option are as good as its number.
    choice = env.readers[seat].choices()[1]
    _, info = env.step(choice.text.upper())
    assert info["option"] == choice.option


def test_patience_has_an_end() -> None:
    env = TextTable("sword", patience=2)
    env.reset(num_players=4, seed=7)
    seat = env.asked()
    choice = env.readers[seat].choices()[0]
    assert "option" not in env.step("hm")[1]
    _, info = env.step("hm")
    assert info["option"] == choice.option
    assert choice.text in info["unread"]


def test_a_seat_reads_nothing_that_it_may_not_know() -> None:
    """Two tables that differ only in what a seat cannot know are the same text to it."""
    env = TextTable("sword")
    env.reset(num_players=4, seed=7)
    seat, text = env.get_observation()
    assert env.table is not None
    other = env.table.redeal(seat, Chance.quick(3))
    telling = telling_for(other, env.readers[seat].speech, seat)
    assert telling.question(other, other.view(seat)) in text
    hands = [env.table.view(one)["hand"] for one in range(4)]
    assert hands[seat] == other.view(seat)["hand"]


@pytest.mark.parametrize(
    "reply",
    [
        None,
        True,
        b"[1]",
        ["[1]"],
        {"option": 1},
        1.0,
        "-1",
        "[-1]",
        "1.5",
        "[1" + "0" * 5000 + "]",
        "[" * 10_000,
        "\0",
    ],
)
def test_an_odd_reply_answers_nothing(reply: object) -> None:
    env = TextTable("sword")
    env.reset(num_players=4, seed=7)
    assert env.table is not None
    before = env.table.notation()
    _, info = env.step(reply)
    assert info["unread"]
    assert "option" not in info
    assert env.table.notation() == before


def test_a_refused_number_is_told_the_others() -> None:
    """To pass has the number 0 and stands last."""
    env = TextTable("sword")
    env.reset(num_players=4, seed=7)
    listed = [choice.number for choice in env.readers[env.asked()].choices()]
    assert listed[-1] == 0
    assert f"from 0 to {max(listed)}" in env.step("[99]")[1]["unread"]
    many = env.step(" ".join(f"[{number}]" for number in range(1000)))[1]["unread"]
    assert len(many) < 200


def test_tables_in_words_that_cannot_be_laid() -> None:
    odd: list[Any] = ["xx", "", None, 5, [0]]
    for language in odd:
        with pytest.raises(UnknownLanguage, match="there are: en"):
            TextTable("sword", language=language)
    odd = [0, "3", None, 2.5]
    for patience in odd:
        with pytest.raises(BadTable, match="Patience"):
            TextTable("sword", patience=patience)
    odd = [[1], "abc", {1: 2}]
    for options in odd:
        with pytest.raises(BadTable, match="dict of names"):
            TextTable("sword", options=options)
    env = TextTable("sword")
    env.reset(num_players=4, seed=7)
    laid = env.table
    with pytest.raises(BadTable):
        env.reset(num_players=12)
    assert env.table is laid
