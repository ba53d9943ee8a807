"""What an experienced player of SAKE leans towards: the figures its judgement weighs by, in one place.

1 is one sake, more or less: what an adept does before anything else (a minion, a drink) is worth more than that. The figures were found
in the lab with decks near the third edition, by players with other leanings at the same tables (`lab/sake/leaning.py`, docs/lab.md), but
for those that were set by hand so that the table is lively (docs/bots.md): `strike`, `hurt_anybody`, `kill`, `haunting`, `walk`, `steps`,
`trip`, `falter`, `recover`, `purchase`, `riceballs`, `weapon`, `roar`, `steal`, `torment` and `late_shared`. A table of three has its own
(`three.py`).
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
        self.life_2: float = 0.276  # from two lives to the last
        self.life_3: float = 0.874
        self.life_4: float = 0.226
        self.life_more: float = 0.051
        self.death: float = 50.78  # what dying costs, besides all sake
        self.hurt_anybody: float = 0.19  # of what a wound costs another, my part
        self.hurt_rival: float = 1.002  # and more, the more it rivals me
        self.kill: float = 0.35
        self.kill_rival: float = 0.855  # somebody who has as much as I
        self.haunting: float = 1.5  # a Spirit more
        self.drain: float = 0.006  # a card that somebody needs for its defence
        # Rivals, by how much more sake they have than I.
        self.rival_ahead: float = 0.804
        self.rival_even: float = 0.209
        self.rival_behind: float = 0.008  # by one
        self.rival_far: float = 0.336
        # Where to stand.
        self.follow: float = 0.718  # an attack that a movement makes possible this turn
        self.chance: float = 0.161  # somebody in reach in the next turn
        self.menace: float = 0.192  # being in somebody's reach
        self.menace_lead: float = 0.325  # and more, for the leader
        self.rise: float = 0.006  # having no Iaido any more
        # Cards.
        self.crowded: float = 0.005  # how much a card is missed of a hand of three or more
        self.spare: float = 1.988  # of a smaller one
        self.box_attack: float = 0.239
        self.box_defence: float = 0.046
        self.box_drink: float = 0.914
        # K23: without a card there is no defence at all, so the first in hand is worth the most.
        self.card_1: float = 0.472
        self.card_2: float = 0.085
        self.card_3: float = 0.789
        self.card_4: float = 0.084
        self.burn_early: float = -0.244  # burning before it is needed
        self.parry: float = 0.667  # a card that a blow costs me
        self.text: float = 4.858  # what texts are worth, beside the list below
        # Phase 1.
        self.minion: float = 9.008  # beside me, before anything else
        self.minion_blow: float = 2.218
        self.arm: float = 0.781  # a weapon that reaches somebody better
        self.place: float = 5.179  # a free place for sake more
        self.weapon: float = 0.3
        self.armour: float = 2.32
        self.sandals: float = 0.196
        self.item: float = 0.002
        self.draw_two: float = 1.801
        self.riceballs: float = 0.6
        self.purchase: float = 1.6
        self.recover: float = 1.5
        self.one_more: float = 1.558  # a sake burned for one more card, beside another
        self.pipe: float = 0.018  # a card of each of the others
        # Drinking.
        self.sake: float = 2.696  # that I have, before sudden death
        self.sip: float = 3.857
        self.patience: float = 1.282  # how much of it a full Masu can wait
        self.envy: float = 0.53  # being the one who leads, while there is sake in the Masu
        # The end.
        self.end_ahead: float = 0.717
        self.end_even: float = -0.158
        self.end_behind: float = -0.071
        # Sudden death: what it is worth to catch up with the best of the others, to pass it, and what lies farther off.
        self.late_catch: float = 16.49
        self.late_pass: float = 14.18
        self.late_ahead: float = 2.715  # a second sake ahead
        self.late_near: float = 2.79  # behind by one instead of two
        self.late_far: float = 2.208
        self.late_shared: float = 8.0  # a sake of one of several who lead
        self.late_time: float = 0.581  # how much what lies farther off counts when nobody else has a turn
        self.late_life: float = 2.839  # a life, to a seat that has hope, beside one before sudden death
        self.death_late: float = 0.156  # dying, besides what could still be won
        self.join: float = 11.21  # being one of the Spirits, when they lead
        # Where sake is put.
        self.place_life: float = 0.066  # the first wound takes it
        self.place_last_life: float = 3.685  # of a samurai with one life or two
        self.place_board: float = 0.63
        self.place_wielded: float = -4.647
        self.place_weapon: float = 0.124
        self.place_armour: float = -0.43
        self.place_sandals: float = -0.01
        self.place_item: float = 0.494
        # Interrupts.
        self.vision: float = 0.072  # danger from which on a Blurred Vision is played
        self.falter: float = 0.14
        self.trip: float = 0.14  # a walk that somebody does not finish
        # Spirits.
        self.steal: float = 3.24
        self.torment: float = 2.94
        self.torment_card: float = 0.016
        self.fade: float = 0.701
        self.spirit_blow: float = 0.161


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
