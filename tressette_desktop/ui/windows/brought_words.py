"""What came of bringing games in, as a sentence or two."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tressette_desktop.engine.record.intake import Intake
from tressette_desktop.ui.windows.complaints import Complaints


class BroughtWords(QObject):
    """Says how many games came, and of those that did not, why the first did not."""

    def told(self, intake: Intake) -> str:
        """Return what came of it."""
        return " ".join(filter(None, (*self._good(intake), self._damaged(intake), self._refused(intake)))) or self.tr(
            "There is no game in it."
        )

    def _good(self, intake: Intake) -> tuple[str, str]:
        added = self.tr("%n game(s) brought in.", "", len(intake.added)) if intake.added else ""
        here = self.tr("%n game(s) were here already.", "", intake.here) if intake.here else ""
        return added, here

    def _damaged(self, intake: Intake) -> str:
        if not intake.damaged:
            return ""
        if len(intake.damaged) > 1:
            return self.tr("%n of them are damaged; their good parts can be seen.", "", len(intake.damaged))
        path, error = intake.damaged[0]
        told = self.tr("{file} is damaged from line {line} on; what stands before it can be seen.")
        return told.format(file=path.name, line=error.line)

    def _refused(self, intake: Intake) -> str:
        if not intake.refused:
            return ""
        name, error = intake.refused[0]
        why = self.tr("Nothing was played in it.") if error is None else Complaints().reason(error)
        told = f"{name}: {why}"
        more = len(intake.refused) - 1
        others = self.tr("%n other(s) could not be brought in.", "", more) if more else ""
        return f"{told} {others}".rstrip()
