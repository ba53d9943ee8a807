"""A game from another package has no page in the browser: it is played on the plain board, by everybody."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser.axe import is_open_to_all
from tests.browser.door import Door
from tests.browser.guest import PATIENCE, Guest
from tests.browser.house import House
from tests.browser.playing import play, reacting
from tests.browser.quick_hand import hurry
from tests.dauto.installing import EXAMPLE

LABELS = "(cards) => cards.map((card) => card.firstElementChild.textContent)"


def words(language: str, begin: str) -> dict[str, str]:
    """What the game calls things in its own file, by what follows this beginning."""
    text = (EXAMPLE / "src" / "dauto" / "locale" / language / "dauto.ftl").read_text(encoding="utf-8")
    return dict(re.findall(rf"(?m)^{begin}([\w-]+) = (.+)$", text))


def held(guest: Guest) -> list[str]:
    """The names on the cards of the hand, without how many there are of each."""
    return [str(label).partition(",")[0] for label in guest.cards.evaluate_all(LABELS)]


def test_it_lies_on_the_counter_with_the_others(door: Door, inn: House) -> None:
    guest = door.invite(house=inn)
    guest.visit("/")
    games = guest.page.get_by_role("group", name=guest.say("web-start-game"))
    expect(games.get_by_role("radio")).to_have_count(3)
    is_open_to_all(guest, "door")
    games.get_by_text("Dauto", exact=True).click()
    sizes = guest.page.get_by_role("group", name=guest.say("web-start-seats"))
    expect(sizes.get_by_role("radio")).to_have_count(4)
    guest.button("web-start-play").click()
    expect(guest.cards.first).to_be_visible()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Dauto")
    # There is nothing to be read about it, and nothing leads there.
    expect(guest.link("web-table-rules")).to_have_count(0)
    guest.visit("/rules/dauto")
    expect(guest.page.get_by_role("main")).to_contain_text(guest.say("web-lost"))
    guest.visit("/cards")
    expect(guest.page.get_by_role("heading", level=2)).to_have_count(2)


def test_a_whole_game_on_the_plain_board(door: Door, inn: House) -> None:
    guest = door.invite(house=inn)
    table = guest.lay("dauto", 6, start=False)
    guest.visit(f"/table/{table}")
    expect(guest.page.get_by_role("heading", name="Dauto", level=2)).to_be_visible()
    guest.button("web-table-lobby-start").click()
    guest.begin()
    chance = random.Random(11)

    play(guest, chance, until=lambda: not reacting(guest))
    # Everybody with how many cards they hold, and one's own, each by its name.
    for seat, person in enumerate(guest.view["people"]):
        plate = guest.table.get_by_role("article", name=guest.say("plain-seat", number=seat + 1))
        expect(plate).to_contain_text(str(person["cards"]))
    assert held(guest) == [card.capitalize() for card in guest.view["hand"]]
    is_open_to_all(guest, "own turn")
    play(guest, chance, until=lambda: reacting(guest))
    moves = words("en", "dauto-move-")
    expect(guest.offers.filter(has_text=moves["doubt"])).to_be_visible()
    expect(guest.offers.filter(has_text=moves["pass"])).to_be_visible()
    is_open_to_all(guest, "reaction")
    hurry(guest)
    is_open_to_all(guest, "end")


def test_its_replay_shows_everybodys_hand(door: Door, inn: House) -> None:
    guest = door.invite(house=inn)
    guest.visit(f"/table/{guest.lay('dauto', 3, sit=False)}")
    guest.link("web-table-replay").click()
    # What the bots had in mind is worked out first.
    expect(guest.button("web-replay-forward")).to_be_visible(timeout=4 * PATIENCE)
    hands = guest.page.get_by_role("region", name=guest.say("web-replay-hands"))
    expect(hands.get_by_text(guest.say("plain-seat", number=3))).to_be_visible()
    expect(hands.get_by_role("listitem").first).to_be_visible()
    is_open_to_all(guest, "replay")


def test_cards_are_called_as_the_game_calls_them(door: Door, inn: House) -> None:
    """In the reader's language, or in English if the game does not speak that."""
    guest = door.invite("it", house=inn)
    guest.sit_down("dauto")
    guest.wait()
    italian = words("it", "dauto-card-")
    assert held(guest) == [italian[card].capitalize() for card in guest.view["hand"]]
    german = door.invite("de", house=inn)
    german.sit_down("dauto")
    german.wait()
    assert held(german) == [card.capitalize() for card in german.view["hand"]]
