"""Whatever is counted, in the singular or the plural: only a `QObject` can ask Qt's translator for the right form."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QObject


class Counted(QObject):
    """Numbers of things, in words."""

    def points(self, count: int) -> str:
        """Points of the game."""
        return self.tr("%n point(s)", "", count)

    def tricks(self, count: int) -> str:
        """Tricks won."""
        return self.tr("%n trick(s)", "", count)

    def declared(self, count: int) -> str:
        """The points of a combination, under its name."""
        return self.tr("accusa: %n point(s)", "", count)

    def thirds(self, count: int) -> str:
        """Thirds of a point."""
        return self.tr("%n third(s)", "", count)

    def units(self, count: int) -> str:
        """Units of an account."""
        return self.tr("%n unit(s)", "", count)

    def face_down(self, count: int) -> str:
        """The monte while it is closed."""
        return self.tr("monte: %n card(s) face down", "", count)

    def for_the_last_trick(self, count: int) -> str:
        """What goes with the last trick."""
        return self.tr("%n card(s) for the last trick", "", count)

    def stock(self, count: int) -> str:
        """The stock."""
        return self.tr("stock: %n", "", count)

    def discard(self, count: int) -> str:
        """What is to be laid aside."""
        return self.tr("Discard %n card(s)", "", count)

    def discard_lacks(self, count: int) -> str:
        """How many are still to be chosen."""
        return self.tr("Discard: %n missing", "", count)

    def taken(self, count: int) -> str:
        """What somebody takes from the monte; ``{name}`` stands for his name."""
        return self.tr("{name}: %n card(s) from the monte", "", count)

    def discarded(self, count: int) -> str:
        """What somebody lays aside; ``{name}`` stands for his name."""
        return self.tr("{name}: %n card(s) discarded", "", count)


@lru_cache(maxsize=1)
def counted() -> Counted:
    """Return the one that counts."""
    return Counted()
