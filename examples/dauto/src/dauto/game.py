"""Dauto as a game of the house: dealing, what a seat sees, what options mean, dealing anew. Positions as text are in `notation.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from dauto.notation import read, write
from dauto.table import DOUBT, LAY, RANKS, DautoTable, Doubt, Lay, without
from izakaya.table.chance import Chance, shuffled
from izakaya.table.game import Game
from izakaya.table.move import Move, Refusal, Result
from izakaya.table.origin import Origin
from izakaya.table.seats import only
from izakaya.table.view import outcome, table_view


class Dauto(Game):
    """See the package."""

    def __init__(self) -> None:
        parts = {"messages": "dauto.locale", "signs": "dauto.signs:SIGNS"}
        largest = LAY + len(RANKS) - 1
        super().__init__("dauto", 2, 3, 6, parts=parts, older=[1], largest_option=largest, cards=RANKS)

    def deal(self, origin: Origin, chance: Chance) -> DautoTable:
        t = DautoTable(self, origin, origin.seats, chance)
        t.telling = True
        for place, card in enumerate(shuffled(4 * len(RANKS), chance)):
            seat, rank = place % origin.seats, card % len(RANKS)
            t.hands[seat] = tuple(sorted((*t.hands[seat], rank)))
            t.tell("dealt", seat, rank, eyes=only(seat))
        t.push(Lay(0))
        return t

    def view(self, t: DautoTable, seat: object) -> Mapping[str, object]:
        eyes = t.seat_of(seat)
        known = t.known[t.seats if eyes is None else eyes]
        return {
            "game": self.name,
            **table_view(t, seat),
            "turn": t.turn,
            "people": [
                {"seat": other, "cards": len(t.hands[other]), "known": named(known[other])}
                for other in range(t.seats)
            ],
            "hand": {} if eyes is None else named(t.hands[eyes]),
            "piles": {"pile": {"count": len(t.pile)}},
            "laid": [RANKS[rank] if owner == eyes else None for owner, rank in t.pile],
            "calls_left": t.last_call - t.calls,
            "result": outcome(t) if t.over else None,
        }

    def meaning(self, t: DautoTable, option: int) -> Move | None:
        if option < LAY:
            return Move("doubt" if option == DOUBT else "pass")
        return Move("lay", card=RANKS[option - LAY]) if option < LAY + len(RANKS) else None

    def why_not(self, t: DautoTable, option: int) -> Refusal:
        if isinstance(t.question, Doubt):
            return Refusal("not-your-turn", "D3")
        return Refusal("nothing-to-doubt", "D3") if option < LAY else Refusal("not-in-hand", "D2")

    def missing(self, t: DautoTable) -> list[int]:
        """The card that would be true, if it is not there: that is what everybody looks for first."""
        truth = LAY + t.called
        return [truth] if isinstance(t.question, Lay) and truth not in t.options() else []

    def score(self, t: DautoTable) -> Result:
        left = tuple(len(hand) for hand in t.hands)
        winners = tuple(seat for seat in range(t.seats) if left[seat] == min(left))
        sides = {f"seat-{seat}": left[seat] for seat in range(t.seats)}
        return Result(winners, "closing-time" if min(left) else "empty-handed", left, tuple(sides), sides)

    def notation(self, t: DautoTable) -> str:
        return write(t)

    def parse(self, text: object) -> DautoTable:
        return read(self, text)

    def redeal(self, t: DautoTable, seat: object, chance: Chance) -> DautoTable:
        """Hands and pile anew, but for the seat's own cards and those that it knows of."""
        eyes = t.seat_of(seat)
        me = int(t.seats) if eyes is None else eyes
        new = t.bare_copy()
        new.chance = chance.branch()
        if not t.over:
            new.hide_origin()
        others = [other for other in range(t.seats) if other != me]
        # Sorted, so that what is dealt depends on what is unknown and on nothing else.
        unknown = sorted(rank for other in others for rank in without(t.hands[other], t.known[me][other]))
        unknown = sorted(unknown + [rank for owner, rank in t.pile if owner != me])
        dealt = [unknown[place] for place in shuffled(len(unknown), chance)]
        for other in others:
            new.hands[other] = t.known[me][other]
            while len(new.hands[other]) < len(t.hands[other]):
                new.hands[other] = tuple(sorted((*new.hands[other], dealt.pop())))
            # What others know beyond what all know, I do not know.
            new.known[other] = [() if seen == other else t.known[-1][seen] for seen in range(t.seats)]
        new.pile = [(owner, rank if owner == me else dealt.pop()) for owner, rank in t.pile]
        return new


def named(cards: tuple[int, ...]) -> dict[str, int]:
    return dict(Counter(RANKS[rank] for rank in cards))


DAUTO = Dauto()
