"""Positions of a game that says nothing of its own about them: the words of its declared fields."""

from collections.abc import Mapping
from typing import TypeVar

from banneret.core.chance import Chance
from banneret.core.fields import described
from banneret.core.jsons import Json
from banneret.core.kernel import Game
from banneret.core.position import Faults, PositionWords, judge
from banneret.core.rooms import Components, GamePositions, GameRules
from banneret.core.values import put

STACK = "stack"
G = TypeVar("G", bound=Game)
D = TypeVar("D", bound=Components)


class PlainPositions(GamePositions[G, D]):
    """What is not named is as it stands after a seeded set-up; `stack` names the frames, the top one last."""

    def __init__(self, game: str, rules: GameRules[G, D], texts: str) -> None:
        self.rules = rules
        self.faults = Faults(game, texts)

    def place(
        self, position: Mapping[str, Json], players: int, options: dict[str, str], data: D, chance: Chance,
        names: list[str],
    ) -> G:  # fmt: skip
        told = {field.word: field for field in self.rules.fields if field.word}
        words = PositionWords(self.faults, position, names, [*told, STACK])
        game = self.rules.set_up(players, options, data, chance, False)
        for key, given in position.items():
            if key != STACK:
                put(game, told[key].name, told[key].value.read(words, key, given))
        if words.has(STACK):
            game.stack = words.stack(STACK, self.rules.frames)
        game.advance(chance)
        judge(game, lambda placed: placed.check(), self.faults)
        return game

    def describe(self, game: G, names: list[str]) -> dict[str, Json]:
        return described(game, self.rules.fields, names)
