"""What the sentence that puts a question to a seat names."""

from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.jsons import Json
from banneret.core.kernel import Frame, Game
from banneret.games.warrior_knights.rules.actions import CATALOGUE
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of, income_of
from banneret.games.warrior_knights.rules.ballots import NOT_AN_AGENDA, WriteBallot, written_votes
from banneret.games.warrior_knights.rules.bargaining import (
    REQUEST_IDS,
    TO_PASS,
    BuyOff,
    GivePermission,
    PayPrice,
    TakeOffer,
)
from banneret.games.warrior_knights.rules.baron_cards import PlayCard, Versatile
from banneret.games.warrior_knights.rules.battle import ChooseBattle
from banneret.games.warrior_knights.rules.capture import CedeCity, KeepOrRaze
from banneret.games.warrior_knights.rules.cards import (
    ACTION_IDS,
    ACTION_KINDS,
    AGENDA_IDS,
    AREA_IDS,
    AREAS,
    CITY_IDS,
    COLOR_IDS,
    EVENT_IDS,
    EXPEDITION_IDS,
    KIDNAPPED,
    NATION_IDS,
    NOBLE_IDS,
    OPEN_GATES,
    OPEN_MOTION_IDS,
    SECOND_WIND,
    SHAPES,
    SLOT_IDS,
    SLOTS,
    TITHE,
    TROOP_IDS,
)
from banneret.games.warrior_knights.rules.decrees import AcceptDecree, AppointNoble, GiveUpCharge
from banneret.games.warrior_knights.rules.defences_and_muster import (
    MusterTroops,
    UpgradeDefenses,
    fortify_cost,
    repair_cost,
)
from banneret.games.warrior_knights.rules.event_choices import OpenGates, PayRansom, RefreshNobles
from banneret.games.warrior_knights.rules.event_mutiny import PayMutineer
from banneret.games.warrior_knights.rules.events import CancelEvent, NameDrawer, PledgeFaith, event_color, missing
from banneret.games.warrior_knights.rules.expeditions import BlessExpedition, StakeCrowns, stake_limit
from banneret.games.warrior_knights.rules.fate_hands import DropCards, UseAbility, must_drop
from banneret.games.warrior_knights.rules.fight import TakeLoss
from banneret.games.warrior_knights.rules.forbidden import ban_parts
from banneret.games.warrior_knights.rules.hiring import HireTroops, StationTroop
from banneret.games.warrior_knights.rules.losses import ChooseDeserter, LoseTroops
from banneret.games.warrior_knights.rules.movement import CarryOutMove, MoveNobles
from banneret.games.warrior_knights.rules.planning import PlanCards
from banneret.games.warrior_knights.rules.resolution import SendCard
from banneret.games.warrior_knights.rules.retreat import ChooseShelter
from banneret.games.warrior_knights.rules.revolts import QuellRevolt
from banneret.games.warrior_knights.rules.setup import AssignTroops, PlaceNoble
from banneret.games.warrior_knights.rules.sides import ATTACK_SIDE, DEFENCE_SIDE
from banneret.games.warrior_knights.rules.state import NO_CARD, WarriorKnights
from banneret.games.warrior_knights.rules.taxation import PayIncomeTax, PayTithe
from banneret.games.warrior_knights.rules.upkeep import Rearrange, ReturnNoble
from banneret.games.warrior_knights.rules.voting import (
    ON_AGENDA,
    ON_DELAY,
    ON_PARDON,
    ON_REPEAL,
    BreakTie,
    CommitVotes,
    CountVotes,
    Declare,
)
from banneret.games.warrior_knights.rules.wages import PayWages, bill_of, billed

ABILITY_IDS: Final = ["star", "square", "triangle", "standard_bearer"]


def question_parts(game: WarriorKnights, seat: i64) -> dict[str, Json]:
    """The parts of the open question, before they are made readable."""
    top = game.stack[-1]
    for found in (
        setup_parts(game, top, seat),
        card_parts(game, top, seat),
        bargain_parts(game, top),
        battle_parts(game, top, seat),
        event_parts(game, top, seat),
        neutral_parts(game, top, seat),
        money_parts(game, top, seat),
        assembly_parts(game, top, seat),
        upkeep_parts(game, top, seat),
    ):
        if found:
            return {**found, **ban_parts(game, top, seat)}
    return ban_parts(game, top, seat)


def noble_id(game: WarriorKnights, army: i64) -> str:
    """A noble by his name's id, a garrison by its slot."""
    slot = army % SLOTS
    return NOBLE_IDS[game.barons[army // SLOTS]][slot] if slot < SHAPES else SLOT_IDS[slot]


def chosen_noble(game: WarriorKnights, seat: i64) -> dict[str, Json]:
    """Who was chosen first in an unfinished chain, and how long it is."""
    chain = game.picked[seat]
    if not chain:
        return {"count": 0, "noble": ""}
    return {"count": len(chain), "noble": noble_id(game, seat * SLOTS + CATALOGUE.actions[chain[0]].piece)}


def setup_parts(game: WarriorKnights, top: Frame[Game], seat: i64) -> dict[str, Json]:
    if isinstance(top, AssignTroops):
        cards = game.armies[garrison_of(seat)]
        at = len(game.picked[seat])
        if at < len(cards):
            return {"count": len(cards) - at, "troop": TROOP_IDS[cards[at]]}
        return {"count": 0, "troop": TROOP_IDS[cards[-1]]}
    if isinstance(top, PlaceNoble):
        return chosen_noble(game, seat)
    return {}


def card_parts(game: WarriorKnights, top: Frame[Game], seat: i64) -> dict[str, Json]:
    """Planning, and a Baron's own card."""
    if isinstance(top, PlanCards):
        return {"count": len(game.picked[seat])}
    if isinstance(top, PlayCard):
        return {"card": ACTION_IDS[top.kind]}
    if isinstance(top, SendCard):
        return {"card": ACTION_IDS[game.card % ACTION_KINDS]}
    if isinstance(top, Versatile):
        fees = ", ".join([str(fee) for fee in game.charter.data.fees])
        return {**chosen_noble(game, seat), "fees": fees}
    if isinstance(top, MoveNobles):
        return chosen_noble(game, seat)
    return {}


def bargain_parts(game: WarriorKnights, top: Frame[Game]) -> dict[str, Json]:
    if isinstance(top, GivePermission):
        area = top.request % AREAS if top.purpose == TO_PASS else (top.request - 100000) % AREAS
        asked: dict[str, Json] = {"to": top.asker, "purpose": REQUEST_IDS[top.purpose], "area": AREA_IDS[area]}
        return {**asked, **declared_move(game)}
    if isinstance(top, PayPrice):
        return {"to": top.giver, "count": top.price}
    if isinstance(top, BuyOff):
        return {"to": top.attacker}
    if isinstance(top, TakeOffer):
        return {"to": top.defender, "count": top.price}
    return {}


def declared_move(game: WarriorKnights) -> dict[str, Json]:
    """W-10.8 Who wants to go which way, while others are asked about it."""
    for frame in reversed(game.stack):
        if isinstance(frame, CarryOutMove):
            way = [game.places[frame.army], *frame.path]
            return {"noble": noble_id(game, frame.army), "path": " ".join([AREA_IDS[area] for area in way])}
    return {}


def battle_parts(game: WarriorKnights, top: Frame[Game], seat: i64) -> dict[str, Json]:
    """Battles and what comes after them."""
    if isinstance(top, ChooseBattle):
        return {"area": AREA_IDS[top.area], "count": len(game.picked[seat])}
    if isinstance(top, DropCards):
        side = ATTACK_SIDE if seat == game.attacker else DEFENCE_SIDE
        return {"count": max(0, must_drop(game, side) - len(game.picked[seat]))}
    if isinstance(top, UseAbility):
        return {"ability": ABILITY_IDS[top.ability]}
    if isinstance(top, TakeLoss):
        return {"count": game.losses[top.camp]}
    if isinstance(top, ChooseShelter):
        return {"noble": noble_id(game, top.army)}
    if isinstance(top, ChooseDeserter):
        return {"nation": NATION_IDS[top.nation], "slot": noble_id(game, top.army)}
    if isinstance(top, LoseTroops):
        return {"slot": noble_id(game, top.army), "count": top.left}
    if isinstance(top, KeepOrRaze):
        reward = game.charter.data.constants.raze_times * income_of(game, top.city)
        return {"city": CITY_IDS[top.city], "count": reward}
    if isinstance(top, CedeCity):
        return {"to": top.captor}
    return {}


def event_parts(game: WarriorKnights, top: Frame[Game], seat: i64) -> dict[str, Json]:
    cards = game.charter.data.events
    if isinstance(top, NameDrawer):
        return {"colour": COLOR_IDS[event_color(game)], "count": game.charter.data.constants.redirect_cost}
    if isinstance(top, CancelEvent):
        return {"event": EVENT_IDS[game.event], "count": cards[game.event].cancel}
    if isinstance(top, PledgeFaith):
        return {"event": EVENT_IDS[game.event], "count": missing(game)}
    if isinstance(top, PayRansom):
        return {"noble": noble_id(game, game.target), "count": cards[KIDNAPPED].amount}
    if isinstance(top, RefreshNobles):
        return {"count": cards[SECOND_WIND].amount}
    if isinstance(top, OpenGates):
        return {"count": cards[OPEN_GATES].fallback}
    if isinstance(top, PayMutineer):
        wage = game.charter.data.wages[top.kind]
        return {"troop": TROOP_IDS[top.kind], "slot": noble_id(game, top.army), "count": wage}
    return {}


def neutral_parts(game: WarriorKnights, top: Frame[Game], seat: i64) -> dict[str, Json]:
    """Expeditions and works."""
    if isinstance(top, StakeCrowns):
        most = min(stake_limit(game), game.crowns[seat])
        return {"expedition": EXPEDITION_IDS[top.expedition], "count": most}
    if isinstance(top, BlessExpedition):
        return {"expedition": EXPEDITION_IDS[top.expedition]}
    if isinstance(top, UpgradeDefenses):
        return {"repair": repair_cost(game, seat), "fortify": fortify_cost(game, seat)}
    if isinstance(top, MusterTroops):
        return {"count": game.charter.data.constants.muster_cost}
    return {}


def money_parts(game: WarriorKnights, top: Frame[Game], seat: i64) -> dict[str, Json]:
    """Taxation, Wages and the draft."""
    if isinstance(top, PayIncomeTax):
        return {"count": top.tax}
    if isinstance(top, PayTithe):
        return {"count": game.charter.data.agendas[TITHE].amount, "to": game.head}
    if isinstance(top, PayWages):
        paid = bill_of(game, top.chosen(game, seat), top.surcharge)
        return {"crowns": game.crowns[seat] - paid, "count": bill_of(game, billed(game, seat), top.surcharge) - paid}
    if isinstance(top, HireTroops):
        return {"count": top.most}
    if isinstance(top, StationTroop):
        return {"troop": TROOP_IDS[top.kind]}
    return {}


def subject_of(game: WarriorKnights) -> str:
    """What is voted on now: the count of the votes lies on the stack and says it."""
    for frame in reversed(game.stack):
        if isinstance(frame, (CountVotes, BreakTie)):
            return subject_id(game, frame.subject, frame.object)
    return subject_id(game, ON_AGENDA, game.agenda)


def subject_id(game: WarriorKnights, subject: i64, object: i64) -> str:
    if subject == ON_PARDON:
        return f"pardon:{object}"
    if subject == ON_REPEAL:
        return f"repeal:{AGENDA_IDS[object]}"
    if subject == ON_DELAY:
        return "delay:"
    if subject == ON_AGENDA:
        return f"agenda:{AGENDA_IDS[object]}"
    return f"{'end' if game.open_laws & BIT[object] else 'motion'}:{OPEN_MOTION_IDS[object]}"


def assembly_parts(game: WarriorKnights, top: Frame[Game], seat: i64) -> dict[str, Json]:
    if isinstance(top, CommitVotes):
        return {"subject": subject_of(game), "count": game.votes[seat]}
    if isinstance(top, Declare):
        return {"subject": subject_of(game), "count": game.pledges[seat]}
    if isinstance(top, BreakTie):
        return {"subject": subject_of(game)}
    if isinstance(top, WriteBallot):
        return ballot_parts(game, top, seat)
    if isinstance(top, (AcceptDecree, AppointNoble)) and game.agenda != NO_CARD:
        return {"agenda": AGENDA_IDS[game.agenda]}
    if isinstance(top, GiveUpCharge):
        return {"agenda": AGENDA_IDS[top.newest]}
    return {}


def ballot_parts(game: WarriorKnights, top: WriteBallot, seat: i64) -> dict[str, Json]:
    """W-9.3 Agenda by agenda, what and then how many."""
    chain = game.picked[seat]
    at = len(chain) // 2
    left = game.votes[seat] - written_votes(chain)
    if at >= len(top.cards):
        return {"stage": "done", "subject": "delay:", "count": left}
    card = top.cards[at]
    subject = subject_of(game) if card == NOT_AN_AGENDA else subject_id(game, ON_AGENDA, card)
    return {"stage": "choice" if len(chain) % 2 == 0 else "votes", "subject": subject, "count": left}


def upkeep_parts(game: WarriorKnights, top: Frame[Game], seat: i64) -> dict[str, Json]:
    if isinstance(top, QuellRevolt):
        faith = game.charter.data.constants.revolt_faith
        return {"city": CITY_IDS[top.city], "faith": faith, "count": top.ransom(game)}
    if isinstance(top, Rearrange):
        return chosen_noble(game, seat)
    if isinstance(top, ReturnNoble):
        return {"noble": noble_id(game, seat * SLOTS + top.shape)}
    return {}
