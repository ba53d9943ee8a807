"""The leanings of three: with only two others whoever leads is everybody's enemy, and the third has nobody to hide behind.

Found as those of `leanings.py` were, in games of three against the first adept and against an adept with the usual leanings
(docs/bots.md). The blow at whoever leads counts eight times as much as at a full table, being in reach ten times, a drink three times.
Set by hand afterwards, so that all that is in the rules happens at a table of three: `walk`, `recover`, `weapon`, `riceballs`, `steal`
and `torment`.
"""

from __future__ import annotations

from typing import Final

from izakaya.bots.thinking.sake.leanings import Leanings

THREE: Final = 3


def leanings_of_three() -> Leanings:
    """What differs from the usual ones."""
    lean = Leanings()
    lean.life_2 = 0.242
    lean.life_3 = 0.587
    lean.life_4 = 0.709
    lean.life_more = 0.109
    lean.death = 4.178
    lean.hurt_anybody = 0.25
    lean.hurt_rival = 0.864
    lean.kill = 0.284
    lean.kill_rival = 1.48
    lean.haunting = 2.959
    lean.drain = 0.005
    lean.strike = 0.342
    lean.rival_ahead = 1.394
    lean.rival_even = 0.832
    lean.rival_behind = 0.066
    lean.rival_far = 0.035
    lean.follow = 0.269
    lean.chance = 0.076
    lean.menace = 1.392
    lean.menace_lead = 0.254
    lean.walk = 0.55
    lean.steps = 10.459
    lean.rise = 0.009
    lean.crowded = 0.015
    lean.spare = 1.01
    lean.box_attack = 0.078
    lean.box_defence = 0.007
    lean.box_drink = 1.536
    lean.card_1 = 0.358
    lean.card_2 = 0.033
    lean.card_3 = 0.152
    lean.card_4 = 0.009
    lean.burn_early = -1.212
    lean.parry = 5.859
    lean.text = 1.475
    lean.minion = 22.034
    lean.minion_blow = 0.326
    lean.arm = 10.454
    lean.place = 4.563
    lean.weapon = 0.9
    lean.armour = 1.462
    lean.sandals = 0.668
    lean.item = 0.047
    lean.draw_two = 1.663
    lean.riceballs = 0.4
    lean.purchase = 0.209
    lean.recover = 0.7
    lean.one_more = 4.315
    lean.pipe = 0.023
    lean.sake = 0.614
    lean.sip = 13.357
    lean.patience = 0.657
    lean.envy = 1.005
    lean.end_ahead = -0.619
    lean.end_even = -0.36
    lean.end_behind = 0.952
    lean.late_catch = 19.62
    lean.late_pass = 0.634
    lean.late_ahead = 3.777
    lean.late_near = 11.428
    lean.late_far = 3.776
    lean.late_shared = 0.977
    lean.late_time = 0.21
    lean.late_life = 3.702
    lean.death_late = 0.067
    lean.join = 5.741
    lean.place_life = 0.463
    lean.place_last_life = 2.923
    lean.place_board = 0.786
    lean.place_wielded = -1.342
    lean.place_weapon = 0.821
    lean.place_armour = -0.322
    lean.place_sandals = -0.19
    lean.place_item = 4.084
    lean.vision = 0.133
    lean.falter = 0.303
    lean.steal = 5.0
    lean.torment = 30.0
    lean.torment_card = 0.022
    lean.fade = 0.121
    lean.spirit_blow = 0.31
    return lean


OF_THREE: Final = leanings_of_three()
