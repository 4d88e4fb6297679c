"""What the suite raises: `Broken` inside a check, `ConformanceError` to whoever asked for the game to be checked."""


class Broken(Exception):
    """A property does not hold; the message says what differs."""


class ConformanceError(AssertionError):
    """A game fails a check. `record` leads to the shortest place found where it fails; empty if no play is needed."""

    def __init__(self, game: str, check: str, reason: str, record: str = "") -> None:
        super().__init__(f"{game}: {check}: {reason}" + (f"\nThe record that leads there:\n{record}" if record else ""))
        self.game = game
        self.check = check
        self.reason = reason
        self.record = record


def same(what: str, wanted: object, found: object) -> None:
    """Two things that must be equal; if not, the message shows the first place where they differ."""
    if wanted != found:
        raise Broken(f"{what} differs: {difference(wanted, found)}")


def difference(wanted: object, found: object, limit: int = 160) -> str:
    """Where two values part, in short."""
    one, other = str(wanted), str(found)
    at = next((place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    start = max(0, at - limit // 2)
    return f"...{one[start : at + limit]!r} became ...{other[start : at + limit]!r}"
