"""Other worlds that a seat cannot tell from the true one: sampled anew, or with a few hidden pieces swapped."""

from typing import cast

from banneret.conformance.picker import Picker
from banneret.core.fields import UNKNOWN
from banneret.core.kernel import Game
from banneret.core.kind import GameKind
from banneret.core.view import View

SAMPLES = 3
SWAP_TRIES = 8

Place = tuple[str, int, int]
"""A piece of the state: the field, which list of it (-1: the field is one list), and the place counted from the end.

From the end, since a deck may keep the cards that were drawn from it in front of those that are left.
"""


def sampled(kind: GameKind, view: View, picker: Picker) -> Game:
    return kind.sight.sampler(view).sample(picker.chance())


def hidden_places(kind: GameKind, game: Game, view: View) -> list[Place]:
    """Where the true state has a piece and the view shows an unknown one."""
    places: list[Place] = []
    for field in kind.rules.fields:
        shown, true = getattr(view.state, field.name), getattr(game, field.name)
        if not isinstance(shown, list) or not isinstance(true, list):
            continue
        if shown and isinstance(shown[0], list):
            for which, (part, whole) in enumerate(zip(shown, true, strict=True)):
                places += [(field.name, which, at) for at in _unknown(part, whole)]
        else:
            places += [(field.name, -1, at) for at in _unknown(shown, true)]
    return places


def _unknown(shown: list[object], true: list[object]) -> list[int]:
    return [at for at in range(-len(shown), 0) if shown[at] == UNKNOWN and true[at] != UNKNOWN]


def piece_at(game: Game, place: Place) -> int:
    name, which, at = place
    value = getattr(game, name)
    return cast(int, value[at] if which < 0 else value[which][at])


def swap(game: Game, one: Place, other: Place) -> None:
    """Exchange two pieces; lists are made anew, since copies of a game may share them."""
    pieces = piece_at(game, one), piece_at(game, other)
    for place, piece in ((one, pieces[1]), (other, pieces[0])):
        name, which, at = place
        value = list(getattr(game, name))
        if which < 0:
            value[at] = piece
        else:
            value[which] = list(value[which])
            value[which][at] = piece
        setattr(game, name, value)


def is_possible(kind: GameKind, world: Game, view: View) -> bool:
    """Whether a world keeps what the seat remembers, the published facts and the invariants; the quickest first."""
    try:
        if view.memory is not None:
            kind.sight.check_memory(view.memory, world)
        if kind.sight.facts(world, view.seat) != view.facts:
            return False
        world.check()
    except AssertionError:
        return False
    return True


def swapped(kind: GameKind, game: Game, view: View, picker: Picker) -> Game | None:
    """The true state with one to three pairs of hidden pieces exchanged; None where no exchange is possible."""
    places = hidden_places(kind, game, view)
    if len(places) < 2:
        return None
    samples = [sampled(kind, view, picker) for _ in range(SAMPLES)]
    unsure = [
        place for place in places if any(piece_at(world, place) != piece_at(game, place) for world in samples)
    ]  # fmt: skip
    if len(unsure) < 2:
        return None
    world: Game | None = None
    for _ in range(1 + picker.below(3)):
        world = _one_swap(kind, game if world is None else world, view, unsure, picker) or world
    return world


def _one_swap(kind: GameKind, game: Game, view: View, places: list[Place], picker: Picker) -> Game | None:
    for _ in range(SWAP_TRIES):
        one, other = picker.some(places, 2)
        if piece_at(game, one) == piece_at(game, other) or one[:2] == other[:2]:
            continue
        world = game.clone()
        swap(world, one, other)
        if is_possible(kind, world, view):
            return world
    return None
