"""Games as work for workers: what match, simulation, ladder and laboratory have in common."""

from __future__ import annotations

from collections.abc import Mapping

from banneret.arena.roster import Roster
from banneret.core.kind import GameKind
from banneret.core.rooms import Components
from banneret.games.registry import load


class GameWork:
    """Games of one kind with one set of options. A worker finds the game on its own shelf, and loads it once."""

    def __init__(self, kind: GameKind, options: Mapping[str, str] | None, seed: int | str, data: str = "") -> None:
        self.game = kind.id
        self.rules_version = kind.rules_version
        self.options = {} if options is None else dict(options)
        self.seed = seed
        self.data = data
        self._kind: GameKind | None = kind
        self._components: Components | None = None
        self._roster: Roster | None = None

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_kind": None, "_components": None, "_roster": None}

    @property
    def kind(self) -> GameKind:
        if self._kind is None:
            self._kind = load(self.game)
        return self._kind

    @property
    def components(self) -> Components:
        if self._components is None:
            self._components = self.kind.rules.load_data(self.data)
        return self._components

    @property
    def roster(self) -> Roster:
        if self._roster is None:
            self._roster = Roster(self.kind)
        return self._roster

    def close(self) -> None:
        """No further game follows: programs end."""
        if self._roster is not None:
            self._roster.close()
            self._roster = None
