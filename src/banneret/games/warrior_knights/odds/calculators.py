"""Questions about chances that anybody can ask without a game: `banneret odds warrior_knights ...`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from banneret.core.jsons import Json
from banneret.core.odds import NUMBER, OddsChart, OddsError, OddsParameter, OddsQuestion, OddsRow
from banneret.core.texts import Texts
from banneret.games.warrior_knights.odds.baron_battles import BaronBattle
from banneret.games.warrior_knights.odds.battle_solver import (
    ATTACKERS_DIE,
    DEFENDERS_DIE,
    DRIVEN_OFF,
    FRESH,
    NO_ABILITY,
    TAKEN,
    UNSEEN,
    Battle,
    Deck,
    Side,
    Solver,
    army_side,
)
from banneret.games.warrior_knights.odds.ventures import deck_of, revolt_chances, venture, vote_chances
from banneret.games.warrior_knights.rules.actions import MOST_NAMED
from banneret.games.warrior_knights.rules.cards import CITY_IDS, EXPEDITION_IDS, FATE_IDS, RESULT_IDS, SHAPE_IDS, SHAPES
from banneret.games.warrior_knights.rules.data import WarriorKnightsData

TEXTS: Final = str(Path(__file__).parent.with_name("texts"))
MOST_TROOPS: Final = 1000
MOST_WALLS: Final = 600
MOST_VOTES: Final = MOST_NAMED  # nobody can commit more at once
MOST_RIVALS: Final = 5
MOST_DIGITS: Final = 9
MOST_CITIES: Final = 24
USUAL_TROOPS: Final = [50, 100, 150, 200, 300, 400]

SEEN: Final = OddsParameter("seen", "FATE,...", many=True)
WALLS: Final = OddsParameter("walls", "CITY|N", place=True, required=True)
ABILITY: Final = OddsParameter("noble", "star|square|triangle|circle")
TROOPS: Final = OddsParameter("troops", "N", NUMBER)

QUESTIONS: Final[list[OddsQuestion]] = [
    OddsQuestion(
        "assault",
        [
            WALLS,
            TROOPS,
            ABILITY,
            OddsParameter("inside", "N", NUMBER),
            OddsParameter("defender", "star|square|triangle|circle"),
            SEEN,
        ],
    ),
    OddsQuestion(
        "battle",
        [
            OddsParameter("attack", "N", NUMBER, place=True, required=True, least=50),
            OddsParameter("defence", "N", NUMBER, place=True, required=True, least=50),
            ABILITY,
            OddsParameter("defender", "star|square|triangle|circle"),
            SEEN,
        ],
    ),
    OddsQuestion("siege", [WALLS, TROOPS, OddsParameter("inside", "N", NUMBER)]),
    OddsQuestion("expedition", [SEEN]),
    OddsQuestion("revolt", [OddsParameter("cities", "N", NUMBER, least=1, default="6"), SEEN]),
    OddsQuestion(
        "vote",
        [
            OddsParameter("votes", "N", NUMBER, place=True, required=True),
            OddsParameter("rivals", "N,...", many=True, required=True),
            OddsParameter("together"),
            OddsParameter("chair"),
        ],
    ),
]


def is_number(text: str) -> bool:
    """A whole number that is not absurdly long."""
    return text.isdecimal() and len(text) <= MOST_DIGITS


def wrong(name: str, text: str, why: str) -> OddsError:
    return OddsError("odds_value", {"name": name, "text": text, "why": why})


def chart(question: str, given: Mapping[str, list[str]], language: str, data: WarriorKnightsData) -> OddsChart:
    """The answer to one of the questions."""
    asker = Asker(given, Texts(language, [TEXTS]), data)
    if question == "assault":
        return asker.assault()
    if question == "battle":
        return asker.battle()
    if question == "siege":
        return asker.siege()
    if question == "expedition":
        return asker.expedition()
    if question == "revolt":
        return asker.revolt()
    if question == "vote":
        return asker.vote()
    raise ValueError(f"no question: {question}")


@final
class Asker:
    """Somebody who wants to know something, and what they gave."""

    def __init__(self, given: Mapping[str, list[str]], texts: Texts, data: WarriorKnightsData) -> None:
        self.given = given
        self.texts = texts
        self.data = data

    # What was given.

    def text(self, id: str) -> str:
        values = self.given.get(id, [])
        return values[-1] if values else ""

    def number(self, id: str, default: int, least: int, most: int, name: str = "", why: str = "number") -> int:
        text = self.text(id) or str(default)
        if not is_number(text) or not least <= int(text) <= most:
            raise wrong(name or f"--{id}", text, f"warrior-knights-odds-{why}")
        return int(text)

    def walls(self) -> int:
        """The strength of walls: a city by its name, or a number of hundreds."""
        text = self.text("walls").lower()
        if text in CITY_IDS:
            return int(self.data.cities[CITY_IDS.index(text)].strength)
        if not is_number(text) or int(text) % 100 != 0 or int(text) > MOST_WALLS:
            raise wrong("WALLS", self.text("walls"), "warrior-knights-odds-walls")
        return int(text)

    def troops(self, id: str, name: str = "") -> int:
        found = self.number(id, 0, 0, MOST_TROOPS, name)
        if found % 50 != 0:
            raise wrong(name or f"--{id}", self.text(id), "warrior-knights-odds-troops")
        return found

    def ability(self, id: str) -> i64:
        text = self.text(id)
        if not text:
            return NO_ABILITY
        if text not in SHAPE_IDS:
            raise wrong(f"--{id}", text, "warrior-knights-odds-noble")
        return SHAPE_IDS.index(text)

    def seen(self) -> list[int]:
        """The Fate cards seen since the last shuffle, in the order in which they went under the deck."""
        found: list[int] = []
        for text in self.given.get("seen", []):
            for word in text.replace(",", " ").split():
                name = f"fate_{int(word):02d}" if is_number(word) else word
                if name not in FATE_IDS or FATE_IDS.index(name) in found:
                    raise wrong("--seen", word, "warrior-knights-odds-fate")
                found.append(FATE_IDS.index(name))
        return found

    def deck(self) -> Deck:
        seen = self.seen()
        return deck_of(self.data.fates, [UNSEEN] * (len(FATE_IDS) - len(seen)) + seen)

    # Words.

    def say(self, key: str, parts: dict[str, Json] | None = None) -> str:
        return self.texts.say(f"odds-{key}", parts)

    def columns(self, *names: str) -> list[tuple[str, str]]:
        return [(name, self.say(f"column-{name}")) for name in names]

    def noble_name(self, shape: i64) -> str:
        return self.say("no-ability") if shape >= SHAPES - 1 else self.data.shapes[shape].names[self.texts.language]

    def deck_note(self, deck: Deck) -> list[str]:
        parts: dict[str, Json] = {name: deck.bag[result] for result, name in enumerate(RESULT_IDS)}
        return [] if deck.bag == FRESH else [self.say("note-deck", {**parts, "count": sum(deck.bag)})]

    # Answers.

    def rows(self, strengths: list[int], defence: Side, assault: bool, deck: Deck) -> list[OddsRow]:
        """By troops and ability: taken, driven off, dead."""
        abilities: list[i64] = [self.ability("noble")] if self.text("noble") else [NO_ABILITY, 0, 1, 2]
        rows: list[OddsRow] = []
        for strength in strengths:
            for ability in abilities:
                attack = army_side(strength, -(-strength // 100), ability)
                battle = Battle(attack, defence, assault)
                figures = BaronBattle(battle, deck).solve() if defence.chooses else Solver(battle, deck).solve()
                name = "none" if ability >= SHAPES else SHAPE_IDS[ability]
                label = self.say("army", {"troops": strength, "noble": self.noble_name(ability)})
                chances: list[float | None] = [figures[TAKEN], figures[DRIVEN_OFF], figures[ATTACKERS_DIE]]
                if defence.nobles > 0:
                    chances.append(figures[DEFENDERS_DIE])
                rows.append(OddsRow(f"{strength}-{name}", label, chances))
        return rows

    def assault(self) -> OddsChart:
        """The table of section 14, for any walls; an army inside defends them."""
        walls = self.walls()
        inside = self.troops("inside")
        strengths = [self.troops("troops")] if self.text("troops") else USUAL_TROOPS
        deck = self.deck()
        if inside > 0:
            cards = (walls + inside) // 100 + 2
            defence = Side(cards, -(-inside // 100), walls // 100, self.ability("defender"), True, True)
        else:
            defence = Side(walls // 100, 0, walls // 100, NO_ABILITY, False, False)
        names = ["taken", "driven-off", "dead", *(["defenders-dead"] if inside else [])]
        parts: dict[str, Json] = {"walls": walls, "inside": inside}
        heading = self.say("heading-assault-inside" if inside else "heading-assault", parts)
        notes = [self.say("note-equilibrium")] if inside else []
        return OddsChart(
            heading, self.columns(*names), self.rows(strengths, defence, True, deck), notes + self.deck_note(deck)
        )  # fmt: skip

    def battle(self) -> OddsChart:
        """An open-field battle of one noble against another."""
        strength = self.troops("attack", "ATTACK")
        against = self.troops("defence", "DEFENCE")
        deck = self.deck()
        defence = army_side(against, -(-against // 100), self.ability("defender"))
        columns = self.columns("won", "driven-off", "dead", "defenders-dead")
        heading = self.say("heading-battle", {"attack": strength, "defence": against})
        rows = self.rows([strength], defence, False, deck)
        return OddsChart(heading, columns, rows, [self.say("note-equilibrium"), *self.deck_note(deck)])

    def siege(self) -> OddsChart:
        """W-11.8 A siege needs the greater total and no luck."""
        walls = self.walls()
        inside = self.troops("inside")
        commander = int(self.data.constants.commander_strength)
        needed = walls + inside + (commander if inside else 0)
        strengths = [self.troops("troops")] if self.text("troops") else USUAL_TROOPS
        rows: list[OddsRow] = []
        for strength in strengths:
            total = strength + commander
            chances: list[float | None] = [
                1.0 if total > needed else 0.0,
                1.0 if total + commander > needed else 0.0,
            ]
            rows.append(OddsRow(str(strength), self.say("besiegers", {"troops": strength, "total": total}), chances))
        heading = self.say("heading-siege", {"total": needed})
        return OddsChart(heading, self.columns("siege", "master"), rows, [self.say("note-siege")])

    def expedition(self) -> OddsChart:
        """W-8.2 Each expedition, blessed or not."""
        seen = self.seen()
        unseen = [card for card in range(len(FATE_IDS)) if card not in seen]
        if len(unseen) < 2:
            raise wrong("--seen", self.text("seen"), "warrior-knights-odds-fate")
        rows: list[OddsRow] = []
        for expedition, id in enumerate(EXPEDITION_IDS):
            name = self.data.expeditions[expedition].names[self.texts.language]
            for blessed in (False, True):
                found = venture(self.data.fates, expedition, blessed, unseen)
                chances: list[float | None] = [found.lost, found.no_news, found.mean, found.in_the_end]
                label = self.say("venture-blessed", {"name": name}) if blessed else name
                rows.append(OddsRow(f"{id}-blessed" if blessed else id, label, chances))
        columns = self.columns("lost", "no-news", "mean", "in-the-end")
        return OddsChart(self.say("heading-expedition"), columns, rows, [self.say("note-expedition")])

    def revolt(self) -> OddsChart:
        """W-13.3 How many of a Baron's cities without a noble revolt at an Upkeep."""
        cities = self.number("cities", 6, 1, MOST_CITIES)
        seen = self.seen()
        unseen = [card for card in range(len(FATE_IDS)) if card not in seen]
        revolts = len([card for card in unseen if self.data.fates[card].revolt])
        if len(unseen) < cities:
            raise wrong("--cities", str(cities), "warrior-knights-odds-few")
        rows: list[OddsRow] = []
        for count in range(1, cities + 1):
            found = revolt_chances(len(unseen), revolts, count)
            mean = float(count * revolts) / float(len(unseen))
            chances: list[float | None] = [max(0.0, 1.0 - found[0]), max(0.0, 1.0 - found[0] - found[1]), mean]
            rows.append(OddsRow(str(count), self.say("cities", {"count": count}), chances))
        parts: dict[str, Json] = {"revolts": revolts, "count": len(unseen)}
        columns = self.columns("some", "several", "expected")
        return OddsChart(self.say("heading-revolt"), columns, rows, [self.say("note-revolt", parts)])

    def vote(self) -> OddsChart:
        """W-9.3.6 By the votes committed."""
        own = self.number("votes", 0, 0, MOST_VOTES, "VOTES", "votes")
        rivals: list[int] = []
        for text in self.given.get("rivals", []):
            for word in text.replace(",", " ").split():
                if not is_number(word) or int(word) > MOST_VOTES:
                    raise wrong("--rivals", word, "warrior-knights-odds-votes")
                rivals.append(int(word))
        if not 0 < len(rivals) <= MOST_RIVALS:
            raise wrong("--rivals", " ".join(self.given.get("rivals", [])), "warrior-knights-odds-rivals")
        together = "together" in self.given
        against, others = (rivals, []) if together else ([], rivals)
        rows = [
            OddsRow(str(committed), self.say("votes", {"count": committed}), [chance])
            for committed, chance in enumerate(vote_chances(own, against, others, "chair" in self.given))
        ]
        heading = self.say("heading-vote-together" if together else "heading-vote", {"count": own})
        return OddsChart(heading, self.columns("chance"), rows, [self.say("note-vote")])
