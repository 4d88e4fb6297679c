"""Checks of observations: all that a seat sees has a shape that holds it, and every byte has its place and its name."""

import inspect
from functools import lru_cache

from banneret.conformance.errors import Broken
from banneret.conformance.picker import Picker
from banneret.core.chance import FastChance
from banneret.core.kind import GameKind
from banneret.core.observation import Encoder, undeclared
from banneret.core.view import Memory, View


@lru_cache(maxsize=16)
def encoder_of(kind: GameKind, players: int) -> Encoder | None:
    """The encoder of a game; none as long as shapes are missing, which a check of its own tells."""
    return None if undeclared(kind) else Encoder(kind, players)


def shapes_are_declared(kind: GameKind, picker: Picker) -> int:
    """Fields, parts of frames and memories have shapes; the slots of a layout lie side by side, each name once."""
    missing = undeclared(kind)
    game = kind.new(kind.players[0], chance=FastChance(0))
    memory = kind.sight.memory(game, 0)
    if type(memory) is not Memory:
        remembered = inspect.signature(type(memory)).parameters
        missing += [f"memory.{name}" for name in remembered if name not in kind.shapes.memory]
    if missing:
        raise Broken(f"these have no shape for observations: {', '.join(missing)}")
    for players in kind.players:
        encoder = Encoder(kind, players)
        at = 0
        names: set[str] = set()
        for slot in encoder.layout:
            if slot.start != at or slot.stop <= at or slot.name in names:
                raise Broken(f"the layout for {players} players is not sound at {slot}")
            at = slot.stop
            names.add(slot.name)
        if at != encoder.size:
            raise Broken(f"the layout for {players} players ends at {at}, the observation at {encoder.size}")
    return len(kind.players)


def observation_holds(kind: GameKind, view: View) -> None:
    """Every value that a seat sees is within its shape, and an observation changes nothing."""
    encoder = encoder_of(kind, view.state.players)
    if encoder is None:
        return
    try:
        first = encoder.encode(view)
    except (ValueError, TypeError, IndexError) as error:
        raise Broken(f"seat {view.seat} sees what its shape does not hold: {error}") from error
    if encoder.encode(view) != first or len(first) != encoder.size:
        raise Broken(f"the observation of seat {view.seat} is not the same twice")
