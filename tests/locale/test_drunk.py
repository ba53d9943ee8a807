"""Drunks are hard to understand, but always in the same way, and what matters can still be read (K32)."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from izakaya.locale import LANGUAGES, Speech, UnknownLanguage
from izakaya.locale.drunk import HEADROOM, TONGUES, drunk

SENTENCES = {
    "en": "Taste this, you thief of my sake, said Tomoe-san; it is strength 5 at 12 steps!",
    "it": "Assaggia questa, ladro del mio sakè, disse Tomoe-san; è forza 5 a 12 passi!",
    "de": "Koste das, du Dieb meines Sakes, sagte Tomoe-san; das ist Stärke 5 auf 12 Schritte!",
    "es": "Prueba esto, ladrón de mi sake, dijo Tomoe-san; ¡es fuerza 5 a 12 pasos!",
    "ja": "これでもくらえ、酒どろぼうめ。巴さんは攻撃力5です、間合いは12です！",
}
NAMES = ("Tomoe-san", "巴さん")
ANY_LANGUAGE = st.sampled_from(LANGUAGES)


def test_there_are_drunks_in_every_language() -> None:
    assert tuple(TONGUES) == LANGUAGES
    with pytest.raises(UnknownLanguage, match="Nobody is drunk in 'fr' here"):
        drunk("À boire!", "fr", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_comes_out_slurred_and_readable(language: str) -> None:
    sentence = SENTENCES[language]
    for seed in range(50):
        said = drunk(sentence, language, seed, NAMES)
        assert said != sentence
        assert re.findall(r"\d+", said) == ["5", "12"]
        assert any(name in said for name in NAMES)
    assert len({drunk(sentence, language, seed, NAMES) for seed in range(50)}) > 10


@pytest.mark.parametrize(
    ("language", "sound"),
    [("en", "hic!"), ("it", "hic!"), ("de", "hicks!"), ("es", "¡hip!"), ("ja", "ヒック")],
)
def test_everybody_hiccups_now_and_then(language: str, sound: str) -> None:
    assert any(sound in drunk(SENTENCES[language], language, seed) for seed in range(30))


def test_japanese_drunks_draw_out_their_endings() -> None:
    said = {drunk("もう飲めないです。", "ja", seed) for seed in range(20)}
    assert any("れすぅ" in words for words in said)


def test_shouting_stays_loud() -> None:
    assert "SHAKEEE!" in {drunk("SAKEEE!", "en", seed) for seed in range(30)}


@pytest.mark.parametrize(
    "kept",
    [
        "<b class='s'>",
        "</span>",
        "{ $strength }",
        "[bold]",
        "&nbsp;",
        "`sessions`",
        "https://example.org/sassy?s=s",
        "@samurai_s",
        ":sake_cup:",
        "K32",
        "1,000.5",
    ],
)
def test_markup_and_what_stands_for_something_is_left_alone(kept: str) -> None:
    for seed in range(20):
        assert kept in drunk(f"So much sake for us {kept} and so many sorrows", "en", seed)


@pytest.mark.parametrize("text", ["", " ", "\n\t "])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stays_nothing(language: str, text: str) -> None:
    assert drunk(text, language, 1) == text


@pytest.mark.parametrize("text", ["🍶", "42", "!?", "…", "👩‍👩‍👧", "侍", "\ud800", "ß", "e\u0301"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_says_something_changes(language: str, text: str) -> None:
    assert text.strip() != drunk(text, language, 1).strip()


@given(st.text(st.characters()), ANY_LANGUAGE, st.integers())
def test_any_text_is_slurred_always_alike_and_within_bounds(text: str, language: str, seed: int) -> None:
    said = drunk(text, language, seed)
    assert said == drunk(text, language, seed)
    assert len(said) <= 2 * len(text) + HEADROOM
    assert (said != text) == bool(text.strip())
    assert re.findall(r"\d", said) == re.findall(r"\d", text)


@pytest.mark.parametrize("letter", ["s", "<", "[", "{", "`", "@", ":", "す", "s ", "9s", "&#"])
def test_a_very_long_text_takes_no_time_and_no_room(letter: str) -> None:
    text = letter * 30_000
    begun = time.process_time()
    for language in ("en", "ja"):
        assert len(drunk(text, language, 7)) <= 2 * len(text) + HEADROOM
    assert time.process_time() - begun < 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cries_of_the_game_are_slurred(language: str) -> None:
    speech = Speech(language)
    for cry in ("drank", "iaido", "strikes", "wounded", "defended", "burned-sake", "died"):
        words = speech.say(f"sake-cry-{cry}")
        assert drunk(words, language, 3) != words
