"""What a server counts, and how it is told: whether it is well, and figures in the form of Prometheus."""

from __future__ import annotations

from collections import Counter

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    """How many of something took at most so long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self.counts[next((place for place, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))] += 1

    def lines(self, name: str) -> list[str]:
        total, told = 0, []
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts, strict=True):
            total += count
            told.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*told, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Counted since the server started."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.latency = Histogram()
        self.actions = 0

    def request(self, method: str, status: int, seconds: float, lasting: bool) -> None:
        """Count a request; a stream is open for as long as somebody looks, which is no latency."""
        known = method if method in ("GET", "HEAD", "POST", "OPTIONS") else "other"
        self.requests[known, status] += 1
        if not lasting:
            self.latency.add(seconds)
        if method == "POST" and 200 <= status < 400:
            self.actions += 1

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """The exposition format, version 0.0.4; `gauges` are what is measured at this moment, with what they are."""
        told = ["# HELP banneret_requests_total Requests answered.", "# TYPE banneret_requests_total counter"]
        for (method, status), count in sorted(self.requests.items()):
            told.append(f'banneret_requests_total{{method="{method}",status="{status}"}} {count}')
        errors = sum(count for (_, status), count in self.requests.items() if status >= 500)
        told += [
            "# HELP banneret_errors_total Requests answered with a status of 500 or more.",
            "# TYPE banneret_errors_total counter",
            f"banneret_errors_total {errors}",
            "# HELP banneret_actions_total Forms and calls that were accepted.",
            "# TYPE banneret_actions_total counter",
            f"banneret_actions_total {self.actions}",
            "# HELP banneret_request_seconds Time until a request was answered; streams left out.",
            "# TYPE banneret_request_seconds histogram",
            *self.latency.lines("banneret_request_seconds"),
        ]
        for name, (about, value) in gauges.items():
            told += [f"# HELP banneret_{name} {about}", f"# TYPE banneret_{name} gauge", f"banneret_{name} {value:g}"]
        return "\n".join(told) + "\n"
