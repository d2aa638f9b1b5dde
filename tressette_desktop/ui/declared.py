"""What a declaration of the players means, in the words of the person at the screen (rules.md 12.4, 12.8, 12.9, 13.2).

The declarations themselves stay Italian in every language; only their meaning is translated.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.core.terms import Tick
from tressette_desktop.engine.rules.declarations.book import ROWS


def spelled(words: str) -> str:
    """Return the words of a declaration as they are printed, with their accents.

    >>> spelled("E' mia, terzo"), spelled("non piu lunghissimo"), spelled("lunghissimo, voglio l'Asso")
    ('È mia, terzo', 'non più lunghissimo', "lunghissimo, voglio l'Asso")
    """
    return words.replace("E' ", "È ").replace("e' ", "è ").replace("piu ", "più ")


def quoted(words: str) -> str:
    """Return the words of a declaration in quotation marks."""
    return QCoreApplication.translate("declared", "“{words}”").format(words=spelled(words))


def box(tick: Tick) -> str:
    """Return the name of a box that is ticked to declare."""
    return {
        Tick.SUIT_LED: QCoreApplication.translate("declared", "Suit led"),
        Tick.OTHER_SUITS: QCoreApplication.translate("declared", "Other suits"),
        Tick.PARTNER_VOID: QCoreApplication.translate("declared", "Partner's: faglio"),
        Tick.PARTNER_LISCIO: QCoreApplication.translate("declared", "Partner's: liscio"),
        Tick.SUIT_WON: QCoreApplication.translate("declared", "Declare"),
    }[tick]


def box_in_short(tick: Tick) -> str:
    """Return the name of a box where there is little room."""
    return {
        Tick.PARTNER_VOID: QCoreApplication.translate("declared", "Faglio"),
        Tick.PARTNER_LISCIO: QCoreApplication.translate("declared", "Liscio"),
    }.get(tick, box(tick))


def whose(tick: Tick) -> str:
    """Return whose suit a box with a short name is about, where it is not one's own."""
    partners = tick in (Tick.PARTNER_VOID, Tick.PARTNER_LISCIO)
    return QCoreApplication.translate("declared", "Partner's") if partners else ""


def box_meaning(tick: Tick) -> str:
    """Return what is said when a box is ticked."""
    return {
        Tick.SUIT_LED: QCoreApplication.translate("declared", "What you hold of the suit you lead."),
        Tick.OTHER_SUITS: QCoreApplication.translate("declared", "That you hold nothing of another suit; not which."),
        Tick.PARTNER_VOID: QCoreApplication.translate(
            "declared", "That you hold nothing of the suit your partner wants. Nobody checks it."
        ),
        Tick.PARTNER_LISCIO: QCoreApplication.translate(
            "declared", "That you can be beaten in the suit your partner wants. Nobody checks it."
        ),
        Tick.SUIT_WON: QCoreApplication.translate(
            "declared", "If you win the trick: that it was your last of the suit, or that you keep a beatable one."
        ),
    }[tick]


def meaning(key: str, words: str = "") -> str:
    """Return what a declaration states, as the speaker would put it; ``words`` are those that were chosen for it.

    >>> meaning("D19")
    'I hold three cards of this suit. I lead a low one and keep the three.'
    """
    row = ROWS[key]
    parts = [_length(getattr(row, "length", 0)), _content(key)]
    if "voglio" in (words or row.words):
        parts.append(QCoreApplication.translate("declared", "Partner, give me the ace."))
    return " ".join(part for part in parts if part)


def _length(length: int) -> str:
    return {
        3: QCoreApplication.translate("declared", "I hold three cards of this suit."),
        4: QCoreApplication.translate("declared", "I hold four cards of this suit."),
        5: QCoreApplication.translate("declared", "I hold five cards or more of this suit."),
    }.get(length, "")


def _content(key: str) -> str:
    """What a declaration states beside the length; the few that state nothing more have no entry."""
    return next((said for keys, said in _contents() if key in keys.split()), "")


def _contents() -> tuple[tuple[str, str], ...]:
    return (*_short(), *_honours(), *_plain(), *_later())


def _short() -> tuple[tuple[str, str], ...]:
    """One card of the suit, or two."""
    return (
        ("D01 E01", QCoreApplication.translate("declared", "My only card of this suit; it can still be beaten.")),
        ("D02 E02", QCoreApplication.translate("declared", "My only card of this suit; nothing left beats it.")),
        ("D03 E03", QCoreApplication.translate("declared", "I lead the higher of two cards and keep a low one.")),
        (
            "E04",
            QCoreApplication.translate("declared", "I lead the higher of two cards; it wins. The other is low."),
        ),
        (
            "D22 E27",
            QCoreApplication.translate("declared", "Two and ace, no more: partner, the three would help."),
        ),
        (
            "D26 E31",
            QCoreApplication.translate("declared", "Three and ace, no more: partner, the two would help."),
        ),
        ("D30 E35", QCoreApplication.translate("declared", "Three and two, no more: the two now, then the three.")),
    )


def _honours() -> tuple[tuple[str, str], ...]:
    """Tressette cards among three cards or more."""
    return (
        ("D13 D14 D15 E18 E19 E20", QCoreApplication.translate("declared", "I lead a low one and keep the ace.")),
        ("D16 D17 D18 E21 E22 E23", QCoreApplication.translate("declared", "I lead a low one and keep the two.")),
        ("D19 D20 D21 E24 E25 E26", QCoreApplication.translate("declared", "I lead a low one and keep the three.")),
        (
            "D23 D24 D25 E28 E29 E30",
            QCoreApplication.translate("declared", "Two and ace are among them: partner, give me the three."),
        ),
        (
            "D27 D28 D29 E32 E33 E34",
            QCoreApplication.translate("declared", "Three and ace are among them: partner, give me the two."),
        ),
        ("D31 D32 D33 E36 E38 E40", QCoreApplication.translate("declared", "Three and two are among them.")),
        (
            "E37 E39 E41",
            QCoreApplication.translate(
                "declared", "Three, two and king are among them: partner, the ace would make the suit mine."
            ),
        ),
        ("E42 E43 E44", QCoreApplication.translate("declared", "Three, two and ace are among them.")),
    )


def _plain() -> tuple[tuple[str, str], ...]:
    """Three cards or more without a tressette card kept."""
    return (
        ("D04", QCoreApplication.translate("declared", "The king is not among those I keep.")),
        ("D07 D10 E05 E10 E14", QCoreApplication.translate("declared", "I keep neither three, two nor ace.")),
        (
            "D05 D08 D11 E09 E13 E17",
            QCoreApplication.translate("declared", "Neither three, two nor ace is among them, but I keep the king."),
        ),
        ("D06 D09 D12", QCoreApplication.translate("declared", "Only cards of my own beat the one I lead.")),
        (
            "E08 E12 E16",
            QCoreApplication.translate("declared", "Nothing beats the one I lead, or only cards of my own."),
        ),
        ("E06 E11 E15", QCoreApplication.translate("declared", "I lead the highest and keep low ones.")),
        ("E07", QCoreApplication.translate("declared", "I lead the highest: it wins, and I keep low ones.")),
    )


def _later() -> tuple[tuple[str, str], ...]:
    """What is added to a lunghissimo, what is said of a suit just won, and of others."""
    return (
        ("D34", QCoreApplication.translate("declared", "I still hold five cards or more of this suit.")),
        ("D35", QCoreApplication.translate("declared", "I hold fewer than five cards of this suit by now.")),
        ("P1", QCoreApplication.translate("declared", "I took the trick with my last card of its suit.")),
        ("P2", QCoreApplication.translate("declared", "Of the suit just won I keep a card that can be beaten.")),
        ("O1", QCoreApplication.translate("declared", "Of another suit, which I held, I have nothing left.")),
        ("O2", QCoreApplication.translate("declared", "Of another suit I hold nothing; I do not say of which.")),
        (
            "O3",
            QCoreApplication.translate("declared", "I believe I hold nothing of the suit you want. Nobody checks it."),
        ),
        (
            "O4",
            QCoreApplication.translate("declared", "In the suit I believe you want I can be beaten. Nobody checks it."),
        ),
    )
