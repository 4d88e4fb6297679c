"""A loop of plain Python: how fast this machine happens to be in this round."""

from collections.abc import Callable

MODULE = "platform"
PACKAGES: tuple[str, ...] = ()


def loop() -> tuple[str, Callable[[int], int]]:
    """Additions and a branch, nothing else."""

    def batch(thousands: int) -> int:
        total = 0
        for number in range(1000 * thousands):
            if number & 3:
                total += number
        return 1000 * thousands

    return "loops", batch


VARIANTS = {"loop": loop}
