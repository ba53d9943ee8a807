"""Names that look alike are told apart, and what cannot be read is no name."""

from __future__ import annotations

import pytest

from izakaya.playing.naming import is_readable, look, told_apart


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "ANNA "),
        ("Anna", "А\u043d\u043d\u0430".replace("\u043d", "n")),  # Cyrillic A and a
        ("paul", "\u0440\u0430ul"),
        ("Oscar", "0scar"),
        ("Bill", "BiII"),
        ("Emma", "Ernma"),
        ("Zoë", "Zoe"),
        ("Ａｎｎａ", "Anna"),
        ("Ann a", "Anna"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look(one) == look(other)
    assert told_apart([one, None, other]) == [one, "", f"{other} (2)"]


@pytest.mark.parametrize(
    "names", [("Anna", "Hanna"), ("Иван", "Иванка"), ("さくら", "さくらこ"), ("Guest 1234", "Guest 1235")]
)
def test_names_that_do_not(names: tuple[str, str]) -> None:
    assert told_apart(names) == list(names)


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Иван",
        "Ωμέγα",
        "さくら",
        "李 小龙",
        "Zoë",
        "Đặng",
        "R2D2",
        "O'Neil",
        "Anna 🎴",
        "עדה",
        "สมชาย",
    ],
)
def test_names_of_people(name: str) -> None:
    assert is_readable(name)


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "An\u200bna", "!!!", "🎴", "a" + "\u0301" * 6, "\u0440\u0430ul", "Ann\u202ea"],
)
def test_what_is_no_name(name: str) -> None:
    assert not is_readable(name)
