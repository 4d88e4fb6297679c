"""Questions about the dice that anybody can ask without a game: `banneret odds knights ...`."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.odds import NUMBER, OddsChart, OddsParameter, OddsQuestion, OddsRow
from banneret.core.texts import Texts
from banneret.games.knights.odds.chances import Aim, Chances, Terms, beat, defend, take
from banneret.games.knights.odds.combinations import (
    die_card_ids,
    die_card_names,
    is_roll,
    parse_combination,
    parse_dice,
    parse_die_cards,
    parse_roll,
    parse_target,
    written,
    written_roll,
    wrong,
)
from banneret.games.knights.odds.contest import entry
from banneret.games.knights.odds.dice import faces_of, state_of
from banneret.games.knights.rules.cards import CARD_IDS, FIRST_SPECIAL, FIRST_TOURNAMENT, KIND
from banneret.games.knights.rules.data import KnightsData
from banneret.games.knights.rules.strength import FACES, counts_of

TEXTS: Final = str(Path(__file__).parent.with_name("texts"))
MOST_PLAYERS: Final = 6
MOST_REROLLS: Final = 9
FIRST_KEEPS: Final = 10  # so many keeps are shown unless all are asked for

TARGET: Final = OddsParameter("target", "COMBINATION", place=True, required=True)
REROLLS: Final = OddsParameter("rerolls", "N", NUMBER)
DICE: Final = OddsParameter("dice", "CARD,...", many=True)
AGAINST: Final = OddsParameter("against", "CARD,...", many=True)
DEFENCE_TIE: Final = OddsParameter("tie", "attacker|defender", default="attacker")
PLUS_DICE: Final = OddsParameter("plus-dice", "one|all", default="one")

QUESTIONS: Final[list[OddsQuestion]] = [
    OddsQuestion("cards", [DICE]),
    OddsQuestion("beat", [TARGET, REROLLS, DICE]),
    OddsQuestion("castle", [TARGET, DICE, AGAINST, DEFENCE_TIE, PLUS_DICE]),
    OddsQuestion("defend", [TARGET, DICE, DEFENCE_TIE, PLUS_DICE]),
    OddsQuestion(
        "tournament",
        [
            OddsParameter("players", "N", NUMBER, least=2, default="4"),
            OddsParameter("dice", "PLACE=CARD,...", many=True),
            OddsParameter("champion", "PLACE", NUMBER, least=1),
            OddsParameter("tie", "first|rolloff", default="first"),
            PLUS_DICE,
        ],
    ),
    OddsQuestion("king", [OddsParameter("combination", "COMBINATION"), DICE]),
    OddsQuestion(
        "keep",
        [
            OddsParameter("roll", "DICE", place=True, required=True),
            OddsParameter("target", "COMBINATION", required=True),
            OddsParameter("left", "N", NUMBER, least=1, default="2"),
            DICE,
            OddsParameter("castle"),
            AGAINST,
            DEFENCE_TIE,
            PLUS_DICE,
            OddsParameter("all"),
        ],
    ),
]


def option_name(id: str) -> str:
    """An option as it is typed."""
    return "--" + id.replace("_", "-")


def chart(
    question: str, given: Mapping[str, list[str]], language: str, data: KnightsData, chances: Chances
) -> OddsChart:
    """The answer to one of the questions."""
    asker = Asker(given, Texts(language, [TEXTS]), data, chances)
    answers: dict[str, Callable[[], OddsChart]] = {
        "cards": asker.cards,
        "beat": asker.beat,
        "castle": asker.castle,
        "defend": asker.defend,
        "tournament": asker.tournament,
        "king": asker.king,
        "keep": asker.keep,
    }
    return answers[question]()


@final
class Asker:
    """Somebody who wants to know something, and what they gave."""

    def __init__(self, given: Mapping[str, list[str]], texts: Texts, data: KnightsData, chances: Chances) -> None:
        self.given = given
        self.texts = texts
        self.data = data
        self.chances = chances

    # What was given.

    def text(self, id: str, default: str = "") -> str:
        values = self.given.get(id, [])
        return values[-1] if values else default

    def number(self, id: str, default: int, most: int) -> int:
        text = self.text(id, str(default))
        if not text.isdecimal() or int(text) > most:
            raise wrong(option_name(id), text, "knights-too-many")
        return int(text)

    def one_of(self, id: str, values: list[str]) -> str:
        """One of a few words, the first unless another is named."""
        text = self.text(id, values[0])
        if text not in values:
            raise wrong(option_name(id), text, "knights-one-of-two")
        return text

    def target(self, name: str = "TARGET") -> i64:
        return parse_target(name, self.text("target"), self.data)

    def die_cards(self, id: str) -> i64:
        return parse_die_cards(option_name(id), self.given.get(id, []))

    def terms(self) -> Terms:
        return Terms(
            all_plus_dice=self.one_of("plus_dice", ["one", "all"]) == "all",
            ties_defend=self.one_of("tie", ["attacker", "defender"]) == "defender",
        )

    # Words.

    def say(self, key: str, parts: dict[str, Json] | None = None) -> str:
        return self.texts.say(f"odds-{key}", parts)

    def column(self, name: str, count: int = 0) -> tuple[str, str]:
        return name, self.say(f"column-{name}", {"count": count})

    def rerolls_column(self, rerolls: int) -> tuple[str, str]:
        return f"rerolls_{rerolls}", self.say("column-rerolls", {"count": rerolls})

    def cards_label(self, cards: i64) -> str:
        return die_card_names(cards, self.data, self.texts.language) or self.say("no-die-card")

    # Answers.

    def by_die_cards(self) -> list[i64]:
        """The sets of die cards to be shown: the one named, else none and each one alone."""
        return [self.die_cards("dice")] if "dice" in self.given else [0, *[BIT[face] for face in range(FACES)]]

    def beat_rows(self, target: i64, rerolls: list[int]) -> list[OddsRow]:
        rows: list[OddsRow] = []
        for cards in self.by_die_cards():
            found: list[float | None] = [self.chances.chance(beat(target, count, cards)) for count in rerolls]
            rows.append(OddsRow(die_card_ids(cards), self.cards_label(cards), found))
        return rows

    def beat(self) -> OddsChart:
        """Table A and B: beat a combination."""
        target = self.target()
        usual = [self.data.rerolls.pile, self.data.rerolls.organiser]
        rerolls = [self.number("rerolls", 0, MOST_REROLLS)] if "rerolls" in self.given else usual
        heading = self.say("heading-beat", {"target": written(target)})
        return OddsChart(heading, [self.rerolls_column(n) for n in rerolls], self.beat_rows(target, rerolls))

    def king(self) -> OddsChart:
        """K-11.2 Overthrow the king."""
        king = parse_combination("--combination", self.text("combination")) if self.text("combination") else 0
        target: i64 = king or self.data.king
        rerolls = self.data.rerolls.king
        heading = self.say("heading-king", {"target": written(target), "count": rerolls})
        return OddsChart(heading, [self.column("chance")], self.beat_rows(target, [rerolls]))

    def castle_chances(self, target: i64, cards: i64, against: i64, terms: Terms) -> list[float | None]:
        rerolls = self.data.rerolls
        defender = entry(rerolls.defence, against)
        return [
            self.chances.chance(beat(target, rerolls.castle, cards)),
            self.chances.chance(take(target, rerolls.castle, cards, defender, terms)),
            self.chances.chance(take(target, rerolls.castle_with_catapult, cards, defender, terms)),
        ]

    def castle(self) -> OddsChart:
        """Table C: take a castle from an opponent, who rolls in defence."""
        target = self.target()
        against = self.die_cards("against")
        terms = self.terms()
        columns = [self.column("beat"), self.column("take"), self.column("catapult")]
        rows = [
            OddsRow(die_card_ids(cards), self.cards_label(cards), self.castle_chances(target, cards, against, terms))
            for cards in self.by_die_cards()
        ]
        notes = [self.say("note-against", {"cards": self.cards_label(against)})] if against else []
        return OddsChart(self.say("heading-castle", {"target": written(target)}), columns, rows, notes)

    def defend(self) -> OddsChart:
        """K-9.4 Hold a castle against an attacker's roll."""
        terms = self.terms()
        full = terms.all_plus_dice
        attack = parse_roll("TARGET", self.text("target"), self.data) if full else self.target()
        rows: list[OddsRow] = []
        for cards in self.by_die_cards():
            aim = defend(attack, self.data.rerolls.defence, cards, terms)
            rows.append(OddsRow(die_card_ids(cards), self.cards_label(cards), [self.chances.chance(aim)]))
        shown = written_roll(attack) if full else written(attack)
        return OddsChart(self.say("heading-defend", {"target": shown}), [self.column("chance")], rows)

    def tournament(self) -> OddsChart:
        """Table D: the chance of everybody in a tournament, in rolling order."""
        players = self.number("players", 4, MOST_PLAYERS)
        if players < 2:
            raise wrong("--players", str(players), "knights-too-many")
        dice = [0] * players
        for text in self.given.get("dice", []):
            who, equals, cards = text.partition("=")
            if not equals or not who.strip().isdecimal() or not 1 <= int(who) <= players:
                raise wrong("--dice", text, "knights-place-and-cards")
            dice[int(who) - 1] = int(parse_die_cards("--dice", [cards]))
        champion = self.number("champion", 0, players)
        terms = Terms(
            all_plus_dice=self.one_of("plus_dice", ["one", "all"]) == "all",
            ties_roll_off=self.one_of("tie", ["first", "rolloff"]) == "rolloff",
        )
        rerolls = [self.data.rerolls.guest] * players
        if champion:
            rerolls[champion - 1] = self.data.rerolls.guest_with_champion
        rerolls[0] = self.data.rerolls.organiser
        entries = [int(entry(rerolls[place], dice[place])) for place in range(players)]
        rows: list[OddsRow] = []
        for place, chance in enumerate(self.chances.tournament(entries, terms)):
            roller = self.say("organiser") if place == 0 else self.say("roller", {"place": place + 1})
            parts: dict[str, Json] = {"who": roller, "count": rerolls[place]}
            label = self.say("entry", parts)
            if dice[place]:
                label += f", {self.cards_label(dice[place])}"
            rows.append(OddsRow(str(place + 1), label, [chance]))
        return OddsChart(self.say("heading-tournament", {"count": players}), [self.column("chance")], rows)

    def keep(self) -> OddsChart:
        """Table E: what to keep of the dice on the table."""
        dice = parse_dice("ROLL", self.text("roll"))
        left = self.number("left", 2, MOST_REROLLS)
        cards = self.die_cards("dice")
        terms = self.terms()
        if terms.all_plus_dice and "castle" not in self.given and is_roll(self.text("target")):
            roll = parse_roll("--target", self.text("target"), self.data)
            shown_target = written_roll(roll)
            aim = defend(roll, left, cards, Terms(all_plus_dice=True))
        else:
            target = self.target("--target")
            shown_target = written(target)
            aim = beat(target, left, cards)
            if "castle" in self.given:
                aim = take(target, left, cards, entry(self.data.rerolls.defence, self.die_cards("against")), terms)
        rows = self.keep_rows(aim, state_of(counts_of(dice)), left)
        parts: dict[str, Json] = {"target": shown_target, "count": left, "dice": " ".join(map(str, dice))}
        heading = self.say("heading-keep-castle" if "castle" in self.given else "heading-keep", parts)
        shown = rows if "all" in self.given else rows[:FIRST_KEEPS]
        notes = [self.say("note-more-keeps", {"count": len(rows) - len(shown)})] if len(shown) < len(rows) else []
        return OddsChart(heading, [self.column("chance")], shown, notes)

    def keep_rows(self, aim: Aim, state: i64, left: i64) -> list[OddsRow]:
        rows: list[OddsRow] = []
        for keep in self.chances.solution(aim).keeps(state, left):
            faces = " ".join(map(str, faces_of(keep.kept)))
            label = faces or self.say("keep-nothing")
            if keep.kept == state:
                label = self.say("keep-everything", {"dice": label})
            rows.append(OddsRow(faces or "-", label, [keep.value], best=not rows))
        return rows

    def cards(self) -> OddsChart:
        """All cards: from a pile, and from an opponent."""
        data = self.data
        cards = self.die_cards("dice")
        language = self.texts.language
        rows: list[OddsRow] = []
        for card in range(FIRST_TOURNAMENT):
            shown: i64 = data.strengths[card]
            found: list[float | None] = [self.chances.chance(beat(shown, data.rerolls.pile, cards))]
            if card < FIRST_SPECIAL:
                found.extend(self.castle_chances(shown, cards, 0, Terms())[1:])
                name = data.castles[language][card]
            else:
                found.extend([self.chances.chance(beat(shown, data.rerolls.special, cards)), None])
                name = data.kinds[language][KIND[card]]
            rows.append(OddsRow(CARD_IDS[card], f"{name} {written(shown)}", found))
        king: list[float | None] = [self.chances.chance(beat(data.king, data.rerolls.king, cards)), None, None]
        rows.append(OddsRow("king", f"{self.say('king-name')} {written(data.king)}", king))
        columns = [self.column("pile"), self.column("opponent"), self.column("catapult")]
        return OddsChart(self.say("heading-cards", {"cards": self.cards_label(cards)}), columns, rows)
