"""For Flatpak: a folder with a manifest, the wheels and what a desktop asks for; flatpak-builder does the rest."""
