"""The lessons of the house: every step is a move that the table offers, and every language says everything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from izakaya.lessons.found import first_lesson, taught
from izakaya.lessons.giving import Said, giving
from izakaya.lessons.lesson import Lesson
from izakaya.lessons.told import LessonTold, lesson_told
from izakaya.lessons.words import lacking
from izakaya.locale import LANGUAGES
from izakaya.words.speaking import speech_of
from tests.locale.files import messages

WEB: Final = Path(__file__).parents[2] / "web" / "src" / "games"
#: What a first evening has to show: moves that the newcomer makes, and things that happen.
SHOWN: Final = {
    "sake": (
        {
            "drink",
            "place",
            "move",
            "go-clockwise",
            "burn-to-play",
            "attack",
            "defend",
            "interrupt",
            "burn-soul",
        }
        | {"sake", "choose", "cards", "steal"},
        {"strikes", "wounded", "died", "stirs-sake", "torments", "sudden-death", "ended"},
    ),
    "sword": (
        {"attack", "lay", "play", "answer"},
        {"played", "answered", "wounded", "defeated", "ended"},
    ),
}


def lesson_of(game: str) -> Lesson:
    lesson = first_lesson(game)
    assert lesson is not None
    return lesson


@pytest.fixture(scope="module", params=taught())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def told(game: str) -> LessonTold:
    return lesson_told(lesson_of(game), "en")


def test_both_games_are_taught_and_the_browser_knows_it() -> None:
    assert sorted(taught()) == ["sake", "sword"]
    known = [file.parent.name for file in WEB.glob("*/game.ts") if "taught: true" in file.read_text("utf-8")]
    assert sorted(known) == sorted(taught())


def test_a_lesson_can_be_given_and_shows_what_a_first_evening_has_to(game: str) -> None:
    moves, happenings = SHOWN[game]
    asked: set[str] = set()
    happened: set[str] = set()
    over = False
    for event in giving(lesson_of(game)):
        if isinstance(event, Said) and event.option is not None:
            assert event.option in event.table.options()
            asked.add(event.table.describe(event.option).way)
        if isinstance(event, Said):
            happened |= {news.what for news in event.table.news}
            over = event.table.over
    assert moves - asked == set()
    assert happenings - happened == set()
    assert over, "the last chapter is played to its end"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(game: str, language: str) -> None:
    assert lacking(lesson_of(game), speech_of(language)) == []


def test_no_words_are_left_over(game: str) -> None:
    assert set(messages("en", f"{game}-lesson")) == set(lesson_of(game).messages())


def test_nothing_said_speaks_of_one_kind_of_device(game: str) -> None:
    said = " ".join(speech_of("en").say(message) for message in lesson_of(game).messages())
    assert not re.search(r"\b(click|tap|type|press|swipe|drag)\b", said, re.IGNORECASE)


def test_a_bubble_is_short(game: str) -> None:
    for language in LANGUAGES:
        speech = speech_of(language)
        for message in lesson_of(game).messages():
            assert len(speech.say(message)) <= (160 if language == "ja" else 300), message


def test_what_is_told_is_what_a_seat_may_know(game: str, told: LessonTold) -> None:
    """Nobody else's cards, and at every question what the newcomer is asked for among its offers, under a number of its own."""
    numbers: list[int] = []
    for moment in told.moments:
        assert moment.text
        for act in moment.acts:
            assert act.view["seat"] == 0
            assert act.view["game"] == game
        if moment.question is None:
            assert moment.option is None
            continue
        numbers.append(moment.question.number)
        offered = {offer.option: offer.text for offer in moment.question.offers}
        assert moment.option in offered
        assert offered[moment.option] in moment.gently
        assert all(one.option in offered and one.option != moment.option for one in moment.instead)
    assert len(set(numbers)) == len(numbers) > 7
    assert told.moments[-1].ending is not None
    assert [moment.ending for moment in told.moments[:-1]] == [None] * (len(told.moments) - 1)
    assert len(told.chapters) == len(told.tables) == told.moments[-1].chapter + 1


def test_every_chapter_begins_with_its_table(told: LessonTold) -> None:
    begun: set[int] = set()
    for moment in told.moments:
        if moment.chapter not in begun:
            begun.add(moment.chapter)
            assert moment.acts[0].news == []
    assert begun == set(range(len(told.chapters)))


#: Words a minute, seconds for a tap, and for what is seen happening.
READING, TAP, SEEN = 200, 2.0, 1.2
#: Letters that count as a word where nothing stands between words.
LETTERS: Final = {"ja": 2.3}


def minutes(told: LessonTold, language: str) -> float:
    """How long somebody takes who reads everything, taps once to go on and twice to answer, and watches what happens."""
    seconds = 0.0
    for moment in told.moments:
        texts = [moment.text, *([moment.question.text] if moment.question else [])]
        for text in texts:
            words = len(text) / LETTERS[language] if language in LETTERS else len(text.split())
            seconds += 60 * words / READING
        seconds += TAP * (2 if moment.question else 1)
        seconds += SEEN * sum(bool(act.news) for act in moment.acts)
    return seconds / 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_as_long_as_the_door_says(game: str, language: str) -> None:
    """About four minutes, in every language: nobody who comes for a look is kept for half the evening."""
    assert 3.5 < minutes(lesson_told(lesson_of(game), language), language) < 5
