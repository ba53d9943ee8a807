"""Wrong links and full tables: a sentence for people, and a way on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.deals import lay_deal, search
from tests.browser.door import Door


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/nothing/here", "web-lost"),
        ("/rules/chess", "web-lost"),
        ("/table/AAAAAAAAAAAAAAAAAAAA", "web-trouble-table"),
        ("/replay/AAAAAAAAAAAAAAAAAAAA", "server-no-such-table"),
    ],
)
def test_a_wrong_link(door: Door, path: str, sentence: str) -> None:
    guest = door.invite("it")
    guest.visit(path)
    trouble = guest.page.get_by_role("alert")
    expect(trouble).to_contain_text(guest.say(sentence))
    trouble.get_by_role("link", name=guest.say("web-nav-start")).click()
    expect(guest.button("web-start-play")).to_be_visible()
    guest.forgive()  # the browser itself notes that something was not found


def test_a_table_of_other_rules_says_so_and_can_be_left(door: Door) -> None:
    guest = door.invite("de")
    table = lay_deal(guest, search("sword", 3, lambda t: int(t.answered) > 2), rules=99)
    sentence = guest.say("server-other-rules", rules=99)
    guest.visit(f"/table/{table}")
    trouble = guest.page.get_by_role("alert")
    expect(trouble).to_contain_text(sentence)
    trouble.get_by_role("link", name=guest.say("web-nav-start")).click()
    card = guest.page.get_by_text(sentence)
    expect(card).to_be_visible()
    guest.button("web-start-leave").click()
    expect(card).to_be_hidden()
    guest.page.reload()
    expect(guest.button("web-start-play")).to_be_visible()
    expect(card).to_be_hidden()
    guest.forgive()  # the browser itself notes that something was not found


def test_a_full_table(door: Door) -> None:
    host, late = door.invite(), door.invite("es")
    table = host.lay("sword", 3, bots=[None, "random", "random"], start=False)
    late.visit(f"/table/{table}")
    # Bots give way to somebody who comes late, people do not.
    expect(late.button("web-table-lobby-sit")).to_have_count(2)
    for seat in (1, 2):
        friend = door.invite()
        friend.introduce()
        friend.ask("POST", f"/tables/{table}/seat", seat=seat)
    expect(late.page.get_by_text(late.say("web-table-lobby-full"))).to_be_visible()
    expect(late.button("web-table-lobby-sit")).to_have_count(0)


def test_a_guest_who_comes_too_late_watches(door: Door) -> None:
    host, late = door.invite(), door.invite("ja")
    table = host.lay("sake", 3)
    late.visit(f"/table/{table}")
    expect(late.table).to_be_visible()
    expect(late.hand).to_have_count(0)
    expect(late.link("web-table-leave")).to_be_visible()
