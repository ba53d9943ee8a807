"""Dealing anew all that a seat cannot know: other roles, other hands, the deck.

What comes out depends only on what the seat can know and on the chance given, never on the truth that is dealt over.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from izakaya.games.sword import data, memory
from izakaya.games.sword.data import KINDS, NINJA_1, NINJA_3, PROPERTIES, SHOGUN
from izakaya.games.sword.game import count_cards
from izakaya.games.sword.scoring import shown_daimyo
from izakaya.games.sword.table import NO_CARDS, NO_HANDS, SwordTable
from izakaya.table.chance import Chance

TRIES = 100


def redeal(t: SwordTable, seat: int | None, chance: Chance) -> SwordTable:
    t.check_seat(seat)
    me: i64 = memory.SPECTATOR if seat is None else seat
    new = t.bare_copy()
    new.remembering = t.remembering
    new.memory = t.memory.copy()
    new.chance = Chance.quick(chance.word() << 20 ^ chance.word())
    if t.over:
        deal_after_the_end(new, me, chance)
        return new
    deal_roles(new, me, chance)
    for _ in range(TRIES):
        if deal_cards(t, new, me, chance, t.memory.ran):
            return new
    raise AssertionError("the true deal contradicts what the seat remembers of it")


def deal_after_the_end(t: SwordTable, me: i64, chance: Chance) -> None:
    """W24, W25: roles and the Daimyo that count have been shown; the other cards of the others stay hidden."""
    bag = unknown_cards(t, me)
    hands = NO_HANDS[:]
    ronin: i64 = -1
    for seat in range(t.seats):
        if t.roles[seat] == data.RONIN and seat != me:
            ronin = seat
        for kind in range(KINDS):
            if seat == me:
                hands[seat * KINDS + kind] = t.hands[seat * KINDS + kind]
        if seat != me:
            shown = shown_daimyo(t, seat)
            hands[seat * KINDS + data.DAIMYO] = shown
            bag[data.DAIMYO] -= shown
    # Only the Ronin may hold a Daimyo that was not shown, so its hand is dealt first, then all others without them.
    left = count_cards(bag)
    if ronin >= 0:
        for _ in range(t.sizes[ronin]):
            hands[ronin * KINDS + pick(bag, left, chance)] += 1
            left -= 1
    in_deck = bag[data.DAIMYO]
    bag[data.DAIMYO] = 0
    left -= in_deck
    for seat in range(t.seats):
        if seat != me and seat != ronin:
            for _ in range(t.sizes[seat] - hands[seat * KINDS + data.DAIMYO]):
                hands[seat * KINDS + pick(bag, left, chance)] += 1
                left -= 1
    bag[data.DAIMYO] = in_deck
    t.hands = hands
    t.deck = bag


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


def pick(bag: vec[i64], size: i64, chance: Chance) -> i64:
    """Take a random card out of a bag of so many."""
    at = chance.below(size)
    kind: i64 = 0
    while at >= bag[kind]:
        at -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def unknown_cards(t: SwordTable, me: i64) -> vec[i64]:
    """All cards that lie neither open nor in my hand."""
    bag = t.cards[:]
    for i in range(t.pile_size):
        bag[t.pile[i]] -= 1
    for question in t.pending():
        if question.card >= 0:
            bag[question.card] -= 1
    for seat in range(t.seats):
        for p in range(PROPERTIES):
            bag[data.ARMOUR + p] -= t.laid[seat * PROPERTIES + p]
    if me < t.seats:
        for kind in range(KINDS):
            bag[kind] -= t.hands[me * KINDS + kind]
    return bag


def deal_cards(t: SwordTable, new: SwordTable, me: i64, chance: Chance, remembered: bool) -> bool:
    """Deal the unknown cards to the other hands and the deck; False if this deal contradicts what I remember."""
    bag = unknown_cards(t, me)
    hands = NO_HANDS[:]
    if me < t.seats:
        for kind in range(KINDS):
            hands[me * KINDS + kind] = t.hands[me * KINDS + kind]
    room: list[i64] = [0 if seat == me else t.sizes[seat] for seat in range(t.seats)]
    if not deal_sightings(t, me, bag, hands, room, chance):
        return False
    left: i64 = t.deck_size
    for r in room:
        left += r
    deck = NO_CARDS[:]
    if remembered:
        may_be_deck = fresh_cards(t, me, bag)
        size: i64 = 0
        for kind in range(KINDS):
            size += may_be_deck[kind]
        if size < t.deck_size:
            return False
        for i in range(t.deck_size):
            kind = pick(may_be_deck, size - i, chance)
            deck[kind] += 1
            bag[kind] -= 1
        if not deal_by_age(t, me, bag, deck, hands, room, chance):
            return False
    else:
        for seat in range(t.seats):
            for _ in range(room[seat]):
                hands[seat * KINDS + pick(bag, left, chance)] += 1
                left -= 1
        deck = bag
    new.hands = hands
    new.deck = deck
    return True


def deal_sightings(t: SwordTable, me: i64, bag: vec[i64], hands: vec[i64], room: list[i64], chance: Chance) -> bool:
    """First the cards that I know to be in one of certain hands; the clearest knowledge first."""
    mine: list[int] = [seen for seen in t.memory.sightings if seen >> 16 == me]
    mine.sort(key=lambda seen: ((seen & 255).bit_count(), seen))
    for seen in mine:
        kind: i64 = (seen >> 8) & 255
        homes: list[i64] = [seat for seat in range(t.seats) if (seen >> seat) & 1 == 1 and room[seat] > 0]
        if not homes or bag[kind] == 0:
            return False
        home = homes[chance.below(len(homes))]
        room[home] -= 1
        bag[kind] -= 1
        hands[home * KINDS + kind] += 1
    return True


def fresh_cards(t: SwordTable, me: i64, bag: vec[i64]) -> vec[i64]:
    """Of the unknown cards, those that can still be in the present deck: they were laid into it, and I have not drawn them."""
    counts = t.memory.counts
    fresh = NO_CARDS[:]
    for kind in range(KINDS):
        there = counts[memory.FRESH + kind]
        if me < t.seats:
            there -= counts[memory.DRAWN + me * KINDS + kind]
        fresh[kind] = there if there < bag[kind] else bag[kind]
    return fresh


def deal_by_age(
    t: SwordTable, me: i64, bag: vec[i64], deck: vec[i64], hands: vec[i64], room: list[i64], chance: Chance
) -> bool:
    """Deal the rest so that a hand gets no card younger or older than it can have.

    Cards that must have been in hands when the deck ran out go only where an old card can still be, cards that must have been
    drawn since only where one was drawn; the others fill up.
    """
    counts = t.memory.counts
    old = NO_CARDS[:]
    new = NO_CARDS[:]
    olds: i64 = 0
    news: i64 = 0
    rest: i64 = 0
    for kind in range(KINDS):
        there: i64 = bag[kind]
        held: i64 = 0
        for seat in range(t.seats):
            if seat != me:
                held += counts[memory.HELD + seat * KINDS + kind]
        drawn: i64 = counts[memory.FRESH + kind]
        if me < t.seats:
            drawn -= counts[memory.DRAWN + me * KINDS + kind]
        drawn -= deck[kind]
        if there > held + drawn:
            return False
        if there > held:
            new[kind] = there - held
        if there > drawn:
            old[kind] = there - drawn
        bag[kind] -= old[kind] + new[kind]
        olds += old[kind]
        news += new[kind]
        rest += bag[kind]
    # Places in hands: for old cards only, for new cards only, for either.
    old_room: list[i64] = []
    new_room: list[i64] = []
    free: list[i64] = []
    for seat in range(t.seats):
        most_old: i64 = counts[memory.OLD + seat]
        most_new: i64 = counts[memory.NEW + seat]
        must_old = max(room[seat] - most_new, i64(0))
        must_new = max(room[seat] - most_old, i64(0))
        if must_old + must_new > room[seat]:
            return False
        for i in range(room[seat]):
            if i < must_old:
                old_room.append(seat)
            elif i < must_old + must_new:
                new_room.append(seat)
            else:
                free.append(seat)
    keep_free = max(news - len(new_room), i64(0))
    while olds > 0:
        places = old_room
        share = chance.below(len(old_room) + max(len(free) - keep_free, i64(0))) if len(old_room) + len(free) > keep_free else -1
        if share < 0:
            return False
        if share >= len(old_room):
            places = free
        seat = places.pop(chance.below(len(places)))
        hands[seat * KINDS + pick(old, olds, chance)] += 1
        olds -= 1
    while news > 0:
        if not new_room and not free:
            return False
        places = new_room if chance.below(len(new_room) + len(free)) < len(new_room) else free
        seat = places.pop(chance.below(len(places)))
        hands[seat * KINDS + pick(new, news, chance)] += 1
        news -= 1
    for seat in old_room + new_room + free:
        hands[seat * KINDS + pick(bag, rest, chance)] += 1
        rest -= 1
    return True
