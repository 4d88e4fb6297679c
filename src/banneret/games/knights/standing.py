"""Knights in a reader's words: its pieces, and K-14 the final standing with what everybody owns."""

from collections.abc import Mapping
from typing import final

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.rooms import GameWords
from banneret.core.standing import Column, Row, Standing
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.ending import standing_key
from banneret.games.knights.rules.state import REASON_IDS, Knights
from banneret.games.knights.words import readable, texts_in


def places(game: Knights) -> list[int]:
    """The place of each seat: winners first, then castles, tournament cards, special cards (K-14.4)."""
    keys = [(seat in game.winners, *standing_key(game, seat)) for seat in range(game.players)]
    return [len([key for key in keys if key > keys[seat]]) + 1 for seat in range(game.players)]


def attempts_of(log: list[Event], seat: int) -> tuple[int, int]:
    """How many attempts a seat has announced, and how many cards it has won by them or in tournaments."""
    tried = 0
    won = 0
    for event in log:
        if event.seat == seat:
            if event.name in ("attempts", "attacks", "holds_tournament", "challenges"):
                tried += 1
            elif event.name in ("captured", "took", "tournament_won"):
                won += 1
    return tried, won


def standing(game: Knights, log: list[Event], language: str, names: list[str], data: KnightsData) -> Standing:
    """Castles, tournament cards, special cards; attempts and cards won as the log tells them."""
    texts = texts_in(language)
    heads = ("player", "castles", "tournaments", "specials", "attempts", "won")
    columns = [Column(texts.say(f"summary-{head}")) for head in heads]
    at = places(game)
    rows: list[Row] = []
    for seat in sorted(range(game.players), key=at.__getitem__):
        tried, won = attempts_of(log, seat)
        owned = [len(game.castles[seat]), len(game.tournaments[seat]), len(game.specials[seat]), tried, won]
        cells = [names[seat], *[str(count) for count in owned]]
        rows.append(Row(seat, at[seat], seat in game.winners, cells))
    return Standing(columns, rows, [texts.say(f"summary-by-{REASON_IDS[game.win_reason]}")])


@final
class KnightsWords(GameWords[Knights, KnightsData]):
    """Knights in a reader's words."""

    def readable(
        self, parts: Mapping[str, Json], language: str, names: list[str], data: KnightsData
    ) -> dict[str, Json]:
        return readable(parts, language, names, data)

    def standing(self, game: Knights, log: list[Event], language: str, names: list[str], data: KnightsData) -> Standing:
        return standing(game, log, language, names, data)
