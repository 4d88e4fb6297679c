"""W-15 Permissions and their price, and buying off an attack."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    ACCEPT,
    ALLOW,
    DECLINE,
    MOST_NAMED,
    NAME_PRICE,
    OFFER,
    PAY,
    PRICE,
    REFUSE,
)
from banneret.games.warrior_knights.rules.armies_and_places import noble_id
from banneret.games.warrior_knights.rules.cards import AREA_IDS, AREAS, RIGHT_OF_WAY
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import hand_crowns
from banneret.games.warrior_knights.rules.forbidden import ban_if
from banneret.games.warrior_knights.rules.laws import ban
from banneret.games.warrior_knights.rules.state import WarriorKnights

TO_PASS: Final = 0
TO_ATTACK: Final = 1
REQUEST_IDS: Final = ["pass", "attack"]
FIRST_ASSENT: Final = 100_000  # requests above this are to attack, those below to pass


def passage(army: i64, seat: i64, area: i64) -> i64:
    """W-15.2 A request as a number: this army asks this Baron for passage through this area."""
    return ((army * 6) + seat) * AREAS + area


def assent(battle_kind: i64, seat: i64, area: i64) -> i64:
    """W-11.3 A request as a number: this Baron is asked to let this kind of battle happen here."""
    return FIRST_ASSENT + (battle_kind * 6 + seat) * AREAS + area


class DeclaredMove(Step["WarriorKnights"]):
    """W-10.8 Who wants to go which way, while others are asked about it."""

    def __init__(self, army: i64, path: list[int]) -> None:
        self.army: i64 = army
        self.path = path


def declared_move(game: WarriorKnights) -> dict[str, Json]:
    """The move that lies on the stack: the noble, and the areas from his start on."""
    for frame in reversed(game.stack):
        if isinstance(frame, DeclaredMove):
            way = [game.places[frame.army], *frame.path]
            return {"noble": noble_id(game, frame.army), "path": " ".join([AREA_IDS[area] for area in way])}
    return {}


@final
class AskPermissions(Step["WarriorKnights"]):
    """W-15.2 One after another, clockwise from the asker. What was declared lies beneath; a refusal takes it away."""

    def __init__(self, asker: i64, purpose: i64, seats: list[int], requests: list[int], at: i64) -> None:
        self.asker: i64 = asker
        self.purpose: i64 = purpose
        self.seats = seats
        self.requests = requests
        self.at: i64 = at

    def parts(self) -> list[int | list[int]]:
        return [self.asker, self.purpose, self.seats, self.requests, self.at]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if self.at < len(self.seats):
            game.push(AskPermissions(self.asker, self.purpose, self.seats, self.requests, self.at + 1))
            seat = self.seats[self.at]
            game.push(GivePermission(seat, self.asker, self.purpose, self.requests[self.at]))


def denied(game: WarriorKnights, request: i64) -> None:
    """W-10.8, W-11.3 What was declared is void; the same request is not made again with this card."""
    game.asked_before = [*game.asked_before, request]
    game.pop()  # the question
    game.pop()  # AskPermissions
    game.pop()  # what was declared


@final
class GivePermission(PublicQuestion):
    """W-15.2 Allow, refuse or name a price. DP-15"""

    rule: ClassVar[str] = "W-15.2"

    def __init__(self, seat: i64, asker: i64, purpose: i64, request: i64) -> None:
        super().__init__(seat)
        self.asker: i64 = asker
        self.purpose: i64 = purpose
        self.request: i64 = request

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.asker, self.purpose, self.request]

    def where(self) -> i64:
        """Where he wants to pass or to attack."""
        return (self.request if self.purpose == TO_PASS else self.request - FIRST_ASSENT) % AREAS

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        options = [ALLOW, REFUSE]
        if game.charter.full_bargains:
            highest = min(MOST_NAMED, game.crowns[self.asker])
            options.extend(PRICE[1 : highest + 1])
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action.verb != NAME_PRICE:
            return Refusal("permission_first", "W-15.2")
        if not game.charter.full_bargains:
            return Refusal("no_prices", "W-15.2")
        return Refusal("price_too_high", "W-15.2", {"count": game.crowns[self.asker]})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if game.heard:
            told = {"answer": action.notation, "purpose": REQUEST_IDS[self.purpose], "area": AREA_IDS[self.where()]}
            game.emit("permission", "W-15.2", seat, {**told, "to": self.asker})
        if action is ALLOW:
            game.pop()
            return
        if action is REFUSE:
            denied(game, self.request)
        else:
            game.replace(PayPrice(self.asker, seat, action.piece, self.request))
        if self.purpose == TO_PASS and game.has_law(RIGHT_OF_WAY):
            ban(game, seat, "W-9.3")

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        asked: dict[str, Json] = {
            "to": self.asker,
            "purpose": REQUEST_IDS[self.purpose],
            "area": AREA_IDS[self.where()],
        }
        forbidden = self.purpose == TO_PASS and game.has_law(RIGHT_OF_WAY)
        return {**asked, **declared_move(game), "ban": ban_if(game, seat, forbidden)}


@final
class PayPrice(PublicQuestion):
    """W-15.2 The asker pays, or the permission is refused. DP-16"""

    rule: ClassVar[str] = "W-15.2"

    def __init__(self, seat: i64, giver: i64, price: i64, request: i64) -> None:
        super().__init__(seat)
        self.giver: i64 = giver
        self.price: i64 = price
        self.request: i64 = request

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.giver, self.price, self.request]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [PAY, DECLINE] if game.crowns[seat] >= self.price else [DECLINE]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action is PAY:
            return Refusal("cannot_pay", "W-15.2", {"count": self.price})
        return Refusal("pay_or_decline", "W-15.2", {"count": self.price})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action is PAY:
            game.pop()
            hand_crowns(game, seat, self.giver, self.price, "W-15.2")
        else:
            if game.heard:
                game.emit("price_declined", "W-15.2", seat, {"count": self.price, "to": self.giver})
            denied(game, self.request)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"to": self.giver, "count": self.price}


@final
class BuyOff(PublicQuestion):
    """W-15.3 The attacked Baron may offer crowns, once. DP-17"""

    rule: ClassVar[str] = "W-15.3"

    def __init__(self, seat: i64, attacker: i64) -> None:
        super().__init__(seat)
        self.attacker: i64 = attacker

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.attacker]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return OFFER[: min(MOST_NAMED, game.crowns[seat]) + 1]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("offer_crowns", "W-15.3", {"count": game.crowns[seat]})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.piece == 0:
            game.pop()
            return
        if game.heard:
            game.emit("offers", "W-15.3", seat, {"count": action.piece, "to": self.attacker})
        game.replace(TakeOffer(self.attacker, seat, action.piece))

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"to": self.attacker}


@final
class TakeOffer(PublicQuestion):
    """W-15.3 The attacker takes the crowns and does not fight, or fights on. DP-18"""

    rule: ClassVar[str] = "W-15.3"

    def __init__(self, seat: i64, defender: i64, price: i64) -> None:
        super().__init__(seat)
        self.defender: i64 = defender
        self.price: i64 = price

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.defender, self.price]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [ACCEPT, REFUSE] if game.crowns[self.defender] >= self.price else [REFUSE]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("offer_stands", "W-15.3", {"count": self.price})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if game.heard:
            told: dict[str, Json] = {"count": self.price, "to": self.defender, "passed": action is ACCEPT}
            game.emit("offer_answered", "W-15.3", seat, told)
        if action is ACCEPT:
            game.pop()  # StartBattle
            hand_crowns(game, self.defender, seat, self.price, "W-15.3")

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"to": self.defender, "count": self.price}
