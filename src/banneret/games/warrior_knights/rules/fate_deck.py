"""W-2 The Fate deck: everything random that is not a shuffle is drawn here. W-2.5 It has no discard pile."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.games.warrior_knights.rules.cards import FATE_IDS, NO_CITY, OFF_BOARD, SHAPE_IDS, SLOTS
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights


def draw_fate(
    game: WarriorKnights, rule: str, field: str, seat: i64 = NO_SEAT, told: dict[str, Json] | None = None
) -> i64:
    """W-2.2 The top card, for all to see; once used it goes under the deck.

    `field` is what counts on it, `told` what it is drawn for, `seat` whom it concerns.
    """
    card = game.fate[0]
    game.fate = [*game.fate[1:], card]
    if game.heard:
        parts: dict[str, Json] = {"fate": FATE_IDS[card], "field": field}
        if told is not None:
            parts.update(told)
        game.emit("fate", rule, seat, parts, reveals=True)
    return card


def fate_for_seat(game: WarriorKnights, suitable: i64, rule: str) -> i64:
    """W-2.3, W-2.4 A random Baron out of a mask of seats; NO_SEAT where no card names one."""
    for _ in range(len(game.fate)):
        seat = game.seat_of_baron(game.charter.data.fates[game.fate[0]].baron)
        suits = seat != NO_SEAT and suitable & BIT[seat] != 0
        draw_fate(game, rule, "baron", NO_SEAT, {"suits": suits})
        if suits:
            return seat
    return NO_SEAT


def fate_for_city(game: WarriorKnights, suitable: i64, rule: str) -> i64:
    """W-2.4 A random city out of a mask; NO_CITY where no card names one."""
    for _ in range(len(game.fate)):
        city = game.charter.data.fates[game.fate[0]].city
        suits = suitable & BIT[city] != 0
        draw_fate(game, rule, "city", NO_SEAT, {"suits": suits})
        if suits:
            return city
    return NO_CITY


def fate_for_noble(game: WarriorKnights, suitable: i64, rule: str) -> i64:
    """W-2.4 A random noble of a random Baron, both of one card, out of a mask of armies; OFF_BOARD: none."""
    for _ in range(len(game.fate)):
        card = game.charter.data.fates[game.fate[0]]
        seat = game.seat_of_baron(card.baron)
        suits = seat != NO_SEAT and suitable & BIT[seat * SLOTS + card.shape] != 0
        draw_fate(game, rule, "noble", NO_SEAT, {"suits": suits})
        if suits:
            return seat * SLOTS + card.shape
    return OFF_BOARD


def fate_for_own_noble(game: WarriorKnights, seat: i64, suitable: i64, rule: str) -> i64:
    """W-2.4 A random noble of a known Baron: the shape alone counts."""
    for _ in range(len(game.fate)):
        shape = game.charter.data.fates[game.fate[0]].shape
        army = seat * SLOTS + shape
        suits = suitable & BIT[army] != 0
        draw_fate(game, rule, "shape", seat, {"noble": SHAPE_IDS[shape], "suits": suits})
        if suits:
            return army
    return OFF_BOARD
