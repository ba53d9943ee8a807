"""Views and news: all that a seat may know, and nothing else."""

from __future__ import annotations

import json

import pytest

from izakaya import GAMES, NoSuchSeat, Table, commitment, new_table
from izakaya.testing import at_random
from tests.conformance.eyes import everyone, play_on, stops


def test_every_view_is_plain_data_with_stable_bytes(table: Table) -> None:
    for t in stops(table, every=5):
        for seat in everyone(t):
            view = t.view(seat)
            assert json.loads(json.dumps(view, allow_nan=False)) == view
            assert t.view_bytes(seat) == t.view_bytes(seat)
            assert json.loads(t.view_bytes(seat)) == view
            assert view["seat"] == seat
            assert view["game"] == t.origin.game
            assert view["over"] == t.over


def test_a_hand_has_only_cards_that_the_game_lists(table: Table) -> None:
    cards = GAMES[table.origin.game].cards
    assert len(set(cards)) == len(cards)
    for t in stops(table, every=5):
        for seat in range(t.seats):
            hand = t.view(seat).get("hand")
            assert not cards or (isinstance(hand, dict) and hand.keys() <= set(cards))


def test_the_asked_seat_sees_its_options_and_nobody_else_does(table: Table) -> None:
    for t in stops(table, every=3):
        for seat in everyone(t):
            options = t.view(seat)["options"]
            assert isinstance(options, list)
            if seat is not None and seat == t.asked:
                assert [entry["option"] for entry in options] == t.options()
                assert t.view(seat)["asked"] == seat
            else:
                assert options == []


def test_to_the_others_a_reaction_is_just_reactions(table: Table) -> None:
    for t in stops(table, every=1):
        for seat in everyone(t):
            asked = t.view(seat)["asked"]
            if t.over:
                assert asked is None
            elif t.is_reaction() and seat != t.asked:
                assert asked == "reactions"
            else:
                assert asked == t.asked


def test_nobody_looks_from_a_seat_that_is_not_there(table: Table) -> None:
    seats = int(table.seats)
    for seat in (-1, seats, seats + 1, 100, 2**31, 2**63, 2**70, -(2**70), 10**5000):
        for look in (table.view, table.view_bytes):
            with pytest.raises(NoSuchSeat) as refused:
                look(seat)
            assert len(str(refused.value)) < 300


def test_the_seed_is_promised_before_the_deal_and_shown_after_the_end(seating: tuple[str, int]) -> None:
    game, seats = seating
    seed = 0x1D0_57A7_1E5_5EED << 64 | 12345
    table = new_table(game, seats=seats, seed=seed)
    promise = commitment(seed)
    for t in stops(table, every=7):
        for seat in everyone(t):
            view = t.view(seat)
            assert view["commitment"] == promise
            shown = t.view_bytes(seat).decode()
            if t.over:
                assert str(seed) in shown
                result = view["result"]
                assert isinstance(result, dict)
                assert commitment(int(str(result["seed"]))) == promise
            else:
                assert str(seed) not in shown
                assert view["result"] is None


def test_the_result_in_the_view_is_the_result(table: Table) -> None:
    play_on(table, at_random(12))
    for seat in everyone(table):
        shown = table.view(seat)["result"]
        assert isinstance(shown, dict)
        assert tuple(shown["winners"]) == table.result().winners
        assert shown["reason"] == table.result().reason


def test_news_hide_only_cards_and_only_from_some(table: Table) -> None:
    play_on(table, at_random(2))
    assert len(table.news) > 20
    for news in table.news:
        whole = {seat: news.seen_by(seat) for seat in everyone(table)}
        for seat, seen in whole.items():
            assert json.loads(json.dumps(seen)) == seen
            assert seen["what"] == news.what
            cards = seen.get("cards", [])
            assert isinstance(cards, list)
            assert len(cards) == len(news.cards)
            # All of them or none: what is hidden is hidden as a whole, and a spectator sees least.
            assert cards in (list(news.cards), [None] * len(news.cards))
            without = {key: value for key, value in seen.items() if key != "cards"}
            assert without == {key: value for key, value in whole[None].items() if key != "cards"}
            if seat is None and None not in cards:
                assert all("cards" not in other or other["cards"] == cards for other in whole.values())


def test_what_is_dealt_face_down_is_seen_by_one_at_most(table: Table) -> None:
    """At the start nobody can have seen a card of another hand."""
    for news in table.news:
        if news.cards and news.seen_by(None)["cards"] != list(news.cards):
            assert sum(news.seen_by(seat)["cards"] == list(news.cards) for seat in range(table.seats)) <= 1
