"""Questions about chances that anybody can ask without a game: `banneret odds field_of_glory ...`."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from banneret.core.jsons import Json
from banneret.core.odds import NUMBER, OddsChart, OddsError, OddsParameter, OddsQuestion, OddsRow
from banneret.core.texts import Texts
from banneret.games.field_of_glory.odds.bonus_duel import solve
from banneret.games.field_of_glory.odds.fight_odds import (
    POINTS,
    certain,
    chance_of_points,
    chance_to_draw,
    edge_of,
    fight_odds,
    spread_of,
)
from banneret.games.field_of_glory.odds.fight_table import FightTable
from banneret.games.field_of_glory.odds.payment import cheapest_payment
from banneret.games.field_of_glory.odds.worth import worths_of
from banneret.games.field_of_glory.rules.cards import ARMY_LIST, UNIT_KINDS, cards_text, parse_card
from banneret.games.field_of_glory.rules.data import TERRAIN_IDS, FieldData
from banneret.games.field_of_glory.rules.options import PLAIN_OPTIONS
from banneret.games.field_of_glory.rules.state import PLAYERS, Charter, FieldOfGlory
from banneret.games.field_of_glory.sight.memory import counted
from banneret.games.field_of_glory.words import cards_words, texts_in

MOST_LEAD: Final = 9
MOST_CARDS: Final = 48
MOST_COST: Final = 60
MOST_PRICE: Final = 50
BLIND_LEADS: Final = 4

QUESTIONS: Final[list[OddsQuestion]] = [
    OddsQuestion("blind", []),
    OddsQuestion(
        "fight",
        [
            OddsParameter("attack", "CARD,CARD", place=True, required=True),
            OddsParameter("defence", "CARD,CARD", place=True, required=True),
            OddsParameter("terrain", "plain|rough|woods|hill", default="plain"),
            OddsParameter("held"),
            OddsParameter("flank"),
            OddsParameter("overlap", "N", NUMBER, default="0"),
            OddsParameter("against", "CARD"),
        ],
    ),
    OddsQuestion(
        "duel",
        [
            OddsParameter("lead", "N", place=True, required=True),
            OddsParameter("attack", "CARD,...", many=True),
            OddsParameter("defence", "CARD,...", many=True),
            OddsParameter("price", "N", NUMBER, default="4"),
        ],
    ),
    OddsQuestion(
        "draw",
        [
            OddsParameter("wanted", "N", NUMBER, place=True, required=True, least=1),
            OddsParameter("cards", "N", NUMBER, least=1, default="15"),
            OddsParameter("draws", "N", NUMBER, least=1, default="5"),
            OddsParameter("least", "N", NUMBER, least=1, default="1"),
        ],
    ),
    OddsQuestion(
        "pay",
        [
            OddsParameter("cost", "N", NUMBER, place=True, required=True, least=1),
            OddsParameter("hand", "CARD,...", many=True),
            OddsParameter("draws", "N", NUMBER, default="5"),
        ],
    ),
]


def wrong(name: str, text: str, why: str) -> OddsError:
    return OddsError("odds_value", {"name": name, "text": text, "why": why})


def chart(question: str, given: Mapping[str, list[str]], language: str, data: FieldData) -> OddsChart:
    """The answer to one of the questions."""
    asker = Asker(given, texts_in(language), data)
    if question == "blind":
        return asker.blind()
    if question == "fight":
        return asker.fight()
    if question == "duel":
        return asker.duel()
    if question == "draw":
        return asker.draw()
    if question == "pay":
        return asker.pay()
    raise ValueError(f"no question: {question}")


@final
class Asker:
    """Somebody who wants to know something, and what they gave."""

    def __init__(self, given: Mapping[str, list[str]], texts: Texts, data: FieldData) -> None:
        self.given = given
        self.texts = texts
        self.data = data
        self.table = FieldOfGlory(PLAYERS, Charter(PLAIN_OPTIONS, data))
        self.average = spread_of(counted(ARMY_LIST), data.points)

    # What was given.

    def text(self, id: str, default: str = "") -> str:
        values = self.given.get(id, [])
        return values[-1] if values else default

    def number(self, id: str, default: int, least: int, most: int, name: str = "") -> int:
        text = self.text(id, str(default))
        if not text.removeprefix("-").removeprefix("+").isdecimal() or not least <= int(text) <= most:
            raise wrong(name or f"--{id}", text, "fog-odds-number")
        return int(text)

    def cards(self, id: str, name: str) -> list[int]:
        found: list[int] = []
        for text in self.given.get(id, []):
            for word in text.replace(",", " ").split():
                try:
                    found.append(parse_card(word.lower()))
                except ValueError as error:
                    raise wrong(name, word, "fog-odds-card") from error
                if found[-1] < 0:
                    raise wrong(name, word, "fog-odds-card")
        return found

    def units(self, id: str) -> list[int]:
        """F-6.4 One unit or two that may share a column, the lead first."""
        name = id.upper()
        units = self.cards(id, name)
        if not 1 <= len(units) <= 2 or max(units) >= UNIT_KINDS:
            raise wrong(name, self.text(id), "fog-odds-units")
        if len(units) == 2 and not self.table.stackable(units[0], units[1]):
            raise wrong(name, self.text(id), "fog-odds-stack")
        return units

    # Words.

    def say(self, key: str, parts: dict[str, Json] | None = None) -> str:
        return self.texts.say(f"odds-{key}", parts)

    def results(self) -> list[tuple[str, str]]:
        return [(name, self.say(f"column-{name}")) for name in ("win", "tie", "lose")]

    def row(self, name: str, label: str, edge: i64, attack: list[float], defence: list[float]) -> OddsRow:
        odds = fight_odds(edge, attack, defence)
        return OddsRow(name, label, [odds.win, odds.tie, odds.lose])

    # Answers.

    def blind(self) -> OddsChart:
        """Both bonus cards from an average deck, by the attacker's lead."""
        rows: list[OddsRow] = []
        for lead in range(-BLIND_LEADS, BLIND_LEADS + 1):
            label = self.say("lead", {"lead": signed(lead)})
            rows.append(self.row(str(lead), label, edge_of(lead, False), self.average, self.average))
        return OddsChart(self.say("heading-blind"), self.results(), rows)

    def fight(self) -> OddsChart:
        """A fight of two columns, by the attacker's bonus card."""
        table = self.table
        fight_table = FightTable(table.charter)
        attack = self.units("attack")
        defence = self.units("defence")
        terrain = self.text("terrain", TERRAIN_IDS[0])
        if terrain not in TERRAIN_IDS:
            raise wrong("--terrain", terrain, "fog-odds-terrain")
        table.terrain = [TERRAIN_IDS.index(terrain)] * len(table.terrain)
        held = "held" in self.given
        edge = fight_table.edge_against(
            table, attack, attack[0], defence, defence[0], 0, held, "flank" in self.given
        )  # fmt: skip
        edge += 2 * self.number("overlap", 0, 0, 8)
        against = self.cards("against", "--against")
        theirs = certain(self.data.points[against[-1]]) if against else self.average
        rows = [self.row("deck", self.say("from-deck"), edge, self.average, theirs)]
        for points in sorted(set(self.data.points)):
            label = self.say("card-worth", {"points": points})
            rows.append(self.row(str(points), label, edge, certain(points), theirs))
        parts: dict[str, Json] = {
            "attack": cards_words(attack, self.texts, self.data),
            "defence": cards_words(defence, self.texts, self.data),
        }
        lead: i64 = (edge + 1) // 2
        ground = self.data.terrains[TERRAIN_IDS.index(terrain)].names[self.texts.language]
        answer = self.say("card-worth", {"points": self.data.points[against[-1]]}) if against else self.say("from-deck")
        notes = [
            self.say("note-ground", {"ground": ground, "held": "yes" if held else "no"}),
            self.say("note-against", {"card": answer, "known": "yes" if against else "no"}),
            self.say("note-lead", {"lead": signed(lead)}),
        ]
        if edge % 2 != 0:
            notes.append(self.say("note-ties"))
        return OddsChart(self.say("heading-fight", parts), self.results(), rows, notes)

    def duel(self) -> OddsChart:
        """How often to choose each bonus card if both play as well as can be; a tie counts half.

        A card of the hand is missed later: each of its command points has a price, in hundredths of a victory.
        """
        price = float(self.number("price", 4, 0, MOST_PRICE)) / 100.0
        lead = self.number("lead", 0, -MOST_LEAD, MOST_LEAD, "LEAD")
        mine = self.hand_points("attack")
        theirs = self.hand_points("defence")
        payoff: list[list[float]] = []
        for own in mine:
            line: list[float] = []
            for other in theirs:
                odds = fight_odds(edge_of(lead, False), self.spread(own), self.spread(other))
                line.append(odds.win + 0.5 * odds.tie + price * float(other - own))
            payoff.append(line)
        duel = solve(payoff)
        won = duel.value
        for points, share in zip(mine, duel.rows, strict=True):
            won += price * float(points) * share
        for points, share in zip(theirs, duel.columns, strict=True):
            won -= price * float(points) * share
        rows: list[OddsRow] = []
        for side, choices, shares in (("attack", mine, duel.rows), ("defence", theirs, duel.columns)):
            for points, share in zip(choices, shares, strict=True):
                card = self.say("from-deck") if points == 0 else self.say("card-worth", {"points": points})
                label = self.say(f"duel-{side}-row", {"card": card})
                name = "deck" if points == 0 else str(points)
                rows.append(OddsRow(f"{side}-{name}", label, [share]))
        parts: dict[str, Json] = {"percent": round(100.0 * won, 1)}
        notes = [self.say("note-duel", parts)]
        heading = self.say("heading-duel", {"lead": signed(lead)})
        return OddsChart(heading, [("share", self.say("column-share"))], rows, notes)

    def hand_points(self, id: str) -> list[int]:
        """The deck (0), and the points of the cards in a hand."""
        return [0, *sorted({self.data.points[card] for card in self.cards(id, f"--{id}")})]

    def spread(self, points: int) -> list[float]:
        return self.average if points == 0 else certain(points)

    def draw(self) -> OddsChart:
        """Wanted cards in so many draws from a deck."""
        cards = self.number("cards", 15, 1, MOST_CARDS)
        wanted = self.number("wanted", 1, 1, cards, "WANTED")
        most = self.number("draws", 5, 1, MOST_CARDS)
        least = self.number("least", 1, 1, MOST_CARDS)
        rows = [
            OddsRow(str(draws), self.say("draws", {"count": draws}), [chance_to_draw(wanted, cards, draws, least)])
            for draws in range(1, min(most, cards) + 1)
        ]
        parts: dict[str, Json] = {"wanted": wanted, "cards": cards, "least": least}
        return OddsChart(self.say("heading-draw", parts), [("chance", self.say("column-chance"))], rows)

    def pay(self) -> OddsChart:
        """A cost that a hand is to reach with some cards more, and the cheapest payment if it does already."""
        cost = self.number("cost", 1, 1, MOST_COST, "COST")
        draws = self.number("draws", 5, 0, MOST_CARDS)
        hand = self.cards("hand", "--hand")
        points = self.data.points
        held = sum([points[card] for card in hand])
        left = counted(ARMY_LIST)
        for card in hand:
            left[card] -= 1
            if left[card] < 0:
                raise wrong("--hand", cards_text([card]), "fog-odds-too-many")
        counts = [0] * POINTS
        for card, count in enumerate(left):
            counts[points[card]] += count
        rows = [
            OddsRow(str(more), self.say("draws", {"count": more}), [chance_of_points(counts, more, cost - held)])
            for more in range(min(draws, sum(counts)) + 1)
        ]
        notes: list[str] = []
        payment = cheapest_payment(hand, worths_of(points), points, cost)
        if payment is not None:
            told: dict[str, Json] = {
                "cards": cards_words(payment.cards, self.texts, self.data),
                "points": payment.points,
            }
            notes.append(self.say("note-payment", told))
        parts: dict[str, Json] = {"cost": cost, "points": held}
        return OddsChart(self.say("heading-pay", parts), [("chance", self.say("column-chance"))], rows, notes)


def signed(lead: i64) -> str:
    return f"+{lead}" if lead > 0 else "0" if lead == 0 else f"−{-lead}"
