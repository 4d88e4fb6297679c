"""Warrior Knights in a reader's words: its pieces, and W-14 the final standing with what decided."""

from collections.abc import Mapping
from typing import final

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.rooms import GameWords
from banneret.core.standing import Column, Row, Standing
from banneret.games.warrior_knights.rules.armies_and_places import cities_of, count_kingdom_cities
from banneret.games.warrior_knights.rules.data import WarriorKnightsData
from banneret.games.warrior_knights.rules.ending import end_told, final_ranks, troop_cards_on_board
from banneret.games.warrior_knights.rules.state import WarriorKnights
from banneret.games.warrior_knights.words import readable, texts_in

HEADS = ("player", "baron", "influence", "cities", "kingdom", "wealth", "troops")


def standing(
    game: WarriorKnights, log: list[Event], language: str, names: list[str], data: WarriorKnightsData
) -> Standing:
    """The winner first, then by influence and what breaks its ties (W-14.2); those eliminated come last."""
    texts = texts_in(language)
    columns = [Column(texts.say(f"summary-{head}"), texts.say(f"summary-{head}.about")) for head in HEADS]
    ranks = final_ranks(game)
    order = sorted(range(game.players), key=ranks.__getitem__, reverse=True)
    rows: list[Row] = []
    for seat in order:
        place = len([rank for rank in ranks if rank > ranks[seat]]) + 1
        wealth = game.crowns[seat] + game.faith[seat] + game.votes[seat]
        cells = [
            names[seat],
            data.barons[game.barons[seat]].names[language],
            str(game.influence[seat]),
            str(len(cities_of(game, seat))),
            str(count_kingdom_cities(game, seat)),
            str(wealth),
            str(troop_cards_on_board(game, seat)),
        ]
        rows.append(Row(seat, place, seat == game.winner, cells))
    return Standing(columns, rows, notes_of(game, names, language, data))


def notes_of(game: WarriorKnights, names: list[str], language: str, data: WarriorKnightsData) -> list[str]:
    """How it came about: the reason, the round, and what broke a tie."""
    texts = texts_in(language)
    told = readable({"seat": game.winner, **end_told(game)}, language, names, data)
    return [texts.say("event-game-over", told), texts.say("summary-round", {"round": str(game.round)})]


@final
class WarriorKnightsWords(GameWords[WarriorKnights, WarriorKnightsData]):
    """Warrior Knights in a reader's words."""

    def readable(
        self, parts: Mapping[str, Json], language: str, names: list[str], data: WarriorKnightsData
    ) -> dict[str, Json]:
        return readable(parts, language, names, data)

    def standing(
        self, game: WarriorKnights, log: list[Event], language: str, names: list[str], data: WarriorKnightsData
    ) -> Standing:
        return standing(game, log, language, names, data)
