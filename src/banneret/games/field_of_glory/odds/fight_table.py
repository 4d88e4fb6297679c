"""What two columns are to each other in a fight, worked out by the rules once and remembered.

Bases of strength depend on the types of the units, the terrain and who holds the column, and on nothing else; there
are few of them and they are asked for often. What is remembered is always right, so answers do not depend on it.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.field_of_glory.odds.fight_odds import FightOdds, edge_of, fight_odds, spread_of
from banneret.games.field_of_glory.odds.worth import worths_of
from banneret.games.field_of_glory.rules.cards import TYPE
from banneret.games.field_of_glory.rules.fight_record import CHARGE_FIGHT, FLANK_FIGHT, NO_CARD, NOT_YET, Fight
from banneret.games.field_of_glory.rules.state import Charter, FieldOfGlory
from banneret.games.field_of_glory.rules.strength import attacking_side, defending_side, rear_unit
from banneret.games.field_of_glory.sight.army_belief import army_weights

NO_TYPE: Final = 9
MOST_EDGE: Final = 40


@final
class FightTable:
    """Made for a charter, that is for options and data."""

    def __init__(self, charter: Charter) -> None:
        self.charter = charter
        self.worths = worths_of(charter.points)
        self.edges: dict[int, int] = {}
        average = spread_of(army_weights(not charter.random_army), charter.points)
        self.blind: list[FightOdds] = [
            fight_odds(edge, average, average) for edge in range(-MOST_EDGE, MOST_EDGE + 1)
        ]  # fmt: skip

    def blindly(self, edge: i64) -> FightOdds:
        """The chances if both bonus cards come from decks that are unknown."""
        return self.blind[max(-MOST_EDGE, min(MOST_EDGE, edge)) + MOST_EDGE]

    def edge_against(
        self, game: FieldOfGlory, units: list[int], lead: i64, defenders: list[int], front: i64, column: i64,
        held: bool, flank: bool,
    ) -> i64:  # fmt: skip
        """The edge of an attack on a column with `front` as the defender's lead; `held`: the defender controls it."""
        behind = rear_unit(defenders, front)
        beside = rear_unit(units, lead)
        key: i64 = TYPE[lead]
        key = key * 10 + (NO_TYPE if beside == NO_CARD else TYPE[beside])
        key = key * 10 + TYPE[front]
        key = key * 10 + (NO_TYPE if behind == NO_CARD else TYPE[behind])
        key = key * 4 + game.terrain[column]
        key = key * 4 + (2 if held else 0) + (1 if flank else 0)
        known = self.edges.get(key)
        if known is not None:
            return known
        sketch = game.clone()
        sketch.active = 0
        sketch.set_units(0, column, units)
        sketch.set_units(1, column, defenders)
        sketch.control[column] = 1 if held else -1
        kind = FLANK_FIGHT if flank else CHARGE_FIGHT
        fight = Fight(kind, 0, column, column, lead, NO_CARD, 0, 0, [NOT_YET, NOT_YET])
        attack = attacking_side(sketch, fight, front, NO_CARD).total()
        defence = defending_side(sketch, fight, front, NO_CARD).total()
        edge = edge_of(attack - defence, game.charter.data.types[TYPE[front]].wins_ties)
        self.edges[key] = edge
        return edge

    def edge(
        self, game: FieldOfGlory, units: list[int], lead: i64, defenders: list[int], column: i64, held: bool,
        flank: bool,
    ) -> i64:  # fmt: skip
        """The edge against the lead that serves the defender best."""
        least = self.edge_against(game, units, lead, defenders, defenders[0], column, held, flank)
        if len(defenders) == 2:
            other = self.edge_against(game, units, lead, defenders, defenders[1], column, held, flank)
            least = min(least, other)
        return least

    def best_edge(self, game: FieldOfGlory, units: list[int], defenders: list[int], column: i64, held: bool) -> i64:
        """The edge of the best charge that units in a column can make."""
        best = self.edge(game, units, units[0], defenders, column, held, False)
        if len(units) == 2:
            best = max(best, self.edge(game, units, units[1], defenders, column, held, False))
        return best
