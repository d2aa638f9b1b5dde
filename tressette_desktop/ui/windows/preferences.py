"""Preferences: pictures rather than names, shown at once and kept at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from .. import theme, words
from ..cards import CardArt
from ..kit.choice import Draw, Picture, TickRow
from ..kit.fields import Combo, Line, Scale, Slider
from ..kit.flow import Flow
from ..kit.page import Page, scrolling
from ..kit.paper import Paper
from ..kit.press import exclusive
from ..kit.rows import FieldRow, Headings
from ..kit.text import Text
from ..settings import RULES, Language, Settings, Speed, ThemeChoice, limits
from ..theme import FeltKey
from .deck_choice import DeckChoice
from .preview import Preview, draw_felt, draw_theme

PERCENT = 100
"""Sliders count in whole numbers."""


class PreferencesPage(Page):
    """Every setting there is; the page says what was changed and leaves applying and keeping to others."""

    changed = Signal(str, object)
    """Key and new value of a setting (`ui.settings.Settings`)."""

    PREVIEW_FROM = 1080
    """Width of the page, at em 14, from which there is room for the preview."""

    def __init__(
        self, settings: Settings, art: CardArt, *, audible: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Preferences"), parent)
        self._settings = settings
        self._art = art
        self._audible = audible
        self._at_language = False
        self._preview = Preview(art)
        self._preview.show_card_size(settings.card_size)
        self._limit = Text("", "caption", "soft", wrap=True)
        self._sheets = QStackedWidget()
        parts: tuple[tuple[str, str, str, QWidget], ...] = (
            ("look", self.tr("Appearance"), "eye", self._appearance()),
            ("cards", self.tr("Cards"), "deck", self._cards()),
            ("play", self.tr("Pace and play"), "clock", self._play()),
            ("language", self.tr("Language"), "chat", self._language()),
            ("access", self.tr("Accessibility"), "person", self._access()),
        )
        for _key, _label, _icon, sheet in parts:
            self._sheets.addWidget(scrolling(sheet))
        headings = self._headings = Headings((key, label, icon) for key, label, icon, _sheet in parts)
        keys = [key for key, *_rest in parts]
        headings.chosen.connect(lambda key: self._sheets.setCurrentIndex(keys.index(key)))
        headings.setFixedWidth(headings.sizeHint().width() + theme.current().px(12))
        paper = Paper()
        paper.column.addWidget(self._sheets)
        self.extras.addWidget(Text(self.tr("Changes are kept at once."), "body", "soft"))
        self.body.addWidget(headings)
        self.body.addWidget(paper, 1)
        self.body.addWidget(self._preview, alignment=Qt.AlignmentFlag.AlignTop)
        self.first = headings.opened

    def open_language(self) -> None:
        """Begin where the language is chosen."""
        self._headings.open("language")
        self.first = self._spoken
        self._at_language = True

    def take_keyboard(self, at: str = "") -> None:
        """Who has just chosen the language stays there."""
        super().take_keyboard("" if self._at_language else at)

    @property
    def kept(self) -> str:
        """Which sheet is open."""
        return self._headings.key

    def resume(self, kept: str) -> None:
        """Open the sheet that was open."""
        self._headings.open(kept)
        self.first = self._headings.opened

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The preview gives way in a small window; the text slider says how far its window can follow."""
        super().resizeEvent(event)
        self._preview.setVisible(self.width() >= theme.current().px(self.PREVIEW_FROM))
        self._say_limit()

    def _say_limit(self) -> None:
        limit = theme.text_limit(self.window().size())
        beyond = self._settings.text_scale > limit
        said = self.tr("A window of this size can show up to {percent} %.").format(percent=round(PERCENT * limit))
        self._limit.setText(said if beyond else "")
        self._limit.setVisible(beyond)

    def _tell(self, key: str, value: object) -> None:
        changes: dict[str, Any] = {key: value}
        self._settings = replace(self._settings, **changes)
        self._preview.show_card_size(self._settings.card_size)
        self._say_limit()
        self.changed.emit(key, value)

    # --- the sheets ---

    def _appearance(self) -> QWidget:
        themes = {
            ThemeChoice.SYSTEM: self.tr("As the system"),
            ThemeChoice.LIGHT: self.tr("Light"),
            ThemeChoice.DARK: self.tr("Dark"),
            ThemeChoice.CONTRAST: self.tr("High contrast"),
        }
        felts = {
            FeltKey.PRATO: self.tr("Green baize"),
            FeltKey.GOLFO: self.tr("Gulf blue"),
            FeltKey.POMPEI: self.tr("Pompeian red"),
            FeltKey.NOCE: self.tr("Walnut board"),
        }
        per_cent = self.tr("{number} %")
        text = self._slider("text_scale", 5, PERCENT, lambda number: per_cent.format(number=number), patient=True)
        size = self._slider("card_size", 1, PERCENT, lambda number: per_cent.format(number=number))
        return _sheet(
            Text(self.tr("Theme"), "panel"),
            self._pictures("theme", self.tr("Theme"), themes.items(), draw_theme),
            Text(self.tr("Table"), "panel"),
            self._pictures("felt", self.tr("Table"), felts.items(), draw_felt),
            Text(self.tr("Sizes"), "panel"),
            FieldRow(self.tr("Text and buttons"), text),
            self._limit,
            FieldRow(self.tr("Cards"), size, self.tr("As long as everything on the table keeps its place.")),
        )

    def _cards(self) -> QWidget:
        choice = DeckChoice(self._settings, self._art)
        choice.told.connect(self._tell)
        return _sheet(choice)

    def _play(self) -> QWidget:
        speeds = {
            Speed.SLOW: self.tr("Slow"),
            Speed.NORMAL: self.tr("Normal"),
            Speed.FAST: self.tr("Fast"),
            Speed.NONE: self.tr("No movement"),
        }
        name = Line(self._settings.player_name, words.you())
        name.setMaxLength(24)
        name.setMinimumWidth(theme.current().px(220))
        name.textEdited.connect(lambda text: self._tell("player_name", text.strip()))
        return _sheet(
            Text(self.tr("Pace"), "panel"),
            FieldRow(
                self.tr("Movement of the cards"),
                self._combo("speed", speeds.items()),
                self.tr("A click always skips what is moving."),
            ),
            FieldRow(
                self.tr("A finished trick stays"),
                self._slider("trick_pause", 200, 1, self._seconds),
                self.tr("Time to read it before it is taken."),
            ),
            self._tick(
                "click_on",
                self.tr("Wait for a click"),
                self.tr("A finished trick stays until you click or press Enter."),
            ),
            Text(self.tr("At the table"), "panel"),
            FieldRow(self.tr("Your name"), name, self.tr("It stands on your plate and in the record of a game.")),
            self._tick(
                "confirm_card",
                self.tr("Confirm each card"),
                self.tr("The first press lifts it, the second plays it."),
            ),
            self._tick(
                "forced_card",
                self.tr("Play a forced card by itself"),
                self.tr("The only card you may play goes after a moment. Esc holds it back."),
            ),
            self._tick(
                "rising",
                self.tr("Weak cards first"),
                self.tr("Each suit of your hand begins with its weakest card."),
            ),
            self._tick("hints", self.tr("Hints"), self.tr("H shows the best card; the game then counts as helped.")),
            self._tick(
                "running_count",
                self.tr("Running count"),
                self.tr("Your tricks are counted for you; the game then counts as helped."),
            ),
            *(self._sound() if self._audible else ()),
        )

    def _sound(self) -> tuple[QWidget, ...]:
        """How loud the table is, where it can be heard at all."""
        per_cent = self.tr("{number} %")
        volume = self._slider("volume", 5, 1, lambda number: per_cent.format(number=number))
        return (
            Text(self.tr("Sound"), "panel"),
            FieldRow(self.tr("Volume"), volume, self.tr("Cards, knocks on the table, a tune for a game won.")),
            self._tick("muted", self.tr("No sound"), self.tr("All that is heard can also be seen.")),
        )

    def _seconds(self, milliseconds: int) -> str:
        return self.tr("{number} s").format(number=QLocale().toString(milliseconds / 1000, "f", 1))

    def _language(self) -> QWidget:
        languages = {
            Language.SYSTEM: self.tr("As the system"),
            # Each language is called by its own name: whoever looks for it need not read another.
            Language.ITALIAN: self.tr("Italiano"),
            Language.ENGLISH: self.tr("English"),
            Language.FINNISH: self.tr("Suomi"),
            Language.POLISH: self.tr("Polski"),
        }
        self._spoken = self._combo("language", languages.items())
        return _sheet(
            Text(self.tr("Language"), "panel"),
            FieldRow(
                self.tr("Words on screen"),
                self._spoken,
                self.tr("What is said at the table stays Italian in every language."),
            ),
        )

    def _access(self) -> QWidget:
        return _sheet(
            Text(self.tr("Accessibility"), "panel"),
            self._tick("less_motion", self.tr("Less motion"), self.tr("Cards fade instead of flying.")),
            self._tick(
                "speak_more",
                self.tr("Tell me more"),
                self.tr("A screen reader tells your hand, the trick, and what you may play."),
            ),
            self._tick("big_targets", self.tr("Bigger targets"), self.tr("All buttons are at least 56 pixels high.")),
        )

    # --- the fields ---

    def _pictures(
        self, key: str, title: str, names: Iterable[tuple[StrEnum, str]], draw: Callable[[StrEnum], Draw]
    ) -> QWidget:
        pictures = []
        for value, name in names:
            picture = Picture(name, draw(value))
            picture.setChecked(value == getattr(self._settings, key))
            picture.clicked.connect(lambda _on=True, value=value: self._tell(key, value))
            pictures.append(picture)
        exclusive(self, pictures, title)
        return Flow(pictures, gap=12, most=len(pictures))

    def _combo(self, key: str, names: Iterable[tuple[StrEnum, str]]) -> Combo:
        combo = Combo((str(value), name) for value, name in names)
        combo.choose(str(getattr(self._settings, key)))
        combo.chosen.connect(lambda value: self._tell(key, RULES[key]["read"](value)))
        return combo

    def _tick(self, key: str, title: str, meaning: str) -> TickRow:
        row = TickRow(title, meaning)
        row.setChecked(getattr(self._settings, key))
        row.clicked.connect(lambda on: self._tell(key, on))
        return row

    def _slider(self, key: str, step: int, scale: int, say: Callable[[int], str], *, patient: bool = False) -> Scale:
        """A slider for a number; it counts in whole steps of the setting times ``scale``.

        One that changes the page under the mouse has to be ``patient``.
        """
        low, high = limits(key)
        value = getattr(self._settings, key)
        bare = Slider(round(low * scale), round(high * scale), step, round(value * scale))
        slider = Scale(bare, say, patient=patient)
        slider.moved.connect(lambda number: self._tell(key, number / scale if scale > 1 else number))
        return slider


def _sheet(*parts: QWidget) -> QWidget:
    """A column of rows, close to the top."""
    sheet = QWidget()
    column = QVBoxLayout(sheet)
    # The focus ring stands out of a control by five pixels.
    column.setContentsMargins(6, 6, 10, 6)
    column.setSpacing(theme.current().px(8))
    for place, part in enumerate(parts):
        if place and isinstance(part, Text) and part.is_title:
            column.addSpacing(theme.current().px(14))
        column.addWidget(part)
    column.addStretch(1)
    return sheet
