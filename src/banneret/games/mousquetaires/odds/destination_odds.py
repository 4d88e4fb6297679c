"""Where Milady may be, and with her Rochefort, as far as everybody can see (M-4.1, M-10)."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.mousquetaires.rules.cards import (
    DOUBLE,
    LA_ROCHELLE,
    LODGING,
    LOUVRE,
    MUSKETEERS,
    PARIS,
    RICHELIEU,
)
from banneret.games.mousquetaires.rules.milady import ALL_DESTINATIONS
from banneret.games.mousquetaires.rules.state import NO_CARD, Mousquetaires

# How Milady chooses her way, as was measured of experts in 840 rounds and 550 tasks: weights, of which those of places
# that are ruled out are left out. What weighs 1 is the quest with at most one musketeer there whom Rochefort meets.
TO_QUEST: Final = 1.0
TO_BUSY_QUEST: Final = 3.4
TO_PARIS_AT_FIRST: Final = 5.6  # in the first round; later cards are mostly laid while she is elsewhere
TO_PARIS: Final = 0.9
TO_LOUVRE: Final = 0.9
TO_LODGING_FOR_NEWS: Final = 3.5  # no Paris card lies on the table, none is in her hand
TO_LODGING: Final = 0.95
TO_LODGING_WITH_CARD: Final = 0.1
TO_RICHELIEU: Final = [2.0, 2.0, 1.2, 0.3]  # by the treachery cards in her hand
TO_SIEGE_EACH: Final = 0.9  # for each card at La Rochelle, and more for a double one
TO_SIEGE_DOUBLE: Final = 0.2
TO_NOTHING: Final = 0.02


def chance_of_rochefort(game: Mousquetaires, man: i64, location: i64) -> float:
    """M-10.1, M-10.9 How likely Rochefort meets a task declared there: all places not ruled out are alike."""
    if game.charter.ignores_rochefort(man) or game.rochefort == 0:
        return 0.0
    if game.revealed:
        return 1.0 if game.figure == location and not game.fled else 0.0
    if not game.face_down or game.ruled_out & BIT[location]:
        return 0.0
    left = 0
    for place in ALL_DESTINATIONS:
        if game.ruled_out & BIT[place] == 0:
            left += 1
    return 1.0 / float(left)


def destination_weight(game: Mousquetaires, place: i64) -> float:
    """How much Milady is drawn to a place, by what everybody can see."""
    if place == LODGING:
        if not game.paris_unused:
            return 0.0
        if game.paris_hand:
            return TO_LODGING_WITH_CARD
        return TO_LODGING_FOR_NEWS if game.paris == NO_CARD else TO_LODGING
    if place == RICHELIEU:
        held = min(len(game.treachery_hand), len(TO_RICHELIEU) - 1)
        return TO_RICHELIEU[held] if game.treachery_deck else 0.0
    if place == LA_ROCHELLE:
        if not game.siege_cards:
            return TO_NOTHING
        return TO_SIEGE_EACH * float(len(game.siege_cards)) + TO_SIEGE_DOUBLE * float(game.siege_cards.count(DOUBLE))
    if place == PARIS:
        if game.paris == NO_CARD:
            return TO_NOTHING
        return TO_PARIS_AT_FIRST if game.round == 1 else TO_PARIS
    if place == LOUVRE:
        return TO_NOTHING if game.louvre == NO_CARD else TO_LOUVRE
    there = 0
    for man in range(MUSKETEERS):
        if game.stands_at(man, place) and not game.charter.ignores_rochefort(man):
            there += 1
    return TO_QUEST if there <= 1 else TO_BUSY_QUEST


def expected_rochefort(game: Mousquetaires, man: i64, location: i64) -> float:
    """How likely Rochefort meets a task declared there, if Milady chooses her way as experts do."""
    chance = chance_of_rochefort(game, man, location)
    if game.revealed or chance == 0.0:
        return chance
    every = 0.0
    for place in ALL_DESTINATIONS:
        if game.ruled_out & BIT[place] == 0:
            every += destination_weight(game, place)
    return destination_weight(game, location) / every
