"""Section 7 The strength of the two sides of a fight, term by term."""

from mypy_extensions import i64

from banneret.games.field_of_glory.rules.actions import COLUMNS
from banneret.games.field_of_glory.rules.cards import TYPE
from banneret.games.field_of_glory.rules.fight_record import (
    BONUS_TERM,
    COMPANION_TERM,
    FLANK_FIGHT,
    FLANK_TERM,
    LEAD_TERM,
    MODIFIER_TERM,
    NO_CARD,
    OVERLAP_TERM,
    PAIR_TERM,
    TERRAIN_TERM,
    Fight,
    Side,
)
from banneret.games.field_of_glory.rules.state import FieldOfGlory


def overlap_worth(game: FieldOfGlory, seat: i64, origin: i64, target: i64) -> i64:
    """F-6.5 +1 for each unit that overlaps."""
    return game.charter.data.overlap_value * len(overlapping(game, seat, origin, target))


def overlapping(game: FieldOfGlory, seat: i64, origin: i64, target: i64) -> list[int]:
    """F-6.5 Each quick enough unit beside the target, in a column without enemies; the origin does not count."""
    data = game.charter.data
    found: list[int] = []
    for step in (-1, 1):
        column = target + step
        if column < 0 or column >= COLUMNS or column == origin or game.holds(1 - seat, column):
            continue
        for kind in game.at(seat, column):
            if game.charter.movement[kind] <= data.overlap_movement:
                found.append(kind)
    return found


def add_term(terms: list[list[int]], term: i64, value: i64) -> None:
    if value != 0:
        terms.append([term, value])


def attacking_side(game: FieldOfGlory, fight: Fight, defender_lead: i64, bonus: i64) -> Side:
    """The attacker's strength against a lead of the defender, with a bonus card (NO_CARD: none)."""
    terms = own_terms(game, fight.attacker, fight.origin, fight.target, fight.lead, bonus)
    add_modifiers(game, game.at(fight.attacker, fight.origin), fight.lead, defender_lead, terms)
    add_attack_extras(game, fight, terms)
    units = lead_first(game.at(fight.attacker, fight.origin), fight.lead)
    return Side(fight.attacker, units, bonus, fight.sources[fight.attacker], terms)


def defending_side(game: FieldOfGlory, fight: Fight, lead: i64, bonus: i64) -> Side:
    """The defender's strength, led by one of his units, with a bonus card (NO_CARD: none)."""
    seat = fight.defender()
    terms = own_terms(game, seat, fight.target, fight.target, lead, bonus)
    if game.charter.both_modify:
        add_modifiers(game, game.at(seat, fight.target), lead, fight.lead, terms)
    return Side(seat, lead_first(game.at(seat, fight.target), lead), bonus, fight.sources[seat], terms)


def own_terms(game: FieldOfGlory, seat: i64, stand: i64, target: i64, lead: i64, bonus: i64) -> list[list[int]]:
    """Lead, bonus card, companion and terrain; the terrain is that of the target for both sides (F-7.7)."""
    charter = game.charter
    terms: list[list[int]] = [[LEAD_TERM, charter.combat[lead]]]
    if bonus != NO_CARD:
        add_term(terms, BONUS_TERM, charter.points[bonus])
    if len(game.at(seat, stand)) == 2:
        add_term(terms, PAIR_TERM, charter.pair_bonus)
    terrain = charter.data.terrains[game.terrain[target]]
    value: i64 = terrain.lead[TYPE[lead]]
    if seat != game.active and (not terrain.needs_control or game.control[target] == seat):
        value += terrain.defender
    add_term(terms, TERRAIN_TERM, value)
    return terms


def add_modifiers(game: FieldOfGlory, units: list[int], lead: i64, against: i64, terms: list[list[int]]) -> None:
    """F-7.6 What the lead's card says about the enemy's lead, and about its own companion."""
    add_term(terms, MODIFIER_TERM, game.charter.data.types[TYPE[lead]].versus[TYPE[against]])
    add_companion(game, units, lead, terms)


def add_companion(game: FieldOfGlory, units: list[int], lead: i64, terms: list[list[int]]) -> None:
    """F-7.6 What the lead's card says about its own companion, whoever leads the enemy."""
    card = game.charter.data.types[TYPE[lead]]
    if len(units) == 2 and card.beside >= 0:
        rear = units[1] if units[0] == lead else units[0]
        if TYPE[rear] == card.beside:
            add_term(terms, COMPANION_TERM, card.beside_value)


def add_attack_extras(game: FieldOfGlory, fight: Fight, terms: list[list[int]]) -> None:
    """F-6.5, F-5.10 What Overlap gives, and the flank attack itself."""
    add_term(terms, OVERLAP_TERM, fight.overlap_value)
    if fight.kind == FLANK_FIGHT:
        add_term(terms, FLANK_TERM, game.charter.flank_bonus)


def lead_first(units: list[int], lead: i64) -> list[int]:
    """F-7.0 In a fight the lead stands in front of its companion."""
    if len(units) == 2 and units[0] != lead:
        return [units[1], units[0]]
    return units


def rear_unit(units: list[int], lead: i64) -> i64:
    """The unit of a pair that does not lead; NO_CARD where there is none."""
    if len(units) < 2:
        return NO_CARD
    return units[1] if units[0] == lead else units[0]
