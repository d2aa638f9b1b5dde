"""The panels are tested on the table, with the same pictures."""

from tests.ui.table.conftest import art

__all__ = ["art"]
