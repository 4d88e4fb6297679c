"""W-9.2 Wages: vassals first, then the mercenaries that a Baron wants to keep and can pay."""

from typing import ClassVar, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import CATALOGUE, DONE, PAY, PAY_WAGE, WAGE
from banneret.games.warrior_knights.rules.armies_and_places import troops_of
from banneret.games.warrior_knights.rules.cards import (
    CIRCLE,
    MERCENARY_KINDS,
    SLOTS,
    SOLDIERS_PAY,
    STRENGTH,
    TROOP_KINDS,
    VASSAL_50,
    troops_text,
)
from banneret.games.warrior_knights.rules.common import InOrder, PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import pay_crowns
from banneret.games.warrior_knights.rules.facts import named_piece
from banneret.games.warrior_knights.rules.laws import ObeyLaw
from banneret.games.warrior_knights.rules.mercenary_deck import into_mercenary_deck
from banneret.games.warrior_knights.rules.state import WarriorKnights, put_list, without
from banneret.games.warrior_knights.rules.troops import check_armies


def is_billed(game: WarriorKnights, army: i64) -> bool:
    """W-9.2.1 Under a circle noble troops of 400 in all or less are free."""
    return army % SLOTS != CIRCLE or troops_of(game, army) > game.charter.data.constants.no_wage_limit


def billed(game: WarriorKnights, seat: i64) -> list[int]:
    """The billed mercenaries of a Baron as slot * 26 + kind, army by army."""
    found: list[int] = []
    for slot in range(SLOTS):
        army = seat * SLOTS + slot
        if is_billed(game, army):
            for kind in game.armies[army]:
                if kind < MERCENARY_KINDS:
                    found.append(slot * TROOP_KINDS + kind)
    return found


def wage_of(game: WarriorKnights, kind: i64, surcharge: i64) -> i64:
    """A mercenary's wage, with the surcharge of Soldiers' Pay where it is obeyed."""
    wage: i64 = game.charter.data.wages[kind]
    if surcharge and STRENGTH[kind] >= game.charter.data.agendas[SOLDIERS_PAY].other:
        wage += game.charter.data.agendas[SOLDIERS_PAY].amount
    return wage


def bill_of(game: WarriorKnights, pieces: list[int], surcharge: i64) -> i64:
    total: i64 = 0
    for piece in pieces:
        total += wage_of(game, piece % TROOP_KINDS, surcharge)
    return total


def with_more(source: str, more: i64) -> str:
    """W-9.2 What the wages are for, and what the law adds to them."""
    return f"{source} more={more}" if source and more else source


def push_wages(game: WarriorKnights) -> None:
    """Push last: W-9.2."""
    game.push(WagesRound(game.turn_order(), 0))


@final
class WagesRound(InOrder):
    """W-9.2 In turn order each Baron pays."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if self.at == len(self.order):
            return
        seat = self.order[self.at]
        game.push(WagesRound(self.order, self.at + 1))
        if not game.in_play(seat):
            return
        pay_vassals(game, seat)
        pieces = billed(game, seat)
        if not pieces:
            return
        if game.has_law(SOLDIERS_PAY) and bill_of(game, pieces, 1) > bill_of(game, pieces, 0):
            game.push(ObeySoldiersPay(seat))
        else:
            game.push(PayWages(seat, 0))


def pay_vassals(game: WarriorKnights, seat: i64) -> None:
    """W-9.2.2, A-41 As many billed vassals as possible, cheapest first; unpaid ones stay."""
    wages: list[int] = []
    for slot in range(SLOTS):
        army = seat * SLOTS + slot
        if is_billed(game, army):
            wages.extend([game.charter.data.wages[kind] for kind in game.armies[army] if kind >= VASSAL_50])
    wages.sort()
    paid: i64 = 0
    for wage in wages:
        if paid + wage <= game.crowns[seat]:
            paid += wage
    pay_crowns(game, seat, paid, "W-9.2", "vassals")


@final
class ObeySoldiersPay(ObeyLaw):
    """W-9.2 Soldiers' Pay: one decision for all wages of a Baron. DP-19"""

    rule: ClassVar[str] = "W-9.2"

    def cost(self, game: WarriorKnights, seat: i64) -> i64:
        """What the law adds to his wages."""
        pieces = billed(game, seat)
        return bill_of(game, pieces, 1) - bill_of(game, pieces, 0)

    def complied(self, game: WarriorKnights, seat: i64) -> None:
        game.replace(PayWages(seat, 1))

    def defied(self, game: WarriorKnights, seat: i64) -> None:
        game.replace(PayWages(seat, 0))


@final
class PayWages(PublicQuestion):
    """W-9.2.3 The mercenaries that are paid, one by one, or all of them at once; the others desert. DP-39"""

    rule: ClassVar[str] = "W-9.2"

    def __init__(self, seat: i64, surcharge: i64) -> None:
        super().__init__(seat)
        self.surcharge: i64 = surcharge

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.surcharge]

    def chosen(self, game: WarriorKnights, seat: i64) -> list[int]:
        return [int(CATALOGUE.actions[answer].piece) for answer in game.picked[seat]]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chosen = self.chosen(game, seat)
        pieces = billed(game, seat)
        left = game.crowns[seat] - bill_of(game, chosen, self.surcharge)
        options: list[Action] = []
        for piece in pieces:
            if WAGE[piece] in options or chosen.count(piece) == pieces.count(piece):
                continue
            if wage_of(game, piece % TROOP_KINDS, self.surcharge) <= left:
                options.append(WAGE[piece])
        if not chosen and bill_of(game, pieces, self.surcharge) <= left:
            options.append(PAY)
        options.append(DONE)
        return options

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if action is PAY:
            return Refusal("cannot_pay", "W-9.2", {"count": bill_of(game, billed(game, seat), self.surcharge)})
        if action.verb == PAY_WAGE:
            if action.piece in billed(game, seat):
                return Refusal("cannot_pay_wage", "W-9.2", {"troop": named_piece(game, seat, action.piece_name)})
            return Refusal("not_billed", "W-9.2", {"troop": named_piece(game, seat, action.piece_name)})
        return Refusal("wages_first", "W-9.2")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
            return
        pieces = billed(game, seat)
        paid = pieces if action is PAY else self.chosen(game, seat)
        game.unpick(seat)
        game.pop()
        bill = bill_of(game, paid, self.surcharge)
        source = f"wages:{troops_text([piece % TROOP_KINDS for piece in paid])}" if game.heard else ""
        pay_crowns(game, seat, bill, "W-9.2", with_more(source, bill - bill_of(game, paid, 0)))
        gone: list[int] = []
        for piece in pieces:
            if pieces.count(piece) > paid.count(piece) and gone.count(piece) < pieces.count(piece) - paid.count(piece):
                gone.append(piece)
        for piece in gone:
            army = seat * SLOTS + piece // TROOP_KINDS
            game.armies = put_list(game.armies, army, without(game.armies[army], piece % TROOP_KINDS))
        if gone:
            kinds = [piece % TROOP_KINDS for piece in gone]
            into_mercenary_deck(game, kinds, chance)
            if game.heard:
                game.emit("unpaid", "W-9.2", seat, {"troops": troops_text(kinds)})
            check_armies(game, True)

    def about(self, game: WarriorKnights, seat: i64, action: Action) -> dict[str, Json]:
        if action is DONE and len(self.chosen(game, seat)) < len(billed(game, seat)):
            return {"count": len(billed(game, seat)) - len(self.chosen(game, seat))}
        if action is PAY:
            return {"count": bill_of(game, billed(game, seat), self.surcharge)}
        if action.verb != PAY_WAGE:
            return {}
        wage = wage_of(game, action.piece % TROOP_KINDS, self.surcharge)
        return {"fee": wage, "troop": named_piece(game, seat, action.piece_name)}

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        paid = bill_of(game, self.chosen(game, seat), self.surcharge)
        return {"crowns": game.crowns[seat] - paid, "count": bill_of(game, billed(game, seat), self.surcharge) - paid}
