"""Dauto as a game of the house: dealing, what a seat sees, positions as text, dealing anew."""

from __future__ import annotations

from collections.abc import Mapping

from dauto.table import BELIEVE, DOUBT, LAST_CALL, LAY, RANKS, DautoTable, Doubt, Lay
from izakaya.table.chance import Chance, shuffled
from izakaya.table.errors import BadNotation
from izakaya.table.game import Game
from izakaya.table.move import Move, Refusal, Result
from izakaya.table.notation import read_chance, read_lines, write_bag, write_chance
from izakaya.table.origin import Origin


class Dauto(Game):
    def __init__(self) -> None:
        super().__init__("dauto", 1, 3, 6, parts={"messages": "dauto.locale"})

    def deal(self, origin: Origin, chance: Chance) -> DautoTable:
        t = DautoTable(self, origin, origin.seats, chance)
        t.telling = True
        for place, card in enumerate(shuffled(4 * len(RANKS), chance)):
            seat, rank = place % origin.seats, card % len(RANKS)
            t.hands[seat][rank] += 1
            t.tell("dealt", seat, rank, eyes=1 << seat)
        t.push(Lay(0))
        return t

    # What follows from what lies on a table.

    def view(self, t: DautoTable, seat: object) -> Mapping[str, object]:
        eyes = t.seat_of(seat)
        reaction = t.is_reaction() and t.asked != eyes
        question = {} if t.over else t.question.facts(t)
        if reaction:
            question.pop("seat")
        mine = eyes is not None and eyes == t.asked
        return {
            "game": self.name,
            "rules": self.rules,
            "seats": int(t.seats),
            "seat": eyes,
            "turn": t.turn,
            "asked": "reactions" if reaction else t.asked,
            "question": question,
            "options": [{"option": o, **t.describe(o).parts()} for o in t.options()] if mine else [],
            "people": [self.person_seen(t, eyes, other) for other in range(t.seats)],
            "hand": {} if eyes is None else named(t.hands[eyes]),
            "piles": {"pile": {"count": len(t.pile)}},
            "laid": [RANKS[rank] if owner == eyes else None for owner, rank in t.pile],
            "calls_left": LAST_CALL - t.calls,
            "commitment": t.origin.commitment,
            "over": t.over,
            "result": self.final_words(t) if t.over else None,
        }

    def person_seen(self, t: DautoTable, eyes: int | None, other: int) -> dict[str, object]:
        known = t.seen[other] if eyes in (None, other) else both(t.seen[other], t.fed[eyes][other])
        return {"seat": other, "cards": sum(t.hands[other]), "known": named(known)}

    def final_words(self, t: DautoTable) -> dict[str, object]:
        end = self.score(t)
        return {
            "winners": list(end.winners),
            "reason": end.reason,
            "points": list(end.points),
            "teams": list(end.teams),
            "sides": end.sides,
            "seed": t.origin.shown_seed(),
        }

    def meaning(self, t: DautoTable, option: int) -> Move | None:
        if option == BELIEVE:
            return Move("pass")
        if option == DOUBT:
            return Move("doubt")
        return Move("lay", card=RANKS[option - LAY]) if option < LAY + len(RANKS) else None

    def why_not(self, t: DautoTable, option: int) -> Refusal:
        if isinstance(t.question, Doubt):
            return Refusal("not-your-turn", "D3")
        return Refusal("nothing-to-doubt", "D3") if option < LAY else Refusal("not-in-hand", "D2")

    def missing(self, t: DautoTable) -> list[int]:
        """The card that would be true, if it is not there: everybody looks for it first."""
        truth = LAY + t.called
        return [truth] if isinstance(t.question, Lay) and truth not in t.options() else []

    def score(self, t: DautoTable) -> Result:
        left = tuple(sum(hand) for hand in t.hands)
        winners = tuple(seat for seat in range(t.seats) if left[seat] == min(left))
        sides = {f"seat-{seat}": left[seat] for seat in range(t.seats)}
        reason = "closing-time" if min(left) else "empty-handed"
        return Result(winners, reason, left, tuple(sides), sides)

    # Positions as text.

    def notation(self, t: DautoTable) -> str:
        lines = [f"{self.name} {self.rules}"]
        for seat in range(t.seats):
            lines.append(f"seat {seat} hand {write_bag(t.hands[seat], RANKS)}".rstrip())
        for seat in range(t.seats):
            if any(t.seen[seat]):
                lines.append(f"seen {seat} {write_bag(t.seen[seat], RANKS)}")
            for owner in range(t.seats):
                if any(t.fed[owner][seat]):
                    lines.append(f"fed {owner} {seat} {write_bag(t.fed[owner][seat], RANKS)}")
        lines.append(" ".join(["pile", *(f"{owner} {RANKS[rank]}" for owner, rank in t.pile)]))
        lines.append(f"calls {t.calls}")
        if t.over:
            lines.append("over")
        elif isinstance(t.question, Doubt):
            lines.append(f"doubt {t.asked}")
        lines.append(write_chance(t.chance))
        return "\n".join(lines) + "\n"

    def parse(self, text: object) -> DautoTable:
        lines = read_lines(text, self.name, self.rules)
        seats = sum(line.peek() == "seat" for line in lines)
        if not self.least <= seats <= self.most:
            raise BadNotation(f"The position has {seats} seats; Dauto is for {self.least} to {self.most}.")
        t = DautoTable(self, Origin(self.name, self.rules, seats, 0, {}, str(text)), seats, Chance(0))
        doubter = -1
        for number, line in enumerate(lines):
            word = line.word()
            if word == "seat":
                if line.number_up_to(seats - 1, "a seat") != number:
                    raise line.error(f"seat {number} is expected here")
                line.keyword("hand")
                t.hands[number] = counted(line.bag(RANKS))
            elif word == "seen":
                seat = line.number_up_to(seats - 1, "a seat")
                t.seen[seat] = counted(line.bag(RANKS))
            elif word == "fed":
                owner = line.number_up_to(seats - 1, "a seat")
                seat = line.number_up_to(seats - 1, "a seat")
                t.fed[owner][seat] = counted(line.bag(RANKS))
            elif word == "pile":
                while line.more():
                    owner = line.number_up_to(seats - 1, "a seat")
                    t.pile.append((owner, line.one_of(RANKS, "rank")))
            elif word == "calls":
                t.calls = line.number_up_to(LAST_CALL, "the number of calls")
            elif word == "doubt":
                doubter = line.number_up_to(seats - 1, "a seat")
            elif word == "over":
                t.over = True
            elif word == "chance":
                t.chance = read_chance(line)
            else:
                raise line.error(f"{word[:40]!r} is not understood here")
            line.end()
        self.check(t, doubter)
        return t

    def check(self, t: DautoTable, doubter: int) -> None:
        """Whether such a table can be, then ask what it asks."""
        for rank, name in enumerate(RANKS):
            if sum(hand[rank] for hand in t.hands) + sum(laid == rank for _, laid in t.pile) > 4:
                raise BadNotation(f"There are more than four cards {name} (D1).")
        for seat, hand in enumerate(t.hands):
            for known in (t.seen[seat], *(both(t.seen[seat], row[seat]) for row in t.fed)):
                if any(count > hand[rank] for rank, count in enumerate(known)):
                    raise BadNotation(f"Seat {seat} is known to hold what it does not hold.")
        done = t.calls == LAST_CALL or not all(sum(hand) for hand in t.hands)
        if t.over != (done and doubter < 0):
            raise BadNotation(
                "A game is over when somebody has no card left or eight rounds are played (D5, D6)."
            )
        if t.over:
            return
        t.push(Lay(t.turn))
        if doubter >= 0:
            if doubter == t.turn or not t.pile or t.pile[-1][0] != t.turn:
                raise BadNotation(
                    f"What seat {t.turn} has just laid can be doubted by the others, and nothing else (D3)."
                )
            t.push(Doubt(doubter))

    # Hidden things.

    def redeal(self, t: DautoTable, seat: object, chance: Chance) -> DautoTable:
        """Hands and pile anew, but for the seat's own cards and those that it knows of."""
        me = t.seat_of(seat)
        new = t.bare_copy()
        new.chance = Chance.quick(chance.word() << 20 ^ chance.word())
        if not t.over:
            new.hide_origin()
        unknown: list[int] = []
        for other in range(t.seats):
            if other != me:
                known = t.seen[other] if me is None else both(t.seen[other], t.fed[me][other])
                unknown += bag([held - sure for held, sure in zip(t.hands[other], known, strict=True)])
                new.hands[other] = known[:]
                new.fed[other] = [[0] * len(RANKS) for _ in range(t.seats)]
        unknown += [rank for owner, rank in t.pile if owner != me]
        unknown.sort()
        dealt = [unknown[i] for i in shuffled(len(unknown), chance)]
        new.pile = [(owner, rank if owner == me else dealt.pop()) for owner, rank in t.pile]
        for other in range(t.seats):
            while sum(new.hands[other]) < sum(t.hands[other]):
                new.hands[other][dealt.pop()] += 1
        return new


def named(cards: list[int]) -> dict[str, int]:
    return {RANKS[rank]: count for rank, count in enumerate(cards) if count}


def both(some: list[int], more: list[int]) -> list[int]:
    return [one + other for one, other in zip(some, more, strict=True)]


def bag(cards: list[int]) -> list[int]:
    return [rank for rank, count in enumerate(cards) for _ in range(count)]


def counted(ranks: list[int]) -> list[int]:
    return [ranks.count(rank) for rank in range(len(RANKS))]


DAUTO = Dauto()
