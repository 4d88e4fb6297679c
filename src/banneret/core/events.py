"""Events: immutable facts that the rules emit; log, animation, replay text and statistics are made of them alone."""

from typing import Final, final

from banneret.core.actions import Pickled
from banneret.core.bits import BIT
from banneret.core.jsons import Json

EVERYBODY: Final = -1


@final
class Event:
    """Something happened. `parts` are for its audience, `secret` parts for the seats of `secret_to` only.

    `reveals` marks facts that were hidden before: such an answer cannot be undone.
    """

    __slots__ = ("audience", "name", "parts", "reveals", "rule", "seat", "secret", "secret_to")

    def __init__(
        self,
        name: str,
        rule: str,
        seat: int,
        parts: dict[str, Json],
        audience: int = EVERYBODY,
        secret: dict[str, Json] | None = None,
        secret_to: int = 0,
        reveals: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.seat = seat
        self.parts = parts
        self.audience = audience
        self.secret = secret
        self.secret_to = secret_to
        self.reveals = reveals

    def heard_by(self, seat: int) -> bool:
        """Whether a seat hears of it; a spectator (seat -1) hears what everybody hears."""
        if self.audience == EVERYBODY:
            return True
        return seat >= 0 and (self.audience & BIT[seat]) != 0

    def knows_secret(self, seat: int) -> bool:
        if self.secret is None:
            return False
        return self.secret_to == EVERYBODY or (seat >= 0 and (self.secret_to & BIT[seat]) != 0)

    def told_to(self, seat: int) -> dict[str, Json]:
        """All that a seat hears of it: the open parts, and the secret ones where they are meant for it."""
        if self.secret is not None and self.knows_secret(seat):
            return {**self.parts, **self.secret}
        return dict(self.parts)

    def json(self, seat: int) -> dict[str, Json]:
        return {"name": self.name, "rule": self.rule, "seat": self.seat, "parts": self.told_to(seat)}

    def __reduce__(self) -> Pickled:
        secret = (self.secret, self.secret_to, self.reveals)
        return Event, (self.name, self.rule, self.seat, self.parts, self.audience, *secret)

    def __repr__(self) -> str:
        return f"<event {self.name} {self.rule} seat {self.seat} {self.parts}>"
