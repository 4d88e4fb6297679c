"""The final standing as a game tells it."""

from __future__ import annotations

from banneret.core.standing import Standing
from banneret.server.scene import Scene


def standing_of(scene: Scene, language: str) -> Standing:
    """Places, points and how they came about."""
    assert scene.view is not None
    kind = scene.kind
    log = [entry.event for entry in scene.log]
    return kind.standing(scene.view.state, log, language, scene.names, kind.load_data())
