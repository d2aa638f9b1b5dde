"""The words of the options about what may be said: the code of the table, its signals, its declarations."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tressette_desktop.ui.windows.house_words import OptionWords


class SpeechBook(QObject):
    """The words of these options, by key, in the order in which they are shown."""

    def signals(self) -> dict[str, OptionWords]:
        """Return the code, and the options of the classic and the alternative words."""
        return {
            "code": OptionWords(
                self.tr("What is said"),
                self.tr("One code for the whole table. The glossary explains every word of it."),
                {
                    "classic": self.tr("busso, volo, striscio"),
                    "alternative": self.tr("busso, ribusso"),
                    "ludopoli": self.tr("modern declarations"),
                    "fitres": self.tr("traditional declarations"),
                    "none": self.tr("nothing"),
                },
            ),
            "striscio": OptionWords(
                self.tr("Striscio"),
                self.tr("Sliding a card: low cards of the suit are left."),
                {True: self.tr("is said"), False: self.tr("is not said")},
            ),
            "striscio_strict": OptionWords(
                self.tr("Striscio means"),
                self.tr("How much it promises about the suit."),
                {False: self.tr("a low card is left"), True: self.tr("only low ones")},
            ),
            "signals_truth": OptionWords(
                self.tr("True or not"),
                self.tr("Whether a word must be true of the hand."),
                {"enforced": self.tr("must be true"), "free": self.tr("may be a bluff")},
            ),
            "tutto_fuori_absolute": OptionWords(
                self.tr("Tutto fuori"),
                self.tr("Which of the best cards the leader must lack."),
                {False: self.tr("those still out"), True: self.tr("three, two and ace")},
            ),
            "many": OptionWords(self.tr("Many of a suit"), self.tr("How many cards the alternative words call many.")),
        }

    def declarations(self) -> dict[str, OptionWords]:
        """Return the options of the modern and the traditional declarations."""
        return self._speaking() | self._binding()

    def _speaking(self) -> dict[str, OptionWords]:
        return {
            "declare_mode": OptionWords(
                self.tr("How it is said"),
                self.tr("Tick what you want declared and the right words are found, or say what you like."),
                {"automatic": self.tr("boxes to tick"), "manual": self.tr("one's own words")},
            ),
            "fitres_mode": OptionWords(
                self.tr("Three and two"),
                self.tr("Which of the two is led to declare them among three cards."),
                {"expert": self.tr("either"), "official": self.tr("the two")},
            ),
            "silent_bar": OptionWords(
                self.tr("A silent lead"),
                self.tr("How long one who led a suit in silence may not speak of it when leading."),
                {
                    "hand": self.tr("for the hand"),
                    "until_lead_lost": self.tr("while on lead"),
                    "none": self.tr("bars nothing"),
                },
            ),
            "forced_silence_bars": OptionWords(
                self.tr("Silence for want of words"),
                self.tr("Whether a lead for which there are no words counts as a silent one."),
                {True: self.tr("counts"), False: self.tr("does not count")},
            ),
            "once_per_suit": OptionWords(
                self.tr("Once for each suit"),
                self.tr("Whether a player speaks of a suit once in a hand; a lunghissimo may be renewed."),
                {True: self.tr("once"), False: self.tr("at every lead")},
            ),
            "other_suits_by_anyone": OptionWords(
                self.tr("Other suits"),
                self.tr("Who may speak of suits that are not played: the leader, or everybody in his turn."),
                {False: self.tr("the leader"), True: self.tr("everybody")},
            ),
            "terzo_allow_king": OptionWords(
                self.tr("Terzo with the king"),
                self.tr("Whether three cards are called terzo when the king is kept."),
                {False: self.tr("is not said"), True: self.tr("is said")},
            ),
            "feci_un_piombo": OptionWords(
                self.tr("Feci un piombo"),
                self.tr("Saying of another suit that its last card was played earlier."),
                {False: self.tr("is not said"), True: self.tr("is said")},
            ),
        }

    def _binding(self) -> dict[str, OptionWords]:
        return {
            "venticinque_commit": OptionWords(
                self.tr("Venticinque piombo"),
                self.tr("Whether the three must be led next when it was said."),
                {False: self.tr("binds nobody"), True: self.tr("the three follows")},
            ),
            "liscio_forces_suit": OptionWords(
                self.tr("Sono liscio qui"),
                self.tr("Whether another suit must be led next when it was said."),
                {False: self.tr("binds nobody"), True: self.tr("another suit")},
            ),
            "public_ban": OptionWords(
                self.tr("What all can see"),
                self.tr("Whether it may be declared."),
                {False: self.tr("may be said"), True: self.tr("may not")},
            ),
        }
