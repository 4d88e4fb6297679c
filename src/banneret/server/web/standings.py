"""The final standing as a game tells it."""

from __future__ import annotations

from banneret.core.standing import Standing
from banneret.core.wording import Wording
from banneret.server.scene import Scene
from banneret.server.web.languages import game_texts


def standing_of(scene: Scene, language: str) -> Standing:
    """Places, points and how they came about; a note that says what the last event says stands above it already."""
    assert scene.view is not None
    kind, data = scene.kind, scene.kind.rules.load_data()
    log = [entry.event for entry in scene.log]
    told = kind.words.standing(scene.view.state, log, language, scene.names, data)
    wording = Wording(kind, game_texts(kind.id, language), scene.names, data)
    last = wording.event_for_all(log[-1]) if log else ""
    return Standing(told.columns, told.rows, [note for note in told.notes if note != last])
