"""How the other forms of the game are played, in short: what differs from tressette for four."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from tressette_desktop.engine.cards import Suit
from tressette_desktop.ui import pack, words

from ..decks import BACK
from .rules_text import CardRow, ClassicRules, Paragraph, Section


def _section(key: str, title: str, *parts: Paragraph | CardRow) -> Section:
    return Section(key, title, parts)


class VariantRules(QObject):
    """The rules of each variant, by its key; the classic game has a page of its own."""

    def sections(self, variant: str) -> tuple[Section, ...]:
        """Return the page of a variant, in the order of reading."""
        pages: dict[str, Callable[[], tuple[Section, ...]]] = {
            "classic": ClassicRules().sections,
            "chiamata": self._called,
            "terziglio": self._three,
            "in_due": self._two,
            "quintiglio": self._five,
            "trzy_siodemki": self._polish,
        }
        return pages[variant]()

    def _order(self) -> Section:
        """What all forms share, told once more."""
        return _section(
            "cards",
            self.tr("Cards and points"),
            CardRow(
                tuple((code, "") for code in ("3c", "2c", "Ac", "Kc", "Cc", "Fc", "7c", "6c", "5c", "4c")),
                self.tr("From the strongest to the weakest"),
            ),
            Paragraph(
                self.tr(
                    "Follow suit if you can; the highest card of the suit led takes the trick. An "
                    "ace is worth one point; threes, twos and figures a third each; the last trick "
                    "one point. Thirds that do not make a point are dropped: eleven points in all."
                )
            ),
        )

    def _called(self) -> tuple[Section, ...]:
        return (
            _section(
                "call",
                self.tr("The call"),
                Paragraph(
                    self.tr(
                        "Four play, ten cards each, and nobody has a fixed partner. Before the first "
                        "card the player to the right of the dealer names a three that he does not "
                        "hold. Whoever has it is his partner and says nothing."
                    )
                ),
                CardRow(
                    tuple((f"3{suit.value}", words.suit_alone(suit)) for suit in Suit),
                    self.tr("One of these is called"),
                ),
                Paragraph(self.tr("Who holds all four threes calls a two. Who called leads the first trick.")),
            ),
            _section(
                "secret",
                self.tr("The secret"),
                Paragraph(
                    self.tr(
                        "The pair is official when the called card is played, or when its holder "
                        "declares a combination that shows it. Guessing is not enough. Until then "
                        "everybody keeps his own tricks."
                    )
                ),
            ),
            self._order(),
            _section(
                "score",
                self.tr("The score"),
                Paragraph(
                    self.tr(
                        "Everybody has a score of his own. Both partners of a hand write down the "
                        "points of their side and its combinations, when the hand is over. At 21 the "
                        "highest score wins; partners with the same score share the game."
                    )
                ),
            ),
        )

    def _three(self) -> tuple[Section, ...]:
        return (
            _section(
                "table",
                self.tr("The table"),
                Paragraph(
                    self.tr(
                        "Three play, twelve cards each; four cards lie face down, the monte. With four "
                        "at the table the dealer rests. One plays alone against the two others, who are"
                        " partners."
                    )
                ),
            ),
            self._bids(),
            _section(
                "monte",
                self.tr("Monte and discards"),
                Paragraph(
                    self.tr(
                        "The declarer of chiamo or solo turns the monte up for all, takes it and lays "
                        "four cards aside, face down. They belong to whoever makes the last trick, with"
                        " their points."
                    )
                ),
                Paragraph(
                    self.tr(
                        "In chiamo he first names a card he does not hold. Its holder must hand it over"
                        " and gets any card in return, face up. If it lies in the monte, nobody gives "
                        "anything."
                    ),
                    self.tr("Chiamo."),
                ),
                Paragraph(
                    self.tr(
                        "After a solissimo the declarer may raise. With dividete each defender draws "
                        "two cards of the monte unseen and discards two. With scegliete the monte is "
                        "opened and the defenders take what they like, one after the other, and discard"
                        " as many."
                    ),
                    self.tr("Dividete, scegliete."),
                ),
            ),
            self._order(),
            _section(
                "account",
                self.tr("The account"),
                Paragraph(
                    self.tr(
                        "The declarer needs six points of eleven. Each loser pays each winner the "
                        "stake: 1 for chiamo, 2 for solo, 4 for solissimo, 8 with dividete, 16 with "
                        "scegliete. All the tricks double it, all the points without all the tricks "
                        "treble it. After twelve hands the best account wins."
                    )
                ),
            ),
        )

    def _bids(self) -> Section:
        return _section(
            "bids",
            self.tr("The bids"),
            Paragraph(
                self.tr(
                    "From the right of the dealer on everybody speaks once: pass, or bid more than "
                    "the one before. If all pass, the next one deals."
                )
            ),
            Paragraph(self.tr("Call a card, take the monte, discard four."), self.tr("Chiamo.")),
            Paragraph(self.tr("Take the monte and discard four, without a call."), self.tr("Solo.")),
            Paragraph(self.tr("Leave the monte closed, and lead."), self.tr("Solissimo.")),
        )

    def _two(self) -> tuple[Section, ...]:
        return (
            _section(
                "table",
                self.tr("The table"),
                Paragraph(
                    self.tr(
                        "Two play, ten cards each; the other twenty lie face down as a stock. The one "
                        "who did not deal leads. Suit is followed from the first trick on."
                    )
                ),
            ),
            _section(
                "draw",
                self.tr("Drawing"),
                Paragraph(
                    self.tr(
                        "After each trick its winner draws the top card and shows it, then the other "
                        "does. When the stock is empty the last ten tricks are played out."
                    )
                ),
                CardRow(((BACK, self.tr("stock")), ("2b", self.tr("drawn")), ("Ac", self.tr("drawn"))), ""),
            ),
            _section(
                "combinations",
                self.tr("Combinations"),
                Paragraph(
                    self.tr(
                        "The first ten cards are declared after the first trick. Later a combination is"
                        " declared when a drawn card completes it, before one's next card. The fourth "
                        "card of three that were declared adds one point."
                    )
                ),
            ),
            self._order(),
        )

    def _five(self) -> tuple[Section, ...]:
        return (
            _section(
                "house",
                self.tr("House rules"),
                Paragraph(
                    self.tr(
                        "The old books only name this game. What is played here are the rules of this "
                        "house: five players, eight cards each, no combinations."
                    )
                ),
            ),
            _section(
                "bids",
                self.tr("The bids"),
                Paragraph(
                    self.tr(
                        "Everybody speaks once: pass, or bid more than the one before. If all pass, the next one deals."
                    )
                ),
                Paragraph(
                    self.tr("Name any card you do not hold: its holder is your secret partner, two against three."),
                    self.tr("Chiamo."),
                ),
                Paragraph(
                    self.tr(
                        "Lay a card face down and ask for one: its holder swaps the two. You play alone against four."
                    ),
                    self.tr("Chiedo."),
                ),
                Paragraph(self.tr("Alone against four with the cards you have; you lead."), self.tr("Solo.")),
            ),
            self._order(),
            _section(
                "account",
                self.tr("The account"),
                Paragraph(
                    self.tr(
                        "The declarer's side needs six points. The stakes are 1, 2 and 3; in chiamo the"
                        " declarer moves two and the partner one. All the tricks double, all the points"
                        " treble. After ten hands the best account wins."
                    )
                ),
            ),
        )

    def _polish(self) -> tuple[Section, ...]:
        return (
            _section(
                "reconstruction",
                self.tr("A reconstruction"),
                Paragraph(
                    self.tr(
                        "Three sevens, as a Polish book of 1930 tells it, as far as it does. Whatever "
                        "it leaves out is played as in tressette for four: two against two, ten cards "
                        "each, up to 21."
                    )
                ),
            ),
            _section(
                "trumps",
                self.tr("Trumps: {suit}").format(suit=words.suit_alone(Suit.COPPE)),
                *(() if pack.is_french() else (Paragraph(self.tr("Cups stand for hearts.")),)),
                Paragraph(
                    self.tr(
                        "From the three down to the seven the trumps beat every other suit; six, five and four are "
                        "plain. Suit must be followed; without it any card may be played."
                    )
                ),
                CardRow(
                    tuple((code, "") for code in ("3c", "2c", "Ac", "Kc", "Cc", "Fc", "7c")),
                    self.tr("The trumps, strongest first"),
                ),
            ),
            _section(
                "points",
                self.tr("The points"),
                Paragraph(
                    self.tr(
                        "Aces too are worth a third only, and the last trick brings nothing: eight "
                        "points in the pack. The Napoletana is called baba."
                    )
                ),
            ),
        )
