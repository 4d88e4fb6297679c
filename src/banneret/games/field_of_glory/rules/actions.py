"""Every answer that a seat can give in Field of Glory."""

from typing import Final

from banneret.core.actions import Action, Catalogue
from banneret.games.field_of_glory.rules.cards import KINDS, UNIT_KINDS, notation, placed_text

COLUMNS: Final = 5

KEEP_CARD: Final = 0
DRAFTED: Final = 1
GIVE_UP_UNIT: Final = 2
FLANK_FROM: Final = 3
STOP_FLANKS: Final = 4
OPEN_DEPLOY: Final = 5
PLACE_UNIT: Final = 6
DROP_UNIT: Final = 7
OPEN_PAYMENT: Final = 8
SPEND_CARD: Final = 9
CONFIRM_DEPLOY: Final = 10
CHARGE_WITH: Final = 11
PLAY_RESERVES: Final = 12
END_ACTIONS: Final = 13
PLAY_OVERLAP: Final = 14
DECLINE_OVERLAP: Final = 15
BONUS_CARD: Final = 16
BONUS_DECK: Final = 17
DECLINE_BONUS: Final = 18
STAND_FAST: Final = 19
RETREAT_UNIT: Final = 20
RETREAT_BOTH: Final = 21
NAME_LEAD: Final = 22
DRAW_THREE: Final = 23
TRADE_CARD: Final = 24
DISCARD_CARD: Final = 25
NEXT_FOUR: Final = 26

_CARDS: Final = [notation(kind) for kind in range(KINDS)]
_UNITS: Final = _CARDS[:UNIT_KINDS]
_PLACED: Final = [placed_text(kind, column) for kind in range(UNIT_KINDS) for column in range(COLUMNS)]
# A flank attack is named by its lead, the column it starts from and its target: itself or one of the two neighbours.
_FLANKS: Final = [
    f"{placed_text(kind, origin)}>{target + 1}" if 0 <= target < COLUMNS else ""
    for kind in range(UNIT_KINDS)
    for origin in range(COLUMNS)
    for target in (origin, origin - 1, origin + 1)
]

CATALOGUE: Final = Catalogue()
KEEP: Final[list[Action]] = CATALOGUE.family(KEEP_CARD, "keep", "card", _CARDS, draft=True)
NEXT: Final[Action] = CATALOGUE.single(NEXT_FOUR, "next", draft=True, seals=True)
DONE: Final[Action] = CATALOGUE.single(DRAFTED, "done")
GIVE_UP: Final[list[Action]] = CATALOGUE.family(GIVE_UP_UNIT, "give up", "card", _UNITS)
_FLANK: Final[list[Action]] = CATALOGUE.family(FLANK_FROM, "flank", "flank", _FLANKS)
STOP: Final[Action] = CATALOGUE.single(STOP_FLANKS, "stop")
DEPLOY: Final[Action] = CATALOGUE.single(OPEN_DEPLOY, "deploy", draft=True)
_PLACE: Final[list[Action]] = CATALOGUE.family(PLACE_UNIT, "place", "placed", _PLACED, draft=True)
_DROP: Final[list[Action]] = CATALOGUE.family(DROP_UNIT, "drop", "placed", _PLACED, draft=True)
PAY: Final[Action] = CATALOGUE.single(OPEN_PAYMENT, "pay", draft=True)
SPEND: Final[list[Action]] = CATALOGUE.family(SPEND_CARD, "spend", "card", _CARDS, draft=True)
CONFIRM: Final[Action] = CATALOGUE.single(CONFIRM_DEPLOY, "confirm")
_CHARGE: Final[list[Action]] = CATALOGUE.family(CHARGE_WITH, "charge", "placed", _PLACED)
RESERVES: Final[Action] = CATALOGUE.single(PLAY_RESERVES, "reserves")
END: Final[Action] = CATALOGUE.single(END_ACTIONS, "end")
OVERLAP: Final[Action] = CATALOGUE.single(PLAY_OVERLAP, "overlap")
NO_OVERLAP: Final[Action] = CATALOGUE.single(DECLINE_OVERLAP, "no overlap")
BONUS: Final[list[Action]] = CATALOGUE.family(BONUS_CARD, "bonus", "card", _CARDS)
TOP_BONUS: Final[Action] = CATALOGUE.single(BONUS_DECK, "bonus deck")
NO_BONUS: Final[Action] = CATALOGUE.single(DECLINE_BONUS, "no bonus")
STAND: Final[Action] = CATALOGUE.single(STAND_FAST, "stand")
RETREAT: Final[list[Action]] = CATALOGUE.family(RETREAT_UNIT, "retreat", "card", _UNITS)
RETREAT_ALL: Final[Action] = CATALOGUE.single(RETREAT_BOTH, "retreat all")
LEAD: Final[list[Action]] = CATALOGUE.family(NAME_LEAD, "lead", "card", _UNITS)
DRAW: Final[Action] = CATALOGUE.single(DRAW_THREE, "draw")
TRADE: Final[list[Action]] = CATALOGUE.family(TRADE_CARD, "trade", "card", _CARDS)
DISCARD: Final[list[Action]] = CATALOGUE.family(DISCARD_CARD, "discard", "card", _CARDS)

# Indexed by kind, then column.
PLACE: Final = [_PLACE[kind * COLUMNS : (kind + 1) * COLUMNS] for kind in range(UNIT_KINDS)]
DROP: Final = [_DROP[kind * COLUMNS : (kind + 1) * COLUMNS] for kind in range(UNIT_KINDS)]
CHARGE: Final = [_CHARGE[kind * COLUMNS : (kind + 1) * COLUMNS] for kind in range(UNIT_KINDS)]

# `piece` of a place, drop or charge is kind * COLUMNS + column; of a flank attack (kind * COLUMNS + origin) * 3 + way.
SAME_COLUMN: Final = 0
TO_THE_LEFT: Final = 1
TO_THE_RIGHT: Final = 2


def flank_action(kind: int, origin: int, target: int) -> Action:
    """The flank attack of a lead out of a column."""
    way = SAME_COLUMN if target == origin else TO_THE_LEFT if target < origin else TO_THE_RIGHT
    return _FLANK[(kind * COLUMNS + origin) * 3 + way]
