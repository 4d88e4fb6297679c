"""Field of Glory in a reader's words: its pieces, and F-8.3 the final standing."""

from collections.abc import Mapping
from typing import final

from banneret.core.card_texts import CardText
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.rooms import GameWords
from banneret.core.standing import Column, Row, Standing
from banneret.core.texts import Texts
from banneret.games.field_of_glory.rules.cards import COPIES, KINDS, TYPE, UNIT_TYPES
from banneret.games.field_of_glory.rules.data import FieldData
from banneret.games.field_of_glory.rules.state import BY_CONTROL, DRAWN, NO_SEAT, FieldOfGlory
from banneret.games.field_of_glory.words import readable, short_words, texts_in, value_words


def seats_in_order(game: FieldOfGlory) -> list[int]:
    """The winner first."""
    return [1, 0] if game.winner == 1 else [0, 1]


def standing(game: FieldOfGlory, language: str, names: list[str]) -> Standing:
    """Terrain cards, captured victory points, reshuffles; and how the game ended."""
    texts = texts_in(language)
    columns = [
        Column(texts.say("summary-player")),
        Column(texts.say("summary-terrain")),
        Column(texts.say("summary-points")),
        Column(texts.say("summary-shuffles")),
    ]
    rows: list[Row] = []
    for place, seat in enumerate(seats_in_order(game), start=1):
        won = game.winner == seat or game.winner == NO_SEAT
        cells = [
            names[seat], str(game.controlled(seat)), str(game.captured_points(seat)), str(game.shuffles[seat])
        ]  # fmt: skip
        rows.append(Row(seat, 1 if game.winner == NO_SEAT else place, won, cells))
    notes = [texts.say("summary-control" if game.ending == BY_CONTROL else "summary-scoring")]
    if game.ending == DRAWN:
        notes.append(texts.say("summary-drawn"))
    return Standing(columns, rows, notes)


def card_texts(texts: Texts, data: FieldData) -> list[CardText]:
    """The terrain cards, then the army cards by type, with the command points that its cards have."""
    language = texts.language
    found = [
        CardText(entry.id, entry.names[language], texts.say("data-terrain"), [entry.texts[language]], entry.source)
        for entry in data.terrains
    ]
    for type, entry in enumerate(data.types):
        kinds = [kind for kind in range(KINDS) if TYPE[kind] == type]
        each: list[Json] = [f"{short_words(kind, texts)} ×{COPIES[kind]}" for kind in kinds]
        lines = [texts.say("card-copies", {"cards": ", ".join([str(words) for words in each])})]
        if type < UNIT_TYPES:
            lines.insert(0, value_words(kinds[0], texts, data))
        group = texts.say("data-unit_type" if type < UNIT_TYPES else "data-special_type")
        words = [line for line in [*lines, entry.texts[language]] if line]
        letters = texts.say(f"letters-{entry.id}")
        found.append(CardText(letters, entry.names[language], group, words, entry.source))
    return found


@final
class FieldOfGloryWords(GameWords[FieldOfGlory, FieldData]):
    """Field of Glory in a reader's words."""

    def readable(self, parts: Mapping[str, Json], language: str, names: list[str], data: FieldData) -> dict[str, Json]:
        return readable(parts, language, names, data)

    def cards(self, language: str, data: FieldData, options: Mapping[str, str]) -> list[CardText]:
        return card_texts(texts_in(language), data)

    def standing(
        self, game: FieldOfGlory, log: list[Event], language: str, names: list[str], data: FieldData
    ) -> Standing:
        return standing(game, language, names)
