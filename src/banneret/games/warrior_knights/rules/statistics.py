"""Figures of a finished game for tables of balance: how long it was, and what changed hands in it."""

from banneret.core.events import Event
from banneret.games.warrior_knights.rules.state import WarriorKnights

REVOLT_RULE = "W-13.3"
REVOLT_ENDS = ("city_neutral", "paid_crowns", "lost_faith")  # a revolt is let go, or bought off one way or the other
COUNTED = {
    "noble_dies": "nobles dead",
    "besieges": "sieges begun",
    "starved_out": "sieges ended",
    "takes_stronghold": "strongholds taken",
    "banned": "bans",
}


def statistics(game: WarriorKnights, log: list[Event]) -> dict[str, float]:
    """By name, with what counts by round as a mean over the rounds of the game."""
    rounds = float(max(1, game.round))
    captured = revolts = lost = 0
    found = dict.fromkeys(COUNTED.values(), 0.0)
    battles = {"open_field": 0, "assault": 0, "siege": 0}
    phases = {"taxation": 0, "wages": 0, "assembly": 0}
    for event in log:
        if event.name == "takes_city":
            captured += 1
        if event.rule == REVOLT_RULE and event.name in REVOLT_ENDS:
            revolts += 1
            lost += event.name == "city_neutral"
        if event.name in COUNTED:
            found[COUNTED[event.name]] += 1.0
        battle = event.parts.get("battle")
        if event.name == "names_battle" and isinstance(battle, str):
            battles[battle] += 1
        special = event.parts.get("special")
        if event.name == "special_phase" and isinstance(special, str):
            phases[special] += 1
    return {
        "rounds": float(game.round),
        "influence of the first": float(max(game.influence)),
        "influence of the last": float(min(game.influence)),
        "crowns in circulation": float(sum(game.crowns)),
        "cities captured a round": captured / rounds,
        "cities held at the end": float(sum(owner >= 0 for owner in game.owners)),
        "revolts": float(revolts),
        "cities lost to revolts": float(lost),
        **{f"battles named: {name.replace('_', ' ')}": float(count) for name, count in battles.items()},
        **found,
        **{f"{name} a round": count / rounds for name, count in phases.items()},
    }
