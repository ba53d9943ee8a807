"""`python -m tests.browser.screenshots`: the main states of the pages as pictures, in docs/screenshots. Names of chapters (`tables`,
`the_end` …) take only those, a folder puts them elsewhere.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect

from izakaya.table.table import Table
from tests.browser.deals import join, last_choice, search
from tests.browser.door import PHONE, Door, open_browser
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.palette import in_few_colours
from tests.browser.playing import by_list, play
from tests.luck import draw_for

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
LARGE: Final = (1920, 1080)
SIDEWAYS: Final = (844, 390)
SETTLED: Final = 700  # milliseconds until everything lies still
REVIEWED: Final = 240_000  # milliseconds in which a game is looked back at


class Album:
    def __init__(self, browser: Browser, folder: Path) -> None:
        self.workbench = browser.new_page()
        self.folder = folder

    def keep(self, guest: Guest, name: str, settled: int = SETTLED, *, away: bool = True) -> None:
        if away:
            guest.page.mouse.move(0, 0)
        guest.page.wait_for_timeout(settled)
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


def deadly(table: Table) -> bool:
    """A player who refuses to defend dies."""
    seat = table.asked
    if seat is None or not attacked(table):
        return False
    ahead = table.copy()
    ahead.answer(0)
    people = ahead.view(None)["people"]
    assert isinstance(people, list)
    return bool(people[seat]["state"] == "spirit")


def tables(door: Door, album: Album) -> None:
    """Both games at their best moments, in several languages, on both screens."""

    def seen(name: str, guest: Guest, game: str, seats: int, wanted: Callable[[Table], bool]) -> None:
        join(guest, search(game, seats, wanted, "novice"), "adept")
        album.keep(guest, name)

    seen("sword-turn", door.invite(), "sword", 5, own_turn)
    seen("sword-reaction", door.invite(), "sword", 5, attacked)
    seen("sake-turn", door.invite(), "sake", 5, own_turn)
    seen("sake-reaction", door.invite(), "sake", 5, attacked)
    seen("sake-for-eight", door.invite(), "sake", 8, own_turn)
    seen("morning", door.invite(light="light"), "sword", 7, own_turn)
    seen("italian", door.invite("it"), "sake", 6, own_turn)
    seen("japanese", door.invite("ja"), "sword", 6, own_turn)
    seen("sake-large-screen", door.invite(screen=LARGE), "sake", 6, own_turn)
    seen("sword-large-screen", door.invite("ja", screen=LARGE), "sword", 7, own_turn)
    seen("phone-sword", door.invite(screen=PHONE), "sword", 5, own_turn)
    seen("phone-sake", door.invite("de", screen=PHONE), "sake", 5, own_turn)
    seen("phone-sideways-sake", door.invite("it", screen=SIDEWAYS), "sake", 5, own_turn)
    seen("phone-sideways-sword", door.invite(screen=SIDEWAYS), "sword", 5, attacked)


def closer(door: Door, album: Album) -> None:
    """A deed on the stage, a death, and what is looked at."""
    watcher = door.invite(moving=True)
    watcher.visit(f"/table/{watcher.lay('sake', 4, level='adept')}")
    watcher.begin()
    deed = watcher.page.locator(".deed .sum")
    for _ in range(60):
        deed.or_(watcher.question).or_(watcher.rematch).first.wait_for(timeout=REVIEWED)
        if deed.is_visible():
            break
        by_list(watcher, random.Random(3))
        watcher.question.wait_for(state="hidden")
    album.keep(watcher, "stage", settled=0)
    reader = door.invite("it")
    join(reader, search("sake", 5, own_turn, "novice"), "adept")
    reader.seat((reader.view["seat"] + 2) % 5).first.hover()
    expect(reader.page.get_by_role("tooltip")).to_be_visible()
    album.keep(reader, "seen-large", away=False)
    player = door.invite()
    join(player, search("sword", 5, own_turn, "novice"), "adept")
    player.cards.first.hover(position={"x": 14, "y": 40})
    expect(player.page.get_by_role("tooltip")).to_be_visible()
    album.keep(player, "card-seen-large", away=False)
    dying = door.invite("de")
    join(dying, search("sake", 4, deadly, "novice"), "adept")
    dying.page.keyboard.press("0")
    dying.confirm.click()
    dying.page.get_by_role("dialog").wait_for()
    album.keep(dying, "death")


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
        table = join(guest, last_choice(game, seats, 1, "novice"), "adept")
        play(guest, random.Random(1), by_list)
        guest.page.reload()  # as it looks before anything was picked or opened
        guest.rematch.wait_for()
        album.keep(guest, f"{game}-end")
        guest.visit(f"/replay/{table}?n={moment}&eyes=all")
        expect(guest.button("web-replay-forward")).to_be_visible()
        album.keep(guest, f"{game}-replay")
    phone = door.invite("it", screen=PHONE)
    join(phone, last_choice("sword", 5, 2, "novice"), "adept")
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
    table = join(reader, last_choice("sword", 5, 1, "novice"), "adept")
    play(reader, random.Random(1), by_list)
    reader.visit(f"/replay/{table}#review")
    reader.page.get_by_role("region", name=reader.say("web-review-curve")).wait_for(timeout=REVIEWED)
    album.keep(reader, "review")
    reader.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    album.keep(reader, "phone-review")


CHAPTERS: Final = {chapter.__name__: chapter for chapter in (around, tables, closer, the_end, learning)}


def main(folder: Path, chapters: Sequence[Callable[[Door, Album], None]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, open_browser() as browser:
        house = House(Path(place))
        house.open()
        try:
            for chapter in chapters:
                draw_for(chapter.__name__)
                door = Door(browser, house, painted=True)
                chapter(door, Album(browser, folder))
                for complaint in door.close():
                    print(complaint, file=sys.stderr)
        finally:
            house.close()


if __name__ == "__main__":
    wanted = [name for name in sys.argv[1:] if name in CHAPTERS] or list(CHAPTERS)
    folders = [Path(name) for name in sys.argv[1:] if name not in CHAPTERS]
    main(folders[0] if folders else FOLDER, [CHAPTERS[name] for name in wanted])
