"""The race for control: how the columns stand over the next Advances of both players (section 17).

Everything is seen by the active player in mid-turn: when he is done the other checks for victory, advances and acts,
then he himself checks. A column has four chances: that he still controls it at his next check, that the other controls
it at the check after that, and the same in the longer run. Three columns win, so what counts is the chance of three.
"""

from typing import Final, final

from mypy_extensions import i64

from banneret.games.field_of_glory.odds.fight_table import FightTable
from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import UNIT_KINDS
from banneret.games.field_of_glory.rules.state import FieldOfGlory

# Weights of the race; all that follows was settled by playing.
SOON: Final = 1.0
SOON_OTHER: Final = 0.95
LATER: Final = 0.55
GROUND: Final = 0.07
LOST: Final = -1.6
POINT: Final = 0.004  # a victory point captured

_INTRUDES: Final = 0.6  # that a full hand holds the unit that could break a column
_FULL_HAND: Final = 8.0
_OPPOSES: Final = 0.65


@final
class Outlook:
    """The four chances of a column."""

    def __init__(self, mine: float, theirs: float, mine_later: float, theirs_later: float) -> None:
        self.mine = mine
        self.theirs = theirs
        self.mine_later = mine_later
        self.theirs_later = theirs_later


def at_least(chances: list[float], wanted: i64) -> float:
    """The chance that at least so many of some independent things come about."""
    counts = [0.0] * (len(chances) + 1)
    counts[0] = 1.0
    done: i64 = 0
    for chance in chances:
        at = done
        while at >= 0:
            counts[at + 1] += counts[at] * chance
            counts[at] *= 1.0 - chance
            at -= 1
        done += 1
    total = 0.0
    at = wanted
    while at <= done:
        total += counts[at]
        at += 1
    return total


@final
class Race:
    """How columns stand, for the active player of a game."""

    def __init__(self, fight_table: FightTable) -> None:
        self.fight_table = fight_table
        self.intruders = typical_units(fight_table)

    def outlook(
        self, game: FieldOfGlory, seat: i64, mine: list[int], theirs: list[int], control: i64, column: i64
    ) -> Outlook:
        """The chances of a column with these units in it."""
        other = 1 - seat
        if not mine and not theirs:
            if control == seat:
                return Outlook(1.0, 0.0, 0.6, 0.2)
            if control == other:
                return Outlook(0.0, 1.0, 0.18, 0.62)
            return Outlook(0.0, 0.0, 0.22, 0.3)
        hands = game.hands
        if not theirs:
            risk = self.risk(game, mine, column, control == seat, len(hands[other]))
            if control == seat:
                return Outlook(1.0 - risk, 0.0, 0.9 - 0.3 * risk, 0.06 + 0.1 * risk)
            stays = _OPPOSES * min(1.0, float(len(hands[other])) / 5.0)
            kept = 0.6 * stays if control == other else 0.0
            return Outlook(0.0, kept, 0.75 - 0.35 * stays - 0.1 * risk, 0.08 + 0.2 * stays)
        if not mine:
            risk = self.risk(game, theirs, column, control == other, len(hands[seat]))
            return Outlook(0.0, 1.0 - 0.8 * risk, 0.1 + 0.12 * risk, 0.86 - 0.25 * risk)
        return self.contested(game, seat, mine, theirs, control, column)

    def contested(
        self, game: FieldOfGlory, seat: i64, mine: list[int], theirs: list[int], control: i64, column: i64
    ) -> Outlook:
        """Both stand in the column: it stays as it is until somebody fights, and the other may be the first."""
        fight_table = self.fight_table
        other = 1 - seat
        attack = fight_table.blindly(fight_table.best_edge(game, theirs, mine, column, control == seat))
        answer = fight_table.blindly(fight_table.best_edge(game, mine, theirs, column, control == other))
        theirs_up = attack.win + 0.5 * attack.tie
        mine_up = answer.win + 0.5 * answer.tie
        lead = 0.5 + 0.5 * (mine_up - theirs_up)
        held = 0.0
        held_other = 0.0
        mine_later = 0.08 + 0.5 * lead
        theirs_later = 0.1 + 0.52 * (1.0 - lead)
        if control == seat:
            held = 1.0 - self.breaks(game, theirs, mine, column, attack.win + attack.tie)
            mine_later += 0.22
            theirs_later -= 0.06
        elif control == other:
            held_other = 1.0 - self.breaks(game, mine, theirs, column, answer.win + answer.tie)
            theirs_later += 0.22
            mine_later -= 0.06
        return Outlook(held, held_other, mine_later, theirs_later)

    def breaks(self, game: FieldOfGlory, units: list[int], defenders: list[int], column: i64, chance: float) -> float:
        """F-7.10 A column is broken only by a lead that the defenders cannot run away from; control outlives them."""
        movement = game.charter.movement
        slowest: i64 = 0
        for kind in defenders:
            slowest = max(slowest, movement[kind])
        best: i64 = -1000
        for kind in units:
            if movement[kind] <= slowest:
                best = max(best, self.fight_table.edge(game, units, kind, defenders, column, True, False))
        if best == -1000:
            return 0.15 * chance
        odds = self.fight_table.blindly(best)
        return min(0.95, 0.1 + 0.9 * (odds.win + odds.tie))

    def risk(self, game: FieldOfGlory, holders: list[int], column: i64, held: bool, hand: i64) -> float:
        """How likely somebody with so many cards deploys against the only units of a column, fights and breaks them."""
        movement = game.charter.movement
        slowest: i64 = 0
        for kind in holders:
            slowest = max(slowest, movement[kind])
        best = 0.0
        for kind in self.intruders:
            if movement[kind] <= slowest:
                odds = self.fight_table.blindly(self.fight_table.edge(game, [kind], kind, holders, column, held, False))
                best = max(best, odds.win + odds.tie)
        return _INTRUDES * min(1.0, float(hand) / _FULL_HAND) * best

    def outlooks(self, game: FieldOfGlory, seat: i64) -> list[Outlook]:
        """The chances of all columns as they stand."""
        found: list[Outlook] = []
        column: i64 = 0
        while column < COLUMNS:
            mine = game.at(seat, column)
            theirs = game.at(1 - seat, column)
            found.append(self.outlook(game, seat, mine, theirs, game.control[column], column))
            column += 1
        return found

    def score(self, game: FieldOfGlory, seat: i64, outlooks: list[Outlook], control: list[int]) -> float:
        """What the columns are worth to the active player: about 1 is won, -1 is lost."""
        wanted = game.charter.columns_to_win
        held: i64 = 0
        other: i64 = 0
        for owner in control:
            if owner == seat:
                held += 1
            elif owner == 1 - seat:
                other += 1
        if other >= wanted:
            return LOST
        ground = 0.0
        for outlook in outlooks:
            ground += outlook.mine_later - outlook.theirs_later
        total = GROUND * ground
        if held >= wanted:
            total += SOON * at_least([outlook.mine for outlook in outlooks], wanted)
        total -= SOON_OTHER * at_least([outlook.theirs for outlook in outlooks], wanted)
        total += LATER * at_least([outlook.mine_later for outlook in outlooks], wanted)
        total -= LATER * at_least([outlook.theirs_later for outlook in outlooks], wanted)
        return total


def typical_units(fight_table: FightTable) -> list[int]:
    """For each movement cost the kind of unit with the best combat value: who may come to break a column."""
    charter = fight_table.charter
    found: dict[int, int] = {}
    for kind in range(UNIT_KINDS):
        cost = charter.movement[kind]
        if cost not in found or charter.combat[kind] > charter.combat[found[cost]]:
            found[cost] = kind
    return [found[cost] for cost in sorted(found)]
