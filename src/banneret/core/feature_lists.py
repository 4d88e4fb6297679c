"""Shapes of values that are lists or objects: pieces without order, rows, values by seat, records."""

from typing import cast, final

from mypy_extensions import i64

from banneret.core.features import BYTE, UNKNOWN, Misfit, Shape, Slot


@final
class Bag(Shape):
    """Pieces without order: how many of each, and last how many are unknown."""

    def __init__(self, kinds: int, low: int = 0) -> None:
        self.kinds: i64 = kinds
        self.low: i64 = low

    def size(self, players: i64) -> i64:
        return self.kinds + 1

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        unknown: i64 = 0
        for piece in cast(list[int], value):
            place: i64 = piece - self.low
            if place >= 0 and place < self.kinds:
                out[at + place] += 1
            elif piece == UNKNOWN:
                unknown += 1
            else:
                raise Misfit(self, value)
        if unknown != 0:
            out[at + self.kinds] = unknown

    def text(self) -> str:
        return f"how many of each of {self.kinds}, and how many unknown"


@final
class Pile(Shape):
    """A pile of which the top, its first piece, may be known: the top, one of so many, and how many there are.

    `backs`: only the back of the top is written; where cards lie open it is the one of the card.
    """

    def __init__(self, kinds: int, low: int = 0, backs: list[int] | None = None) -> None:
        self.kinds: i64 = kinds
        self.low: i64 = low
        self.backs: list[int] = [] if backs is None else backs

    def size(self, players: i64) -> i64:
        return self.kinds + 1

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        pile = cast(list[int], value)
        if not pile:
            return
        top: i64 = pile[0]
        if top >= 0 and top < len(self.backs):
            top = self.backs[top]
        if top >= self.low and top < self.low + self.kinds:
            out[at + top - self.low] = 1
        elif top != UNKNOWN:
            raise Misfit(self, value)
        out[at + self.kinds] = len(pile)

    def text(self) -> str:
        return f"the top, one of {self.kinds}, and how many"


@final
class SeatBag(Shape):
    """Pieces without order that belong to seats, numbered seat by seat, `each` kinds of every seat: how many of each.

    `extra` pieces belong to nobody and stand last.
    """

    def __init__(self, each: int, extra: list[int]) -> None:
        self.each: i64 = each
        self.extra = extra

    def size(self, players: i64) -> i64:
        return players * self.each + len(self.extra)

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        each = self.each
        for entry in cast(list[int], value):
            piece: i64 = entry
            if piece in self.extra:
                out[at + players * each + self.extra.index(piece)] += 1
            elif piece >= 0 and piece < players * each:
                seat = piece // each - first
                if seat < 0:
                    seat += players
                out[at + seat * each + piece % each] += 1
            else:
                raise Misfit(self, value)

    def text(self) -> str:
        return f"how many of each of {self.each} of every seat, then {len(self.extra)} of nobody's"


@final
class Row(Shape):
    """A list in order, each place of the same shape, zeros after its end."""

    def __init__(self, length: int, shape: Shape) -> None:
        self.length: i64 = length
        self.shape = shape

    def size(self, players: i64) -> i64:
        return self.length * self.shape.size(players)

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        entries = cast(list[object], value)
        if len(entries) > self.length:
            raise Misfit(self, value)
        width = self.shape.size(players)
        for entry in entries:
            self.shape.write(out, at, entry, players, first)
            at += width

    def text(self) -> str:
        return f"up to {self.length} of: {self.shape.text()}"


@final
class Tail(Shape):
    """A list that may grow: how many there are, 255 at most, and the last ones, the very last first."""

    def __init__(self, length: int, shape: Shape) -> None:
        self.length: i64 = length
        self.shape = shape

    def size(self, players: i64) -> i64:
        return 1 + self.length * self.shape.size(players)

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        entries = cast(list[object], value)
        left: i64 = len(entries)
        if left == 0:
            return
        out[at] = left if left < BYTE else BYTE
        at += 1
        width = self.shape.size(players)
        end = left - self.length
        while left > 0 and left > end:
            left -= 1
            self.shape.write(out, at, entries[left], players, first)
            at += width

    def text(self) -> str:
        return f"how many, then the last {self.length}: {self.shape.text()}"


@final
class Own(Shape):
    """A list by seat of which nobody sees more than his own entry: the viewer's."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def size(self, players: i64) -> i64:
        return self.shape.size(players)

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        self.shape.write(out, at, cast(list[object], value)[first], players, first)

    def text(self) -> str:
        return f"one's own: {self.shape.text()}"


@final
class ThenSeats(Shape):
    """A value for each of so many places and then for each seat, the viewer's first; what follows is not used."""

    def __init__(self, count: int, shape: Shape) -> None:
        self.count: i64 = count
        self.shape = shape

    def size(self, players: i64) -> i64:
        return (self.count + players) * self.shape.size(players)

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        entries = cast(list[object], value)
        if len(entries) < self.count + players:
            raise Misfit(self, value)
        width = self.shape.size(players)
        place: i64 = 0
        while place < self.count + players:
            of = place
            if place >= self.count:
                of = place + first
                if of >= self.count + players:
                    of -= players
            self.shape.write(out, at, entries[of], players, first)
            at += width
            place += 1

    def text(self) -> str:
        return f"for each of {self.count}, then for each seat: {self.shape.text()}"


@final
class EachSeat(Shape):
    """A value for each seat, the viewer's first; with `each` so many for every seat, one seat after another.

    `by_place`: the list goes through the seats again for each of the places.
    """

    def __init__(self, shape: Shape, each: int = 1, by_place: bool = False) -> None:
        self.shape = shape
        self.each: i64 = each
        self.by_place = by_place

    def size(self, players: i64) -> i64:
        return players * self.each * self.shape.size(players)

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        entries = cast(list[object], value)
        each = self.each
        if len(entries) != players * each:
            raise Misfit(self, value)
        width = self.shape.size(players)
        shape = self.shape
        seat: i64 = 0
        while seat < players:
            of = seat + first
            if of >= players:
                of -= players
            place: i64 = 0
            while place < each:
                entry = entries[place * players + of] if self.by_place else entries[of * each + place]
                shape.write(out, at, entry, players, first)
                at += width
                place += 1
            seat += 1

    def text(self) -> str:
        pieces = f", {self.each} times" if self.each > 1 else ""
        return f"for each seat{pieces}: {self.shape.text()}"

    def slots(self, name: str, players: int, at: int, seats: list[str]) -> list[Slot]:
        found: list[Slot] = []
        width = int(self.shape.size(players))
        for seat in seats:
            for place in range(int(self.each)):
                which = f"{name}[{seat}]" if self.each == 1 else f"{name}[{seat}][{place}]"
                found += self.shape.slots(which, players, at, seats)
                at += width
        return found


class Parts(Shape):
    """Several shapes one after another, each with a name."""

    def __init__(self, shapes: dict[str, Shape]) -> None:
        self.names = list(shapes)
        self.shapes = list(shapes.values())

    def size(self, players: i64) -> i64:
        total: i64 = 0
        for shape in self.shapes:
            total += shape.size(players)
        return total

    def text(self) -> str:
        return ", ".join([f"{name}: {shape.text()}" for name, shape in zip(self.names, self.shapes, strict=True)])

    def slots(self, name: str, players: int, at: int, seats: list[str]) -> list[Slot]:
        return slots_of(name, self.names, self.shapes, players, at, seats)


@final
class Record(Parts):
    """A list whose places have meanings of their own."""

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        entries = cast(list[object], value)
        if not entries:
            return
        if len(entries) != len(self.shapes):
            raise Misfit(self, value)
        for place, shape in enumerate(self.shapes):
            shape.write(out, at, entries[place], players, first)
            at += shape.size(players)


@final
class Thing(Parts):
    """An object, by its attributes; None is all zeros."""

    def size(self, players: i64) -> i64:
        return 1 + Parts.size(self, players)

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        if value is None:
            return
        out[at] = 1
        at += 1
        for place, shape in enumerate(self.shapes):
            shape.write(out, at, getattr(value, self.names[place]), players, first)
            at += shape.size(players)

    def slots(self, name: str, players: int, at: int, seats: list[str]) -> list[Slot]:
        there = [Slot(f"{name} there", "1 if so", at, at + 1)]
        return there + slots_of(name, self.names, self.shapes, players, at + 1, seats)


@final
class Maybe(Shape):
    """A value that may be missing: whether it is there, and then its shape."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def size(self, players: i64) -> i64:
        return 1 + self.shape.size(players)

    def write(self, out: bytearray, at: i64, value: object, players: i64, first: i64) -> None:
        if value is None:
            return
        out[at] = 1
        self.shape.write(out, at + 1, value, players, first)

    def text(self) -> str:
        return f"1 if there is one, then {self.shape.text()}"


def slots_of(
    name: str, names: list[str], shapes: list[Shape], players: int, at: int, seats: list[str]
) -> list[Slot]:  # fmt: skip
    """The slots of several parts, one after another."""
    found: list[Slot] = []
    for part, shape in zip(names, shapes, strict=True):
        found += shape.slots(f"{name}.{part}" if name else part, players, at, seats)
        at += int(shape.size(players))
    return found
