"""M-8 Wounds, out of action, recovery; and the way into the Bastille."""

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.games.mousquetaires.rules.adventure_cards import deal_to
from banneret.games.mousquetaires.rules.all_for_one import BAN_CHECK
from banneret.games.mousquetaires.rules.cards import BASTILLE, COLOMBIER, LOCATION_WORDS, MUSKETEER_IDS, QUEST
from banneret.games.mousquetaires.rules.reasons import reason_of
from banneret.games.mousquetaires.rules.state import NO_ROUTE, Mousquetaires


def hurt(game: Mousquetaires, man: i64, count: i64, rule: str) -> None:
    """M-7.5 Life never goes below zero; who is felled by it is laid down by `fall_if_spent`."""
    lost = min(count, game.life[man])
    game.life[man] -= lost
    if game.heard and lost > 0:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "count": lost, "life": game.life[man]}
        told["why"] = reason_of(rule)
        game.emit("wounded", rule, game.owner[man], told)


def fall_if_spent(game: Mousquetaires, man: i64) -> bool:
    """M-8.1, M-8.3 At zero life he lies at the Vieux Colombier and the rest of his turn is lost; whether he fell."""
    if game.life[man] > 0:
        return False
    if game.place[man] == QUEST and game.charter.fatal:
        game.banned |= BIT[man]
        game.fall_due(BAN_CHECK)
    game.lying |= BIT[man]
    put(game, man, COLOMBIER)
    if game.heard:
        game.emit("fell", "M-8.1", game.owner[man], {"man": MUSKETEER_IDS[man]})
    game.leave_turn(man)
    return True


def wound(game: Mousquetaires, man: i64, count: i64, rule: str) -> bool:
    """A wound by itself: treachery, a dagger, the Assassin, a sacrifice; whether he fell."""
    hurt(game, man, count, rule)
    return fall_if_spent(game, man)


def put(game: Mousquetaires, man: i64, location: i64) -> None:
    """A figure is set down somewhere; on the quest in the common area (M-15.5)."""
    game.place[man] = location
    game.route[man] = NO_ROUTE
    game.space[man] = 0


def imprison(game: Mousquetaires, man: i64, rule: str) -> None:
    """Into the Bastille; his turn ends (M-5.9)."""
    put(game, man, BASTILLE)
    if game.heard:
        game.emit("imprisoned", rule, game.owner[man], {"man": MUSKETEER_IDS[man], "why": reason_of(rule)})
    game.leave_turn(man)


def recover(game: Mousquetaires, man: i64, chance: Chance) -> None:
    """M-5.2, M-8.5 A lying musketeer stands up with all his life points, and his player draws a card."""
    game.lying &= ~BIT[man]
    game.life[man] = game.most_life(man)
    if game.heard:
        game.emit("recovered", "M-5.2", game.owner[man], {"man": MUSKETEER_IDS[man]})
    deal_to(game, game.owner[man], 1, "M-5.2", chance)


def tell_move(game: Mousquetaires, man: i64, location: i64, rule: str) -> None:
    if game.heard:
        told: dict[str, Json] = {"man": MUSKETEER_IDS[man], "location": LOCATION_WORDS[location]}
        told["why"] = reason_of(rule)
        game.emit("moved", rule, game.owner[man], told)
