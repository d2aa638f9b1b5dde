"""The program with a Python of its own, as a folder made by PyInstaller: what a .deb, an AppImage and a .app hold."""
