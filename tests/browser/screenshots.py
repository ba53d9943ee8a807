"""`python -m tests.browser.screenshots`: the main states of the pages as pictures, in docs/screenshots."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from tests.browser.door import PHONE, Door, chromium_path, open_browser
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.palette import in_few_colours
from tests.browser.playing import by_list, play, reacting

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
SETTLED: Final = 700  # milliseconds until everything lies still


class Album:
    def __init__(self, browser: Browser, folder: Path) -> None:
        self.workbench = browser.new_page()
        self.folder = folder

    def keep(self, guest: Guest, name: str) -> None:
        guest.page.mouse.move(0, 0)
        guest.page.wait_for_timeout(SETTLED)
        picture = in_few_colours(self.workbench, guest.page.screenshot(animations="disabled"))
        (self.folder / f"{name}.png").write_bytes(picture)
        print(f"{len(picture) // 1000:4} kB  {name}.png")


def own_turn(guest: Guest) -> bool:
    return guest.asked is not None and not reacting(guest) and len(guest.asked["offers"]) > 6


def attacked(guest: Guest) -> bool:
    """Something can be done about it."""
    ways = {offer["move"]["way"] for offer in guest.asked["offers"]} if guest.asked else set()
    return reacting(guest) and bool(ways & {"defend", "answer"})


def tables(door: Door, album: Album) -> None:
    """Both games at their best moments, in several languages, on both screens."""

    def seen(name: str, guest: Guest, game: str, seats: int, until: Callable[[Guest], bool]) -> None:
        chance = random.Random(name)
        while not until(guest):  # a game may be over before
            guest.sit_down(game, seats, "adept")
            play(guest, chance, by_list, lambda: until(guest))
        guest.page.reload()  # as it looks before anything was picked or opened
        expect(guest.asking.get_by_role("heading")).to_be_visible()
        if guest.button("web-table-begin").is_visible():
            guest.button("web-table-begin").click()
        album.keep(guest, name)

    seen("sword-turn", door.invite(), "sword", 5, own_turn)
    seen("sword-reaction", door.invite(), "sword", 5, attacked)
    seen("sake-turn", door.invite(), "sake", 5, own_turn)
    seen("sake-reaction", door.invite(), "sake", 5, attacked)
    seen("sake-for-eight", door.invite(), "sake", 8, own_turn)
    seen("morning", door.invite(light="light"), "sword", 7, own_turn)
    seen("italian", door.invite("it"), "sword", 6, own_turn)
    seen("japanese", door.invite("ja"), "sake", 6, own_turn)
    seen("phone-sword", door.invite(screen=PHONE), "sword", 5, own_turn)
    seen("phone-sake", door.invite("de", screen=PHONE), "sake", 5, own_turn)


def around(door: Door, album: Album) -> None:
    guest = door.invite()
    for name, path in (
        ("start", "/"),
        ("gallery", "/gallery"),
        ("cards", "/cards"),
        ("rules", "/rules/sake"),
        ("settings", "/settings"),
    ):
        guest.visit(path)
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        guest.page.wait_for_load_state("networkidle")
        album.keep(guest, name)
    guest.visit(f"/table/{guest.lay('sake', 6, start=False, level='adept')}")
    expect(guest.button("web-table-lobby-start")).to_be_visible()
    album.keep(guest, "lobby")
    phone = door.invite("es", screen=PHONE, light="light")
    phone.visit("/")
    expect(phone.button("web-start-play")).to_be_visible()
    album.keep(phone, "phone-start")


def the_end(door: Door, album: Album) -> None:
    guest = door.invite()
    table = guest.sit_down("sword", 4)
    play(guest, random.Random(1), by_list)
    album.keep(guest, "end")
    guest.visit(f"/replay/{table}?n=12&eyes=all")
    expect(guest.button("web-replay-forward")).to_be_visible()
    album.keep(guest, "replay")


def main(folder: Path) -> int:
    path = chromium_path()
    if path is None:
        print("There is no Chromium here: apt-get install chromium.", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, open_browser(path) as browser:
        house = House(Path(place))
        house.open()
        try:
            for chapter in (around, tables, the_end):
                door = Door(browser, house)
                chapter(door, Album(browser, folder))
                for complaint in door.close():
                    print(complaint, file=sys.stderr)
        finally:
            house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
