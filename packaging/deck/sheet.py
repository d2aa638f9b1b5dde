"""Sheet: the elements of one picture, in the order they are drawn."""

from marks import number
from palette import INK, PAPER

WIDTH, HEIGHT = 500, 830
"""Card size in drawing units: 10 units are one millimetre."""


class Sheet:
    """Collects SVG elements and writes the picture."""

    def __init__(self) -> None:
        self._elements: list[str] = []
        self._open_fill: str | None = None

    def raw(self, element: str) -> None:
        """Add an element as it stands."""
        self._open_fill = None
        self._elements.append(element)

    def fill(self, path: str, colour: str) -> None:
        """A flat area without contour; neighbours of one colour share an element."""
        if not path:
            return
        if self._open_fill == colour:
            self._elements[-1] = self._elements[-1].replace('" fill=', path + '" fill=', 1)
            return
        self.raw(f'<path d="{path}" fill="{colour}"/>')
        self._open_fill = colour

    def pen(
        self, path: str, width: float, colour: str = INK, fill: str = "none", cap: str = "round", move: str = ""
    ) -> None:
        """A path drawn with a pen of constant width."""
        self.raw(
            f'<path d="{path}" fill="{fill}" stroke="{colour}" stroke-width="{number(width)}"'
            f' stroke-linejoin="round" stroke-linecap="{cap}"{move}/>'
        )

    def card(self, title: str) -> str:
        """The picture of a card: blank paper with the traditional thin black edge, and the drawing on it.

        The drawing is one group called ``art``, so that it can be moved aside for an index in the corner.
        """
        size = f'width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="24"'
        paper = f'<rect x="1.5" y="1.5" {size} fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
        return document(title, WIDTH, HEIGHT, [paper, '<g id="art">', *self._elements, "</g>"])

    def svg(self, title: str, width: int, height: int) -> str:
        """The drawing alone, as a picture of that size."""
        return document(title, width, height, self._elements)


def document(title: str, width: int, height: int, elements: list[str]) -> str:
    """SVG text around drawing elements."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    head = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', f"<title>{title}</title>"]
    return "\n".join([*head, *elements, "</svg>\n"])
