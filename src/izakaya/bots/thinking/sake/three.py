"""The leanings of three: with only two others the leader is everybody's enemy, and the third has nobody to hide behind.

Found as those of `leanings.py` were, in games of three against the first adept and against each other, with the same set by hand
(docs/bots.md). A wound of the leader counts at least twice as much as at a full table.
"""

from __future__ import annotations

from typing import Final

from izakaya.bots.thinking.sake.leanings import Leanings

THREE: Final = 3


def leanings_of_three() -> Leanings:
    """What differs from the usual ones."""
    lean = Leanings()
    lean.life_2 = 0.136
    lean.life_3 = 0.466
    lean.life_4 = 0.785
    lean.life_more = 0.413
    lean.death = 3.936
    lean.hurt_anybody = 0.32
    lean.hurt_rival = 3.993
    lean.kill = 1.1
    lean.kill_rival = 0.752
    lean.haunting = 0.8
    lean.drain = 0.01
    lean.strike = 0.8
    lean.rival_ahead = 0.872
    lean.rival_even = 0.857
    lean.rival_behind = 0.037
    lean.rival_far = 0.016
    lean.follow = 0.509
    lean.chance = 0.033
    lean.menace = 0.608
    lean.menace_lead = 0.1
    lean.walk = 0.9
    lean.steps = 10.46
    lean.rise = 0.187
    lean.crowded = 0.05
    lean.spare = 5.0
    lean.box_attack = 0.255
    lean.box_defence = 0.075
    lean.box_drink = 2.4
    lean.card_1 = 0.376
    lean.card_2 = 0.011
    lean.card_3 = 2.237
    lean.card_4 = 0.01
    lean.burn_early = -0.931
    lean.parry = 8.206
    lean.text = 0.346
    lean.minion = 46.04
    lean.minion_blow = 1.564
    lean.arm = 95.12
    lean.place = 4.189
    lean.weapon = 0.8
    lean.armour = 4.7
    lean.sandals = 0.901
    lean.item = 0.208
    lean.draw_two = 6.814
    lean.riceballs = 1.4
    lean.purchase = 1.5
    lean.recover = 1.9
    lean.one_more = 10.42
    lean.pipe = 0.013
    lean.sake = 23.8
    lean.sip = 10.0
    lean.patience = 1.325
    lean.envy = 1.0
    lean.end_ahead = -0.85
    lean.end_even = -1.228
    lean.end_behind = 1.999
    lean.late_catch = 48.11
    lean.late_pass = 8.062
    lean.late_ahead = 4.162
    lean.late_near = 11.89
    lean.late_far = 2.625
    lean.late_shared = 1.0
    lean.late_time = 2.426
    lean.late_life = 2.316
    lean.death_late = 0.033
    lean.join = 7.102
    lean.place_life = 0.086
    lean.place_last_life = 4.99
    lean.place_board = 1.579
    lean.place_wielded = -4.302
    lean.place_weapon = 0.437
    lean.place_armour = -0.052
    lean.place_sandals = -0.026
    lean.place_item = 55.11
    lean.vision = 0.702
    lean.falter = 0.103
    lean.trip = 0.6
    lean.steal = 5.0
    lean.torment = 30.0
    lean.torment_card = 0.13
    lean.fade = 0.262
    lean.spirit_blow = 0.458
    return lean


OF_THREE: Final = leanings_of_three()
