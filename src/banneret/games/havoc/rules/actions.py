"""Every answer that a seat can give in Havoc."""

from typing import Final

from banneret.core.actions import Action, Catalogue
from banneret.games.havoc.rules.cards import KINDS, notation

RECRUIT_TURN: Final = 0
CRY_HAVOC: Final = 1
DRAW_DECK: Final = 2
DRAW_RECRUIT: Final = 3
FETCH_DECK: Final = 4
FETCH_RECRUIT: Final = 5
LOOT_DISCARDS: Final = 6
TAKE_LOOT: Final = 7
PLACE_RECRUIT: Final = 8
LAY_CARD: Final = 9
LAYING_DONE: Final = 10
STAY_OUT: Final = 11
PASS_BATTLE: Final = 12
DOGS_OUT: Final = 13
SCAVENGE_CARD: Final = 14
STOP_DOGS: Final = 15
PEACE_DISCARD: Final = 16
EXCHANGE_DOGS: Final = 17
CHOOSE_BATTLE: Final = 18

_CARDS: Final = [notation(kind) for kind in range(KINDS)]
_AMOUNTS: Final = ["0", "1", "2"]
BATTLE_IDS: Final = ["sluys", "crecy", "poitiers", "auray", "agincourt", "verneuil", "orleans", "formigny"]

CATALOGUE: Final = Catalogue()
RECRUIT: Final[Action] = CATALOGUE.single(RECRUIT_TURN, "recruit")
HAVOC: Final[Action] = CATALOGUE.single(CRY_HAVOC, "havoc")
DRAW: Final[Action] = CATALOGUE.single(DRAW_DECK, "draw deck")
DRAW_FROM: Final[list[Action]] = CATALOGUE.family(DRAW_RECRUIT, "draw", "card", _CARDS)
FETCH: Final[Action] = CATALOGUE.single(FETCH_DECK, "fetch deck")
FETCH_FROM: Final[list[Action]] = CATALOGUE.family(FETCH_RECRUIT, "fetch", "card", _CARDS)
LOOT: Final[Action] = CATALOGUE.single(LOOT_DISCARDS, "loot")
TAKE: Final[list[Action]] = CATALOGUE.family(TAKE_LOOT, "take", "card", _CARDS)
PLACE: Final[list[Action]] = CATALOGUE.family(PLACE_RECRUIT, "place", "card", _CARDS)
LAY: Final[list[Action]] = CATALOGUE.family(LAY_CARD, "lay", "card", _CARDS, draft=True)
DONE: Final[Action] = CATALOGUE.single(LAYING_DONE, "done")
DECLINE: Final[Action] = CATALOGUE.single(STAY_OUT, "decline")
PASS: Final[Action] = CATALOGUE.single(PASS_BATTLE, "pass")
OUT: Final[list[Action]] = CATALOGUE.family(DOGS_OUT, "out", "dogs", _AMOUNTS)
SCAVENGE: Final[list[Action]] = CATALOGUE.family(SCAVENGE_CARD, "scavenge", "card", _CARDS)
STOP: Final[Action] = CATALOGUE.single(STOP_DOGS, "stop")
DISCARD: Final[list[Action]] = CATALOGUE.family(PEACE_DISCARD, "discard", "card", _CARDS)
EXCHANGE: Final[list[Action]] = CATALOGUE.family(EXCHANGE_DOGS, "exchange", "dogs", _AMOUNTS)
CHOOSE: Final[list[Action]] = CATALOGUE.family(CHOOSE_BATTLE, "next", "battle", BATTLE_IDS)
