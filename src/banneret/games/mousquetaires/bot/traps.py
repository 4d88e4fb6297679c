"""Milady's enemies, traps and tokens: which of them go where (section 13, D2, D4, D36, D37)."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.games.mousquetaires.bot.worth import Worth, best_at
from banneret.games.mousquetaires.odds.duel_odds import Duellist
from banneret.games.mousquetaires.rules.actions import DONE, PLACE, POST, SET
from banneret.games.mousquetaires.rules.cards import (
    ASSASSIN,
    ATHOS,
    BEGGARS,
    DECOY,
    ENEMIES,
    HARLOT,
    NEMESIS,
    ROOM_TOKENS,
    SPACES,
)
from banneret.games.mousquetaires.rules.filling_missions import codes_left
from banneret.games.mousquetaires.rules.quest import INN, ROAD
from banneret.games.mousquetaires.rules.state import AT_LOUVRE, Mousquetaires

PLAIN_DICE: Final = 4
# Tokens by name, for the quest boards.
DAGGER: Final = 1
GUARD_TWO: Final = 2
GUARD_THREE: Final = 3
GUARD_FOUR: Final = 4
WALL: Final = 5
EVEN: Final = 6
BRUTE: Final = 7
# What goes onto a board while there is any of it, in this order.
INN_TOKENS: Final = [GUARD_THREE, EVEN, GUARD_THREE, BRUTE, EVEN, GUARD_TWO, GUARD_THREE, GUARD_TWO, BRUTE, DAGGER]
ROAD_TOKENS: Final = [GUARD_FOUR, WALL, GUARD_FOUR, GUARD_THREE, EVEN]
HARD_TOKENS: Final = [WALL, GUARD_FOUR, EVEN, GUARD_THREE, GUARD_TWO, BRUTE, DAGGER]


@final
class Ambushes:
    """Milady's preparations."""

    def __init__(self, game: Mousquetaires, seat: i64, worth: Worth) -> None:
        self.game = game
        self.seat: i64 = seat
        self.worth = worth
        self.plain = Duellist(ATHOS, False, False, False, False)

    # Missions (D4).

    def enemy_value(self, enemy: i64) -> float:
        """How many actions and wounds an enemy costs, less what he pays."""
        foe = self.game.charter.data.foes[enemy]
        odds = self.worth.tables.odds(self.plain, enemy, 1, PLAIN_DICE)
        effort = float(foe.life) * (1.0 / max(0.1, odds.beaten) + self.worth.temper.bruise * odds.wounds)
        return effort - 0.2 * float(foe.gold) - 0.4 * float(foe.epic)

    def trap_value(self, trap: i64, slot: i64) -> float:
        game = self.game
        if trap == NEMESIS:
            return 2.8
        if trap == BEGGARS:
            return 1.8 if game.gold >= 2 else 3.0
        if trap == HARLOT:
            return 1.6
        if trap == ASSASSIN:
            return 0.7 * float(self.worth.mission_tasks(slot)) + 1.0
        return 1.2 if slot == AT_LOUVRE else 0.5

    def code_value(self, code: i64, slot: i64) -> float:
        if code < ENEMIES:
            return self.enemy_value(code)
        return self.worth.temper.trap * self.trap_value(code - ENEMIES, slot)

    def fill(self, slot: i64, target: i64) -> Action:
        """The set of the right strength that costs the musketeers most, one piece after another."""
        picked = self.game.picked[self.seat]
        codes = codes_left(self.game, picked, target)
        if not codes:
            return DONE
        best: i64 = codes[0]
        most = -1000.0
        for code in codes:
            value = self.best_from(code, picked, slot, target)
            if value > most:
                most = value
                best = code
        return POST[best] if best < ENEMIES else SET[best - ENEMIES]

    def best_from(self, code: i64, picked: list[int], slot: i64, target: i64) -> float:
        """What a set is worth that goes on with this piece."""
        longer = [*picked, int(code)]
        value = self.code_value(code, slot)
        rest = codes_left(self.game, longer, target)
        most = 0.0
        for other in rest:
            if other > code:
                most = max(most, self.best_from(other, longer, slot, target))
        return value + most

    # Boards (D2, D36, D37).

    def place(self, options: list[Action], chance: Chance) -> Action:
        game = self.game
        if options[0] is DONE:
            return DONE
        placed = game.picked[self.seat]
        if game.board_number == INN:
            return self.at_inn(options, placed, chance)
        if game.board_number == ROAD:
            return first_of(ROAD_TOKENS, options)
        if len(placed) % ROOM_TOKENS == 0:
            return self.room_challenge(options)
        if len(placed) % ROOM_TOKENS == 1:
            return first_of(HARD_TOKENS, options)
        for token in range(len(HARD_TOKENS)):
            easy = HARD_TOKENS[len(HARD_TOKENS) - 1 - token]
            if PLACE[easy] in options:
                return PLACE[easy]
        return options[0]

    def at_inn(self, options: list[Action], placed: list[int], chance: Chance) -> Action:
        """A decoy first on two routes and one on the way of each; the harder tokens on the last spaces."""
        at = len(placed)
        route = at // SPACES
        space = at % SPACES
        decoys = placed.count(DECOY)
        if space == 0 and route < 2 and PLACE[DECOY] in options:
            return PLACE[DECOY]
        if space == 1 and decoys < 4 and route > 0 and PLACE[DECOY] in options:
            return PLACE[DECOY]
        order = INN_TOKENS if space >= 2 else INN_TOKENS[3:]
        start = chance.below(3, "place")
        for token in range(len(order)):
            wanted = order[(start + token) % len(order)]
            if PLACE[wanted] in options:
                return PLACE[wanted]
        return first_of(INN_TOKENS, options)

    def room_challenge(self, options: list[Action]) -> Action:
        """The challenge that the team is best at goes last: it then has few cards left."""
        game = self.game
        best = options[0]
        hardest: i64 = -100
        for action in options:
            token = game.charter.data.tokens[action.piece]
            gap = token.level - game.skill_of(best_at(game, token.skill), token.skill)
            if gap > hardest:
                hardest = gap
                best = action
        return best


def first_of(wanted: list[int], options: list[Action]) -> Action:
    for token in wanted:
        if PLACE[token] in options:
            return PLACE[token]
    return options[0]
