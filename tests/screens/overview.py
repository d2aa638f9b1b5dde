"""Sheets of many pictures, small, each with its name: what is wrong at a glance is found there first."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter

COLUMNS, ROWS = 3, 3
WIDTH, HEIGHT, LINE = 620, 420, 20


def overview(folder: Path) -> None:
    """Save as many sheets as are needed for the pictures of a folder, in the order of their names."""
    pictures = sorted(path for path in folder.glob("*.png") if not path.name.startswith("sheet_"))
    for number, start in enumerate(range(0, len(pictures), COLUMNS * ROWS), start=1):
        sheet = QImage(COLUMNS * WIDTH, ROWS * HEIGHT, QImage.Format.Format_RGB32)
        sheet.fill(Qt.GlobalColor.white)
        painter = QPainter(sheet)
        for place, path in enumerate(pictures[start : start + COLUMNS * ROWS]):
            row, column = divmod(place, COLUMNS)
            cell = QRect(column * WIDTH, row * HEIGHT, WIDTH - 8, HEIGHT - 4)
            painter.drawText(cell, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter, path.stem)
            small = QImage(str(path)).scaled(
                cell.width(),
                cell.height() - LINE,
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            painter.drawImage(cell.left() + (cell.width() - small.width()) // 2, cell.top(), small)
        painter.end()
        sheet.save(str(folder / f"sheet_{number:02}.png"))
