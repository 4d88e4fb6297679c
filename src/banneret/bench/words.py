"""The benchmark in the reader's language: its texts, and figures and dates as that language writes them."""

from collections.abc import Mapping
from typing import Final

from banneret.bench.errors import TEXTS
from banneret.bench.phrases import Part, Phrase
from banneret.core.errors import UserError
from banneret.core.jsons import Json
from banneret.core.texts import LANGUAGES, Texts

MARKS: Final = {"en": {}, "hu": str.maketrans({",": "\N{NO-BREAK SPACE}", ".": ","})}
"""How the marks in an English figure are written."""


class Words:
    """Says phrases; what stands within them is said first."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, key: str, parts: Mapping[str, Part] | None = None) -> str:
        """The text of a key; where its parts name a reason of ours (`why`), that is said as the `reason`."""
        plain = {name: self._plain(part) for name, part in (parts or {}).items()}
        reason = f"reason-{plain.get('why', '')}"
        if self.texts.has(reason):
            plain["reason"] = self.texts.say(reason, plain)
        return self.texts.say(key, plain)

    def phrase(self, phrase: Phrase) -> str:
        return self.say(phrase.key, phrase.parts)

    def _plain(self, part: Part) -> Json:
        if isinstance(part, Phrase):
            return self.phrase(part)
        return self.texts.error(part) if isinstance(part, UserError) else part

    # Figures.

    def number(self, value: float, form: str = "g") -> str:
        """A number in one of Python's formats, with the marks of the language."""
        return f"{value:{form}}".translate(MARKS[self.texts.language])

    def rounded(self, value: float) -> str:
        """Three significant digits, thousands set apart; no exponent."""
        if value >= 1000:
            scale = 10 ** (len(str(int(value))) - 3)
            return self.number(round(value / scale) * scale, ",")
        return self.number(value, ".0f" if value >= 100 else ".3g")

    def kilobytes(self, size: float) -> str:
        return f"{self.rounded(size / 1024)} kB"

    def range(self, low: str, high: str) -> str:
        """From the lowest to the highest of several figures."""
        return self.say("bench-range", {"low": low, "high": high})

    def date(self, day: str) -> str:
        """A day that is given as `year-month-day`."""
        year, month, date = day.split("-")
        return self.say("bench-date", {"year": year, "month": month, "day": date})


def english() -> Words:
    """For programs: what they read is the same whichever language people read."""
    return Words(Texts(LANGUAGES[0], [TEXTS]))
