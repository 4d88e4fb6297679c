"""Section 5.1 The questions that events ask. DP-33"""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    ABSOLVE,
    CATALOGUE,
    CLAIM,
    DECLINE,
    DONE,
    FORTIFY,
    FORTIFY_CITY,
    MEND,
    PASS,
    PAY,
    TAKE_CROWNS,
)
from banneret.games.warrior_knights.rules.armies_and_places import (
    cities_of,
    has_noble_in,
    is_besieged,
    noble_id,
)
from banneret.games.warrior_knights.rules.capture import take_city
from banneret.games.warrior_knights.rules.cards import (
    BAD_HARVEST,
    BROKEN_LINE,
    CITIES,
    CITY_AREA,
    EVENT_IDS,
    HERETIC,
    KIDNAPPED,
    NO_HEIR,
    OPEN_GATES,
    REMOVED,
    SHAPES,
    SLOTS,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_crowns, gain_faith, pay_crowns
from banneret.games.warrior_knights.rules.defences_and_muster import (
    fortifiable,
    fortify,
    mend,
    mendable,
    own_place,
)
from banneret.games.warrior_knights.rules.laws import lift_ban
from banneret.games.warrior_knights.rules.state import NEUTRAL, NO_TARGET, WarriorKnights, put
from banneret.games.warrior_knights.rules.troops import BY_RANSOM, push_death

RULE: Final = "W-8.1"

# The pieces of `absolve`.
FROM_BAN: Final = 0
FROM_HERESY: Final = 1
FROM_HARVEST: Final = 2
FROM_NO_HEIR: Final = 3
FOR_FAITH: Final = 7


class EventQuestion(PublicQuestion):
    """What all these questions refuse alike."""

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("not_offered_by_event", RULE, {"answer": action.notation})


def push_ransom(game: WarriorKnights, seat: i64) -> None:
    game.push(PayRansom(seat))


@final
class PayRansom(EventQuestion):
    """Kidnapped: crowns, or the noble dies."""

    rule: ClassVar[str] = "W-8.1"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [PAY, DECLINE] if game.crowns[seat] >= game.charter.data.events[KIDNAPPED].amount else [DECLINE]

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is PAY:
            pay_crowns(game, seat, game.charter.data.events[KIDNAPPED].amount, RULE)
        else:
            push_death(game, game.target, BY_RANSOM)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"noble": noble_id(game, game.target), "count": game.charter.data.events[KIDNAPPED].amount}


def push_builder(game: WarriorKnights, seat: i64) -> None:
    game.push(FreeWorks(seat))


@final
class FreeWorks(EventQuestion):
    """Master Builder: fortify a city, or clear the breaches of one place, or nothing."""

    rule: ClassVar[str] = "W-8.1"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        if game.picked[seat]:
            return [DONE]
        options = [FORTIFY[city] for city in fortifiable(game, seat)]
        options.extend([MEND[piece] for piece in mendable(game, seat)])
        options.append(PASS)
        return options

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        game.pop()
        if action.verb == FORTIFY_CITY:
            fortify(game, seat, action.piece, RULE)
        elif action is DONE:
            place = own_place(seat, CATALOGUE.actions[game.unpick(seat)[0]].piece)
            mend(game, seat, place, game.breaches[place], RULE)


def open_cities(game: WarriorKnights, seat: i64) -> list[int]:
    """Neutral cities in areas with a noble of his and no other Baron's."""
    found: list[int] = []
    for city in range(CITIES):
        if game.owners[city] != NEUTRAL or not has_noble_in(game, seat, CITY_AREA[city]):
            continue
        alone = True
        for other in range(game.players):
            if other != seat and has_noble_in(game, other, CITY_AREA[city]):
                alone = False
        if alone:
            found.append(city)
    return found


def push_gates(game: WarriorKnights, seat: i64) -> None:
    game.push(OpenGates(seat))


@final
class OpenGates(EventQuestion):
    """Open Gates: a neutral city, or crowns."""

    rule: ClassVar[str] = "W-8.1"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [*[CLAIM[city] for city in open_cities(game, seat)], TAKE_CROWNS]

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is TAKE_CROWNS:
            gain_crowns(game, seat, game.charter.data.events[OPEN_GATES].fallback, RULE)
        else:
            take_city(game, seat, action.piece, RULE)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"count": game.charter.data.events[OPEN_GATES].fallback}


def push_guilds(game: WarriorKnights, seat: i64) -> None:
    if [city for city in cities_of(game, seat) if not is_besieged(game, city)]:
        game.push(GenerousGuilds(seat))
    else:
        gain_crowns(game, seat, game.charter.data.events[game.event].fallback, RULE)


@final
class GenerousGuilds(EventQuestion):
    """Generous Guilds: twice the printed income of one city."""

    rule: ClassVar[str] = "W-8.1"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [CLAIM[city] for city in cities_of(game, seat) if not is_besieged(game, city)]

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        times = game.charter.data.events[game.event].amount
        gain_crowns(game, seat, times * game.charter.data.cities[action.piece].income, RULE)


def push_absolution(game: WarriorKnights, seat: i64) -> None:
    game.push(Absolution(seat))


@final
class Absolution(EventQuestion):
    """Absolution: the ban, a lasting event, or else a faith."""

    rule: ClassVar[str] = "W-8.1"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        options: list[Action] = []
        if game.is_banned(seat):
            options.append(ABSOLVE[FROM_BAN])
        if game.is_heretic(seat):
            options.append(ABSOLVE[FROM_HERESY])
        if game.in_force[BAD_HARVEST] == seat:
            options.append(ABSOLVE[FROM_HARVEST])
        for shape in range(SHAPES):
            army = seat * SLOTS + shape
            marked = game.in_force[NO_HEIR] == army or game.in_force[BROKEN_LINE] == army
            if marked and game.places[army] != REMOVED:
                options.append(ABSOLVE[FROM_NO_HEIR + shape])
        return options if options else [ABSOLVE[FOR_FAITH]]

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.piece == FOR_FAITH:
            gain_faith(game, seat, game.charter.data.events[game.event].fallback, RULE)
        elif action.piece == FROM_BAN:
            lift_ban(game, seat, RULE)
        elif action.piece == FROM_HERESY:
            end_event(game, HERETIC)
        elif action.piece == FROM_HARVEST:
            end_event(game, BAD_HARVEST)
        else:
            army = seat * SLOTS + action.piece - FROM_NO_HEIR
            end_event(game, NO_HEIR if game.in_force[NO_HEIR] == army else BROKEN_LINE)


def end_event(game: WarriorKnights, event: i64) -> None:
    """A lasting event is discarded; a noble who had no heir has one again."""
    on_noble = event == NO_HEIR or event == BROKEN_LINE
    if game.heard:
        seat = game.in_force[event] // SLOTS if on_noble else game.in_force[event]
        game.emit("event_ends", RULE, seat, {"event": EVENT_IDS[event]})
    if game.charter.exchange_heirs and on_noble:
        army = game.in_force[event]
        game.heirs = put(game.heirs, army, army // SLOTS)
    game.in_force = put(game.in_force, event, NO_TARGET)
    game.event_discard = [*game.event_discard, event]
