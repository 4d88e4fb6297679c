"""What a field of a state holds, and how positions write it: numbers, flags, seats, words, pieces.

Each kind of value says its type for the state's constructor, tells a value in the words of positions, and reads it
back from them. `words` of a reader know the seats' names and tell mistakes with their key (core/position.py).
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from banneret.core import features
from banneret.core.bits import BIT
from banneret.core.feature_lists import Bag, EachSeat
from banneret.core.jsons import Json

if TYPE_CHECKING:
    from banneret.core.position import PositionWords

NOBODY_WORD: Final = "nobody"
HIDDEN_WORD: Final = "?"
NONE_WORD: Final = "none"
NOT_THERE: Final = -1
MOST: Final = 999_999


class Value:
    """Something that positions do not name; `type` and `start` are what the state's constructor says of it."""

    told = False

    def __init__(self, type: str = "list[int]", start: str = "[]") -> None:
        self.type = type
        self.start = start

    def shape(self) -> features.Shape | None:
        """Its form in observations, where what it holds says all; else the field names one."""
        return None

    def tell(self, value: object, names: list[str]) -> Json:
        """A value of the state in the words of positions."""
        raise TypeError("positions do not name this value")

    def read(self, words: "PositionWords", key: str, given: Json) -> object:
        """The value that a position gives; what it cannot be is told with its key."""
        raise TypeError("positions do not name this value")


class Told(Value):
    """A value that positions name."""

    told = True


class Number(Told):
    """A whole number in a range."""

    def __init__(self, low: int = 0, high: int = MOST, start: str = "0") -> None:
        super().__init__("i64", start)
        self.low = low
        self.high = high

    def shape(self) -> features.Shape | None:
        return None if self.high - self.low > features.BYTE else features.Number(self.low, self.high)

    def tell(self, value: object, names: list[str]) -> Json:
        return cast(int, value)

    def read(self, words: "PositionWords", key: str, given: Json) -> int:
        return words.number_of(key, given, self.low, self.high)


class Flag(Told):
    """True or false."""

    def __init__(self, start: str = "False") -> None:
        super().__init__("bool", start)

    def shape(self) -> features.Shape:
        return features.Flag()

    def tell(self, value: object, names: list[str]) -> Json:
        return bool(value)

    def read(self, words: "PositionWords", key: str, given: Json) -> bool:
        return words.flag_of(key, given)


class Seat(Told):
    """A seat by its name, or nobody; `others` are names for numbers that are no seat."""

    def __init__(self, start: str = "-1", others: Mapping[int, str] | None = None) -> None:
        super().__init__("i64", start)
        self.others: Mapping[int, str] = {} if others is None else others

    def shape(self) -> features.Shape:
        return features.Seat(sorted(self.others))

    def tell(self, value: object, names: list[str]) -> Json:
        seat = cast(int, value)
        if seat in self.others:
            return self.others[seat]
        return names[seat] if 0 <= seat < len(names) else NOBODY_WORD

    def read(self, words: "PositionWords", key: str, given: Json) -> int:
        if given == NOBODY_WORD:
            return NOT_THERE
        for number, word in self.others.items():
            if given == word and word not in words.names:
                return number
        return words.seat_of(key, given)


class SeatMask(Told):
    """A set of seats, as a list of names."""

    def __init__(self, start: str = "0") -> None:
        super().__init__("i64", start)

    def shape(self) -> features.Shape:
        return features.SeatBits()

    def tell(self, value: object, names: list[str]) -> Json:
        mask = cast(int, value)
        return [name for seat, name in enumerate(names) if mask & BIT[seat]]

    def read(self, words: "PositionWords", key: str, given: Json) -> int:
        return sum(2**seat for seat in words.seats_of(key, given))


class Word(Told):
    """One of several words; `none` stands for the number below the first where the value can be missing."""

    def __init__(self, words: list[str], start: str = "0", none: str = "") -> None:
        super().__init__("i64", start)
        self.words = words
        self.none = none

    def shape(self) -> features.Shape:
        return features.OneOf(0, len(self.words) - 1)

    def tell(self, value: object, names: list[str]) -> Json:
        number = cast(int, value)
        return self.words[number] if number >= 0 else self.none or HIDDEN_WORD

    def read(self, words: "PositionWords", key: str, given: Json) -> int:
        known = [self.none, *self.words] if self.none else self.words
        return known.index(words.word_of(key, given, known)) - (1 if self.none else 0)


class Pieces(Told):
    """Pieces by their words, with blanks between them; `sort` where their order means nothing."""

    def __init__(self, words: list[str], start: str = "[]", sort: bool = False) -> None:
        super().__init__("list[int]", start)
        self.words = words
        self.sort = sort

    def shape(self) -> features.Shape:
        return Bag(len(self.words))

    def tell(self, value: object, names: list[str]) -> Json:
        pieces = cast(list[int], value)
        found = sorted(pieces) if self.sort else pieces
        return " ".join([self.words[piece] if piece >= 0 else HIDDEN_WORD for piece in found])

    def read(self, words: "PositionWords", key: str, given: Json) -> list[int]:
        return words.kinds_of(key, given, self.words)


class Cards(Pieces):
    """Cards in the game's notation."""

    def read(self, words: "PositionWords", key: str, given: Json) -> list[int]:
        return words.cards_of(key, given)


class PieceMask(Told):
    """A set of pieces by their words."""

    def __init__(self, words: list[str], start: str = "0") -> None:
        super().__init__("i64", start)
        self.words = words

    def shape(self) -> features.Shape:
        return features.Bits(len(self.words))

    def tell(self, value: object, names: list[str]) -> Json:
        mask = cast(int, value)
        return " ".join([word for piece, word in enumerate(self.words) if mask & BIT[piece]])

    def read(self, words: "PositionWords", key: str, given: Json) -> int:
        return sum(2**piece for piece in set(words.kinds_of(key, given, self.words)))


class Numbers(Told):
    """Whole numbers in a list."""

    def __init__(self, low: int = 0, high: int = MOST, start: str = "[]") -> None:
        super().__init__("list[int]", start)
        self.low = low
        self.high = high

    def tell(self, value: object, names: list[str]) -> Json:
        return list(cast(list[int], value))

    def read(self, words: "PositionWords", key: str, given: Json) -> list[int]:
        return [words.number_of(key, item, self.low, self.high) for item in words.items_of(given)]


class BySeat(Told):
    """A value for each seat, as a table by names; seats that are not named keep `blank`, the value at the start."""

    def __init__(self, each: Value, blank: str = "") -> None:
        super().__init__("list[list[int]]" if each.type == "list[int]" else "list[int]")
        self.each = each
        self.start = f"[{blank or each.start} for _ in range(players)]"

    def shape(self) -> features.Shape | None:
        each = self.each.shape()
        return None if each is None else EachSeat(each)

    def tell(self, value: object, names: list[str]) -> Json:
        values = cast(list[object], value)
        return {name: self.each.tell(values[seat], names) for seat, name in enumerate(names)}

    def read(self, words: "PositionWords", key: str, given: Json) -> dict[int, object]:
        """The values by seat, for those that are named."""
        found = words.by_seat_of(key, given)
        return {seat: self.each.read(words, words.of_seat(key, seat), entry) for seat, entry in found.items()}


def put(game: object, name: str, value: object) -> None:
    """Give a field the value that was read; of a value by seat, only the seats that were named."""
    if isinstance(value, dict):
        kept = list(cast(list[object], getattr(game, name)))
        for seat, entry in value.items():
            kept[seat] = entry
        setattr(game, name, kept)
    else:
        setattr(game, name, value)
