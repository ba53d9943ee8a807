"""What a seat sees of a table of Samurai Sword, as numbers: everything of its view but the seal and the order of the discards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from izakaya.games.sword.blows import FAR, measure
from izakaya.games.sword.data import CHARACTERS, KINDS, PROPERTIES, ROLES, SHOGUN
from izakaya.games.sword.hidden.memory import SPECTATOR, seen_after
from izakaya.games.sword.hidden.traces import DIVERTED, LEFT, TOOK, kind_in, what_in
from izakaya.games.sword.meaning import LIMIT
from izakaya.games.sword.questions.answers import Attacked, Challenged
from izakaya.games.sword.questions.turn import BushidoCheck, Discard, FirstCard, Play
from izakaya.games.sword.table import SwordTable
from izakaya.table.observation import WATCHER, Notes, Observer, add_one, mark, wipe, write_asked
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
        return SwordNotes(self.size)

    def write(self, t: SwordTable, seat: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        wipe(row, at, notes)
        write_asked(t, seat, row, at + self.at_asked, notes)
        if not t.over:
            self.write_question(t, row, at, notes)
        mark(row, at + self.at_turn + t.turn, 1, notes)
        mark(row, at + self.at_weapons, t.weapons_played, notes)
        mark(row, at + self.at_weapons + 1, t.weapon_limit(t.turn), notes)
        mark(row, at + self.at_deck, t.deck_size, notes)
        mark(row, at + self.at_deck + 1, t.run_outs, notes)
        pile = t.pile
        discards = at + self.at_pile
        for i in range(t.pile_size):
            add_one(row, discards + pile[i], notes)
        if t.pile_size > 0:
            mark(row, at + self.at_top + pile[t.pile_size - 1], 1, notes)
        for other in range(t.seats):
            self.write_person(t, seat, other, row, at, notes)
        self.write_seen(t, seat, row, at, notes)
        if seat != WATCHER:
            self.write_own(t, seat, row, at, notes)

    def write_question(self, t: SwordTable, row: vec[i16], at: i64, notes: Notes) -> None:
        asked = t.question
        what: i64 = FIRST_CARD
        by: i64 = -1
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
        else:
            assert isinstance(asked, FirstCard)
        mark(row, at + self.at_question + what, 1, notes)
        if by >= 0:
            mark(row, at + self.at_by + by, 1, notes)
            mark(row, at + self.at_card + asked.card, 1, notes)

    def write_person(
        self, t: SwordTable, seat: i64, other: i64, row: vec[i16], at: i64, notes: Notes
    ) -> None:
        mark(row, at + self.at_character + other * CHARACTER_COUNT + t.characters[other], 1, notes)
        role: i64 = t.roles[other]
        if role == SHOGUN or seat == other or t.over:
            mark(row, at + self.at_role + other * ROLE_COUNT + role, 1, notes)
        standing = at + self.at_standing + other * STANDING
        mark(row, standing, t.resilience[other], notes)
        mark(row, standing + 1, t.full_resilience(other), notes)
        mark(row, standing + 2, t.honour[other], notes)
        mark(row, standing + 3, t.sizes[other], notes)
        if t.is_harmless(other):
            mark(row, standing + 4, 1, notes)
        laid = at + self.at_laid + other * PROPERTIES
        for place in range(i64(PROPERTIES)):
            mark(row, laid + place, t.laid[other * PROPERTIES + place], notes)
        if t.aims[other] != 0:
            aimed = at + self.at_aimed + other * t.seats
            for target in range(t.seats):
                mark(row, aimed + target, t.aimed(other, target), notes)

    def write_seen(self, t: SwordTable, seat: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        watcher: i64 = SPECTATOR
        if seat != WATCHER:
            watcher = seat
        assert isinstance(notes, SwordNotes)
        notes.read_on(t)
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

    def write_own(self, t: SwordTable, seat: i64, row: vec[i16], at: i64, notes: Notes) -> None:
        mark(row, at + self.at_seat + seat, 1, notes)
        hand = at + self.at_hand
        hands = t.hands
        for kind in range(i64(KINDS)):
            mark(row, hand + kind, hands[seat * KINDS + kind], notes)
        measure(t, seat)
        for other in range(t.seats):
            far: i64 = t.difficulties[other]
            if far < FAR:
                mark(row, at + self.at_difficulty + other, far, notes)


@final
class SwordNotes(Notes):
    """What each watcher has seen of other hands, as far as the log has been read: sorted, as `sightings` tells it."""

    def __init__(self, size: i64) -> None:
        super().__init__(size)
        self.of: SwordTable | None = None
        self.read: i64 = 0
        self.known: list[list[tuple[int, int]]] = [[] for _ in range(SPECTATOR + 1)]
        # By watcher: the kinds of which it knows a card, as a set.
        self.kinds: vec[i64] = vec[i64]([0] * (SPECTATOR + 1))

    def read_on(self, t: SwordTable) -> None:
        """What is new in the log; of another table all of it. Until a card is seen on its way into a hand there is nothing to keep."""
        if self.of is not t or t.logged < self.read:
            self.of = t
            self.read = 0
            self.known = [[] for _ in range(SPECTATOR + 1)]
            self.kinds = vec[i64]([0] * (SPECTATOR + 1))
        log = t.log
        for i in range(self.read, t.logged):
            happened: i64 = log[i]
            what = what_in(happened)
            if what == LEFT:
                kind = kind_in(happened)
                for watcher in range(i64(SPECTATOR + 1)):
                    if is_among(kind, self.kinds[watcher]):
                        self.learn(watcher, happened)
            elif what == TOOK or what == DIVERTED:
                for watcher in range(i64(SPECTATOR + 1)):
                    self.learn(watcher, happened)
        self.read = t.logged

    def learn(self, watcher: i64, happened: i64) -> None:
        seen = seen_after(self.known[watcher], happened, watcher)
        seen.sort()
        self.known[watcher] = seen
        kinds: i64 = 0
        for kind, _ in seen:
            kinds |= only(kind)
        self.kinds[watcher] = kinds
