"""The components of Havoc, read from the data file; nothing of it stands in code."""

import hashlib
import json
import re
from pathlib import Path
from typing import Final, final

from banneret.core.data import Sheet, load
from banneret.core.jsons import Json
from banneret.core.rooms import Components
from banneret.games.havoc.rules.actions import BATTLE_IDS
from banneret.games.havoc.rules.cards import SUITS, VALUES

CASTILLON: Final = 9
CALAIS_TO_TOURS: Final = 10
TOURS_TO_BORDEAUX: Final = 11

MOST_HELD: Final = 120  # all cards of the box

# What an owner's file can change beside texts: the values that rules and drawings read.
OPEN_VALUES: Final = [
    "suits.color", "player_counts.max_value", "player_counts.dogs", "player_counts.recruits_cap",
    "player_counts.peace_card", "setup.regular_cards_dealt", "peace_cards.sides", "tokens.value",
    "battles.id", "battles.number", "battles.year", "battles.points", "battles.deals",
    "chevauchees.year", "chevauchees.points", "chevauchees.deals",
    "john_of_gaunt.virtual_hand_values", "john_of_gaunt.virtual_hand_size",
]  # fmt: skip
INITIAL_RECRUITS: Final = 3
LONGEST_NAME: Final = 60

DATA_FILE: Final = str(Path(__file__).parent.with_name("data.toml"))


@final
class Battle:
    """A battle card: points by place and the cards that its action deals. Numbers 10 and 11 are the Chevauchées.

    `deals` are pairs in the order of the card: to everybody (else to the initiator), and how many cards.
    """

    def __init__(
        self, number: int, id: str, year: int, points: list[int], deals: list[tuple[bool, int]],
        names: dict[str, str], texts: dict[str, str], histories: dict[str, str], source: str,
    ) -> None:  # fmt: skip
        self.number = number
        self.id = id
        self.year = year
        self.points = points
        self.deals = deals
        self.names = names
        self.texts = texts
        self.histories = histories
        self.source = source


@final
class PlayerCount:
    """What the number of players decides (H-2.1)."""

    def __init__(self, players: int, max_value: int, dogs: int, recruits_cap: int, peace_sides: int) -> None:
        self.players = players
        self.max_value = max_value
        self.dogs = dogs
        self.recruits_cap = recruits_cap
        self.peace_sides = peace_sides


@final
class HavocData(Components):
    """All values that rules read. `battles` is indexed by number; place 0 is unused."""

    def __init__(
        self, battles: list[Battle], counts: dict[int, PlayerCount], short_sides: int, dealt: int, digest: str,
        suits: dict[str, list[str]], units: dict[str, list[str]], ranks: dict[str, dict[str, str]],
        suit_colours: list[str], john_hand: list[int], john_hand_size: int,
    ) -> None:  # fmt: skip
        super().__init__(digest)
        self.battles = battles
        self.counts = counts
        self.short_sides = short_sides
        self.dealt = dealt
        self.suits = suits
        self.units = units
        self.ranks = ranks
        self.suit_colours = suit_colours
        self.john_hand = john_hand
        self.john_hand_size = john_hand_size


def _name(sheet: Sheet, key: str) -> str:
    """A name that a table can show."""
    name = sheet.text(key)
    if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        raise sheet.fault("bad_value", key, f"{name!r} is no name", "havoc-name", {"high": LONGEST_NAME})
    return name


def _battle(sheet: Sheet, number: int) -> Battle:
    points = sheet.integers("points", 0, 99)
    if not 1 <= len(points) <= 6:
        reason = f"{len(points)} places; a battle pays one to six"
        raise sheet.fault("bad_value", "points", reason, "havoc-places", {"count": len(points)})
    deals: list[tuple[bool, int]] = []
    for deal in sheet.tables("deals"):
        for key in deal.values:
            if key not in ("to", "count"):
                raise deal.fault("unknown_key", key, "to, count")
        receiver = deal.text("to")
        if receiver not in ("all", "initiator"):
            reason = f"{receiver!r} is neither all nor initiator"
            raise sheet.fault("bad_value", "deals", reason, "havoc-receiver", {"value": receiver})
        deals.append((receiver == "all", deal.integer("count", 0, 9)))
    names = {"en": _name(sheet, "name_en"), "hu": _name(sheet, "name_hu")}
    texts = {"en": sheet.text("text_en"), "hu": sheet.text("text_hu")}
    histories = {
        language: sheet.text(f"history_{language}") if f"history_{language}" in sheet.values else ""
        for language in ("en", "hu")
    }
    return Battle(
        number, sheet.text("id"), sheet.integer("year", 1337, 1453), points, deals, names, texts,
        histories, sheet.text("source"),
    )  # fmt: skip


def _battles(sheet: Sheet) -> list[Battle]:
    found: dict[int, Battle] = {}
    for card in sheet.tables("battles"):
        battle = _battle(card, card.integer("number", 1, CASTILLON))
        if battle.id != [*BATTLE_IDS, "castillon"][battle.number - 1]:
            more: dict[str, Json] = {"number": battle.number, "value": battle.id}
            raise card.fault("bad_value", "id", f"battle {battle.number} is not {battle.id!r}", "havoc-battle-id", more)
        found[battle.number] = battle
    for card in sheet.tables("chevauchees"):
        odd = card.text("parity") == "odd"
        found[CALAIS_TO_TOURS if odd else TOURS_TO_BORDEAUX] = _battle(
            card, CALAIS_TO_TOURS if odd else TOURS_TO_BORDEAUX
        )
    missing = [str(number) for number in range(1, TOURS_TO_BORDEAUX + 1) if number not in found]
    if missing:
        names = ", ".join(missing)
        raise sheet.fault(
            "bad_value", "battles", f"battles {names} are missing", "havoc-battles-missing", {"value": names}
        )
    return [found[1], *[found[number] for number in range(1, TOURS_TO_BORDEAUX + 1)]]


def _john_hand(sheet: Sheet) -> list[int]:
    """H-16.3 The values that John of Gaunt fights with, as cards of different suits: suits do not matter."""
    values = sheet.integers("virtual_hand_values", 1, VALUES)
    if not 1 <= len(values) <= SUITS:
        more: dict[str, Json] = {"count": len(values)}
        raise sheet.fault("bad_value", "virtual_hand_values", f"{len(values)} cards", "havoc-john-hand", more)
    return [suit * VALUES + value for suit, value in enumerate(values)]


def _sides(card: Sheet) -> int:
    """H-1.4 The sides of a peace card are counted from 1; how many there are."""
    sides = card.integers("sides", 1, 3)
    if not sides or sides != list(range(1, len(sides) + 1)):
        raise card.fault("bad_value", "sides", f"{sides} are no sides", "havoc-sides", {"value": str(sides)})
    return len(sides)


def _check_tokens(sheet: Sheet, battles: list[Battle]) -> None:
    """A token that an owner's file changes must say what its battle pays; rules read the points of the battle."""
    printed = {token.text("id"): token.integer("value", 0, 99) for token in load(DATA_FILE).tables("tokens")}
    points = {battle.id: battle.points for battle in battles}
    for token in sheet.tables("tokens"):
        value = token.integer("value", 0, 99)
        paid = points[token.text("battle")]
        place = token.integer("place", 1, 6)
        if value != printed[token.text("id")] and paid[place - 1 : place] != [value]:
            more: dict[str, Json] = {"value": value, "battle": token.text("battle"), "points": str(paid)}
            raise token.fault("bad_value", "value", f"the battle pays {paid}", "havoc-token", more)


def _counts(sheet: Sheet, dealt: int) -> dict[int, PlayerCount]:
    sides = {card.text("id"): _sides(card) for card in sheet.tables("peace_cards")}
    counts: dict[int, PlayerCount] = {}
    for row in sheet.tables("player_counts"):
        players = row.integer("players", 2, 6)
        peace = row.text("peace_card")
        if peace not in sides:
            raise row.fault(
                "bad_value", "peace_card", f"{peace!r} is no peace card", "havoc-peace-card", {"value": peace}
            )
        max_value = row.integer("max_value", 6, VALUES)
        needed = players * dealt + INITIAL_RECRUITS
        if needed > SUITS * max_value:
            more: dict[str, Json] = {"needed": needed, "players": players, "count": SUITS * max_value}
            raise row.fault("bad_value", "max_value", f"{needed} cards are needed", "havoc-too-few-cards", more)
        counts[players] = PlayerCount(
            players,
            max_value,
            row.integer("dogs", players, 12),
            row.integer("recruits_cap", 3, 12),
            sides[peace],
        )
    return counts


def _colour(sheet: Sheet) -> str:
    colour = sheet.text("color")
    if re.fullmatch("#[0-9a-fA-F]{6}", colour) is None:
        raise sheet.fault("bad_value", "color", f"{colour!r} is not written #rrggbb", "havoc-colour", {"value": colour})
    return colour


def load_data(overlay: str = "") -> HavocData:
    """Our data file, with a file of the owner's laid over it."""
    sheet = load(DATA_FILE, overlay, OPEN_VALUES)
    digest = hashlib.blake2b(json.dumps(sheet.values, sort_keys=True).encode(), digest_size=8).hexdigest()
    suits = sheet.tables("suits")
    units = sheet.tables("units")
    battles = _battles(sheet)
    if overlay:
        _check_tokens(sheet, battles)
    dealt = sheet.table("setup").integer("regular_cards_dealt", 1, 9)
    return HavocData(
        battles,
        _counts(sheet, dealt),
        min(_sides(card) for card in sheet.tables("peace_cards")),
        dealt,
        digest,
        {lang: [_name(suit, f"name_{lang}") for suit in suits] for lang in ("en", "hu")},
        {lang: [_name(unit, f"name_{lang}") for unit in units] for lang in ("en", "hu")},
        {lang: {rank.text("id"): _name(rank, f"name_{lang}") for rank in sheet.tables("hand_ranks")}
         for lang in ("en", "hu")},
        [_colour(suit) for suit in suits],
        _john_hand(sheet.table("john_of_gaunt")),
        sheet.table("john_of_gaunt").integer("virtual_hand_size", 0, MOST_HELD),
    )  # fmt: skip
