"""Rendering of a table for one reader: the view, the news and the questions of one seat, in one language or in none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from izakaya.playing.message_parts import EndingTold, LogLine, ScoreTold
from izakaya.playing.messages import BlowTold, FollowUpTold, NewsTold, Offer, QuestionTold, WhyTold
from izakaya.playing.questions import Asked
from izakaya.table.news import News
from izakaya.table.seats import is_among
from izakaya.table.table import Table
from izakaya.words import Heard, Line, Telling, telling_for
from izakaya.words.speaking import speech_of


class Rendering:
    """A table rendered for one seat (`None`: a spectator) in one language (`None`: a program that needs no sentences).

    All guests who read the same share one, so that each sentence is made once.
    """

    def __init__(
        self, table: Table, seat: int | None, language: str | None, own_names: Sequence[str] = ()
    ) -> None:
        self.seat = seat
        self.language = language
        self.telling: Telling | None = None
        self.all_heard: list[Heard] = []
        # The last view, of which table after how many answers.
        self.seen: tuple[Table, int, dict[str, Any]] | None = None
        self.lines: list[LogLine] = []
        if language is not None:
            self.telling = telling_for(table, speech_of(language), seat, own_names)
            self.add_news(table.news)

    def add_news(self, news: Sequence[News]) -> list[LogLine]:
        """Render what happened since the last time, given all `news` so far."""
        if self.telling is None or len(news) == (since := len(self.all_heard)):
            return []
        self.all_heard += [Heard.by(self.seat, one) for one in news[since:]]
        # Who is asked next is not for every ear: nobody boasts of a defence before it is seen to have held.
        found = self.telling.log(self.all_heard, since, asked=self.all_heard[-1].seat)
        lines = log_lines(found)
        self.lines += lines
        return lines

    def remark(self, table: Table) -> None:
        """Tell a seat that could not answer that it was asked."""
        if self.telling is None or self.seat is None:
            return
        remark = self.telling.forced(table.view(self.seat))
        if remark is not None:
            heard = len(self.all_heard)
            for line in self.telling.log([*self.all_heard, remark], heard):
                self.lines.append(
                    LogLine(number=heard, kind="note", what=line.what, text=line.text, seat=self.seat)
                )

    def reads(self, hidden: Sequence[News], views: bool) -> object:
        """A key for the news of these readers: programs without sentences and views share one with all who may see the same of what
        is `hidden` from some.
        """
        if self.telling is not None or views:
            return self, views
        seat = self.seat
        return tuple([seat is not None and is_among(seat, news.eyes) for news in hidden])

    def news(self, table: Table, first: int, lines: list[LogLine], views: bool) -> NewsTold:
        return NewsTold(
            first=first,
            number=len(table.news),
            answers=int(table.answered),
            events=self.events(table, first),
            lines=lines,
            view=self.view(table) if views else None,
        )

    def events(self, table: Table, first: int) -> list[dict[str, Any]]:
        return [news.seen_by(self.seat) for news in table.news[first:]]

    def view(self, table: Table) -> dict[str, Any]:
        """A table changes only by answers, and a view of it is read in several ways before the next."""
        answered = int(table.answered)
        if self.seen is None or self.seen[0] is not table or self.seen[1] != answered:
            self.seen = table, answered, dict(table.view(self.seat))
        return self.seen[2]

    def look_away(self) -> None:
        """Views are large, and there are many tables."""
        self.seen = None

    def question(self, asked: Asked, reaction: bool, ends: float | None, with_view: bool) -> QuestionTold:
        """The question that this reader's seat is asked; its view is one in which it is being asked."""
        table = asked.table
        offers: list[Offer] = []
        text = ""
        several, suggested = 1, None
        if self.telling is not None:
            view = self.view(table)
            several, suggested = self.telling.several(view), self.telling.suggested(table, view)
            text = self.telling.question(table, view)
            for choice in self.telling.choices(table, view):
                blows = [BlowTold(**vars(blow)) for blow in choice.blows]
                follow_ups = [FollowUpTold(move=one.move.parts(), text=one.text) for one in choice.follow_ups]
                move = table.describe(choice.option).parts()
                offers.append(
                    Offer(
                        option=choice.option,
                        text=choice.text,
                        group=choice.group,
                        move=move,
                        blows=blows,
                        follow_ups=follow_ups,
                        deadly=choice.deadly,
                    )
                )
        else:
            for option in table.options():
                move = table.describe(option).parts()
                offers.append(Offer(option=option, text="", group="", move=move, blows=[], follow_ups=[]))
        return QuestionTold(
            number=asked.number,
            text=text,
            offers=offers,
            reasons=self.reasons(asked),
            reaction=reaction,
            ends=ends,
            view=self.view(table) if with_view else None,
            several=several,
            suggested=suggested,
        )

    def reasons(self, asked: Asked) -> list[WhyTold]:
        """What one might expect beside the offers, and why it is not there."""
        if self.telling is None:
            return []
        missing = self.telling.missing(asked.table, self.view(asked.table))
        return [WhyTold(**vars(why)) for why in missing]

    def welcome(self, table: Table) -> list[str]:
        if self.telling is None or self.seat is None:
            return []
        return self.telling.welcome(table.view(self.seat))

    def ending(self, table: Table) -> EndingTold | None:
        if self.telling is None or not table.over:
            return None
        ending = self.telling.ending(table, self.all_heard)
        return EndingTold(
            title=ending.title,
            winners=ending.winners,
            reasons=list(ending.reasons),
            headings=list(ending.headings),
            rows=[
                ScoreTold(
                    seat=row.seat,
                    name=row.name,
                    role=row.role_or_state,
                    points=row.points,
                    text=row.points_text,
                    winner=row.winner,
                )
                for row in ending.rows
            ],
            sides=ending.sides_text,
            story_title=ending.story_title,
            story=list(ending.story),
            deciding=ending.deciding,
        )


def log_lines(lines: Sequence[Line]) -> list[LogLine]:
    return [
        LogLine(
            number=one.number, kind=one.kind, what=one.what, text=one.text, seat=one.seat, words=one.words
        )
        for one in lines
    ]
