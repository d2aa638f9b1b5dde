"""Tressette Desktop: the Italian card game, played at a table of your own."""

__version__ = "0.1.0"
"""The version of the game: pyproject.toml and the windows read it from here."""
