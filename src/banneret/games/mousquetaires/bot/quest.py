"""The quest as the musketeers weigh it: which route, which room, when to look and when to pay."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.games.mousquetaires.bot.duel import Duels, Purse
from banneret.games.mousquetaires.bot.worth import (
    SPACE_WORK,
    Worth,
)
from banneret.games.mousquetaires.odds.task_odds import duellist_of
from banneret.games.mousquetaires.odds.token_odds import blind_token
from banneret.games.mousquetaires.rules.actions import (
    DUEL,
    DUEL_DE_WARDES,
    ENTER,
    FIGHT,
    FIGHT_FIRST,
    FIGHT_ON_WAY,
    LOOK,
    PASSAGE,
    PAY,
    STEP,
)
from banneret.games.mousquetaires.rules.all_for_one import TOKENS_OF_A_CARD
from banneret.games.mousquetaires.rules.cards import (
    DAGGER,
    DE_WARDES,
    DECOY,
    FIRST_CHALLENGE,
    FIRST_TOKEN_FOE,
    NO_TOKEN,
    QUEST,
    ROOM_TOKENS,
    ROUTES,
    SKILLS,
    SPACES,
)
from banneret.games.mousquetaires.rules.duel import BLIND_FOE
from banneret.games.mousquetaires.rules.menu import ALL_SKILLS
from banneret.games.mousquetaires.rules.quest import ENGLAND, GALLERIES, INN, ROAD, next_on_road
from banneret.games.mousquetaires.rules.state import NO_ROUTE, Mousquetaires

USUAL_DICE: Final = 4
ENTRY_EFFORT: Final = 0.8
TOKENS_TO_LOOK: Final = 2
AGAIN: Final = 0.9  # a further step of the same turn: something may have gone wrong before


@final
class Deed:
    """Something that a musketeer can do in one action, and what it is worth."""

    def __init__(self, value: float, action: Action) -> None:
        self.value = value
        self.action = action


@final
class Quest:
    """Weighs the boards for one musketeer, wherever he stands now."""

    def __init__(self, game: Mousquetaires, seat: i64, man: i64, worth: Worth) -> None:
        self.game = game
        self.seat: i64 = seat
        self.man: i64 = man
        self.worth = worth
        self.duels = Duels(game, seat, worth)
        self.purse = Purse(game, seat, man, worth)
        self.base: i64 = game.charter.data.heroes[man].fight

    def deeds(self, count: i64) -> list[Deed]:
        """What he would do there in so many actions, challenges apart; in this order."""
        board = self.game.board_number
        if count <= 0:
            return []
        if board == INN:
            return self.inn(count)
        if board == ENGLAND:
            if self.game.overcome != ALL_SKILLS:
                return []
            prize = self.worth.quest * self.worth.temper.wardes
            return [Deed(self.fought(DE_WARDES, prize), DUEL[DUEL_DE_WARDES])]
        if board == ROAD:
            return self.road(count)
        return self.rooms()

    def fought(self, foe: i64, prize: float) -> float:
        return self.duels.stake(self.man, foe, prize, self.base, self.purse).value

    def met(self, token: i64, prize: float) -> float:
        """What meeting a token that is seen is worth."""
        if token == DECOY:
            return prize
        if token == DAGGER:
            return prize - self.worth.wound_cost(self.man, 1.0, 1.0 if self.game.life[self.man] <= 1 else 0.0)
        return self.fought(FIRST_TOKEN_FOE + token, prize)

    # Board 1.

    def inn(self, count: i64) -> list[Deed]:
        """The way into the best route and the steps along it."""
        game = self.game
        found: list[Deed] = []
        here = game.place[self.man] == QUEST
        own: i64 = game.route[self.man] if here else NO_ROUTE
        route = self.best_route() if own == NO_ROUTE else own
        at: i64 = game.cleared(route)
        if own == route and game.stands_before_token(self.man):
            found.append(Deed(self.space_value(route * SPACES + at), FIGHT[FIGHT_ON_WAY]))
            at += 1
        elif at > 0 and (own != route or game.space[self.man] < at):
            found.append(Deed(0.0, ENTER[route]))
        share = 1.0
        while len(found) < count and at < SPACES:
            found.append(Deed(share * self.space_value(route * SPACES + at), STEP[route]))
            share *= AGAIN
            at += 1
        return found

    def space_value(self, space: i64) -> float:
        game = self.game
        prize = self.worth.quest * SPACE_WORK
        if game.face_up & BIT[space]:
            return self.met(game.board[space], prize)
        odds = blind_token(game)
        value = 0.0
        for token in range(FIRST_CHALLENGE):
            if odds.chances[token] > 0.0:
                value += odds.chances[token] * self.met(token, prize)
        return value

    def effort(self, space: i64, hidden: float) -> float:
        """How many actions a space takes, wounds counted too."""
        game = self.game
        if game.face_up & BIT[space] == 0:
            return hidden
        token = game.board[space]
        if token == NO_TOKEN:
            return 0.0
        if token == DECOY:
            return 1.0
        if token == DAGGER:
            return 1.4
        one = duellist_of(game, self.man)
        odds = self.worth.tables.odds(one, FIRST_TOKEN_FOE + token, 1, USUAL_DICE)
        return 1.0 / max(0.05, odds.beaten) + 0.5 * odds.wounds

    def best_route(self) -> i64:
        """The route that takes the fewest actions from where he stands."""
        game = self.game
        blind = blind_token(game)
        one = duellist_of(game, self.man)
        hidden = 1.0 / max(0.05, blind.beaten(self.worth.tables, one, USUAL_DICE))
        hidden += 0.5 * blind.wounds(self.worth.tables, one, USUAL_DICE)
        best: i64 = 0
        least = 1000.0
        for route in range(ROUTES):
            done: i64 = game.cleared(route)
            effort = 0.0
            for space in range(SPACES):
                if space >= done:
                    effort += self.effort(route * SPACES + space, hidden)
            if done > 0:
                effort += ENTRY_EFFORT
            if effort < least:
                least = effort
                best = route
        return best

    def look(self, options: list[Action]) -> Action | None:
        """M-15.8 The next tokens of all routes, while there are tokens to spare and nobody has got far."""
        game = self.game
        picked = game.picked[self.seat]
        if picked:
            if len(picked) < game.charter.data.boards.revealed:
                for space in self.next_hidden():
                    if LOOK[space] in options:
                        return LOOK[space]
            for cards in range(len(PAY)):
                if PAY[cards] in options:
                    return PAY[cards]
            return options[0]
        if game.board_number != INN or game.epic < TOKENS_TO_LOOK:
            return None
        for route in range(ROUTES):
            if game.cleared(route) >= 2:
                return None
        spaces = self.next_hidden()
        if len(spaces) < game.charter.data.boards.revealed:
            return None
        return LOOK[spaces[0]] if LOOK[spaces[0]] in options else None

    def next_hidden(self) -> list[int]:
        """The first space of each route that is not cleared, where its token lies face down."""
        game = self.game
        found: list[int] = []
        for route in range(ROUTES):
            done: i64 = game.cleared(route)
            space = route * SPACES + done
            if done < SPACES and game.face_up & BIT[space] == 0 and space not in game.picked[self.seat]:
                found.append(int(space))
        return found

    # Boards 3 and 4.

    def road(self, count: i64) -> list[Deed]:
        game = self.game
        space = next_on_road(game)
        prize = self.worth.quest * self.worth.temper.road
        found: list[Deed] = []
        share = 1.0
        at: i64 = space
        while len(found) < count and at < len(game.board):
            if game.face_up & BIT[at]:
                value = self.met(game.board[at], prize)
            else:
                value = self.fought(BLIND_FOE, prize)
                if game.epic > 0:
                    value += 0.4 * float(min(3, game.epic))
            found.append(Deed(share * value, FIGHT[FIGHT_ON_WAY]))
            share *= 0.5
            at += 1
        return found

    def rooms(self) -> list[Deed]:
        """The two enemies of the antechamber, and the passage."""
        game = self.game
        prize = self.worth.quest * self.worth.temper.room
        found: list[Deed] = []
        left: list[int] = []
        for place in range(1, ROOM_TOKENS):
            if game.board[game.room * ROOM_TOKENS + place] != NO_TOKEN:
                left.append(place)
        values: list[float] = []
        for place in left:
            token = game.board[game.room * ROOM_TOKENS + place]
            values.append(self.met(token, prize * (0.5 if len(left) > 1 else 1.0)))
        for at in range(len(left)):
            # The first of two is worth nothing if the second cannot be beaten.
            value = values[at] if len(left) == 1 or values[1 - at] > 0.0 else 0.3 * values[at]
            found.append(Deed(value, FIGHT[FIGHT_FIRST + left[at] - 1]))
        cost = game.charter.data.boards.passage_cost
        if game.epic + TOKENS_OF_A_CARD * game.all_for_one >= cost:
            found.append(Deed(prize - self.passage_price(), PASSAGE))
        return found

    def passage_price(self) -> float:
        """Tokens have no other use any more; All for One cards could still save the game."""
        cost = float(self.game.charter.data.boards.passage_cost)
        if float(self.game.epic) >= cost:
            return cost * 1.2
        return cost * 1.2 + 2.0


def open_quest_levels(game: Mousquetaires) -> list[int]:
    """By skill: the level of the challenge that the present board puts, 0 where it puts none."""
    levels = [0] * SKILLS
    if game.board_number == ENGLAND:
        for skill in range(SKILLS):
            if game.overcome & BIT[skill] == 0:
                levels[skill] = game.charter.data.boards.levels[skill]
    elif game.board_number == GALLERIES and game.face_up & BIT[game.room * ROOM_TOKENS]:
        token = game.charter.data.tokens[game.board[game.room * ROOM_TOKENS]]
        levels[token.skill] = int(token.level)
    return levels
