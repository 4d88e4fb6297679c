"""Colours as the eye sees them: contrast by relative luminance, and tones that can be read."""

import re
from functools import lru_cache
from typing import Final

READABLE: Final = 4.5  # text on its ground
VISIBLE: Final = 3.0  # shapes that carry meaning
HEX: Final = re.compile(r"#[0-9a-f]{6}", re.IGNORECASE)


def channels(colour: str) -> list[int]:
    """Red, green and blue of `#rrggbb`."""
    if HEX.fullmatch(colour) is None:
        raise ValueError(f"no colour: {colour!r} (written #rrggbb)")
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def luminance(colour: str) -> float:
    """Relative luminance, 0 (black) to 1 (white)."""
    parts = [channel / 255 for channel in channels(colour)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=1024)
def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    lighter, darker = sorted([luminance(one), luminance(other)], reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share (0 to 1) of another in it."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join([f"{round(mine + (theirs - mine) * share):02x}" for mine, theirs in pairs])


@lru_cache(maxsize=1024)
def readable(colour: str, ground: str, ratio: float = READABLE) -> str:
    """The tone of a colour nearest to it that can be read on the ground: darker on light grounds, lighter on dark."""
    end = "#000000" if luminance(ground) > 0.18 else "#ffffff"
    for step in range(101):
        tone = mixed(colour, end, step / 100)
        if contrast(tone, ground) >= ratio:
            return tone
    return end
