"""What a table of Dauto shows of each player, as numbers with names, so that bots can learn how likely each is to win."""

from __future__ import annotations

from librt.vecs import vec

from dauto.table import DautoTable
from izakaya.table.signs import Signs


class DautoSigns(Signs):
    """Cards, how far they are from being the fewest, what lies to be taken, and how soon the player's turn and the end come."""

    def read(self, t: DautoTable, rows: vec[float]) -> int:
        sizes = [len(hand) for hand in t.hands]
        for seat, size in enumerate(sizes):
            fewest = min(sizes[other] for other in range(t.seats) if other != seat)
            in_pile = sum(owner == seat for owner, _ in t.pile)
            turns_away = (seat - t.turn) % t.seats
            calls_left = min(t.last_call - t.calls, 20)
            row = (size, size - fewest, size <= 2, in_pile, len(t.pile), turns_away, calls_left, t.seats)
            for place, sign in enumerate(row):
                rows[seat * len(self.names) + place] = float(sign)
        return t.seats

    def row_of(self, t: DautoTable, seat: int) -> int:
        return seat


NAMES = ("cards", "behind", "nearly-out", "own-in-pile", "pile", "turns-away", "calls-left", "seats")
SIGNS = DautoSigns(NAMES, 6)
