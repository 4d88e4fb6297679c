"""A curve of chances in a line of blocks, for a terminal."""

from collections.abc import Sequence

BLOCKS = "▁▂▃▄▅▆▇█"


def sparkline(values: Sequence[float], width: int) -> str:
    """Shares from 0 to 1 as blocks, in at most so many columns: each is the mean of the values that fall on it."""
    columns = min(width, len(values))
    drawn = ""
    for column in range(columns):
        start, end = column * len(values) // columns, (column + 1) * len(values) // columns
        mean = sum(values[start:end]) / (end - start)
        drawn += BLOCKS[min(len(BLOCKS) - 1, int(mean * len(BLOCKS)))]
    return drawn
