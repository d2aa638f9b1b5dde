"""The window, tested as a player meets it: what is shown, what answers the mouse, the keys and the screen reader."""
