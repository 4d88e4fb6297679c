"""Observations: a view as a row of bytes, and the layout that says what each of them means.

An observation is made from a view alone: its declared fields, the stack, what its seat remembers, and the options. It
is the same on both engines. Shapes are declared for the game's own data file.
"""

import inspect
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.feature_lists import slots_of
from banneret.core.features import BYTE, Flag, Misfit, Number, OneOf, Seat, SeatBits, Shape, Slot
from banneret.core.kernel import Frame, Game
from banneret.core.options import Option, settle_options
from banneret.core.view import View

if TYPE_CHECKING:
    from banneret.core.kind import GameKind

EVERY_GAMES_PARTS: Final[dict[str, Shape]] = {"seat": Seat(), "everyone": SeatBits(), "open_seats": SeatBits()}
"""The constructor's arguments that the kernel's own questions have."""


@final
class Shapes:
    """What a game declares beside its fields: the shapes of its frames' parts and of what its seats remember.

    A part is found by the name of the constructor's argument, `pile`, or of frame and argument, `Search.pile`, where
    one frame means something else by it. `memory` names attributes.
    """

    def __init__(self, parts: Mapping[str, Shape] | None = None, memory: Mapping[str, Shape] | None = None) -> None:
        self.parts: dict[str, Shape] = {**EVERY_GAMES_PARTS, **({} if parts is None else parts)}
        self.memory: dict[str, Shape] = {} if memory is None else dict(memory)

    def of(self, frame: str, part: str) -> Shape | None:
        """The shape of a part; None: none is declared."""
        return self.parts.get(f"{frame}.{part}", self.parts.get(part))


def part_names(frame: type[Frame[Game]]) -> list[str]:
    """The names of a frame's parts: the arguments of its constructor."""
    return list(inspect.signature(frame).parameters)


@final
class FramePlace:
    """Where a class of frames stands in the observation: its number, and where its parts begin."""

    def __init__(self, number: int, at: int, shapes: list[Shape]) -> None:
        self.number: i64 = number
        self.at: i64 = at
        self.shapes = shapes


def option_shape(option: Option) -> Shape:
    return Number(0, option.up_to) if option.is_number else OneOf(0, len(option.values) - 1)


def option_value(option: Option, value: str) -> int:
    return int(value) if option.is_number else option.values.index(value)


@final
class Encoder:
    """Turns the views of one kind of table into observations: a game, a number of players, options.

    `memory`: with what the seat remembers. Seats are counted from the viewer on, a spectator's from seat 0.
    """

    def __init__(
        self,
        kind: "GameKind",
        players: int,
        options: Mapping[str, str] | None = None,
        memory: bool = True,
    ) -> None:
        kind.check_players(players)
        self.players: i64 = players
        self.layout: list[Slot] = []
        self.seats = ["me", *[f"me+{seat}" for seat in range(1, players)]]
        at = 0
        fields = [field for field in kind.rules.fields if field.shape is not None and field.shape.size(players) > 0]
        self.names = [field.name for field in fields]
        self.shapes: list[Shape] = [field.shape for field in fields if field.shape is not None]
        self.starts: list[int] = []
        at = self._enter("", self.names, self.shapes, self.starts, at)
        self.counts_at: i64 = at
        frames = list(kind.rules.frames)
        at = self._enter("on the stack", frames, [Number(0, BYTE) for _ in frames], [], at)
        self.top_at: i64 = at
        at = self._enter("on top", frames, [Flag() for _ in frames], [], at)
        self.frames: dict[type[Frame[Game]], FramePlace] = {}
        for number, (name, frame) in enumerate(kind.rules.frames.items()):
            parts = part_names(frame)
            declared = [kind.shapes.of(name, part) for part in parts]
            shapes = [shape if shape is not None else Shape() for shape in declared]
            self.frames[frame] = FramePlace(number, at, shapes)
            at = self._enter(name, parts, shapes, [], at)
        self.memory_names: list[str] = list(kind.shapes.memory) if memory else []
        self.memory_shapes: list[Shape] = list(kind.shapes.memory.values()) if memory else []
        self.memory_starts: list[int] = []
        at = self._enter("memory", self.memory_names, self.memory_shapes, self.memory_starts, at)
        choices = kind.rules.options
        settled = settle_options(choices, players, {} if options is None else options)
        starts: list[int] = []
        end = self._enter("option", [option.id for option in choices], [option_shape(o) for o in choices], starts, at)
        self.blank = bytearray(end)
        for place, option in enumerate(choices):
            value = option_value(option, settled[option.id])
            option_shape(option).write(self.blank, starts[place], value, players, 0)
        self.size = end

    def _enter(self, name: str, names: list[str], shapes: list[Shape], starts: list[int], at: int) -> int:
        """Give parts their places one after another; where the next begins."""
        self.layout += slots_of(name, names, shapes, int(self.players), at, self.seats)
        for shape in shapes:
            starts.append(at)
            at += int(shape.size(self.players))
        return at

    def encode(self, view: View) -> bytearray:
        """The observation of a view's seat."""
        out = bytearray(self.blank)
        state = view.state
        players = self.players
        first: i64 = view.seat if view.seat > 0 else 0
        name = ""
        try:
            for place, shape in enumerate(self.shapes):
                name = self.names[place]
                shape.write(out, self.starts[place], getattr(state, name), players, first)
            name = "the stack"
            self._write_stack(out, state, first)
            memory = view.memory
            if memory is not None:
                for place, shape in enumerate(self.memory_shapes):
                    name = self.memory_names[place]
                    shape.write(out, self.memory_starts[place], getattr(memory, name), players, first)
        except Misfit as misfit:
            raise ValueError(f"{name}: {misfit}") from misfit
        return out

    def _write_stack(self, out: bytearray, state: Game, first: i64) -> None:
        """How many frames of each class lie on the stack, which is on top, and the parts of the topmost of each."""
        stack = state.stack
        depth: i64 = len(stack)
        while depth > 0:
            depth -= 1
            frame = stack[depth]
            place = self.frames.get(type(frame))
            if place is None:  # of a class that the rules do not name: it has no place in the layout
                continue
            if depth == len(stack) - 1:
                out[self.top_at + place.number] = 1
            if out[self.counts_at + place.number] == 0 and place.shapes:
                at = place.at
                parts = frame.parts()
                for number, shape in enumerate(place.shapes):
                    shape.write(out, at, parts[number], self.players, first)
                    at += shape.size(self.players)
            out[self.counts_at + place.number] += 1


def undeclared(kind: "GameKind") -> list[str]:
    """The fields, parts of frames and attributes of memories that have no shape."""
    found = [field.name for field in kind.rules.fields if field.shape is None]
    for name, frame in kind.rules.frames.items():
        found += [f"{name}.{part}" for part in part_names(frame) if kind.shapes.of(name, part) is None]
    return found


def mask_of(legal: list[Action], size: int) -> bytearray:
    """A byte for each answer of the catalogue, set for those that are legal."""
    out = bytearray(size)
    for action in legal:
        out[action.id] = 1
    return out
