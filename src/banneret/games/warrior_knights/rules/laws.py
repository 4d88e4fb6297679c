"""W-9.3.10 to W-9.3.12 Laws, defiance and bans."""

from typing import Final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import COMPLY, DEFY, IGNORE
from banneret.games.warrior_knights.rules.chairman_and_head import make_chairman
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.fate_deck import fate_for_seat
from banneret.games.warrior_knights.rules.state import NO_SEAT, WarriorKnights


def most_of(game: WarriorKnights, values: list[int], suitable: i64, rule: str) -> i64:
    """The Baron with the most out of a mask of seats; a tie is settled by Fate, NO_SEAT where the mask is empty.

    Where the Fate cards that are not held in a battle name none of the tied, the first clockwise from the Chairman.
    """
    best: i64 = -1
    leaders: i64 = 0
    found = NO_SEAT
    for seat in game.turn_order():
        if suitable & BIT[seat] == 0:
            continue
        if values[seat] > best:
            best = values[seat]
            leaders = BIT[seat]
            found = seat
        elif values[seat] == best:
            leaders |= BIT[seat]
    if found == NO_SEAT or leaders == BIT[found]:
        return found
    drawn = fate_for_seat(game, leaders, rule)
    return drawn if drawn != NO_SEAT else found


def unbanned(game: WarriorKnights) -> i64:
    """The Barons in play who are not banned, as a mask."""
    return (BIT[game.players] - 1) & ~game.banned & ~game.out


def ban(game: WarriorKnights, seat: i64, rule: str) -> None:
    """W-9.3.11 At once and for the rest of the game; a banned Chairman hands the token on."""
    if game.is_banned(seat):
        return
    game.banned |= BIT[seat]
    game.shut_out |= BIT[seat]
    if game.heard:
        game.emit("banned", rule, seat, {})
    pass_chair_on(game)


def break_motion(game: WarriorKnights, seat: i64, motion: i64) -> None:
    """W-16.1 What an open motion forbids can be done in defiance of it."""
    if game.open_laws & BIT[motion]:
        if game.heard:
            game.emit("defies", "W-16.1", seat, {})
        ban(game, seat, "W-16.1")


def pass_chair_on(game: WarriorKnights) -> None:
    """W-9.3.11, W-9.3.12 A token that lies with a banned Baron goes to the unbanned one with the most votes."""
    if game.is_banned(game.chairman) or not game.in_play(game.chairman):
        heir = most_of(game, game.votes, unbanned(game), "W-9.3")
        if heir != NO_SEAT:
            make_chairman(game, heir, "W-9.3")


def lift_ban(game: WarriorKnights, seat: i64, rule: str) -> None:
    """W-9.3"""
    if not game.is_banned(seat):
        return
    game.banned &= ~BIT[seat]
    if game.heard:
        game.emit("ban_lifted", rule, seat, {})
    pass_chair_on(game)


class ObeyLaw(PublicQuestion):
    """W-9.3.10 A law bites: comply, or defy it this time and be banned; a banned Baron ignores it freely. DP-19

    Subclasses say what complying and defying mean.
    """

    def cost(self, game: WarriorKnights, seat: i64) -> i64:
        """The crowns that complying costs."""
        raise RuntimeError("a law says what complying costs")

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return COMPLY_OR_IGNORE if game.is_banned(seat) else COMPLY_OR_DEFY

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("comply_or_defy", "W-9.3")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action is COMPLY:
            self.complied(game, seat)
            return
        if game.heard:
            game.emit("defies", "W-9.3", seat, {})
        ban(game, seat, "W-9.3")
        self.defied(game, seat)

    def complied(self, game: WarriorKnights, seat: i64) -> None:
        raise RuntimeError("a law says what complying means")

    def defied(self, game: WarriorKnights, seat: i64) -> None:
        game.pop()


COMPLY_OR_DEFY: Final = [COMPLY, DEFY]
COMPLY_OR_IGNORE: Final = [COMPLY, IGNORE]
