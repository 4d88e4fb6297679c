"""Whether that came about of which a chance was shown: read from what was told since."""

from typing import Final

from mypy_extensions import i64

from banneret.core.events import Event
from banneret.core.odds import ShownChance
from banneret.games.warrior_knights.rules.actions import CATALOGUE, VOTE_FOR
from banneret.games.warrior_knights.rules.armies_and_places import nobles_in
from banneret.games.warrior_knights.rules.battle import candidates
from banneret.games.warrior_knights.rules.cards import AREA_IDS, EXPEDITION_IDS
from banneret.games.warrior_knights.rules.sides import DEFENCE_SIDE, fighting_nobles
from banneret.games.warrior_knights.rules.state import NO_BATTLE, WarriorKnights

# What shown chances are of: the texts `chance-<of>`.
CAPTURED: Final = "captured"
WON: Final = "won"
BESIEGED: Final = "besieged"
OWN_DEATHS: Final = "own-deaths"
THEIR_DEATHS: Final = "their-deaths"
RETREAT: Final = "retreat"
VOTE: Final = "vote"
FLEET: Final = "fleet"
THE_END: Final = ("besieges", "fate_returns", "starved_out")  # of a battle
AFTERWARDS: Final = ("allocated", "baron_card", "names_battle", "neutral_card", "round")
IN_BATTLE: Final = (CAPTURED, WON, BESIEGED, OWN_DEATHS, THEIR_DEATHS, RETREAT)


def came_about(shown: ShownChance, before: WarriorKnights, since: list[Event], now: WarriorKnights) -> bool | None:
    if shown.of in IN_BATTLE:
        return in_battle(shown, before, since)
    if shown.of == VOTE:
        return vote_won(shown, since, now)
    return fleet_came_back(shown, since) if shown.of == FLEET else None


def first(since: list[Event], name: str) -> Event | None:
    for event in since:
        if event.name == name:
            return event
    return None


def this_battle(before: WarriorKnights, since: list[Event]) -> list[Event]:
    """What happened in the battle that was named, or that was being fought, up to its end or to the next card."""
    found: list[Event] = []
    begun = before.battle_kind != NO_BATTLE
    for event in since:
        if event.name == "names_battle" and not begun:
            begun = True
        elif begun and event.name in AFTERWARDS:
            return found
        if begun:
            found.append(event)
            if event.name in THE_END:
                return found
    return found


def as_shown(shown: ShownChance, before: WarriorKnights, named: Event | None) -> bool:
    """Whether the battle is the one whose chances were shown: with all rested nobles there, or with those named."""
    if shown.answer.startswith("with "):  # others may follow him
        return False
    if named is None or shown.answer == "attack":
        return True
    area = AREA_IDS.index(str(named.parts["area"]))
    return len(str(named.parts["nobles"]).split()) == len(candidates(before, shown.seat, area))


def in_battle(shown: ShownChance, before: WarriorKnights, since: list[Event]) -> bool | None:
    """None while it goes on, where it was called off, and where others fought than the chance was told for."""
    battle = this_battle(before, since)
    named = first(battle, "names_battle")
    if not battle or not as_shown(shown, before, named):
        return None
    if first(battle, "besieges") is not None:
        return shown.of == BESIEGED
    if first(battle, "starved_out") is not None:
        return shown.of in (CAPTURED, BESIEGED) or (shown.of == THEIR_DEATHS and shown.share > 0.0)
    taken = first(battle, "takes_city") is not None or first(battle, "takes_stronghold") is not None
    if first(battle, "draws_hand") is None and before.battle_kind == NO_BATTLE:  # nothing defended the place
        return shown.of == CAPTURED if taken else None
    if first(battle, "fate_returns") is None:
        return None
    victories = first(battle, "victories")
    verdict = "" if victories is None else str(victories.parts["verdict"])
    skipped = first(battle, "victories_skipped")
    why = "" if skipped is None else str(skipped.parts["why"])
    if shown.of == CAPTURED:
        return taken
    if shown.of == WON:
        return verdict in ("partial_attack", "full_attack") or why == "defenders"
    if shown.of == OWN_DEATHS:
        return verdict == "full_defence" or why == "attackers"
    if shown.of == RETREAT:
        return verdict == "partial_defence"
    return all_dead(before, battle, named) and verdict != "partial_attack"


def all_dead(before: WarriorKnights, since: list[Event], named: Event | None) -> bool:
    """Whether every defending noble has died."""
    if named is None:
        defender = before.defender
        nobles: i64 = len(fighting_nobles(before, DEFENCE_SIDE))
    else:
        defender = int(str(named.parts["defender"]))
        area = AREA_IDS.index(str(named.parts["area"]))
        nobles = len(nobles_in(before, defender, area)) if defender >= 0 else 0
    dead = [event for event in since if event.name == "noble_dies" and event.seat == defender]
    return 0 < nobles <= len(dead)


def vote_won(shown: ShownChance, since: list[Event], now: WarriorKnights) -> bool | None:
    """Whether the vote went as the seat wanted; who commits nothing wants nothing."""
    wanted = ""
    for event in since:
        if event.name == "votes" and event.seat == shown.seat:
            wanted = str(event.parts["answer"])
        elif event.name == "decided":
            return None if not wanted else bool(event.parts["passed"]) == (wanted == "vote yes")
        elif event.name == "chosen":
            if not wanted:
                return None
            action = CATALOGUE.parse(wanted)
            return action.verb == VOTE_FOR and now.seat_of_baron(action.piece) == event.seat
    return None


def fleet_came_back(shown: ShownChance, since: list[Event]) -> bool | None:
    """What became of the expedition that was started, unless it was blessed after all."""
    expedition = shown.answer.rpartition(" ")[2]
    if expedition not in EXPEDITION_IDS:
        return None
    sails = False
    for event in since:
        if event.parts.get("expedition") != expedition:
            continue
        if event.name == "expedition_sails":
            sails = True
        elif event.name == "blessed":
            return None
        elif event.name == "expedition_result" and sails and event.parts["result"] != "no_news":
            return event.parts["result"] != "lost"
    return None
