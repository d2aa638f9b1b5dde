"""Card backs. Each looks the same turned by 180 degrees."""

from ink import Canvas

BLUE, DEEP_BLUE, CREAM, YELLOW, RED = "#1d4f9e", "#12336b", "#fdf6e3", "#f8c81c", "#c22a2c"

TILE, COLUMNS, ROWS = 108, 4, 7
LEFT, TOP = 250 - COLUMNS * TILE / 2, 415 - ROWS * TILE / 2


def frame(cv: Canvas, ground: str) -> None:
    """Blue border inside the cream rim, and the ground of the picture."""
    cv.raw(f'<rect x="22" y="22" width="456" height="786" rx="12" fill="{DEEP_BLUE}"/>')
    cv.raw(f'<rect x="{LEFT - 4}" y="{TOP - 4}" width="{COLUMNS * TILE + 8}" height="{ROWS * TILE + 8}" fill="{ground}"/>')


def fillet(cv: Canvas) -> None:
    """Thin yellow line round the picture."""
    cv.raw(
        f'<rect x="{LEFT - 6}" y="{TOP - 6}" width="{COLUMNS * TILE + 12}" height="{ROWS * TILE + 12}" fill="none"'
        f' stroke="{YELLOW}" stroke-width="3.4"/>'
    )


def riggiole(cv: Canvas) -> None:
    """Neapolitan majolica tiles."""
    frame(cv, CREAM)
    for row in range(ROWS):
        for column in range(COLUMNS):
            with cv.at(LEFT + TILE * (column + 0.5), TOP + TILE * (row + 0.5)):
                _tile(cv)
    right, bottom = LEFT + COLUMNS * TILE, TOP + ROWS * TILE
    seams = "".join(f"M{LEFT + TILE * i} {TOP}V{bottom}" for i in range(COLUMNS + 1))
    seams += "".join(f"M{LEFT} {TOP + TILE * i}H{right}" for i in range(ROWS + 1))
    cv.pen(seams, 1.6, DEEP_BLUE)
    fillet(cv)


def _tile(cv: Canvas) -> None:
    """One tile, origin in its middle: a flower, volutes on the sides, a quarter rosette in every corner."""
    for quarter in range(4):
        with cv.at(turn=90 * quarter):
            cv.shape("54,-54! 20,-54! 24,-40 32,-32 40,-24 54,-20!", BLUE, 0)
            cv.shape("54,-54! 34,-54! 38,-44 44,-38 54,-34!", YELLOW, 0)
            cv.shape("54,-54! 46,-54! 48,-48 54,-46!", RED, 0)
            cv.shape("0,0! 18,-4 26,-14 29,-29! 14,-26 4,-18", BLUE, 0)
            cv.line("5,-5 22,-22", 2, CREAM)
            cv.line("0,-53 0,-34", 3, BLUE)
            for flip in (False, True):
                with cv.at(flip=flip):
                    cv.line("-14,-48 -8,-40 -1,-42 -2,-48", 3, BLUE)
            cv.dot(0, -33, 5, YELLOW)
    for radius, colour in ((15, CREAM), (13, BLUE), (8.6, YELLOW), (3.6, RED)):
        cv.dot(0, 0, radius, colour)
