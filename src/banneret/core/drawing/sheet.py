"""What a drawing is made of: fragments, which are sent by themselves, pieces, symbols, and parts that are kept by key.

Every element with an id is a fragment. In the text around it a mark stands in its place, the id between two signs that
no text of a person holds. `Drawing.regions` puts the fragments back: that is the HTML of a whole page.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias, final

from banneret.core.drawing.svg import MARK, Attribute, Markup, element

HIDDEN: Final[dict[str, Attribute]] = {"class": "symbols", "width": 0, "height": 0, "aria-hidden": "true"}
BYTES_KEPT: Final = 24_000_000
"""How much text the table of parts holds at most, in characters, both generations together."""

PartKey: TypeAlias = tuple[object, ...]


def whole(text: str, fragments: dict[str, str]) -> str:
    """A text with the fragments in the places of their marks."""
    if MARK not in text:
        return text
    pieces = text.split(MARK)
    for at in range(1, len(pieces), 2):
        pieces[at] = whole(fragments[pieces[at]], fragments)
    return "".join(pieces)


def symbols_of(symbols: Iterable[str]) -> str:
    """The pictures that a region uses, written down where nobody sees them."""
    return element("svg", HIDDEN, *[Markup(symbol) for symbol in symbols]).text


@final
class Drawing:
    """A table as drawn: the texts of its regions (at least `board` and `hand`) with marks, the fragments that the marks
    stand for, the symbols by region, and of every piece where it lies or what it shows."""

    def __init__(
        self,
        texts: dict[str, str],
        pieces: dict[str, str],
        fragments: dict[str, str] | None = None,
        symbols: dict[str, dict[str, str]] | None = None,
    ) -> None:
        self.texts = texts
        self.pieces = pieces
        self.fragments: dict[str, str] = {} if fragments is None else fragments
        self.symbols: dict[str, dict[str, str]] = {} if symbols is None else symbols

    @property
    def regions(self) -> dict[str, str]:
        """The HTML of every region, its symbols first."""
        found: dict[str, str] = {}
        for name, text in self.texts.items():
            symbols = self.symbols.get(name, {})
            found[name] = (symbols_of(symbols.values()) if symbols else "") + whole(text, self.fragments)
        return found

    def changed_since(self, before: "Drawing") -> set[str]:
        """The pieces that lie elsewhere, or show something else, than in an earlier drawing."""
        return {id for id, place in self.pieces.items() if before.pieces.get(id) != place}


@final
class Sheet:
    """What is gathered while a table is drawn, for all of its regions."""

    def __init__(self) -> None:
        self.pieces: dict[str, str] = {}
        self.fragments: dict[str, str] = {}
        self.symbols: dict[str, dict[str, str]] = {}

    def fragment(self, id: str, text: str) -> Markup:
        """Note an element by its id; the mark that stands for it."""
        self.fragments[id] = text
        return self.mark(id)

    def mark(self, id: str) -> Markup:
        """What stands for a fragment in the text around it."""
        return Markup(f"{MARK}{id}{MARK}")

    def whole(self, made: Markup) -> str:
        """The HTML of something that was drawn on this sheet."""
        return whole(made.text, self.fragments)

    def drawing(self, texts: dict[str, str]) -> Drawing:
        return Drawing(texts, self.pieces, self.fragments, self.symbols)


@final
class Part:
    """Something drawn before, with all that belongs to it."""

    def __init__(self, made: Markup, sheet: Sheet, symbols: dict[str, str]) -> None:
        self.made = made
        self.pieces = sheet.pieces
        self.fragments = sheet.fragments
        self.symbols = symbols
        self.size = len(made.text) + sum([len(text) for text in sheet.fragments.values()])


@final
class KeptParts:
    """The parts that all tables of the process share. What is not asked for during a whole generation is forgotten."""

    def __init__(self) -> None:
        self.young: dict[PartKey, Part] = {}
        self.old: dict[PartKey, Part] = {}
        self.size = 0
        self.switched_off = False

    def get(self, key: PartKey) -> Part | None:
        if self.switched_off:
            return None
        found = self.young.get(key)
        if found is not None:
            return found
        found = self.old.get(key)
        if found is not None:
            self.put(key, found)
        return found

    def put(self, key: PartKey, part: Part) -> None:
        if self.switched_off:
            return
        if self.size + part.size > BYTES_KEPT // 2:
            self.old, self.young, self.size = self.young, {}, 0
        self.young[key] = part
        self.size += part.size

    def clear(self) -> None:
        self.old, self.young, self.size = {}, {}, 0


PARTS: Final = KeptParts()
