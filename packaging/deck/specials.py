"""Specials: the country scene of the five of spade and the mask of the three of bastoni."""

from ink import Canvas, Hatch
from ornaments import bead
from palette import GREEN, INK, PALE_YELLOW, PAPER, RED, WHITE, YELLOW, Paint
from pips import baton
from splines import arc, ellipse

# ---- five of spade


def vignette(cv: Canvas) -> None:
    """Ink-only country scene, about 170 by 210: two countrymen, one blowing a horn, and a fox."""
    for left, right, y in ((-84, 10, -6), (-70, -14, 2), (-86, 84, 92), (-60, 40, 100), (10, 86, 84), (-20, 20, 8),
                           (-80, -40, 84)):
        cv.stroke([(left, y), ((left + right) / 2, y + 2), (right, y)], 2.6, (0.1, 1, 0.1))
    for x in (-78, -52, 34, 62, 78):
        cv.stroke([(x, 92), (x + 2, 78)], 2.4, (1, 0.1))
        cv.stroke([(x + 4, 92), (x + 9, 82)], 2, (1, 0.1))
    with cv.at(-46, -58, 0.62):
        _countryman_with_hoe(cv)
    with cv.at(38, -4, 0.92):
        _hunter_with_horn(cv)
    _fox(cv)


def _countryman_with_hoe(cv: Canvas) -> None:
    cv.shape("-20,-58! 20,-58! 10,-64 8,-78 -8,-78 -10,-64", INK, 1, thick=0)
    cv.shape(ellipse(0, -48, 9, 11), INK, 0)
    cv.shape("-12,-38 12,-38 20,-14 18,18! 22,40! -20,40! -16,16! -22,-12", INK, 1, thick=0)
    cv.shape("-16,40! -2,40! -10,92! -30,94! -22,84", INK, 0)
    cv.shape("4,40! 18,40! 26,92! 44,96! 12,96!", INK, 0)
    cv.line("-14,-26 -34,-2 -18,8", 10)
    cv.line("14,-26 32,-6 24,14", 10)
    cv.line("-40,-40 66,84", 5.5)
    cv.shape("56,84! 84,70! 78,98!", INK, 0)
    cv.line("-15,17 17,17", 3, PAPER)
    cv.line("0,-34 0,12", 2.4, PAPER)


def _hunter_with_horn(cv: Canvas) -> None:
    cv.shape("-24,-76! 26,-80! 12,-86 8,-100 -10,-98 -12,-84", INK, 1, thick=0)
    cv.line("-13,-86 12,-88", 2.6, PAPER)
    cv.shape("-10,-76 10,-78 13,-66 16,-62 10,-58 2,-52 -9,-56", INK, 0)
    cv.shape("-14,-52 8,-54 20,-42 18,-8! 24,24! -22,24! -16,-8! -20,-40", INK, 1, thick=0)
    for seam, width in (("-16,-8 18,-8", 3.4), ("0,-46 2,-14", 2.6), ("-8,-2 -10,20", 2.2), ("8,-2 12,20", 2.2)):
        cv.line(seam, width, PAPER)
    cv.line("14,-42 34,-34 34,-62", 10)
    cv.line("-12,-40 6,-30 26,-60", 9)
    cv.stroke("18,-62 40,-70 66,-88", 15, (0.25, 0.5, 1.2))
    cv.shape(ellipse(66, -88, 6, 11), INK, 1.5, thick=0)
    cv.shape("-18,24! -1,24! -6,62 -6,92! -30,96! -18,86 -18,60", INK, 0)
    cv.shape("2,24! 20,24! 20,60 22,86 40,96! 10,96! 8,62", INK, 0)
    cv.line("-19,58 -5,58", 2.8, PAPER)
    cv.line("7,58 21,58", 2.8, PAPER)


def _fox(cv: Canvas) -> None:
    cv.shape(
        "-86,40 -72,34 -60,46 -46,44 -22,44 -12,36 -10,24! -2,32 6,34 16,44! 4,47 -4,54 -12,60 -6,72 6,78! -10,80 "
        "-20,66 "
        "-36,66 -46,74 -60,84! -54,68 -58,58 -70,58 -82,50", INK, 0)
    cv.shape("-18,62 -2,66 14,64! -4,74", INK, 0)
    cv.dot(0, 39, 1.8, PAPER)
    cv.stroke("-52,50 -36,54 -22,50", 2.2, colour=PAPER)


# ---- three of bastoni

LEAF_GOLD = Paint("#d9930f", "#8a5a08", "#f8c81c")
BROW = Paint("#6b4a12", "#40290a", "#8a5a08")
MOUTH = "#5c0d12"


def tre_di_bastoni(cv: Canvas) -> None:
    """Three crossing clubs, the mask ('gatto mammone') on the crossing."""
    for turn in (-25, 25, 0):
        with cv.at(250, 470, turn=turn, weight=0.62):
            baton(cv, 0, -50, 3.1, slim=0.68, flip=turn > 0, leaf_span=(8, -90), stem_from=-2)
    with cv.at(250, 470, 1.2):
        _mane(cv)
        for flip in (False, True):
            with cv.at(flip=flip):
                _ear(cv)
        _face(cv)
        for flip in (False, True):
            with cv.at(flip=flip):
                _eye_and_cheek(cv)
        _gaze_and_nose(cv)
        _mouth(cv)
        for flip in (False, True):
            with cv.at(flip=flip):
                _moustache(cv)
        _chin(cv)


def _mane(cv: Canvas) -> None:
    """Two wreaths of leaves behind the face: green outside, dark gold inside."""
    for distance, half_turn, count, paint in ((88, 66, 9, GREEN), (74, 84, 11, LEAF_GOLD)):
        step = 2 * half_turn / (count - 1)
        for i in range(count):
            angle = -90 - half_turn + step * i
            (root, _) = arc(0, -14, distance, angle, angle)
            with cv.at(root.x, root.y, 0.95, angle + 90):
                cv.shape("-17,14 -22,-4 -12,-20 -14,-30! 0,-24 4,-38! 10,-24 20,-26! 18,-8 17,14", paint, 2.6,
                         by=(-5, -3))
                cv.strokes("-2,10 -2,-10 3,-28 / -10,6 -12,-12 / 8,8 9,-14", 1.8, (1, 0.8, 0.1))


def _ear(cv: Canvas) -> None:
    cv.shape("64,-30 84,-54 108,-48 112,-16 100,12 84,30 66,22", YELLOW, 2.8, by=(-5, -5), lit=(3, 4))
    cv.line("76,-24 90,-40 98,-24 90,-2 80,12", 2.2)
    cv.strokes("82,-8 90,-20 / 80,2 86,0", 2, (0.3, 1, 0.3))
    cv.line("84,32 84,38", 2.4)
    bead(cv, 84, 45, 8, RED, 2.4)


def _face(cv: Canvas) -> None:
    """Skull, furrows and fringe."""
    cv.shape("0,-88 -40,-82 -68,-56 -78,-18 -74,24 -58,62 -36,94 -14,112 0,116 14,112 36,94 58,62 74,24 78,-18 68,-56 "
             "40,-82",
             YELLOW, 3, by=(-14, -6), lit=(8, 5), hatch=Hatch(28, 5, 1.7, (-24, -6), 0.6))
    for x in (-56, -36, -16, 4, 24, 44, 60):
        with cv.at(x - 2, -70 + abs(x - 2) * 0.3, turn=x * 0.42):
            cv.shape("-14,-14 -15,6 -8,24! -2,10 4,26! 12,10 15,-14 0,-26", LEAF_GOLD, 2.4, by=(-4, -3), lit=(3, 3),
                     thick=0.7)
            cv.strokes("-5,-14 -6,10 / 3,-16 4,14", 1.6, (1, 0.2))
    cv.strokes("-34,-30 -14,-38 0,-32 14,-38 34,-30 / -28,-23 -12,-30 0,-25 12,-30 28,-23", 2.2, (0.1, 1, 0.6, 1, 0.1))
    cv.strokes("-4,-22 -6,-12 -3,-4 / 4,-22 6,-12 3,-4", 2.4, (0.1, 1, 0.1))


def _eye_and_cheek(cv: Canvas) -> None:
    cv.shape("6,-6! 12,-24 34,-34 64,-30! 56,-22! 66,-18! 48,-16 30,-14 16,-2", BROW, 2.4, by=(-3, -3), lit=(2, 3))
    cv.strokes("16,-10 22,-26 / 26,-14 33,-30 / 38,-16 46,-29", 1.7, (1, 0.2), YELLOW.base)
    cv.shape("14,4! 24,-6 42,-8 55,3! 42,13 26,13", WHITE, 2.4, thick=0.4)
    cv.stroke("10,5 24,-8 42,-10 58,4", 4.4, (0.5, 1, 1, 0.4))
    cv.strokes("18,19 34,23 52,15 / 22,26 36,30 52,24 / 62,-4 70,-10 / 62,4 72,4 / 60,10 69,15", 2)
    cv.stroke("24,34 42,36 56,52 52,70", 2.6, (0.2, 1, 0.8, 0.1))
    cv.stroke("62,26 66,42 60,58", 2)
    cv.shape(ellipse(46, 42, 9, 7, 8), "#e0a012", 0)
    cv.strokes("40,40 46,37 52,41 / 41,46 47,49 53,45", 1.5)


def _gaze_and_nose(cv: Canvas) -> None:
    """Both eyes look aside to the left; the nose is big, hooked and warty."""
    for x in (-39, 29):
        cv.dot(x, 2.5, 8.6, "#5a3210", 1.6)
        cv.dot(x, 2.5, 4.2, INK)
        cv.dot(x - 2.6, -0.6, 2, WHITE.base)
    cv.shape("-9,-14 -11,8 -24,24 -28,38 -14,45 0,50 14,45 28,38 24,24 11,8 9,-14", YELLOW, 0)
    cv.facets("3,-8 5,10 12,26 24,36 12,44 2,32", YELLOW.shade)
    cv.stroke("-3,-2 -4,14 -5,28", 4, (0, 1, 0), YELLOW.light)
    for nostril in ("-9,-12 -11,8 -24,24 -28,37 -17,44", "9,-12 11,8 24,24 28,37 17,44"):
        cv.stroke(nostril, 3, (0.2, 0.8, 1, 1, 0.6))
    cv.stroke("-15,44 -6,42 0,48 6,42 15,44", 3, (0.6, 1, 1, 1, 0.6))
    cv.strokes("-16,38 -11,34 -7,38 / 16,38 11,34 7,38", 2)
    bead(cv, 15, 22, 4, LEAF_GOLD, 1.8)


def _mouth(cv: Canvas) -> None:
    cv.shape("-30,66 -17,58 0,61 17,58 30,66 26,88 12,99 -12,99 -26,88", MOUTH, 2.8, thick=0.6)
    cv.shape("-15,91 0,84 15,91 9,97 -9,97", RED, 1.8, thick=0)
    cv.shape("-24,65! 24,65! 20,77! -20,77!", WHITE, 2, thick=0)
    for x in (-13, -4.5, 4.5, 13):
        cv.line([(x, 65), (x * 0.95, 77)], 1.6)


def _moustache(cv: Canvas) -> None:
    """Huge and curled, one half."""
    cv.shape("0,50! 16,45 38,51 60,67 78,70 92,58 94,42 84,34 76,40! 70,30 84,20 102,28 108,50 100,76 80,94 52,90 "
             "28,78 12,69 0,68!",
             PALE_YELLOW, 2.8, by=(-4, -6))
    cv.strokes("8,56 30,60 54,77 80,82 / 8,62 28,69 50,83 70,87 / 20,52 42,62 62,74 86,74 / 92,70 100,56 101,40 92,29",
               2,
               (0.3, 1, 1, 0.1))


def _chin(cv: Canvas) -> None:
    cv.stroke("0,51 0,66", 2.2)
    cv.shape("-12,104! -6,101 0,103 6,101 12,104! 8,122 0,140! -8,122", LEAF_GOLD, 2.4, by=(-4, -3))
    cv.strokes("-4,106 -4,122 / 0,106 0,130 / 5,106 4,122", 1.6, (1, 0.2))
