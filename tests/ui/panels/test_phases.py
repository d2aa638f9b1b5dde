"""Every phase of every variant, as the pictures of the windows show it: it comes, and what is asked covers no name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from tests.screens.phases import ALWAYS, PHASES, SEEDS, build, reached
from tests.ui.probes import show
from tressette_desktop.ui.kit.paper import SHADE
from tressette_desktop.ui.panels.giving_up import GivingUpPanel
from tressette_desktop.ui.panels.table_page import TablePage

END = 8
ASKED = [
    (variant, phase)
    for variant, seeds in SEEDS.items()
    for phase in seeds
    if phase in ("weak", "bid", "raise", "call", "gift", "split", "discard")
]


@pytest.mark.parametrize("variant", SEEDS)
def test_every_phase_comes(variant: str) -> None:
    for phase in (*SEEDS[variant], *ALWAYS):
        assert PHASES[phase].when(reached(variant, phase)), phase


@pytest.mark.parametrize(("variant", "phase"), ASKED)
def test_a_question_covers_no_name_in_the_smallest_window(variant: str, phase: str, qtbot: QtBot) -> None:
    window = build(variant, phase)
    window.resize(900, 600)
    show(qtbot, window)
    page = window.findChild(TablePage)
    panel, stage = page.asking.panel, page.stage
    assert panel is not None
    paper = QRectF(panel.geometry()).adjusted(SHADE, SHADE, -SHADE, -SHADE)
    names = [
        plate.mapRectToScene(plate.box).translated(0, page.strip.height()) for plate in stage.scenery.plates.values()
    ]
    # Its round ends may be touched.
    assert [name for name in names if name.adjusted(END, 0, -END, 0).intersects(paper)] == []
    assert not isinstance(panel, GivingUpPanel) or panel._title.isVisible()
