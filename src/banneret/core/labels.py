"""What components of many kinds have in common in a data file: an id, a name and a text in each language, a source."""

from typing import final

from banneret.core.data import Sheet
from banneret.core.jsons import Json
from banneret.core.texts import LANGUAGES


@final
class Label:
    """Name, text and source of a component, in both languages."""

    def __init__(self, names: dict[str, str], texts: dict[str, str], source: str) -> None:
        self.names = names
        self.texts = texts
        self.source = source


def label_of(sheet: Sheet) -> Label:
    """Name and text; a component without a text has its name there."""
    names = {language: sheet.text(f"name_{language}") for language in LANGUAGES}
    texts = {
        language: sheet.text(f"text_{language}") if f"text_{language}" in sheet.values else names[language]
        for language in LANGUAGES
    }
    return Label(names, texts, sheet.text("source") if "source" in sheet.values else "")


def records(sheet: Sheet, key: str, ids: list[str]) -> list[Sheet]:
    """The records of a list in the order of the ids; each id stands there once."""
    found = {row.text("id"): row for row in sheet.tables(key)}
    for id in found:
        if id not in ids:
            more: dict[str, Json] = {"value": id}
            raise sheet.fault("bad_value", key, f"{id!r} is not known", "unknown", more)
    for id in ids:
        if id not in found:
            lost: dict[str, Json] = {"value": id}
            raise sheet.fault("bad_value", key, f"{id!r} is missing", "missing", lost)
    return [found[id] for id in ids]


def one_of(sheet: Sheet, key: str, words: list[str]) -> int:
    """The place of a word among those known."""
    word = sheet.text(key)
    if word not in words:
        more: dict[str, Json] = {"value": word}
        raise sheet.fault("bad_value", key, f"{word!r} is not known", "unknown", more)
    return words.index(word)
