"""What is said later, in the language of whoever reads it: the name of a text and what goes into it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from banneret.core.errors import UserError
from banneret.core.jsons import Json


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text by its name, with its parts."""

    key: str
    parts: Mapping[str, Part] = field(default_factory=dict)


Part = Json | Phrase | UserError
"""A part of a text: a plain value, or something that is said itself."""
