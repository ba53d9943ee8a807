"""Dealing anew all that a seat cannot know: the fronts of other hands, of every Life and Wounds pile, and the order of the draw pile.

Backs are seen by all, so cards of each back are dealt among themselves. What comes out depends only on what the seat can know and
on the chance given, never on the truth that is dealt over.
"""

from __future__ import annotations

from mypy_extensions import i64

from izakaya.games.sake.data import BACKS, CARDS
from izakaya.games.sake.memory import FRESH, LEAST_NEW, MOST_NEW, SHOWN, SPECTATOR, UNSHOWN
from izakaya.games.sake.table import PILE, ROW, SakeTable, sort_row
from izakaya.games.sake.turn import Strike, Walk
from izakaya.table.chance import Chance

TRIES = 100


def redeal(t: SakeTable, seat: object, chance: Chance) -> SakeTable:
    eyes = t.seat_of(seat)
    me: i64 = SPECTATOR if eyes is None else eyes
    new = t.bare_copy()
    if not t.over:
        new.hide_origin()
    new.remembering = t.remembering
    new.memory = t.memory.copy()
    # What others have seen is theirs: the new deal need not agree with it.
    new.memory.sightings = [seen for seen in t.memory.sightings if seen >> 16 == me]
    new.chance = Chance.quick((chance.word() << 20) ^ chance.word())
    if isinstance(new.question, (Walk, Strike)) and new.question.seat != me:
        # Somebody has chosen a card but not declared it: to me it is still choosing.
        new.pop()
        new.offers = -1
    for _ in range(TRIES):
        if Dealer(t, new, me, chance).deal():
            return new
    raise AssertionError("the true deal contradicts what the seat remembers of it")


def draw_from(cards: list[int], chance: Chance) -> int:
    return cards.pop(chance.below(len(cards)))


class Dealer:
    """Deals over one table, back by back."""

    def __init__(self, t: SakeTable, new: SakeTable, me: i64, chance: Chance) -> None:
        self.t = t
        self.new = new
        self.me: i64 = me
        self.chance = chance
        self.unknown = unknown_cards(t, me)
        self.hands: list[list[int]] = [[] for _ in range(t.seats)]  # what each other hand is dealt
        self.deck: list[int] = []

    def deal(self) -> bool:
        for back in range(i64(len(BACKS))):
            if not self.deal_back(back):
                return False
        self.deal_deck_order()
        new = self.new
        for seat in range(self.t.seats):
            if seat != self.me:
                for i in range(len(self.hands[seat])):
                    new.hands[seat * ROW + i] = self.hands[seat][i]
                sort_row(new.hands, seat * ROW, seat * ROW + len(self.hands[seat]))
        return True

    def deal_back(self, back: i64) -> bool:
        """All unknown cards of one back: to the piles, the other hands, and the rest to the draw pile."""
        t = self.t
        cards = [card for card in self.unknown if t.deck_data.back[card] == back]
        room = [0 if seat == self.me else int(t.backs_in_hand(seat, back)) for seat in range(t.seats)]
        if not self.deal_sightings(back, cards, room):
            return False
        counts = t.memory.counts
        ran = t.memory.ran
        fresh = [card for card in cards if not ran or counts[FRESH + card] == 1]
        old = [card for card in cards if ran and counts[FRESH + card] == 0]
        if not ran:
            # Never renewed: hidden cards lie anywhere, but one that has been shown is in no pile.
            return self.deal_anywhere(back, fresh, room)
        untouched = [card for card in old if counts[SHOWN + card] == 0]
        seen = [card for card in old if counts[SHOWN + card] == 1]
        new_places, old_places = self.split_places(back, len(fresh) - self.in_deck(back), room)
        if new_places is None or len(old_places) < len(seen):
            return False
        if not self.deal_seen(back, seen, old_places):
            return False
        if len(untouched) != len(old_places) + self.in_piles(back):
            return False
        for place in old_places:
            self.hands[place].append(draw_from(untouched, self.chance))
        self.deal_piles(back, untouched)
        for place in new_places:
            self.hands[place].append(draw_from(fresh, self.chance))
        self.deck += fresh
        return True

    def deal_seen(self, back: i64, seen: list[int], old_places: list[int]) -> bool:
        """Old cards that have been shown: not where a hand is known to hold cards that never were."""
        counts = self.t.memory.counts
        for card in seen:
            homes: list[int] = []
            for seat in range(self.t.seats):
                free = old_places.count(seat) - int(counts[UNSHOWN + seat * 3 + back])
                homes += [seat] * max(free, 0)
            if not homes:
                return False
            home = homes[self.chance.below(len(homes))]
            old_places.remove(home)
            self.hands[home].append(card)
        return True

    def deal_anywhere(self, back: i64, cards: list[int], room: list[int]) -> bool:
        counts = self.t.memory.counts
        places = [seat for seat in range(self.t.seats) for _ in range(room[seat])]
        seen = [card for card in cards if counts[SHOWN + card] == 1]
        rest = [card for card in cards if counts[SHOWN + card] == 0]
        if len(seen) > len(places) or len(rest) < self.in_piles(back):
            return False
        for card in seen:
            self.hands[places.pop(self.chance.below(len(places)))].append(card)
        self.deal_piles(back, rest)
        for place in places:
            self.hands[place].append(draw_from(rest, self.chance))
        self.deck += rest
        return True

    def deal_sightings(self, back: i64, cards: list[int], room: list[int]) -> bool:
        """First the cards that I know to be in one of certain hands; the clearest knowledge first."""
        t = self.t
        mine = [seen for seen in t.memory.sightings if seen >> 16 == self.me and ((seen >> 8) & 255) in cards]
        mine.sort(key=lambda seen: ((seen & 255).bit_count(), seen))
        for seen in mine:
            homes = [seat for seat in range(t.seats) if (seen >> seat) & 1 == 1 and room[seat] > 0]
            if not homes:
                return False
            home = homes[self.chance.below(len(homes))]
            card = (seen >> 8) & 255
            room[home] -= 1
            cards.remove(card)
            self.hands[home].append(card)
        return True

    def split_places(self, back: i64, new: int, room: list[int]) -> tuple[list[int] | None, list[int]]:
        """Which places of the other hands hold cards drawn from the present pile; the rest hold older ones."""
        counts = self.t.memory.counts
        new_places: list[int] = []
        old_places: list[int] = []
        either: list[int] = []
        for seat in range(self.t.seats):
            if room[seat] == 0:
                continue
            known = len([card for card in self.hands[seat] if self.t.deck_data.back[card] == back])
            known_new = len(
                [
                    card
                    for card in self.hands[seat]
                    if counts[FRESH + card] == 1 and self.t.deck_data.back[card] == back
                ]
            )
            known_old = known - known_new
            total = room[seat] + known
            least = max(int(counts[LEAST_NEW + seat * 3 + back]) - known_new, 0)
            most_new = min(int(counts[MOST_NEW + seat * 3 + back]) - known_new, room[seat])
            if least > room[seat] or most_new < least or total < known_old:
                return None, old_places
            new_places += [seat] * least
            either += [seat] * (most_new - least)
            old_places += [seat] * (room[seat] - most_new)
        if new < len(new_places) or new > len(new_places) + len(either):
            return None, old_places
        while len(new_places) < new:
            new_places.append(draw_from(either, self.chance))
        return new_places, old_places + either

    def in_piles(self, back: i64) -> int:
        """How many cards of this back lie in Life and Wounds piles."""
        return len(self.pile_places(back))

    def pile_places(self, back: i64) -> list[tuple[bool, int]]:
        t = self.t
        places: list[tuple[bool, int]] = []
        for seat in range(t.seats):
            for i in range(seat * PILE, seat * PILE + t.life_size[seat]):
                if t.deck_data.back[t.life[i]] == back:
                    places.append((True, int(i)))
            for i in range(seat * PILE, seat * PILE + t.wound_size[seat]):
                if t.deck_data.back[t.wounds[i]] == back:
                    places.append((False, int(i)))
        return places

    def deal_piles(self, back: i64, cards: list[int]) -> None:
        for in_life, at in self.pile_places(back):
            card = draw_from(cards, self.chance)
            if in_life:
                self.new.life[at] = card
            else:
                self.new.wounds[at] = card

    def in_deck(self, back: i64) -> int:
        """How many cards of this back are in the draw pile: nobody counts them there, but it follows from all the others."""
        t = self.t
        return len([i for i in range(t.deck_size) if t.deck_data.back[t.deck[i]] == back])

    def deal_deck_order(self) -> None:
        """Any order, but for the back on top."""
        t = self.t
        if t.deck_size == 0:
            return
        tops = [card for card in self.deck if t.deck_data.back[card] == t.top_back()]
        top = tops[self.chance.below(len(tops))]
        self.deck.remove(top)
        for i in range(t.deck_size - 1):
            self.new.deck[i] = draw_from(self.deck, self.chance)
        self.new.deck[t.deck_size - 1] = top


def unknown_cards(t: SakeTable, me: i64) -> list[int]:
    """All cards that lie neither open nor in my hand."""
    known = [False] * CARDS
    for i in range(t.pile_size):
        known[t.pile[i]] = True
    for question in t.pending():
        if question.card >= 0:
            known[question.card] = True
    for i in range(len(t.gear)):
        if t.gear[i] >= 0:
            known[t.gear[i]] = True
    for m in range(i64(10)):
        if t.circle.owners[m] >= 0:
            known[t.deck_data.first_minion() + m] = True
    if me < t.seats:
        for i in range(me * ROW, me * ROW + t.hand_size[me]):
            known[t.hands[i]] = True
    return [card for card in range(CARDS) if not known[card]]
