"""What the table shows beside the answers of a seat where help is allowed: the chance to win the fight (section 17),
what a draw may bring, and while a deployment is composed the payment that is missed least.

The own deck is known as a set; of the other's cards all that was shown is taken out, and the rest is as likely in his
army as a draft keeps it. A bonus card that nobody has chosen yet is chosen as the expert would, from the hand or from
the deck, by what the table shows of the other. To win, to tie and to lose are told apart. Before an attack is declared
the chance with each bonus card is told too. After an answer that draws come no choices but cards: there the chances are
by the types of cards.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.events import Event
from banneret.core.jsons import Json
from banneret.core.odds import Figure, OddsChart, OddsQuestion, Prospects, ShownChance
from banneret.core.rooms import GameOdds
from banneret.games.field_of_glory.odds.assault import Assault, Choice, attack_with, richer
from banneret.games.field_of_glory.odds.bonus_duel import Duel
from banneret.games.field_of_glory.odds.calculators import QUESTIONS, chart
from banneret.games.field_of_glory.odds.draw_odds import draws_ahead
from banneret.games.field_of_glory.odds.fight_odds import POINTS, FightOdds, certain, fight_odds, spread_of
from banneret.games.field_of_glory.odds.payment import cheapest_payment
from banneret.games.field_of_glory.odds.unseen import at_a_glance, own_deck, own_hidden, remembered
from banneret.games.field_of_glory.odds.worth import worths_of
from banneret.games.field_of_glory.rules.actions import (
    BONUS,
    BONUS_CARD,
    BONUS_DECK,
    CHARGE_WITH,
    COLUMNS,
    DECLINE_BONUS,
    FLANK_FROM,
    NAME_LEAD,
    NO_BONUS,
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
from banneret.games.field_of_glory.rules.state import DRAFT, NO_SEAT, FieldOfGlory
from banneret.games.field_of_glory.rules.strength import overlap_worth
from banneret.games.field_of_glory.sight.memory import FieldMemory, FieldView

BOTH_AT_BEST: Final = ""  # in place of a notation
AT_TIMES: Final = 0.04
RISKED: Final = 0.03  # so often as others are laid to attack that might be beaten: counted in 700 games of experts


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
        odds = reckoner.answers()
        after = {**reckoner.after, **draws_ahead(game, seat)}
        answers = {act: found.win for act, found in odds.items()}
        if not answers and not after:
            return None
        beside = {act: [Figure("tie", found.tie), Figure("loss", found.lose)] for act, found in odds.items()}
        notes: list[tuple[str, dict[str, Json]]] = [("chance-assumes", {})] if answers else []
        return Prospects(answers, after=after, of="victory", beside=beside, notes=notes)

    def came_about(
        self, shown: ShownChance, before: FieldOfGlory, since: list[Event], now: FieldOfGlory
    ) -> bool | None:
        """Whether the seat won the fight; nobody can tell where all defenders retreated."""
        for event in since:
            if event.name == "full_retreat":
                return None
            if event.name == "fought":
                winner = event.parts["winner"]
                return winner == (
                    shown.seat if shown.of == "victory" else NO_SEAT if shown.of == "tie" else 1 - shown.seat
                )
        return None

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
    """The chances of one question: both play their bonus cards as the expert would, who sees the table alone."""

    def __init__(self, game: FieldOfGlory, seat: i64, memory: FieldMemory) -> None:
        self.game = game
        self.seat: i64 = seat
        self.other: i64 = 1 - seat
        self.memory = memory
        self.assault = Assault(game.charter)
        self.theirs = remembered(game, memory, self.other)
        self.mine = at_a_glance(game, seat)  # what the expert would know of the own cards
        self.after: dict[str, dict[str, float]] = {}  # the bonus cards of an attack that may be declared

    def answers(self) -> dict[str, FightOdds]:
        game = self.game
        found: dict[str, FightOdds] = {}
        for action in game.legal(self.seat):
            odds: FightOdds | None = None
            attack = self.attack(action)
            if attack is not None:
                odds = self.declared(attack)
                self.after[action.notation] = self.bonus_chances(attack, odds)
            elif game.fight is not None:
                odds = self.in_fight(game.fight, action.verb, action.piece)
            if odds is not None:
                found[action.notation] = odds
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

    def bonus_chances(self, attack: Fight, best: FightOdds) -> dict[str, float]:
        """F-7.2 The chance with each own bonus card, and with the one that a good player would choose."""
        game = self.game
        found: dict[str, float] = {}
        for card in sorted(set(game.hands[self.seat])):
            found[BONUS[card].notation] = self.with_bonus(attack, BONUS_CARD, card).win
        if game.has_pile(self.seat):
            found[TOP_BONUS.notation] = self.with_bonus(attack, BONUS_DECK, NO_CARD).win
        found[BOTH_AT_BEST] = best.win
        return found

    def in_fight(self, fight: Fight, verb: i64, piece: i64) -> FightOdds | None:
        """The chances of an answer while a fight runs."""
        game = self.game
        seat = self.seat
        if verb == BONUS_CARD or verb == BONUS_DECK or verb == DECLINE_BONUS:
            return self.with_bonus(fight, verb, piece)
        if verb == PLAY_OVERLAP:
            return self.declared(fight.with_overlap(overlap_worth(game, seat, fight.origin, fight.target)))
        if verb == NAME_LEAD:
            return self.against(fight.with_defender_lead(piece), self.laid(fight), self.attackers_card(fight))
        if verb == STAND_FAST:
            return self.stands(fight)
        if verb == RETREAT_UNIT and len(game.at(seat, fight.target)) == 2:
            sketch = game.clone()
            sketch.remove_unit(seat, fight.target, piece)
            return Reckoner(sketch, seat, self.memory).stands(fight)
        return None

    # The own bonus card.

    def with_bonus(self, fight: Fight, verb: i64, card: i64) -> FightOdds:
        """F-7.2 With a bonus card of the hand, of the deck, or none; the other sees where it comes from."""
        points = self.game.charter.points
        source: i64 = FROM_HAND
        if verb == BONUS_CARD:
            own = certain(points[card])
        elif verb == BONUS_DECK:
            source = FROM_DECK
            own = spread_of(own_deck(self.game, self.seat), points)
        else:
            source = NO_BONUS_CARD
            own = certain(0)
        if fight.attacker == self.seat:
            return self.against(fight, own, self.defenders_card(fight.with_source(self.seat, source)))
        return self.against(fight, own, self.attackers_card(fight))

    def laid(self, fight: Fight) -> list[float]:
        """The own bonus card that lies on the table."""
        game = self.game
        card = game.bonus[self.seat]
        if card != NO_CARD:
            return certain(game.charter.points[card])
        if fight.sources[self.seat] == FROM_DECK:
            return spread_of(own_hidden(game, self.seat), game.charter.points)
        return certain(0)

    def declared(self, fight: Fight) -> FightOdds:
        """An attack in which both bonus cards are still to come."""
        bonus = self.assault.bonus_choices(self.game, self.seat)
        shares = self.duel(fight, bonus.rows, bonus.columns).rows
        total = sum(shares)
        found = FightOdds(0.0, 0.0, 0.0)
        by_source: dict[i64, list[float]] = {}
        for row, share in zip(bonus.rows, shares, strict=True):
            if share <= 0.0:
                continue
            source = source_of(row)
            if source not in by_source:
                by_source[source] = self.defenders_card(fight.with_source(self.seat, source))
            odds = self.against(fight, row.spread, by_source[source])
            found.win += odds.win * share / total
            found.tie += odds.tie * share / total
            found.lose += odds.lose * share / total
        return found

    def stands(self, fight: Fight) -> FightOdds:
        """A defence in which the own bonus card is still to come."""
        game = self.game
        attack = self.attackers_card(fight)
        columns = self.assault.own_choices(game, self.seat, game.hands[self.seat], game.charter.may_decline)
        duel = self.duel(fight, [Choice(None, attack, 0.0)], columns)
        return self.against(fight, mixed(columns, duel.columns), attack)

    # The other's bonus card.

    def their_choices(self) -> list[Choice]:
        """F-7.2 What a defender may lay, by all that was seen of his cards."""
        game = self.game
        return self.assault.other_choices(game, self.other, self.theirs, game.charter.may_decline, True)

    def defenders_card(self, fight: Fight) -> list[float]:
        """What the other will lay in defence, who knows where the own card came from and not which one it is."""
        rows = self.assault.attacker_choices(self.game, fight, self.mine)
        columns = self.their_choices()
        return self.at_times(mixed(columns, self.duel(fight, rows, columns).columns))

    def at_times(self, spread: list[float]) -> list[float]:
        """Nobody plays always as the expert would: at times the other lays any card of his hand."""
        if not self.theirs.holds_cards():
            return spread
        hand = self.theirs.by_points(self.game.charter.points).average()
        return [(1.0 - AT_TIMES) * spread[at] + AT_TIMES * hand[at] for at in range(POINTS)]

    def attackers_card(self, fight: Fight) -> list[float]:
        """What the other has laid to attack, or will lay, by where it came from."""
        game = self.game
        rows = self.assault.attacker_choices(game, fight, self.theirs)
        columns = self.assault.other_choices(game, self.seat, self.mine, game.charter.may_decline)
        if fight.sources[self.other] == FROM_DECK:
            return richer(rows[0].spread, self.theirs.refilled)
        if len(rows) == 1:
            return rows[0].spread
        spread = mixed(rows, self.duel(fight, rows, columns).rows)
        if fight.sources[self.other] != FROM_HAND:
            return self.at_times(spread)
        return hardly_risked(spread, self.assault.edge(game, fight), max(game.charter.points))

    # Fights.

    def duel(self, fight: Fight, rows: list[Choice], columns: list[Choice]) -> Duel:
        assault = self.assault
        results = assault.results(self.game, fight, assault.race.outlooks(self.game, fight.attacker))
        return assault.duel(assault.edge(self.game, fight), results, rows, columns)

    def against(self, fight: Fight, own: list[float], other: list[float]) -> FightOdds:
        """The chances as the seat sees them: to win, to tie, to lose."""
        edge = self.assault.edge(self.game, fight)
        if fight.attacker == self.seat:
            return fight_odds(edge, own, other)
        odds = fight_odds(edge, other, own)
        return FightOdds(odds.lose, odds.tie, odds.win)


def source_of(choice: Choice) -> i64:
    """F-7.2 Where a bonus card comes from."""
    if choice.action is TOP_BONUS:
        return FROM_DECK
    return NO_BONUS_CARD if choice.action is NO_BONUS else FROM_HAND


def hardly_risked(spread: list[float], edge: i64, best: i64) -> list[float]:
    """Who attacks with a card of his hand lays one that no card beats, or the best there is; others now and then."""
    safe = best
    while safe > 1 and edge + 2 * (safe - 1 - best) >= 0:
        safe -= 1
    weights = [spread[at] if at >= safe else RISKED * spread[at] for at in range(POINTS)]
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0.0 else spread


def mixed(choices: list[Choice], weights: list[float]) -> list[float]:
    """The points of a bonus card that is chosen so often from each of these."""
    total = sum(weights)
    spread = [0.0] * POINTS
    for at in range(len(choices)):
        for points in range(POINTS):
            spread[points] += choices[at].spread[points] * weights[at] / total
    return spread
