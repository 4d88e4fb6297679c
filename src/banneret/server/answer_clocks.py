"""The clocks of the seats, as they are kept with the table's row: since when each is asked, and what it has spent."""

from __future__ import annotations

import msgspec


class SeatClock(msgspec.Struct, frozen=True, array_like=True):
    """`question`: the number of the question that `spent` was spent on, `since`: when it was put; `used`: what earlier
    answers took out of the bank; `late`: the time is up, and those who decide have been told; `earlier`: what the
    answer before took of the seconds of its own."""

    question: int = -1
    since: float = 0.0
    spent: float = 0.0
    used: float = 0.0
    late: bool = False
    earlier: float = 0.0

    def own(self, answer: float) -> float:
        """What an answer has taken of the seconds of its own."""
        return min(answer, self.spent)

    def beyond(self, answer: float) -> float:
        """What an answer has taken beyond the seconds of its own."""
        return max(0.0, self.spent - answer)

    def left(self, answer: float, bank: float) -> float:
        """What is left: of the seconds of this answer, then of the bank."""
        return max(0.0, answer - self.spent) + max(0.0, bank - self.used - self.beyond(answer))


class AnswerClocks(msgspec.Struct, frozen=True):
    """The clocks of all seats, counted up to the moment `at`; no seats before the game begins."""

    at: float = 0.0
    seats: tuple[SeatClock, ...] = ()

    def with_seat(self, seat: int, clock: SeatClock) -> AnswerClocks:
        seats = (*self.seats[:seat], clock, *self.seats[seat + 1 :])
        return msgspec.structs.replace(self, seats=seats)


NO_CLOCKS = AnswerClocks()


def clocks_text(clocks: AnswerClocks) -> str:
    """To be kept; empty before the game begins."""
    return msgspec.json.encode(clocks).decode() if clocks.seats else ""


def read_clocks(text: str) -> AnswerClocks:
    return msgspec.json.decode(text, type=AnswerClocks) if text else NO_CLOCKS
