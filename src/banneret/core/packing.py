"""Views for another process: a packed view is JSON, and holds nothing that the view does not."""

from collections.abc import Mapping
from typing import cast

from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.core.kind import GameKind
from banneret.core.view import View, frame_json


def pack_view(kind: GameKind, view: View) -> dict[str, Json]:
    """A view as JSON, complete: `unpack_view` gives it back."""
    state = view.state
    return {
        "seat": view.seat,
        "players": state.players,
        "fields": {field.name: field.pack(state) for field in kind.fields},
        "stack": [frame_json(frame) for frame in state.stack],
        "over": state.over,
        "facts": view.facts,
        "memory": view.memory.json(),
    }


def unpack_view(kind: GameKind, packed: Mapping[str, Json], options: dict[str, str], data: object) -> View:
    """The view that was packed, on a table with these options and data."""
    state = kind.blank(cast(int, packed["players"]), options, data)
    fields = cast(Mapping[str, Json], packed["fields"])
    for field in kind.fields:
        field.unpack(state, fields[field.name])
    state.stack = [unpack_frame(kind, entry) for entry in cast(list[Mapping[str, Json]], packed["stack"])]
    state.over = cast(bool, packed["over"])
    state.waiting_mask = state.stack[-1].asked(state) if state.stack else 0
    return View(cast(int, packed["seat"]), state, kind.recall(packed["memory"]), cast(dict[str, Json], packed["facts"]))


def unpack_frame(kind: GameKind, entry: Mapping[str, Json]) -> Frame[Game]:
    """A frame by the name of its class and the arguments of its constructor."""
    make = kind.frames[cast(str, entry["frame"])]
    return make(*cast(list[int], entry["parts"]))
