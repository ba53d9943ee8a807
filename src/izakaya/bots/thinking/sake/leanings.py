"""What an experienced player of SAKE leans towards: every figure its judgement weighs by, in one place.

1 is one sake, more or less: what an adept does before anything else (a minion, a drink) is worth more than that. Most figures were found
in the lab, by players with other leanings at the same tables (`lab/sake/leaning.py`, docs/lab.md), with decks near the present one; some
were set by hand afterwards. The love of walking is one of those: it makes livelier tables and costs strength at large ones (docs/bots.md).
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
        self.life_2: float = 0.38  # from two lives to the last
        self.life_3: float = 0.33
        self.life_4: float = 0.06
        self.life_more: float = 0.03
        self.death: float = 5.13  # what dying costs, besides all sake
        self.hurt_anybody: float = 0.3  # of what a wound costs another, my part
        self.hurt_rival: float = 0.07  # and more, the more it rivals me
        self.kill: float = 0.12
        self.kill_rival: float = 0.57  # somebody who has as much as I
        self.haunting: float = 1.69  # a Spirit more
        self.drain: float = 0.01  # a card that somebody needs for its defence
        self.strike: float = 0.3  # drawing a weapon at all
        self.late: float = 1.3  # hurting whoever leads, in sudden death
        # Rivals, by how much more sake they have than I.
        self.rival_ahead: float = 0.37
        self.rival_even: float = 0.17
        self.rival_behind: float = 0.04  # by one
        self.rival_far: float = 0.19
        # Where to stand.
        self.follow: float = 0.56  # an attack that a movement makes possible this turn
        self.chance: float = 0.1  # somebody in reach in the next turn
        self.menace: float = 0.03  # being in somebody's reach
        self.menace_lead: float = 0.07  # and more, for whoever leads
        self.walk: float = 0.36  # being on one's feet
        self.rise: float = 0.11  # having no Iaido any more
        # Cards.
        self.crowded: float = 0.08  # how much a card is missed of a hand of three or more
        self.spare: float = 0.65  # of a smaller one
        self.box_attack: float = 0.03
        self.box_defence: float = 0.1
        self.box_drink: float = 0.61
        # K23: without a card there is no defence at all, so the first in hand is worth the most.
        self.card_1: float = 0.17
        self.card_2: float = 0.09
        self.card_3: float = 0.35
        self.card_4: float = 0.14
        self.burn_early: float = -0.49  # burning before it is needed
        self.parry: float = 0.79  # a card that a blow costs me
        self.text: float = 1.86  # what texts are worth, beside the list below
        # Phase 1.
        self.minion: float = 6.0  # beside me, before anything else
        self.minion_blow: float = 0.69
        self.arm: float = 0.54  # a weapon that reaches somebody better
        self.place: float = 1.25  # a free place for sake more
        self.weapon: float = 0.04
        self.armour: float = 0.79
        self.sandals: float = 0.65
        self.item: float = 0.05
        self.draw_two: float = 0.59
        self.riceballs: float = 0.45
        self.purchase: float = 0.3
        self.recover: float = 0.85
        self.pipe: float = 0.03  # a card of each of the others
        # Drinking.
        self.sip: float = 1.95
        self.patience: float = 0.6  # how much of it a full Masu can wait
        self.envy: float = 0.45  # being the one who leads, while there is sake in the Masu
        # The end.
        self.end_ahead: float = -0.53
        self.end_even: float = 0.25
        self.end_behind: float = -0.27
        # Interrupts.
        self.vision: float = 0.06  # danger from which on a Blurred Vision is played
        self.falter: float = 0.08
        # Spirits.
        self.steal: float = 2.59
        self.torment: float = 1.51
        self.torment_card: float = 0.02
        self.fade: float = 0.22
        self.spirit_blow: float = 0.34


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
