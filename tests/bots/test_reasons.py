"""A bot can say why it played: as a structure, and in every language."""

from __future__ import annotations

import pytest

from izakaya import new_table, parse
from izakaya.bots import Adept, Master, Reason, ask_bot, bot, sentences
from izakaya.bots.adept_and_master import Thinker
from izakaya.bots.reason import reason_of
from izakaya.bots.sword.reasons import SWORD_REASONS
from izakaya.bots.thinking.thought import Thought
from izakaya.locale import LANGUAGES, Speech
from izakaya.table.move import Move


def thinker(level: str, seed: int) -> Thinker:
    found = bot(level, seed, iterations=20 if level == "master" else None)
    assert isinstance(found, (Adept, Master))
    return found


def seat_name(seat: int) -> str:
    return f"Seat {seat}"


@pytest.mark.parametrize("game", ["sword", "sake"])
def test_every_answer_of_whole_games_has_a_reason_in_every_language(game: str) -> None:
    speeches = [Speech(language) for language in LANGUAGES]
    reasons: set[str] = set()
    for seed in range(4):
        table = new_table(game, seed=seed)
        bots = [thinker("adept", seat) for seat in range(5)]
        while table.choices():
            asked = table.asked
            assert asked is not None
            answer = ask_bot(bots[asked], table)
            reason = bots[asked].reason()
            assert reason is not None
            assert reason.move == table.describe(answer)
            reasons.add(reason.why)
            for speech in speeches:
                assert sentences(reason, speech, seat_name)
            table.answer(answer)
    assert len(reasons) > 6


@pytest.mark.parametrize("game", ["sword", "sake"])
def test_every_way_of_the_games_has_a_reason(game: str) -> None:
    """Whatever an option means, there is a sentence for it."""
    table = new_table(game, seed=1)
    table.choices()
    seat = table.asked
    assert seat is not None
    player = thinker("adept", 1)
    ask_bot(player, table)
    assert player.judgement is not None
    speech = Speech("en")
    for option in range(2000):
        if table.meaning(option) is not None:
            move = table.describe(option)
            if move.target is not None and move.target >= 5:
                continue
            reason = reason_of(table, player.judgement, [Thought(option, 0, 0.0, 0.0)])
            assert sentences(reason, speech, seat_name).endswith(".")


def test_a_suspicion_is_spoken() -> None:
    """A player who has struck the Shogun twice is taken for a Ninja by the Samurai."""
    table = parse(
        """sword 1
        seat 0 shogun musashi hand parry
        seat 1 samurai goemon hand katana nodachi
        seat 2 ninja-1 hanzo resilience 2 hand bokken aimed 0*3
        seat 3 ninja-2 benkei hand bokken
        seat 4 ronin tomoe hand bokken
        turn 1
        """
    )
    player = thinker("adept", 1)
    move = table.describe(ask_bot(player, table))
    assert (move.way, move.target) == ("attack", 2)
    reason = player.reason()
    assert reason is not None
    assert reason.suspected == "ninja"
    assert reason.sure > 0.6
    words = sentences(reason, Speech("en"), seat_name)
    assert words.startswith("A blow at Seat 2 promises most. Seat 2 seems to be a Ninja (")


@pytest.mark.parametrize(
    "seats",
    [
        pytest.param(["shogun musashi", "ninja-1 goemon", "ninja-3 hanzo"], id="the Shogun of three"),
        pytest.param(["ninja-1 musashi", "shogun goemon", "ninja-3 hanzo"], id="a Ninja of three"),
        pytest.param(
            ["samurai musashi", "shogun goemon", "ninja-1 hanzo", "ninja-2 benkei"], id="the Samurai of four"
        ),
    ],
)
def test_W1_nobody_suspects_what_can_be_counted(seats: list[str]) -> None:
    lines = [f"seat {number} {who} hand bokken parry" for number, who in enumerate(seats)]
    table = parse("\n".join(["sword 1", *lines, "turn 0"]))
    player = thinker("adept", 1)
    ask_bot(player, table)
    assert player.judgement is not None
    for target in range(1, len(seats)):
        assert SWORD_REASONS.suspicion(table, player.judgement, target) == (None, 0.0)


def said_of(**figures: float) -> str:
    reason = Reason("sake", Move("drink"), "bot-drink", **figures)  # type: ignore[arg-type]
    return sentences(reason, Speech("en"), seat_name)


def test_a_master_tells_of_the_games_it_imagined() -> None:
    table = new_table("sake", seed=2)
    player = bot("master", 1, iterations=200)
    ask_bot(player, table)
    assert isinstance(player, Master)
    reason = player.reason()
    assert isinstance(reason, Reason)
    assert reason.games >= 10
    assert f"After {reason.games} imagined games the chance to win is" in sentences(
        reason, Speech("en"), seat_name
    )


def test_a_share_of_a_few_games_is_no_share() -> None:
    assert said_of(games=9, won=1.0) == "There is sake to be had."
    assert said_of(games=10, won=0.5) == (
        "There is sake to be had. After 10 imagined games the chance to win is 50 in 100."
    )


def test_how_much_better_it_is_is_told_where_it_is_anything_to_speak_of() -> None:
    said = said_of(games=400, won=0.31, ahead=0.062)
    assert said.endswith(
        "the chance to win is 31 in 100. That is 6 in 100 more than with the next best answer."
    )
    assert said_of(games=400, won=0.31, ahead=0.01).endswith("31 in 100.")


def test_a_gain_is_told_beside_the_games() -> None:
    assert said_of(games=40, won=0.25, gain=1.26) == (
        "There is sake to be had. After 40 imagined games the chance to win is 25 in 100. "
        "At a glance it is worth 1.3 sake more than the next best."
    )
    assert said_of(gain=0.01) == said_of(gain=-2.0) == "There is sake to be had."


def test_a_bot_can_play_one_game_after_the_other() -> None:
    player = thinker("adept", 1)
    for game in ("sword", "sake", "sword"):
        table = new_table(game, seed=3)
        assert ask_bot(player, table) in table.options()
        reason = player.reason()
        assert reason is not None
        assert reason.game == game


def test_before_the_first_answer_there_is_no_reason() -> None:
    assert thinker("adept", 1).reason() is None
