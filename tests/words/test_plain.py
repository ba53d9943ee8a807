"""A game that brings no words is told all the same, whatever its views hold; each message it brings takes the place of a plain one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from izakaya import Chance, Table, new_table
from izakaya.games import GAMES
from izakaya.locale import LANGUAGES, MissingMessage, Speech
from izakaya.words import Heard, telling_for
from izakaya.words.about import game_name, play_line, setting_line, setting_name, setting_text, value_name
from izakaya.words.plain.names import PlainNames, readable
from izakaya.words.plain.telling import PlainTelling
from izakaya.words.plain.view import (
    cards_held,
    cards_in,
    facts_of,
    laid_open,
    people_of,
    person_facts,
    piles_of,
)
from tests.bots.high_card import HAND
from tests.words.guest import TRICKS, Tricks
from tests.words.played import heard, played

ENGLISH = """
game-tricks = Tricks and Treats
    .play = take tricks from bots
summary-tricks = Highest takes.
rule-tricks-T1 = You play what you hold.
option-tricks-long_table = How long the table is
tricks-aim = Take the most tricks.
tricks-card-7 = lucky seven
    .short = brings luck
    .full = It brings luck, they say.
tricks-question-card = Which card{ $reaction ->
        [yes] , quickly
       *[no] {""}
    }?
tricks-group-play = Cards
tricks-move-play = Play { $card } ({ $short })
tricks-news-took = { $who ->
        [me] You take { $cards }.
       *[other] { $name } takes { $number } cards.
    }
tricks-refusal-not-in-hand = you do not hold it
tricks-result-tricks = { $whom ->
        [me] Yours are most tricks
       *[other] Most tricks: { $names }
    } ({ $number }).
play-over = Nothing of the house can be said in another way.
"""
ITALIAN = "tricks-aim = Fai più prese.\ntricks-card-7 = sette\n"


@pytest.fixture(autouse=True)
def _guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, TRICKS.name, TRICKS)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Tricks]:
    """The guest with a package of messages: all of them in English, two in Italian."""
    for language, text in (("en", ENGLISH), ("it", ITALIAN)):
        folder = tmp_path / "words_of_tricks" / language
        folder.mkdir(parents=True)
        (folder / "tricks.ftl").write_text(text, encoding="utf-8")
        (folder / "tricks-more.ftl").write_text(f"tricks-word-more = {language}\n", encoding="utf-8")
        (folder / "other.ftl").write_text("tricks-word-other = of another game\n", encoding="utf-8")
    (tmp_path / "words_of_tricks" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    game = Tricks("tricks", 1, 2, 5, tuple(TRICKS.settings.values()), {"messages": "words_of_tricks"})
    # A dictionary of its own, because parts are fetched once.
    monkeypatch.setattr("izakaya.locale.messages.MESSAGES.fetched", {})
    monkeypatch.setitem(GAMES, "tricks", game)
    yield game
    sys.modules.pop("words_of_tricks", None)


@pytest.fixture
def mute(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own games, as if they had no messages: then only their names are left."""
    monkeypatch.setattr("izakaya.locale.speech.texts_of_game", lambda game, language: [])


# Whole games.


def check_decision(telling: PlainTelling, table: Table) -> None:
    view = table.view(table.asked)
    choices = telling.choices(table, view)
    assert sorted(choice.option for choice in choices) == sorted(table.options())
    numbers = sorted(choice.number for choice in choices)
    assert numbers in (list(range(len(choices))), list(range(1, len(choices) + 1)))
    assert len({choice.text for choice in choices}) == len(choices)
    question = telling.question(table, view)
    assert question
    assert "\n" not in question
    for why in telling.missing(table, view):
        assert why.what
        assert why.reason
    telling.cards(view)


@pytest.mark.usefixtures("mute")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["sword", "sake", "tricks"])
def test_whole_games_are_told(game: str, language: str) -> None:
    speech = Speech(language)
    told = 0
    for table in played(game, 4, 2):
        asked = table.asked
        if asked is not None and table.answered % 5 == 0:
            check_decision(PlainTelling(table, speech, asked), table)
        news = heard(table, 0)
        lines = PlainTelling(table, speech, 0).log(news, told)
        assert [line.number for line in lines] == sorted(line.number for line in lines)
        assert all(told <= line.number < len(news) and line.text for line in lines)
        told = len(news)
    result = table.result()
    ending = PlainTelling(table, speech, 0).ending(table, heard(table, 0))
    assert {row.seat for row in ending.rows if row.winner} == set(result.winners)
    assert [row.winner for row in ending.rows] == sorted((row.winner for row in ending.rows), reverse=True)
    assert bool(ending.sides_text) == (game == "sword")
    assert all(ending.winners and line for line in (ending.title, *ending.reasons, *ending.story))


@pytest.mark.usefixtures("mute")
@pytest.mark.parametrize("game", ["sword", "sake", "tricks"])
def test_what_cannot_be_known_changes_no_word(game: str) -> None:
    speech = Speech("en")
    for table in played(game, 4, 7):
        me = table.asked
        if me is None or table.answered > 60:
            break
        said = []
        for one in (table, table.redeal(me, Chance(table.answered))):
            telling = PlainTelling(one, speech, me)
            view = one.view(me)
            said.append((telling.question(one, view), telling.choices(one, view), telling.missing(one, view)))
        assert said[0] == said[1]


# Without a single message.


def test_everything_has_its_own_name() -> None:
    table = new_table("tricks", seats=3, seed=1)
    telling = telling_for(table, Speech("en"), 1)
    assert isinstance(telling, PlainTelling)
    title, *others = telling.welcome(table.view(1))
    assert title == "Tricks, 3 at the table. You are Seat 2."
    assert others == ["With you, clockwise:", "Seat 3", "Seat 1"]
    choice = telling.choices(table, table.view(0))[0]
    assert (choice.number, choice.text) == (1, f"Play {choice.option}")
    assert telling.summary().startswith("This game brings no rules")
    assert telling.rule("T1") == ""
    assert readable("tea-ceremony_of  spring") == "tea ceremony of spring"


def test_what_is_missing_is_said_with_the_reason_of_the_game() -> None:
    table = new_table("tricks", seats=3, seed=1)
    telling = telling_for(table, Speech("en"), 0)
    low, high = telling.missing(table, table.view(0))[:2]
    assert (low.reason, low.rule, low.rule_text) == ("not in hand", "T1", "")
    assert high.reason.startswith("too high (needs 7, is ")
    about = telling.missing(table, table.view(0), low.cards[0])
    assert [why.reason for why in about] == ["not in hand"]
    assert telling.missing(table, table.view(0), "nothing like it") == []


def test_the_chronicle_says_who_did_what_with_which_cards_at_whom() -> None:
    telling = telling_for(new_table("tricks", seats=3, seed=1), Speech("en"), 0)
    news = [
        Heard("turn", 1),
        Heard("showed", 1, 2, ("red-ace", None, None)),
        Heard("paid", 2, number=3),
        Heard("rain-began"),
        Heard("ended"),
    ]
    assert [line.text for line in telling.log(news)] == [
        "Seat 2’s turn",
        "Seat 2: showed red ace and 2 cards → Seat 3",
        "Seat 3: paid 3",
        "Rain began",
        "The game is over",
    ]
    assert [line.kind for line in telling.log(news)] == ["turn", "event", "event", "event", "event"]


def test_a_deal_is_told_person_by_person() -> None:
    telling = telling_for(new_table("tricks", seats=3, seed=1), Speech("en"), 0)
    deal = [Heard("dealt", seat, cards=("ace" if seat == 0 else None,)) for seat in (0, 1, 0, 1)]
    lines = telling.log([*deal, Heard("laid", 1, cards=(None,)), Heard("dealt", 0, cards=("two",))])
    assert [(line.text, line.number) for line in lines] == [
        ("Seat 1: dealt ace ×2", 2),
        ("Seat 2: dealt 2 cards", 3),
        ("Seat 2: laid 1 card", 4),
        ("Seat 1: dealt two", 5),
    ]


# With messages of its own.


def test_every_message_takes_the_place_of_a_plain_one(spoken: Tricks) -> None:
    speech = Speech("en")
    table = spoken.new_table(3, 1, {})
    telling = telling_for(table, speech, 0)
    assert game_name(speech, spoken) == "Tricks and Treats"
    assert "Take the most tricks." in telling.welcome(table.view(0))
    assert telling.question(table, {"question": {"ask": "card"}}) == "Which card?"
    assert {choice.group for choice in telling.choices(table, table.view(0))} == {"Cards"}
    (why,) = [why for why in telling.missing(table, table.view(0)) if why.rule == "T1"]
    assert (why.reason, why.rule_text) == ("you do not hold it", "You play what you hold.")
    took = Heard("took", 0, cards=("7", "3"))
    assert telling.log([took])[0].text == "You take lucky seven and 3."
    assert telling_for(table, speech, 1).log([took])[0].text == "Seat 1 takes 2 cards."
    assert telling.summary() == "Highest takes."
    card = telling.explain("lucky sev")
    assert card is not None
    assert card.line == "lucky seven: It brings luck, they say."
    assert speech.say("play-over") == "The game is over"
    assert not speech.knows("tricks-word-other")


def test_a_language_falls_back_to_english_message_by_message(spoken: Tricks) -> None:
    italian, english = Speech("it"), Speech("en")
    assert italian.say("tricks-aim") == "Fai più prese."
    assert italian.say("tricks-card-7") == "sette"
    assert italian.say("tricks-card-7.full") == "It brings luck, they say."
    assert italian.say("tricks-word-more") == "it"
    assert Speech("ja").say("tricks-word-more") == "en"
    for name in ("summary-tricks", "tricks-card-7.short", "game-tricks"):
        assert italian.knows(name)
        assert italian.say(name) == english.say(name)
    assert not italian.knows("tricks-card-8")
    assert not italian.knows("tricks-aim.short")
    with pytest.raises(MissingMessage):
        italian.say("tricks-card-8")


def test_the_house_and_its_own_games_do_not_fall_back(spoken: Tricks) -> None:
    italian = Speech("it")
    assert set(italian.english._messages) >= {"tricks-aim", "play-over"}
    assert not any(name.startswith(("sake-", "card-", "play-help")) for name in italian.english._messages)
    assert italian.say("play-over") == "La partita è finita"
    assert not Speech("en").english._messages


# Its settings.


def test_a_setting_says_what_it_may_be(spoken: Tricks) -> None:
    speech = Speech("en")
    long_table, colours = spoken.settings["long_table"], spoken.settings["colours"]
    assert setting_text(speech, long_table) == f"long_table is one of {', '.join(long_table.values)}."
    assert setting_text(speech, colours) == "colours is a text; --colours FILE reads it from a file."
    assert setting_name(speech, spoken, long_table) == "How long the table is"
    assert setting_line(speech, spoken, colours) == "--colours FILE      Tricks and Treats: Colours"
    stranger = Tricks("stranger", 1, 2, 5, (long_table,))
    assert setting_line(speech, stranger, long_table) == "--long-table NAME   Stranger: Long table (no, yes)"
    assert value_name(speech, stranger, long_table, "yes") == "yes"
    assert value_name(speech, GAMES["sake"], GAMES["sake"].settings["choose_hand"], "no") == "by chance"
    assert play_line(speech, spoken) == "izakaya play tricks        take tricks from bots"
    assert play_line(Speech("de"), GAMES["sword"]).endswith("Samurai Sword gegen Bots spielen")


# Views of any kind.


def test_cards_in_any_form() -> None:
    assert cards_in({"ace": 2, "two": 0}) == [("ace", 2)]
    assert cards_in(["ace", None, "ace"]) == [("ace", 2), (None, 1)]
    assert cards_in([{"card": "ace-1", "name": "ace"}, {"name": "two"}, {}]) == [
        ("ace-1", 1),
        ("two", 1),
        (None, 1),
    ]
    assert cards_in([3, 3]) == [("3", 2)]
    assert cards_in(4) == [(None, 4)]
    assert cards_in(0) == cards_in(None) == cards_in(True) == cards_in("ace") == []


def test_people_and_piles_in_any_form() -> None:
    assert people_of({}, 2) == people_of({"people": "nobody"}, 2) == [{}, {}]
    assert people_of({"people": [{"cards": 3}, 5]}, 3) == [{"cards": 3}, {}, {}]
    assert [cards_held(person) for person in ({"cards": 3}, {"hand": ["x", "x"]}, {"name": "Aya"})] == [
        3,
        2,
        None,
    ]
    assert dict(person_facts({"seat": 1, "cards": 2, "hand": ["a", "b"], "wet": True})) == {
        "hand": ["a", "b"],
        "wet": True,
    }
    piles = {
        "deck": {"count": 7},
        "pile": {"cards": ["a", "b"]},
        "out": 3,
        "bag": {"a": 2},
        "none": {"top": None},
    }
    assert list(piles_of({"piles": piles})) == [
        ("deck", 7, None),
        ("pile", 2, "b"),
        ("out", 3, None),
        ("bag", 2, None),
        ("none", 0, None),
    ]
    assert list(piles_of({})) == []
    assert dict(facts_of({"seat": 1, "over": False, "weather": "rain"})) == {"weather": "rain"}


def test_what_anybody_sees_lies_open_afterwards() -> None:
    views: list[dict[str, object]] = [
        {
            "seat": 0,
            "people": [{"cards": 1, "role": "spy"}, {"cards": 2, "role": None}],
            "laid": ["ace", None],
        },
        {
            "seat": 1,
            "people": [{"cards": 1, "role": None}, {"cards": 2, "role": "king"}],
            "laid": [None, "two"],
        },
    ]
    shown = laid_open(views, 2)
    assert shown["laid"] == ["ace", "two"]
    assert shown["people"] == [{"cards": 1, "role": "spy"}, {"cards": 2, "role": "king"}]
    assert shown["seat"] is None


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("asleep", True, "yes"),
        ("by", 1, "Seat 2"),
        ("by", -1, "-1"),
        ("score", 12, "12"),
        ("weather", "heavy-rain", "heavy rain"),
        ("nothing", None, "–"),
        ("laid", [None, "ace"], "? · ace"),
        ("laid", [], "–"),
        ("known", {"ace": 2, "two": 1}, "ace ×2 · two"),
        ("inn", {"open": True, "guests": 3}, "open: yes, guests: 3"),
        ("met", [{"by": 0, "card": "ace"}], "by: Seat 1, card: ace"),
        ("odd", 1.5, "1.5"),
    ],
)
def test_a_fact_of_any_kind(name: str, value: object, words: str) -> None:
    names = PlainNames(TRICKS, new_table("tricks", seats=3, seed=1), Speech("en"), 0)
    assert names.value(name, value) == words


def test_there_are_as_many_cards_as_the_guest_says() -> None:
    """What the tests above rest on."""
    assert len(cards_in(new_table("tricks", seats=3, seed=1).view(0)["hand"])) == HAND
