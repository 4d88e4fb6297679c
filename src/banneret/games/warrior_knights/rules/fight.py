"""W-11 Open-field battles and assaults: losses, victories, deaths and capture (steps 6 to 12)."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from banneret.core.actions import Action
from banneret.core.bits import BIT
from banneret.core.chance import Chance
from banneret.core.jsons import Json
from banneret.core.kernel import Step
from banneret.core.refusals import Refusal
from banneret.games.warrior_knights.rules.abilities import (
    OfferAbilities,
    can_be_hit,
    dealt_by,
    losses_of_side,
    most_losses,
    prevented_by,
    victories_of_side,
)
from banneret.games.warrior_knights.rules.actions import HIT
from banneret.games.warrior_knights.rules.actions import HIT_WALLS as WALLS
from banneret.games.warrior_knights.rules.armies_and_places import garrison_of, is_on_board, place_strength, strength_of
from banneret.games.warrior_knights.rules.capture import breach, push_capture, push_loss
from banneret.games.warrior_knights.rules.cards import (
    FIRST_STRONGHOLD,
    GARRISON,
    OFF_BOARD,
    SLOT_IDS,
    SLOTS,
)
from banneret.games.warrior_knights.rules.common import PublicQuestion
from banneret.games.warrior_knights.rules.fate_hands import DRAW_HANDS, REVEAL_HANDS, NameCommander
from banneret.games.warrior_knights.rules.losses import CasualtyToll, DrawDeserter, return_held
from banneret.games.warrior_knights.rules.retreat import push_retreats
from banneret.games.warrior_knights.rules.sides import (
    ATTACK_SIDE,
    CAPTURED,
    DEFENCE_SIDE,
    FALLS_TO_NOBODY,
    NO_CAPTURE,
    defends,
    fighting_garrison,
    fighting_nobles,
    living_nobles,
    side_seat,
)
from banneret.games.warrior_knights.rules.state import (
    ASSAULT,
    NO_BATTLE,
    NO_SEAT,
    NOWHERE,
    WarriorKnights,
    put,
)
from banneret.games.warrior_knights.rules.troops import (
    BY_DEFEAT,
    check_armies,
    is_spent,
    lift_idle_sieges,
    place_name,
    push_deaths,
)


def push_fight(game: WarriorKnights) -> None:
    """Push last: the steps of a battle, the first on top. A place that nobody and nothing defends falls at once."""
    game.commanders = [OFF_BOARD, OFF_BOARD]
    game.fallen = 0
    game.abilities = 0
    game.verdict = 0
    game.captures = NO_CAPTURE
    game.tolled = 0
    game.hands_open = False
    game.fate_hands = [[], []]
    game.losses = [0, 0]
    game.victories = [0, 0]
    game.push(END_BATTLE)
    if game.battle_kind == ASSAULT and not defends(game):
        game.captures = CAPTURED
        if game.heard:
            game.emit("undefended", "W-11.4", NO_SEAT, {"place": place_name(game, game.battle_place)})
        game.push(TAKE_PLACE)
        return
    game.push(TAKE_PLACE)
    game.push(BURY_DEAD)
    game.push(COUNT_VICTORIES)
    game.push(AssignLosses(DEFENCE_SIDE))
    game.push(AssignLosses(ATTACK_SIDE))
    game.push(TALLY)
    game.push(OfferAbilities(DEFENCE_SIDE, 0))
    game.push(OfferAbilities(ATTACK_SIDE, 0))
    game.push(REVEAL_HANDS)
    game.push(DRAW_HANDS)
    game.push(NameCommander(DEFENCE_SIDE))
    game.push(NameCommander(ATTACK_SIDE))


@final
class Tally(Step["WarriorKnights"]):
    """W-11 step 6"""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        losses: list[int] = []
        for side in (ATTACK_SIDE, DEFENCE_SIDE):
            losses.append(max(0, int(losses_of_side(game, side))))
        game.losses = losses
        if game.heard:
            told: dict[str, Json] = {
                "attacker": losses[0],
                "defender": losses[1],
                "attack_deals": dealt_by(game, ATTACK_SIDE),
                "attack_prevents": prevented_by(game, ATTACK_SIDE),
                "defence_deals": dealt_by(game, DEFENCE_SIDE),
                "defence_prevents": prevented_by(game, DEFENCE_SIDE),
            }
            game.emit("losses", "W-11.4", NO_SEAT, told)


@final
class AssignLosses(Step["WarriorKnights"]):
    """W-11 step 7 The losses of a side, one at a time; what cannot be placed is lost.

    Nobody is asked where they can go in one way alone: a neutral city takes breaches, and who loses more than all his
    armies and walls can take loses them all.
    """

    def __init__(self, side: i64) -> None:
        self.camp: i64 = side

    def parts(self) -> list[int | list[int]]:
        return [self.camp]

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        side = self.camp
        if game.losses[side] == 0:
            return
        options = can_be_hit(game, side)
        if not options:
            game.losses = put(game.losses, side, 0)
        elif len(options) == 1 or game.losses[side] >= most_losses(game, side):  # they fit in one way only
            hit(game, side, options[0])
            game.push(self)
        else:
            game.push(self)
            game.push(TakeLoss(side_seat(game, side), side))


def hit(game: WarriorKnights, side: i64, where: i64) -> None:
    """One loss is placed; an army that has lost all its strength loses its noble."""
    game.losses = put(game.losses, side, game.losses[side] - 1)
    if where == WALLS:
        breach(game, game.battle_place, "W-11.4")
        if game.heard:
            left = place_strength(game, game.battle_place)
            told: dict[str, Json] = {"place": place_name(game, game.battle_place), "strength": left}
            game.emit("breached", "W-11.4", side_seat(game, side), told)
        return
    army = side_seat(game, side) * SLOTS + where
    game.casualties = put(game.casualties, army, game.casualties[army] + 1)
    if game.heard:
        hit_army: dict[str, Json] = {"slot": SLOT_IDS[where], "count": 1, "strength": max(0, strength_of(game, army))}
        game.emit("casualties", "W-11.4", side_seat(game, side), hit_army)
    if where != GARRISON and is_spent(game, army):
        game.fallen |= BIT[army]


@final
class TakeLoss(PublicQuestion):
    """W-11 step 7 Where the next loss goes. DP-23"""

    rule: ClassVar[str] = "W-11.4"

    def __init__(self, seat: i64, side: i64) -> None:
        super().__init__(seat)
        self.camp: i64 = side

    def parts(self) -> list[int | list[int]]:
        return [self.seat, self.camp]

    def legal(self, game: WarriorKnights, seat: i64) -> list[Action]:
        return [HIT[slot] for slot in can_be_hit(game, self.camp)]

    def refuse(self, game: WarriorKnights, seat: i64, action: Action) -> Refusal:
        return Refusal("cannot_be_hit", "W-11.4", {"count": game.losses[self.camp]})

    def apply(self, game: WarriorKnights, seat: i64, action: Action, chance: Chance) -> None:
        game.pop()
        hit(game, self.camp, action.piece)

    def prompt(self, game: WarriorKnights, seat: i64) -> dict[str, Json]:
        return {"count": game.losses[self.camp]}


def victories_count(game: WarriorKnights) -> bool:
    """W-11 step 8 Whether victories are counted at all."""
    if not living_nobles(game, ATTACK_SIDE):
        return False
    stands = defends(game)
    if fighting_nobles(game, DEFENCE_SIDE):
        if living_nobles(game, DEFENCE_SIDE):
            return True
        return game.charter.fallen_count and game.battle_kind == ASSAULT and stands
    return stands


@final
class CountVictories(Step["WarriorKnights"]):
    """W-11 steps 8 and 9"""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        game.push(DECIDE)
        if victories_count(game):
            game.push(COMPARE)
            game.push(OfferAbilities(DEFENCE_SIDE, 1))
            game.push(OfferAbilities(ATTACK_SIDE, 1))
        elif game.heard:
            game.emit("victories_skipped", "W-11.4", NO_SEAT, {"why": why_skipped(game)})


def why_skipped(game: WarriorKnights) -> str:
    """W-11 step 8 Whose nobles are all dead, or that nothing stands any more."""
    if not living_nobles(game, ATTACK_SIDE):
        return "attackers"
    return "defenders" if fighting_nobles(game, DEFENCE_SIDE) else "walls"


@final
class Compare(Step["WarriorKnights"]):
    """W-11 step 9 Two more: all nobles of the loser die; one more: they retreat."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        for side in (ATTACK_SIDE, DEFENCE_SIDE):
            game.victories = put(game.victories, side, victories_of_side(game, side))
        game.verdict = game.victories[0] - game.victories[1]
        if game.heard:
            told: dict[str, Json] = {
                "attacker": game.victories[0],
                "defender": game.victories[1],
                "verdict": VERDICTS[min(max(int(game.verdict), -2), 2) + 2],
            }
            game.emit("victories", "W-11.4", NO_SEAT, told)
        loser = DEFENCE_SIDE if game.verdict > 0 else ATTACK_SIDE
        if game.verdict >= 2 or game.verdict <= -2:
            for army in living_nobles(game, loser):
                game.fallen |= BIT[army]


@final
class Decide(Step["WarriorKnights"]):
    """W-11 step 11 Whether the place falls, as it stands before the dead are counted out; then the beaten retreat."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if game.battle_kind == ASSAULT:
            stands = defends(game)
            if living_nobles(game, ATTACK_SIDE):
                if game.verdict > 0 or not stands:
                    game.captures = CAPTURED
            elif not stands and game.battle_place >= FIRST_STRONGHOLD:
                game.captures = FALLS_TO_NOBODY
        if game.verdict == 1:
            push_retreats(game, living_nobles(game, DEFENCE_SIDE))
        elif game.verdict == -1:
            push_retreats(game, living_nobles(game, ATTACK_SIDE))


@final
class BuryDead(Step["WarriorKnights"]):
    """W-11 step 10 The attacker's dead first, by shape; a garrison that has lost its strength pays for it."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        garrison = fighting_garrison(game)
        if garrison != OFF_BOARD and is_spent(game, garrison):
            game.tolled |= BIT[garrison]
            game.push(CasualtyToll(garrison))
            game.push(DrawDeserter(garrison, 0))
        fighters = fighting_nobles(game, ATTACK_SIDE) + fighting_nobles(game, DEFENCE_SIDE)
        push_deaths(game, [army for army in fighters if game.fallen & BIT[army] and is_on_board(game, army)], BY_DEFEAT)


@final
class TakePlace(Step["WarriorKnights"]):
    """W-11 step 11"""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        if game.captures == NO_CAPTURE:
            return
        tolled: i64 = 0
        if game.battle_place >= FIRST_STRONGHOLD and game.tolled & BIT[garrison_of(game.defender)]:
            tolled = 1
        if game.captures == CAPTURED:
            push_capture(game, game.attacker, game.battle_place, tolled)
        else:
            push_loss(game, game.defender, tolled)


@final
class EndBattle(Step["WarriorKnights"]):
    """W-11 step 12 Held cards go under the deck, the attacker's first; sieges whose besieger is gone are lifted."""

    def run(self, game: WarriorKnights, chance: Chance) -> None:
        return_held(game, "W-11.4")
        game.hands_open = False
        game.battle_kind = NO_BATTLE
        game.attacker = NO_SEAT
        game.defender = NO_SEAT
        game.battle_area = NOWHERE
        game.battle_place = NOWHERE
        game.fighters = 0
        game.fallen = 0
        lift_idle_sieges(game)
        check_armies(game)


VERDICTS: Final = ["full_defence", "partial_defence", "stalemate", "partial_attack", "full_attack"]
TALLY: Final = Tally()
COUNT_VICTORIES: Final = CountVictories()
COMPARE: Final = Compare()
DECIDE: Final = Decide()
BURY_DEAD: Final = BuryDead()
TAKE_PLACE: Final = TakePlace()
END_BATTLE: Final = EndBattle()
