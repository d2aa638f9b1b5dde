"""Where the files that come with the game lie."""

from pathlib import Path

ASSETS = Path(__file__).parent.parent / "assets"
"""Folder of cards, icons and translations."""
