"""How an expert differs from others: what it dares and what it likes, on top of what brings most."""

from typing import Final, final

from banneret.games.warrior_knights.rules.cards import ACTION_KINDS


@final
class Manner:
    """`fear` multiplies what may be lost in a battle; `tastes` what a card that moves nobody promises, by its kind."""

    def __init__(self, fear: float, tastes: dict[int, float]) -> None:
        self.fear = fear
        self.tastes = [tastes.get(kind, 1.0) for kind in range(ACTION_KINDS)]


EVEN: Final = Manner(1.0, {})
