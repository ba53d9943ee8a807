"""How much a browser has to fetch, and how smoothly things move."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Response, expect

from tests.browser.door import Door

BUDGET: Final = 250_000  # bytes of scripts and styles, compressed
LEAST_FRAMES: Final = 30  # a second, of one core that draws without a graphics card
WORK: Final = ("ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
FRAMES: Final = """async (milliseconds) => {
  const end = performance.now() + milliseconds;
  let frames = 0;
  for (let now = 0; now < end; frames++) now = await new Promise((drawn) => requestAnimationFrame(drawn));
  return frames;
}"""


@pytest.mark.parametrize("game", ["sake", "sword"])
def test_two_clicks_and_a_light_load_to_the_first_card(door: Door, game: str) -> None:
    """All scripts and styles on the wire from the address on, in the language that needs most."""
    guest = door.invite("ja")
    fetched: list[Response] = []
    guest.page.on("response", lambda response: fetched.append(response))
    guest.visit("/")
    guest.page.get_by_role("group", name=guest.say("web-start-game")).get_by_text(
        guest.say(f"game-{game}"), exact=True
    ).click()
    guest.button("web-start-play").click()
    expect(guest.cards.first).to_be_visible()
    expect(guest.table).to_be_visible()
    sizes = {
        one.url: one.request.sizes()["responseBodySize"]
        for one in fetched
        if one.request.resource_type in ("script", "stylesheet")
    }
    assert sum(sizes.values()) < BUDGET, sorted(sizes.items(), key=lambda item: -item[1])[:10]


@pytest.mark.long
def test_a_table_for_eight_moves_smoothly(door: Door) -> None:
    """Eight bots who never wait for anybody, so that something moves all the time."""
    guest = door.invite(moving=True)
    table = guest.lay("sake", 8, pace=0.3, sit=False)
    guest.visit(f"/table/{table}")
    expect(guest.table).to_be_visible()
    # Processor time, not the clock: how many frames there are says what else this machine does.
    door.browser.start_tracing(page=guest.page, categories=["toplevel"])
    frames = guest.page.evaluate(FRAMES, 5_000)
    traced = json.loads(door.browser.stop_tracing())["traceEvents"]
    worked = sum(event.get("tdur", 0) for event in traced if event["name"] in WORK) / 1000
    print(f"{frames} frames, {worked / frames:.1f} ms of work each")
    assert 0 < worked / frames <= 1000 / LEAST_FRAMES
