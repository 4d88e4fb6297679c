"""K-10 Tournaments: everybody may roll for the card, the organiser first."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Question, Step
from banneret.core.refusals import Refusal
from banneret.games.knights.rules.actions import DECLINE, JOIN, JOIN_TOURNAMENT
from banneret.games.knights.rules.cards import PILE_IDS, notation
from banneret.games.knights.rules.ending import wins_by_cards
from banneret.games.knights.rules.rolling import throw
from banneret.games.knights.rules.state import (
    IN_TOURNAMENT,
    MAX_PLAYERS,
    NO_SEAT,
    NO_TARGET,
    NOT_YET,
    STAYED_AWAY,
    Knights,
)
from banneret.games.knights.rules.steps import SeatStep
from banneret.games.knights.rules.strength import strength_parts

JOIN_OR_NOT: Final = [JOIN, DECLINE]


def hold_tournament(game: Knights, seat: i64, pile: i64, chance: Chance) -> None:
    """K-10.1, K-10.2 The seat organises a tournament for the top card of a pile, and rolls first."""
    card = game.piles[pile][0]
    game.organiser = seat
    game.prize = card
    game.prize_pile = pile
    if game.heard:
        game.emit("holds_tournament", "K-10.1", seat, {"pile": PILE_IDS[pile], "card": notation(card)})
    game.push(TOURNAMENT_ENDS)
    game.push(RIVAL[game.left_of(seat)][game.players - 1])
    roll_in_tournament(game, seat, chance)


def roll_in_tournament(game: Knights, seat: i64, chance: Chance) -> None:
    """K-10.3 A roll of one participant against the best so far."""
    game.push(TOURNAMENT_RESULT[seat])
    throw(game, seat, IN_TOURNAMENT, game.best, game.prize, game.prize_pile, chance)


@final
class Rival(Step["Knights"]):
    """K-10.2 The next place in the rolling order; `left` seats are still to come. In a roll-off only the tied roll."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: i64 = seat
        self.left: i64 = left

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.left]

    def run(self, game: Knights, chance: Chance) -> None:
        seat = self.seat
        if self.left > 1:
            game.push(RIVAL[game.left_of(seat)][self.left - 1])
        if game.contenders != 0:
            if game.contenders & BIT[seat]:
                roll_in_tournament(game, seat, chance)
        elif game.charter.all_take_part:
            roll_in_tournament(game, seat, chance)
        else:
            game.push(TAKE_PART[seat])


@final
class TakePart(Question["Knights"]):
    """K-10.1, K-10.2 A player says whether to take part, knowing all results so far."""

    rule: ClassVar[str] = "K-10.2"

    def legal(self, game: Knights, seat: i64) -> list[Action]:
        return JOIN_OR_NOT

    def prompt(self, game: Knights, seat: i64) -> dict[str, Json]:
        beats = "no" if game.best == NO_TARGET else "yes"
        rest: list[Json] = list(game.rest(game.best))
        return {"owner": game.organiser, "target": game.without_rest(game.best), "target_rest": rest, "beats": beats}

    def refuse(self, game: Knights, seat: i64, action: Action) -> Refusal:
        return Refusal("join_or_decline", "K-10.2")

    def apply(self, game: Knights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.verb == JOIN_TOURNAMENT:
            if game.heard:
                game.emit("joins", "K-10.2", seat, {})
            roll_in_tournament(game, seat, chance)
            return
        game.results[seat] = STAYED_AWAY
        if game.heard:
            game.emit("declines", "K-10.2", seat, {})


@final
class TournamentResult(SeatStep):
    """K-10.4 A later roll must beat the best earlier one; on a tie the earlier roller stays ahead."""

    def run(self, game: Knights, chance: Chance) -> None:
        result = game.rolled_against_roll()
        game.results[self.seat] = int(result)
        game.end_roll()
        if game.leader == NO_SEAT or result > game.best:
            game.leader = self.seat
            game.best = result
            if game.heard:
                game.emit("leads", "K-10.4", self.seat, {})


def tied(game: Knights) -> i64:
    """Everybody who rolled the best result of this round, as a mask."""
    mask: i64 = 0
    for seat in range(game.players):
        rolls = game.contenders == 0 or game.contenders & BIT[seat] != 0
        if rolls and game.results[seat] == game.best:
            mask |= BIT[seat]
    return mask


@final
class TournamentEnds(Step["Knights"]):
    """K-10.4, K-10.5 The best roller takes the card. With roll-offs, those tied for the best roll again first."""

    def run(self, game: Knights, chance: Chance) -> None:
        if game.charter.tie_rolls_off:
            best = tied(game)
            if best & ~BIT[game.leader]:
                roll_off(game, best)
                return
        winner = game.leader
        pile = game.prize_pile
        card = game.take_top(pile)
        parts: dict[str, Json] = {}
        if game.heard:
            parts = {"card": notation(card), "pile": PILE_IDS[pile]}
            tell_best(game, parts)
        game.gain(winner, card)
        end_tournament(game)
        if game.heard:
            game.emit("tournament_won", "K-10.4", winner, parts)
            game.tell_top(pile, "K-10.5")
        wins_by_cards(game, winner)


def tell_best(game: Knights, parts: dict[str, Json]) -> None:
    """K-10.4 What the winner rolled, and who rolled the same later."""
    parts["strength"] = list(strength_parts(game.without_rest(game.best)))
    if game.charter.all_plus_dice:
        parts["rest"] = list(game.rest(game.best))
    level = tied(game) & ~BIT[game.leader]
    parts["level"] = [seat for seat in range(game.players) if level & BIT[seat]]


def roll_off(game: Knights, seats: i64) -> None:
    """K-10.4 The tied roll again in the same order."""
    game.contenders = seats
    game.leader = NO_SEAT
    game.best = NO_TARGET
    names: list[Json] = []
    for seat in range(game.players):
        if seats & BIT[seat]:
            game.results[seat] = NOT_YET
            names.append(seat)
    if game.heard:
        game.emit("rolls_off", "K-10.4", NO_SEAT, {"seats": names})
    game.push(TOURNAMENT_ENDS)
    game.push(RIVAL[game.organiser][game.players])


def end_tournament(game: Knights) -> None:
    game.organiser = NO_SEAT
    game.leader = NO_SEAT
    game.best = NO_TARGET
    game.contenders = 0
    game.results = [NOT_YET] * game.players
    game.clear_prize()


RIVAL: Final = [[Rival(seat, left) for left in range(MAX_PLAYERS + 1)] for seat in range(MAX_PLAYERS)]
TAKE_PART: Final = [TakePart(seat) for seat in range(MAX_PLAYERS)]
TOURNAMENT_RESULT: Final = [TournamentResult(seat) for seat in range(MAX_PLAYERS)]
TOURNAMENT_ENDS: Final = TournamentEnds()
