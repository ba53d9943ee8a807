"""Handlers for the review of a finished game, and for a new table that goes on from one of its moments."""

from __future__ import annotations

from izakaya.bots.spoken import names, sentences
from izakaya.games import GAMES
from izakaya.house.house import House
from izakaya.house.messages import AdviceTold, LookTold, PlayOn, ReviewTold, TableId, TurnTold
from izakaya.house.person import Person
from izakaya.house.review_jobs import Progress
from izakaya.house.tables import begin, laid_like, may_lay
from izakaya.house.threads import in_thread
from izakaya.playing.errors import RequestError
from izakaya.playing.live import LiveTable
from izakaya.playing.message_parts import Language, TableInfo
from izakaya.review.review import COSTLY, Advice, Review
from izakaya.table.record import Record
from izakaya.words.review import deeds_at, options_at
from izakaya.words.speaking import speech_of


async def review(
    house: House, person: Person | None, table: TableId, speaks: str, language: Language | None = None
) -> ReviewTold:
    """Chances, turning points and advice, or how far they have come."""
    live = await over(house, table)
    found = await house.review_jobs.of(live, person.id if person else "")
    if found is None:
        raise RequestError("too-many-reviews", 429)
    if isinstance(found, Progress):
        return ReviewTold(ready=False, done=found.done, whole=found.whole)
    mine: set[int] = set()
    if person is not None:
        given = await house.store.answers.of_people(live.id)
        mine = {number for number, by in given.items() if by == person.id}
    # Elsewhere, because nobody's answer should wait for it.
    return await in_thread(told, live, found, mine, language or speaks)


async def over(house: House, table: str) -> LiveTable:
    live = await house.table(table)
    if not live.table.over:
        raise RequestError("review-not-over", 409)
    return live


def told(live: LiveTable, review: Review, mine: set[int], language: str) -> ReviewTold:
    """A review in words. Advice is shown only to the person whose answer it is about."""
    record = Record.of(live.table)
    speech = speech_of(language)
    own_names = live.own_names()
    deeds = deeds_at(record, {point.number for point in review.turning_points}, speech, own_names)
    advice = [one for one in review.advice if one.number in mine]
    options = options_at(record, {one.number: (one.option, one.best) for one in advice}, speech, own_names)
    called = names(record.begin(GAMES), speech)
    return ReviewTold(
        ready=True,
        done=1,
        whole=1,
        games=review.games,
        looks=[
            LookTold(
                number=look.number,
                seat=look.seat,
                whole=look.whole,
                seen=look.seen,
                beliefs=look.beliefs,
            )
            for look in review.looks
        ],
        turns=[
            TurnTold(
                number=point.number,
                seat=point.seat,
                before=point.before[point.seat],
                after=point.after[point.seat],
                text=deeds.get(point.number, ""),
            )
            for point in review.turning_points
        ],
        advice=[
            AdviceTold(
                number=one.number,
                same=is_as_good(one),
                given=options[one.number][one.option],
                best=options[one.number][one.best],
                why=sentences(one.reason, speech, called),
                won=one.won,
                won_best=one.won_best,
            )
            for one in advice
        ],
    )


def is_as_good(advice: Advice) -> bool:
    return advice.best == advice.option or advice.cost < COSTLY


async def play_on(house: House, person: Person, table: TableId, data: PlayOn, address: str) -> TableInfo:
    """A new table that goes on from a moment of this game, with bots at the other seats."""
    live = await over(house, table)
    last = live.answered - 1
    if data.moment > last:
        raise RequestError("no-such-moment", 404, last=last)
    if data.seat is not None and data.seat >= len(live.seats):
        raise RequestError("no-such-seat", 404)
    await may_lay(house, person, address)
    seat = data.seat
    if seat is None:
        mine = live.seat_of(person.id)
        seat = 0 if mine is None else mine
    row = live.row
    level = data.level or row.level
    values = laid_like(row, person, level=level, clock_decision=None, clock_reserve=None, public=False)
    seats = [
        {
            "seat": place,
            "person": person.id if place == seat else None,
            "bot": None if place == seat else level,
        }
        for place in range(row.seat_count)
    ]
    answers = live.table.past[: data.moment]
    await house.store.tables.add_branch(values, seats, live.id, answers)
    await begin(house, values["id"], level)
    return (await house.table(values["id"])).info(person.id)
