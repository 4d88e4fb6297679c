"""The game in a reader's words: its pieces, and M-21.1 the final standing of two sides with what decided."""

from collections.abc import Mapping
from typing import final

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.rooms import GameWords
from banneret.core.standing import Column, Row, Standing
from banneret.games.mousquetaires.rules.cards import MUSKETEERS
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.rules.state import REASONS, Mousquetaires
from banneret.games.mousquetaires.words import readable, texts_in


def standing(
    game: Mousquetaires, log: list[Event], language: str, names: list[str], data: MousquetairesData
) -> Standing:
    """The winners first; the musketeers win and lose together."""
    texts = texts_in(language)
    shares = game.returns()
    columns = [Column(texts.say("summary-player")), Column(texts.say("summary-side")), Column(texts.say("summary-led"))]
    rows: list[Row] = []
    for won in (True, False):
        for seat in range(game.players):
            if (shares[seat] > 0) != won:
                continue
            led = [data.heroes[man].label.names[language] for man in range(MUSKETEERS) if game.owner[man] == seat]
            milady = seat == game.charter.milady
            side = texts.say("summary-milady" if milady else "summary-musketeers")
            rows.append(Row(seat, 1 if won else 2, won, [names[seat], side, ", ".join(led) if led else "–"]))
    notes = [
        texts.say("event-game-over", {"reason": REASONS[game.reason]}),
        texts.say("summary-round", {"round": str(game.round)}),
    ]
    return Standing(columns, rows, notes)


@final
class MousquetairesWords(GameWords[Mousquetaires, MousquetairesData]):
    """The game in a reader's words."""

    def readable(
        self, parts: Mapping[str, Json], language: str, names: list[str], data: MousquetairesData
    ) -> dict[str, Json]:
        return readable(parts, language, names, data)

    def standing(
        self, game: Mousquetaires, log: list[Event], language: str, names: list[str], data: MousquetairesData
    ) -> Standing:
        return standing(game, log, language, names, data)
