"""The end of a game of SAKE: who won, how drunk everybody is, and what will be told of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from izakaya.games.sake.state import STATES
from izakaya.games.sake.table import SakeTable
from izakaya.table.move import Result
from izakaya.words.deciding import Change, decided
from izakaya.words.heard import Heard
from izakaya.words.sake import chronicle
from izakaya.words.sake.names import Names
from izakaya.words.telling import Ending, ScoreRow


def ending(names: Names, table: SakeTable, news: Sequence[Heard]) -> Ending:
    say = names.speech.say
    result = table.result()
    mine = names.reader is not None and names.reader in result.winners
    # The sake of a team counts together; where the victory is shared, each side has as much.
    sake = result.sides[result.teams[result.winners[0]]]
    winners = say(
        f"sake-result-{result.reason}",
        whom="me" if mine else "other",
        names=names.people(result.winners),
        number=sake,
    )
    return Ending(
        title=say("play-over"),
        winners=winners,
        reasons=(),
        headings=(say("sake-score-who"), say("sake-score-state"), say("sake-score-sake")),
        rows=rows(names, table, result),
        sides_text="",
        story_title=say("story-title"),
        story=story(names, news),
        deciding=deciding(names, result, news),
    )


def rows(names: Names, table: SakeTable, result: Result) -> tuple[ScoreRow, ...]:
    """Everybody's sake, the winners first."""
    order = sorted(
        range(len(result.points)), key=lambda seat: (seat not in result.winners, -result.points[seat], seat)
    )
    return tuple(
        ScoreRow(
            seat=seat,
            name=names.person(seat),
            role_or_state=names.speech.say(f"sake-state-{STATES[table.states[seat]]}"),
            points_text=str(result.points[seat]),
            points=result.points[seat],
            winner=seat in result.winners,
        )
        for seat in order
    )


GIVEN_UP: Final = ("burned-to-draw", "burned-to-play", "lost-sake", "paid", "gave-up-sake")


def deciding(names: Names, result: Result, news: Sequence[Heard]) -> str:
    """The last death, where it left nobody else; or else the cup with which the winners took the lead they never lost."""
    number: int | None
    if result.reason in ("last-standing", "no-samurai"):
        number = max((number for number, heard in enumerate(news) if heard.what == "died"), default=None)
    else:
        number = decided(cups(result, news), result.sides, result.teams[result.winners[0]])
    if number is None:
        return ""
    return names.speech.say("story-decided", words=chronicle.sentence(names, news[number]))


def cups(result: Result, news: Sequence[Heard]) -> list[Change]:
    """The sake that each side won and lost, everybody counted to where they are in the end."""
    changes: list[Change] = []
    has: Counter[int] = Counter()
    for number, heard in enumerate(news):
        seat, cups = heard.seat, 0
        if heard.what in ("died", "departed"):
            cups = -has[seat]
        elif heard.what == "drank":
            cups = heard.number
        elif heard.what == "spirit-hit":
            cups = -heard.number
        elif heard.what in ("stole", "was-poured"):
            cups = 1
        elif heard.what == "dealt-sake":
            seat, cups = heard.target, 1
        elif heard.what == "spoiled":
            seat, cups = heard.target, -1
        elif heard.what in GIVEN_UP:
            cups = -1
        if cups:
            has[seat] += cups
            changes.append((number, {result.teams[seat]: cups}))
    return changes


def story(names: Names, news: Sequence[Heard]) -> tuple[str, ...]:
    """A few sentences: how long it took, who died first, who drank and who fought."""
    say = names.speech.say
    happened = Counter(heard.what for heard in news)
    sentences = [say("sake-story-length", turns=happened["turn"])]
    deaths = [heard for heard in news if heard.what == "died"]
    if deaths:
        first = deaths[0]
        sentences.append(
            say("sake-story-first", name=names.person(first.seat), target=names.person(first.target))
        )
    else:
        sentences.append(say("sake-story-peaceful"))
    for whats, message in (
        (("drank",), "sake-story-drinker"),
        (("strikes", "strikes-minion"), "sake-story-fighter"),
    ):
        doers = Counter(heard.seat for heard in news if heard.what in whats)
        if doers:
            seat, number = doers.most_common(1)[0]
            sentences.append(say(message, name=names.person(seat), number=number))
    if happened["extra-round"]:
        sentences.append(say("sake-story-extra", number=happened["extra-round"]))
    return tuple(sentences)
