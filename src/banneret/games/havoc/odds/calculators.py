"""Questions about chances that anybody can ask without a game: `banneret odds havoc ...`."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from banneret.core.chance import FastChance
from banneret.core.jsons import Json
from banneret.core.odds import NUMBER, OddsChart, OddsError, OddsParameter, OddsQuestion, OddsRow
from banneret.core.texts import Texts
from banneret.games.havoc.odds.random_hands import FEWEST, MOST, share_at_least
from banneret.games.havoc.rules.cards import DOG, cards_text, parse_card
from banneret.games.havoc.rules.data import HavocData
from banneret.games.havoc.rules.hands import (
    HIGH_CARD,
    MOST_COUNTED,
    RANK_IDS,
    STRAIGHT_FLUSH_6,
    best_hand,
    best_key,
    dogs_out_range,
    hand_key,
    laid_key,
    lay_fits,
)
from banneret.games.havoc.rules.scoring import strength
from banneret.games.havoc.rules.setup import regular_cards
from banneret.games.havoc.words import cards_words, combination_of, texts_in, whole_hand_of

SAMPLES: Final = 20_000
SEED: Final = 1
MOST_CARDS: Final = 120
PLAYERS: Final = OddsParameter("players", "N", NUMBER, least=2, default="4")

QUESTIONS: Final[list[OddsQuestion]] = [
    OddsQuestion("ranks", [PLAYERS, OddsParameter("cards", "N", NUMBER, least=1, default="8")]),
    OddsQuestion(
        "beat",
        [
            OddsParameter("hand", "CARD", place=True, required=True, many=True),
            PLAYERS,
            OddsParameter("held", "N", NUMBER, least=1, default="8"),
            OddsParameter("left", "N", NUMBER, default="0"),
            OddsParameter("opponents", "N", NUMBER, least=1, default="1"),
        ],
    ),
    OddsQuestion(
        "holds",
        [
            OddsParameter("wanted", "N", NUMBER, place=True, required=True, least=1),
            OddsParameter("unseen", "N", NUMBER, least=1, default="60"),
            OddsParameter("cards", "N", NUMBER, least=1, default="8"),
            OddsParameter("least", "N", NUMBER, least=1, default="1"),
        ],
    ),
    OddsQuestion("dogs", [OddsParameter("hand", "CARD", place=True, required=True, many=True), PLAYERS,
                          OddsParameter("held", "N", NUMBER, least=1, default="8")]),
]  # fmt: skip


def wrong(name: str, text: str, why: str) -> OddsError:
    return OddsError("odds_value", {"name": name, "text": text, "why": why})


def chart(question: str, given: Mapping[str, list[str]], language: str, data: HavocData) -> OddsChart:
    """The answer to one of the questions."""
    asker = Asker(given, texts_in(language), data)
    if question == "ranks":
        return asker.ranks()
    if question == "beat":
        return asker.beat()
    if question == "holds":
        return asker.holds()
    if question == "dogs":
        return asker.dogs()
    raise ValueError(f"no question: {question}")


@final
class Asker:
    """Somebody who wants to know something, and what they gave."""

    def __init__(self, given: Mapping[str, list[str]], texts: Texts, data: HavocData) -> None:
        self.given = given
        self.texts = texts
        self.data = data

    # What was given.

    def number(self, id: str, default: int, least: int, most: int, name: str = "") -> int:
        values = self.given.get(id, [])
        text = values[-1] if values else str(default)
        if not text.isdecimal() or not least <= int(text) <= most:
            raise wrong(name or f"--{id}", text, "havoc-odds-number")
        return int(text)

    def players(self) -> int:
        return self.number("players", 4, min(self.data.counts), max(self.data.counts))

    def cards(self, players: int) -> list[int]:
        """The cards of a hand, all of them in play and each as often as it exists."""
        found: list[int] = []
        left = self.in_play(players)
        for text in self.given.get("hand", []):
            for word in text.replace(",", " ").split():
                try:
                    card = parse_card(word if word == "D" else word.lower())
                except ValueError as error:
                    raise wrong("CARD", word, "havoc-odds-card") from error
                if card not in left:
                    raise wrong("CARD", word, "havoc-odds-not-in-play")
                left.remove(card)
                found.append(card)
        return found

    def in_play(self, players: int) -> list[int]:
        """H-2.1 All cards that are used with so many players."""
        count = self.data.counts[players]
        return [*regular_cards(count.max_value), *[DOG] * count.dogs]

    def say(self, key: str, parts: dict[str, Json] | None = None) -> str:
        return self.texts.say(f"odds-{key}", parts)

    # Answers.

    def ranks(self) -> OddsChart:
        """H-8.3 How often random cards hold each combination as their best, out of a measured table."""
        players = self.players()
        cards = self.number("cards", 8, FEWEST, MOST)
        rows: list[OddsRow] = []
        for rank in range(STRAIGHT_FLUSH_6, HIGH_CARD - 1, -1):
            least = share_at_least(players, cards, rank)
            better = share_at_least(players, cards, rank + 1)
            name = RANK_IDS[rank]
            rows.append(OddsRow(name, self.data.ranks[self.texts.language][name], [least - better, least]))
        columns = [("best", self.say("column-best")), ("at_least", self.say("column-at-least"))]
        heading = self.say("heading-ranks", {"players": players, "cards": cards})
        return OddsChart(heading, columns, rows, [self.say("note-measured")])

    def beat(self) -> OddsChart:
        """H-9.1 Where a combination ends among opponents with random cards who lay their best, by hands dealt."""
        players = self.players()
        mine = self.cards(players)
        if not 1 <= len(mine) <= MOST_COUNTED:
            raise wrong("CARD", cards_text(mine), "havoc-odds-six")
        rest = self.in_play(players)
        for card in mine:
            rest.remove(card)
        opponents = self.number("opponents", 1, 1, players - 1)
        held = self.number("held", 8, 1, min(MOST_CARDS, len(rest) // opponents))
        left = self.number("left", 0, 0, MOST_CARDS)
        places = ends_among(strength(hand_key(mine), left), rest, opponents, held)
        rows = [
            OddsRow(str(place), self.say("place", {"place": place}), [float(times) / float(SAMPLES)])
            for place, times in enumerate(places, 1)
        ]
        parts: dict[str, Json] = {
            "cards": cards_words(mine, self.texts, self.data),
            "combination": combination_of(int(hand_key(mine)), self.texts),
            "opponents": opponents,
            "held": held,
        }
        notes = [self.say("note-left", {"left": left}), self.say("note-sampled", {"samples": SAMPLES})]
        return OddsChart(self.say("heading-beat", parts), [("chance", self.say("column-chance"))], rows, notes)

    def holds(self) -> OddsChart:
        """The chance that cards nobody has seen hold some of the wanted ones: a hand, or the next cards of the deck."""
        unseen = self.number("unseen", 60, 1, MOST_CARDS)
        wanted = self.number("wanted", 1, 1, unseen, "WANTED")
        cards = self.number("cards", 8, 1, unseen)
        least = self.number("least", 1, 1, wanted)
        rows: list[OddsRow] = []
        for count in range(1, cards + 1):
            chance = chance_to_hold(wanted, unseen, count, least)
            rows.append(OddsRow(str(count), self.say("cards", {"count": count}), [chance]))
        parts: dict[str, Json] = {"least": least, "wanted": wanted, "unseen": unseen}
        return OddsChart(self.say("heading-holds", parts), [("chance", self.say("column-chance"))], rows)

    def dogs(self) -> OddsChart:
        """H-7.1 How many laid dogs to leave out of the battle: the chance to beat one opponent, for each number."""
        players = self.players()
        laid = self.cards(players)
        dogs = laid.count(DOG)
        if dogs == 0 or not lay_fits(len(laid) - dogs, dogs):
            raise wrong("CARD", cards_text(laid), "havoc-odds-laid")
        rest = self.in_play(players)
        for card in laid:
            rest.remove(card)
        held = self.number("held", 8, 1, len(rest))
        low, high = dogs_out_range(laid)
        keys = [laid_key(laid, out) for out in range(low, high + 1)]
        rows: list[OddsRow] = []
        for at, key in enumerate(keys):
            chance = float(ends_among(strength(key, 0), rest, 1, held)[0]) / float(SAMPLES)
            parts: dict[str, Json] = {"dogs": int(low) + at, "combination": whole_hand_of(int(key), self.texts)}
            rows.append(OddsRow(str(int(low) + at), self.say("dogs-out", parts), [chance], key == max(keys)))
        cards = cards_words(laid, self.texts, self.data)
        heading = self.say("heading-dogs", {"cards": cards, "held": held})
        columns = [("chance", self.say("column-first"))]
        return OddsChart(heading, columns, rows, [self.say("note-sampled", {"samples": SAMPLES})])


def ends_among(mine: i64, rest: list[int], opponents: i64, held: i64) -> list[int]:
    """How often a strength takes each place against opponents who lay the best of so many random cards."""
    chance = FastChance(SEED)
    deck = rest[:]
    places: list[int] = [0] * (opponents + 1)
    for _ in range(SAMPLES):
        above: i64 = 0
        for other in range(opponents):
            at: i64 = other * held
            while at < (other + 1) * held:  # as much of a shuffle as is needed
                swap = at + chance.below(len(deck) - at, "sample")
                card = deck[swap]
                deck[swap] = deck[at]
                deck[at] = card
                at += 1
            hand = deck[other * held : (other + 1) * held]
            key = best_key(hand)
            # Only equal combinations ask for the cards left in hand.
            if strength(key, 0) > mine and strength(key, len(hand) - len(best_hand(hand))) > mine:
                above += 1
        places[above] += 1
    return places


def chance_to_hold(wanted: i64, unseen: i64, cards: i64, least: i64) -> float:
    """Hypergeometric: so many cards out of the unseen ones hold at least so many of the wanted."""
    total: float = 0.0
    count = least
    while count <= wanted and count <= cards:
        if cards - count <= unseen - wanted:
            total += ways(wanted, count) * ways(unseen - wanted, cards - count) / ways(unseen, cards)
        count += 1
    return min(1.0, total)


def ways(cards: i64, chosen: i64) -> float:
    """In how many ways so many cards can be chosen."""
    count: float = 1.0
    for gone in range(chosen):
        count *= float(cards - gone) / float(gone + 1)
    return count
