"""Knights in a reader's words: its pieces, and K-14 the final standing with what everybody owns."""

from collections.abc import Mapping
from typing import final

from banneret.core.card_texts import CardText
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.rooms import GameWords
from banneret.core.standing import Column, Row, Standing
from banneret.core.texts import Texts
from banneret.games.knights.rules.cards import CARD_IDS, FIRST_SPECIAL, FIRST_TOURNAMENT, KIND, KIND_IDS
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.ending import standing_key
from banneret.games.knights.rules.state import REASON_IDS, Knights
from banneret.games.knights.words import dice_words, readable, strength_words, texts_in


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


def cards(language: str, data: KnightsData, options: Mapping[str, str]) -> list[CardText]:
    """Every card with its dice and its text: goals and the king first, then castles, special cards, tournaments."""
    texts = texts_in(language)
    say = texts.say
    goals: dict[str, Json] = {
        "castles": data.goals.castles,
        "king_castles": data.goals.king_castles,
        "tournament_castles": data.goals.tournament_castles,
        "tournaments": data.goals.tournaments,
    }
    found = [
        CardText(f"goal_{goal}", say(f"card-goal-{goal}", goals), say("cards-goals"), [say(f"card-goal-{goal}.text")])
        for goal in ("castles", "king", "tournaments")
    ]
    king = data.kings[options["king_combination"].replace("_", "+")]
    found.append(CardText("king", say("table-king"), say("cards-goals"), [dice_told([king], texts), say("card-king")]))
    for card in range(FIRST_SPECIAL):
        lines = [dice_told([data.strengths[card]], texts), data.texts[language][0]]
        found.append(CardText(CARD_IDS[card], data.castles[language][card], say("cards-castles"), lines))
    for kind, name in enumerate(data.kinds[language]):
        copies = [card for card in range(FIRST_SPECIAL, FIRST_TOURNAMENT) if KIND[card] == kind]
        lines = [dice_told([data.strengths[card] for card in copies], texts), data.texts[language][kind + 1]]
        found.append(CardText(KIND_IDS[kind], name, say("cards-specials"), lines))
    tournament = [data.texts[language][-1]]
    found.append(CardText("tournament", say("table-web-tournament"), say("cards-tournaments"), tournament))
    return found


def dice_told(strengths: list[int], texts: Texts) -> str:
    """The dice of a card, of several alike in the order of their cards: `3-3-3+4 (three 3s + 4)`."""
    told = [f"{dice_words(shown)} ({strength_words(shown, texts)})" for shown in strengths]
    return texts.say("card-dice", {"dice": " · ".join(told), "count": len(told)})


@final
class KnightsWords(GameWords[Knights, KnightsData]):
    """Knights in a reader's words."""

    def readable(
        self, parts: Mapping[str, Json], language: str, names: list[str], data: KnightsData
    ) -> dict[str, Json]:
        return readable(parts, language, names, data)

    def cards(self, language: str, data: KnightsData, options: Mapping[str, str]) -> list[CardText]:
        return cards(language, data, options)

    def standing(self, game: Knights, log: list[Event], language: str, names: list[str], data: KnightsData) -> Standing:
        return standing(game, log, language, names, data)
