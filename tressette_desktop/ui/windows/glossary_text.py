"""The entries of the glossary: every word that is said at the table, and those that one needs to speak of it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from tressette_desktop.engine.cards import Rank, Suit
from tressette_desktop.engine.core.terms import Meld, Signal
from tressette_desktop.engine.rules.declarations import fitres, flow, ludopoli, others
from tressette_desktop.engine.rules.declarations.row import Row
from tressette_desktop.engine.rules.signals import CODES
from tressette_desktop.ui import declared, words


@dataclass(frozen=True)
class Term:
    """An entry: its key, its name (Italian in every language), what else it is called, and what it means.

    ``cards`` are those of the example, the first the one that is played where ``played`` says so; ``says`` is what is
    to be seen of them. Entries of declarations have none: the engine finds theirs.
    """

    key: str
    name: str
    meaning: str
    also: tuple[str, ...] = ()
    cards: str = ""
    says: str = ""


@dataclass(frozen=True)
class Chapter:
    """Entries that belong together."""

    title: str
    terms: tuple[Term, ...]


class GlossaryText(QObject):
    """All entries, in the language that is spoken now."""

    def chapters(self) -> tuple[Chapter, ...]:
        """Return the chapters in the order of the list."""
        return (
            Chapter(self.tr("The classic words"), self._signals("classic")),
            Chapter(self.tr("The alternative words"), self._signals("alternative")),
            Chapter(self.tr("Modern declarations"), self._rows((*ludopoli.ROWS, *flow.ROWS))),
            Chapter(self.tr("Traditional declarations"), self._rows(fitres.ROWS)),
            Chapter(self.tr("Of other suits"), self._rows(others.ROWS)),
            Chapter(self.tr("Words of the game"), self._game()),
        )

    def _signals(self, code: str) -> tuple[Term, ...]:
        return tuple(
            Term(f"{code}.{word.value}", words.signal(word), words.meaning(word, code), self._forms(word), *shown)
            for word in CODES[code]
            for shown in (self._lead(code, word),)
        )

    def _forms(self, word: Signal) -> tuple[str, ...]:
        """What else a word is called, and the gesture that says it without a word."""
        return {
            Signal.BUSSO: (self.tr("a fist on the table"),),
            Signal.VOLO: ("piombo", self.tr("the card is thrown")),
            Signal.STRISCIO: ("liscio", self.tr("the card is slid along the table")),
        }.get(word, ())

    def _lead(self, code: str, word: Signal) -> tuple[str, str]:
        """The cards of an example, the one led first, and what is seen of them."""
        if code == "alternative" and word is Signal.BUSSO:
            return "4c 3c 7c", self.tr("The four is led; the three, the highest, is held.")
        return {
            Signal.BUSSO: ("4c 2c Ac 6c", self.tr("The four is led: the partner's three should take it.")),
            Signal.VOLO: ("7d", self.tr("The seven is the last card of its suit.")),
            Signal.STRISCIO: ("3s 6s 4s", self.tr("The three is led; low cards of the suit are left.")),
            Signal.RIBUSSO: ("5c 2c 7c", self.tr("The five is led; the two, the second highest, is held.")),
            Signal.LA_MEGLIO: ("6b Kb", self.tr("The six is led: the partner's best of the suit should take it.")),
            Signal.TUTTO_FUORI: ("4d 5d 7d Fd", self.tr("Four of the suit, and none of the three best.")),
        }[word]

    def _rows(self, rows: tuple[Row, ...]) -> tuple[Term, ...]:
        return tuple(
            Term(
                row.key,
                words.title(declared.spelled(row.words)),
                declared.meaning(row.key),
                tuple(declared.spelled(name) for name in row.names[:-1]),
                *self._later(row),
            )
            for row in rows
        )

    def _later(self, row: Row) -> tuple[str, ...]:
        """The example of what does not follow from the cards of one lead."""
        clubs = words.title(words.suit_alone(Suit.BASTONI))
        gone = self.tr("{suit}: the last card was played some tricks ago.").format(suit=clubs)
        wanted = self.tr("{suit}: the partner seems to want it.").format(suit=clubs)
        return {
            flow.STILL_LONG.key: ("6c 3c Kc Fc 5c", self.tr("At the second lead of the suit five are held.")),
            flow.NO_LONGER.key: ("5c 3c Fc 4c", self.tr("At the second lead of the suit four are held.")),
            others.QUESTO_PIOMBO.key: ("2s", self.tr("The two took the trick, and was the last of its suit.")),
            others.LISCIO_QUI.key: ("3s 6s", self.tr("The three took the trick; the six can be beaten.")),
            others.FECI_UN_PIOMBO.key: ("4c Kd 5s 6s", gone),
            others.FAGLIO.key: ("4c Kd 5s 6s", self.tr("{suit}: there is none in this hand.").format(suit=clubs)),
            others.FAGLIO_AL_COMPAGNO.key: ("4c Kd 5s 6s", wanted),
            others.LISCIO_AL_COMPAGNO.key: ("4c Kd 5b 6b", wanted),
        }.get(row.key, ())

    def _game(self) -> tuple[Term, ...]:
        return (*self._cards(), *self._play())

    def _cards(self) -> tuple[Term, ...]:
        return (
            Term(
                "palo",
                "Palo",
                self.tr("A suit: {suits}.").format(suits=words.suits(Suit)),
                ("seme",),
                "Ac Ad As Ab",
                self.tr("The four suits."),
            ),
            Term(
                "carta da tressette",
                self.tr("Carta da tressette"),
                self.tr("A three, a two or an ace: the strongest cards of a suit."),
                (),
                "3d 2d Ad",
                self.tr("Strongest first."),
            ),
            Term(
                "figura",
                "Figura",
                self.tr("{ranks}: each is worth a third of a point, as the three and the two are.").format(
                    ranks=words.title(", ".join(map(words.rank, (Rank.KING, Rank.KNIGHT, Rank.KNAVE))))
                ),
                (),
                "Ks Cs Fs",
                self.tr("Strongest first."),
            ),
            Term(
                "cartina",
                "Cartina",
                self.tr("Seven, six, five or four: worth nothing."),
                ("scartina",),
                "7b 6b 5b 4b",
                self.tr("Strongest first."),
            ),
            Term(
                "venticinque",
                "Venticinque",
                self.tr("Three and two of a suit in one hand."),
                (),
                "3c 2c",
                self.tr("The three and the two."),
            ),
            Term(
                "ventotto",
                "Ventotto",
                self.tr("Two and ace of a suit in one hand: the three is wanted, «la migliore»."),
                ("la migliore",),
                "2c Ac",
                self.tr("The two and the ace."),
            ),
            Term(
                "ventinove",
                "Ventinove",
                self.tr("Three and ace of a suit in one hand: the two is wanted, «la buona»."),
                ("la buona",),
                "3c Ac",
                self.tr("The three and the ace."),
            ),
            Term(
                "napoletana",
                "Napoletana",
                self.tr("Three, two and ace of a suit in one hand; also a combination worth three points."),
                (),
                "3s 2s As",
                f"{words.meld(Meld.napoletana(Suit.SPADE))}.",
            ),
        )

    def _play(self) -> tuple[Term, ...]:
        return (
            Term(
                "sovrana",
                "Sovrana",
                self.tr("The highest card of its suit not yet played. Every other is soggetta: it can be beaten."),
                ("soggetta",),
                "2d",
                self.tr("With the three gone, the two is sovrana."),
            ),
            Term(
                "faglio",
                "Faglio",
                self.tr("Having no card of a suit."),
                (),
                "4c Kd 5s",
                f"Faglio: {words.suit_alone(Suit.BASTONI)}.",
            ),
            Term(
                "terzo",
                "Terzo, lungo, lunghissimo",
                self.tr("Holding three cards of a suit, four, or five and more; the card led counts."),
                ("lungo", "lunghissimo"),
                "4b 7b Kb",
                self.tr("Three of the suit: terzo."),
            ),
            Term(
                "sfida",
                "Sfida",
                self.tr("A challenge: declaring two of three, two and ace, or one of them kept among at least three."),
                (),
                "5c 3c 7c",
                self.tr("«Tre terzo» is a challenge."),
            ),
            Term(
                "battuta",
                "Battuta",
                self.tr("The lead of a trick; what wins it makes the pigliata."),
                ("pigliata",),
                "4s Ks 2s 5s",
                self.tr("The four is the battuta; the two makes the pigliata."),
            ),
            Term(
                "passata",
                "Passata",
                self.tr("One hand, from the deal to the last trick: eleven points."),
                (),
                "3d 2d Ad",
                self.tr("An ace is a point; three, two and figures are thirds."),
            ),
        )
