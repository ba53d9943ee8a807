"""The end of a game of Samurai Sword: who won, how the points came about, and what will be told of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from izakaya.games.sword.scoring import multiplier, penalised_side, shown_daimyo, sword_master
from izakaya.games.sword.table import SwordTable
from izakaya.table.move import Result
from izakaya.words.deciding import Change, decided
from izakaya.words.heard import Heard
from izakaya.words.sword import chronicle
from izakaya.words.sword.names import Names
from izakaya.words.telling import Ending, ScoreRow


def ending(names: Names, table: SwordTable, news: Sequence[Heard]) -> Ending:
    say = names.speech.say
    result = table.result()
    mine = names.reader is not None and names.reader in result.winners
    side = result.teams[result.winners[0]]
    return Ending(
        title=say("play-over"),
        winners=say("result-winners", whom="me" if mine else "other", side=names.of_side(side)),
        reasons=reasons(names, table, result, side),
        headings=(say("score-who"), say("score-role"), say("score-points")),
        rows=rows(names, table, result),
        sides_text=sides(names, result),
        story_title=say("story-title"),
        story=story(names, news),
        deciding=deciding(names, table, result, news),
    )


def reasons(names: Names, table: SwordTable, result: Result, side: str) -> tuple[str, ...]:
    say = names.speech.say
    if result.reason == "sword-master":
        return (say("result-by-sword", name=names.person(int(sword_master(table)))),)
    given = [say("result-by-honour", points=result.sides[side])]
    if penalised_side(table) >= 0:
        given.append(say("result-penalty", side=names.of_side(result.teams[table.blow_at])))
    if sum(1 for total in result.sides.values() if total == result.sides[side]) > 1:
        given.append(say("result-tie-ninja" if side == "ninja" else "result-tie-shogun"))
    return tuple(given)


def rows(names: Names, table: SwordTable, result: Result) -> tuple[ScoreRow, ...]:
    """Everybody's role and points, the winners first."""
    say = names.speech.say
    roles = roles_of(table)
    order = sorted(
        range(int(table.seats)),
        key=lambda seat: (seat not in result.winners, result.teams[seat], -result.points[seat]),
    )
    return tuple(
        ScoreRow(
            seat=seat,
            name=names.person(seat),
            role_or_state=say(f"role-{roles[seat]}"),
            points_text=say(
                "score-sum",
                honour=int(table.honour[seat]),
                times=int(multiplier(table, seat)),
                daimyo=int(shown_daimyo(table, seat)),
                points=result.points[seat],
            ),
            points=result.points[seat],
            winner=seat in result.winners,
        )
        for seat in order
    )


def roles_of(table: SwordTable) -> list[str]:
    people = table.view(None)["people"]
    assert isinstance(people, list)
    return [str(person["role"]) for person in people]


def sides(names: Names, result: Result) -> str:
    say = names.speech.say
    totals = sorted(result.sides.items(), key=lambda item: -item[1])
    return " · ".join(say("score-side", side=names.side(side), points=total) for side, total in totals)


def story(names: Names, news: Sequence[Heard]) -> tuple[str, ...]:
    """A few sentences: how long it took, who fell first, who struck and who stood firm."""
    say = names.speech.say
    happened = Counter(heard.what for heard in news)
    sentences = [say("story-length", turns=happened["turn"])]
    first = first_defeat(names, news)
    sentences.append(first or say("story-peaceful"))
    for what, message in (("defeated", "story-most"), ("answered", "story-parries")):
        doers = Counter(
            heard.target if what == "defeated" else heard.seat for heard in news if heard.what == what
        )
        if doers:
            seat, number = doers.most_common(1)[0]
            sentences.append(say(message, name=names.person(seat), number=number))
    if happened["ran-out"]:
        sentences.append(say("story-run-outs", number=happened["ran-out"]))
    return tuple(sentences)


def deciding(names: Names, table: SwordTable, result: Result, news: Sequence[Heard]) -> str:
    """The defeat after which one stood alone; or else the Honour that won the winners the lead they never gave back."""
    changes = honour_won_and_lost(table, result, news)
    if result.reason == "sword-master":
        number = max((number for number, heard in enumerate(news) if heard.what == "defeated"), default=None)
    else:
        number = decided(changes, result.sides, result.teams[result.winners[0]])
    if number is None:
        return ""
    return names.speech.say("story-decided", words=chronicle.sentence(names, news[number]))


def honour_won_and_lost(table: SwordTable, result: Result, news: Sequence[Heard]) -> list[Change]:
    """What each defeat and each loss meant for the sides, in the points that count in the end."""
    changes: list[Change] = []
    for number, heard in enumerate(news):
        if heard.what not in ("defeated", "lost-honour"):
            continue
        change: Counter[str] = Counter()
        change[result.teams[heard.seat]] -= int(multiplier(table, heard.seat))
        if heard.what == "defeated":
            change[result.teams[heard.target]] += int(multiplier(table, heard.target))
        changes.append((number, change))
    return changes


def first_defeat(names: Names, news: Sequence[Heard]) -> str:
    card = ""
    for heard in news:
        if heard.what == "played" and heard.cards[0] is not None:
            card = heard.cards[0]
        if heard.what == "defeated":
            return names.speech.say(
                "story-first",
                name=names.person(heard.seat),
                target=names.person(heard.target),
                card=names.card(card),
            )
    return ""
