"""Views and games for another process: a packed view is JSON, and holds nothing that the view does not."""

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from banneret.core.actions import ELSEWHERE
from banneret.core.agreement import Agreement
from banneret.core.fields import Agreed
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.kind import GameKind
from banneret.core.rooms import Components
from banneret.core.view import SeatView, View, frame_json


def pack_view(kind: GameKind, view: View) -> dict[str, Json]:
    """A view as JSON, complete: `unpack_view` gives it back."""
    state = view.state
    return {
        "seat": view.seat,
        "players": state.players,
        "fields": {field.name: field.pack(state) for field in kind.rules.fields},
        "stack": [frame_json(frame) for frame in state.stack],
        "over": state.over,
        "facts": view.facts,
        "memory": None if view.memory is None else view.memory.json(),
    }


def unpack_view(kind: GameKind, packed: Mapping[str, Json], options: dict[str, str], data: Components) -> View:
    """The view that was packed, on a table with these options and data."""
    state = kind.rules.blank(cast(int, packed["players"]), options, data)
    fields = cast(Mapping[str, Json], packed["fields"])
    for field in kind.rules.fields:
        field.unpack(state, fields[field.name])
    state.stack = [unpack_frame(kind, entry) for entry in cast(list[Mapping[str, Json]], packed["stack"])]
    state.over = cast(bool, packed["over"])
    state.waiting_mask = state.stack[-1].asked(state) if state.stack else 0
    memory = None if packed["memory"] is None else kind.sight.recall(packed["memory"])
    return SeatView(cast(int, packed["seat"]), state, memory, cast(dict[str, Json], packed["facts"]))


def unpack_frame(kind: GameKind, entry: Mapping[str, Json]) -> Frame[Game]:
    """A frame by the name of its class and the arguments of its constructor."""
    make = kind.rules.frames[cast(str, entry["frame"])]
    return make(*cast(list[int], entry["parts"]))


def pack_game(kind: GameKind, game: Game) -> dict[str, Json]:
    """A complete state as JSON, its secrets included: for a process that plays on, never for a seat."""
    if kind.rules.catalogue.place == ELSEWHERE:
        raise TypeError(f"{kind.id} is on no shelf: another process would not find it")
    options = kind.rules.plain_options
    for field in kind.rules.fields:
        if isinstance(field, Agreed):
            charter: Agreement = getattr(game, field.name)
            options = charter.options
            data: object = getattr(charter, "data", None)
            if isinstance(data, Components) and kind.rules.data_digest(data):
                raise TypeError("this game is played with a data file of its own: send a record and the file")
    return {
        "players": game.players,
        "options": dict(options),
        "fields": {field.name: field.pack(game) for field in kind.rules.fields},
        "stack": [frame_json(frame) for frame in game.stack],
        "due": [frame_json(frame) for frame in game.due],
        "over": game.over,
    }


def recall_kind(module: str, name: str) -> GameKind:
    """The game that stands under this name."""
    return cast(GameKind, getattr(import_module(module), name))


def unpack_game(module: str, name: str, packed: Mapping[str, Json]) -> Game:
    """The state that was packed, of the game that stands under this name."""
    kind = recall_kind(module, name)
    options = cast(dict[str, str], packed["options"])
    state = kind.rules.blank(cast(int, packed["players"]), options, kind.rules.load_data())
    fields = cast(Mapping[str, Json], packed["fields"])
    for field in kind.rules.fields:
        field.unpack(state, fields[field.name])
    state.stack = [unpack_frame(kind, entry) for entry in cast(list[Mapping[str, Json]], packed["stack"])]
    state.due = [unpack_frame(kind, entry) for entry in cast(list[Mapping[str, Json]], packed["due"])]
    state.over = cast(bool, packed["over"])
    state.waiting_mask = state.stack[-1].asked(state) if state.stack and not state.over else 0
    return state
