"""`python -m tests.browser.screenshots`: the main states of the pages as pictures, in docs/screenshots."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from izakaya.table.table import Table
from tests.browser.deals import Deal, last_choice, lay_deal, search
from tests.browser.door import PHONE, Door, chromium_path, open_browser
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.palette import in_few_colours
from tests.browser.playing import by_list, play

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
SETTLED: Final = 700  # milliseconds until everything lies still
REVIEWED: Final = 240_000  # milliseconds in which a game is looked back at


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


def own_turn(table: Table) -> bool:
    """In the middle of the evening: cards to choose from, and nearly everybody on their feet."""
    view = table.view(None)
    people = view["people"]
    assert isinstance(people, list)
    up = sum(person.get("state") == "samurai" or person.get("resilience", 0) > 0 for person in people)
    return (
        not table.is_reaction()
        and table.answered > 40
        and len(table.options()) > 12
        and up > table.seats - 2
        and view.get("masu") != 0
    )


def attacked(table: Table) -> bool:
    """Something can be done about it."""
    ways = {table.describe(option).way for option in table.options()}
    return table.is_reaction() and table.answered > 40 and bool(ways & {"defend", "answer"})


def sit_down(guest: Guest, deal: Deal) -> str:
    table = lay_deal(guest, deal, "adept")
    guest.visit(f"/table/{table}")
    guest.begin()
    guest.wait()
    return table


def tables(door: Door, album: Album) -> None:
    """Both games at their best moments, in several languages, on both screens."""

    def seen(name: str, guest: Guest, game: str, seats: int, wanted: Callable[[Table], bool]) -> None:
        sit_down(guest, search(game, seats, wanted, "novice"))
        album.keep(guest, name)

    seen("sword-turn", door.invite(), "sword", 5, own_turn)
    seen("sword-reaction", door.invite(), "sword", 5, attacked)
    seen("sake-turn", door.invite(), "sake", 5, own_turn)
    seen("sake-reaction", door.invite(), "sake", 5, attacked)
    seen("sake-for-eight", door.invite(), "sake", 8, own_turn)
    seen("morning", door.invite(light="light"), "sword", 7, own_turn)
    seen("italian", door.invite("it"), "sake", 6, own_turn)
    seen("japanese", door.invite("ja"), "sword", 6, own_turn)
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
    """Who won and why; and the evening once more, with all cards open."""
    for game, seats, moment in (("sword", 5, 40), ("sake", 5, 60)):
        guest = door.invite()
        table = sit_down(guest, last_choice(game, seats, 1, "novice"))
        play(guest, random.Random(1), by_list)
        guest.page.reload()  # as it looks before anything was picked or opened
        guest.rematch.wait_for()
        album.keep(guest, f"{game}-end")
        guest.visit(f"/replay/{table}?n={moment}&eyes=all")
        expect(guest.button("web-replay-forward")).to_be_visible()
        album.keep(guest, f"{game}-replay")
    phone = door.invite("it", screen=PHONE)
    sit_down(phone, last_choice("sword", 5, 2, "novice"))
    play(phone, random.Random(2), by_list)
    album.keep(phone, "phone-end")


def learning(door: Door, album: Album) -> None:
    """A first evening, a puzzle with its reason, and a game looked back at."""

    def attend(guest: Guest, game: str, moment: int) -> None:
        guest.visit(f"/learn/{game}")
        for _ in range(moment):
            further = guest.button("web-learn-on").or_(guest.button("web-learn-skip"))
            further.click()
        expect(guest.page.get_by_role("region", name=guest.say("web-learn-said"))).to_be_visible()

    guest = door.invite()
    attend(guest, "sake", 4)
    album.keep(guest, "lesson")
    phone = door.invite("ja", screen=PHONE)
    attend(phone, "sake", 8)
    album.keep(phone, "phone-lesson")
    solver = door.invite("it")
    solver.visit("/puzzles/sword?n=5")
    solver.button("web-table-hint").click()
    expect(solver.button("web-puzzle-next")).to_be_visible()
    album.keep(solver, "puzzle")
    reader = door.invite()
    table = sit_down(reader, last_choice("sword", 5, 1, "novice"))
    play(reader, random.Random(1), by_list)
    reader.visit(f"/replay/{table}#review")
    reader.page.get_by_role("region", name=reader.say("web-review-curve")).wait_for(timeout=REVIEWED)
    album.keep(reader, "review")


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
            for chapter in (around, tables, the_end, learning):
                door = Door(browser, house)
                chapter(door, Album(browser, folder))
                for complaint in door.close():
                    print(complaint, file=sys.stderr)
        finally:
            house.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
