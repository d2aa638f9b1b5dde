"""What is bid, called and settled, in the words of the table: bids stay Italian, their meaning is told in one line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import Card

from . import words
from .counted import counted
from .euphony import named


def bid(name: str | None) -> str:
    """Return a bid as it is called; None is a pass.

    >>> bid("solissimo"), bid(None)
    ('Solissimo', 'Passo')
    """
    return {
        None: QCoreApplication.translate("contracts", "Passo"),
        "chiamo": QCoreApplication.translate("contracts", "Chiamo"),
        "chiedo": QCoreApplication.translate("contracts", "Chiedo"),
        "solo": QCoreApplication.translate("contracts", "Solo"),
        "solissimo": QCoreApplication.translate("contracts", "Solissimo"),
        "dividete": QCoreApplication.translate("contracts", "Dividete"),
        "scegliete": QCoreApplication.translate("contracts", "Scegliete"),
        "solissimo dividete": QCoreApplication.translate("contracts", "Solissimo, dividete"),
        "solissimo scegliete": QCoreApplication.translate("contracts", "Solissimo, scegliete"),
    }[name]


def bid_meaning(name: str, *, monte: bool, hidden: bool = False) -> str:
    """Return what a bid undertakes; ``monte`` tells that four cards lie aside, ``hidden`` that solo hides them."""
    if not monte:
        return {
            "chiamo": QCoreApplication.translate("contracts", "You name a card: its holder plays with you, in secret."),
            "chiedo": QCoreApplication.translate("contracts", "You swap a card for one you name, then play alone."),
            "solo": QCoreApplication.translate("contracts", "Alone against all, as you are. You lead."),
        }[name]
    solo = QCoreApplication.translate("contracts", "Open monte, four discards, no call.")
    unseen = QCoreApplication.translate("contracts", "Only you see the monte; four discards.")
    return {
        "chiamo": QCoreApplication.translate("contracts", "You call a card, take the monte, discard four."),
        "solo": unseen if hidden else solo,
        "solissimo": QCoreApplication.translate("contracts", "Without the monte. You lead."),
    }[name]


def raise_meaning(name: str | None) -> str:
    """Return what a raise of a solissimo gives the defenders (rules.md 6.8); None: nothing is said."""
    return {
        None: QCoreApplication.translate("contracts", "The monte stays closed."),
        "dividete": QCoreApplication.translate("contracts", "Each defender draws two unseen and discards two."),
        "scegliete": QCoreApplication.translate("contracts", "Defenders see the monte and take what they like."),
    }[name]


def stake(units: int) -> str:
    """Return a stake as it stands on a coin.

    >>> stake(2)
    '×2'
    """
    return f"×{units}"


def contract(name: str, units: int) -> str:
    """Return what is played, and for how much.

    >>> contract("chiamo", 1)
    'chiamo ×1'
    """
    return f"{bid(name).lower()} {stake(units)}"


def on_plate(name: str, units: int) -> str:
    """Return the second line of the declarer's plate: of a solissimo that was raised, what it was raised to.

    >>> on_plate("solissimo scegliete", 8), on_plate("solo", 2)
    ('scegliete ×8', 'solo ×2')
    """
    return contract(name.split()[-1], units)


def passes() -> str:
    """Return the second line of the plate of one who has passed."""
    return QCoreApplication.translate("contracts", "passes")


def defends() -> str:
    """Return the second line of a defender's plate."""
    return QCoreApplication.translate("contracts", "defends")


def signed(units: int) -> str:
    """Return units won or lost, with their sign.

    >>> signed(5), signed(-2), signed(0)
    ('+5', '−2', '0')
    """
    return f"+{units}" if units > 0 else f"−{-units}" if units else "0"


def units(count: int) -> str:
    """Return a number of units in words."""
    return counted().units(count)


def calls(which: Card | None) -> str:
    """Return what one says who names a card; None: he plays alone."""
    if which is None:
        return QCoreApplication.translate("contracts", "I play alone")
    return words.title(words.card(which))


def called_card(name: str, which: Card) -> str:
    """Return what stands beside a called card whose holder is secret."""
    sentence = QCoreApplication.translate("contracts", "{name} calls {the_card}. Who has it keeps quiet.")
    return sentence.format(name=name, the_card=words.the_card(which))


def you_called(which: Card) -> str:
    """Return what stands beside the card that the person at the screen has called."""
    sentence = QCoreApplication.translate("contracts", "You call {the_card}. Who has it plays with you.")
    return sentence.format(the_card=words.the_card(which))


def you_asked(name: str, which: Card) -> str:
    """Return what stands beside a card that the person at the screen has asked for."""
    sentence = QCoreApplication.translate("contracts", "You asked {name} for {the_card}.")
    return named(sentence, name=name, the_card=words.the_card(which))


def asked_you(name: str, which: Card) -> str:
    """Return what stands beside a card that was asked of the person at the screen."""
    sentence = QCoreApplication.translate("contracts", "{name} asked you for {the_card}.")
    return sentence.format(name=name, the_card=words.the_card(which))


def asked(name: str, holder: str, which: Card) -> str:
    """Return what stands beside a card that one asked of another."""
    sentence = QCoreApplication.translate("contracts", "{name} asked {holder} for {the_card}.")
    return named(sentence, name=name, holder=holder, the_card=words.the_card(which))


def gives(which: Card | None) -> str:
    """Return what one says who gives a card to another; None: it is face down."""
    if which is None:
        return QCoreApplication.translate("contracts", "I give a card face down")
    return QCoreApplication.translate("contracts", "I give {the_card}").format(the_card=words.the_card(which))


def received_tag() -> str:
    """Return the tag of a card that another has given."""
    return QCoreApplication.translate("contracts", "received")


def takes_nothing(*, left: bool) -> str:
    """Return what one says who takes nothing of the monte; ``left`` tells whether there was something to take."""
    if left:
        return QCoreApplication.translate("contracts", "I take nothing")
    return QCoreApplication.translate("contracts", "Nothing is left for me")


def held_by_you() -> str:
    """Return why a card cannot be called that is in one's own hand."""
    return QCoreApplication.translate("contracts", "you hold it")


def not_called_here() -> str:
    """Return why a card cannot be called at this table."""
    return QCoreApplication.translate("contracts", "is not called")


def monte_tag() -> str:
    """Return the tag of a card that came from the monte."""
    return QCoreApplication.translate("contracts", "monte")


def discard_tag() -> str:
    """Return the tag of a card that is about to be laid aside."""
    return QCoreApplication.translate("contracts", "discard")


def gift_tag() -> str:
    """Return the tag of a card that is about to be given away."""
    return QCoreApplication.translate("contracts", "to give")


def monte_closed(count: int) -> str:
    """Return what stands by the monte while it lies face down."""
    return counted().face_down(count)


def monte_open() -> str:
    """Return what stands by the monte when it has been turned up."""
    return QCoreApplication.translate("contracts", "The monte: everybody sees it")


def left_over(count: int) -> str:
    """Return what stands by the cards that go to the last trick."""
    return counted().for_the_last_trick(count)


def stock(count: int) -> str:
    """Return what stands by the stock."""
    return counted().stock(count)


def you_drew() -> str:
    """Return what stands under the card that the person at the screen has drawn."""
    return QCoreApplication.translate("contracts", "you drew")


def all_passed() -> str:
    """Return what is said when nobody wants to play."""
    return QCoreApplication.translate("contracts", "Everybody passes: deal again")
