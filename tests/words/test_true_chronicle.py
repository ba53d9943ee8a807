"""What the chronicle says is what happened: sake lost is no wound, a burn says what for, and people are named."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from izakaya import Table, new_table
from izakaya.games.sake.data import ON_BOARD
from izakaya.games.sake.deck_file import HOUSE_TEXT
from izakaya.locale import LANGUAGES, Speech
from izakaya.words import Heard, telling_for
from tests.sake.at_the_table import asks, pass_, play, struck, three
from tests.sake.last_orders import judged
from tests.sword import at_the_table as sword
from tests.sword.at_the_table import last_card
from tests.words.played import finished, played

CIRCLE = "circle seat-0 0 minion-1 1 seat-1 3 seat-2 3"


def told(table: Table, reader: int | None = None, language: str = "en") -> list[str]:
    news = [Heard.by(reader, one) for one in table.news]
    return [line.text for line in telling_for(table, Speech(language), reader).log(news)]


def offers(table: Table) -> list[str]:
    assert table.asked is not None
    view = table.view(table.asked)
    telling = telling_for(table, Speech("en"), table.asked)
    return [telling.question(table, view), *(choice.text for choice in telling.choices(table, view))]


def test_K32_sake_lost_from_life_is_told_as_sake_and_the_rest_as_wounds() -> None:
    table = struck("life 8 hand roar-2 sake life")
    question, *choices = offers(table)
    assert "It would be 1 sake lost from Life and 4 wounds." in question
    assert "Take it: 1 sake lost from Life and 4 wounds" in choices
    pass_(table)
    assert told(table)[-2:] == ["Masamune loses 1 sake (Life).", "Masamune takes 4 wounds."]


def test_K32_a_blow_that_only_costs_the_sake_on_life_wounds_nobody() -> None:
    table = three(a="hand throwing-chopsticks-1", b="life 8 sake life")
    play(table, "text", card="throwing-chopsticks")
    play(table, "throw", target=1)
    assert "Take it: 1 sake lost from Life" in offers(table)
    pass_(table)
    assert told(table, 1)[-1] == "You lose 1 sake (Life)."


def test_K24_nobody_takes_more_wounds_than_there_was_life() -> None:
    table = struck("life minion-7 minion-8 minion-9 hand roar-2")
    pass_(table)
    lines = told(table)
    dies = lines.index("Masamune dies by the hand of Musashi-san and becomes a Spirit of Enma.")
    assert "Masamune takes 3 wounds." in lines[:dies]
    assert lines[-1] == "Masamune’s Wounds become the hand: 3 cards."


def test_K24_K32_sake_on_life_is_no_wound_of_a_deadly_blow_either() -> None:
    table = struck("life minion-9 hand roar-2 sake life")
    pass_(table)
    lines = told(table)
    assert lines[lines.index("Masamune loses 1 sake (Life).") + 1] == "Masamune takes 1 wound."


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_K39_the_wounds_that_were_told_of_are_those_that_become_a_hand(seats: int) -> None:
    deaths = 0
    for seed in range(6):
        wounds: Counter[int] = Counter()
        news = finished("sake", seats, seed).news
        for number, one in enumerate(news):
            if one.what == "wounded":
                wounds[one.seat] += one.number
            elif one.what == "recovered":
                wounds[one.seat] -= one.number
            elif one.what == "died":
                taken = [two for two in news[number:] if (two.what, two.seat) == ("took-wound", one.seat)]
                assert len(taken) == wounds[one.seat]
                deaths += 1
    assert deaths > 0


def minion_before(b: str, top: str, rest: str = "minion-1 of 0 clockwise", a: str = "") -> Table:
    """A minion of seat 0 stands 1 step before what lies next to it, and phase 1 is over."""
    gaps = "circle seat-0 0 minion-1 1 minion-2 0 seat-1 3 seat-2 3" if "minion-2" in rest else ""
    table = three(a, f"life 8 {b}", rest=f"{gaps or CIRCLE}\n{rest}", top=top)
    play(table, "pass")
    while asks(table) in ("interrupt", "burn"):
        pass_(table)
    return table


def test_K19_a_minions_attack_is_told_with_its_strength_the_defence_and_the_wound() -> None:
    table = minion_before("hand burning-ramen-1 wielding katana", top="roar-1")
    assert told(table)[-2:] == [
        "Masamune-san’s minion attacks Masako.",
        "For Masamune-san’s minion, Roar (Burp!) is turned up: strength 2.",
    ]
    pass_(table)
    assert "You take 2 wounds." in told(table, 1)


def test_K23_a_defence_that_suffices_is_told_to_have_sufficed() -> None:
    table = minion_before("hand burning-ramen-1 wielding katana", top="roar-1")
    play(table, "defend", card="burning-ramen")
    lines = told(table)
    at = lines.index("Masako defends with Burning Ramen: 3.")
    assert lines[at + 1] == "Not a scratch on Masako."


def test_K23_a_defence_that_does_not_suffice_is_followed_by_the_wounds() -> None:
    table = struck("life 8 hand burning-ramen-2 wielding katana")
    play(table, "defend", card="burning-ramen")
    pass_(table)
    lines = told(table)
    at = lines.index("Masamune defends with Burning Ramen: 4.")
    assert lines[at + 1] == "Masamune takes 1 wound."


def test_K19_a_minions_attack_without_strength_hurts_nobody() -> None:
    table = minion_before("hand burning-ramen-2", top="burning-ramen-1")
    assert told(table, 1)[-2:] == [
        "For Masamune-san’s minion, Burning Ramen is turned up: strength 0.",
        "Not a scratch on you.",
    ]


@pytest.mark.parametrize(("b", "defence"), [("", 2), ("sake board", 1)])
def test_K20_a_minion_attacked_is_told_with_its_defence_and_masakos_skill(b: str, defence: int) -> None:
    rest = "minion-1 of 0 clockwise\nminion-2 of 1 counter"
    table = minion_before("", top="burning-ramen-1 roar-1", rest=rest)
    if b:
        # What stands on her board has been told: here she drinks it.
        news = [Heard("placed-sake", 1, number=ON_BOARD), *(Heard.by(None, one) for one in table.news)]
        lines = [line.text for line in telling_for(table, Speech("en"), None).log(news)]
    else:
        lines = told(table)
    assert "For Masamune-san’s minion, Roar (Burp!) is turned up: strength 2." in lines
    assert f"For Masako’s minion, Burning Ramen is turned up: defence {defence}." in lines


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "For Masamune-san’s minion, Roar (Burp!) is turned up: strength 2."),
        ("it", "forza 2."),
        ("es", "fuerza 2."),
        ("de", "Stärke 2."),
        ("ja", "攻撃力2"),
    ],
)
def test_K19_how_strong_a_minion_is_is_told_in_every_language_and_bit_by_bit(
    language: str, sentence: str
) -> None:
    table = minion_before("hand burning-ramen-1 wielding katana", top="roar-1")
    play(table, "defend", card="burning-ramen")
    news = [Heard.by(None, one) for one in table.news]
    news = news[: next(number for number, one in enumerate(news) if one.what == "drew")]
    telling = telling_for(table, Speech(language), None)
    bits = [line.text for end in range(1, len(news) + 1) for line in telling.log(news[:end], end - 1)]
    assert any(sentence in text for text in bits)
    assert bits == [line.text for line in telling.log(news)]


def test_K19_the_strength_that_is_told_is_the_one_that_is_defended_against() -> None:
    attacks = 0
    for seed in range(60):
        for table in played("sake", 4, seed):
            if table.over:
                continue
            question = table.question.facts(table)
            minions = question.get("weapon") == "minion" and question["ask"] == "defend"
            if minions and not question["defended"] and table.news[-1].what in ("turned-up", "top-back"):
                lines = [line for line in told(table) if "is turned up: strength" in line]
                assert lines[-1].endswith(f"strength {question['wounds']}.")
                attacks += 1
        if attacks > 10:
            return
    raise AssertionError("hardly any minion attacks")


def test_K33_sake_that_goes_with_a_purchased_card_is_told() -> None:
    table = three(a="hand drunken-purchase-1", b="gear katana-2 pipe-1 sake pipe")
    play(table, "text", card="drunken-purchase")
    play(table, "gear", target=1, card="pipe")
    pass_(table)
    name = telling_for(table, Speech("en"), None).names.person(1)
    assert told(table)[-2:] == [f"{name} loses 1 sake (Pipe).", f"{name} loses Pipe."]


def test_K13_drinking_names_its_card() -> None:
    table = three(a="hand fake-wounds-2")
    play(table, "drink", card="fake-wounds")
    assert told(table, 0)[0].endswith("sake from the Masu (Fake Wounds).")


@pytest.mark.parametrize(
    ("way", "purpose"), [("burn-to-draw", "to draw a card"), ("burn-to-play", "to play one card more")]
)
def test_K34_burned_sake_says_what_for(way: str, purpose: str) -> None:
    table = three(a="sake board")
    play(table, way, place="board")
    assert f"You burn 1 sake (board) {purpose}." in told(table, 0)


@pytest.mark.parametrize(
    ("b", "lost"),
    [
        ("sake katana board", "All of Masamune’s sake leaves the game: 2."),
        ("sake board life", "Masamune’s only sake leaves the game."),  # that on Life was lost before
        ("sake life", None),
        ("", None),
    ],
)
def test_K39_sake_that_goes_with_the_dead_is_told(b: str, lost: str | None) -> None:
    table = struck(f"life minion-9 gear katana-2 wielding katana {b}")
    pass_(table)
    lines = told(table)
    assert [line for line in lines if "leaves the game" in line] == ([lost] if lost else [])
    if lost:
        dies = lines.index("Masamune dies by the hand of Musashi-san and becomes a Spirit of Enma.")
        assert dies < lines.index(lost) < lines.index("Masamune’s Wounds become the hand: 1 card.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_K46_sake_that_goes_with_those_who_leave_is_told_in_every_language(language: str) -> None:
    table = judged("sake board life katana", "sake board life katana", "sake board life", "spirit sake 2")
    names = telling_for(table, Speech(language), None).names
    assert [(one.seat, one.number) for one in table.news if one.what == "lost-all-sake"] == [(2, 2), (3, 2)]
    for reader in (None, 2, 3):
        lost = [line for line in told(table, reader, language) if "2" in line]
        assert [names.person(seat) in line for seat, line in zip((2, 3), lost, strict=True)] == [
            seat != reader for seat in (2, 3)
        ]


def test_K46_a_player_who_leaves_without_sake_loses_none() -> None:
    table = judged("sake board", "sake board", "", "spirit")
    assert not [one for one in table.news if one.what == "lost-all-sake"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_K46_seppuku_is_said_of_samurai_only(language: str) -> None:
    table = judged("sake board", "sake board", "", "spirit")
    word = "切腹" if language == "ja" else "Seppuku"
    names = telling_for(table, Speech(language), None).names
    lines = told(table, None, language)
    assert [names.person(2) in line for line in lines if word in line] == [True]
    assert any(names.person(3) in line for line in lines[-3:] if word not in line)


def test_W22_everybody_without_honour_is_named() -> None:
    table = sword.position("""
        cards daimyo parry*40
        seat 0 shogun ieyasu hand daimyo parry
        seat 1 samurai kojiro honour 1 hand parry
        seat 2 ninja-1 hideyoshi hand parry
        seat 3 ninja-2 musashi honour 1 hand parry
        pile parry*35
    """)
    sword.play(table, "daimyo")
    assert told(table)[-2:] == [
        "Kojirō and Musashi have no Honour left.",
        "The game is over, and Honour decides.",
    ]


def test_W24_the_loser_of_the_last_honour_is_named() -> None:
    table = last_card("bo", honour_of_2=1)
    assert told(table, 1)[-2] == "Hideyoshi has no Honour left."
    assert told(table, 2)[-2] == "You have no Honour left."


def test_W34_the_question_names_the_card_though_it_was_the_last_of_the_deck() -> None:
    table = last_card("bo")
    assert sword.pile(table) == []
    question = offers(table)[0]
    assert question == "Bushido: Bō came up, a weapon. What do you give?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owners_deck_that_is_not_natural_is_told_of_in_one_sentence_and_played(language: str) -> None:
    deck = re.sub(
        r", \d, (\"(?:troublesome|quarrelsome|drowsy)\")", r", 7, \1", HOUSE_TEXT
    )  # everybody drinks 7
    said = told(new_table("sake", seats=3, seed=1, deck=deck), 0, language)
    speech = Speech(language)
    assert speech.say("sake-deck-lacks", what="values") in said[0]
    assert speech.say("sake-deck-lacks", what="attack") not in said[0]
    natural = told(new_table("sake", seats=3, seed=1, deck=HOUSE_TEXT), 0, language)
    assert natural == told(new_table("sake", seats=3, seed=1), 0, language)
    assert len(said) == len(natural) + 1
