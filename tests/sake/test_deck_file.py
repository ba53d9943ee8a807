"""Deck files: the values of the house with their origins, and what is refused and why."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import izakaya
from izakaya.games import sake
from izakaya.games.sake.data import NAMES, SAMURAI, TYPES
from izakaya.games.sake.deck_file import HOUSE, LATELY, MOST_LATELY, deck_of, read_deck

TEXT = Path(sake.__file__).with_name("deck.toml").read_text(encoding="utf-8")


def kind_of(name: int) -> str:
    return next(kind for kind, (first, last) in TYPES.items() if first <= name < last)


def test_the_counts_are_those_of_the_box() -> None:
    kinds = Counter(kind_of(int(HOUSE.name[card])) for card in range(98))
    assert kinds == {"event": 40, "minion": 10, "interrupt": 8, "weapon": 20, "item": 20}


@pytest.mark.parametrize(
    ("weapon", "values"),
    [
        ("katana", (1, 0, 0, 3, 2)),
        ("no-dachi", (2, 0, 0, 5, 1)),
        ("naginata", (3, 0, 0, 3, 2)),
        ("yumi", (4, 1, 1, 1, 0)),
        ("wakizashi", (1, 0, 0, 2, 3)),
    ],
)
def test_weapons_have_the_values_of_section_12(weapon: str, values: tuple[int, ...]) -> None:
    w = NAMES.index(weapon)
    found = (
        HOUSE.weapon_range[w],
        HOUSE.weapon_far[w],
        HOUSE.weapon_ranged[w],
        HOUSE.weapon_attack[w],
        HOUSE.weapon_defence[w],
    )
    assert found == values


def test_minions_counters_and_life_have_the_values_of_the_rules() -> None:
    assert (HOUSE.minion_attack, HOUSE.minion_defence, HOUSE.minion_movement) == (0, 0, 2)
    assert (HOUSE.steps, HOUSE.sake, HOUSE.steps_between, HOUSE.sake_for_two) == (28, 20, 3, 5)
    assert SAMURAI[6] == "hojo-masako"
    assert SAMURAI[7] == "tomoe-gozen"


def test_every_value_has_an_origin() -> None:
    assert set(HOUSE.origins) == {"house"}
    for line in TEXT.splitlines():
        entry = re.match(r"\s*(\[\"|[a-z-]+ = \{)", line)
        if entry:
            assert '"printed"' in line or '"house"' in line, line
    for section in ("[minion]", "[counters]"):
        block = TEXT.split(section)[1].split("[")[0]
        assert 'origin = "' in block


def test_what_the_rules_call_printed_is_marked_printed() -> None:
    lines = {line.split(" = ")[0]: line for line in TEXT.splitlines() if " = {" in line}
    assert 'origin = "printed"' in lines["katana"]
    assert 'printed = ["defence"]' in lines["naginata"]
    assert '"attack"]' in lines["no-dachi"]
    assert '"attack"]' in lines["yumi"]
    assert "printed" not in lines["wakizashi"]


def test_reading_the_house_file_gives_the_house_deck() -> None:
    deck = read_deck(TEXT)
    assert deck.labels == HOUSE.labels
    assert deck.origins == HOUSE.origins
    assert list(deck.attack) == list(HOUSE.attack)


def test_the_order_of_the_rows_does_not_matter() -> None:
    head, rows = TEXT.split("rows = [\n")
    cards = rows.split("\n]")[0].splitlines()
    other = read_deck(head + "rows = [\n" + "\n".join(reversed(cards)) + "\n]\n")
    assert other.labels == HOUSE.labels
    assert list(other.back) == list(HOUSE.back)


# What is refused.


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if line.strip().startswith(start))


def refused(text: str) -> str:
    with pytest.raises(izakaya.UnknownOption) as refusal:
        read_deck(text)
    sentence = str(refusal.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert len(sentence) < 400
    return sentence


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1, f"the file does not say {old!r}"
    return TEXT.replace(old, new, 1)


FIRST_CARD, SECOND_CARD = re.findall(r'\["event", "throwing-chopsticks", [12], .*\]', TEXT)
BOXES = ", ".join(FIRST_CARD.split(", ")[2:7])  # after the number of the copy
TOMOE_LIFE = re.findall(r"tomoe-gozen = { life = \d", TEXT)[0]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (FIRST_CARD.replace('"event"', '"spell"'), "'spell' is no type of card"),
        (FIRST_CARD.replace('"event"', "5"), "'5' is no type of card"),
        (FIRST_CARD.replace("throwing-chopsticks", "throwing-forks"), "'throwing-forks' is no event"),
        (FIRST_CARD.replace("throwing-chopsticks", "katana"), "'katana' is no event"),
        (FIRST_CARD.replace(BOXES, "0, 2, 0, 0, 0"), "copy is a whole number from 1"),
        (
            FIRST_CARD.replace(BOXES, "1, 10, 0, 0, 0"),
            "attack of throwing-chopsticks number 1 is a whole number from 0 to 9, not '10'",
        ),
        (
            FIRST_CARD.replace(BOXES, "1, 2, -1, 0, 0"),
            "defence of throwing-chopsticks number 1 is a whole number from 0 to 9, not '-1'",
        ),
        (
            FIRST_CARD.replace(BOXES, "1, 2, 0, 1.5, 0"),
            "movement of throwing-chopsticks number 1 is a whole number",
        ),
        (
            FIRST_CARD.replace(BOXES, "1, 2, 0, 0, true"),
            "drinking of throwing-chopsticks number 1 is a whole number",
        ),
        (FIRST_CARD.replace("troublesome", "sleepy"), "'sleepy' is no back"),
        (FIRST_CARD.replace('"house"', '"rumour"'), 'origin is "printed" or "house"'),
        (FIRST_CARD.replace(', "house"', ""), "a row of nine values"),
        (FIRST_CARD.replace('"house"', '"house", 1'), "a row of nine values"),
    ],
)
def test_a_wrong_card_is_refused_with_its_line_and_the_reason(card: str, reason: str) -> None:
    sentence = refused(changed(FIRST_CARD, card))
    assert sentence.startswith(f"Line {line_of(FIRST_CARD)} of the deck: ")
    assert reason in sentence


@pytest.mark.parametrize(
    "values",
    ["{}", "[]", '[["event"], 1, 1, 1, 1, 1, 1, 1, 1]', '["event", "roar", 1, 1, 1, 1, 1, [], "house"]'],
)
def test_a_card_that_is_something_else_is_refused(values: str) -> None:
    assert "of the deck: " in refused(changed(FIRST_CARD, values))


def test_a_card_that_stands_twice_is_refused_at_the_second() -> None:
    sentence = refused(changed(SECOND_CARD, FIRST_CARD))
    assert sentence == f"Line {line_of(SECOND_CARD)} of the deck: throwing-chopsticks number 1 stands twice."


def test_too_few_and_too_many_rows_are_refused() -> None:
    sentence = refused(changed(f"  {FIRST_CARD},\n", ""))
    assert "there are 98 cards in the box, but 97 rows: throwing-chopsticks number 1 is missing." in sentence
    assert sentence.startswith("Line ")
    assert "but 99 rows" in refused(changed(f"  {FIRST_CARD},\n", f"  {FIRST_CARD},\n  {FIRST_CARD},\n"))


def test_wrong_counts_of_a_type_are_refused() -> None:
    text = changed(FIRST_CARD, '["interrupt", "falter", 5, 2, 1, 1, 0, "troublesome", "house"]')
    sentence = refused(text)
    assert (
        "there are 40 cards of type event in the box, but 39 rows: throwing-chopsticks number 1 is"
        in sentence
    )
    assert sentence.startswith("Line ")


def test_a_card_of_which_there_is_none_is_named() -> None:
    assert refused(TEXT.replace('"yumi", ', '"wakizashi", 1')).endswith("the deck: there is no yumi.")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("attack = 3, defence = 2, origin", "attack = 4, defence = 2, origin", "attack = 3 for the katana"),
        (
            "range = 2,",
            "range = 3,",
            "range = 2 for the no-dachi",
        ),
        ("far = true", "far = false", "far = true for the yumi"),
        ("[minion]\nattack = 0", "[minion]\nattack = 1", "attack = 0 for the minion"),
        ("steps = 28", "steps = 30", "steps = 28 for the counters"),
        ("sake_for_two = 5", "sake_for_two = 6", "sake_for_two = 5 for the counters"),
    ],
)
def test_what_the_rules_print_cannot_be_changed(old: str, new: str, reason: str) -> None:
    assert refused(changed(old, new)).endswith(f"the deck: the rules print {reason}.")


def test_what_is_ours_may_be_changed() -> None:
    deck = read_deck(
        changed("ranged = false, attack = 2, defence = 3", "ranged = false, attack = 4, defence = 1")
    )
    assert (deck.weapon_attack[NAMES.index("wakizashi")], deck.weapon_defence[NAMES.index("wakizashi")]) == (
        4,
        1,
    )


def test_too_few_katana_are_refused() -> None:
    text = changed('"weapon", "katana", 8,', '"weapon", "yumi", 4,')
    assert "katana" in refused(text)


@pytest.mark.parametrize(
    ("old", "new", "start", "reason"),
    [
        (
            "katana = { range = 1,",
            "katana = { range = 0,",
            "katana",
            "range is a whole number from 1 to 9, not '0'",
        ),
        (
            "attack = 3, defence = 2",
            "attack = 30, defence = 2",
            "katana",
            "attack is a whole number from 0 to 9",
        ),
        (
            "attack = 3, defence = 2",
            "attack = 3, defence = -2",
            "katana",
            "defence is a whole number from 0 to 9",
        ),
        (
            "attack = 3, defence = 2, ",
            "attack = 3, ",
            "katana",
            "defence is a whole number from 0 to 9, not 'None'",
        ),
        ("far = false", "far = 0", "katana", "far is true or false, not '0'"),
        ("ranged = false", 'ranged = "no"', "katana", "ranged is true or false, not 'no'"),
        ('origin = "printed"', 'origin = "heard"', "katana", 'origin is "printed" or "house"'),
        ("yumi = {", "bow = {", "bow", "'bow' is not one of the weapons"),
        (
            TOMOE_LIFE,
            "tomoe-gozen = { life = 9",
            "tomoe-gozen",
            "life is a whole number from 1 to 8",
        ),
        (
            TOMOE_LIFE,
            "tomoe-gozen = { life = 0",
            "tomoe-gozen",
            "life is a whole number from 1 to 8",
        ),
        ("tomoe-gozen =", "oda-nobunaga =", "oda-nobunaga", "'oda-nobunaga' is not one of the samurai"),
        ("movement = 2", "movement = 10", "movement", "movement is a whole number from 0 to 9, not '10'"),
        ("steps = 28", "steps = 5", "steps = 5", "steps is a whole number from 24 to 99, not '5'"),
        ("sake = 20", "sake = 0", "sake = 0", "sake is a whole number from 1 to 99"),
        (
            "steps_between = 3",
            "steps_between = 0",
            "steps_between",
            "steps_between is a whole number from 1 to 9",
        ),
        (
            "sake_for_two = 5",
            "sake_for_two = 99",
            "sake_for_two",
            "sake_for_two is a whole number from 1 to 20",
        ),
        ("form = 1", "form = 2", "form", "form = 1"),
        ("form = 1\n", "\n", "", "form = 1"),
    ],
)
def test_a_wrong_value_is_refused_with_its_line_and_the_reason(
    old: str, new: str, start: str, reason: str
) -> None:
    text = changed(old, new)
    sentence = refused(text)
    assert reason in sentence
    if start:
        number = next(i for i, line in enumerate(text.splitlines(), 1) if line.strip().startswith(start))
        assert sentence.startswith(f"Line {number} of the deck: ")


def test_the_line_named_is_that_of_the_value_not_of_a_namesake() -> None:
    """`attack` of the minion is meant, not the first line that begins with such a word."""
    text = changed("[weapons]", "[notes]\nattack = 1\n[weapons]").replace(
        "[minion]\nattack = 0", "[minion]\nattack = 77"
    )
    sentence = refused(text)
    number = text.splitlines().index("attack = 77") + 1
    assert sentence.startswith(f"Line {number} of the deck: "), sentence


@pytest.mark.parametrize("section", ["weapons", "samurai", "minion", "counters", "cards"])
def test_a_missing_section_is_refused(section: str) -> None:
    text = TEXT.replace(f"[{section}]", f"[un{section}]")
    assert f"the section [{section}] is missing" in refused(text)


@pytest.mark.parametrize("section", ["weapons", "samurai", "minion", "counters", "cards"])
def test_a_section_that_is_a_number_is_refused(section: str) -> None:
    text = "\n".join(f"{name} = 5" for name in (section,)) + "\nform = 1\n"
    assert "is missing" in refused(text)


def test_a_missing_samurai_is_named() -> None:
    text = re.sub(r"tomoe-gozen = .*\n", "", TEXT)
    assert "tomoe-gozen is missing in the section [samurai]" in refused(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0",
        "form",
        "form = 1\nform = 1",
        "[[[[",
        "# only a remark",
        "type,name,copy,attack\nevent,roar,1,2",
        "a = " + "[" * 5000,
        "\ufeffform = 1",
        "form = 1\r[weapons]",
        "form = " + "1" * 5000,
        "form = 0x" + "f" * 5000,
        TEXT.replace("steps = 28", "steps = 0x" + "f" * 5000),
    ],
)
def test_what_is_no_deck_file_is_refused_in_a_sentence(text: str) -> None:
    refused(text)


def test_not_toml_says_where() -> None:
    sentence = refused(changed("form = 1", "form == 1"))
    assert sentence.startswith("The deck is not TOML")
    assert f"line {line_of('form')}" in sentence


@pytest.mark.parametrize("nonsense", ["x", "[", "a=1\n", "é", "{}"])
def test_a_hundred_kilobytes_of_nonsense_are_refused(nonsense: str) -> None:
    assert "at most 65536 characters" in refused(nonsense * (100_000 // len(nonsense)))


def test_long_words_are_not_repeated_at_length() -> None:
    refused(changed("throwing-chopsticks", "y" * 5000))
    refused(changed("tomoe-gozen =", "z" * 5000 + " ="))


def test_rows_two_to_a_line_do_not_mislead() -> None:
    """A line is named only if it is the right one."""
    text = changed(f"{FIRST_CARD},\n  {SECOND_CARD},", f"{FIRST_CARD}, {SECOND_CARD},")
    text = re.sub(r'("rice-bowl", 4, .*)"\w+", "house"', r'\1"sleepy", "house"', text)
    sentence = refused(text)
    number = next(i for i, line in enumerate(text.splitlines(), 1) if "sleepy" in line)
    assert sentence.startswith((f"Line {number} of", "Card 98 of", "The deck"))


def test_a_deck_that_was_read_lately_is_not_read_again() -> None:
    text = changed("form = 1", "form = 1  # mine")
    other = text + "# Another text is another deck, whatever it says.\n"
    deck = deck_of(text)
    assert deck_of(text) is deck
    assert deck_of(other) is not deck
    for number in range(MOST_LATELY + 1):
        deck_of(f"{text}# {number}\n")
    assert len(LATELY) <= MOST_LATELY
