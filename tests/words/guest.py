"""A guest that brings nothing but its rules: a game whose views show next to nothing, and which has no words of its own."""

from __future__ import annotations

from typing import Final

from izakaya.table.errors import UnknownOption
from izakaya.table.move import Refusal
from izakaya.table.setting import CHOICE, TEXT, Setting
from tests.bots.high_card import HAND, HighCard, HighCardTable


def read_colours(text: str) -> list[str]:
    if "red" not in text:
        raise UnknownOption("Line 1 of the colours: there is no red.")
    return text.split()


SETTINGS: Final = (
    Setting("long_table", CHOICE, "'yes' or 'no'", ("no", "yes")),
    Setting("colours", TEXT, "names of colours", longest=20, reads=read_colours),
    Setting("seed", CHOICE, "something the house has another word for", ("no", "yes")),
)


class Tricks(HighCard):
    def missing(self, t: HighCardTable) -> list[int]:
        """Every second card that is not in the hand."""
        held = t.hands[t.question.seat]
        return [card for card in range(1, HAND * int(t.seats), 2) if card not in held]

    def why_not(self, t: HighCardTable, option: int) -> Refusal:
        return Refusal("not-in-hand", "T1") if option < HAND else Refusal("too-high", "", HAND, option)


TRICKS: Final = Tricks("tricks", 1, 2, 5, SETTINGS)
