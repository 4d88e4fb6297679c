"""W-9.3.7, W-9.3.9, section 5.2 What a decision of the Assembly does, and who may refuse it."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import ACCEPT, APPOINT, GIVE_UP, REFUSE
from banneret.games.warrior_knights.rules.armies_and_places import count_kingdom_cities, is_besieged
from banneret.games.warrior_knights.rules.cards import (
    AGENDA_IDS,
    AMNESTY,
    CENSURE,
    ELECT_CHAIRMAN,
    ELECT_HEAD,
    EXPEL_MERCENARIES,
    FINE,
    LAW,
    MOTION,
    NATION,
    OFFICE,
    PEACE_OF_REALM,
    PLACES,
    REBUILD_WALLS,
    RECOGNISE_CLAIM,
    REMOVED,
    ROYAL_GRANT,
    SHAPE_IDS,
    SHAPES,
    SLOTS,
    THANKSGIVING,
    WAR_LEVY,
)
from banneret.games.warrior_knights.rules.chairman_and_head import make_chairman, make_head
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.crowns_and_votes import gain_crowns, gain_faith, gain_influence, pay_crowns
from banneret.games.warrior_knights.rules.event_effects import all_desert
from banneret.games.warrior_knights.rules.fate_deck import draw_fate
from banneret.games.warrior_knights.rules.forbidden import ban_if
from banneret.games.warrior_knights.rules.laws import ban, lift_ban
from banneret.games.warrior_knights.rules.state import NO_CARD, NO_TARGET, WarriorKnights, put, put_list
from banneret.games.warrior_knights.rules.troops import check_armies, discard_office, lift_siege

RULE: Final = "W-9.3"


def discard_agenda(game: WarriorKnights) -> None:
    """The card that was voted on goes onto the discards."""
    if game.agenda != NO_CARD:
        game.agenda_discard = [*game.agenda_discard, game.agenda]
        game.agenda = NO_CARD


def eligible(game: WarriorKnights, card: i64) -> list[int]:
    """Whom a card can be given to: no heretic as Head, nobody banned as Chairman."""
    found: list[int] = []
    for seat in game.turn_order():
        if card == ELECT_HEAD and game.is_heretic(seat):
            continue
        if card == ELECT_CHAIRMAN and game.is_banned(seat):
            continue
        found.append(seat)
    return found


def present_agenda(game: WarriorKnights) -> dict[str, Json]:
    """The card that is being decided on, for the questions about it."""
    return {"agenda": AGENDA_IDS[game.agenda]} if game.agenda != NO_CARD else {}


def push_passed(game: WarriorKnights, chance: Chance) -> None:
    """Push last: a yes/no card has passed."""
    card = game.agenda
    if game.charter.data.agendas[card].type == LAW:
        game.laws |= BIT[card]
        game.agenda = NO_CARD
        if game.heard:
            game.emit("law_passed", RULE, -1, {"agenda": AGENDA_IDS[card]})
        return
    game.push(DISCARD_AGENDA)
    if card == AMNESTY:
        before = len(game.events)
        for seat in game.turn_order():
            lift_ban(game, seat, RULE)
        tell_if_nothing(game, before)
    elif card == REBUILD_WALLS:
        rebuild_walls(game)
    else:
        if card == EXPEL_MERCENARIES:
            game.target = game.charter.data.fates[draw_fate(game, RULE, "nation")].nation
        game.push(EachAffected(game.turn_order(), 0, 0))


def rebuild_walls(game: WarriorKnights) -> None:
    """Section 5.2 Breaches come off every place that is not besieged."""
    breaches = [game.breaches[place] if is_besieged(game, place) else 0 for place in range(PLACES)]
    before = len(game.events)
    if game.heard and breaches != game.breaches:
        game.emit("walls_rebuilt", RULE, -1, {})
    game.breaches = breaches
    tell_if_nothing(game, before)


def tell_if_nothing(game: WarriorKnights, before: int) -> None:
    """A motion that passed and did nothing is told too; `before` is how many events there were."""
    if game.heard and len(game.events) == before:
        game.emit("no_effect", RULE, -1, {"card": AGENDA_IDS[game.agenda]})


@final
class DiscardAgenda(Step["WarriorKnights"]):
    """W-9.3"""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        discard_agenda(game)
        game.target = NO_TARGET


def affected(game: WarriorKnights, seat: i64) -> bool:
    """W-9.3.9 Whether a motion would hit a Baron."""
    card = game.agenda
    if card == WAR_LEVY:
        return count_kingdom_cities(game, seat) > 0
    if card == PEACE_OF_REALM:
        return seat in game.besiegers
    for slot in range(SLOTS):
        for kind in game.armies[seat * SLOTS + slot]:
            if NATION[kind] == game.target:
                return True
    return False


@final
class EachAffected(Step["WarriorKnights"]):
    """W-9.3.7, W-9.3.9 In turn order everybody whom the motion would hit accepts or refuses; then it takes effect.

    `hit` is a mask of those who have accepted.
    """

    def __init__(self, order: list[int], at: i64, hit: i64) -> None:
        self.order = order
        self.at: i64 = at
        self.hit: i64 = hit

    def parts(self) -> list[int | list[int]]:
        return [self.order, self.at, self.hit]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if self.at == len(self.order):
            before = len(game.events)
            for seat in self.order:
                if self.hit & BIT[seat]:
                    hit_baron(game, seat, chance)
            tell_if_nothing(game, before)
            return
        game.push(EachAffected(self.order, self.at + 1, self.hit))
        seat = self.order[self.at]
        if affected(game, seat):
            game.push(AcceptDecree(seat))


def push_chosen(game: WarriorKnights, seat: i64, votes: list[int]) -> None:
    """Push last: a Baron was chosen, by seats with so many votes; he may refuse."""
    if game.heard:
        game.emit("chosen", RULE, seat, {"agenda": AGENDA_IDS[game.agenda], "votes": [*votes]})
    game.push(AcceptDecree(seat))


@final
class AcceptDecree(PublicQuestion):
    """W-9.3.9 Accept, or refuse and be banned. DP-47"""

    rule: ClassVar[str] = "W-9.3"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return ACCEPT_OR_REFUSE

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("accept_or_refuse", "W-9.3")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        beneath = game.stack[-1]
        if action is REFUSE:
            if game.heard:
                game.emit("refuses", "W-9.3", seat, {"agenda": AGENDA_IDS[game.agenda]})
            if not game.charter.data.agendas[game.agenda].asks_each:
                discard_agenda(game)
            ban(game, seat, "W-9.3")
        elif isinstance(beneath, EachAffected):
            game.replace(EachAffected(beneath.order, beneath.at, beneath.hit | BIT[seat]))
        else:
            push_given(game, seat)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {**present_agenda(game), "ban": ban_if(game, seat, True)}


def hit_baron(game: WarriorKnights, seat: i64, chance: Chance) -> None:
    """Section 5.2 What a motion for all does to one Baron."""
    card = game.agenda
    if card == WAR_LEVY:
        levy = count_kingdom_cities(game, seat) * game.charter.data.agendas[card].amount
        pay_crowns(game, seat, min(levy, game.crowns[seat]), RULE, f"agenda:{AGENDA_IDS[card]}")
    elif card == PEACE_OF_REALM:
        for place in range(PLACES):
            if game.besiegers[place] == seat:
                lift_siege(game, place, RULE, "decree")
    else:
        all_desert(game, seat, game.target, RULE, chance)


def push_given(game: WarriorKnights, seat: i64) -> None:
    """Push last: section 5.2 A motion, charge, concession or office takes effect on the chosen Baron."""
    card = game.agenda
    agenda = game.charter.data.agendas[card]
    if agenda.type == MOTION:
        before = len(game.events)
        grant(game, seat, card, agenda.amount)
        tell_if_nothing(game, before)
        discard_agenda(game)
    elif agenda.type == OFFICE:
        game.push(AppointNoble(seat))
    else:
        game.agenda = NO_CARD
        older = game.charges[seat]
        game.charges = put_list(game.charges, seat, [*older, card])
        if len(older) >= game.charter.data.constants.max_charges:
            game.push(GiveUpCharge(seat, card))


def grant(game: WarriorKnights, seat: i64, card: i64, amount: i64) -> None:
    if card == ROYAL_GRANT:
        gain_crowns(game, seat, amount, RULE)
    elif card == THANKSGIVING:
        gain_faith(game, seat, amount, RULE)
    elif card == RECOGNISE_CLAIM:
        gain_influence(game, seat, amount, RULE)
    elif card == FINE:
        pay_crowns(game, seat, min(amount, game.crowns[seat]), RULE, f"agenda:{AGENDA_IDS[card]}")
    elif card == CENSURE:
        gain_influence(game, seat, -min(amount, game.influence[seat]), RULE)
    elif card == ELECT_HEAD:
        make_head(game, seat, RULE)
    elif card == ELECT_CHAIRMAN:
        make_chairman(game, seat, RULE)


@final
class GiveUpCharge(PublicQuestion):
    """W-1.7, W-9.3.7 With a fourth charge one of the three older ones goes. DP-48"""

    rule: ClassVar[str] = "W-9.3"

    def __init__(self, seat: i64, newest: i64) -> None:
        super().__init__(seat)
        self.newest: i64 = newest

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.newest]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [GIVE_UP[charge] for charge in game.charges[seat] if charge != self.newest]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("give_up_older", "W-9.3")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        withdraw_charge(game, seat, action.piece)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"agenda": AGENDA_IDS[self.newest]}


def withdraw_charge(game: WarriorKnights, seat: i64, charge: i64) -> None:
    game.charges = put_list(game.charges, seat, [card for card in game.charges[seat] if card != charge])
    game.agenda_discard = [*game.agenda_discard, charge]
    if game.heard:
        game.emit("charge_lost", RULE, seat, {"agenda": AGENDA_IDS[charge]})


@final
class AppointNoble(PublicQuestion):
    """W-1.7, W-9.3.7 The office goes at once to one of his nobles, instead of his old one. DP-49"""

    rule: ClassVar[str] = "W-9.3"

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [APPOINT[shape] for shape in range(SHAPES) if game.places[seat * SLOTS + shape] != REMOVED]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("appoint_noble", "W-9.3")

    def asked(self, game: WarriorKnights) -> i64:
        """Nobody, if he has no noble left: then the card is discarded."""
        return BIT[self.seat] if self.legal(game, self.seat) else 0

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        discard_agenda(game)

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        army = seat * SLOTS + action.piece
        discard_office(game, army, RULE)
        game.offices = put(game.offices, army, game.agenda)
        if game.heard:
            told = {"noble": SHAPE_IDS[action.piece], "agenda": AGENDA_IDS[game.agenda]}
            game.emit("appointed", RULE, seat, {**told})
        game.agenda = NO_CARD
        check_armies(game)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return present_agenda(game)


def repeal(game: WarriorKnights, card: i64) -> None:
    """W-9.3.4b, W-9.3.10 A law, charge or office in force ends; nobody can refuse that."""
    if game.has_law(card):
        game.laws &= ~BIT[card]
        game.agenda_discard = [*game.agenda_discard, card]
        if game.heard:
            game.emit("law_repealed", RULE, -1, {"agenda": AGENDA_IDS[card]})
        return
    for seat in range(game.players):
        if card in game.charges[seat]:
            withdraw_charge(game, seat, card)
            return
    for army in range(len(game.offices)):
        if game.offices[army] == card:
            discard_office(game, army, RULE)
            check_armies(game)
            return


ACCEPT_OR_REFUSE: Final = [ACCEPT, REFUSE]
DISCARD_AGENDA: Final = DiscardAgenda()
