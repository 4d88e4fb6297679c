"""Odds: how often something comes about in sampled worlds that agree with what a seat knows."""

from typing import final


@final
class Odds:
    """In `times` of `samples` sampled worlds it comes about."""

    def __init__(self, times: int, samples: int) -> None:
        self.times = times
        self.samples = samples

    @property
    def share(self) -> float:
        return self.times / self.samples if self.samples else 0.0
