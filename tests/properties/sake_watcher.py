"""An attentive player of SAKE, who remembers all there is to remember: told from the news alone, and sharing nothing
with the game's own memory.

Of every card it knows of which draw pile it is (its **age**), and so how many cards of each age every hand holds. Of
a card that goes from hand to hand unseen it cannot tell; so it keeps all ways in which the cards may lie, each with
its weight.
"""

from __future__ import annotations

from collections import Counter

from izakaya import Move, News, Table
from tests.properties.sake_position import BACK_OF, position

GAINS = ("drew", "took-life", "took-wound", "minion-returned")
#: Seats and what they hold, sorted: ages, or cards that are known; each with its weight.
Ways = Counter[tuple[tuple[int, str], ...]]


class Truth:
    """What is true of the hands and of all ages, from the news as the table itself has them."""

    def __init__(self, seats: int) -> None:
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.ages: dict[str, int] = {}
        self.renewals = 0


class Watcher:
    """One seat, or a spectator (None). The hands of the others, per back, in all ways that it cannot rule out."""

    def __init__(self, me: int | None, truth: Truth) -> None:
        self.me = me
        self.truth = truth
        self.known: set[str] = set()
        self.ways: dict[str, Ways] = {back: Counter({(): 1}) for back in set(BACK_OF.values())}

    def kind(self, card: str) -> str:
        return card if card in self.known else str(self.truth.ages[card])

    def gains(self, seat: int, card: str, open_to_me: bool) -> None:
        if seat == self.me:
            self.known.discard(card)
            return
        if open_to_me:
            self.known.add(card)
        more = (seat, self.kind(card))
        ways = self.ways[BACK_OF[card]]
        self.ways[BACK_OF[card]] = Counter({tuple(sorted((*way, more))): n for way, n in ways.items()})

    def loses(self, seat: int, card: str) -> None:
        if seat == self.me:
            return
        gone = (seat, self.kind(card))
        left: Ways = Counter()
        for way, weight in self.ways[BACK_OF[card]].items():
            if gone in way:
                left[without(way, gone)] += weight * way.count(gone)
        self.ways[BACK_OF[card]] = left
        self.known.discard(card)

    def passes(self, giver: int, taker: int, card: str) -> None:
        if giver == self.me:
            self.gains(taker, card, True)
        elif taker == self.me:
            self.loses(giver, card)
        else:
            after: Ways = Counter()
            for way, weight in self.ways[BACK_OF[card]].items():
                for place in way:  # each of them as likely as the others
                    if place[0] == giver:
                        after[tuple(sorted((*without(way, place), (taker, place[1]))))] += weight
            self.ways[BACK_OF[card]] = after

    def way_of(self, table: Table, back: str) -> tuple[tuple[int, str], ...]:
        """How the cards of a back lie in the other hands of this table."""
        people = position(table).people
        return tuple(
            sorted(
                (seat, self.kind(card))
                for seat, person in enumerate(people)
                if seat != self.me
                for card in person.hand
                if BACK_OF[card] == back
            )
        )


def without(way: tuple[tuple[int, str], ...], place: tuple[int, str]) -> tuple[tuple[int, str], ...]:
    at = way.index(place)
    return way[:at] + way[at + 1 :]


def hear(news: News, answered: Move | None, truth: Truth, watchers: list[Watcher]) -> None:
    """One thing happened, after this answer."""
    if news.what == "renewed":
        truth.renewals += 1
    cards = [card for card in news.cards if card in BACK_OF]
    if news.what == "drank" and answered is not None and answered.card is not None:
        cards.append(answered.card)  # it lies open, but the news do not name it
    for card in cards:
        seat = int(news.seat)
        if news.what in GAINS:
            if news.what == "drew":
                truth.ages[card] = truth.renewals
            else:
                truth.ages.setdefault(card, 0)
            truth.hands[seat].add(card)
            for watcher in watchers:
                watcher.gains(seat, card, news.what == "minion-returned")
        elif news.what == "passed-card":
            truth.hands[seat].remove(card)
            truth.hands[int(news.target)].add(card)
            for watcher in watchers:
                watcher.passes(seat, int(news.target), card)
        elif seat >= 0 and card in truth.hands[seat]:
            for watcher in watchers:
                watcher.loses(seat, card)
            truth.hands[seat].remove(card)


def ages_now(table: Table, truth: Truth) -> dict[str, int]:
    """The age of every card that may be hidden from somebody."""
    found = position(table)
    ages = dict.fromkeys(found.deck, truth.renewals)
    for person in found.people:
        ages.update(dict.fromkeys((*person.life, *person.wounds), 0))
        ages.update({card: truth.ages[card] for card in person.hand})
    return ages
