"""The only place where a table changes.

One function serves the truth and every view: over the events as they happened it gives the truth, over the events as a
seat saw them what that seat knows. So a hand may turn out to be a number here, and a played card then comes out of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any, Final

from tressette_desktop.engine.cards import in_order, without
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Declaration, Declared, Handed, Pile, Spoken, Table, Trick, Unknown
from tressette_desktop.engine.core.terms import Contract, Going
from tressette_desktop.engine.seats import Seat, around, exchanged

_tuple: Final = tuple.__new__
"""Makes a named tuple without the cost of its names."""

_NOBODY: Final = Table(0, (), 0, 0, (), (), (), (), None)


def evolve(table: Table | None, event: Event) -> Table:
    """Return the table after an event; None is the empty table before the deal."""
    return _CHANGES[type(event)](table or _NOBODY, event)


def fold(events: tuple[Event, ...]) -> Table:
    """Return the table that a run of events, from the deal on, leads to."""
    return reduce(evolve, events, _NOBODY)


def _set(piles: tuple[Pile, ...], seat: Seat, pile: Pile) -> tuple[Pile, ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])


def _less(pile: Pile, gone: Pile) -> Pile:
    """Take cards out of a pile; where either is hidden, only the number is left."""
    if isinstance(pile, Unknown) or isinstance(gone, Unknown):
        return Unknown(len(pile) - len(gone)) if len(pile) > len(gone) else ()
    for card in gone:
        pile = without(pile, card)
    return pile


def _more(pile: Pile, come: Pile) -> Pile:
    if isinstance(pile, Unknown) or isinstance(come, Unknown):
        return Unknown(len(pile) + len(come))
    return in_order(pile + come)


def _dealt(_: Table, event: ev.Dealt) -> Table:
    return _NOBODY.but(
        number=event.number,
        order=event.order,
        dealer=event.dealer,
        leader=event.leader,
        hands=event.layout.hands,
        monte=event.layout.monte,
        stock=event.layout.stock,
        totals=event.totals,
        sides=event.sides,
        forced=event.forced,
        carried=event.carried,
        persons=event.persons,
        official=event.sides is not None,
        discards=((),) * len(event.layout.hands),
    )


def _seats_changed(table: Table, event: ev.SeatsChanged) -> Table:
    moved = (event.one, event.other)
    return table.but(moved=moved, persons=tuple(sorted(exchanged(seat, moved) for seat in table.persons)))


def _contract_made(table: Table, event: ev.ContractMade) -> Table:
    sides = event.sides
    return table.but(contract=event.contract, leader=event.leader, sides=sides, official=sides is not None)


def _raised(table: Table, event: ev.Raised) -> Table:
    contract = table.contract
    assert contract is not None
    if event.name is None:
        return table.but(raised=True)
    return table.but(raised=True, contract=Contract(contract.declarer, f"{contract.name} {event.name}"))


def _card_called(table: Table, event: ev.CardCalled) -> Table:
    return table.but(called=event.card, alone=event.card is None)


def _card_handed(table: Table, event: ev.CardHanded) -> Table:
    one: Pile = Unknown(1) if event.card is None else (event.card,)
    hands = _set(table.hands, event.giver, _less(table.hands[event.giver], one))
    hands = _set(hands, event.taker, _more(hands[event.taker], one))
    return table.but(hands=hands, handed=(*table.handed, Handed(event.giver, event.taker, event.card, event.open)))


def _monte_taken(table: Table, event: ev.MonteTaken) -> Table:
    seat, cards = event.seat, event.cards
    hands = _set(table.hands, seat, _more(table.hands[seat], cards))
    return table.but(monte=_less(table.monte, cards), hands=hands, picks=(*table.picks, (seat, cards)))


def _card_drawn(table: Table, event: ev.CardDrawn) -> Table:
    seat, card = event.seat, event.card
    hands = _set(table.hands, seat, _more(table.hands[seat], (card,)))
    return table.but(hands=hands, stock=_less(table.stock, (card,)), drawn=(*table.drawn, (seat, card)))


def _discarded(table: Table, event: ev.Discarded) -> Table:
    gone = event.cards
    left = _less(table.hands[event.seat], gone)
    return table.but(hands=_set(table.hands, event.seat, left), discards=_set(table.discards, event.seat, gone))


def _meld_declared(table: Table, event: ev.MeldDeclared) -> Table:
    declared = Declared(event.seat, event.meld, event.points, len(table.tricks))
    return table.but(melds=(*table.melds, declared))


def _said(table: Table, event: ev.Said) -> Table:
    return table.but(said=(*table.said, Spoken(event.seat, event.signal, event.card, len(table.tricks))))


def _declaration_made(table: Table, event: ev.DeclarationMade) -> Table:
    declared = Declaration(event.seat, event.row, event.words, event.suit, len(table.tricks))
    return table.but(declarations=(*table.declarations, declared))


def _card_played(table: Table, event: ev.CardPlayed) -> Table:
    seat, card, trick, hands = event.seat, event.card, table.trick, list(table.hands)
    hand = hands[seat]
    if isinstance(hand, tuple):
        at = hand.index(card)
        hands[seat] = hand[:at] + hand[at + 1 :]
    else:
        hands[seat] = _less(hand, (card,))
    if trick is None:
        trick = Trick(around(table.order, seat), (card,))
    else:
        trick = _tuple(Trick, (trick.seats, (*trick.cards, card), None))
    return table.after_card(tuple(hands), trick, table.tricks)


def _trick_taken(table: Table, event: ev.TrickTaken) -> Table:
    trick = table.trick
    assert trick is not None
    won = _tuple(Trick, (trick.seats, trick.cards, event.seat))
    table = table.after_card(table.hands, None, (*table.tricks, won))
    return table.but(ticked=()) if table.ticked else table


def _laid_down(table: Table, event: ev.LaidDown) -> Table:
    hands = _set(table.hands, event.seat, ())
    return table.but(hands=hands, laid=(event.seat, event.cards), stopped=True)


def _verified(table: Table, event: ev.Verified) -> Table:
    found = event.verification
    return table.but(calling=None, verified=(*table.verified, found), stopped=table.stopped or found.ends)


def _going_told(table: Table, event: ev.GoingTold) -> Table:
    stays = event.word in (Going.NON_VADO, Going.NO)
    return table.but(going=(*table.going, (event.seat, event.word)), stopped=table.stopped or stays)


def _concession_lapsed(table: Table, event: ev.ConcessionLapsed) -> Table:
    return table.but(conceding=tuple([seat for seat in table.conceding if seat != event.seat]))


def _conceded(table: Table, event: ev.Conceded) -> Table:
    """End the hand; whatever was asked or under way in it is of no account any more."""
    return table.but(conceded=event.seat, conceding=(), calling=None, answers=(), waiting=(), stopped=True)


def _cards_opened(table: Table, event: ev.CardsOpened) -> Table:
    layout = event.layout
    return table.but(hands=layout.hands, monte=layout.monte, stock=layout.stock, discards=event.discards)


_CHANGES: Final[dict[type[Event], Callable[[Table, Any], Table]]] = {
    ev.Dealt: _dealt,
    ev.SeatsChanged: _seats_changed,
    ev.PairsDrawn: lambda table, event: table.but(sides=event.sides, official=True),
    ev.SuitShown: lambda table, event: table.but(shown=(event.seat, event.cards), stopped=True),
    ev.HandKept: lambda table, event: table.but(kept=(*table.kept, event.seat)),
    ev.Annulled: lambda table, event: table.but(annulled=event.cause, stopped=True),
    ev.PhaseBegan: lambda table, event: table.but(phase=event.phase),
    ev.BidMade: lambda table, event: table.but(bids=(*table.bids, (event.seat, event.name))),
    ev.ContractMade: _contract_made,
    ev.Raised: _raised,
    ev.CardCalled: _card_called,
    ev.CardHanded: _card_handed,
    ev.MonteShown: lambda table, event: table.but(monte=event.cards, monte_open=True),
    ev.CardDrawn: _card_drawn,
    ev.PartnerSet: lambda table, event: table.but(sides=event.sides),
    ev.PairOfficial: lambda table, event: table.but(sides=event.sides, official=True),
    ev.MonteTaken: _monte_taken,
    ev.Discarded: _discarded,
    ev.Answered: lambda table, event: table.but(answers=(*table.answers, (event.seat, event.melds))),
    ev.MeldDeclared: _meld_declared,
    ev.WindowClosed: lambda table, event: table.but(window_closed=True, answers=(), waiting=()),
    ev.Said: _said,
    ev.DeclarationMade: _declaration_made,
    ev.Talked: lambda table, event: table,
    ev.BoxTicked: lambda table, event: table.but(ticked=(*table.ticked, event.seat)),
    ev.CardPlayed: _card_played,
    ev.TrickTaken: _trick_taken,
    ev.LaidDown: _laid_down,
    ev.ClaimWaits: lambda table, event: table.but(waiting=(*table.waiting, event.seat)),
    ev.Claimed: lambda table, event: table.but(verdict=event.verdict, stopped=True),
    ev.CalledOut: lambda table, event: table.but(calling=event.seat),
    ev.Verified: _verified,
    ev.GoingTold: _going_told,
    ev.ConcessionOffered: lambda table, event: table.but(conceding=(*table.conceding, event.seat)),
    ev.ConcessionLapsed: _concession_lapsed,
    ev.Conceded: _conceded,
    ev.CardsOpened: _cards_opened,
    ev.DealScored: lambda table, event: table.but(score=event.score, stopped=True),
}
