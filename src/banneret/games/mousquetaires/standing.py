"""The game in a reader's words: its pieces, its cards, and M-21.1 the final standing of two sides with what decided."""

from collections.abc import Mapping
from typing import Final, final

from banneret.core.card_texts import CardText
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.labels import Label
from banneret.core.options import option_parts
from banneret.core.rooms import GameWords
from banneret.core.standing import Column, Row, Standing
from banneret.core.texts import Texts
from banneret.games.mousquetaires.rules.cards import (
    ADVENTURE_WORDS,
    ENEMIES,
    FACE_IDS,
    FIRST_CHALLENGE,
    FIRST_TOKEN_FOE,
    FOE_WORDS,
    ITEM_WORDS,
    LOUVRE_IDS,
    MUSKETEER_IDS,
    MUSKETEERS,
    PARIS_WORDS,
    ROCHEFORT,
    SKILL_IDS,
    SKILLS,
    TOKEN_WORDS,
    TRAP_IDS,
    TREACHERY_IDS,
    words_text,
)
from banneret.games.mousquetaires.rules.components import Foe
from banneret.games.mousquetaires.rules.data import MousquetairesData
from banneret.games.mousquetaires.rules.state import REASONS, Mousquetaires
from banneret.games.mousquetaires.words import pieces_words, readable, texts_in, treachery_text

BOARD_IDS: Final = ("inn", "england", "road", "galleries")


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
class CardWords:
    """The cards of one data file in one language, with the options in force."""

    def __init__(self, language: str, data: MousquetairesData, options: Mapping[str, str]) -> None:
        self.texts: Texts = texts_in(language)
        self.language = language
        self.data = data
        agreed = option_parts(options)
        self.emergency: dict[str, Json] = {
            "mode": agreed["emergency_mode"],
            "seconds": agreed["emergency_seconds"],
            "percent": agreed["emergency_budget_ratio"],
        }

    def say(self, key: str, **parts: Json) -> str:
        return self.texts.say(key, parts)

    def card(self, id: str, group: str, label: Label, lines: list[str], text: str = "") -> CardText:
        """A card: its numbers first, then its text."""
        words = text or label.texts[self.language]
        name = label.names[self.language]
        told = lines if words == name else [*lines, words]
        return CardText(id, name, self.say(f"data-{group}"), told, label.source)

    def all(self) -> list[CardText]:
        return [
            *self.musketeers(), *self.adventure(), *self.arsenal(), self.all_for_one(), *self.boards(),
            *self.paris(), *self.louvre(), *self.enemies(), *self.traps(), *self.tokens(), *self.treachery(),
            *self.destinations(),
        ]  # fmt: skip

    # Numbers.

    def thrust(self, faces: list[int]) -> list[str]:
        if sum(faces) == 0:
            return []
        named = words_text([face for face in range(len(faces)) for _ in range(faces[face])], FACE_IDS)
        return [self.say("table-web-thrust", faces=pieces_words("face", named, self.texts, self.data))]

    def reward(self, gold: int, epic: int) -> list[str]:
        return [self.say("table-web-reward", gold=gold, epic=epic)] if gold or epic else []

    def challenge(self, skill: int, level: int) -> str:
        return self.say("table-web-challenge", skill=self.data.skills[skill].names[self.language], level=level)

    def fighter(self, foe: Foe) -> list[str]:
        lines = [self.say("table-web-dice", count=int(foe.dice))] if foe.dice else []
        if foe.fixed:
            lines.append(self.say("table-web-fixed", swords=int(foe.swords), shields=int(foe.shields)))
        if foe.life > 1:
            lines.append(self.say("table-web-life", life=int(foe.life)))
        return [*lines, *self.thrust(foe.thrust), *self.reward(int(foe.gold), int(foe.epic))]

    # Groups.

    def musketeers(self) -> list[CardText]:
        found: list[CardText] = []
        for man, hero in enumerate(self.data.heroes):
            skills = [f"{self.data.skills[skill].names[self.language]} {hero.skills[skill]}" for skill in range(SKILLS)]
            lines = [", ".join(skills), self.say("table-web-life", life=int(hero.life))]
            lines += [self.say("table-web-dice", count=int(hero.fight)), *self.thrust(hero.thrust)]
            found.append(self.card(MUSKETEER_IDS[man], "musketeers", hero.label, lines))
        return found

    def adventure(self) -> list[CardText]:
        return [
            self.card(ADVENTURE_WORDS[kind], "adventure", pile.label, [self.say("card-copies", count=int(pile.count))])
            for kind, pile in enumerate(self.data.adventure)
        ]

    def arsenal(self) -> list[CardText]:
        found: list[CardText] = []
        for kind, item in enumerate(self.data.items):
            price = "table-web-price-card" if item.combat_cards else "table-web-price"
            lines = [self.say(price, gold=int(item.gold)), self.say("card-copies", count=int(item.count))]
            found.append(self.card(ITEM_WORDS[kind], "arsenal", item.label, lines))
        return found

    def all_for_one(self) -> CardText:
        label = self.data.all_for_one
        lines = [self.say("card-copies", count=int(self.data.supply))]
        return CardText(
            "all_for_one", label.names[self.language], label.names[self.language],
            [*lines, label.texts[self.language]], label.source,
        )  # fmt: skip

    def boards(self) -> list[CardText]:
        boards = self.data.boards
        found: list[CardText] = []
        for number, label in enumerate(boards.labels):
            lines: list[str] = []
            if number == 1:
                lines = [self.challenge(skill, boards.levels[skill]) for skill in range(SKILLS)]
            lines.append(self.say("card-epic", board=number + 1, cost=int(boards.passage_cost)))
            found.append(self.card(BOARD_IDS[number], "quest_boards", label, lines))
        return found

    def paris(self) -> list[CardText]:
        found: list[CardText] = []
        for kind, card in enumerate(self.data.paris):
            lines = [self.challenge(skill, level) for skill, level in zip(card.skills, card.levels, strict=True)]
            lines.append(self.say("table-web-strength", strength=int(card.strength)))
            found.append(self.card(PARIS_WORDS[kind], "paris", card.label, lines))
        return found

    def louvre(self) -> list[CardText]:
        found: list[CardText] = []
        for kind, card in enumerate(self.data.louvre):
            lines = [self.challenge(int(card.skill), int(card.level))]
            lines.append(self.say("table-web-strength", strength=int(card.strength)))
            lines += self.reward(int(card.gold), int(card.epic))
            found.append(self.card(LOUVRE_IDS[kind], "louvre", card.label, lines))
        return found

    def enemies(self) -> list[CardText]:
        found: list[CardText] = []
        for kind, foe in enumerate(self.data.foes[:FIRST_TOKEN_FOE]):
            lines = [self.say("table-web-strength", strength=int(foe.strength))] if kind < ENEMIES else []
            if kind == ROCHEFORT:
                lines.append(self.say("card-rochefort", count=int(self.data.rochefort_cards)))
            found.append(self.card(FOE_WORDS[kind], "enemies", foe.label, [*lines, *self.fighter(foe)]))
        return found

    def traps(self) -> list[CardText]:
        return [
            self.card(
                TRAP_IDS[kind], "traps", trap.label, [self.say("table-web-strength", strength=int(trap.strength))]
            )
            for kind, trap in enumerate(self.data.traps)
        ]

    def tokens(self) -> list[CardText]:
        found: list[CardText] = []
        for kind, token in enumerate(self.data.tokens):
            lines = [self.say("card-copies", count=int(token.count))]
            if kind >= FIRST_CHALLENGE:
                lines.append(self.challenge(int(token.skill), int(token.level)))
            else:
                lines += self.fighter(self.data.foes[FIRST_TOKEN_FOE + kind])
            found.append(self.card(token_id(kind), "enemy_tokens", token.label, lines))
        return found

    def treachery(self) -> list[CardText]:
        return [
            self.card(
                word, "treachery", self.data.treachery[kind].label,
                [self.say("card-copies", count=int(self.data.treachery[kind].count))],
                treachery_text(word, self.emergency, self.texts, self.data),
            )
            for kind, word in enumerate(TREACHERY_IDS)
        ]  # fmt: skip

    def destinations(self) -> list[CardText]:
        return [self.card(f"go_{id}", "location_cards", label, []) for id, label in self.data.destinations.items()]


def token_id(kind: int) -> str:
    """A challenge token is named apart from the skill that it asks for."""
    return f"challenge_{SKILL_IDS[kind - FIRST_CHALLENGE]}" if kind >= FIRST_CHALLENGE else TOKEN_WORDS[kind]


@final
class MousquetairesWords(GameWords[Mousquetaires, MousquetairesData]):
    """The game in a reader's words."""

    def readable(
        self, parts: Mapping[str, Json], language: str, names: list[str], data: MousquetairesData
    ) -> dict[str, Json]:
        return readable(parts, language, names, data)

    def cards(self, language: str, data: MousquetairesData, options: Mapping[str, str]) -> list[CardText]:
        return CardWords(language, data, options).all()

    def standing(
        self, game: Mousquetaires, log: list[Event], language: str, names: list[str], data: MousquetairesData
    ) -> Standing:
        return standing(game, log, language, names, data)
