"""Our exact dice odds of Knights: the whole table of what six dice can beat, with two rerolls and with three."""

from collections.abc import Callable

from banneret.games.knights.odds.chances import Chances
from banneret.games.knights.odds.contest import Scale

MODULE = "banneret.games.knights.odds.solver"
PACKAGES = ("banneret",)
REROLLS = (2, 3)


def table() -> list[float]:
    """All 242 values, worked out from nothing."""
    chances = Chances()
    return [chances.beats(target, rerolls, 0) for target in Scale(0, False).steps for rerolls in REROLLS]


def whole_table() -> tuple[str, Callable[[int], int]]:
    """The table again and again; nothing is remembered from one to the next."""

    def batch(times: int) -> int:
        done = 0
        for _ in range(times):
            done += len(table())
        return done

    return "odds", batch


VARIANTS = {"whole_table": whole_table}
