"""How the program shows itself on a desktop: its entry, its kind of file, its icons, its word for the shops."""
