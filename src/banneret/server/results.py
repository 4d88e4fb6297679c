"""What a command comes to."""

from __future__ import annotations

from dataclasses import dataclass

from banneret.core.refusals import Refusal

APPLIED, DRAFTED, REPEATED, STALE, REFUSED = "applied", "drafted", "repeated", "stale", "refused"


@dataclass(frozen=True)
class Result:
    """`applied`: everybody may see it; `drafted`: only its owner; `repeated`: the key was used before, nothing is done
    again; `stale`: the question is gone; `refused`: against the rules, `refusal` says why.

    `version` is what the person's scene has now.
    """

    status: str
    version: str
    refusal: Refusal | None = None
