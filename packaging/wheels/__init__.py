"""For pip and pipx: a wheel, and the sources that it can be made from again."""
