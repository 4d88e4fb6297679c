"""Battles that a Baron could start, and what each promises: the expert's view of W-11."""

from typing import Final, final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.games.warrior_knights.bot.appraisal import Appraisal, army_worth
from banneret.games.warrior_knights.bot.assault_chances import DEAD, TAKEN, guess
from banneret.games.warrior_knights.odds.battle_on_table import best_ability, together
from banneret.games.warrior_knights.rules.armies_and_places import (
    garrison_of,
    is_besieged,
    nobles_in,
    owner_of,
    place_at,
    place_strength,
    strength_of,
)
from banneret.games.warrior_knights.rules.bargaining import assent
from banneret.games.warrior_knights.rules.battle import in_the_open, third_barons
from banneret.games.warrior_knights.rules.cards import (
    CITIES,
    FIRST_STRONGHOLD,
    INVIOLABLE_SEATS,
    NO_ASSAULTS,
    NO_CITY,
    NO_SIEGES,
    TRUCE_OF_GOD,
)
from banneret.games.warrior_knights.rules.siege import attack_total, defence_total
from banneret.games.warrior_knights.rules.state import (
    ASSAULT,
    NEUTRAL,
    NO_SEAT,
    NO_TARGET,
    OPEN_FIELD,
    SIEGE,
    WarriorKnights,
)

INSIDE: Final = 150  # what a noble inside adds to the walls, beside his troops
IN_THE_OPEN: Final = 50
LOSSES: Final = 0.1  # for every 100 of the enemy
ASKED: Final = 0.35  # how often others permit a battle
DEFIANCE: Final = 2.5  # the price of a ban
LEAST_GAIN: Final = 0.3


@final
class Blow:
    """A battle of some kind, against a Baron in the open field, with these armies, and its expected gain."""

    def __init__(self, kind: i64, foe: i64, armies: list[int], gain: float) -> None:
        self.kind: i64 = kind
        self.foe: i64 = foe
        self.armies = armies
        self.gain = gain


def stake_of(game: WarriorKnights, armies: list[int]) -> float:
    worth = 0.0
    for army in armies:
        worth += army_worth(game, army)
    return worth


def best_blow(eyes: Appraisal, area: i64, armies: list[int]) -> Blow | None:
    """The best battle of these armies in an area, whether they are there already or not; None: better none."""
    game = eyes.game
    seat = eyes.seat
    if not armies or game.in_force[TRUCE_OF_GOD] != NO_TARGET:
        return None
    best: Blow | None = None
    place = place_at(game, area)
    if place != NO_CITY and owner_of(game, place) == seat and is_besieged(game, place):
        return fight(eyes, area, armies, game.besiegers[place])
    if place != NO_CITY and owner_of(game, place) != seat:
        for blow in (siege(eyes, area, place, armies), assault(eyes, area, place, armies)):
            if blow is not None and (best is None or blow.gain > best.gain):
                best = blow
    for other in range(game.players):
        if other != seat and game.in_play(other) and in_the_open(game, other, area):
            blow = fight(eyes, area, armies, other)
            if blow is not None and (best is None or blow.gain > best.gain):
                best = blow
    return best if best is not None and best.gain > LEAST_GAIN else None


def permitted(game: WarriorKnights, seat: i64, area: i64, kind: i64) -> float:
    """W-11.3 The chance that all others with a noble there agree."""
    chance = 1.0
    for third in third_barons(game, seat, area):
        if not game.charter.permissions or assent(kind, third, area) in game.asked_before:
            return 0.0
        chance *= ASKED
    return chance


def defied(game: WarriorKnights, seat: i64, place: i64, motion: i64) -> float:
    """What breaking laws with this attack costs."""
    if game.is_banned(seat):
        return 0.0
    cost = DEFIANCE if game.open_laws & BIT[motion] else 0.0
    return cost + DEFIANCE if place >= FIRST_STRONGHOLD and game.has_law(INVIOLABLE_SEATS) else cost


def enough_for_siege(game: WarriorKnights, armies: list[int], defence: i64) -> list[int]:
    """As few troops as suffice: the weakest army that can do it alone, else the strongest ones together."""
    found: i64 = -1
    for army in armies:
        if attack_total(game, [army]) > defence and (found < 0 or strength_of(game, army) < strength_of(game, found)):
            found = army
    if found >= 0:
        return [int(found)]
    if attack_total(game, armies) <= defence:
        return []
    chosen: list[int] = []
    left = armies[:]
    while attack_total(game, chosen) <= defence and left:
        best = left[0]
        for army in left:
            if strength_of(game, army) > strength_of(game, best):
                best = army
        chosen.append(best)
        left.remove(best)
    return chosen


def siege(eyes: Appraisal, area: i64, place: i64, armies: list[int]) -> Blow | None:
    """W-11.8 Begin a siege, or bring one to its end."""
    game = eyes.game
    seat = eyes.seat
    besieger = game.besiegers[place]
    if besieger != NO_SEAT and (besieger != seat or game.siege_rounds[place] == game.round):
        return None
    chance = permitted(game, seat, area, SIEGE)
    if chance == 0.0:
        return None
    chosen = enough_for_siege(game, armies, defence_total(game, place))
    if not chosen:
        return None
    worth = eyes.place(place)
    if besieger == seat:
        gain = worth + 0.6 * float(len(nobles_in(game, owner_of(game, place), area)) if place < CITIES else 1)
    else:
        later = (eyes.rounds - 1.0) / eyes.rounds if eyes.rounds > 1.0 else 0.0
        gain = worth * later * (0.7 if owner_of(game, place) == NEUTRAL else 0.5)
        if place < CITIES and owner_of(game, place) != NEUTRAL:
            gain += 0.5  # a besieged city pays nothing
    return Blow(SIEGE, NO_SEAT, chosen, chance * gain - defied(game, seat, place, NO_SIEGES))


def assault(eyes: Appraisal, area: i64, place: i64, armies: list[int]) -> Blow | None:
    """W-11 Storm the walls with all armies."""
    game = eyes.game
    seat = eyes.seat
    chance = permitted(game, seat, area, ASSAULT)
    if chance == 0.0:
        return None
    owner = owner_of(game, place)
    walls = place_strength(game, place)
    inside: i64 = 0
    nobles: list[int] = []
    if owner != NEUTRAL:
        nobles = nobles_in(game, owner, area)
        inside = together(game, nobles)
        if place >= FIRST_STRONGHOLD:
            inside += strength_of(game, garrison_of(owner))
    worth = eyes.place(place)
    if walls + inside <= 0 and not nobles:
        return Blow(ASSAULT, NO_SEAT, armies, chance * worth - defied(game, seat, place, NO_ASSAULTS))
    hardness = walls + inside + (INSIDE if nobles else 0)
    ability = best_ability(game, armies)
    strength = together(game, armies)
    taken = guess(TAKEN, ability, strength, hardness)
    dead = guess(DEAD, ability, strength, hardness)
    gain = taken * (worth + 0.5 * float(len(nobles))) - eyes.manner.fear * dead * stake_of(game, armies)
    gain -= LOSSES * 0.01 * float(hardness)
    return Blow(ASSAULT, NO_SEAT, armies, chance * gain - defied(game, seat, place, NO_ASSAULTS))


def fight(eyes: Appraisal, area: i64, armies: list[int], foe: i64) -> Blow | None:
    """W-11 Fight another Baron's nobles in the open: to kill them, or for what they stand before."""
    game = eyes.game
    seat = eyes.seat
    nobles = nobles_in(game, foe, area)
    hardness = together(game, nobles) + IN_THE_OPEN
    ability = best_ability(game, armies)
    strength = together(game, armies)
    won = guess(TAKEN, ability, strength, hardness)
    dead = guess(DEAD, ability, strength, hardness)
    prize = 0.35 * stake_of(game, nobles)
    place = place_at(game, area)
    if place != NO_CITY:
        worth = eyes.place(place)
        if owner_of(game, place) == seat:
            prize += (0.6 if game.besiegers[place] == foe else 0.15) * worth
        elif owner_of(game, place) == NEUTRAL:
            prize += (0.35 if game.besiegers[place] == foe else 0.2) * worth
        else:
            prize += 0.1 * worth
    gain = won * prize - eyes.manner.fear * dead * stake_of(game, armies) - LOSSES * 0.01 * float(hardness)
    return Blow(OPEN_FIELD, foe, armies, gain)
