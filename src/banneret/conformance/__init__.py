"""One conformance suite for every game: `check_game(kind)` plays, swaps, replays and compares.

    from banneret.conformance import check_game
    from banneret.games.registry import load

    print(check_game(load("havoc")))

What does not hold raises ConformanceError with the name of the check and a record that leads to the place.
"""

from banneret.conformance.errors import ConformanceError
from banneret.conformance.suite import Report, check_game, check_names

__all__ = ["ConformanceError", "Report", "check_game", "check_names"]
