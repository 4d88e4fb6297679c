"""Whether that came about of which a chance was shown: read from what was told since."""

from typing import Final

from mypy_extensions import i64

from banneret.core.events import Event
from banneret.core.odds import ShownChance
from banneret.games.warrior_knights.rules.actions import CATALOGUE, VOTE_FOR
from banneret.games.warrior_knights.rules.armies_and_places import nobles_in
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


def in_battle(shown: ShownChance, before: WarriorKnights, since: list[Event]) -> bool | None:
    """The battle that the seat named, or that was being fought; None while it goes on, or where it was called off."""
    named = first(since, "names_battle")
    if before.battle_kind == NO_BATTLE and named is None:
        return None
    if first(since, "besieges") is not None:
        return shown.of == BESIEGED
    if first(since, "starved_out") is not None:
        return shown.of in (CAPTURED, BESIEGED) or (shown.of == THEIR_DEATHS and shown.share > 0.0)
    taken = first(since, "takes_city") is not None or first(since, "takes_stronghold") is not None
    if first(since, "draws_hand") is None and before.battle_kind == NO_BATTLE:  # nothing defended the place
        return shown.of == CAPTURED if taken else None
    if first(since, "fate_returns") is None:
        return None
    victories = first(since, "victories")
    verdict = "" if victories is None else str(victories.parts["verdict"])
    skipped = first(since, "victories_skipped")
    why = "" if skipped is None else str(skipped.parts["why"])
    if shown.of == CAPTURED:
        return taken
    if shown.of == WON:
        return verdict in ("partial_attack", "full_attack") or why == "defenders"
    if shown.of == OWN_DEATHS:
        return verdict == "full_defence" or why == "attackers"
    if shown.of == RETREAT:
        return verdict == "partial_defence"
    return all_dead(before, since, named) and verdict != "partial_attack"


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
