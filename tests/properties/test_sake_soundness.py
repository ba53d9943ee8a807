"""Whole random games of SAKE: nothing is lost, nothing comes from nowhere, everything ends."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings

from izakaya import GAMES, Record, Table, compiled, new_table, parse, read_record, replay
from izakaya.table.setting import CHOICE
from izakaya.testing import WAYS, Plan, games, plans, play
from tests.properties.sake_position import LABELS, Person, Position, position
from tests.sake.figures import figured

SEATS = range(3, 9) if compiled else (3, 8)
SETTINGS = {s.name: s.values for s in GAMES["sake"].settings.values() if s.kind == CHOICE}
LOCATIONS = SETTINGS["location"]
STEPS = 28
STARTING_SAKE = {3: 8, 4: 10, 5: 13, 6: 15, 7: 18, 8: 20}
BOX = Counter(LABELS)
#: A whole game looked at after every answer is many looks: fewer games will do.
FEWER = max(1, settings.default.max_examples // 5) if settings.default else 5


@pytest.mark.parametrize("location", LOCATIONS)
@pytest.mark.parametrize("seats", SEATS)
@settings(max_examples=FEWER)
@given(plan=plans("sake"))
def test_everything_is_in_its_place(seats: int, location: str, plan: Plan) -> None:
    """After every answer: cards (K1), sake (K3, K32), steps and pieces (K3, K7), hands (K31)."""
    options = {**plan.options, "location": location}
    table = Plan("sake", seats, plan.seed, plan.way, plan.luck, options).table()
    assert len(BOX) == BOX.total() == 98
    before = STARTING_SAKE[seats]
    for _ in play(table, plan.pick()):
        found = position(table)
        check_everything(found)
        assert found.sake() <= before, "sake came from nowhere"
        before = found.sake()
    found = position(table)
    assert found.all_cards() == BOX
    assert found.sake() <= before
    assert not found.asks


def check_everything(found: Position) -> None:
    assert found.all_cards() == BOX
    check_circle(found)
    for person in found.people:
        check_person(person)
    if found.asks[-1][0] != "down-to-four":
        assert max(len(person.hand) for person in found.people) <= 4
    assert found.people[found.turn].state != "gone" or found.asks[0][0] == "begin-turn"
    assert found.plays >= 0


def check_circle(found: Position) -> None:
    """K3, K7, K39."""
    living = found.living()
    assert [int(piece[-1]) for piece in turned(found) if piece.startswith("seat-")] == living
    assert set(found.owners.values()) <= set(living)
    assert sorted(found.pieces) == sorted([*found.owners, *(f"seat-{seat}" for seat in living)])
    assert sum(found.gaps) <= STEPS
    assert found.is_line == (len(living) == 2)
    neighbours = list(pairwise(found.pieces))
    if not found.is_line and len(found.pieces) > 1:
        neighbours.append((found.pieces[-1], found.pieces[0]))
    assert len(found.gaps) == len(neighbours)
    for (one, other), steps in zip(neighbours, found.gaps, strict=True):
        assert steps >= (0 if found.side_of(one) == found.side_of(other) else 1), f"{one} touches {other}"


def turned(found: Position) -> list[str]:
    """The pieces from the samurai with the lowest seat on, so that turning the circle makes no difference.

    In a line too: its two samurai stand in the order of their seats from one end or from the other.
    """
    samurai = [piece for piece in found.pieces if piece.startswith("seat-")]
    if not samurai:
        return []
    at = found.pieces.index(min(samurai))
    return found.pieces[at:] + found.pieces[:at]


def check_person(person: Person) -> None:
    if person.state != "samurai":
        assert not [*person.life, *person.wounds, *person.gear, *person.wielding]
        assert person.state == "spirit" or not [*person.hand, *person.sake]
        return
    assert person.life, "K39: without Life it would be dead"
    names = [label.rpartition("-")[0] for label in person.gear]
    assert len(set(names)) == len(names)  # K15
    assert len(set(person.sake)) == len(person.sake)  # K32
    assert set(person.sake) <= {*names, "life", "board"}
    assert person.wielding in {*names, "nothing"}


@given(table=games("sake"))
def test_no_wound_without_a_cause(table: Table) -> None:
    """From one question to the next, Life and Wounds change only as the news say."""
    if table.over:
        return
    before = position(table)
    heard = len(table.news)
    table.answer(table.options()[-1])
    after = position(table)
    for seat, (old, new) in enumerate(zip(before.people, after.people, strict=True)):
        life, total = len(old.life), len(old.life) + len(old.wounds)
        on_life = "life" in old.sake
        for news in table.news[heard:]:
            if news.what in ("died", "departed") and news.seat == seat:
                break
            if news.what == "placed-sake" and news.seat == seat:
                on_life = on_life or news.number == 10
            elif news.what == "lost-sake" and news.seat == seat and news.number == 10:
                assert on_life
                on_life = False
            elif news.what == "wounded" and news.seat == seat:
                assert not on_life
                life -= news.number
            elif news.what == "recovered" and news.seat == seat:
                life += news.number
            elif news.what == "took-life" and news.seat == seat:
                life, total = life - 1, total - 1
        else:
            if new.state == "samurai" and before.asks[-1][0] != "choose-hand":
                assert (len(new.life), len(new.life) + len(new.wounds)) == (life, total)


#: Every question and step of the game, by the word that its position is written with.
QUESTIONS = {
    "choose-hand", "down-to-four", "burn", "forced", "window", "defend", "fade", "strike-anew", "rewield",
    "act", "walk", "strike", "wield", "place-sake", "throw", "pay", "change-steps", "name", "spoil-sake",
    "name-gear", "elation", "move-sake-to", "spirit-deed", "torment-with", "help", "resist", "give-up-sake",
    "deal-sake",
}  # fmt: skip
STEPS_TO_TAKE = {
    "end-turn", "phases", "end-card", "minions", "pipe-smoke", "purchase", "pass-card", "move-sake",
    "spirit-draw", "torment",
}  # fmt: skip
#: Steps that somebody is asked before only once in thousands of games: the position before the first answer.
RARE = {
    # The owner of the minion, with no card to interrupt, may burn before it fights.
    "fight": figured("""
        seat 0 yagyu-jubei standing hand pipe-1
        seat 1 date-masamune standing hand sake board
        seat 2 tomoe-gozen standing hand pipe-2
        circle seat-0 1 minion-5 2 seat-1 3 seat-2 3
        minion-5 of 1 counter
        ask end-turn 0
        ask phases 0 2
        ask strike 0 pipe-1 0 0
        """),
    # A player who does not share the tie departs, and a minion comes back to a full hand.
    "begin-turn": figured("""
        seat 0 yagyu-jubei standing hand pipe-1 sake board
        seat 1 date-masamune standing hand minion-1 minion-2 minion-3 minion-4 sake board
        seat 2 tomoe-gozen standing hand gear wielding nothing
        circle seat-0 1 seat-1 2 minion-5 1 seat-2 1
        minion-5 of 1 clockwise
        masu 0
        turn 2
        rounds 9 extra 0 minions 1 sudden 0
        ask end-turn 2
        ask wield 2
        """),
}


def asked_rarely(word: str) -> Table:
    table = parse(RARE[word])
    table.answer(table.options()[0])
    assert f"ask {word} " in table.notation()
    return table


def asked_in_games(least: int, most: int) -> dict[str, Table]:
    """For every question of the game, a table that asks it; for every step, a table that has it before it.

    Few die in random games, and Spirits are asked of much: so there are as many games as it takes, up to `most`.
    """
    found: dict[str, Table] = {}
    for seed in range(most):
        if seed >= least and found.keys() >= QUESTIONS | STEPS_TO_TAKE:
            break
        options = {name: values[seed % len(values)] for name, values in SETTINGS.items()}
        table = new_table("sake", seats=3 + seed % 6, seed=seed, **options)
        for _ in play(table, WAYS["busily" if seed % 2 else "at random"](seed)):
            asks = [line.split()[1] for line in table.notation().splitlines() if line.startswith("ask ")]
            for word in (asks[-1], *(word for word in asks[:-1] if word in STEPS_TO_TAKE)):
                if word not in found:
                    found[word] = table.copy()
    return found


@pytest.fixture(scope="module")
def asked() -> dict[str, Table]:
    return {**asked_in_games(60, 1000), **{word: asked_rarely(word) for word in RARE}}


def test_every_question_is_asked_in_random_games(asked: dict[str, Table]) -> None:
    assert asked.keys() - RARE.keys() == QUESTIONS | STEPS_TO_TAKE


@pytest.mark.parametrize("word", sorted(QUESTIONS | STEPS_TO_TAKE | RARE.keys()))
def test_a_table_is_exact_at_every_question(asked: dict[str, Table], word: str) -> None:
    """Copied, written down and read, recorded and replayed: the same table, and it plays on as the same."""
    table = asked[word]
    text = table.notation()
    others = [table.copy(), parse(text), replay(read_record(Record.of(table).text()))]
    for other in others:
        assert other.notation() == text
        assert (other.asked, other.options(), other.over) == (table.asked, table.options(), table.over)
        for option in table.options():
            one, two = table.copy(), other.copy()
            one.answer(option)
            two.answer(option)
            assert one.notation() == two.notation()
            assert parse(one.notation()).notation() == one.notation()
    mine = table.copy()
    for option in play(mine, WAYS["at random"](5)):
        for other in others:
            other.answer(option)
    assert {other.notation() for other in others} == {mine.notation()}
    assert table.notation() == text
