"""Two years of play, added up."""

from __future__ import annotations

from tressette_desktop.engine.record.tallies import Bids, Luck, Period, Tally
from tressette_desktop.ui.windows.counted_words import CountedWords
from tressette_desktop.ui.windows.deal_set_page import DealSetPage
from tressette_desktop.ui.windows.figures import Figures
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.statistics_page import Counted, StatisticsPage

TALLIES = (
    Tally("esperto", 84, 37, 46, 301, 1502, 1611, 301, 61, 2, 3, 12, 4),
    Tally("intermedio", 40, 25, 15, 139, 770, 640, 139, 30, 1, 0, 7, 1),
    Tally("principiante", 12, 11, 1, 38, 260, 120, 38, 9, 1, 0, 2, 0),
)
MARGINS = (-1.2, -0.6, 0.4, -0.3, 0.0, 0.8, 1.1, 0.2, -0.4, 0.6, 0.9, 1.4, 0.7, 1.2, -0.2, 0.5, 1.0, 1.6)
COURSE = tuple(
    Period(f"{2025 + place // 12}-{place % 12 + 1:02}", 10 + 7 * place % 23, margin)
    for place, margin in enumerate(MARGINS)
)
BIDS = (Bids("chiamo", 31, 12), Bids("solo", 9, 6), Bids("solissimo", 2, 1), Bids("solissimo dividete", 0, 1))


def statistics_page(contracts: bool = False, games: int = 2) -> StatisticsPage:
    """The page as it is shown."""
    words = CountedWords()
    variants = (("classic", "Classico"), ("terziglio", "Terziglio"))
    page = StatisticsPage(("Anna", "Bruno"), variants[::-1] if contracts else variants[:games])
    figures = words.figures(TALLIES, BIDS if contracts else (), ledger=contracts)
    luck = words.luck(Luck(64, 21, 17, 5.4, 5.1))
    page.show_counted(Counted(figures, words.course(COURSE), words.shares(TALLIES), luck, 36, contracts))
    return page


def deal_set_page(contracts: bool = False) -> DealSetPage:
    """Two sittings with the same cards, and the computer's; or of a game in which ``contracts`` are paid."""
    code = "terziglio4-4-K7QX-2M46" if contracts else "classic-4-K7QX-2M4N"
    games = (("classic", "Classico"), ("in_due", "In due"), ("terziglio4", "Terziglio in 4"))
    page = DealSetPage(games, Offers().levels(), "esperto", (code,))
    page.write(code)
    rows = (
        ("Mano 1", ("21", "17", "19,3")),
        ("Mano 2", ("9", "14", "11,0")),
        ("Mano 3", ("26", "26", "24,7")),
        ("Mano 4", ("12", "–", "15,0")),
        ("Tutte le mani", ("68", "57", "70,0")),
    )
    paid = (
        ("Mano 1", ("+2 (21)", "−1 (16)", "+0,7 (19,3)")),
        ("Mano 3", ("−4 (9)", "−4 (14)", "−4,0 (11,0)")),
        ("Mano 4", ("+32 (26)", "–", "+21,3 (24,7)")),
        ("Tutte le mani", ("+30 (56)", "−5 (30)", "+18,0 (55,0)")),
    )
    page.show_compared(Figures(("Anna, 03/05/26", "Bruno, 04/05/26", "Computer"), paid if contracts else rows), "")
    return page
