"""Who sees what: the table of rules.md 18.6, row by row."""

from __future__ import annotations

import dataclasses
from typing import NamedTuple

import pytest

from tressette_desktop.engine.cards import DECK, Suit, card, cards
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.events import Audience, Event, redact
from tressette_desktop.engine.core.table import Layout, Unknown
from tressette_desktop.engine.core.terms import (
    Annulment,
    Contract,
    DealScore,
    Going,
    Meld,
    Signal,
    Verdict,
    Verification,
)
from tressette_desktop.engine.seats import PAIRS, Seat

EVENTS = {each for each in vars(ev).values() if isinstance(each, type) and issubclass(each, Event)} - {Event}
EVERYONE: tuple[Seat | None, ...] = (0, 1, 2, 3, None)
NAPOLETANA = Meld.napoletana(Suit.COPPE)
SCORE = DealScore(PAIRS, (14, 18), 1, (4, 7), (0, 3), (4, 10, 4, 10))
HANDS = tuple(DECK[9 * seat : 9 * seat + 9] for seat in range(4))


class Row(NamedTuple):
    """A row of the table: the fact, the event that tells it, the seats that see it whole, what all others see."""

    fact: str
    event: Event
    own: tuple[Seat, ...]
    others: Event | None


def public(fact: str, event: Event) -> Row:
    """A row whose public column says: at once."""
    return Row(fact, event, (0, 1, 2, 3), event)


def dealt(*hands: object, monte: object = (), stock: object = ()) -> ev.Dealt:
    """A deal of these piles."""
    layout = Layout(hands, monte, stock)  # type: ignore[arg-type]
    return ev.Dealt(1, (1, 2, 3, 0), 0, 1, layout, (0, 0, 0, 0), PAIRS)


def told(discards: object) -> ev.Discarded:
    """Seat 2 lays these aside."""
    return ev.Discarded(2, discards)  # type: ignore[arg-type]


ROWS = (
    Row(
        "order of the undealt pack; monte and stock, their length public",
        dealt((), (), (), (), monte=cards("3c 2c"), stock=cards("Ac Kc Cc")),
        (),
        dealt((), (), (), (), monte=Unknown(2), stock=Unknown(3)),
    ),
    public("who changed chairs for random pairs", ev.SeatsChanged(2, 3)),
    public("random pairs: both statements", ev.PairsDrawn(1, 3, card("5d"), PAIRS)),
    public("ten cards of one suit", ev.SuitShown(2, cards("3c 2c"))),
    Row("answer of Redeal: a keep never", ev.HandKept(2), (2,), None),
    public("answer of Redeal: a yes", ev.Annulled(Annulment.WEAK_HAND, 2)),
    public("bids: everybody passed", ev.Annulled(Annulment.ALL_PASSED)),
    Row("that a combination is held, a refusal", ev.Answered(2, ()), (2,), None),
    Row("that a combination is held, the answer", ev.Answered(2, (NAPOLETANA,)), (2,), None),
    public("only what is declared; side totals with each accuse", ev.MeldDeclared(2, NAPOLETANA, 3)),
    public("the phases of a hand", ev.PhaseBegan("tricks")),
    public("the window for combinations", ev.WindowClosed()),
    public("bids", ev.BidMade(2, "solo")),
    public("contract", ev.ContractMade(Contract(2, "solo"), 1, None)),
    public("raise", ev.Raised(2, "dividete")),
    public("called card", ev.CardCalled(2, card("3s"))),
    Row("holder of the called card: holder only, not the caller", ev.PartnerSet(3, ((2, 3), (0, 1))), (3,), None),
    public("holder of the called card: pair official", ev.PairOfficial(((2, 3), (0, 1)))),
    public("card handed over, gift, asked card", ev.CardHanded(2, 3, card("3s"))),
    Row(
        "the card given in return in chiedo: only its two seats",
        ev.CardHanded(2, 3, card("4b"), open=False),
        (2, 3),
        ev.CardHanded(2, 3, None, open=False),
    ),
    public("monte: chiamo, solo, scegliete", ev.MonteShown(cards("3c 2c Ac 4b"))),
    public("monte: who took which", ev.MonteTaken(2, cards("3c 2c"))),
    Row(
        "monte: hidden, dividete: each drawer his own",
        ev.MonteTaken(2, cards("3c 2c"), open=False),
        (2,),
        ev.MonteTaken(2, Unknown(2), open=False),
    ),
    Row("discards: own; number public", told(cards("4c 4d")), (2,), told(Unknown(2))),
    Row("discards: none are no secret", told(()), (2,), told(())),
    public("stock in due: each card when drawn, to both", ev.CardDrawn(2, card("3c"))),
    public("card played", ev.CardPlayed(2, card("3c"))),
    public("winner of a trick", ev.TrickTaken(2)),
    public("signals", ev.Said(2, Signal.VOLO, card("3c"))),
    public("declarations", ev.DeclarationMade(2, "D20", "Tre lungo", Suit.COPPE)),
    public("free words", ev.Talked(2, "lungo")),
    Row("ticked boxes, P box: only what is sent, when sent", ev.BoxTicked(2), (2,), None),
    public("lay-down: all his cards", ev.LaidDown(2, cards("3c 2c"))),
    public("lay-down, hand over: all hands, discards, monte, stock", ev.CardsOpened(Layout(HANDS), ((),) * 4)),
    Row("who is being waited for, in a private step", ev.ClaimWaits(2), (2,), None),
    public("claim: who, count, verdict", ev.Claimed(Verdict(2, 21, True))),
    public("call-out: who", ev.CalledOut(2)),
    public("call-out: missing points and thirds", ev.Verified(Verification(2, 20, 1, False))),
    public("what is said aloud: giving up is offered", ev.ConcessionOffered(2)),
    public("what is said aloud: the side plays on", ev.ConcessionLapsed(2)),
    public("concession: who", ev.Conceded(2)),
    public("what is said about going for the cappotto", ev.GoingTold(1, Going.POTREI)),
    public("totals: hand over", ev.DealScored(SCORE)),
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{type(row.event).__name__}: {row.fact}")
def test_a_seat_sees_its_row_of_the_table(row: Row) -> None:
    for seat in EVERYONE:
        assert redact(row.event, seat) == (row.event if seat in row.own else row.others)


def test_of_the_cards_dealt_a_seat_sees_its_own_and_of_others_the_number() -> None:
    whole = dealt(*HANDS)
    for seat in EVERYONE:
        expected = dealt(*(HANDS[each] if each == seat else Unknown(9) for each in range(4)))
        assert redact(whole, seat) == expected


def test_every_event_has_a_row() -> None:
    told = {type(row.event) for row in ROWS}
    assert told == EVENTS


def test_an_event_without_an_audience_cannot_be_defined() -> None:
    with pytest.raises(TypeError, match="Leak does not say who may see it"):
        type("Leak", (Event,), {})


def test_an_event_with_secrets_must_say_how_it_is_masked() -> None:
    masked = [each for each in EVENTS if each.audience is Audience.MASKED]
    assert masked
    assert all(each.masked is not Event.masked for each in masked)
    own = [each for each in EVENTS if each.audience is Audience.OWN]
    assert all("seat" in {field.name for field in dataclasses.fields(each)} for each in own)  # type: ignore[arg-type]
