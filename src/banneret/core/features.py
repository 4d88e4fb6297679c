"""Shapes: how a value of a view becomes bytes, declared once beside the value itself. No game writes an encoder.

Every shape has a fixed width for a number of players and writes into a row of zeros. A value that its shape cannot hold
raises Misfit: nothing is clipped in silence. Seats are told from the viewer on, who is always the first, so that one
network can play every seat.
"""

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from banneret.core.bits import BIT

UNKNOWN: Final = -1
BYTE: Final = 255
WIDEST_MASK: Final = 61


class Misfit(ValueError):
    """A value that its declared shape cannot hold: the declaration is wrong."""

    def __init__(self, shape: "Shape", value: object) -> None:
        super().__init__(f"{value!r} is no {shape.text()}")


@final
class Slot:
    """A part of an observation by its name: the bytes from `start` up to `stop`, and what they mean."""

    __slots__ = ("meaning", "name", "start", "stop")

    def __init__(self, name: str, meaning: str, start: int, stop: int) -> None:
        self.name = name
        self.meaning = meaning
        self.start = start
        self.stop = stop

    def __repr__(self) -> str:
        return f"<{self.name}: {self.meaning}, bytes {self.start} to {self.stop - 1}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """How a value is written as bytes."""

    def size(self, players: i64) -> i64:
        """How many bytes it takes at a table of so many players."""
        return 0

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        """Write the value into zeros from `at` on, the seats counted from `first`."""

    def text(self) -> str:
        """What the bytes mean, for the layout."""
        return "nothing"

    def slots(self, name: str, players: int, at: int, seats: list[str]) -> list[Slot]:
        """The parts by name; `seats` names the seats in the order in which they are written."""
        size = int(self.size(players))
        return [Slot(name, self.text(), at, at + size)] if size else []


@final
class Nothing(Shape):
    """Left out, and why: derived from other fields, or of no use to a seat."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def text(self) -> str:
        return f"nothing: {self.reason}"


@final
class Flag(Shape):
    """1 or 0."""

    def size(self, players: i64) -> i64:
        return 1

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        if value:
            out[at] = 1

    def text(self) -> str:
        return "1 if so"


@final
class Number(Shape):
    """A number counted from the lowest; where there are more than 256 of them, in 256 even steps.

    `capped`: what is higher is written as the highest, what is lower as the lowest.
    """

    def __init__(self, low: int, high: int, capped: bool = False) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.capped = capped

    def size(self, players: i64) -> i64:
        return 1

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        number: i64 = cast(int, value)
        if self.capped:
            number = self.low if number < self.low else self.high if number > self.high else number
        if number < self.low or number > self.high:
            raise Misfit(self, value)
        number -= self.low
        span = self.high - self.low
        if span > BYTE:
            number = number * BYTE // span
        if number != 0:
            out[at] = number

    def text(self) -> str:
        scaled = f", times {BYTE} / {self.high - self.low}" if self.high - self.low > BYTE else ""
        more = " or more" if self.capped else ""
        return f"number {self.low} to {self.high}{more}" + (f", less {self.low}" if self.low else "") + scaled


@final
class Count(Shape):
    """How many there are in a list, and nothing of what they are."""

    def __init__(self, most: int) -> None:
        self.most: i64 = most

    def size(self, players: i64) -> i64:
        return 1

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        found: i64 = len(cast(list[object], value))
        if found > self.most:
            raise Misfit(self, value)
        if found != 0:
            out[at] = found

    def text(self) -> str:
        return f"how many, 0 to {self.most}"


@final
class OneOf(Shape):
    """One of several: a byte for each, one of them set. `blank`, the unknown or none at all, sets none."""

    def __init__(self, low: int, high: int, blank: int = UNKNOWN) -> None:
        self.low: i64 = low
        self.high: i64 = high
        self.blank: i64 = blank

    def size(self, players: i64) -> i64:
        return self.high - self.low + 1

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        number: i64 = cast(int, value)
        if number >= self.low and number <= self.high:
            out[at + number - self.low] = 1
        elif number != self.blank:
            raise Misfit(self, value)

    def text(self) -> str:
        return f"one of {self.low} to {self.high}"


@final
class Code(Shape):
    """A number that names something: whether there is one, and its binary digits, the lowest first.

    Numbers from `blank` up to -1 mean that there is none.
    """

    def __init__(self, high: int, blank: int = UNKNOWN) -> None:
        self.high: i64 = high
        self.blank: i64 = blank
        self.digits: i64 = high.bit_length()

    def size(self, players: i64) -> i64:
        return self.digits + 1

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        number: i64 = cast(int, value)
        if number < 0 and number >= self.blank:
            return
        if number < 0 or number > self.high:
            raise Misfit(self, value)
        out[at] = 1
        while number != 0:
            at += 1
            if number & 1:
                out[at] = 1
            number >>= 1

    def text(self) -> str:
        return f"1 if there is one, then its {self.digits} binary digits"


@final
class Seat(Shape):
    """A seat, counted from the viewer on; nobody sets no byte.

    `extra` numbers that are no seat have bytes of their own. With `each` above 1 it is one of so many pieces of a seat,
    numbered seat by seat.
    """

    def __init__(self, extra: list[int] | None = None, each: int = 1, blank: int = UNKNOWN) -> None:
        self.extra: list[int] = [] if extra is None else extra
        self.each: i64 = each
        self.blank: i64 = blank

    def size(self, players: i64) -> i64:
        return players * self.each + len(self.extra)

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        number: i64 = cast(int, value)
        if number in self.extra:
            out[at + players * self.each + self.extra.index(number)] = 1
        elif number >= 0 and number < players * self.each:
            seat = number // self.each - first
            if seat < 0:
                seat += players
            out[at + seat * self.each + number % self.each] = 1
        elif number != self.blank:
            raise Misfit(self, value)

    def text(self) -> str:
        pieces = f", {self.each} pieces each" if self.each > 1 else ""
        extra = f", then {', '.join(map(str, self.extra))}" if self.extra else ""
        return f"one of the seats{pieces}{extra}"


@final
class Bits(Shape):
    """A set of pieces, kept as a mask: a byte for each."""

    def __init__(self, count: int) -> None:
        if count > WIDEST_MASK:
            raise ValueError(f"a mask has at most {WIDEST_MASK} members")
        self.count: i64 = count

    def size(self, players: i64) -> i64:
        return self.count

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        mask: i64 = cast(int, value)
        if mask < 0 or mask >= BIT[self.count]:
            raise Misfit(self, value)
        while mask != 0:
            if mask & 1:
                out[at] = 1
            mask >>= 1
            at += 1

    def text(self) -> str:
        return f"a set of {self.count}"


@final
class SeatBits(Shape):
    """A set of seats, kept as a mask, counted from the viewer on; with `each` of so many pieces of every seat."""

    def __init__(self, each: int = 1) -> None:
        self.each: i64 = each

    def size(self, players: i64) -> i64:
        return players * self.each

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        mask: i64 = cast(int, value)
        each = self.each
        if mask < 0 or mask >= BIT[players * each]:
            raise Misfit(self, value)
        number: i64 = 0
        while mask != 0:
            if mask & 1:
                seat = number // each - first
                if seat < 0:
                    seat += players
                out[at + seat * each + number % each] = 1
            mask >>= 1
            number += 1

    def text(self) -> str:
        return "a set of seats" if self.each == 1 else f"a set of pieces, {self.each} of each seat"


@final
class OneOrSeat(Shape):
    """One of so many, or after them a seat counted from the viewer on; nothing sets no byte."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def size(self, players: i64) -> i64:
        return self.count + players

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        number: i64 = cast(int, value)
        if number == UNKNOWN:
            return
        if number < 0 or number >= self.count + players:
            raise Misfit(self, value)
        if number >= self.count:
            number -= first
            if number < self.count:
                number += players
        out[at + number] = 1

    def text(self) -> str:
        return f"one of {self.count}, or one of the seats"
