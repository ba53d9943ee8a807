"""Dealing anew all that a seat cannot know: other roles, other hands, the deck, and how they came to be.

What comes out depends only on what the seat can know and on the chance given, never on the truth that is dealt over. The
new table has a whole past of its own: the log with every card that the seat has not seen imagined anew, so that to the
others, too, it is a table like any other.

The past is imagined forward. Of each deck that there was, everybody knows the cards; less those that the watcher drew
itself or saw revealed, they are the **rest** of that deck, and each card that another drew from it is one of them, as yet
undecided. When a card leaves a hand for all to see, it was one of the cards of that hand: which one is drawn by lot, each as
likely as it is to be of that kind.

Some pasts foretell what was really seen better than others. So a few are imagined, and one of them is chosen, each as likely as
it made what followed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from izakaya.games.sword import data
from izakaya.games.sword.data import DAIMYO, KINDS, NINJA_1, NINJA_3, RONIN, SHOGUN
from izakaya.games.sword.memory import DIVERTED, DREW, LEFT, RAN_OUT, REVEALED, SPECTATOR, TOOK, dealt_at_once
from izakaya.games.sword.scoring import shown_daimyo
from izakaya.games.sword.table import NO_HANDS, SEVEN, SwordTable
from izakaya.table.chance import Chance

CERTAIN: Final = 1 << 22  # a likelihood of one; a hand of such cards is still below 2**31
HAND: Final = 128  # room for the cards of one hand
UNDECIDED: Final = -1
WORDS: Final = 4294967296.0  # of chance
PASTS: Final = 4  # to choose from
TRIES: Final = 8  # to find so many, if one is found


def redeal(t: SwordTable, seat: object, chance: Chance) -> SwordTable:
    eyes = t.seat_of(seat)
    me: i64 = SPECTATOR if eyes is None else eyes
    new = t.bare_copy()
    new.remembering = True
    new.chance = Chance.quick(chance.word() << 20 ^ chance.word())
    if not t.over:
        new.hide_origin()
        deal_roles(new, me, chance)
    choose_past(Seen(t, me), chance).lay(new)
    return new


def choose_past(seen: Seen, chance: Chance) -> Past:
    """A past that fits what was seen. There always is one, the true one; dead ends are given up."""
    wanted = PASTS if seen.tells else 1
    found = 0
    tries = 0
    chosen: Past | None = None
    together: float = 0.0
    while chosen is None or (found < wanted and tries < TRIES):
        tries += 1
        past = Past(seen)
        if past.imagine(chance) and past.end(chance):
            found += 1
            together += past.weight
            if chosen is None:
                chosen = past
                seen.measure = past.totals
                seen.measured = True
            elif float(chance.word()) < past.weight / together * WORDS:
                chosen = past
    return chosen


def deal_roles(t: SwordTable, me: i64, chance: Chance) -> None:
    """W1, W39: everybody knows the Shogun and their own role; which Ninja was left out nobody knows."""
    others, ninja = data.roles_for(t.seats)
    pool: list[int] = [role for role in others if role != SHOGUN]
    stars: list[int] = list(range(NINJA_1, NINJA_3 + 1))
    if me < t.seats:
        own: int = t.roles[me]
        if own in stars:
            stars.remove(own)
            ninja -= 1
        elif own in pool:
            pool.remove(own)
    for _ in range(ninja):
        pool.append(stars.pop(chance.below(len(stars))))
    roles = t.roles[:]
    for seat in range(t.seats):
        if seat != me and roles[seat] != SHOGUN:
            roles[seat] = pool.pop(chance.below(len(pool)))
    t.roles = roles


@final
class Seen:
    """What one watcher has seen of the past: the log, read with its eyes.

    A card is named by the number of the event that brought it into a hand.
    """

    def __init__(self, t: SwordTable, me: i64) -> None:
        self.t = t
        self.me: i64 = me
        self.log: list[int] = t.log if t.remembering else dealt_at_once(t.hands, t.seats)
        self.count: i64 = t.logged if t.remembering else len(self.log)
        log = self.log
        count = self.count
        # Whether some cards of a hand differ from others in what they may be; before that every past is as good as another.
        self.tells: bool = t.over
        decks: i64 = 1
        for i in range(count):
            packed: i64 = log[i]
            what = packed >> 16
            if what == RAN_OUT:
                decks += 1
            if what != DREW and what != LEFT and what != REVEALED:
                self.tells = True
        self.decks: i64 = decks
        # Per event: the kind of the card it brought, or UNDECIDED, and the deck it came from.
        kinds = vec[i64]([0] * count)
        deck_of = vec[i64]([0] * count)
        # Per deck: the rest by kind, and how many cards that is.
        rest = vec[i64]([0] * (KINDS * decks))
        rests = vec[i64]([0] * decks)
        deck: i64 = 0
        for i in range(count):
            packed = log[i]
            what = packed >> 16
            kind = packed & 255
            kinds[i] = kind
            if what == DREW:
                deck_of[i] = deck
                if (packed >> 12) & 15 != me:
                    # The one place where the truth is read: only as the sum over all others, which everybody knows.
                    rest[deck * KINDS + kind] += 1
                    rests[deck] += 1
                    kinds[i] = UNDECIDED
            elif what == RAN_OUT:
                deck += 1
        for kind in range(i64(KINDS)):
            rest[deck * KINDS + kind] += t.deck[kind]
        rests[deck] += t.deck_size
        self.kinds: vec[i64] = kinds
        self.deck_of: vec[i64] = deck_of
        self.rest: vec[i64] = rest
        self.rests: vec[i64] = rests
        # The first past found is what the others are measured against: alone, likelihoods would become too small to write.
        self.measured: bool = False
        self.measure: vec[i64] = rests


@final
class Past:
    """One past that the watcher may imagine."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.me: i64 = seen.me
        self.deck_of: vec[i64] = seen.deck_of
        self.kinds: vec[i64] = seen.kinds[:]
        self.rest: vec[i64] = seen.rest[:]
        self.rests: vec[i64] = seen.rests[:]
        # Per event: the card it moved. Per deck: how likely an undecided card of it is of the kind in question.
        self.moved: vec[i64] = vec[i64]([0] * seen.count)
        self.likely: vec[i64] = vec[i64]([0] * seen.decks)
        # The cards of the other hands.
        self.held: vec[i64] = vec[i64]([0] * (HAND * seen.t.seats))
        self.sizes: vec[i64] = SEVEN[:]
        # How likely the cards seen to leave hands were, one by one, and all together as against the first past found.
        self.totals: vec[i64] = seen.measure if seen.measured else vec[i64]([0] * (seen.count + HAND))
        self.takes: i64 = 0
        self.weight: float = 1.0

    def imagine(self, chance: Chance) -> bool:
        """Go through the log; False if the lots drawn before leave no way to go on."""
        me = self.me
        log = self.seen.log
        held = self.held
        sizes = self.sizes
        for i in range(self.seen.count):
            packed: i64 = log[i]
            what = packed >> 16
            seat = (packed >> 12) & 15
            if what == LEFT:
                if seat != me and self.take(seat, packed & 255, chance) < 0:
                    return False
            elif what == DREW or what == TOOK:
                if seat != me:
                    held[seat * HAND + sizes[seat]] = i
                    sizes[seat] += 1
            elif what == DIVERTED:
                victim = (packed >> 8) & 15
                if seat == me:
                    if self.take(victim, packed & 255, chance) < 0:
                        return False
                else:
                    card = i
                    if victim != me:
                        card = self.lift(victim, chance.below(sizes[victim]))
                        self.moved[i] = card
                    held[seat * HAND + sizes[seat]] = card
                    sizes[seat] += 1
        return True

    def lift(self, seat: i64, at: i64) -> i64:
        """Take the card at this place out of a hand."""
        self.sizes[seat] -= 1
        last: i64 = seat * HAND + self.sizes[seat]
        card: i64 = self.held[seat * HAND + at]
        self.held[seat * HAND + at] = self.held[last]
        self.held[last] = card
        return card

    def take(self, seat: i64, kind: i64, chance: Chance) -> i64:
        """A card of this kind leaves a hand: draw lots which it was. -1 if it can have been none."""
        rest = self.rest
        rests = self.rests
        likely = self.likely
        for deck in range(self.seen.decks):
            there: i64 = rest[deck * KINDS + kind]
            likely[deck] = there * CERTAIN // rests[deck] if there > 0 else 0
        held = self.held
        kinds = self.kinds
        deck_of = self.deck_of
        first = seat * HAND
        total: i64 = 0
        for at in range(first, first + self.sizes[seat]):
            card: i64 = held[at]
            if kinds[card] == kind:
                total += CERTAIN
            elif kinds[card] == UNDECIDED:
                total += likely[deck_of[card]]
        if total == 0:
            return -1
        if self.seen.measured:
            self.weight *= float(total) / float(self.seen.measure[self.takes])
        else:
            self.totals[self.takes] = total
        self.takes += 1
        lot = chance.below(total)
        at = first
        while True:
            card = held[at]
            if kinds[card] == kind:
                lot -= CERTAIN
            elif kinds[card] == UNDECIDED:
                lot -= likely[deck_of[card]]
            if lot < 0:
                break
            at += 1
        if kinds[card] == UNDECIDED:
            self.decide(card, kind)
        return self.lift(seat, at - first)

    def decide(self, card: i64, kind: i64) -> None:
        self.kinds[card] = kind
        self.rest[self.deck_of[card] * KINDS + kind] -= 1
        self.rests[self.deck_of[card]] -= 1

    def end(self, chance: Chance) -> bool:
        """Decide what is still undecided. False if it cannot be: only after the end, when some cards have been shown."""
        last: i64 = (self.seen.decks - 1) * KINDS
        in_deck: i64 = 0
        if self.seen.t.over:
            if not self.show_daimyo(chance):
                return False
            in_deck = self.rest[last + DAIMYO]
            self.rest[last + DAIMYO] = 0
            self.rests[self.seen.decks - 1] -= in_deck
        for seat in range(self.seen.t.seats):
            for i in range(self.sizes[seat]):
                card: i64 = self.held[seat * HAND + i]
                if self.kinds[card] == UNDECIDED:
                    deck: i64 = self.deck_of[card]
                    self.decide(card, pick(self.rest, deck * KINDS, chance.below(self.rests[deck])))
        self.rest[last + DAIMYO] += in_deck
        return True

    def show_daimyo(self, chance: Chance) -> bool:
        """W25: the Daimyo of all but the Ronin have been shown. Others are in the Ronin's hand or in the deck; False if not."""
        t = self.seen.t
        ronin: i64 = -1
        for seat in range(t.seats):
            if seat == self.me:
                continue
            if t.roles[seat] == RONIN:
                ronin = seat
                continue
            shown = shown_daimyo(t, seat)
            for _ in range(shown):
                if self.take(seat, DAIMYO, chance) < 0:
                    return False
            # Those lifted last lie right behind the hand: they are laid back.
            for i in range(self.sizes[seat]):
                if self.kinds[self.held[seat * HAND + i]] == DAIMYO:
                    return False
            self.sizes[seat] += shown
        for deck in range(self.seen.decks):
            hidden: i64 = self.rest[deck * KINDS + DAIMYO]
            places: i64 = t.deck_size if deck == self.seen.decks - 1 else 0
            cards = vec[i64]()
            if ronin >= 0:
                for i in range(self.sizes[ronin]):
                    card: i64 = self.held[ronin * HAND + i]
                    if self.kinds[card] == UNDECIDED and self.deck_of[card] == deck:
                        cards = append(cards, card)
            places += len(cards)
            if hidden > places:
                return False
            for i in range(len(cards)):
                if chance.below(places - i) < hidden:
                    self.decide(cards[i], DAIMYO)
                    hidden -= 1
        return True

    def lay(self, new: SwordTable) -> None:
        """Put the imagined cards, and the log that led to them, on a table."""
        t = self.seen.t
        me = self.me
        kinds = self.kinds
        hands = NO_HANDS[:]
        for seat in range(t.seats):
            if seat == me:
                for kind in range(i64(KINDS)):
                    hands[seat * KINDS + kind] = t.hands[seat * KINDS + kind]
            else:
                for i in range(self.sizes[seat]):
                    hands[seat * KINDS + kinds[self.held[seat * HAND + i]]] += 1
        new.hands = hands
        new.deck = self.rest[(self.seen.decks - 1) * KINDS :]
        log = self.seen.log[: self.seen.count]
        for i in range(self.seen.count):
            packed: i64 = log[i]
            what = packed >> 16
            seat = (packed >> 12) & 15
            if what == DREW and seat != me:
                log[i] = packed & ~255 | kinds[i]
            elif what == DIVERTED and seat != me and (packed >> 8) & 15 != me:
                log[i] = packed & ~255 | kinds[self.moved[i]]
        new.log = log
        new.logged = self.seen.count


def pick(bags: vec[i64], first: i64, at: i64) -> i64:
    """The kind of the card at this place in the bag that begins there."""
    kind: i64 = 0
    while at >= bags[first + kind]:
        at -= bags[first + kind]
        kind += 1
    return kind
