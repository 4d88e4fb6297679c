"""The cards of a game in words: as the game tells them, else as the records of its data file do; and finding one."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final
from unicodedata import combining, normalize

from banneret.core.card_texts import CardText
from banneret.core.jsons import Json
from banneret.core.sources import MARK, list_name, records, value_words
from banneret.core.wording import Wording

TEXTS: Final = ("text", "history")
MOST_NEAR: Final = 6


def all_cards(wording: Wording, data: Mapping[str, Json]) -> list[CardText]:
    """Every card; `data` are the records of the data file, for games that do not tell their cards themselves."""
    told = wording.kind.words.cards(wording.texts.language, wording.data, wording.options)
    return told or record_cards(data, wording)


def record_cards(data: Mapping[str, Json], wording: Wording) -> list[CardText]:
    """Every record with a name that has a text, or values with a label (`data-<list>.<part>`)."""
    language = wording.texts.language
    found: list[CardText] = []
    for name, record in records(data):
        said = [str(record[f"{part}_{language}"]) for part in TEXTS if f"{part}_{language}" in record]
        labelled = [
            part for part in record if part not in ("id", "record") and wording.texts.has(f"data-{name}.{part}")
        ]
        numbers = [str(record["year"])] if "year" in record else []
        numbers += [value_words(name, part, record, wording) for part in labelled]
        if f"name_{language}" in record and (said or labelled):
            lines = [" · ".join(numbers), *said] if numbers else said
            title = str(record[f"name_{language}"])
            source = str(record.get(MARK, ""))
            found.append(CardText(str(record.get("id", title)), title, list_name(name, wording), lines, source))
    return found


def folded(text: str) -> str:
    """What is left of a name where accents, case, blanks and signs do not count."""
    plain = [sign for sign in normalize("NFD", text.casefold()) if not combining(sign)]
    return "".join([sign for sign in plain if sign.isalnum()])


def find_cards(cards: list[CardText], text: str) -> list[CardText]:
    """The cards that somebody means: those of that name or id, else those that begin so, else one of its words does."""
    wanted = folded(text)
    if not wanted:
        return []
    for fits in (_is_named, _begins, _has_word):
        found = [card for card in cards if fits(card, wanted)]
        if found:
            return found
    return []


def _is_named(card: CardText, wanted: str) -> bool:
    return wanted in (folded(card.name), folded(card.id))


def _begins(card: CardText, wanted: str) -> bool:
    return folded(card.name).startswith(wanted)


def _has_word(card: CardText, wanted: str) -> bool:
    """A later word of the name begins so, or the id does."""
    words = card.name.replace("-", " ").split()
    return folded(card.id).startswith(wanted) or any(
        folded("".join(words[place:])).startswith(wanted) for place in range(1, len(words))
    )


def near_cards(cards: list[CardText], text: str) -> list[str]:
    """The names of cards that are written much like that."""
    names = {folded(card.name): card.name for card in cards}
    return [names[name] for name in get_close_matches(folded(text), list(names), MOST_NEAR, 0.6)]
