"""Sums of Warrior Knights in a reader's words: what a total is made of, so that a reader can add it up."""

from collections.abc import Mapping

from banneret.core.jsons import Json
from banneret.core.texts import Texts
from banneret.games.warrior_knights.rules.data import WarriorKnightsData


def sum_words(amounts: dict[str, int], texts: Texts, goes_on: bool = False) -> str:
    """`troops 250 + commander 200`: the first amount always, unless a sum goes on, of the others what there is."""
    first = "" if goes_on else next(iter(amounts))
    shown = [name for name in amounts if amounts[name] > 0 or name == first]
    return " + ".join([texts.say(f"sum-{name}", {"count": str(amounts[name])}) for name in shown])


def siege_sums(parts: Mapping[str, Json], texts: Texts, data: WarriorKnightsData) -> dict[str, Json]:
    """W-11.8 Both totals: `sum_total` of troops, commander and more, `sum_against` of walls and who is inside."""
    commander = int(data.constants.commander_strength)
    master, inside, led = [int(str(parts.get(name, 0))) for name in ("master", "inside", "led_inside")]
    troops = int(str(parts["total"])) - commander - master
    walls = int(str(parts["against"])) - inside - led
    return {
        "sum_total": sum_words({"armies": troops, "commander": commander, "master": master}, texts),
        "sum_against": sum_words({"walls": walls, "inside": inside, "commander": led}, texts),
    }


def drawn_sum(parts: Mapping[str, Json], texts: Texts, data: WarriorKnightsData) -> str:
    """W-11 step 2 `4 for a strength of 450, 2 for the commander`; more comes from a Constable."""
    constants = data.constants
    strength, count = int(str(parts["strength"])), int(str(parts["count"]))
    by_strength = strength // int(constants.strength_per_card)
    by_commander = int(constants.commander_strength // constants.strength_per_card) if parts["led"] else 0
    said = [texts.say("drawn-for-strength", {"count": by_strength, "strength": str(strength)})]
    if by_commander:
        said.append(texts.say("drawn-for-commander", {"count": by_commander}))
    more = count - by_strength - by_commander
    if more > 0:
        said.append(texts.say("drawn-for-constable", {"count": more}))
    elif more < 0:
        said.append(texts.say("drawn-no-more"))
    return ", ".join(said)
