"""The options of the game in the words of the table: a name, one sentence, and a name for every value."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tressette_desktop.ui.windows.house_words import HouseBook, OptionWords
from tressette_desktop.ui.windows.speech_words import SpeechBook


class OptionBook(QObject):
    """The words of every option that the window can keep, in the order in which they are shown."""

    def groups(self) -> tuple[tuple[str, dict[str, OptionWords]], ...]:
        """Return headings, each with the options below it, by key."""
        return (
            (self.tr("The game"), self._game()),
            (self.tr("Calling out"), self._claims()),
            (self.tr("The contract"), self._contract()),
            (self.tr("Calling a card"), self._calling()),
            (self.tr("The Polish count"), self._polish()),
            (self.tr("Combinations"), self._combinations()),
            (self.tr("Special wins"), HouseBook().special()),
            (self.tr("What may be said"), SpeechBook().signals()),
            (self.tr("Declarations"), SpeechBook().declarations()),
            (self.tr("At the table"), HouseBook().table()),
        )

    def all(self) -> dict[str, OptionWords]:
        """Return the words of all options, by key."""
        return {key: words for _, group in self.groups() for key, words in group.items()}

    def _game(self) -> dict[str, OptionWords]:
        return {
            "target": OptionWords(self.tr("Points to win"), self.tr("Whoever has them at the end of a hand wins.")),
            "game": OptionWords(
                self.tr("A game goes"),
                self.tr("Up to the points above, over a few hands, or in one."),
                {
                    "points": self.tr("up to the points"),
                    "hands": self.tr("over some hands"),
                    "single": self.tr("over one hand"),
                },
            ),
            "hands": OptionWords(self.tr("Hands"), self.tr("How many, where the game goes over some hands.")),
            "hands_tie": OptionWords(
                self.tr("After a tie"),
                self.tr("When both have as many points after the last of these hands."),
                {"continue": self.tr("one more hand"), "draw": self.tr("a draw")},
            ),
            "both_over": OptionWords(
                self.tr("Both over the target"),
                self.tr("Who wins when both sides pass it in one hand."),
                {
                    "higher_total": self.tr("the higher total"),
                    "first_in_time": self.tr("who was first"),
                    "last_trick_side": self.tr("the last trick"),
                },
            ),
            "terziglio_end": OptionWords(
                self.tr("A session goes"),
                self.tr("Everybody deals as often; the best account wins."),
                self._deals(3, 4, 6, 12, 24) | {"first_to_21_units": self.tr("up to 21 units")},
            ),
            "quintiglio_end": OptionWords(
                self.tr("A session goes"),
                self.tr("Everybody deals as often; the best account wins."),
                self._deals(5, 10, 20),
            ),
            "session": OptionWords(
                self.tr("A sitting is"),
                self.tr("One game, or as many as it takes to win some."),
                {"single": self.tr("one game"), "first_to_N_games": self.tr("several games")},
            ),
            "session_games": OptionWords(self.tr("Games to win"), self.tr("Where a sitting is several games.")),
            "duplicate": OptionWords(
                self.tr("Every hand twice"),
                self.tr("The same cards come again with the sides exchanged; both hands count together."),
                {False: self.tr("no"), True: self.tr("the federation's duplicate")},
            ),
            "show_running_count": OptionWords(
                self.tr("The running count"),
                self.tr("Whether the points won so far in the hand are shown; remembering them is part of the game."),
                {False: self.tr("is kept in mind"), True: self.tr("is shown")},
            ),
        }

    def _deals(self, *counts: int) -> dict[object, str]:
        return {f"deals({count})": self.tr("over %n hand(s)", "", count) for count in counts}

    def _claims(self) -> dict[str, OptionWords]:
        return {
            "claims": OptionWords(
                self.tr("Calling out"),
                self.tr("How a game ends when a side reaches the target before the hand is over."),
                {
                    "manual": self.tr("mi chiamo fuori"),
                    "call_opponents": self.tr("the opponents are called"),
                    "auto": self.tr("by itself"),
                    "off": self.tr("not before the end"),
                },
            ),
            "call_norms": OptionWords(
                self.tr("A wrong call"),
                self.tr("What it costs to call the opponents out too early."),
                {"modern": self.tr("costs the game"), "traditional": self.tr("is allowed twice")},
            ),
        }

    def _contract(self) -> dict[str, OptionWords]:
        return {
            "all_pass": OptionWords(
                self.tr("When all pass"),
                self.tr("The next one deals; then chiamo may be closed."),
                {"next_dealer": self.tr("deal again"), "forced_solo": self.tr("solo at least")},
            ),
            "solo_monte_hidden": OptionWords(
                self.tr("The monte in solo"),
                self.tr("Whether all see what the declarer takes."),
                {False: self.tr("open"), True: self.tr("hidden")},
            ),
            "terziglio_leader": OptionWords(
                self.tr("The first lead"),
                self.tr("In every kind of solissimo it is the declarer's."),
                {"standard": self.tr("right of the dealer"), "always_declarer": self.tr("the declarer")},
            ),
            "dealer_paid_like": OptionWords(
                self.tr("The dealer who rests"),
                self.tr("At four: whether he pays and is paid with the defenders."),
                {"none": self.tr("pays nothing"), "defenders": self.tr("like a defender")},
            ),
        }

    def _calling(self) -> dict[str, OptionWords]:
        return {
            "all_threes": OptionWords(
                self.tr("Holding all the threes"),
                self.tr("What the caller does who has none left to call."),
                {"call_two": self.tr("call a two"), "play_alone": self.tr("play alone")},
            ),
            "call_any": OptionWords(
                self.tr("What is called"),
                self.tr("A three, or any card that is not an ace."),
                {False: self.tr("a three"), True: self.tr("any but an ace")},
            ),
        }

    def _polish(self) -> dict[str, OptionWords]:
        return {
            "pl_last_trick": OptionWords(
                self.tr("The last trick"),
                self.tr("The book of 1930 gives nothing for it."),
                {0: self.tr("nothing"), 3: self.tr("one point")},
            ),
            "pl_must_trump": OptionWords(
                self.tr("Without the suit led"),
                self.tr("Whether a trump must be played then."),
                {False: self.tr("play anything"), True: self.tr("trump")},
            ),
            "pl_rounding": OptionWords(
                self.tr("Thirds left over"),
                self.tr("What becomes of those that make no point."),
                {"floor": self.tr("do not count"), "carry_thirds": self.tr("are kept")},
            ),
        }

    def _combinations(self) -> dict[str, OptionWords]:
        return {
            "buongioco": OptionWords(
                self.tr("Combinations"),
                self.tr("Three or four of the threes, twos or aces, and the Napoletana."),
                {
                    "accusa": self.tr("for points"),
                    "none": self.tr("not played"),
                    "allowed": self.tr("told, no points"),
                    "forced": self.tr("must be told"),
                },
            ),
            "accuse_open": OptionWords(
                self.tr("Declared"),
                self.tr("When one says them; later they are worth nothing."),
                {
                    "after_trick_1": self.tr("after trick one"),
                    "after_own_card": self.tr("after one's card"),
                    "own_turn": self.tr("with one's card"),
                },
            ),
            "accuse_implied": OptionWords(
                self.tr("One inside another"),
                self.tr("A combination that a declared one shows as well."),
                {False: self.tr("must be declared"), True: self.tr("counts by itself")},
            ),
            "due_upgrade": OptionWords(
                self.tr("The fourth of three"),
                self.tr("What the fourth card adds to three that were declared."),
                {1: self.tr("one point"), 4: self.tr("four points")},
            ),
        }
