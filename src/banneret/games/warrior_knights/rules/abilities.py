"""W-11 steps 6 and 9 The abilities of commanders: what they add, and when they are worth asking about."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.actions import FORGO, USE
from banneret.games.warrior_knights.rules.actions import HIT_WALLS as WALLS
from banneret.games.warrior_knights.rules.armies_and_places import is_rested, noble_id, place_strength, troops_of
from banneret.games.warrior_knights.rules.cards import (
    DEAL,
    OFF_BOARD,
    PREVENT,
    SLOT_IDS,
    SLOTS,
    SQUARE,
    STANDARD_BEARER,
    STAR,
    TRIANGLE,
    VICTORY,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.sides import ATTACK_SIDE, BEARER, DEFENCE_SIDE, fighting_nobles, side_seat
from banneret.games.warrior_knights.rules.state import ASSAULT, NEUTRAL, WarriorKnights


def held(game: WarriorKnights, side: i64, result: i64) -> i64:
    """How many of the held cards show a result."""
    count: i64 = 0
    for card in game.fate_hands[side]:
        if game.charter.data.fates[card].battle == result:
            count += 1
    return count


def used(game: WarriorKnights, side: i64, ability: i64) -> i64:
    return 1 if game.abilities & BIT[side * 4 + ability] else 0


def can_use(game: WarriorKnights, side: i64, ability: i64) -> bool:
    """The commander has the ability and is rested: an exhausted one brings his 200 alone.

    Deaths come in step 10: in step 9 the ability of a commander who is about to fall still counts.
    """
    commander = game.commanders[side]
    if commander == OFF_BOARD or not is_rested(game, commander):
        return False
    if ability == BEARER:
        return game.offices[commander] == STANDARD_BEARER
    return commander % SLOTS == ability


def ability_id(ability: i64) -> str:
    return "standard_bearer" if ability == BEARER else SLOT_IDS[ability]


def can_be_hit(game: WarriorKnights, side: i64) -> list[int]:
    """W-11 step 7 The slots that can take one more loss; WALLS for a breach."""
    seat = side_seat(game, side)
    each = game.charter.data.constants.casualty
    found: list[int] = []
    if seat != NEUTRAL:
        for slot in range(SLOTS):
            army = seat * SLOTS + slot
            if game.fighters & BIT[army] and each * game.casualties[army] < troops_of(game, army):
                found.append(slot)
    if side == DEFENCE_SIDE and game.battle_kind == ASSAULT and place_strength(game, game.battle_place) > 0:
        found.append(WALLS)
    return found


def most_losses(game: WarriorKnights, side: i64) -> i64:
    """W-11 step 7 How many losses all armies of a side, and the walls in an assault, can take together."""
    each = game.charter.data.constants.casualty
    total: i64 = 0
    for slot in can_be_hit(game, side):
        if slot == WALLS:
            total += place_strength(game, game.battle_place) // game.charter.data.constants.breach
        else:
            army = side_seat(game, side) * SLOTS + slot
            total += (troops_of(game, army) - each * game.casualties[army] + each - 1) // each
    return total


def dealt_by(game: WarriorKnights, side: i64) -> i64:
    """W-11 step 6 With the ability, if it is used."""
    return held(game, side, DEAL) + used(game, side, STAR)


def prevented_by(game: WarriorKnights, side: i64) -> i64:
    return held(game, side, PREVENT) + used(game, side, SQUARE)


def losses_of_side(game: WarriorKnights, side: i64) -> i64:
    """W-11 step 6 What the other side deals and this one does not prevent; less than nothing is nothing."""
    return dealt_by(game, 1 - side) - prevented_by(game, side)


def victories_of_side(game: WarriorKnights, side: i64) -> i64:
    """W-11 step 9 With the abilities used so far."""
    standard = used(game, side, BEARER) * game.charter.data.agendas[STANDARD_BEARER].amount
    return held(game, side, VICTORY) + used(game, side, TRIANGLE) + standard


def may_matter(game: WarriorKnights, side: i64, ability: i64) -> bool:
    """Whether an ability can change anything, whatever is still undecided: the attacker decides first."""
    if ability == STAR:
        undecided = side == ATTACK_SIDE and can_use(game, DEFENCE_SIDE, SQUARE)
        return losses_are_felt(game, 1 - side, 1, -1 if undecided else 0)
    if ability == SQUARE:
        undecided = side == ATTACK_SIDE and can_use(game, DEFENCE_SIDE, STAR)
        return losses_are_felt(game, side, -1, 1 if undecided else 0)
    margin = victories_of_side(game, side) - victories_of_side(game, 1 - side)
    least = margin
    if side == ATTACK_SIDE:
        least -= victories_to_come(game, DEFENCE_SIDE)
    most = margin
    if ability == TRIANGLE and can_use(game, side, BEARER):
        most += game.charter.data.agendas[STANDARD_BEARER].amount
    for found in range(least, most + 1):
        if what_follows(game, side, found) != what_follows(game, side, found + 1):
            return True
    return False


def losses_are_felt(game: WarriorKnights, side: i64, by: i64, undecided: i64) -> bool:
    """Whether so many losses of a side more or less change what it loses; a decision to come may change them too."""
    losses = losses_of_side(game, side)
    most = most_losses(game, side)
    for found in (losses, losses + undecided):
        if min(max(found, 0), most) != min(max(found + by, 0), most):
            return True
    return False


def victories_to_come(game: WarriorKnights, side: i64) -> i64:
    """The victories that a side may still add."""
    standard = game.charter.data.agendas[STANDARD_BEARER].amount if can_use(game, side, BEARER) else 0
    return standard + (1 if can_use(game, side, TRIANGLE) else 0)


def what_follows(game: WarriorKnights, side: i64, margin: i64) -> i64:
    """W-11 step 9 Full and partial victory, stalemate and defeat; without nobles inside every victory is the same."""
    attack = margin if side == ATTACK_SIDE else -margin
    if attack > 0 and not fighting_nobles(game, DEFENCE_SIDE):
        return 1
    return min(max(attack, -2), 2)


@final
class OfferAbilities(Step["WarriorKnights"]):
    """W-11 steps 6 and 9 The abilities that count now: first star and square, later triangle and Standard-Bearer."""

    def __init__(self, side: i64, later: i64) -> None:
        self.camp: i64 = side
        self.later: i64 = later

    def parts(self) -> list[int | list[int]]:
        return [self.camp, self.later]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        seat = side_seat(game, self.camp)
        for ability in (BEARER, TRIANGLE) if self.later else (STAR, SQUARE):
            if can_use(game, self.camp, ability):
                game.push(UseAbility(seat, self.camp, ability))


@final
class UseAbility(PublicQuestion):
    """W-11 steps 6 and 9 Use it or not. DP-22, DP-24

    All cards lie open: nobody is asked about an ability that cannot change anything.
    """

    rule: ClassVar[str] = "W-11.4"

    def __init__(self, seat: i64, side: i64, ability: i64) -> None:
        super().__init__(seat)
        self.camp: i64 = side
        self.ability: i64 = ability

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.camp, self.ability]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return USE_OR_NOT

    def forced(self, game: WarriorKnights, seat: i64) -> Action | None:
        return None if may_matter(game, self.camp, self.ability) else FORGO

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("use_or_forgo", "W-11.4")

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        if action is USE:
            game.abilities |= BIT[self.camp * 4 + self.ability]
            if game.heard:
                noble = SLOT_IDS[game.commanders[self.camp] % SLOTS]
                game.emit("uses_ability", "W-11.4", seat, {"ability": ability_id(self.ability), "noble": noble})

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        other = 1 - self.camp
        return {
            "ability": ability_id(self.ability),
            "noble": noble_id(game, game.commanders[self.camp]),
            "deals": dealt_by(game, self.camp),
            "prevents": prevented_by(game, self.camp),
            "their_deals": dealt_by(game, other),
            "their_prevents": prevented_by(game, other),
            "victories": victories_of_side(game, self.camp),
            "their_victories": victories_of_side(game, other),
        }


USE_OR_NOT: Final = [USE, FORGO]
