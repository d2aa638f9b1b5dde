"""What the page of problems says: what is asked, what came of a card and why, how a day went."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale, QObject

from tressette_desktop.engine.cards import Card, Suit
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.problems.book import Grade
from tressette_desktop.engine.problems.outcome import Study, Verdict
from tressette_desktop.engine.problems.progress import Trial
from tressette_desktop.engine.record.position_line import Puzzle
from tressette_desktop.engine.seats import side_of
from tressette_desktop.ui import words
from tressette_desktop.ui.counted import counted
from tressette_desktop.ui.panels import aloud
from tressette_desktop.ui.panels.telling import Names

_FRACTIONS: Final = ("", "⅓", "⅔")


class ProblemWords(QObject):
    """Speaks the language of the player. ``names`` are those by seat; that of the player is *You*."""

    def title(self, day: date, today: date) -> str:
        """Return which day's problem it is."""
        if day == today:
            return self.tr("Problem of the day")
        return self.tr("Problem of {date}").format(date=dated(day))

    def title_aloud(self, day: date, today: date) -> str:
        """Return which day's problem it is, with its whole date, as it is read aloud."""
        long = dated(day, QLocale.FormatType.LongFormat)
        if day == today:
            return f"{self.title(day, today)}, {long}."
        return self.tr("Problem of {date}").format(date=f"{long}.")

    def grade(self, grade: Grade) -> str:
        """Return how hard it is, also as discs."""
        return f"{'●' * grade}{'○' * (Grade.HARD - grade)}  {self.grade_aloud(grade)}"

    def grade_aloud(self, grade: Grade) -> str:
        """Return how hard it is, as it is read aloud."""
        return {Grade.EASY: self.tr("easy"), Grade.MEDIUM: self.tr("medium"), Grade.HARD: self.tr("hard")}[grade]

    def task(self, table: Table, names: Names) -> str:
        """Return what is to be found."""
        partner = _partner(table, names)
        if table.trick is None:
            lead = self.tr("You lead. With which card do you and {partner} win the most?")
            return lead.format(partner=partner)
        return self.tr("It is your turn. With which card do you and {partner} win the most?").format(partner=partner)

    def so_far(self, puzzle: Puzzle) -> str:
        """Return how the hand stands."""
        taken, mine = puzzle.position.taken, puzzle.frame.sides[puzzle.position.turn]
        told = self.tr("Points so far: {mine} to {theirs}. Still to be won: {left}, with the last trick.")
        left = puzzle.position.whole(puzzle.frame) - sum(taken)
        return told.format(mine=number(taken[mine]), theirs=number(taken[1 - mine]), left=number(left))

    def hands(self, table: Table, names: Names) -> str:
        """Return the whole position for those who listen: what each holds, beginning with the player."""
        south = table.next_leader if table.trick is None else table.trick.turn
        order = (*table.order[table.order.index(south) :], *table.order[: table.order.index(south)])
        held = (f"{names[seat]}: {aloud.held(table.hand(seat))}." for seat in order)
        return " ".join((aloud.on_table(table.trick, names), *held))

    def verdict(self, study: Study, card: Card, trial: Trial) -> str:
        """Return whether it was the card, in a few words."""
        verdict = study.verdict(card)
        if not verdict.right:
            told = self.tr("{the_card} costs {points}.")
            return told.format(the_card=words.title(words.the_card(card)), points=self.points(verdict.cost))
        if trial.earned and trial.tries == 1:
            return self.tr("Found at the first try: {the_card}.").format(the_card=words.the_card(card))
        if trial.earned:
            return self.tr("Found: {the_card}.").format(the_card=words.the_card(card))
        return self.tr("The best card: {the_card}.").format(the_card=words.the_card(card))

    def why(self, study: Study, card: Card) -> str:
        """Return what the card comes to, and where the difference lies."""
        outcome, verdict = study.outcomes[card], study.verdict(card)
        if verdict.right:
            next_best = min(study.verdict(other).cost for other in study.outcomes if other is not card)
            told = self.tr("With best play your side comes to {points}. Any other card costs {cost} or more.")
            return told.format(points=self.points(outcome.thirds), cost=self.points(next_best))
        return " ".join(self._why_not(study, card, verdict))

    def _why_not(self, study: Study, card: Card, verdict: Verdict) -> Iterator[str]:
        told = self.tr("Best play on both sides then brings you to {points}; the best card, to {best}.")
        thirds, best = study.outcomes[card].thirds, study.outcomes[study.best].thirds
        yield told.format(points=self.points(thirds), best=self.points(best))
        if lost := self._things(verdict.lost, last=verdict.last_lost):
            yield self.tr("What goes to the others: {things}.").format(things=lost)
        if gained := self._things(verdict.gained, last=verdict.last_gained):
            yield self.tr("What comes to you for it: {things}.").format(things=gained)

    def _things(self, cards: tuple[Card, ...], *, last: bool) -> str:
        return "; ".join(filter(None, (*_by_suit(cards), self.tr("the last trick") if last else "")))

    def points(self, thirds: int) -> str:
        """Return thirds as points, in words."""
        if thirds % 3:
            return self.tr("{number} points", "with a third or two").format(number=number(thirds))
        return counted().points(thirds // 3)

    def state(self, trial: Trial) -> str:
        """Return what became of a problem."""
        if trial.earned:
            return self.tr("found at the first try") if trial.tries == 1 else self.tr("found")
        if trial.shown:
            return self.tr("shown")
        return self.tr("tried") if trial.tries else self.tr("not tried yet")

    def streak(self, days: int) -> str:
        """Return how many days in a row; nothing where it is no row."""
        return self.tr("%n day(s) in a row", "", days) if days > 1 else ""


def dated(day: date, form: QLocale.FormatType = QLocale.FormatType.ShortFormat) -> str:
    """Return a date as the player writes it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def number(thirds: int) -> str:
    """Return thirds as points, in figures.

    >>> number(3), number(23), number(1), number(0)
    ('1', '7⅔', '⅓', '0')
    """
    points, rest = divmod(thirds, 3)
    return f"{points or ''}{_FRACTIONS[rest]}" if rest else str(points)


def _partner(table: Table, names: Names) -> str:
    seat = table.next_leader if table.trick is None else table.trick.turn
    assert table.sides is not None
    side = table.sides[side_of(table.sides, seat)]
    return words.names(names, tuple(other for other in side if other != seat))


def _by_suit(cards: tuple[Card, ...]) -> Iterator[str]:
    """Cards as they stand in a sentence that has a colon already."""
    for suit in Suit:
        if ranks := ", ".join(words.rank(card.rank) for card in cards if card.suit is suit):
            yield f"{words.suit_alone(suit)} ({ranks})"
