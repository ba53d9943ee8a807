"""What is remembered of hidden cards, in positions: which cards a draw pile was made of, who saw what, and the log."""

from __future__ import annotations

import pytest

from izakaya import BadNotation, Chance, Table, parse
from tests.properties.sake_position import LABELS
from tests.sake.at_the_table import end_turn, hand, pass_, play, seen
from tests.sake.figures import figured

# Falter 1, Roar 1 and Flagon 3 are drowsy, and so is nothing else in the hands.
GOOD = figured("""
seat 0 yagyu-munenori hand pipe-2 falter-1 life katana-4 katana-5
seat 1 tomoe-gozen hand flagon-3 life katana-6 katana-7
seat 2 yagyu-jubei hand roar-1 life yumi-1 yumi-2
turn 1
chance quick 5
""")
LOG = "log 0?roar-1 0+falter-1@0 1+flagon-3@0 1+roar-1@0 1>2:roar-1\n"
WHOLE = GOOD.replace("chance", LOG + "chance")


def with_log(words: str) -> str:
    return GOOD.replace("chance", f"log {words}\nchance")


def test_the_good_position_is_good() -> None:
    for text in (GOOD, WHOLE, GOOD.replace("chance", "seen by 0 roar-1\nseen by spectator pipe-2\nchance")):
        written = parse(text).notation()
        assert parse(written).notation() == written
    assert LOG.strip() in parse(WHOLE).notation().splitlines()
    assert "seen by spectator pipe-2" in parse(text).notation().splitlines()


def test_a_log_that_leaves_nothing_open_is_forgotten() -> None:
    """Seat 1 has no drowsy card left: so Roar 1 is with seat 2."""
    text = with_log("0?roar-1 0+falter-1@0 1+pipe-3@0 1+roar-1@0 1>2:roar-1 1-pipe-3 1+flagon-3@0")
    table = parse(text.replace("life yumi-1", "life 1").replace(" yumi-2", ""))
    assert "log" not in table.notation().split()
    assert seen(table, 0)["seen"] == [{"card": "roar-1", "hands": [2]}]


@pytest.mark.parametrize(
    "words",
    [
        "", "tea", "9+roar-1@0", "3+roar-1@0", "0+roar-1", "0+roar-1@", "0+roar-1@٣", "0+roar-1@99999", "0+tea@0",
        "8+roar-1@0", "0=roar-1", "1>1:roar-1", "1>3:roar-1", "1>2roar-1", "1>2:tea", "0-tea", "0?tea", "٣?roar-1",
    ],
)  # fmt: skip
def test_words_that_a_log_does_not_have(words: str) -> None:
    with pytest.raises(BadNotation):
        parse(with_log(words + " 1-roar-1"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("0+falter-1@0 ", ""), ("0+falter-1@0", "1+falter-1@0"), ("0+falter-1@0", "0+falter-1@1"),
        ("0+falter-1@0", "0+falter-1@0 0+falter-1@0"), ("0+falter-1@0", "0+falter-1@0 0-falter-1"),
        (" 1>2:roar-1", ""), ("1>2:roar-1", "1>0:roar-1"), ("1>2:roar-1", "2>1:roar-1"),
        ("1>2:roar-1", "1>2:roar-1 1-roar-1"), ("0?roar-1", "1?roar-1"), ("0+falter-1@0", "0+falter-1@0 0+pipe-4@0"),
    ],
)  # fmt: skip
def test_a_log_leads_to_the_hands(old: str, new: str) -> None:
    assert old in WHOLE
    with pytest.raises(BadNotation):
        parse(WHOLE.replace(old, new))


@pytest.mark.parametrize(
    "line",
    [
        "made", "made 1", "made 0 roar-1", "made 1 tea", "made x roar-1", "made 10000 roar-1", "made -1 roar-1",
        "made 1 roar-1 roar-1", "made 1 roar-1\nmade 2 roar-1", "made 1 roar-1",  # the draw pile is not made of it
        "seen", "seen by", "seen by 3 roar-1", "seen by 2 roar-1", "seen by 0 tea", "seen by 0 katana-4",
        "seen 0 roar-1", f"{LOG}seen by 0 roar-1", LOG + LOG,
        "shown roar-1", "fresh roar-1", "new 0 0-0 0-0 0-0", "unshown 0 0 0 0",
    ],
)  # fmt: skip
def test_what_nobody_can_remember(line: str) -> None:
    with pytest.raises(BadNotation):
        parse(GOOD.replace("chance", f"{line.strip()}\nchance"))


def test_a_card_of_a_new_draw_pile_is_in_no_life() -> None:
    rest = parse(GOOD).notation().partition("\ndeck ")[2].partition("\n")[0]
    parse(GOOD.replace("chance", f"made 3 {rest}\nchance"))
    with pytest.raises(BadNotation, match="katana-4 has been in a new draw pile"):
        parse(GOOD.replace("chance", f"made 3 {rest} katana-4\nchance"))


# Seat 1 has drawn Flagon 3 from the first new draw pile, and nobody else has anything of it. The second one is nearly
# used up; all that is not named lies in the pile.
TWO_PILES = figured("""
seat 0 yagyu-munenori hand falter-1 life pipe-2 gear katana-1
seat 1 ito-ittosai hand flagon-3 {more} life pipe-4 gear katana-2
seat 2 yagyu-jubei hand life sandals-1 gear katana-3
seat 3 tomoe-gozen spirit hand {most}
turn 3
deck sandals-3 sandals-2
made 1 flagon-3
chance quick 5
""")


def two_piles(more: str = "", most: str = "") -> Table:
    text = TWO_PILES.format(more=more, most=most)
    rest = " ".join(label for label in LABELS if label not in text.split())
    return parse(text.replace("chance", f"pile {rest}\nmade 2 {rest} sandals-3 sandals-2\nchance"))


def test_who_drew_from_the_draw_pile_before_the_last_one() -> None:
    table = two_piles(most="roar-1")
    for _ in range(2):
        for eyes in (None, 0, 2):
            for luck in range(30):
                assert hand(table.redeal(eyes, Chance(luck)), 1) == ["flagon-3"]
        pass_(table)
        pass_(table)
        end_turn(table)  # the last card is drawn, and the draw pile is renewed
    assert "made 3" in table.notation()


def test_a_card_given_away_may_be_of_any_draw_pile() -> None:
    """Of the two drowsy cards of seat 1 one goes to seat 2: to seat 0 it may be either, until one of them is seen."""
    table = two_piles(more="roar-1")
    play(table, "give", place="seat-1", target=2)
    holders = [0, 0, 0]
    for luck in range(200):
        new = table.redeal(0, Chance(luck))
        assert len(hand(new, 1)) == len(hand(new, 2)) == 1
        for seat in (1, 2):
            holders[seat] += "flagon-3" in hand(new, seat)
    assert sum(holders) == 200
    assert 70 < holders[1] < 130
    holder = 1 if "flagon-3" in hand(table, 1) else 2
    for seat in (1, 2):  # who gave or took it knows
        for luck in range(20):
            assert "flagon-3" in hand(table.redeal(seat, Chance(luck)), holder)
    text = table.notation()
    assert parse(text).notation() == text


def test_a_card_that_came_back_younger() -> None:
    """Pipe 3 left the hand of seat 1, went into the new draw pile, and was drawn again."""
    log = "0+falter-1@0 1+flagon-3@0 1+pipe-3@0 1+roar-1@0 1>2:roar-1 1-pipe-3 1+pipe-3@1"
    text = with_log(log).replace("hand flagon-3", "hand flagon-3 pipe-3")
    rest = parse(GOOD.replace("hand flagon-3", "hand flagon-3 pipe-3")).notation().partition("\ndeck ")[2]
    table = parse(text.replace("chance", f"made 1 pipe-3 {rest.partition(chr(10))[0]}\nchance"))
    found = {label for luck in range(60) for label in hand(table.redeal(0, Chance(luck)), 2)}
    assert {"flagon-3", "roar-1"} <= found  # whichever went to seat 2, it was there before the new draw pile
    assert "pipe-3" not in found
