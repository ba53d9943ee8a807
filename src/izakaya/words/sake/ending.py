"""The end of a game of SAKE: who won, how drunk everybody is, and what will be told of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from izakaya.games.sake.state import STATES
from izakaya.games.sake.table import SakeTable
from izakaya.table.move import Result
from izakaya.words.heard import Heard
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
