"""Figures as the report writes them."""


def rounded(value: float) -> str:
    """Three significant digits, thousands set apart; no exponent for what is large."""
    if value >= 1000:
        scale = 10 ** (len(str(int(value))) - 3)
        return f"{round(value / scale) * scale:,}"
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def kilobytes(size: float) -> str:
    return f"{rounded(size / 1024)} kB"


def between(low: str, high: str) -> str:
    """From the lowest to the highest of several figures."""
    return f"{low} to {high}"
