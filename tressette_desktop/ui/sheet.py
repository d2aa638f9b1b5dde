"""The style sheet: colours of the few controls that Qt draws. Everything else of the kit paints itself.

It stays short on purpose: every rule costs at the first paint, and no rule names a font (a sheet's font loses its
OpenType features).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .theme import Look

_SHEET = """
QLineEdit {{
    background: {raised}; color: {ink}; border: {border}px solid {edge}; border-radius: {radius}px;
    padding: 0 {gap}px; min-height: {field}px; selection-background-color: {accent};
    selection-color: {on_accent}; placeholder-text-color: {soft};
}}
QLineEdit:focus {{ border-color: {accent}; }}
QMenuBar {{ background: {bg}; color: {ink}; border-bottom: 1px solid {line}; padding: 0 {gap}px; }}
QMenuBar::item {{ padding: {tight}px {gap}px; background: transparent; border-radius: 6px; }}
QMenuBar::item:selected {{ background: {accent_soft}; }}
QMenu {{ background: {panel}; color: {ink}; border: 1px solid {edge}; padding: {tight}px 0; }}
QMenu::item {{ padding: {tight}px {wide}px; }}
QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QMenu::item:disabled {{ color: {soft}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {tight}px {gap}px; }}
QToolTip {{ background: {panel}; color: {ink}; border: 1px solid {edge}; padding: {tight}px; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: 0; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {bar}px; margin: 0; }}
QScrollBar::handle {{ background: {edge}; border-radius: {knob}px; margin: 3px; min-height: 32px; min-width: 32px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QTableView {{ background: transparent; alternate-background-color: {bg}; border: 0; outline: 0; }}
QHeaderView {{ background: transparent; border: 0; }}
QHeaderView::section {{
    background: transparent; color: {ink}; border: 0; border-bottom: 2px solid {edge}; padding: 0 {gap}px;
}}
QListWidget {{
    background: {raised}; color: {ink}; border: {border}px solid {edge}; border-radius: {radius}px; outline: 0;
    selection-background-color: {accent}; selection-color: {on_accent};
}}
QListWidget::item {{ padding: 0 {gap}px; }}
QListWidget::item:selected {{ background: {accent}; color: {on_accent}; }}
QComboBox QAbstractItemView {{
    background: {raised}; color: {ink}; border: 1px solid {edge}; outline: 0;
    selection-background-color: {accent}; selection-color: {on_accent};
}}
QComboBox QAbstractItemView::item {{ min-height: {target}px; padding: 0 {gap}px; }}
"""


def style_sheet(look: Look) -> str:
    """The sheet for one look."""
    border = look.border
    return _SHEET.format(
        **dict(look.colours.names()),
        border=f"{border:g}",
        radius=look.px(9),
        field=round(look.px(look.target) - 2 * border),
        target=look.px(look.target),
        tight=look.px(5),
        gap=look.px(11),
        wide=look.px(24),
        bar=look.px(14),
        knob=look.px(4),
    )
