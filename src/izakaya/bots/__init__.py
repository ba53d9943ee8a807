"""Players that are programs. A bot sees what its seat may see, nothing else, and chooses among its options."""

from __future__ import annotations

from izakaya.bots.adept_and_master import Adept, Master
from izakaya.bots.hindsight import Decision, reasons
from izakaya.bots.hint import Hint, NotAsked, hint
from izakaya.bots.levels import BOTS, bot
from izakaya.bots.named import player_named
from izakaya.bots.novice import Chooser, Novice
from izakaya.bots.player import BadBudget, Player, UnknownBot, ask_bot
from izakaya.bots.random_player import RandomPlayer
from izakaya.bots.reason import Reason, Reasons
from izakaya.bots.spoken import sentences
from izakaya.bots.thinking.judgement import Judgement
from izakaya.bots.thinking.temper import TEMPERS, Temper, UnknownTemperament

__all__ = [
    "BOTS",
    "TEMPERS",
    "Adept",
    "BadBudget",
    "Chooser",
    "Decision",
    "Hint",
    "Judgement",
    "Master",
    "NotAsked",
    "Novice",
    "Player",
    "RandomPlayer",
    "Reason",
    "Reasons",
    "Temper",
    "UnknownBot",
    "UnknownTemperament",
    "ask_bot",
    "bot",
    "hint",
    "player_named",
    "reasons",
    "sentences",
]
