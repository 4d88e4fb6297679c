"""W-8.1 Important Event: the Head names who draws, the card is turned up, may be cancelled, and is carried out."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import DECLINE, DRAWS, MOST_PLEDGED, NAME_DRAWER, PAY, PLEDGE
from banneret.games.warrior_knights.rules.cards import BLUE, COLOR_IDS, EVENT_IDS, GREEN, RED
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_faith
from banneret.games.warrior_knights.rules.event_effects import CARRY_OUT
from banneret.games.warrior_knights.rules.event_targets import find_target
from banneret.games.warrior_knights.rules.state import NO_CARD, NO_SEAT, NO_TARGET, WarriorKnights, put

HIDDEN_EVENT: Final = -2  # - colour: an event of which only the back is known


def event_color(game: WarriorKnights) -> i64:
    """W-3.2 The colour of the top event, also in a view."""
    top: i64 = game.event_deck[0]
    return HIDDEN_EVENT - top if top <= HIDDEN_EVENT else game.charter.data.events[top].color


def push_event(game: WarriorKnights, chance: Chance) -> None:
    """Push last: W-8.1. An empty deck is made of the discards; where there are none nothing happens."""
    if not game.event_deck:
        if not game.event_discard:
            return
        deck = game.event_discard[:]
        chance.shuffle(deck, "events")
        game.event_deck = deck
        game.event_discard = []
    game.push(NameDrawer(game.head))


@final
class NameDrawer(PublicQuestion):
    """W-8.1.1 Who draws: a red card the Head himself, a green one another, unless he pays a faith. DP-30"""

    rule: ClassVar[str] = "W-8.1"

    def costs(self, game: WarriorKnights, drawer: i64) -> bool:
        color = event_color(game)
        if color == BLUE:
            return False
        return (drawer == self.seat) == (color == GREEN)

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        can_pay = game.faith[seat] >= game.charter.data.constants.redirect_cost
        return [DRAWS[game.barons[other]] for other in game.order_from(seat) if can_pay or not self.costs(game, other)]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb == NAME_DRAWER and game.seat_of_baron(action.piece) != NO_SEAT:
            return Refusal("no_faith", "W-8.1")
        return Refusal("name_drawer", "W-8.1")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        drawer = game.seat_of_baron(action.piece)
        if self.costs(game, drawer):
            gain_faith(game, seat, -game.charter.data.constants.redirect_cost, "W-8.1")
        game.drawer = drawer
        game.pledges = [0] * int(game.players)
        colour = COLOR_IDS[event_color(game)]
        game.event = game.event_deck[0]
        game.event_deck = game.event_deck[1:]
        if game.heard:
            game.emit("event", "W-8.1", drawer, {"event": EVENT_IDS[game.event], "colour": colour}, reveals=True)
        game.push(PUT_AWAY)
        if find_target(game):
            game.push(CARRY_OUT)
            push_cancel(game)
        elif game.heard:
            game.emit("fizzles", "W-8.1", drawer, {"event": EVENT_IDS[game.event]})

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"colour": COLOR_IDS[event_color(game)], "count": game.charter.data.constants.redirect_cost}


def push_cancel(game: WarriorKnights) -> None:
    """W-8.1.3 Push last: red events can be cancelled by the drawer, blue ones by all together."""
    card = game.charter.data.events[game.event]
    if card.cancel < 0 or card.color == GREEN:
        return
    if card.color == RED:
        game.push(CancelEvent(game.drawer))
    else:
        game.push(PledgeRound(game.turn_order(), 0, 0))


def cancel_event(game: WarriorKnights) -> None:
    """The event has no effect: its card lies on top of what would carry it out."""
    game.pop()
    if game.heard:
        game.emit("cancelled", "W-8.1", game.drawer, {"event": EVENT_IDS[game.event]})


@final
class CancelEvent(PublicQuestion):
    """W-8.1.3 The drawer of a red event may pay its faith. DP-31"""

    rule: ClassVar[str] = "W-8.1"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [PAY, DECLINE] if game.faith[seat] >= game.charter.data.events[game.event].cancel else [DECLINE]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("no_faith" if action is PAY else "pay_or_decline", "W-8.1")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is PAY:
            gain_faith(game, seat, -game.charter.data.events[game.event].cancel, "W-8.1")
            cancel_event(game)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"event": EVENT_IDS[game.event], "count": game.charter.data.events[game.event].cancel}


def missing(game: WarriorKnights) -> i64:
    return game.charter.data.events[game.event].cancel - sum(game.pledges)


@final
class PledgeRound(Step["WarriorKnights"]):
    """W-8.1.3, A-39 Two passes in turn order; if the cost is met the pledges are paid, otherwise nobody pays."""

    def __init__(self, order: list[int], at: i64, again: i64) -> None:
        self.order = order
        self.at: i64 = at
        self.again: i64 = again

    def parts(self) -> list[int | list[int]]:
        return [self.order, self.at, self.again]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if missing(game) <= 0:
            for seat in self.order:
                gain_faith(game, seat, -game.pledges[seat], "W-8.1")
            cancel_event(game)
        elif self.at < len(self.order):
            game.push(PledgeRound(self.order, self.at + 1, self.again))
            game.push(PledgeFaith(self.order[self.at]))
        elif self.again == 0:
            game.push(PledgeRound(self.order, 0, 1))
        else:
            game.pledges = [0] * int(game.players)


@final
class PledgeFaith(PublicQuestion):
    """W-8.1.3 How much faith he pledges. DP-32"""

    rule: ClassVar[str] = "W-8.1"

    def most(self, game: WarriorKnights, seat: i64) -> i64:
        return min(game.faith[seat] - game.pledges[seat], missing(game), MOST_PLEDGED)

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return PLEDGE[: self.most(game, seat) + 1]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("pledge_limit", "W-8.1", {"count": self.most(game, seat)})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action.piece > 0:
            game.pledges = put(game.pledges, seat, game.pledges[seat] + action.piece)
            if game.heard:
                game.emit("pledges", "W-8.1", seat, {"count": action.piece})

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        beneath = game.stack[-2] if len(game.stack) > 1 else None
        again = isinstance(beneath, PledgeRound) and beneath.again == 1
        return {"event": EVENT_IDS[game.event], "count": missing(game), "again": "yes" if again else "no"}


@final
class PutAway(Step["WarriorKnights"]):
    """W-8.1.4 The card is discarded, unless it lies with somebody or until the end of the round."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if game.in_force[game.event] == NO_TARGET:
            game.event_discard = [*game.event_discard, game.event]
        game.event = NO_CARD
        game.drawer = NO_SEAT
        game.target = NO_TARGET
        game.pledges = [0] * int(game.players)


PUT_AWAY: Final = PutAway()
