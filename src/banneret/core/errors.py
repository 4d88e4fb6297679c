"""Errors that a person can cause and mend: each has a text in both languages (`error-<code>`)."""

from errno import errorcode
from typing import Final

from mypy_extensions import mypyc_attr

from banneret.core.jsons import Json

EXIT_CODE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class UserError(Exception):
    """A mistake in what a person gave us: what, where and why, rendered in the reader's language."""

    def __init__(self, code: str, parts: dict[str, Json] | None = None, file: str = "", line: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.parts: dict[str, Json] = {} if parts is None else parts
        self.file = file
        self.line = line

    def where(self) -> str:
        """`file:line`, `file` or nothing."""
        if not self.file:
            return ""
        return f"{self.file}:{self.line}" if self.line else self.file

    def __str__(self) -> str:
        parts = ", ".join(f"{name}={value}" for name, value in self.parts.items())
        where = self.where()
        return (f"{where}: " if where else "") + self.code + (f" ({parts})" if parts else "")


def system_reason(fault: OSError) -> dict[str, Json]:
    """Why the system could not do something with a file, as parts of an error: in our words where we have them."""
    return {"reason": fault.strerror or str(fault), "why": f"system-{errorcode.get(fault.errno or 0, '')}"}


class DataError(UserError):
    """A data file, or one laid over ours, does not fit."""


class OptionError(UserError):
    """An option or a number of players that the game does not have."""


class NotationError(UserError):
    """A text that names no action."""


class RecordError(UserError):
    """A record that is cut short, of other rules, or holds an illegal move."""


class ScenarioError(UserError):
    """A scenario that cannot be read, or whose position is impossible."""


class MissingPart(UserError):
    """Something that a game has not written yet: the method, and what it should do."""

    def __init__(self, part: str, what: str) -> None:
        super().__init__("missing_part", {"part": part, "what": what})
        self.sentence = f"write {part}: {what}"
