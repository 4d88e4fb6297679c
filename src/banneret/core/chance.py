"""Chance: every die and every shuffle comes from a source that the driver owns and passes in."""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

from banneret.core.errors import RecordError

MASK32: Final = 0xFFFFFFFF
LEAST_SEED: Final = -(2**63)  # what fits into a word stands for itself
MOST_SEED: Final = 2**63 - 1


class Chance:
    """A source of outcomes. The label says what is decided; records and scenarios name outcomes by it."""

    def below(self, n: i64, label: str) -> i64:
        """A number from 0 to n - 1, all equally likely."""
        raise RuntimeError(f"no chance is allowed here ({label})")

    def shuffle(self, items: list[int], label: str) -> None:
        """Put the items into a random order, in place."""
        left: i64 = len(items)
        while left > 1:
            at = self.below(left, label)
            left -= 1
            other = items[left]
            items[left] = items[at]
            items[at] = other


@final
class NoChance(Chance):
    """For everything that must not draw: legal lists, drafts, views."""


def word_of(seed: int | str) -> int:
    """The 64 bits that a seed stands for: any whole number and any text is one."""
    if isinstance(seed, int) and LEAST_SEED <= seed <= MOST_SEED:
        return seed
    return int.from_bytes(secret_of(str(seed))[:7], "big")


@final
class FastChance(Chance):
    """sfc32, for simulation and search: the same numbers compiled and interpreted, but predictable from its output."""

    def __init__(self, seed: int | str) -> None:
        word: i64 = word_of(seed)
        self.a: i64 = word & MASK32
        self.b: i64 = (word >> 32) & MASK32
        self.c: i64 = 0x9E3779B9
        self.n: i64 = 1
        for _ in range(12):
            self.next32()

    def next32(self) -> i64:
        out: i64 = (self.a + self.b + self.n) & MASK32
        self.n = (self.n + 1) & MASK32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK32
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & MASK32
        return out

    def below(self, n: i64, label: str) -> i64:
        return (self.next32() * n) >> 32

    def shuffle(self, items: list[int], label: str) -> None:
        left: i64 = len(items)
        while left > 1:
            at: i64 = (self.next32() * left) >> 32
            left -= 1
            other = items[left]
            items[left] = items[at]
            items[at] = other


@final
class LiveChance(Chance):
    """A keyed hash of a secret and a counter: nobody can derive the future from what has been drawn.

    Each committed answer has a stream of its own, named by its line in the record: what is taken back or fails
    half-way leaves no trace, and a resumed game goes on as if it had never stopped.
    """

    def __init__(self, secret: bytes, line: int = 0) -> None:
        if len(secret) != 32:
            raise ValueError("the secret has 32 bytes")
        self.secret = secret
        self.counter = line * 2**32

    def _word(self) -> int:
        block = blake2b(self.counter.to_bytes(8, "big"), key=self.secret, digest_size=7).digest()
        self.counter += 1
        return int.from_bytes(block, "big")

    def below(self, n: i64, label: str) -> i64:
        span = 2**56
        limit = span - span % n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n


def secret_of(seed: str) -> bytes:
    """The 256-bit secret that a written seed stands for."""
    return blake2b(seed.encode(), digest_size=32, person=b"banneret").digest()


class ChanceNeeded(Exception):
    """Something is decided by chance, one of `outcomes` equally likely ways, and nobody has said which."""

    def __init__(self, outcomes: int, label: str) -> None:
        super().__init__(f"one of {outcomes} outcomes is needed ({label})")
        self.outcomes = outcomes
        self.label = label


@final
class AskingChance(Chance):
    """Gives the outcomes that somebody has chosen, one after another, and asks for the next where they end.

    So chance becomes a player: who wants to walk over all that can happen runs an answer on a clone, is told how many
    ways there are, and runs it again with one more outcome. A shuffle asks once for each place.
    """

    def __init__(self, given: list[int]) -> None:
        self.given = given
        self.used: i64 = 0

    def below(self, n: i64, label: str) -> i64:
        if n == 1:
            return 0
        if self.used >= len(self.given):
            raise ChanceNeeded(n, label)
        value: i64 = self.given[self.used]
        self.used += 1
        if value < 0 or value >= n:
            raise RecordError("outcome_differs", {"label": label})
        return value


@final
class Outcome:
    """What one act of chance gave: a number, or the order after a shuffle.

    A scenario may name a part of the order: the first ones, or the last ones where a pile has its top at the end.
    """

    __slots__ = ("label", "shuffled", "top_is_last", "values")

    def __init__(self, label: str, values: list[int], shuffled: bool, top_is_last: bool = False) -> None:
        self.label = label
        self.values = values
        self.shuffled = shuffled
        self.top_is_last = top_is_last


@final
class RecordingChance(Chance):
    """Passes on what another source gives, and keeps the outcomes for the record."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[Outcome] = []

    def below(self, n: i64, label: str) -> i64:
        value = self.source.below(n, label)
        self.outcomes.append(Outcome(label, [value], False))
        return value

    def shuffle(self, items: list[int], label: str) -> None:
        self.source.shuffle(items, label)
        self.outcomes.append(Outcome(label, items[:], True))


@final
class ScriptedChance(Chance):
    """Gives the outcomes that a record or a scenario names, per label in order, then falls back on another source.

    `ahead` are outcomes of later lines, which may be borrowed where an answer went by itself that was written out once.
    """

    def __init__(self, outcomes: list[Outcome], fallback: Chance | None, ahead: list[Outcome] | None = None) -> None:
        self.waiting: dict[str, list[Outcome]] = {}
        for outcome in outcomes:
            self.waiting.setdefault(outcome.label, []).append(outcome)
        self.fallback = fallback
        self.ahead: list[Outcome] = [] if ahead is None else ahead
        self.borrowed: list[Outcome] = []

    def _next(self, label: str, shuffled: bool) -> Outcome | None:
        queue = self.waiting.get(label) or self._lent(label)
        if not queue:
            if self.fallback is None:
                raise RecordError("outcome_missing", {"label": label})
            return None
        outcome = queue.pop(0)
        if outcome.shuffled != shuffled:
            raise RecordError("outcome_differs", {"label": label})
        return outcome

    def _lent(self, label: str) -> list[Outcome]:
        """The first outcome of that label that later lines have and nobody has borrowed yet."""
        for outcome in self.ahead:
            if outcome.label == label and outcome not in self.borrowed:
                self.borrowed.append(outcome)
                return [outcome]
        return []

    def left_over(self) -> list[str]:
        """Labels of outcomes that nobody asked for."""
        return [label for label, queue in self.waiting.items() if queue]

    def below(self, n: i64, label: str) -> i64:
        outcome = self._next(label, False)
        if outcome is None:
            assert self.fallback is not None
            return self.fallback.below(n, label)
        if not 0 <= outcome.values[0] < n:
            raise RecordError("outcome_differs", {"label": label})
        return outcome.values[0]

    def shuffle(self, items: list[int], label: str) -> None:
        outcome = self._next(label, True)
        if outcome is None:
            assert self.fallback is not None
            self.fallback.shuffle(items, label)
            return
        if sorted(outcome.values) == sorted(items):
            items[:] = outcome.values
            return
        if self.fallback is None:  # a record knows the whole order
            raise RecordError("outcome_differs", {"label": label})
        rest = items[:]
        for item in outcome.values:
            if item not in rest:
                raise RecordError("outcome_differs", {"label": label})
            rest.remove(item)
        self.fallback.shuffle(rest, label)
        items[:] = rest + outcome.values if outcome.top_is_last else outcome.values + rest
