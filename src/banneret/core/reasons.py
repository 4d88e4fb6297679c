"""Why a bot did what it did: a text of its game, to be said when somebody asks after the fact."""

from typing import final

from banneret.core.jsons import Json


@final
class Reason:
    """The text `bot-<key>` of the game with its parts, before they are made readable."""

    def __init__(self, key: str, parts: dict[str, Json] | None = None) -> None:
        self.key = key
        self.parts: dict[str, Json] = {} if parts is None else parts
