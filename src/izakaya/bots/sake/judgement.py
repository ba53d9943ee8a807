"""The judgement of SAKE: what each answer is worth to the seat that is asked, in sake."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from izakaya.bots.judgement import NEVER, Judgement
from izakaya.bots.sake.act import ActWorth
from izakaya.bots.sake.arithmetic import (
    best_rival,
    is_last_turn,
    keep_worth,
    lives,
    own_total,
    place_worth,
    rivalry,
    shield,
    worth_of_striking,
)
from izakaya.bots.sake.haunting import (
    weigh_deed,
    weigh_elation,
    weigh_fade,
    weigh_help,
    weigh_move_sake,
    weigh_number,
)
from izakaya.games.sake.attack import MINION_ATTACK, Deed, Defend, Fade, StrikeAnew, Window, strength_with
from izakaya.games.sake.burns import Burn
from izakaya.games.sake.circle import MINIONS, PIECES
from izakaya.games.sake.data import ARMOUR, CARDS, FALTER, GEAR, ON_BOARD, ON_LIFE, PLACES, WEAPONS
from izakaya.games.sake.discards import Forced
from izakaya.games.sake.drinking import PlaceSake
from izakaya.games.sake.events import (
    ChangeSteps,
    Name,
    NameGear,
    Pay,
    Rewield,
    SpoilSake,
    Throw,
    event_strength,
)
from izakaya.games.sake.game import ChooseHand
from izakaya.games.sake.meaning import (
    BARE_HANDS,
    BURN_TO_DRAW,
    BURN_TO_PLAY,
    CARD,
    DEFEND,
    DISCARD,
    GEAR_OF,
    INTERRUPT,
    PASS,
    PAY,
    PLACE,
    SACRIFICE,
    SAKE_OF,
    SEAT,
    STRIKE,
    THROW,
    WIELD,
)
from izakaya.games.sake.spirits import (
    DealSake,
    Elation,
    GiveUpSake,
    Help,
    MoveSakeTo,
    Resist,
    SpiritDeed,
    TormentWith,
)
from izakaya.games.sake.table import LIVING, RICEBALLS_NAME, SPIRIT, DownToFour, SakeTable
from izakaya.games.sake.turn import Act, Strike, Walk, Wield
from izakaya.table.table import Table
