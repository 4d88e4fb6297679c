"""Every answer that a seat can give in Knights."""

from typing import Final

from banneret.core.actions import Action, Catalogue
from banneret.games.knights.rules.cards import CARD_IDS, CASTLES, FIRST_TOURNAMENT, GUARD_IDS, PILE_IDS

ATTEMPT_PILE: Final = 0
HOLD_TOURNAMENT: Final = 1
ATTACK_CARD: Final = 2
SWAP_TOP: Final = 3
SEARCH_PILE: Final = 4
CHALLENGE_KING: Final = 5
END_THE_TURN: Final = 6
PICK_DIE: Final = 7
REROLL_PICKED: Final = 8
STOP_ROLLING: Final = 9
JOIN_TOURNAMENT: Final = 10
STAY_AWAY: Final = 11
GIVE_CASTLE: Final = 12
UNDER_PILE: Final = 13
COVER_CARD: Final = 14
COVERS_DONE: Final = 15
KEEP_COVERS: Final = 16
LIFT_COVERS: Final = 17
MOVE_GUARD: Final = 18

DICE: Final = 6
_PLACES: Final = [str(place) for place in range(1, DICE + 1)]
_OWNED: Final = CARD_IDS[:FIRST_TOURNAMENT]  # castles and special cards: tournament cards are never attacked (K-7.4)

CATALOGUE: Final = Catalogue()
ATTEMPT: Final[list[Action]] = CATALOGUE.family(ATTEMPT_PILE, "attempt", "pile", PILE_IDS)
TOURNAMENT: Final[list[Action]] = CATALOGUE.family(HOLD_TOURNAMENT, "tournament", "pile", PILE_IDS)
ATTACK: Final[list[Action]] = CATALOGUE.family(ATTACK_CARD, "attack", "card", _OWNED)
SWAP: Final[list[Action]] = CATALOGUE.family(SWAP_TOP, "swap", "pile", PILE_IDS)
SEARCH: Final[list[Action]] = CATALOGUE.family(SEARCH_PILE, "search", "pile", PILE_IDS)
KING: Final[Action] = CATALOGUE.single(CHALLENGE_KING, "king")
END: Final[Action] = CATALOGUE.single(END_THE_TURN, "end turn")
PICK: Final[list[Action]] = CATALOGUE.family(PICK_DIE, "pick", "die", _PLACES, draft=True)
REROLL: Final[Action] = CATALOGUE.single(REROLL_PICKED, "reroll")
STOP: Final[Action] = CATALOGUE.single(STOP_ROLLING, "stop")
JOIN: Final[Action] = CATALOGUE.single(JOIN_TOURNAMENT, "join")
DECLINE: Final[Action] = CATALOGUE.single(STAY_AWAY, "decline")
GIVE: Final[list[Action]] = CATALOGUE.family(GIVE_CASTLE, "give", "card", CARD_IDS[:CASTLES], draft=True)
UNDER: Final[list[Action]] = CATALOGUE.family(UNDER_PILE, "under", "pile", PILE_IDS)
COVER: Final[list[Action]] = CATALOGUE.family(COVER_CARD, "cover", "card", _OWNED, draft=True)
DONE: Final[Action] = CATALOGUE.single(COVERS_DONE, "done")
KEEP: Final[Action] = CATALOGUE.single(KEEP_COVERS, "keep")
UNCOVER: Final[Action] = CATALOGUE.single(LIFT_COVERS, "uncover")
MOVE: Final[list[Action]] = CATALOGUE.family(MOVE_GUARD, "move", "guard", GUARD_IDS)
