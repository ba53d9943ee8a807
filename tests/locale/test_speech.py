"""Choosing a language, and saying things in it."""

from __future__ import annotations

import pytest

from izakaya import IzakayaError
from izakaya.locale import LANGUAGES, MissingMessage, Speech, UnknownLanguage, system_language

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "ja"}, "ja"),
        ({"LC_ALL": "es_ES.UTF-8", "LANG": "it_IT.UTF-8"}, "es"),
        ({"LC_MESSAGES": "it_CH", "LANG": "de_CH"}, "it"),
        ({"LC_ALL": "", "LANG": "it_IT"}, "it"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_chooses_the_language(variables: dict[str, str], language: str) -> None:
    assert system_language(variables) == language


@pytest.mark.parametrize("name", ["fr", "", "italiano", "../en", "e"])
def test_an_unknown_language_is_refused(name: str) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        Speech(name)
    assert isinstance(caught.value, IzakayaError)
    assert "en, it, de, es, ja" in str(caught.value)


@pytest.mark.parametrize("name", ["IT", "it_IT.UTF-8", "it-CH"])
def test_a_language_may_be_written_in_several_ways(name: str) -> None:
    assert Speech(name).language == "it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["no-such-message", "card-katana.short", "no-such-message.short", ""])
def test_a_missing_message_is_an_error_and_never_silent(language: str, name: str) -> None:
    with pytest.raises(MissingMessage):
        Speech(language).say(name)


def test_a_missing_part_is_an_error_too() -> None:
    with pytest.raises(MissingMessage):
        Speech("en").say("play-seed")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "out of reach: Difficulty 3, range 2"),
        ("it", "fuori portata: Difficoltà 3, portata 2"),
        ("de", "außer Reichweite: Schwierigkeit 3, Reichweite 2"),
        ("es", "fuera de alcance: Dificultad 3, alcance 2"),
        ("ja", "届きません：難度3、射程2"),
    ],
)
def test_out_of_reach_in_every_language(language: str, sentence: str) -> None:
    assert Speech(language).say("refusal-out-of-reach", need=3, have=2) == sentence


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "range 1, 1 wound", "range 1, 2 wounds"),
        ("it", "portata 1, 1 ferita", "portata 1, 2 ferite"),
        ("de", "Reichweite 1, 1 Wunde", "Reichweite 1, 2 Wunden"),
        ("es", "alcance 1, 1 herida", "alcance 1, 2 heridas"),
        ("ja", "射程1、1ダメージ", "射程1、2ダメージ"),
    ],
)
def test_one_wound_and_two(language: str, one: str, two: str) -> None:
    speech = Speech(language)
    assert speech.say("weapon.short", range=1, wounds=1) == one
    assert speech.say("weapon.short", range=1, wounds=2) == two


def test_lists() -> None:
    assert Speech("en").listing([]) == ""
    assert Speech("en").listing(["A"]) == "A"
    assert Speech("it").listing(["A", "B", "C"]) == "A, B e C"
    assert Speech("de").listing(["A", "B"], "or") == "A oder B"
    assert Speech("ja").listing(["甲", "乙", "丙"]) == "甲、乙、丙"
