"""Questions that the house answers for people at SAKE, on a clock that stands still: an only weapon, and what cannot hurt."""

from __future__ import annotations

import pytest

from izakaya import Table
from tests.playing.evening import Evening, settled
from tests.playing.kept_in_memory import Answered, Room
from tests.playing.still_clock import MIDNIGHT, run_still
from tests.sake.at_the_table import asks, attack, pass_, play, three, wielded

NAMES = ("anna", "ben", "carl")
BESIDE = "circle seat-0 1 seat-1 3 seat-2 3"


def put_down(a: str = "") -> Table:
    """Seat 0 has played its cards, drawn, and is asked what to wield."""
    table = three(a)
    pass_(table, all_asked=True)
    assert asks(table) == "wield"
    return table


def purchased() -> Table:
    """Seat 1 has lost the Katana that it wielded, and has a Yumi left."""
    table = three("hand drunken-purchase-1", "gear katana-2 yumi-1 wielding katana")
    play(table, "text", card="drunken-purchase")
    play(table, "gear", target=1, card="katana", all_asked=True)
    while asks(table) == "burn":
        pass_(table, all_asked=True)
    assert asks(table) == "rewield"
    return table


def punched(card: str) -> Table:
    """Seat 0 attacks seat 1 with bare hands; seat 1 could stop it."""
    hand = "hand blurred-vision-1 burning-ramen-2"
    table = three(f"standing hand {card} gear", f"life 5 {hand}", "hand sakuragi-1", BESIDE)
    attack(table, card.rpartition("-")[0], "bare-hands", 1, all_asked=True)
    return table


async def spared(
    table: Table, window: float | None = None, silence: str = "beats", **orders: bool
) -> tuple[list[str], Table]:
    """Who is asked at once or within ten seconds, in which everybody goes on; and how the table stands then."""
    before = int(table.answered)
    room = Room("sake", 3, 1, NAMES, window, pace=1.0, silence=silence)
    room.live.table = table
    room.store.answers.past.extend(Answered(number, 0, MIDNIGHT) for number in range(before))
    evening = Evening(room)
    for name in NAMES:
        await evening.come(name)
        evening.order(name, **orders)
    evening.play()
    evening.begin()
    await settled()
    asked = [name for seat, name in enumerate(NAMES) if room.live.window.asked_of(seat) is not None]
    if not asked:
        for name in NAMES if window else ():
            await evening.go_on(name)
        await evening.closed(before)
    stands = room.live.table
    await evening.end()
    return asked, stands


@pytest.mark.parametrize(
    ("a", "spare", "asked"),
    [
        ("gear katana-1 sake board", True, []),
        ("gear katana-1 sake board", False, ["anna"]),
        ("gear katana-1 yumi-1 sake board", True, ["anna"]),
    ],
)
@pytest.mark.parametrize("silence", ["beats", "curtain"])
def test_K22_the_house_wields_an_only_weapon(
    monkeypatch: pytest.MonkeyPatch, a: str, spare: bool, asked: list[str], silence: str
) -> None:
    found, stands = run_still(monkeypatch, spared(put_down(a), silence=silence, spare=spare))
    assert found == asked
    if not asked:
        assert wielded(stands, 0) == "katana"
        assert stands.past[-1] != 0, "it is recorded like anybody's answer"


@pytest.mark.parametrize("window", [None, 8.0])
@pytest.mark.parametrize("until_my_turn", [False, True])
def test_K22_the_house_takes_up_the_only_weapon_left(
    monkeypatch: pytest.MonkeyPatch, window: float | None, until_my_turn: bool
) -> None:
    found, stands = run_still(monkeypatch, spared(purchased(), window, until_my_turn=until_my_turn))
    assert (found, wielded(stands, 1)) == ([], "yumi")


@pytest.mark.parametrize("window", [None, 8.0])
@pytest.mark.parametrize(
    ("card", "spare", "asked"),
    [("burning-ramen-1", True, False), ("burning-ramen-1", False, True), ("burning-ramen-3", True, True)],
)
def test_K10_nobody_is_asked_about_what_cannot_hurt(
    monkeypatch: pytest.MonkeyPatch, window: float | None, card: str, spare: bool, asked: bool
) -> None:
    found, stands = run_still(monkeypatch, spared(punched(card), window, spare=spare))
    assert ("ben" in found) is asked
    if not asked:
        assert found == []
        assert stands.answered > 0


def test_K10_a_shared_device_does_not_go_round_for_what_cannot_hurt(monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = run_still(monkeypatch, spared(punched("burning-ramen-1"), silence="curtain"))
    assert found == []
    found, _ = run_still(monkeypatch, spared(punched("burning-ramen-3"), silence="curtain"))
    assert found == ["ben"]
