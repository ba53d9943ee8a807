"""What an experienced player of SAKE leans towards: the figures its judgement weighs by, in one place.

1 is one sake, more or less: what an adept does before anything else (a drink, a minion) is worth more than that. The figures were found
in the lab with the deck of the house, by players with other leanings at the same tables (`lab/sake/leaning.py`, docs/lab.md): who leans
otherwise wins no more (`lab/sake/fitted.py`). What a card is worth for its text is the list below.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from izakaya.games.sake.data import NAMES


@final
class Leanings:
    """See the module."""

    def __init__(self) -> None:
        # Wounds: what one costs a samurai with so many lives left, its own and another's.
        self.life_2: float = 0.432  # from two lives to the last
        self.life_3: float = 0.99
        self.life_4: float = 0.342
        self.life_more: float = 0.072
        self.death: float = 40.6  # what dying costs, besides all sake
        self.hurt_anybody: float = 0.148  # of what a wound costs another, my part
        self.hurt_rival: float = 0.668  # and more, the more it rivals me
        self.kill: float = 0.26
        self.kill_rival: float = 0.545  # somebody who has as much as I
        self.haunting: float = 1.58  # a Spirit more
        self.drain: float = 0.0073  # a card that somebody needs for its defence
        # Rivals, by how much more sake they have than I.
        self.rival_ahead: float = 0.721
        self.rival_even: float = 0.142
        self.rival_behind: float = 0.0062  # by one
        self.rival_far: float = 0.247
        # Where to stand.
        self.follow: float = 0.414  # an attack that a movement makes possible this turn
        self.chance: float = 0.21  # somebody in reach in the next turn
        self.menace: float = 0.237  # being in somebody's reach
        self.menace_lead: float = 0.469  # and more, for the leader
        self.rise: float = 0.0062  # having no Iaido any more
        # Cards.
        self.crowded: float = 0.0131  # how much a card is missed of a hand of three or more
        self.spare: float = 3.2  # of a smaller one
        self.box_attack: float = 0.26
        self.box_defence: float = 0.0505
        self.box_drink: float = 1.12
        # K23: without a card there is no defence at all, so the first in hand is worth the most.
        self.card_1: float = 0.357
        self.card_2: float = 0.0443
        self.card_3: float = 0.464
        self.card_4: float = 0.0511
        self.burn_early: float = -0.312  # burning before it is needed
        self.parry: float = 0.551  # a card that a blow costs me
        self.text: float = 2.94  # what texts are worth, beside the list below
        # Phase 1.
        self.minion: float = 4.72  # beside me, before anything else
        self.minion_blow: float = 0.888
        self.arm: float = 0.397  # a weapon that reaches somebody better
        self.place: float = 4.64  # a free place for sake more
        self.weapon: float = 0.413
        self.armour: float = 2.78
        self.sandals: float = 0.224
        self.item: float = 0.0026
        self.draw_two: float = 1.75
        self.riceballs: float = 0.568
        self.purchase: float = 1.34
        self.recover: float = 1.3
        self.one_more: float = 5.77  # a sake burned for one more card, beside another
        self.pipe: float = 0.0151  # a card of each of the others
        # Drinking.
        self.sake: float = 8.22  # that I have, before sudden death
        self.sip: float = 5.72
        self.patience: float = 1.44  # how much of it a full Masu can wait
        self.envy: float = 0.672  # being the one who leads, while there is sake in the Masu
        # The end.
        self.end_ahead: float = 0.876
        self.end_even: float = 0.0853
        self.end_behind: float = -0.0117
        # Sudden death: what it is worth to catch up with the best of the others, to pass it, and what lies farther off.
        self.late_catch: float = 19.4
        self.late_pass: float = 14.0
        self.late_ahead: float = 3.28  # a second sake ahead
        self.late_near: float = 4.89  # behind by one instead of two
        self.late_far: float = 3.03
        self.late_shared: float = 8.21  # a sake of one of several who lead
        self.late_time: float = 0.546  # how much what lies farther off counts when nobody else has a turn
        self.late_life: float = 2.86  # a life, to a seat that has hope, beside one before sudden death
        self.death_late: float = 0.128  # dying, besides what could still be won
        self.join: float = 11.2  # being one of the Spirits, when they lead
        # Where sake is put.
        self.place_life: float = 0.0695  # the first wound takes it
        self.place_last_life: float = 3.04  # of a samurai with one life or two
        self.place_board: float = 0.746
        self.place_wielded: float = -5.0
        self.place_weapon: float = 0.133
        self.place_armour: float = -0.293
        self.place_sandals: float = 0.0361
        self.place_item: float = 0.665
        # Interrupts.
        self.vision: float = 0.064  # danger from which on a Blurred Vision is played
        self.falter: float = 0.14
        self.trip: float = 0.179  # a walk that somebody does not finish
        # Spirits.
        self.steal: float = 3.06
        self.torment: float = 2.76
        self.torment_card: float = 0.0114
        self.fade: float = 0.708
        self.spirit_blow: float = 0.149


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
