"""Refusals: why an answer is not allowed, with the rule that says so."""

from typing import final

from banneret.core.jsons import Json


@final
class Refusal:
    """A code (text `refusal-<code>`), the number of the rule and the parameters of the sentence."""

    __slots__ = ("code", "parts", "rule")

    def __init__(self, code: str, rule: str = "", parts: dict[str, Json] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.parts: dict[str, Json] = {} if parts is None else parts

    def json(self) -> dict[str, Json]:
        return {"code": self.code, "rule": self.rule, "parts": self.parts}

    def __repr__(self) -> str:
        return f"<refused: {self.code} {self.rule}>"


class Refused(Exception):
    """Raised where an answer was submitted that is not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} ({refusal.rule})" if refusal.rule else refusal.code)
        self.refusal = refusal
