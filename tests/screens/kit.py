"""All controls on one sheet, in every state that can be shown at once."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tests.screens import scene
from tests.screens.pages import in_window
from tressette_desktop.ui.kit.buttons import Button, Chip, Kind, Segment
from tressette_desktop.ui.kit.choice import Choice, TickRow
from tressette_desktop.ui.kit.coins import Coins
from tressette_desktop.ui.kit.fields import Combo, Line, Slider
from tressette_desktop.ui.kit.page import Sheet
from tressette_desktop.ui.kit.prompt import Mood, Prompt
from tressette_desktop.ui.kit.text import Text


@scene("components")
def components() -> QWidget:
    """Buttons, chips, choices, ticks, prompts, fields, coins."""
    sheet = Sheet()
    grid = QGridLayout(sheet)
    grid.setColumnStretch(1, 1)
    for row, (name, widgets) in enumerate(_rows().items()):
        grid.addWidget(Text(name, "strong", "soft"), row, 0)
        line = QHBoxLayout()
        line.setSpacing(16)
        for widget in widgets:
            line.addWidget(widget)
        line.addStretch(1)
        grid.addLayout(line, row, 1)
    grid.setRowStretch(grid.rowCount(), 1)
    grid.setVerticalSpacing(18)
    return in_window(sheet)


def _rows() -> dict[str, list[QWidget]]:
    missing = Button("Scarta: ne manca una")
    missing.setEnabled(False)
    all_games, classic = Chip("Tutte"), Chip("Classico")
    all_games.setChecked(True)
    who = Segment([("person", "Persona", "person"), ("bot", "Computer", "computer")])
    who.choose("person")
    two, three = Choice("Solo", "Monte scoperto, quattro scarti.", "×2"), Choice("Chiamo", "", "×1")
    two.setChecked(True)
    three.forbid("Già detto da Ischia.")
    first = TickRow("Palo di uscita", "Quel che hai nel palo che giochi.")
    first.setChecked(True)
    last = TickRow("Altri pali", "")
    last.forbid("Adesso non sarebbe vero.")
    prompts = [Prompt() for _ in Mood]
    prompts[0].say("Tocca a te: rispondi a coppe", Mood.TURN, "c")
    prompts[1].say("Procida pensa…", Mood.WAITING)
    prompts[2].say("Re di denari no: hai ancora coppe", Mood.REFUSAL, "c")
    return {
        "Buttons": [
            Button("Secondary", "deck"),
            Button("Primary", "deck", Kind.PRIMARY),
            Button("Danger", "", Kind.DANGER),
            Button("Ghost", "book", Kind.GHOST),
            missing,
            Button("", "hint"),
        ],
        "Chips": [all_games, classic, who],
        "Choices": [Choice("Solo", "Monte scoperto, quattro scarti.", "×2"), two, three],
        "Ticks": [first, TickRow("Palo del compagno", "Nessuno controlla."), last],
        "Prompts": list(prompts),
        "Fields": [Combo([("a", "Esperto"), ("b", "Maestro")]), Slider(0, 10, 1, 4), Line("Nonna")],
        "Coins": [Coins(14), Coins(21)],
    }
