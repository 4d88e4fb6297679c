"""What may be typed for the pieces of answers: their names in the reader's language."""

from typing import Final

from banneret.core.labels import Label
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ENEMY_IDS,
    FACE_IDS,
    ITEM_WORDS,
    LOCATION_WORDS,
    MUSKETEER_IDS,
    PARIS_WORDS,
    ROUTE_WORDS,
    SPACE_WORDS,
    TOKEN_WORDS,
    TRAP_IDS,
    TREACHERY_IDS,
)
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.rules.quest import INN
from banneret.games.mousquetaires.words import space_words, texts_in

# Words of people's titles, which nobody needs to type.
TITLES: Final = ("Mr. ", "The ", "A ", "Az ", " úr")


def name_words(label: Label, language: str) -> str:
    """A name as one word of a line, without its article or title."""
    name = label.names[language]
    for title in TITLES:
        name = name.removeprefix(title).removesuffix(title)
    return name.replace(" ", "_")


def typed_pieces(language: str, data: MousquetairesData) -> dict[str, list[str]]:
    """By piece: its name in the language; words that several kinds of pieces share mean the same in all of them."""
    texts = texts_in(language)
    found: dict[str, list[str]] = {}
    labels = [
        (MUSKETEER_IDS, [hero.label for hero in data.heroes]),
        (LOCATION_WORDS, data.locations),
        (ADVENTURE_WORDS, [pile.label for pile in data.adventure]),
        (ENEMY_IDS, [foe.label for foe in data.foes]),
        (TRAP_IDS, [trap.label for trap in data.traps]),
        (TREACHERY_IDS, [pile.label for pile in data.treachery]),
        (PARIS_WORDS, [card.label for card in data.paris]),
        (ITEM_WORDS, [item.label for item in data.items]),
    ]
    for words, named in labels:
        for word, label in zip(words, named, strict=False):
            found.setdefault(word, [name_words(label, language)])
    for prefix, pieces in (("face", FACE_IDS), ("route", ROUTE_WORDS), ("token", TOKEN_WORDS)):
        for word in pieces:
            found.setdefault(word, [texts.say(f"{prefix}-{word}").replace(" ", "_")])
    for space, word in enumerate(SPACE_WORDS):
        found[word] = [space_words(INN, space, texts).replace(",", "").replace(" ", "_")]
    return found
