"""What a card leads to is told with it: the answers that follow, those that nobody would leave, and how many go together."""

from __future__ import annotations

import pytest

from izakaya import Table
from izakaya.locale import Speech
from izakaya.words import Telling, telling_for
from tests.sake.at_the_table import asks, pass_, three
from tests.words.played import played

BESIDE = "circle seat-0 1 seat-1 3 seat-2 3"
LANGUAGES = ("en", "it", "de", "es", "ja")


def telling(table: Table, language: str = "en") -> Telling:
    return telling_for(table, Speech(language), table.asked)


def test_K9_K11_K13_what_follows_a_card_is_what_is_asked_next() -> None:
    told = 0
    for seed in range(4):
        for table in played("sake", 5, seed):
            if table.asked is None or table.is_reaction():
                continue
            for choice in telling(table).choices(table, table.view(table.asked)):
                if not choice.follow_ups:
                    continue
                ahead = table.copy()
                ahead.answer(choice.option)
                assert ahead.asked == table.asked
                offered = {ahead.describe(option) for option in ahead.options()}
                assert {one.move for one in choice.follow_ups} == offered
                told += 1
    assert told > 40


def test_K32_a_drink_tells_each_place_in_every_language() -> None:
    table = three("standing hand sakuragi-1 gear katana-8", rest=BESIDE)
    for language in LANGUAGES:
        choices = telling(table, language).choices(table, table.view(table.asked))
        (drink,) = [one for one in choices if table.describe(one.option).way == "drink"]
        texts = [follow.text for follow in drink.follow_ups]
        assert len(texts) == len(set(texts)) == 3
        assert any(Speech(language).say("sake-place-life") in text for text in texts), texts


def test_what_others_do_first_is_not_foreseen() -> None:
    """A text may bring cards that nobody has seen: it leads nowhere that could be told."""
    for table in played("sake", 4, 3):
        if table.asked is None:
            continue
        for choice in telling(table).choices(table, table.view(table.asked)):
            if table.describe(choice.option).way in ("text", "burn-to-draw", "activate", "minion"):
                assert choice.follow_ups == ()


def test_K31_as_many_cards_go_together_as_are_too_many() -> None:
    found = 0
    for game, ask, kept in (("sake", "down-to-four", 4), ("sword", "discard", 7)):
        for seed in range(20):
            for table in played(game, 5, seed):
                if table.asked is None:
                    continue
                view = table.view(table.asked)
                several = telling(table).several(view)
                if view["question"]["ask"] != ask:  # type: ignore[index]
                    assert several >= 1
                    continue
                hand = view["hand"]
                cards = sum(hand.values()) if isinstance(hand, dict) else len(hand)  # type: ignore[arg-type]
                assert several == cards - kept
                found += 1
            if found > 1:
                break
    assert found > 0


def test_K32_a_sake_is_put_on_life_unless_one_wants_otherwise() -> None:
    seen = set()
    for seed in range(4):
        for table in played("sake", 4, seed):
            if table.asked is None or asks(table) != "place-sake":
                continue
            view = table.view(table.asked)
            suggested = telling(table).suggested(table, view)
            places = {table.describe(option).place: option for option in table.options()}
            assert suggested == places.get("life")
            seen.add("life" in places)
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("gear", "weapon"),
    [("katana-8 yumi-1", "katana"), ("katana-8 yumi-1 sake katana", "yumi"), ("pipe-1", None)],
)
def test_K22_the_weapon_that_defends_best_is_suggested_and_none_that_sleeps(
    gear: str, weapon: str | None
) -> None:
    table = three(f"gear {gear}")
    pass_(table, all_asked=True)
    assert asks(table) == "wield"
    suggested = telling(table).suggested(table, table.view(table.asked))
    assert (None if suggested is None else table.describe(suggested).weapon) == weapon


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_K24_W20_what_costs_the_last_life_is_told(game: str) -> None:
    seen = set()
    for seed in range(5):
        for table in played(game, 4, seed):
            if table.asked is None or not table.is_reaction() or 0 not in table.options():
                continue
            view = table.view(table.asked)
            refusal = telling(table).choices(table, view)[-1]
            ask = view["question"]["ask"]  # type: ignore[index]
            if ask not in ("defend", "attacked", "challenged"):
                continue
            seat, ahead = table.asked, table.copy()
            ahead.answer(refusal.option)
            if ahead.over:
                continue
            people = ahead.view(seat)["people"]
            me = people[seat]  # type: ignore[index]
            down = me["state"] != "samurai" if game == "sake" else me["resilience"] == 0
            assert refusal.deadly == down, (ask, seed)
            seen.add(down)
    assert seen == {True, False}
