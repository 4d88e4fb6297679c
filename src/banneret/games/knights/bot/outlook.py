"""A position as the expert weighs it: what everybody owns, what lies on the piles, and what would be if ..."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.knights.bot.estimate import points, shares, weights_for
from banneret.games.knights.odds.aims import castle_aim, king_aim, pile_aim, tournament_aim
from banneret.games.knights.odds.chances import Chances
from banneret.games.knights.rules.cards import COLOUR, FIRST_SPECIAL, FIRST_TOURNAMENT, KIND, UNKNOWN
from banneret.games.knights.rules.state import NO_SEAT, Knights

PRINTED_CASTLES: Final = 4
PRINTED_TOURNAMENTS: Final = 3
NO_TOP: Final = -2  # an empty pile

# How likely a card that nobody knows yet wins at once, for somebody whom any castle, or any tournament, would make win.
NEW_CASTLE: Final = 0.14
NEW_TOURNAMENT: Final = 0.08


@final
class Outlook:
    """What counts of a position. `gain` and `lose` change it and are taken back by their opposite.

    Castles and tournament cards are counted as if the printed goals held; whoever has four castles has won.
    """

    def __init__(self, game: Knights, chances: Chances, weights: list[float]) -> None:
        self.game = game
        self.chances = chances
        self.weights = weights
        goals = game.charter.data.goals
        more_castles = PRINTED_CASTLES - goals.castles
        more_tournaments = PRINTED_TOURNAMENTS - goals.tournaments
        self.castles: list[int] = [len(own) + more_castles for own in game.castles]
        self.tournaments: list[int] = [len(own) + more_tournaments for own in game.tournaments]
        self.colours: list[int] = game.colours[:]
        self.kinds: list[int] = game.kinds[:]
        self.tops: list[int] = [pile[0] if pile else NO_TOP for pile in game.piles]

    def gain(self, seat: i64, card: i64) -> None:
        if card < FIRST_SPECIAL:
            self.castles[seat] += 1
            self.colours[seat] |= BIT[COLOUR[card]]
        elif card < FIRST_TOURNAMENT:
            self.kinds[seat] |= BIT[KIND[card]]
        else:
            self.tournaments[seat] += 1

    def lose(self, seat: i64, card: i64) -> None:
        if card < FIRST_SPECIAL:
            self.castles[seat] -= 1
            self.colours[seat] &= ~BIT[COLOUR[card]]
        elif card < FIRST_TOURNAMENT:
            self.kinds[seat] &= ~BIT[KIND[card]]
        else:
            self.tournaments[seat] -= 1

    # Who has won, and who can at once (K-14).

    def has_won(self, seat: i64) -> bool:
        """K-14.1 Four castles, or two and three tournament cards."""
        return self.castles[seat] >= 4 or (self.castles[seat] >= 2 and self.tournaments[seat] >= 3)

    def castle_wins(self, seat: i64) -> bool:
        """Whether one castle more wins."""
        return self.castles[seat] >= 3 or (self.castles[seat] >= 1 and self.tournaments[seat] >= 3)

    def tournament_wins(self, seat: i64) -> bool:
        """Whether one tournament card more wins."""
        return self.castles[seat] >= 2 and self.tournaments[seat] >= 2

    def winning_at_once(self, seat: i64, fresh: bool) -> float:
        """The best chance of a seat on turn to win with its next attempt; the king is for a fresh turn (K-11.1)."""
        game = self.game
        best = 0.0
        if self.castles[seat] >= 3 and (fresh or game.charter.king_any_time):
            best = self.chances.chance(king_aim(game, seat))
        castle = self.castle_wins(seat)
        tournament = self.tournament_wins(seat)
        if not castle and not tournament:
            return best
        for top in self.tops:
            chance = 0.0
            if top == UNKNOWN:
                chance = NEW_CASTLE if castle else NEW_TOURNAMENT
            elif top >= FIRST_TOURNAMENT:
                if tournament:
                    chance = self.chances.chance(tournament_aim(game, seat, False))
            elif castle and 0 <= top < FIRST_SPECIAL and self.colours[seat] & BIT[COLOUR[top]] == 0:
                chance = self.chances.chance(pile_aim(game, seat, top))
            best = max(best, chance)
        if castle:
            best = max(best, self.best_attack(seat))
        return best

    def best_attack(self, seat: i64) -> float:
        """K-7.2 The best chance of a seat to take somebody's castle."""
        game = self.game
        best = 0.0
        for other in range(game.players):
            if other == seat or len(game.castles[other]) < game.charter.castles_to_attack:
                continue
            for card in game.castles[other]:
                if self.colours[seat] & BIT[COLOUR[card]] == 0 and card not in game.castle_guard_on[other]:
                    best = max(best, self.chances.chance(castle_aim(game, seat, card, other)))
        return best

    # Shares of the victory.

    def shares(self, on_turn: i64, fresh: bool) -> list[float]:
        """What everybody may expect when a seat is on turn: it wins at once, or the game goes on by points.

        In a turn that is not fresh any more, the seat after it is soon on turn and may win at once as well.
        """
        game = self.game
        owned: list[float] = []
        for seat in range(game.players):
            if self.has_won(seat):
                return [1.0 if other == seat else 0.0 for other in range(game.players)]
            waiting = seat - on_turn
            if waiting < 0:
                waiting += game.players
            owned.append(points(self.weights, self.castles[seat], self.tournaments[seat], self.kinds[seat], waiting))
        found = shares(owned)
        if not fresh:
            following = game.left_of(on_turn)
            first_to(found, following, self.winning_at_once(following, True))
        first_to(found, on_turn, self.winning_at_once(on_turn, fresh))
        return found

    def share(self, seat: i64, on_turn: i64, fresh: bool) -> float:
        return self.shares(on_turn, fresh)[seat]


def first_to(shares: list[float], seat: i64, chance: float) -> None:
    """A seat has a chance to win before anything else happens."""
    if chance > 0.0:
        for other in range(len(shares)):
            shares[other] *= 1.0 - chance
        shares[seat] += chance


def estimate(game: Knights, chances: Chances) -> list[float]:
    """The share of the victory that each seat may expect, whatever is being asked."""
    if game.over:
        return game.returns()
    fresh = game.attempts == 0 and game.roller == NO_SEAT
    return Outlook(game, chances, weights_for(game.players)).shares(game.current, fresh)
