"""The rulebooks' worked examples 5 and 6 (section 11 of the rules), each on its own table, with the deck of the house.

A, B, C, D are seats 0 to 3. Their samurai have skills that do not come into it.
"""

from __future__ import annotations

from tests.sake.at_the_table import (
    asks,
    attack,
    drink,
    gear,
    hand,
    let_pass,
    life,
    masu,
    pass_,
    play,
    position,
    question,
    sake,
    sake_places,
    seen,
    told_of,
    turn,
    wielded,
    wounds,
)
from tests.sake.house_cards import backed, event, weapon_or_item

DRINK_2 = event(but=("drunken-purchase-4",), drinking=2)
ATTACK_2 = event(but=("drunken-purchase-4", DRINK_2), attack=2)
DEFENCE_1 = event(but=("drunken-purchase-4", DRINK_2, ATTACK_2), defence=1)

DRINKING = f"""
seat 0 tomoe-gozen
seat 1 hojo-masako
seat 2 takezaki-suenaga gear katana-1 naginata-1 wielding katana hand rice-bowl-1 {DRINK_2} {DEFENCE_1}
seat 3 date-masamune hand drunken-purchase-4 {ATTACK_2}
circle seat-0 3 seat-1 3 seat-2 1 seat-3 3
turn 2
"""


def test_example_5_drinking_and_burning_K22_K32_K33_K34() -> None:
    table = position(DRINKING, house=True)
    before = life(table, 2)
    # C plays a Rice Bowl, drinks 2, one on Life and one on the Katana, and wields the Naginata.
    play(table, "text", card="rice-bowl-1")
    drink(table, DRINK_2, "life", "katana")
    pass_(table)
    play(table, "wield", weapon="naginata")
    assert gear(table, 2) == ["katana", "naginata", "rice-bowl"]
    assert sake_places(table, 2) == ["katana", "life"]
    assert masu(table) == 8

    # D plays Drunken Purchase on the Naginata: C wields the Katana, which does not work.
    assert turn(table) == 3
    play(table, "text", card="drunken-purchase-4")
    play(table, "gear", card="naginata", target=2)
    assert (table.asked, asks(table)) == (2, "burn")
    pass_(table)
    assert (table.asked, asks(table)) == (2, "rewield")
    play(table, "wield", weapon="katana")
    assert wielded(table, 2) == "katana"

    # D attacks: C burns the sake on the Katana and draws 1, and the Katana's 2 count again.
    attack(table, ATTACK_2, "katana", 2)
    let_pass(table)
    assert (asks(table), question(table)["strength"]) == ("defend", 5)
    held = len(hand(table, 2))
    play(table, "burn-to-draw", place="katana")
    assert len(hand(table, 2)) == held + 1
    play(table, "defend", card=DEFENCE_1)
    assert told_of(table, "defended")[0]["number"] == 1 + 2
    pass_(table)
    # 2 damage: the sake on Life first, then a card.
    assert (sake(table, 2), life(table, 2), wounds(table, 2)) == (0, before - 1, 1)


def test_example_5_without_the_burn_the_katana_does_not_count() -> None:
    table = position(
        DRINKING.replace(f"hand rice-bowl-1 {DRINK_2} {DEFENCE_1}", f"hand {DEFENCE_1} sake katana").replace(
            "turn 2", "turn 3"
        ),
        house=True,
    )
    attack(table, ATTACK_2, "katana", 2)
    let_pass(table)
    play(table, "defend", card=DEFENCE_1)
    assert told_of(table, "defended")[0]["number"] == 1
    assert question(table)["wounds"] == 4


# A holds boxes of 1 and 0. B, dead with 1 sake, has two drowsy cards; so has D, dead too.
ATTACK_1 = event(attack=1)
ATTACK_0 = weapon_or_item(but=("katana-1", "wakizashi-1"), attack=0)
DEFENCE_2 = event(but=(ATTACK_1,), defence=2)
QUARRELSOME = backed("quarrelsome", 1, but=(ATTACK_1, DEFENCE_2))[0]
DROWSY = backed("drowsy", 5, but=(ATTACK_1, DEFENCE_2))
SPIRITS = f"""
seat 0 date-masamune hand {ATTACK_1} {ATTACK_0}
seat 1 hojo-masako spirit hand {DROWSY[0]} {DROWSY[1]} sake 1
seat 2 takezaki-suenaga gear katana-1 wakizashi-1 wielding katana sake life hand {DEFENCE_2}
seat 3 tomoe-gozen spirit hand {DROWSY[2]} {DROWSY[3]}
line seat-0 3 seat-2
turn 3
"""


def test_example_6_spirits_K41_K42_K43() -> None:
    table = position(SPIRITS, top=f"{DROWSY[4]} {QUARRELSOME}", house=True)
    # D: quarrelsome, moves C's sake from Life to the Katana.
    assert seen(table)["top_back"] == "quarrelsome"
    play(table, "sake", target=2, place="life")
    play(table, "place", place="katana")
    pass_(table)
    assert sake_places(table, 2) == ["katana"]

    # D has drawn, and drowsy is on top: it torments C with 2 drowsy cards, and B adds 1.
    assert QUARRELSOME in hand(table, 3)
    assert seen(table)["top_back"] == "drowsy"
    play(table, "choose", target=2)
    play(table, "cards", number=2)
    assert (table.asked, asks(table)) == (1, "help")
    play(table, "cards", number=1)

    # C wields that Katana and owns a Wakizashi: it defends with its box of 2 only and loses 1. D gives it to B.
    assert (table.asked, asks(table), question(table)["strength"]) == (2, "resist", 3)
    play(table, "defend", card=DEFENCE_2)
    assert told_of(table, "defended")[0]["number"] == 2
    assert (asks(table), question(table)["number"]) == ("give-up-sake", 1)
    play(table, "place", place="katana")
    assert (table.asked, asks(table)) == (3, "deal-sake")
    play(table, "choose", target=1)
    assert (sake(table, 1), sake(table, 2), sake(table, 3)) == (2, 0, 0)

    # A attacks B for 4: B fades with a drowsy card.
    assert turn(table) == 0
    attack(table, ATTACK_1, "katana", 1)
    assert (table.asked, asks(table), question(table)["strength"]) == (1, "fade", 4)
    play(table, "fade")
    assert (sake(table, 1), hand(table, 1)) == (2, [])

    # A attacks again for 3: B has no such card and loses both its sake.
    attack(table, ATTACK_0, "katana", 1)
    assert told_of(table, "strikes")[-1]["number"] == 3
    assert sake(table, 1) == 0
    assert (table.asked, asks(table)) == (0, "act")
