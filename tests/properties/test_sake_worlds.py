"""Redealing SAKE reaches every world that a seat cannot rule out, and no other: compared with brute force on
tiny scenes.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from izakaya import Chance, Table, parse
from izakaya.testing import at_random, play
from tests.conformance.eyes import everyone
from tests.golden.playthrough import move_words
from tests.properties.sake_position import BACK_OF, position
from tests.properties.sake_worlds import World, can_be_listed, possible_worlds, tiny, world_of
from tests.sake.figures import figured

# Two samurai and a Spirit; drowsy cards in all hands, and one on top.
THREE = figured("""
seat 0 yagyu-munenori standing hand roar-1 pipe-1 life pipe-2 gear katana-1 sake board wielding katana
seat 1 ito-ittosai standing hand flagon-3 life pipe-4 gear katana-2 sake katana wielding katana
seat 2 tomoe-gozen spirit hand sakuragi-2 sake 0
line seat-0 3 seat-1
masu 4
turn 2
deck sandals-1 minion-6 sandals-2
chance quick 5
""")

# The Spirit will have two drowsy cards while a drowsy one lies on top.
TORMENT = figured("""
seat 0 yagyu-munenori standing hand sandals-2 pipe-1 life pipe-2 gear katana-1 sake board wielding katana
seat 1 ito-ittosai standing hand flagon-3 life pipe-4 gear katana-2 sake katana wielding katana
seat 2 tomoe-gozen spirit hand falter-1 sake 0
line seat-0 3 seat-1
masu 4
turn 2
deck sandals-1 minion-2 roar-1
chance quick 5
""")

# Three samurai and a Spirit: what two of them pass each other, the third does not see.
FOUR = figured("""
seat 0 yagyu-munenori standing hand roar-1 life pipe-2 gear katana-1 wielding katana
seat 1 ito-ittosai standing hand flagon-3 life minion-6 gear katana-2 wielding katana
seat 2 yagyu-jubei standing hand falter-1 life sandals-1 gear katana-3 wielding katana
seat 3 tomoe-gozen spirit hand pipe-4 sake 0
masu 4
turn 3
deck minion-3 sandals-4 sandals-2
chance quick 5
""")

# A samurai about to die, and another's minion on its way.
MINION = figured("""
seat 0 yagyu-munenori standing hand roar-1 life pipe-2 gear katana-1 wielding katana
seat 1 ito-ittosai standing hand flagon-3 life pipe-4 gear wielding nothing
seat 2 yagyu-jubei standing hand falter-1 life sandals-2 gear katana-3 wielding katana
circle seat-0 1 seat-1 2 minion-5 2 seat-2 1
minion-5 of 2 counter
masu 4
turn 0
deck minion-6 sandals-1
chance quick 5
""")

# The draw pile is about to be renewed.
LAST_CARDS = figured("""
seat 0 yagyu-munenori standing hand roar-1 life pipe-2 gear katana-1 wielding katana
seat 1 ito-ittosai standing hand flagon-3 sakuragi-2 life pipe-4 gear katana-2 wielding katana
seat 2 tomoe-gozen spirit hand falter-1 sake 0
line seat-0 3 seat-1
masu 4
turn 0
deck minion-2 sandals-2
chance quick 5
""")

SCENES: dict[str, tuple[str, list[str]]] = {
    "nothing yet": (THREE, []),
    "a card is passed": (THREE, ["give at 1 seat-0"]),
    "a card is passed, and a turn follows": (THREE, ["give at 1 seat-0", "pass", "pass", "pass"]),
    "a Spirit torments with one card of two": (TORMENT, ["pass", "choose at 0", "cards 1"]),
    "four, nothing yet": (FOUR, []),
    "four, a card is passed": (FOUR, ["give at 1 seat-0"]),
    "a minion is on the table": (MINION, []),
    "the last cards": (LAST_CARDS, []),
    "the draw pile is renewed": (LAST_CARDS, ["pass"]),
}
DEALS = 500


def deal(table: Table, seat: int | None, luck: int = 99) -> Counter[World]:
    chance = Chance.quick(luck)
    return Counter(world_of(table.redeal(seat, chance)) for _ in range(DEALS))


def check_possible(table: Table, seat: int | None, dealt: Counter[World], possible: Counter[World]) -> None:
    """Those dealt are possible."""
    assert world_of(table) in possible, "the brute force itself is wrong"
    impossible = dealt.keys() - possible.keys()
    assert not impossible, (
        f"seat {seat} can rule out, of {len(possible)} worlds, {min(impossible)}\n"
        f"({sum(dealt[world] for world in impossible)} of {DEALS} deals) at\n{table.notation()}"
    )


def check_likely(table: Table, seat: int | None, dealt: Counter[World], possible: Counter[World]) -> None:
    """Those possible are dealt, as often as they are likely."""
    for world, weight in possible.items():
        share = weight / possible.total() * DEALS
        # Seven deviations: with fixed luck this is a fact about the dealing, not about the day.
        assert abs(dealt[world] - share) < 7 * share**0.5 + 4, (
            f"seat {seat}: {dealt[world]} deals, not {share:.0f}, of {world} at\n{table.notation()}"
        )


def in_words(table: Table, words: str) -> int:
    options = {move_words(table.describe(option)): option for option in table.options()}
    assert words in options, f"{words} is not among {sorted(options)}"
    return options[words]


CASES = [
    pytest.param(scene, renewed, id=f"{scene}, {'renewed before' if renewed else 'never renewed'}")
    for scene in SCENES
    for renewed in (False, True)
]


@pytest.mark.parametrize(("scene", "renewed"), CASES)
def test_every_world_and_no_other(scene: str, renewed: bool) -> None:
    text, words = SCENES[scene]
    text = tiny(text, renewed)
    table = parse(text)
    luck = table.chance.copy()
    answers: list[int] = []
    for word in words:
        answers.append(in_words(table, word))
        table.answer(answers[-1])
    for seat in everyone(table):
        possible = possible_worlds(text, seat, luck, answers)
        dealt = deal(table, seat)
        check_possible(table, seat, dealt, possible)
        if (
            table.chance.state == luck.state
        ):  # otherwise only some lucks were tried, and likelihoods are rough
            check_likely(table, seat, dealt, possible)


@pytest.mark.parametrize("renewed", [False, True])
@pytest.mark.parametrize("luck", [0, *(pytest.param(luck, marks=pytest.mark.long) for luck in range(1, 4))])
@pytest.mark.parametrize(
    "text", [THREE, FOUR, MINION, LAST_CARDS], ids=["three", "four", "minion", "last-cards"]
)
def test_after_random_play_no_world_that_a_seat_can_rule_out(text: str, luck: int, renewed: bool) -> None:
    text = tiny(text, renewed)
    table = parse(text)
    table.telling = True
    table.chance = Chance.quick(luck)
    answers: list[int] = []
    best: tuple[Table, list[int]] | None = None
    for option in islice(play(table, at_random(luck)), 5 + luck):
        answers.append(option)
        if can_be_listed(table):
            best = table.copy(), answers[:-1]
    assert best is not None
    table, answers = best
    for seat in everyone(table):
        possible = possible_worlds(text, seat, Chance.quick(luck), answers)
        check_possible(table, seat, deal(table, seat), possible)


# The Roar of seat 0 went to seat 1, and of the two drowsy cards there one went to seat 2.
SIGHTED = figured("""
seat 0 yagyu-munenori hand pipe-2 life katana-4 katana-5
seat 1 tomoe-gozen hand flagon-3 life katana-6 katana-7
seat 2 yagyu-jubei hand roar-1 life yumi-1 yumi-2
turn 1
log 0?roar-1 1+flagon-3@0 1+roar-1@0 1>2:roar-1
chance quick 5
""")


def test_a_card_that_was_seen_may_be_in_either_hand() -> None:
    table = parse(SIGHTED)
    assert table.view(0)["seen"] == [{"card": "roar-1", "hands": [1, 2]}]
    assert table.view(1)["seen"] == [{"card": "roar-1", "hands": [2]}]
    where = Counter(
        next(at for at, person in enumerate(position(deal).people) if "roar-1" in person.hand)
        for deal in (table.redeal(0, Chance(luck)) for luck in range(200))
    )
    assert where.keys() == {1, 2}
    assert 70 < where[1] < 130


def test_a_card_is_no_longer_sought_in_a_hand_that_had_no_such_back() -> None:
    """Seat 1 lays its only drowsy card, and then draws another: that one cannot be the Roar, so seat 2 has it."""
    table = parse(SIGHTED)
    for words in ("text flagon-3", "pass"):
        table.answer(in_words(table, words))
    assert "drowsy" in {BACK_OF[card] for card in position(table).people[1].hand}
    assert table.view(0)["seen"] == [{"card": "roar-1", "hands": [2]}]
    for luck in range(50):
        assert "roar-1" in position(table.redeal(0, Chance(luck))).people[2].hand
