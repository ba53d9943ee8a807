"""Why something cannot be done in Samurai Sword: the rule behind a missing option. It speaks only of what the asked seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sword.blows import difficulty
from izakaya.games.sword.data import (
    BATTLECRY,
    BREATHING,
    BUSHIDO,
    DIVERSION,
    GEISHA,
    HAND_LIMIT,
    HANZO,
    KINDS,
    NOBUNAGA,
    PARRY,
    PROPERTIES,
    RANGE,
    WEAPONS,
)
from izakaya.games.sword.meaning import (
    ANSWER,
    AT,
    BLEED,
    DISCARD,
    FROM_DECK,
    FROM_PILE,
    LIMIT,
    PASS,
    PLAY,
    STRIP,
    kind_in,
    target_of,
    to_aim,
    to_strip,
)
from izakaya.games.sword.questions.answers import Attacked, Challenged
from izakaya.games.sword.questions.turn import BushidoCheck, Discard, FirstCard, Play
from izakaya.games.sword.table import SwordTable
from izakaya.table.move import Refusal


def why_not(t: SwordTable, option: i64) -> Refusal:
    """The first rule that forbids the option."""
    question = t.question
    if option in t.options():
        return Refusal("it-is-on-offer", "W9")
    if isinstance(question, Play):
        return why_not_play(t, question.seat, option)
    if isinstance(question, Discard):
        if option >= DISCARD:
            return no_such_card(t, question.seat, option)
        return Refusal("you-must-discard", "W10", HAND_LIMIT, t.sizes[question.seat])
    if isinstance(question, FirstCard):
        return Refusal("draw-first", "W8")
    return why_not_answer(t, option)


def no_such_card(t: SwordTable, seat: i64, option: i64) -> Refusal:
    kind = kind_in(option)
    if kind >= 0 and t.hands[seat * KINDS + kind] == 0:
        return Refusal("not-in-hand", "W9")
    return Refusal("not-asked", "W11")


def why_not_answer(t: SwordTable, option: i64) -> Refusal:
    """Missing answers to a weapon, Battlecry, Jujutsu or Bushido."""
    question = t.question
    me = question.seat
    if not ANSWER <= option < ANSWER + KINDS:
        return Refusal("only-an-answer", "W11")
    kind = option - ANSWER
    if t.hands[me * KINDS + kind] == 0:
        return Refusal("not-in-hand", "W17")
    if isinstance(question, BushidoCheck):
        return Refusal("bushido-wants-a-weapon", "W34")
    wants_parry = isinstance(question, Attacked) or question.card == BATTLECRY
    if not wants_parry:
        return Refusal("jujutsu-wants-a-weapon", "W30")
    if t.characters[me] == HANZO and t.sizes[me] == 1:
        return Refusal("your-only-card", "W37")
    return Refusal("only-a-parry", "W17" if isinstance(question, Attacked) else "W30")


def why_not_play(t: SwordTable, me: i64, option: i64) -> Refusal:
    """Missing plays of the Play phase."""
    if option == BLEED:
        if t.characters[me] != NOBUNAGA:
            return Refusal("not-your-ability", "W36")
        return (
            Refusal("never-the-last-resilience", "W37")
            if t.resilience[me] <= 1
            else Refusal("no-card-to-draw", "W37")
        )
    if option == FROM_PILE or option == FROM_DECK:
        return Refusal("not-the-draw-phase", "W38")
    kind = kind_in(option)
    if t.hands[me * KINDS + kind] == 0:
        return Refusal("not-in-hand", "W9")
    if DISCARD <= option < ANSWER:
        return Refusal("no-discard-at-will", "W9")
    if kind == PARRY:
        return Refusal("parry-only-in-answer", "W9")
    if option < AT:
        return Refusal("nothing-to-answer", "W9")
    target = target_of(option)
    if target >= t.seats:
        return Refusal("nobody-there", "W9")
    if kind == BUSHIDO:
        return Refusal("one-bushido-only", "W34")
    if target == me and not (t.geisha_at_own and option >= STRIP):
        return Refusal("not-yourself", "W14" if kind < WEAPONS else "W33" if kind == BREATHING else "W32")
    if kind < WEAPONS:
        return why_not_attack(t, me, kind, target)
    return Refusal("no-such-property", "W32") if option >= STRIP else Refusal("empty-hand", "W32")


def why_not_attack(t: SwordTable, me: i64, kind: i64, target: i64) -> Refusal:
    limit = t.weapon_limit(me)
    if t.weapons_played >= limit:
        return Refusal("weapon-limit", "W9", limit, t.weapons_played)
    if t.is_harmless(target):
        return Refusal("harmless", "W13")
    return Refusal("out-of-reach", "W15", difficulty(t, me, target), RANGE[kind])


def missing(t: SwordTable) -> list[int]:
    """What the asked seat might expect from the cards in its hand, but cannot do."""
    if t.over:
        return []
    question = t.question
    me = question.seat
    offered = t.options()
    expected: list[int] = []
    for kind in range(i64(KINDS)):
        if t.hands[me * KINDS + kind] == 0:
            continue
        if isinstance(question, Play):
            expected += uses(t, me, kind)
        elif isinstance(question, (Attacked, Challenged, BushidoCheck)) and (kind < WEAPONS or kind == PARRY):
            expected.append(int(ANSWER + kind))
    if isinstance(question, Play) and t.characters[me] == NOBUNAGA:
        expected.append(BLEED)
    return [option for option in expected if option not in offered and PASS < option < LIMIT]


def uses(t: SwordTable, me: i64, kind: i64) -> list[int]:
    """All options that play a card of this kind, whatever the target."""
    if kind == PARRY:
        return [ANSWER + PARRY]
    if kind < WEAPONS or kind in (BUSHIDO, GEISHA, DIVERSION, BREATHING):
        found: list[int] = [
            int(to_aim(kind, seat)) for seat in range(t.seats) if seat != me or kind == BUSHIDO
        ]
        if kind == GEISHA:
            for place in range(i64(PROPERTIES)):
                for seat in range(t.seats):
                    if (seat != me or t.geisha_at_own) and t.laid[seat * PROPERTIES + place] > 0:
                        found.append(int(to_strip(place, seat)))
        return found
    return [int(PLAY + kind)]
