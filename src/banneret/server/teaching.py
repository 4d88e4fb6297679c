"""What a tutor is asked and what it tells, as one line of JSON each way."""

from __future__ import annotations

from typing import cast

import msgspec

from banneret.core.jsons import Json
from banneret.core.kind import GameKind
from banneret.core.odds import Figure
from banneret.core.reasons import Reason
from banneret.insight.hints import Advice, Hint


class HintJob(msgspec.Struct, frozen=True, tag="hint"):
    """What to consider at a question: the packed view of the seat that is asked, and nothing else of the table."""

    game: str
    options: dict[str, str]
    view: dict[str, object]


class GuideJob(msgspec.Struct, frozen=True, tag="guide"):
    """What the expert would answer, at once; the same view as for a hint."""

    game: str
    options: dict[str, str]
    view: dict[str, object]


class ReviewJob(msgspec.Struct, frozen=True, tag="review"):
    """Go on with the review of a finished game: `done` moments are known, think for about so many seconds."""

    game: str
    record: str
    seats: list[int]
    done: int
    seconds: float


Lesson = HintJob | GuideJob | ReviewJob


class AdviceTold(msgspec.Struct, frozen=True):
    """One answer of a hint, in notation."""

    chain: list[str]
    chance: float
    expert: bool
    reason: tuple[str, dict[str, object]] | None = None
    figure: tuple[str, float, bool, dict[str, object]] | None = None


class Taught(msgspec.Struct, frozen=True):
    """What a tutor tells: advice, moments of a review, or what went wrong."""

    advice: list[AdviceTold] = []
    close: bool = False
    moments: list[dict[str, object]] = []
    trouble: str = ""


def told(hint: Hint) -> Taught:
    """A hint, to be sent."""
    advice = [
        AdviceTold(
            [action.notation for action in one.chain],
            one.chance,
            one.expert,
            None if one.reason is None else (one.reason.key, cast(dict[str, object], one.reason.parts)),
            None if one.figure is None else _figure_told(one.figure),
        )
        for one in hint.advice
    ]
    return Taught(advice, hint.close)


def _figure_told(figure: Figure) -> tuple[str, float, bool, dict[str, object]]:
    return figure.of, figure.value, figure.share, cast(dict[str, object], figure.parts)


def heard(kind: GameKind, taught: Taught) -> Hint | None:
    """The hint that was sent; None where there was nothing to choose."""
    catalogue = kind.rules.catalogue
    advice = [
        Advice(
            tuple(catalogue.parse(notation) for notation in one.chain),
            one.chance,
            one.expert,
            None if one.reason is None else Reason(one.reason[0], cast(dict[str, Json], one.reason[1])),
            None if one.figure is None else _figure_heard(*one.figure),
        )
        for one in taught.advice
    ]
    return Hint(advice, taught.close) if advice else None


def _figure_heard(of: str, value: float, share: bool, parts: dict[str, object]) -> Figure:
    return Figure(of, value, share, cast(dict[str, Json], parts))
