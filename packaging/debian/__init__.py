"""For Debian, Ubuntu and what descends from them: a .deb that needs no Python."""
