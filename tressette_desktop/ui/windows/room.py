"""The room of one match: the page of the table, the bridge behind it, and whoever asks and answers between them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.phase import LegalActions
from tressette_desktop.ui import log, own_name
from tressette_desktop.ui.bridge import AT_ONCE, Bridge, Pace
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.panels.tally import tally_of
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.asked import Asked, Sitter
from tressette_desktop.ui.thinker import Thinker
from tressette_desktop.ui.windows.complaints import Complaints
from tressette_desktop.ui.windows.offers import MEDALS
from tressette_desktop.ui.windows.sitting import Sitting

PACES = {
    Speed.SLOW: Pace(700, 1500, 500),
    Speed.NORMAL: Pace(400, 900, 250),
    Speed.FAST: Pace(200, 450, 120),
    Speed.NONE: AT_ONCE,
}
"""How long bots take at each speed."""


class Room(QObject):
    """Leads one match from where it stands; ``close`` leaves it there, everything being written down already."""

    troubled = Signal(str)
    """Something keeps the match from going on: one sentence."""

    def __init__(
        self, page: TablePage, sitting: Sitting, thinker: Thinker, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._sitting = sitting
        self._ended = sitting.ended
        self._chairs = sitting.session.chairs
        self._bridge = Bridge(sitting.session, sitting.bots, thinker, PACES[settings.speed], self)
        bridge = self._bridge
        bridge.opened.connect(self._open)
        bridge.stepped.connect(self._step)
        bridge.rewound.connect(page.rewind)
        bridge.asked.connect(self._ask)
        bridge.called.connect(self._call)
        bridge.refused.connect(self._refused)
        bridge.advised.connect(page.advise)
        bridge.troubled.connect(self._trouble)
        page.decided.connect(bridge.decide)
        page.undo_wanted.connect(bridge.undo)
        page.plays_on.connect(bridge.play_on)
        page.hint_wanted.connect(bridge.hint)
        page.aid_wanted.connect(bridge.aid)
        page.deal_wanted.connect(bridge.deal)
        page.taken.connect(bridge.take_screen)
        page.idle.connect(bridge.idle)

    @property
    def sitting(self) -> Sitting:
        """What is played here."""
        return self._sitting

    def start(self) -> None:
        """Begin, or go on."""
        self._bridge.start()

    def go_on(self) -> None:
        """Try again after a trouble."""
        self._bridge.go_on()

    def configure(self, settings: Settings) -> None:
        """Take another pace."""
        self._bridge.pace = PACES[settings.speed]

    def close(self) -> None:
        """Leave the match where it stands."""
        self._bridge.stop()
        self._sitting.journal.close()
        self._page.disconnect(self._bridge)

    def _open(self, view: PlayerView) -> None:
        self._chairs = self._sitting.session.chairs
        self._keep_tally()
        self._page.open(self._sitters(), view, self._ended)
        self._ended = ()

    def _step(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        chairs = self._sitting.session.chairs
        if chairs != self._chairs:
            self._chairs = chairs
            self._page.reseat(self._sitters(), view.seat or 0)
        self._keep_tally()
        self._page.step(beats, view)

    def _keep_tally(self) -> None:
        session = self._sitting.session
        self._page.keep(tally_of(session.match, session.table))

    def _sitters(self) -> tuple[Sitter, ...]:
        """Who sits in each chair now."""
        header = self._sitting.header
        names = own_name.names(header)
        return tuple(
            Sitter(names.get(player, ""), MEDALS[player], player not in header.bots) for player in self._chairs
        )

    def _ask(self) -> None:
        session, seat = self._sitting.session, self._bridge.viewer
        if seat is None:
            return
        view = session.view(seat)
        nothing = self._bridge.only_answer
        if nothing is not None:

            def refuse(action: Action) -> Reason | None:
                return None if action == nothing else Reason.NOT_NOW

            self._page.present(Asked(view, (seat,), LegalActions(lambda: iter((nothing,)), refuse), refuse))
            return
        self._page.present(
            Asked(
                view,
                self._bridge.awaited,
                session.legal(seat),
                lambda action: session.refuse(seat, action),
                session.may_undo(seat),
                self._bridge.offering,
            )
        )

    def _call(self, seat: int) -> None:
        self._page.curtain(seat, self._sitting.session.view(None))

    def _trouble(self, trouble: OSError | str) -> None:
        """Say in the player's words why nothing goes on: the disk, or a bot that could not answer."""
        log.LOG.error("the match stopped: %s", trouble)
        if isinstance(trouble, OSError):
            self.troubled.emit(Complaints().trouble(trouble))
        else:
            self.troubled.emit(self.tr("A computer player stopped in the middle of a thought. Nothing is lost."))

    def _refused(self, reason: Reason, action: Action | None) -> None:
        self._page.refused(reason, action)
