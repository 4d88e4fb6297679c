"""The components of Havoc, read from the data file; nothing of it stands in code."""

import hashlib
import json
import re
from pathlib import Path
from typing import Final, final

from banneret.core.data import Sheet, load
from banneret.core.jsons import Json
from banneret.games.havoc.actions import BATTLE_IDS

CASTILLON: Final = 9
CALAIS_TO_TOURS: Final = 10
TOURS_TO_BORDEAUX: Final = 11

DATA_FILE: Final = str(Path(__file__).with_name("data.toml"))


@final
class Battle:
    """A battle card: points by place and the cards that its action deals. Numbers 10 and 11 are the Chevauchées.

    `deals` are pairs in the order of the card: to everybody (else to the initiator), and how many cards.
    """

    def __init__(
        self, number: int, id: str, year: int, points: list[int], deals: list[tuple[bool, int]],
        names: dict[str, str], texts: dict[str, str], source: str,
    ) -> None:  # fmt: skip
        self.number = number
        self.id = id
        self.year = year
        self.points = points
        self.deals = deals
        self.names = names
        self.texts = texts
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
class HavocData:
    """All values that rules read. `battles` is indexed by number; place 0 is unused."""

    def __init__(
        self, battles: list[Battle], counts: dict[int, PlayerCount], short_sides: int, dealt: int, digest: str,
        suits: dict[str, list[str]], units: dict[str, list[str]], ranks: dict[str, dict[str, str]],
        suit_colours: list[str],
    ) -> None:  # fmt: skip
        self.battles = battles
        self.counts = counts
        self.short_sides = short_sides
        self.dealt = dealt
        self.digest = digest
        self.suits = suits
        self.units = units
        self.ranks = ranks
        self.suit_colours = suit_colours


def _battle(sheet: Sheet, number: int) -> Battle:
    points = sheet.integers("points", 0, 99)
    if not 1 <= len(points) <= 6:
        reason = f"{len(points)} places; a battle pays one to six"
        raise sheet.fault("bad_value", "points", reason, "havoc-places", {"count": len(points)})
    deals: list[tuple[bool, int]] = []
    for deal in sheet.tables("deals"):
        receiver = deal.text("to")
        if receiver not in ("all", "initiator"):
            reason = f"{receiver!r} is neither all nor initiator"
            raise sheet.fault("bad_value", "deals", reason, "havoc-receiver", {"value": receiver})
        deals.append((receiver == "all", deal.integer("count", 0, 9)))
    names = {"en": sheet.text("name_en"), "hu": sheet.text("name_hu")}
    texts = {"en": sheet.text("text_en"), "hu": sheet.text("text_hu")}
    return Battle(
        number, sheet.text("id"), sheet.integer("year", 1337, 1453), points, deals, names, texts,
        sheet.text("source"),
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


def _counts(sheet: Sheet) -> dict[int, PlayerCount]:
    sides = {card.text("id"): len(card.integers("sides", 1, 3)) for card in sheet.tables("peace_cards")}
    counts: dict[int, PlayerCount] = {}
    for row in sheet.tables("player_counts"):
        players = row.integer("players", 2, 6)
        peace = row.text("peace_card")
        if peace not in sides:
            raise row.fault(
                "bad_value", "peace_card", f"{peace!r} is no peace card", "havoc-peace-card", {"value": peace}
            )
        counts[players] = PlayerCount(
            players,
            row.integer("max_value", 6, 18),
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
    sheet = load(DATA_FILE, overlay)
    digest = hashlib.blake2b(json.dumps(sheet.values, sort_keys=True).encode(), digest_size=8).hexdigest()
    suits = sheet.tables("suits")
    units = sheet.tables("units")
    return HavocData(
        _battles(sheet),
        _counts(sheet),
        min(len(card.integers("sides", 1, 3)) for card in sheet.tables("peace_cards")),
        sheet.table("setup").integer("regular_cards_dealt", 1, 9),
        digest,
        {lang: [suit.text(f"name_{lang}") for suit in suits] for lang in ("en", "hu")},
        {lang: [unit.text(f"name_{lang}") for unit in units] for lang in ("en", "hu")},
        {lang: {rank.text("id"): rank.text(f"name_{lang}") for rank in sheet.tables("hand_ranks")}
         for lang in ("en", "hu")},
        [_colour(suit) for suit in suits],
    )  # fmt: skip
