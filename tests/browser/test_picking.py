"""Picking cards and people: in any order, never by accident, and with a reason for whatever is impossible."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.door import Door
from tests.browser.guest import Guest
from tests.browser.playing import play, reacting


def offers(guest: Guest, *parts: str) -> list[dict[str, Any]]:
    """The options that name all of these: a weapon, a target …"""
    found = guest.asked["offers"] if guest.asked else []
    return [offer for offer in found if all(part in offer["move"] for part in parts)]


def test_card_first_or_target_first(door: Door) -> None:
    guest = door.invite()
    guest.sit_down("sword", 4)
    play(guest, random.Random(1), until=lambda: bool(offers(guest, "weapon", "target")))
    offer = offers(guest, "weapon", "target")[0]
    weapon = guest.card(guest.say(f"card-{offer['move']['weapon']}"))
    target = guest.seat(offer["move"]["target"])
    deed = guest.asking.get_by_text(offer["text"])

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
    before = guest.answers
    guest.confirm.click()
    guest.wait()
    assert guest.answers == before + 1


def test_a_target_can_be_wished_for_before_its_question_comes(door: Door) -> None:
    """In SAKE the card is played first and the blow is aimed in the next question; the wish waits for it."""
    guest = door.invite()
    guest.sit_down("sake", 3)

    def unaimed() -> list[int]:
        """Living people to whom nothing can be done yet, while cards can be played."""
        if not offers(guest, "card") or reacting(guest):
            return []
        aimed = {offer["move"]["target"] for offer in offers(guest, "target")}
        alive = [one["seat"] for one in guest.view["people"] if one["state"] == "samurai"]
        return [seat for seat in alive if seat != guest.view["seat"] and seat not in aimed]

    play(guest, random.Random(2), until=lambda: bool(unaimed()))
    before = guest.answers
    guest.seat(unaimed()[0]).click()
    expect(guest.asking).to_contain_text(guest.say("web-table-wish"))
    assert guest.answers == before


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_a_careless_tap_does_nothing(door: Door, game: str) -> None:
    guest = door.invite()
    guest.sit_down(game)
    play(guest, random.Random(3), until=lambda: len(offers(guest)) > 4)
    before = guest.answers
    asked = guest.question.inner_text()
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
    expect(guest.question).to_have_text(asked)
    assert guest.answers == before


def test_a_second_tap_confirms(door: Door) -> None:
    guest = door.invite()
    guest.sit_down("sword")

    def lone() -> list[str]:
        """Cards of the hand with which only one thing can be done."""
        named = [offer["move"].get("card") or offer["move"].get("weapon") for offer in offers(guest)]
        return [card for card in named if card and named.count(card) == 1 and card in guest.view["hand"]]

    play(guest, random.Random(4), until=lambda: bool(lone()))
    card = guest.card(guest.say(f"card-{lone()[0]}"))
    before = guest.answers
    card.click()
    expect(guest.confirm).to_be_visible()
    assert guest.answers == before
    card.click()
    guest.wait()
    assert guest.answers == before + 1


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_what_is_impossible_says_why(door: Door, game: str) -> None:
    guest = door.invite()
    guest.sit_down(game, 5)
    hand = (
        (lambda: guest.view["hand"])
        if game == "sword"
        else (lambda: [one["card"] for one in guest.view["hand"]])
    )

    def vain() -> list[tuple[str, dict[str, Any]]]:
        """Cards of the hand that lead nowhere now, and the reason."""
        serving = {offer["move"].get(part) for offer in offers(guest) for part in ("card", "weapon")}
        return [
            (card, reason)
            for card in hand()
            if card not in serving
            for reason in (guest.asked or {}).get("reasons", [])
            if card in reason["cards"]
        ]

    play(guest, random.Random(5), until=lambda: bool(vain()))
    card, reason = vain()[0]
    name = f"card-{card}" if game == "sword" else f"sake-card-{card.rpartition('-')[0]}"
    guest.card(guest.say(name)).and_(guest.page.locator(":not([aria-pressed])")).first.focus()
    why = guest.asking.get_by_role("status")
    expect(why).to_contain_text(reason["reason"])
    expect(why).to_contain_text(reason["rule"])


def test_a_card_dragged_to_a_person_is_played_there(door: Door) -> None:
    guest = door.invite()
    guest.sit_down("sword", 4)
    play(guest, random.Random(6), until=lambda: bool(offers(guest, "weapon", "target")))
    move = offers(guest, "weapon", "target")[0]["move"]
    before = guest.answers
    guest.card(guest.say(f"card-{move['weapon']}")).drag_to(guest.seat(move["target"]), steps=10)
    until = time.monotonic() + 20
    while guest.answers == before and time.monotonic() < until:
        guest.page.wait_for_timeout(50)  # the answer leaves a moment after the card is let go
    guest.wait()
    assert guest.answers == before + 1
