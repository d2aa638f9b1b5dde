"""What is seen when somebody says something: his bubble, and a pause for those who read it."""

from __future__ import annotations

from textwrap import shorten
from typing import Final

from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.seats import Seat

from .. import endings, words
from ..declared import spelled
from .bubbles import Words
from .cards_on import ICONS, SPEECH
from .moving import Beat, Floor
from .tweens import pause

BUBBLE_LINE: Final = 72
"""The most letters of one's own words that a bubble shows."""


def said(floor: Floor, event: ev.Said, before: Table | None, after: Table) -> Beat:
    """A word that goes with the card that is led: the card is not waited for."""
    icon = ICONS.get(event.signal, SPEECH)
    floor.say(after, event.seat, Words(words.spoken(event.signal), icon, terms=(event.signal.value,)))
    return []


def declaration(floor: Floor, event: ev.DeclarationMade, before: Table | None, after: Table) -> Beat:
    """Words that go with the same card join each other in a bubble; what was said of the suit won gives way."""
    text = words.title(spelled(event.words))
    terms: tuple[str, ...] = (event.row,)
    bubble, spoken = floor.scenery.bubbles.get(event.seat), after.declarations[-2:-1]
    joined = (each.row for each in spoken if each.seat == event.seat and each.row[0] != "P")
    if bubble is not None and any(row in bubble.words.terms for row in joined):
        text, terms = f"{bubble.words.text}\n{text}", (*bubble.words.terms, *terms)
    floor.say(after, event.seat, Words(text, terms=terms))
    return []


def talked(floor: Floor, event: ev.Talked, before: Table | None, after: Table) -> Beat:
    """A bubble has room for the beginning of a long line; all of it stands on the paper of what was said."""
    floor.say(after, event.seat, Words(shorten(event.text, BUBBLE_LINE, placeholder="…")))
    return []


def declared(floor: Floor, event: ev.MeldDeclared, before: Table | None, after: Table) -> Beat:
    """A combination, with its points where they are told."""
    line = words.declared_points(event.points) if event.points else ""
    return _heard(floor, after, event.seat, Words(words.meld(event.meld), "", line))


def annulled(floor: Floor, event: ev.Annulled, before: Table | None, after: Table) -> Beat:
    """A weak hand is given up, by somebody or by the rules."""
    if event.seat is None:
        return [pause(floor.pace.rest(""))]
    return _heard(floor, after, event.seat, Words(words.annuls()))


def suit_shown(floor: Floor, event: ev.SuitShown, before: Table | None, after: Table) -> Beat:
    """A hand of one suit."""
    return _heard(floor, after, event.seat, Words(words.shows_suit(event.cards[0].suit)))


def claimed(floor: Floor, event: ev.Claimed, before: Table | None, after: Table) -> Beat:
    """Somebody says that he is out."""
    return _heard(floor, after, event.verdict.seat, Words(endings.claims(), "claim"))


def called_out(floor: Floor, event: ev.CalledOut, before: Table | None, after: Table) -> Beat:
    """Somebody says that the others are out."""
    return _heard(floor, after, event.seat, Words(endings.calls_out(), "claim"))


def verified(floor: Floor, event: ev.Verified, before: Table | None, after: Table) -> Beat:
    """What was counted stays beside the caller long enough to be read; no card is shown for it."""
    told, count = event.verification, words.points(event.verification.count)
    return _heard(floor, after, told.seat, Words(endings.verified(told), "claim", count))


def going(floor: Floor, event: ev.GoingTold, before: Table | None, after: Table) -> Beat:
    """Whether one goes for the cappotto."""
    return _heard(floor, after, event.seat, Words(endings.going(event.word), SPEECH))


def offered(floor: Floor, event: ev.ConcessionOffered, before: Table | None, after: Table) -> Beat:
    """One of a side would give up."""
    return _heard(floor, after, event.seat, Words(endings.would_give_up(), SPEECH))


def conceded(floor: Floor, event: ev.Conceded, before: Table | None, after: Table) -> Beat:
    """A game is given up."""
    return _heard(floor, after, event.seat, Words(endings.gives_up(), SPEECH))


def _heard(floor: Floor, after: Table, seat: Seat, told: Words) -> Beat:
    """Show words, and wait until they can be read."""
    floor.say(after, seat, told)
    return [pause(floor.pace.rest(told.text + told.line))]
