"""Picking cards and people: in any order, never by accident, and with a reason for whatever is impossible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from playwright.sync_api import expect

from tests.browser.asked import Moment, asked
from tests.browser.deals import join, search
from tests.browser.door import Door
from tests.browser.guest import Guest

Question = dict[str, Any]
View = dict[str, Any]
Found = TypeVar("Found")


def moves(question: Question, *parts: str) -> list[dict[str, Any]]:
    """Those on offer that name all of these: a weapon, a target …"""
    return [one["move"] for one in question["offers"] if all(part in one["move"] for part in parts)]


def aiming(question: Question, _: View) -> list[dict[str, Any]]:
    return moves(question, "weapon", "target")


def sit_down_where(
    door: Door, game: str, seats: int, wanted: Callable[[Question, View], list[Found]]
) -> tuple[Guest, Found]:
    """A guest who is asked something that has what is wanted, and the first of it."""

    def found(table: Any) -> list[Found]:
        question = asked(Moment("", table, table.asked), 0, "en", with_view=True)["question"]
        return wanted(question, question["view"])

    guest = door.invite()
    join(guest, search(game, seats, lambda table: bool(found(table))))
    assert guest.asked is not None
    return guest, wanted(guest.asked, guest.view)[0]


def test_card_first_or_target_first(door: Door) -> None:
    guest, move = sit_down_where(door, "sword", 4, aiming)
    assert guest.asked is not None
    text = next(offer["text"] for offer in guest.asked["offers"] if offer["move"] == move)
    weapon = guest.card(guest.say(f"card-{move['weapon']}"))
    target = guest.seat(move["target"])
    deed = guest.asking.get_by_text(text)

    weapon.click()
    expect(weapon).to_have_attribute("aria-pressed", "true")
    target.click()
    expect(deed).to_be_visible()
    guest.asking.get_by_role("button", name=guest.say("web-table-clear")).click()
    expect(guest.confirm).to_be_hidden()

    target.click()
    expect(target).to_have_attribute("aria-pressed", "true")
    weapon.click()
    expect(deed).to_be_visible()
    assert guest.answers == 0
    guest.confirm.click()
    guest.wait()
    assert guest.answers == 1


def test_a_target_can_be_wished_for_before_its_question_comes(door: Door) -> None:
    """In SAKE the card is played first and the blow is aimed in the next question; the wish waits for it."""

    def unaimed(question: Question, view: View) -> list[int]:
        """Living people to whom nothing can be done yet, while cards can be played."""
        if not moves(question, "card") or question["reaction"]:
            return []
        following = [one["move"] for offer in question["offers"] for one in offer["follow_ups"]]
        aimed = {move["target"] for move in [*moves(question, "target"), *following] if "target" in move}
        alive = [one["seat"] for one in view["people"] if one["state"] == "samurai"]
        return [seat for seat in alive if seat != view["seat"] and seat not in aimed]

    guest, seat = sit_down_where(door, "sake", 3, unaimed)
    guest.seat(seat).click()
    expect(guest.asking).to_contain_text(guest.say("web-table-wish"))
    assert guest.answers == 0


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_a_careless_tap_does_nothing(door: Door, game: str) -> None:
    guest, _ = sit_down_where(door, game, 3, lambda question, _: moves(question)[4:])
    asking = guest.question.inner_text()
    for i in range(guest.cards.count()):
        guest.cards.nth(i).click(force=True)  # also those that are pale
        guest.page.keyboard.press("Escape")
    for i in range(guest.offers.count()):
        guest.offers.nth(i).click()
        expect(guest.confirm).to_be_visible()
        guest.page.keyboard.press("Escape")
    for seat in range(3):
        if seat != guest.view["seat"]:
            guest.seat(seat).click()
            guest.page.keyboard.press("Escape")
    # Everything is as it was.
    expect(guest.question).to_have_text(asking)
    assert guest.answers == 0


def test_a_second_tap_confirms(door: Door) -> None:
    def lone(question: Question, view: View) -> list[str]:
        """Cards of the hand with which only one thing can be done."""
        named = [move.get("card") or move.get("weapon") for move in moves(question)]
        return [card for card in named if card and named.count(card) == 1 and card in view["hand"]]

    guest, name = sit_down_where(door, "sword", 3, lone)
    card = guest.card(guest.say(f"card-{name}"))
    card.click()
    expect(guest.confirm).to_be_visible()
    assert guest.answers == 0
    card.click()
    guest.wait()
    assert guest.answers == 1


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_what_is_impossible_says_why(door: Door, game: str) -> None:
    def vain(question: Question, view: View) -> list[tuple[str, dict[str, Any]]]:
        """Cards of the hand that lead nowhere now, and the reason."""
        hand = view["hand"] if game == "sword" else [one["card"] for one in view["hand"]]
        serving = {move.get(part) for move in moves(question) for part in ("card", "weapon")}
        return [
            (card, reason)
            for card in hand
            if card not in serving
            for reason in question["reasons"]
            if card in reason["cards"]
        ]

    guest, (card, reason) = sit_down_where(door, game, 5, vain)
    name = f"card-{card}" if game == "sword" else f"sake-card-{card.rpartition('-')[0]}"
    guest.card(guest.say(name)).and_(guest.page.locator(":not([aria-pressed])")).first.focus()
    why = guest.asking.get_by_role("status")
    expect(why).to_contain_text(reason["reason"])
    expect(why).to_contain_text(reason["rule"])


def test_a_card_dragged_to_a_person_is_played_there(door: Door) -> None:
    guest, move = sit_down_where(door, "sword", 4, aiming)
    guest.card(guest.say(f"card-{move['weapon']}")).drag_to(guest.seat(move["target"]), steps=10)
    # The answer leaves a moment after the card is let go.
    expect(guest.page.locator('section[aria-busy="false"]').filter(has=guest.confirm)).to_have_count(0)
    guest.wait()
    assert guest.answers == 1
