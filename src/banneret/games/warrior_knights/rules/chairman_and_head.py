"""W-7.5 The tokens of the Chairman and of the Head of the Church."""

from mypy_extensions import i64

from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights


def make_chairman(game: WarriorKnights, seat: i64, rule: str, source: str = "") -> None:
    """`source` says by what, where no line before does."""
    if seat != game.chairman:
        game.chairman = seat
        game.acting = NO_SEAT  # W-9.3.3 a new Chairman who is absent names another
        if game.heard:
            game.emit("chairman", rule, seat, {"source": source})


def make_head(game: WarriorKnights, seat: i64, rule: str, source: str = "") -> None:
    if seat != game.head:
        game.head = seat
        if game.heard:
            game.emit("head_of_church", rule, seat, {"source": source})
