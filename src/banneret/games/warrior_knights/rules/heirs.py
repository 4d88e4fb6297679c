"""W-12.4, W-16.2 Who holds the heir of a noble."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.warrior_knights.rules.cards import NO_OFFICE, REMOVED, SHAPES, SLOTS
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights
from banneret.games.warrior_knights.rules.troops import has_heir


def heir_holder(game: WarriorKnights, army: i64) -> i64:
    """The seat with the heir of a noble: his own Baron's, unless heirs are exchanged; NO_SEAT where he has none."""
    if not has_heir(game, army):
        return NO_SEAT
    return game.heirs[army] if game.charter.exchange_heirs else army // SLOTS


def waits_for_heir(game: WarriorKnights, army: i64) -> bool:
    """W-16.2 He is dead, and comes back only if his own Baron holds his heir."""
    return game.charter.exchange_heirs and game.dead & BIT[army] != 0


def heir_facts(game: WarriorKnights, army: i64) -> list[tuple[str, int]]:
    """W-1.2, W-16.2 What is to be told of a noble's heir, each with a seat: awaited, dead, or held by another."""
    found: list[tuple[str, int]] = []
    if army % SLOTS >= SHAPES:
        return found
    owner = army // SLOTS
    holder = heir_holder(game, army)
    if waits_for_heir(game, army):
        found.append(("waits", int(owner)))
    if holder == NO_SEAT:
        found.append(("no-heir", int(owner)))
    elif holder != owner:
        found.append(("heir-held", int(holder)))
    return found


def stands_out(game: WarriorKnights, army: i64) -> bool:
    """Worth a look wherever it is: an army with troops, or a noble with an office or an heir not with his Baron."""
    if game.armies[army] or game.offices[army] != NO_OFFICE:
        return True
    return game.places[army] != REMOVED and len(heir_facts(game, army)) > 0


def hostages(game: WarriorKnights, seat: i64) -> list[int]:
    """The nobles of other Barons whose heirs a seat holds."""
    found: list[int] = []
    for army in range(game.players * SLOTS):
        owner = army // SLOTS
        if army % SLOTS >= SHAPES or owner == seat or not game.in_play(owner) or game.places[army] == REMOVED:
            continue
        if heir_holder(game, army) == seat:
            found.append(army)
    return found
