"""The same pictures as at the table."""

from tests.ui.table.conftest import art

__all__ = ["art"]
