"""A group's evening with four browsers: one closes and comes back, one comes late, one leaves, the host goes; then another game."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.door import PHONE, Door
from tests.browser.guest import PATIENCE, Guest

# A page that answers by itself once it is told to: what a game asks is not the matter of this test.
BY_ITSELF: Final = """
const Real = WebSocket;
let asked = null;
let playing = false;
const answer = () => {
  const [socket, { number, offers }] = asked;
  asked = null;
  socket.send(JSON.stringify({ do: 'answer', number, option: offers.at(-1).option, client: `by-itself-${number}` }));
};
window.playOn = () => { playing = true; if (asked) answer(); };
window.WebSocket = class extends Real {
  constructor(...where) {
    super(...where);
    this.addEventListener('message', ({ data }) => {
      const told = JSON.parse(data);
      if (told.is === 'no-question') asked = null;
      if (told.is !== 'question') return;
      asked = [this, told];
      if (playing) answer();
    });
  }
};
"""


def come(door: Door, name: str, language: str, screen: tuple[int, int] = PHONE) -> Guest:
    guest = door.invite(language, screen=screen)
    guest.context.add_init_script(BY_ITSELF)
    guest.introduce()
    guest.ask("PATCH", "/me", name=name)
    return guest


@pytest.mark.long
def test_friday_evening(door: Door) -> None:
    anna, ben = come(door, "Anna", "en", (1280, 800)), come(door, "Ben", "it")
    carla, dora = come(door, "Carla", "de"), come(door, "Dora", "ja")
    table = anna.lay("sword", 5, window=None, start=False)
    for guest in (anna, ben, carla):
        guest.visit(f"/table/{table}")
    # Ben and Carla sit down; everybody reads their names.
    for guest in (ben, carla):
        guest.button("web-table-lobby-sit").first.click()
    expect(anna.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(carla.page.get_by_text(carla.say("web-table-lobby-host", name="Anna"))).to_be_visible()
    anna.button("web-table-lobby-start").click()
    for guest in (anna, ben, carla):
        guest.begin()
    expect(anna.table).to_contain_text("Carla")
    expect(ben.table).to_contain_text("Anna")

    # Dora comes late, and takes over from a bot at the host's nod.
    dora.visit(f"/table/{table}")
    dora.button("web-table-sit-late").click()
    sitting = dora.page.get_by_role("region", name=dora.say("web-table-sitting"))
    sitting.locator("button.tag").filter(has_not_text=dora.say("web-settings-rename")).first.click()
    expect(sitting.get_by_role("button", name=dora.say("web-table-wish-not"))).to_be_visible()
    anna.button("web-table-wish-yes").click()
    expect(dora.hand).to_be_visible()
    expect(anna.table).to_contain_text("Dora")

    # Carla's phone closes the page, and she comes back to her seat.
    carla.visit("/")
    expect(carla.page.get_by_text(carla.say("web-start-mine"))).to_be_visible()
    carla.visit(f"/table/{table}")
    expect(carla.hand).to_be_visible()

    # Ben leaves for good: a bot plays on, and his name stays.
    ben.ask("DELETE", f"/tables/{table}/seat")
    expect(anna.table).to_contain_text("Ben")

    # The host goes; Carla is the next who sits there, and arranges the table now.
    anna.visit("/")
    expect(carla.asking).to_be_visible()
    carla.button("web-table-side-settings").click()
    expect(carla.page.get_by_role("region", name=carla.say("web-table-owner"))).to_be_visible()
    carla.see_the_question()
    anna.visit(f"/table/{table}")
    expect(anna.hand).to_be_visible()

    # They play to the end, quicker than hands could; Ben is in the score.
    for guest in (anna, carla, dora):
        guest.page.evaluate("playOn()")
    expect(anna.rematch).to_be_visible(timeout=4 * PATIENCE)
    expect(anna.page.get_by_role("table", name=anna.say("web-table-score"))).to_contain_text("Ben")

    # One more, of the other game, with the same people.
    tonight = anna.page.get_by_role("region", name=anna.say("web-evening-title"))
    expect(tonight).to_contain_text("Carla")
    anna.button("web-evening-other", game=anna.say("game-sake")).click()
    expect(anna.button("web-table-lobby-start")).to_be_visible()
    carla.link("web-table-rematch-go").click()
    expect(carla.page.get_by_role("listitem").filter(has_text="Dora").first).to_be_visible()
