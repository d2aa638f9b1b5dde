"""For any Linux with a screen: one file that runs where it lies."""
