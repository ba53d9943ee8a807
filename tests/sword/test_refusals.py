"""Why something cannot be done: each reason with the rule behind it and the numbers that explain it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import izakaya
from izakaya import Move, NotOffered, Refusal, Table, TableOver
from tests.sword.at_the_table import answer, attack, end_phase, find, four, hit, play, why_not


def attacked(one: str) -> Table:
    table = four("goemon hand kiseru", one)
    attack(table, "kiseru", 1)
    return table


def challenged(card: str, one: str) -> Table:
    table = four(f"goemon hand {card}", one)
    play(table, card)
    return table


def bushido(one: str) -> Table:
    table = four(
        "goemon hand parry",
        f"{one} laid bushido",
        "hideyoshi hand armour",
        "tomoe hand armour",
        cards="bushido armour*3 parry*5 bo*40",
        pile="armour parry*3",
    )
    end_phase(table)
    return table


# In the Play phase.


def test_W15_out_of_reach_with_difficulty_and_range() -> None:
    table = four("ieyasu hand bo", "kojiro hand parry laid armour*2")
    assert why_not(table, "attack", weapon="bo", target=1) == Refusal("out-of-reach", "W15", 3, 2)


def test_W9_weapon_limit_with_limit_and_number_played() -> None:
    table = four("goemon hand bokken*3")
    for _ in range(2):
        hit(table, "bokken", 1)
    assert why_not(table, "attack", weapon="bokken", target=1) == Refusal("weapon-limit", "W9", 2, 2)
    table = four("ieyasu hand bokken", turn="0 weapons 3")
    assert why_not(table, "attack", weapon="bokken", target=1) == Refusal("weapon-limit", "W9", 1, 3)


def test_W13_harmless() -> None:
    table = four("ieyasu hand bokken", "kojiro")
    assert why_not(table, "attack", weapon="bokken", target=1) == Refusal("harmless", "W13")


def test_W14_not_yourself() -> None:
    table = four("ieyasu hand bokken")
    assert why_not(table, "attack", weapon="bokken", target=0) == Refusal("not-yourself", "W14")


def test_W32_not_yourself() -> None:
    table = four("ieyasu hand geisha diversion parry laid focus")
    assert why_not(table, "play", "geisha", target=0) == Refusal("not-yourself", "W32")
    assert why_not(table, "play", "diversion", target=0) == Refusal("not-yourself", "W32")
    assert why_not(table, "strip", "geisha", target=0, place="focus") == Refusal("not-yourself", "W32")


def test_W33_not_yourself() -> None:
    table = four("ieyasu hand breathing")
    assert why_not(table, "play", "breathing", target=0) == Refusal("not-yourself", "W33")


def test_W9_nobody_there() -> None:
    table = four("ieyasu hand bokken")
    assert why_not(table, "attack", weapon="bokken", target=5) == Refusal("nobody-there", "W9")


def test_W34_one_bushido_only() -> None:
    table = four("ieyasu hand bushido", "kojiro hand parry laid bushido")
    assert why_not(table, "lay", "bushido", target=2) == Refusal("one-bushido-only", "W34")


def test_W32_empty_hand() -> None:
    table = four("ieyasu hand geisha diversion", "kojiro laid focus")
    assert why_not(table, "play", "geisha", target=1) == Refusal("empty-hand", "W32")
    assert why_not(table, "play", "diversion", target=1) == Refusal("empty-hand", "W32")


def test_W32_no_such_property() -> None:
    table = four("ieyasu hand geisha", "kojiro hand parry laid focus")
    assert why_not(table, "strip", "geisha", target=1, place="armour") == Refusal("no-such-property", "W32")


def test_W9_not_in_hand() -> None:
    table = four("ieyasu hand parry")
    for move in (
        Move("attack", weapon="bokken", target=1),
        Move("play", card="daimyo"),
        Move("lay", card="focus"),
        Move("play", card="geisha", target=1),
    ):
        option = find(table, move)
        assert option is not None
        assert table.why(option) == Refusal("not-in-hand", "W9")


def test_W9_parry_only_in_answer() -> None:
    assert why_not(four("ieyasu hand parry"), "answer", "parry") == Refusal("parry-only-in-answer", "W9")


def test_W9_no_discard_at_will() -> None:
    table = four("ieyasu hand bokken parry")
    assert why_not(table, "discard", "bokken") == Refusal("no-discard-at-will", "W9")
    assert why_not(table, "discard", "parry") == Refusal("no-discard-at-will", "W9")


def test_W9_nothing_to_answer() -> None:
    assert why_not(four("ieyasu hand bokken"), "answer", "bokken") == Refusal("nothing-to-answer", "W9")


def test_W36_not_your_ability() -> None:
    assert why_not(four("ieyasu hand bokken"), "bleed") == Refusal("not-your-ability", "W36")


def test_W37_never_the_last_resilience() -> None:
    assert why_not(four("nobunaga resilience 1 hand bokken"), "bleed") == Refusal(
        "never-the-last-resilience", "W37"
    )


def test_W37_no_card_to_draw() -> None:
    table = four("nobunaga hand parry*10", others="hand parry*10", cards="parry*40")
    assert why_not(table, "bleed") == Refusal("no-card-to-draw", "W37")


def test_W38_not_the_draw_phase() -> None:
    table = four("ieyasu hand parry", pile="katana")
    assert why_not(table, "take-discard") == Refusal("not-the-draw-phase", "W38")
    assert why_not(table, "take-deck") == Refusal("not-the-draw-phase", "W38")


# In other phases of your turn.


def test_W8_draw_first() -> None:
    table = four("goemon hand parry", "ieyasu hand bokken", pile="katana")
    end_phase(table)
    assert why_not(table, "attack", weapon="bokken", target=2) == Refusal("draw-first", "W8")


def test_W10_you_must_discard_with_limit_and_hand() -> None:
    table = four("goemon hand parry*7 bokken*2")
    end_phase(table)
    assert why_not(table, "pass") == Refusal("you-must-discard", "W10", 7, 9)


def test_W10_not_in_hand_when_discarding() -> None:
    table = four("goemon hand parry*7 bokken*2")
    end_phase(table)
    assert why_not(table, "discard", "katana").reason == "not-in-hand"


def test_W11_not_asked_when_discarding() -> None:
    table = four("goemon hand parry*7 bokken*2")
    end_phase(table)
    assert why_not(table, "attack", weapon="bokken", target=1) == Refusal("not-asked", "W11")


# In answer.


def test_W11_only_an_answer() -> None:
    table = attacked("kojiro hand bokken focus")
    assert why_not(table, "attack", weapon="bokken", target=0) == Refusal("only-an-answer", "W11")
    assert why_not(table, "lay", "focus") == Refusal("only-an-answer", "W11")


def test_W17_only_a_parry() -> None:
    assert why_not(attacked("kojiro hand bokken"), "answer", "bokken") == Refusal("only-a-parry", "W17")


def test_W30_only_a_parry_against_battlecry() -> None:
    assert why_not(challenged("battlecry", "kojiro hand bo"), "answer", "bo") == Refusal(
        "only-a-parry", "W30"
    )


def test_W30_jujutsu_wants_a_weapon() -> None:
    table = challenged("jujutsu", "kojiro hand parry")
    assert why_not(table, "answer", "parry") == Refusal("jujutsu-wants-a-weapon", "W30")


def test_W34_bushido_wants_a_weapon() -> None:
    assert why_not(bushido("kojiro hand parry"), "answer", "parry") == Refusal(
        "bushido-wants-a-weapon", "W34"
    )


def test_W17_not_in_hand_in_answer() -> None:
    assert why_not(attacked("kojiro hand bokken"), "answer", "parry") == Refusal("not-in-hand", "W17")


def test_W37_your_only_card() -> None:
    assert why_not(attacked("hanzo hand bo"), "answer", "bo") == Refusal("your-only-card", "W37")
    assert why_not(challenged("battlecry", "hanzo hand bo"), "answer", "bo") == Refusal(
        "your-only-card", "W37"
    )


# Around them.


def test_what_is_on_offer_is_said_to_be() -> None:
    table = four("ieyasu hand bokken")
    assert table.why(table.options()[0]).reason == "it-is-on-offer"


def test_every_reason_of_the_game_is_tested_here() -> None:
    source = Path(izakaya.__file__).parent / "games" / "sword" / "refusals.py"
    reasons = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source.read_text(encoding="utf-8")))
    reasons |= set(re.findall(r'else "([a-z]+(?:-[a-z]+)+)"', source.read_text(encoding="utf-8")))
    here = Path(__file__).read_text(encoding="utf-8")
    untested = sorted(reason for reason in reasons if f'"{reason}"' not in here)
    assert len(reasons) >= 20
    assert not untested, f"no test names these reasons: {', '.join(untested)}"


def test_a_refused_answer_says_the_rule_and_changes_nothing() -> None:
    table = four("ieyasu hand bo", "kojiro hand parry laid armour*2")
    option = find(table, Move("attack", weapon="bo", target=1))
    before = table.notation()
    with pytest.raises(NotOffered, match=r"out of reach.*3.*2.*W15"):
        table.answer(option)
    assert table.notation() == before


def test_missing_lists_what_the_hand_promises_but_the_rules_forbid() -> None:
    table = four("ieyasu hand bokken parry geisha focus", "kojiro laid armour")
    missing = [table.describe(option) for option in table.missing()]
    assert Move("attack", weapon="bokken", target=1) in missing
    assert Move("answer", card="parry") in missing
    assert Move("play", card="geisha", target=1) in missing
    assert Move("lay", card="focus") not in missing
    for option in table.missing():
        assert option not in table.options()
        assert table.why(option).rule.startswith("W")


def test_missing_in_answer_names_the_weapons_that_do_not_parry() -> None:
    table = attacked("kojiro hand bokken parry focus")
    assert [table.describe(option) for option in table.missing()] == [Move("answer", card="bokken")]


def test_after_the_end_nothing_is_refused_any_more() -> None:
    table = four("goemon hand kiseru", "kojiro resilience 1 honour 1 hand armour")
    hit(table, "kiseru", 1)
    assert table.missing() == []
    with pytest.raises(TableOver):
        table.why(0)


def test_an_answered_question_is_gone() -> None:
    table = attacked("kojiro hand parry*2")
    answer(table, "parry")
    assert why_not(table, "answer", "parry").reason in ("not-in-hand", "parry-only-in-answer")
