"""M-7 Duels worked out exactly: every roll of every round, the Toledo sword used as well as can be.

After a tie both sides lose a die, so a duel is a short chain of rounds. Its result is kept as the chance of each pair
"beaten or not, so many wounds taken".
"""

from math import comb
from typing import Final, final

from mypy_extensions import i64

from banneret.games.mousquetaires.rules.cards import DARTAGNAN, FACES, FOES, LILY, MUSKETEERS, SHIELD, SWORD, THRUST
from banneret.games.mousquetaires.rules.data import THRUST_IMMUNE, WITH_ARMOUR, WITH_PISTOL, MousquetairesData

MOST_WOUNDS: Final = 7
COLUMNS: Final = MOST_WOUNDS + 1
WOUND_PRICE: Final = 0.1  # what a wound weighs against beating the foe where a die may be rolled again


@final
class DuelOdds:
    """How a duel ends: `chances[wounds]` without, `chances[COLUMNS + wounds]` with the foe beaten."""

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances
        beaten = 0.0
        wounds = 0.0
        for at in range(COLUMNS):
            beaten += chances[COLUMNS + at]
            wounds += float(at) * (chances[at] + chances[COLUMNS + at])
        self.beaten = beaten
        self.wounds = wounds
        self.value = beaten - WOUND_PRICE * wounds

    def hurt_by(self, count: i64) -> float:
        """The chance to take at least so many wounds; with the life points left it is the chance to fall."""
        chance = 0.0
        at: i64 = min(count, MOST_WOUNDS)
        while at < COLUMNS:
            chance += self.chances[at] + self.chances[COLUMNS + at]
            at += 1
        return chance

    def beaten_standing(self, life: i64) -> float:
        """The chance to beat the foe and to have a life point left."""
        chance = 0.0
        at: i64 = 0
        while at < min(life, COLUMNS):
            chance += self.chances[COLUMNS + at]
            at += 1
        return chance


@final
class Roll:
    """What dice can show, and how likely."""

    def __init__(self, chance: float, swords: int, shields: int, lilies: int) -> None:
        self.chance = chance
        self.counts = [swords, shields, lilies]


def rolls_of(dice: i64, faces: list[int]) -> list[Roll]:
    """All results of so many dice by their faces."""
    sides = float(len(faces))
    sword = float(faces.count(SWORD)) / sides
    shield = float(faces.count(SHIELD)) / sides
    lily = float(faces.count(LILY)) / sides
    found: list[Roll] = []
    for swords in range(dice + 1):
        for shields in range(dice + 1 - swords):
            lilies = dice - swords - shields
            ways = float(comb(int(dice), swords) * comb(int(dice) - swords, shields))
            chance = ways * sword**swords * shield**shields * lily ** int(lilies)
            if chance > 0.0:
                found.append(Roll(chance, swords, shields, int(lilies)))
    return found


@final
class Duellist:
    """What a musketeer brings to a duel: who he is, an improved thrust, pistol, armour and Toledo sword."""

    def __init__(self, man: i64, improved: bool, pistol: bool, armour: bool, toledo: bool) -> None:
        self.man: i64 = man
        self.improved = improved
        self.pistol = pistol
        self.armour = armour
        self.toledo = toledo

    def key(self) -> i64:
        flags: i64 = 0
        if self.improved:
            flags += 1
        if self.pistol:
            flags += 2
        if self.armour:
            flags += 4
        if self.toledo:
            flags += 8
        return flags * MUSKETEERS + self.man


@final
class DuelTables:
    """Duels by the values of a data file; what was worked out once is kept."""

    def __init__(self, data: MousquetairesData) -> None:
        self.data = data
        self.blue = [rolls_of(dice, data.blue_faces) for dice in range(data.limits.blue + 1)]
        self.red = [rolls_of(dice, data.red_faces) for dice in range(10)]
        self.known: dict[int, DuelOdds] = {}

    def odds(self, one: Duellist, foe: i64, needed: i64, blue: i64) -> DuelOdds:
        """A duel about to begin with so many blue dice; `needed` wounds in this one duel beat the foe."""
        return self.chain(one, foe, needed, blue, self.data.foes[foe].dice, True, one.toledo)

    def chain(
        self, one: Duellist, foe: i64, needed: i64, blue: i64, red: i64, first: bool, reroll: bool
    ) -> DuelOdds:  # fmt: skip
        """A duel at the point where so many dice are rolled."""
        key = ((one.key() * FOES + foe) * 8 + min(needed, 7)) * 16 + blue
        key = (key * 16 + red) * 4 + (2 if first else 0) + (1 if reroll else 0)
        found = self.known.get(int(key))
        if found is None:
            found = self.work_out(one, foe, needed, blue, red, first, reroll)
            self.known[int(key)] = found
        return found

    def work_out(
        self, one: Duellist, foe: i64, needed: i64, blue: i64, red: i64, first: bool, reroll: bool
    ) -> DuelOdds:  # fmt: skip
        total = [0.0] * (2 * COLUMNS)
        for theirs in self.red_rolls(foe, red):
            for mine in self.blue[blue]:
                result = self.rolled(one, foe, needed, mine.counts, theirs.counts, blue, red, first, reroll)
                chance = mine.chance * theirs.chance
                for at in range(2 * COLUMNS):
                    total[at] += chance * result.chances[at]
        return DuelOdds(total)

    def red_rolls(self, foe: i64, red: i64) -> list[Roll]:
        fighter = self.data.foes[foe]
        if fighter.fixed:
            return [Roll(1.0, int(fighter.swords), int(fighter.shields), 0)]
        return self.red[red]

    def rolled(
        self, one: Duellist, foe: i64, needed: i64, mine: list[int], theirs: list[int], blue: i64, red: i64,
        first: bool, reroll: bool,
    ) -> DuelOdds:  # fmt: skip
        """A roll lies on the table: with a Toledo sword the best die is rolled again, or none."""
        best = self.compared(one, foe, needed, mine, theirs, blue, red, first, reroll)
        if reroll:
            for face in range(FACES):
                if mine[face] > 0:
                    other = self.rerolled(one, foe, needed, mine, theirs, blue, red, first, face)
                    if other.value > best.value + 1e-12:
                        best = other
        return best

    def rerolled(
        self, one: Duellist, foe: i64, needed: i64, mine: list[int], theirs: list[int], blue: i64, red: i64,
        first: bool, face: i64,
    ) -> DuelOdds:  # fmt: skip
        """M-16.3 One die of this face is rolled again; the sword is used up for this duel."""
        total = [0.0] * (2 * COLUMNS)
        for fresh in self.blue[1]:
            counts = [mine[at] + fresh.counts[at] for at in range(FACES)]
            counts[face] -= 1
            result = self.compared(one, foe, needed, counts, theirs, blue, red, first, False)
            for at in range(2 * COLUMNS):
                total[at] += fresh.chance * result.chances[at]
        return DuelOdds(total)

    def compared(
        self, one: Duellist, foe: i64, needed: i64, mine: list[int], theirs: list[int], blue: i64, red: i64,
        first: bool, reroll: bool,
    ) -> DuelOdds:  # fmt: skip
        """M-7.3 Thrusts, then swords against shields; after a tie the next round."""
        fighter = self.data.foes[foe]
        by_man = fighter.special != THRUST_IMMUNE and self.thrusts(one, mine)
        by_foe = fighter.has_thrust and holds(theirs, fighter.thrust)
        if by_man or by_foe:
            return ended(by_man and needed <= 1, 1 if by_foe else 0)
        armour: i64 = 1 if one.armour else 0
        done = mine[SWORD] + (1 if first and one.pistol else 0)
        done -= theirs[SHIELD] + (1 if fighter.special == WITH_ARMOUR else 0)
        taken = theirs[SWORD] + (1 if first and fighter.special == WITH_PISTOL else 0)
        taken -= mine[SHIELD] + armour
        if done > 0 or taken > 0:
            return ended(done >= needed, max(0, taken))
        blue = max(0, blue - 1)
        if not fighter.fixed:
            red = max(0, red - 1)
        if blue == 0 and (fighter.swords <= armour if fighter.fixed else red == 0):
            return ended(False, 0)
        return self.chain(one, foe, needed, blue, red, False, reroll)

    def thrusts(self, one: Duellist, counts: list[int]) -> bool:
        """M-16.5 The upgrade replaces a thrust; d'Artagnan keeps both."""
        if one.improved and holds(counts, self.data.items[THRUST].thrust):
            return True
        return (not one.improved or one.man == DARTAGNAN) and holds(counts, self.data.heroes[one.man].thrust)

    def thrust_chance(self, one: Duellist, dice: i64) -> float:
        """How often so many dice hold his thrust."""
        chance = 0.0
        for roll in self.blue[dice]:
            if self.thrusts(one, roll.counts):
                chance += roll.chance
        return chance


def holds(counts: list[int], thrust: list[int]) -> bool:
    return counts[SWORD] >= thrust[SWORD] and counts[SHIELD] >= thrust[SHIELD] and counts[LILY] >= thrust[LILY]


def made_ended() -> list[DuelOdds]:
    """All ways in which a duel can end, by beaten and wounds."""
    found: list[DuelOdds] = []
    for at in range(2 * COLUMNS):
        chances = [0.0] * (2 * COLUMNS)
        chances[at] = 1.0
        found.append(DuelOdds(chances))
    return found


ENDED: Final[list[DuelOdds]] = made_ended()


def ended(beaten: bool, wounds: i64) -> DuelOdds:
    return ENDED[(COLUMNS if beaten else 0) + min(wounds, MOST_WOUNDS)]


@final
class Duels:
    """Duels worked out so far, for the data that was asked for last."""

    def __init__(self) -> None:
        self.worked_out: DuelTables | None = None

    def tables(self, data: MousquetairesData) -> DuelTables:
        tables = self.worked_out
        if tables is None or tables.data is not data:
            tables = DuelTables(data)
            self.worked_out = tables
        return tables


DUELS: Final = Duels()
