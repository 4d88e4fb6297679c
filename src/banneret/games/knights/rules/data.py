"""The components of Knights, read from the data file; no printed value stands in code."""

import hashlib
import json
import re
from pathlib import Path
from typing import Final, final

from banneret.core.data import Sheet, load
from banneret.core.rooms import Components
from banneret.games.knights.rules.cards import (
    BODYGUARD,
    CARD_IDS,
    CARDS,
    CASTLE_GUARD,
    CATAPULT,
    CHAMPION,
    COLOUR,
    COLOUR_IDS,
    DECK,
    FIRST_SPECIAL,
    KIND,
    KIND_IDS,
    TOURNAMENTS,
    TREASON,
)
from banneret.games.knights.rules.strength import FACES, strength, strength_parts

DATA_FILE: Final = str(Path(__file__).parent.with_name("data.toml"))
LANGUAGES: Final = ("en", "hu")
MOST_DICE: Final = 6
MOST_REROLLS: Final = 9
MOST_SWAPS: Final = 9
PRINTED_KING: Final = "555+4"  # the alternative that the king's card itself shows


@final
class Rerolls:
    """K-4.1 How many rerolls each sort of roll has."""

    def __init__(self, sheet: Sheet) -> None:
        self.pile = sheet.integer("attempt_pile", 0, MOST_REROLLS)
        self.special = sheet.integer("attack_special", 0, MOST_REROLLS)
        self.castle = sheet.integer("attack_castle", 0, MOST_REROLLS)
        self.castle_with_catapult = sheet.integer("attack_castle_with_catapult", 0, MOST_REROLLS)
        self.defence = sheet.integer("defence", 0, MOST_REROLLS)
        self.king = sheet.integer("king", 0, MOST_REROLLS)
        self.organiser = sheet.integer("tournament_organiser", 0, MOST_REROLLS)
        self.guest = sheet.integer("tournament_other", 0, MOST_REROLLS)
        self.guest_with_champion = sheet.integer("tournament_other_with_champion", 0, MOST_REROLLS)


@final
class Goals:
    """K-1.2, K-14 The goal cards: castles; castles before a challenge of the king; castles with tournament cards."""

    def __init__(self, castles: int, king_castles: int, tournament_castles: int, tournaments: int) -> None:
        self.castles = castles
        self.king_castles = king_castles
        self.tournament_castles = tournament_castles
        self.tournaments = tournaments


@final
class KnightsData(Components):
    """All values that rules read, and the words of the cards. `strengths` is indexed by card; tournaments have none."""

    def __init__(
        self, strengths: list[int], king: int, kings: dict[str, int], treason: int, rerolls: Rerolls, goals: Goals,
        swaps: int, swaps_with_deck: int, castles_covered: int, left_sizes: dict[int, int], fixed_start: list[int],
        colour_hexes: list[str], colours: dict[str, list[str]], castles: dict[str, list[str]],
        kinds: dict[str, list[str]], texts: dict[str, list[str]], digest: str,
    ) -> None:  # fmt: skip
        self.strengths = strengths
        self.king = king
        self.kings = kings
        self.treason = treason
        self.rerolls = rerolls
        self.goals = goals
        self.swaps = swaps
        self.swaps_with_deck = swaps_with_deck
        self.castles_covered = castles_covered
        self.left_sizes = left_sizes
        self.fixed_start = fixed_start
        self.colour_hexes = colour_hexes
        self.colours = colours
        self.castles = castles
        self.kinds = kinds
        self.texts = texts
        super().__init__(digest)


def combination(values: list[int], sheet: Sheet, key: str) -> int:
    """K-3.5, K-3.6 A printed strength [n, v, p]; the plus die is no die of the set."""
    if len(values) != 3:
        reason = f"{values} has not the three numbers n, v, p"
        raise sheet.fault("bad_value", key, reason, "knights-three-numbers", {"value": str(values)})
    n, v, p = values
    if not (1 <= n <= MOST_DICE and 1 <= v <= FACES and 0 <= p <= FACES and p != v):
        reason = f"{values} is no combination of dice"
        raise sheet.fault("bad_value", key, reason, "knights-combination", {"value": str(values)})
    return strength(n, v, p)


def printed(sheet: Sheet) -> int:
    """K-3.5 The strength of a card: red dice, yellow die, and the sum of both, which must agree."""
    shown = combination(sheet.integers("strength", 0, MOST_DICE), sheet, "strength")
    dice = [sheet.integer("red_count", 1, MOST_DICE), sheet.integer("red_value", 1, FACES)]
    dice.append(sheet.integer("yellow", 0, FACES))
    if list(strength_parts(shown)) != dice:
        reason = f"the dice are {dice}"
        raise sheet.fault("bad_value", "strength", reason, "knights-agree", {"value": str(dice)})
    return shown


def agreed(sheet: Sheet, key: str, value: int, other: int) -> None:
    """A value that stands in two places of the file is the same in both."""
    if value != other:
        raise sheet.fault("bad_value", key, f"elsewhere it is {other}", "knights-agree", {"value": str(other)})


def named(sheet: Sheet, key: str, wanted: str) -> None:
    """What a card is called decides what it is: its colour or kind cannot be another."""
    found = sheet.text(key)
    if found != wanted:
        raise sheet.fault("bad_value", key, f"{found!r} is not {wanted!r}", "knights-fixed", {"value": wanted})


def _castles(sheet: Sheet) -> tuple[list[int], list[int]]:
    """The strengths of the castles, and the six that are dealt with `starting_castles = fixed`."""
    strengths: list[int] = []
    fixed: list[int] = []
    for card, castle in enumerate(sheet.tables("castle")):
        named(castle, "id", CARD_IDS[card])
        named(castle, "colour", COLOUR_IDS[COLOUR[card]])
        strengths.append(printed(castle))
        if castle.flag("fixed_start"):
            fixed.append(card)
    if sorted([COLOUR[card] for card in fixed]) != list(range(len(COLOUR_IDS))):
        raise sheet.fault("bad_value", "castle", "one castle of each colour is a fixed start", "knights-fixed-start")
    return strengths, fixed


def _specials(sheet: Sheet) -> list[int]:
    strengths: list[int] = []
    for place, special in enumerate(sheet.tables("special")):
        named(special, "id", CARD_IDS[FIRST_SPECIAL + place])
        named(special, "kind", KIND_IDS[KIND[FIRST_SPECIAL + place]])
        strengths.append(printed(special))
    return strengths


def _kinds(sheet: Sheet) -> list[Sheet]:
    kinds = sheet.tables("special_kind")
    for place, kind in enumerate(kinds):
        named(kind, "id", KIND_IDS[place])
        if place < FACES:
            agreed(kind, "face", kind.integer("face", 1, FACES), place + 1)
    return kinds


def _goals(sheet: Sheet) -> Goals:
    goals = {goal.text("id"): goal for goal in sheet.tables("goal")}
    tournaments = goals["goal_tournaments"]
    return Goals(
        goals["goal_castles"].integer("castles", 2, len(COLOUR_IDS)),
        goals["goal_king"].integer("castles", 1, len(COLOUR_IDS)),
        tournaments.integer("castles", 1, len(COLOUR_IDS)),
        tournaments.integer("tournaments", 1, TOURNAMENTS),
    )


def _left_sizes(sheet: Sheet) -> dict[int, int]:
    """Section 5: how many of the shuffled cards the left pile gets."""
    sizes: dict[int, int] = {}
    for row in sheet.table("setup").tables("deck"):
        players = row.integer("players", 2, 6)
        left = row.integer("left", 1, CARDS)
        agreed(row, "right", row.integer("right", 1, CARDS), CARDS - players - left)
        sizes[players] = left
    return sizes


def _colour(sheet: Sheet) -> str:
    colour = sheet.text("hex")
    if re.fullmatch("#[0-9a-fA-F]{6}", colour) is None:
        reason = f"{colour!r} is not written #rrggbb"
        raise sheet.fault("bad_value", "hex", reason, "knights-colour", {"value": colour})
    return colour


def load_data(overlay: str = "") -> KnightsData:
    """Our data file, with a file of the owner's laid over it."""
    sheet = load(DATA_FILE, overlay)
    digest = hashlib.blake2b(json.dumps(sheet.values, sort_keys=True).encode(), digest_size=8).hexdigest()
    castles, fixed_start = _castles(sheet)
    kinds = _kinds(sheet)
    rerolls = Rerolls(sheet.table("rerolls"))
    agreed(kinds[CATAPULT], "rerolls", kinds[CATAPULT].integer("rerolls", 0, MOST_REROLLS),
           rerolls.castle_with_catapult)  # fmt: skip
    agreed(kinds[CHAMPION], "rerolls", kinds[CHAMPION].integer("rerolls", 0, MOST_REROLLS),
           rerolls.guest_with_champion)  # fmt: skip
    turn = sheet.table("turn")
    swaps_with_deck = turn.integer("swaps_with_deck_card", 0, MOST_SWAPS)
    agreed(kinds[DECK], "swaps", kinds[DECK].integer("swaps", 0, MOST_SWAPS), swaps_with_deck)
    agreed(kinds[BODYGUARD], "max_covered", kinds[BODYGUARD].integer("max_covered", 0, 9), 1)
    treason = printed(sheet.table("treason_combination"))
    agreed(kinds[TREASON], "strength",
           combination(kinds[TREASON].integers("strength", 0, MOST_DICE), kinds[TREASON], "strength"),
           treason)  # fmt: skip
    king = printed(sheet.table("king"))
    others = sheet.table("king").table("alternatives")
    kings = {name: combination(others.integers(name, 0, MOST_DICE), others, name) for name in others.values}
    agreed(others, PRINTED_KING, kings[PRINTED_KING], king)
    goals = _goals(sheet)
    agreed(sheet.table("king"), "castles_needed", sheet.table("king").integer("castles_needed", 1, 6),
           goals.king_castles)  # fmt: skip
    colours = sheet.tables("colour")
    shown = sheet.tables("castle")
    tournament = sheet.table("tournament")
    return KnightsData(
        strengths=[*castles, *_specials(sheet), *[0] * TOURNAMENTS],
        king=king,
        kings=kings,
        treason=treason,
        rerolls=rerolls,
        goals=goals,
        swaps=turn.integer("swaps", 0, MOST_SWAPS),
        swaps_with_deck=swaps_with_deck,
        castles_covered=kinds[CASTLE_GUARD].integer("max_covered", 0, goals.castles),
        left_sizes=_left_sizes(sheet),
        fixed_start=fixed_start,
        colour_hexes=[_colour(colour) for colour in colours],
        colours={lang: [colour.text(f"name_{lang}") for colour in colours] for lang in LANGUAGES},
        castles={lang: [castle.text(f"name_{lang}") for castle in shown] for lang in LANGUAGES},
        kinds={lang: [kind.text(f"name_{lang}") for kind in kinds] for lang in LANGUAGES},
        texts={lang: [shown[0].text(f"text_{lang}"), *[kind.text(f"text_{lang}") for kind in kinds],
                      tournament.text(f"text_{lang}")] for lang in LANGUAGES},
        digest=digest,
    )  # fmt: skip
