"""The end of any game: who won, with how many points."""

from __future__ import annotations

from izakaya.table.move import Result
from izakaya.table.table import Table
from izakaya.words.plain.names import PlainNames, beginning
from izakaya.words.telling import Ending, ScoreRow


def ending(names: PlainNames, table: Table) -> Ending:
    say = names.speech.say
    result = table.result()
    sides = names.game.sides
    return Ending(
        title=say("play-over"),
        winners=winners(names, result),
        reasons=reasons(names, result),
        headings=(say("table-who"), say("plain-side") if sides else "", say("plain-points")),
        rows=rows(names, result),
        sides_text=" · ".join(
            say("plain-fact", what=names.side(side), value=str(result.sides[side]))
            for side in sides
            if side in result.sides
        ),
        story_title=say("story-title"),
        story=(say("plain-story", number=int(table.answered)),),
    )


def own_message(names: PlainNames, result: Result) -> str:
    return f"{names.game.name}-result-{result.reason}"


def winners(names: PlainNames, result: Result) -> str:
    """The game's own message for how it ended, or simply who won."""
    own = own_message(names, result)
    return names.speech.say(
        own if names.speech.knows(own) else "plain-winners",
        whom="me" if names.reader is not None and names.reader in result.winners else "other",
        names=names.speech.listing([names.person(seat) for seat in result.winners]),
        number=len(result.winners),
    )


def reasons(names: PlainNames, result: Result) -> tuple[str, ...]:
    if not result.reason or names.speech.knows(own_message(names, result)):
        return ()
    return (beginning(names.word(result.reason)),)


def rows(names: PlainNames, result: Result) -> tuple[ScoreRow, ...]:
    """Everybody's points, the winners first; more is better, unless the winners have less than others."""
    most = max(result.points, default=0)
    sign = -1 if any(result.points[seat] == most for seat in result.winners) else 1
    order = sorted(
        range(len(result.points)),
        key=lambda seat: (seat not in result.winners, sign * result.points[seat], seat),
    )
    return tuple(
        ScoreRow(
            seat=seat,
            name=names.person(seat),
            role_or_state=names.side(result.teams[seat]) if result.teams[seat] in names.game.sides else "",
            points_text=str(result.points[seat]),
            points=result.points[seat],
            winner=seat in result.winners,
        )
        for seat in order
    )
