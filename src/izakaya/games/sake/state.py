"""What lies on a table of SAKE, and what follows from it: who is alive, what works, what a hand shows.

Hands, Life and Wounds are rows of card numbers in flat vectors: seat `s` holds `hands[s * ROW] … hands[s * ROW + hand_size[s] - 1]`,
sorted. The top of a pile is its last card.

A copy shares most of what lies there with the table it was made from, until one of the two changes it: the one that does says so first
(`touch_hand`, `touch_boards`), and an observer that keeps a picture of the table sees from it what to look at again. What changes once in
a while is never changed but replaced.
"""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from izakaya.games.sake.circle import MINIONS, PIECES, Circle
from izakaya.games.sake.data import (
    BACKS,
    CARDS,
    FIRST_MINION,
    GEAR,
    HAND_LIMIT,
    MASAKO,
    MOST_SEATS,
    NO_BACK,
    ON_BOARD,
    ON_LIFE,
    PLACES,
    WEAPONS,
    Deck,
)
from izakaya.games.sake.deck_file import HOUSE
from izakaya.games.sake.hidden.memory import Memory, in_hand_of
from izakaya.table.chance import Chance
from izakaya.table.news import EVERYONE, NOBODY, News
from izakaya.table.origin import Origin
from izakaya.table.rules import Rules
from izakaya.table.seats import is_among, only
from izakaya.table.table import Table

ROW: Final = 24  # room for one hand
PILE: Final = 16  # room for one Life or Wounds pile; with `choose_hand` the whole deal lies there first
EIGHT: Final = vec[i64]([0] * MOST_SEATS)
NO_WEAPON: Final = vec[i64]([-1] * MOST_SEATS)
NO_HANDS: Final = vec[i64]([0] * (ROW * MOST_SEATS))
NO_PILES: Final = vec[i64]([0] * (PILE * MOST_SEATS))
NO_GEAR: Final = vec[i64]([-1] * (GEAR * MOST_SEATS))
NO_SAKE: Final = vec[i64]([0] * (PLACES * MOST_SEATS))
NO_CARDS: Final = vec[i64]([0] * CARDS)
NO_MINIONS: Final = vec[i64]([0] * (PIECES - MINIONS))
NO_MEMORY: Final = Memory()
NO_CIRCLE: Final = Circle()

# Of the seats that were touched last, so many are kept in one number, the latest in its last bits.
TOUCH_BITS: Final = 4
TOUCHES_KEPT: Final = 15
ONE_TOUCH: Final = (1 << TOUCH_BITS) - 1
OLDER_TOUCHES: Final = 0xFFFFFFFFFFFFFF  # the bits of all of them but one


def one_more_touched(touched: i64, seat: i64) -> i64:
    """The seats that were touched last, after one more."""
    return ((touched & OLDER_TOUCHES) << TOUCH_BITS) | seat


def seats_touched(touched: i64, count: i64) -> i64:
    """The seats of the last so many touches, as a set; everybody if they are more than are kept."""
    if count > TOUCHES_KEPT:
        return only(MOST_SEATS) - 1
    seats: i64 = 0
    for _touch in range(count):
        seats |= only(touched & ONE_TOUCH)
        touched >>= TOUCH_BITS
    return seats


# What a player is.
LIVING: Final = 0
SPIRIT: Final = 1
GONE: Final = 2
Standing = Literal["samurai", "spirit", "gone"]
STATES: Final[tuple[Standing, Standing, Standing]] = ("samurai", "spirit", "gone")

# Why a game ended.
GOING_ON: Final = 0
DRUNKEST: Final = 1  # K45
SPIRITS: Final = 2  # K45
NO_SAMURAI: Final = 3  # K47
SHARED: Final = 4  # K46
LAST_STANDING: Final = 5  # K46
REASONS: Final = ("", "drunkest", "spirits", "no-samurai", "shared", "last-standing")


@mypyc_attr(acyclic=True)
class SakeState(Table):
    """See the module. What happens to it is in `table.py`."""

    def __init__(self, game: Rules, origin: Origin, seats: i64, chance: Chance) -> None:
        super().__init__(game, origin, seats, chance)
        self.deck_data: Deck = HOUSE  # never changes
        self.location: i64 = 0  # never changes
        self.always_punch: bool = False  # K9: the table option bare_hands = always
        self.keeps_items: bool = False  # K35: the table option items = kept
        self.first: i64 = 0  # K4: who is addressed with -san
        self.samurai: vec[i64] = EIGHT  # per seat; never changes
        self.states: vec[i64] = EIGHT  # shared by copies: never changed but replaced (`become`)
        # What lies before the seats: shared by copies until it is touched (`touch_boards`).
        self.own_boards: bool = False
        self.touches: i64 = 0  # how often that was said
        self.touched: i64 = 0  # before which seats, the last ones (`seats_touched`)
        self.sitting: vec[i64] = EIGHT
        self.wielded: vec[i64] = NO_WEAPON  # the name of a weapon, -1 for none
        self.life: vec[i64] = NO_PILES
        self.life_size: vec[i64] = EIGHT
        self.wounds: vec[i64] = NO_PILES
        self.wound_size: vec[i64] = EIGHT
        self.gear: vec[i64] = NO_GEAR  # the card before a seat, by name; -1 for none
        self.sake: vec[i64] = NO_SAKE  # by seat and place
        self.sake_total: vec[i64] = EIGHT  # by seat
        # Hands, shared by copies until one is touched (`touch_hand`).
        self.own_hands: bool = False
        self.hand_touches: i64 = 0  # how often that was said
        self.hands_touched: i64 = 0  # of which seats, the last ones
        self.hands: vec[i64] = NO_HANDS
        self.hand_size: vec[i64] = EIGHT
        self.deck: vec[i64] = NO_CARDS  # shared by copies: never changed but replaced (`renew`)
        self.deck_size: i64 = 0
        self.pile: vec[i64] = NO_CARDS  # the discards; a copy grows when they are full (`put_down`)
        self.pile_size: i64 = 0
        self.masu: i64 = 0
        self.circle: Circle = NO_CIRCLE
        # Shared by copies, so these too are never changed but replaced (`note_minion`).
        self.minion_way: vec[i64] = NO_MINIONS  # the direction in which it was played
        self.minion_age: vec[i64] = NO_MINIONS  # when it was played
        self.minions_played: i64 = 0
        # The turn.
        self.turn: i64 = 0
        self.plays_left: i64 = 0
        self.struck: bool = False  # Ittōsai: an attack has been declared this turn
        self.souls: i64 = 0  # K36: a bit for each seat that has burned its soul this turn
        # K34: gear of the acting samurai that sleeps, as sets: until the next card, and until the card being played is done.
        self.asleep: i64 = 0
        self.still_asleep: i64 = 0
        self.crowded: bool = False  # some hand may be over the limit
        # The end.
        self.first_turns: i64 = 0
        self.sudden_from: i64 = NOBODY  # K44: the seat whose turn began the round of sudden death
        self.extra_rounds: i64 = 0
        self.ended: i64 = GOING_ON
        self.winners: i64 = 0  # a bit for each seat
        self.remembering: bool = True
        self.memory: Memory = NO_MEMORY

    def lie_like(self, other: SakeState) -> None:
        """Lay this table as another one, for a bare copy of it, which remembers nothing more."""
        other.own_boards = False
        other.own_hands = False
        self.deck_data = other.deck_data
        self.location = other.location
        self.always_punch = other.always_punch
        self.keeps_items = other.keeps_items
        self.first = other.first
        self.samurai = other.samurai
        self.states = other.states
        self.sitting = other.sitting
        self.wielded = other.wielded
        self.life = other.life
        self.life_size = other.life_size
        self.wounds = other.wounds
        self.wound_size = other.wound_size
        self.gear = other.gear
        self.sake = other.sake
        self.sake_total = other.sake_total
        self.hands = other.hands
        self.hand_size = other.hand_size
        self.deck = other.deck
        self.deck_size = other.deck_size
        self.pile = other.pile[: other.pile_size]
        self.pile_size = other.pile_size
        self.masu = other.masu
        self.circle = other.circle.copy()
        self.minion_way = other.minion_way
        self.minion_age = other.minion_age
        self.minions_played = other.minions_played
        self.turn = other.turn
        self.plays_left = other.plays_left
        self.struck = other.struck
        self.souls = other.souls
        self.asleep = other.asleep
        self.still_asleep = other.still_asleep
        self.crowded = other.crowded
        self.first_turns = other.first_turns
        self.sudden_from = other.sudden_from
        self.extra_rounds = other.extra_rounds
        self.ended = other.ended
        self.winners = other.winners
        self.remembering = False
        self.memory = other.memory

    def touch_boards(self, seat: i64) -> None:
        """Something that lies before this seat is about to change."""
        self.note_touch(seat)
        self.own_up_boards()

    def note_touch(self, seat: i64) -> None:
        self.touches += 1
        self.touched = one_more_touched(self.touched, seat)

    def own_up_boards(self) -> None:
        """Share nothing that lies before a seat with other tables any more."""
        if not self.own_boards:
            self.own_boards = True
            self.sitting = self.sitting[:]
            self.wielded = self.wielded[:]
            self.life = self.life[:]
            self.life_size = self.life_size[:]
            self.wounds = self.wounds[:]
            self.wound_size = self.wound_size[:]
            self.gear = self.gear[:]
            self.sake = self.sake[:]
            self.sake_total = self.sake_total[:]

    def touch_hand(self, seat: i64) -> None:
        """The hand of this seat is about to change."""
        self.hand_touches += 1
        self.hands_touched = one_more_touched(self.hands_touched, seat)
        self.own_up_hands()

    def own_up_hands(self) -> None:
        """Share no hand with other tables any more."""
        if not self.own_hands:
            self.own_hands = True
            self.hands = self.hands[:]
            self.hand_size = self.hand_size[:]

    # Telling.

    def tell(
        self,
        what: str,
        seat: i64,
        target: i64 = NOBODY,
        card: i64 = -1,
        number: i64 = 0,
        eyes: i64 = EVERYONE,
    ) -> None:
        """Add an event to the news. Callers ask `telling` first, so that playouts make none."""
        cards: tuple[str, ...] = () if card < 0 else (self.deck_data.labels[card],)
        self.add_news(News(what, seat, target, cards, number, eyes))

    # Cards.

    def top_back(self) -> i64:
        """The back that shows on the draw pile; NO_BACK if there is no card (K38)."""
        if self.deck_size == 0:
            return NO_BACK
        return self.deck_data.back[self.deck[self.deck_size - 1]]

    def add_to_hand(self, seat: i64, card: i64) -> None:
        self.touch_hand(seat)
        hands = self.hands
        at = seat * ROW + self.hand_size[seat]
        while at > seat * ROW and hands[at - 1] > card:
            hands[at] = hands[at - 1]
            at -= 1
        hands[at] = card
        self.hand_size[seat] += 1
        if self.hand_size[seat] > HAND_LIMIT:
            self.crowded = True

    def take_from_hand(self, seat: i64, card: i64) -> None:
        self.touch_hand(seat)
        hands = self.hands
        at = seat * ROW
        last = at + self.hand_size[seat] - 1
        while hands[at] != card:
            at += 1
        while at < last:
            hands[at] = hands[at + 1]
            at += 1
        hands[last] = 0
        self.hand_size[seat] -= 1

    def backs_in_hand(self, seat: i64, back: i64) -> i64:
        """How many cards of a hand show this back."""
        count: i64 = 0
        hands = self.hands
        backs = self.deck_data.back
        for i in range(seat * ROW, seat * ROW + self.hand_size[seat]):
            count += backs[hands[i]] == back
        return count

    def in_hands(self, back: i64) -> list[int]:
        """All cards of this back in hands, as seats and cards."""
        held: list[int] = []
        for seat in range(self.seats):
            for i in range(seat * ROW, seat * ROW + self.hand_size[seat]):
                if self.deck_data.back[self.hands[i]] == back:
                    held.append(in_hand_of(seat, self.hands[i]))
        return held

    def any_card_of(self, seat: i64) -> i64:
        """A random card of a hand. Counted by backs, which all see, so that its back follows from what all know and luck."""
        lot = self.chance.below(self.hand_size[seat])
        for back in range(i64(len(BACKS))):
            for i in range(seat * ROW, seat * ROW + self.hand_size[seat]):
                if self.deck_data.back[self.hands[i]] == back:
                    if lot == 0:
                        return self.hands[i]
                    lot -= 1
        return -1

    # Samurai.

    def living(self) -> i64:
        """How many samurai are alive."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.states[seat] == LIVING:
                count += 1
        return count

    def become(self, seat: i64, state: i64) -> None:
        """A samurai dies, or somebody leaves for good."""
        self.note_touch(seat)
        states = self.states[:]
        states[seat] = state
        self.states = states

    def note_minion(self, piece: i64, way: i64) -> None:
        """A minion is played, and walks this way."""
        ways, ages = self.minion_way[:], self.minion_age[:]
        ways[piece - MINIONS] = way
        ages[piece - MINIONS] = self.minions_played
        self.minion_way, self.minion_age = ways, ages

    def has_skill(self, seat: i64, samurai: i64) -> bool:
        """Whether this seat is this samurai and its skill works (K32)."""
        return (
            self.samurai[seat] == samurai
            and self.states[seat] == LIVING
            and self.sake[seat * PLACES + ON_BOARD] == 0
        )

    def is_usable(self, seat: i64, name: i64) -> bool:
        """A weapon or item in play without sake on it (K32) that does not sleep (K34)."""
        if self.gear[seat * GEAR + name] < 0 or self.sake[seat * PLACES + name] > 0:
            return False
        return not self.is_asleep(seat, name)

    def is_asleep(self, seat: i64, name: i64) -> bool:
        """K34: whether its sake was burned for one card more that has not been played yet, or is being played."""
        return seat == self.turn and is_among(name, self.asleep | self.still_asleep)

    def lull(self, place: i64) -> None:
        """K34: what a sake was burned from for one card more sleeps until one more card has been played."""
        if place < GEAR:
            self.asleep |= only(place)

    def play_asleep(self) -> None:
        """K34: one more card is played, and what sleeps cannot serve it."""
        self.still_asleep |= self.asleep
        self.asleep = 0

    def wake(self) -> None:
        """K34: the card has been played."""
        if self.still_asleep != 0:
            self.note_touch(self.turn)
            self.still_asleep = 0

    def wake_all(self) -> None:
        """K34: with the turn all sleep ends."""
        self.play_asleep()
        self.wake()

    def gear_card(self, seat: i64, name: i64) -> i64:
        """The card of this name before a seat; -1 if there is none (or it is no name of gear)."""
        if name < GEAR:
            return self.gear[seat * GEAR + name]
        return -1

    def usable_weapons(self, seat: i64) -> i64:
        count: i64 = 0
        for name in range(i64(WEAPONS)):
            if self.is_usable(seat, name):
                count += 1
        return count

    def has_place(self, seat: i64, place: i64) -> bool:
        """K32: whether there is such a place, and it is free."""
        if self.sake[seat * PLACES + place] > 0:
            return False
        return place >= GEAR or self.gear[seat * GEAR + place] >= 0

    def has_free_place(self, seat: i64) -> bool:
        """K32: whether there is a place for sake. Life and board are looked at first: they are often free."""
        for place in range(i64(PLACES - 1), i64(-1), -1):
            if self.has_place(seat, place):
                return True
        return False

    def free_places(self, seat: i64) -> i64:
        count: i64 = 0
        sake = self.sake
        gear = self.gear
        for place in range(i64(PLACES)):
            if sake[seat * PLACES + place] == 0 and (place >= GEAR or gear[seat * GEAR + place] >= 0):
                count += 1
        return count

    def sake_of(self, seat: i64) -> i64:
        return self.sake_total[seat]

    def spirits_sake(self) -> i64:
        """K45: what all Spirits have together; -1 if there are none."""
        total: i64 = -1
        for seat in range(self.seats):
            if self.states[seat] == SPIRIT:
                total = (total if total > 0 else 0) + self.sake_of(seat)
        return total

    def box_steps(self) -> i64:
        """K3: the step counters that are not on the table."""
        return self.deck_data.steps - self.circle.steps()

    def minion_card(self, piece: i64) -> i64:
        return FIRST_MINION + piece - MINIONS

    def minion_bonus(self, piece: i64) -> i64:
        """Masako's minions have +1 while her skill works."""
        return 1 if self.has_skill(self.circle.side_of(piece), MASAKO) else 0

    def can_burn_soul(self, seat: i64) -> bool:
        """K36, K32."""
        if self.states[seat] != LIVING or self.life_size[seat] < 2:
            return False
        return self.sake[seat * PLACES + ON_LIFE] == 0 and not is_among(seat, self.souls)

    def may_interrupt(self, seat: i64) -> bool:
        """K29: whether public facts let this seat have an interrupt: it holds a card, or could burn sake or soul for one."""
        if self.states[seat] != LIVING:
            return False
        if self.hand_size[seat] > 0:
            return True
        return (self.deck_size > 0 and self.sake_of(seat) > 0) or self.can_burn_soul(seat)

    def can_burn(self, seat: i64) -> bool:
        """K30: whether public facts let this seat burn sake or soul now."""
        return self.states[seat] == LIVING and (self.sake_of(seat) > 0 or self.can_burn_soul(seat))


def sort_row(row: vec[i64], first: i64, last: i64) -> None:
    """Insertion sort: rows are short, or nearly sorted, or rarely sorted."""
    for i in range(first + 1, last):
        card = row[i]
        j = i
        while j > first and row[j - 1] > card:
            row[j] = row[j - 1]
            j -= 1
        row[j] = card
