"""W-11.1 to W-11.7 Naming a battle: who can be attacked, with whom, and who has to agree."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import (
    ASSAULT_PLACE,
    ATTACK,
    BESIEGE,
    CATALOGUE,
    FIGHT,
    FIGHT_BARON,
    PASS,
    SIEGE_PLACE,
    STORM,
    TARGET,
    TARGET_AREA,
    WITH,
    WITH_NOBLE,
)
from banneret.games.warrior_knights.rules.armies_and_places import (
    garrison_of,
    has_noble_in,
    is_rested,
    is_shut_in,
    noble_id,
    nobles_in,
    owner_of,
    place_at,
    strength_of,
)
from banneret.games.warrior_knights.rules.bargaining import TO_ATTACK, AskPermissions, BuyOff, assent
from banneret.games.warrior_knights.rules.cards import (
    ACTION_KINDS,
    AREA_IDS,
    FIRST_STRONGHOLD,
    INVIOLABLE_SEATS,
    NO_ASSAULTS,
    NO_CITY,
    NO_SIEGES,
    SHAPES,
    SLOTS,
    TRUCE_OF_GOD,
    VERSATILE_STRATEGY,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.facts import facts_of
from banneret.games.warrior_knights.rules.fight import push_fight
from banneret.games.warrior_knights.rules.forbidden import ban_for_battle
from banneret.games.warrior_knights.rules.laws import ban, break_motion
from banneret.games.warrior_knights.rules.siege import attack_total, defence_total, resolve_siege, siege_told
from banneret.games.warrior_knights.rules.state import (
    ASSAULT,
    BATTLE_IDS,
    NEUTRAL,
    NO_SEAT,
    NO_TARGET,
    NOWHERE,
    OPEN_FIELD,
    SIEGE,
    WarriorKnights,
)

TOO_WEAK: Final = "too_weak_to_besiege"
KIND_OF_VERB: Final = {FIGHT_BARON: OPEN_FIELD, ASSAULT_PLACE: ASSAULT, SIEGE_PLACE: SIEGE}


def candidates(game: WarriorKnights, seat: i64, area: i64) -> list[int]:
    """W-11.4 His rested nobles in the area."""
    return [army for army in nobles_in(game, seat, area) if is_rested(game, army)]


def in_the_open(game: WarriorKnights, seat: i64, area: i64) -> bool:
    """W-11.1 The Baron has nobles in the area, and neither city nor stronghold there is his."""
    place = place_at(game, area)
    return has_noble_in(game, seat, area) and (place == NO_CITY or owner_of(game, place) != seat)


def third_barons(game: WarriorKnights, attacker: i64, area: i64) -> list[int]:
    """W-11.3 Whose permission it takes to attack the place of an area."""
    owner = owner_of(game, place_at(game, area))
    found: list[int] = []
    for seat in game.order_from(attacker):
        if seat != attacker and seat != owner and has_noble_in(game, seat, area):
            found.append(seat)
    return found


def place_refusal(game: WarriorKnights, seat: i64, area: i64, kind: i64) -> Refusal | None:
    """W-11.2 to W-11.8 Why the place of the area cannot be assaulted or besieged; None if it can."""
    place = place_at(game, area)
    if place == NO_CITY or owner_of(game, place) == seat:
        return Refusal("no_place_to_attack", "W-11.2", {"area": AREA_IDS[area]})
    for third in third_barons(game, seat, area):
        if not game.charter.permissions or assent(kind, third, area) in game.asked_before:
            return Refusal("permission_refused", "W-11.3", {"baron": game.name_of(third)})
    if kind == ASSAULT:
        return None
    besieger = game.besiegers[place]
    if besieger != NO_SEAT and besieger != seat:
        return Refusal("besieged_by_another", "W-11.6", {"baron": game.name_of(besieger)})
    if besieger == seat and game.siege_rounds[place] == game.round:
        return Refusal("besieged_this_round", "W-11.8")
    if attack_total(game, candidates(game, seat, area)) <= defence_total(game, place):
        return Refusal(TOO_WEAK, "W-11.8")
    return None


def targets(game: WarriorKnights, seat: i64, area: i64) -> list[Action]:
    """W-11.2, W-11.5 What can be attacked in an area."""
    if game.in_force[TRUCE_OF_GOD] != NO_TARGET:
        return []
    armies = candidates(game, seat, area)
    if not armies:
        return []
    found: list[Action] = []
    if is_shut_in(game, armies[0]):
        besieger = game.besiegers[place_at(game, area)]
        return [FIGHT[game.barons[besieger]]]
    for other in game.order_from(seat):
        if other != seat and in_the_open(game, other, area):
            found.append(FIGHT[game.barons[other]])
    if place_refusal(game, seat, area, ASSAULT) is None:
        found.append(STORM)
    if place_refusal(game, seat, area, SIEGE) is None:
        found.append(BESIEGE)
    return found


@final
class ChooseBattle(PublicQuestion):
    """W-11.2, W-11.4 No battle, or one with these nobles. DP-11, DP-12"""

    rule: ClassVar[str] = "W-11.2"

    def __init__(self, seat: i64, area: i64) -> None:
        super().__init__(seat)
        self.area: i64 = area

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.area]

    def named(self, game: WarriorKnights, seat: i64) -> list[int]:
        """The armies named so far."""
        return [seat * SLOTS + CATALOGUE.actions[answer].piece for answer in game.picked[seat][1:]]

    def elsewhere(self, game: WarriorKnights, seat: i64) -> list[Action]:
        """W-11.3 After a refusal Versatile Strategy may start a battle in another area."""
        if game.card % ACTION_KINDS != VERSATILE_STRATEGY or not game.asked_before:
            return []
        return [TARGET[area] for area in areas_to_fight_in(game, seat) if area != self.area]

    def where(self) -> i64:
        return self.area

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        chain = game.picked[seat]
        if not chain:
            return [*targets(game, seat, self.area), *self.elsewhere(game, seat), PASS]
        named = self.named(game, seat)
        options: list[Action] = []
        for army in candidates(game, seat, self.area):
            if army not in named:
                options.append(WITH[army % SLOTS])
        if named and self.is_enough(game, seat, named):
            options.append(ATTACK)
        return options

    def is_enough(self, game: WarriorKnights, seat: i64, named: list[int]) -> bool:
        """W-11.8 A siege needs the greater total."""
        if CATALOGUE.actions[game.picked[seat][0]].verb != SIEGE_PLACE:
            return True
        return attack_total(game, named) > defence_total(game, place_at(game, self.area))

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        if game.picked[seat]:
            if action is ATTACK and self.named(game, seat):
                return self.too_weak(game, self.named(game, seat))
            if action.verb == WITH_NOBLE:
                return Refusal("not_among_attackers", "W-11.4", {"noble": noble_id(game, seat * SLOTS + action.piece)})
            return Refusal("attackers_first", "W-11.4")
        if game.in_force[TRUCE_OF_GOD] != NO_TARGET:
            return Refusal("truce", "W-8.1")
        if not candidates(game, seat, self.area):
            return Refusal("nobody_to_attack_with", "W-11.4")
        if action is STORM or action is BESIEGE:
            if is_shut_in(game, candidates(game, seat, self.area)[0]):
                return Refusal("besiegers_only", "W-11.5")
            found = place_refusal(game, seat, self.area, ASSAULT if action is STORM else SIEGE)
            if found is not None and found.code == TOO_WEAK:
                return self.too_weak(game, candidates(game, seat, self.area))
            return found if found is not None else Refusal("battle_or_pass", "W-11.2")
        if action.verb == FIGHT_BARON:
            return Refusal("not_in_the_open", "W-11.2", {"baron": action.piece_name})
        return Refusal("battle_or_pass", "W-11.2")

    def too_weak(self, game: WarriorKnights, armies: list[int]) -> Refusal:
        """W-11.8 Both totals, with what they are made of."""
        return Refusal(TOO_WEAK, "W-11.8", siege_told(game, armies, place_at(game, self.area)))

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        if action.draft:
            game.pick(seat, action)
        elif action is PASS:
            game.pop()
        elif action.verb == TARGET_AREA:
            game.replace(ChooseBattle(seat, action.piece))
        else:
            named = self.named(game, seat)
            declare_battle(game, seat, self.area, CATALOGUE.actions[game.unpick(seat)[0]], named)

    def about(self, game: WarriorKnights, seat: i64, action: Action) -> dict[str, Json]:
        armies = candidates(game, seat, self.area)
        if action is PASS:
            return {"what": "battle"}
        if action.verb == FIGHT_BARON:
            foes = nobles_in(game, game.seat_of_baron(action.piece), self.area)
            return {
                **facts_of(game, seat, action),
                "own": sum([int(strength_of(game, army)) for army in armies]),
                "strength": sum([int(strength_of(game, army)) for army in foes]),
            }
        if action is not STORM and action is not BESIEGE:
            return facts_of(game, seat, action)
        return {**siege_told(game, armies, place_at(game, self.area)), "leave": third_barons(game, seat, self.area)}

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {
            "area": AREA_IDS[self.area],
            "count": len(game.picked[seat]),
            "ban": ban_for_battle(game, seat, self.area),
        }


def declare_battle(game: WarriorKnights, seat: i64, area: i64, target: Action, named: list[int]) -> None:
    """W-11.3 Push last: permissions first, then an offer to buy the attack off (W-15.3), then the battle."""
    kind = KIND_OF_VERB[int(target.verb)]
    mask: i64 = 0
    for army in named:
        mask |= BIT[army]
    defender = game.seat_of_baron(target.piece) if kind == OPEN_FIELD else owner_of(game, place_at(game, area))
    if game.heard:
        told: dict[str, Json] = {
            "battle": BATTLE_IDS[kind],
            "area": AREA_IDS[area],
            "defender": defender,
            "nobles": " ".join([noble_id(game, army) for army in named]),
        }
        game.emit("names_battle", "W-11.2", seat, told)
    game.push(BeginBattle(seat, defender, kind, area, mask))
    if kind == OPEN_FIELD:
        return
    thirds = third_barons(game, seat, area)
    if thirds:
        game.push(AskPermissions(seat, TO_ATTACK, thirds, [int(assent(kind, third, area)) for third in thirds], 0))


class NamedBattle(Step["WarriorKnights"]):
    """W-11.2 A battle that has been named: `fighters` is a mask of the attacking armies."""

    def __init__(self, attacker: i64, defender: i64, kind: i64, area: i64, fighters: i64) -> None:
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.kind: i64 = kind
        self.area: i64 = area
        self.fighters: i64 = fighters

    def parts(self) -> list[int | list[int]]:
        return [self.attacker, self.defender, self.kind, self.area, self.fighters]


@final
class BeginBattle(NamedBattle):
    """W-15.3 All permissions are given: the attacked Baron may offer crowns; otherwise the battle is on."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if game.stack and isinstance(game.stack[-1], ChooseBattle):
            game.pop()  # one battle a card
        game.push(StartBattle(self.attacker, self.defender, self.kind, self.area, self.fighters))
        if self.defender != NEUTRAL and game.charter.full_bargains:
            game.push(BuyOff(self.defender, self.attacker))


@final
class StartBattle(NamedBattle):
    """W-11 The battle is on: attacking a stronghold against the law is defiance (W-11.7)."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        game.fought = True
        place = place_at(game, self.area) if self.kind != OPEN_FIELD else NOWHERE
        if place >= FIRST_STRONGHOLD and game.has_law(INVIOLABLE_SEATS):
            ban(game, self.attacker, "W-11.7")
        if self.kind != OPEN_FIELD:
            break_motion(game, self.attacker, NO_ASSAULTS if self.kind == ASSAULT else NO_SIEGES)
        game.moved |= self.fighters  # they become exhausted at the end of the card (W-7.6)
        if self.kind == SIEGE:
            armies = [army for army in range(len(game.armies)) if self.fighters & BIT[army]]
            resolve_siege(game, self.attacker, place, siege_told(game, armies, place) if game.heard else {})
            return
        fighters = self.fighters
        if self.defender != NEUTRAL:
            for army in nobles_in(game, self.defender, self.area):
                fighters |= BIT[army]
            if place >= FIRST_STRONGHOLD and game.armies[garrison_of(self.defender)]:
                fighters |= BIT[garrison_of(self.defender)]
        game.battle_kind = self.kind
        game.attacker = self.attacker
        game.defender = self.defender
        game.battle_area = self.area
        game.battle_place = place
        game.fighters = fighters
        push_fight(game)


def announced_battle(game: WarriorKnights) -> StartBattle:
    """The battle that is about to start, while crowns are offered to call it off."""
    for frame in reversed(game.stack):
        if isinstance(frame, StartBattle):
            return frame
    raise RuntimeError("no battle is about to start")


def areas_to_fight_in(game: WarriorKnights, seat: i64) -> list[int]:
    """W-7.7 Where a battle can be started with nobles who are already there."""
    found: list[int] = []
    for shape in range(SHAPES):
        area = game.places[seat * SLOTS + shape]
        if 0 <= area < len(AREA_IDS) and area not in found and targets(game, seat, area):
            found.append(area)
    found.sort()
    return found
