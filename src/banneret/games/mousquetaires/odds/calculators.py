"""Questions about chances that anybody can ask without a game: `banneret odds mousquetaires ...`."""

from collections.abc import Callable, Mapping
from typing import Final, final

from mypy_extensions import i64

from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.odds import (
    NUMBER,
    OddsChart,
    OddsError,
    OddsParameter,
    OddsQuestion,
    OddsRow,
    Prospects,
    ShownChance,
)
from banneret.core.rooms import GameOdds
from banneret.core.texts import Texts
from banneret.games.mousquetaires.odds.came_about import came_about
from banneret.games.mousquetaires.odds.draw_odds import abduction_chance, chance_to_draw, search_chance
from banneret.games.mousquetaires.odds.duel_odds import DUELS, Duellist, DuelOdds, DuelTables
from banneret.games.mousquetaires.odds.prospects import prospects
from banneret.games.mousquetaires.odds.siege_odds import SiegeOutlook, SiegeRound
from banneret.games.mousquetaires.odds.token_odds import spread
from banneret.games.mousquetaires.rules.cards import (
    ATHOS,
    DAGGER,
    DARTAGNAN,
    DE_WARDES,
    DECOY,
    ENEMIES,
    FIRST_CHALLENGE,
    FIRST_TOKEN_FOE,
    FOE_WORDS,
    FOES,
    INN_SPACES,
    MUSKETEER_IDS,
    ROCHEFORT,
    TOKEN_WORDS,
)
from banneret.games.mousquetaires.rules.data import ROLLS_SUCCESSES, MousquetairesData
from banneret.games.mousquetaires.rules.quest import GALLERIES, INN, ROAD
from banneret.games.mousquetaires.rules.state import Mousquetaires
from banneret.games.mousquetaires.sight.memory import MousquetairesMemory, MousquetairesView
from banneret.games.mousquetaires.words import texts_in

MOST_CARDS: Final = 47
MOST_LEVEL: Final = 12
MOST_ROUNDS: Final = 12
MOST_MEN: Final = 4
SEARCHES: Final = 6
TOKEN_BOARDS: Final = [INN, ROAD, GALLERIES]  # the boards with face-down tokens
# Foes who differ: the guard of the Bastille and the Nemesis fight as a guard with three dice does.
TABLE_FOES: Final = [*range(ENEMIES), ROCHEFORT, DE_WARDES, *range(FIRST_TOKEN_FOE + DAGGER + 1, FOES - 4)]

GEAR: Final[list[OddsParameter]] = [
    OddsParameter("man", "NAME", default="athos"),
    OddsParameter("thrust"),
    OddsParameter("pistol"),
    OddsParameter("armour"),
    OddsParameter("toledo"),
]
QUESTIONS: Final[list[OddsQuestion]] = [
    OddsQuestion("foes", GEAR),
    OddsQuestion(
        "duel",
        [
            OddsParameter("foe", "FOE", place=True, required=True),
            *GEAR,
            OddsParameter("life", "N", NUMBER, least=1),
            OddsParameter("wounded", "N", NUMBER, default="0"),
        ],
    ),
    OddsQuestion("thrust", []),
    OddsQuestion(
        "challenge",
        [
            OddsParameter("missing", "N", NUMBER, place=True, required=True, least=1),
            OddsParameter("matching", "N", NUMBER, default="6"),
            OddsParameter("deck", "N", NUMBER, least=1, default="47"),
            OddsParameter("draws", "N", NUMBER, least=1, default="6"),
        ],
    ),
    OddsQuestion(
        "siege",
        [
            OddsParameter("blue", "N", NUMBER, place=True, required=True),
            OddsParameter("red", "N", NUMBER, place=True, required=True),
            OddsParameter("marker", "N", NUMBER, least=1),
            OddsParameter("sacrifices", "N", NUMBER, default="0"),
            OddsParameter("smuggler"),
            OddsParameter("rounds", "N", NUMBER, least=1, default="5"),
        ],
    ),
    OddsQuestion("constance", [OddsParameter("successes", "N", NUMBER, default="0")]),
    OddsQuestion(
        "token",
        [
            OddsParameter("board", "1|3|4", NUMBER, place=True, required=True),
            OddsParameter("seen", "TOKEN,...", many=True),
        ],
    ),
]


def wrong(name: str, text: str, why: str) -> OddsError:
    return OddsError("odds_value", {"name": name, "text": text, "why": why})


@final
class MousquetairesOdds(GameOdds[Mousquetaires, MousquetairesMemory, MousquetairesData]):
    """What the table shows beside answers, and the questions that need no game."""

    def prospects(self, view: MousquetairesView) -> Prospects | None:
        return prospects(view, DUELS.tables(view.state.charter.data))

    def came_about(
        self, shown: ShownChance, before: Mousquetaires, since: list[Event], now: Mousquetaires
    ) -> bool | None:  # fmt: skip
        return came_about(shown, before, since)

    def questions(self) -> list[OddsQuestion]:
        return QUESTIONS

    def chart(self, question: str, given: Mapping[str, list[str]], language: str, data: MousquetairesData) -> OddsChart:
        asker = Asker(given, texts_in(language), data, DUELS.tables(data))
        answers: dict[str, Callable[[], OddsChart]] = {
            "foes": asker.foes,
            "duel": asker.duel,
            "thrust": asker.thrust,
            "challenge": asker.challenge,
            "siege": asker.siege,
            "constance": asker.constance,
            "token": asker.token,
        }
        return answers[question]()


@final
class Asker:
    """Somebody who wants to know something, and what they gave."""

    def __init__(
        self, given: Mapping[str, list[str]], texts: Texts, data: MousquetairesData, tables: DuelTables
    ) -> None:  # fmt: skip
        self.given = given
        self.texts = texts
        self.data = data
        self.tables = tables

    # What was given.

    def text(self, id: str, default: str = "") -> str:
        values = self.given.get(id, [])
        return values[-1] if values else default

    def number(self, id: str, default: i64, least: i64, most: i64, name: str = "") -> int:
        text = self.text(id, str(default))
        if not text.isdecimal() or not least <= int(text) <= most:
            raise wrong(name or f"--{id}", text, "mousquetaires-odds-number")
        return int(text)

    def duellist(self) -> Duellist:
        name = self.text("man", MUSKETEER_IDS[ATHOS]).lower()
        if name not in MUSKETEER_IDS:
            raise wrong("--man", name, "mousquetaires-odds-man")
        flags = [gear in self.given for gear in ("thrust", "pistol", "armour", "toledo")]
        return Duellist(MUSKETEER_IDS.index(name), flags[0], flags[1], flags[2], flags[3])

    # Words.

    def say(self, key: str, parts: dict[str, Json] | None = None) -> str:
        return self.texts.say(f"odds-{key}", parts)

    def column(self, name: str) -> tuple[str, str]:
        return name, self.say(f"column-{name}")

    def dice_columns(self) -> list[tuple[str, str]]:
        return [(str(dice), self.say("dice", {"count": dice})) for dice in self.dice()]

    def dice(self) -> list[int]:
        """From the dice of a musketeer without cards to the most there are."""
        least = min([int(hero.fight) for hero in self.data.heroes])
        return list(range(least, int(self.data.limits.blue) + 1))

    def foe_name(self, foe: int) -> str:
        return self.data.foes[foe].label.names[self.texts.language]

    def man_name(self, man: i64) -> str:
        return self.data.heroes[man].label.names[self.texts.language]

    def gear_notes(self, one: Duellist) -> list[str]:
        return [self.say("note-toledo")] if one.toledo else []

    # Answers.

    def beaten_by(self, one: Duellist, foe: int, dice: int, needed: i64) -> DuelOdds:
        return self.tables.odds(one, foe, needed, dice)

    def foes(self) -> OddsChart:
        """Everybody who can be fought, by blue dice: the chance to beat him in one duel."""
        one = self.duellist()
        rows: list[OddsRow] = []
        for foe in TABLE_FOES:
            needed = 1 if foe >= ENEMIES else self.data.foes[foe].life
            chances: list[float | None] = [self.beaten_by(one, foe, dice, needed).beaten for dice in self.dice()]
            rows.append(OddsRow(FOE_WORDS[foe], self.foe_name(foe), chances))
        heading = self.say("heading-foes", {"man": self.man_name(one.man)})
        return OddsChart(heading, self.dice_columns(), rows, self.gear_notes(one))

    def duel(self) -> OddsChart:
        """One foe: beaten, hurt, felled, by blue dice."""
        word = self.text("foe").lower()
        foe = FOE_WORDS.index(word) if word in FOE_WORDS else -1
        token = foe - FIRST_TOKEN_FOE
        if foe < 0 or token == DECOY or token == DAGGER or token >= FIRST_CHALLENGE:
            raise wrong("FOE", word, "mousquetaires-odds-foe")
        one = self.duellist()
        most: i64 = self.data.heroes[one.man].life
        life = self.number("life", most, 1, most)
        needed = self.data.foes[foe].life if foe < ENEMIES else 1
        needed -= self.number("wounded", 0, 0, needed - 1)
        rows: list[OddsRow] = []
        notes: list[str] = []
        for dice in self.dice():
            odds = self.beaten_by(one, foe, dice, needed)
            chances: list[float | None] = [odds.beaten, odds.hurt_by(1), odds.hurt_by(life)]
            rows.append(OddsRow(str(dice), self.say("dice", {"count": dice}), chances))
            told: dict[str, Json] = {"dice": dice, "wounds": round(odds.wounds, 2)}
            notes.append(self.say("note-wounds", told))
        columns = [self.column("beaten"), self.column("hurt"), self.column("felled")]
        parts: dict[str, Json] = {"man": self.man_name(one.man), "foe": self.foe_name(foe), "life": life}
        return OddsChart(self.say("heading-duel", parts), columns, rows, [*notes, *self.gear_notes(one)])

    def thrust(self) -> OddsChart:
        """Secret thrusts by blue dice."""
        rows: list[OddsRow] = []
        for name, man, improved in (
            ("plain", ATHOS, False),
            ("improved", ATHOS, True),
            ("dartagnan", DARTAGNAN, False),
            ("both", DARTAGNAN, True),
        ):
            one = Duellist(man, improved, False, False, False)
            chances: list[float | None] = [self.tables.thrust_chance(one, dice) for dice in self.dice()]
            rows.append(OddsRow(name, self.say(f"thrust-{name}"), chances))
        return OddsChart(self.say("heading-thrust"), self.dice_columns(), rows)

    def challenge(self) -> OddsChart:
        """The cards that a challenge lacks, in so many draws."""
        missing = self.number("missing", 1, 1, MOST_LEVEL, "MISSING")
        deck = self.number("deck", MOST_CARDS, 1, MOST_CARDS)
        matching = self.number("matching", min(6, deck), 0, deck)
        draws = self.number("draws", 6, 1, MOST_CARDS)
        rows = [
            OddsRow(str(count), self.say("draws", {"count": count}), [chance_to_draw(matching, deck, count, missing)])
            for count in range(1, min(draws, deck) + 1)
        ]
        parts: dict[str, Json] = {"missing": missing, "matching": matching, "deck": deck}
        return OddsChart(self.say("heading-challenge", parts), [self.column("chance")], rows)

    def siege(self) -> OddsChart:
        """The marker of La Rochelle after each round, with the same dice every time."""
        tracks = self.data.tracks
        blue = self.number("blue", 0, 0, self.data.limits.blue, "BLUE")
        red = self.number("red", 0, 0, 5, "RED")
        marker = self.number("marker", tracks.siege_start, 1, tracks.siege_end)
        sacrifices = self.number("sacrifices", 0, 0, MOST_MEN)
        more = 1 if "smuggler" in self.given else 0
        rounds = self.number("rounds", 5, 1, MOST_ROUNDS)
        one = SiegeRound(self.data, blue, red, more, sacrifices)
        outlook = SiegeOutlook(tracks.siege_end, marker)
        rows: list[OddsRow] = []
        for count in range(1, rounds + 1):
            outlook.after(one)
            lost = outlook.lost()
            ahead = outlook.at_least(marker + 1) if marker < tracks.siege_end else 0.0
            same = outlook.at_least(marker) - ahead
            behind = max(0.0, 1.0 - lost - same - ahead)
            chances: list[float | None] = [lost, behind, same, ahead, outlook.reached_end()]
            rows.append(OddsRow(str(count), self.say("rounds", {"count": count}), chances))
        columns = [self.column(name) for name in ("lost", "back", "same", "ahead", "end")]
        parts: dict[str, Json] = {"blue": blue, "red": red, "marker": marker}
        mean = f"{round(one.mean(), 2) + 0.0:+.2f}".replace("-", "\N{MINUS SIGN}")  # no minus before a zero
        notes = [self.say("note-siege", {"mean": mean.replace(".", ",") if self.texts.language == "hu" else mean})]
        return OddsChart(self.say("heading-siege", parts), columns, rows, notes)

    def constance(self) -> OddsChart:
        """Six successes: of musketeers who search, and of Milady who abducts."""
        target = self.data.tracks.successes
        missing = target - self.number("successes", 0, 0, target - 1)
        dice: i64 = 0
        for card in self.data.paris:
            if card.round_end == ROLLS_SUCCESSES:
                dice = card.round_end_amount
        rows: list[OddsRow] = []
        for count in range(1, SEARCHES + 1):
            chances: list[float | None] = [
                search_chance(self.data.blue_faces, count, missing),
                abduction_chance(self.data.red_faces, dice, count, missing),
            ]
            rows.append(OddsRow(str(count), self.say("times", {"count": count}), chances))
        columns = [self.column("search"), self.column("abduction")]
        return OddsChart(self.say("heading-constance", {"count": int(missing)}), columns, rows)

    def token(self) -> OddsChart:
        """What a face-down token is, by what has been seen on this board and before."""
        board = self.number("board", INN, INN, GALLERIES, "BOARD")
        if board not in TOKEN_BOARDS:
            raise wrong("BOARD", str(board), "mousquetaires-odds-board")
        left = [int(token.count) for token in self.data.tokens]
        seen = 0
        for text in self.given.get("seen", []):
            for word in text.replace(",", " ").lower().split():
                kind = TOKEN_WORDS.index(word) if word in TOKEN_WORDS[:FIRST_CHALLENGE] else -1
                if kind < 0 or left[kind] == 0:
                    raise wrong("--seen", word, "mousquetaires-odds-token")
                left[kind] -= 1
                seen += 1
        hidden = INN_SPACES - seen
        if board == INN and hidden < max(1, left[DECOY]):
            raise wrong("--seen", self.text("seen"), "mousquetaires-odds-seen")
        if sum(left[DAGGER:FIRST_CHALLENGE]) == 0:
            raise wrong("--seen", self.text("seen"), "mousquetaires-odds-seen")
        odds = spread(left, hidden, board)
        rows = [
            OddsRow(TOKEN_WORDS[kind], self.data.tokens[kind].label.names[self.texts.language], [odds.chances[kind]])
            for kind in range(DECOY, FIRST_CHALLENGE)
        ]
        rows.append(OddsRow("dangerous", self.say("dangerous"), [odds.dangerous()]))
        return OddsChart(self.say("heading-token", {"board": board}), [self.column("chance")], rows)
