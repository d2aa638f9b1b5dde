"""Every declaration by its key, of both codes and of all families."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.rules.declarations import fitres, flow, ludopoli, others
from tressette_desktop.engine.rules.declarations.row import Row

ROWS: Final[dict[str, Row]] = {row.key: row for row in (*ludopoli.ROWS, *fitres.ROWS, *flow.ROWS, *others.ROWS)}
