"""Whatever is handed to the house, it answers with a table or with a sentence: never with a crash, a hang or
a half-done change.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from izakaya import (
    GAMES,
    BadNotation,
    BadRecord,
    BadTable,
    Chance,
    IzakayaError,
    NoSuchSeat,
    NotOffered,
    Record,
    Table,
    UnknownGame,
    UnknownOption,
    WrongSeats,
    new_table,
    parse,
    read_record,
    replay,
)
from izakaya.testing import at_random, games

HUGE = 10**5000
#: Questions that a game from a hostile position may ask at most: Honour up to 60 each, decks up to 120 cards.
BOUND = 60_000


def refused(kind: type[IzakayaError], attempt: Callable[[], object]) -> str:
    """The sentence of the refusal."""
    with pytest.raises(kind) as error:
        attempt()
    return sentence_of(error.value)


def sentence_of(error: IzakayaError) -> str:
    """What an error says: one sentence of a length that a person reads, and the nearest words where some are near."""
    sentence = str(error)
    assert 10 < len(sentence) < 400, sentence
    assert re.fullmatch(r".*\.( Did you mean [^?]+\?)?", sentence), sentence
    assert "\n" not in sentence
    return sentence


def name_of(thing: object) -> str:
    """What a test with this thing is called; the largest integers cannot even be written."""
    if isinstance(thing, int) and abs(thing) > 2**300:
        return "huge"
    return type(thing).__name__ + ascii(thing)[:10] if type(thing) is not object else "object"


# Setting up.


@pytest.mark.parametrize(
    "name",
    ["", "chess", "SWORD", "sword ", "x" * 10_000, "\x00", None, 3, ("sword",), b"sword", ["sword"], {}],
)
def test_an_unknown_game(name: object) -> None:
    sentence = refused(UnknownGame, lambda: new_table(name))  # type: ignore[arg-type]
    assert all(game in sentence for game in GAMES)


@pytest.mark.parametrize(
    "seats",
    [2, 9, 0, -1, -(2**70), 2**31, 2**63, 2**70, HUGE, True, "5", 5.0, None, [5], float("nan")],
    ids=name_of,
)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table_for_so_many(game: str, seats: object) -> None:
    sentence = refused(WrongSeats, lambda: new_table(game, seats=seats))  # type: ignore[arg-type]
    assert str(GAMES[game].least) in sentence
    assert str(GAMES[game].most) in sentence


@pytest.mark.parametrize("seed", [-1, -(2**70), 2**256, HUGE, "1", 1.0, float("nan"), [1], b"1"], ids=name_of)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_seed_that_is_none(game: str, seed: object) -> None:
    refused(BadTable, lambda: new_table(game, seats=GAMES[game].most, seed=seed))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_truth_value_is_no_seed_of_its_own(game: str) -> None:
    """Python's True equals 1: it may be refused or be 1, but a record must not remember it as `True`."""
    try:
        table = new_table(game, seats=GAMES[game].most, seed=True)
    except BadTable:
        return
    one = new_table(game, seats=GAMES[game].most, seed=1)
    assert table.view_bytes(0) == one.view_bytes(0)
    assert replay(read_record(Record.of(table).text())).notation() == one.notation()


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("option", ["", "jokers", "Seats", "x" * 10_000, "\x00", "characters "])
def test_an_unknown_setting(game: str, option: str) -> None:
    refused(UnknownOption, lambda: new_table(game, seats=GAMES[game].most, **{option: "1"}))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "characters",
    [
        "zorro",
        "benkei,benkei",
        "benkei,," + "," * 100,
        "random," * 9,
        "Benkei",
        "benkei;hanzo",
        5,
        None,
        ["benkei"],
        "x" * 100_000,
    ],
    ids=name_of,
)
def test_characters_that_are_none(characters: object) -> None:
    refused(UnknownOption, lambda: new_table("sword", seats=5, characters=characters))


# Looking and asking.


NO_INTEGERS: list[object] = ["0", "", 0.0, 1.5, float("nan"), [0], (), {}, b"0", object()]
NO_SEATS = [*NO_INTEGERS, -1, 7, 2**31, 2**63, 2**64, 2**70, -(2**70), HUGE, True]
NO_OPTIONS = [*NO_INTEGERS, None, -1, 30_000, 32_768, 2**31, 2**63, 2**64, 2**70, -(2**70), HUGE]


@pytest.fixture
def table() -> Table:
    return new_table("sword", seats=5, seed=4)


@pytest.mark.parametrize("seat", NO_SEATS, ids=name_of)
def test_a_seat_that_is_none(table: Table, seat: int) -> None:
    before = table.notation()
    refused(NoSuchSeat, lambda: table.view(seat))
    refused(NoSuchSeat, lambda: table.view_bytes(seat))
    refused(NoSuchSeat, lambda: table.redeal(seat, Chance(1)))
    assert table.notation() == before


@pytest.mark.parametrize("option", NO_OPTIONS, ids=name_of)
def test_an_option_that_is_none(table: Table, option: int) -> None:
    before = table.notation()
    refused(NotOffered, lambda: table.describe(option))
    refused(NotOffered, lambda: table.why(option))
    refused(NotOffered, lambda: table.answer(option))
    assert table.notation() == before


@pytest.mark.parametrize("seed", [-1, 2**31, 2**63, 2**64, 2**70, -(2**70), HUGE], ids=name_of)
def test_playouts_take_any_integer_for_luck_or_say_why_not(table: Table, seed: int) -> None:
    try:
        assert table.playouts(2, seed) == table.playouts(2, seed) > 0
    except IzakayaError as error:
        sentence_of(error)


@pytest.mark.parametrize("thing", [*NO_INTEGERS, None], ids=name_of)
def test_playouts_of_what_is_no_number(table: Table, thing: int) -> None:
    refused(BadTable, lambda: table.playouts(thing, 1))
    refused(BadTable, lambda: table.playouts(1, thing))


@pytest.mark.parametrize("games", [-1, -(2**70), HUGE], ids=name_of)
def test_fewer_than_no_playouts(table: Table, games: int) -> None:
    try:
        assert table.playouts(games, 1) == 0
    except IzakayaError as error:
        sentence_of(error)


# Positions.


def refused_quickly(kind: type[IzakayaError], attempt: Callable[[], object]) -> str:
    """Nonsense of any size is seen through at once; the limit is generous, for a slow machine must not fail
    here.
    """
    start = time.process_time()
    sentence = refused(kind, attempt)
    assert time.process_time() - start < 10
    return sentence


NO_TEXTS: list[object] = [None, 5, b"sword 1\n", ["sword 1"], {}, 1.5, object()]


@pytest.mark.parametrize("thing", NO_TEXTS, ids=name_of)
def test_what_is_no_text(thing: str) -> None:
    refused(BadNotation, lambda: parse(thing))
    refused(BadNotation, lambda: GAMES["sword"].parse(thing))
    refused(BadRecord, lambda: read_record(thing))


def test_100_megabytes_of_nonsense() -> None:
    for nonsense in ("x" * 10**8, "\n" * 10**8, "[" * 10**8, "sword 1\n" * (10**8 // 8)):
        refused_quickly(BadNotation, lambda text=nonsense: parse(text))  # type: ignore[misc]
        refused_quickly(BadRecord, lambda text=nonsense: read_record(text))  # type: ignore[misc]


@pytest.mark.parametrize(
    "nonsense",
    [
        "x" * 60_000, "\n" * 60_000, "seat " * 12_000, "sword 1\n" * 8_000,
        "sword 1\n" + "seat 0 shogun benkei\n" * 3_000, "sword 1\ncards " + "parry*999 " * 6_000,
        "sword 1\n" + "log 0+parry\n" * 4_000,
    ],
    ids=range(7),
)  # fmt: skip
def test_nonsense_that_is_just_short_enough(nonsense: str) -> None:
    refused_quickly(BadNotation, lambda: parse(nonsense))


GOOD = """sword 1
seat 0 shogun benkei hand bokken parry
seat 1 ninja-1 hanzo hand kiseru parry
seat 2 ninja-3 tomoe hand bushido katana
turn 0 weapons 0
ask play 0
chance seed 1 at 0
"""


# What has happened in that position, card by card: a log of the hands.
LOG = "log 0+bokken 0+parry 1+kiseru 1+parry 2+katana 2+bushido\n"


def test_the_good_position_is_good() -> None:
    assert parse(GOOD).asked == 0
    assert parse(GOOD.replace("chance", LOG + "chance")).notation() == parse(GOOD).notation()
    for more, card in (("2+geisha 2-geisha", "geisha"), ("1+bo 2<1:bo 2-bo", "bo"), ("!daimyo", "daimyo")):
        text = parse(GOOD.replace("chance", f"pile {card}\n{LOG.strip()} {more}\nchance")).notation()
        assert more in text
        assert parse(text).notation() == text


def test_a_position_is_over_only_for_a_reason() -> None:
    """W24, W28; and a player who cannot be challenged is not (W30, Chiyome)."""
    five = """sword 1
        seat 0 shogun benkei resilience 2 honour 5 hand battlecry
        seat 1 samurai chiyome {0} hand parry
        seat 2 ninja-1 hanzo {0} hand parry
        seat 3 ninja-2 tomoe {0} hand parry
        seat 4 ronin goemon {0} hand parry
        """
    down, up = five.format("resilience 0 honour 2"), five.format("resilience 1 honour 2")
    assert parse(down + "over sword-master blow 0 at 3").result().reason == "sword-master"
    assert parse(down + "over honour blow 0 at 1").result().reason == "honour"
    assert parse(five.format("honour 0") + "over honour").result().reason == "honour"
    for text in (
        down.replace("resilience 2", "resilience 0") + "over sword-master",
        up + "over sword-master",
        down + "over honour blow 0 at 3",
        down + "over honour",
        up + "over honour",
        up.replace("hand battlecry", "") + "ask play 0\nask challenged 1 by 0 with battlecry",
    ):
        refused(BadNotation, lambda text=text: parse(text))  # type: ignore[misc]
    challenged = up.replace("hand battlecry", "hand bo") + "ask play 0\nask challenged 2 by 0 with battlecry"
    assert parse(challenged).asked == 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("sword 1", "sword 2"), ("sword 1", "sword"), ("sword 1", "sword one"), ("sword 1", "go 1"),
        ("sword 1", "sword 1 1"), ("sword 1", "sword -1"), ("sword 1", "sword " + "9" * 5000),
        ("sword 1", "sword ¹"), ("sword 1", "\x00sword 1"), ("seat 1", "seat 0"), ("seat 1", "seat 7"),
        ("seat 2", "chair 2"), ("benkei", "hanzo"), ("benkei", "zorro"), ("shogun", "samurai"),
        ("ninja-3", "ninja-1"), ("ninja-3", "shogun"), ("hand bokken", "hand katana*2"),
        ("parry\nseat 1", "parry*16\nseat 1"), ("hand bokken", "hand bokken*"),
        ("hand bokken", "hand bokken*-1"), ("hand bokken", "hand bokken*1000"),
        ("hand bokken", "hand bokken*٣"), ("hand bokken", "resilience 6 hand bokken"),
        ("hand bokken", "honour 0 hand bokken"), ("hand bokken", "honour 61 hand bokken"),
        ("hand bokken", "honour NaN"), ("hand bokken", "laid bushido*2 hand bokken"),
        ("hand bokken", "laid parry hand bokken"), ("hand bokken", "resilience 0"), ("turn 0", "turn 3"),
        ("turn 0", "turn 0 weapons 100"), ("turn 0", "turn 1"), ("turn 0", "turn -0"),
        ("turn 0 weapons 0", "turn 0\nturn 0"), ("ask play 0", "ask play 1"), ("ask play 0", "ask discard 0"),
        ("ask play 0", "ask first-card 0"), ("ask play 0", "ask bushido 0"),
        ("ask play 0", "ask play 0\nask play 0"), ("ask play 0", "ask attacked 1 by 0 with bo"),
        ("ask play 0", "ask play 0\nask attacked 0 by 0 with bo"),
        ("ask play 0", "ask play 0\nask attacked 1 by 2 with bo"),
        ("ask play 0", "ask play 0\nask attacked 1 by 0 with parry"),
        ("ask play 0", "ask play 0\nask challenged 1 by 0 with bo"), ("ask play 0", "ask tea 0"),
        ("ask play 0", "ask play 0\nover honour"), ("ask play 0", "over"), ("ask play 0", "over boredom"),
        ("ask play 0", "deck parry"), ("ask play 0", "pile parry*90"),
        ("ask play 0", "pile " + "parry*999 " * 99), ("ask play 0", "run-outs 100"), ("ask play 0", "hello"),
        ("ask play 0", "cards parry*20"), ("ask play 0", "cards parry*121"),
        ("chance seed 1 at 0", "chance seed -1 at 0"),
        ("chance seed 1 at 0", "chance seed " + "9" * 79 + " at 0"), ("chance seed 1 at 0", "chance seed 1"),
        ("chance seed 1 at 0", "chance luck 1"), ("chance seed 1 at 0", "chance quick " + "9" * 19),
        ("chance seed 1 at 0", "chance seed 1 at 9999999999999999"), ("chance seed 1 at 0", "chance"),
        ("chance seed 1 at 0", "chance quick"), ("chance seed 1 at 0", "chance quick at"),
        ("chance seed 1 at 0", "chance quick at 0"), ("chance seed 1 at 0", "chance quick -1"),
        ("chance seed 1 at 0", "chance quick at 9223369618788188159"), ("chance seed 1 at 0", "chance quick 1 2"),
        ("ask play 0", "over honour"), ("ask play 0", "over sword-master"),
        ("ask play 0", "over honour blow 1 at 1"),
        ("chance", "seen by 0 parry in 1\nchance"), ("chance", "memory 0 old 1 new 1 held drawn\nchance"),
        # A log must lead to the hands of the position: otherwise no deal fits it.
        ("chance", "log\nchance"), ("chance", LOG.replace("0+", "7+") + "chance"),
        ("chance", LOG.replace("0+", "٣+") + "chance"), ("chance", LOG.replace("0+bokken", "0+tea") + "chance"),
        ("chance", LOG.replace("0+bokken", "0bokken") + "chance"), ("chance", LOG.replace("0+bokken", "0") + "chance"),
        ("chance", LOG.replace("0+bokken", "!") + "chance"), ("chance", LOG.replace("0+bokken", "0+") + "chance"),
        ("chance", LOG.replace("0+bokken", "") + "chance"), ("chance", LOG.replace("2+katana", "") + "chance"),
        ("chance", LOG.replace("2+katana", "1+katana") + "chance"),
        ("chance", LOG.replace("2+katana", "1+katana 2<1:parry") + "chance"),
        ("chance", LOG.replace("2+katana", "1+katana 2<1katana") + "chance"),
        ("chance", LOG.replace("2+katana", "1+katana 2<2:katana") + "chance"),
        ("chance", LOG.replace("2+katana", "1+katana 2<3:katana") + "chance"),
        ("chance", LOG.replace("2+katana", "2+katana 2+katana 2-katana") + "chance"),
        ("chance", LOG.replace("2+katana", "2-katana 2+katana") + "chance"),
        ("chance", LOG.replace("2+katana", "2+katana !katana") + "chance"),
        ("chance", LOG.replace("2+katana", "2^katana") + "chance"),  # only Ieyasu takes from the pile
        ("chance", LOG + LOG + "chance"), ("chance", LOG + "log\nchance"),  # the deck never ran out
        ("chance", LOG + "log\nlog\nrun-outs 2\nchance"),  # and no deck runs out that was never laid
    ],
)  # fmt: skip
def test_a_position_that_cannot_be(old: str, new: str) -> None:
    assert old in GOOD
    refused(BadNotation, lambda: parse(GOOD.replace(old, new, 1)))


def play_to_the_end(table: Table, luck: int) -> None:
    """A table that was let in must work: everything it can be asked, up to its end."""
    pick = at_random(luck)
    asked = 0
    text = table.notation()
    assert parse(text).notation() == text
    for seat in [*range(table.seats), None]:
        assert table.redeal(seat, Chance(luck)).view_bytes(seat) == table.view_bytes(seat)
    while not table.over:
        asked += 1
        assert asked < BOUND
        options = table.options()
        assert options
        if asked % 50 == 1:
            table.missing()
            table.redeal(table.asked, Chance(asked))
        table.answer(pick(options))
    assert table.result().teams
    replay(read_record(Record.of(table).text()))


WORDS = st.sampled_from(
    [
        "0", "1", "2", "3", "6", "7", "99", "120", "-1", "9999999999", "9223372036854775807",
        "18446744073709551616", "NaN", "seat", "turn", "hand", "laid", "deck", "pile", "ask", "over",
        "log", "0+parry", "1-parry", "0<1:parry", "1^katana", "!bokken", "aimed", "by", "chance", "quick", "seed", "at",
        "honour", "resilience", "sword-master", "blow", "attacked", "challenged", "play", "discard",
        "bushido", "first-card", "parry", "parry*9", "katana", "bokken*2", "focus*3", "battlecry", "chiyome",
        "ieyasu", "shogun", "ronin", "spectator", "weapons", "cards", "run-outs", "\n", "#", "\x00", "\x85",
        "é", "٣", "𝟛",
    ]
)  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """The text with a few words or lines changed, lost, doubled or moved."""
    words = text.replace("\n", " \n ").split(" ")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(words) - 1))
        what = draw(st.sampled_from(["change", "drop", "double", "swap", "insert", "cut"]))
        if what == "change":
            words[at] = draw(WORDS)
        elif what == "drop":
            del words[at]
        elif what == "double":
            words.insert(at, words[at])
        elif what == "swap":
            other = draw(st.integers(0, len(words) - 1))
            words[at], words[other] = words[other], words[at]
        elif what == "insert":
            words.insert(at, draw(WORDS))
        else:
            del words[at : at + draw(st.integers(1, 30))]
        words = words or ["x"]
    return " ".join(words).replace(" \n ", "\n")


@given(data=st.data(), luck=st.integers(0, 1000))
def test_a_changed_position_is_refused_or_can_be_played(data: st.DataObject, luck: int) -> None:
    text = data.draw(mutated(data.draw(games("sword")).notation()))
    try:
        table = parse(text)
    except BadNotation as problem:
        sentence_of(problem)
        return
    play_to_the_end(table, luck)


@given(data=st.data(), luck=st.integers(0, 1000))
def test_a_changed_small_position_is_refused_or_can_be_played(data: st.DataObject, luck: int) -> None:
    text = data.draw(mutated(GOOD))
    try:
        table = parse(text)
    except BadNotation:
        return
    play_to_the_end(table, luck)


@given(
    text=st.text()
    | st.lists(WORDS).map(" ".join)
    | st.lists(WORDS).map(lambda words: "sword 1\n" + " ".join(words))
)
@example("sword 1\n\ud800")
def test_any_text_is_no_position(text: str) -> None:
    with pytest.raises(BadNotation):
        parse(text)


# Records.


def good_record() -> dict[str, object]:
    table = new_table("sword", seats=3, seed=4)
    for _ in range(5):
        table.answer(table.options()[0])
    fields: dict[str, object] = json.loads(Record.of(table).text())
    return fields


DEEP = "[" * 200_000 + "]" * 200_000
DEEP_FIELDS = '{"izakaya": ' * 100_000 + "1" + "}" * 100_000


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "{", "[]", "{}", "null", "true", "NaN", "1", '"sword"', "\x00", "\ufeff{}", "{'izakaya': 1}",
        DEEP, DEEP_FIELDS, "9" * 100_000, '{"izakaya": ' + "9" * 100_000 + "}", "\ud800",
        '{"izakaya": 1, "izakaya": 1}',
    ],
    ids=range(19),
)  # fmt: skip
def test_what_is_no_record(text: str) -> None:
    refused_quickly(BadRecord, lambda: read_record(text))


@pytest.mark.parametrize("field", sorted(good_record()))
@pytest.mark.parametrize("lost", [True, False])
@pytest.mark.parametrize(
    "value",
    [
        None, True, -1, 2, 9, 2**70, 10**4000, 1.5, float("nan"), float("inf"), "", "x", "-1", "9" * 100, "٣",
        [], [[]], [None], [True], [-1], [2**70], [0.0], ["0"], [31], [0] * 1000, {}, {"characters": 1},
        {"characters": "zorro"}, {"jokers": "1"}, {"": ""},
    ],
    ids=name_of,
)  # fmt: skip
def test_a_record_with_a_bad_field(field: str, lost: bool, value: object) -> None:
    """Whatever stands in a field, the record is refused in a sentence, or what it says can be replayed."""
    fields = good_record()
    if lost:
        del fields[field]
    else:
        fields[field] = value
    try:
        record = read_record(json.dumps(fields))
        table = replay(record)
    except BadRecord as problem:
        sentence_of(problem)
        return
    assert not lost
    # What was taken must be what is written again: nothing is silently read as something else.
    assert json.loads(Record.of(table).text()) == fields


@given(data=st.data())
def test_a_changed_record_is_refused_or_replays(data: st.DataObject) -> None:
    text = Record.of(data.draw(games())).text()
    at = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(at, min(len(text), at + 20)))
    put = data.draw(
        st.text(max_size=5)
        | st.sampled_from(["0", "99", ", 0", "]", "}", '"', "-", "1e9", "NaN", "null", "true"])
    )
    try:
        table = replay(read_record(text[:at] + put + text[end:]))
    except BadRecord as problem:
        sentence_of(problem)
        return
    text = table.notation()
    assert parse(text).notation() == text


def test_a_record_of_a_position_says_what_the_position_says() -> None:
    fields = json.loads(Record.of(parse(GOOD)).text())
    assert replay(read_record(json.dumps(fields))).notation() == parse(GOOD).notation()
    for wrong in ({"seats": 4}, {"seed": "1"}, {"options": {"characters": "benkei"}}):
        refused(BadRecord, lambda wrong=wrong: replay(read_record(json.dumps({**fields, **wrong}))))  # type: ignore[misc]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_redealt_table_has_no_record(game: str) -> None:
    table = new_table(game, seats=GAMES[game].most, seed=1)
    assert "notation" in refused(BadRecord, lambda: Record.of(table.redeal(0, Chance(1))))


def test_a_bad_record_changes_nothing(table: Table) -> None:
    record = Record.of(table)
    record.answers.append(9999)
    before = record.text()
    refused(BadRecord, lambda: replay(record))
    assert record.text() == before


def test_a_record_that_starts_from_a_bad_position() -> None:
    fields = good_record()
    for start in ("x", "sword 2", "sword 1\n", GOOD.replace("hanzo", "zorro"), "\ud800", "sword 1\n" * 9000):
        fields["start"] = start
        refused(BadRecord, lambda: replay(read_record(json.dumps(fields))))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_record_of_other_rules(game: str) -> None:
    fields = json.loads(Record.of(new_table(game, seats=GAMES[game].most, seed=1)).text())
    for rules in (0, GAMES[game].rules + 1, -1, 2**70):
        refused(BadRecord, lambda rules=rules: replay(read_record(json.dumps({**fields, "rules": rules}))))  # type: ignore[misc]
