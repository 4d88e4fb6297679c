"""What is hidden in a way of its own, or is no plain number or list (section 10 of the specification)."""

from collections.abc import Sequence
from typing import cast

from mypy_extensions import i64

from banneret.core.fields import UNKNOWN, Field
from banneret.core.jsons import Json
from banneret.games.field_of_glory.rules.actions import CATALOGUE
from banneret.games.field_of_glory.rules.deploy import plan_of
from banneret.games.field_of_glory.rules.fight_record import FROM_DECK, NO_CARD, Fight, Reckoning, Side
from banneret.games.field_of_glory.rules.state import PLAYERS, FieldOfGlory


class HiddenPiles(Field["FieldOfGlory"]):
    """A pile for each seat whose order nobody sees; the numbers are public."""

    def mask(self, game: FieldOfGlory, seat: i64) -> None:
        piles = cast(list[list[int]], getattr(game, self.name))
        setattr(game, self.name, [[UNKNOWN] * len(pile) for pile in piles])


class PoolField(Field["FieldOfGlory"]):
    """F-3.6 A player sees the cards that he has been offered, in the order of the offers; nobody what comes."""

    def mask(self, game: FieldOfGlory, seat: i64) -> None:
        pools: list[list[int]] = []
        for owner, pool in enumerate(game.pool):
            shown = 0
            if owner == seat and pool:
                shown = int((game.rounds[owner] + 1) * game.charter.batch)
            pools.append(pool[:shown] + [UNKNOWN] * (len(pool) - shown))
        game.pool = pools


class RoundsField(Field["FieldOfGlory"]):
    """F-3.6 How far a player is with his draft is his own affair."""

    def mask(self, game: FieldOfGlory, seat: i64) -> None:
        game.rounds = [rounds if owner == seat else 0 for owner, rounds in enumerate(game.rounds)]


class DiscardsField(Field["FieldOfGlory"]):
    """F-4.1 The owner may look through his pile; of the other's only the top card and the number are seen."""

    def mask(self, game: FieldOfGlory, seat: i64) -> None:
        piles: list[list[int]] = []
        for owner, pile in enumerate(game.discards):
            if owner == seat or not pile:
                piles.append(pile)
            else:
                piles.append([UNKNOWN] * (len(pile) - 1) + pile[-1:])
        game.discards = piles


class BonusField(Field["FieldOfGlory"]):
    """F-7.2 The owner knows his bonus card, unless it came from the deck and nobody was to look; the others do not."""

    def mask(self, game: FieldOfGlory, seat: i64) -> None:
        fight = game.fight
        shown = game.bonus[:]
        for owner in range(PLAYERS):
            from_deck = fight is not None and fight.sources[owner] == FROM_DECK
            if owner != seat or (from_deck and not game.charter.deck_bonus_seen):
                shown[owner] = NO_CARD
        game.bonus = shown


class PlanField(Field["FieldOfGlory"]):
    """F-6.13 A deployment is known to the active player alone until he confirms it. It is carried as its answers."""

    def mask(self, game: FieldOfGlory, seat: i64) -> None:
        if seat != game.active:
            game.plan = None

    def json(self, game: FieldOfGlory) -> Json:
        if game.plan is None:
            return None
        return [CATALOGUE.actions[id].notation for id in game.plan.answers]

    def pack(self, game: FieldOfGlory) -> Json:
        return None if game.plan is None else list(game.plan.answers)

    def unpack(self, game: FieldOfGlory, value: Json) -> None:
        game.plan = None if value is None else plan_of(game, game.active, list(cast(Sequence[int], value)))


class FightField(Field["FieldOfGlory"]):
    """The fight that is going on, all but the bonus cards."""

    def json(self, game: FieldOfGlory) -> Json:
        return None if game.fight is None else game.fight.parts()

    def pack(self, game: FieldOfGlory) -> Json:
        return self.json(game)

    def unpack(self, game: FieldOfGlory, value: Json) -> None:
        game.fight = None if value is None else fight_of(cast(list[Json], value))


class ReckoningField(Field["FieldOfGlory"]):
    """The last fight that came to blows, added up."""

    def json(self, game: FieldOfGlory) -> Json:
        return None if game.reckoning is None else game.reckoning.parts()

    def pack(self, game: FieldOfGlory) -> Json:
        return self.json(game)

    def unpack(self, game: FieldOfGlory, value: Json) -> None:
        game.reckoning = None if value is None else reckoning_of(cast(list[Json], value))


def fight_of(parts: list[Json]) -> Fight:
    """A fight out of its parts."""
    numbers = cast(list[int], parts[:-1])
    return Fight(
        numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6], numbers[7],
        list(cast(list[int], parts[-1])),
    )  # fmt: skip


def side_of(parts: list[Json]) -> Side:
    terms = [list(term) for term in cast(list[list[int]], parts[4])]
    units = list(cast(list[int], parts[1]))
    return Side(cast(int, parts[0]), units, cast(int, parts[2]), cast(int, parts[3]), terms)


def reckoning_of(parts: list[Json]) -> Reckoning:
    """A fight added up, out of its parts."""
    numbers = cast(list[int], parts)
    sides = cast(list[list[Json]], parts)
    return Reckoning(
        numbers[0], numbers[1], numbers[2], numbers[3], side_of(sides[4]), side_of(sides[5]), numbers[6]
    )  # fmt: skip
