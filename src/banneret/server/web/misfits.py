"""What does not fit in a request, as the framework tells it, in parts that a sentence in any language can name."""

from __future__ import annotations

import re

from litestar.exceptions import HTTPException

from banneret.core.jsons import Json

LONGEST = 200

# What the framework says, and the text `reason-request-...` that says the same; named groups are its parts.
SAYINGS = [
    (re.compile(r"Object missing required field `(?P<name>[^`]*)`"), "missing"),
    (re.compile(r"Missing required \w+ parameter '(?P<name>[^']*)'"), "missing"),
    (re.compile(r"Object contains unknown field `(?P<name>[^`]*)`"), "unknown"),
    (re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`"), "type"),
    (re.compile(r"Expected `[^`]*` of length (?P<sign>[<>]=?) (?P<bound>\S+)"), "length"),
    (re.compile(r"Expected `[^`]*` (?P<sign>[<>]=?) (?P<bound>\S+)"), "bound"),
    (re.compile(r"Expected `[^`]*` matching regex '(?P<pattern>.*)'"), "pattern"),
    (re.compile(r"Invalid enum value '?(?P<value>[^']*)'?"), "choice"),
    (re.compile(r"JSON is malformed|Input data was truncated|Number out of range"), "json"),
    (re.compile(r"'data'"), "empty"),
]


def misfit(error: HTTPException) -> dict[str, Json]:
    """The parts of `bad_request`: `why` where we have words of our own for it, else the framework's `reason`."""
    found = error.extra if isinstance(error.extra, list) else []
    told = [(str(one.get("key", "")), str(one.get("message", ""))) for one in found if isinstance(one, dict)]
    key, message = told[0] if len(told) == 1 else ("", error.detail)
    for pattern, why in SAYINGS:
        match = pattern.match(message)
        if match:
            parts = {name: text.replace("\\\\", "\\")[:LONGEST] for name, text in match.groupdict().items()}
            return {"why": f"request-{why}", "key": key, **parts}
    return {"reason": ("; ".join([f"{at}: {text}" for at, text in told]) or error.detail)[:LONGEST]}
