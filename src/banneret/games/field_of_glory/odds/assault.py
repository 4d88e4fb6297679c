"""What an attack is worth: the columns after each result, and the duel of the bonus cards (sections 7, 17).

All values are the attacker's, who is the active player; the defender wants them small.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.games.field_of_glory.odds.bonus_duel import Duel, solve
from banneret.games.field_of_glory.odds.control_race import POINT, Outlook, Race
from banneret.games.field_of_glory.odds.fight_odds import (
    POINTS,
    FightOdds,
    certain,
    fight_odds,
    spread_of,
)
from banneret.games.field_of_glory.odds.fight_table import FightTable
from banneret.games.field_of_glory.odds.unseen import Unseen, at_a_glance, own_deck, points_spread
from banneret.games.field_of_glory.odds.worth import PRICE, least_fit, price_of
from banneret.games.field_of_glory.rules.actions import BONUS, NO_BONUS, TOP_BONUS
from banneret.games.field_of_glory.rules.fight_record import (
    FLANK_FIGHT,
    FROM_DECK,
    FROM_HAND,
    NO_BONUS_CARD,
    NO_CARD,
    NOT_YET,
    Fight,
)
from banneret.games.field_of_glory.rules.state import NO_SEAT, Charter, FieldOfGlory

CAPTURED: Final = 0.012  # a unit that is captured does not come back
DECK_PRICE: Final = 0.004
POOR_CARD: Final = 0.1  # how often a card is laid that promises no more than the deck
EAGER: Final = 6.0  # who attacks with a card of his hand has a good one: so much likelier for every point
# Who takes his deck knows what it is made of: so much likelier than anybody else can tell is a card of it for every
# point, as counted in 120 games of experts; less once the deck is made of cards that all have seen.
RICHER: Final = 1.4
RICHER_REFILLED: Final = 1.14
_OTHER_PRICE: Final = [0.0, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6, 1.8, 2.0]  # of a card by its points, in typical cards


@final
class Results:
    """What the attacker's position is worth after victory, a tie, a defeat, and if all defenders go."""

    def __init__(self, win: float, tie: float, lose: float, retreat: float) -> None:
        self.win = win
        self.tie = tie
        self.lose = lose
        self.retreat = retreat

    def expected(self, odds: FightOdds) -> float:
        return self.win * odds.win + self.tie * odds.tie + self.lose * odds.lose


@final
class Choice:
    """A way to take a bonus card: how likely each number of points is and what it costs."""

    def __init__(self, action: Action | None, spread: list[float], price: float) -> None:
        self.action = action
        self.spread = spread
        self.price = price


@final
class BonusChoices:
    """The ways to take a bonus card: the rows are the attacker's, the columns the defender's."""

    def __init__(self, rows: list[Choice], columns: list[Choice]) -> None:
        self.rows = rows
        self.columns = columns


@final
class Assault:
    """Weighs fights."""

    def __init__(self, charter: Charter) -> None:
        self.fight_table = FightTable(charter)
        self.race = Race(self.fight_table)

    # The columns after a fight.

    def results(self, game: FieldOfGlory, fight: Fight, outlooks: list[Outlook]) -> Results:
        seat = fight.attacker
        target = fight.target
        at_home = fight.origin == target
        units = game.at(seat, fight.origin)
        defenders = game.at(1 - seat, target)
        owner = game.control[target]
        charter = game.charter
        stay: list[int] = [] if at_home else game.at(seat, target)
        lead = [int(fight.lead)]
        won = self.after(game, fight, outlooks, lead if at_home else stay, [], seat, lead)
        tied = self.after(game, fight, outlooks, stay, [], NO_SEAT, [])
        front = self.front(game, fight, defenders)
        left: i64 = NO_SEAT if owner == seat else owner
        lost = self.after(game, fight, outlooks, stay, [int(front)], left, [])
        for kind in defenders:
            won += CAPTURED + POINT * float(charter.victory_points[kind])
        for kind in units:
            lost -= CAPTURED + POINT * float(charter.victory_points[kind])
        rest = units
        if fight.kind != FLANK_FIGHT or charter.flank_retreat_costs:
            rest = units[:]
            rest.remove(least_fit(units, charter.combat, charter.points))
        gone = self.after(game, fight, outlooks, rest if at_home else stay, [], owner, rest)
        return Results(won, tied, lost, gone)

    def front(self, game: FieldOfGlory, fight: Fight, defenders: list[int]) -> i64:
        """The defending lead that serves best."""
        if len(defenders) == 1:
            return defenders[0]
        one = self.edge_against(game, fight, defenders[0])
        return defenders[0] if one <= self.edge_against(game, fight, defenders[1]) else defenders[1]

    def after(
        self, game: FieldOfGlory, fight: Fight, outlooks: list[Outlook], mine: list[int], theirs: list[int],
        owner: i64, origin: list[int],
    ) -> float:  # fmt: skip
        """The race with the target, and the origin where it is another column, as they stand after a fight."""
        seat = fight.attacker
        target = fight.target
        changed = outlooks[:]
        control = game.control
        if control[target] != owner:
            control = control[:]
            control[target] = int(owner)
        changed[target] = self.race.outlook(game, seat, mine, theirs, owner, target)
        if fight.origin != target:
            beside = fight.origin
            changed[beside] = self.race.outlook(game, seat, origin, [], control[beside], beside)
        return self.race.score(game, seat, changed, control)

    # Edges.

    def edge_against(self, game: FieldOfGlory, fight: Fight, front: i64) -> i64:
        seat = fight.attacker
        target = fight.target
        held = game.control[target] == 1 - seat
        units = game.at(seat, fight.origin)
        defenders = game.at(1 - seat, target)
        flank = fight.kind == FLANK_FIGHT
        edge = self.fight_table.edge_against(game, units, fight.lead, defenders, front, target, held, flank)
        return edge + 2 * fight.overlap_value

    def edge(self, game: FieldOfGlory, fight: Fight) -> i64:
        """The edge against the best defending lead, or the one that is named."""
        if fight.defender_lead != NO_CARD:
            return self.edge_against(game, fight, fight.defender_lead)
        defenders = game.at(fight.defender(), fight.target)
        return self.edge_against(game, fight, self.front(game, fight, defenders))

    def all_may_go(self, game: FieldOfGlory, fight: Fight) -> bool:
        """F-7.1 Whether all defenders are quicker than the lead."""
        movement = game.charter.movement
        for kind in game.at(fight.defender(), fight.target):
            if movement[kind] >= movement[fight.lead]:
                return False
        return True

    # Bonus cards.

    def own_choices(self, game: FieldOfGlory, seat: i64, hand: list[int], may_decline: bool) -> list[Choice]:
        """The deck, one card of the hand for each number of points (the one missed least), or none."""
        points = game.charter.points
        worths = self.fight_table.worths
        choices: list[Choice] = []
        if game.has_pile(seat):
            choices.append(Choice(TOP_BONUS, spread_of(own_deck(game, seat), points), DECK_PRICE))
        value: i64 = 0
        while value < POINTS:
            best: i64 = -1
            for card in hand:
                if points[card] == value and (best < 0 or worths[card] < worths[best]):
                    best = card
            if best >= 0:
                choices.append(Choice(BONUS[best], certain(value), price_of(hand, best, worths)))
            value += 1
        if may_decline or not choices:
            choices.append(Choice(NO_BONUS, certain(0), 0.0))
        return choices

    def other_choices(
        self, game: FieldOfGlory, other: i64, unseen: Unseen, may_decline: bool, knowing: bool = False
    ) -> list[Choice]:  # fmt: skip
        """What a player may do of whose cards one knows no more: take his deck; lay the best card of his hand, or the
        best one up to some value, if it is better than what the deck brings; or none, where he may.

        `knowing`: it counts that he sees his hand and knows his deck. Where his best card is too low to help he takes
        the deck instead, and who takes his deck has a rich one.
        """
        points = game.charter.points
        deck = certain(0)
        choices: list[Choice] = []
        least: i64 = 1
        if game.has_pile(other):
            deck = points_spread(unseen.top(game, other), points)
            least = better_than(deck)
            if knowing:
                deck = richer(deck, unseen.refilled)
            choices.append(Choice(None, deck, DECK_PRICE))
        if unseen.holds_cards():
            hand = unseen.by_points(points)
            value = least
            while value < POINTS:
                if hand.lacks(value, value) < 1.0:
                    best = hand.best_up_to(value)
                    choices.append(self.from_hand(best, least, deck))
                    lowest = least + 1
                    while knowing and lowest <= value:
                        choices.append(self.from_hand(best, lowest, deck))
                        lowest += 1
                value += 1
        if may_decline or not choices:
            choices.append(Choice(None, certain(0), 0.0))
        return choices

    def from_hand(self, best: list[float], least: i64, deck: list[float]) -> Choice:
        """A card of the hand with so many points or more; the deck where there is none."""
        spread = [0.0] * POINTS
        price = 0.0
        laid = 0.0
        value = least
        while value < POINTS:
            spread[value] = best[value]
            price += best[value] * _OTHER_PRICE[value]
            laid += best[value]
            value += 1
        for at in range(POINTS):
            spread[at] += (1.0 - laid) * deck[at]
        return Choice(None, spread, PRICE * price + (1.0 - laid) * DECK_PRICE)

    def laid_from_hand(self, game: FieldOfGlory, unseen: Unseen, deck: list[float]) -> list[Choice]:
        """What a card may be that was laid from the hand, though the deck could have been taken: seldom a poor one."""
        hand = unseen.by_points(game.charter.points)
        least = better_than(deck)
        choices: list[Choice] = []
        value: i64 = 1
        while value < POINTS:
            if hand.lacks(value, value) < 1.0 and (value >= least or hand.lacks(value + 1, POINTS - 1) >= 1.0):
                best = hand.best_up_to(value)
                eager = 1.0
                for at in range(POINTS):
                    if at < least:
                        best[at] *= POOR_CARD
                    else:
                        best[at] *= eager
                        eager *= EAGER
                total = sum(best)
                price = 0.0
                for at in range(POINTS):
                    best[at] /= total
                    price += best[at] * _OTHER_PRICE[at]
                choices.append(Choice(None, best, PRICE * price))
            value += 1
        return choices if choices else [Choice(None, certain(0), 0.0)]

    def attacker_choices(self, game: FieldOfGlory, fight: Fight, unseen: Unseen) -> list[Choice]:
        """What the attacker may have laid, or may lay, by the source that everybody knows."""
        source = fight.sources[fight.attacker]
        if source == FROM_DECK:
            return [Choice(None, points_spread(unseen.taken(), game.charter.points), DECK_PRICE)]
        if source == NO_BONUS_CARD:
            return [Choice(None, certain(0), 0.0)]
        if source == FROM_HAND:
            deck = certain(0)
            if game.has_pile(fight.attacker):
                deck = points_spread(unseen.top(game, fight.attacker), game.charter.points)
            return self.laid_from_hand(game, unseen, deck)
        return self.other_choices(game, fight.attacker, unseen, False)

    def duel(self, edge: i64, results: Results, rows: list[Choice], columns: list[Choice]) -> Duel:
        """The game of the two bonus cards; the attacker has the rows."""
        payoff: list[list[float]] = []
        for row in rows:
            line: list[float] = []
            for column in columns:
                odds = fight_odds(edge, row.spread, column.spread)
                line.append(results.expected(odds) - row.price + column.price)
            payoff.append(line)
        return solve(payoff)

    # The worth of an attack.

    def bonus_choices(self, game: FieldOfGlory, seat: i64) -> BonusChoices:
        """What both may lay in an attack of this seat, which sees no more than the table."""
        other = 1 - seat
        rows = self.own_choices(game, seat, game.hands[seat], False)
        return BonusChoices(rows, self.other_choices(game, other, at_a_glance(game, other), game.charter.may_decline))

    def value(self, game: FieldOfGlory, fight: Fight, outlooks: list[Outlook], bonus: BonusChoices) -> float:
        """What a declared attack is worth if both do their best: the bonus cards, and whether the defenders run."""
        results = self.results(game, fight, outlooks)
        value = self.duel(self.edge(game, fight), results, bonus.rows, bonus.columns).value
        if self.all_may_go(game, fight):
            value = min(value, results.retreat - DECK_PRICE)
        return value

    def rough_value(self, game: FieldOfGlory, fight: Fight, outlooks: list[Outlook]) -> float:
        """The same with two cards from average decks, for plans."""
        results = self.results(game, fight, outlooks)
        value = results.expected(self.fight_table.blindly(self.edge(game, fight))) - DECK_PRICE
        if self.all_may_go(game, fight):
            value = min(value, results.retreat - DECK_PRICE)
        return value


def better_than(deck: list[float]) -> i64:
    """The fewest points that are more than a card of the deck has on average."""
    mean = 0.0
    for points in range(POINTS):
        mean += float(points) * deck[points]
    least: i64 = 1
    while float(least) <= mean and least < POINTS - 1:
        least += 1
    return least


def richer(deck: list[float], refilled: bool) -> list[float]:
    """What a deck brings that was taken although a card of the hand could have been laid."""
    each = RICHER_REFILLED if refilled else RICHER
    weights = [0.0] * POINTS
    factor = 1.0
    for points in range(POINTS):
        weights[points] = deck[points] * factor
        factor *= each
    total = sum(weights)
    return [weight / total for weight in weights]


def attack_with(kind: i64, seat: i64, origin: i64, target: i64, lead: i64) -> Fight:
    """An attack as it is declared."""
    return Fight(kind, seat, origin, target, lead, NO_CARD, 0, 0, [NOT_YET, NOT_YET])
