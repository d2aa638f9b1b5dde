"""The words of the game, as they are said at the table.

The engine speaks in values (`Meld`, `Signal`, cards); here they become sentences in the language of the person at the
screen. Every other part of the window that names a card comes here for it; why something is refused is said in
`ui.refusals`, how a game ends in `ui.endings`.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from tressette_desktop.engine.cards import Card, Rank, Suit
from tressette_desktop.engine.core.terms import Meld, Signal
from tressette_desktop.engine.seats import Seat

from . import pack
from .counted import counted
from .euphony import named


def suit(which: Suit) -> str:
    """Return the name of a suit as it follows a card or a verb: the king *of cups*, follow *cups*.

    >>> suit(Suit.COPPE)
    'cups'
    """
    if french := pack.french(which):
        return {
            "H": QCoreApplication.translate("words", "hearts"),
            "D": QCoreApplication.translate("words", "diamonds"),
            "S": QCoreApplication.translate("words", "spades"),
            "C": QCoreApplication.translate("words", "clubs", "French"),
        }[french]
    return {
        Suit.COPPE: QCoreApplication.translate("words", "cups"),
        Suit.DENARI: QCoreApplication.translate("words", "coins"),
        Suit.SPADE: QCoreApplication.translate("words", "swords"),
        Suit.BASTONI: QCoreApplication.translate("words", "clubs"),
    }[which]


def suit_alone(which: Suit) -> str:
    """Return the name of a suit that stands by itself, as on a button; some languages say it otherwise.

    >>> suit_alone(Suit.COPPE)
    'cups'
    """
    if french := pack.french(which):
        return {
            "H": QCoreApplication.translate("words", "hearts", "alone"),
            "D": QCoreApplication.translate("words", "diamonds", "alone"),
            "S": QCoreApplication.translate("words", "spades", "alone"),
            "C": QCoreApplication.translate("words", "clubs", "French, alone"),
        }[french]
    return {
        Suit.COPPE: QCoreApplication.translate("words", "cups", "alone"),
        Suit.DENARI: QCoreApplication.translate("words", "coins", "alone"),
        Suit.SPADE: QCoreApplication.translate("words", "swords", "alone"),
        Suit.BASTONI: QCoreApplication.translate("words", "clubs", "alone"),
    }[which]


def suit_of_card(which: Suit) -> str:
    """Return the name of a suit as it follows a rank, where that is another word than after a verb.

    >>> suit_of_card(Suit.COPPE)
    'cups'
    """
    if french := pack.french(which):
        return {
            "H": QCoreApplication.translate("words", "hearts", "of a card"),
            "D": QCoreApplication.translate("words", "diamonds", "of a card"),
            "S": QCoreApplication.translate("words", "spades", "of a card"),
            "C": QCoreApplication.translate("words", "clubs", "French, of a card"),
        }[french]
    return suit(which)


def suits(some: Iterable[Suit]) -> str:
    """Return the names of suits, one after the other.

    >>> suits((Suit.DENARI, Suit.COPPE))
    'coins, cups'
    """
    return ", ".join(map(suit_alone, some))


def rank(which: Rank) -> str:
    """Return the name of a rank; in a French pack the knight is a queen and the knave a jack."""
    if pack.is_french() and which in (Rank.KNIGHT, Rank.KNAVE):
        queen, jack = QCoreApplication.translate("words", "queen"), QCoreApplication.translate("words", "jack")
        return queen if which is Rank.KNIGHT else jack
    return {
        Rank.THREE: QCoreApplication.translate("words", "three"),
        Rank.TWO: QCoreApplication.translate("words", "two"),
        Rank.ACE: QCoreApplication.translate("words", "ace"),
        Rank.KING: QCoreApplication.translate("words", "king"),
        Rank.KNIGHT: QCoreApplication.translate("words", "knight"),
        Rank.KNAVE: QCoreApplication.translate("words", "knave"),
        Rank.SEVEN: QCoreApplication.translate("words", "seven"),
        Rank.SIX: QCoreApplication.translate("words", "six"),
        Rank.FIVE: QCoreApplication.translate("words", "five"),
        Rank.FOUR: QCoreApplication.translate("words", "four"),
    }[which]


def card(which: Card) -> str:
    """Return the name of a card as it stands in a sentence, without an article.

    >>> from tressette_desktop.engine.cards import card as named
    >>> card(named("Kd"))
    'king of coins'
    """
    name = QCoreApplication.translate("words", "{rank} of {suit}")
    return name.format(rank=rank(which.rank), suit=suit_of_card(which.suit))


def the_card(which: Card) -> str:
    """Return the name of a card with its article; in some languages an ace has another one, and a queen.

    >>> from tressette_desktop.engine.cards import card as named
    >>> the_card(named("Kd")), the_card(named("Ac"))
    ('the king of coins', 'the ace of cups')
    """
    if which.rank is Rank.ACE:
        return QCoreApplication.translate("words", "the ace of {suit}").format(suit=suit_of_card(which.suit))
    if which.rank is Rank.KNIGHT and pack.is_french():
        return QCoreApplication.translate("words", "the queen of {suit}").format(suit=suit_of_card(which.suit))
    return QCoreApplication.translate("words", "the {card}").format(card=card(which))


def title(text: str) -> str:
    """Return a text with a capital at its beginning.

    >>> title("king of coins")
    'King of coins'
    """
    return text[:1].upper() + text[1:]


def signal(which: Signal) -> str:
    """Return a word of the leader as it is called; these stay Italian in every language."""
    return {
        Signal.BUSSO: QCoreApplication.translate("words", "Busso"),
        Signal.RIBUSSO: QCoreApplication.translate("words", "Ribusso"),
        Signal.LA_MEGLIO: QCoreApplication.translate("words", "La meglio"),
        Signal.TUTTO_FUORI: QCoreApplication.translate("words", "Tutto fuori"),
        Signal.VOLO: QCoreApplication.translate("words", "Volo"),
        Signal.STRISCIO: QCoreApplication.translate("words", "Striscio"),
    }[which]


def spoken(which: Signal) -> str:
    """Return a word of the leader as it is spoken aloud."""
    loud = which in (Signal.BUSSO, Signal.RIBUSSO)
    return QCoreApplication.translate("words", "{word}!").format(word=signal(which)) if loud else signal(which)


def meaning(which: Signal, code: str = "classic", partner: str | None = "") -> str:
    """Return what a word of the leader says to his partner in a code (rules.md 11.1, 11.2).

    ``partner`` is his name, nothing where it is not known, None where there is none: a request is then made to nobody.
    """
    if (which, code) == (Signal.BUSSO, "alternative"):
        return QCoreApplication.translate("words", "I hold the highest of this suit.")
    if partner is None and which in (Signal.BUSSO, Signal.LA_MEGLIO):
        return QCoreApplication.translate("words", "A request to a partner: you have none.")
    if which is Signal.BUSSO:
        ask = QCoreApplication.translate("words", "{partner}: your highest, then lead it back.")
        return ask.format(partner=partner or title(QCoreApplication.translate("words", "partner")))
    return {
        Signal.RIBUSSO: QCoreApplication.translate("words", "I hold the second highest of this suit."),
        Signal.LA_MEGLIO: QCoreApplication.translate("words", "Partner: play your highest of this suit."),
        Signal.TUTTO_FUORI: QCoreApplication.translate("words", "I hold many of this suit, but none of the best."),
        Signal.VOLO: QCoreApplication.translate("words", "I hold no more of this suit."),
        Signal.STRISCIO: QCoreApplication.translate("words", "I hold more low cards of this suit."),
    }[which]


def untrue(which: Signal, led: Card) -> str:
    """Return why a word would be a lie with this card."""
    sentence = {
        Signal.BUSSO: QCoreApplication.translate("words", "You do not hold the highest of {suit}."),
        Signal.RIBUSSO: QCoreApplication.translate("words", "You do not hold the second highest of {suit}."),
        Signal.LA_MEGLIO: QCoreApplication.translate("words", "That may not be said now."),
        Signal.TUTTO_FUORI: QCoreApplication.translate("words", "You hold too few {suit}."),
        Signal.VOLO: QCoreApplication.translate("words", "You hold more {suit}."),
        Signal.STRISCIO: QCoreApplication.translate("words", "You hold no other low {suit}."),
    }[which]
    return sentence.format(suit=suit(led.suit))


def meld(which: Meld) -> str:
    """Return a combination as it is announced (rules.md 4.4).

    >>> meld(Meld.of("3", "b")), meld(Meld.napoletana(Suit.COPPE))
    ('Three 3s, without clubs', 'Napoletana of cups')
    """
    if which.suit is not None:
        return QCoreApplication.translate("words", "Napoletana of {suit}").format(suit=suit_of_card(which.suit))
    assert which.rank is not None
    if which.missing is None:
        return {
            Rank.THREE: QCoreApplication.translate("words", "Four 3s"),
            Rank.TWO: QCoreApplication.translate("words", "Four 2s"),
            Rank.ACE: QCoreApplication.translate("words", "Four aces"),
        }[which.rank]
    sentence = {
        Rank.THREE: QCoreApplication.translate("words", "Three 3s, without {suit}"),
        Rank.TWO: QCoreApplication.translate("words", "Three 2s, without {suit}"),
        Rank.ACE: QCoreApplication.translate("words", "Three aces, without {suit}"),
    }[which.rank]
    return sentence.format(suit=suit(which.missing))


def meld_cards(which: Meld) -> str:
    """Return the cards that make up a combination, in one line."""
    if which.suit is not None:
        line = QCoreApplication.translate("words", "Three, two and ace of {suit}.")
        return line.format(suit=suit_of_card(which.suit))
    shown = [suit(each.suit) for each in which.cards]
    line = QCoreApplication.translate("words", "{some} and {last}.")
    return title(line.format(some=", ".join(shown[:-1]), last=shown[-1]))


def estimate(figure: float, error: float = 0.0) -> str:
    """Return a figure that is not whole, with its error if it has one; no line ends beside the sign between them.

    >>> estimate(0.8, 0.1), estimate(0.0), estimate(0.04)
    ('0.8\\xa0±\\xa00.1', '0.0', '0.04')
    """
    told = (_figure(figure), _figure(error)) if error else (_figure(figure),)
    return "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}".join(told)


def _figure(number: float) -> str:
    return QLocale().toString(number, "f", 1 if number >= 0.1 or not number else 2)


def points(count: int) -> str:
    """Return a number of points in words."""
    return counted().points(count)


def tricks(count: int) -> str:
    """Return a number of tricks in words."""
    return counted().tricks(count)


def of_the_others(won: str) -> str:
    """Return what stands under the tricks of all the others while nobody knows the sides."""
    return QCoreApplication.translate("words", "the others: {tricks}").format(tricks=won)


def plays(who: str, which: Card) -> str:
    """Return what is announced when somebody plays a card.

    >>> from tressette_desktop.engine.cards import card as named
    >>> plays("Ischia", named("3c")), plays(you(), named("3c"))
    ('Ischia plays the three of cups', 'You play the three of cups')
    """
    if who == you():
        return QCoreApplication.translate("words", "You play the {card}").format(card=card(which))
    return QCoreApplication.translate("words", "{name} plays the {card}").format(name=who, card=card(which))


def plays_saying(who: str, which: Card, word: Signal) -> str:
    """Return what is announced when somebody leads a card with a word."""
    if who == you():
        own = QCoreApplication.translate("words", "You play the {card}, and say {word}")
        return own.format(card=card(which), word=signal(word))
    sentence = QCoreApplication.translate("words", "{name} plays the {card}, and says {word}")
    return sentence.format(name=who, card=card(which), word=signal(word))


def takes(who: str) -> str:
    """Return what is announced when somebody takes the trick."""
    if who == you():
        return QCoreApplication.translate("words", "You take the trick")
    return QCoreApplication.translate("words", "{name} takes the trick").format(name=who)


def names(sitters: tuple[str, ...], seats: tuple[Seat, ...]) -> str:
    """Return the names of some seats as they are listed in a sentence.

    >>> names(("You", "Ischia", "Capri"), (0, 2))
    'You and Capri'
    """
    listed = [sitters[seat] for seat in seats]
    if len(listed) == 1:
        return listed[0]
    both = QCoreApplication.translate("words", "{some} and {last}")
    return named(both, some=", ".join(listed[:-1]), last=listed[-1])


def sits_out(*, own: bool) -> str:
    """Return the second line of a plate whose seat has no cards."""
    return QCoreApplication.translate("words", "you rest") if own else QCoreApplication.translate("words", "rests")


def own_turn(*, leads: bool) -> str:
    """Return the second line of the own plate when one must play."""
    return (
        QCoreApplication.translate("words", "your lead") if leads else QCoreApplication.translate("words", "your turn")
    )


def thinks() -> str:
    """Return the second line of a plate whose seat must decide."""
    return QCoreApplication.translate("words", "thinking…")


def to_play() -> str:
    """Return the second line of a plate whose seat played next, where a game is looked at again."""
    return QCoreApplication.translate("words", "to play")


def partner() -> str:
    """Return the second line of a partner's plate."""
    return QCoreApplication.translate("words", "with you")


def own_side() -> str:
    """Return what is said of a pile of the own side, which may be of one player.

    >>> own_side()
    'on your side'
    """
    return QCoreApplication.translate("words", "on your side")


def opponent() -> str:
    """Return the second line of an opponent's plate."""
    return QCoreApplication.translate("words", "against you")


def with_partner(names: str) -> str:
    """Return the second line of the own plate."""
    return QCoreApplication.translate("words", "with {name}").format(name=names)


def alone() -> str:
    """Return the second line of the own plate of one who plays for himself."""
    return QCoreApplication.translate("words", "on your own")


def declared_points(count: int) -> str:
    """Return the second line of the bubble of one who declares."""
    return counted().declared(count)


def shows_suit(which: Suit) -> str:
    """Return what one says whose hand is of one suit (collatondrione)."""
    return QCoreApplication.translate("words", "Collatondrione: all {suit}").format(suit=suit(which))


def annuls() -> str:
    """Return what one says who annuls his weak hand."""
    return QCoreApplication.translate("words", "A monte: deal again")


def you() -> str:
    """Return the name of one who has none: the person at the screen."""
    return QCoreApplication.translate("words", "You")


def in_hand() -> str:
    """Return what is said of an own card when none is asked for."""
    return QCoreApplication.translate("words", "in your hand")


def playable() -> str:
    """Return what is said of an own card that may be played."""
    return QCoreApplication.translate("words", "playable")


def not_playable(why: str) -> str:
    """Return what is said of an own card that may not be played."""
    return QCoreApplication.translate("words", "not playable: {why}").format(why=why[:1].lower() + why[1:])


def in_the_trick() -> str:
    """Return what is said of a card in the trick."""
    return QCoreApplication.translate("words", "on the table")


def in_the_monte() -> str:
    """Return what is said of a card of the open monte."""
    return QCoreApplication.translate("words", "in the monte")


def taken_by(name: str) -> str:
    """Return what is said of a card of the open monte that somebody has taken."""
    return QCoreApplication.translate("words", "taken: {name}").format(name=name)


def deals() -> str:
    """Return what is said of the dealer's seat."""
    return QCoreApplication.translate("words", "dealer")
