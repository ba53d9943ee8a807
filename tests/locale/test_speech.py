"""Choosing a language, and saying things in it."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource

from izakaya import IzakayaError
from izakaya.locale import LANGUAGES, MissingMessage, Speech, UnknownLanguage, system_language
from izakaya.locale.phrases import Bundle


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
        ("de", "außer Reichweite: Schwierigkeitsgrad 3, Reichweite 2"),
        ("es", "fuera de alcance: Dificultad 3, alcance 2"),
        ("ja", "届きません：難度3、間合い2"),
    ],
)
def test_out_of_reach_in_every_language(language: str, sentence: str) -> None:
    assert Speech(language).say("refusal-out-of-reach", need=3, have=2) == sentence


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "range 1, 1 wound", "range 1, 2 wounds"),
        ("it", "portata 1, 1 ferita", "portata 1, 2 ferite"),
        ("de", "Reichweite 1, 1 Verwundung", "Reichweite 1, 2 Verwundungen"),
        ("es", "alcance 1, 1 herida", "alcance 1, 2 heridas"),
        ("ja", "間合い1、1ダメージ", "間合い1、2ダメージ"),
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


# A word that is a category of numbers in no language, so that Fluent takes it for a word.
WORDS = ("me", "Miyamoto Musashi")
NUMBERS = (0, 1, 5, 12_345)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_says_what_fluent_would(language: str) -> None:
    speech = Speech(language)
    for name in list(speech.bundle._messages):
        entry = speech.bundle.entry(name)
        attributes = [f"{name}.{attribute.id.name}" for attribute in entry.attributes]
        for message in [name, *attributes] if entry.value is not None else attributes:
            parts = speech.parts_of(message)
            for said in (*WORDS, *NUMBERS) if parts else ("",):
                filled: dict[str, str | int] = dict.fromkeys(parts, said)
                assert speech.put(message, filled) == speech.put_slowly(message, filled), (message, said)
            assert speech.phrases[message] is not None, f"{message} is always put slowly"


def test_what_a_phrase_cannot_say_fluent_does() -> None:
    speech = Speech("en")
    text = """far = { NUMBER($way, minimumFractionDigits: 1) } ri
-who = { $case ->
    [of] of Edo
   *[plain] Edo
 }
seat = { -who(case: "of") }
"""
    speech.bundle.add_resource(FluentResource(text))
    assert speech.say("far", way=3) == "3.0 ri"
    assert speech.say("seat") == "of Edo"


def test_a_message_that_cannot_be_read_is_not_there() -> None:
    bundle = Bundle(
        "en", ["good = Sake\nbad = { $never closed\n    .attribute\n", "bad = Beer\ngood = Water\n"]
    )
    assert [name for name in ("good", "bad") if bundle.has_message(name)] == ["good"]
    phrase = bundle.phrase("good")
    assert phrase is not None
    assert phrase({}) == "Sake"
