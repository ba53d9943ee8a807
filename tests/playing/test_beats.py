"""When windows close: what the clock tells is at which beat the last person went on, and nothing else.

Twin deals look the same to everybody but one seat: in one of them it could react, in the other it could not. Time stands still here, so
what others see can be compared with the moment at which they see it, exactly.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import pytest

from izakaya.games import GAMES
from izakaya.playing.questions import PASS, Asked, asked_together, can_be_refused, question_kind
from izakaya.playing.storage import Given, Meant, StoredAnswer
from izakaya.playing.window import SHOWN_WITHIN, next_beat
from izakaya.table.table import Table
from tests.playing.evening import Evening, Frame, now, settled
from tests.playing.kept_in_memory import Room
from tests.playing.still_clock import MIDNIGHT, run_still
from tests.playing.twins import Deal, twins

WINDOW: Final = 8.0


class Thoughtful:
    """A bot that takes its time and then does nothing about it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def answer(self, name: str, table: Table, level: str, seconds: float | None = None) -> int:
        await asyncio.sleep(self.seconds)
        return PASS if can_be_refused(table) else table.options()[0]


Doing = Callable[[Evening], Awaitable[None]]


async def struck(
    deal: Deal,
    ben: Doing | None,
    others: float | None = 0.5,
    silence: str = "beats",
    thinking: float = 0.0,
    here: bool = True,
) -> tuple[float, dict[str, list[Frame]]]:
    """Anna strikes Ben, who does something about it, is not `here` or is a bot; the others go on after `others` seconds, or not at all.

    How long the window was, and what everybody but Ben saw from the blow to its outcome.
    """
    people: list[str | None] = ["anna", "ben" if ben else None, "carl"]
    room = Room("sword", 3, deal.seed, people, WINDOW, silence=silence, pace=0.8)
    room.bots = Thoughtful(thinking)
    evening = Evening(room)
    for name in ("anna", "carl", "eve", *(["ben"] if ben and here else [])):
        await evening.come(name)
    if ben is never_parries_that:
        evening.order("ben", never=[deal.weapon])
    evening.begin()
    await asyncio.sleep(1.0)  # what was told before is told before
    await evening.answer("anna", deal.attack)
    blow = now()
    assert room.live.window.is_open()

    async def go_on(name: str) -> None:
        if others is not None:
            await asyncio.sleep(others)
            await evening.go_on(name)

    doing = [go_on("anna"), go_on("carl"), *([ben(evening)] if ben else [])]
    await asyncio.gather(*doing)
    lasted = await evening.closed(1) - blow
    seen = {name: evening.frames(name, blow) for name in ("anna", "carl", "eve")}
    await evening.end()
    return round(lasted, 2), seen


def after(seconds: float, do: Callable[[Evening], Awaitable[None]]) -> Doing:
    async def doing(evening: Evening) -> None:
        await asyncio.sleep(seconds)
        await do(evening)

    return doing


async def goes_on(evening: Evening) -> None:
    await evening.go_on("ben")


async def refuses(evening: Evening) -> None:
    await evening.answer("ben", PASS)


async def passes_until_the_next_turn(evening: Evening) -> None:
    evening.order("ben", until_my_turn=True)


async def does_nothing(evening: Evening) -> None:
    pass


async def never_parries_that(evening: Evening) -> None:
    """As was ordered before the blow."""


@pytest.mark.parametrize(
    ("went_on_after", "lasted"), [(0.1, 2.0), (1.5, 2.0), (2.2, 4.0), (5.9, 6.0), (7.0, 8.0)]
)
def test_a_refusal_and_having_nothing_to_refuse_look_alike(
    monkeypatch: pytest.MonkeyPatch, went_on_after: float, lasted: float
) -> None:
    able, unable = twins()
    seen: list[tuple[float, dict[str, list[Frame]]]] = []
    for deal, does in ((able, goes_on), (able, refuses), (unable, goes_on)):
        seen.append(run_still(monkeypatch, struck(deal, after(went_on_after, does))))
    for length, frames in seen:
        assert length == pytest.approx(lasted, abs=0.02)
        # To the others nothing differs, neither what they hear nor when. (In the other deal the striker has other cards.)
        assert frames["eve"] == seen[0][1]["eve"]
        assert [at for at, _ in frames["anna"]] == [at for at, _ in seen[0][1]["anna"]]
    for name in ("anna", "carl"):
        assert seen[1][1][name] == seen[0][1][name]
    # While it was open nobody was told anything: they hear of the blow, of its window and of its outcome.
    assert len({at for at, _ in seen[0][1]["eve"]}) == 2


def test_who_passes_until_their_turn_goes_on_like_somebody_who_refuses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    able, unable = twins()
    at_once = run_still(monkeypatch, struck(able, after(0.0, refuses)))
    for deal in (able, unable):
        ordered = run_still(monkeypatch, struck(deal, after(0.0, passes_until_the_next_turn)))
        assert (ordered[0], ordered[1]["eve"]) == (at_once[0], at_once[1]["eve"])
    assert at_once[0] == pytest.approx(2.0, abs=0.02)


@pytest.mark.parametrize("does", [goes_on, refuses, does_nothing])
def test_strict_windows_have_one_length(monkeypatch: pytest.MonkeyPatch, does: Doing) -> None:
    able, _ = twins()
    lasted, _ = run_still(monkeypatch, struck(able, after(0.1, does), silence="strict"))
    assert lasted == pytest.approx(WINDOW, abs=0.02)


@pytest.mark.parametrize("silence", ["beats", "strict"])
def test_a_defence_tells_nothing_but_its_outcome(monkeypatch: pytest.MonkeyPatch, silence: str) -> None:
    able, unable = twins()
    cases: list[tuple[Deal, Doing, bool]] = [
        (able, refuses, True),
        (able, after(1.2, refuses), True),
        (able, does_nothing, True),
        (able, never_parries_that, True),
        (able, passes_until_the_next_turn, True),
        (able, does_nothing, False),
        (unable, does_nothing, True),
        (unable, does_nothing, False),
        (unable, never_parries_that, True),
    ]
    seen = [run_still(monkeypatch, struck(deal, ben, None, silence, here=here)) for deal, ben, here in cases]
    for (deal, _, _), (lasted, frames) in zip(cases, seen, strict=True):
        assert lasted == pytest.approx(WINDOW, abs=0.02)
        assert frames["eve"] == seen[0][1]["eve"]
        # In the other deal the striker has other cards.
        assert deal != able or frames["anna"] == seen[0][1]["anna"]
        assert [at for at, _ in frames["anna"]] == [at for at, _ in seen[0][1]["anna"]]


def test_where_windows_are_strict_a_bot_defends_like_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    _, unable = twins()
    person = run_still(monkeypatch, struck(unable, does_nothing, None, "strict"))
    bot = run_still(monkeypatch, struck(unable, None, None, "strict"))
    assert bot[0] == person[0] == pytest.approx(WINDOW, abs=0.02)
    for name in ("anna", "carl", "eve"):
        moments = [[(at, json.loads(said)["is"]) for at, said in seen[1][name]] for seen in (person, bot)]
        assert moments[0] == moments[1]


def test_everybody_goes_on_or_the_window_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    able, unable = twins()
    for deal, does, others in ((able, does_nothing, 0.5), (able, refuses, None), (unable, goes_on, None)):
        lasted, _ = run_still(monkeypatch, struck(deal, after(0.1, does), others))
        assert lasted == pytest.approx(WINDOW, abs=0.02)


@pytest.mark.parametrize("others", [0.5, None])
def test_bots_neither_shorten_nor_lengthen_anything(
    monkeypatch: pytest.MonkeyPatch, others: float | None
) -> None:
    """A window that asks only bots is one beat long, and everybody knows that it does: whether there is anything to decide and
    how long that takes cannot be read from it.
    """
    able, unable = twins()
    seen = [
        run_still(monkeypatch, struck(deal, None, others, thinking=thinking))
        for deal, thinking in ((able, 0.0), (able, 1.9), (able, 30.0), (unable, 0.0), (unable, 30.0))
    ]
    for lasted, frames in seen:
        assert lasted == pytest.approx(2.0, abs=0.02)
        assert frames["eve"] == seen[0][1]["eve"]


def test_a_parry_is_heard_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    able, _ = twins()

    async def parries(evening: Evening) -> None:
        asked = evening.room.live.window.asked_of(1)
        assert asked is not None
        await evening.answer("ben", asked.table.options()[-1])

    lasted, _ = run_still(monkeypatch, struck(able, after(0.7, parries)))
    assert lasted == pytest.approx(0.7, abs=0.02)


async def without_ben(gone: str) -> float:
    """How long a window is when Ben has not come, leaves in its course, or leaves and comes back."""
    able, _ = twins()
    evening = Evening(Room("sword", 3, able.seed, ["anna", "ben", "carl"], WINDOW))
    for name in ("anna", "carl", *([] if gone == "not come" else ["ben"])):
        await evening.come(name)
    evening.begin()
    await settled()
    await evening.answer("anna", able.attack)
    blow = now()
    await asyncio.sleep(0.5)
    await evening.go_on("anna")
    await evening.go_on("carl")
    if gone != "not come":
        await asyncio.sleep(2.0)
        await evening.go("ben")
    if gone == "comes back":
        await asyncio.sleep(1.0)
        await evening.come("ben")
        assert evening.room.live.window.asked_of(1) is not None
    lasted = await evening.closed(1) - blow
    await evening.end()
    return lasted


@pytest.mark.parametrize(("gone", "lasted"), [("not come", 2.0), ("leaves", 4.0), ("comes back", 8.0)])
def test_who_has_gone_holds_up_nobody(monkeypatch: pytest.MonkeyPatch, gone: str, lasted: float) -> None:
    assert run_still(monkeypatch, without_ben(gone)) == pytest.approx(lasted, abs=0.02)


async def shown_after(seconds: Sequence[float | None]) -> tuple[float, list[float]]:
    """How long a window is for people who see it so late and go on at once, and which ends they were told."""
    _, unable = twins()
    names = ["anna", "ben", "carl"]
    evening = Evening(Room("sword", 3, unable.seed, names, WINDOW))
    for name in names:
        await evening.come(name, shows=True)
    for seat in range(3):
        evening.room.live.presence.finish_reading(seat)
    evening.begin()
    await settled()
    await evening.answer("anna", unable.attack)
    blow = now()

    async def look(name: str, late: float | None) -> None:
        if late is not None:
            await asyncio.sleep(late)
            evening.see(name)
            await asyncio.sleep(0.1)
            await evening.go_on(name)

    await asyncio.gather(*(look(name, late) for name, late in zip(names, seconds, strict=True)))
    lasted = await evening.closed(1) - blow
    ends = [
        said["ends"] - MIDNIGHT - blow
        for _, said in evening.told["anna"]
        if said["is"] == "window" and said["ends"]
    ]
    await evening.end()
    return lasted, ends


@pytest.mark.parametrize(
    ("seconds", "began", "lasted"),
    [
        ((0.0, 0.0, 0.0), 0.0, 2.0),
        ((0.0, 3.0, 1.0), 3.0, 5.0),
        # Nobody holds the table by not saying what they see, nor by not going on.
        ((0.0, None, 1.0), SHOWN_WITHIN, SHOWN_WITHIN + WINDOW),
    ],
)
def test_the_clock_runs_when_everybody_sees_the_window(
    monkeypatch: pytest.MonkeyPatch, seconds: Sequence[float | None], began: float, lasted: float
) -> None:
    found, ends = run_still(monkeypatch, shown_after(seconds))
    assert found == pytest.approx(lasted, abs=0.02)
    assert ends[0] == pytest.approx(SHOWN_WITHIN + WINDOW, abs=0.02)
    assert ends[-1] == pytest.approx(began + WINDOW, abs=0.02)


# SAKE: a player who may stop a blow and then defend against it is asked both in one window.


def blow_at_sake() -> tuple[int, list[int], list[Asked]]:
    """A deal of three in which somebody strikes with a weapon, and the struck could do something both times."""
    for seed in range(4000):
        table = GAMES["sake"].new_table(3, seed, {})
        answers: list[int] = []
        while not table.over and len(answers) < 60 and not can_be_refused(table):
            options = table.options()
            strikes = [one for one in options if table.describe(one).way == "attack"]
            answers.append(strikes[0] if strikes else options[-1])
            table.answer(answers[-1])
        if table.over or not can_be_refused(table):
            continue
        asked = asked_together(table)
        twice = [one for one in asked if one.seat == asked[-1].seat]
        both = (
            len(twice) == 2
            and question_kind(asked[-1].table) != question_kind(table)
            and twice[0].place == table.answered
        )
        if both and all(len(one.table.options()) > 1 for one in twice):
            return seed, answers, twice
    raise AssertionError("nobody is struck")


async def defend_at_sake(react: bool) -> tuple[float, list[int], list[int]]:
    """Everybody refuses to stop the blow; the struck then defends or not. How long it took, and what was answered."""
    seed, answers, twice = blow_at_sake()
    names = ["anna", "ben", "carl"]
    evening = Evening(Room("sake", 3, seed, names, WINDOW))
    live, struck_seat = evening.room.live, twice[0].seat
    for name in names:
        await evening.come(name)
    evening.play(*answers)
    for name in names:
        evening.order(name, spare=False)
    evening.begin()
    await settled()
    opened = live.answered
    name = names[struck_seat]
    began = now()
    for other in names:
        if other != name:
            await evening.go_on(other)
    first = live.window.asked_of(struck_seat)
    assert first is not None
    assert first.number == twice[0].number
    await evening.answer(name, PASS)
    second = live.window.asked_of(struck_seat)
    assert second is not None
    assert second.number == twice[1].number
    await evening.answer(name, second.table.options()[-1] if react else PASS)
    lasted = await evening.closed(opened) - began
    past = [one.option for one in evening.room.store.answers.past[opened:]]
    await evening.end()
    return lasted, past, [one.place - opened for one in twice]


@pytest.mark.parametrize("react", [False, True])
def test_interruption_and_defence_are_one_window(monkeypatch: pytest.MonkeyPatch, react: bool) -> None:
    lasted, past, places = run_still(monkeypatch, defend_at_sake(react))
    assert lasted == pytest.approx(2.0, abs=0.02)
    assert past[: places[1]] == [PASS] * places[1]
    assert (past[places[1]] != PASS) == react


async def reacts_elsewhere_at_the_last_moment(monkeypatch: pytest.MonkeyPatch, deal: Deal) -> tuple[int, int]:
    """Ben's reaction reaches the store, from another process, while his window is being closed here. It, and what was answered."""
    room = Room("sword", 3, deal.seed, ["anna", "ben", "carl"], WINDOW)
    evening = Evening(room)
    for name in ("anna", "ben", "carl"):
        await evening.come(name)
    evening.begin()
    await settled()
    await evening.answer("anna", deal.attack)
    answers = room.store.answers
    reaction = room.live.table.options()[-1]
    add = answers.add

    async def overtaken(table: str, given: Given, at: float, closing: Meant | None = None) -> bool:
        await answers.add_intent(table, 1, StoredAnswer(1, reaction, "ben", "b"))
        return await add(table, given, at, closing)

    monkeypatch.setattr(answers, "add", overtaken)
    await evening.closed(1)
    await evening.end()
    return reaction, answers.past[1].option


def test_an_answer_that_comes_while_its_window_closes_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    able, _ = twins()
    reaction, answered = run_still(monkeypatch, reacts_elsewhere_at_the_last_moment(monkeypatch, able))
    assert answered == reaction != PASS


# SAKE: several people are asked in one window.


def first_walk(table: Table) -> tuple[Table, list[int]] | None:
    """The table when several people may stop somebody who walks, and the answers that lead there."""
    answers: list[int] = []
    while not table.over and len(answers) < 60:
        if can_be_refused(table):
            return (table, answers) if len(asked_together(table)) >= 3 else None
        options = table.options()
        answers.append(options[-1])
        table.answer(options[-1])
    return None


def walk() -> tuple[int, list[int]]:
    """A deal of four in which somebody walks before anybody is asked, and everybody else is asked in one window."""
    for seed in range(2000):
        found = first_walk(GAMES["sake"].new_table(4, seed, {}))
        if found is None:
            continue
        table, answers = found
        asked = asked_together(table)
        if any(len(one.table.options()) > 1 for one in asked):
            return seed, answers
    raise AssertionError("nobody walks")


async def walk_about(behaviour: str) -> tuple[float, list[Frame]]:
    """How long a strict window is, and what a spectator sees of it: where there are beats, those who pass until their turn go on by
    themselves.
    """
    seed, answers = walk()
    names = ["anna", "ben", "carl", "dora"]
    evening = Evening(Room("sake", 4, seed, names, WINDOW, silence="strict"))
    for name in (*names, "eve"):
        await evening.come(name)
    evening.play(*answers)
    for name in names:
        evening.order(name, spare=behaviour == "spared", until_my_turn=behaviour == "ordered")
    evening.begin()
    await settled()
    began = now()
    for seat, name in enumerate(names):
        while behaviour == "refused" and evening.room.live.window.asked_of(seat) is not None:
            await evening.answer(name, PASS)
    lasted = await evening.closed(len(answers)) - began
    seen = evening.frames("eve", began + 0.001)
    await evening.end()
    return lasted, seen


def test_several_who_are_asked_together_tell_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = run_still(monkeypatch, walk_about("refused"))
    assert refused[0] == pytest.approx(WINDOW, abs=0.02)
    assert refused[1]
    for behaviour in ("silent", "spared", "ordered"):
        assert run_still(monkeypatch, walk_about(behaviour)) == refused, behaviour


# One's own turn.


def nothing_to_do() -> tuple[int, list[int], int]:
    """A deal and answers after which a seat has nothing to do in its turn but to end it."""
    for seed in range(2000):
        table = GAMES["sword"].new_table(3, seed, {})
        chance = random.Random(seed)
        while not table.over:
            if table.options() == [PASS] and not table.is_reaction():
                return seed, table.past[: table.answered], int(table.asked or 0)
            table.answer(chance.choice(table.options()))
    raise AssertionError("there is always something to do")


async def left_alone(with_others: bool) -> tuple[list[int] | None, int]:
    """What somebody who can do nothing is asked at first, and how many answers there are in addition ten minutes later."""
    seed, answers, seat = nothing_to_do()
    people = [
        name if with_others or place == seat else None for place, name in enumerate(("anna", "ben", "carl"))
    ]
    evening = Evening(Room("sword", 3, seed, people, WINDOW))
    evening.play(*answers)
    for name in filter(None, people):
        await evening.come(name)
    asked = evening.room.live.window.asked_of(seat)
    evening.begin()
    await asyncio.sleep(600.0)
    played = evening.room.live.answered - len(answers)
    await evening.end()
    return asked.table.options() if asked else None, played


def test_who_can_do_nothing_says_so_like_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_still(monkeypatch, left_alone(with_others=True)) == ([PASS], 0)
    # With nobody to hide it from, nobody is asked.
    asked, played = run_still(monkeypatch, left_alone(with_others=False))
    assert asked is None
    assert played > 0


def test_beats() -> None:
    assert [next_beat(10.0, 8.0, 10.0 + after) for after in (-1.0, 0.0, 2.0, 2.1, 6.5, 9.0)] == [
        12.0,
        12.0,
        12.0,
        14.0,
        18.0,
        18.0,
    ]
    assert next_beat(0.0, 30.0, 8.0) == 15.0
