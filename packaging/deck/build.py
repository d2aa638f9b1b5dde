"""Draw the deck: write every picture of the card themes, or check that the committed ones are exactly these.

usage: python packaging/deck/build.py [--check] [--out DIR]

The modules of this folder import each other by plain name, so it is run as a script.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import deck
import icons
from ink import Canvas

TITLE = "Tressette"

ASSETS = Path(__file__).resolve().parents[2] / "tressette_desktop" / "assets"


def pictures() -> Iterator[tuple[str, str]]:
    """Path below the assets folder, and text, of every picture that is drawn here."""
    for theme in (deck.neapolitan, deck.grande, deck.francesi, deck.indices):
        for name, text in theme():
            yield f"cards/{theme.__name__}/{name}", text
    for draw in (icons.app, icons.document):
        canvas = Canvas()
        draw(canvas)
        yield f"icons/{draw.__name__}.svg", canvas.svg(TITLE, icons.SIZE, icons.SIZE)


def differing(folder: Path) -> list[str]:
    """Pictures that are missing from the folder or not byte for byte what is drawn here."""
    wrong = []
    for name, text in pictures():
        path = folder / name
        if not path.is_file() or path.read_bytes() != text.encode():
            wrong.append(name)
    return wrong


def write(folder: Path) -> int:
    """Write all pictures below the folder; returns how many."""
    count = 0
    for name, text in pictures():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
        count += 1
    return count


def main(arguments: list[str] | None = None) -> int:
    """Exit status 0, or 1 when a checked picture differs."""
    parser = argparse.ArgumentParser(description="Draw the card pictures of Tressette Desktop.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a picture differs from what is "
                                                             "drawn")
    parser.add_argument("--out", type=Path, default=ASSETS, metavar="DIR", help="folder of the pictures (default: the "
                                                                                "assets)")
    options = parser.parse_args(arguments)
    if not options.check:
        print(f"{write(options.out)} pictures written below {options.out}.")
        return 0
    wrong = differing(options.out)
    if wrong:
        print(f"{len(wrong)} pictures differ from what is drawn here: {', '.join(wrong)}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
