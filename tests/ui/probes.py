"""Questions that many tests of the window ask."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tressette_desktop.ui.kit.page import More


def controls(page: QWidget) -> Iterator[QWidget]:
    """Everything visible that the Tab key reaches; what hands the keyboard on is not reached itself."""
    for widget in page.findChildren(QWidget):
        reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if reached and widget.isVisible() and widget.isEnabled():
            yield widget


def spoken(widget: QWidget) -> str:
    """The name a screen reader gives a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def described(widget: QWidget) -> str:
    """What a screen reader says after the name and the kind of a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Description)


def labelled(widget: QWidget) -> bool:
    """Whether a label says what a widget is for."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return bool(interface.relations(QAccessible.RelationFlag.Label))


def role(widget: QWidget) -> QAccessible.Role:
    """The role a screen reader gives a widget."""
    return QAccessible.queryAccessibleInterface(widget).role()


def squeezed(page: QWidget) -> list[str]:
    """Visible widgets that have less room than they need, or stand out of what holds them, in words."""
    faults = [
        f"{pane!r} shows {pane.viewport().width()} of {pane.widget().width()} pixels"
        for pane in page.findChildren(QScrollArea)
        if pane.isVisible() and pane.widget().width() > pane.viewport().width()
    ]
    for widget in page.findChildren(QWidget):
        holder = widget.parentWidget()
        if not widget.isVisible() or holder is None or holder.inherits("QScrollArea") or _scrolled(widget):
            continue
        need = widget.minimumSizeHint()
        if widget.width() < need.width() or widget.height() < need.height():
            faults.append(f"{widget!r} needs {need.toTuple()} and has {widget.size().toTuple()}")
        if holder.isVisible() and not holder.rect().contains(widget.geometry()):
            faults.append(f"{widget!r} at {widget.geometry().getRect()} stands out of {holder.rect().getRect()}")
    return faults


def _scrolled(widget: QWidget) -> bool:
    """Whether it is the inner works of something that scrolls, which may well be larger than what is seen."""
    holder = widget.parentWidget()
    return holder.inherits("QAbstractScrollArea") or isinstance(holder.parentWidget(), QScrollArea)


def overlapping(page: QWidget) -> list[str]:
    """Pairs of controls that lie on one another, in words."""
    boxes = [(widget, box_in(page, widget)) for widget in controls(page) if not widget.findChildren(QWidget)]
    return [
        f"{one!r} and {other!r}"
        for place, (one, first) in enumerate(boxes)
        for other, second in boxes[place + 1 :]
        if first.intersects(second)
    ]


def clear_of_fades(view: QAbstractItemView) -> bool:
    """Whether the line where one stands in a list is seen, and under neither of its fading ends."""
    more, rect = view.findChild(More), view.visualRect(view.currentIndex())
    top = more.above.height() if more.above.isVisible() else 0
    end = view.viewport().height() - (more.below.height() if more.below.isVisible() else 0)
    return bool(top <= rect.top() and rect.bottom() < end)


def box_in(page: QWidget, widget: QWidget) -> QRect:
    """The part of its page where a widget can be seen."""
    return widget.visibleRegion().boundingRect().translated(widget.mapTo(page, QPoint()))


def show(qtbot: QtBot, widget: QWidget) -> None:
    """Show a widget in a window that has the keyboard."""
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)


def photograph(widget: QWidget) -> QImage:
    """What a widget looks like, after all that was waiting has been done."""
    QApplication.processEvents()
    return widget.grab().toImage()


def colours(image: QImage) -> set[str]:
    """Every colour of a picture."""
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
