"""Texts in Fluent files, English and Hungarian. Files of a folder are named `<language>.ftl` or `<language>.*.ftl`."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, cast, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource

from banneret.core.errors import UserError
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.refusals import Refusal

LANGUAGES: Final = ("en", "hu")
CORE_TEXTS: Final = str(Path(__file__).with_name("texts"))
LONGEST_QUOTE: Final = 700
TEXTS_KEPT: Final = 8192
MOST_NUMBER: Final = 10**15  # larger ones are shown as they are written, not set in groups of digits
VOWELS: Final = "aáeéiíoóöőuúüű"
# A name that ends with a sign of its own, or a list that goes on, ends the sentence too.
ENDED: Final = re.compile(r"(?:(?<=[!?…])|(?<=[^.]\.\.\.))\.(?=\s|$)")


def hungarian_article(word: str) -> str:
    """`a` or `az`, by the sound that the next word begins with."""
    word = word.strip().lstrip("„\"'(")
    if not word:
        return "a"
    if word[0].isdigit():
        # Spoken: 1 egy, 5 öt, 50 ötven, 1000 ezer begin with a vowel; 10 tíz, 100 száz do not.
        digits = word[: len(word) - len(word.lstrip("0123456789"))]
        if digits[0] == "5":
            return "az"
        if digits[0] == "1":
            return "az" if len(digits) % 3 == 1 else "a"
        return "a"
    return "az" if word[0].lower() in VOWELS else "a"


def _az(word: object, big: object = 0) -> str:
    """Fluent function: { AZ($name) } is the word with its article; { AZ($name, big: 1) } begins a sentence."""
    article = hungarian_article(str(word))
    return f"{article.capitalize() if big else article} {word}"


@cache
def _read(path: str, changed: int) -> Resource:
    """A file, parsed once for every time it changes."""
    return FluentResource(Path(path).read_text(encoding="utf-8"))


def quotable(parts: Mapping[str, Json]) -> dict[str, Json]:
    """What a message quotes of a file: one line, and not a whole book of it."""
    return {name: _shortened(value) for name, value in parts.items()}


def _shortened(value: Json) -> Json:
    if isinstance(value, int):  # apart from floats: many an integer is none that a float can hold
        return value if -MOST_NUMBER < value < MOST_NUMBER else _shortened(str(value))
    if isinstance(value, float):
        return value if abs(value) < MOST_NUMBER else _shortened(str(value))
    if not isinstance(value, str):
        return value
    text = "".join([sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in value])
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


@final
class Texts:
    """The texts of one language: the kernel's own and those of further folders, later ones on top."""

    def __init__(self, language: str, folders: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise UserError("unknown_language", {"language": language, "known": ", ".join(LANGUAGES)})
        self.language = language
        self.bundle = FluentBundle(
            [language], functions=cast("dict[str, Callable[[object], FluentType]]", {"AZ": _az}), use_isolating=False
        )
        for folder in [CORE_TEXTS, *folders]:
            for path in sorted(Path(folder).glob(f"{language}*.ftl")):
                self.bundle.add_resource(_read(str(path), path.stat().st_mtime_ns), allow_overrides=True)
        self._known: dict[str, bool] = {}
        self._plain: dict[str, str] = {}
        self._said: dict[tuple[object, ...], str] = {}

    def has(self, key: str) -> bool:
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._has(key)
        return known

    def _has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, parts: Mapping[str, Json] | None = None) -> str:
        """The text of a key (`name` or `name.attribute`); a key without a text shows itself in brackets.

        A table says the same few hundred sentences again and again: they are kept by key and arguments. Equal numbers
        of another type are other arguments.
        """
        if not parts:
            plain = self._plain.get(key)
            if plain is None:
                plain = self._plain[key] = self._say(key, None)
            return plain
        asked: list[object] = [key]
        for name, value in parts.items():
            asked += (name, type(value), value if isinstance(value, (str, int, float)) else repr(value))
        given = tuple(asked)
        said = self._said.get(given)
        if said is None:
            said = self._say(key, parts)
            if len(self._said) >= TEXTS_KEPT:
                self._said.clear()
            self._said[given] = said
        return said

    def _say(self, key: str, parts: Mapping[str, Json] | None) -> str:
        name, _, attribute = key.partition(".")
        if not self.has(key):
            return f"[{key}]"
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {} if parts is None else dict(parts))
        if errors:
            raise ValueError(f"text {key} ({self.language}): {errors[0]}")
        return ENDED.sub("", str(text))

    def error(self, error: UserError) -> str:
        """A mistake in one sentence, with its place."""
        where = error.where()
        parts = quotable(error.parts)
        reason = f"reason-{parts.get('why', '')}"
        if self.has(reason):
            parts = {**parts, "reason": _shortened(self.say(reason, parts))}
        return (f"{where}: " if where else "") + self.say(f"error-{error.code.replace('_', '-')}", parts)

    def refusal(self, refusal: Refusal, parts: Mapping[str, Json]) -> str:
        """Why an answer is not allowed; `parts` are the refusal's, made readable by the game."""
        text = self.say(f"refusal-{refusal.code.replace('_', '-')}", parts)
        return f"{text} ({refusal.rule})" if refusal.rule else text

    def event(self, event: Event, seat: int, parts: Mapping[str, Json]) -> str:
        """A line of the log as a seat reads it; `parts` are what the seat was told, made readable by the game."""
        key = f"event-{event.name.replace('_', '-')}"
        if event.knows_secret(seat) and self.has(f"{key}.private"):
            key += ".private"
        elif event.seat == seat and seat >= 0 and self.has(f"{key}.own"):
            key += ".own"
        return self.say(key, parts)
