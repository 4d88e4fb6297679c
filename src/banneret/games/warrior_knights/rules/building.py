"""W-3.10, W-13.6a Where a stronghold may stand."""

from mypy_extensions import i64

from banneret.games.warrior_knights.rules.armies_and_places import place_at
from banneret.games.warrior_knights.rules.cards import AREA_IDS, KINGDOM_AREAS, NO_CITY
from banneret.games.warrior_knights.rules.state import WarriorKnights, put


def is_barred(game: WarriorKnights, area: i64) -> bool:
    """W-3.10 With two or three Barons no stronghold stands in an outer area."""
    return game.charter.inner_only and game.charter.data.board.outer[area]


def may_build(game: WarriorKnights, area: i64) -> bool:
    """W-3.10 A Kingdom area without standing city or stronghold."""
    return area < KINGDOM_AREAS and not is_barred(game, area) and place_at(game, area) == NO_CITY


def build(game: WarriorKnights, seat: i64, area: i64, rule: str) -> None:
    game.strongholds = put(game.strongholds, seat, area)
    if game.heard:
        game.emit("built_stronghold", rule, seat, {"area": AREA_IDS[area]})
