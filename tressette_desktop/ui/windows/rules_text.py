"""The rules of the classic game as a page tells them: in the words of a table, with cards for what words say badly."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from tressette_desktop.engine.cards import Rank, Suit, card
from tressette_desktop.ui import words


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences; ``lead`` is set in bold before them, such as the name of a signal."""

    text: str
    lead: str = ""


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, each with a word below it, and what the row shows."""

    cards: tuple[tuple[str, str], ...]
    says: str


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it."""

    key: str
    title: str
    parts: tuple[Paragraph | CardRow, ...]


class ClassicRules(QObject):
    """Tressette for four, as the authors of the nineteenth century and today's tables agree on it."""

    def sections(self) -> tuple[Section, ...]:
        """The whole page, in the order of reading."""
        return (
            self._table(),
            self._order(),
            self._play(),
            self._points(),
            self._combinations(),
            self._words(),
            self._winning(),
            self._special(),
        )

    def _table(self) -> Section:
        return Section(
            "table",
            self.tr("The table"),
            (
                Paragraph(
                    self.tr(
                        "Four people play, two against two; partners sit opposite each other. There are forty cards "
                        "in four suits: {suits}. No suit is worth more than another."
                    ).format(suits=words.suits((Suit.DENARI, Suit.COPPE, Suit.SPADE, Suit.BASTONI)))
                ),
                CardRow(
                    tuple((f"A{suit.value}", words.suit_alone(suit)) for suit in Suit),
                    self.tr("The four aces"),
                ),
                Paragraph(
                    self.tr(
                        "Everyone gets ten cards, five at a time. Dealing and playing go to the right, against the "
                        "clock. The player to the right of the dealer leads first; the deal passes to the right "
                        "after every hand."
                    )
                ),
            ),
        )

    def _order(self) -> Section:
        cards = tuple((f"{rank.value}c", words.rank(rank)) for rank in Rank)
        return Section(
            "order",
            self.tr("Which card is higher"),
            (
                Paragraph(self.tr("The three is the strongest card of its suit, then the two, then the ace.")),
                CardRow(cards, self.tr("From the strongest to the weakest")),
            ),
        )

    def _play(self) -> Section:
        return Section(
            "play",
            self.tr("A trick"),
            (
                Paragraph(
                    self.tr(
                        "Whoever leads plays any card. The others must follow its suit if they can; who cannot plays "
                        "what they like. Nobody has to beat, and there are no trumps."
                    )
                ),
                Paragraph(
                    self.tr("The highest card of the suit led takes the trick, and its player leads to the next one.")
                ),
                CardRow(
                    (
                        ("6s", self.tr("led")),
                        ("As", self.tr("follows")),
                        ("2s", self.tr("takes it")),
                        ("3d", self.tr("cannot follow")),
                    ),
                    words.title(
                        self.tr("{the_card} is no help here: only the suit led can win this trick").format(
                            the_card=words.the_card(card("3d"))
                        )
                    ),
                ),
                Paragraph(
                    self.tr("Until the next lead everyone may look at the trick just finished, but at no other.")
                ),
            ),
        )

    def _points(self) -> Section:
        return Section(
            "points",
            self.tr("What the cards are worth"),
            (
                Paragraph(
                    self.tr(
                        "An ace is one point. Threes, twos and court cards are a third of a point each. "
                        "The other cards are worth nothing. The last trick gives its winners one more point."
                    )
                ),
                CardRow(
                    (
                        ("Ab", "1"),
                        ("3b", "⅓"),
                        ("2b", "⅓"),
                        ("Kb", "⅓"),
                        ("Cb", "⅓"),
                        ("Fb", "⅓"),
                        ("7b", "0"),
                    ),
                    self.tr("Points of a card"),
                ),
                Paragraph(
                    self.tr(
                        "At the end of a hand each side counts all it has taken, once, and drops the thirds left "
                        "over. So a hand always gives eleven points: two thirds are lost on the way."
                    )
                ),
            ),
        )

    def _combinations(self) -> Section:
        return Section(
            "combinations",
            self.tr("Combinations"),
            (
                Paragraph(
                    self.tr(
                        "Threes, twos and aces held together may be declared, by saying which. It is done after the "
                        "first trick; with the lead to the second it is too late. Nobody has to declare."
                    )
                ),
                CardRow(
                    (("3c", ""), ("2c", ""), ("Ac", "")),
                    self.tr("Napoletana: three, two and ace of a suit, 3 points"),
                ),
                CardRow(
                    (("3d", ""), ("3c", ""), ("3s", "")),
                    self.tr("Three threes, three twos or three aces, 3 points: the suit that is missing must be named"),
                ),
                CardRow(
                    (("2d", ""), ("2c", ""), ("2s", ""), ("2b", "")),
                    self.tr("Four threes, four twos or four aces, 4 points"),
                ),
                Paragraph(
                    self.tr(
                        "The same card may serve in a Napoletana and in a set. Four of a kind do not count as three "
                        "as well. Both sides score all they declare, at once."
                    )
                ),
            ),
        )

    def _words(self) -> Section:
        return Section(
            "words",
            self.tr("What may be said"),
            (
                Paragraph(
                    self.tr(
                        "Partners do not talk about their cards. But whoever leads may say one word, about the suit "
                        "of the card that is led, and everyone hears it."
                    )
                ),
                Paragraph(
                    self.tr(
                        "play your highest card of this suit, and if it wins, lead the suit back. A fist on the "
                        "table says the same. Nobody is bound by it."
                    ),
                    self.tr("Busso:"),
                ),
                Paragraph(
                    self.tr("I have no more of this suit. It may also be said by throwing the card."), self.tr("Volo:")
                ),
                Paragraph(
                    self.tr("I have more low cards here, the king or lower. It may also be said by sliding the card."),
                    self.tr("Striscio:"),
                ),
                Paragraph(
                    self.tr(
                        "other tables use other words, or declare what they hold: tick what you want to say, and the "
                        "right words are found and spoken for you. A new game chooses the code; the glossary explains "
                        "every word of each."
                    ),
                    self.tr("Other codes:"),
                ),
                Paragraph(
                    self.tr(
                        "the first letter of a word chooses it. D shows what was said so far, G explains what was "
                        "said last."
                    ),
                    self.tr("On the keyboard:"),
                ),
            ),
        )

    def _winning(self) -> Section:
        return Section(
            "winning",
            self.tr("Winning the game"),
            (
                Paragraph(
                    self.tr(
                        "The first side to 21 wins. If both are there at the end of a hand, the higher score wins; "
                        "if they are equal, one more hand is played."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Whoever thinks that their side has 21 may stop the play at any time. The tricks already "
                        "taken and the combinations declared are counted: who is right wins, whatever the others "
                        "have; who is wrong loses the game. That is why the points of the running hand are not "
                        "shown: remembering them is part of the game."
                    ),
                    self.tr("Mi chiamo fuori:"),
                ),
                Paragraph(
                    self.tr(
                        "Whoever is sure to take all tricks that are left, whatever the others hold, may lay down "
                        "the hand."
                    ),
                    self.tr("Laying down:"),
                ),
                Paragraph(
                    self.tr(
                        "A person may give the game up while a hand is played; the other side wins it. A second person "
                        "on the same side has to agree."
                    ),
                    self.tr("Giving up:"),
                ),
            ),
        )

    def _special(self) -> Section:
        return Section(
            "special",
            self.tr("Great wins"),
            (
                Paragraph(self.tr("These end the game at once, whatever the score, and count as several games.")),
                Paragraph(self.tr("one side takes all ten tricks. Two games."), self.tr("Cappotto:")),
                Paragraph(
                    self.tr("one side takes all points, but not all tricks. Three games."), self.tr("Stramazzo:")
                ),
                Paragraph(self.tr("one player alone takes all ten tricks. Six games."), self.tr("Cappottone:")),
                Paragraph(
                    self.tr("one player alone takes all points, but not all tricks. Eight games."),
                    self.tr("Stramazzone:"),
                ),
                Paragraph(
                    self.tr("All points means that the others have less than one, their last trick not counted.")
                ),
            ),
        )
