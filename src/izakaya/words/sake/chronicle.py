"""What happened at a table of SAKE, in sentences, and what its people shout at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from izakaya.games.sake.circle import MINIONS
from izakaya.games.sake.data import BACKS, PLACE_NAMES
from izakaya.games.sake.natural import lacks
from izakaya.games.sake.state import REASONS
from izakaya.table.news import NOBODY
from izakaya.words.chronicle import Numbered, line, numbered, said_once, told_of
from izakaya.words.heard import Heard
from izakaya.words.sake.drinkers import PLACED, Drinkers, shouted
from izakaya.words.sake.minions import Blow
from izakaya.words.sake.names import Names
from izakaya.words.telling import Line

# Cards that somebody takes or gives one after the other are told together.
TOGETHER: Final = ("drew", "took-wound", "took-life", "discarded", "haunted")
# The card played and what it is played for.
TWICE: Final = {"walks": "moves", "walks-counter": "moves", "strikes": "attacks", "strikes-minion": "attacks"}
STEPS: Final = ("added-step", "removed-step")


class Chronicle:
    """The chronicle of one table for one reader. It knows who is drunk by now from what it has told so far."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.drinkers = Drinkers()
        self.listened = 0
        self.last: Heard | None = None

    def lines(self, news: Sequence[Heard], since: int, asked: int | None) -> list[Line]:
        """The news from `since` on as lines."""
        since = min(since, len(news))
        drinkers = self.by(news, since).copy()
        shown: list[Line] = []
        # The card of an attack is told with the attack, also if a reader is told of the two at different times.
        start = since - 1 if since and news[since - 1].what in TWICE.values() else since
        found = gathered(numbered(news, start))
        if found and found[-1][1].what in TWICE.values():
            found.pop()
        for (number, heard), following in zip_longest(found, (heard for _, heard in found[1:])):
            shown += self.told(news, number, heard, drinkers.drunk)
            words = shouted(self.names, heard, following, asked, drinkers)
            if words:
                text = self.names.speech.say("sake-says", name=self.names.person(heard.seat), words=words)
                shown.append(Line(text, "cry", number, heard.what, heard.seat, words))
            drinkers.hear(heard)
        return shown

    def told(self, news: Sequence[Heard], number: int, heard: Heard, drunk: set[int]) -> list[Line]:
        """What happened, and that it hurt nobody where that is sure by now."""
        if heard.what not in ("turned-up", "defended"):
            deck = [unnatural(self.names)] if heard.what == "first" else []
            return [line(number, heard, text) for text in [*filter(None, deck), sentence(self.names, heard)]]
        blow = Blow(self.names, news, number, drunk)
        told = blow.turned_up() if heard.what == "turned-up" else heard
        unscathed = blow.unscathed() if heard.what == "defended" or use_of(told) == "attack" else None
        sentences = [sentence(self.names, one) for one in (told, unscathed) if one is not None]
        return [line(number, heard, text) for text in sentences]

    def by(self, news: Sequence[Heard], since: int) -> Drinkers:
        """How drunk everybody was before news number `since`: only what is new to us has to be heard."""
        if since < self.listened or (self.listened and news[self.listened - 1] != self.last):
            self.drinkers, self.listened = Drinkers(), 0
        for heard in news[self.listened : since]:
            self.drinkers.hear(heard)
        self.listened = since
        self.last = news[self.listened - 1] if self.listened else None
        return self.drinkers


def unnatural(names: Names) -> str:
    """What the cards of an owner lack that the rulebooks lead one to expect; nothing if they lack nothing."""
    found = [names.speech.say("sake-deck-lacks", what=condition) for condition in lacks(names.deck)]
    return names.speech.say("sake-deck-unnatural", lacks=names.speech.listing(found)) if found else ""


def gathered(news: Sequence[Numbered]) -> list[Numbered]:
    """One for what a person would tell in one sentence."""
    result: list[Numbered] = []
    for number, heard in news:
        # How many cards of Life they are has been told, and the draw pile is on the table for all to see.
        if heard.what == "top-back" or (heard.what == "took-life" and None in heard.cards):
            continue
        before = result[-1][1] if result else None
        if before is None:
            result.append((number, heard))
        elif heard.what in TOGETHER and (before.what, before.seat) == (heard.what, heard.seat):
            result[-1] = number, Heard(heard.what, heard.seat, cards=before.cards + heard.cards)
        elif TWICE.get(heard.what) == before.what:
            result[-1] = number, replace(heard, played=before.cards[0])
        else:
            result.append((number, heard))
    return result


def message_of(heard: Heard) -> str:
    """Which message tells this."""
    if heard.what.startswith("note-"):
        return f"sake-{heard.what}"
    if heard.what == "ended":
        return f"sake-news-ended-{REASONS[heard.number]}"
    return f"sake-news-{heard.what}"


def sentence(names: Names, heard: Heard) -> str:
    return said_once(names, heard, put)


def put(names: Names, heard: Heard) -> str:
    told = told_of(names, heard)
    return names.speech.say(
        message_of(heard),
        **told,
        weapon=told["card"] or "none",
        played="none" if heard.played is None else names.card(heard.played),
        number=len(heard.cards) if heard.what in TOGETHER else heard.number,
        place=names.place(PLACE_NAMES[heard.number]) if heard.what in PLACED else "",
        piece=standing(names, heard.number) if heard.what in STEPS else "",
        taker=names.person(heard.number) if heard.what == "stirs-hands" else "",
        use=use_of(heard),
        back=names.back(BACKS[heard.number - 1]) if heard.what == "passed-card" else "",
    )


def use_of(heard: Heard) -> str:
    """What a card is turned up for; "unknown" where nobody has heard of the attack."""
    if heard.target == NOBODY:
        return "unknown"
    return "defence" if heard.target == heard.seat else "attack"


def standing(names: Names, piece: int) -> str:
    """A piece beside which a step was changed: of a minion the news do not tell whose it is."""
    return names.person(piece) if piece < MINIONS else names.card("minion")
