"""What the program does without a window: one module for each command of the terminal."""
