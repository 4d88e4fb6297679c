"""Whether that came about of which a chance was shown, for the comparison of both (calibration).

The chance of a battle holds for the nobles with whom it was worked out: it is compared if just so many attack. That of
a vote is compared if votes were committed, that of a fleet if nobody blesses it.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from banneret.core.bits import BIT
from banneret.core.events import Event
from banneret.core.odds import ShownChance
from banneret.games.warrior_knights.rules.actions import (
    CATALOGUE,
    FIGHT_BARON,
    FOR,
    LAUNCH,
    NO,
    REFUSE,
    WITH_NOBLE,
    YES,
)
from banneret.games.warrior_knights.rules.armies_and_places import nobles_in, owner_of, place_at
from banneret.games.warrior_knights.rules.battle import ChooseBattle, candidates
from banneret.games.warrior_knights.rules.cards import EXPEDITION_IDS, SLOT_IDS, SLOTS
from banneret.games.warrior_knights.rules.expeditions import BlessExpedition, StakeCrowns
from banneret.games.warrior_knights.rules.sides import CAPTURED as TAKEN
from banneret.games.warrior_knights.rules.sides import DEFENCE_SIDE, fighting_nobles
from banneret.games.warrior_knights.rules.state import NEUTRAL, WarriorKnights

# What shown chances are of: the texts `chance-<of>`.
CAPTURED: Final = "captured"
WON: Final = "won"
BESIEGED: Final = "besieged"
OWN_DEATHS: Final = "own-deaths"
THEIR_DEATHS: Final = "their-deaths"
RETREAT: Final = "retreat"
VOTE: Final = "vote"
VOTE_DECIDED: Final = ("decided", "chosen")
FLEET: Final = "fleet"
BLESSED_FLEET: Final = "blessed-fleet"

# W-11 steps 8 and 9: by how a battle was decided, what is true then besides a capture.
TRUE_AFTER: Final[dict[str, list[str]]] = {
    "full_attack": [WON, THEIR_DEATHS],
    "partial_attack": [WON],
    "partial_defence": [RETREAT],
    "full_defence": [OWN_DEATHS],
    "attackers": [OWN_DEATHS],
    "defenders": [WON, THEIR_DEATHS],
}


def came_about(
    shown: ShownChance, before: WarriorKnights, since: Sequence[Event], now: WarriorKnights
) -> bool | None:  # fmt: skip
    """None: not yet, or nobody can tell."""
    if shown.of == VOTE:
        return vote_won(before, shown.seat, since)
    if shown.of in (FLEET, BLESSED_FLEET):
        return came_back(expedition_of(shown.answer, before), shown.of == BLESSED_FLEET, since)
    true = battle_ended(shown, before, since, now)
    return None if true is None else shown.of in true


# Battles.


def attackers(game: WarriorKnights, shown: ShownChance) -> i64:
    """With how many nobles a chance was worked out; 0: the battle is being fought."""
    top = game.stack[-1]
    if not isinstance(top, ChooseBattle):
        return 0
    if not game.picked[shown.seat]:
        return len(candidates(game, shown.seat, top.area))
    more = 1 if CATALOGUE.by_notation[shown.answer].verb == WITH_NOBLE else 0
    return len(top.named(game, shown.seat)) + more


def defenders(game: WarriorKnights, shown: ShownChance) -> list[int]:
    """The nobles who would defend."""
    top = game.stack[-1]
    if not isinstance(top, ChooseBattle):
        return fighting_nobles(game, DEFENCE_SIDE)
    chain = game.picked[shown.seat]
    target = CATALOGUE.actions[chain[0]] if chain else CATALOGUE.by_notation[shown.answer]
    defender = owner_of(game, place_at(game, top.area))
    if target.verb == FIGHT_BARON:
        defender = game.seat_of_baron(target.piece)
    return [] if defender == NEUTRAL else nobles_in(game, defender, top.area)


def battle_ended(
    shown: ShownChance, before: WarriorKnights, since: Sequence[Event], now: WarriorKnights
) -> list[str] | None:  # fmt: skip
    """W-11, W-11.8 What is true after the battle that was named then; None while it lasts, or if it never began."""
    expected = attackers(before, shown)
    named = expected == 0
    for event in since:
        if event.name == "names_battle":
            if named or len(str(event.parts["nobles"]).split()) != expected:
                return None
            named = True
        elif not named or is_called_off(event):
            return None
        elif event.name == "besieges":
            return [BESIEGED]
        elif event.name == "starved_out":
            return [CAPTURED, THEIR_DEATHS]
        elif event.name in ("takes_city", "takes_stronghold"):
            return [CAPTURED]  # nothing defended it
        elif event.name in ("victories", "victories_skipped"):
            decided = str(event.parts["verdict" if event.name == "victories" else "why"])
            true = TRUE_AFTER.get(decided, [])
            fallen = defenders(before, shown)
            if decided == "attackers" and fallen and all(fell(now, since, army) for army in fallen):
                true = [*true, THEIR_DEATHS]
            return [*true, CAPTURED] if now.captures == TAKEN else true
    return None


def is_called_off(event: Event) -> bool:
    """W-15.2, W-15.3 A third Baron does not permit the battle, or the attacker takes crowns instead of it."""
    if event.name == "permission":
        return event.parts["purpose"] == "attack" and event.parts["answer"] == REFUSE.notation
    return event.name == "price_declined" or (event.name == "offer_answered" and bool(event.parts["passed"]))


def fell(now: WarriorKnights, since: Sequence[Event], army: i64) -> bool:
    """Whether a noble is counted among the fallen, or dead already."""
    slot = SLOT_IDS[army % SLOTS]
    dead = any(
        event.name == "noble_dies" and event.seat == army // SLOTS and event.parts["noble"] == slot for event in since
    )
    return dead or now.fallen & BIT[army] != 0


# Votes and expeditions.


def vote_won(before: WarriorKnights, seat: i64, since: Sequence[Event]) -> bool | None:
    """W-9.3.6 Whether what the seat declared was decided; nobody can tell what was wanted by who committed nothing."""
    wanted = ""
    for event in since:
        if event.name == "votes" and event.seat == seat:
            wanted = str(event.parts["answer"])
        elif event.name in VOTE_DECIDED:
            if not wanted:
                return None
            result = FOR[before.barons[event.seat]] if event.name == "chosen" else YES if event.parts["passed"] else NO
            return wanted == result.notation
    return None


def expedition_of(answer: str, before: WarriorKnights) -> str:
    """Which expedition an answer is about: the one that is named, or the one that the question is of."""
    top = before.stack[-1]
    if isinstance(top, StakeCrowns | BlessExpedition):
        return EXPEDITION_IDS[top.expedition]
    return next((one.piece_name for one in LAUNCH if one.notation == answer), "")


def came_back(expedition: str, with_blessing: bool, since: Sequence[Event]) -> bool | None:
    """W-8.2 Whether an expedition came back in the end; one that was blessed is told apart."""
    blessed = False
    for event in since:
        if event.parts.get("expedition") != expedition:
            continue
        if event.name == "blessed":
            blessed = True
        if event.name == "expedition_result" and event.parts["result"] != "no_news":
            return event.parts["result"] != "lost" if blessed == with_blessing else None
    return None
