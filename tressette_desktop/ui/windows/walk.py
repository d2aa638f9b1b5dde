"""Where one is in a record that is looked at, and the way from there: by moves, by tricks, by hands."""

from __future__ import annotations

from tressette_desktop.engine.record.story import Eye, Moment, Open, Story, ToldHand
from tressette_desktop.engine.seats import Seat


class Walk:
    """A place in a record: a hand and a moment of it, both counted from 0, and from where one looks.

    Only moments that are noticed from there are stepped upon. Where a hand may not be looked at from the place that was
    chosen, it is looked at from where it may.
    """

    def __init__(self, story: Story) -> None:
        self.story = story
        self.number = 0
        self.at = 0
        self._wanted: Eye = Open.ALL
        persons = [player for player in range(self.hand.match.game.seats) if player not in story.record.header.bots]
        if persons and story.record.header.bots:
            self._wanted = self.hand.chairs.index(persons[0])
        self._settle()

    @property
    def hand(self) -> ToldHand:
        """The hand that is looked at."""
        return self.story.hand(self.number)

    @property
    def moment(self) -> Moment:
        """The moment that is looked at."""
        return self.hand.moments[self.at]

    @property
    def eye(self) -> Eye:
        """From where one looks."""
        allowed = self.story.eyes(self.number)
        return self._wanted if self._wanted in allowed else allowed[0]

    @property
    def places(self) -> tuple[int, ...]:
        """The moments of the hand that are stepped upon."""
        return self.hand.visible(self.eye)

    @property
    def south(self) -> Seat:
        """Who sits at the bottom: whoever looks, or the first person of the record."""
        eye = self.eye
        if isinstance(eye, int):
            return eye
        bots, chairs = self.story.record.header.bots, self.hand.chairs
        return next((seat for seat, player in enumerate(chairs) if player not in bots), 0)

    def look(self, eye: Eye) -> None:
        """Look from somewhere else; where that moment was not noticed there, at the one before."""
        self._wanted = eye
        self._settle()

    def go(self, number: int, at: int) -> bool:
        """Go to a moment of a hand; whether one was elsewhere before."""
        before = self.number, self.at
        self.number = min(max(0, number), self.story.count - 1)
        self.at = min(max(0, at), len(self.hand.moments) - 1)
        self._settle()
        return (self.number, self.at) != before

    def step(self, by: int) -> bool:
        """Go one move forwards (1) or backwards (-1), also into the next hand or the one before."""
        places = self.places
        goal = places.index(self.at) + by
        if 0 <= goal < len(places):
            return self.go(self.number, places[goal])
        return self._leave(by)

    def trick(self, by: int) -> bool:
        """Go to where the next trick begins (1), or this one or the one before (-1); then to the next hand."""
        marks = self.hand.tricks if by > 0 else tuple(reversed(self.hand.tricks))
        goal = next((mark for mark in marks if (mark - self.at) * by > 0), None)
        return self._leave(by) if goal is None else self.go(self.number, goal)

    def next_hand(self, by: int) -> bool:
        """Go to the beginning of the next hand (1) or the one before (-1)."""
        return 0 <= self.number + by < self.story.count and self.go(self.number + by, 0)

    def end(self, by: int) -> bool:
        """Go to the end of the hand (1), or to its beginning (-1)."""
        return self.go(self.number, len(self.hand.moments) - 1 if by > 0 else 0)

    def _leave(self, by: int) -> bool:
        if not 0 <= self.number + by < self.story.count:
            return False
        number = self.number + by
        return self.go(number, 0 if by > 0 else len(self.story.hand(number).moments) - 1)

    def _settle(self) -> None:
        places = self.places
        self.at = max((place for place in places if place <= self.at), default=places[0])
