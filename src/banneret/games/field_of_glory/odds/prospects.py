"""What the table shows beside the answers of a seat where help is allowed: the chance to win the fight (section 17),
what a draw may bring, and while a deployment is composed the payment that is missed least.

Exact over the cards that the seat cannot see: its own deck is known as a set, of the other's cards all that was shown
is taken out. A bonus card that nobody has chosen yet is taken from the deck. A tie is no victory. Before an attack is
declared the chance with each bonus card is told too, and the one if both choose theirs at their best. After an answer
that draws come no choices but cards: there the chances are by the types of cards.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.odds import OddsChart, OddsQuestion, Prospects
from banneret.core.rooms import GameOdds
from banneret.games.field_of_glory.odds.assault import Assault, attack_with
from banneret.games.field_of_glory.odds.bonus_duel import solve
from banneret.games.field_of_glory.odds.calculators import QUESTIONS, chart
from banneret.games.field_of_glory.odds.draw_odds import draws_ahead
from banneret.games.field_of_glory.odds.fight_odds import POINTS, certain, fight_odds, spread_of
from banneret.games.field_of_glory.odds.payment import cheapest_payment
from banneret.games.field_of_glory.odds.unseen import Unseen, own_deck, own_hidden, points_spread
from banneret.games.field_of_glory.odds.worth import worths_of
from banneret.games.field_of_glory.rules.actions import (
    BONUS,
    BONUS_CARD,
    BONUS_DECK,
    CHARGE_WITH,
    COLUMNS,
    FLANK_FROM,
    NAME_LEAD,
    PLAY_OVERLAP,
    RETREAT_UNIT,
    SPEND,
    STAND_FAST,
    TOP_BONUS,
)
from banneret.games.field_of_glory.rules.data import FieldData
from banneret.games.field_of_glory.rules.deployment_plan import NO_COLUMN, Plan
from banneret.games.field_of_glory.rules.fight_record import (
    CHARGE_FIGHT,
    FLANK_FIGHT,
    FROM_DECK,
    FROM_HAND,
    NO_BONUS_CARD,
    NO_CARD,
    Fight,
)
from banneret.games.field_of_glory.rules.flanks import flank_parts
from banneret.games.field_of_glory.rules.state import DRAFT, FieldOfGlory
from banneret.games.field_of_glory.rules.strength import overlap_worth
from banneret.games.field_of_glory.sight.memory import FieldMemory, FieldView

BOTH_AT_BEST: Final = ""  # in place of a notation


@final
class FieldOfGloryOdds(GameOdds[FieldOfGlory, FieldMemory, FieldData]):
    """The chances of Field of Glory."""

    def prospects(self, view: FieldView) -> Prospects | None:
        """The seat's chance to win a fight, by the answer that leads to it, what a draw may bring, or how to pay."""
        game = view.state
        memory = view.memory
        seat = view.seat
        if seat < 0 or game.over or not game.stack or game.waiting() & BIT[seat] == 0:
            return None
        if game.plan is not None:
            return payment_prospects(game, game.plan)
        if game.phase == DRAFT or memory is None:
            return None
        reckoner = Reckoner(game, seat, memory)
        answers = reckoner.answers()
        after = {**reckoner.after, **draws_ahead(game, seat)}
        return Prospects(answers, after=after) if answers or after else None

    def questions(self) -> list[OddsQuestion]:
        return QUESTIONS

    def chart(self, question: str, given: Mapping[str, list[str]], language: str, data: FieldData) -> OddsChart:
        return chart(question, given, language, data)


def payment_prospects(game: FieldOfGlory, plan: Plan) -> Prospects | None:
    """F-6.4 The cards that pay for a deployment and are missed least, beside those that pay already."""
    charter = game.charter
    if plan.placed == 0 or plan.open_column != NO_COLUMN or plan.paid_points >= plan.cost:
        return None
    if charter.irredundant and plan.paid:
        return None  # what is paid already may become superfluous
    payment = cheapest_payment(plan.rest, worths_of(charter.points), charter.points, plan.cost - plan.paid_points)
    return None if payment is None else Prospects({}, best=[SPEND[card].notation for card in payment.cards])


@final
class Reckoner:
    """The chances of one question."""

    def __init__(self, game: FieldOfGlory, seat: i64, memory: FieldMemory) -> None:
        self.game = game
        self.seat: i64 = seat
        self.memory = memory
        self.assault = Assault(game.charter)
        self.after: dict[str, dict[str, float]] = {}  # the bonus cards of an attack that may be declared

    def answers(self) -> dict[str, float]:
        game = self.game
        found: dict[str, float] = {}
        for action in game.legal(self.seat):
            chance: float | None = None
            attack = self.attack(action)
            if attack is not None:
                chance = self.declared(attack)
                self.after[action.notation] = self.bonus_chances(attack)
            elif game.fight is not None:
                chance = self.in_fight(game.fight, action.verb, action.piece)
            if chance is not None:
                found[action.notation] = chance
        return found

    def attack(self, action: Action) -> Fight | None:
        """The attack that an answer declares."""
        if action.verb == CHARGE_WITH:
            column = action.piece % COLUMNS
            return attack_with(CHARGE_FIGHT, self.seat, column, column, action.piece // COLUMNS)
        if action.verb == FLANK_FROM:
            lead, origin, target = flank_parts(action)
            return attack_with(FLANK_FIGHT, self.seat, origin, target, lead)
        return None

    def bonus_chances(self, attack: Fight) -> dict[str, float]:
        """F-7.2 The chance with each own bonus card, and in the small game of both choices (section 17)."""
        game = self.game
        found: dict[str, float] = {}
        for card in sorted(set(game.hands[self.seat])):
            found[BONUS[card].notation] = self.chance(attack, certain(game.charter.points[card]))
        if game.has_pile(self.seat):
            found[TOP_BONUS.notation] = self.chance(attack, spread_of(own_deck(game, self.seat), game.charter.points))
        rows = self.assault.own_choices(game, self.seat, game.hands[self.seat], False)
        edge = self.assault.edge(game, attack)
        columns = self.other_choices()
        payoff = [[fight_odds(edge, row.spread, column).win for column in columns] for row in rows]
        found[BOTH_AT_BEST] = solve(payoff).value
        return found

    def other_choices(self) -> list[list[float]]:
        """F-7.2 What the other may lay, by all that was seen of his cards: the top of his deck, a card of each value
        (where he may not hold one, an average card of his hand), or none."""
        game = self.game
        other = 1 - self.seat
        points = game.charter.points
        unseen = Unseen(self.memory, other)
        choices: list[list[float]] = []
        if game.has_pile(other):
            choices.append(points_spread(unseen.top(game, other), points))
        hand = points_spread(unseen.in_hand(), points)
        value: i64 = 1
        while value < POINTS and game.hands[other]:
            if hand[value] > 0.0:
                holds = unseen.holds(value, points)
                spread = [(1.0 - holds) * chance for chance in hand]
                spread[value] += holds
                choices.append(spread)
            value += 1
        if game.charter.may_decline or not choices:
            choices.append(certain(0))
        return choices

    def in_fight(self, fight: Fight, verb: i64, piece: i64) -> float | None:
        """The chance of an answer while a fight runs."""
        game = self.game
        seat = self.seat
        if verb == BONUS_CARD:
            return self.chance(fight, certain(game.charter.points[piece]))
        if verb == BONUS_DECK:
            return self.chance(fight, spread_of(own_deck(game, seat), game.charter.points))
        if verb == PLAY_OVERLAP:
            return self.declared(fight.with_overlap(overlap_worth(game, seat, fight.origin, fight.target)))
        if verb == NAME_LEAD:
            return self.chance(fight.with_defender_lead(piece), self.own(fight))
        if verb == STAND_FAST:
            return self.chance(fight, self.own(fight))
        if verb == RETREAT_UNIT and len(game.at(seat, fight.target)) == 2:
            sketch = game.clone()
            sketch.remove_unit(seat, fight.target, piece)
            return Reckoner(sketch, seat, self.memory).chance(fight, self.own(fight))
        return None

    def declared(self, fight: Fight) -> float:
        return self.chance(fight, self.own(fight))

    def own(self, fight: Fight) -> list[float]:
        """The own bonus card: the one that lies there, or the top of the own deck."""
        game = self.game
        card = game.bonus[self.seat]
        if card != NO_CARD:
            return certain(game.charter.points[card])
        if fight.sources[self.seat] == NO_BONUS_CARD:
            return certain(0)
        if fight.sources[self.seat] == FROM_DECK:
            return spread_of(own_hidden(game, self.seat), game.charter.points)
        return spread_of(own_deck(game, self.seat), game.charter.points)

    def other(self, fight: Fight) -> list[float]:
        """The other's bonus card, by where it came from."""
        game = self.game
        other = 1 - self.seat
        source = fight.sources[other]
        if source == NO_BONUS_CARD:
            return certain(0)
        unseen = Unseen(self.memory, other)
        points = game.charter.points
        if source == FROM_HAND:
            return points_spread(unseen.in_hand(), points)
        return points_spread(unseen.taken() if source == FROM_DECK else unseen.top(game, other), points)

    def chance(self, fight: Fight, own: list[float]) -> float:
        edge = self.assault.edge(self.game, fight)
        if fight.attacker == self.seat:
            return fight_odds(edge, own, self.other(fight)).win
        return fight_odds(edge, self.other(fight), own).lose
