"""The program as a person meets it: a real window on an X screen, and a hand on the mouse."""
