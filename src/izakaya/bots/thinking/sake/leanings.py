"""What an experienced player of SAKE leans towards: every figure its judgement weighs by, in one place.

1 is one sake, more or less: what an adept does before anything else (a minion, a drink) is worth more than that. Most figures were found
in the lab, by players with other leanings at the same tables (as `lab/sake/leaning.py` does, docs/lab.md), with decks near the present one.
Three were set by hand afterwards, for livelier tables: `walk`, `trip` and `roar` (docs/bots.md). A table of three has its own (`three.py`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from izakaya.games.sake.data import NAMES


@final
class Leanings:
    """See the module."""

    def __init__(self) -> None:
        # Wounds: what one costs whoever has so many lives left, its own and another's.
        self.life_2: float = 0.36  # from two lives to the last
        self.life_3: float = 0.94
        self.life_4: float = 0.52
        self.life_more: float = 0.04
        self.death: float = 13.62  # what dying costs, besides all sake
        self.hurt_anybody: float = 0.092  # of what a wound costs another, my part
        self.hurt_rival: float = 0.24  # and more, the more it rivals me
        self.kill: float = -0.2
        self.kill_rival: float = 1.07  # somebody who has as much as I
        self.haunting: float = 1.14  # a Spirit more
        self.drain: float = 0.002  # a card that somebody needs for its defence
        self.strike: float = 0.22  # drawing a weapon at all
        # Rivals, by how much more sake they have than I.
        self.rival_ahead: float = 0.17
        self.rival_even: float = 0.97
        self.rival_behind: float = 0.027  # by one
        self.rival_far: float = 0.069
        # Where to stand.
        self.follow: float = 0.22  # an attack that a movement makes possible this turn
        self.chance: float = 0.12  # somebody in reach in the next turn
        self.menace: float = 0.14  # being in somebody's reach
        self.menace_lead: float = 0.082  # and more, for whoever leads
        self.walk: float = 0.35  # being on one's feet
        self.steps: float = 3.78  # two steps more or fewer, beside a walk that does as much
        self.rise: float = 0.015  # having no Iaido any more
        # Cards.
        self.crowded: float = 0.022  # how much a card is missed of a hand of three or more
        self.spare: float = 0.89  # of a smaller one
        self.box_attack: float = 0.23
        self.box_defence: float = 0.032
        self.box_drink: float = 1.88
        # K23: without a card there is no defence at all, so the first in hand is worth the most.
        self.card_1: float = 0.17
        self.card_2: float = 0.07
        self.card_3: float = 0.12
        self.card_4: float = 0.007
        self.burn_early: float = -0.23  # burning before it is needed
        self.parry: float = 3.12  # a card that a blow costs me
        self.text: float = 1.58  # what texts are worth, beside the list below
        # Phase 1.
        self.minion: float = 24.59  # beside me, before anything else
        self.minion_blow: float = 1.06
        self.arm: float = 3.11  # a weapon that reaches somebody better
        self.place: float = 9.64  # a free place for sake more
        self.weapon: float = 0.035
        self.armour: float = 1.17
        self.sandals: float = 0.65
        self.item: float = 0.018
        self.draw_two: float = 2.09
        self.riceballs: float = 0.6
        self.purchase: float = 0.27
        self.recover: float = 0.36
        self.one_more: float = 3.36  # a sake burned for one more card, beside another
        self.roar: float = (
            -0.3
        )  # the sake that a Roar costs, before sudden death; the joy of it is worth more
        self.pipe: float = 0.013  # a card of each of the others
        # Drinking.
        self.sake: float = 1.11  # that I have, before sudden death
        self.sip: float = 3.94
        self.patience: float = 0.56  # how much of it a full Masu can wait
        self.envy: float = 0.79  # being the one who leads, while there is sake in the Masu
        # The end.
        self.end_ahead: float = -0.56
        self.end_even: float = -0.81
        self.end_behind: float = 0.1
        # Sudden death: what it is worth to catch up with the best of the others, to pass it, and what lies farther off.
        self.late_catch: float = 6.28
        self.late_pass: float = 1.87
        self.late_ahead: float = 1.57  # a second sake ahead
        self.late_near: float = 4.32  # behind by one instead of two
        self.late_far: float = 1.7
        self.late_shared: float = 4.2  # a sake of one of several who lead
        self.late_time: float = 0.8  # how much what lies farther off counts when nobody else has a turn
        self.late_life: float = 1.92  # a life, to whoever has hope, beside one before sudden death
        self.death_late: float = 0.11  # dying, besides what could still be won
        self.join: float = 9.09  # being one of the Spirits, when they lead
        # Where sake is put.
        self.place_life: float = 0.36  # the first wound takes it
        self.place_last_life: float = 0.79  # of whoever has one life or two
        self.place_board: float = 0.41
        self.place_wielded: float = -0.73
        self.place_weapon: float = 0.32
        self.place_armour: float = -0.54
        self.place_sandals: float = -0.11
        self.place_item: float = 0.73
        # Interrupts.
        self.vision: float = 0.064  # danger from which on a Blurred Vision is played
        self.falter: float = 0.14
        self.trip: float = 0.14  # a walk that somebody does not finish
        # Spirits.
        self.steal: float = 3.24
        self.torment: float = 2.94
        self.torment_card: float = 0.02
        self.fade: float = 0.17
        self.spirit_blow: float = 0.37


#: What a card in hand is worth for its text, by name; interrupts and minions save lives.
TEXT_WORTH: Final = vec[float](
    [
        0.10,  # katana
        0.35,  # no-dachi
        0.30,  # naginata
        0.25,  # yumi
        0.30,  # wakizashi
        0.25,  # pipe
        0.20,  # sandals
        0.45,  # makeshift armour
        0.30,  # flagon
        0.30,  # rice bowl
        0.15,  # chopsticks
        0.20,  # ramen
        0.15,  # stench
        0.20,  # riceballs
        0.35,  # sakuragi
        0.45,  # purchase
        0.60,  # stomach
        0.25,  # fake wounds
        0.20,  # roar
        0.15,  # lanterns
        0.15,  # falter
        0.55,  # blurred vision
        0.60,  # minion
    ]
)
assert len(TEXT_WORTH) == len(NAMES)

USUAL: Final = Leanings()
