"""The scripted expert: exact odds for every roll, and what winning or losing it would mean for the victory."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.by_question import ByQuestion
from banneret.core.chance import Chance
from banneret.core.rooms import Policy
from banneret.games.knights.bot.estimate import COLUMNS, STOLEN
from banneret.games.knights.bot.guards import arrangement, is_well_placed
from banneret.games.knights.bot.outlook import Outlook
from banneret.games.knights.bot.playout import join, roll_on, under_longer_pile
from banneret.games.knights.odds.aims import (
    attack_aim,
    best_roll,
    king_aim,
    pile_aim,
    tournament_aim,
    tournament_entries,
)
from banneret.games.knights.odds.chances import Chances
from banneret.games.knights.odds.contest import entry_cards, entry_rerolls
from banneret.games.knights.rules.actions import (
    ATTACK_CARD,
    ATTEMPT_PILE,
    CHALLENGE_KING,
    COVER,
    DONE,
    END_THE_TURN,
    GIVE,
    HOLD_TOURNAMENT,
    KEEP,
    MOVE_GUARD,
    SEARCH_PILE,
    SWAP_TOP,
)
from banneret.games.knights.rules.cards import (
    FIRST_SPECIAL,
    FIRST_TOURNAMENT,
    ROYAL_LETTER,
    UNKNOWN,
)
from banneret.games.knights.rules.guards import ArrangeGuards
from banneret.games.knights.rules.king import Revenge
from banneret.games.knights.rules.rolling import Rolling
from banneret.games.knights.rules.state import Knights
from banneret.games.knights.rules.strength import strength
from banneret.games.knights.rules.tournament import TakePart
from banneret.games.knights.rules.turn import MainAction
from banneret.games.knights.sight.sampler import unseen_cards

EVEN: Final = 1e-9  # what differs by less is equal
TYPICAL_WINNER: Final = strength(3, 5, 0)  # how likely somebody beats it says how well they fare in tournaments


@final
class KnightsExpert(Policy["Knights"]):
    """Weighs every attempt by its exact chance and by the shares of the victory after success and after failure.

    Stateless but for what it has worked out about dice. The naive one is for comparison: dice by rule of thumb,
    everything else alike.
    """

    def __init__(self, chances: Chances, naive: bool = False, columns: list[list[float]] | None = None) -> None:
        self.chances = chances
        self.columns: list[list[float]] = COLUMNS if columns is None else columns
        self.answers: ByQuestion[Knights, Action] = ByQuestion()
        self.answers.on(Rolling, roll_on if naive else self.roll)
        self.answers.on(TakePart, join)
        self.answers.on(Revenge, self.give_way)
        self.answers.on(ArrangeGuards, self.arrange)

    def choose(self, game: Knights, seat: i64, chance: Chance) -> Action:
        if isinstance(game.stack[-1], MainAction):  # the only one that chance may decide
            return self.main_action(game, seat, chance)
        return self.answers.answer(game, seat)

    def main_action(self, game: Knights, seat: i64, chance: Chance) -> Action:
        """K-5 The attempt that promises most; another card is turned up where that promises more.

        Guards that lie badly are moved first.

        Where both piles promise the same, chance decides: a pile that nobody turns over silts up with tournaments.
        """
        answers = game.stack[-1].legal(game, seat)
        if len(answers) == 1:
            return answers[0]
        for answer in answers:
            if answer.verb == MOVE_GUARD and not is_well_placed(game, seat, answer.piece, self.chances):
                return answer
        weigher = Weigher(game, seat, self.chances, self.columns[game.players - 2])
        best = answers[0]
        most = -1.0
        for answer in answers:
            if answer.verb == MOVE_GUARD:
                continue
            value = weigher.value(answer)
            if value > most + EVEN:
                most = value
                best = answer
            elif value > most - EVEN and reveals(best) and reveals(answer):
                cards = len(game.piles[best.piece])
                if chance.below(cards + len(game.piles[answer.piece]), "choice") >= cards:
                    best = answer
        return best

    def roll(self, game: Knights, seat: i64, question: Rolling) -> Action:
        """K-4.3 Towards the dice that are best rerolled."""
        return best_roll(game, self.chances)

    def give_way(self, game: Knights, seat: i64, question: Revenge) -> Action:
        """K-11.4 The castle that is most easily won back goes, under the longer pile."""
        return under_longer_pile(game) if game.chosen else GIVE[castle_to_give(game, seat, self.chances)]

    def arrange(self, game: Knights, seat: i64, question: ArrangeGuards) -> Action:
        """K-13.4 Card by card towards the arrangement that is wanted."""
        if not game.chosen and is_well_placed(game, seat, question.guard, self.chances):
            return KEEP
        for card in arrangement(game, seat, question.guard, self.chances):
            if card not in game.chosen:
                return COVER[card]
        return DONE


def reveals(action: Action) -> bool:
    """Whether an answer only turns up another card."""
    return action.verb == SWAP_TOP or action.verb == SEARCH_PILE


@final
class Weigher:
    """What each main action of a seat is worth to it: its share of the victory afterwards."""

    def __init__(self, game: Knights, seat: i64, chances: Chances, weights: list[float]) -> None:
        self.game = game
        self.seat: i64 = seat
        self.next: i64 = game.left_of(seat)
        self.chances = chances
        self.outlook = Outlook(game, chances, weights)
        self.idle = -1.0
        self.unseen: list[int] = []

    def value(self, action: Action) -> float:
        verb = action.verb
        if verb == ATTEMPT_PILE:
            return self.pile_value(action.piece, self.game.piles[action.piece][0])
        if verb == ATTACK_CARD:
            return self.attack_value(action.piece)
        if verb == HOLD_TOURNAMENT:
            return self.tournament_value(action.piece, self.game.piles[action.piece][0])
        if verb == CHALLENGE_KING:
            return self.king_value()
        if verb == SWAP_TOP or verb == SEARCH_PILE:
            return self.reveal_value(action.piece)
        assert verb == END_THE_TURN
        return self.nothing_gained()

    def nothing_gained(self) -> float:
        """The turn ends, and everything lies as before."""
        if self.idle < 0.0:
            self.idle = self.outlook.share(self.seat, self.next, True)
        return self.idle

    def pile_value(self, pile: i64, card: i64) -> float:
        """K-8.2 Captured or put under the pile: either way nobody knows what comes up next."""
        outlook = self.outlook
        chance = self.chances.chance(pile_aim(self.game, self.seat, card))
        top = outlook.tops[pile]
        outlook.tops[pile] = UNKNOWN
        failed = outlook.share(self.seat, self.next, True)
        outlook.gain(self.seat, card)
        goes_on = card >= FIRST_SPECIAL
        captured = outlook.share(self.seat, self.seat if goes_on else self.next, not goes_on)
        outlook.lose(self.seat, card)
        outlook.tops[pile] = top
        return chance * captured + (1.0 - chance) * failed

    def attack_value(self, card: i64) -> float:
        """K-9 Taken from its owner, or nothing changes."""
        outlook = self.outlook
        owner = self.game.owner_of(card)
        chance = self.chances.chance(attack_aim(self.game, self.seat, card))
        outlook.lose(owner, card)
        outlook.gain(self.seat, card)
        goes_on = card >= FIRST_SPECIAL and self.game.charter.steal_goes_on
        taken = outlook.share(self.seat, self.seat if goes_on else self.next, not goes_on)
        outlook.lose(self.seat, card)
        outlook.gain(owner, card)
        if card >= FIRST_SPECIAL:
            chance *= outlook.weights[STOLEN]
        return chance * taken + (1.0 - chance) * self.nothing_gained()

    def tournament_value(self, pile: i64, card: i64) -> float:
        """K-10 Anybody may win the card; the others' chances go by how well they roll."""
        outlook = self.outlook
        game = self.game
        mine = self.chances.chance(tournament_aim(game, self.seat, False))
        top = outlook.tops[pile]
        outlook.tops[pile] = UNKNOWN
        total = 0.0
        weights: list[float] = []
        for rival in tournament_entries(game, self.seat)[1:]:
            weight = self.chances.beats(TYPICAL_WINNER, entry_rerolls(rival), entry_cards(rival))
            weights.append(weight)
            total += weight
        outlook.gain(self.seat, card)
        value = mine * outlook.share(self.seat, self.next, True)
        outlook.lose(self.seat, card)
        other = self.next
        for weight in weights:
            outlook.gain(other, card)
            value += (1.0 - mine) * weight / total * outlook.share(self.seat, self.next, True)
            outlook.lose(other, card)
            other = game.left_of(other)
        outlook.tops[pile] = top
        return value

    def king_value(self) -> float:
        """K-11 The victory, or a castle less (nothing with the royal letter)."""
        game = self.game
        chance = self.chances.chance(king_aim(game, self.seat))
        failed = self.nothing_gained()
        if not game.has(self.seat, ROYAL_LETTER):
            card = castle_to_give(game, self.seat, self.chances)
            self.outlook.lose(self.seat, card)
            failed = self.outlook.share(self.seat, self.next, True)
            self.outlook.gain(self.seat, card)
        return chance + (1.0 - chance) * failed

    # Turning up another card (K-6).

    def reveal_value(self, pile: i64) -> float:
        """The best attempt that is left, or one on the card that comes up: the mean over all unseen cards."""
        game = self.game
        if not self.unseen:
            self.unseen = unseen_cards(game, [pile[:1] for pile in game.piles])
        stays = 0.0
        for answer in game.stack[-1].legal(game, self.seat):
            if reveals(answer) or answer.verb == MOVE_GUARD:
                continue
            on_pile = answer.verb == ATTEMPT_PILE or answer.verb == HOLD_TOURNAMENT
            if not on_pile or answer.piece != pile:
                stays = max(stays, self.value(answer))
        top = self.outlook.tops[pile]
        total = 0.0
        for card in self.unseen:
            self.outlook.tops[pile] = card
            total += max(stays, self.value_of_new(pile, card))
        self.outlook.tops[pile] = top
        return total / float(len(self.unseen)) if self.unseen else stays

    def value_of_new(self, pile: i64, card: i64) -> float:
        """What an attempt on a card that was just turned up is worth; 0 where it cannot be attempted."""
        if card >= FIRST_TOURNAMENT:
            return self.tournament_value(pile, card)
        return self.pile_value(pile, card) if self.game.may_own(self.seat, card) else 0.0


def castle_to_give(game: Knights, seat: i64, chances: Chances) -> i64:
    """The castle that is most easily won back."""
    best: i64 = game.castles[seat][0]
    most = -1.0
    for card in game.castles[seat]:
        chance = chances.chance(pile_aim(game, seat, card))
        if chance > most:
            most = chance
            best = card
    return best
