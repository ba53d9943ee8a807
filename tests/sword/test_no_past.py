"""Where no past is found that fits what was seen, `redeal` deals in agreement with what lies open, and does not give the truth away."""

from __future__ import annotations

from collections import Counter

import izakaya
from izakaya import Chance, Table
from izakaya.games.sword.data import CARDS, KINDS, STANDARD
from izakaya.games.sword.hidden.imagining import imagine
from izakaya.games.sword.hidden.openly import deal_openly
from izakaya.games.sword.hidden.seen import Seen
from izakaya.games.sword.table import SwordTable
from izakaya.testing import at_random

DECKS = 16
DIVERTED = 8


def contrived() -> SwordTable:
    """Seat 1 draws the only card of each of 16 decks. Eight of them go on to seat 2 and from there to seat 3, unseen by the others, and
    then all but one are shown: to imagine which went is to guess eight of sixteen, with nothing to go by until it is too late.
    """
    drawn = [CARDS[kind] for kind in range(KINDS) if STANDARD[kind] >= 3 and CARDS[kind] != "bushido"]
    assert len(drawn) == DECKS
    going = drawn[1::2]
    log = [f"log 1+{card}" for card in drawn]
    log[-1] += "".join(f" 2<1:{card}" for card in going) + "".join(f" 3<2:{card}" for card in reversed(going))
    kept = {1: drawn[:1], 3: going[:1], 4: ["parry", "bokken", "geisha"], 5: ["bo", "kiseru", "parry"]}
    shown = {1: drawn[2::2], 3: going[1:]}
    log[-1] += "".join(f" {seat}-{card}" for seat in (3, 1) for card in reversed(shown[seat]))
    log[-1] += "".join(f" {seat}+{card}" for seat in (4, 5) for card in kept[seat])
    gone = Counter(sum(kept.values(), shown[1] + shown[3]))
    deck = " ".join(
        f"{CARDS[kind]}*{STANDARD[kind] - gone[CARDS[kind]]}"
        for kind in range(KINDS)
        if STANDARD[kind] > gone[CARDS[kind]]
    )
    table = izakaya.parse(
        f"""sword 1
        seat 0 shogun benkei
        seat 1 ninja-1 hanzo hand {" ".join(kept[1])}
        seat 2 ninja-2 tomoe
        seat 3 ninja-3 goemon hand {" ".join(kept[3])}
        seat 4 samurai chiyome hand {" ".join(kept[4])}
        seat 5 samurai hideyoshi hand {" ".join(kept[5])}
        seat 6 ronin musashi
        deck {deck}
        pile {" ".join(shown[1] + shown[3])}
        run-outs {DECKS - 1}
        ask play 0
        """
        + "\n".join(log)
    )
    assert isinstance(table, SwordTable)
    return table


def hands(table: Table) -> tuple[tuple[int, ...], ...]:
    assert isinstance(table, SwordTable)
    return tuple(
        tuple(int(table.hands[seat * KINDS + kind]) for kind in range(KINDS)) for seat in range(table.seats)
    )


def test_a_contrived_past_is_not_betrayed() -> None:
    table = contrived()
    assert imagine(Seen(table, 0), Chance.quick(0)) is None
    worlds = []
    # To look for a past in vain takes seconds where the core is interpreted.
    for seed in range(3 if izakaya.compiled else 1):
        world = table.redeal(0, Chance.quick(seed))
        assert world.view_bytes(0) == table.view_bytes(0)
        assert [sum(hand) for hand in hands(world)] == [sum(hand) for hand in hands(table)]
        worlds.append(hands(world))
        world.playouts(1, seed)
    assert len(set(worlds)) == len(worlds)
    assert hands(table) not in worlds


def open_deal(table: SwordTable, seat: int, seed: int) -> SwordTable:
    world = table.bare_copy()
    world.remembering = True
    deal_openly(Seen(table, seat), world, Chance.quick(seed))
    return world


def tables() -> list[SwordTable]:
    """Tables in the middle of games and at their end, some of them after a run-out of the deck."""
    found = []
    for seed in range(12):
        table = izakaya.new_table("sword", seats=3 + seed % 5, seed=seed)
        pick = at_random(seed)
        while not table.over and (seed % 4 == 3 or table.answered < 60 + 25 * seed):
            table.answer(pick(table.options()))
        assert isinstance(table, SwordTable)
        found.append(table)
    assert any(table.run_outs for table in found)
    assert any(table.over for table in found)
    return found


def test_what_lies_open_stays_as_it_is() -> None:
    for table in tables():
        for seat in range(int(table.seats)):
            for seed in range(6):
                world = open_deal(table, seat, seed)
                assert world.view_bytes(seat) == table.view_bytes(seat)
                before, after = Counter[int](), Counter[int]()
                for kind in range(KINDS):
                    before[kind] = sum(hand[kind] for hand in hands(table)) + int(table.deck[kind])
                    after[kind] = sum(hand[kind] for hand in hands(world)) + int(world.deck[kind])
                assert before == after
                assert [sum(hand) for hand in hands(world)] == [int(size) for size in table.sizes][
                    : table.seats
                ]
                if not world.over:
                    again = world.redeal(seat, Chance.quick(seed))
                    assert again.view_bytes(seat) == table.view_bytes(seat)
                    world.playouts(1, seed)


def test_hidden_cards_are_dealt_as_chance_would_have_it() -> None:
    """Nothing but the deal has happened: every card that I cannot see is as likely in any hand as in any other place."""
    table = izakaya.new_table("sword", seats=5, seed=8)
    assert isinstance(table, SwordTable)
    me = 2
    times = 1500
    parry = CARDS.index("parry")
    hidden = int(table.deck_size) + sum(int(table.sizes[seat]) for seat in range(5) if seat != me)
    parries = STANDARD[parry] - hands(table)[me][parry]
    total = Counter[int]()
    true = 0
    for seed in range(times):
        world = hands(open_deal(table, me, seed))
        true += world == hands(table)
        for seat in range(5):
            total[seat] += world[seat][parry]
    assert true == 0
    for seat in range(5):
        if seat != me:
            fair = times * int(table.sizes[seat]) * parries / hidden
            assert abs(total[seat] - fair) < 6 * fair**0.5
