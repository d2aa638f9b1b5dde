"""The tests, and the tools beside them that are run with ``python -m tests.NAME``."""
