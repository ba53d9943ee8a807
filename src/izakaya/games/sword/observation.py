"""What a seat sees of a table of Samurai Sword, as numbers: everything of its view but the seal and the order of the discards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from izakaya.games.sword.blows import FAR, measure
from izakaya.games.sword.data import CHARACTERS, KINDS, PROPERTIES, ROLES, SHOGUN
from izakaya.games.sword.hidden.memory import SPECTATOR, seen_after
from izakaya.games.sword.hidden.traces import (
    DIVERTED,
    LEFT,
    RAN_OUT,
    TOOK,
    kind_in,
    seat_in,
    victim_in,
    what_in,
)
from izakaya.games.sword.meaning import LIMIT
from izakaya.games.sword.questions.answers import Attacked, Challenged
from izakaya.games.sword.questions.turn import BushidoCheck, Discard, FirstCard, Play
from izakaya.games.sword.table import SEVEN, SwordTable
from izakaya.table.observation import (
    NOWHERE,
    WATCHER,
    Notes,
    Observer,
    add_one,
    asked_place,
    blank,
    mark,
    point,
    wipe,
)
from izakaya.table.seats import is_among, only

VERSION: Final = 1
ASKS: Final = ("play", "attacked", "challenged", "discard", "bushido", "first-card")
PLAY: Final = 0
ATTACKED: Final = 1
CHALLENGED: Final = 2
DISCARD: Final = 3
BUSHIDO: Final = 4
FIRST_CARD: Final = 5
STANDING: Final = 5  # numbers of a person: Resilience, full Resilience, Honour, cards, harmless
VAGUE: Final = 8  # sightings of which it is not clear whose hand it is, that are told one by one
CHARACTER_COUNT: Final = 12
ROLE_COUNT: Final = 6
COUNT_BITS: Final = 8  # for each of the numbers of a person
# Parts with no more than one 1 in them, by the number of their pointer; the last has one for each seat.
ASKED_AT: Final = 0
QUESTION_AT: Final = 1
BY_AT: Final = 2
CARD_AT: Final = 3
TURN_AT: Final = 4
TOP_AT: Final = 5
SEAT_AT: Final = 6
ROLE_AT: Final = 7


@final
class SwordObserver(Observer):
    """See the module. What each part says stands beside its name."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, VERSION, LIMIT)
        assert len(CHARACTERS) == CHARACTER_COUNT
        assert len(ROLES) == ROLE_COUNT
        self.at_asked: i64 = self.seen(
            "asked", (seats + 2,), "who is asked: a seat, a reaction of another, nobody any more"
        )
        self.at_question: i64 = self.seen("question", (len(ASKS),), "what is asked: " + ", ".join(ASKS))
        self.at_by: i64 = self.seen("question_by", (seats,), "who attacks or challenges")
        self.at_card: i64 = self.seen("question_card", (KINDS,), "with which card")
        self.at_turn: i64 = self.seen("turn", (seats,), "whose turn it is")
        self.at_weapons: i64 = self.seen("weapons", (2,), "weapons played this turn, and how many may be")
        self.at_deck: i64 = self.seen("deck", (2,), "cards in the deck, and how often it has run out")
        self.at_pile: i64 = self.seen("pile", (KINDS,), "discards of each kind")
        self.at_top: i64 = self.seen("pile_top", (KINDS,), "the discard on top")
        self.at_character: i64 = self.seen("character", (seats, CHARACTER_COUNT), "everybody's character")
        self.at_role: i64 = self.seen("role", (seats, ROLE_COUNT), "everybody's role, as far as it is known")
        self.at_standing: i64 = self.seen(
            "standing", (seats, STANDING), "Resilience, the same when full, Honour, cards in hand, harmless"
        )
        self.at_laid: i64 = self.seen(
            "laid", (seats, PROPERTIES), "properties before everybody, of each kind"
        )
        self.at_aimed: i64 = self.seen(
            "aimed", (seats, seats), "how many weapons each has played at each: who hurts whom tells sides"
        )
        self.at_seen: i64 = self.seen(
            "seen",
            (seats, KINDS),
            "cards known to be in a hand, of each kind: they were seen on their way there",
        )
        self.at_vague: i64 = self.seen(
            "seen_somewhere",
            (VAGUE, 1 + seats),
            "cards known to be in one of some hands: kind + 1, and which hands",
        )
        self.at_more: i64 = self.seen("seen_more", (1,), "how many more of those there are")
        self.at_seat: i64 = self.own("seat", (seats,), "whose eyes these are")
        self.at_hand: i64 = self.own("hand", (KINDS,), "the cards in hand, of each kind")
        self.at_difficulty: i64 = self.own(
            "difficulty", (seats,), "how hard each is to attack; 0 if it cannot be"
        )

    def notes(self) -> SwordNotes:
        return SwordNotes(self.size, ROLE_AT + self.seats)

    def write(self, t: SwordTable, seat: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        assert isinstance(notes, SwordNotes)
        another = notes.of is not t
        if another:
            self.begin(t, row, at, notes)
        moved = notes.read_on(t)
        ones = notes.ones
        point(row, at, ones, ASKED_AT, self.at_asked + asked_place(t, seat))
        self.write_question(t, row, at, ones)
        point(row, at, ones, TURN_AT, self.at_turn + t.turn)
        weapons = at + self.at_weapons
        row[weapons] = i16(t.weapons_played)
        row[weapons + 1] = i16(t.weapon_limit(t.turn))
        deck = at + self.at_deck
        row[deck] = i16(t.deck_size)
        row[deck + 1] = i16(t.run_outs)
        self.write_pile(t, row, at, notes)
        other_eyes = notes.looker != seat
        if other_eyes or another or t.over:
            self.write_roles(t, seat, row, at, ones)
        shifted = self.write_people(t, row, at, notes)
        self.write_seen(t, seat, row, at, notes)
        if seat == WATCHER:
            self.forget_own(row, at, notes)
            return
        if other_eyes:
            notes.looker = seat
            point(row, at, ones, SEAT_AT, self.at_seat + seat)
        if other_eyes or is_among(seat, moved):
            self.write_hand(t, seat, row, at)
        if other_eyes or shifted:
            self.write_ways(t, seat, row, at)

    def begin(self, t: SwordTable, row: vec[i16], at: i64, notes: SwordNotes) -> None:
        """Another table than before: what changes during a game is as if nothing had been written, what does not is written."""
        notes.begin(t)
        self.forget_own(row, at, notes)
        blank(row, at + self.at_pile, KINDS)
        blank(row, at + self.at_aimed, t.seats * t.seats)
        blank(row, at + self.at_character, t.seats * CHARACTER_COUNT)
        for other in range(t.seats):
            row[at + self.at_character + other * CHARACTER_COUNT + t.characters[other]] = 1
            row[at + self.at_standing + other * STANDING + 1] = i16(t.full_resilience(other))

    def write_question(self, t: SwordTable, row: vec[i16], at: i64, ones: vec[i64]) -> None:
        asked = t.question
        what: i64 = NOWHERE
        by: i64 = NOWHERE
        card: i64 = NOWHERE
        if isinstance(asked, Play):
            what = PLAY
        elif isinstance(asked, Attacked):
            what = ATTACKED
            by = asked.by
        elif isinstance(asked, Challenged):
            what = CHALLENGED
            by = asked.by
        elif isinstance(asked, Discard):
            what = DISCARD
        elif isinstance(asked, BushidoCheck):
            what = BUSHIDO
        elif isinstance(asked, FirstCard):
            what = FIRST_CARD
        else:
            assert t.over
        if what != NOWHERE:
            what += self.at_question
        if by != NOWHERE:
            by += self.at_by
            card = self.at_card + asked.card
        point(row, at, ones, QUESTION_AT, what)
        point(row, at, ones, BY_AT, by)
        point(row, at, ones, CARD_AT, card)

    def write_roles(self, t: SwordTable, seat: i64, row: vec[i16], at: i64, ones: vec[i64]) -> None:
        for other in range(t.seats):
            place: i64 = NOWHERE
            role: i64 = t.roles[other]
            if role == SHOGUN or seat == other or t.over:
                place = self.at_role + other * ROLE_COUNT + role
            point(row, at, ones, ROLE_AT + other, place)

    def write_pile(self, t: SwordTable, row: vec[i16], at: i64, notes: SwordNotes) -> None:
        """Discards are counted once, as long as none is taken away."""
        counts = at + self.at_pile
        pile = t.pile
        size = t.pile_size
        if notes.counted < 0:
            notes.counted = 0
            blank(row, counts, KINDS)
        for i in range(notes.counted, size):
            row[counts + pile[i]] += 1
        notes.counted = size
        top: i64 = NOWHERE
        if size > 0:
            top = self.at_top + pile[size - 1]
        point(row, at, notes.ones, TOP_AT, top)

    def write_people(self, t: SwordTable, row: vec[i16], at: i64, notes: SwordNotes) -> bool:
        """What everybody has before them, where it has changed; returns whether that may make somebody easier or harder to reach."""
        shifted = False
        people = notes.people
        for other in range(t.seats):
            stands = standing_of(t, other)
            if people[other] != stands:
                people[other] = stands
                shifted = True
                self.write_person(t, other, row, at)
            if t.aims[other] != notes.aims[other]:
                notes.aims[other] = t.aims[other]
                aimed = at + self.at_aimed + other * t.seats
                for target in range(t.seats):
                    row[aimed + target] = i16(t.aimed(other, target))
        return shifted

    def write_person(self, t: SwordTable, other: i64, row: vec[i16], at: i64) -> None:
        standing = at + self.at_standing + other * STANDING
        row[standing] = i16(t.resilience[other])
        row[standing + 2] = i16(t.honour[other])
        row[standing + 3] = i16(t.sizes[other])
        row[standing + 4] = 0
        if t.is_harmless(other):
            row[standing + 4] = 1
        place = at + self.at_laid + other * PROPERTIES
        for i in range(other * PROPERTIES, other * PROPERTIES + PROPERTIES):
            row[place] = i16(t.laid[i])
            place += 1

    def write_seen(self, t: SwordTable, seat: i64, row: vec[i16], at: i64, notes: SwordNotes) -> None:
        wipe(row, notes)
        watcher: i64 = SPECTATOR
        if seat != WATCHER:
            watcher = seat
        vague: i64 = 0
        if notes.kinds[watcher] == 0:
            return
        for kind, hands in notes.known[watcher]:
            among: i64 = hands
            if among & (among - 1) == 0:
                for other in range(t.seats):
                    if is_among(other, among):
                        add_one(row, at + self.at_seen + other * KINDS + i64(kind), notes)
            elif vague == VAGUE:
                add_one(row, at + self.at_more, notes)
            else:
                slot = at + self.at_vague + vague * (1 + t.seats)
                mark(row, slot, kind + 1, notes)
                for other in range(t.seats):
                    if is_among(other, among):
                        mark(row, slot + 1 + other, 1, notes)
                vague += 1

    def forget_own(self, row: vec[i16], at: i64, notes: SwordNotes) -> None:
        """What a seat of its own saw before is not for everybody."""
        if notes.looker != WATCHER:
            notes.looker = WATCHER
            notes.ones[SEAT_AT] = NOWHERE
            blank(row, at + self.public_size, self.size - self.public_size)

    def write_hand(self, t: SwordTable, seat: i64, row: vec[i16], at: i64) -> None:
        hand = at + self.at_hand
        hands = t.hands
        for kind in range(seat * KINDS, seat * KINDS + KINDS):
            row[hand] = i16(hands[kind])
            hand += 1

    def write_ways(self, t: SwordTable, seat: i64, row: vec[i16], at: i64) -> None:
        measure(t, seat)
        difficulties = t.difficulties
        ways = at + self.at_difficulty
        for other in range(t.seats):
            far: i64 = difficulties[other]
            if far >= FAR:
                far = 0
            row[ways + other] = i16(far)


def standing_of(t: SwordTable, seat: i64) -> i64:
    """What somebody has before them, in one number: another one if anything of it is another."""
    laid = t.laid
    stands: i64 = (t.resilience[seat] << COUNT_BITS) | t.honour[seat]
    stands = (stands << COUNT_BITS) | t.sizes[seat]
    for i in range(seat * PROPERTIES, seat * PROPERTIES + PROPERTIES):
        stands = (stands << COUNT_BITS) | laid[i]
    return stands


@final
class SwordNotes(Notes):
    """What each watcher has seen of other hands, as far as the log has been read: sorted, as `sightings` tells it. And what stands in
    the row of what only grows: how many discards have been counted, who has aimed at whom.
    """

    def __init__(self, size: i64, pointers: i64) -> None:
        super().__init__(size, pointers)
        self.of: SwordTable | None = None
        self.looker: i64 = WATCHER  # whose eyes these are
        self.read: i64 = 0
        self.counted: i64 = 0  # -1 if some of the discards are there no more
        self.aims: vec[i64] = SEVEN[:]
        self.people: vec[i64] = SEVEN[:]  # see `standing_of`; -1 if nothing has been written of somebody
        self.known: list[list[tuple[int, int]]] = []
        # By watcher: the kinds of which it knows a card, as a set.
        self.kinds: vec[i64] = vec[i64]([0] * (SPECTATOR + 1))

    def begin(self, t: SwordTable) -> None:
        """Of this table nothing has been read yet."""
        self.of = t
        self.read = 0
        self.counted = 0
        for seat in range(t.seats):
            self.aims[seat] = 0
            self.people[seat] = -1
        self.known = [[] for _ in range(SPECTATOR + 1)]
        for watcher in range(i64(SPECTATOR + 1)):
            self.kinds[watcher] = 0

    def read_on(self, t: SwordTable) -> i64:
        """What is new in the log; returns the seats whose hands have changed, as a set: all of them where nothing is remembered.

        Until a card is seen on its way into a hand there is nothing to keep.
        """
        if not t.remembering:
            self.counted = -1
            return only(t.seats) - 1
        moved: i64 = 0
        log = t.log
        for i in range(self.read, t.logged):
            happened: i64 = log[i]
            what = what_in(happened)
            moved |= only(seat_in(happened))
            if what == LEFT:
                kind = kind_in(happened)
                for watcher in range(t.seats):
                    if is_among(kind, self.kinds[watcher]):
                        self.learn(watcher, happened)
                if is_among(kind, self.kinds[SPECTATOR]):
                    self.learn(SPECTATOR, happened)
            elif what == TOOK or what == DIVERTED:
                moved |= only(victim_in(happened))
                for watcher in range(t.seats):
                    self.learn(watcher, happened)
                self.learn(SPECTATOR, happened)
            if what == TOOK or what == RAN_OUT:
                self.counted = -1
        self.read = t.logged
        return moved

    def learn(self, watcher: i64, happened: i64) -> None:
        seen = seen_after(self.known[watcher], happened, watcher)
        seen.sort()
        self.known[watcher] = seen
        kinds: i64 = 0
        for kind, _ in seen:
            kinds |= only(kind)
        self.kinds[watcher] = kinds
