"""Where the values of a TOML file stand: the line of every table, key and item of a list, for messages."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias, final

Place: TypeAlias = tuple[str, ...]  # keys, and places in lists as texts: ("steps", "2", "expect", "asked")

FILES_KEPT: Final = 4
BLANKS: Final = " \t\n"
QUOTES: Final = "\"'"
AFTER_VALUE: Final = ",]}#\n"
AFTER_KEY: Final = ".=]#\n \t"


def line_of(path: str, steps: list[str | int]) -> int:
    """The line of a value; of one that is not there, the line of what it should stand in."""
    places = lines_of(Path(path).read_text(encoding="utf-8-sig"))
    place = tuple([str(step) for step in steps])
    while place and place not in places:
        place = place[:-1]
    return places.get(place, 1)


@lru_cache(maxsize=FILES_KEPT)
def lines_of(text: str) -> dict[Place, int]:
    """The line of every table, key and item of a list in a valid file; many mistakes may be told of the same one."""
    return _Lines(text).places


@final
class _Lines:
    """A walk over the text; it only looks where things begin, `tomllib` has judged them."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.counted = 0  # as far as lines have been counted
        self.line = 1
        self.places: dict[Place, int] = {}
        self.records: dict[Place, int] = {}  # how many `[[...]]` a list of tables has had
        self.read()

    def read(self) -> None:
        table: Place = ()
        self.skip_blanks()
        while self.here():
            begin = self.at
            if self.here() == "[":
                table = self.header()
            else:
                self.entry(table)
            if self.at == begin:  # not TOML; never stand still
                self.at += 1
            self.skip_blanks()

    # Signs.

    def here(self) -> str:
        return self.text[self.at : self.at + 1]

    def line_here(self) -> int:
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.line

    def skip_blanks(self) -> None:
        """To the next sign that is neither blank nor part of a comment."""
        while self.here() and (self.here() in BLANKS or self.here() == "#"):
            if self.here() == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            else:
                self.at += 1

    def until(self, signs: str) -> str:
        """What stands before the next of these signs."""
        begin = self.at
        while self.here() and self.here() not in signs:
            self.at += 1
        return self.text[begin : self.at]

    def quoted(self) -> str:
        """A text with its quotes, one or three."""
        begin = self.at
        quote = self.here()
        if self.text.startswith(quote * 3, self.at):
            quote *= 3
        self.at += len(quote)
        while self.here() and not self.text.startswith(quote, self.at):
            self.at += 2 if self.here() == "\\" and quote[0] == '"' else 1
        self.at += len(quote)
        if len(quote) == 3:
            while self.here() == quote[0]:  # a text may end with quotes of its own
                self.at += 1
        return self.text[begin : self.at]

    # Keys and values.

    def keys(self) -> list[str]:
        """A key, of several words where there are dots in it."""
        found: list[str] = []
        while True:
            self.skip_blanks()
            found.append(plain(self.quoted()) if self.here() and self.here() in QUOTES else self.until(AFTER_KEY))
            self.skip_blanks()
            if self.here() != ".":
                return found
            self.at += 1

    def header(self) -> Place:
        """`[table]` or `[[list of tables]]`: what the keys after it belong to."""
        line = self.line_here()
        record = self.text.startswith("[[", self.at)
        self.at += 2 if record else 1
        keys = self.keys()
        self.at += 2 if record else 1
        place: Place = ()
        for key in keys[:-1]:
            place = self.latest((*place, key))
            self.places.setdefault(place, line)
        place = (*place, keys[-1])
        if record:
            self.places.setdefault(place, line)
            number = self.records.get(place, 0)
            self.records[place] = number + 1
            place = (*place, str(number))
        self.places[place] = line
        return place

    def latest(self, place: Place) -> Place:
        """The last table of a list of tables; any other place as it is."""
        count = self.records.get(place, 0)
        return (*place, str(count - 1)) if count else place

    def entry(self, table: Place) -> None:
        """`key = value`."""
        line = self.line_here()
        place = table
        for key in self.keys():
            place = (*place, key)
            self.places.setdefault(place, line)
        if self.here() == "=":
            self.at += 1
        self.skip_blanks()
        self.value(place)

    def value(self, place: Place) -> None:
        sign = self.here()
        if sign in ("[", "{"):
            self.at += 1
            self.items(place, "]" if sign == "[" else "}")
        elif sign in ('"', "'"):
            self.quoted()
        else:
            self.until(AFTER_VALUE)

    def items(self, place: Place, close: str) -> None:
        """What stands in the brackets of a list or a table."""
        number = 0
        self.skip_blanks()
        while self.here() and self.here() != close:
            begin = self.at
            if close == "]":
                item = (*place, str(number))
                self.places[item] = self.line_here()
                self.value(item)
            else:
                self.entry(place)
            number += 1
            self.skip_blanks()
            if self.here() == "," or self.at == begin:
                self.at += 1
            self.skip_blanks()
        self.at += 1


def plain(quoted: str) -> str:
    """The text in the quotes."""
    try:
        return str(tomllib.loads(f"key = {quoted}")["key"])
    except tomllib.TOMLDecodeError:
        return quoted
